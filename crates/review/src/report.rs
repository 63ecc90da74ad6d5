//! A review as JSON and as comma-separated values.

use std::fmt::Write;

use serde::Serialize;
use serde_json::{Value, json};
use tenback_bots::{Estimate, Reason, TurnPlan};
use tenback_rules::Seat;

use crate::difference::Difference;
use crate::judge::RatedTurn;
use crate::review::{Review, ReviewedTurn};
use crate::study::Study;
use crate::winnable::WinningLine;

/// A review as data for other programs. Chances are numbers from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    game: &'static str,
    seats: u8,
    reference: &'static str,
    side: u8,
    start: f64,
    turns: Vec<TurnReport>,
    accuracy: Vec<Option<f64>>,
    mean: f64,
    deal: f64,
    draws: f64,
    skill: f64,
    rest: f64,
    result: f64,
    adjusted: f64,
    winnable_until: Option<u16>,
    winning_line: Vec<LineReport>,
    decisive_turns: Vec<u16>,
    decisive_command: Option<&'static str>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct TurnReport {
    turn: u16,
    seat: u8,
    lays: Vec<String>,
    before: f64,
    before_error: f64,
    after: f64,
    after_error: f64,
    drawn: f64,
    drawn_error: f64,
    value: Option<f64>,
    best: Option<RatedReport>,
    others: Vec<RatedReport>,
    loss: f64,
    error: f64,
    luck: f64,
    verdict: &'static str,
    reasons: Vec<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct RatedReport {
    lays: Vec<String>,
    value: f64,
    reasons: Vec<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct LineReport {
    turn: u16,
    seat: u8,
    lays: Vec<String>,
}

impl Report {
    /// The report of a review; with a seat, of that seat's turns only.
    pub fn new(review: &Review, seat: Option<Seat>) -> Report {
        let balance = &review.balance;
        let turns = review.turns.iter().filter(|turn| seat.is_none_or(|seat| seat == turn.seat));
        Report {
            game: review.rules.name().word(),
            seats: review.rules.seats(),
            reference: Study::REFERENCE.word(),
            side: review.side.number(),
            start: review.opening.begun.chance.into(),
            turns: turns.map(TurnReport::new).collect(),
            accuracy: review.accuracy.clone(),
            mean: balance.mean,
            deal: balance.deal,
            draws: balance.draws,
            skill: balance.skill,
            rest: balance.rest,
            result: balance.result,
            adjusted: balance.adjusted(),
            winnable_until: review.winnable.as_ref().map(|line| line.from),
            winning_line: review.winnable.as_ref().map(line_report).unwrap_or_default(),
            decisive_turns: review.decisive_turns.clone(),
            decisive_command: review.decisive_command.map(|command| command.word()),
        }
    }

    /// As a JSON object.
    pub fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The columns of [`Report::rows`].
    pub const COLUMNS: &str =
        "turn,seat,lays,before,after,drawn,value,best_lays,best_value,loss,error,luck,verdict,reasons";

    /// One line of comma-separated values for each turn, after some columns of the caller.
    pub fn rows(&self, first_columns: &str) -> String {
        let mut rows = String::new();
        for turn in &self.turns {
            let best = turn.best.as_ref();
            let number = |value: Option<f64>| value.map(|value| format!("{value:.5}")).unwrap_or_default();
            let reasons: Vec<&str> = turn.reasons.iter().filter_map(|reason| reason["kind"].as_str()).collect();
            _ = writeln!(
                rows,
                "{first_columns}{},{},{},{:.5},{:.5},{:.5},{},{},{},{:.5},{:.5},{:.5},{},{}",
                turn.turn,
                turn.seat,
                turn.lays.join(" "),
                turn.before,
                turn.after,
                turn.drawn,
                number(turn.value),
                best.map(|best| best.lays.join(" ")).unwrap_or_default(),
                number(best.map(|best| best.value)),
                turn.loss,
                turn.error,
                turn.luck,
                turn.verdict,
                reasons.join(" ")
            );
        }
        rows
    }
}

impl TurnReport {
    fn new(turn: &ReviewedTurn) -> TurnReport {
        let judgement = &turn.judgement;
        let value = |estimate: &Estimate| f64::from(estimate.chance);
        let error = |estimate: &Estimate| f64::from(estimate.error);
        TurnReport {
            turn: turn.number,
            seat: turn.seat.number(),
            lays: lays(&turn.lays),
            before: value(&turn.before),
            before_error: error(&turn.before),
            after: value(&turn.draw.after),
            after_error: error(&turn.draw.after),
            drawn: value(&turn.draw.drawn),
            drawn_error: error(&turn.draw.drawn),
            value: judgement.value.as_ref().map(value),
            best: judgement.best.as_ref().map(RatedReport::new),
            others: judgement.others.iter().map(RatedReport::new).collect(),
            loss: judgement.loss,
            error: judgement.error,
            luck: turn.draw.luck(),
            verdict: judgement.verdict.word(),
            reasons: judgement.differences.iter().map(difference).collect(),
        }
    }
}

impl RatedReport {
    fn new(rated: &RatedTurn) -> RatedReport {
        let reasons = rated.reasons.iter().map(reason).collect();
        RatedReport { lays: lays(&rated.turn), value: rated.value.chance.into(), reasons }
    }
}

fn lays(turn: &TurnPlan) -> Vec<String> {
    turn.as_slice().iter().map(ToString::to_string).collect()
}

fn line_report(line: &WinningLine) -> Vec<LineReport> {
    let numbered = (line.from..).zip(&line.turns);
    numbered.map(|(turn, played)| LineReport { turn, seat: played.seat.number(), lays: lays(&played.lays) }).collect()
}

fn difference(difference: &Difference) -> Value {
    let kind = difference.word();
    match *difference {
        Difference::LostAtOnce => json!({ "kind": kind }),
        Difference::MissedTrick { card, pile } => {
            json!({ "kind": kind, "card": card.number(), "pile": pile.word() })
        }
        Difference::SignalIgnored { seat, pile } => {
            json!({ "kind": kind, "seat": seat.number(), "pile": pile.word() })
        }
        Difference::LongStep { card, pile, step } => {
            json!({ "kind": kind, "card": card.number(), "pile": pile.word(), "step": step })
        }
        Difference::CommandLaid { command } => json!({ "kind": kind, "command": command.word() }),
        Difference::MoreCards { count } | Difference::FewerCards { count } => json!({ "kind": kind, "count": count }),
        Difference::MissedHelp { pile } | Difference::Helped { pile } => json!({ "kind": kind, "pile": pile.word() }),
    }
}

fn reason(reason: &Reason) -> Value {
    match *reason {
        Reason::OnlyTurn => json!({ "kind": "only-turn" }),
        Reason::Trick { pile } => json!({ "kind": "trick", "pile": pile.word() }),
        Reason::SmallSteps => json!({ "kind": "small-steps" }),
        Reason::Enough => json!({ "kind": "enough" }),
        Reason::SignalHeeded { seat, pile } => {
            json!({ "kind": "signal-heeded", "seat": seat.number(), "pile": pile.word() })
        }
        Reason::RoomKept { pile } => json!({ "kind": "room-kept", "pile": pile.word() }),
        Reason::HelpGiven { pile } => json!({ "kind": "help-given", "pile": pile.word() }),
        Reason::CommandUsed { command } => json!({ "kind": "command-used", "command": command.word() }),
        Reason::EndgameSolved => json!({ "kind": "endgame-solved" }),
        Reason::Searched { worlds } => json!({ "kind": "searched", "worlds": worlds }),
    }
}
