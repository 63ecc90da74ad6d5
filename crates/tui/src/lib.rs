//! The terminal interface: all three games on screen or as lines of text, alone, with bots, or passing the keyboard
//! around.
//!
//! The core is a value: [`App`] takes keys and draws what the player at the keyboard may know. [`run`] connects it to a
//! real terminal. Behind it, a local game drives the [`Table`](tenback_table::Table), lets bots think on their own
//! threads, and saves the game after every event.

mod app;
mod coach;
mod context;
mod date;
mod draw;
mod error;
mod fill;
mod history;
mod host;
mod invitation;
mod keys;
mod local_game;
mod log;
mod login;
mod pending_choice;
mod phrases;
mod plain;
mod plan;
mod puzzle_progress;
mod puzzling;
mod random;
mod remote;
mod reviewing;
mod running_review;
mod save_file;
mod saved;
mod screens;
mod seat_names;
mod settings;
mod sight;
mod sign_in;
mod terminal;
mod timeline;

pub use app::{App, OpenError, Opening};
pub use context::{Context, DealError};
pub use date::{LocalOffset, bounds_of_day, local_minute, moment, utc_minute};
pub use draw::theme::Theme;
pub use fill::{fill, terminal_columns};
pub use invitation::{Invitation, TableRequest};
pub use keys::{Input, KeyCode};
pub use local_game::Pace;
pub use login::login_name;
pub use plain::{Farewell, Saving, plain};
pub use plan::{Place, Plan, SeatingError};
pub use puzzling::FirstPuzzle;
pub use random::system_generator;
pub use saved::{LoadError, Loaded, SaveError, SavedGame, SavedGames, load, read_record};
pub use settings::Setting;
pub use sign_in::SignInError;
pub use tenback_client::{Account, ClientError, GameFilter, InvalidLink, Link};
pub use tenback_lessons::LessonName;
pub use terminal::run;
pub use timeline::Timeline;
