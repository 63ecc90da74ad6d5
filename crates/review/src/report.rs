//! A review as data for other programs.

use tenback_bots::{Estimate, Reason, TurnPlan};
use tenback_rules::{Lay, Seat};
use tenback_wire as wire;

use crate::difference::Difference;
use crate::finished::PlayedTurn;
use crate::judge::{Judgement, RatedTurn};
use crate::review::{Review, ReviewedTurn};
use crate::study::{Part, Study};
use crate::verdict::Verdict;
use crate::winnable::WinningLine;

/// The report of a review; with a seat, of that seat's turns only. Chances are numbers from 0 to 1.
pub fn report(review: &Review, seat: Option<Seat>) -> wire::Review {
    let balance = &review.balance;
    let turns = review.turns.iter().filter(|turn| seat.is_none_or(|seat| seat == turn.seat));
    wire::Review {
        game: review.rules.name(),
        seats: review.rules.seats(),
        reference: Study::REFERENCE,
        evaluations: review.effort.evaluations(),
        side: review.side,
        start: review.opening.begun.chance.into(),
        turns: turns.map(|turn| report_of(turn, Some(turn.before))).collect(),
        accuracy: review.accuracy.clone(),
        mean: balance.mean,
        deal: balance.deal,
        draws: balance.draws,
        skill: balance.skill,
        rest: balance.rest,
        result: balance.result,
        adjusted: balance.adjusted(),
        winnable_until: review.winnable.as_ref().map(|line| line.from),
        winning_line: review.winnable.as_ref().map(line).unwrap_or_default(),
        decisive_turns: review.decisive_turns.clone(),
        decisive_command: review.decisive_command,
    }
}

/// The report of a turn while other parts of its review may be missing; without the chance before it, if that is not known
/// yet. `None` if the part is not a turn. Between opponents, the chances are those of the first seat.
pub fn report_turn(study: &Study, parts: &[Part], part: &Part) -> Option<wire::ReviewedTurn> {
    let Part::Turn { index, draw, judgement } = part else { return None };
    let PlayedTurn { number, seat, lays, .. } = *study.game().turns().get(*index)?;
    let before = parts.iter().find_map(|part| match part {
        Part::Opening(opening) if *index == 0 => Some(opening.begun),
        Part::Turn { index: earlier, draw, .. } if earlier + 1 == *index => Some(draw.drawn),
        _ => None,
    });
    let (draw, judgement) = (*draw, judgement.clone());
    let turn = ReviewedTurn { number, seat, lays, before: before.unwrap_or(draw.after), draw, judgement };
    Some(report_of(&turn, before))
}

/// The report of a turn that was judged in place of another one.
pub fn report_answer(judgement: &Judgement) -> wire::JudgedAnswer {
    wire::JudgedAnswer {
        value: judgement.value.map(|value| value.chance.into()),
        best: judgement.best.as_ref().map(rated),
        loss: judgement.loss,
        error: judgement.error,
        cards_lost: judgement.cards_lost,
        verdict: judgement.verdict.into(),
        reasons: judgement.differences.iter().map(|difference| (*difference).into()).collect(),
    }
}

fn report_of(turn: &ReviewedTurn, before: Option<Estimate>) -> wire::ReviewedTurn {
    let judgement = &turn.judgement;
    let value = |estimate: Estimate| f64::from(estimate.chance);
    let error = |estimate: Estimate| f64::from(estimate.error);
    wire::ReviewedTurn {
        turn: turn.number,
        seat: turn.seat,
        lays: lays(&turn.lays),
        before: before.map(value),
        before_error: before.map(error),
        after: value(turn.draw.after),
        after_error: error(turn.draw.after),
        drawn: value(turn.draw.drawn),
        drawn_error: error(turn.draw.drawn),
        value: judgement.value.map(value),
        best: judgement.best.as_ref().map(rated),
        others: judgement.others.iter().map(rated).collect(),
        loss: judgement.loss,
        error: judgement.error,
        cards_lost: judgement.cards_lost,
        luck: turn.draw.luck(),
        verdict: judgement.verdict.into(),
        reasons: judgement.differences.iter().map(|difference| (*difference).into()).collect(),
    }
}

fn rated(rated: &RatedTurn) -> wire::RatedTurn {
    let reasons = rated.reasons.iter().map(|why| reason(*why)).collect();
    wire::RatedTurn { lays: lays(&rated.turn), value: rated.value.chance.into(), reasons }
}

fn lays(turn: &TurnPlan) -> Vec<Lay> {
    turn.as_slice().to_vec()
}

fn line(line: &WinningLine) -> Vec<wire::LineTurn> {
    let numbered = (line.from..).zip(&line.turns);
    numbered.map(|(turn, played)| wire::LineTurn { turn, seat: played.seat, lays: lays(&played.lays) }).collect()
}

impl From<Verdict> for wire::Verdict {
    fn from(verdict: Verdict) -> wire::Verdict {
        match verdict {
            Verdict::Great => wire::Verdict::Great,
            Verdict::Best => wire::Verdict::Best,
            Verdict::Good => wire::Verdict::Good,
            Verdict::Inaccuracy => wire::Verdict::Inaccuracy,
            Verdict::Mistake => wire::Verdict::Mistake,
            Verdict::Blunder => wire::Verdict::Blunder,
            Verdict::Forced => wire::Verdict::Forced,
            Verdict::Decided => wire::Verdict::Decided,
            Verdict::Unfinished => wire::Verdict::Unfinished,
        }
    }
}

impl From<Difference> for wire::Difference {
    fn from(difference: Difference) -> wire::Difference {
        match difference {
            Difference::LostAtOnce => wire::Difference::LostAtOnce,
            Difference::CardsLeft { count } => wire::Difference::CardsLeft { count },
            Difference::MissedTrick { card, pile } => wire::Difference::MissedTrick { card, pile },
            Difference::SignalIgnored { seat, pile } => wire::Difference::SignalIgnored { seat, pile },
            Difference::LongStep { card, pile, step } => wire::Difference::LongStep { card, pile, step },
            Difference::CommandLaid { command } => wire::Difference::CommandLaid { command },
            Difference::MoreCards { count } => wire::Difference::MoreCards { count },
            Difference::FewerCards { count } => wire::Difference::FewerCards { count },
            Difference::MissedHelp { pile } => wire::Difference::MissedHelp { pile },
            Difference::Helped { pile } => wire::Difference::Helped { pile },
        }
    }
}

fn reason(reason: Reason) -> wire::Reason {
    match reason {
        Reason::OnlyTurn => wire::Reason::OnlyTurn,
        Reason::Trick { pile } => wire::Reason::Trick { pile },
        Reason::SmallSteps => wire::Reason::SmallSteps,
        Reason::Enough => wire::Reason::Enough,
        Reason::SignalHeeded { seat, pile } => wire::Reason::SignalHeeded { seat, pile },
        Reason::RoomKept { pile } => wire::Reason::RoomKept { pile },
        Reason::HelpGiven { pile } => wire::Reason::HelpGiven { pile },
        Reason::CommandUsed { command } => wire::Reason::CommandUsed { command },
        Reason::EndgameSolved => wire::Reason::EndgameSolved,
        Reason::Searched { worlds } => wire::Reason::Searched { worlds },
    }
}
