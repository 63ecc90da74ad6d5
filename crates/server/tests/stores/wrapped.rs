//! A store in memory whose calls can be delayed or made to fail.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tenback_store::{
    Append, BackupCode, Claim, Counters, Day, Device, DeviceId, DeviceKey, DeviceLink, Devices, Digest, Entry, Epoch,
    FinishedGame, JoinError, ListedTable, Memory, NewNode, NewTable, Node, NodeId, Nodes, Person, PersonId,
    PuzzleResult, Renewal, Rewrite, Stats, Store, StoreError, StoredReview, StoredTable, TableCopy, TableId,
    TableOverview, Timestamp,
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
