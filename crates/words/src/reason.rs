//! Why a bot suggests a move.

use tenback_bots::{Reason, Reasons, percent};
use tenback_rules::Seat;

use crate::args::{command, pile};
use crate::words::Words;

impl Words {
    /// The chance to win and the reasons for a turn, as sentences without repetitions: the most important ones first, at
    /// most `most` after the chance. `name` is what the reader calls a seat.
    pub fn reasons(&self, reasons: &Reasons, most: usize, name: impl Fn(Seat) -> String) -> Vec<String> {
        let mut sentences: Vec<String> = self.chance(reasons).into_iter().collect();
        for reason in reasons.decided.iter().take(most) {
            let sentence = self.reason(reason, &name);
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences
    }

    /// The chance to win after a turn, and after the next best one.
    fn chance(&self, reasons: &Reasons) -> Option<String> {
        let chance = ("percent", percent(reasons.chance?).into());
        Some(match reasons.alternatives.first() {
            Some(next) => self.message("reason-chance-next", &[chance, ("next", percent(next.chance).into())]),
            None => self.message("reason-chance", &[chance]),
        })
    }

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
