//! What is true of every review.

use std::cell::Cell;

use tenback_bots::Level;
use tenback_review::{CSV_COLUMNS, Part, Review, Step, Summary, Verdict, csv_rows, report};
use tenback_rules::{Contest, GameName, Seat};

use crate::{LITTLE, all_parts, bots_play, never, review, study};

const GAMES: [(GameName, u16); 4] =
    [(GameName::Classic, 1), (GameName::Classic, 3), (GameName::Extreme, 2), (GameName::FaceToFace, 2)];

#[test]
fn results_add_up() {
    for (name, seats) in GAMES {
        for level in [Level::Greedy, Level::Expert] {
            let review = review(&bots_play(name, seats, level, 5), LITTLE);
            let balance = review.balance;
            let sum = balance.mean + balance.deal + balance.draws + balance.skill + balance.rest;
            assert!((sum - balance.result).abs() < 1e-12, "{name:?}: {balance:?}");
            assert!((balance.adjusted() - (balance.result - balance.deal - balance.draws)).abs() < 1e-12);
            let luck: f64 = review.turns.iter().map(|turn| turn.draw.luck()).sum();
            assert!((luck - balance.draws).abs() < 1e-9);
            assert!([0.0, 1.0].contains(&balance.result));
            for turn in &review.turns {
                let chances = [turn.before, turn.draw.after, turn.draw.drawn];
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(&chance.chance)), "{turn:?}");
                assert!(turn.judgement.loss >= 0.0 && turn.judgement.error >= 0.0);
                assert_eq!(turn.judgement.verdict.is_costly(), turn.judgement.weighed_loss() >= Verdict::INACCURACY);
            }
            for turns in review.turns.windows(2) {
                assert_eq!(turns[1].before, turns[0].draw.drawn, "the curve has no gaps");
            }
            assert!(review.accuracy.iter().flatten().all(|accuracy| (0.0..=100.0).contains(accuracy)));
        }
    }
}

#[test]
fn the_same_game_gives_the_same_review() {
    let played = bots_play(GameName::Classic, 2, Level::Casual, 3);
    assert_eq!(review(&played, LITTLE), review(&played, LITTLE));
}

/// However the steps are ordered and interrupted.
#[test]
fn a_review_can_be_stopped_and_resumed() {
    let played = bots_play(GameName::Classic, 1, Level::Casual, 3);
    let study = study(&played, LITTLE);
    let at_once = Review::new(&study, &all_parts(&study), Seat::FIRST);
    let mut parts = Vec::new();
    for (number, step) in study.steps().into_iter().rev().enumerate() {
        assert_eq!(Review::new(&study, &parts, Seat::FIRST), None, "parts are missing");
        let asked = Cell::new(0);
        let stopped = || asked.replace(asked.get() + 1) == number % 5;
        if let Some(part) = study.perform(step, &stopped) {
            assert_eq!(step, Step::Opening, "everything else can be stopped");
            parts.push(part);
        } else {
            parts.extend(study.perform(step, &never));
        }
        assert_eq!(parts.last().map(Part::step), Some(step));
    }
    assert_eq!(Review::new(&study, &parts, Seat::FIRST), at_once);
}

#[test]
fn the_turns_that_look_costly_come_first() {
    let played = bots_play(GameName::Classic, 1, Level::Casual, 3);
    let study = study(&played, LITTLE);
    let steps = study.steps();
    assert_eq!(steps.len(), study.game().turns().len() + 3);
    let Step::Turn(first) = steps[0] else { panic!("a turn is first") };
    let review = Review::new(&study, &all_parts(&study), Seat::FIRST).expect("all parts are there");
    let mut losses: Vec<f64> = review.turns.iter().map(|turn| turn.judgement.loss).collect();
    let loss = losses[first];
    losses.sort_by(|one, other| other.total_cmp(one));
    assert!(loss >= losses[losses.len() / 4], "{loss} of {losses:?}");
}

#[test]
fn both_sides_of_a_contest_share_a_review() {
    let played = bots_play(GameName::FaceToFace, 2, Level::Casual, 4);
    let study = study(&played, LITTLE);
    let parts = all_parts(&study);
    let [one, two] = [Seat::FIRST, Seat::SECOND].map(|seat| Review::new(&study, &parts, seat).expect("all parts"));
    assert_eq!(one.rules.contest(), Contest::Opposed);
    for (mine, theirs) in [
        (two.balance.result, 1.0 - one.balance.result),
        (two.balance.deal, -one.balance.deal),
        (two.balance.draws, -one.balance.draws),
        (two.balance.skill, -one.balance.skill),
        (two.balance.rest, -one.balance.rest),
    ] {
        assert!((mine - theirs).abs() < 1e-5, "{:?} {:?}", one.balance, two.balance);
    }
    assert!((one.balance.mean - 0.5).abs() < 1e-9);
    assert_eq!(one.accuracy, two.accuracy);
    assert_eq!((one.winnable, two.winnable), (None, None));
}

#[test]
fn reports_have_all_fields() {
    let review = review(&bots_play(GameName::Classic, 1, Level::Casual, 3), LITTLE);
    let json = serde_json::to_value(report(&review, None)).expect("plain data");
    for field in [
        "reference",
        "turns",
        "accuracy",
        "mean",
        "deal",
        "draws",
        "skill",
        "rest",
        "result",
        "adjusted",
        "winnable_until",
    ] {
        assert!(json.get(field).is_some(), "{field}");
    }
    assert_eq!(json["reference"], "expert");
    for field in ["turn", "seat", "lays", "before", "after", "best", "loss", "error", "luck", "verdict", "reasons"] {
        assert!(json["turns"][0].get(field).is_some(), "{field}");
    }
    assert!(json["turns"][0]["best"].get("lays").is_some() && json["turns"][0]["best"].get("value").is_some());
    let rows = csv_rows(&review, None, "a.tgn,1,");
    assert_eq!(rows.lines().count(), review.turns.len());
    let columns = CSV_COLUMNS.split(',').count() + 2;
    assert!(rows.lines().all(|row| row.split(',').count() == columns), "{rows}");
    assert!(report(&review, Some(Seat::SECOND)).turns.is_empty());
}

#[test]
fn a_summary_lists_the_dearest_mistakes() {
    let reviews: Vec<Review> =
        [3, 4].map(|seed| review(&bots_play(GameName::Classic, 1, Level::Greedy, seed), LITTLE)).into();
    let summary = Summary::new(&reviews, None);
    let turns: usize = reviews.iter().map(|review| review.turns.len()).sum();
    assert_eq!((summary.games, summary.verdicts.iter().sum::<usize>()), (2, turns));
    assert!(!summary.mistakes.is_empty() && summary.mistakes.len() <= Summary::MISTAKES);
    assert!(summary.mistakes.windows(2).all(|pair| pair[0].loss >= pair[1].loss));
    let mean = (reviews[0].balance.adjusted() + reviews[1].balance.adjusted()) / 2.0;
    assert!((summary.adjusted.0 - mean).abs() < 1e-9);
    assert_eq!(Summary::new(&reviews, Some(Seat::SECOND)).mistakes, []);
}
