//! How far chances can be trusted: what was said against what came true.

use super::axes::{Axes, Name};
use super::{COLOURS, Picture};
use crate::claims::{Bin, largest_error};

/// Plots the share of games won along the chances that were named.
pub fn reliability_plot(title: &str, bins: &[Bin]) -> String {
    let positions: u64 = bins.iter().map(|bin| bin.positions).sum();
    let error = largest_error(bins).unwrap_or(0.0) * 100.0;
    let below = format!("{positions} positions in {} bins; off by {error:.1} points at most", bins.len());
    let axes = Axes::new((0.0, 1.0), (0.0, 1.0));
    let mut picture = Picture::new(title, &below);
    let name = |words| Name { words, percent: true };
    axes.draw(&mut picture, &name("chance to win, as said after a turn"), &name("share of games won"));
    let at = |x: f64, y: f64| (axes.x(x), axes.y(y));
    picture.line(at(0.0, 0.0), at(1.0, 1.0), "stroke=\"#999999\" stroke-dasharray=\"5 5\"");
    for bin in bins {
        let (x, y) = at(bin.said, bin.won);
        picture.dot(x, y, &format!("fill=\"{}\"", COLOURS[0]));
    }
    picture.finish()
}
