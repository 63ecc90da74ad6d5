//! A game with people: who sits where, which talk is allowed, and what each viewer is sent. Terminal, server and tests
//! use the same [`Table`].
//!
//! A [`Command`] gives [`Event`]s or a [`Refusal`]; event numbers are the same for everybody, and what a viewer gets is
//! [`Seen`]. There is no I/O, no clock and no randomness here: the owner of the table shuffles, stores the events and
//! sends what is seen.
//!
//! ```
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//! use tenback_rules::{GameName, Options, Rules, Seat, Setup, Viewer};
//! use tenback_table::{Command, Deal, Language, Name, Person, PersonId, Refusal, Settings, Sitter, Table};
//!
//! let rules = Rules::new(GameName::Classic, 1, Options::default()).expect("the game allows one seat");
//! let mut table = Table::new(Settings::new(rules, Language::English));
//! let ann = Person { id: PersonId::new(1), name: Name::new("Ann").expect("a name"), language: Language::German };
//! table.act(Command::Sit { seat: Seat::FIRST, sitter: Sitter::Person(ann) }).expect("the seat was free");
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let setup = Setup::deal(GameName::Classic, 1, &mut rng);
//! let events = table.act(Command::Deal(Deal { setup, salt: None })).expect("everybody sits");
//! assert_eq!(events[0].seq, 2); // A commitment, then the deal.
//! assert_eq!(table.view(Viewer::Seat(Seat::FIRST)).expect("dealt").hand().len(), 8);
//!
//! let refused = table.act(Command::Say { seat: Seat::FIRST, text: "I hold the 47".into() });
//! assert_eq!(refused, Err(Refusal::NamesACard { word: "47".into(), or_command: None }));
//! ```

mod coach;
mod command;
mod course;
mod dealing;
mod end;
mod error;
mod event;
mod guard;
mod hints;
mod history;
mod moderation;
mod name;
mod people;
mod record;
mod routine;
mod seating;
mod seen;
mod serial;
mod settings;
mod snapshot;
mod state;
mod table;
mod talk;
mod text;
mod vote;

pub use coach::Coaching;
pub use command::{Command, Deal, Refusal};
pub use course::Course;
pub use end::{End, Stuck};
pub use event::{Event, Numbered, Seen};
pub use name::{Name, NameError};
pub use record::{Past, name_players, players, talk};
pub use settings::{Clock, Person, Settings, Sitter, Talk};
pub use snapshot::{ChatLine, Snapshot};
pub use state::{InvalidState, State};
pub use table::Table;
pub use tenback_players::{Language, Level, PersonId};
pub use text::{garbles, printable};
pub use vote::Vote;
