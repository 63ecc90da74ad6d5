//! A store in memory: for tests, and for servers that should not leave any data behind.

mod contests;
mod devices;
mod games;
mod groups;
mod history;
mod nodes;
mod puzzles;
mod upkeep;

use std::cmp::Reverse;
use std::collections::btree_map::Entry as Slot;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tenback_players::PersonId;

use self::contests::ContestState;
use self::nodes::{Cluster, StoreClock};

use crate::table::end;
use crate::{
    Append, Counters, Day, Digest, Entry, Epoch, FinishedGame, Group, GroupId, ListedTable, Listing, NewTable, NodeId,
    Nodes, Person, Played, PuzzleResult, Rewrite, Stats, Store, StoreError, StoredReview, StoredSnapshot, StoredTable,
    TableCopy, TableId, TableOverview, Timestamp,
};

/// A store in memory.
#[derive(Debug, Default)]
pub struct Memory {
    state: Mutex<State>,
    counters: Counters,
}

#[derive(Debug, Default)]
struct State {
    tables: BTreeMap<TableId, MemoryTable>,
    games: BTreeMap<(TableId, u32), FinishedGame>,
    reviews: BTreeMap<(TableId, u32), StoredReview>,
    /// Finished games as those who played them find them.
    played: BTreeMap<(TableId, u32), Vec<Played>>,
    /// Games without an outline, and when they ended.
    outlines_due: BTreeMap<(TableId, u32), Timestamp>,
    /// Games whose luck is to be worked out, and from when on.
    luck_due: BTreeMap<(TableId, u32), Timestamp>,
    people: BTreeMap<PersonId, Person>,
    public_profiles: BTreeSet<PersonId>,
    puzzle_results: BTreeMap<PersonId, Vec<PuzzleResult>>,
    contests: ContestState,
    groups: BTreeMap<GroupId, Group>,
    cluster: Cluster,
    /// The bytes of all tables.
    size: u64,
    closed: bool,
}

#[derive(Debug)]
struct MemoryTable {
    host: PersonId,
    creator: PersonId,
    charter: String,
    entries: Vec<Entry>,
    snapshot: Option<StoredSnapshot>,
    listing: Listing,
    /// Everybody who sits there or ever did.
    visitors: BTreeSet<PersonId>,
    closed: bool,
    created: Timestamp,
    updated: Timestamp,
    bytes: u64,
    deadline: Option<Timestamp>,
    days: Vec<Day>,
    owner: Option<NodeId>,
    epoch: Epoch,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// An empty store whose leases go by this clock, which tells the time since some start. All nodes must see the same.
    pub fn with_clock(clock: impl Fn() -> Duration + Send + Sync + 'static) -> Memory {
        let cluster = Cluster::with_clock(StoreClock(Arc::new(clock)));
        Memory { state: Mutex::new(State { cluster, ..State::default() }), counters: Counters::default() }
    }

    /// The state, as long as the store is open. No operation on it can stop halfway, so a poisoned lock is harmless.
    fn state(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.closed { Err(StoreError::Closed) } else { Ok(state) }
    }

    /// Changes the state and counts the commit.
    fn write<T>(&self, work: impl FnOnce(&mut State) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let done = work(&mut *self.state()?)?;
        self.counters.committed(1);
        Ok(done)
    }
}

impl State {
    fn create(&mut self, table: TableCopy) -> Result<(), StoreError> {
        let Slot::Vacant(slot) = self.tables.entry(table.id) else { return Err(StoreError::Taken) };
        end(&table.entries, 0)?;
        self.size += table.bytes + table.charter.len() as u64;
        slot.insert(MemoryTable {
            host: table.host,
            creator: table.creator,
            charter: table.charter,
            entries: table.entries,
            snapshot: table.snapshot,
            visitors: table.visitors.into_iter().collect(),
            listing: table.listing,
            closed: table.closed,
            created: table.created,
            updated: table.updated,
            bytes: table.bytes,
            deadline: table.deadline,
            days: table.days,
            owner: None,
            epoch: Epoch(0),
        });
        Ok(())
    }

    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let table = self.tables.get_mut(&append.table).ok_or(StoreError::NoSuchTable)?;
        table.check_epoch(append.epoch)?;
        let last = table.last();
        append.follow(last)?;
        let bytes = append.bytes();
        if let Some(game) = append.game.clone() {
            games::add(&mut self.games, append.table.clone(), game)?;
        }
        // A snapshot alone is not an update.
        if !append.entries.is_empty() || append.listing.is_some() {
            table.note_day(last + 1, append.now);
            table.updated = append.now;
            table.bytes += bytes;
            table.deadline = append.deadline;
            table.host = append.host.unwrap_or(table.host);
            self.size += bytes;
        }
        table.entries.extend(append.entries);
        let older = |new: &StoredSnapshot| table.snapshot.as_ref().is_some_and(|kept| kept.seq > new.seq);
        if let Some(snapshot) = append.snapshot.filter(|new| !older(new)) {
            table.snapshot = Some(snapshot);
        }
        if let Some(listing) = append.listing {
            table.visitors.extend(&listing.people);
            table.listing = listing;
        }
        if let Some(game) = append.game {
            self.note_game(&append.table, &game, append.outline.as_ref());
        }
        Ok(())
    }

    fn list(&self, most: u32, shown: impl Fn(&MemoryTable) -> bool) -> Vec<ListedTable> {
        let shown = self.tables.iter().filter(|(_, table)| shown(table));
        let mut list: Vec<ListedTable> = shown
            .map(|(id, table)| ListedTable {
                id: id.clone(),
                summary: table.listing.summary.clone(),
                updated: table.updated,
            })
            .collect();
        list.sort_by_key(|table| Reverse(table.updated));
        list.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        list
    }

    fn person(&mut self, id: PersonId) -> Result<&mut Person, StoreError> {
        self.people.get_mut(&id).ok_or(StoreError::NoSuchPerson)
    }
}

impl MemoryTable {
    /// Whether the caller still owns the table.
    fn check_epoch(&self, epoch: Option<Epoch>) -> Result<(), StoreError> {
        if epoch.is_none_or(|epoch| epoch == self.epoch) { Ok(()) } else { Err(StoreError::Superseded) }
    }

    fn stored(&self) -> StoredTable {
        let after = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let tail = self.entries.iter().filter(|entry| entry.seq > after).cloned().collect();
        let (charter, snapshot) = (self.charter.clone(), self.snapshot.clone());
        let (closed, bytes, deadline) = (self.closed, self.bytes, self.deadline);
        StoredTable { host: self.host, charter, closed, snapshot, tail, bytes, deadline }
    }
}

#[async_trait]
impl Store for Memory {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(|state| state.create(table.into()))
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let began = Instant::now();
        self.write(|state| state.append(append))?;
        self.counters.appended(began.elapsed());
        Ok(())
    }

    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.state()?.tables.get(table).map(MemoryTable::stored))
    }

    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        self.state()?.tables.get(table).map(|table| table.entries.clone()).ok_or(StoreError::NoSuchTable)
    }

    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        self.state()?.game(table, number)
    }

    async fn review(&self, table: &TableId, number: u32) -> Result<Option<StoredReview>, StoreError> {
        Ok(self.state()?.reviews.get(&(table.clone(), number)).cloned())
    }

    async fn keep_review(&self, table: &TableId, number: u32, review: StoredReview) -> Result<(), StoreError> {
        self.write(|state| state.keep_review(table, number, review))
    }

    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
        let state = self.state()?;
        let table = state.tables.get(table).ok_or(StoreError::NoSuchTable)?;
        Ok(table.host == person || table.listing.people.contains(&person))
    }

    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        let state = self.state()?;
        let all = state.list(u32::MAX, |table| table.listing.listed && !table.closed);
        let mut hosts = HashSet::new();
        let host = |table: &ListedTable| state.tables.get(&table.id).map(|table| table.host);
        let (mut first, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|table| hosts.insert(host(table)));
        first.extend(others);
        first.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        Ok(first)
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        let at = |table: &MemoryTable| table.host == person || table.listing.people.contains(&person);
        Ok(self.state()?.list(most, |table| !table.closed && at(table)))
    }

    async fn is_in_play(&self, deal: Digest) -> Result<bool, StoreError> {
        Ok(self.state()?.tables.values().any(|table| !table.closed && table.listing.deal == Some(deal)))
    }

    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
        let state = self.state()?;
        let hosted = state.tables.values().filter(|table| table.creator == person && table.created >= since);
        Ok(hosted.fold(0, |count, _| count + 1))
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(|state| {
            let is_backup_taken = person.sign_in.backup.is_some_and(|own| state.backup_owner(own.code).is_some());
            let Slot::Vacant(slot) = state.people.entry(person.id) else { return Err(StoreError::Taken) };
            if is_backup_taken {
                return Err(StoreError::Taken);
            }
            slot.insert(person).sign_in.sort();
            Ok(())
        })
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.state()?.people.get(&id).cloned())
    }

    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
        let state = self.state()?;
        let name = |id: &PersonId| state.people.get(id).map(|person| (*id, person.name.clone()));
        Ok(ids.iter().filter_map(name).collect())
    }

    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
        self.write(|state| {
            let person = state.person(id)?;
            name.clone_into(&mut person.name);
            language.clone_into(&mut person.language);
            Ok(())
        })
    }

    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
        self.write(|state| {
            state.person(id)?.banned = since;
            Ok(())
        })
    }

    async fn puzzle_results(&self, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError> {
        Ok(self.state()?.puzzle_results(person))
    }

    async fn add_puzzle_result(&self, person: PersonId, result: PuzzleResult) -> Result<bool, StoreError> {
        self.write(|state| Ok(state.add_puzzle_result(person, result)))
    }

    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.write(|state| state.erase_person(id))
    }

    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError> {
        Ok(self.state()?.people_after(after, most))
    }

    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        Ok(self.state()?.visited(person))
    }

    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        Ok(self.state()?.games_of(person, after, most))
    }

    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError> {
        Ok(self.state()?.tables_after(after, most))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
        Ok(self.state()?.tables.get(table).map(|found| found.overview(table)))
    }

    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError> {
        self.state()?.tables.get(table).map(|table| table.days.clone()).ok_or(StoreError::NoSuchTable)
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.write(|state| state.rewrite(rewrite))
    }

    async fn close_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.write(|state| state.close_table(table))
    }

    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.write(|state| state.delete_table(table))
    }

    async fn truncate_log(&self) -> Result<bool, StoreError> {
        self.state().map(|_| true)
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        Ok(self.state()?.stats())
    }

    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
        Ok(self.state()?.tables.get(table).map(|found| found.copy(table)))
    }

    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError> {
        self.write(|state| state.create(table))
    }

    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        Ok(self.state()?.games_after(after, most))
    }

    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError> {
        self.write(|state| {
            games::add(&mut state.games, table.clone(), game.clone())?;
            state.note_game(table, &game, None);
            Ok(())
        })
    }

    async fn check_writable(&self) -> Result<(), StoreError> {
        self.write(|_| Ok(()))
    }

    async fn people(&self) -> Result<u64, StoreError> {
        Ok(self.state()?.people.len() as u64)
    }

    async fn size(&self) -> Result<u64, StoreError> {
        Ok(self.state()?.size)
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    async fn close(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
    }
}
