//! A connection that mends itself, on a thread of its own.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tenback_wire::{ClientFrame, CommandId, ServerFrame};

use crate::backoff::Backoff;
use crate::link::Link;
use crate::socket::{Gone, NoSocket, Socket};
use crate::trouble::Trouble;
use crate::visit::Visit;

/// A server that asks for a longer pause is asked again sooner.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// What comes from the connection.
#[derive(Debug)]
pub enum News {
    /// The server says something. A welcome means that the connection stands.
    Frame(Box<ServerFrame>),
    /// The connection has gone; it is tried again by itself.
    Lost {
        /// After this long.
        again_in: Duration,
    },
    /// It will not come back.
    Over(Trouble),
}

/// What goes to the connection.
enum Order {
    /// A command with its id. It is sent again, with the same id, until it is answered.
    Send(CommandId, ClientFrame),
    /// Hang up and ask for everything anew.
    Afresh,
}

/// A connection to a table. It ends when this goes.
#[derive(Debug)]
pub struct Connection {
    /// Gone once nobody wants the connection any more.
    orders: Option<Sender<Order>>,
    news: Receiver<News>,
}

/// How long the end of a connection is waited for, so that the last words are still sent.
const FAREWELL: Duration = Duration::from_millis(300);

impl Drop for Connection {
    fn drop(&mut self) {
        self.orders = None;
        let until = Instant::now() + FAREWELL;
        while self.news.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
    }
}

impl Connection {
    /// Begins to connect.
    pub fn open(visit: &Visit) -> io::Result<Connection> {
        let (orders, taken) = channel();
        let (tell, news) = channel();
        let keeper = Keeper {
            link: visit.link.clone(),
            token: visit.token.clone(),
            orders: taken,
            news: tell,
            have: 0,
            unanswered: Vec::new(),
            backoff: Backoff::default(),
        };
        thread::Builder::new().name("connection".into()).spawn(move || keeper.run())?;
        Ok(Connection { orders: Some(orders), news })
    }

    /// Sends a command, now or as soon as there is a connection.
    pub fn send(&self, id: CommandId, frame: ClientFrame) {
        self.order(Order::Send(id, frame));
    }

    /// Connects anew and asks for everything there is to know.
    pub fn start_afresh(&self) {
        self.order(Order::Afresh);
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            let _has_ended = orders.send(order);
        }
    }

    /// What has come, if anything has.
    pub fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// What comes next, waited for.
    pub fn wait(&self, longest: Duration) -> Option<News> {
        self.news.recv_timeout(longest).ok()
    }
}

/// Keeps the connection.
struct Keeper {
    link: Link,
    token: String,
    orders: Receiver<Order>,
    news: Sender<News>,
    /// The number of the last event that was passed on.
    have: u64,
    unanswered: Vec<(CommandId, ClientFrame)>,
    backoff: Backoff,
}

/// How a connection ends.
enum End {
    /// Nobody wants it any more.
    Unwanted,
    /// It is to be made anew at once.
    Afresh,
    /// It has gone, and is tried again after a while.
    Lost(Option<Duration>),
    /// It will not come back.
    Never(Trouble),
}

impl From<Gone> for End {
    fn from(_: Gone) -> End {
        End::Lost(None)
    }
}

impl Keeper {
    fn run(mut self) {
        loop {
            let end = match Socket::open(&self.link, &self.token) {
                Ok(mut socket) => {
                    let Err(end) = self.talk(&mut socket);
                    socket.close();
                    end
                }
                Err(NoSocket::Later) => End::Lost(None),
                Err(NoSocket::Never(trouble)) => End::Never(trouble),
            };
            match end {
                End::Unwanted => return,
                End::Afresh => self.have = 0,
                End::Never(trouble) => {
                    self.tell(News::Over(trouble));
                    return;
                }
                End::Lost(asked) => {
                    let again_in = asked.unwrap_or_else(|| self.backoff.next());
                    self.tell(News::Lost { again_in });
                    if self.pause(again_in).is_err() {
                        return;
                    }
                }
            }
        }
    }

    fn tell(&self, news: News) {
        let _nobody_listens = self.news.send(news);
    }

    /// Waits, and takes what is to be sent later.
    fn pause(&mut self, long: Duration) -> Result<(), RecvTimeoutError> {
        let until = Instant::now() + long;
        loop {
            match self.orders.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Order::Send(id, frame)) => self.unanswered.push((id, frame)),
                Ok(Order::Afresh) => self.have = 0,
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(gone) => return Err(gone),
            }
        }
    }

    /// Says hello, then passes on what comes and what is to go.
    fn talk(&mut self, socket: &mut Socket) -> Result<std::convert::Infallible, End> {
        socket.send(&ClientFrame::Hello { have: self.have })?;
        let mut welcome = false;
        loop {
            if let Some(frame) = socket.read()? {
                let greeted = matches!(frame, ServerFrame::Welcome(_));
                if let (false, ServerFrame::Refused(refused)) = (welcome, &frame) {
                    return Err(turned_away(&refused.code, &refused.text));
                }
                self.hear(frame)?;
                if greeted {
                    welcome = true;
                    self.backoff.reset();
                    self.unanswered.iter().try_for_each(|(_, frame)| socket.send(frame))?;
                }
            }
            loop {
                match self.orders.try_recv() {
                    Ok(Order::Send(id, frame)) => {
                        if welcome {
                            socket.send(&frame)?;
                        }
                        self.unanswered.push((id, frame));
                    }
                    Ok(Order::Afresh) => return Err(End::Afresh),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return Err(End::Unwanted),
                }
            }
        }
    }

    /// Takes a message down and passes it on.
    fn hear(&mut self, frame: ServerFrame) -> Result<(), End> {
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
                    None => End::Never(Trouble::Refused { code: bye.code.clone(), text: bye.text.clone() }),
                });
            }
            ServerFrame::TriedOut(_) | ServerFrame::Hint(_) | ServerFrame::Present(_) => {}
        }
        self.tell(News::Frame(Box::new(frame)));
        end
    }

    fn answered(&mut self, id: Option<&CommandId>) {
        self.unanswered.retain(|(unanswered, _)| Some(unanswered) != id);
    }
}

/// Why there is no welcome: for good, or because the server has no time just now.
fn turned_away(code: &str, text: &str) -> End {
    match code {
        "shutting-down" | "not-stored" | "too-fast" => End::Lost(None),
        _ => End::Never(Trouble::Refused { code: code.to_owned(), text: text.to_owned() }),
    }
}
