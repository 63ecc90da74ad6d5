//! How a game ended.

use tenback_rules::{CardCommand, EndCause, Ending, Outcome, Rules, Seat};

use crate::args::{command, seat};
use crate::words::Words;

impl Words {
    /// The result of a game, and its cause.
    pub fn ending(&self, ending: &Ending, rules: &Rules) -> String {
        match ending.outcome {
            Outcome::Won => self.message("ending-won", &[("cards", rules.deck().len().into())]),
            Outcome::Lost { left } => self.lost(ending, left, rules),
            Outcome::SeatWon(winner) => self.seat_won(ending, winner, rules),
        }
    }

    fn lost(&self, ending: &Ending, left: u8, rules: &Rules) -> String {
        let rating = if left < Outcome::EXCELLENT_BELOW { "excellent" } else { "plain" };
        let mut args =
            vec![("left", left.into()), ("rating", rating.into()), ("seats", rules.seats().into()), seat(ending.seat)];
        match ending.cause {
            // No rule makes a game lost by playing every card; if one ever does, the bare result is still correct.
            EndCause::AllLaid => self.message("ending-left", &args),
            EndCause::Stuck => self.message("ending-lost-stuck", &args),
            EndCause::SkullOpen => {
                args.push(command(CardCommand::Skull));
                self.message("ending-lost-skull-open", &args)
            }
            EndCause::NotThree => {
                args.push(command(CardCommand::Three));
                self.message("ending-lost-not-three", &args)
            }
            EndCause::Resigned => self.message("ending-lost-resigned", &args),
            EndCause::OutOfTime => self.message("ending-lost-out-of-time", &args),
        }
    }

    fn seat_won(&self, ending: &Ending, winner: Seat, rules: &Rules) -> String {
        let args = [
            ("winner", winner.number().into()),
            seat(ending.seat),
            ("cards", rules.deck().len().into()),
            ("minimum", rules.minimum(0).into()),
        ];
        match ending.cause {
            EndCause::AllLaid => self.message("ending-seat-won-all-laid", &args),
            EndCause::Stuck => self.message("ending-seat-won-stuck", &args),
            EndCause::SkullOpen | EndCause::NotThree => self.message("ending-seat-won-disobeyed", &args),
            EndCause::Resigned => self.message("ending-seat-won-resigned", &args),
            EndCause::OutOfTime => self.message("ending-seat-won-out-of-time", &args),
        }
    }
}
