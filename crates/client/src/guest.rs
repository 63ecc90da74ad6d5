//! A person at a table on a server: the connection, what is known, and commands that have not been answered yet.

use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};

use tenback_rules::Lay;
use tenback_wire::{Advice, ClientCommand, ClientFrame, CommandId, Costs, Goodbye, Refused, Remark, ServerFrame};

use crate::backoff::random;
use crate::connection::{Connection, ConnectionEvent};
use crate::error::{ClientError, said};
use crate::follower::{Follower, OutOfSync};
use crate::link::Link;
use crate::session::Session;

/// The state of the connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionState {
    /// Connecting for the first time.
    Connecting,
    /// Connected.
    Open,
    /// Lost; reconnecting.
    Lost {
        /// When the next attempt is made.
        again_at: Instant,
    },
    /// Closed for good.
    Closed(ClientError),
}

/// Something the user interface should know about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Update {
    /// Something changed, at the table or with the connection.
    Changed,
    /// The connection is open, for the first time or again.
    Connected,
    /// A command was refused.
    Refused {
        /// The code of the refusal, which never changes.
        code: String,
        /// The reason and what to do, in the person's language.
        text: String,
    },
    /// The hint that was asked for.
    Hint(Box<Advice>),
    /// What the coach warns of in the own turn.
    Costs(Box<Costs>),
    /// What the coach says about the last own turn.
    Remark(Box<Remark>),
    /// The server is closing the connection.
    Goodbye {
        /// The reason, in the person's language.
        text: String,
    },
}

/// A person at a table.
#[derive(Debug)]
pub struct Guest {
    link: Link,
    connection: Connection,
    state: ConnectionState,
    follower: Option<Follower>,
    /// Whether we asked for the full state again and have no answer yet.
    resyncing: bool,
    /// Whether the table moves to another server process: the connection is about to end for a moment.
    moving: bool,
    /// Commands not sent yet: each waits for the answer to the one before.
    queue: VecDeque<ClientCommand>,
    pending: Option<Pending>,
    /// The hint that was asked for and has not arrived yet.
    hint: Option<CommandId>,
    ids: Ids,
    /// When the time for the turn runs out.
    turn_ends: Option<Instant>,
}

/// A command that was sent and has not been answered yet.
#[derive(Debug)]
struct Pending {
    id: CommandId,
    command: ClientCommand,
    since: Instant,
}

/// How long to wait for an answer before sending the next command.
const TIMEOUT: Duration = Duration::from_secs(15);

/// Ids for commands, unique among all clients.
#[derive(Debug)]
struct Ids {
    client: u64,
    used: u64,
}

impl Ids {
    fn next(&mut self) -> CommandId {
        self.used += 1;
        CommandId::new(&format!("{:016x}-{}", self.client, self.used)).expect("short and ASCII")
    }
}

impl Guest {
    /// Connects to the table.
    pub fn new(session: &Session) -> io::Result<Guest> {
        Ok(Guest {
            link: session.link().clone(),
            connection: Connection::open(session)?,
            state: ConnectionState::Connecting,
            follower: None,
            resyncing: false,
            moving: false,
            queue: VecDeque::new(),
            pending: None,
            hint: None,
            ids: Ids { client: random(), used: 0 },
            turn_ends: None,
        })
    }

    /// Where the table is.
    pub const fn link(&self) -> &Link {
        &self.link
    }

    /// The state of the connection.
    pub const fn connection_state(&self) -> &ConnectionState {
        &self.state
    }

    /// What is known about the table, once the server has answered.
    pub const fn follower(&self) -> Option<&Follower> {
        self.follower.as_ref()
    }

    /// How much time is left for the turn, if there is a clock.
    pub fn time_left(&self, now: Instant) -> Option<Duration> {
        self.turn_ends.map(|end| end.saturating_duration_since(now))
    }

    /// Sends a command, once all earlier ones have been answered. If one of those is refused, it is dropped.
    pub fn send(&mut self, command: ClientCommand) {
        self.queue.push_back(command);
        self.send_next();
    }

    /// Asks the server what a strong player would do. The answer is an [`Update::Hint`] or an [`Update::Refused`].
    pub fn ask_for_hint(&mut self) {
        if self.hint.is_none() {
            let id = self.ids.next();
            self.connection.send(id.clone(), ClientFrame::Hint { id: id.clone() });
            self.hint = Some(id);
        }
    }

    /// Whether a command has not been answered yet.
    pub const fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// The lays that have not been answered yet, in order.
    pub fn pending_lays(&self) -> Vec<Lay> {
        let commands = self.pending.iter().map(|pending| &pending.command).chain(&self.queue);
        let lay = |command: &ClientCommand| match command {
            ClientCommand::Lay { lay } => Some(*lay),
            _ => None,
        };
        commands.map_while(lay).collect()
    }

    fn send_next(&mut self) {
        // Without a connection there are no answers, so nothing times out.
        let timed_out = |pending: &Pending| self.state == ConnectionState::Open && pending.since.elapsed() > TIMEOUT;
        if self.pending.as_ref().is_some_and(|pending| !timed_out(pending)) {
            return;
        }
        let Some(command) = self.queue.pop_front() else { return };
        let id = self.ids.next();
        let seen = self.follower.as_ref().map(Follower::seq).filter(|_| command.meant_for().is_some());
        self.connection.send(id.clone(), ClientFrame::Do { id: id.clone(), seen, command: command.clone() });
        self.pending = Some(Pending { id, command, since: Instant::now() });
    }

    /// Processes what has arrived.
    pub fn poll(&mut self) -> Vec<Update> {
        let mut updates = Vec::new();
        while let Some(event) = self.connection.poll() {
            updates.extend(self.handle(event));
        }
        updates
    }

    /// Waits for something to arrive, and processes it.
    pub fn wait(&mut self, longest: Duration) -> Vec<Update> {
        match self.connection.wait(longest) {
            Some(event) => self.handle(event).into_iter().chain(self.poll()).collect(),
            None => Vec::new(),
        }
    }

    fn handle(&mut self, event: ConnectionEvent) -> Option<Update> {
        match event {
            ConnectionEvent::Frame(frame) => return self.handle_frame(*frame),
            // It is back in a moment. If not, that is reported as another loss.
            ConnectionEvent::Lost { .. } if std::mem::take(&mut self.moving) => return None,
            ConnectionEvent::Lost { again_in } => {
                self.state = ConnectionState::Lost { again_at: Instant::now() + again_in }
            }
            ConnectionEvent::Closed(error) => self.state = ConnectionState::Closed(error),
        }
        Some(Update::Changed)
    }

    fn handle_frame(&mut self, frame: ServerFrame) -> Option<Update> {
        match frame {
            ServerFrame::Welcome(welcome) => {
                self.state = ConnectionState::Open;
                let followed = match &mut self.follower {
                    Some(follower) => follower.welcome(*welcome),
                    None => Follower::new(*welcome).map(|follower| self.follower = Some(follower)),
                };
                let was_full = std::mem::take(&mut self.resyncing);
                self.followed(followed, was_full);
                return Some(Update::Connected);
            }
            ServerFrame::Step(step) => {
                // Ignore steps from before the full state we asked for.
                if !self.resyncing {
                    let followed = self.follower.as_mut().map_or(Err(OutOfSync), |follower| follower.step(&step));
                    self.followed(followed, false);
                }
                self.answered(step.done.as_ref());
            }
            ServerFrame::Done { id, .. } => self.answered(Some(&id)),
            ServerFrame::Refused(Refused { id, code, text }) => {
                self.hint.take_if(|hint| Some(&*hint) == id.as_ref());
                if self.is_pending(id.as_ref()) {
                    // Later commands made sense only together with it.
                    self.queue.clear();
                    self.answered(id.as_ref());
                }
                return Some(Update::Refused { code, text: said(&text) });
            }
            ServerFrame::Present(present) => self.follower.as_mut()?.presence(present),
            ServerFrame::Bye(bye) if bye.code == Goodbye::Moved.code() => {
                self.moving = bye.again_in.is_some();
                return None;
            }
            ServerFrame::Bye(bye) => return Some(Update::Goodbye { text: said(&bye.text) }),
            ServerFrame::Hint(advice) => {
                return self.hint.take_if(|hint| *hint == advice.id).map(|_| Update::Hint(advice));
            }
            ServerFrame::Costs(costs) => return Some(Update::Costs(costs)),
            ServerFrame::Remark(remark) => return Some(Update::Remark(remark)),
            ServerFrame::May { may } => self.follower.as_mut()?.permissions(may),
            ServerFrame::TriedOut(_) => return None,
        }
        Some(Update::Changed)
    }

    fn answered(&mut self, id: Option<&CommandId>) {
        if self.is_pending(id) {
            self.pending = None;
            self.send_next();
        }
    }

    fn is_pending(&self, id: Option<&CommandId>) -> bool {
        self.pending.as_ref().is_some_and(|pending| Some(&pending.id) == id)
    }

    /// Asks for the full state if something impossible arrived; gives up if that was the full state.
    fn followed(&mut self, followed: Result<(), OutOfSync>, was_full: bool) {
        match followed {
            Ok(()) => {
                let left = self.follower.as_ref().and_then(Follower::time_left);
                self.turn_ends = left.map(|left| Instant::now() + Duration::from_millis(left.into()));
            }
            Err(OutOfSync) if was_full => self.state = ConnectionState::Closed(ClientError::OutOfSync),
            Err(OutOfSync) => {
                self.resyncing = true;
                self.connection.resync();
            }
        }
    }
}
