//! Moderation: who may take a seat, people whom the host has removed or silenced, and who is the host.

use serde::{Deserialize, Serialize};
use tenback_players::PersonId;
use tenback_rules::Seat;

use crate::command::Refusal;
use crate::event::Event;
use crate::settings::Sitter;
use crate::table::Table;

/// The invite link, and people whom the host has removed or silenced. It holds from game to game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Moderation {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    barred: Vec<PersonId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    barred_from: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    silenced: Vec<PersonId>,
    /// The code of the invite link, if one is needed to take a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) invite: Option<String>,
}

impl Moderation {
    /// Bars a person, and newcomers from the same places.
    pub(crate) fn bar(&mut self, person: Option<PersonId>, from: &[String]) {
        self.barred.extend(person);
        for place in from {
            if !self.barred_from.contains(place) {
                self.barred_from.push(place.clone());
            }
        }
    }

    pub(crate) fn silence(&mut self, person: PersonId, on: bool) {
        self.silenced.retain(|known| *known != person);
        if on {
            self.silenced.push(person);
        }
    }
}

impl Table {
    /// The people who were removed and may not come back.
    pub fn barred(&self) -> &[PersonId] {
        &self.moderation.barred
    }

    /// Digests of the places that removed people were connected from.
    pub fn barred_from(&self) -> &[String] {
        &self.moderation.barred_from
    }

    /// The code of the invite link, if one is needed to take a seat. Only for the host, and for the owner of the table, who
    /// checks it.
    pub fn invite(&self) -> Option<&str> {
        self.moderation.invite.as_deref()
    }

    /// Whether a person may not write in the chat, with or without a seat.
    pub fn is_silenced(&self, person: PersonId) -> bool {
        self.moderation.silenced.contains(&person)
    }

    /// The seats whose people may not write in the chat.
    pub fn silenced(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_silenced =
            |sitter: &Sitter| sitter.owner().is_some_and(|owner| self.moderation.silenced.contains(&owner.id));
        self.sitters.iter().filter(move |(_, sitter)| is_silenced(sitter)).map(|(seat, _)| seat)
    }

    pub(crate) fn kick(&self, seat: Seat, from: Vec<String>) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        let event = match self.sitters[seat].owner() {
            Some(_) => Event::Kicked { seat, from },
            None => Event::Left { seat },
        };
        Ok(vec![event])
    }

    pub(crate) fn pass_host(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.check_person(seat)?;
        Ok(vec![Event::HostPassed { seat }])
    }

    /// Asks for an invite link, with a new code even if there is one, or for none.
    pub(crate) fn invite_only(&self, code: Option<String>) -> Vec<Event> {
        let is_so = code.is_none() && self.invite().is_none();
        if is_so { Vec::new() } else { vec![Event::InviteOnly { code }] }
    }

    pub(crate) fn allow_spectators(&self, allowed: bool) -> Vec<Event> {
        let is_so = self.settings().spectators == allowed;
        if is_so { Vec::new() } else { vec![Event::Spectators { allowed }] }
    }

    pub(crate) fn silence(&self, seat: Seat, on: bool) -> Result<Vec<Event>, Refusal> {
        self.check_person(seat)?;
        let is_so = self.silenced().any(|silenced| silenced == seat) == on;
        Ok(if is_so { Vec::new() } else { vec![Event::Silenced { seat, on }] })
    }

    /// Checks that the seat belongs to a person, even if a bot plays for them.
    fn check_person(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_taken(seat)?;
        if self.sitters[seat].owner().is_some() { Ok(()) } else { Err(Refusal::NotAPerson { seat }) }
    }
}
