//! Joins tables on a Tenback server: a [`Link`] says where, a [`Session`] says who you are there, and a [`Guest`] is
//! connected to the table and knows what its viewer may know. Blocking, with a thread for the connection.
//!
//! Errors are enums; the user interface translates them.

mod account;
mod backoff;
mod connection;
mod error;
mod filter;
mod follower;
mod guest;
mod http;
mod identity;
mod link;
mod log;
mod seating;
mod session;
mod socket;
mod table_lock;

pub use account::Account;
pub use connection::{Connection, ConnectionEvent};
pub use error::{ClientError, NetworkError};
pub use filter::GameFilter;
pub use follower::{Follower, OutOfSync};
pub use guest::{ConnectionState, Guest, Update};
pub use identity::{Identities, Identity};
pub use link::{InvalidLink, Link};
pub use log::{EntryKind, GameEvent, LogEntry};
pub use session::{JoinRequest, Session};
pub use table_lock::TableLock;
