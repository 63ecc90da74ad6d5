//! The table in the terminal: all three games on the screen, alone, with bots, or passed round, and the same as lines
//! of text.
//!
//! The core is a value: [`App`] takes keys and draws itself from what the one at the keyboard may know. [`run`] joins
//! it to a real terminal. The house behind it drives the [`Table`](tenback_table::Table), lets bots think on threads of
//! their own, and keeps the game in a folder after everything that happens.

mod app;
mod chance;
mod date;
mod desk;
mod draw;
mod host;
mod house;
mod invitation;
mod keep;
mod keys;
mod log;
mod plain;
mod plan;
mod remote;
mod screens;
mod settings;
mod sight;
mod tell;
mod terminal;
mod thought;
mod timeline;

pub use app::{App, NotOpened, Opening};
pub use chance::system_generator;
pub use desk::{Desk, NoGame};
pub use draw::theme::Theme;
pub use house::Pace;
pub use invitation::{Invitation, Wanted};
pub use keep::{Keep, KeepError, Kept, Loaded, Unreadable, load};
pub use keys::{Input, KeyCode};
pub use plain::{Farewell, plain};
pub use plan::{Crowded, Place, Plan};
pub use settings::Setting;
pub use tenback_client::{ClientError, InvalidLink, Link};
pub use terminal::run;
pub use timeline::Timeline;
