//! A failing store: what could not be stored has not happened, and nobody is told about it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde_json::{Value, json};
use tenback_store::StoreError;
use tokio::sync::Semaphore;

use crate::client::{Player, request};
use crate::company::{catch_up, mover, play_on, two_playing};
use crate::test_server::{TestServer, generous};
use crate::wrapped_store::{Around, Call, WrappedStore};

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
pub(crate) type FailingStore = WrappedStore<Failures>;

/// How a store fails.
pub(crate) struct Failures {
    behaviour: AtomicU8,
    /// How often it was asked whether it can be written to.
    checks: AtomicU32,
    /// How many renewals of a lease fail.
    lost_renewals: AtomicU32,
    /// Rewrites that are done but not answered.
    pub(crate) rewritten: Semaphore,
    /// How many of them are answered.
    pub(crate) released: Semaphore,
}

impl Default for Failures {
    fn default() -> Failures {
        Failures {
            behaviour: AtomicU8::default(),
            checks: AtomicU32::default(),
            lost_renewals: AtomicU32::default(),
            rewritten: Semaphore::new(0),
            released: Semaphore::new(0),
        }
    }
}

impl Failures {
    fn is(&self, behaviour: Behaviour) -> bool {
        self.behaviour.load(Ordering::SeqCst) == behaviour as u8
    }

    fn loses_renewal(&self) -> bool {
        let lose = |left: u32| left.checked_sub(1);
        self.lost_renewals.fetch_update(Ordering::SeqCst, Ordering::SeqCst, lose).is_ok()
    }
}

impl FailingStore {
    pub(crate) fn set(&self, behaviour: Behaviour) {
        self.around.behaviour.store(behaviour as u8, Ordering::SeqCst);
    }

    /// Makes the next renewals of a lease fail.
    pub(crate) fn lose_renewals(&self, count: u32) {
        self.around.lost_renewals.store(count, Ordering::SeqCst);
    }

    /// How many of them have not failed yet.
    pub(crate) fn renewals_to_lose(&self) -> u32 {
        self.around.lost_renewals.load(Ordering::SeqCst)
    }

    fn checks(&self) -> u32 {
        self.around.checks.load(Ordering::SeqCst)
    }
}

fn failed() -> StoreError {
    StoreError::Failed(Arc::new(std::io::Error::other("the disk is on fire")))
}

#[async_trait]
impl Around for Failures {
    async fn before(&self, call: Call) -> Result<(), StoreError> {
        if call == Call::CheckWritable {
            self.checks.fetch_add(1, Ordering::SeqCst);
        }
        match call {
            Call::Append if self.is(Behaviour::Full) => Err(StoreError::Full),
            Call::Append | Call::Load if self.is(Behaviour::FailsBefore) => Err(failed()),
            Call::Renew if self.loses_renewal() => Err(failed()),
            Call::CheckWritable if !self.is(Behaviour::Sound) => Err(StoreError::Full),
            _ => Ok(()),
        }
    }

    async fn after(&self, call: Call) -> Result<(), StoreError> {
        match call {
            Call::Append if self.is(Behaviour::FailsAfter) => Err(failed()),
            Call::Rewrite if self.is(Behaviour::HoldsRewrites) => {
                self.rewritten.add_permits(1);
                self.released.acquire().await.expect("it stays open").forget();
                Ok(())
            }
            _ => Ok(()),
        }
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
