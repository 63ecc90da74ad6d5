//! A store in memory whose calls can be delayed or made to fail.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tenback_store::{
    Append, Attempt, AttemptScore, BackupCode, Claim, Contest, ContestKey, Contests, Counters, Day, Device, DeviceId,
    DeviceKey, DeviceLink, Devices, Digest, Entry, Epoch, FieldResult, FinishedGame, Group, GroupId, Groups, History,
    JoinError, Joining, ListedTable, Memory, NewAttempt, NewNode, NewTable, Node, NodeId, Nodes, Person, PersonId,
    Played, PlayedFilter, PlayedKey, PuzzleResult, Renewal, Rewrite, Stats, Store, StoreError, StoredReview,
    StoredTable, TableCopy, TableId, TableOverview, Tally, Timestamp,
};

/// A kind of call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Call {
    Append,
    Load,
    Rewrite,
    CheckWritable,
    Renew,
    Other,
}

/// What happens around calls.
#[async_trait]
pub(crate) trait Around: Send + Sync + 'static {
    /// Before a call. If this fails, nothing is done.
    async fn before(&self, call: Call) -> Result<(), StoreError>;

    /// After an append or a rewrite. If this fails, it is done anyway.
    async fn after(&self, call: Call) -> Result<(), StoreError>;
}

/// A store in memory with something around its calls.
#[derive(Clone, Default)]
pub(crate) struct WrappedStore<A> {
    pub(crate) inner: Arc<Memory>,
    pub(crate) around: A,
}

#[async_trait]
impl<A: Around> Groups for WrappedStore<A> {
    async fn add_group(&self, group: Group, most_groups: u32) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_group(group, most_groups).await
    }
    async fn group(&self, id: GroupId) -> Result<Option<Group>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.group(id).await
    }
    async fn groups_of(&self, person: PersonId) -> Result<Vec<Group>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.groups_of(person).await
    }
    async fn join_group(&self, joining: Joining) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.join_group(joining).await
    }
    async fn renew_group_code(&self, group: GroupId, owner: PersonId, code: &str) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.renew_group_code(group, owner, code).await
    }
    async fn remove_member(&self, group: GroupId, person: PersonId) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.remove_member(group, person).await
    }
    async fn remove_group(&self, group: GroupId, owner: PersonId) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.remove_group(group, owner).await
    }
    async fn group_page(&self, after: Option<GroupId>, most: u32) -> Result<Vec<Group>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.group_page(after, most).await
    }
}

#[async_trait]
impl<A: Around> Devices for WrappedStore<A> {
    async fn offer_device(&self, person: PersonId, link: DeviceLink) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.offer_device(person, link).await
    }
    async fn set_backup(&self, person: PersonId, backup: BackupCode) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.set_backup(person, backup).await
    }
    async fn backup_owner(&self, code: Digest) -> Result<Option<PersonId>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.backup_owner(code).await
    }
    async fn add_device(
        &self,
        person: PersonId,
        key: DeviceKey,
        device: Device,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_device(person, key, device, now).await
    }
    async fn rename_device(&self, person: PersonId, device: DeviceId, name: &str) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.rename_device(person, device, name).await
    }
    async fn note_seen(&self, person: PersonId, device: DeviceId, day: i64, name: &str) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.note_seen(person, device, day, name).await
    }
    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.remove_device(person, device).await
    }
}

#[async_trait]
impl<A: Around> Store for WrappedStore<A> {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.create(table).await
    }
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.around.before(Call::Append).await?;
        self.inner.append(append).await?;
        self.around.after(Call::Append).await
    }
    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.around.before(Call::Load).await?;
        self.inner.load(table).await
    }
    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.entries(table).await
    }
    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.game(table, number).await
    }
    async fn review(&self, table: &TableId, number: u32) -> Result<Option<StoredReview>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.review(table, number).await
    }
    async fn keep_review(&self, table: &TableId, number: u32, review: StoredReview) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.keep_review(table, number, review).await
    }
    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.is_at(person, table).await
    }
    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.listed(most).await
    }
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.tables_of(person, most).await
    }
    async fn is_in_play(&self, deal: Digest) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.is_in_play(deal).await
    }
    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.tables_hosted(person, since).await
    }
    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_person(person).await
    }
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.person(id).await
    }
    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.names(ids).await
    }
    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.rename(id, name, language).await
    }
    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.ban(id, since).await
    }
    async fn puzzle_results(&self, person: PersonId) -> Result<Vec<PuzzleResult>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.puzzle_results(person).await
    }
    async fn add_puzzle_result(&self, person: PersonId, result: PuzzleResult) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_puzzle_result(person, result).await
    }
    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.erase_person(id).await
    }
    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.person_page(after, most).await
    }
    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.visited(person).await
    }
    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.table_page(after, most).await
    }
    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.table(table).await
    }
    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.days(table).await
    }
    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.around.before(Call::Rewrite).await?;
        self.inner.rewrite(rewrite).await?;
        self.around.after(Call::Rewrite).await
    }
    async fn close_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.close_table(table).await
    }
    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.delete_table(table).await
    }
    async fn stats(&self) -> Result<Stats, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.stats().await
    }
    async fn check_writable(&self) -> Result<(), StoreError> {
        self.around.before(Call::CheckWritable).await?;
        self.inner.check_writable().await
    }
    async fn people(&self) -> Result<u64, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.people().await
    }
    async fn size(&self) -> Result<u64, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.size().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
    async fn truncate_log(&self) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.truncate_log().await
    }
    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.games_of(person, after, most).await
    }
    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.copy_of(table).await
    }
    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_copy(table).await
    }
    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.game_page(after, most).await
    }
    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_game(table, game).await
    }
    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
    fn counters(&self) -> &Counters {
        self.inner.counters()
    }
}

#[async_trait]
impl<A: Around> Nodes for WrappedStore<A> {
    async fn join(&self, node: NewNode) -> Result<(), JoinError> {
        self.around.before(Call::Other).await?;
        self.inner.join(node).await
    }
    async fn renew(&self, node: NodeId, life: Duration) -> Result<Option<Renewal>, StoreError> {
        self.around.before(Call::Renew).await?;
        self.inner.renew(node, life).await
    }
    async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.leave(node).await
    }
    async fn claim(&self, table: &TableId, node: NodeId) -> Result<Claim, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.claim(table, node).await
    }
    async fn release(&self, table: &TableId, epoch: Epoch) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.release(table, epoch).await
    }
    async fn share(&self, node: NodeId, used: HashMap<String, u64>) -> Result<HashMap<String, u64>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.share(node, used).await
    }
    async fn post(&self, from: NodeId, notice: &str) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.post(from, notice).await
    }
    async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        self.around.before(Call::Other).await?;
        Nodes::nodes(self.inner.as_ref()).await
    }
    async fn owned(&self, node: NodeId, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.owned(node, most).await
    }
}

#[async_trait]
impl<A: Around> Contests for WrappedStore<A> {
    async fn add_contest(&self, contest: Contest) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_contest(contest).await
    }
    async fn contests(&self, kind: &str, deals: &[String]) -> Result<Vec<Contest>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.contests(kind, deals).await
    }
    async fn contests_with(&self, cards: Digest) -> Result<Vec<Contest>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.contests_with(cards).await
    }
    async fn contests_due(&self, now: Timestamp) -> Result<Vec<Contest>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.contests_due(now).await
    }
    async fn first_deal(&self, kind: &str) -> Result<Option<String>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.first_deal(kind).await
    }
    async fn settle_contest(&self, contest: &ContestKey) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.settle_contest(contest).await
    }
    async fn begin_attempt(&self, attempt: NewAttempt) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.begin_attempt(attempt).await
    }
    async fn attempt_at(&self, table: &TableId) -> Result<Option<Attempt>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.attempt_at(table).await
    }
    async fn attempts_at(&self, kind: &str, deals: &[String]) -> Result<Vec<Attempt>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.attempts_at(kind, deals).await
    }
    async fn attempts_of(&self, person: PersonId, kind: &str, deal: Option<&str>) -> Result<Vec<Attempt>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.attempts_of(person, kind, deal).await
    }
    async fn finish_attempt(&self, table: &TableId, score: AttemptScore) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.finish_attempt(table, score).await
    }
    async fn unrank_attempt(&self, table: &TableId) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.unrank_attempt(table).await
    }
    async fn add_field_result(&self, result: FieldResult) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_field_result(result).await
    }
    async fn field(&self, kind: &str, deals: &[String]) -> Result<Vec<FieldResult>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.field(kind, deals).await
    }
    async fn contest_page(&self, after: Option<ContestKey>, most: u32) -> Result<Vec<Contest>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.contest_page(after, most).await
    }
    async fn attempt_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<Attempt>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.attempt_page(after, most).await
    }
    async fn add_attempt(&self, attempt: Attempt) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_attempt(attempt).await
    }
}

#[async_trait]
impl<A: Around> History for WrappedStore<A> {
    async fn played(
        &self,
        person: PersonId,
        filter: &PlayedFilter,
        after: Option<PlayedKey>,
        most: u32,
    ) -> Result<Vec<Played>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.played(person, filter, after, most).await
    }
    async fn count_played(&self, person: PersonId, filter: &PlayedFilter) -> Result<u64, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.count_played(person, filter).await
    }
    async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.tallies(person).await
    }
    async fn companions(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.companions(person).await
    }
    async fn played_in(&self, table: &TableId, number: u32) -> Result<Vec<Played>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.played_in(table, number).await
    }
    async fn add_played(&self, table: &TableId, number: u32, played: Vec<Played>) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.add_played(table, number, played).await
    }
    async fn not_outlined(&self, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.not_outlined(most).await
    }
    async fn keep_accuracy(&self, table: &TableId, number: u32, by_seat: Vec<(u8, f64)>) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.keep_accuracy(table, number, by_seat).await
    }
    async fn claim_luck(&self, now: Timestamp, until: Timestamp, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.claim_luck(now, until, most).await
    }
    async fn keep_luck(&self, table: &TableId, number: u32, adjusted: Vec<(PersonId, f64)>) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.keep_luck(table, number, adjusted).await
    }
    async fn is_public(&self, person: PersonId) -> Result<bool, StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.is_public(person).await
    }
    async fn set_public(&self, person: PersonId, public: bool) -> Result<(), StoreError> {
        self.around.before(Call::Other).await?;
        self.inner.set_public(person, public).await
    }
}
