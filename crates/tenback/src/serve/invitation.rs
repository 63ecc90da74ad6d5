//! `tenback invite`: the link of an operator who lets invited people create tables.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_server::Invitation;
use tenback_store::Address;
use tenback_words::Words;

use crate::command_error::CommandError;
use crate::number::whole;

use super::{listen, options};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback serve --who-may-open invited                     only invited people can create tables
  tenback invite --public-url https://play.example.org     the link to hand out
  tenback invite --renew                                   a new link: the old one stops working

The secret is kept beside the database. A server that is running notices at once that it was renewed.";

/// Options of `invite`.
#[derive(Args)]
pub(crate) struct Invite {
    /// Make a new link: the old one stops working, but tables stay
    #[arg(long)]
    renew: bool,
    /// The server's database: sqlite:FILE or postgres://USER@HOST/DATABASE [default: tenback.db in $TENBACK_DATA, else in the system's data folder]
    #[arg(long, env = "TENBACK_DATABASE", value_name = "WHERE")]
    database: Option<String>,
    #[arg(
        long,
        help = "Start of the link, such as https://play.example.org [default: this machine]",
        env = "TENBACK_PUBLIC_URL",
        value_name = "URL"
    )]
    public_url: Option<String>,
    /// Port of the server, for a link on this machine
    #[arg(long, env = "TENBACK_PORT", value_parser = whole(1..=u16::MAX), default_value_t = 8098)]
    port: u16,
}

/// Prints the link.
pub(crate) fn run(args: &Invite, words: &Words) -> io::Result<ExitCode> {
    match link(args, words) {
        Ok(link) => writeln!(io::stdout(), "{link}").map(|()| ExitCode::SUCCESS),
        Err(trouble) => Ok(trouble.report()),
    }
}

fn link(args: &Invite, words: &Words) -> Result<String, CommandError> {
    let server = match &args.public_url {
        Some(url) => options::public_url(url, words)?,
        None => listen::link(None, &listen::here(args.port)),
    };
    let database = options::database(args.database.as_deref(), words)?;
    if database == Address::Memory {
        return Err(CommandError::Usage(words.message("cli-invite-memory", &[])));
    }
    let path = file(&database, words)?;
    let invitation = if args.renew { Invitation::renewed(&path) } else { Invitation::in_file(&path) };
    invitation.and_then(|invitation| invitation.link(&server)).map_err(|why| failed(&path, &why, words))
}

/// The invitation of a server with this database.
pub(super) fn load(database: &Address, words: &Words) -> Result<Invitation, CommandError> {
    if *database == Address::Memory {
        return Invitation::in_memory().map_err(|why| failed(&PathBuf::new(), &why, words));
    }
    let path = file(database, words)?;
    Invitation::in_file(&path).map_err(|why| failed(&path, &why, words))
}

/// The file with the secret: `tenback.invite` for `tenback.db`.
fn file(database: &Address, words: &Words) -> Result<PathBuf, CommandError> {
    let beside = options::beside(database).map(|path| path.with_extension("invite"));
    beside.ok_or_else(|| CommandError::Failure(words.message("cli-serve-no-data-folder", &[])))
}

fn failed(path: &std::path::Path, why: &io::Error, words: &Words) -> CommandError {
    let args = [("file", path.display().to_string().into()), ("error", why.to_string().into())];
    CommandError::Failure(words.message("cli-invite-failed", &args))
}
