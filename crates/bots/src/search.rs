//! Looks ahead in sampled games. The best turns of the expert are tried in the same samples, the next seats respond as
//! the expert would, and the network values the resulting positions. Half of the turns are dropped each time a share of
//! the budget is used up.

use std::time::Duration;

use tenback_rules::View;

use crate::BotRng;
use crate::budget::Budget;
use crate::choice::{Alternative, Choice, Reason, Reasons};
use crate::clock::Meter;
use crate::endgame::Verdict;
use crate::expert::{self, Look, Valued};
use crate::look_ahead::LookAhead;
use crate::network::Network;
use crate::plan::Width;
use crate::reasons;

/// How many turns are compared.
const COMPARED: usize = 8;
/// The weight of the network's own estimate, in samples.
const PRIOR_WEIGHT: f32 = 2.0;
/// The node limit for exact endgames.
const ENDGAME_NODES: u32 = 40_000;
/// How many alternatives are reported.
const ALTERNATIVES: usize = 3;
/// The turns considered.
pub(crate) const WIDTH: Width = Width { first: 24, second: 12, later: 6, extra: 6 };

/// How many turns are looked ahead. One is enough at first; with more time, and nobody else's hand to guess, two.
fn turns_ahead(view: &View, budget: Budget) -> usize {
    const MUCH_TIME: Duration = Duration::from_millis(25);
    const MANY_EVALUATIONS: u32 = 16_000;
    let much = match budget {
        Budget::Evaluations(most) => most >= MANY_EVALUATIONS,
        Budget::CpuTime(most) => most >= MUCH_TIME,
    };
    if much && view.board().rules().seats() == 1 { 2 } else { 1 }
}

/// The master's turn.
pub(crate) fn choose(view: &View, network: &Network, budget: Budget, rng: &mut BotRng) -> Option<Choice> {
    let mut meter = Meter::start(budget);
    if let Some(Verdict::Wins(turn)) = expert::solved(view, ENDGAME_NODES) {
        return Some(expert::winning(turn));
    }
    let mut turns = expert::valued(view, network, WIDTH, Look::Twice);
    meter.note(turns.len());
    turns.sort_by(|one, other| other.value.total_cmp(&one.value));
    turns.truncate(COMPARED);
    let ahead = LookAhead::new(view, network).with_turns(turns_ahead(view, budget));
    let mut search = Search::new(ahead, network, &turns);
    if turns.len() > 1 {
        search.run(&mut meter, rng);
    }
    search.verdict()
}

struct Search<'a> {
    ahead: LookAhead<'a>,
    tried: Vec<Tried>,
    worlds: u32,
}

/// A turn and its results so far.
struct Tried {
    turn: Valued,
    sum: f32,
    worlds: f32,
}

impl Tried {
    fn mean(&self) -> f32 {
        self.sum / self.worlds
    }
}

impl<'a> Search<'a> {
    fn new(ahead: LookAhead<'a>, network: &Network, turns: &[Valued]) -> Search<'a> {
        let board = ahead.view.board();
        let tried = turns.iter().map(|&turn| {
            let opinion = network.fitted(board.rules(), turn.value, board.left());
            Tried { turn, sum: PRIOR_WEIGHT * opinion, worlds: PRIOR_WEIGHT }
        });
        let tried = tried.collect();
        Search { ahead, tried, worlds: 0 }
    }

    /// Sequential halving.
    fn run(&mut self, meter: &mut Meter, rng: &mut BotRng) {
        let mut racing = self.tried.len();
        let rounds = racing.ilog2().max(1);
        for round in 1..=rounds {
            let until = round as f32 / rounds as f32;
            loop {
                let world = self.ahead.world(rng);
                // Which look chooses takes turns: in the mean over all worlds that is as good, and takes half the time.
                let look = if self.worlds.is_multiple_of(2) { Look::Straight } else { Look::Mirrored };
                for tried in &mut self.tried[..racing] {
                    tried.sum += self.ahead.play_on(&world, &tried.turn.planned.turn, look, meter);
                    tried.worlds += 1.0;
                }
                self.worlds += 1;
                if meter.used() >= until {
                    break;
                }
            }
            self.tried[..racing].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            racing = (racing / 2).max(2).min(racing);
        }
    }

    /// The turn with the best mean among those tried most often.
    fn verdict(mut self) -> Option<Choice> {
        self.tried.sort_by(|one, other| {
            other.worlds.total_cmp(&one.worlds).then_with(|| other.mean().total_cmp(&one.mean()))
        });
        let best = self.tried.first()?;
        let rest = self.tried[1..].iter();
        let listed = rest.map(|tried| Alternative { turn: tried.turn.planned.turn, chance: tried.mean() });
        let others = self.tried.iter().map(|tried| &tried.turn.planned);
        let mut decided = reasons::decided(self.ahead.view, &best.turn.planned, others);
        if self.worlds > 0 {
            decided.push(Reason::Searched { worlds: self.worlds });
        }
        let reasons = Reasons { chance: Some(best.mean()), alternatives: listed.take(ALTERNATIVES).collect(), decided };
        Some(Choice { turn: best.turn.planned.turn, reasons })
    }
}
