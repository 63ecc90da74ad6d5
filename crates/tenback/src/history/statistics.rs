//! Statistics for people.

use std::ops::RangeInclusive;

use tenback_tui::{Context, fill};
use tenback_wire::{GameStatistics, Rate, Statistics};
use tenback_words::Words;
use unicode_width::UnicodeWidthStr;

use super::table::{percent, title};

/// The bars of the histogram: games with this many cards left.
const BARS: [RangeInclusive<usize>; 7] = [0..=0, 1..=4, 5..=9, 10..=19, 20..=29, 30..=49, 50..=98];

/// How long the longest bar is.
const LONGEST: usize = 30;

/// All statistics, the most played games first.
pub(super) fn text(statistics: &Statistics, context: &Context) -> String {
    if statistics.games.is_empty() {
        let none = context.words.message("history-no-statistics", &[]);
        return context.columns.map_or_else(|| none.clone(), |columns| fill(&none, columns)) + "\n";
    }
    let blocks: Vec<String> = statistics.games.iter().map(|game| block(game, context)).collect();
    blocks.join("\n")
}

fn block(game: &GameStatistics, context: &Context) -> String {
    let words = &context.words;
    let mut text = title(game.game, game.seats, words) + "\n";
    for line in facts(game, words) {
        let columns = context.columns.unwrap_or(usize::MAX).saturating_sub(2);
        text += &format!("  {}\n", fill(&line, columns).replace('\n', "\n  "));
    }
    text + &histogram(&game.left, context)
}

fn facts(game: &GameStatistics, words: &Words) -> Vec<String> {
    let played = words.message("history-played", &[("played", game.played.into()), ("won", game.won.into())]);
    let ten_backs = [
        ("backs", game.ten_backs.into()),
        ("mean", words.decimal(f64::from(game.ten_backs) / f64::from(game.played.max(1)), 1).into()),
    ];
    let streaks = [("now", game.streak.into()), ("longest", game.longest_streak.into())];
    let mut facts = vec![played, rate("history-rate", &game.rate, words)];
    facts.extend(game.adjusted.as_ref().map(|adjusted| rate("history-rate-adjusted", adjusted, words)));
    facts.push(words.message("history-streaks", &streaks));
    facts.push(words.message("history-ten-backs", &ten_backs));
    facts.extend(accuracy(game, words));
    let mean = ("mean", words.decimal(mean(&game.left), 1).into());
    facts.push(words.message("history-mean-left", &[mean]));
    facts
}

fn rate(id: &str, rate: &Rate, words: &Words) -> String {
    let [value, low, high] = [rate.rate, rate.low, rate.high].map(|rate| percent(100.0 * rate, words));
    words.message(id, &[("rate", value.into()), ("low", low.into()), ("high", high.into())])
}

/// The mean over the latest reviewed games.
fn accuracy(game: &GameStatistics, words: &Words) -> Option<String> {
    let count = game.accuracy.len();
    let sum: f64 = game.accuracy.iter().map(|point| point.accuracy).sum();
    let mean = (count > 0).then(|| percent(sum / count as f64, words))?;
    Some(words.message("history-mean-accuracy", &[("percent", mean.into()), ("games", count.into())]))
}

/// The mean number of cards left.
fn mean(left: &[u32]) -> f64 {
    let games: u64 = left.iter().copied().map(u64::from).sum();
    let cards: f64 = left.iter().enumerate().map(|(cards, games)| cards as f64 * f64::from(*games)).sum();
    cards / games.max(1) as f64
}

/// A bar for each range of cards left, up to the longest that occurs.
fn histogram(left: &[u32], context: &Context) -> String {
    let counts =
        BARS.map(|range| left.iter().skip(*range.start()).take(range.count()).copied().map(u64::from).sum::<u64>());
    let last = counts.iter().rposition(|games| *games > 0).unwrap_or(0);
    let labels = BARS.map(|range| match (range.start(), range.end()) {
        (start, end) if start == end => start.to_string(),
        (start, end) => format!("{start}–{end}"),
    });
    let width = labels[..=last].iter().map(|label| label.width()).max().unwrap_or(0);
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    // Indentation, two gaps, and a number of up to four digits.
    let room = context.columns.unwrap_or(usize::MAX).saturating_sub(width + 12).clamp(4, LONGEST);
    let ink = if context.theme.ascii { "#" } else { "█" };
    let bar = |(label, games): (&String, &u64)| {
        let length = (*games as f64 / most as f64 * room as f64).ceil() as usize;
        let line = format!("    {}{label}  {} {games}", " ".repeat(width - label.width()), ink.repeat(length));
        line + "\n"
    };
    labels.iter().zip(&counts).take(last + 1).map(bar).collect()
}
