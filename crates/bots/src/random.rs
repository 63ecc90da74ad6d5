//! Every allowed action as likely as any other, those that lose included.

use rand::RngExt;
use tenback_rules::{Lay, Pile, View};

use crate::BotRng;
use crate::choice::TurnPlan;
use crate::line::{Frame, Line, Stand};

/// Picks lays until the turn is over, lost, or ended by the same chance.
pub(crate) fn choose(view: &View, rng: &mut BotRng) -> TurnPlan {
    let frame = Frame::new(view.board());
    let mut line = frame.start(view.hand());
    let mut plan = TurnPlan::EMPTY;
    while matches!(line.stand, Stand::MayEnd | Stand::Owes) {
        let Some(lay) = pick(&frame, &line, rng) else { break };
        plan.push(lay);
        line = frame.after(&line, lay);
        if !frame.can_finish(&line) {
            break;
        }
    }
    plan
}

/// A lay, or the end of the turn where it may end.
fn pick(frame: &Frame<'_>, line: &Line, rng: &mut BotRng) -> Option<Lay> {
    let takes = frame.takes(line);
    let lays: usize = takes.iter().map(|cards| cards.len()).sum();
    let choices = lays + usize::from(line.stand == Stand::MayEnd);
    let mut choice = rng.random_range(..choices.max(1) as u32) as usize;
    Pile::ALL.into_iter().find_map(|pile| {
        let cards = takes[pile as usize];
        let chosen = cards.nth(choice).map(|card| Lay { card, pile });
        choice = choice.wrapping_sub(cards.len());
        chosen
    })
}
