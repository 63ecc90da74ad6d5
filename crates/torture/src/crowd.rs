//! Tables with people who play at them, each a client on its own thread.

use std::iter;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_client::{Connection, JoinRequest, Link, Session};
use tenback_rules::{GameName, Seat};
use tenback_table::{Language, Level, Name};
use tenback_wire::{Bot, Clock, NewTable};

use crate::fault::Fault;
use crate::history::{Answer, History, SharedHistory};
use crate::player::{Order, Orders, Player};

/// Nothing takes this long, even on a busy machine: clients wait at most 15 seconds before they reconnect.
const PATIENCE: Duration = Duration::from_secs(60);

/// People at tables.
pub(crate) struct Crowd {
    orders: Arc<Orders>,
    clients: Vec<SharedHistory>,
    threads: Vec<JoinHandle<()>>,
}

/// How far everybody had come at some point.
pub(crate) struct Mark(Vec<(u64, u64)>);

impl Crowd {
    /// Opens tables on a server, the three games in turn, and seats people at them. Some tables have a bot or a spectator.
    pub(crate) fn seat(server: &str, tables: usize, seed: u64, clock: Option<u16>) -> Result<Crowd, Fault> {
        let mut crowd = Crowd { orders: Arc::default(), clients: Vec::new(), threads: Vec::new() };
        for index in 0..tables {
            let people = ["Ada", "Ben"];
            let host = join(server, None, people[0], Some(&table(index, clock)))?;
            let link = host.link().clone();
            let others = people[1..].iter().map(|name| join(server, Some(&link), name, None));
            let others = others.collect::<Result<Vec<_>, Fault>>()?;
            for session in iter::once(host).chain(others) {
                crowd.add(&session, seed, false)?;
            }
            if index % 2 == 0 {
                crowd.add(&join(server, Some(&link), "Eve", None)?, seed, true)?;
            }
        }
        Ok(crowd)
    }

    fn add(&mut self, session: &Session, seed: u64, watches: bool) -> Result<(), Fault> {
        let index = self.clients.len();
        let table = session.link().table().to_owned();
        let who = format!("client {index} at table {table}");
        let history = SharedHistory::new(History { who, table, watches, ..History::default() });
        let player = Player {
            connection: Connection::open(session).map_err(Fault::system("a thread"))?,
            history: history.clone(),
            orders: self.orders.clone(),
            random: Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(index as u64)),
            prefix: format!("torture-{index}"),
            follower: None,
            connected: false,
            pending: None,
            not_before: Instant::now(),
            used: 0,
        };
        let thread = thread::Builder::new().name(format!("player-{index}"));
        self.threads.push(thread.spawn(|| player.run()).map_err(Fault::system("a thread"))?);
        self.clients.push(history);
        Ok(())
    }

    pub(crate) fn clients(&self) -> &[SharedHistory] {
        &self.clients
    }

    /// How many commands were acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.clients.iter().map(|client| client.lock().done()).sum()
    }

    /// How many commands were refused with this code.
    pub(crate) fn refused(&self, code: &str) -> u64 {
        self.clients.iter().map(|client| client.lock().refused(code)).sum()
    }

    /// How far everybody is now.
    pub(crate) fn mark(&self) -> Mark {
        let mark = |client: &SharedHistory| {
            let history = client.lock();
            (history.welcomes, history.done())
        };
        Mark(self.clients.iter().map(mark).collect())
    }

    /// Waits until everybody has been welcomed again and a command was acknowledged at every table: clients are back, and
    /// games go on, without help.
    pub(crate) fn wait_until_back(&self, since: &Mark) -> Result<(), Fault> {
        self.wait_for_all(|index, client| client.lock().welcomes > since.0[index].0)?;
        self.wait_until_moving(since)
    }

    /// Waits until a command was acknowledged at every table.
    pub(crate) fn wait_until_moving(&self, since: &Mark) -> Result<(), Fault> {
        self.wait_for_all(|_, client| {
            let table = client.lock().table.clone();
            let at_table = self.clients.iter().zip(&since.0).filter(|(other, _)| other.lock().table == table);
            at_table.into_iter().any(|(other, (_, done))| other.lock().done() > *done)
        })
    }

    /// Waits until a command was acknowledged at each of these tables to somebody who had to connect again, or a bot has moved
    /// whose turn it is: says how long after `began` that was. A bot takes its time for every card, so people would wait for it.
    pub(crate) fn wait_until_taken_over(
        &self,
        since: &Mark,
        began: Instant,
        mut tables: Vec<&str>,
    ) -> Result<Vec<Duration>, Fault> {
        let mut took = Vec::new();
        while let Some(first) = tables.first() {
            self.check()?;
            if began.elapsed() > PATIENCE {
                return Err(Fault::NotBack { who: format!("everybody at table {first}") });
            }
            thread::sleep(Duration::from_millis(5));
            let before = tables.len();
            tables.retain(|table| !self.is_taken_over(since, table));
            took.extend(iter::repeat_n(began.elapsed(), before - tables.len()));
        }
        Ok(took)
    }

    fn is_taken_over(&self, since: &Mark, table: &str) -> bool {
        self.clients.iter().zip(&since.0).any(|(client, (welcomes, _))| {
            let history = client.lock();
            let goes_on = history.done() > history.done_when_welcomed || history.seq > history.seq_when_welcomed;
            history.table == table && history.welcomes > *welcomes && goes_on
        })
    }

    /// Waits until everybody is connected.
    pub(crate) fn wait_until_connected(&self) -> Result<(), Fault> {
        self.wait_for_all(|_, client| client.lock().connected)
    }

    /// Waits until this many more commands were acknowledged.
    pub(crate) fn wait_for(&self, commands: u64) -> Result<(), Fault> {
        let (until, wanted) = (Instant::now() + PATIENCE * 5, self.acknowledged() + commands);
        while self.acknowledged() < wanted {
            self.check()?;
            if Instant::now() > until {
                return Err(Fault::Expected { what: format!("{commands} commands in {:?}", PATIENCE * 5) });
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    fn wait_for_all(&self, is_there: impl Fn(usize, &SharedHistory) -> bool) -> Result<(), Fault> {
        let until = Instant::now() + PATIENCE;
        for (index, client) in self.clients.iter().enumerate() {
            while !is_there(index, client) {
                self.check()?;
                if Instant::now() > until {
                    return Err(Fault::NotBack { who: client.lock().who.clone() });
                }
                thread::sleep(Duration::from_millis(10));
            }
        }
        Ok(())
    }

    /// Whether a client has stopped with a fault.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        self.clients.iter().find_map(|client| client.lock().fault.take()).map_or(Ok(()), Err)
    }

    /// Sends nothing new, and waits until everything sent is answered.
    pub(crate) fn settle(&self) -> Result<(), Fault> {
        self.orders.give(Order::Pause);
        // A player may be about to send.
        thread::sleep(Duration::from_millis(50));
        self.wait_for_all(|_, client| client.lock().sent.iter().all(|sent| sent.answer != Answer::Open))
    }

    /// Plays on after a pause.
    pub(crate) fn resume(&self) {
        self.orders.give(Order::Play);
    }

    /// Ends all clients and returns what they know.
    pub(crate) fn end(mut self) -> Result<Vec<SharedHistory>, Fault> {
        self.check()?;
        self.stop();
        Ok(std::mem::take(&mut self.clients))
    }

    fn stop(&mut self) {
        self.orders.give(Order::Stop);
        for thread in self.threads.drain(..) {
            // A panic has been printed already, and its client is missing in the checks.
            let _panicked = thread.join();
        }
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        self.stop();
    }
}

fn table(index: usize, clock: Option<u16>) -> NewTable {
    let game = [GameName::Classic, GameName::Extreme, GameName::FaceToFace][index % 3];
    let bot = Bot { seat: Seat::SECOND.next(3), level: Level::Greedy };
    let clock = clock.map(|seconds| Clock { seconds, loses: false });
    match game {
        GameName::Classic => NewTable { seats: 3, bots: vec![bot], clock, ..NewTable::of(game) },
        _ => NewTable { seats: 2, clock, ..NewTable::of(game) },
    }
}

fn join(server: &str, table: Option<&Link>, name: &str, new: Option<&NewTable>) -> Result<Session, Fault> {
    let refused = |why: String| Fault::NotSeated { why };
    let link = match table {
        Some(link) => link.clone(),
        None => Link::to_server(server).map_err(|error| refused(error.to_string()))?,
    };
    let name = Some(Name::new(name).map_err(|error| refused(format!("{error:?}")))?);
    let request = JoinRequest { link, name, language: Language::English };
    let session = match new {
        Some(new) => Session::create_table(&request, new, None),
        None => Session::join(&request, None),
    };
    session.map_err(|error| refused(format!("{error:?}")))
}
