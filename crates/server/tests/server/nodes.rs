//! Several servers on one store: people of one table may be connected to different ones.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_server::{Config, Limits, Listening, NodeConfig, ServerSecret, System, World};
use tenback_store::{JoinError, Memory, Store, TableId};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::{JSON, Player, Somebody, request};
use crate::company::{catch_up, mover, one_move};
use crate::test_server::generous;

const LEASE: Duration = Duration::from_millis(1_200);

/// A node with threads of its own, so that it can be killed.
pub(crate) struct TestNode {
    pub(crate) address: SocketAddr,
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

fn local() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

pub(crate) fn config(key: u8) -> Config {
    let node = NodeConfig { address: "127.0.0.1:0".into(), listen: vec![local()], lease: LEASE };
    Config {
        listen: vec![local()],
        limits: generous(),
        bot_pause: Duration::ZERO,
        node: Some(node),
        secret: Some(ServerSecret::from_bytes([key; 32])),
        ..Config::default()
    }
}

impl TestNode {
    pub(crate) async fn start(store: &Arc<dyn Store>) -> TestNode {
        TestNode::with(store, config(1)).await.expect("it joins")
    }

    pub(crate) async fn with(store: &Arc<dyn Store>, config: Config) -> Result<TestNode, JoinError> {
        TestNode::in_world(store, config, Arc::new(System)).await
    }

    pub(crate) async fn in_world(
        store: &Arc<dyn Store>,
        config: Config,
        world: Arc<dyn World>,
    ) -> Result<TestNode, JoinError> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a thread");
        let store = store.clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let running = runtime.spawn(async move {
            let listening = Listening::bind(config).await.expect("a free port");
            let address = listening.addresses()[0];
            let server = listening.in_world(store, world);
            let joined = server.join().await;
            let is_in = joined.is_ok();
            tell.send(joined.map(|()| address)).expect("somebody waits");
            if is_in {
                server
                    .run(async {
                        let _dropped_counts_too = stopped.await;
                    })
                    .await;
            }
        });
        match told.await.expect("an answer") {
            Ok(address) => Ok(TestNode { address, runtime: Some(runtime), stop: Some(stop), running: Some(running) }),
            Err(why) => {
                runtime.shutdown_background();
                Err(why)
            }
        }
    }

    /// Stops it as a signal would, and waits for the end.
    async fn stop(mut self) {
        self.stop.take();
        self.running.take().expect("it runs").await.expect("it ends normally");
    }

    /// Ends it at once, as SIGKILL would.
    fn kill(mut self) {
        self.runtime.take().expect("it runs").shutdown_background();
    }
}

impl Drop for TestNode {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn shared_store() -> Arc<dyn Store> {
    Arc::new(Memory::new())
}

/// The same person, connected to another node.
fn at(node: &TestNode, person: &Somebody) -> Somebody {
    person.at(node.address)
}

/// A game for two that has been dealt: Ada at the node that owns the table, Ben at the other one.
async fn two_at_two_nodes(a: &TestNode, b: &TestNode) -> (Vec<Somebody>, Vec<Player>, String) {
    let ada = Somebody::new(a.address, "Ada").await;
    let ben = Somebody::new(b.address, "Ben").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2, "spectators": true })).await;
    let mut players = vec![ada.join(&table).await, ben.join(&table).await];
    players[1].must(json!({ "kind": "sit" })).await;
    catch_up(&mut players).await;
    crate::company::begin(&mut players).await;
    (vec![ada, ben], players, table)
}

/// Reconnects until it works.
async fn rejoin(person: &Somebody, table: &str, have: u64) -> Player {
    let until = Instant::now() + Duration::from_secs(15);
    while Instant::now() < until {
        if let Ok(mut socket) = person.connect(table).await {
            socket.say(&json!({ "type": "hello", "have": have })).await;
            if let Some(welcome) = socket.next().await.filter(|frame| frame["type"] == "welcome") {
                socket.seq = welcome["seq"].as_u64().expect("a number");
                let (view, legal, you) = (welcome["view"].clone(), welcome["legal"].clone(), welcome["you"].clone());
                return Player { view, legal, you, welcome, socket };
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody serves the table");
}

/// Everything that is still sent on a connection, up to its end.
async fn last_words(player: &mut Player) -> Vec<Value> {
    let mut words = Vec::new();
    while let Some(frame) = player.socket.next().await {
        words.push(frame);
    }
    words
}

/// The log of a table has no gap and no command twice.
async fn check_log(store: &Arc<dyn Store>, table: &str) -> u64 {
    let entries = store.entries(&TableId::new(table).expect("an id")).await.expect("it exists");
    assert!(entries.iter().zip(1..).all(|(entry, seq)| entry.seq == seq));
    entries.len() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_nodes_play_a_whole_game() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    let mut spectator = Somebody::new(b.address, "Eve").await.join(&table).await;
    while !players[0].is_over() {
        one_move(&mut players).await;
        catch_up(&mut players).await;
        assert_eq!(players[0].view["piles"], players[1].view["piles"]);
    }
    let last = players[0].socket.seq;
    players[1].until(last).await;
    spectator.until(last).await;
    assert!(spectator.view.get("hand").is_none_or(Value::is_null) || spectator.is_over());
    assert_eq!(check_log(&store, &table).await, last);
    for node in [&a, &b] {
        let record = at(node, &people[0]).get(&format!("/api/tables/{table}/games/1")).await;
        assert_eq!(record.status, 200, "{record:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_described_alike_by_every_node() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    players[1].must(json!({ "kind": "say", "text": "Hello!" })).await;
    for path in [format!("/api/tables/{table}"), format!("/api/tables/{table}/chat?before=1000")] {
        let answers = [at(&a, &people[0]).get(&path).await, at(&b, &people[0]).get(&path).await];
        assert_eq!(answers[0].json(), answers[1].json());
    }
    let listed = at(&b, &people[0]).get("/api/me/tables").await.json();
    assert_eq!(listed[0]["id"], json!(table), "lists are those of all nodes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    one_move(&mut players).await;
    catch_up(&mut players).await;
    let have = players[1].socket.seq;
    a.stop().await;
    let began = Instant::now();
    let bye = last_words(&mut players[1]).await;
    assert!(bye.iter().any(|frame| frame["type"] == "bye" && frame["code"] == "moved"), "{bye:?}");
    let mut players = vec![rejoin(&at(&b, &people[0]), &table, have).await, rejoin(&people[1], &table, have).await];
    assert!(began.elapsed() < LEASE, "the lease need not run out: {:?}", began.elapsed());
    one_move(&mut players).await;
    check_log(&store, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_killed_node_are_taken_over() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    for _ in 0..6 {
        one_move(&mut players).await;
        catch_up(&mut players).await;
    }
    let have = players[0].socket.seq;
    let killed = Instant::now();
    a.kill();
    let mut players = vec![rejoin(&at(&b, &people[0]), &table, have).await, rejoin(&people[1], &table, have).await];
    let took = killed.elapsed();
    assert!(players.iter().all(|player| player.socket.seq >= have), "an acknowledged move is lost");
    one_move(&mut players).await;
    assert!(took < LEASE + Duration::from_secs(5), "taken over after {took:?}");
    check_log(&store, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_repeated_at_another_node_is_carried_out_once() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    let index = mover(&players);
    let command = json!({ "type": "do", "id": "same", "command": players[index].sensible() });
    players[index].socket.say(&command).await;
    let step = players[index].socket.hear("step").await;
    assert_eq!(step["done"], "same");
    a.stop().await;
    let mut back = rejoin(&at(&b, &people[index]), &table, 0).await;
    let before = check_log(&store, &table).await;
    back.socket.say(&command).await;
    let done = back.socket.hear("done").await;
    assert_eq!((&done["id"], &done["seq"]), (&json!("same"), &step["seq"]));
    assert_eq!(check_log(&store, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_is_disconnected_at_every_node_and_the_others_play_on() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    let ben = at(&a, &people[1]);
    let code = ben.send("POST", "/api/me/devices", &json!({})).await.json()["code"].clone();
    let added = ben.send("POST", "/api/recover", &json!({ "code": code, "keep": "token" })).await;
    assert_eq!(added.status, 201, "{added:?}");
    let phone = Somebody::with_token(b.address, added.json()["token"].as_str().expect("a token"));
    let mut on_phone = phone.join(&table).await;
    assert_eq!(on_phone.seat(), players[1].seat(), "both are Ben");
    let devices = at(&a, &phone).get("/api/me/devices").await.json();
    let first = devices["devices"][0]["id"].as_str().expect("an id").to_owned();
    let gone = at(&a, &phone).send("DELETE", &format!("/api/me/devices/{first}"), &json!(null)).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    let words = last_words(&mut players[1]).await;
    assert!(words.iter().any(|frame| frame["code"] == "who-are-you"), "{words:?}");
    on_phone.must(json!({ "kind": "say", "text": "Still here." })).await;
    assert_eq!(people[1].get("/api/me").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_reaches_tables_of_other_nodes() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, _) = two_at_two_nodes(&a, &b).await;
    let renamed = people[1].send("PUT", "/api/me", &json!({ "name": "Benjamin", "language": "en" })).await;
    assert_eq!(renamed.status, 200, "{renamed:?}");
    let step = players[0].socket.hear("step").await;
    assert!(step.to_string().contains("Benjamin"), "{step}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_with_another_secret_is_not_let_in() {
    let store = shared_store();
    let a = TestNode::start(&store).await;
    let b = TestNode::with(&store, config(2)).await.expect("it joins");
    let ada = Somebody::new(a.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut player = ada.join(&table).await;
    let answer = at(&b, &ada).get(&format!("/api/tables/{table}")).await;
    assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("unreachable")));
    player.must(json!({ "kind": "say", "text": "Still here." })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_with_one_address_do_not_both_start() {
    let store = shared_store();
    let with_address = |config: Config| {
        let node = config.node.map(|node| NodeConfig { address: "10.1.2.3:9000".into(), ..node });
        Config { node, ..config }
    };
    let _a = TestNode::with(&store, with_address(config(1))).await.expect("it joins");
    let second = TestNode::with(&store, with_address(config(1))).await;
    assert!(matches!(second, Err(JoinError::AddressTaken { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_erased_from_tables_of_all_nodes() {
    let store = shared_store();
    let (a, b) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let (people, mut players, table) = two_at_two_nodes(&a, &b).await;
    players[1].must(json!({ "kind": "say", "text": "forget-me-not" })).await;
    let erased = people[1].send("DELETE", "/api/me", &json!({})).await;
    assert_eq!(erased.status, 204, "{erased:?}");
    let words = last_words(&mut players[1]).await;
    assert!(!words.is_empty(), "the connection ends with a reason");
    let entries = store.entries(&TableId::new(&table).expect("an id")).await.expect("it exists");
    assert!(entries.iter().all(|entry| !entry.event.contains("forget-me-not")), "it is still in the log");
    let ada = rejoin(&people[0], &table, 0).await;
    assert!(!ada.welcome.to_string().contains("forget-me-not") && !ada.welcome.to_string().contains("Ben"));
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_for_all_nodes_together() {
    let store = shared_store();
    let few = |config: Config| Config { limits: Limits { bot_games: 2, ..config.limits }, ..config };
    let a = TestNode::with(&store, few(config(1))).await.expect("it joins");
    let b = TestNode::with(&store, few(config(1))).await.expect("it joins");
    let ada = Somebody::new(a.address, "Ada").await;
    let wanted = json!({ "game": "classic", "seats": 2, "bots": [{ "seat": 2, "level": "greedy" }] });
    let mut open = Vec::new();
    for node in [&a, &b] {
        let ada = at(node, &ada);
        let table = ada.table(wanted.clone()).await;
        let mut player = ada.join(&table).await;
        player.must(json!({ "kind": "deal" })).await;
        open.push(player);
    }
    // Both nodes have told each other.
    tokio::time::sleep(LEASE).await;
    let table = ada.table(wanted).await;
    let mut third = ada.join(&table).await;
    let refused = third.act(json!({ "kind": "deal" })).await.expect_err("two are enough");
    assert_eq!(refused["code"], "too-many");
}

#[tokio::test(flavor = "multi_thread")]
async fn new_people_count_at_all_nodes_together() {
    let store = shared_store();
    let few = |config: Config| Config { limits: Limits { people_per_hour: 3, ..config.limits }, ..config };
    let a = TestNode::with(&store, few(config(1))).await.expect("it joins");
    let b = TestNode::with(&store, few(config(1))).await.expect("it joins");
    for node in [&a, &a, &b] {
        Somebody::new(node.address, "Ada").await;
    }
    // Both nodes have told each other.
    tokio::time::sleep(LEASE).await;
    for node in [&a, &b] {
        let refused = request(node.address, "POST", "/api/me", JSON, r#"{ "name": "Ben", "keep": "token" }"#).await;
        assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too-fast")), "three are enough");
    }
}
