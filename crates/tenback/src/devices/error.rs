//! Why something cannot be done with devices.

use std::error::Error;
use std::fmt;

use tenback_table::NameError;
use tenback_tui::{ClientError, Context, Link, SignInError};

use crate::command_error::CommandError;

/// Why something cannot be done with devices.
#[derive(Debug)]
pub(super) enum DevicesError {
    /// This is not the address of a server.
    NoServer,
    /// This is not a link that signs a device in, and no server is named for a backup code.
    NoLink,
    /// This terminal is not signed in at any server.
    Nowhere,
    /// It is signed in at several servers.
    Several(Vec<String>),
    /// It is not signed in at this server.
    NoAccount(Box<Link>),
    /// It is signed in there as this person already.
    SomebodyElse { server: Box<Link>, name: String },
    /// The list has no device with this number.
    NoSuchDevice { number: u32, total: usize },
    /// The new name is invalid.
    Name(NameError),
    /// The server refuses, or does not respond.
    Server(Box<Link>, ClientError),
    /// This terminal could not be signed in.
    SignIn(Box<Link>, SignInError),
}

impl DevicesError {
    /// The same as a sentence that says what to do.
    pub(super) fn in_words(&self, context: &Context) -> CommandError {
        let words = &context.words;
        let at = |link: &Link| ("server", link.server().into());
        CommandError::Failure(match self {
            DevicesError::NoServer => return CommandError::Usage(words.message("tui-no-server", &[])),
            DevicesError::NoLink => return CommandError::Usage(words.message("devices-no-link", &[])),
            DevicesError::Name(why) => return CommandError::Usage(words.name_error(why)),
            DevicesError::Nowhere => words.message("devices-nowhere", &[]),
            DevicesError::Several(servers) => {
                return CommandError::Usage(
                    words.message("devices-several", &[("servers", servers.join(", ").into())]),
                );
            }
            DevicesError::NoAccount(link) => words.message("history-no-account", &[at(link)]),
            DevicesError::SomebodyElse { server, name } => {
                words.message("devices-somebody-else", &[at(server), ("name", name.as_str().into())])
            }
            DevicesError::NoSuchDevice { number, total } => {
                let args = [("number", (*number).into()), ("total", (*total).into())];
                words.message("devices-no-such-device", &args)
            }
            DevicesError::Server(link, why) => context.no_answer(why, link),
            DevicesError::SignIn(link, why) => context.not_signed_in(why, link),
        })
    }
}

impl fmt::Display for DevicesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DevicesError::NoServer => f.write_str("not the address of a server"),
            DevicesError::NoLink => f.write_str("not a link for a device"),
            DevicesError::Nowhere => f.write_str("not signed in anywhere"),
            DevicesError::Several(servers) => write!(f, "signed in at {}", servers.join(", ")),
            DevicesError::NoAccount(link) => write!(f, "not signed in at {}", link.server()),
            DevicesError::SomebodyElse { server, name } => write!(f, "signed in at {} as {name}", server.server()),
            DevicesError::NoSuchDevice { number, total } => write!(f, "there is no device {number} of {total}"),
            DevicesError::Name(why) => write!(f, "{why:?}"),
            DevicesError::Server(link, why) => write!(f, "{}: {why}", link.server()),
            DevicesError::SignIn(link, why) => write!(f, "{}: {why}", link.server()),
        }
    }
}

impl Error for DevicesError {}
