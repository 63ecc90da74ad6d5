//! The win chance as a picture, readable on light and dark backgrounds.

use std::fmt::Write;

use tenback_lab::escaped;
use tenback_review::{Review, ReviewedTurn, Verdict};
use tenback_words::Words;

use super::records::Place;

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 360.0;
/// The frame of the curve.
const LEFT: f64 = 52.0;
const RIGHT: f64 = 836.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 308.0;

/// Follows the reader's choice of light or dark; without one, both are readable.
const STYLE: &str = "\
    text { font: 13px Helvetica, Arial, sans-serif; fill: #333 }\n\
    .title { font-size: 18px; font-weight: bold }\n\
    .ground { fill: #fcfbf8 } .grid { stroke: #999; stroke-opacity: .4 } .curve { stroke: #31688e }\n\
    .area { fill: #31688e; fill-opacity: .15 } .mark { stroke: #fcfbf8 }\n\
    @media (prefers-color-scheme: dark) {\n\
    text { fill: #ddd } .ground { fill: #1e1f22 } .curve { stroke: #7fb4d8 } .area { fill: #7fb4d8 }\n\
    .mark { stroke: #1e1f22 } }";

/// The picture of a review.
pub(super) fn svg(place: &Place, review: &Review, words: &Words) -> String {
    let title = words.message("review-picture", &[]);
    let below = words.message(
        "review-title",
        &[
            ("file", place.file.clone().into()),
            ("record", place.record.into()),
            ("game", review.rules.name().word().into()),
        ],
    );
    let mut text = String::new();
    _ = writeln!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
         height=\"{HEIGHT}\" role=\"img\">\n<title>{0}</title>\n<style>\n{STYLE}\n</style>\n\
         <rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n\
         <text class=\"title\" x=\"{LEFT}\" y=\"28\">{0}</text>\n<text x=\"{LEFT}\" y=\"48\">{1}</text>",
        escaped(&title),
        escaped(&below)
    );
    axes(&mut text, review, words);
    curve(&mut text, review);
    for (index, turn) in review.turns.iter().enumerate() {
        mark(&mut text, x(review, index + 1) - half(review), turn, words);
    }
    legend(&mut text, review, words);
    text + "</svg>\n"
}

/// Where the chance after some turns is drawn.
fn x(review: &Review, turns: usize) -> f64 {
    LEFT + (RIGHT - LEFT) * turns as f64 / review.turns.len().max(1) as f64
}

/// Half a turn: the chance after a turn is drawn before the one after its draw.
fn half(review: &Review) -> f64 {
    (x(review, 1) - x(review, 0)) / 2.0
}

fn y(chance: f32) -> f64 {
    BOTTOM - (BOTTOM - TOP) * f64::from(chance)
}

fn axes(text: &mut String, review: &Review, words: &Words) {
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = y(f32::from(percent) / 100.0);
        _ = writeln!(
            text,
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\"/>\n\
             <text x=\"{0}\" y=\"{1:.1}\" text-anchor=\"end\">{percent}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    let turns = review.turns.len();
    let step = [1, 2, 5, 10, 20].into_iter().find(|step| turns / step <= 16).unwrap_or(50);
    for turn in (step..=turns).step_by(step) {
        let x = x(review, turn);
        _ = writeln!(text, "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{turn}</text>", BOTTOM + 18.0);
    }
    let label = escaped(&words.message("review-turn", &[]));
    _ = writeln!(text, "<text x=\"{LEFT}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", BOTTOM + 18.0);
}

/// After every turn and every draw, so that luck is a step of its own.
fn curve(text: &mut String, review: &Review) {
    let mut points = vec![(x(review, 0), y(review.opening.begun.chance))];
    for (index, turn) in review.turns.iter().enumerate() {
        let at = x(review, index + 1);
        points.push((at - half(review), y(turn.draw.after.chance)));
        points.push((at, y(turn.draw.drawn.chance)));
    }
    let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let line = line.join(" ");
    _ = writeln!(
        text,
        "<polygon class=\"area\" points=\"{LEFT},{BOTTOM} {line} {:.1},{BOTTOM}\"/>\n\
         <polyline class=\"curve\" points=\"{line}\" fill=\"none\" stroke-width=\"2\"/>",
        points.last().map_or(LEFT, |(x, _)| *x)
    );
}

fn mark(text: &mut String, x: f64, turn: &ReviewedTurn, words: &Words) {
    let verdict = turn.judgement.verdict;
    let Some(colour) = colour(verdict) else { return };
    let what = format!(
        "{} {}: {} ({:.0})",
        words.message("review-turn", &[]),
        turn.number,
        words.verdict(verdict),
        -100.0 * turn.judgement.loss
    );
    _ = writeln!(
        text,
        "<circle class=\"mark\" cx=\"{x:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{colour}\" stroke-width=\"1.5\">\
         <title>{}</title></circle>",
        y(turn.draw.after.chance),
        escaped(&what)
    );
}

/// The colours of marks, distinguishable for colour-blind readers.
const fn colour(verdict: Verdict) -> Option<&'static str> {
    match verdict {
        Verdict::Great => Some("#3a9c6b"),
        Verdict::Inaccuracy => Some("#e0a800"),
        Verdict::Mistake => Some("#e0762f"),
        Verdict::Blunder => Some("#d0342c"),
        Verdict::Best | Verdict::Good | Verdict::Forced | Verdict::Decided | Verdict::Unfinished => None,
    }
}

/// The verdicts that occur.
fn legend(text: &mut String, review: &Review, words: &Words) {
    let mut at = LEFT;
    for verdict in [Verdict::Great, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder] {
        let occurs = review.turns.iter().any(|turn| turn.judgement.verdict == verdict);
        let Some(colour) = colour(verdict).filter(|_| occurs) else { continue };
        let name = words.verdict(verdict);
        _ = writeln!(
            text,
            "<circle class=\"mark\" cx=\"{:.1}\" cy=\"340\" r=\"5\" fill=\"{colour}\"/>\
             <text x=\"{:.1}\" y=\"344\">{}</text>",
            at + 5.0,
            at + 16.0,
            escaped(&name)
        );
        at += 40.0 + 8.0 * name.chars().count() as f64;
    }
}
