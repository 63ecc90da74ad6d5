//! Texts about the game, in the language of the reader.
//!
//! The rules report problems as enums; here they become sentences that say what is wrong and what to do instead. The
//! sentences are Fluent files in `locales/`, one folder for each language, compiled in.
//!
//! ```
//! use tenback_rules::{Illegal, Unfinished};
//! use tenback_words::{Language, Words};
//!
//! let words = Words::new(Language::English);
//! let why = Illegal::CannotEnd(Unfinished::Owes { more: 1 });
//! assert_eq!(words.illegal(&why), "Play one more card before you end the turn.");
//! assert_eq!(words.message("pile", &[("pile", "a".into())]), "pile a");
//! ```

mod args;
mod clauses;
mod coach;
mod ending;
mod illegal;
mod language;
mod lesson;
mod puzzles;
mod reason;
mod record;
mod review;
mod server;
mod setup;
mod system;
mod table;
mod words;

pub use clauses::{ending_clauses, problem_clauses};
pub use ending::SeatNames;
pub use lesson::loss_word;
pub use tenback_table::Language;
pub use words::{Value, Words};
