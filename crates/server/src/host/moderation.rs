//! What a host can do about people: ban them from the table, pass hosting on, close the table.

use std::net::IpAddr;

use sha2::{Digest as _, Sha256};
use tenback_rules::Seat;
use tenback_table::{Command, Person, PersonId, Refusal};
use tenback_wire::{CommandId, Goodbye};
use tracing::info;

use super::guests::GuestId;
use super::{Broken, Host};
use crate::denial::Denial;
use crate::network::Networks;
use crate::secret;

impl Host {
    /// Removing oneself is leaving.
    pub(super) fn kick(&self, who: &Person, seat: Seat) -> Result<Command, Denial> {
        self.host_only(who)?;
        let own = self.table.seat_of(who.id) == Some(seat);
        // The origins are added only when somebody is really removed, see `with_origins`.
        Ok(if own { Command::Leave { seat } } else { Command::Kick { seat, from: Vec::new() } })
    }

    /// A removal with the places where the person is connected: newcomers from there are barred as well. A place that
    /// the host or another player shares is not barred.
    pub(super) fn with_origins(&self, command: Command) -> Command {
        let Command::Kick { seat, .. } = command else { return command };
        let sitter = self.table.sitters().as_slice().get(seat.index());
        let owner = sitter.and_then(|sitter| sitter.owner());
        let mut from: Vec<String> = owner.map(|owner| self.origins(owner.id)).unwrap_or_default();
        let shared = |origin: &String| {
            self.guests.iter().any(|(_, guest)| self.stays(&guest.person, seat, origin, guest.address))
        };
        from.retain(|origin| !shared(origin));
        Command::Kick { seat, from }
    }

    /// Whether somebody who stays at the table is connected from this place: the host, or a player on another seat.
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

    /// A digest of a network, different for each table, so that no addresses are stored.
    fn origin(&self, address: IpAddr) -> String {
        let network = Networks::of(address).widest();
        let digest = Sha256::digest(format!("{} {network}", self.id));
        secret::text(&digest[..12])
    }

    /// Whether the host has barred this person, or newcomers from this place.
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

    /// The same for a person who is connected.
    pub(super) fn check_ban_of(&self, person: &Person) -> Result<(), Denial> {
        if self.table.barred_from().is_empty() {
            return Ok(());
        }
        let own = self.guests.iter().find(|(_, guest)| guest.person.id == person.id);
        own.map_or(Ok(()), |(_, guest)| self.check_ban(person, guest.address))
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
