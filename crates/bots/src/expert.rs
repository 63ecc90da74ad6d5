//! Chooses by a learned value of the position after each possible turn; endgames are solved exactly.

use tenback_cpu::Work;
use tenback_rules::View;

use crate::batch;
use crate::chance::chance;
use crate::choice::{Choice, Reason, Reasons, TurnPlan};
use crate::clock::Meter;
use crate::endgame::{self, Verdict};
use crate::features::cooperative::{self, Inputs, Scene};
use crate::features::moment::{After, Moment};
use crate::line::{Frame, Line};
use crate::network::Network;
use crate::plan::{self, Planned, Width};
use crate::reasons;

/// The chance to win once the game is won.
pub(crate) const WON: f32 = 1.0;
/// The same once it is lost.
pub(crate) const LOST: f32 = 0.0;

/// The node limit of the endgame search.
pub(crate) const ENDGAME_NODES: u32 = 3_000;

/// The node limit for each turn after which a solo player draws the last card.
const LAST_DRAW_NODES: u32 = 300;
/// A turn with the chance to win after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued {
    pub(crate) planned: Planned,
    pub(crate) value: f32,
    /// The value comes from an exact search instead of the network.
    known: bool,
}

/// A mirrored position has the same value, but the network's estimates differ slightly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// Turns close to the best are valued both ways, and get the mean.
    Twice,
    /// All turns are valued as they are.
    Straight,
    /// All turns are valued on the mirrored table.
    Mirrored,
}

impl Look {
    /// The other of two simple looks.
    fn other(self) -> Look {
        match self {
            Look::Straight | Look::Twice => Look::Mirrored,
            Look::Mirrored => Look::Straight,
        }
    }
}

/// All candidate turns, in the order they were planned.
pub(crate) fn valued(view: &View, network: &Network, width: Width, look: Look) -> Vec<Valued> {
    tenback_cpu::run(Valuation { view, network, width, look, endgames: Endgames::Solved })
}

/// What [`valued`] is asked for.
struct Valuation<'a> {
    view: &'a View,
    network: &'a Network,
    width: Width,
    look: Look,
    endgames: Endgames,
}

/// What is done about positions in which all cards are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Endgames {
    /// They are searched exactly.
    Solved,
    /// The network judges them like all others.
    Judged,
}

impl Work for Valuation<'_> {
    type Output = Vec<Valued>;

    #[inline(always)]
    fn run(self) -> Vec<Valued> {
        value_turns(&self)
    }
}

#[inline(always)]
fn value_turns(&Valuation { view, network, width, look, endgames }: &Valuation<'_>) -> Vec<Valued> {
    let frame = Frame::new(view.board());
    let scene = Scene::new(view.board().rules(), Moment::of(view));
    let unseen = view.unseen(0);
    let looks_ahead = view.board().rules().seats() == 1 && endgames == Endgames::Solved;
    let known = |planned: &Planned| {
        let line = &planned.line;
        if unseen.is_empty() && line.hand.is_empty() {
            return Some(WON);
        }
        if !looks_ahead || unseen.is_empty() || scene.draws(&After::from(line)) != unseen.len() as u8 {
            return None;
        }
        let wins = endgame::solve_last_draw(&frame, line, unseen, LAST_DRAW_NODES)?;
        Some(if wins { WON } else { LOST })
    };
    let planned = plan::turns(view, width);
    // Plain loops from here on: the closures of iterators might not be inlined.
    let mut inputs: Vec<Inputs> = Vec::with_capacity(planned.len());
    for planned in &planned {
        inputs.push(scene.inputs(&After::from(&planned.line)));
    }
    if look == Look::Mirrored {
        inputs.iter_mut().for_each(|inputs| cooperative::mirror(inputs));
    }
    let logits = batch::logits(network, &inputs);
    let mut turns: Vec<Valued> = Vec::with_capacity(planned.len());
    for (planned, logit) in planned.into_iter().zip(logits) {
        let known = known(&planned);
        turns.push(Valued { planned, value: known.unwrap_or_else(|| chance(logit)), known: known.is_some() });
    }
    if look == Look::Twice {
        average_with_mirror(&mut turns, &inputs, network);
    }
    turns
}

/// Turns within this distance of the best are evaluated a second time …
const CLOSE: f32 = 0.04;
/// … but no more than this many.
const SECOND_LOOKS: usize = 8;

/// Gives the best turns the mean of both looks.
#[inline(always)]
fn average_with_mirror(turns: &mut [Valued], inputs: &[Inputs], network: &Network) {
    let Some(best) = best(turns).map(|turn| turn.value) else { return };
    let close = |&at: &usize| !turns[at].known && turns[at].value > best - CLOSE;
    let mut looked_at: Vec<usize> = (0..turns.len()).filter(close).collect();
    looked_at.sort_by(|&one, &other| turns[other].value.total_cmp(&turns[one].value));
    looked_at.truncate(SECOND_LOOKS);
    let mut mirrored = Vec::with_capacity(looked_at.len());
    for &at in &looked_at {
        let mut inputs = inputs[at];
        cooperative::mirror(&mut inputs);
        mirrored.push(inputs);
    }
    for (at, logit) in looked_at.into_iter().zip(batch::logits(network, &mirrored)) {
        turns[at].value = 0.5 * (turns[at].value + chance(logit));
    }
}

/// The turn that is best at one look. Its value is the mean of both looks: what made it the best may be an error of the
/// first, and the second does not share it.
pub(crate) fn best_reply(
    view: &View,
    network: &Network,
    width: Width,
    look: Look,
    meter: &mut Meter,
) -> Option<Valued> {
    let turns = valued(view, network, width, look);
    meter.note(turns.len());
    let mut best = *best(&turns)?;
    if !best.known && look != Look::Twice {
        best.value = 0.5
            * (best.value + tenback_cpu::run(OneLook { view, line: &best.planned.line, network, look: look.other() }));
    }
    Some(best)
}

/// The value of one turn at one look.
struct OneLook<'a> {
    view: &'a View,
    line: &'a Line,
    network: &'a Network,
    look: Look,
}

impl Work for OneLook<'_> {
    type Output = f32;

    #[inline(always)]
    fn run(self) -> f32 {
        let mut inputs = Scene::new(self.view.board().rules(), Moment::of(self.view)).inputs(&After::from(self.line));
        if self.look == Look::Mirrored {
            cooperative::mirror(&mut inputs);
        }
        self.network.chance(&inputs)
    }
}

/// The chance to win after a turn that is allowed, in the network's opinion.
pub(crate) fn value(view: &View, turn: &TurnPlan, network: &Network) -> f32 {
    let frame = Frame::new(view.board());
    let line = turn.as_slice().iter().fold(frame.start(view.hand()), |line, &lay| frame.after(&line, lay));
    if view.unseen(0).is_empty() && line.hand.is_empty() {
        return WON;
    }
    let mut inputs = Scene::new(view.board().rules(), Moment::of(view)).inputs(&After::from(&line));
    let value = network.chance(&inputs);
    cooperative::mirror(&mut inputs);
    network.fitted(view.board().rules(), 0.5 * (value + network.chance(&inputs)), view.board().left())
}

/// The turn with the highest value; the first one if several are equal.
pub(crate) fn best(turns: &[Valued]) -> Option<&Valued> {
    turns.iter().reduce(|best, turn| if turn.value > best.value { turn } else { best })
}

/// The result of the exact search, if all cards are known.
pub(crate) fn solved(view: &View, most_nodes: u32) -> Option<Verdict> {
    endgame::known_rest(view).map(|rest| endgame::solve(view, rest, most_nodes))
}

/// A turn after which all cards can be laid.
pub(crate) fn winning(turn: TurnPlan) -> Choice {
    let decided = vec![Reason::EndgameSolved];
    Choice { turn, reasons: Reasons { chance: Some(WON), decided, ..Reasons::NONE } }
}

/// The expert's turn.
pub(crate) fn choose(view: &View, network: &Network, endgames: Endgames) -> Option<Choice> {
    if endgames == Endgames::Solved
        && let Some(Verdict::Wins(turn)) = solved(view, ENDGAME_NODES)
    {
        return Some(winning(turn));
    }
    let turns = tenback_cpu::run(Valuation { view, network, width: Width::DEFAULT, look: Look::Twice, endgames });
    let best = best(&turns)?;
    let mut reasons = reasons::of(view, best, &turns);
    let board = view.board();
    reasons.map_chances(|chance| network.fitted(board.rules(), chance, board.left()));
    Some(Choice { turn: best.planned.turn, reasons })
}
