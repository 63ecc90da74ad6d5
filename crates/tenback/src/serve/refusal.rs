//! Why the server does not start, and what to do.

use std::io;
use std::net::SocketAddr;
use std::path::Path;

use tenback_server::ServeError;
use tenback_store::{AddressError, JoinError, OpenError, OpenFault};
use tenback_words::Words;

use crate::command_error::CommandError;

use super::listen::link;

/// The server cannot listen there.
pub(super) fn of_address(why: &ServeError, words: &Words) -> CommandError {
    let text = match why {
        ServeError::InUse(address) => in_use(*address, words),
        ServeError::NoPermission(address) => words.message("cli-serve-no-permission", &[named(*address)]),
        ServeError::NotHere(address) => words.message("cli-serve-not-here", &[named(*address)]),
        ServeError::Io(address, error) => {
            words.message("cli-serve-cannot-listen", &[named(*address), ("error", words.io_error(error).into())])
        }
    };
    CommandError::Failure(text)
}

fn named(address: SocketAddr) -> (&'static str, tenback_words::Value<'static>) {
    ("address", address.to_string().into())
}

fn in_use(address: SocketAddr, words: &Words) -> String {
    let host = address.ip().to_string();
    words.message("cli-serve-in-use", &[named(address), ("link", link(Some(&host), &[address]).into())])
}

/// The host is unknown.
pub(super) fn of_host(host: &str, words: &Words) -> CommandError {
    CommandError::Failure(words.message("cli-serve-unknown-host", &[("host", host.into())]))
}

/// The database address is invalid.
pub(super) fn of_database_address(why: &AddressError, words: &Words) -> CommandError {
    CommandError::Usage(match why {
        AddressError::UnknownKind { found } => {
            words.message("cli-serve-bad-database", &[("found", found.as_str().into())])
        }
        AddressError::NoFile => words.message("cli-serve-no-database-file", &[]),
        AddressError::Postgres(why) => words.message("cli-serve-bad-postgres", &[("error", why.0.as_str().into())]),
    })
}

/// The database cannot be opened; it was left unchanged.
pub(crate) fn of_database(error: &OpenError, words: &Words) -> CommandError {
    let file = || ("file", error.address.as_str().into());
    let say = |id| words.message(id, &[file()]);
    // Sentences about a file would not fit a database on a server.
    let choose = |of_file, of_server| if error.address.starts_with("postgres://") { of_server } else { of_file };
    let text = match &error.why {
        OpenFault::Newer { found, known } => {
            let id = choose("cli-serve-database-newer", "cli-serve-postgres-newer");
            words.message(id, &[file(), ("found", (*found).into()), ("known", (*known).into())])
        }
        OpenFault::NotOurs => say(choose("cli-serve-database-not-ours", "cli-serve-postgres-not-ours")),
        OpenFault::NotADatabase => say("cli-serve-database-none"),
        OpenFault::Broken => say("cli-serve-database-broken"),
        OpenFault::NoPermission => say("cli-serve-database-no-permission"),
        OpenFault::InUse => say(choose("cli-serve-database-in-use", "cli-serve-postgres-in-use")),
        OpenFault::Unreachable(why) => {
            words.message("cli-serve-postgres-unreachable", &[file(), ("error", why.to_string().into())])
        }
        OpenFault::LoginRejected => say("cli-serve-postgres-login"),
        OpenFault::NoSuchDatabase => say("cli-serve-postgres-missing"),
        OpenFault::NoPrivilege => say("cli-serve-postgres-no-privilege"),
        OpenFault::ReadOnly => say("cli-serve-postgres-read-only"),
        OpenFault::Unsuitable => say("cli-serve-postgres-unsuitable"),
        OpenFault::Io(error) if is_full(error) => say(choose("cli-serve-database-full", "cli-serve-postgres-full")),
        OpenFault::Io(error) => {
            let id = choose("cli-serve-database-failed", "cli-serve-postgres-failed");
            words.message(id, &[file(), ("error", words.io_error(error).into())])
        }
    };
    CommandError::Failure(text)
}

/// The file with the server's secret cannot be used.
pub(super) fn of_secret(file: &Path, error: &io::Error, words: &Words) -> CommandError {
    let args = [("file", file.display().to_string().into()), ("error", words.io_error(error).into())];
    CommandError::Failure(words.message("cli-serve-secret-failed", &args))
}

fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
}

/// The server cannot join the others that share its database.
pub(super) fn of_node(why: &JoinError, words: &Words) -> CommandError {
    CommandError::Failure(match why {
        JoinError::AddressTaken { .. } => words.message("cli-serve-node-address-taken", &[]),
        JoinError::Store(why) => words.message("cli-serve-node-failed", &[("error", why.to_string().into())]),
    })
}
