//! Other turns judged in place of those that were played.

use tenback_bots::Level;
use tenback_review::{AnswerError, Part, Step};
use tenback_rules::{GameName, Viewer};

use crate::turns::wasteful;
use crate::{LITTLE, bots_play, never, study};

/// An answer is judged as if it had been played: the turn itself gets the verdict of the review.
#[test]
fn the_turn_that_was_played_is_judged_as_in_the_review() {
    let study = study(&bots_play(GameName::Classic, 2, Level::Expert, 8), LITTLE);
    let turn = &study.game().turns()[4];
    let Some(Part::Turn { judgement, .. }) = study.perform(Step::Turn(4), &never) else { panic!("a turn") };
    assert_eq!(study.judge_answer(turn.number, turn.lays.as_slice(), &never), Ok(Some(judgement)));
}

#[test]
fn a_wasteful_answer_is_costly() {
    let study = study(&bots_play(GameName::Classic, 2, Level::Expert, 8), LITTLE);
    let turn = &study.game().turns()[4];
    let answer = wasteful(&turn.before.view(Viewer::Seat(turn.seat)));
    let judged = study.judge_answer(turn.number, answer.as_slice(), &never).expect("legal").expect("nobody stops it");
    assert!(judged.verdict.is_costly(), "{judged:?}");
    assert!(judged.better().is_some_and(|best| best.turn != answer), "{judged:?}");
}

#[test]
fn what_is_no_turn_is_refused_and_work_can_be_stopped() {
    let study = study(&bots_play(GameName::Classic, 2, Level::Expert, 8), LITTLE);
    let turn = &study.game().turns()[4];
    let lays = turn.lays.as_slice();
    assert_eq!(study.judge_answer(999, lays, &never), Err(AnswerError::NoSuchTurn));
    for illegal in [&lays[..1], &[lays[0], lays[0]][..]] {
        let refused = study.judge_answer(turn.number, illegal, &never);
        assert!(matches!(refused, Err(AnswerError::Illegal(_))), "{refused:?}");
    }
    assert_eq!(study.judge_answer(turn.number, lays, &|| true), Ok(None));
}
