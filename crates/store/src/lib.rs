//! What must survive a restart: the events of every table, which are append-only, and the people.
//!
//! A [`Store`] stores opaque texts; their format is up to the owner of a table. It does not read a clock; every
//! [`Timestamp`] comes from outside. Whatever it has answered with `Ok` is durable.
//!
//! ```
//! use tenback_store::{Append, Entry, Listing, Memory, NewTable, PersonId, Store, StoreError, TableId, Timestamp};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! let store = Memory::new();
//! let id = TableId::new("k3v9x2aa").expect("eight letters and digits");
//! let (host, now) = (PersonId::new(1), Timestamp(0));
//! store.create(NewTable { id: id.clone(), host, charter: "classic".into(), entries: vec![], listing: Listing::default(), now }).await?;
//!
//! let entry = Entry { seq: 1, command: None, event: "seated".into() };
//! let append = Append { table: id.clone(), epoch: None, entries: vec![entry.clone()], snapshot: None, listing: None, game: None, outline: None, host: None, deadline: None, now };
//! store.append(append.clone()).await?;
//! assert_eq!(store.entries(&id).await?, [entry]);
//!
//! let again = store.append(append).await;
//! assert!(matches!(again, Err(StoreError::Conflict { last: 1 })));
//! # Ok(())
//! # }
//! ```

mod address;
mod contest;
mod copy;
mod counters;
mod device;
mod error;
mod game;
mod group;
mod history;
mod id;
mod memory;
mod node;
mod open_error;
mod ownership;
mod person;
mod postgres;
mod puzzle;
mod sqlite;
mod store;
mod table;
mod table_copy;
mod upkeep;

pub use address::{Address, AddressError, parse_address};
pub use contest::{Attempt, AttemptScore, Contest, ContestKey, Contests, Entrant, FieldResult, NewAttempt};
pub use copy::{CopyError, copy};
pub use counters::{Counters, Counts};
pub use device::{BackupCode, Device, DeviceId, DeviceKey, DeviceLink, Devices, MOST_DEVICES, SignIn};
pub use game::{FinishedGame, Player, StoredReview};
pub use group::{Group, GroupId, Groups, Joining, Member};
pub use history::{History, Outline, PersonOutline, Played, PlayedFilter, PlayedKey, Tally};
pub use id::{Digest, TableId, Timestamp};
pub use memory::Memory;
pub use node::{Claim, Epoch, JoinError, NewNode, Node, NodeId, Nodes, Renewal};
pub use open_error::{OpenError, OpenFault};
pub use ownership::{hand_over, private_file};
pub use person::Person;
pub use postgres::{InvalidPostgresAddress, Postgres, PostgresAddress, Sharing};
pub use puzzle::PuzzleResult;
pub use sqlite::{BackupError, Sqlite};
pub use store::{Store, StoreError};
pub use table::{Append, CommandKey, Entry, ListedTable, Listing, NewTable, StoredSnapshot, StoredTable};
pub use table_copy::TableCopy;
pub use tenback_players::PersonId;
pub use upkeep::{Day, Rewrite, Stats, TableOverview};
