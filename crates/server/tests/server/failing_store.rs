//! A failing store: what could not be stored has not happened, and nobody is told about it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde_json::{Value, json};
use tenback_store::{
    Append, Counters, Day, Digest, Entry, FinishedGame, ListedTable, Memory, NewTable, OfferedRecovery, Person,
    PersonId, Rewrite, Stats, Store, StoreError, StoredTable, TableCopy, TableId, TableOverview, Timestamp,
};
use tokio::sync::Semaphore;

use crate::client::{Player, request};
use crate::company::{catch_up, mover, play_on, two_playing};
use crate::test_server::{TestServer, generous};

/// How the next appends behave.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Behaviour {
    Sound,
    /// The disk is full.
    Full,
    /// It fails, and nothing was stored. No table can be loaded.
    FailsBefore,
    /// It fails, although everything was stored.
    FailsAfter,
    /// Rewrites are answered only when the test says so.
    HoldsRewrites,
}

/// A store that can be made to fail.
pub(crate) struct FailingStore {
    pub(crate) kept: Memory,
    behaviour: AtomicU8,
    /// How often it was asked whether it can be written to.
    checks: AtomicU32,
    /// Rewrites that are done but not answered.
    pub(crate) rewritten: Semaphore,
    /// How many of them are answered.
    pub(crate) released: Semaphore,
}

impl Default for FailingStore {
    fn default() -> FailingStore {
        FailingStore {
            kept: Memory::default(),
            behaviour: AtomicU8::default(),
            checks: AtomicU32::default(),
            rewritten: Semaphore::new(0),
            released: Semaphore::new(0),
        }
    }
}

impl FailingStore {
    pub(crate) fn set(&self, behaviour: Behaviour) {
        self.behaviour.store(behaviour as u8, Ordering::SeqCst);
    }

    fn checks(&self) -> u32 {
        self.checks.load(Ordering::SeqCst)
    }
}

#[async_trait]
impl Store for FailingStore {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let failed = || StoreError::Failed(Arc::new(std::io::Error::other("the disk is on fire")));
        match self.behaviour.load(Ordering::SeqCst) {
            behaviour if behaviour == Behaviour::Full as u8 => Err(StoreError::Full),
            behaviour if behaviour == Behaviour::FailsBefore as u8 => Err(failed()),
            behaviour if behaviour == Behaviour::FailsAfter as u8 => self.kept.append(append).await.and(Err(failed())),
            _ => self.kept.append(append).await,
        }
    }
    async fn copy_of(&self, table: &TableId) -> Result<Option<TableCopy>, StoreError> {
        self.kept.copy_of(table).await
    }
    async fn add_copy(&self, table: TableCopy) -> Result<(), StoreError> {
        self.kept.add_copy(table).await
    }
    async fn game_page(
        &self,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.kept.game_page(after, most).await
    }
    async fn add_game(&self, table: &TableId, game: FinishedGame) -> Result<(), StoreError> {
        self.kept.add_game(table, game).await
    }
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.kept.create(table).await
    }
    async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        if self.behaviour.load(Ordering::SeqCst) == Behaviour::FailsBefore as u8 {
            return Err(StoreError::Failed(Arc::new(std::io::Error::other("no answer"))));
        }
        self.kept.load(table).await
    }
    async fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        self.kept.entries(table).await
    }
    async fn game(&self, table: &TableId, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        self.kept.game(table, number).await
    }
    async fn is_at(&self, person: PersonId, table: &TableId) -> Result<bool, StoreError> {
        self.kept.is_at(person, table).await
    }
    async fn listed(&self, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.kept.listed(most).await
    }
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        self.kept.tables_of(person, most).await
    }
    async fn tables_hosted(&self, person: PersonId, since: Timestamp) -> Result<u64, StoreError> {
        self.kept.tables_hosted(person, since).await
    }
    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.kept.add_person(person).await
    }
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.kept.person(id).await
    }
    async fn names(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, String>, StoreError> {
        self.kept.names(ids).await
    }
    async fn rename(&self, id: PersonId, name: &str, language: &str) -> Result<(), StoreError> {
        self.kept.rename(id, name, language).await
    }
    async fn offer_recovery(&self, id: PersonId, offered: OfferedRecovery) -> Result<(), StoreError> {
        self.kept.offer_recovery(id, offered).await
    }
    async fn recover(&self, id: PersonId, code: Digest, token: Digest, now: Timestamp) -> Result<bool, StoreError> {
        self.kept.recover(id, code, token, now).await
    }
    async fn ban(&self, id: PersonId, since: Option<Timestamp>) -> Result<(), StoreError> {
        self.kept.ban(id, since).await
    }
    async fn erase_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.kept.erase_person(id).await
    }
    async fn person_page(&self, after: Option<PersonId>, most: u32) -> Result<Vec<Person>, StoreError> {
        self.kept.person_page(after, most).await
    }
    async fn visited(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        self.kept.visited(person).await
    }
    async fn games_of(
        &self,
        person: PersonId,
        after: Option<(TableId, u32)>,
        most: u32,
    ) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.kept.games_of(person, after, most).await
    }
    async fn table_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableOverview>, StoreError> {
        self.kept.table_page(after, most).await
    }
    async fn table(&self, table: &TableId) -> Result<Option<TableOverview>, StoreError> {
        self.kept.table(table).await
    }
    async fn days(&self, table: &TableId) -> Result<Vec<Day>, StoreError> {
        self.kept.days(table).await
    }
    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.kept.rewrite(rewrite).await?;
        if self.behaviour.load(Ordering::SeqCst) == Behaviour::HoldsRewrites as u8 {
            self.rewritten.add_permits(1);
            self.released.acquire().await.expect("it stays open").forget();
        }
        Ok(())
    }
    async fn close_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.kept.close_table(table).await
    }
    async fn delete_table(&self, table: &TableId) -> Result<(), StoreError> {
        self.kept.delete_table(table).await
    }
    async fn truncate_log(&self) -> Result<bool, StoreError> {
        self.kept.truncate_log().await
    }
    async fn stats(&self) -> Result<Stats, StoreError> {
        self.kept.stats().await
    }
    async fn check_writable(&self) -> Result<(), StoreError> {
        self.checks.fetch_add(1, Ordering::SeqCst);
        match self.behaviour.load(Ordering::SeqCst) {
            behaviour if behaviour == Behaviour::Sound as u8 => self.kept.check_writable().await,
            _ => Err(StoreError::Full),
        }
    }
    async fn size(&self) -> Result<u64, StoreError> {
        self.kept.size().await
    }
    async fn people(&self) -> Result<u64, StoreError> {
        self.kept.people().await
    }
    fn counters(&self) -> &Counters {
        self.kept.counters()
    }
    async fn close(&self) {
        self.kept.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_changes_nothing_and_the_game_continues_later() {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (_, mut players, _) = two_playing(server.address).await;
    let index = mover(&players);
    let (seq, lay) = (players[index].socket.seq, players[index].sensible());
    store.set(Behaviour::Full);
    let refused = players[index].act(lay.clone()).await.expect_err("there is no room");
    assert_eq!(refused["code"], "not-stored");
    assert_eq!(players[index].socket.seq, seq, "and nobody was told of anything");
    store.set(Behaviour::Sound);
    let step = players[index].must(lay).await;
    assert_eq!(step["seen"][0]["seq"], json!(seq + 1));
    play_on(&mut players).await;
}

/// Clients give up when they are refused, but the store will be back.
#[tokio::test(flavor = "multi_thread")]
async fn a_hello_is_answered_with_bye_while_the_table_cannot_be_loaded() {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) = two_playing(server.address).await;
    let mut late = people[0].connect(&table).await.expect("the table is there");
    let index = mover(&players);
    store.set(Behaviour::FailsBefore);
    let frame = json!({ "type": "do", "id": "doubtful", "command": players[index].sensible() });
    players[index].socket.say(&frame).await;
    players[index].socket.hear("bye").await;
    late.say(&json!({ "type": "hello", "have": 0 })).await;
    let bye = late.hear("bye").await;
    assert_eq!((&bye["code"], &bye["again_in"]), (&json!("restart"), &json!(1000)));
    store.set(Behaviour::Sound);
    people[0].join(&table).await;
}

/// A lay whose append fails: all clients have to reconnect, and the lay, sent again, is carried out once.
async fn fails(behaviour: Behaviour) {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let (people, mut players, table) = two_playing(server.address).await;
    let index = mover(&players);
    let frame = json!({ "type": "do", "id": "doubtful", "command": players[index].sensible() });
    store.set(behaviour);
    players[index].socket.say(&frame).await;
    for player in &mut players {
        assert_eq!(player.socket.hear("bye").await["code"], "restart");
        assert!(!player.socket.raw.iter().any(|text| text.contains("\"kind\":\"laid\"")), "told before it was stored");
    }
    store.set(Behaviour::Sound);
    let mut back = Vec::new();
    for (person, player) in people.iter().zip(&players) {
        back.push(person.join_having(&table, player.socket.seq).await);
    }
    back[index].socket.say(&frame).await;
    let answer = loop {
        let frame = back[index].follow().await.expect("an answer");
        if frame["type"] == "step" || frame["type"] == "done" {
            break frame;
        }
    };
    let kept = behaviour == Behaviour::FailsAfter;
    assert_eq!(answer["type"], if kept { "done" } else { "step" });
    catch_up(&mut back).await;
    let laid = |player: &Player| -> Option<usize> { player.view["turn"]["lays"].as_array().map(Vec::len) };
    assert_eq!(back.iter().map(laid).collect::<Vec<_>>(), [Some(1), Some(1)], "one card was laid, once");
    play_on(&mut back).await;
    let ended: Vec<&Value> = back.iter().map(|player| &player.view["phase"]).collect();
    assert_eq!(ended, [&json!("over"), &json!("over")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_whose_append_failed_can_be_repeated() {
    fails(Behaviour::FailsBefore).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_whose_append_seemed_to_fail_is_not_repeated() {
    fails(Behaviour::FailsAfter).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_store_is_alive_but_not_ready() {
    let store = Arc::new(FailingStore::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let ask = async |path: &str| request(server.address, "GET", path, "", "").await.status;
    store.set(Behaviour::Full);
    let checked = store.checks();
    assert_eq!(ask("/readyz").await, 503);
    for _ in 0..20 {
        assert_eq!(ask("/readyz").await, 503, "the answer holds for a while");
    }
    assert!((1..=3).contains(&(store.checks() - checked)), "asking often does not write often");
    assert_eq!(ask("/healthz").await, 200);
    store.set(Behaviour::Sound);
    let until = Instant::now() + Duration::from_secs(20);
    while ask("/readyz").await != 200 {
        assert!(Instant::now() < until, "it is not ready although there is room again");
    }
}
