//! The edge's side of a link: clients here, their tables at another node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tenback_store::{NodeId, TableId};
use tenback_table::Person;
use tenback_wire::{ClientFrame, Goodbye};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{debug, info, warn};

use super::packet::{Answer, Greeted, Greeting, Packet, Question, ToEdge, ToOwner, Visitor};
use super::{CAPACITY, Key, LinkError, LinkKey, OPEN_WITHIN, Receiver, noise, send_all};
use crate::denial::Denial;
use crate::host::{Guest, GuestId, goodbye};
use crate::metrics::OpenLink;
use crate::node::Dial;
use crate::outbox::Outbox;

/// The link to one node.
pub(crate) struct Link {
    outgoing: mpsc::Sender<Packet>,
    book: Mutex<Book>,
    closed: CancellationToken,
}

/// Who and what waits for something from the other side.
#[derive(Default)]
struct Book {
    last: Key,
    guests: HashMap<Key, LinkGuest>,
    joining: HashMap<Key, Joining>,
    asked: HashMap<Key, oneshot::Sender<Option<Answer>>>,
}

/// A client here.
struct LinkGuest {
    table: TableId,
    outbox: Outbox,
    person: Person,
    /// Counts the clients of a table.
    _present: Arc<()>,
}

/// A client that waits to be let in.
pub(crate) struct Joining {
    pub(crate) answer: oneshot::Sender<Result<GuestId, Denial>>,
    /// Cancelled if the table belongs to yet another node.
    pub(crate) moved: CancellationToken,
    /// Counts the clients of the table.
    pub(crate) present: Arc<()>,
}

/// Serves a link until it ends.
async fn run<S: AsyncRead + AsyncWrite>(
    link: Arc<Link>,
    node: NodeId,
    mut receiver: Receiver<S>,
    sending: impl Future<Output = Result<(), LinkError>>,
) {
    let _counted = OpenLink::new("out");
    let receiving = async {
        loop {
            link.receive(receiver.next().await?).await?;
        }
    };
    let ended: Result<(), LinkError> = tokio::select! {
        ended = receiving => ended,
        ended = sending => ended,
        () = link.closed.cancelled() => Ok(()),
    };
    match ended {
        Ok(()) => debug!(%node, "a link was closed"),
        Err(why) => warn!(%node, %why, "the link to a node is lost; its clients reconnect"),
    }
    link.close();
}

impl Link {
    /// Opens a link to a node. It also ends when `closed` is cancelled.
    pub(super) async fn open(
        dial: &dyn Dial,
        key: &LinkKey,
        node: NodeId,
        address: &str,
        closed: CancellationToken,
    ) -> Result<Arc<Link>, LinkError> {
        let open = async {
            let stream = dial.connect(address).await?;
            noise::initiate::<_, _, Greeted>(stream, key, &Greeting { to: node.number() }).await
        };
        let (reader, writer, greeted) = timeout(OPEN_WITHIN, open).await.map_err(|_| LinkError::Silent)??;
        if greeted.node != node.number() {
            return Err(LinkError::Gone);
        }
        let (outgoing, packets) = mpsc::channel(CAPACITY);
        let link = Arc::new(Link { outgoing, book: Mutex::default(), closed });
        info!(%node, address, "linked to another node");
        tokio::spawn(run(link.clone(), node, Receiver::new(reader), send_all(writer, packets)));
        Ok(link)
    }

    /// Whether it can no longer be used.
    pub(super) fn is_closed(&self) -> bool {
        self.closed.is_cancelled()
    }

    /// Asks the owner of a table to let a client in. The answer goes to `joining`.
    pub(crate) async fn join(&self, table: &TableId, guest: Guest, have: u64, joining: Joining) {
        let visitor = Visitor::new(&guest.person, &guest.origin);
        let key = {
            let mut book = self.book();
            let key = book.next_key();
            let present = joining.present.clone();
            book.guests.insert(
                key,
                LinkGuest { table: table.clone(), outbox: guest.outbox, person: guest.person, _present: present },
            );
            book.joining.insert(key, joining);
            key
        };
        self.send(&ToOwner::Join { guest: key, table: table.to_string(), visitor, invite: guest.invite, have }).await;
    }

    /// Passes the frame of a client on.
    pub(crate) async fn frame(&self, guest: GuestId, frame: &ClientFrame) {
        let text = serde_json::to_vec(frame).expect("a frame is plain data");
        self.pass(Packet::Frame { guest: guest.key(), text: Bytes::from(text) }).await;
    }

    /// A client is gone.
    pub(crate) async fn gone(&self, guest: GuestId) {
        if self.book().guests.remove(&guest.key()).is_some() {
            self.send(&ToOwner::Gone { guest: guest.key() }).await;
        }
    }

    /// Tells the clients of a table that is no longer reached over this link to reconnect.
    pub(crate) async fn leave(&self, table: &TableId) {
        let left: Vec<(Key, LinkGuest)> = {
            let mut book = self.book();
            let left: Vec<_> = book.guests.extract_if(|_, guest| guest.table == *table).collect();
            // Those who wait to be let in try again where the table is now.
            left.iter().for_each(|(guest, _)| drop(book.joining.remove(guest)));
            left
        };
        for (guest, left) in left {
            left.dismiss();
            self.send(&ToOwner::Gone { guest }).await;
        }
    }

    /// Asks a table something; `None` if it belongs to another node now, or if the link is lost.
    pub(crate) async fn ask(&self, table: &TableId, question: Question) -> Option<Answer> {
        let (answer, answered) = oneshot::channel();
        let id = {
            let mut book = self.book();
            let id = book.next_key();
            book.asked.insert(id, answer);
            id
        };
        self.send(&ToOwner::Ask { id, table: table.to_string(), question }).await;
        tokio::select! {
            answer = answered => answer.ok().flatten(),
            () = self.closed.cancelled() => None,
        }
    }

    /// Completes when the link is closed.
    pub(crate) async fn closed(&self) {
        self.closed.cancelled().await;
    }

    async fn send(&self, message: &ToOwner) {
        self.pass(Packet::control(message)).await;
    }

    async fn pass(&self, packet: Packet) {
        // A link that is closed has told its clients.
        let _closed = self.outgoing.send(packet).await;
    }

    async fn receive(&self, packet: Packet) -> Result<(), LinkError> {
        match packet {
            Packet::Ping => {}
            Packet::Text { guest, text } => {
                let outbox = self.book().guests.get(&guest).map(|guest| guest.outbox.clone());
                // Somebody who is gone may still be sent something.
                if let Some(outbox) = outbox {
                    outbox.send(text);
                }
            }
            Packet::Control(message) => {
                let message = serde_json::from_slice(&message);
                self.hear(message.map_err(|_| LinkError::Protocol("an unknown message"))?).await;
            }
            Packet::Frame { .. } => return Err(LinkError::Protocol("a frame of a client from the owner")),
        }
        Ok(())
    }

    async fn hear(&self, message: ToEdge) {
        match message {
            ToEdge::Joined { guest } => {
                let joining = self.book().joining.remove(&guest);
                let left = joining.is_none_or(|joining| joining.answer.send(Ok(GuestId::of_key(guest))).is_err());
                if left {
                    self.gone(GuestId::of_key(guest)).await;
                }
            }
            ToEdge::Refused { guest, code } => {
                if let Some(joining) = self.book().leave(guest) {
                    // The client may be gone.
                    let _gone = joining.answer.send(Err(Denial::by_code(&code)));
                }
            }
            ToEdge::Moved { guest } => {
                if let Some(joining) = self.book().leave(guest) {
                    joining.moved.cancel();
                }
            }
            ToEdge::End { guest, why } => {
                let ended = self.book().guests.remove(&guest);
                if let Some(ended) = ended {
                    ended.outbox.end(Goodbye::by_code(&why).unwrap_or(Goodbye::Moved));
                }
            }
            ToEdge::Answer { id, answer } => {
                if let Some(asked) = self.book().asked.remove(&id) {
                    // Nobody may wait for the answer any more.
                    let _gone = asked.send(answer);
                }
            }
        }
    }

    /// Tells all clients to reconnect.
    fn close(&self) {
        self.closed.cancel();
        let book = std::mem::take(&mut *self.book());
        book.guests.into_values().for_each(LinkGuest::dismiss);
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // No operation under the lock can stop halfway.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LinkGuest {
    /// Tells the client to reconnect.
    fn dismiss(self) {
        self.outbox.send(goodbye(&self.person, Goodbye::Moved));
        self.outbox.end(Goodbye::Moved);
    }
}

impl Book {
    fn next_key(&mut self) -> Key {
        self.last += 1;
        self.last
    }

    /// A client that was not let in.
    fn leave(&mut self, guest: Key) -> Option<Joining> {
        self.guests.remove(&guest);
        self.joining.remove(&guest)
    }
}
