//! One socket: says hello, checks every frame, and plays its seat.

use std::cell::{Cell, RefCell};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tenback_wire::{ClientCommand, ClientFrame, CommandId, Problem};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::check::{Best, Checker, Heard};
use crate::error::LoadError;
use crate::fault::Fault;
use crate::people::unreachable;
use crate::player::next_command;
use crate::script::Recorder;
use crate::tally::Tally;

/// A connection may be this many events behind before its table waits for it. A server drops clients that do not read, and on
/// a busy machine a thread may get no time for a while.
const MOST_BEHIND: u64 = 24;

/// What all connections of a measurement share.
pub(crate) struct Shared {
    pub(crate) tally: Tally,
    pub(crate) pace: Pace,
    /// True once everybody is connected and games may start.
    pub(crate) started: watch::Receiver<bool>,
    pub(crate) recorder: Option<Recorder>,
}

/// What the connections of a table share.
pub(crate) struct AtTable {
    /// When the last move was sent, or should have been.
    sent: Cell<Instant>,
    /// The last event of each connection.
    pub(crate) reached: RefCell<Vec<u64>>,
}

/// How fast moves are made.
pub(crate) struct Pace {
    think: Duration,
    /// The time between two moves anywhere, and when the next one is due.
    slots: Option<(Duration, Cell<Instant>)>,
}

/// Where a connection goes.
pub(crate) struct Door<'a> {
    pub(crate) address: SocketAddr,
    pub(crate) path: String,
    pub(crate) token: Option<&'a str>,
    /// Whether recorded frames come from there.
    pub(crate) is_recorded: bool,
}

/// One socket at a table.
pub(crate) struct Connection {
    socket: WebSocketStream<TcpStream>,
    checker: Checker,
    shared: Rc<Shared>,
    table: Rc<AtTable>,
    /// Its place among the connections of the table.
    index: usize,
    /// The id of the command that is not answered yet.
    asked: Option<CommandId>,
    /// Whether the table waits for connections that are far behind. Recorded frames start over, and nobody drops them.
    waits: bool,
}

/// A command and when it is due.
type Planned = Option<(Instant, ClientCommand)>;

impl AtTable {
    pub(crate) fn new() -> AtTable {
        AtTable { sent: Cell::new(Instant::now()), reached: RefCell::default() }
    }

    /// Whether somebody is far behind.
    fn must_wait(&self, seq: u64) -> bool {
        self.reached.borrow().iter().any(|reached| reached + MOST_BEHIND < seq)
    }
}

impl Pace {
    pub(crate) fn new(think: Duration, rate: Option<u32>) -> Pace {
        let slots = rate.map(|rate| (Duration::from_secs(1) / rate.max(1), Cell::new(Instant::now())));
        Pace { think, slots }
    }

    /// The slots of the past are not made up for.
    pub(crate) fn start(&self) {
        if let Some((_, next)) = &self.slots {
            next.set(Instant::now());
        }
    }

    /// When the next move is due. If the server is behind, that was a while ago: the wait counts as latency.
    pub(crate) fn due(&self) -> Instant {
        let now = Instant::now();
        let Some((gap, next)) = &self.slots else { return now + self.think };
        let slot = next.get();
        next.set(slot + *gap);
        if self.think.is_zero() { slot } else { slot.max(now + self.think) }
    }
}

impl Connection {
    /// Connects, says hello, and waits for the welcome.
    pub(crate) async fn join(
        door: &Door<'_>,
        shared: &Rc<Shared>,
        table: &Rc<AtTable>,
    ) -> Result<Connection, LoadError> {
        let socket = open(door, None).await?;
        let index = table.reached.borrow().len();
        table.reached.borrow_mut().push(0);
        let (shared, table) = (shared.clone(), table.clone());
        let checker = Checker::new(door.is_recorded);
        let mut connection =
            Connection { socket, checker, shared, table, index, asked: None, waits: !door.is_recorded };
        connection.send(&ClientFrame::Hello { have: 0, invite: None }).await?;
        while !matches!(connection.hear().await?, Heard::Welcome { .. }) {}
        Ok(connection)
    }

    /// Takes the first empty seat, unless this person has one.
    pub(crate) async fn sit(&mut self) -> Result<(), LoadError> {
        if self.checker.seat().is_none() {
            self.ask(ClientCommand::Sit { seat: None }).await?;
            while self.asked.is_some() {
                if let Heard::Step { done, .. } = self.hear().await? {
                    self.answered(done.as_deref())?;
                }
            }
        }
        Ok(())
    }

    /// Plays until something is wrong; the first fault of a measurement is kept.
    pub(crate) async fn run(mut self) {
        if let Err(fault) = self.play().await {
            self.shared.tally.fail(fault);
        }
    }

    async fn play(&mut self) -> Result<(), Fault> {
        let mut started = self.shared.started.clone();
        loop {
            tokio::select! {
                heard = self.hear() => drop(heard?),
                Ok(_) = started.wait_for(|started| *started) => break,
            }
        }
        let mut planned = self.plan(None, false);
        loop {
            planned = match planned.take() {
                Some((due, command)) if due <= Instant::now() => {
                    self.play_command(due, command).await?;
                    None
                }
                Some((due, command)) => {
                    let thinking = tokio::time::sleep_until(due.into());
                    tokio::select! {
                        () = thinking => Some((due, command)),
                        heard = self.follow() => heard?.or(Some((due, command))),
                    }
                }
                None => self.follow().await?,
            };
        }
    }

    async fn play_command(&mut self, due: Instant, command: ClientCommand) -> Result<(), Fault> {
        while self.waits && self.table.must_wait(self.checker.seq()) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if self.shared.tally.is_playing() {
            self.table.sent.set(due);
            self.ask(command).await?;
        }
        Ok(())
    }

    /// Reads a frame, counts it, and plans what to do next.
    async fn follow(&mut self) -> Result<Planned, Fault> {
        let text = self.next().await?;
        match self.check(&text)? {
            Heard::Step { done, best, may_end, ended } => {
                let own = self.answered(done.as_deref())?;
                self.shared.tally.delivery(text.len(), own, ended, self.table.sent.get());
                Ok(self.plan(best, may_end))
            }
            Heard::Welcome { .. } => {
                // The recorded game starts over.
                self.asked = None;
                Ok(self.plan(None, false))
            }
            Heard::Done { id, .. } => Err(Fault::Unexpected { kind: format!("an answer to {id}") }),
            Heard::Other => Ok(None),
        }
    }

    fn plan(&self, best: Option<Best>, may_end: bool) -> Planned {
        let command = next_command(&self.checker, best, may_end)?;
        (self.asked.is_none() && self.shared.tally.is_playing()).then(|| (self.shared.pace.due(), command))
    }

    /// Whether a step answers the command of this connection.
    fn answered(&mut self, done: Option<&str>) -> Result<bool, Fault> {
        let Some(done) = done else { return Ok(false) };
        match self.asked.take() {
            Some(asked) if asked.as_str() == done => Ok(true),
            _ => Err(Fault::Unexpected { kind: format!("an answer to {done}") }),
        }
    }

    async fn hear(&mut self) -> Result<Heard, Fault> {
        let text = self.next().await?;
        self.check(&text)
    }

    fn check(&mut self, text: &str) -> Result<Heard, Fault> {
        let heard = self.checker.hear(text)?;
        self.shared.tally.frame();
        self.table.reached.borrow_mut()[self.index] = self.checker.seq();
        if let Some(recorder) = &self.shared.recorder {
            let viewer = self.checker.seat().map_or(0, |seat| seat.number().into());
            match heard {
                Heard::Welcome { .. } => recorder.welcome(viewer, text),
                Heard::Step { .. } => recorder.step(viewer, self.checker.seq(), text),
                Heard::Done { .. } | Heard::Other => {}
            }
        }
        Ok(heard)
    }

    /// The next text. Pings are answered by the library.
    async fn next(&mut self) -> Result<Utf8Bytes, Fault> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map_or_else(|| "without a code".to_owned(), |frame| frame.code.to_string());
                    return Err(Fault::Closed { why: code });
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Fault::Closed { why: error.to_string() }),
                None => return Err(Fault::Closed { why: "without a goodbye".to_owned() }),
            }
        }
    }

    /// Sends a command. Its id is the number of the last event, so that a recorded game has the same ids.
    async fn ask(&mut self, command: ClientCommand) -> Result<(), Fault> {
        let seq = self.checker.seq();
        let id = CommandId::new(&format!("m{seq}")).expect("a short id");
        self.asked = Some(id.clone());
        self.send(&ClientFrame::Do { id, seen: Some(seq), command }).await
    }

    async fn send(&mut self, frame: &ClientFrame) -> Result<(), Fault> {
        let text = serde_json::to_string(frame).expect("a frame is plain data");
        self.socket.send(Message::text(text)).await.map_err(|error| Fault::Closed { why: error.to_string() })
    }
}

/// Opens a socket, from a certain address if there is one.
pub(crate) async fn open(door: &Door<'_>, from: Option<IpAddr>) -> Result<WebSocketStream<TcpStream>, LoadError> {
    let stream = match from {
        None => TcpStream::connect(door.address).await,
        Some(from) => connect_from(from, door.address).await,
    };
    let stream = stream.map_err(unreachable)?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{}{}", door.address, door.path).into_client_request().map_err(unreachable)?;
    if let Some(token) = door.token {
        let bearer = HeaderValue::from_str(&format!("Bearer {token}")).map_err(unreachable)?;
        request.headers_mut().insert("Authorization", bearer);
    }
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    match client_async_with_config(request, stream, Some(config)).await {
        Ok((socket, _)) => Ok(socket),
        Err(SocketError::Http(response)) => {
            let problem = response.body().as_deref().and_then(|body| serde_json::from_slice::<Problem>(body).ok());
            Err(problem.map_or_else(
                || unreachable(response.status()),
                |Problem { code, text }| LoadError::Refused { code, text },
            ))
        }
        Err(error) => Err(unreachable(error)),
    }
}

async fn connect_from(from: IpAddr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = if from.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.bind((from, 0).into())?;
    socket.connect(to).await
}
