//! How hard deals are: how often each was won when played several times.

use super::axes::{Axes, Name};
use super::histogram::game_title;
use super::{COLOURS, Picture};
use crate::counts::Counts;
use crate::report::{Frame, LineupReport};

/// Plots the share of deals by the share of their games that was won: bars for one line-up, one curve each for several.
pub(crate) fn difficulty_plot(frame: &Frame, lineups: &[LineupReport]) -> String {
    let repeat = frame.repeat.max(1) as usize;
    let deals = lineups.first().map_or(0, |lineup| lineup.wins_per_deal.total());
    let title = format!("{}: how hard deals are", game_title(frame));
    let mut picture = Picture::new(&title, &format!("{deals} deals, each played {repeat} times, seed {}", frame.seed));
    let highest = lineups.iter().flat_map(|lineup| shares(&lineup.wins_per_deal, repeat)).fold(0.0, f64::max);
    let axes = Axes::new((-0.5, repeat as f64 + 0.5), (0.0, if highest > 0.0 { highest * 1.12 } else { 1.0 }));
    let won = format!("games won of the {repeat} with the same deal");
    axes.draw(&mut picture, &Name { words: &won, percent: false }, &Name { words: "share of deals", percent: true });
    for (index, lineup) in lineups.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let shares = shares(&lineup.wins_per_deal, repeat);
        if lineups.len() == 1 {
            draw_bars(&mut picture, &axes, &shares, colour);
        } else {
            let points: Vec<(f64, f64)> =
                shares.iter().enumerate().map(|(wins, share)| (axes.x(wins as f64), axes.y(*share))).collect();
            picture.path(&points, &format!("stroke=\"{colour}\" stroke-width=\"2.2\""));
        }
    }
    if lineups.len() > 1 {
        let names: Vec<String> = lineups.iter().map(LineupReport::title).collect();
        picture.legend(axes.right(), axes.y(highest) + 40.0, &names);
    }
    picture.finish()
}

/// The share of deals by the number of games won, from 0 to all.
fn shares(wins: &Counts, repeat: usize) -> Vec<f64> {
    let deals = wins.total().max(1) as f64;
    (0..=repeat).map(|count| wins.of(count) as f64 / deals).collect()
}

fn draw_bars(picture: &mut Picture, axes: &Axes, shares: &[f64], colour: &str) {
    for (wins, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        let (from, to, top) = (axes.x(wins as f64 - 0.42), axes.x(wins as f64 + 0.42), axes.y(*share));
        picture.bar(from, top, to - from, axes.y(0.0) - top, &format!("fill=\"{colour}\""));
    }
}
