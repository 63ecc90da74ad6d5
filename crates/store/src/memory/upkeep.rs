//! What operators see and change.

use std::ops::Bound;

use tenback_players::PersonId;

use crate::{Day, Entry, Epoch, Person, Rewrite, Stats, StoreError, TableCopy, TableId, TableOverview, Timestamp};

use super::{MemoryTable, State};

/// As a bound of a range.
pub(super) fn beyond<T>(after: Option<T>) -> (Bound<T>, Bound<T>) {
    (after.map_or(Bound::Unbounded, Bound::Excluded), Bound::Unbounded)
}

fn count(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

impl State {
    pub(super) fn people_after(&self, after: Option<PersonId>, most: u32) -> Vec<Person> {
        let people = self.people.range(beyond(after)).map(|(_, person)| person.clone());
        people.take(usize::try_from(most).unwrap_or(usize::MAX)).collect()
    }

    pub(super) fn erase_person(&mut self, id: PersonId) -> Result<(), StoreError> {
        self.people.remove(&id).ok_or(StoreError::NoSuchPerson)?;
        self.puzzle_results.remove(&id);
        self.erase_entrant(id);
        self.erase_history(id);
        self.leave_groups(id);
        Ok(())
    }

    pub(super) fn visited(&self, person: PersonId) -> Vec<TableId> {
        let tables =
            self.tables.iter().filter(|(_, table)| table.creator == person || table.visitors.contains(&person));
        tables.map(|(id, _)| id.clone()).collect()
    }

    pub(super) fn tables_after(&self, after: Option<TableId>, most: u32) -> Vec<TableOverview> {
        let tables = self.tables.range(beyond(after)).take(usize::try_from(most).unwrap_or(usize::MAX));
        tables.map(|(id, table)| table.overview(id)).collect()
    }

    /// Its owner can no longer write.
    pub(super) fn close_table(&mut self, table: &TableId) -> Result<(), StoreError> {
        let table = self.tables.get_mut(table).ok_or(StoreError::NoSuchTable)?;
        table.closed = true;
        table.listing.listed = false;
        table.owner = None;
        table.epoch = Epoch(table.epoch.0 + 1);
        Ok(())
    }

    pub(super) fn delete_table(&mut self, table: &TableId) -> Result<(), StoreError> {
        let gone = self.tables.remove(table).ok_or(StoreError::NoSuchTable)?;
        self.size -= gone.bytes + gone.charter.len() as u64;
        Ok(())
    }

    pub(super) fn rewrite(&mut self, rewrite: Rewrite) -> Result<(), StoreError> {
        let table = self.tables.get_mut(&rewrite.table).ok_or(StoreError::NoSuchTable)?;
        table.check_epoch(rewrite.epoch)?;
        let last = table.last();
        let known = |seq: u64| (1..=last).contains(&seq);
        if rewrite.snapshot.seq > last || !rewrite.events.iter().all(|(seq, _)| known(*seq)) {
            return Err(StoreError::Conflict { last });
        }
        for (seq, event) in rewrite.events {
            table.entries.iter_mut().filter(|entry| entry.seq == seq).for_each(|entry| entry.event.clone_from(&event));
        }
        if let Some(person) = rewrite.erased {
            let is_theirs = |entry: &&mut Entry| entry.command.as_ref().is_some_and(|command| command.person == person);
            table.entries.iter_mut().filter(is_theirs).for_each(|entry| entry.command = None);
        }
        table.snapshot = Some(rewrite.snapshot);
        Ok(())
    }

    pub(super) fn stats(&self) -> Stats {
        Stats {
            tables: count(self.tables.len()),
            closed_tables: count(self.tables.values().filter(|table| table.closed).count()),
            people: count(self.people.len()),
            banned_people: count(self.people.values().filter(|person| person.banned.is_some()).count()),
            games: count(self.games.len()),
            events: self.tables.values().map(|table| count(table.entries.len())).sum(),
            oldest: self.tables.values().map(|table| table.created).min(),
            newest: self.tables.values().map(|table| table.updated).max(),
        }
    }
}

impl MemoryTable {
    /// The number of the last event.
    pub(super) fn last(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.seq)
    }

    /// Notes when the next events happened, if that is another day than the last update.
    pub(super) fn note_day(&mut self, first: u64, since: Timestamp) {
        if since.day() == self.updated.day() {
            return;
        }
        self.days.retain(|day| day.first != first);
        self.days.push(Day { first, since });
    }

    pub(super) fn copy(&self, id: &TableId) -> TableCopy {
        let mut listing = self.listing.clone();
        listing.people.sort();
        listing.people.dedup();
        TableCopy {
            id: id.clone(),
            creator: self.creator,
            host: self.host,
            created: self.created,
            updated: self.updated,
            charter: self.charter.clone(),
            closed: self.closed,
            listing,
            visitors: self.visitors.iter().copied().collect(),
            entries: self.entries.clone(),
            snapshot: self.snapshot.clone(),
            days: self.days.clone(),
            bytes: self.bytes,
            deadline: self.deadline,
        }
    }

    pub(super) fn overview(&self, id: &TableId) -> TableOverview {
        TableOverview {
            id: id.clone(),
            host: self.host,
            created: self.created,
            updated: self.updated,
            closed: self.closed,
            events: self.last(),
            summary: self.listing.summary.clone(),
        }
    }
}
