//! What a host can do about people: invite them, ban them from the table, close the table.

use std::fmt::Display;

use tenback_rules::Seat;
use tenback_table::{Command, Person, PersonId, Refusal};
use tenback_wire::{CommandId, Goodbye};
use tracing::info;

use super::guests::{Guest, GuestId};
use super::{Broken, Host};
use crate::denial::Denial;
use crate::network::Networks;
use crate::origin::Origin;
use crate::secret::{self, new_invite};

/// The invite link. Its code is stored as it is, so that the host can see it again; the table's log has more to hide.
impl Host {
    /// Whether this is the code of the current link.
    pub(super) fn is_invite(&self, code: &str) -> bool {
        self.table.invite().is_some_and(|own| secret::same(own, code))
    }

    /// Whether a person may take a seat as far as the invite link is concerned: none is needed, or one of their
    /// connections came by it.
    pub(super) fn is_invited(&self, person: &Person) -> bool {
        let came_by_it = |guest: &Guest| guest.invite.as_deref().is_some_and(|code| self.is_invite(code));
        let mut own = self.guests.iter().map(|(_, guest)| guest).filter(|guest| guest.person.id == person.id);
        self.table.invite().is_none() || self.is_host(person) || own.any(came_by_it)
    }

    /// A command that asks for an invite link, with a new code.
    pub(super) fn with_invite(&self, command: Command) -> Result<Command, Denial> {
        match command {
            Command::InviteOnly { code: Some(_) } => {
                Ok(Command::InviteOnly { code: Some(new_invite(self.app.world.as_ref())?) })
            }
            other => Ok(other),
        }
    }
}

impl Host {
    /// Removing oneself is leaving.
    pub(super) fn kick(&self, who: &Person, seat: Seat) -> Result<Command, Denial> {
        self.host_only(who)?;
        let own = self.table.seat_of(who.id) == Some(seat);
        // The origins are added only when somebody is really removed, see `with_origins`.
        Ok(if own { Command::Leave { seat } } else { Command::Kick { seat, from: Vec::new() } })
    }

    /// A removal with the browsers and networks where the person is connected: newcomers from there are barred as well.
    /// A place that the host shares is not barred; players keep their seats, wherever they are.
    pub(super) fn with_origins(&self, command: Command) -> Command {
        let Command::Kick { seat, .. } = command else { return command };
        let sitter = self.table.sitters().as_slice().get(seat.index());
        let owner = sitter.and_then(|sitter| sitter.owner());
        let mut from: Vec<String> = owner.map(|owner| self.origins(owner.id)).unwrap_or_default();
        from.retain(|place| !self.is_of_host(place));
        Command::Kick { seat, from }
    }

    /// Whether the host is connected from this place, or was.
    fn is_of_host(&self, place: &String) -> bool {
        let mut here = self.guests.iter().filter(|(_, guest)| self.is_host(&guest.person));
        let before = self.left_from.get(&self.host);
        before.is_some_and(|places| places.contains(place))
            || here.any(|(_, guest)| self.places(&guest.origin).contains(place))
    }

    /// Where a person is connected from, or was before.
    fn origins(&self, person: PersonId) -> Vec<String> {
        let own = self.guests.iter().map(|(_, guest)| guest).filter(|guest| guest.person.id == person);
        let now = own.flat_map(|guest| self.places(&guest.origin));
        let mut origins: Vec<String> = now.chain(self.left_from.get(&person).into_iter().flatten().cloned()).collect();
        origins.sort();
        origins.dedup();
        origins
    }

    /// Remembers where a seated person was connected from, while the table is in memory and they keep their seat.
    pub(super) fn note_departure(&mut self, guest: &Guest) {
        /// Somebody who is banned from more places than this has gone to some trouble.
        const MOST: usize = 16;
        let table = &self.table;
        self.left_from.retain(|person, _| table.seat_of(*person).is_some());
        if self.table.seat_of(guest.person.id).is_none() {
            return;
        }
        let places = self.places(&guest.origin);
        let known = self.left_from.entry(guest.person.id).or_default();
        known.retain(|place| !places.contains(place));
        known.extend(places);
        known.drain(..known.len().saturating_sub(MOST));
    }

    /// Digests of the network and the browser that somebody comes from.
    fn places(&self, from: &Origin) -> Vec<String> {
        let network = self.origin(Networks::of(from.address).widest());
        let browser = from.browser.as_ref().map(|browser| self.origin(format_args!("browser {}", browser.as_str())));
        std::iter::once(network).chain(browser).collect()
    }

    /// A digest of a network or a browser, different for each table, so that neither is stored. Without the server's secret,
    /// which is not in the database, nobody can find out what it was, not even by trying everything.
    fn origin(&self, place: impl Display) -> String {
        let digest = self.app.origins.digest(&format!("{} {place}", self.id));
        secret::text(&digest[..12])
    }

    /// Whether the host has barred this person, or everybody from this place who has no seat.
    pub(super) fn check_ban(&self, person: &Person, from: &Origin) -> Result<(), Denial> {
        if self.table.barred().contains(&person.id) {
            return Err(Refusal::Barred.into());
        }
        if self.table.barred_from().is_empty() {
            return Ok(());
        }
        let belongs = self.is_host(person) || self.table.seat_of(person.id).is_some();
        if !belongs && self.places(from).iter().any(|place| self.table.barred_from().contains(place)) {
            return Err(Denial::BarredFrom);
        }
        Ok(())
    }

    /// The same for a person who is connected.
    pub(super) fn check_ban_of(&self, person: &Person) -> Result<(), Denial> {
        if self.table.barred_from().is_empty() {
            return Ok(());
        }
        let own = self.guests.iter().find(|(_, guest)| guest.person.id == person.id);
        own.map_or(Ok(()), |(_, guest)| self.check_ban(person, &guest.origin))
    }

    /// Closes the table for good.
    pub(super) async fn close_for(&mut self, guest: GuestId, who: &Person, id: CommandId) -> Result<(), Broken> {
        let closed = match self.host_only(who) {
            Ok(()) => self.app.store.close_table(&self.id).await.map_err(Denial::from),
            Err(denial) => Err(denial),
        };
        match closed {
            Ok(()) => {
                info!(table = %self.id, "the host has closed the table");
                self.send_done(guest, id, self.table.seq());
                self.guests.dismiss(Goodbye::Closed);
                Err(Broken)
            }
            Err(denial) => {
                self.refuse(guest, Some(id), &denial);
                Ok(())
            }
        }
    }
}
