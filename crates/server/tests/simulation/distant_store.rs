//! A store at some distance: calls take time, and fail while the line to it is cut.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use tenback_store::{
    Append, Claim, Counters, Day, Digest, Entry, Epoch, FinishedGame, JoinError, ListedTable, Memory, NewNode,
    NewTable, Node, NodeId, Nodes, OfferedRecovery, Person, PersonId, Renewal, Rewrite, Stats, Store, StoreError,
    StoredTable, TableCopy, TableId, TableOverview, Timestamp,
};

/// How long a call takes.
const AWAY: Duration = Duration::from_millis(2);
/// How long a call on a line that is cut takes to fail.
const GIVES_UP: Duration = Duration::from_millis(800);

/// The line from one node to the store.
#[derive(Clone)]
pub(crate) struct DistantStore {
    inner: Arc<Memory>,
    cut: Arc<AtomicBool>,
}

impl DistantStore {
    pub(crate) fn new(inner: Arc<Memory>) -> DistantStore {
        DistantStore { inner, cut: Arc::default() }
    }

    /// Cuts the line, or mends it.
    pub(crate) fn cut(&self, cut: bool) {
        self.cut.store(cut, Ordering::SeqCst);
    }

    /// The way there. A line that is cut in the middle of a call is noticed on the way back, see [`DistantStore::back`].
    async fn reach(&self) -> Result<(), StoreError> {
        tokio::time::sleep(AWAY / 2).await;
        self.back().await
    }

    async fn back(&self) -> Result<(), StoreError> {
        if self.cut.load(Ordering::SeqCst) {
            tokio::time::sleep(GIVES_UP).await;
            return Err(StoreError::Failed(Arc::new(std::io::Error::other("the line is cut"))));
        }
        Ok(())
    }
}

#[async_trait]
impl Store for DistantStore {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.create(table).await
    }
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.append(append).await?;
        tokio::time::sleep(AWAY / 2).await;
        // Stored, but the answer may be lost.
        self.back().await
    }
    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.reach().await?;
        self.inner.load(table).await
    }
    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        self.reach().await?;
        self.inner.entries(table).await
    }
    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        self.reach().await?;
        self.inner.game(table, number).await
    }
    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
        self.reach().await?;
        self.inner.is_at(person, table).await
    }
    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.reach().await?;
        self.inner.listed(most).await
    }
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.reach().await?;
        self.inner.tables_of(person, most).await
    }
    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
        self.reach().await?;
        self.inner.tables_hosted(person, since).await
    }
    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.add_person(person).await
    }
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.reach().await?;
        self.inner.person(id).await
    }
    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
        self.reach().await?;
        self.inner.names(ids).await
    }
    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.rename(id, name, language).await
    }
    async fn offer_recovery(&self, id: PersonId, offered: OfferedRecovery) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.offer_recovery(id, offered).await
    }
    async fn recover(&self, id: PersonId, code: Digest, token: Digest, now: Timestamp) -> Result<bool, StoreError> {
        self.reach().await?;
        self.inner.recover(id, code, token, now).await
    }
    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.ban(id, since).await
    }
    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.erase_person(id).await
    }
    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError> {
        self.reach().await?;
        self.inner.person_page(after, most).await
    }
    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        self.reach().await?;
        self.inner.visited(person).await
    }
    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError> {
        self.reach().await?;
        self.inner.table_page(after, most).await
    }
    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
        self.reach().await?;
        self.inner.table(table).await
    }
    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError> {
        self.reach().await?;
        self.inner.days(table).await
    }
    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.rewrite(rewrite).await
    }
    async fn close_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.close_table(table).await
    }
    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.delete_table(table).await
    }
    async fn stats(&self) -> Result<Stats, StoreError> {
        self.reach().await?;
        self.inner.stats().await
    }
    async fn check_writable(&self) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.check_writable().await
    }
    async fn people(&self) -> Result<u64, StoreError> {
        self.reach().await?;
        self.inner.people().await
    }
    async fn size(&self) -> Result<u64, StoreError> {
        self.reach().await?;
        self.inner.size().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
    async fn truncate_log(&self) -> Result<bool, StoreError> {
        self.reach().await?;
        self.inner.truncate_log().await
    }
    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.reach().await?;
        self.inner.games_of(person, after, most).await
    }
    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
        self.reach().await?;
        self.inner.copy_of(table).await
    }
    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.add_copy(table).await
    }
    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.reach().await?;
        self.inner.game_page(after, most).await
    }
    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError> {
        self.reach().await?;
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
impl Nodes for DistantStore {
    async fn join(&self, node: NewNode) -> Result<(), JoinError> {
        self.reach().await?;
        self.inner.join(node).await
    }
    async fn renew(&self, node: NodeId, life: Duration) -> Result<Option<Renewal>, StoreError> {
        self.reach().await?;
        self.inner.renew(node, life).await
    }
    async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.leave(node).await
    }
    async fn claim(&self, table: &TableId, node: NodeId) -> Result<Claim, StoreError> {
        self.reach().await?;
        self.inner.claim(table, node).await
    }
    async fn release(&self, table: &TableId, epoch: Epoch) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.release(table, epoch).await
    }
    async fn share(&self, node: NodeId, used: HashMap<String, u64>) -> Result<HashMap<String, u64>, StoreError> {
        self.reach().await?;
        self.inner.share(node, used).await
    }
    async fn post(&self, from: NodeId, notice: &str) -> Result<(), StoreError> {
        self.reach().await?;
        self.inner.post(from, notice).await
    }
    async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        self.reach().await?;
        Nodes::nodes(self.inner.as_ref()).await
    }
    async fn owned(&self, node: NodeId, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.reach().await?;
        self.inner.owned(node, most).await
    }
}
