//! Games as text: the `.tgn` notation of `docs/NOTATION.md`.
//!
//! A [`Record`] is the parsed text; [`replay`] plays it by the rules and returns the game, or the first [`Fault`]. A
//! [`Recorder`] goes the other way, from events to a record. [`RecordReader`] splits a stream of any length into records
//! of bounded size.
//!
//! ```
//! use tenback_notation::{Record, replay};
//!
//! let text = "[Game \"classic\"]\n[Hands \"5 6\"]\n[Deck \"-\"]\n\n1. 5a 6a\n";
//! let record = Record::parse(text).expect("it is well formed");
//! let replayed = replay(&record).expect("it is valid");
//! assert_eq!(replayed.game.board().left(), 0);
//! assert_eq!(Record::parse(&record.to_string()), Ok(record));
//! ```

mod commitment;
mod fault;
mod parse;
mod reader;
mod record;
mod recorder;
mod replay;
mod signal_text;
mod tags;

pub use commitment::commitment;
pub use fault::{Fault, MarkFault, Problem, SetupProblem, SyntaxError};
pub use reader::{Chunk, RecordReader};
pub use record::{Comment, Mark, Record, Tag, TurnLine, Word, WrittenLay};
pub use recorder::Recorder;
pub use replay::{Replayed, replay};
pub use tags::{ResultTag, Termination, tag_of};
