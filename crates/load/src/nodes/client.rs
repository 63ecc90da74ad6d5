//! A client that keeps its place: it reconnects to the next target, says what it has, and repeats what was not answered.

use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tenback_wire::{ClientCommand, ClientFrame, CommandId};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use super::end::{End, goodbye, lost, text_in};
use super::table::SharedTable;
use super::world::World;
use crate::check::{Best, Checker, Heard};
use crate::connection::{Door, open};
use crate::error::LoadError;
use crate::fault::Fault;
use crate::player::next_command;

/// How long connecting may take, and how long the welcome.
const CONNECT_WITHIN: Duration = Duration::from_secs(10);
/// How long an answer may take, when faults were announced and when not.
const ANSWER_WITHIN: (Duration, Duration) = (Duration::from_secs(3), Duration::from_secs(20));
/// A player who has heard nothing for this long sends a ping, which must be answered as commands are.
const PING_AFTER: Duration = Duration::from_secs(3);
/// The server sends pings more often than this.
const IDLE_SILENCE: Duration = Duration::from_secs(50);
/// How often players and idle clients look for that.
const TICK: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(20));
/// The first and the longest pause before reconnecting.
const BACKOFF: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));
/// How long a client tries to reconnect after the time of grace.
const GIVE_UP_AFTER: Duration = Duration::from_secs(30);
/// Refusals that say nothing about the command: it may be repeated.
const TRANSIENT: [&str; 6] = ["not-stored", "internal", "shutting-down", "unreachable", "too-fast", "too-many"];

type Socket = WebSocketStream<TcpStream>;

/// What a client is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Takes a seat and plays.
    Player,
    /// Gets every move.
    Watcher,
    /// Gets next to nothing.
    Idle,
}

/// A person's client at a table.
pub(super) struct Client {
    world: Rc<World>,
    table: Rc<SharedTable>,
    role: Role,
    token: Rc<str>,
    /// Its place among the clients of the table.
    index: usize,
    /// Its place among the targets.
    target: usize,
    /// Among all clients, to spread them in time.
    number: u64,
    checker: Checker,
    asked: Option<Asked>,
    commands: u64,
    /// The best move and whether the turn may end, as last heard.
    position: (Option<Best>, bool),
    /// Told to reconnect to another target.
    pub(super) switch: Rc<Notify>,
}

/// A command without an answer.
struct Asked {
    id: String,
    text: String,
    sent: Instant,
}

/// A command and when it is due.
type Planned = Option<(Instant, ClientCommand)>;

impl Client {
    pub(super) fn new(world: &Rc<World>, table: &Rc<SharedTable>, role: Role, token: &Rc<str>, number: u64) -> Client {
        // The first half of a token is public.
        let person = token.split('.').next().unwrap_or_default();
        Client {
            world: world.clone(),
            table: table.clone(),
            role,
            token: token.clone(),
            index: table.add(person),
            target: (number % world.targets.len().max(1) as u64) as usize,
            number,
            checker: Checker::default(),
            asked: None,
            commands: 0,
            position: (None, false),
            switch: Rc::default(),
        }
    }

    /// Connects for the first time; a player takes a seat.
    pub(super) async fn join(&mut self) -> Result<Socket, LoadError> {
        let mut socket = self.open().await?;
        let failed = |end| match end {
            End::Wrong(fault) => fault.into(),
            End::Lost { why, .. } => LoadError::Unreachable { why },
            End::Switch => LoadError::Unreachable { why: "no connection".to_owned() },
        };
        self.greet(&mut socket).await.map_err(failed)?;
        if self.role == Role::Player && self.checker.seat().is_none() {
            self.ask(&mut socket, ClientCommand::Sit { seat: None }).await.map_err(failed)?;
            while self.asked.is_some() {
                self.follow_next(&mut socket).await.map_err(failed)?;
            }
        }
        Ok(socket)
    }

    /// Plays until something is wrong, on as many connections as it takes.
    pub(super) async fn run(mut self, mut socket: Socket) {
        loop {
            let end = self.play(&mut socket).await;
            self.table.reached(self.index, None);
            drop(socket);
            socket = match self.reconnect(end).await {
                Ok(socket) => socket,
                Err(fault) => return self.world.wrong(format!("table {}: {fault}", self.table.id)),
            };
        }
    }

    /// Opens connections until one is welcomed.
    async fn reconnect(&mut self, mut end: End) -> Result<Socket, Fault> {
        let began = Instant::now();
        let mut pause = BACKOFF.0;
        loop {
            match &end {
                End::Switch => self.world.count(|travel| travel.switches += 1),
                End::Lost { why, .. } if began.elapsed() > self.world.grace + GIVE_UP_AFTER => {
                    return Err(Fault::Closed { why: format!("for good: {why}") });
                }
                End::Lost { why, wait } => {
                    self.note_loss(why);
                    tokio::time::sleep((pause + *wait).mul_f64(self.jitter())).await;
                    pause = (pause * 2).min(BACKOFF.1);
                }
                End::Wrong(fault) => return Err(fault.clone()),
            }
            self.target = (self.target + 1) % self.world.targets.len().max(1);
            end = match self.open().await {
                Ok(mut socket) => match self.return_to(&mut socket).await {
                    Ok(()) => return Ok(socket),
                    Err(end) => end,
                },
                Err(error) => lost(error),
            };
        }
    }

    /// From a half to one and a half, different for all clients.
    fn jitter(&self) -> f64 {
        0.5 + (self.number.wrapping_mul(2_654_435_761) % 1_000) as f64 / 1_000.0
    }

    fn note_loss(&self, why: &str) {
        if self.role == Role::Player {
            self.table.affected();
        }
        let what = format!("table {}: a connection was lost, and no fault was announced: {why}", self.table.id);
        self.world.lost(what);
    }

    async fn open(&self) -> Result<Socket, LoadError> {
        let address = self.world.targets[self.target];
        let path = format!("/api/tables/{}/socket", self.table.id);
        let door = Door { address, path, token: Some(&self.token), is_recorded: false };
        let opened = timeout(CONNECT_WITHIN, open(&door, self.world.source(address))).await;
        opened.unwrap_or_else(|_| Err(LoadError::Unreachable { why: "no answer".to_owned() }))
    }

    /// Says hello with what it has, and repeats its command.
    async fn return_to(&mut self, socket: &mut Socket) -> Result<(), End> {
        self.checker.reconnect();
        self.greet(socket).await?;
        self.world.count(|travel| travel.reconnected += 1);
        if let Some(asked) = &mut self.asked {
            asked.sent = Instant::now();
            self.world.count(|travel| travel.repeated += 1);
            socket.send(Message::text(asked.text.clone())).await.map_err(lost)?;
        }
        Ok(())
    }

    async fn greet(&mut self, socket: &mut Socket) -> Result<(), End> {
        let hello = ClientFrame::Hello { have: self.checker.seq(), invite: None };
        socket.send(Message::text(text_of(&hello))).await.map_err(lost)?;
        let welcomed = async {
            while !matches!(self.hear_next(socket).await?.1, Heard::Welcome { .. }) {}
            Ok(())
        };
        timeout(CONNECT_WITHIN, welcomed).await.unwrap_or_else(|_| Err(lost("no welcome")))
    }

    /// Plays on one connection until it ends.
    async fn play(&mut self, socket: &mut Socket) -> End {
        match self.try_to_play(socket).await {
            Ok(()) => End::Switch,
            Err(end) => end,
        }
    }

    async fn try_to_play(&mut self, socket: &mut Socket) -> Result<(), End> {
        let mut started = self.world.started.clone();
        let mut has_started = *started.borrow_and_update();
        let mut planned = self.plan();
        let (mut heard, mut pinged) = (Instant::now(), false);
        let tick = if self.role == Role::Idle { TICK.1 } else { TICK.0 };
        let switch = self.switch.clone();
        loop {
            let wake = planned.as_ref().map_or(Instant::now() + tick, |(due, _)| (*due).min(Instant::now() + tick));
            tokio::select! {
                message = socket.next() => {
                    (heard, pinged) = (Instant::now(), false);
                    if let Some(text) = text_in(message)? {
                        planned = self.follow(&text)?.or(planned);
                    }
                }
                () = switch.notified() => return Ok(()),
                _ = started.changed(), if !has_started => {
                    has_started = true;
                    planned = self.plan();
                }
                () = tokio::time::sleep_until(wake.into()) => match planned.take() {
                    Some((due, command)) if due <= Instant::now() => self.play_command(socket, due, command).await?,
                    later => {
                        planned = later;
                        self.check_silence(socket, heard, &mut pinged).await?;
                    }
                },
            }
        }
    }

    async fn play_command(&mut self, socket: &mut Socket, due: Instant, command: ClientCommand) -> Result<(), End> {
        // A connection that hangs because of a fault must not hold the others up.
        while !self.world.expects_trouble() && self.table.must_wait(self.checker.seq()) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if self.world.tally.is_playing() {
            self.table.sent.set(due);
            self.ask(socket, command).await?;
        }
        Ok(())
    }

    /// Gives a connection up that says nothing although it should.
    async fn check_silence(&self, socket: &mut Socket, heard: Instant, pinged: &mut bool) -> Result<(), End> {
        let within = if self.world.expects_trouble() { ANSWER_WITHIN.0 } else { ANSWER_WITHIN.1 };
        if self.asked.as_ref().is_some_and(|asked| asked.sent.elapsed() > within) {
            return Err(lost(Fault::Silent { seconds: within.as_secs() }));
        }
        let silence = if self.role == Role::Idle { IDLE_SILENCE } else { PING_AFTER + within };
        if heard.elapsed() > silence {
            return Err(lost(Fault::Silent { seconds: silence.as_secs() }));
        }
        if self.role != Role::Idle && !*pinged && heard.elapsed() > PING_AFTER {
            *pinged = true;
            socket.send(Message::Ping(Bytes::new())).await.map_err(lost)?;
        }
        Ok(())
    }

    /// Reads a frame, checks it and notes it.
    async fn hear_next(&mut self, socket: &mut Socket) -> Result<(String, Heard), End> {
        loop {
            if let Some(text) = text_in(socket.next().await)? {
                let heard = self.hear(&text)?;
                return Ok((text, heard));
            }
        }
    }

    async fn follow_next(&mut self, socket: &mut Socket) -> Result<(), End> {
        loop {
            if let Some(text) = text_in(socket.next().await)? {
                return self.follow(&text).map(drop);
            }
        }
    }

    fn hear(&mut self, text: &str) -> Result<Heard, End> {
        let heard = self.checker.hear(text).map_err(|fault| self.end_by(fault, text))?;
        self.world.tally.frame();
        self.table.reached(self.index, Some(self.checker.seq()));
        match heard {
            Heard::Welcome { best, may_end } | Heard::Step { best, may_end, .. } => {
                self.position = (best, may_end);
                if self.world.keeps_ledger && self.role != Role::Idle {
                    self.table.seen(self.index, self.checker.seat().map_or(0, |seat| seat.number()), text);
                }
            }
            Heard::Done { .. } | Heard::Other => {}
        }
        Ok(heard)
    }

    /// Checks a frame, counts it, and plans what to do next.
    fn follow(&mut self, text: &str) -> Result<Planned, End> {
        match self.hear(text)? {
            Heard::Step { done, ended, .. } => {
                let own = done.is_some();
                if let Some(id) = done {
                    self.answered(&id, self.checker.seq())?;
                }
                self.world.tally.delivery(text.len(), own, ended, self.table.sent.get());
                Ok(self.plan())
            }
            Heard::Done { id, seq } => {
                self.answered(&id, seq)?;
                self.world.count(|travel| travel.done_before += 1);
                self.world.tally.delivery(text.len(), true, false, self.table.sent.get());
                Ok(self.plan())
            }
            Heard::Welcome { .. } | Heard::Other => Ok(None),
        }
    }

    /// What a frame that failed a check means for the connection. After an announced fault, a refusal that says nothing about
    /// the command is no answer: reconnect and repeat.
    fn end_by(&self, fault: Fault, text: &str) -> End {
        match (fault, goodbye(text)) {
            (Fault::Closed { why }, Some(wait)) => End::Lost { why, wait },
            (Fault::Refused { code, .. }, _) if TRANSIENT.contains(&code.as_str()) && self.world.expects_trouble() => {
                End::Lost { why: code, wait: BACKOFF.0 * 4 }
            }
            (fault, _) => fault.into(),
        }
    }

    fn answered(&mut self, id: &str, seq: u64) -> Result<(), End> {
        if self.asked.take_if(|asked| asked.id == id).is_none() {
            return Err(End::Wrong(Fault::Unexpected { kind: format!("an answer to {id}") }));
        }
        if seq > self.checker.seq() {
            return Err(End::Wrong(Fault::Gap { expected: seq, found: self.checker.seq() }));
        }
        if let Some((fault, time)) = self.table.acknowledged(self.index, seq) {
            self.world.taken_over(fault, time);
        }
        Ok(())
    }

    fn plan(&self) -> Planned {
        let (best, may_end) = self.position;
        let is_on = *self.world.started.borrow() && self.world.tally.is_playing();
        let may_play = is_on && self.role == Role::Player && self.asked.is_none();
        let command = next_command(&self.checker, best, may_end).filter(|_| may_play)?;
        Some((self.world.pace.due(), command))
    }

    async fn ask(&mut self, socket: &mut Socket, command: ClientCommand) -> Result<(), End> {
        self.commands += 1;
        let id = CommandId::new(&format!("c{}", self.commands)).expect("a short id");
        self.table.asked(self.index, id.as_str());
        let (name, seen) = (id.as_str().to_owned(), Some(self.checker.seq()));
        let text = text_of(&ClientFrame::Do { id, seen, command });
        self.asked = Some(Asked { id: name, text: text.clone(), sent: Instant::now() });
        socket.send(Message::text(text)).await.map_err(lost)
    }
}

fn text_of(frame: &ClientFrame) -> String {
    serde_json::to_string(frame).expect("a frame is plain data")
}
