//! Chooses by a learned value of the position after each possible turn; endgames are solved exactly.

use tenback_rules::View;

use crate::choice::{Choice, Reason, Reasons, TurnPlan};
use crate::endgame::{self, Verdict};
use crate::features::cooperative::{self, Inputs, Scene};
use crate::line::Frame;
use crate::network::Network;
use crate::plan::{self, Planned, Width};
use crate::reasons;

/// The value of a win; networks learn values between 0 and this.
pub(crate) const WON: f32 = 1.0;

/// The value of a lost game: less than a win, and higher with fewer cards left, so that there is something to learn
/// before the first win.
pub(crate) fn lost(left: u8) -> f32 {
    let laid = 1.0 - f32::from(left) / 98.0;
    0.5 * WON * laid * laid
}

/// The node limit of the endgame search.
pub(crate) const ENDGAME_NODES: u32 = 3_000;

/// The node limit for each turn after which a solo player draws the last card.
const LAST_DRAW_NODES: u32 = 300;
/// A typical number of cards left when the endgame is lost.
const LEFT_WHEN_LOST: u8 = 3;
/// Higher than any network's value: the game is won.
const SURE: f32 = 2.0 * WON;

/// A turn with its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued {
    pub(crate) planned: Planned,
    pub(crate) value: f32,
    /// The value comes from an exact search instead of the network.
    known: bool,
}

/// All candidate turns, in the order they were planned.
pub(crate) fn valued(view: &View, network: &Network, width: Width) -> Vec<Valued> {
    let frame = Frame::new(view.board());
    let scene = Scene::new(view, &frame);
    let unseen = view.unseen(0);
    let alone = view.board().rules().seats() == 1;
    let known = |planned: &Planned| {
        let line = &planned.line;
        if unseen.is_empty() && line.hand.is_empty() {
            return Some(SURE);
        }
        if !alone || unseen.is_empty() || scene.draws(line) != unseen.len() as u8 {
            return None;
        }
        let wins = endgame::solve_last_draw(&frame, line, unseen, LAST_DRAW_NODES)?;
        Some(if wins { SURE } else { lost(LEFT_WHEN_LOST) })
    };
    let planned = plan::turns(view, width);
    let mut inputs = Vec::with_capacity(planned.len());
    let value = |planned: Planned| {
        let known = known(&planned);
        inputs.push(scene.inputs(&planned.line));
        let value = known.unwrap_or_else(|| network.evaluate(&inputs[inputs.len() - 1]));
        Valued { planned, value, known: known.is_some() }
    };
    let mut turns: Vec<Valued> = planned.into_iter().map(value).collect();
    average_with_mirror(&mut turns, &mut inputs, network);
    turns
}

/// Turns within this distance of the best are evaluated a second time.
const CLOSE: f32 = 0.04;

/// A mirrored position has the same value, but the network's estimates differ slightly. The best turns get the mean of
/// both.
fn average_with_mirror(turns: &mut [Valued], inputs: &mut [Inputs], network: &Network) {
    let Some(best) = best(turns).map(|turn| turn.value) else { return };
    let close = |turn: &Valued| !turn.known && turn.value > best - CLOSE;
    for (turn, inputs) in turns.iter_mut().zip(inputs).filter(|(turn, _)| close(turn)) {
        cooperative::mirror(inputs);
        turn.value = 0.5 * (turn.value + network.evaluate(inputs));
    }
}

/// The penalty per lost chance in solo games, where the networks rate costly turns too high.
const COST_PENALTY: f32 = 0.0025;

/// The turn to play.
fn preferred<'a>(turns: &'a [Valued], view: &View) -> Option<&'a Valued> {
    if view.board().rules().seats() > 1 {
        return best(turns);
    }
    let mark = |turn: &Valued| turn.value - if turn.known { 0.0 } else { COST_PENALTY * f32::from(turn.planned.cost) };
    turns.iter().reduce(|best, turn| if mark(turn) > mark(best) { turn } else { best })
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
    Choice { turn, reasons: Reasons { value: Some(WON), decided, ..Reasons::NONE } }
}

/// The expert's turn.
pub(crate) fn choose(view: &View, network: &Network) -> Option<Choice> {
    if let Some(Verdict::Wins(turn)) = solved(view, ENDGAME_NODES) {
        return Some(winning(turn));
    }
    let turns = valued(view, network, Width::DEFAULT);
    let best = preferred(&turns, view)?;
    Some(Choice { turn: best.planned.turn, reasons: reasons::of(view, best, &turns) })
}
