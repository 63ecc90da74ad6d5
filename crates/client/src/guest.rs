//! Somebody at a table of a server: the connection, what is known, and what was asked for but not answered yet.

use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};

use tenback_rules::Lay;
use tenback_wire::{ClientCommand, ClientFrame, CommandId, Refused, ServerFrame};

use crate::backoff::random;
use crate::connection::{Connection, News};
use crate::follower::{Follower, Lost};
use crate::link::Link;
use crate::trouble::Trouble;
use crate::visit::Visit;

/// How the connection stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionState {
    /// It is being made.
    Connecting,
    /// It stands.
    Open,
    /// It has gone, and is tried again.
    Lost {
        /// When.
        again_at: Instant,
    },
    /// It will not come back.
    Over(Trouble),
}

/// Something that whoever shows the table has to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// Something is new: at the table, or with the connection.
    News,
    /// What was asked for is refused.
    Refused {
        /// A word that does not change.
        code: String,
        /// Why and what to do, in the language of the person.
        text: String,
    },
    /// The server says goodbye for a while.
    Goodbye {
        /// Why, in the language of the person.
        text: String,
    },
}

/// Somebody at a table.
#[derive(Debug)]
pub struct Guest {
    link: Link,
    connection: Connection,
    line: ConnectionState,
    follower: Option<Follower>,
    /// Whether the server was asked for everything anew and has not answered yet.
    afresh: bool,
    /// Asked for, but not sent: each waits for the answer to the one before.
    waiting: VecDeque<ClientCommand>,
    under_way: Option<UnderWay>,
    ids: Ids,
    /// When the time for the turn is over.
    turn_ends: Option<Instant>,
}

/// Something that was sent and is not answered yet.
#[derive(Debug)]
struct UnderWay {
    id: CommandId,
    asked: ClientCommand,
    since: Instant,
}

/// A server that has not answered for so long never will.
const PATIENCE: Duration = Duration::from_secs(15);

/// Names for commands, different from those of any other client.
#[derive(Debug)]
struct Ids {
    client: u64,
    used: u64,
}

impl Ids {
    fn next(&mut self) -> CommandId {
        self.used += 1;
        CommandId::new(&format!("{:016x}-{}", self.client, self.used)).expect("short and plain")
    }
}

impl Guest {
    /// Goes to the table.
    pub fn new(visit: &Visit) -> io::Result<Guest> {
        Ok(Guest {
            link: visit.link().clone(),
            connection: Connection::open(visit)?,
            line: ConnectionState::Connecting,
            follower: None,
            afresh: false,
            waiting: VecDeque::new(),
            under_way: None,
            ids: Ids { client: random(), used: 0 },
            turn_ends: None,
        })
    }

    /// Where the table is.
    pub const fn link(&self) -> &Link {
        &self.link
    }

    /// How the connection stands.
    pub const fn line(&self) -> &ConnectionState {
        &self.line
    }

    /// What is known of the table, once the server has told.
    pub const fn follower(&self) -> Option<&Follower> {
        self.follower.as_ref()
    }

    /// How much time is left for the turn, where a clock runs.
    pub fn time_left(&self, now: Instant) -> Option<Duration> {
        self.turn_ends.map(|end| end.saturating_duration_since(now))
    }

    /// Asks for something. It is sent once all that was asked for before is answered; if that is refused, never.
    pub fn ask(&mut self, asked: ClientCommand) {
        self.waiting.push_back(asked);
        self.send_next();
    }

    /// Whether something was asked for and not answered yet.
    pub const fn is_asking(&self) -> bool {
        self.under_way.is_some()
    }

    /// The lays that were asked for and not answered yet, in order.
    pub fn lays_under_way(&self) -> Vec<Lay> {
        let asked = self.under_way.iter().map(|under_way| &under_way.asked).chain(&self.waiting);
        let lay = |asked: &ClientCommand| match asked {
            ClientCommand::Lay { lay } => Some(*lay),
            _ => None,
        };
        asked.map_while(lay).collect()
    }

    fn send_next(&mut self) {
        // While there is no connection nothing is answered, and nothing is given up.
        let in_vain = |under_way: &UnderWay| self.line == ConnectionState::Open && under_way.since.elapsed() > PATIENCE;
        if self.under_way.as_ref().is_some_and(|under_way| !in_vain(under_way)) {
            return;
        }
        let Some(asked) = self.waiting.pop_front() else { return };
        let id = self.ids.next();
        let seen = self.follower.as_ref().map(Follower::seq).filter(|_| asked.meant_for().is_some());
        self.connection.send(id.clone(), ClientFrame::Do { id: id.clone(), seen, command: asked.clone() });
        self.under_way = Some(UnderWay { id, asked, since: Instant::now() });
    }

    /// Takes what has come.
    pub fn poll(&mut self) -> Vec<Happening> {
        let mut happened = Vec::new();
        while let Some(news) = self.connection.news() {
            happened.extend(self.take(news));
        }
        happened
    }

    /// Waits a while for something to come, and takes it.
    pub fn wait(&mut self, longest: Duration) -> Vec<Happening> {
        match self.connection.wait(longest) {
            Some(news) => self.take(news).into_iter().chain(self.poll()).collect(),
            None => Vec::new(),
        }
    }

    fn take(&mut self, news: News) -> Option<Happening> {
        match news {
            News::Frame(frame) => return self.hear(*frame),
            News::Lost { again_in } => self.line = ConnectionState::Lost { again_at: Instant::now() + again_in },
            News::Over(trouble) => self.line = ConnectionState::Over(trouble),
        }
        Some(Happening::News)
    }

    fn hear(&mut self, frame: ServerFrame) -> Option<Happening> {
        match frame {
            ServerFrame::Welcome(welcome) => {
                self.line = ConnectionState::Open;
                let followed = match &mut self.follower {
                    Some(follower) => follower.welcome(*welcome),
                    None => Follower::new(*welcome).map(|follower| self.follower = Some(follower)),
                };
                let again = std::mem::take(&mut self.afresh);
                self.followed(followed, again);
            }
            ServerFrame::Step(step) => {
                // What still comes from before has no place in what is asked for anew.
                if !self.afresh {
                    let followed = self.follower.as_mut().map_or(Err(Lost), |follower| follower.step(&step));
                    self.followed(followed, false);
                }
                self.answered(step.done.as_ref());
            }
            ServerFrame::Done { id, .. } => self.answered(Some(&id)),
            ServerFrame::Refused(Refused { id, code, text }) => {
                if self.is_under_way(id.as_ref()) {
                    // What was to come after it made sense only with it.
                    self.waiting.clear();
                    self.answered(id.as_ref());
                }
                return Some(Happening::Refused { code, text });
            }
            ServerFrame::Present(present) => self.follower.as_mut()?.presence(present),
            ServerFrame::Bye(bye) => return Some(Happening::Goodbye { text: bye.text }),
            ServerFrame::TriedOut(_) | ServerFrame::Hint(_) => return None,
        }
        Some(Happening::News)
    }

    fn answered(&mut self, id: Option<&CommandId>) {
        if self.is_under_way(id) {
            self.under_way = None;
            self.send_next();
        }
    }

    fn is_under_way(&self, id: Option<&CommandId>) -> bool {
        self.under_way.as_ref().is_some_and(|under_way| Some(&under_way.id) == id)
    }

    /// Asks for everything anew where something cannot be; once that was in vain, gives up.
    fn followed(&mut self, followed: Result<(), Lost>, in_vain: bool) {
        match followed {
            Ok(()) => {
                let left = self.follower.as_ref().and_then(Follower::time_left);
                self.turn_ends = left.map(|left| Instant::now() + Duration::from_millis(left.into()));
            }
            Err(Lost) if in_vain => self.line = ConnectionState::Over(Trouble::Astray),
            Err(Lost) => {
                self.afresh = true;
                self.connection.start_afresh();
            }
        }
    }
}
