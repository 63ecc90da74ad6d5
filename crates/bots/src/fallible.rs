//! Judges turns as the expert does, and errs as people do: it is a little off about each turn, overlooks ten-backs now
//! and then, and does not work out long endings.

use rand::RngExt;
use tenback_players::Level;
use tenback_rules::View;

use crate::BotRng;
use crate::casual;
use crate::choice::TurnPlan;
use crate::endgame::Verdict;
use crate::expert::{self, Look};
use crate::line::Frame;
use crate::network::Network;
use crate::plan::Width;

/// How far a player falls short of the expert.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weakness {
    /// How far the estimate of a turn is off, as a standard deviation of its logit.
    off: f32,
    /// On average, one turn in this many overlooks the ten-backs on a pile.
    overlooked_one_in: u32,
    /// The node limit of endings worked out exactly.
    ending: u32,
}

impl Weakness {
    /// That of a level between `casual` and `expert`.
    pub(crate) fn of(level: Level) -> Option<Weakness> {
        match level {
            Level::Regular => Some(Weakness { off: 0.22, overlooked_one_in: 12, ending: 0 }),
            Level::Strong => Some(Weakness { off: 0.13, overlooked_one_in: 60, ending: 100 }),
            Level::Random | Level::Greedy | Level::Casual | Level::Expert | Level::Master => None,
        }
    }

    /// A random error of an estimate: a sum of four, which is close to a normal distribution.
    pub(crate) fn error(&self, rng: &mut BotRng) -> f32 {
        let parts: i32 = (0..4).map(|_| rng.random_range(-1000..=1000)).sum();
        // The standard deviation of the sum of four is 2/√3 times the largest part.
        self.off * parts as f32 * (0.866 / 1000.0)
    }
}

/// The turn that looks best.
pub(crate) fn choose(view: &View, network: &Network, weakness: Weakness, rng: &mut BotRng) -> Option<TurnPlan> {
    if let Some(Verdict::Wins(turn)) = expert::solved(view, weakness.ending) {
        return Some(turn);
    }
    let frame = Frame::new(view.board());
    let blind = [0; 4].map(|_: u8| rng.random_range(0..weakness.overlooked_one_in) == 0);
    let mut best: Option<(f32, TurnPlan)> = None;
    for turn in expert::valued(view, network, Width::DEFAULT, Look::Twice) {
        let tricks = casual::tricks(&frame, view, &turn.planned);
        let overlooked = tricks.into_iter().zip(blind).any(|(trick, blind)| trick && blind);
        let at_stake = turn.value * (1.0 - turn.value);
        let felt = turn.value + at_stake * weakness.error(rng) - if overlooked { OVERLOOKED } else { 0.0 };
        if best.is_none_or(|(most, _)| felt > most) {
            best = Some((felt, turn.planned.turn));
        }
    }
    best.map(|(_, turn)| turn)
}

/// How much worse a turn looks whose ten-back is overlooked: it is chosen only if there is no other.
const OVERLOOKED: f32 = 100.0;
