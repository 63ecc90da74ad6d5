//! Several servers on one PostgreSQL database. Where PostgreSQL is not installed, this is skipped and says so.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_test_postgres::Cluster;

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, one_move};
use crate::serve::{Served, folder, program, refused};
use crate::text;

/// How long a lease lasts.
const LEASE: Duration = Duration::from_secs(6);

fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").to_string()
}

fn serve(data: &Path, database: &str, node_address: &str) -> (Served, SocketAddr) {
    serve_with(data, database, node_address, &["--limit-messages-per-second", "100000"])
}

fn serve_with(data: &Path, database: &str, node_address: &str, more: &[&str]) -> (Served, SocketAddr) {
    let args = ["serve", "--port", "0", "--no-open", "--database", database, "--node-address", node_address];
    let served = Served::start(program(data, &[&args[..], more].concat()));
    let address = SocketAddr::from(([127, 0, 0, 1], served.port()));
    (served, address)
}

fn nodes(data: &Path, database: &str) -> Value {
    let output = program(data, &["admin", "nodes", "--json", "--database", database]).output().expect("it runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Connects as soon as a server has the table.
pub(crate) async fn rejoin(person: &Somebody, table: &str) -> Player {
    let end = Instant::now() + 3 * LEASE;
    loop {
        if let Ok(mut socket) = person.connect(table).await {
            socket.say(&json!({ "type": "hello", "have": 0 })).await;
            if let Some(welcome) = socket.next().await.filter(|frame| frame["type"] == "welcome") {
                socket.seq = welcome["seq"].as_u64().expect("a number");
                let (view, legal, you) = (welcome["view"].clone(), welcome["legal"].clone(), welcome["you"].clone());
                return Player { view, legal, you, welcome, socket };
            }
        }
        assert!(Instant::now() < end, "nobody serves the table");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_a_table_and_one_survives_the_other() {
    let Some(cluster) = Cluster::shared() else { return };
    let data = folder();
    let database = cluster.url(&cluster.create_database());
    let (owner, first) = serve(data.path(), &database, &free_address());
    let (_other, second) = serve(data.path(), &database, &free_address());
    let (ada, ben) = (Somebody::new(first, "Ada").await, Somebody::new(second, "Ben").await);
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut players = vec![ada.join(&table).await, ben.join(&table).await];
    players[1].must(json!({ "kind": "sit" })).await;
    begin(&mut players).await;
    for _ in 0..5 {
        one_move(&mut players).await;
    }
    let listed = nodes(data.path(), &database);
    let shown: Vec<_> = listed.as_array().expect("a list").iter().map(|node| &node["tables"]).collect();
    assert_eq!(shown, [&json!(1), &json!(0)], "{listed}");
    assert_eq!(listed[0]["first"], json!([table]));

    let acknowledged = players[0].socket.seq;
    let killed = Instant::now();
    // Killed, without a goodbye.
    drop(owner);
    let mut players = vec![rejoin(&ada.at(second), &table).await, rejoin(&ben, &table).await];
    let took = killed.elapsed();
    assert!(players.iter().all(|player| player.socket.seq >= acknowledged), "an acknowledged move is lost");
    assert!(took < LEASE + Duration::from_secs(4), "taken over after {took:?}");
    one_move(&mut players).await;
    catch_up(&mut players).await;
    assert_eq!(nodes(data.path(), &database).as_array().map(Vec::len), Some(1));
}

/// As in a container: the address that others connect to is not one of this machine's, and leads to another port.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_listens_elsewhere_than_where_others_connect_to() {
    let Some(cluster) = Cluster::shared() else { return };
    let data = folder();
    let database = cluster.url(&cluster.create_database());
    let (announced, inside) = (TcpListener::bind("127.0.0.1:0").expect("a free port"), free_address());
    let outside = announced.local_addr().expect("an address").to_string();
    forward(announced, inside.clone());
    let (_owner, first) = serve_with(data.path(), &database, &outside, &["--node-listen", &inside]);
    let (_edge, second) = serve(data.path(), &database, &free_address());
    assert_eq!(nodes(data.path(), &database)[0]["address"], json!(outside));
    let ada = Somebody::new(first, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut players = vec![ada.join(&table).await, Somebody::new(second, "Ben").await.join(&table).await];
    players[1].must(json!({ "kind": "sit" })).await;
    begin(&mut players).await;
    one_move(&mut players).await;
}

/// Forwards the first connection, as the network of a container would.
fn forward(from: TcpListener, to: String) {
    std::thread::spawn(move || {
        let (outer, _) = from.accept().expect("a connection");
        let inner = TcpStream::connect(to).expect("somebody listens");
        let (mut back_from, mut back_to) = (inner.try_clone().expect("a copy"), outer.try_clone().expect("a copy"));
        std::thread::spawn(move || std::io::copy(&mut back_from, &mut back_to));
        let (mut outer, mut inner) = (outer, inner);
        std::io::copy(&mut outer, &mut inner)
    });
}

#[test]
fn what_keeps_a_server_from_joining_is_explained() {
    let data = folder();
    let cases = [
        (vec!["--node-address", "127.0.0.1:0"], "--database postgres://"),
        (vec!["--node-address", "nonsense", "--database", "postgres://u@h/d"], "“nonsense”"),
        (vec!["--node-address", "127.0.0.1:port", "--database", "postgres://u@h/d"], "127.0.0.1:port"),
        (vec!["--node-address", ":9098", "--database", "postgres://u@h/d"], "“:9098”"),
        (vec!["--node-address", "a:1", "--node-listen", "b", "--database", "postgres://u@h/d"], "“b”"),
        (vec!["--node-listen", "127.0.0.1:0", "--database", "postgres://u@h/d"], "--node-address"),
    ];
    for (args, expected) in cases {
        let (_, said) = refused(&mut program(data.path(), &[&["serve", "--port", "0"], &args[..]].concat()));
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_the_address_of_another_does_not_start() {
    let Some(cluster) = Cluster::shared() else { return };
    let data = folder();
    let database = cluster.url(&cluster.create_database());
    let address = free_address();
    let (_one, first) = serve(data.path(), &database, &address);
    let ada = Somebody::new(first, "Ada").await;
    let listen = free_address();
    let args = ["serve", "--port", "0", "--database", &database, "--node-address", &address, "--node-listen", &listen];
    let (_, said) = refused(&mut program(data.path(), &args));
    assert!(said.contains("Another running server already has this --node-address"), "{said}");
    ada.table(json!({ "game": "classic", "seats": 2 })).await;
}

/// The library that shows a process another time.
#[cfg(target_os = "linux")]
fn faketime() -> Option<std::path::PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|path| path.exists())
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_clock_is_wrong_goes_by_that_of_the_database() {
    let Some(cluster) = Cluster::shared() else { return };
    let Some(library) = faketime() else {
        eprintln!("skipped, because libfaketime is not installed: on Debian, apt-get install faketime");
        return;
    };
    let data = folder();
    let database = cluster.create_database();
    let url = cluster.url(&database);
    let args = ["serve", "--port", "0", "--no-open", "--database", &url, "--node-address", "127.0.0.1:0"];
    let mut late = program(data.path(), &args);
    late.env("LD_PRELOAD", library).env("FAKETIME", "+3600");
    late.env("FAKETIME_DONT_FAKE_MONOTONIC", "1").env("DONT_FAKE_MONOTONIC", "1");
    let mut late = Served::start(late);
    let ada = Somebody::new(SocketAddr::from(([127, 0, 0, 1], late.port())), "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    ada.join(&table).await.must(json!({ "kind": "say", "text": "What time is it?" })).await;
    let ahead =
        cluster.sql(&database, "SELECT max(since) / 1000 - extract(epoch FROM now())::BIGINT FROM tenback.people");
    assert!(ahead.parse::<i64>().is_ok_and(|seconds| seconds.abs() < 600), "{ahead}");
    let (_, _, log) = late.stop("-TERM");
    assert!(log.contains("the database's clock differs from this machine's and is used instead"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_another_secret_serves_only_its_own_tables() {
    let Some(cluster) = Cluster::shared() else { return };
    let (data, elsewhere) = (folder(), folder());
    let database = cluster.url(&cluster.create_database());
    let (mut one, first) = serve(data.path(), &database, &free_address());
    let (_two, second) = serve(elsewhere.path(), &database, &free_address());
    let ada = Somebody::new(first, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let _player = ada.join(&table).await;
    let answer = ada.at(second).get(&format!("/api/tables/{table}")).await;
    assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("unreachable")));
    let (_, _, log) = one.stop("-TERM");
    assert!(log.contains("it has another secret; give all nodes the same one"), "{log}");
}
