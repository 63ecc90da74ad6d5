//! Who plays a contest.

use tenback_bots::Level;
use tenback_daily::Lineup;
use tenback_rules::{Rules, Seat};

/// Who plays a contest: bots on some seats, and people on all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Roster {
    /// The rules.
    pub(crate) rules: Rules,
    /// The seats of bots and their levels.
    pub(crate) bots: Vec<(Seat, Level)>,
}

impl From<Lineup> for Roster {
    fn from(lineup: Lineup) -> Roster {
        Roster { rules: lineup.rules(), bots: lineup.bot.into_iter().collect() }
    }
}

impl Roster {
    /// Whether a bot has this seat.
    pub(crate) fn has_bot(&self, seat: Seat) -> bool {
        self.bots.iter().any(|(bot, _)| *bot == seat)
    }

    /// How many people play.
    pub(crate) fn people(&self) -> u8 {
        Seat::all(self.rules.seats()).filter(|seat| !self.has_bot(*seat)).fold(0, |count, _| count + 1)
    }

    /// Whether one person plays it alone, perhaps with bots.
    pub(crate) fn is_alone(&self) -> bool {
        self.people() == 1
    }

    /// The first seat of a person. Where there are opponents, results are compared by it.
    pub(crate) fn first_person(&self) -> Seat {
        Seat::all(self.rules.seats()).find(|seat| !self.has_bot(*seat)).unwrap_or(Seat::FIRST)
    }
}
