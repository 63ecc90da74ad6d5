//! A review as comma-separated values.

use std::fmt::Write;

use tenback_bots::TurnPlan;
use tenback_rules::Seat;

use crate::difference::Difference;
use crate::review::Review;

/// The columns of [`csv_rows`].
pub const CSV_COLUMNS: &str =
    "turn,seat,lays,before,after,drawn,value,best_lays,best_value,loss,error,cards_lost,luck,verdict,reasons";

/// One line for each turn, or for each turn of a seat, after some columns of the caller.
pub fn csv_rows(review: &Review, seat: Option<Seat>, first_columns: &str) -> String {
    let mut rows = String::new();
    for turn in review.turns.iter().filter(|turn| seat.is_none_or(|seat| seat == turn.seat)) {
        let judgement = &turn.judgement;
        let best = judgement.best.as_ref();
        let number = |value: Option<f32>| value.map(|value| format!("{value:.5}")).unwrap_or_default();
        let reasons: Vec<&str> = judgement.differences.iter().map(Difference::word).collect();
        _ = writeln!(
            rows,
            "{first_columns}{},{},{},{:.5},{:.5},{:.5},{},{},{},{:.5},{:.5},{:.2},{:.5},{},{}",
            turn.number,
            turn.seat.number(),
            lays(&turn.lays),
            turn.before.chance,
            turn.draw.after.chance,
            turn.draw.drawn.chance,
            number(judgement.value.map(|value| value.chance)),
            best.map(|best| lays(&best.turn)).unwrap_or_default(),
            number(best.map(|best| best.value.chance)),
            judgement.loss,
            judgement.error,
            judgement.cards_lost,
            turn.draw.luck(),
            judgement.verdict.word(),
            reasons.join(" ")
        );
    }
    rows
}

fn lays(turn: &TurnPlan) -> String {
    turn.as_slice().iter().map(ToString::to_string).collect::<Vec<String>>().join(" ")
}
