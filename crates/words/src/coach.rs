//! What a coach says.

use tenback_review::{CostlyLay, Difference, Remark, points};
use tenback_rules::Lay;

use crate::args::{Arg, card, pile};
use crate::words::Words;

impl Words {
    /// A warning before a costly lay. `best` is how the turn is best continued; without a lay, by ending it.
    pub fn coach_warning(&self, costly: &CostlyLay, best: &[Lay]) -> String {
        let Lay { card: which, pile: on } = costly.lay;
        let args = [card(which), pile(on), cost(costly.cost)];
        match best.first() {
            Some(&better) => {
                let better = ("better", self.coach_lay(better).into());
                self.message("coach-warning", &[args.as_slice(), &[better]].concat())
            }
            None => self.message("coach-warning-end", &args),
        }
    }

    /// A remark about a turn that was played.
    pub fn coach_remark(&self, remark: &Remark) -> String {
        match remark {
            Remark::Great => self.message("coach-great", &[]),
            Remark::Costly { loss, difference, better } => {
                let better: Vec<String> = better.as_slice().iter().map(|&lay| self.coach_lay(lay)).collect();
                let args = [("what", what(*difference).into()), cost(*loss), ("better", better.join(", ").into())];
                self.message("coach-remark", &args)
            }
        }
    }

    fn coach_lay(&self, lay: Lay) -> String {
        self.message("coach-lay", &[card(lay.card), pile(lay.pile)])
    }
}

fn cost(loss: f64) -> Arg {
    ("points", points(loss).into())
}

/// What cost win chance, as the message calls it.
const fn what(difference: Option<Difference>) -> &'static str {
    match difference {
        Some(Difference::LongStep { .. }) => "jump",
        Some(Difference::MissedTrick { .. }) => "trick",
        Some(Difference::SignalIgnored { .. }) => "signal",
        Some(
            Difference::LostAtOnce
            | Difference::CardsLeft { .. }
            | Difference::CommandLaid { .. }
            | Difference::MoreCards { .. }
            | Difference::FewerCards { .. }
            | Difference::MissedHelp { .. }
            | Difference::Helped { .. },
        )
        | None => "turn",
    }
}
