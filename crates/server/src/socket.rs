//! The socket of a table: frames in, frames out.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tenback_store::{DeviceId, TableId};
use tenback_table::Person;
use tenback_wire::{ClientFrame, CommandId, Goodbye, InvalidFrame, Refused, ServerFrame};
use tenback_words::Words;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_util::sync::CancellationToken;

use crate::app::{App, Departure};
use crate::contest::check_table;
use crate::delivery::deliver;
use crate::denial::Denial;
use crate::host::{Guest, GuestId, Handle, TableMessage, goodbye, message};
use crate::metrics;
use crate::origin::Origin;
use crate::outbox::{Ending, Outbox, Outgoing};
use crate::rates::Slot;

/// The longest message of a client.
pub(crate) const LONGEST_MESSAGE: usize = 8 * 1024;
/// The read buffer, which every idle connection keeps: more than most messages of clients.
pub(crate) const READ_AT_ONCE: usize = 512;
/// The write buffer: any one message, and pongs that the client does not read.
pub(crate) const MOST_UNWRITTEN: usize = 256 * 1024;
/// How often a connection is pinged.
const PING_EVERY: Duration = Duration::from_secs(20);
/// When a silent connection is closed.
const DEAD_AFTER: Duration = Duration::from_secs(60);
/// How long to wait for the goodbye to be sent.
const FAREWELL: Duration = Duration::from_secs(2);
/// How many messages may be rejected as too many or invalid before the connection is closed.
const PATIENCE: u32 = 200;

/// Why a connection ends.
enum End {
    /// The client has disconnected.
    Gone,
    /// The table has said goodbye.
    Dismissed(Goodbye),
    /// The client did not read.
    Slow,
    /// This is sent first.
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
            End::Dismissed(why) | End::Goodbye(why) => why.close_code(),
            End::Slow => 1013,
            End::Denied(_) => 1008,
            End::Protocol(code) => *code,
        }
    }

    /// Why somebody cannot join. A client that is refused gives up, so those who only have to wait are told to come back.
    fn before_welcome(denial: Denial) -> End {
        match denial {
            Denial::Unreachable | Denial::NotStored | Denial::ShuttingDown => End::Goodbye(Goodbye::Restart),
            denial => End::Denied(denial),
        }
    }
}

/// One connection of a person at a table.
pub(crate) struct Connection {
    pub(crate) app: Arc<App>,
    pub(crate) table: TableId,
    pub(crate) person: Person,
    /// The device they use.
    pub(crate) device: DeviceId,
    pub(crate) origin: Origin,
    pub(crate) slot: Slot,
}

/// Receives who has to go.
pub(crate) type Departures = broadcast::Receiver<Departure>;
type Sink = SplitSink<WebSocket, Message>;
type Source = SplitStream<WebSocket>;

impl Connection {
    /// Serves a connection until it ends. Not an async function, because that would keep room for the socket it has split;
    /// boxed, because the future has room for its parameters twice.
    pub(crate) fn run(self: Box<Self>, socket: WebSocket, departures: Departures) -> impl Future<Output = ()> {
        let (sink, source) = socket.split();
        self.serve(sink, source, departures)
    }

    async fn serve(self: Box<Self>, mut sink: Sink, mut source: Source, departures: Departures) {
        metrics::connected();
        let (outbox, mut messages) = self.app.queues.open();
        let end = self.talk(&mut sink, &mut source, outbox, &mut messages, departures).await;
        // Pending messages, such as a refusal, are sent before the end.
        if !matches!(end, End::Slow) {
            let _in_time = timeout(FAREWELL, self.farewell(&mut sink, &mut messages, &end)).await;
        }
        metrics::disconnected();
        drop(self.slot);
    }

    /// Reads and writes until either ends.
    async fn talk(
        &self,
        sink: &mut Sink,
        source: &mut Source,
        outbox: Outbox,
        messages: &mut Outgoing,
        departures: Departures,
    ) -> End {
        let unheard = CancellationToken::new();
        let mut listening = pin!(self.listen(source, outbox, &unheard));
        let end = tokio::select! {
            end = &mut listening => return end,
            end = write(sink, messages) => end,
            end = self.until_unwelcome(departures) => end,
        };
        // Continue reading until the table has been told that the client is gone.
        unheard.cancel();
        listening.await;
        end
    }

    /// Waits until the secret of this connection becomes invalid, or the person plays a challenge with the cards of the table.
    async fn until_unwelcome(&self, mut departures: Departures) -> End {
        loop {
            match departures.recv().await {
                Ok(Departure::SignedOut(whose)) if whose.covers(self.person.id, self.device) => {
                    return End::Denied(self.unwelcome().await);
                }
                Ok(Departure::Begun(person)) if person == self.person.id => {
                    // Boxed, because an idle connection would keep the room it takes.
                    if let Err(denial) = Box::pin(check_table(&self.app, &self.table, person)).await {
                        return End::before_welcome(denial);
                    }
                }
                Ok(_) => {}
                // Too many had to go at once and some were missed: valid clients will reconnect.
                Err(RecvError::Lagged(_)) => return End::Goodbye(Goodbye::Restart),
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }

    /// Why the person may no longer be here.
    async fn unwelcome(&self) -> Denial {
        match self.app.store.person(self.person.id).await {
            Ok(Some(stored)) if stored.banned.is_some() => Denial::Banned,
            _ => Denial::WhoAreYou,
        }
    }

    async fn farewell(&self, sink: &mut Sink, messages: &mut Outgoing, end: &End) {
        while let Some(last) = messages.try_next() {
            let bytes = last.len();
            if sink.send(Message::Text(last)).await.is_err() {
                return;
            }
            messages.sent(bytes);
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
        self.app.refusals.note(denial.code(), self.origin.address, "a frame at a table");
        let text = denial.text(Words::of(self.person.language));
        message(&ServerFrame::Refused(Refused { id, code: denial.code().to_owned(), text }))
    }

    /// Waits for the hello, joins the table, and forwards frames until the end.
    async fn listen(&self, source: &mut Source, outbox: Outbox, unheard: &CancellationToken) -> End {
        // Boxed, because an idle connection would keep the room it takes.
        let (table, guest) = match Box::pin(self.enter(source, &outbox, unheard)).await {
            Ok(entered) => entered,
            Err(end) => return end,
        };
        let speaker = Speaker { connection: self, table: &table, guest, outbox };
        let end = tokio::select! {
            end = speaker.speak(source) => end,
            () = unheard.cancelled() => End::Gone,
            () = table.closed() => End::Dismissed(speaker.outbox.dismissed()),
        };
        // An unloaded table has forgotten its guests.
        let _unloaded = deliver(&table, TableMessage::Gone { guest }).await;
        end
    }

    /// Waits for the hello and joins the table.
    async fn enter(
        &self,
        source: &mut Source,
        outbox: &Outbox,
        unheard: &CancellationToken,
    ) -> Result<(Handle, GuestId), End> {
        let greeting = tokio::select! {
            greeting = timeout(self.app.config.limits.hello_within, hello(source)) => greeting,
            () = unheard.cancelled() => return Err(End::Gone),
            () = self.app.stopping.cancelled() => return Err(End::Goodbye(Goodbye::Restart)),
        };
        let hello = greeting.map_err(|_| End::Goodbye(Goodbye::Unheard))??;
        self.join(outbox, &hello).await.map_err(End::before_welcome)
    }

    async fn join(&self, outbox: &Outbox, hello: &Hello) -> Result<(Handle, GuestId), Denial> {
        // They may have begun a challenge since the socket was opened.
        check_table(&self.app, &self.table, self.person.id).await?;
        let guest = || Guest {
            person: self.person.clone(),
            origin: self.origin.clone(),
            invite: hello.invite.clone(),
            outbox: outbox.clone(),
            may: None,
        };
        let join = |answer| TableMessage::Join { guest: Box::new(guest()), have: hello.have, answer };
        let (table, joined) = self.app.registry.ask(&self.app, &self.table, join).await?;
        Ok((table, joined?))
    }
}

/// The side of a connection that talks to the table.
struct Speaker<'a> {
    connection: &'a Connection,
    table: &'a Handle,
    guest: GuestId,
    outbox: Outbox,
}

impl Speaker<'_> {
    async fn speak(&self, source: &mut Source) -> End {
        let mut strikes = 0;
        while strikes <= PATIENCE {
            let came = match next(source).await {
                Ok(came) => came,
                Err(end) => return end,
            };
            if let Err(denial) = self.connection.app.rates.message(self.connection.person.id) {
                strikes += 1;
                // Answering every message of a flood would be a flood itself.
                if strikes <= 20 || strikes % 20 == 0 {
                    let id = if let Input::Text(text) = &came { CommandId::of_frame(text) } else { None };
                    self.outbox.send(self.connection.refusal(id, &denial));
                }
                continue;
            }
            match came {
                Input::Text(text) => match self.pass_on(&text).await {
                    // Good behaviour is rewarded.
                    Ok(true) => strikes = strikes.saturating_sub(1),
                    Ok(false) => strikes += 1,
                    Err(end) => return end,
                },
                Input::Ping => {}
            }
        }
        metrics::dropped("abuse");
        End::Goodbye(Goodbye::Abuse)
    }

    /// Forwards a message to the table, and returns whether it was valid.
    async fn pass_on(&self, text: &str) -> Result<bool, End> {
        match ClientFrame::read(text) {
            Ok(frame) => {
                let message = TableMessage::Frame { guest: self.guest, frame, came: Instant::now() };
                deliver(self.table, message).await.map_err(|_| End::Dismissed(self.outbox.dismissed()))?;
                Ok(true)
            }
            Err(InvalidFrame { why, id }) => {
                self.outbox.send(self.connection.refusal(id, &Denial::Unreadable { why }));
                Ok(false)
            }
        }
    }
}

/// What the first message says.
struct Hello {
    /// The number of the last event the client has.
    have: u64,
    /// The code of the invite link the person came by.
    invite: Option<String>,
}

/// The first message.
async fn hello(source: &mut Source) -> Result<Hello, End> {
    let text = first_text(source).await?;
    match ClientFrame::read(&text) {
        Ok(ClientFrame::Hello { have, invite }) => Ok(Hello { have, invite }),
        Ok(_) => Err(End::Denied(Denial::HelloFirst)),
        Err(InvalidFrame { why, .. }) => Err(End::Denied(Denial::Unreadable { why })),
    }
}

/// The first message with text in it.
async fn first_text(source: &mut Source) -> Result<Utf8Bytes, End> {
    for _ in 0..PATIENCE {
        if let Input::Text(text) = next(source).await? {
            return Ok(text);
        }
    }
    metrics::dropped("abuse");
    Err(End::Goodbye(Goodbye::Abuse))
}

/// Input from a client. Pings count like messages: each costs an answer.
enum Input {
    Text(Utf8Bytes),
    Ping,
}

/// The next input.
async fn next(source: &mut Source) -> Result<Input, End> {
    match timeout(DEAD_AFTER, source.next()).await {
        Ok(Some(Ok(Message::Text(text)))) => Ok(Input::Text(text)),
        Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Ok(Input::Ping),
        Ok(Some(Ok(Message::Binary(_)))) => Err(End::Protocol(1003)),
        Ok(Some(Ok(Message::Close(_))) | None) => Err(End::Gone),
        Ok(Some(Err(error))) => Err(End::Protocol(broken(error))),
        Err(_) => {
            metrics::dropped("silent");
            Err(End::Gone)
        }
    }
}

/// The close code for a protocol error.
fn broken(error: axum::Error) -> u16 {
    match error.into_inner().downcast_ref() {
        Some(SocketError::Capacity(_)) => 1009,
        Some(SocketError::Utf8(_)) => 1007,
        _ => 1002,
    }
}

/// Forwards messages to the client, and pings it.
async fn write(sink: &mut Sink, messages: &mut Outgoing) -> End {
    let mut pings = tokio::time::interval(PING_EVERY);
    pings.reset();
    loop {
        let message = tokio::select! {
            biased;
            message = messages.next() => match message {
                Ok(text) => Message::Text(text),
                Err(Ending::Cut) => return End::Slow,
                Err(Ending::Over(why)) => return End::Dismissed(why),
            },
            _ = pings.tick() => Message::Ping(Bytes::new()),
        };
        let bytes = if let Message::Text(text) = &message { text.len() } else { 0 };
        // Most of the time a message is sent at once.
        let sent = tokio::select! {
            biased;
            sent = sink.send(message) => sent,
            // Boxed, because an idle connection would keep the room it takes.
            () = Box::pin(too_slow(messages)) => return End::Slow,
        };
        if sent.is_err() {
            return End::Gone;
        }
        messages.sent(bytes);
    }
}

/// Completes when sending a message has taken too long.
async fn too_slow(messages: &Outgoing) {
    if messages.ending().await != Ending::Cut {
        // A client that does not read would not read a goodbye either.
        let _in_time = timeout(FAREWELL, messages.cut()).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every idle connection keeps it: what runs only once must be boxed.
    #[test]
    fn the_future_of_a_connection_is_small() {
        const fn size<F: Future>(_: fn(Box<Connection>, WebSocket, Departures) -> F) -> usize {
            size_of::<F>()
        }
        assert!(size(Connection::run) <= 1_344, "{} bytes", size(Connection::run));
    }
}
