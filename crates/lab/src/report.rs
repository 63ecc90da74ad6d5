//! Reports: JSON for programs, CSV for spreadsheets, a table for people.

mod csv;
mod table;

use serde::Serialize;
use tenback_rules::Outcome;

use crate::adjusted::AdjustedRate;
use crate::claims::Bin;
use crate::counts::Counts;
use crate::lineup::{Lineup, NetworkId, WrittenBudget};
use crate::plot::{budget_plot, difficulty_plot, reliability_plot};
use crate::results::Results;
use crate::statistics::{mean_interval, paired_share_interval, share_interval};
use crate::tally::{Pairing, Tally, TurnTime};

use csv::{comparison_csv, simulation_csv};
use table::{comparison_table, simulation_table};

/// What all line-ups of an experiment have in common.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Frame {
    /// The version of the program.
    pub version: String,
    /// The commit it was built from, if known.
    pub commit: Option<String>,
    /// The word of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The hand size.
    pub hand: u8,
    /// The minimum while there are cards to draw.
    pub minimum: u8,
    /// The random seed.
    pub seed: u64,
    /// How many games each line-up plays, in all shares together.
    pub planned: u64,
    /// How many of them with each deal.
    pub repeat: u64,
    /// Whether all of them are counted here.
    pub complete: bool,
    /// Wall-clock seconds; for merged files, the sum over all threads.
    pub seconds: f64,
    /// Seconds of work by all threads, including earlier parts of a resumed run.
    pub work_seconds: f64,
}

/// The results of one line-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LineupReport {
    /// What distinguishes it from the other line-ups.
    pub name: String,
    /// The level of each seat.
    pub bots: Vec<String>,
    /// Whether the seats gave each other signals.
    pub signals: bool,
    /// The budget of the master level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<WrittenBudget>,
    /// The network the bots use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<NetworkId>,
    /// Games played.
    pub games: u64,
    /// Games won; between opponents by the first seat.
    pub wins: u64,
    /// Games won by each of two opponents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins_by_seat: Option<Vec<u64>>,
    /// The share of games won, and the 95 % interval around it.
    pub win_rate: Option<f64>,
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The mean of cards left over all games.
    pub mean_left: Option<f64>,
    /// The lower end of the 95 % interval around it.
    pub mean_left_low: Option<f64>,
    /// Its upper end.
    pub mean_left_high: Option<f64>,
    /// How many games ended with 0, 1, 2 … cards left.
    pub left: Counts,
    /// The share of games with fewer than ten cards left.
    pub excellent_rate: Option<f64>,
    /// The mean number of turns.
    pub mean_turns: Option<f64>,
    /// How many games had 0, 1, 2 … turns.
    pub turns: Counts,
    /// The mean number of backwards tricks.
    pub mean_tricks: Option<f64>,
    /// How many games had 0, 1, 2 … of them.
    pub tricks: Counts,
    /// The mean time a bot took for a turn, in milliseconds.
    pub turn_ms_mean: Option<f64>,
    /// The same by seat.
    pub turn_ms_by_seat: Vec<Option<f64>>,
    /// Games lost because a bot chose an illegal turn. Anything but 0 is a bug.
    pub illegal_turns: u64,
    /// With how many deals 0, 1, 2 … of their games were won, if each was played several times.
    pub wins_per_deal: Counts,
    /// The win rate without luck, if that was measured.
    #[serde(flatten)]
    pub adjusted: Option<AdjustedRate>,
    /// The chances to win that bots named after their turns, compared with what came true.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calibration: Vec<Bin>,
}

/// A line-up compared with the first, on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contrast {
    /// The line-up, counted from 1.
    pub lineup: usize,
    /// The one it is compared with.
    pub against: usize,
    /// The win rate minus that of the other, and the 95 % interval around it.
    pub win_rate: Option<f64>,
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The mean of cards left minus that of the other, and the 95 % interval around it.
    pub mean_left: Option<f64>,
    /// Its lower end.
    pub left_low: Option<f64>,
    /// Its upper end.
    pub left_high: Option<f64>,
    /// Deals both won.
    pub both: u64,
    /// Deals only this one won.
    pub gained: u64,
    /// Deals only the other won.
    pub lost: u64,
    /// Deals nobody won.
    pub neither: u64,
    /// The difference of the win rates without luck, if that was measured.
    #[serde(flatten)]
    pub adjusted: Option<AdjustedRate>,
}

/// The report of `tenback simulate`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The experiment.
    #[serde(flatten)]
    pub frame: Frame,
    /// The results of the line-up.
    #[serde(flatten)]
    pub lineup: LineupReport,
}

/// The report of `tenback compare`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The experiment.
    #[serde(flatten)]
    pub frame: Frame,
    /// Deals played by each line-up.
    pub games: u64,
    /// The results of each line-up.
    pub lineups: Vec<LineupReport>,
    /// Each further line-up compared with the first.
    pub differences: Vec<Contrast>,
}

/// A report of either kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Report {
    /// Of one line-up.
    Simulation(Box<Simulation>),
    /// Of several.
    Comparison(Comparison),
}

impl Report {
    /// The report of an experiment that took this many seconds.
    pub fn new(results: &Results, seconds: f64) -> Report {
        let frame = Frame::new(results, seconds);
        let lineups: Vec<&Lineup> = results.plan().lineups.iter().collect();
        let named = lineups.iter().zip(Lineup::short_names(&lineups)).zip(results.tallies());
        let mut lineups: Vec<LineupReport> =
            named.map(|((lineup, name), tally)| LineupReport::new(lineup, name, tally)).collect();
        if lineups.len() == 1 {
            return Report::Simulation(Box::new(Simulation { frame, lineup: lineups.remove(0) }));
        }
        let differences = results.pairings().iter().enumerate();
        let differences = differences.map(|(index, pairing)| Contrast::new(index + 2, pairing)).collect();
        Report::Comparison(Comparison { frame, games: results.games(), lineups, differences })
    }

    /// One JSON object.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("numbers, words and lists can always be written")
    }

    /// CSV with a heading.
    pub fn csv(&self) -> String {
        match self {
            Report::Simulation(simulation) => simulation_csv(simulation),
            Report::Comparison(comparison) => comparison_csv(comparison),
        }
    }

    /// A plot of the chances to win that bots named, against what came true; of the first line-up.
    pub fn reliability_plot(&self) -> String {
        let (frame, lineups) = self.parts();
        let lineup = lineups.first();
        let title = lineup.map(|lineup| format!("{}, {}", table::game(frame), lineup.title()));
        reliability_plot(&title.unwrap_or_default(), lineup.map_or(&[], |lineup| &lineup.calibration))
    }

    /// A plot of how often each deal was won.
    pub fn difficulty_plot(&self) -> String {
        let (frame, lineups) = self.parts();
        difficulty_plot(frame, lineups)
    }

    /// A plot of the win rate by budget.
    pub fn budget_plot(&self) -> String {
        let (frame, lineups) = self.parts();
        budget_plot(frame, lineups)
    }

    /// The experiment and all its line-ups.
    fn parts(&self) -> (&Frame, &[LineupReport]) {
        match self {
            Report::Simulation(simulation) => (&simulation.frame, std::slice::from_ref(&simulation.lineup)),
            Report::Comparison(comparison) => (&comparison.frame, &comparison.lineups),
        }
    }

    /// A table for people.
    pub fn table(&self) -> String {
        match self {
            Report::Simulation(simulation) => simulation_table(simulation),
            Report::Comparison(comparison) => comparison_table(comparison),
        }
    }
}

impl Frame {
    fn new(results: &Results, seconds: f64) -> Frame {
        let plan = results.plan();
        Frame {
            version: plan.program.version.clone(),
            commit: plan.program.commit.clone(),
            game: plan.game.clone(),
            seats: plan.seats,
            hand: plan.hand,
            minimum: plan.minimum,
            seed: plan.seed,
            planned: plan.games,
            repeat: plan.repeat,
            complete: results.games() == plan.games,
            seconds,
            work_seconds: results.work_seconds(),
        }
    }
}

impl LineupReport {
    fn new(lineup: &Lineup, name: String, tally: &Tally) -> LineupReport {
        let interval = share_interval(tally.won(), tally.games);
        let mean_left = tally.left.mean_interval();
        LineupReport {
            name,
            bots: lineup.bots.clone(),
            signals: lineup.signals,
            budget: lineup.budget,
            network: lineup.network.clone(),
            games: tally.games,
            wins: tally.won(),
            wins_by_seat: (tally.wins.len() > 1).then(|| tally.wins.clone()),
            win_rate: tally.win_rate(),
            low: interval.low,
            high: interval.high,
            mean_left: tally.left.mean(),
            mean_left_low: mean_left.map(|interval| interval.low),
            mean_left_high: mean_left.map(|interval| interval.high),
            left: tally.left.clone(),
            excellent_rate: (tally.games > 0)
                .then(|| tally.left.below(Outcome::EXCELLENT_BELOW.into()) as f64 / tally.games as f64),
            mean_turns: tally.turns.mean(),
            turns: tally.turns.clone(),
            mean_tricks: tally.tricks.mean(),
            tricks: tally.tricks.clone(),
            turn_ms_mean: tally.turn_time().mean_ms(),
            turn_ms_by_seat: tally.time.iter().map(TurnTime::mean_ms).collect(),
            illegal_turns: tally.illegal,
            wins_per_deal: tally.wins_per_deal.clone(),
            adjusted: tally.adjusted.and_then(|sum| sum.rate(tally.games, interval)),
            calibration: tally.claims.bins(),
        }
    }

    /// The line-up as a title, in the words of the command line.
    pub(crate) fn title(&self) -> String {
        let lineup = Lineup {
            bots: self.bots.clone(),
            signals: self.signals,
            budget: self.budget,
            network: self.network.clone(),
        };
        let is_team = self.bots.len() > 1 && self.wins_by_seat.is_none();
        lineup.in_words(is_team)
    }
}

impl Contrast {
    fn new(lineup: usize, pairing: &Pairing) -> Contrast {
        let deals = pairing.deals();
        let mean = |sum: i64| (deals > 0).then(|| sum as f64 / deals as f64);
        let interval = paired_share_interval(pairing.only_second, pairing.only_first, deals);
        let left = mean_interval(pairing.left_sum, pairing.left_squares, deals);
        Contrast {
            lineup,
            against: 1,
            win_rate: mean(pairing.only_second as i64 - pairing.only_first as i64),
            low: interval.low,
            high: interval.high,
            mean_left: mean(pairing.left_sum),
            left_low: left.map(|interval| interval.low),
            left_high: left.map(|interval| interval.high),
            both: pairing.both,
            gained: pairing.only_second,
            lost: pairing.only_first,
            neither: pairing.neither,
            adjusted: pairing.adjusted.and_then(|sum| sum.rate(deals, interval)),
        }
    }
}
