//! A whole table, to be copied from one store to another.

use tenback_players::PersonId;

use crate::table::bytes;
use crate::{Day, Entry, Listing, NewTable, StoredSnapshot, TableId, Timestamp};

/// Everything that is stored about a table, except its finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCopy {
    /// Its id.
    pub id: TableId,
    /// Who created it.
    pub creator: PersonId,
    /// Its host.
    pub host: PersonId,
    /// When it was created.
    pub created: Timestamp,
    /// When it was last updated.
    pub updated: Timestamp,
    /// What never changes about it, as text.
    pub charter: String,
    /// Whether an operator has closed it.
    pub closed: bool,
    /// How it appears in lists. People are in the order of their ids.
    pub listing: Listing,
    /// Everybody who sits there or ever did, in the order of their ids.
    pub visitors: Vec<PersonId>,
    /// All events.
    pub entries: Vec<Entry>,
    /// The latest snapshot.
    pub snapshot: Option<StoredSnapshot>,
    /// The days on which something happened.
    pub days: Vec<Day>,
    /// How many bytes have been added to it, see [`crate::Append::bytes`].
    pub bytes: u64,
    /// When the time of the current turn is up, if it is limited.
    pub deadline: Option<Timestamp>,
}

/// A table as it is when it has just been created.
impl From<NewTable> for TableCopy {
    fn from(new: NewTable) -> TableCopy {
        let NewTable { id, host, charter, entries, mut listing, now } = new;
        listing.people.sort();
        listing.people.dedup();
        TableCopy {
            id,
            creator: host,
            host,
            created: now,
            updated: now,
            charter,
            closed: false,
            visitors: listing.people.clone(),
            listing,
            bytes: bytes(&entries),
            entries,
            snapshot: None,
            days: vec![Day { first: 1, since: now }],
            deadline: None,
        }
    }
}
