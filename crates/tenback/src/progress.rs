//! The progress bar of an experiment, on standard error if that is a terminal.

use std::cell::Cell;
use std::fmt::Write;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use tenback_lab::{Plan, Results, Shard};

/// A bar that counts games; some may have been played by an earlier run.
pub(crate) fn game_bar(games: u64, played: u64) -> ProgressBar {
    let pace = |state: &ProgressState, out: &mut dyn Write| {
        let digits = if state.per_sec() < 10.0 { 2 } else { 0 };
        _ = write!(out, "{:.digits$} a second", state.per_sec());
    };
    let bar = ProgressBar::new(games).with_position(played);
    let style = "{bar:30} {human_pos} of {human_len} games, {pace}, {eta} left{msg}";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style.with_key("pace", pace));
    }
    bar.reset_eta();
    bar
}

/// The progress of an experiment.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Whether something has been shown: games before that were played by an earlier run.
    shown: Cell<bool>,
}

impl Progress {
    /// A bar for a part of an experiment.
    pub(crate) fn new(plan: &Plan, shard: Shard) -> Progress {
        let games = shard.chunks(plan).map(|chunk| {
            let games = plan.games_of(chunk);
            games.end - games.start
        });
        Progress { bar: game_bar(games.sum(), 0), shown: Cell::new(false) }
    }

    /// Updates the count and the win rate.
    pub(crate) fn show(&self, results: &Results) {
        if self.bar.is_hidden() {
            return;
        }
        let rates = results.tallies().iter().filter_map(|tally| tally.win_rate());
        let rates: Vec<String> = rates.map(|rate| format!("{:.1} %", rate * 100.0)).collect();
        if !rates.is_empty() {
            self.bar.set_message(format!(", won {}", rates.join(", ")));
        }
        self.bar.set_position(results.games());
        if !self.shown.replace(true) {
            // Estimate the remaining time from the speed of this run alone.
            self.bar.reset_elapsed();
            self.bar.reset_eta();
        }
    }

    /// Removes the bar before the results are printed.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
