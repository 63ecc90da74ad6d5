//! The review of a finished game.

use tenback_review::{Difference, ReviewError, Verdict};
use tenback_rules::Seat;

use crate::args::{card, command, pile};
use crate::words::Words;

impl Words {
    /// Why a record cannot be reviewed.
    pub fn review_error(&self, error: ReviewError) -> String {
        let id = match error {
            ReviewError::Open => "review-open",
            ReviewError::SetUp => "review-set-up",
            ReviewError::NoReference => "review-no-reference",
        };
        self.message(id, &[])
    }

    /// A verdict in a word or two.
    pub fn verdict(&self, verdict: Verdict) -> String {
        self.message("review-verdict", &[("verdict", verdict.word().into())])
    }

    /// What was worse about a turn than about the best one, as a sentence. `name` is what the reader calls a seat.
    pub fn difference(&self, difference: &Difference, name: impl Fn(Seat) -> String) -> String {
        match *difference {
            Difference::LostAtOnce => self.message("review-lost-at-once", &[]),
            Difference::MissedTrick { card: which, pile: on } => {
                self.message("review-missed-trick", &[card(which), pile(on)])
            }
            Difference::SignalIgnored { seat, pile: on } => {
                self.message("review-signal-ignored", &[("name", name(seat).into()), pile(on)])
            }
            Difference::LongStep { card: which, pile: on, step } => {
                self.message("review-long-step", &[card(which), pile(on), ("step", step.into())])
            }
            Difference::CommandLaid { command: laid } => self.message("review-command-laid", &[command(laid)]),
            Difference::MoreCards { count } => self.message("review-more-cards", &[("count", count.into())]),
            Difference::FewerCards { count } => self.message("review-fewer-cards", &[("count", count.into())]),
            Difference::MissedHelp { pile: on } => self.message("review-missed-help", &[pile(on)]),
            Difference::Helped { pile: on } => self.message("review-helped", &[pile(on)]),
        }
    }
}
