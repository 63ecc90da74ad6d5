//! Why a command is rejected.

use tenback_rules::{CardCommand, CardSet, Illegal, Misfit, Unfinished};

use crate::args::{card, command, direction, other_pile, pile, seat};
use crate::words::Words;

impl Words {
    /// Why a command is rejected, and what to do instead.
    pub fn illegal(&self, why: &Illegal) -> String {
        match *why {
            Illegal::GameOver => self.message("illegal-game-over", &[]),
            Illegal::NoSuchSeat { seats } => self.message("illegal-no-such-seat", &[("seats", seats.into())]),
            Illegal::NotSeated => self.message("illegal-not-seated", &[]),
            Illegal::NotBegun => self.message("illegal-not-begun", &[]),
            Illegal::AlreadyBegun => self.message("illegal-already-begun", &[]),
            Illegal::FirstSeatHasNoCards => self.message("illegal-first-seat-has-no-cards", &[]),
            Illegal::TurnOver => self.message("illegal-turn-over", &[]),
            Illegal::NotYourTurn { seat: active } => self.message("illegal-not-your-turn", &[seat(active)]),
            Illegal::NotInHand { number } => self.message("illegal-not-in-hand", &[("number", number.into())]),
            Illegal::AlreadyHelped { pile: asked } => self.message("illegal-already-helped", &[pile(asked)]),
            Illegal::NotImproving(misfit) => self.not_improving(misfit),
            Illegal::WrongDirection(misfit) => self.wrong_direction(misfit),
            Illegal::NoBack { card: back, pile: asked, shown_on } => {
                let args = [card(back), pile(asked), other_pile(shown_on), command(CardCommand::NoBack)];
                self.message("illegal-no-back", &args)
            }
            Illegal::OnePile { pile: asked, bound_to } => {
                let args = [pile(asked), other_pile(bound_to), command(CardCommand::OnePile)];
                self.message("illegal-one-pile", &args)
            }
            Illegal::CannotEnd(why) => self.unfinished(why),
            Illegal::TakeBackOnlySolo => self.message("illegal-take-back-only-solo", &[]),
            Illegal::NothingToTakeBack => self.message("illegal-nothing-to-take-back", &[]),
            Illegal::NoSignalsHere => self.message("illegal-no-signals-here", &[]),
            Illegal::Muted { shown_on } => self.message("illegal-muted", &[pile(shown_on), command(CardCommand::Mute)]),
            Illegal::TooLateForPreference => self.message("illegal-too-late-for-preference", &[]),
            Illegal::NoCommandCards => self.message("illegal-no-command-cards", &[]),
        }
    }

    fn wrong_direction(&self, misfit: Misfit) -> String {
        let Misfit { card: laid, pile: asked, top, direction: way, trick, highest } = misfit;
        let is_full = (way.beyond(top) & CardSet::up_to(highest)).is_empty();
        let mut args = vec![card(laid), pile(asked), ("top", top.into()), direction(way)];
        args.extend(trick.map(|back| ("trick", back.number().into())));
        match (is_full, trick) {
            (false, Some(_)) => self.message("illegal-wrong-direction", &args),
            (false, None) => self.message("illegal-wrong-direction-no-trick", &args),
            (true, Some(_)) => self.message("illegal-wrong-direction-trick-only", &args),
            (true, None) => self.message("illegal-wrong-direction-full", &args),
        }
    }

    fn not_improving(&self, misfit: Misfit) -> String {
        let Misfit { card: laid, pile: asked, top, direction: way, trick: _, highest } = misfit;
        let improving = way.opposite().beyond(top) & CardSet::up_to(highest);
        let args = [card(laid), pile(asked), ("top", top.into()), direction(way)];
        if improving.is_empty() {
            self.message("illegal-not-improvable", &args)
        } else {
            self.message("illegal-not-improving", &args)
        }
    }

    fn unfinished(&self, why: Unfinished) -> String {
        match why {
            Unfinished::Owes { more } => self.message("illegal-owes", &[("more", more.into())]),
            Unfinished::OwesThree { more } => {
                self.message("illegal-owes-three", &[("more", more.into()), command(CardCommand::Three)])
            }
            Unfinished::SkullOpen { pile: open } => {
                self.message("illegal-skull-open", &[pile(open), command(CardCommand::Skull)])
            }
        }
    }
}
