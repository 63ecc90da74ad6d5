//! What the writes of a batch change, merged by table: several appends to one table become one new head.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use tenback_players::PersonId;

use crate::{
    Append, Entry, Epoch, FinishedGame, Listing, Outline, Rewrite, StoreError, StoredSnapshot, TableCopy, TableId,
    Timestamp,
};

use super::write::HistoryWrite;

/// What changes with every append, and the number by which other rows refer to the table.
#[derive(Clone)]
pub(super) struct Head {
    pub(super) number: i64,
    pub(super) last: u64,
    pub(super) updated: Timestamp,
    pub(super) bytes: u64,
    pub(super) deadline: Option<Timestamp>,
    pub(super) epoch: Epoch,
}

impl Head {
    /// Whether the caller still owns the table.
    pub(super) fn check_epoch(&self, epoch: Option<Epoch>) -> Result<(), StoreError> {
        if epoch.is_none_or(|epoch| epoch == self.epoch) { Ok(()) } else { Err(StoreError::Superseded) }
    }
}

/// The changes of a batch.
#[derive(Default)]
pub(super) struct Changes<'a> {
    /// Tables that existed before.
    pub(super) tables: HashMap<TableId, TableChange<'a>>,
    /// New tables and their numbers.
    pub(super) created: Vec<(i64, &'a TableCopy)>,
    pub(super) entries: Vec<(i64, &'a Entry)>,
    /// New games, and what is known about them.
    pub(super) games: Vec<(&'a TableId, &'a FinishedGame, Option<&'a Outline>)>,
    pub(super) history: Vec<&'a HistoryWrite>,
    pub(super) rewrites: Vec<(i64, &'a Rewrite)>,
    pub(super) closed: Vec<i64>,
    pub(super) deleted: Vec<i64>,
}

/// What changes about one table.
pub(super) struct TableChange<'a> {
    pub(super) head: Head,
    /// Whether the head has changed.
    pub(super) is_updated: bool,
    pub(super) is_deleted: bool,
    pub(super) host: Option<PersonId>,
    pub(super) listing: Option<&'a Listing>,
    /// Everybody who was in a listing of this batch.
    pub(super) visitors: BTreeSet<PersonId>,
    pub(super) snapshot: Option<&'a StoredSnapshot>,
    /// When events happened, by the number of the first.
    pub(super) days: BTreeMap<u64, Timestamp>,
}

impl<'a> Changes<'a> {
    /// Notes a table that was found.
    pub(super) fn find(&mut self, id: TableId, head: Head) {
        let change = TableChange {
            head,
            is_updated: false,
            is_deleted: false,
            host: None,
            listing: None,
            visitors: BTreeSet::new(),
            snapshot: None,
            days: BTreeMap::new(),
        };
        self.tables.insert(id, change);
    }

    /// Whether a table was found, or has been created by this batch.
    pub(super) fn knows(&self, id: &TableId) -> bool {
        self.tables.contains_key(id) || self.created.iter().any(|(_, table)| table.id == *id)
    }

    /// The head of a table as it is after the writes so far.
    pub(super) fn head(&self, id: &TableId) -> Result<&Head, StoreError> {
        let found = self.tables.get(id).filter(|table| !table.is_deleted);
        found.map(|table| &table.head).ok_or(StoreError::NoSuchTable)
    }

    pub(super) fn create(&mut self, number: i64, table: &'a TableCopy) {
        self.entries.extend(table.entries.iter().map(|entry| (number, entry)));
        self.created.push((number, table));
    }

    /// An append that is valid.
    pub(super) fn append(&mut self, append: &'a Append) -> Result<(), StoreError> {
        let table = self.tables.get_mut(&append.table).ok_or(StoreError::NoSuchTable)?;
        let end = append.follow(table.head.last)?;
        // A snapshot alone is not an update.
        if !append.entries.is_empty() || append.listing.is_some() {
            table.update(append);
        }
        self.entries.extend(append.entries.iter().map(|entry| (table.head.number, entry)));
        table.head.last = end;
        let newest = table.snapshot.map_or(0, |snapshot| snapshot.seq);
        table.snapshot = append.snapshot.as_ref().filter(|new| new.seq >= newest).or(table.snapshot);
        Ok(())
    }

    pub(super) fn rewrite(&mut self, rewrite: &'a Rewrite) -> Result<(), StoreError> {
        let head = self.head(&rewrite.table)?;
        head.check_epoch(rewrite.epoch)?;
        let Head { number, last, .. } = *head;
        let is_stored = |seq: u64| (1..=last).contains(&seq);
        if rewrite.snapshot.seq > last || !rewrite.events.iter().all(|(seq, _)| is_stored(*seq)) {
            return Err(StoreError::Conflict { last });
        }
        self.rewrites.push((number, rewrite));
        Ok(())
    }

    pub(super) fn close(&mut self, id: &TableId) -> Result<(), StoreError> {
        self.closed.push(self.head(id)?.number);
        if let Some(table) = self.tables.get_mut(id) {
            // Later writes of its owner are rejected, also those of this batch.
            table.head.epoch = Epoch(table.head.epoch.0 + 1);
        }
        Ok(())
    }

    pub(super) fn delete(&mut self, id: &TableId) -> Result<(), StoreError> {
        self.deleted.push(self.head(id)?.number);
        if let Some(table) = self.tables.get_mut(id) {
            table.is_deleted = true;
        }
        Ok(())
    }
}

impl<'a> TableChange<'a> {
    fn update(&mut self, append: &'a Append) {
        let head = &mut self.head;
        if head.updated.day() != append.now.day() {
            self.days.insert(head.last + 1, append.now);
        }
        head.updated = append.now;
        head.bytes += append.bytes();
        head.deadline = append.deadline;
        self.is_updated = true;
        self.host = append.host.or(self.host);
        if let Some(listing) = &append.listing {
            self.visitors.extend(&listing.people);
            self.listing = Some(listing);
        }
    }
}
