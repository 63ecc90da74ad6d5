//! Chooses by a learned value of the position after each possible turn; the end is searched out once all is known.

use tenback_rules::View;

use crate::choice::{Choice, Reason, Reasons, TurnPlan};
use crate::endgame::{self, Verdict};
use crate::features::cooperative::Scene;
use crate::line::Frame;
use crate::network::Network;
use crate::plan::{self, Planned, Width};
use crate::reasons;

/// What a win is worth; networks learn to answer between 0 and this.
pub(crate) const WON: f32 = 1.0;

/// What a lost game is worth: less than a win, and more the fewer cards are left, so that there is something to learn
/// from before the first win.
pub(crate) fn lost(left: u8) -> f32 {
    let laid = 1.0 - f32::from(left) / 98.0;
    0.5 * WON * laid * laid
}

/// How many positions the endgame search may look at.
pub(crate) const ENDGAME_NODES: u32 = 3_000;

/// How many positions are looked at for each turn with which a single player draws the last card.
const LAST_DRAW_NODES: u32 = 300;
/// How many cards are about left when the end cannot be won.
const LEFT_WHEN_LOST: u8 = 3;
/// More than any network says: the game is won.
const SURE: f32 = 2.0 * WON;

/// A turn with what the network makes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued {
    pub(crate) planned: Planned,
    pub(crate) value: f32,
}

/// All turns worth a look, in the order they were planned.
pub(crate) fn valued(view: &View, network: &Network, width: Width) -> Vec<Valued> {
    let frame = Frame::new(view.board());
    let scene = Scene::new(view, &frame);
    let unseen = view.unseen(0);
    let alone = view.board().rules().seats() == 1;
    let value = |planned: &Planned| {
        let line = &planned.line;
        if unseen.is_empty() && line.hand.is_empty() {
            return SURE;
        }
        if alone && !unseen.is_empty() && scene.draws(line) == unseen.len() as u8 {
            match endgame::solve_last_draw(&frame, line, unseen, LAST_DRAW_NODES) {
                Some(true) => return SURE,
                Some(false) => return lost(LEFT_WHEN_LOST),
                None => {}
            }
        }
        network.evaluate(&scene.inputs(line))
    };
    let turns = plan::turns(view, width);
    turns.into_iter().map(|planned| Valued { value: value(&planned), planned }).collect()
}

/// The turn with the highest value; of equal ones the first.
pub(crate) fn best(turns: &[Valued]) -> Option<&Valued> {
    turns.iter().reduce(|best, turn| if turn.value > best.value { turn } else { best })
}

/// What the exact search says, if everything is known.
pub(crate) fn solved(view: &View, most_nodes: u32) -> Option<Verdict> {
    endgame::known_rest(view).map(|rest| endgame::solve(view, rest, most_nodes))
}

/// A turn after which everything can be laid.
pub(crate) fn winning(turn: TurnPlan) -> Choice {
    let decided = vec![Reason::EndgameSolved];
    Choice { turn, reasons: Reasons { value: Some(WON), decided, ..Reasons::NONE } }
}

/// The expert's turn.
pub(crate) fn choose(view: &View, network: &Network) -> Option<Choice> {
    if let Some(Verdict::Wins(turn)) = solved(view, ENDGAME_NODES) {
        return Some(winning(turn));
    }
    let turns = valued(view, network, Width::USUAL);
    let best = best(&turns)?;
    Some(Choice { turn: best.planned.turn, reasons: reasons::of(view, best, &turns) })
}
