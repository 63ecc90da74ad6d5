//! Why the server does not start, and what to do.

use std::io;
use std::net::SocketAddr;

use tenback_server::ServeError;
use tenback_store::{AddressError, OpenError, OpenFault};
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
    })
}

/// The database cannot be opened; it was left unchanged.
pub(crate) fn of_database(error: &OpenError, words: &Words) -> CommandError {
    let file = || ("file", error.path.display().to_string().into());
    let say = |id| words.message(id, &[file()]);
    let text = match &error.why {
        OpenFault::Newer { found, known } => {
            words.message("cli-serve-database-newer", &[file(), ("found", (*found).into()), ("known", (*known).into())])
        }
        OpenFault::NotOurs => say("cli-serve-database-not-ours"),
        OpenFault::NotADatabase => say("cli-serve-database-none"),
        OpenFault::Broken => say("cli-serve-database-broken"),
        OpenFault::NoPermission => say("cli-serve-database-no-permission"),
        OpenFault::InUse => say("cli-serve-database-in-use"),
        OpenFault::Io(error) if is_full(error) => say("cli-serve-database-full"),
        OpenFault::Io(error) => {
            words.message("cli-serve-database-failed", &[file(), ("error", words.io_error(error).into())])
        }
    };
    CommandError::Failure(text)
}

fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
}
