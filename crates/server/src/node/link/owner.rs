//! The owner's side of a link: tables here, their clients at another node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tenback_store::TableId;
use tenback_wire::{ClientFrame, Goodbye};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use super::frames::{Frames, FramesEnd};
use super::packet::{Answer, Greeted, Greeting, Packet, Question, ToEdge, ToOwner, Visitor};
use super::{CAPACITY, Key, LinkError, OPEN_WITHIN, Receiver, noise, send_all};
use crate::app::App;
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
    let link = OwnerLink { app, outgoing, visits: Visits::default(), closed: CancellationToken::new() };
    let ended = tokio::select! {
        ended = link.receive_all(Receiver::new(reader)) => ended,
        ended = send_all(writer, packets) => ended,
        // Whatever this node owned may belong to others now.
        () = term.over.cancelled() => Ok(()),
        () = link.finished() => Ok(()),
    };
    link.closed.cancel();
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
    closed: CancellationToken,
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
                let visit = Visit {
                    app: self.app.clone(),
                    key: guest,
                    outgoing: self.outgoing.clone(),
                    frames,
                    closed: self.closed.clone(),
                };
                let visits = self.visits.clone();
                self.app.tasks.spawn(async move {
                    visit.run(&table, &visitor, invite, have).await;
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
}

/// One client at the other node.
struct Visit {
    app: Arc<App>,
    key: Key,
    outgoing: mpsc::Sender<Packet>,
    frames: Arc<Frames>,
    closed: CancellationToken,
}

impl Visit {
    async fn run(&self, table: &str, visitor: &Visitor, invite: Option<String>, have: u64) {
        let (outbox, outgoing) = self.app.queues.open();
        // Boxed, because an idle client would keep the room it takes.
        match Box::pin(self.join(table, visitor, invite, have, &outbox)).await {
            Ok((table, guest)) => {
                let _counted = Forwarded::new();
                self.tell(&ToEdge::Joined { guest: self.key }).await;
                self.serve(&table, guest, &outbox, outgoing).await;
                // An unloaded table has forgotten its guests.
                let _unloaded = table.send(TableMessage::Gone { guest }).await;
            }
            Err(Denial::Unreachable) => self.tell(&ToEdge::Moved { guest: self.key }).await,
            Err(denial) => self.tell(&ToEdge::Refused { guest: self.key, code: denial.code().to_owned() }).await,
        }
    }

    async fn join(
        &self,
        table: &str,
        visitor: &Visitor,
        invite: Option<String>,
        have: u64,
        outbox: &Outbox,
    ) -> Result<(Handle, GuestId), Denial> {
        let id = TableId::new(table).ok_or(Denial::NoSuchTable)?;
        let guest = || Guest {
            person: visitor.person(),
            origin: visitor.origin(),
            invite: invite.clone(),
            outbox: outbox.clone(),
            may: None,
        };
        let join = |answer| TableMessage::Join { guest: Box::new(guest()), have, answer };
        let (table, joined) = self.app.registry.ask_here(&self.app, &id, join).await?;
        Ok((table, joined?))
    }

    /// Passes frames on in both directions until either side ends.
    async fn serve(&self, table: &Handle, guest: GuestId, outbox: &Outbox, mut outgoing: Outgoing) {
        let why = loop {
            tokio::select! {
                message = outgoing.next() => match message {
                    Ok(text) => self.pass(&outgoing, text).await,
                    Err(Ending::Cut) => break Goodbye::Moved,
                    Err(Ending::Over(why)) => break why,
                },
                frame = self.frames.next() => match frame {
                    Ok(frame) => self.pass_on(table, guest, &frame).await,
                    Err(FramesEnd::TooMuch) => break Goodbye::Moved,
                    Err(FramesEnd::Gone) => return,
                },
                () = table.closed() => break outbox.dismissed(),
                () = self.closed.cancelled() => return,
            }
        };
        while let Some(last) = outgoing.try_next() {
            self.pass(&outgoing, last).await;
        }
        self.tell(&ToEdge::End { guest: self.key, why: why.code().to_owned() }).await;
    }

    async fn pass(&self, outgoing: &Outgoing, text: axum::extract::ws::Utf8Bytes) {
        let bytes = text.len();
        // The link may be lost.
        let _lost = self.outgoing.send(Packet::Text { guest: self.key, text }).await;
        outgoing.sent(bytes);
    }

    async fn pass_on(&self, table: &Handle, guest: GuestId, frame: &[u8]) {
        // The edge has checked it.
        match std::str::from_utf8(frame).ok().and_then(|text| ClientFrame::read(text).ok()) {
            // A table that was unloaded says goodbye.
            Some(frame) => {
                let _unloaded = table.send(TableMessage::Frame { guest, frame, came: Instant::now() }).await;
            }
            None => warn!("a node passed on a frame that is malformed"),
        }
    }

    async fn tell(&self, message: &ToEdge) {
        // The link may be lost.
        let _lost = self.outgoing.send(Packet::control(message)).await;
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
