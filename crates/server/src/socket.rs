//! The socket of a table: frames in, frames out.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tenback_store::TableId;
use tenback_table::Person;
use tenback_wire::{ClientFrame, CommandId, Denial, Goodbye, ServerFrame, Unreadable};
use tenback_words::Words;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::host::{Guest, GuestId, Handle, Letter, Outbox, goodbye, message};
use crate::metrics;
use crate::rates::Slot;

/// The longest message of a client.
pub(crate) const LONGEST_MESSAGE: usize = 8 * 1024;
/// A connection is asked for a sign of life this often.
const PING_EVERY: Duration = Duration::from_secs(20);
/// And is given up after this long without one.
const DEAD_AFTER: Duration = Duration::from_secs(60);
/// A word of farewell waits no longer.
const FAREWELL: Duration = Duration::from_secs(2);
/// So many messages may be refused as too many, or as none, before the connection ends.
const PATIENCE: u32 = 200;

/// Why a connection ends.
enum End {
    /// The client has gone.
    Gone,
    /// The table has said goodbye.
    Dismissed,
    /// The client did not read.
    Slow,
    /// This is said first.
    Goodbye(Goodbye),
    /// The client's messages break the protocol.
    Protocol(u16),
    /// The client may not be here.
    Denied(Denial),
}

impl End {
    const fn code(&self) -> u16 {
        match self {
            End::Gone => 1000,
            End::Dismissed => 1012,
            End::Slow => 1013,
            End::Goodbye(_) | End::Denied(_) => 1008,
            End::Protocol(code) => *code,
        }
    }
}

/// One connection of a person at a table.
pub(crate) struct Connection {
    pub(crate) app: Arc<App>,
    pub(crate) table: TableId,
    pub(crate) person: Person,
    pub(crate) slot: Slot,
}

type Sink = SplitSink<WebSocket, Message>;
type Source = SplitStream<WebSocket>;

impl Connection {
    /// Serves a connection until it ends.
    pub(crate) async fn run(self, socket: WebSocket) {
        metrics::connected();
        let (mut sink, mut source) = socket.split();
        let (outbox, mut messages) = Outbox::new(self.app.config.limits.backlog);
        let ends = (outbox.cut.clone(), outbox.over.clone());
        let end = tokio::select! {
            end = self.listen(&mut source, outbox) => end,
            end = write(&mut sink, &mut messages, &ends) => end,
        };
        // What is still to be said, such as a refusal, goes out before the end.
        if !matches!(end, End::Slow) {
            let _in_time = timeout(FAREWELL, self.farewell(&mut sink, &mut messages, &end)).await;
        }
        metrics::disconnected();
        drop(self.slot);
    }

    async fn farewell(&self, sink: &mut Sink, messages: &mut mpsc::Receiver<Utf8Bytes>, end: &End) {
        while let Ok(last) = messages.try_recv() {
            if sink.send(Message::Text(last)).await.is_err() {
                return;
            }
        }
        let said = match end {
            End::Goodbye(why) => Some(goodbye(&self.person, *why)),
            End::Denied(denial) => Some(self.refusal(None, denial)),
            _ => None,
        };
        if let Some(said) = said {
            let _gone = sink.send(Message::Text(said)).await;
        }
        let close = CloseFrame { code: end.code(), reason: Utf8Bytes::default() };
        let _gone = sink.send(Message::Close(Some(close))).await;
    }

    fn refusal(&self, id: Option<CommandId>, denial: &Denial) -> Utf8Bytes {
        let text = Words::new(self.person.language).denial(denial);
        message(&ServerFrame::Refused { id, code: denial.code().to_owned(), text })
    }

    /// Hears hello, sits down at the table, and passes on what comes.
    async fn listen(&self, source: &mut Source, outbox: Outbox) -> End {
        let have = match timeout(self.app.config.limits.hello_within, hello(source)).await {
            Ok(Ok(have)) => have,
            Ok(Err(end)) => return end,
            Err(_) => return End::Goodbye(Goodbye::Unheard),
        };
        let (table, guest) = match self.join(&outbox, have).await {
            Ok(joined) => joined,
            Err(denial) => return End::Denied(denial),
        };
        let speaker = Speaker { connection: self, table: &table, guest, outbox };
        let end = speaker.speak(source).await;
        // A table that was put away has forgotten its guests.
        let _put_away = table.send(Letter::Gone { guest }).await;
        end
    }

    async fn join(&self, outbox: &Outbox, have: u64) -> Result<(Handle, GuestId), Denial> {
        loop {
            let table = self.app.registry.open(&self.app, &self.table).await?;
            let guest = Guest { person: self.person.clone(), outbox: outbox.clone() };
            let (answer, joined) = oneshot::channel();
            let asked = table.send(Letter::Join { guest, have, answer }).await;
            // A table that was put away at this very moment does not answer: it is taken up again.
            if let (Ok(()), Ok(joined)) = (asked, joined.await) {
                return Ok((table, joined?));
            }
            tokio::task::yield_now().await;
        }
    }
}

/// The side of a connection that speaks to the table.
struct Speaker<'a> {
    connection: &'a Connection,
    table: &'a Handle,
    guest: GuestId,
    outbox: Outbox,
}

impl Speaker<'_> {
    async fn speak(&self, source: &mut Source) -> End {
        let mut strikes = 0;
        loop {
            let text = match next_text(source).await {
                Ok(text) => text,
                Err(end) => return end,
            };
            if let Err(denial) = self.connection.app.rates.message(self.connection.person.id) {
                strikes += 1;
                // Answering each of a flood would be a flood of its own.
                if strikes == 1 || strikes % 20 == 0 {
                    self.outbox.send(self.connection.refusal(None, &denial));
                }
            } else {
                match ClientFrame::read(&text) {
                    Ok(frame) => {
                        let letter = Letter::Frame { guest: self.guest, frame, came: Instant::now() };
                        if self.table.send(letter).await.is_err() {
                            return End::Dismissed;
                        }
                    }
                    Err(Unreadable { why, id }) => {
                        strikes += 1;
                        self.outbox.send(self.connection.refusal(id, &Denial::Unreadable { why }));
                    }
                }
            }
            if strikes > PATIENCE {
                metrics::dropped("abuse");
                return End::Goodbye(Goodbye::Abuse);
            }
        }
    }
}

/// The first message: what the client has.
async fn hello(source: &mut Source) -> Result<u64, End> {
    let text = next_text(source).await?;
    match ClientFrame::read(&text) {
        Ok(ClientFrame::Hello { have }) => Ok(have),
        Ok(_) => Err(End::Denied(Denial::HelloFirst)),
        Err(Unreadable { why, .. }) => Err(End::Denied(Denial::Unreadable { why })),
    }
}

/// The next message with text in it.
async fn next_text(source: &mut Source) -> Result<Utf8Bytes, End> {
    loop {
        match timeout(DEAD_AFTER, source.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => return Ok(text),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(Ok(Message::Binary(_)))) => return Err(End::Protocol(1003)),
            Ok(Some(Ok(Message::Close(_))) | None) => return Err(End::Gone),
            Ok(Some(Err(error))) => return Err(End::Protocol(broken(&error))),
            Err(_) => {
                metrics::dropped("silent");
                return Err(End::Gone);
            }
        }
    }
}

/// The code that tells a client what it did wrong.
fn broken(error: &axum::Error) -> u16 {
    let text = error.to_string();
    match () {
        () if text.contains("too long") || text.contains("too big") => 1009,
        () if text.contains("UTF-8") || text.contains("utf-8") => 1007,
        () => 1002,
    }
}

/// Passes messages on to the client, and asks for signs of life.
async fn write(
    sink: &mut Sink,
    messages: &mut mpsc::Receiver<Utf8Bytes>,
    ends: &(CancellationToken, CancellationToken),
) -> End {
    let (cut, over) = ends;
    let mut pings = tokio::time::interval(PING_EVERY);
    pings.reset();
    loop {
        let message = tokio::select! {
            () = cut.cancelled() => return End::Slow,
            () = over.cancelled() => return End::Dismissed,
            message = messages.recv() => match message {
                Some(text) => Message::Text(text),
                None => return End::Dismissed,
            },
            _ = pings.tick() => Message::Ping(Bytes::new()),
        };
        let sent = tokio::select! {
            () = cut.cancelled() => return End::Slow,
            sent = sink.send(message) => sent,
        };
        if sent.is_err() {
            return End::Gone;
        }
    }
}
