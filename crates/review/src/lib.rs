//! Reviews of finished games: the chance to win by turn, what would have been better, and what was luck.
//!
//! A [`FinishedGame`] is made from a record. A [`Study`] divides its review into independent [`Step`]s, the most
//! important first; each gives a [`Part`] that depends on nothing but the game, the reference player and the effort. So
//! the steps can be performed in any order, on any number of threads and machines, stopped and resumed. Once all parts
//! are there, they make a [`Review`]. There is no I/O here, and no clock.
//!
//! What the numbers mean is described in `docs/REVIEW.md`.

mod accuracy;
mod answer;
mod balance;
mod choices;
mod coach;
mod csv;
mod decisive;
mod difference;
mod draw;
mod effort;
mod finished;
mod judge;
mod luck;
mod race;
mod report;
mod review;
mod sample;
mod seed;
mod study;
mod summary;
mod verdict;
mod winnable;

pub use accuracy::{accuracy, turn_accuracy};
pub use answer::AnswerError;
pub use balance::Balance;
pub use coach::{CostlyLay, OpenTurn, Outlook, Remark, outlook, points, remark};
pub use csv::{CSV_COLUMNS, csv_rows};
pub use difference::Difference;
pub use draw::Draw;
pub use effort::Effort;
pub use finished::{FinishedGame, PlayedTurn, ReviewError};
pub use judge::{Judgement, RatedTurn};
pub use luck::LuckMeter;
pub use report::{report, report_answer, report_turn};
pub use review::{Review, ReviewedTurn};
pub use study::{Opening, Part, Step, Study};
pub use summary::{Mistake, Summary};
pub use verdict::Verdict;
pub use winnable::{LineTurn, WinningLine, find_line};
