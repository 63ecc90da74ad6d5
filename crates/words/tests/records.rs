//! Problems of records are reported in whole sentences.

use tenback_notation::{MarkFault, Problem, ResultTag, SetupProblem, SyntaxError};
use tenback_rules::{Outcome, Seat};
use tenback_words::{Language, Words};

fn problems() -> Vec<Problem> {
    let text = || "seventy".to_owned();
    let lost = ResultTag::Over(Outcome::Lost { left: 12 });
    let won = ResultTag::Over(Outcome::SeatWon(Seat::SECOND));
    let bad_value = |name| SyntaxError::BadValue { name, value: text() };
    let syntax = [
        SyntaxError::NotText,
        SyntaxError::TooLong { limit: 1 << 20 },
        SyntaxError::OpenComment,
        SyntaxError::BadTag,
        SyntaxError::TagAfterTurns { name: text() },
        SyntaxError::TagTwice { name: text() },
        SyntaxError::NoTurnNumber { word: text() },
        SyntaxError::BadWord { word: text() },
        SyntaxError::AfterMark { word: text() },
    ];
    let setup = [
        SetupProblem::Missing { name: "Game" },
        SetupProblem::Missing { name: "Deck" },
        SetupProblem::UnknownGame { name: text() },
        SetupProblem::UnknownCommand { word: text() },
        SetupProblem::NoSuchSeat { number: 7 },
    ];
    let values = ["Result", "Termination", "Commands", "Deck", "Hands", "Piles", "Seats"].map(bad_value);
    let marks = [MarkFault::NotOpen, MarkFault::OpenInTheMiddle, MarkFault::NotLost];
    let whole = [
        Problem::GameOver,
        Problem::TurnNumber { expected: 3 },
        Problem::BadResult { written: Some("open".into()), played: lost },
        Problem::BadResult { written: None, played: won },
        Problem::BadCommitment,
    ];
    let syntax = syntax.into_iter().chain(values).map(Problem::Syntax);
    syntax.chain(setup.map(Problem::Setup)).chain(marks.map(Problem::BadMark)).chain(whole).collect()
}

#[test]
fn every_problem_has_its_own_sentence() {
    for language in Language::ALL {
        let words = Words::new(language);
        let said: Vec<String> = problems().iter().map(|problem| words.problem(problem)).collect();
        for text in &said {
            assert!(text.len() > 20 && text.ends_with('.'), "{text}");
            assert!(!text.contains(['$', '\n']), "unresolved variable: {text}");
        }
        let different: std::collections::HashSet<_> = said.iter().collect();
        assert_eq!(different.len(), said.len(), "two problems share a sentence: {said:#?}");
    }
}

#[test]
fn problems_say_what_to_do() {
    let words = Words::new(Language::English);
    let lost = ResultTag::Over(Outcome::Lost { left: 12 });
    let problem = Problem::BadResult { written: Some("open".into()), played: lost };
    assert_eq!(words.problem(&problem), "Result says “open”, but the moves lead to “lost 12”: correct one of them.");
    let problem = Problem::Syntax(SyntaxError::OpenComment);
    assert_eq!(words.problem(&problem), "A comment is opened with “{” and never closed: add “}”.");
}
