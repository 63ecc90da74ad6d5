//! What people read about a game, in their language.
//!
//! The rules speak in enums; here they become sentences that say what is wrong, what to do instead, and by which
//! clause of `docs/RULES.md`. The sentences are Fluent files in `locales/`, one folder for each language, compiled in.
//!
//! ```
//! use tenback_rules::{Illegal, Unfinished};
//! use tenback_words::{Language, Words};
//!
//! let words = Words::new(Language::English);
//! let why = Illegal::CannotEnd(Unfinished::Owes { more: 1 });
//! assert_eq!(words.illegal(&why), "Lay one more card before you end the turn (A7, C3).");
//! assert_eq!(words.message("pile", &[("pile", "a".into())]), "pile a");
//! ```

mod args;
mod ending;
mod illegal;
mod language;
mod reason;
mod record;
mod server;
mod setup;
mod table;
mod words;

pub use tenback_table::Language;
pub use words::{Value, Words};
