//! What is said to help: reasons, the coach, reviews, lessons and puzzles.

use std::collections::HashSet;

use tenback_bots::{Alternative, Estimate, Reason, Reasons, TurnPlan};
use tenback_lessons::{LessonName, Objection, Session};
use tenback_puzzles::{Collection, Puzzle, Refutation, Step, Theme, Value};
use tenback_review::{CostlyLay, Difference, Judgement, RatedTurn, Remark, ReviewError, Verdict};
use tenback_rules::{CardCommand, EndCause, Lay, Pile, Seat};
use tenback_words::{Language, Words};

use crate::{assert_all_sentences, assert_sentence, card};

#[test]
fn every_reason_has_a_sentence() {
    let mut reasons = vec![
        Reason::OnlyTurn,
        Reason::Enough,
        Reason::Trick { pile: Pile::A },
        Reason::SmallSteps,
        Reason::SignalHeeded { seat: Seat::SECOND, pile: Pile::A },
        Reason::RoomKept { pile: Pile::A },
        Reason::HelpGiven { pile: Pile::A },
        Reason::EndgameSolved,
        Reason::Searched { worlds: 1 },
        Reason::Searched { worlds: 200 },
    ];
    reasons.extend(CardCommand::ALL.map(|command| Reason::CommandUsed { command }));
    assert_all_sentences(&reasons, |words, reason| words.reason(reason, |_| "Ada".to_owned()));
    let alternative = Alternative { turn: TurnPlan::EMPTY, chance: 0.5 };
    let chances =
        [vec![], vec![alternative]].map(|alternatives| Reasons { chance: Some(0.6), alternatives, ..Reasons::NONE });
    assert_all_sentences(&chances, |words, reasons| words.reasons(reasons, 0, |_| String::new()).concat());
}

#[test]
fn everything_a_coach_says_has_words() {
    let lay = |number, pile| Lay { card: card(number), pile };
    let mut better = TurnPlan::EMPTY;
    [lay(44, Pile::B), lay(33, Pile::A)].into_iter().for_each(|lay| better.push(lay));
    let differences = [
        None,
        Some(Difference::LongStep { card: card(50), pile: Pile::A, step: 12 }),
        Some(Difference::MissedTrick { card: card(50), pile: Pile::A }),
        Some(Difference::SignalIgnored { seat: Seat::SECOND, pile: Pile::A }),
    ];
    let remarks = differences.map(|difference| Remark::Costly { loss: 0.06, difference, better });
    assert_all_sentences(&remarks, |words, remark| words.coach_remark(remark));
    assert_all_sentences(&[Remark::Great], |words, remark| words.coach_remark(remark));
    let costs = [0.011, 0.05, 0.22].map(|cost| CostlyLay { lay: lay(52, Pile::C), cost });
    assert_all_sentences(&costs, |words, costly| words.coach_warning(costly, better.as_slice()));
    assert_all_sentences(&costs, |words, costly| words.coach_warning(costly, &[]));
}

#[test]
fn everything_a_review_says_has_words() {
    let errors = [ReviewError::Open, ReviewError::SetUp, ReviewError::NoReference];
    assert_all_sentences(&errors, |words, &error| words.review_error(error));
    let mut differences = vec![
        Difference::LostAtOnce,
        Difference::MissedTrick { card: card(50), pile: Pile::A },
        Difference::SignalIgnored { seat: Seat::SECOND, pile: Pile::A },
        Difference::LongStep { card: card(50), pile: Pile::A, step: 12 },
        Difference::MissedHelp { pile: Pile::A },
        Difference::CardsLeft { count: 2 },
        Difference::Helped { pile: Pile::A },
    ];
    for count in [1, 2, 5] {
        differences.extend([Difference::MoreCards { count }, Difference::FewerCards { count }]);
    }
    differences.extend(CardCommand::ALL.map(|command| Difference::CommandLaid { command }));
    assert_all_sentences(&differences, |words, difference| words.difference(difference, |_| "Ada".to_owned()));
    for language in Language::ALL {
        let words = Words::new(language);
        let verdicts: HashSet<String> = Verdict::ALL.map(|verdict| words.verdict(verdict)).into();
        assert_eq!(verdicts.len(), Verdict::ALL.len(), "{verdicts:?}");
    }
}

/// A turn that lost some win chance compared with the best one.
fn judgement(verdict: Verdict, loss: f64) -> Judgement {
    let mut turn = TurnPlan::EMPTY;
    turn.push(Lay { card: card(44), pile: Pile::B });
    let best = RatedTurn { turn, value: Estimate::exact(0.7), reasons: vec![Reason::Trick { pile: Pile::B }] };
    Judgement {
        value: Some(Estimate::exact(0.6)),
        best: Some(best),
        others: Vec::new(),
        loss,
        cards_lost: 0.0,
        shortfall: loss,
        error: 0.0,
        verdict,
        differences: Vec::new(),
    }
}

#[test]
fn every_turn_has_an_answer_to_what_was_better() {
    let cases = [
        judgement(Verdict::Best, 0.0),
        judgement(Verdict::Forced, 0.0),
        judgement(Verdict::Decided, 0.0),
        judgement(Verdict::Unfinished, 0.0),
        judgement(Verdict::Mistake, 0.1),
        Judgement { cards_lost: 2.0, ..judgement(Verdict::Mistake, 0.0) },
    ];
    assert_all_sentences(&cases, |words, judgement| {
        words.better_turn(judgement, &|_| "Ada".to_owned()).into_iter().next().unwrap_or_default()
    });
    let words = Words::new(Language::English);
    let costly = judgement(Verdict::Mistake, 0.104);
    assert_eq!(
        words.better_turn(&costly, &|_| "Ada".to_owned()),
        ["Better: 44b (70% instead of 60%).", "It goes ten back on pile b."]
    );
    assert_eq!(words.turn_verdict(7, "Ada", &costly, -0.034), ["Turn 7, Ada: mistake", "10.4 points lost", "luck −3"]);
}

/// Everything the coach of a lesson says on the way that is shown, and about a card that is refused there.
#[test]
fn every_step_of_a_lesson_has_sentences() {
    assert_all_sentences(&LessonName::ALL, |words, &lesson| format!("{}.", words.lesson_title(lesson)));
    assert_all_sentences(&LessonName::ALL, |words, &lesson| format!("{}.", words.lesson_about(lesson)));
    let losses = [EndCause::Stuck, EndCause::SkullOpen, EndCause::NotThree].map(Objection::Loses);
    assert_all_sentences(&losses, Words::objection);
    for lesson in LessonName::ALL {
        let mut session = Session::new(lesson);
        let (mut said, mut objections) = (vec![session.says()], Vec::new());
        while let Some(action) = session.shows() {
            for legal in session.game().legal() {
                objections.extend(session.clone().take(tenback_lessons::Action::Lay(legal.lay)).err());
            }
            session.take(action).expect("what is shown leads on");
            said.push(session.says());
        }
        said.dedup();
        // One of them is a question.
        assert_all_sentences(&said, |words, id| words.message(id, &[]).replace('?', "."));
        for language in Language::ALL {
            let words = Words::new(language);
            objections.iter().for_each(|objection| assert_sentence(&words.objection(objection)));
            assert_eq!(
                words.names_around(session.game().board().rules(), Session::YOU, "x").first().map(String::as_str),
                Some("x")
            );
        }
    }
}

#[test]
fn everything_said_about_puzzles_has_words() {
    let share = |twelfths| Value::twelfths(twelfths).expect("a share");
    let refutations = [
        Refutation::LosesAtOnce,
        Refutation::Unplayable(vec![card(50)]),
        Refutation::Unplayable(vec![card(50), card(60)]),
        Refutation::NoWayLeft,
        Refutation::NoWinLeft,
        Refutation::Answer(vec![Step::from_word("45a").expect("a step"), Step::EndTurn]),
        Refutation::FewerDraws { left: share(2), best: share(10) },
    ];
    assert_all_sentences(&refutations, Words::refutation);
    let tasks: Vec<&Puzzle> = Collection::shipped().puzzles().iter().step_by(40).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        tasks.iter().for_each(|puzzle| assert_sentence(&words.puzzle_task(puzzle)));
        let themes: HashSet<String> = Theme::ALL.map(|theme| words.theme(Some(theme))).into();
        assert_eq!(themes.len(), Theme::ALL.len(), "{themes:?}");
    }
}
