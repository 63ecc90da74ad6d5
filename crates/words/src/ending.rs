//! How a game ended.

use tenback_rules::{CardCommand, EndCause, Ending, Outcome, Rules, Seat};
use tenback_wire::Stuck;

use crate::args::{command, seat};
use crate::words::{Value, Words};

/// What the seats are called in a sentence.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatNames<'a> {
    /// The names in the order of the seats; a seat without one is called by its number.
    pub names: &'a [String],
    /// The seat of the reader, who is addressed as “you”.
    pub you: Option<Seat>,
}

impl Words {
    /// The result of a game, and its cause.
    pub fn ending(&self, ending: &Ending, rules: &Rules, names: SeatNames<'_>) -> String {
        match ending.outcome {
            Outcome::Won => self.message("ending-won", &[("cards", rules.deck().len().into())]),
            Outcome::Lost { left } => self.lost(ending, left, rules, names),
            Outcome::SeatWon(winner) => self.seat_won(ending, winner, rules, names),
        }
    }

    fn lost(&self, ending: &Ending, left: u8, rules: &Rules, names: SeatNames<'_>) -> String {
        let rating = if left < Outcome::EXCELLENT_BELOW { "excellent" } else { "plain" };
        let result = self.message("ending-left", &[("left", left.into()), ("rating", rating.into())]);
        let who = match names.you {
            _ if rules.seats() == 1 => "alone",
            Some(you) if you == ending.seat => "you",
            _ => "other",
        };
        let mut args = vec![("who", who.into()), ("name", self.name(ending.seat, names, "seat.start"))];
        let why = match ending.cause {
            // No rule makes a game lost by playing every card; if one ever does, the bare result is still correct.
            EndCause::AllLaid => return result,
            EndCause::Stuck => "ending-why-stuck",
            EndCause::SkullOpen => {
                args.push(command(CardCommand::Skull));
                "ending-why-skull-open"
            }
            EndCause::NotThree => {
                args.push(command(CardCommand::Three));
                "ending-why-not-three"
            }
            EndCause::Resigned => "ending-why-resigned",
            EndCause::OutOfTime => "ending-why-out-of-time",
        };
        format!("{result} {}", self.message(why, &args))
    }

    fn seat_won(&self, ending: &Ending, winner: Seat, rules: &Rules, names: SeatNames<'_>) -> String {
        let who = match names.you {
            Some(you) if you == winner => "winner",
            Some(you) if you == ending.seat => "loser",
            _ => "other",
        };
        let args = [
            ("who", who.into()),
            ("winner", self.name(winner, names, "seat.start")),
            ("name", self.name(ending.seat, names, "seat")),
            ("cards", rules.deck().len().into()),
        ];
        let id = match ending.cause {
            EndCause::AllLaid => "ending-seat-won-all-laid",
            EndCause::Stuck => "ending-seat-won-stuck",
            EndCause::SkullOpen | EndCause::NotThree => "ending-seat-won-disobeyed",
            EndCause::Resigned => "ending-seat-won-resigned",
            EndCause::OutOfTime => "ending-seat-won-out-of-time",
        };
        self.message(id, &args)
    }

    /// How many cards the last turn still needed, and what could have been played.
    pub fn stuck(&self, stuck: &Stuck) -> Option<String> {
        let fit = |lay: &tenback_rules::Lay| {
            self.message("ending-fit", &[("card", lay.card.number().into()), ("on", lay.pile.to_string().into())])
        };
        let fits: Vec<String> = stuck.playable.iter().map(fit).collect();
        let args =
            [("needed", stuck.owes.into()), ("count", stuck.playable.len().into()), ("fits", fits.join(", ").into())];
        if let Some(pile) = stuck.uncovered() {
            return Some(self.message("ending-uncovered", &[("on", pile.to_string().into())]));
        }
        (stuck.owes > 0).then(|| self.message("ending-needed", &args))
    }

    /// What a seat is called; `number` is the message for one without a name.
    fn name(&self, of: Seat, names: SeatNames<'_>, number: &str) -> Value<'static> {
        let named = names.names.get(of.index()).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| self.message(number, &[seat(of)])).into()
    }
}
