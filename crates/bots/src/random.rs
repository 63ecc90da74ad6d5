//! Chooses every legal action with equal probability, including those that lose.

use rand::RngExt;
use tenback_rules::{Lay, TurnProgress, View};

use crate::BotRng;
use crate::choice::TurnPlan;
use crate::line::{Frame, Line};

/// Picks random lays until the turn is over, lost, or randomly ended.
pub(crate) fn choose(view: &View, rng: &mut BotRng) -> TurnPlan {
    let frame = Frame::new(view.board());
    let mut line = frame.start(view.hand());
    let mut plan = TurnPlan::EMPTY;
    while matches!(line.progress, TurnProgress::MayEnd | TurnProgress::Owes) {
        let Some(lay) = pick(&frame, &line, rng) else { break };
        plan.push(lay);
        line = frame.after(&line, lay);
        if !line.point.is_completable(frame.rules, line.hand) {
            break;
        }
    }
    plan
}

/// A lay, or `None` to end the turn if that is allowed.
fn pick(frame: &Frame<'_>, line: &Line, rng: &mut BotRng) -> Option<Lay> {
    let takes = frame.takes(line);
    let choices = takes.len() + usize::from(line.progress == TurnProgress::MayEnd);
    takes.iter().nth(rng.random_range(..choices.max(1) as u32) as usize)
}
