//! The document lists exactly the lines, fields and reasons of reviews.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tenback_bots::Level;
use tenback_rules::{Card, CardCommand, GameName, Pile};
use tenback_wire::{
    Difference, JudgedAnswer, LineTurn, NewAnswer, NewReview, Problem, RatedTurn, Reason, Review, ReviewBegan,
    ReviewLine, ReviewOpening, ReviewedTurn, Verdict,
};

use crate::document::section;
use crate::every::{every, sorted};
use crate::samples::{SEAT, text};
use crate::vocabulary::{fields, words};

const PILE: Pile = Pile::A;
const CARD: Card = Card::HIGHEST;
const COMMAND: CardCommand = CardCommand::Stop;

fn differences() -> Vec<Difference> {
    every!(Difference {
        Difference::LostAtOnce => Difference::LostAtOnce,
        Difference::CardsLeft { .. } => Difference::CardsLeft { count: 1 },
        Difference::MissedTrick { .. } => Difference::MissedTrick { card: CARD, pile: PILE },
        Difference::SignalIgnored { .. } => Difference::SignalIgnored { seat: SEAT, pile: PILE },
        Difference::LongStep { .. } => Difference::LongStep { card: CARD, pile: PILE, step: 1 },
        Difference::CommandLaid { .. } => Difference::CommandLaid { command: COMMAND },
        Difference::MoreCards { .. } => Difference::MoreCards { count: 1 },
        Difference::FewerCards { .. } => Difference::FewerCards { count: 1 },
        Difference::MissedHelp { .. } => Difference::MissedHelp { pile: PILE },
        Difference::Helped { .. } => Difference::Helped { pile: PILE },
    })
}

fn reasons() -> Vec<Reason> {
    every!(Reason {
        Reason::OnlyTurn => Reason::OnlyTurn,
        Reason::Trick { .. } => Reason::Trick { pile: PILE },
        Reason::SmallSteps => Reason::SmallSteps,
        Reason::Enough => Reason::Enough,
        Reason::SignalHeeded { .. } => Reason::SignalHeeded { seat: SEAT, pile: PILE },
        Reason::RoomKept { .. } => Reason::RoomKept { pile: PILE },
        Reason::HelpGiven { .. } => Reason::HelpGiven { pile: PILE },
        Reason::CommandUsed { .. } => Reason::CommandUsed { command: COMMAND },
        Reason::EndgameSolved => Reason::EndgameSolved,
        Reason::Searched { .. } => Reason::Searched { worlds: 1 },
    })
}

fn began() -> ReviewBegan {
    ReviewBegan { reference: Level::Expert, evaluations: 1, turns: 1, done: 0 }
}

fn rated() -> RatedTurn {
    RatedTurn { lays: Vec::new(), value: 0.5, reasons: Vec::new() }
}

fn turn() -> ReviewedTurn {
    ReviewedTurn {
        turn: 1,
        seat: SEAT,
        lays: Vec::new(),
        before: Some(0.5),
        before_error: Some(0.0),
        after: 0.5,
        after_error: 0.0,
        drawn: 0.5,
        drawn_error: 0.0,
        value: Some(0.5),
        best: Some(rated()),
        others: Vec::new(),
        loss: 0.0,
        error: 0.0,
        cards_lost: 0.0,
        luck: 0.0,
        verdict: Verdict::Best,
        reasons: Vec::new(),
    }
}

fn review() -> Review {
    Review {
        game: GameName::Classic,
        seats: 1,
        reference: Level::Expert,
        evaluations: 1,
        side: SEAT,
        start: 0.5,
        turns: vec![turn()],
        accuracy: vec![None],
        mean: 0.5,
        deal: 0.0,
        draws: 0.0,
        skill: 0.0,
        rest: 0.5,
        result: 1.0,
        adjusted: 1.0,
        winnable_until: Some(1),
        winning_line: Vec::new(),
        decisive_turns: Vec::new(),
        decisive_command: Some(COMMAND),
    }
}

fn answer() -> JudgedAnswer {
    let ReviewedTurn { value, best, loss, error, cards_lost, verdict, reasons, .. } = turn();
    JudgedAnswer { value, best, loss, error, cards_lost, verdict, reasons }
}

fn lines() -> Vec<ReviewLine> {
    let opening = ReviewOpening { start: 0.5, mean: 0.5 };
    every!(ReviewLine {
        ReviewLine::Began(_) => ReviewLine::Began(began()),
        ReviewLine::Turn(_) => ReviewLine::Turn(Box::new(turn())),
        ReviewLine::Opening(_) => ReviewLine::Opening(opening),
        ReviewLine::Review(_) => ReviewLine::Review(Box::new(review())),
        ReviewLine::Failed(_) => ReviewLine::Failed(Problem { code: text(), text: text() }),
    })
}

#[test]
fn every_line_and_field_is_documented() {
    let line = LineTurn { turn: 1, seat: SEAT, lays: Vec::new() };
    let known = [
        fields(&NewReview { record: text() }),
        fields(&NewAnswer { record: text(), turn: 1, lays: Vec::new() }),
        fields(&answer()),
        words(&lines(), "type"),
        fields(&began()),
        fields(&turn()),
        fields(&rated()),
        fields(&line),
        fields(&review()),
        words(&differences(), "kind"),
        words(&reasons(), "kind"),
    ];
    assert_eq!(sorted(section("## Reviews").first_column()), known.into_iter().flatten().collect());
}

/// Whether an example is a value of this type and of the kind that its row is about.
fn is_example<T: Serialize + DeserializeOwned>(row: &[String]) -> bool {
    let read: Option<T> = serde_json::from_str(&row[1]).ok();
    read.is_some_and(|read| serde_json::to_value(read).expect("plain data")["kind"] == row[0].as_str())
}

#[test]
fn examples_of_reasons_can_be_read() {
    let rows = section("## Reviews").rows();
    let examples: Vec<_> = rows.iter().filter(|row| row[1].starts_with('{')).collect();
    assert_eq!(examples.len(), differences().len() + reasons().len());
    for row in examples {
        assert!(is_example::<Difference>(row) || is_example::<Reason>(row), "{row:?}");
    }
}
