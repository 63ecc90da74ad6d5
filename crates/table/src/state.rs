//! The stored state of a table.

use serde::{Deserialize, Serialize};
use tenback_rules::{BySeat, Seat};

use crate::coach::Coaching;
use crate::command::Deal;
use crate::event::Event;
use crate::moderation::Moderation;
use crate::settings::{Settings, Sitter};
use crate::snapshot::ChatLine;
use crate::table::Table;

/// The state of a table before the deal of its current game, and all events since. Only for the owner of the table; the
/// serialized form may grow but never change.
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
    /// Whether the promised cards are those of the previous game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) repeats: bool,
    /// What the seats have decided about coaches; empty if nobody has decided anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) coaching: Vec<Coaching>,
    #[serde(flatten)]
    pub(crate) moderation: Moderation,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) chat: Vec<ChatLine>,
}

/// A stored state or event that no table could have produced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidState;

impl State {
    /// The number of the last event it includes.
    pub fn seq(&self) -> u64 {
        self.before.seq + self.since.len() as u64
    }
}

impl Before {
    pub(crate) fn nothing(settings: Settings) -> Before {
        let sitters = vec![Sitter::Empty; settings.rules.seats().into()];
        Before {
            settings,
            sitters,
            seq: 0,
            games: 0,
            promised: None,
            repeats: false,
            coaching: Vec::new(),
            moderation: Moderation::default(),
            chat: Vec::new(),
        }
    }

    /// Decisions about coaches as they are kept.
    pub(crate) fn kept(coaching: &BySeat<Coaching>) -> Vec<Coaching> {
        let all = coaching.as_slice();
        if all.iter().all(|coaching| *coaching == Coaching::Off) { Vec::new() } else { all.to_vec() }
    }

    pub(crate) fn coaching(&self) -> BySeat<Coaching> {
        let at = |seat: Seat| self.coaching.get(seat.index()).copied().unwrap_or_default();
        BySeat::from_fn(self.settings.rules.seats(), at)
    }

    pub(crate) fn sitters(&self) -> BySeat<Sitter> {
        let at = |seat: Seat| self.sitters.get(seat.index()).cloned().unwrap_or_default();
        BySeat::from_fn(self.settings.rules.seats(), at)
    }
}

/// Saving and restoring a table.
impl Table {
    /// Everything needed to restore this table.
    pub fn state(&self) -> State {
        State { before: self.before().clone(), since: self.since().cloned().collect() }
    }

    /// Restores a table.
    pub fn from_state(state: State) -> Result<Table, InvalidState> {
        let mut table = Table::from_before(state.before);
        if let Some(deal) = &table.before().promised {
            table.check_deal(deal).map_err(|_| InvalidState)?;
        }
        for event in &state.since {
            table.catch_up(event)?;
        }
        Ok(table)
    }

    /// Applies a stored event.
    pub fn catch_up(&mut self, event: &Event) -> Result<(), InvalidState> {
        let seats = self.settings().rules.seats();
        let fits = |seat: Seat| seat.number() <= seats;
        let sound = match event {
            Event::Seated { seat, .. }
            | Event::Left { seat }
            | Event::Kicked { seat, .. }
            | Event::HostPassed { seat }
            | Event::Silenced { seat, .. }
            | Event::HandedOver { seat, .. }
            | Event::Returned { seat }
            | Event::TimeUp { seat }
            | Event::Hinted { seat }
            | Event::Coaching { seat, .. }
            | Event::Renamed { seat, .. }
            | Event::GiveUpProposed { seat }
            | Event::GiveUpAnswered { seat, .. }
            | Event::Said { seat, .. } => fits(*seat),
            Event::Promised(deal) => self.check_deal(deal).is_ok(),
            Event::Dealt => self.is_promised(),
            Event::Game(event) => self.game().is_some() && event.seat().is_none_or(fits),
            Event::GiveUpDecided { .. } | Event::Opened | Event::Spectators { .. } | Event::InviteOnly { .. } => true,
        };
        if !sound {
            return Err(InvalidState);
        }
        self.apply(event);
        Ok(())
    }
}
