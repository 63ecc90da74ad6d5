//! Sitting down at a table of a Tenback server from a program: a [`Link`] says where, a [`Visit`] who one is there, and
//! a [`Guest`] sits at the table and knows what its viewer may know. Blocking, with a thread for the connection.
//!
//! Errors are enums; whoever shows them finds the words.

mod backoff;
mod connection;
mod follower;
mod guest;
mod http;
mod identity;
mod link;
mod note;
mod socket;
mod trouble;
mod visit;

pub use connection::{Connection, News};
pub use follower::{Follower, Lost};
pub use guest::{ConnectionState, Guest, Happening};
pub use identity::{Identities, Identity};
pub use link::{Link, NoLink};
pub use note::{Happened, Note, Noted};
pub use trouble::Trouble;
pub use visit::{Asking, Visit};
