//! Verdicts on single turns.

use tenback_bots::{Level, TurnPlan, is_only_turn};
use tenback_review::{Difference, Effort, Part, Step, Verdict};
use tenback_rules::{GameName, View, Viewer};

use crate::{LITTLE, bots_play, never, play, study};

/// A turn of as many cards as needed with the widest steps that do not lose at once.
pub(crate) fn wasteful(view: &View) -> TurnPlan {
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

fn judged(seats: u16, change: u16) -> tenback_review::Judgement {
    let played =
        play(GameName::Classic, seats, Level::Expert, 8, |turn, view| (turn == change).then(|| wasteful(view)));
    let study = study(&played, Effort::per_turn(600));
    let index = study.game().turns().iter().position(|turn| turn.number == change).expect("it was played");
    let Some(Part::Turn { judgement, .. }) = study.perform(Step::Turn(index), &never) else { panic!("a turn") };
    judgement
}

#[test]
fn a_planted_blunder_is_found() {
    for turn in [5, 12] {
        let judgement = judged(2, turn);
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

/// What counts for the accuracy is not cut off and not exaggerated. While a game is more likely won than lost it is the
/// loss, but for the luck of the turn that was better; below that, cards that remain are added.
#[test]
fn cards_count_besides_the_win_chance_once_a_loss_is_likely() {
    let (likely, unlikely) = (judged(2, 5), judged(1, 3));
    let best = |judgement: &tenback_review::Judgement| judgement.best.as_ref().expect("it was judged").value.chance;
    assert!(best(&likely) > 0.5 && best(&unlikely) < 0.5);
    assert!((likely.shortfall - likely.loss).abs() < 4.0 * likely.error, "{likely:?}");
    assert!(unlikely.loss > 0.0 && unlikely.shortfall > unlikely.loss + 0.02, "{unlikely:?}");
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

/// In a game that cannot be won any more, a turn loses cards instead of win chance.
#[test]
fn a_game_that_is_lost_anyway_goes_on_for_fewer_cards() {
    let wasted = |turn: u16, view: &View| (view.board().left() < 40 && turn.is_multiple_of(2)).then(|| wasteful(view));
    let study = study(&play(GameName::Classic, 1, Level::Greedy, 2, wasted), LITTLE);
    let judgements =
        (0..study.game().turns().len()).filter_map(|index| match study.perform(Step::Turn(index), &never) {
            Some(Part::Turn { judgement, .. }) => Some(judgement),
            _ => None,
        });
    let hopeless: Vec<_> = judgements
        .filter(|judgement| {
            judgement.best.as_ref().is_some_and(|best| f64::from(best.value.chance) < Verdict::HOPELESS / 2.0)
        })
        .collect();
    assert!(hopeless.iter().all(|judgement| judgement.loss == 0.0 && judgement.verdict != Verdict::Decided));
    let most = hopeless.iter().map(|judgement| judgement.cards_lost).fold(0.0, f64::max);
    assert!(most > 1.0, "a wasteful turn costs cards: {hopeless:?}");
    let worst = hopeless.iter().find(|judgement| judgement.cards_lost == most).expect("it is one of them");
    assert!(worst.verdict.is_costly() && worst.weighed_loss() == most * Verdict::CARD, "{worst:?}");
    assert!((worst.shortfall / worst.weighed_loss() - 1.0).abs() < 0.5, "{worst:?}");
}

#[test]
fn a_duel_that_is_lost_anyway_is_decided() {
    let decided = (1..40).any(|seed| {
        let study = study(&bots_play(GameName::FaceToFace, 2, Level::Expert, seed), LITTLE);
        let turns = study.game().turns().len();
        (turns.saturating_sub(4)..turns).any(|index| match study.perform(Step::Turn(index), &never) {
            Some(Part::Turn { judgement, .. }) => judgement.verdict == Verdict::Decided && judgement.loss == 0.0,
            _ => false,
        })
    });
    assert!(decided, "somebody cannot win any more");
}
