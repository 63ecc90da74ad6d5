//! Verdicts on single turns.

use tenback_bots::{Level, TurnPlan, is_only_turn};
use tenback_review::{Difference, Effort, Part, Step, Verdict};
use tenback_rules::{GameName, View, Viewer};

use crate::{LITTLE, bots_play, never, play, study};

/// A turn of as many cards as needed with the widest steps that do not lose at once.
fn wasteful(view: &View) -> TurnPlan {
    let mut turn = TurnPlan::EMPTY;
    loop {
        let after = view.try_out(turn.as_slice()).expect("legal so far");
        if after.may_end || after.legal.is_empty() {
            return turn;
        }
        let lays = after.legal.iter().filter(|legal| !legal.loses);
        let widest = lays.max_by_key(|legal| legal.step).expect("the turn can be completed");
        turn.push(widest.lay);
    }
}

fn judged(change: u16) -> tenback_review::Judgement {
    let played = play(GameName::Classic, 2, Level::Expert, 8, |turn, view| (turn == change).then(|| wasteful(view)));
    let study = study(&played, Effort::per_turn(600));
    let index = study.game().turns().iter().position(|turn| turn.number == change).expect("it was played");
    let Some(Part::Turn { judgement, .. }) = study.perform(Step::Turn(index), &never) else { panic!("a turn") };
    judgement
}

#[test]
fn a_planted_blunder_is_found() {
    for turn in [5, 12] {
        let judgement = judged(turn);
        assert!(matches!(judgement.verdict, Verdict::Mistake | Verdict::Blunder), "{judgement:?}");
        assert!(judgement.error <= 0.02, "{judgement:?}");
        assert!(judgement.loss > 2.0 * judgement.error);
        let best = judgement.best.expect("there is a better turn");
        let value = judgement.value.expect("it was judged");
        assert!((f64::from(best.value.chance - value.chance) - judgement.loss).abs() < 1e-3);
        assert!(
            judgement.differences.iter().any(|difference| matches!(difference, Difference::LongStep { .. })),
            "{:?}",
            judgement.differences
        );
    }
}

#[test]
fn experts_seldom_err() {
    let study = study(&bots_play(GameName::Classic, 2, Level::Expert, 8), LITTLE);
    let mut costly = 0;
    for index in 0..study.game().turns().len() {
        let Some(Part::Turn { judgement, .. }) = study.perform(Step::Turn(index), &never) else { panic!("a turn") };
        costly += usize::from(matches!(judgement.verdict, Verdict::Mistake | Verdict::Blunder));
    }
    assert!(costly <= 1, "{costly} of {}", study.game().turns().len());
}

#[test]
fn a_turn_without_choice_is_forced() {
    let mut forced = 0;
    for seed in 1..8 {
        let study = study(&bots_play(GameName::Classic, 1, Level::Greedy, seed), LITTLE);
        for (index, turn) in study.game().turns().iter().enumerate() {
            if !is_only_turn(&turn.before.view(Viewer::Seat(turn.seat)), &turn.lays) {
                continue;
            }
            let Some(Part::Turn { judgement, .. }) = study.perform(Step::Turn(index), &never) else { panic!("a turn") };
            assert_eq!(judgement.verdict, Verdict::Forced, "{judgement:?}");
            assert_eq!((judgement.loss, judgement.others.len()), (0.0, 0));
            assert_eq!(judgement.best.map(|best| best.turn), Some(turn.lays));
            forced += 1;
        }
    }
    assert!(forced > 0, "there is a forced turn");
}

/// A turn in a game that cannot be won any more is not graded.
#[test]
fn a_game_that_is_lost_anyway_is_decided() {
    let study = study(&bots_play(GameName::Classic, 1, Level::Greedy, 2), LITTLE);
    let last = study.game().turns().len() - 1;
    let Some(Part::Turn { judgement, .. }) = study.perform(Step::Turn(last), &never) else { panic!("a turn") };
    assert!(matches!(judgement.verdict, Verdict::Decided | Verdict::Forced), "{judgement:?}");
    assert_eq!(judgement.loss, 0.0);
}
