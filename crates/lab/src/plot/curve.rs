//! Curves over time, such as the strength of a network during training.

use super::axes::{Axes, Name};
use super::{COLOURS, Picture};

/// A curve.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its points from left to right.
    pub points: Vec<(f64, f64)>,
}

/// Plots shares between 0 and 1 along `x_name`.
pub fn curve_plot(title: &str, below: &str, x_name: &str, y_name: &str, curves: &[Curve<'_>]) -> String {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let longest = points().map(|(x, _)| *x).fold(0.0, f64::max);
    let highest = points().map(|(_, y)| *y).fold(0.0, f64::max);
    let axes = Axes::new((0.0, if longest > 0.0 { longest } else { 1.0 }), (0.0, (highest * 1.12).clamp(0.05, 1.0)));
    let mut picture = Picture::new(title, below);
    axes.draw(&mut picture, &Name { words: x_name, percent: false }, &Name { words: y_name, percent: true });
    for (index, curve) in curves.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let points: Vec<(f64, f64)> = curve.points.iter().map(|(x, y)| (axes.x(*x), axes.y(*y))).collect();
        picture.path(&points, &format!("stroke=\"{colour}\" stroke-width=\"2.2\""));
    }
    let names: Vec<String> = curves.iter().map(|curve| curve.name.to_owned()).collect();
    picture.legend(axes.right(), axes.y(0.0) - 8.0, &names);
    picture.finish()
}
