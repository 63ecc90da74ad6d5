//! A table as it is kept, so that whoever hosts it can go on tomorrow.

use serde::{Deserialize, Serialize};
use tenback_players::PersonId;
use tenback_rules::{BySeat, Seat};

use crate::command::Deal;
use crate::event::Event;
use crate::settings::{Settings, Sitter};
use crate::snapshot::ChatLine;
use crate::table::Table;

/// How a table stood before the cards of its game were dealt, and all that has happened since. For hosts and their
/// logs only; its serialised form may grow but never change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) before: Before,
    pub(crate) since: Vec<Event>,
}

/// A table without a game on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Before {
    pub(crate) settings: Settings,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) seq: u64,
    pub(crate) games: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) promised: Option<Deal>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) barred: Vec<PersonId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) chat: Vec<ChatLine>,
}

/// A state, or an event after it, that no table could have written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsound;

impl State {
    /// The number of the last event in it.
    pub fn seq(&self) -> u64 {
        self.before.seq + self.since.len() as u64
    }
}

impl Before {
    pub(crate) fn nothing(settings: Settings) -> Before {
        let sitters = vec![Sitter::Empty; settings.rules.seats().into()];
        Before { settings, sitters, seq: 0, games: 0, promised: None, barred: Vec::new(), chat: Vec::new() }
    }

    pub(crate) fn sitters(&self) -> BySeat<Sitter> {
        let at = |seat: Seat| self.sitters.get(seat.index()).cloned().unwrap_or_default();
        BySeat::from_fn(self.settings.rules.seats(), at)
    }
}

/// Keeping a table and taking it up again.
impl Table {
    /// All that is needed to go on with this table.
    pub fn state(&self) -> State {
        State { before: self.before().clone(), since: self.since().to_vec() }
    }

    /// The table that was kept.
    pub fn from_state(state: State) -> Result<Table, Unsound> {
        let mut table = Table::from_before(state.before);
        if let Some(deal) = &table.before().promised {
            table.check_deal(deal).map_err(|_| Unsound)?;
        }
        for event in &state.since {
            table.catch_up(event)?;
        }
        Ok(table)
    }

    /// Follows an event that was kept.
    pub fn catch_up(&mut self, event: &Event) -> Result<(), Unsound> {
        let seats = self.settings().rules.seats();
        let fits = |seat: Seat| seat.number() <= seats;
        let sound = match event {
            Event::Seated { seat, .. }
            | Event::Left { seat }
            | Event::Kicked { seat }
            | Event::HandedOver { seat, .. }
            | Event::Returned { seat }
            | Event::TimeUp { seat }
            | Event::Hinted { seat }
            | Event::Renamed { seat, .. }
            | Event::GiveUpProposed { seat }
            | Event::GiveUpAnswered { seat, .. }
            | Event::Said { seat, .. } => fits(*seat),
            Event::Promised(deal) => self.check_deal(deal).is_ok(),
            Event::Dealt => self.is_promised(),
            Event::Game(event) => self.game().is_some() && event.seat().is_none_or(fits),
            Event::GiveUpDecided { .. } | Event::Opened | Event::Spectators { .. } => true,
        };
        if !sound {
            return Err(Unsound);
        }
        self.apply(event);
        Ok(())
    }
}
