//! Coaches: who has one, and what it says to its player.

use serde::{Deserialize, Serialize};
use tenback_rules::{Lay, Seat};
use tenback_table::Snapshot;

/// What a seat has decided about coaches, and whether its own may speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Coaching {
    /// No coach, and none for the others.
    Off,
    /// The others may have one.
    Agreed,
    /// Its own coach waits until everybody agrees.
    Waiting,
    /// It has a coach.
    On,
}

impl Coaching {
    /// What each seat has decided; empty if nobody has decided anything.
    pub(crate) fn all(snapshot: &Snapshot) -> Vec<Coaching> {
        let Snapshot { settings, sitters, coaching, .. } = snapshot;
        let allowed = settings.allows_coaches(sitters, coaching);
        let at = |seat: Seat| match coaching[seat] {
            tenback_table::Coaching::Off => Coaching::Off,
            tenback_table::Coaching::Agreed => Coaching::Agreed,
            tenback_table::Coaching::On if allowed => Coaching::On,
            tenback_table::Coaching::On => Coaching::Waiting,
        };
        let all: Vec<Coaching> = Seat::all(settings.rules.seats()).map(at).collect();
        if all.iter().all(|coaching| *coaching == Coaching::Off) { Vec::new() } else { all }
    }
}

/// What the coach of the player to move warns of. Only that player is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Costs {
    /// The number of the turn.
    pub turn: u16,
    /// How many cards have been laid in it.
    pub laid: u8,
    /// How the turn is best continued; without a lay, by ending it.
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub best: Vec<Lay>,
    /// The lays that cost clearly more than that.
    pub costly: Vec<CostlyLay>,
}

/// A lay that costs win chance, however well the turn goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CostlyLay {
    /// The lay.
    #[cfg_attr(test, ts(type = "Lay"))]
    pub lay: Lay,
    /// What it costs, in percentage points.
    pub points: u8,
    /// The same with something better, as a sentence in the language of the person.
    pub text: String,
}

/// What the coach of a player says about the turn they have just played. Only that player is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Remark {
    /// The number of the turn.
    pub turn: u16,
    /// The win chance it cost, in percentage points; absent if it was the best turn, and hard to find.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// A better turn; empty if there was none.
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub better: Vec<Lay>,
    /// The remark, as a sentence in the language of the person.
    pub text: String,
}
