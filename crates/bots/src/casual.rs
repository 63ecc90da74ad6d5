//! Plays as many people do: counts steps rather than probabilities, and sometimes overlooks a trick.

use rand::RngExt;
use tenback_rules::{Direction, PileSignal, View};

use crate::BotRng;
use crate::choice::TurnPlan;
use crate::line::Frame;
use crate::plan::{self, Planned, Width};

/// On average, one turn in this many overlooks the tricks on a pile.
const OVERLOOKED_ONE_IN: u32 = 6;
/// The largest random error of an estimate, in steps.
const MAX_ERROR: i32 = 3;
/// The value of laying another card beyond the minimum, in steps.
const EXTRA_CARD_VALUE: i32 = 2;

/// Chooses a turn of small steps, with random errors.
pub(crate) fn choose(view: &View, rng: &mut BotRng) -> Option<TurnPlan> {
    let frame = Frame::new(view.board());
    let blind = [0; 4].map(|_: u8| rng.random_range(0..OVERLOOKED_ONE_IN) == 0);
    let turns = plan::turns(view, Width::LEARNING);
    let felt = |planned: &Planned| estimated_cost(view, &frame, planned);
    let mut best: Option<(i32, TurnPlan)> = None;
    for planned in &turns {
        let overlooked = tricks(&frame, view, planned).into_iter().zip(blind).any(|(trick, blind)| trick && blind);
        let cost = felt(planned) + rng.random_range(0..=MAX_ERROR) + if overlooked { 100 } else { 0 };
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, planned.turn));
        }
    }
    best.map(|(_, turn)| turn)
}

/// The piles on which a turn uses a trick.
pub(crate) fn tricks(frame: &Frame<'_>, view: &View, planned: &Planned) -> [bool; 4] {
    let mut line = frame.start(view.hand());
    let mut tricks = [false; 4];
    for &lay in planned.turn.as_slice() {
        tricks[lay.pile as usize] |= frame.step(&line, lay) < 0;
        line = frame.after(&line, lay);
    }
    tricks
}

/// The steps of a turn, plus penalties for ignoring teammates' signals.
fn estimated_cost(view: &View, frame: &Frame<'_>, planned: &Planned) -> i32 {
    let board = view.board();
    let mut cost = -EXTRA_CARD_VALUE * planned.turn.len() as i32;
    for pile in 0..4 {
        let (before, after) = (i32::from(board.tops().0[pile]), i32::from(planned.line.tops()[pile]));
        cost += if frame.directions[pile] == Direction::Ascending { after - before } else { before - after };
        if before == after {
            continue;
        }
        for (seat, standing) in board.signals().iter() {
            if Some(seat) != view.seat() {
                cost += match standing.piles.0[pile] {
                    Some(PileSignal::KeepOff) => 8,
                    Some(PileSignal::RatherNot | PileSignal::SmallSteps) => 3,
                    Some(PileSignal::GoAhead) | None => 0,
                };
            }
        }
    }
    cost
}
