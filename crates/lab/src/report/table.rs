//! Reports as tables.

use std::fmt::Write;

use tenback_rules::Outcome;

use super::{Comparison, Contrast, Frame, LineupReport, Simulation};
use crate::adjusted::AdjustedRate;
use crate::claims::largest_error;
use crate::counts::Counts;

/// The longest bar of a distribution, in characters.
const BAR: usize = 40;

/// The table of one line-up, with the distribution of cards left.
pub(super) fn simulation_table(simulation: &Simulation) -> String {
    let Simulation { frame, lineup } = simulation;
    let mut text = format!("{}, {}, seed {}\n\n", game(frame), lineup.title(), frame.seed);
    let mut row = |name: &str, value: String| _ = writeln!(text, "{name:<14}{value}");
    row("games", format!("{} in {}", grouped(lineup.games), duration(frame.seconds)));
    let interval = format!("95 % interval {:.1} to {:.1} %", lineup.low * 100.0, lineup.high * 100.0);
    match &lineup.wins_by_seat {
        Some(wins) => {
            let by_seat: Vec<String> = wins.iter().map(|wins| grouped(*wins)).collect();
            let seats: Vec<String> =
                lineup.bots.iter().zip(&by_seat).map(|(bot, wins)| format!("{bot} {wins}")).collect();
            row("won by seat", seats.join(", "));
            row("seat 1 won", format!("{}, {interval}", percent(lineup.win_rate)));
        }
        None => row("won", format!("{}, {}, {interval}", grouped(lineup.wins), percent(lineup.win_rate))),
    }
    if let Some(adjusted) = &lineup.adjusted {
        row("luck-adjusted", luck_adjusted(adjusted));
    }
    row(
        "cards left",
        format!(
            "{} on average, fewer than {} in {}",
            decimal(lineup.mean_left),
            Outcome::EXCELLENT_BELOW,
            percent(lineup.excellent_rate)
        ),
    );
    row("turns", spread(&lineup.turns, lineup.mean_turns));
    row("tricks", spread(&lineup.tricks, lineup.mean_tricks));
    row("time a turn", time(lineup));
    if let Some(difficulty) = difficulty(&lineup.wins_per_deal, frame.repeat) {
        row("deals", difficulty);
    }
    if let Some(error) = largest_error(&lineup.calibration) {
        let bins = lineup.calibration.len();
        row("chances", format!("off by {:.1} points at most ({bins} bins of similar positions)", error * 100.0));
    }
    if lineup.illegal_turns > 0 {
        row("ILLEGAL TURNS", grouped(lineup.illegal_turns));
    }
    text.push('\n');
    distribution(&mut text, &lineup.left);
    text
}

/// The table of several line-ups, with their differences.
pub(super) fn comparison_table(comparison: &Comparison) -> String {
    let frame = &comparison.frame;
    let deals = grouped(comparison.games);
    let mut text = format!("{}, {deals} deals in {}, seed {}\n\n", game(frame), duration(frame.seconds), frame.seed);
    _ = writeln!(text, "{:>3}  {:>8} {:>17} {:>8} {:>10}  line-up", "", "won", "95 % interval", "left", "ms a turn");
    for (index, lineup) in comparison.lineups.iter().enumerate() {
        let interval = format!("{:.1} to {:.1}", lineup.low * 100.0, lineup.high * 100.0);
        _ = writeln!(
            text,
            "{:>3}  {:>8} {interval:>17} {:>8} {:>10}  {}",
            index + 1,
            percent(lineup.win_rate),
            decimal(lineup.mean_left),
            lineup.turn_ms_mean.map_or("–".to_owned(), |ms| format!("{ms:.4}")),
            lineup.title(),
        );
    }
    for (index, adjusted) in (1..).zip(comparison.lineups.iter().map(|lineup| lineup.adjusted.as_ref())) {
        if let Some(adjusted) = adjusted {
            _ = writeln!(text, "{index:>3}  luck-adjusted {}", luck_adjusted(adjusted));
        }
    }
    text.push('\n');
    for contrast in &comparison.differences {
        text.push_str(&contrast_lines(contrast));
    }
    text
}

/// The win rate without luck, and how much it gains.
fn luck_adjusted(adjusted: &AdjustedRate) -> String {
    format!(
        "{:.1} %, 95 % interval {:.1} to {:.1} %, narrower by a factor of {:.2}",
        adjusted.adjusted_rate * 100.0,
        adjusted.adjusted_low * 100.0,
        adjusted.adjusted_high * 100.0,
        adjusted.adjusted_narrower
    )
}

fn contrast_lines(contrast: &Contrast) -> String {
    let points = |value: f64| format!("{:+.2}", value * 100.0);
    let verdict = if contrast.low > 0.0 {
        "better"
    } else if contrast.high < 0.0 {
        "worse"
    } else {
        "no clear difference"
    };
    let adjusted = contrast.adjusted.as_ref().map_or_else(String::new, |adjusted| {
        format!(
            "{:>14}luck-adjusted {} ({} to {}), narrower by a factor of {:.2}\n",
            "",
            points(adjusted.adjusted_rate),
            points(adjusted.adjusted_low),
            points(adjusted.adjusted_high),
            adjusted.adjusted_narrower
        )
    });
    let left = match (contrast.mean_left, contrast.left_low, contrast.left_high) {
        (Some(mean), Some(low), Some(high)) => format!("{mean:+.2} ({low:+.2} to {high:+.2})"),
        _ => "–".to_owned(),
    };
    format!(
        "{} against {}: {} points of win rate ({} to {}), {verdict}\n{adjusted}{:>14}cards left {left}\n{:>14}both won {}, only {} {}, only {} {}, neither {}\n",
        contrast.lineup,
        contrast.against,
        contrast.win_rate.map_or("–".to_owned(), points),
        points(contrast.low),
        points(contrast.high),
        "",
        "",
        grouped(contrast.both),
        contrast.lineup,
        grouped(contrast.gained),
        contrast.against,
        grouped(contrast.lost),
        grouped(contrast.neither),
    )
}

pub(super) fn game(frame: &Frame) -> String {
    let seats = if frame.seats == 1 { "1 seat".to_owned() } else { format!("{} seats", frame.seats) };
    format!("{}, {seats}, hand {}, minimum {}", frame.game, frame.hand, frame.minimum)
}

fn spread(counts: &Counts, mean: Option<f64>) -> String {
    match (counts.quantile(0.05), counts.quantile(0.95)) {
        (Some(low), Some(high)) => format!("{} on average, {low} to {high} in nine of ten games", decimal(mean)),
        _ => "–".to_owned(),
    }
}

/// How hard the deals are, if each was played several times.
fn difficulty(wins: &Counts, repeat: u64) -> Option<String> {
    let deals = Some(wins.total()).filter(|&deals| deals > 0)? as f64;
    let share = |count: u64| percent(Some(count as f64 / deals));
    let (never, always) = (share(wins.of(0)), share(wins.of(repeat as usize)));
    let half = wins.quantile(0.5)?;
    Some(format!(
        "{} played {repeat} times each: never won {never}, always {always}, half of them at most {half} times",
        grouped(wins.total())
    ))
}

fn time(lineup: &LineupReport) -> String {
    let ms = |value: Option<f64>| value.map_or("–".to_owned(), |ms| format!("{ms:.4} ms"));
    let alike = lineup.bots.windows(2).all(|pair| pair[0] == pair[1]);
    if alike {
        return ms(lineup.turn_ms_mean);
    }
    let seats: Vec<String> =
        lineup.bots.iter().zip(&lineup.turn_ms_by_seat).map(|(bot, time)| format!("{bot} {}", ms(*time))).collect();
    format!("{} ({})", ms(lineup.turn_ms_mean), seats.join(", "))
}

/// Cards left: none, up to four, up to nine, then by tens.
fn distribution(text: &mut String, left: &Counts) {
    let highest = left.as_slice().len();
    let mut bins = vec![(0, 1), (1, 5), (5, 10)];
    bins.extend((10..highest.max(10)).step_by(10).map(|low| (low, low + 10)));
    bins.retain(|(low, _)| *low < highest.max(1));
    let count = |(low, high): &(usize, usize)| left.below(*high) - left.below(*low);
    let most = bins.iter().map(count).max().unwrap_or(0).max(1);
    _ = writeln!(text, "cards left");
    for bin in &bins {
        let name = if bin.1 - bin.0 == 1 { bin.0.to_string() } else { format!("{} to {}", bin.0, bin.1 - 1) };
        let games = count(bin);
        let share = percent((left.total() > 0).then(|| games as f64 / left.total() as f64));
        let bar = "█".repeat((games as f64 / most as f64 * BAR as f64).round() as usize);
        _ = writeln!(text, "{:<14}", format!("{name:>9}  {:>10} {share:>8}  {bar}", grouped(games)).trim_end());
    }
}

fn percent(share: Option<f64>) -> String {
    share.map_or("–".to_owned(), |share| format!("{:.1} %", share * 100.0))
}

fn decimal(value: Option<f64>) -> String {
    value.map_or("–".to_owned(), |value| format!("{value:.2}"))
}

fn duration(seconds: f64) -> String {
    if seconds < 100.0 { format!("{seconds:.2} s") } else { format!("{:.1} min", seconds / 60.0) }
}

/// A number with commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
