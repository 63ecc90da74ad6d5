//! Joining a table on a server: link, name, and connecting.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use tenback_client::{ClientError, Guest, Identities, JoinRequest, Link, NetworkError, Session};
use tenback_table::Name;
use tenback_wire::{DailyGame, NewTable};

use crate::context::Context;
use crate::remote::Remote;

/// A table to join.
#[derive(Clone, Debug, Default)]
pub struct Invitation {
    /// The link, if it is known.
    pub link: Option<Link>,
    /// The name to use; the one used before if there is none.
    pub name: Option<Name>,
    /// Whether to watch without taking a seat.
    pub watch: bool,
}

/// A connection that is being made.
#[derive(Debug)]
pub(crate) struct Joining {
    pub(crate) link: Link,
    watch: bool,
    answer: Receiver<Result<Session, ClientError>>,
}

/// A connection that was made.
pub(crate) struct Joined {
    pub(crate) remote: Box<Remote>,
    /// What the user should know about it.
    pub(crate) notice: Option<String>,
}

impl Joining {
    /// Starts connecting, on its own thread.
    pub(crate) fn begin(link: Link, name: Option<Name>, watch: bool, context: &Context) -> Joining {
        let (send, answer) = channel();
        let request = JoinRequest { link: link.clone(), name, language: context.words.language() };
        let identities = context.identities();
        // If no thread can be started, the answer says so.
        let _no_thread = thread::Builder::new().name("going".into()).spawn(move || {
            let _nobody_waits = send.send(Session::join(&request, identities.as_ref()));
        });
        Joining { link, watch, answer }
    }

    /// The result, once it is known.
    pub(crate) fn arrived(&self, context: &Context) -> Option<Result<Joined, ClientError>> {
        match self.answer.try_recv() {
            Ok(answer) => Some(self.sit_down(answer, context)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(no_thread())),
        }
    }

    /// Waits for the result.
    pub(crate) fn wait(&self, context: &Context) -> Result<Joined, ClientError> {
        loop {
            match self.answer.recv_timeout(Duration::from_secs(60)) {
                Ok(answer) => return self.sit_down(answer, context),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(no_thread()),
            }
        }
    }

    fn sit_down(&self, answer: Result<Session, ClientError>, context: &Context) -> Result<Joined, ClientError> {
        let session = answer?;
        let guest = Guest::new(&session).map_err(|error| ClientError::Unreachable { why: (&error).into() })?;
        let unkept = context.trouble(&session);
        let remote = Box::new(Remote::new(guest, session.lock, self.watch, context.saved.clone()));
        let same_person = remote.is_shared().then(|| context.words.message("tui-same-person", &[]));
        Ok(Joined { remote, notice: unkept.or(same_person) })
    }
}

fn no_thread() -> ClientError {
    ClientError::Unreachable { why: (&io::Error::from(io::ErrorKind::OutOfMemory)).into() }
}

/// A table to create on a server.
#[derive(Clone, Debug)]
pub struct TableRequest {
    /// Which server.
    pub server: Link,
    /// The name to use; the one used before, or the login name, if there is none.
    pub name: Option<Name>,
    /// The game and its players.
    pub table: NewTable,
}

impl Context {
    /// The name used at this server before.
    pub(crate) fn known_name(&self, server: &Link) -> Option<Name> {
        Name::new(&self.identities()?.find(server)?.name).ok()
    }

    /// The name to use at this server unless another is given: the one used before, else the login name.
    pub fn name_at(&self, server: &Link) -> Option<Name> {
        self.known_name(server).or_else(|| self.login_name.clone())
    }

    /// Creates a table on a server and returns its link, and what the user should know. Waits for the network.
    pub fn make_table(&self, wanted: &TableRequest) -> Result<(Invitation, Option<String>), ClientError> {
        let name = wanted.name.clone().or_else(|| self.name_at(&wanted.server));
        let request = JoinRequest { link: wanted.server.clone(), name: name.clone(), language: self.words.language() };
        let session = Session::create_table(&request, &wanted.table, self.identities().as_ref())?;
        Ok(self.invited(&session, name))
    }

    /// Begins one of today's deals on a server, or resumes it, and returns the link of its table, and what the user should
    /// know. Waits for the network.
    pub fn play_daily(
        &self,
        server: &Link,
        name: Option<Name>,
        deal: DailyGame,
    ) -> Result<(Invitation, Option<String>), ClientError> {
        let name = name.or_else(|| self.name_at(server));
        let request = JoinRequest { link: server.clone(), name: name.clone(), language: self.words.language() };
        let session = Session::play_daily(&request, deal, self.identities().as_ref())?;
        Ok(self.invited(&session, name))
    }

    fn invited(&self, session: &Session, name: Option<Name>) -> (Invitation, Option<String>) {
        (Invitation { link: Some(session.link().clone()), name, watch: false }, self.trouble(session))
    }

    /// What the user should know about their identity: it was not recognized, or could not be saved.
    fn trouble(&self, session: &Session) -> Option<String> {
        let server = || ("server", session.link().server().into());
        let unkept = session.save_error.as_ref().map(|error| self.unkept(error));
        unkept.or_else(|| session.is_new_again.then(|| self.words.message("tui-new-again", &[server()])))
    }

    /// The identities at servers.
    pub(crate) fn identities(&self) -> Option<Identities> {
        self.saved.folder().map(|folder| Identities::at(folder.join("servers")))
    }

    /// Why a table cannot be joined, or was left.
    pub fn no_table(&self, why: &ClientError, link: &Link) -> String {
        let server = ("server", link.server().into());
        match why {
            ClientError::Unreachable { why: NetworkError::UnknownHost } => {
                self.words.message("tui-unknown-host", &[server])
            }
            ClientError::Unreachable { why: NetworkError::System { kind, text } } => {
                let error = self.words.system_error(*kind, text);
                self.words.message("tui-unreachable", &[server, ("error", error.into())])
            }
            ClientError::NotTenback => self.words.message("tui-not-tenback", &[server]),
            ClientError::NoSuchTable => self.words.message("tui-no-such-table", &[server]),
            ClientError::NameRequired => self.words.message("tui-name-needed", &[]),
            ClientError::SignedOut => self.words.message("tui-forgotten", &[server]),
            ClientError::Refused { text, .. } => text.clone(),
            ClientError::OutOfSync => self.words.message("tui-astray", &[]),
        }
    }

    /// A message if this name replaces the one that the user has at the server.
    pub fn renaming(&self, name: &Name, server: &Link) -> Option<String> {
        let old = self.known_name(server).filter(|old| old != name)?;
        let args = [("old", old.to_string().into()), ("new", name.to_string().into())];
        Some(self.words.message("tui-other-name", &args))
    }

    /// A message that the identity could not be saved.
    pub(crate) fn unkept(&self, error: &io::Error) -> String {
        self.words.message("tui-identity-unkept", &[("error", self.words.io_error(error).into())])
    }
}
