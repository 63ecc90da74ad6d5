//! Why a history cannot be shown.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use tenback_tui::{ClientError, Context, Link, LoadError};

use crate::command_error::{CommandError, cannot_write_file};

/// Why a history cannot be shown, or something in it cannot be opened.
#[derive(Debug)]
pub(super) enum HistoryError {
    /// This is not the address of a server.
    NoServer,
    /// This terminal is not signed in there.
    NoAccount(Box<Link>),
    /// The server refuses, or does not respond.
    Server(Box<Link>, ClientError),
    /// The server stopped in the middle of a file.
    CutOff(Box<Link>),
    /// The list has no game with this number.
    NoSuchGame { number: u32, total: usize },
    /// A record on this machine is damaged.
    File(PathBuf, LoadError),
    /// A record from a server is damaged.
    Record(LoadError),
    /// A file cannot be written.
    NotWritten(PathBuf, io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for HistoryError {
    fn from(error: io::Error) -> HistoryError {
        HistoryError::Output(error)
    }
}

impl HistoryError {
    /// The same as a sentence that says what to do.
    pub(super) fn in_words(&self, context: &Context) -> CommandError {
        let words = &context.words;
        let at = |link: &Link| ("server", link.server().into());
        CommandError::Failure(match self {
            HistoryError::NoServer => return CommandError::Usage(words.message("tui-no-server", &[])),
            HistoryError::NoAccount(link) => words.message("history-no-account", &[at(link)]),
            HistoryError::Server(link, why) => context.no_answer(why, link),
            HistoryError::CutOff(link) => words.message("history-cut-off", &[at(link)]),
            HistoryError::NoSuchGame { number, total } => {
                let args = [("number", (*number).into()), ("total", (*total).into())];
                words.message("history-no-such-game", &args)
            }
            HistoryError::File(path, why) => context.cannot_open(path, why),
            HistoryError::Record(why) => context.unreadable(why),
            HistoryError::NotWritten(path, error) => return cannot_write_file(path, error, words),
            HistoryError::Output(error) => {
                words.message("cli-cannot-write", &[("error", words.io_error(error).into())])
            }
        })
    }
}

impl fmt::Display for HistoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryError::NoServer => f.write_str("not the address of a server"),
            HistoryError::NoAccount(link) => write!(f, "not signed in at {}", link.server()),
            HistoryError::Server(link, why) => write!(f, "{}: {why}", link.server()),
            HistoryError::CutOff(link) => write!(f, "{} stopped in the middle of a file", link.server()),
            HistoryError::NoSuchGame { number, total } => write!(f, "there is no game {number} of {total}"),
            HistoryError::File(path, why) => write!(f, "{}: {why}", path.display()),
            HistoryError::Record(why) => why.fmt(f),
            HistoryError::NotWritten(path, error) => write!(f, "{}: {error}", path.display()),
            HistoryError::Output(error) => error.fmt(f),
        }
    }
}

impl Error for HistoryError {}
