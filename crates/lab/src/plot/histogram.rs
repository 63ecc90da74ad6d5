//! The distribution of cards left.

use tenback_rules::{GameName, Outcome};

use super::axes::{Axes, Name};
use super::{COLOURS, Picture};
use crate::counts::Counts;
use crate::report::{Frame, LineupReport, Report};

/// Plots how many cards were left: bars for one line-up, cumulative curves for several.
pub fn left_plot(report: &Report) -> String {
    match report {
        Report::Simulation(simulation) => bars(&simulation.frame, &simulation.lineup),
        Report::Comparison(comparison) => sums(&comparison.frame, &comparison.lineups),
    }
}

fn bars(frame: &Frame, lineup: &LineupReport) -> String {
    let team = GameName::from_word(&frame.game) != Some(GameName::FaceToFace);
    let shares = shares(&lineup.left);
    let highest = shares.len().next_multiple_of(10).max(20);
    let (scale, cut) = scale(&shares);
    let axes = Axes::new((-0.5, highest as f64 + 0.5), (0.0, scale));
    let title = format!("{}: cards left, {}", game_title(frame), lineup.title());
    let mut picture = Picture::new(&title, &facts(lineup, team));
    if team {
        let (from, to) = (axes.x(-0.5), axes.x(f64::from(Outcome::EXCELLENT_BELOW) - 0.5));
        picture.bar(from, axes.y(scale), to - from, axes.y(0.0) - axes.y(scale), "fill=\"#eef3ea\"");
    }
    let of_team = format!("cards left (0: won; fewer than {}: excellent)", Outcome::EXCELLENT_BELOW);
    axes.draw(
        &mut picture,
        &Name { words: if team { &of_team } else { "cards left by both" }, percent: false },
        &Name { words: "share of games", percent: true },
    );
    for (left, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        let colour = COLOURS[if left == 0 && team { 2 } else { 0 }];
        let top = axes.y(share.min(scale));
        let (from, to) = (axes.x(left as f64 - 0.42), axes.x(left as f64 + 0.42));
        picture.bar(from, top, to - from, axes.y(0.0) - top, &format!("fill=\"{colour}\""));
    }
    if cut {
        draw_cut(&mut picture, &axes, scale, shares[0]);
    }
    picture.finish()
}

/// The share of games by number of cards left.
fn shares(left: &Counts) -> Vec<f64> {
    let total = left.total().max(1) as f64;
    left.as_slice().iter().map(|count| *count as f64 / total).collect()
}

/// The height of the plot, and whether the bar of won games is cut so that the others remain visible.
fn scale(shares: &[f64]) -> (f64, bool) {
    let won = shares.first().copied().unwrap_or(0.0);
    let others = shares.iter().skip(1).copied().fold(0.0, f64::max);
    let cut = others > 0.0 && won > 2.5 * others;
    let most = if cut { others * 1.35 } else { won.max(others) * 1.08 };
    (if most > 0.0 { most } else { 1.0 }, cut)
}

/// Marks the cut bar of won games with two slanted strips and its true height.
fn draw_cut(picture: &mut Picture, axes: &Axes, scale: f64, share: f64) {
    let (from, to, y) = (axes.x(-0.5) - 4.0, axes.x(0.5) + 4.0, axes.y(scale * 0.9));
    for shift in [0.0, 7.0] {
        picture.line((from, y + shift + 4.0), (to, y + shift - 4.0), "stroke=\"#fcfbf8\" stroke-width=\"3\"");
    }
    let words = format!("{:.1} %", share * 100.0);
    picture.words(to + 4.0, axes.y(scale) + 14.0, "start", "font-weight=\"bold\" fill=\"#4f8f4f\"", &words);
}

fn facts(lineup: &LineupReport, team: bool) -> String {
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    let who = if team { "won" } else { "won by seat 1" };
    let won = lineup.win_rate.map_or("–".to_owned(), percent);
    let interval = format!("95 % interval {:.1} to {:.1} %", lineup.low * 100.0, lineup.high * 100.0);
    let mean = lineup.mean_left.map_or("–".to_owned(), |mean| format!("{mean:.2}"));
    format!("{} games, {who} {won} ({interval}), mean of cards left {mean}", lineup.games)
}

pub(super) fn game_title(frame: &Frame) -> String {
    let seats = if frame.seats == 1 { "1 seat".to_owned() } else { format!("{} seats", frame.seats) };
    format!("{}, {seats}", frame.game)
}

/// For each line-up, the share of games with at most this many cards left: higher is better.
fn sums(frame: &Frame, lineups: &[LineupReport]) -> String {
    let most = lineups.iter().map(|lineup| lineup.left.as_slice().len()).max().unwrap_or(0);
    let highest = most.next_multiple_of(10).max(20);
    let axes = Axes::new((0.0, highest as f64), (0.0, 1.0));
    let games = lineups.first().map_or(0, |lineup| lineup.games);
    let title = format!("{}: cards left", game_title(frame));
    let mut picture = Picture::new(&title, &format!("{games} deals, seed {}; at 0: the games won", frame.seed));
    axes.draw(
        &mut picture,
        &Name { words: "cards left", percent: false },
        &Name { words: "share of games with at most this many", percent: true },
    );
    for (index, lineup) in lineups.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let total = lineup.left.total().max(1) as f64;
        let share = |left: usize| lineup.left.below(left + 1) as f64 / total;
        let points: Vec<(f64, f64)> = (0..=highest).map(|left| (axes.x(left as f64), axes.y(share(left)))).collect();
        picture.path(&points, &format!("stroke=\"{colour}\" stroke-width=\"2.2\""));
    }
    let name = |lineup: &LineupReport| {
        let won = lineup.win_rate.map_or("–".to_owned(), |share| format!("{:.1} %", share * 100.0));
        format!("{}: {won} won", lineup.title())
    };
    let names: Vec<String> = lineups.iter().map(name).collect();
    picture.legend(axes.x(highest as f64), axes.y(0.02), &names);
    picture.finish()
}
