//! What thinking time is worth: the win rate by budget.

use super::axes::{Axes, Name};
use super::histogram::game_title;
use super::{COLOURS, Picture};
use crate::lineup::WrittenBudget;
use crate::report::{Frame, LineupReport};

/// Plots the win rate with its interval by the budget of a turn, on a logarithmic scale. Line-ups without a budget are
/// dashed lines.
pub(crate) fn budget_plot(frame: &Frame, lineups: &[LineupReport]) -> String {
    let games = lineups.first().map_or(0, |lineup| lineup.games);
    let title = format!("{}: what thinking time is worth", game_title(frame));
    let mut picture = Picture::new(&title, &format!("{games} games each on the same deals, seed {}", frame.seed));
    let mut points: Vec<(f64, &LineupReport)> =
        lineups.iter().filter_map(|lineup| Some((amount(lineup.budget?), lineup))).collect();
    points.sort_by(|one, other| one.0.total_cmp(&other.0));
    let first = points.first().map_or(1.0, |point| point.0).ln();
    let last = points.last().map_or(1.0, |point| point.0).ln();
    let low = lineups.iter().map(|lineup| lineup.low).fold(1.0, f64::min);
    let high = lineups.iter().map(|lineup| lineup.high).fold(0.0, f64::max);
    let axes = Axes::new((first - 0.3, last + 0.3), ((low - 0.02).max(0.0), (high + 0.02).min(1.0)));
    let ticks: Vec<(f64, String)> = points.iter().map(|(amount, _)| (amount.ln(), amount.to_string())).collect();
    let unit = match points.first().and_then(|(_, lineup)| lineup.budget) {
        Some(WrittenBudget::Evals(_)) => "positions evaluated per turn",
        Some(WrittenBudget::Ms(_)) | None => "milliseconds of CPU time per turn",
    };
    let won = Name { words: "games won", percent: true };
    axes.draw_with_ticks(&mut picture, &ticks, &Name { words: unit, percent: false }, &won);
    for lineup in lineups.iter().filter(|lineup| lineup.budget.is_none()) {
        draw_without_budget(&mut picture, &axes, lineup, (first - 0.3, last + 0.3));
    }
    draw_points(&mut picture, &axes, &points);
    picture.finish()
}

/// A budget as a number; all of a plot should have the same unit.
fn amount(budget: WrittenBudget) -> f64 {
    match budget {
        WrittenBudget::Ms(ms) => ms,
        WrittenBudget::Evals(evals) => evals.into(),
    }
}

fn draw_without_budget(picture: &mut Picture, axes: &Axes, lineup: &LineupReport, (from, to): (f64, f64)) {
    let Some(rate) = lineup.win_rate else { return };
    let y = axes.y(rate);
    picture.line((axes.x(from), y), (axes.x(to), y), "stroke=\"#999999\" stroke-dasharray=\"5 5\"");
    picture.words(axes.x(to), y - 6.0, "end", "fill=\"#666666\"", &lineup.title());
}

fn draw_points(picture: &mut Picture, axes: &Axes, points: &[(f64, &LineupReport)]) {
    let colour = COLOURS[0];
    let place = |(amount, lineup): &(f64, &LineupReport)| Some((axes.x(amount.ln()), axes.y(lineup.win_rate?)));
    let line: Vec<(f64, f64)> = points.iter().filter_map(place).collect();
    picture.path(&line, &format!("stroke=\"{colour}\" stroke-width=\"2.2\""));
    for (point, (x, y)) in points.iter().zip(line) {
        let (low, high) = (axes.y(point.1.low), axes.y(point.1.high));
        picture.line((x, low), (x, high), &format!("stroke=\"{colour}\" stroke-width=\"1.4\""));
        picture.dot(x, y, &format!("fill=\"{colour}\""));
    }
}
