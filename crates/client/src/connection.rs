//! A connection that reconnects, on its own thread.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tenback_wire::{ClientFrame, CommandId, ServerFrame};

use crate::backoff::Backoff;
use crate::error::ClientError;
use crate::link::Link;
use crate::session::Session;
use crate::socket::{ConnectError, Disconnected, Socket};

/// The longest pause a server can ask for.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// What the connection reports.
#[derive(Debug)]
pub enum ConnectionEvent {
    /// A frame from the server. A welcome means that we are connected.
    Frame(Box<ServerFrame>),
    /// The connection was lost; it will reconnect.
    Lost {
        /// After this time.
        again_in: Duration,
    },
    /// It is closed for good.
    Closed(ClientError),
}

/// A request to the connection's thread.
enum Request {
    /// Send a command with its id; resend it, with the same id, until it is answered.
    Send(CommandId, ClientFrame),
    /// Reconnect and ask for the full state.
    Resync,
}

/// A connection to a table. It is closed on drop.
#[derive(Debug)]
pub struct Connection {
    /// `None` while the connection is being closed.
    requests: Option<Sender<Request>>,
    events: Receiver<ConnectionEvent>,
}

/// How long to wait for a connection to close, so that the last frames are still sent.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(300);

impl Drop for Connection {
    fn drop(&mut self) {
        self.requests = None;
        let until = Instant::now() + CLOSE_TIMEOUT;
        while self.events.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
    }
}

impl Connection {
    /// Starts connecting.
    pub fn open(session: &Session) -> io::Result<Connection> {
        let (requests, receive_requests) = channel();
        let (report, events) = channel();
        let worker = Worker {
            link: session.link.clone(),
            token: session.token.clone(),
            requests: receive_requests,
            events: report,
            have: 0,
            unanswered: Vec::new(),
            backoff: Backoff::default(),
        };
        thread::Builder::new().name("connection".into()).spawn(move || worker.run())?;
        Ok(Connection { requests: Some(requests), events })
    }

    /// Sends a command, now or once connected.
    pub fn send(&self, id: CommandId, frame: ClientFrame) {
        self.request(Request::Send(id, frame));
    }

    /// Reconnects and asks for the full state.
    pub fn resync(&self) {
        self.request(Request::Resync);
    }

    fn request(&self, request: Request) {
        if let Some(requests) = &self.requests {
            let _has_ended = requests.send(request);
        }
    }

    /// The next event, if one has arrived.
    pub fn poll(&self) -> Option<ConnectionEvent> {
        self.events.try_recv().ok()
    }

    /// Waits for the next event.
    pub fn wait(&self, longest: Duration) -> Option<ConnectionEvent> {
        self.events.recv_timeout(longest).ok()
    }
}

/// Runs the connection on its thread.
struct Worker {
    link: Link,
    token: String,
    requests: Receiver<Request>,
    events: Sender<ConnectionEvent>,
    /// The number of the last event that was passed on to the client.
    have: u64,
    unanswered: Vec<(CommandId, ClientFrame)>,
    backoff: Backoff,
}

/// How a connection ended.
enum End {
    /// It is no longer needed.
    Dropped,
    /// Reconnect at once, with the full state.
    Resync,
    /// It was lost; reconnect after a while.
    Lost(Option<Duration>),
    /// There is no point in reconnecting.
    Fatal(ClientError),
}

impl From<Disconnected> for End {
    fn from(_: Disconnected) -> End {
        End::Lost(None)
    }
}

impl Worker {
    fn run(mut self) {
        loop {
            let end = match Socket::open(&self.link, &self.token) {
                Ok(mut socket) => {
                    let Err(end) = self.exchange(&mut socket);
                    socket.close();
                    end
                }
                Err(ConnectError::Retry) => End::Lost(None),
                Err(ConnectError::Fatal(error)) => End::Fatal(error),
            };
            match end {
                End::Dropped => return,
                End::Resync => self.have = 0,
                End::Fatal(error) => {
                    self.report(ConnectionEvent::Closed(error));
                    return;
                }
                End::Lost(pause) => {
                    let again_in = pause.unwrap_or_else(|| self.backoff.next());
                    self.report(ConnectionEvent::Lost { again_in });
                    if self.pause(again_in).is_err() {
                        return;
                    }
                }
            }
        }
    }

    fn report(&self, event: ConnectionEvent) {
        let _nobody_listens = self.events.send(event);
    }

    /// Waits, and collects what is to be sent later.
    fn pause(&mut self, long: Duration) -> Result<(), RecvTimeoutError> {
        let until = Instant::now() + long;
        loop {
            match self.requests.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Request::Send(id, frame)) => self.unanswered.push((id, frame)),
                Ok(Request::Resync) => self.have = 0,
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(gone) => return Err(gone),
            }
        }
    }

    /// Says hello, then forwards frames in both directions.
    fn exchange(&mut self, socket: &mut Socket) -> Result<std::convert::Infallible, End> {
        let invite = self.link.invite().map(str::to_owned);
        socket.send(&ClientFrame::Hello { have: self.have, invite })?;
        let mut welcomed = false;
        loop {
            if let Some(frame) = socket.read()? {
                let is_welcome = matches!(frame, ServerFrame::Welcome(_));
                if let (false, ServerFrame::Refused(refused)) = (welcomed, &frame) {
                    return Err(after_refusal(&refused.code, &refused.text));
                }
                self.forward(frame)?;
                if is_welcome {
                    welcomed = true;
                    self.backoff.reset();
                    self.unanswered.iter().try_for_each(|(_, frame)| socket.send(frame))?;
                }
            }
            loop {
                match self.requests.try_recv() {
                    Ok(Request::Send(id, frame)) => {
                        if welcomed {
                            socket.send(&frame)?;
                        }
                        self.unanswered.push((id, frame));
                    }
                    Ok(Request::Resync) => return Err(End::Resync),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return Err(End::Dropped),
                }
            }
        }
    }

    /// Notes what a frame answers and passes it on.
    fn forward(&mut self, frame: ServerFrame) -> Result<(), End> {
        let mut end = Ok(());
        match &frame {
            ServerFrame::Welcome(welcome) => self.have = welcome.seq,
            ServerFrame::Step(step) => {
                self.have = self.have.max(step.seq);
                self.answered(step.done.as_ref());
            }
            ServerFrame::Done { id, .. } => self.answered(Some(id)),
            ServerFrame::Refused(refused) => self.answered(refused.id.as_ref()),
            ServerFrame::Bye(bye) => {
                end = Err(match bye.again_in {
                    Some(wait) => End::Lost(Some(Duration::from_millis(wait.into()).min(LONGEST_PAUSE))),
                    None => End::Fatal(ClientError::refused(&bye.code, &bye.text)),
                });
            }
            ServerFrame::Hint(advice) => self.answered(Some(&advice.id)),
            ServerFrame::TriedOut(_)
            | ServerFrame::Costs(_)
            | ServerFrame::Remark(_)
            | ServerFrame::Present(_)
            | ServerFrame::May { .. } => {}
        }
        self.report(ConnectionEvent::Frame(Box::new(frame)));
        end
    }

    fn answered(&mut self, id: Option<&CommandId>) {
        self.unanswered.retain(|(unanswered, _)| Some(unanswered) != id);
    }
}

/// What to do after `hello` was refused: give up, or try again later.
fn after_refusal(code: &str, text: &str) -> End {
    match code {
        "shutting-down" | "not-stored" | "too-fast" | "unreachable" => End::Lost(None),
        _ => End::Fatal(ClientError::refused(code, text)),
    }
}
