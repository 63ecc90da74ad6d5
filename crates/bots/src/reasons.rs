//! Why a cooperative bot chose a turn, derived from the turn and its alternatives.

use tenback_rules::{PileSignal, View};

use crate::choice::{Alternative, Reason, Reasons};
use crate::expert::Valued;
use crate::line::Frame;
use crate::only::is_only_turn;
use crate::plan::Planned;

/// How many alternatives are reported.
const ALTERNATIVES: usize = 3;
/// An average step up to this is small.
const SMALL: i32 = 3;

/// The reasons for choosing one of some turns by their values.
pub(crate) fn of(view: &View, chosen: &Valued, turns: &[Valued]) -> Reasons {
    let mut rest: Vec<Alternative> = Vec::with_capacity(ALTERNATIVES + 1);
    for turn in turns.iter().filter(|turn| turn.planned.turn != chosen.planned.turn) {
        let at = rest.partition_point(|listed| listed.chance >= turn.value);
        if at < ALTERNATIVES {
            rest.truncate(ALTERNATIVES - 1);
            rest.insert(at, Alternative { turn: turn.planned.turn, chance: turn.value });
        }
    }
    let others = turns.iter().map(|turn| &turn.planned);
    Reasons { chance: Some(chosen.value), alternatives: rest, decided: decided(view, &chosen.planned, others) }
}

/// The reasons for a turn.
pub(crate) fn decided<'a>(
    view: &View,
    chosen: &Planned,
    others: impl Iterator<Item = &'a Planned> + Clone,
) -> Vec<Reason> {
    if others.clone().nth(1).is_none() && is_only_turn(view, &chosen.turn) {
        return vec![Reason::OnlyTurn];
    }
    let frame = Frame::new(view.board());
    let mut line = frame.start(view.hand());
    let (mut reasons, mut steps) = (Vec::new(), 0);
    for &lay in chosen.turn.as_slice() {
        let step = frame.step(&line, lay);
        if step < 0 {
            reasons.push(Reason::Trick { pile: lay.pile });
        }
        reasons
            .extend(frame.rules.commands().on(lay.card.number()).iter().map(|command| Reason::CommandUsed { command }));
        steps += i32::from(step);
        line = frame.after(&line, lay);
    }
    let before = view.board().tops().0;
    for (pile, name) in tenback_rules::Pile::ALL.into_iter().enumerate() {
        let touched = |planned: &Planned| planned.line.tops()[pile] != before[pile];
        let tempting = |planned: &&Planned| touched(planned) && planned.cost < chosen.cost;
        if touched(chosen) || !others.clone().any(|planned| tempting(&planned)) {
            continue;
        }
        let asked = view.board().signals().iter().find(|(seat, standing)| {
            let warned = standing.piles.0[pile].is_some_and(|signal| signal != PileSignal::GoAhead);
            Some(*seat) != view.seat() && warned
        });
        reasons.push(match asked {
            Some((seat, _)) => Reason::SignalHeeded { seat, pile: name },
            None => Reason::RoomKept { pile: name },
        });
    }
    if chosen.turn.is_empty() {
        reasons.push(Reason::Enough);
    } else if steps <= SMALL * chosen.turn.len() as i32 {
        reasons.push(Reason::SmallSteps);
    }
    without_repeats(reasons)
}

/// Removes repeated reasons, keeping the first.
fn without_repeats(reasons: Vec<Reason>) -> Vec<Reason> {
    let mut once: Vec<Reason> = Vec::with_capacity(reasons.len());
    for reason in reasons {
        if !once.contains(&reason) {
            once.push(reason);
        }
    }
    once
}
