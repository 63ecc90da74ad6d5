//! Who is connected to a table.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use tenback_table::Person;
use tenback_wire::{Bye, Goodbye, Permission, ServerFrame};
use tenback_words::Words;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::metrics;

/// The id of a connection at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct GuestId(u64);

/// A connected person; several windows are several guests.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) person: Person,
    pub(crate) address: IpAddr,
    pub(crate) outbox: Outbox,
    /// The permissions last sent; `None` before the welcome.
    pub(crate) may: Option<Vec<Permission>>,
}

/// The queue of messages to a connection. When it is full, the connection is dropped and the client reconnects.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    /// Ends the connection immediately.
    pub(crate) cut: CancellationToken,
    /// Ends the connection once everything has been sent.
    pub(crate) over: CancellationToken,
    /// Why it ends.
    why: Arc<OnceLock<Goodbye>>,
}

impl Outbox {
    pub(crate) fn new(backlog: usize) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        let (messages, reader) = mpsc::channel(backlog.max(1));
        (
            Outbox { messages, cut: CancellationToken::new(), over: CancellationToken::new(), why: Arc::default() },
            reader,
        )
    }

    /// Says goodbye after everything that was sent before.
    fn dismiss(&self, person: &Person, why: Goodbye) {
        self.send(goodbye(person, why));
        let _only_the_first_counts = self.why.set(why);
        self.over.cancel();
    }

    /// Why the connection ends, if the table has ended it.
    pub(crate) fn dismissed(&self) -> Goodbye {
        self.why.get().copied().unwrap_or(Goodbye::Restart)
    }

    pub(crate) fn send(&self, message: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(message) {
            if !self.cut.is_cancelled() {
                metrics::dropped("slow");
            }
            self.cut.cancel();
        }
    }
}

/// A frame as text.
pub(crate) fn message(frame: &ServerFrame) -> Utf8Bytes {
    /// Most steps fit.
    const USUAL: usize = 1536;
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, frame).expect("a frame is plain data");
    Utf8Bytes::try_from(text).expect("JSON is text")
}

/// The last message of a connection.
pub(crate) fn goodbye(person: &Person, why: Goodbye) -> Utf8Bytes {
    let text = Words::of(person.language).goodbye(why);
    message(&ServerFrame::Bye(Bye { code: why.code().to_owned(), text, again_in: why.again_in() }))
}

/// All connections at a table.
#[derive(Debug, Default)]
pub(crate) struct Guests {
    all: BTreeMap<GuestId, Guest>,
    last: u64,
}

impl Guests {
    pub(super) fn admit(&mut self, guest: Guest) -> GuestId {
        self.last += 1;
        self.all.insert(GuestId(self.last), guest);
        GuestId(self.last)
    }

    pub(super) fn get_mut(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.all.get_mut(&id)
    }

    pub(super) fn get(&self, id: GuestId) -> Option<&Guest> {
        self.all.get(&id)
    }

    pub(super) fn remove(&mut self, id: GuestId) -> Option<Guest> {
        self.all.remove(&id)
    }

    /// A person has changed their name or language.
    pub(super) fn rename(&mut self, person: &Person) {
        let same = self.all.values_mut().filter(|guest| guest.person.id == person.id);
        same.for_each(|guest| guest.person = person.clone());
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (GuestId, &Guest)> {
        self.all.iter().map(|(id, guest)| (*id, guest))
    }

    /// Disconnects some, with a reason.
    pub(super) fn dismiss_some(&mut self, why: Goodbye, whom: impl Fn(&Person) -> bool) {
        self.all.retain(|_, guest| {
            let goes = whom(&guest.person);
            if goes {
                guest.outbox.dismiss(&guest.person, why);
            }
            !goes
        });
    }

    /// Disconnects everybody, with a reason.
    pub(super) fn dismiss(&mut self, why: Goodbye) {
        self.dismiss_some(why, |_| true);
    }
}
