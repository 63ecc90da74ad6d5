//! Smallest step, tricks first; never a lay that loses immediately if there is another.

use tenback_rules::{Card, CardSet, Direction, Lay, Pile, TurnProgress, View};

use crate::choice::TurnPlan;
use crate::line::{Frame, Line};

/// Lays the minimum, and every available trick.
#[inline]
pub(crate) fn choose(view: &View) -> TurnPlan {
    let frame = Frame::new(view.board());
    let start = || (frame.start(view.hand()), TurnPlan::EMPTY);
    let (mut line, mut plan) = start();
    finish(&frame, &mut line, &mut plan, start);
    while line.progress == TurnProgress::MayEnd
        && let Some(lay) = trick(&frame, &line)
    {
        let start = || {
            let mut more = plan;
            more.push(lay);
            (frame.after(&line, lay), more)
        };
        let (mut then, mut more) = start();
        if !finish(&frame, &mut then, &mut more, start) {
            break;
        }
        (line, plan) = (then, more);
    }
    plan
}

/// Lays until the turn may end; returns whether that was possible. If the smallest steps get stuck, it goes back to the
/// start, which is not copied beforehand because that is rare.
#[inline]
fn finish(frame: &Frame<'_>, line: &mut Line, plan: &mut TurnPlan, start: impl Fn() -> (Line, TurnPlan)) -> bool {
    while line.progress == TurnProgress::Owes {
        let Some(lay) = best(frame, line) else { break };
        frame.lay(line, lay);
        plan.push(lay);
    }
    if matches!(line.progress, TurnProgress::MayEnd | TurnProgress::Over) {
        return true;
    }
    (*line, *plan) = start();
    finish_with_care(frame, line, plan)
}

/// The rare case in which the smallest steps get stuck: takes the smallest step after which the turn can still be
/// completed. This uses the search of the rules, which caches: trying all orders of a hand full of skulls would take
/// seconds.
#[cold]
fn finish_with_care(frame: &Frame<'_>, line: &mut Line, plan: &mut TurnPlan) -> bool {
    while line.progress == TurnProgress::Owes {
        let Some((after, lay)) = smallest_completable(frame, line) else { return false };
        *line = after;
        plan.push(lay);
    }
    matches!(line.progress, TurnProgress::MayEnd | TurnProgress::Over)
}

fn smallest_completable(frame: &Frame<'_>, line: &Line) -> Option<(Line, Lay)> {
    let first = best(frame, line)?;
    let mut lays = [(i8::MAX, first); 4 * TurnPlan::CAPACITY];
    let mut count = 0;
    for lay in frame.takes(line).iter().filter(|&lay| lay != first) {
        lays[count] = (rank(frame, line, lay), lay);
        count += 1;
    }
    lays[..count].sort_unstable();
    let others = lays[..count].iter().map(|&(_, lay)| lay);
    let afters = std::iter::once(first).chain(others).map(|lay| (frame.after(line, lay), lay));
    afters.into_iter().find(|(after, _)| after.point.is_completable(frame.rules, after.hand))
}

/// The first trick that the hand allows: it has the smallest rank of all.
#[inline]
fn trick(frame: &Frame<'_>, line: &Line) -> Option<Lay> {
    Pile::ALL.into_iter().find_map(|pile| {
        let card = frame.directions[pile as usize].ten_back(line.point.tops()[pile])?;
        let fits = || line.point.legal_on(frame.rules, line.hand, pile).contains(card);
        (line.hand.contains(card) && !frame.helps[pile as usize] && fits()).then_some(Lay { card, pile })
    })
}

/// The lay with the smallest rank, on the first of several piles: on every pile that is the card nearest to its start,
/// since the card ten back comes before all others.
#[inline]
fn best(frame: &Frame<'_>, line: &Line) -> Option<Lay> {
    let lays = frame.takes(line).0;
    // Rank, pile and card as one number: the least is found without branches, which would be hard to predict.
    let number = |pile| {
        nearest(frame, pile, lays[pile]).map_or(i32::MAX, |card| {
            let rank = i32::from(rank(frame, line, Lay { card, pile }));
            ((rank << 2 | pile as i32) << 7) | i32::from(card.number())
        })
    };
    let least = number(Pile::A).min(number(Pile::B)).min(number(Pile::C)).min(number(Pile::D));
    // If nothing fits, this is not the number of a card.
    let card = Card::new((least & 0x7f) as u8)?;
    Some(Lay { card, pile: Pile::ALL[(least >> 7 & 3) as usize] })
}

#[inline]
fn nearest(frame: &Frame<'_>, pile: Pile, cards: CardSet) -> Option<Card> {
    let from_below = (frame.directions[pile as usize] == Direction::Ascending) != frame.helps[pile as usize];
    if from_below { cards.lowest() } else { cards.highest() }
}

/// The step; helps come last.
#[inline]
fn rank(frame: &Frame<'_>, line: &Line, lay: Lay) -> i8 {
    let step = frame.step(line, lay);
    if frame.helps[lay.pile as usize] { 60 - step.max(-60) / 2 } else { step }
}
