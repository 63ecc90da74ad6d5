//! Tallies. Everything is a whole number and only ever added, so the order in which games end does not matter.

use serde::{Deserialize, Serialize};
use tenback_rules::{Contest, Rules, Seat};

use crate::adjusted::AdjustedSum;
use crate::claims::Claims;
use crate::counts::Counts;

/// The result of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The side that won: a team is the first side; `None` if the team lost.
    pub winner: Option<Seat>,
    /// Cards in all hands and draw piles at the end.
    pub left: u8,
    /// Turns, including the one in which the game ended.
    pub turns: u16,
    /// Backwards tricks.
    pub tricks: u16,
    /// A bot chose an illegal turn, and lost the game for it.
    pub illegal: bool,
    /// The result without luck, if that was measured, in units of [`AdjustedSum::UNIT`].
    pub adjusted: Option<i64>,
}

impl GameResult {
    /// Whether the side that line-ups are judged by has won: the team, or the first of two opponents.
    pub fn is_won(&self) -> bool {
        self.winner == Some(Seat::FIRST)
    }
}

/// How long the bot of a seat took for its turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TurnTime {
    /// Turns that were timed.
    pub turns: u64,
    /// Nanoseconds for all of them.
    pub nanos: u64,
}

impl TurnTime {
    /// Adds other turns.
    pub fn add(&mut self, other: TurnTime) {
        self.turns += other.turns;
        self.nanos += other.nanos;
    }

    /// The mean of a turn in milliseconds.
    pub fn mean_ms(&self) -> Option<f64> {
        (self.turns > 0).then(|| self.nanos as f64 / self.turns as f64 / 1e6)
    }
}

/// The games of one line-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// How many each side won: the team, or each of two opponents.
    pub wins: Vec<u64>,
    /// Cards left at the end.
    pub left: Counts,
    /// Turns per game.
    pub turns: Counts,
    /// Backwards tricks per game.
    pub tricks: Counts,
    /// Games lost because a bot chose an illegal turn.
    pub illegal: u64,
    /// The chances to win that bots named after their turns.
    #[serde(default)]
    pub claims: Claims,
    /// How many of the games of one deal were won, if deals are played several times.
    #[serde(default)]
    pub wins_per_deal: Counts,
    /// The results without luck, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<AdjustedSum>,
    /// Time by seat.
    pub time: Vec<TurnTime>,
}

impl Tally {
    /// No games yet.
    pub fn new(rules: &Rules) -> Tally {
        let sides = match rules.contest() {
            Contest::Together => 1,
            Contest::Opposed => usize::from(rules.seats()),
        };
        Tally {
            games: 0,
            wins: vec![0; sides],
            left: Counts::default(),
            turns: Counts::default(),
            tricks: Counts::default(),
            illegal: 0,
            claims: Claims::default(),
            wins_per_deal: Counts::default(),
            adjusted: None,
            time: vec![TurnTime::default(); usize::from(rules.seats())],
        }
    }

    /// Counts a game.
    pub fn count(&mut self, result: &GameResult) {
        self.games += 1;
        if let Some(wins) = result.winner.and_then(|seat| self.wins.get_mut(seat.index())) {
            *wins += 1;
        }
        self.left.count(result.left.into());
        self.turns.count(result.turns.into());
        self.tricks.count(result.tricks.into());
        self.illegal += u64::from(result.illegal);
        AdjustedSum::count(&mut self.adjusted, result.adjusted);
    }

    /// Adds other games of the same line-up.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (wins, more) in self.wins.iter_mut().zip(&other.wins) {
            *wins += more;
        }
        self.left.add(&other.left);
        self.turns.add(&other.turns);
        self.tricks.add(&other.tricks);
        self.illegal += other.illegal;
        self.claims.add(&other.claims);
        self.wins_per_deal.add(&other.wins_per_deal);
        AdjustedSum::add(&mut self.adjusted, other.adjusted);
        for (time, more) in self.time.iter_mut().zip(&other.time) {
            time.add(*more);
        }
    }

    /// Whether two tallies have the same shape, so that they can be added.
    pub fn has_shape_of(&self, other: &Tally) -> bool {
        self.wins.len() == other.wins.len() && self.time.len() == other.time.len()
    }

    /// The games won by the side that line-ups are judged by.
    pub fn won(&self) -> u64 {
        self.wins.first().copied().unwrap_or(0)
    }

    /// The share of them.
    pub fn win_rate(&self) -> Option<f64> {
        (self.games > 0).then(|| self.won() as f64 / self.games as f64)
    }

    /// The time of all seats together.
    pub fn turn_time(&self) -> TurnTime {
        let mut all = TurnTime::default();
        self.time.iter().for_each(|time| all.add(*time));
        all
    }
}

/// Two line-ups on the same deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pairing {
    /// Deals both won.
    pub both: u64,
    /// Deals only the first won.
    pub only_first: u64,
    /// Deals only the second won.
    pub only_second: u64,
    /// Deals nobody won.
    pub neither: u64,
    /// Cards left by the second minus cards left by the first, over all deals.
    pub left_sum: i64,
    /// The squares of these differences.
    pub left_squares: u64,
    /// The result of the second minus that of the first, both without luck, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<AdjustedSum>,
}

impl Pairing {
    /// Counts a deal.
    pub fn count(&mut self, first: &GameResult, second: &GameResult) {
        match (first.is_won(), second.is_won()) {
            (true, true) => self.both += 1,
            (true, false) => self.only_first += 1,
            (false, true) => self.only_second += 1,
            (false, false) => self.neither += 1,
        }
        let difference = i64::from(second.left) - i64::from(first.left);
        self.left_sum += difference;
        self.left_squares += (difference * difference) as u64;
        let adjusted = second.adjusted.zip(first.adjusted).map(|(second, first)| second - first);
        AdjustedSum::count(&mut self.adjusted, adjusted);
    }

    /// Adds other deals.
    pub fn add(&mut self, other: &Pairing) {
        self.both += other.both;
        self.only_first += other.only_first;
        self.only_second += other.only_second;
        self.neither += other.neither;
        self.left_sum += other.left_sum;
        self.left_squares += other.left_squares;
        AdjustedSum::add(&mut self.adjusted, other.adjusted);
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.both + self.only_first + self.only_second + self.neither
    }
}
