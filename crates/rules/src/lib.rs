//! The rules of three card games: The Game, its Extreme edition, and Face to Face.
//!
//! A [`Setup`] is any description of the start of a game; [`Game::new`] validates it and is the only way to a [`Game`].
//! Players use [`Game::decide`], which answers a [`Command`] with [`Event`]s or the rule that forbids it; searches use
//! the unchecked methods next to it. Players and spectators get a [`View`], which holds only what its viewer may know,
//! and can [`View::sample`] games that look the same to them.
//!
//! Clause numbers such as A11 or B13 refer to `docs/RULES.md`.
//!
//! ```
//! use tenback_rules::{Command, Game, GameName, Options, Rules, Seat, Viewer};
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//!
//! let rules = Rules::new(GameName::Classic, 3, Options::default()).expect("the game allows three seats");
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let mut game = Game::deal(rules, Some(Seat::FIRST), &mut rng);
//! let lay = game.view(Viewer::Seat(Seat::FIRST)).legal()[0].lay;
//! let events = game.play(Seat::FIRST, Command::Lay(lay)).expect("it was legal");
//! assert_eq!(events.len(), 1);
//! ```

mod board;
mod card;
mod command;
mod command_cards;
mod completable;
mod error;
mod event;
mod follow;
mod game;
mod judge;
mod lay;
mod outcome;
mod perft;
mod pile;
mod playout;
mod point;
mod rules;
mod sample;
mod seat;
#[cfg(feature = "serde")]
mod serial;
mod setup;
mod signal;
mod stock;
mod view;

pub use board::{Board, Phase, Turn};
pub use card::{Card, CardList, CardSet, Cards};
pub use command::{Command, Illegal, Misfit, Unfinished};
pub use command_cards::{CardCommand, CommandCards, CommandSet, DuplicateCommandCard};
pub use event::{CountDrawn, Drawn, Event, Seen};
pub use follow::ImpossibleEvent;
pub use game::Game;
pub use judge::TurnState;
pub use lay::{Lay, LaySet, LegalLay};
pub use outcome::{EndCause, Ending, Outcome};
pub use perft::perft;
pub use pile::{ByPile, Direction, Pile};
pub use playout::play_randomly;
pub use point::{Point, TurnProgress};
pub use rules::{Contest, Drawing, GameName, Options, PileRule, Rules, RulesError};
pub use seat::{BySeat, Seat, Viewer};
pub use setup::{Part, Setup, SetupError, SetupFault};
pub use signal::{PileSignal, SeatSignals, Signal, StartPreference};
pub use view::{Preview, PreviewError, View};
