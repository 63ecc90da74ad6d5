//! Coaches: who has one, and who agrees to that.

use serde::{Deserialize, Serialize};
use tenback_rules::{BySeat, Seat};

use crate::command::Refusal;
use crate::event::Event;
use crate::settings::{Settings, Sitter};
use crate::table::Table;

/// What a person has decided about coaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coaching {
    /// No coach, and none for the others.
    #[default]
    Off,
    /// The others may have one.
    Agreed,
    /// One for oneself; the others may have one, too.
    On,
}

impl Settings {
    /// Whether coaches may speak, with these sitters and what they have decided: where hints are allowed, to somebody who
    /// plays alone or with bots, and in company only if everybody agrees.
    pub fn allows_coaches(&self, sitters: &BySeat<Sitter>, coaching: &BySeat<Coaching>) -> bool {
        let people = || sitters.iter().filter(|(_, sitter)| sitter.owner().is_some());
        let agreed = people().all(|(seat, _)| coaching[seat] != Coaching::Off);
        self.allows_hints(sitters.as_slice()) && (people().count() < 2 || agreed)
    }
}

impl Table {
    /// Whether the coach of a seat may speak now: its person wants one and plays, and nobody objects.
    pub fn is_coached(&self, seat: Seat) -> bool {
        let wanted = self.coaching()[seat] == Coaching::On && matches!(self.sitters()[seat], Sitter::Person(_));
        wanted && self.settings().allows_coaches(self.sitters(), self.coaching())
    }

    /// Anybody may do without a coach; the rest is possible where hints are.
    pub(crate) fn coach(&self, seat: Seat, coaching: Coaching) -> Result<Vec<Event>, Refusal> {
        self.check_taken(seat)?;
        if coaching != Coaching::Off && !self.allows_hints() {
            return Err(Refusal::HintsOff);
        }
        let changes = self.coaching()[seat] != coaching;
        Ok(changes.then_some(Event::Coaching { seat, coaching }).into_iter().collect())
    }
}
