//! Who is connected to a table.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use tenback_table::Person;
use tenback_wire::{Bye, Goodbye, Permission, ServerFrame};
use tenback_words::Words;

use crate::node::Key;
use crate::origin::Origin;
use crate::outbox::Outbox;

/// The id of a connection at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct GuestId(u64);

impl GuestId {
    /// The id of a client at a table of another node.
    pub(crate) const fn of_key(key: Key) -> GuestId {
        GuestId(key)
    }

    /// The key of a client at a table of another node.
    pub(crate) const fn key(self) -> Key {
        self.0
    }
}

/// A connected person; several windows are several guests.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) person: Person,
    pub(crate) origin: Origin,
    /// The code of the invite link they came by; only if it was right.
    pub(crate) invite: Option<String>,
    pub(crate) outbox: Outbox,
    /// The permissions last sent; `None` before the welcome.
    pub(crate) may: Option<Vec<Permission>>,
}

impl Guest {
    /// Sends a frame.
    pub(super) fn send(&self, frame: &ServerFrame) {
        self.outbox.send(message(frame));
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
                guest.outbox.send(goodbye(&guest.person, why));
                guest.outbox.end(why);
            }
            !goes
        });
    }

    /// Disconnects everybody, with a reason.
    pub(super) fn dismiss(&mut self, why: Goodbye) {
        self.dismiss_some(why, |_| true);
    }
}
