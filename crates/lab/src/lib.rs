//! Experiments: measures bots in whole games.
//!
//! An [`Experiment`] is a number of deals played by one or more line-ups of bots. Its games are split into chunks; each
//! game depends only on the seed and its number, so chunks can be played by any thread of any machine, in any order,
//! and add up to the same [`Results`]. A [`Journal`] stores finished chunks on disk; a run can be resumed from it, and
//! [`merge()`] combines the shares of several machines.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use tenback_bots::{Bot, Level};
//! use tenback_lab::{Experiment, Lineup, Players, Program, Run, Shard};
//! use tenback_rules::{GameName, Options, Rules};
//!
//! let rules = Rules::new(GameName::Classic, 2, Options::default()).expect("the game allows two seats");
//! let lineup = Lineup { bots: vec!["greedy".into(); 2], signals: false, budget: None, network: None };
//! let players = Players::new(lineup, vec![Bot::new(Level::Greedy); 2]);
//! let program = Program { version: "1.0.0".into(), commit: None };
//! let experiment = Experiment::new(program, rules, vec![players], 100, 1);
//! let run = Run {
//!     experiment: &experiment,
//!     shard: Shard::WHOLE,
//!     threads: 2,
//!     journal: None,
//!     records: None,
//!     listed: false,
//!     stop: &AtomicBool::new(false),
//! };
//! let (results, cut) = run.play(|_| {});
//! assert!(cut.is_none());
//! assert_eq!(results.games(), 100);
//! ```

mod adjusted;
mod chance;
mod claims;
mod counts;
mod error;
mod game;
mod journal;
mod lineup;
mod merge;
mod plan;
mod play;
mod plot;
mod records;
mod report;
mod results;
mod rows;
mod run;
mod statistics;
mod stopwatch;
mod tally;

pub use adjusted::AdjustedSum;
pub use claims::{Bin, Claims, largest_error};
pub use counts::Counts;
pub use journal::{Content, Journal, JournalError, read as read_journal};
pub use lineup::{Conditions, Lineup, LineupError, NetworkId, Wanted, WrittenBudget, uses_network};
pub use merge::{MergeError, merge};
pub use plan::{Difference, Plan, Program, Shard};
pub use play::Players;
pub use plot::{Curve, curve_plot, escaped, left_plot, reliability_plot};
pub use records::{Records, RecordsError};
pub use report::{Comparison, Contrast, Frame, LineupReport, Report, Simulation};
pub use results::{ChunkResult, Results};
pub use rows::{GameRow, games_csv};
pub use run::{Cut, Experiment, Run};
pub use statistics::{Interval, mean_interval, paired_share_interval, share_interval};
pub use tally::{GameResult, Pairing, Tally, TurnTime};
