//! Reviews as text for people.

use serde_json::{Value, json};
use tenback_bots::TurnPlan;
use tenback_review::{Review, ReviewedTurn, Study, Summary, Verdict};
use tenback_rules::Seat;
use tenback_words::{SeatNames, Words};

use super::chart::chart;
use super::records::Place;

/// The table of a game.
pub(super) fn of_game(place: &Place, study: &Study, review: &Review, seat: Option<Seat>, words: &Words) -> String {
    let rules = &review.rules;
    let title =
        [("file", place.file.clone().into()), ("record", place.record.into()), ("game", rules.name().word().into())];
    let mut text = words.message("review-title", &title) + "\n";
    text += &(words.ending(&study.game().ending(), rules, SeatNames::default()) + "\n\n");
    text += &(chart(review) + "\n");
    text += &rows(review, seat, words);
    text += "\n";
    for line in words.review_facts(review, &called(words)) {
        text += &(line + "\n");
    }
    text + "\n"
}

/// A row for each turn, with what was better and why below the costly ones.
fn rows(review: &Review, seat: Option<Seat>, words: &Words) -> String {
    let head = |id| words.message(id, &[]);
    let numbers = ["review-turn", "review-seat", "review-chance", "review-luck", "review-loss"].map(head);
    let mut cells: Vec<([String; 8], Vec<String>)> = vec![(
        [
            numbers[0].clone(),
            numbers[1].clone(),
            numbers[2].clone(),
            numbers[3].clone(),
            numbers[4].clone(),
            head("review-verdict-heading"),
            head("review-played"),
            head("review-better"),
        ],
        Vec::new(),
    )];
    let shown = review.turns.iter().filter(|turn| seat.is_none_or(|seat| seat == turn.seat));
    cells.extend(shown.map(|turn| (row(turn, words), words.differences(&turn.judgement, &called(words)))));
    let width = |column: usize| cells.iter().map(|(row, _)| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..8).map(width).collect();
    let mut text = String::new();
    for (row, sentences) in &cells {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - cell.chars().count());
            line += &if column < 5 { format!("{padding}{cell}  ") } else { format!("{cell}{padding}  ") };
        }
        text += &(line.trim_end().to_owned() + "\n");
        for sentence in sentences {
            text += &format!("{}{sentence}\n", " ".repeat(widths[..5].iter().sum::<usize>() + 10));
        }
    }
    text
}

fn row(turn: &ReviewedTurn, words: &Words) -> [String; 8] {
    let judgement = &turn.judgement;
    let better = judgement.better();
    let verdict = words.verdict(judgement.verdict);
    [
        turn.number.to_string(),
        turn.seat.number().to_string(),
        percent(turn.before.chance.into()),
        words.signed_points(turn.draw.luck()).unwrap_or_default(),
        if judgement.loss > 0.0 { words.decimal(100.0 * judgement.loss, 1) } else { String::new() },
        judgement.verdict.sign().map_or_else(|| verdict.clone(), |sign| format!("{verdict} {sign}")),
        lays(&turn.lays),
        better.map(|best| lays(&best.turn)).unwrap_or_default(),
    ]
}

/// What seats are called.
fn called(words: &Words) -> impl Fn(Seat) -> String {
    |seat| words.message("seat.start", &[("seat", seat.number().into())])
}

/// What many games have in common.
pub(super) fn of_summary(summary: &Summary, places: &[Place], words: &Words) -> String {
    let percent = |value: f64| words.decimal(100.0 * value, 1);
    let args = [
        ("won", summary.won.into()),
        ("games", summary.games.into()),
        ("rate", percent(summary.won as f64 / summary.games.max(1) as f64).into()),
        ("adjusted", percent(summary.adjusted.0).into()),
        ("error", percent(summary.adjusted.1).into()),
    ];
    let mut text = words.message("review-summary", &args) + "\n";
    if let Some(accuracy) = summary.accuracy {
        let accuracy = ("accuracy", words.decimal(accuracy, 1).into());
        text += &(words.message("review-summary-accuracy", &[accuracy]) + "\n");
    }
    let counts = Verdict::ALL.iter().zip(summary.verdicts).filter(|(_, count)| *count > 0);
    let counts: Vec<String> = counts.map(|(verdict, count)| format!("{}: {count}", words.verdict(*verdict))).collect();
    text += &(counts.join(" · ") + "\n");
    if !summary.mistakes.is_empty() {
        text += &format!("\n{}\n", words.message("review-dearest", &[]));
    }
    for mistake in &summary.mistakes {
        let place = places.get(mistake.game).map(|place| format!("{} {}", place.file, place.record));
        let args = [
            ("place", place.unwrap_or_default().into()),
            ("turn", mistake.turn.into()),
            ("seat", mistake.seat.number().into()),
            ("lays", lays(&mistake.lays).into()),
            ("best", lays(&mistake.best).into()),
            ("loss", words.decimal(100.0 * mistake.loss, 1).into()),
        ];
        text += &format!("  {}\n", words.message("review-dearest-line", &args));
    }
    text
}

/// The same for scripts.
pub(super) fn summary_json(summary: &Summary, places: &[Place]) -> Value {
    let verdicts: serde_json::Map<String, Value> = Verdict::ALL
        .iter()
        .zip(summary.verdicts)
        .map(|(verdict, count)| (verdict.word().to_owned(), count.into()))
        .collect();
    let words = |turn: &TurnPlan| turn.as_slice().iter().map(ToString::to_string).collect::<Vec<_>>();
    let mistakes = summary.mistakes.iter().map(|mistake| {
        let place = places.get(mistake.game);
        json!({
            "file": place.map(|place| &place.file),
            "record": place.map(|place| place.record),
            "turn": mistake.turn,
            "seat": mistake.seat.number(),
            "lays": words(&mistake.lays),
            "best": words(&mistake.best),
            "verdict": mistake.verdict.word(),
            "loss": mistake.loss,
        })
    });
    json!({
        "games": summary.games,
        "won": summary.won,
        "adjusted": summary.adjusted.0,
        "adjusted_error": summary.adjusted.1,
        "accuracy": summary.accuracy,
        "verdicts": verdicts,
        "mistakes": mistakes.collect::<Vec<_>>(),
    })
}

fn lays(turn: &TurnPlan) -> String {
    turn.as_slice().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A chance as a whole number; what is not certain is never 0 or 100.
fn percent(chance: f64) -> String {
    tenback_bots::percent(chance as f32).to_string()
}
