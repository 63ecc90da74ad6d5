//! What must outlive the server: the events of every table, only ever added to, and the people.
//!
//! A [`Store`] keeps texts and never looks into them: whoever hosts a table gives them their form. It does not ask
//! for the time; every [`Timestamp`] comes from outside. What it has answered for is durable.
//!
//! ```
//! use tenback_store::{Append, Entry, Listing, Memory, NewTable, PersonId, Store, StoreError, TableId, Timestamp};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! let store = Memory::new();
//! let id = TableId::new("k3v9x2aa").expect("eight letters and digits");
//! let (host, now) = (PersonId::new(1), Timestamp(0));
//! store.create(NewTable { id: id.clone(), host, charter: "classic".into(), entries: vec![], face: Listing::default(), now }).await?;
//!
//! let entry = Entry { seq: 1, cause: None, event: "seated".into() };
//! let append = Append { table: id.clone(), entries: vec![entry.clone()], snapshot: None, face: None, now };
//! store.append(append.clone()).await?;
//! assert_eq!(store.entries(&id).await?, [entry]);
//!
//! let again = store.append(append).await;
//! assert!(matches!(again, Err(StoreError::Conflict { last: 1 })));
//! # Ok(())
//! # }
//! ```

mod address;
mod counters;
mod id;
mod memory;
mod person;
mod sqlite;
mod store;
mod table;

pub use address::{Address, AddressError, parse_address};
pub use counters::{Counters, Counts};
pub use id::{Digest, TableId, Timestamp};
pub use memory::Memory;
pub use person::Person;
pub use sqlite::{OpenError, OpenFault, Sqlite};
pub use store::{Store, StoreError};
pub use table::{Append, CommandKey, Entry, ListedTable, Listing, NewTable, StoredSnapshot, StoredTable};
pub use tenback_players::PersonId;
