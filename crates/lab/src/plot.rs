//! Plots of results, as SVG.

mod axes;
mod budget;
mod curve;
mod difficulty;
mod histogram;
mod reliability;

pub(crate) use budget::budget_plot;
pub use curve::{Curve, curve_plot};
pub(crate) use difficulty::difficulty_plot;
pub use histogram::left_plot;
pub use reliability::reliability_plot;

use std::fmt::Write;

/// The size of a plot.
const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 480.0;

/// The colours of line-ups and curves, distinguishable for colour-blind readers.
const COLOURS: [&str; 6] = ["#31688e", "#c8553d", "#4f8f4f", "#8a5aa8", "#b8860b", "#555555"];

/// A plot being drawn.
struct Picture {
    text: String,
}

impl Picture {
    /// A light background with a title and a subtitle.
    fn new(title: &str, below: &str) -> Picture {
        let mut text = String::new();
        _ = write!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
             height=\"{HEIGHT}\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\" fill=\"#333333\">\n\
             <title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fcfbf8\"/>\n",
            escaped(title)
        );
        let mut picture = Picture { text };
        picture.words(32.0, 34.0, "start", "font-size=\"18\" font-weight=\"bold\"", title);
        picture.words(32.0, 56.0, "start", "fill=\"#666666\"", below);
        picture
    }

    fn words(&mut self, x: f64, y: f64, anchor: &str, style: &str, words: &str) {
        let words = escaped(words);
        _ = writeln!(self.text, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" {style}>{words}</text>");
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), style: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        _ = writeln!(self.text, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}/>");
    }

    fn bar(&mut self, x: f64, y: f64, width: f64, height: f64, style: &str) {
        _ = writeln!(
            self.text,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {style}/>"
        );
    }

    fn dot(&mut self, x: f64, y: f64, style: &str) {
        _ = writeln!(self.text, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" {style}/>");
    }

    fn path(&mut self, points: &[(f64, f64)], style: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        _ = writeln!(self.text, "<polyline points=\"{}\" fill=\"none\" {style}/>", points.join(" "));
    }

    /// A legend in the lower right corner, each name in its colour.
    fn legend(&mut self, right: f64, bottom: f64, names: &[String]) {
        const LINE: f64 = 20.0;
        let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) as f64;
        let (width, height) = (longest * 7.6 + 16.0, names.len() as f64 * LINE + 8.0);
        self.bar(right - width, bottom - height, width, height, "fill=\"#fcfbf8\" fill-opacity=\"0.85\" rx=\"4\"");
        for (index, (name, colour)) in names.iter().zip(COLOURS.iter().cycle()).enumerate() {
            let y = bottom - height + (index + 1) as f64 * LINE - 2.0;
            self.words(right - 8.0, y, "end", &format!("fill=\"{colour}\" font-weight=\"bold\""), name);
        }
    }

    fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

/// Text as it is written in SVG.
pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A round distance between ticks, so that there are at most about `most` of them.
fn nice_step(range: f64, most: f64) -> f64 {
    if range <= 0.0 {
        return 1.0;
    }
    let rough = range / most;
    let tens = 10_f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0].into_iter().find(|factor| factor * tens >= rough * 0.999).unwrap_or(10.0);
    factor * tens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        let steps = [1.0, 3.0, 7.0, 40.0, 98.0, 0.4].map(|range| nice_step(range, 5.0));
        let wanted = [0.2, 1.0, 2.0, 10.0, 20.0, 0.1];
        assert!(steps.iter().zip(&wanted).all(|(a, b)| (a - b).abs() < 1e-9), "{steps:?}");
        assert_eq!(nice_step(0.0, 5.0), 1.0);
    }

    #[test]
    fn text_is_escaped() {
        let picture = Picture::new("<a> & \"b\"", "").finish();
        assert!(picture.contains("<title>&lt;a&gt; &amp; &quot;b&quot;</title>"));
    }
}
