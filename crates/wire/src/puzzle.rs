//! Puzzles.

use serde::{Deserialize, Serialize};
use tenback_rules::{Card, GameName, Rules, Seat};
use utoipa::ToSchema;

use crate::schema::{CardNumber, GameWord, LegalObject, RulesObject, SeatNumber, SeenObject, ViewObject};
use crate::seen::Seen;
use crate::view::{Legal, View};

/// The puzzles there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PuzzleList {
    /// How many there are.
    pub count: u32,
    /// Their themes.
    pub themes: Vec<PuzzleThemeCount>,
    /// The puzzle of the day.
    pub today: PuzzleOfTheDay,
    /// How well the person has done so far; left out without a token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<PuzzleStanding>,
}

/// How many puzzles have a theme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleThemeCount {
    /// The theme.
    #[cfg_attr(test, ts(type = "PuzzleTheme"))]
    pub theme: String,
    /// How many puzzles have it.
    pub count: u32,
}

/// The puzzle of the day, in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleOfTheDay {
    /// Its id.
    pub id: String,
    /// Which game.
    #[schema(value_type = GameWord)]
    #[cfg_attr(test, ts(type = "Game"))]
    pub game: GameName,
    /// Its themes.
    #[cfg_attr(test, ts(type = "PuzzleTheme[]"))]
    pub themes: Vec<String>,
    /// How difficult it is, on the scale of ratings.
    pub difficulty: u16,
}

/// What a solver has done with a puzzle so far.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PuzzleMoves {
    /// The moves from the start: `45a` or `end`.
    pub moves: Vec<String>,
    /// Whether the solver asks for the solution. The moves are then played without being judged.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub give_up: bool,
    /// How well somebody without a token has done so far: the client keeps it. With a token it is ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<PuzzleStanding>,
}

/// How well somebody has done with puzzles: a rating by Glicko-2, and what their first attempts came to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PuzzleStanding {
    /// The estimate.
    pub rating: f64,
    /// How far off it may be: one standard deviation.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
    /// How many puzzles were tried.
    pub tried: u32,
    /// How many of them were solved at the first attempt.
    pub solved: u32,
    /// Whether the first attempt at this puzzle solved it; left out if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<bool>,
}

/// A puzzle after some moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Puzzle {
    /// Its id.
    pub id: String,
    /// Its themes.
    #[cfg_attr(test, ts(type = "PuzzleTheme[]"))]
    pub themes: Vec<String>,
    /// How difficult it is, on the scale of ratings.
    pub difficulty: u16,
    /// What it asks for, in the language of the request.
    pub task: String,
    /// The moves that were made, up to the first wrong one.
    pub moves: Vec<String>,
    /// How far the attempt is.
    pub stage: PuzzleStage,
    /// Why the next move is against the rules, in the language of the request. The attempt goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objection: Option<String>,
    /// What is wrong with the last move, or why the solution is the only one, in the language of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The solution, once the puzzle is solved or the solver has given up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<Vec<String>>,
    /// The rules of the position.
    #[schema(value_type = RulesObject)]
    #[cfg_attr(test, ts(type = "Rules"))]
    pub rules: Rules,
    /// The seat whose hand the solver plays now.
    #[schema(value_type = SeatNumber)]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// The names of the seats; empty for that of the solver.
    pub names: Vec<String>,
    /// All hands: they are open.
    #[schema(value_type = Vec<Vec<CardNumber>>)]
    #[cfg_attr(test, ts(type = "Card[][]"))]
    pub hands: Vec<Vec<Card>>,
    /// What the last move led to.
    #[schema(value_type = Vec<SeenObject>)]
    pub seen: Vec<Seen>,
    /// The game as that seat sees it.
    #[schema(value_type = ViewObject)]
    pub view: View,
    /// What the solver may lay.
    #[schema(value_type = Vec<LegalObject>)]
    pub legal: Vec<Legal>,
    /// How well the solver has done, with this attempt if it is their first and has ended: as stored or, without a token, as
    /// sent; left out if neither.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<PuzzleStanding>,
}

/// How far an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleStage {
    /// Nothing wrong so far.
    Solving,
    /// Solved.
    Solved,
    /// The last move was wrong.
    Failed,
    /// The solver has given up.
    Shown,
}
