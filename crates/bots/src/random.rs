//! Every allowed action as likely as any other, those that lose included.

use rand::RngExt;
use tenback_rules::{Lay, TurnProgress, View};

use crate::BotRng;
use crate::choice::TurnPlan;
use crate::line::{Frame, Line};

/// Picks lays until the turn is over, lost, or ended by the same chance.
pub(crate) fn choose(view: &View, rng: &mut BotRng) -> TurnPlan {
    let frame = Frame::new(view.board());
    let mut line = frame.start(view.hand());
    let mut plan = TurnPlan::EMPTY;
    while matches!(line.stand, TurnProgress::MayEnd | TurnProgress::Owes) {
        let Some(lay) = pick(&frame, &line, rng) else { break };
        plan.push(lay);
        line = frame.after(&line, lay);
        if !line.point.is_completable(frame.rules, line.hand) {
            break;
        }
    }
    plan
}

/// A lay, or the end of the turn where it may end.
fn pick(frame: &Frame<'_>, line: &Line, rng: &mut BotRng) -> Option<Lay> {
    let takes = frame.takes(line);
    let choices = takes.len() + usize::from(line.stand == TurnProgress::MayEnd);
    takes.iter().nth(rng.random_range(..choices.max(1) as u32) as usize)
}
