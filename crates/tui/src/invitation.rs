//! The way to a table elsewhere: a link, a name, and going there.

use std::env;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use tenback_client::{ClientError, Guest, Identities, JoinRequest, Link, Session};
use tenback_table::Name;
use tenback_wire::NewTable;

use crate::desk::Desk;
use crate::remote::Remote;

/// A table to go to.
#[derive(Clone, Debug, Default)]
pub struct Invitation {
    /// Where it is, if that is known.
    pub link: Option<Link>,
    /// What the others are to call this person; as before if nothing is said.
    pub name: Option<Name>,
    /// Whether to look on without sitting down.
    pub watch: bool,
}

impl Invitation {
    /// What this person was called at the server before.
    pub(crate) fn known_name(&self, desk: &Desk) -> Option<Name> {
        let identity = desk.identities()?.find(self.link.as_ref()?)?;
        Name::new(&identity.name).ok()
    }
}

/// What the system calls whoever is at the keyboard, where that can be a name.
pub(crate) fn login_name() -> Option<Name> {
    let named = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| env::var(name).ok());
    Name::new(&named?).ok()
}

/// Somebody on the way to a table.
#[derive(Debug)]
pub(crate) struct Going {
    pub(crate) link: Link,
    watch: bool,
    answer: Receiver<Result<Session, ClientError>>,
}

/// Somebody who has come to a table.
pub(crate) struct Arrived {
    pub(crate) remote: Box<Remote>,
    /// Why the server will not know this person next time.
    pub(crate) unkept: Option<io::Error>,
}

impl Going {
    /// Sets out. The network may take its time, so that happens on a thread of its own.
    pub(crate) fn begin(link: Link, name: Option<Name>, watch: bool, desk: &Desk) -> Going {
        let (send, answer) = channel();
        let request = JoinRequest { link: link.clone(), name, language: desk.words.language() };
        let identities = desk.identities();
        // Should there be no thread to be had, the answer says so.
        let _no_thread = thread::Builder::new().name("going".into()).spawn(move || {
            let _nobody_waits = send.send(Session::join(&request, identities.as_ref()));
        });
        Going { link, watch, answer }
    }

    /// Whether it has worked, once that is known.
    pub(crate) fn arrived(&self, desk: &Desk) -> Option<Result<Arrived, ClientError>> {
        match self.answer.try_recv() {
            Ok(answer) => Some(self.sit_down(answer, desk)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(no_thread())),
        }
    }

    /// The same, waited for.
    pub(crate) fn wait(&self, desk: &Desk) -> Result<Arrived, ClientError> {
        loop {
            match self.answer.recv_timeout(Duration::from_secs(60)) {
                Ok(answer) => return self.sit_down(answer, desk),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(no_thread()),
            }
        }
    }

    fn sit_down(&self, answer: Result<Session, ClientError>, desk: &Desk) -> Result<Arrived, ClientError> {
        let session = answer?;
        let guest = Guest::new(&session).map_err(|error| ClientError::Unreachable { why: error.to_string() })?;
        let remote = Box::new(Remote::new(guest, self.watch, desk.keep.clone()));
        Ok(Arrived { remote, unkept: session.save_error })
    }
}

fn no_thread() -> ClientError {
    ClientError::Unreachable { why: io::Error::from(io::ErrorKind::OutOfMemory).to_string() }
}

/// A table to be made on a server.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Which server.
    pub server: Link,
    /// What the others are to call this person; as before, or the login name, if nothing is said.
    pub name: Option<Name>,
    /// What is to be played, and by whom.
    pub table: NewTable,
}

impl Desk {
    /// Makes a table on a server, and says where it is. This waits for the network.
    pub fn make_table(&self, wanted: &Wanted) -> Result<Invitation, ClientError> {
        let server = Invitation { link: Some(wanted.server.clone()), ..Invitation::default() };
        let name = wanted.name.clone().or_else(|| server.known_name(self)).or_else(login_name);
        let request = JoinRequest { link: wanted.server.clone(), name: name.clone(), language: self.words.language() };
        let session = Session::create_table(&request, &wanted.table, self.identities().as_ref())?;
        Ok(Invitation { link: Some(session.link().clone()), name, watch: false })
    }

    /// Who one is on which server.
    pub(crate) fn identities(&self) -> Option<Identities> {
        self.keep.folder().map(|folder| Identities::at(folder.join("servers")))
    }

    /// Why somebody cannot come to a table, or stay there.
    pub fn no_table(&self, why: &ClientError, link: &Link) -> String {
        let server = ("server", link.server().into());
        match why {
            ClientError::Unreachable { why } => {
                self.words.message("tui-unreachable", &[server, ("error", why.clone().into())])
            }
            ClientError::NotTenback => self.words.message("tui-not-tenback", &[server]),
            ClientError::NoSuchTable => self.words.message("tui-no-such-table", &[server]),
            ClientError::NameRequired => self.words.message("tui-name-needed", &[]),
            ClientError::SignedOut => self.words.message("tui-forgotten", &[server]),
            ClientError::Refused { text, .. } => text.clone(),
            ClientError::OutOfSync => self.words.message("tui-astray", &[]),
        }
    }

    /// That the server will not know this person next time.
    pub(crate) fn unkept(&self, error: &io::Error) -> String {
        self.words.message("tui-identity-unkept", &[("error", error.to_string().into())])
    }
}
