//! The owner's side of a link: tables here, their clients at another node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tenback_store::{Digest, TableId};
use tenback_wire::{ClientFrame, Goodbye};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tracing::{debug, error, info, warn};

use super::frames::{Frames, FramesEnd};
use super::packet::{Answer, Greeted, Greeting, Packet, Question, ToEdge, ToOwner, Visitor};
use super::{CAPACITY, Key, LinkError, OPEN_WITHIN, Receiver, noise, send_all};
use crate::app::App;
use crate::delivery::deliver;
use crate::denial::Denial;
use crate::erasure::Keeper;
use crate::forgetting::Forget;
use crate::host::{Guest, GuestId, Handle, TableMessage};
use crate::metrics::{Forwarded, OpenLink};
use crate::node::Membership;
use crate::outbox::{Ending, Outbox, Outgoing};

/// The pause between checks whether a link can be closed.
const FINISH_EVERY: Duration = Duration::from_millis(10);

/// Serves a link that another node has opened, until it ends.
pub(crate) async fn serve<S>(app: Arc<App>, node: Arc<Membership>, stream: S)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let Some(term) = node.term() else { return };
    let answer = |greeting: &Greeting| match greeting.to == term.id.number() {
        true => Ok(Greeted { node: term.id.number() }),
        false => Err(LinkError::Gone),
    };
    let Some(arriving) = node.arrivals().enter() else {
        return node.arrivals().failed("too many connections have not proved yet that they know the secret");
    };
    let opened = timeout(OPEN_WITHIN, noise::respond(stream, node.key(), answer)).await;
    drop(arriving);
    let (reader, writer, _) = match opened.map_err(|_| LinkError::Silent).flatten() {
        Ok(opened) => opened,
        Err(why) => return node.arrivals().failed(&why.to_string()),
    };
    let _counted = OpenLink::new("in");
    info!("another node has linked to this one");
    let (outgoing, packets) = mpsc::channel(CAPACITY);
    let link = OwnerLink { app, outgoing, visits: Visits::default() };
    let ended = tokio::select! {
        ended = link.receive_all(Receiver::new(reader)) => ended,
        ended = send_all(writer, packets) => ended,
        // Whatever this node owned may belong to others now.
        () = term.over.cancelled() => Ok(()),
        () = link.finished() => Ok(()),
    };
    link.visits.end();
    match ended {
        Ok(()) => debug!("a link was closed"),
        Err(why) => info!(%why, "the link from a node is lost"),
    }
}

/// A link from another node.
struct OwnerLink {
    app: Arc<App>,
    outgoing: mpsc::Sender<Packet>,
    visits: Visits,
}

/// The clients at the other node.
#[derive(Clone, Default)]
struct Visits(Arc<Mutex<HashMap<Key, Arc<Frames>>>>);

impl OwnerLink {
    /// Completes when the server stops and every client has been told.
    async fn finished(&self) {
        self.app.stopping.cancelled().await;
        while !self.visits.all().is_empty() || self.outgoing.capacity() < CAPACITY {
            tokio::time::sleep(FINISH_EVERY).await;
        }
    }

    async fn receive_all<S: AsyncRead>(&self, mut receiver: Receiver<S>) -> Result<(), LinkError> {
        loop {
            match receiver.next().await? {
                Packet::Ping => {}
                Packet::Frame { guest, text } => {
                    let frames = self.visits.all().get(&guest).cloned();
                    if let Some(frames) = frames {
                        frames.add(text);
                    }
                }
                Packet::Control(message) => {
                    let message = serde_json::from_slice(&message);
                    self.hear(message.map_err(|_| LinkError::Protocol("an unknown message"))?);
                }
                Packet::Text { .. } => return Err(LinkError::Protocol("a frame of a table from the edge")),
            }
        }
    }

    fn hear(&self, message: ToOwner) {
        match message {
            ToOwner::Join { guest, table, visitor, invite, have } => {
                let frames = Arc::new(Frames::default());
                self.visits.all().insert(guest, frames.clone());
                let (app, outgoing) = (self.app.clone(), self.outgoing.clone());
                let visit = Visit { app, key: guest, outgoing, frames };
                // Boxed, because the future of an idle client would keep the room it takes.
                let arrival = Box::new(Arrival { table, visitor, invite, have });
                let visits = self.visits.clone();
                self.app.tasks.spawn(async move {
                    visit.run(arrival).await;
                    visits.all().remove(&guest);
                });
            }
            ToOwner::Gone { guest } => {
                if let Some(frames) = self.visits.all().remove(&guest) {
                    frames.end();
                }
            }
            ToOwner::Ask { id, table, question } => {
                let (app, outgoing) = (self.app.clone(), self.outgoing.clone());
                self.app.tasks.spawn(async move {
                    let answer = answer(&app, &table, question).await;
                    // The link may be lost.
                    let _lost = outgoing.send(Packet::control(&ToEdge::Answer { id, answer })).await;
                });
            }
        }
    }
}

impl Visits {
    fn all(&self) -> MutexGuard<'_, HashMap<Key, Arc<Frames>>> {
        // No operation under the lock can stop halfway.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The link is lost, and with it every client.
    fn end(&self) {
        self.all().values().for_each(|frames| frames.end());
    }
}

/// A client that wants to join a table.
struct Arrival {
    table: String,
    visitor: Visitor,
    invite: Option<String>,
    have: u64,
}

/// One client at the other node.
struct Visit {
    app: Arc<App>,
    key: Key,
    outgoing: mpsc::Sender<Packet>,
    frames: Arc<Frames>,
}

/// A client that has joined a table.
struct Joined {
    table: Handle,
    guest: GuestId,
    outbox: Outbox,
    outgoing: Outgoing,
    _counted: Forwarded,
}

impl Visit {
    async fn run(&self, arrival: Box<Arrival>) {
        // Boxed, because an idle client would keep the room it takes.
        let Some(mut joined) = Box::pin(self.enter(arrival)).await else { return };
        self.serve(&mut joined).await;
        // An unloaded table has forgotten its guests.
        let _unloaded = deliver(&joined.table, TableMessage::Gone { guest: joined.guest }).await;
    }

    /// Joins the table, and tells the edge how that went.
    async fn enter(&self, arrival: Box<Arrival>) -> Option<Joined> {
        let (outbox, outgoing) = self.app.queues.open();
        let (answer, joined) = match self.join(&arrival, &outbox).await {
            Ok((table, guest)) => {
                let joined = Joined { table, guest, outbox, outgoing, _counted: Forwarded::new() };
                (ToEdge::Joined { guest: self.key }, Some(joined))
            }
            Err(Denial::Unreachable) => (ToEdge::Moved { guest: self.key }, None),
            Err(denial) => (ToEdge::Refused { guest: self.key, code: denial.code().to_owned() }, None),
        };
        self.tell(&answer).await;
        joined
    }

    async fn join(&self, arrival: &Arrival, outbox: &Outbox) -> Result<(Handle, GuestId), Denial> {
        let Arrival { table, visitor, invite, have } = arrival;
        let id = TableId::new(table).ok_or(Denial::NoSuchTable)?;
        let guest = || Guest {
            person: visitor.person(),
            origin: visitor.origin(),
            invite: invite.clone(),
            outbox: outbox.clone(),
            may: None,
        };
        let join = |answer| TableMessage::Join { guest: Box::new(guest()), have: *have, answer };
        let (table, joined) = self.app.registry.ask_here(&self.app, &id, join).await?;
        Ok((table, joined?))
    }

    /// Passes frames on in both directions until either side ends.
    async fn serve(&self, joined: &mut Joined) {
        let Joined { table, guest, outbox, outgoing, _counted: _ } = joined;
        let why = loop {
            tokio::select! {
                message = outgoing.next() => match message {
                    Ok(text) => self.pass(outgoing, text).await,
                    Err(Ending::Cut) => break Goodbye::Moved,
                    Err(Ending::Over(why)) => break why,
                },
                frame = self.frames.next() => match frame {
                    Ok(frame) => self.pass_on(table, *guest, &frame).await,
                    Err(FramesEnd::TooMuch) => break Goodbye::Moved,
                    Err(FramesEnd::Gone) => return,
                },
                () = table.closed() => break outbox.dismissed(),
            }
        };
        while let Some(last) = outgoing.try_next() {
            self.pass(outgoing, last).await;
        }
        self.tell(&ToEdge::End { guest: self.key, why: why.code().to_owned() }).await;
    }

    async fn pass(&self, outgoing: &Outgoing, text: axum::extract::ws::Utf8Bytes) {
        let bytes = text.len();
        // The link may be lost.
        let _lost = deliver(&self.outgoing, Packet::Text { guest: self.key, text }).await;
        outgoing.sent(bytes);
    }

    async fn pass_on(&self, table: &Handle, guest: GuestId, frame: &[u8]) {
        // The edge has checked it.
        match std::str::from_utf8(frame).ok().and_then(|text| ClientFrame::read(text).ok()) {
            // A table that was unloaded says goodbye.
            Some(frame) => {
                let message = TableMessage::Frame { guest, frame, came: Instant::now() };
                let _unloaded = deliver(table, message).await;
            }
            None => warn!("a node passed on a frame that is malformed"),
        }
    }

    async fn tell(&self, message: &ToEdge) {
        // The link may be lost.
        let _lost = deliver(&self.outgoing, Packet::control(message)).await;
    }
}

/// Asks a table of this node; `None` if it is not one.
async fn answer(app: &Arc<App>, table: &str, question: Question) -> Option<Answer> {
    let id = TableId::new(table)?;
    let answered = match question {
        Question::Describe => {
            let asked = app.registry.ask_here(app, &id, |answer| TableMessage::Describe { answer }).await;
            asked.and_then(|(_, summary)| summary).map(|summary| Answer::Summary(Box::new(summary)))
        }
        Question::Chat { visitor, before } => {
            let chat = |answer| TableMessage::Chat { person: visitor.person(), from: visitor.origin(), before, answer };
            let asked = app.registry.ask_here(app, &id, chat).await;
            asked.and_then(|(_, chat)| chat).map(Answer::Chat)
        }
        Question::MayEnter { visitor } => {
            let enter = |answer| TableMessage::MayEnter { person: visitor.person(), from: visitor.origin(), answer };
            let asked = app.registry.ask_here(app, &id, enter).await;
            asked.and_then(|(_, may)| may).map(|()| Answer::Done)
        }
        Question::CheckCards { closed } => {
            let cards = || closed.iter().copied().map(Digest::new).collect();
            let check = |answer| TableMessage::CheckCards { closed: cards(), answer };
            let asked = app.registry.ask_here(app, &id, check).await;
            asked.and_then(|(_, may)| may).map(|()| Answer::Done)
        }
        Question::Close => {
            let asked = app.registry.ask_here(app, &id, |answer| TableMessage::Close { answer }).await;
            asked.map(|_| Answer::Done)
        }
        Question::Forget(which) => return forget(app, &id, which).await,
    };
    match answered {
        Ok(answer) => Some(answer),
        Err(Denial::Unreachable) => None,
        Err(denial) => Some(Answer::Refused(denial.code().to_owned())),
    }
}

/// Deletes chat of a table of this node, with the person who wrote it.
async fn forget(app: &Arc<App>, table: &TableId, which: Forget) -> Option<Answer> {
    // The person must not come back here over yet another node.
    if let Forget::Person(person) = which
        && let Some(erased) = app.erased.enter(person)
    {
        erased.stay();
    }
    match Keeper::of(app).forget(table, which).await {
        Ok(count) => Some(Answer::Forgotten(count)),
        Err(why) => {
            error!(%table, %why, "chat cannot be deleted");
            Some(Answer::Refused(Denial::NotStored.code().to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every idle client at another node keeps it: what runs only once must be boxed.
    #[test]
    fn the_future_of_a_visit_is_small() {
        fn size<F: Future>(_: impl FnOnce(&'static Visit, Box<Arrival>) -> F) -> usize {
            size_of::<F>()
        }
        assert!(size(Visit::run) <= 480, "{} bytes", size(Visit::run));
    }
}
