//! What a host can do about people: remove them, with whoever comes in their place; pass hosting on; close the table.

use std::net::IpAddr;

use sha2::{Digest as _, Sha256};
use tenback_rules::Seat;
use tenback_table::{Command, Person, PersonId, Refusal, Table};
use tenback_wire::{CommandId, Goodbye};
use tracing::info;

use super::draft::Draft;
use super::guests::GuestId;
use super::{Broken, Host};
use crate::denial::Denial;
use crate::network::Networks;
use crate::secret;

impl Host {
    /// Removing oneself is leaving. A person who is removed cannot come back, nor can anybody new from where they were
    /// connected.
    pub(super) fn kick(&self, who: &Person, seat: Seat) -> Result<Command, Denial> {
        self.host_only(who)?;
        if self.table.seat_of(who.id) == Some(seat) {
            return Ok(Command::Leave { seat });
        }
        let sitter = self.table.sitters().as_slice().get(seat.index());
        let owner = sitter.and_then(|sitter| sitter.owner());
        let mut from: Vec<String> = owner.map(|owner| self.origins(owner.id)).unwrap_or_default();
        // Those who share a connection with the host or with people at the table are not locked out with them.
        from.retain(|origin| {
            !self.guests.iter().any(|(_, guest)| self.stays(&guest.person, seat, origin, guest.address))
        });
        Ok(Command::Kick { seat, from })
    }

    /// Whether a guest who is not the one on this seat is connected from there.
    fn stays(&self, person: &Person, seat: Seat, origin: &str, address: IpAddr) -> bool {
        let own = self.table.seat_of(person.id);
        let belongs = self.is_host(person) || own.is_some();
        belongs && own != Some(seat) && self.origin(address) == origin
    }

    /// Where a person is connected from.
    fn origins(&self, person: PersonId) -> Vec<String> {
        let mut origins: Vec<String> = self
            .guests
            .iter()
            .filter(|(_, guest)| guest.person.id == person)
            .map(|(_, guest)| self.origin(guest.address))
            .collect();
        origins.sort();
        origins.dedup();
        origins
    }

    /// A network, recognizable only to this table: addresses are not stored.
    fn origin(&self, address: IpAddr) -> String {
        let network = Networks::of(address).widest();
        let digest = Sha256::digest(format!("{} {network}", self.id));
        secret::text(&digest[..12])
    }

    /// Whether somebody may come in, as far as the host is concerned.
    pub(super) fn check_ban(&self, person: &Person, address: IpAddr) -> Result<(), Denial> {
        if self.table.barred().contains(&person.id) {
            return Err(Refusal::Barred.into());
        }
        if self.table.barred_from().is_empty() {
            return Ok(());
        }
        let known = self.is_host(person) || self.table.mentions(person.id);
        if !known && self.table.barred_from().contains(&self.origin(address)) {
            return Err(Denial::BarredFrom);
        }
        Ok(())
    }

    /// The same for somebody who is connected.
    pub(super) fn check_ban_of(&self, person: &Person) -> Result<(), Denial> {
        if self.table.barred_from().is_empty() {
            return Ok(());
        }
        let own = self.guests.iter().find(|(_, guest)| guest.person.id == person.id);
        own.map_or(Ok(()), |(_, guest)| self.check_ban(person, guest.address))
    }

    /// Whoever is the host after a draft, if that changes.
    pub(super) fn next_host(&self, draft: &Draft) -> Option<PersonId> {
        let passed_to = |event: &tenback_table::Event| match event {
            tenback_table::Event::HostPassed { seat } => owner(&draft.next, *seat),
            _ => None,
        };
        draft.events.iter().find_map(passed_to)
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

fn owner(table: &Table, seat: Seat) -> Option<PersonId> {
    table.sitters()[seat].owner().map(|owner| owner.id)
}
