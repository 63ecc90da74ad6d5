//! Why a bot suggests a move.

use tenback_bots::Reason;
use tenback_rules::Seat;

use crate::args::{command, pile};
use crate::words::Words;

impl Words {
    /// A reason for a turn, as a sentence. `name` is what the reader calls a seat.
    pub fn reason(&self, reason: &Reason, name: impl Fn(Seat) -> String) -> String {
        match *reason {
            Reason::OnlyTurn => self.message("reason-only-turn", &[]),
            Reason::Trick { pile: on } => self.message("reason-trick", &[pile(on)]),
            Reason::SmallSteps => self.message("reason-small-steps", &[]),
            Reason::Enough => self.message("reason-enough", &[]),
            Reason::SignalHeeded { seat: who, pile: on } => {
                self.message("reason-signal-heeded", &[("name", name(who).into()), pile(on)])
            }
            Reason::RoomKept { pile: on } => self.message("reason-room-kept", &[pile(on)]),
            Reason::HelpGiven { pile: on } => self.message("reason-help-given", &[pile(on)]),
            Reason::CommandUsed { command: used } => self.message("reason-command-used", &[command(used)]),
            Reason::EndgameSolved => self.message("reason-endgame-solved", &[]),
            Reason::Searched { worlds } => self.message("reason-searched", &[("worlds", worlds.into())]),
        }
    }
}
