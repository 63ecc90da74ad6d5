//! A PostgreSQL database that fails in mid-game: nothing acknowledged is lost, the log says what to do, and games go on.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_test_postgres::{Cluster, SmallDisk};

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, mover, one_move, two_playing};
use crate::nodes::rejoin;
use crate::serve::{Served, folder, program};

fn serve(data: &Path, database: &str) -> (Served, SocketAddr) {
    let args = ["serve", "--port", "0", "--no-open", "--limit-messages-per-second", "100000", "--database", database];
    let served = Served::start(program(data, &args));
    let address = SocketAddr::from(([127, 0, 0, 1], served.port()));
    (served, address)
}

/// Everybody comes back and sees at least what was acknowledged.
async fn come_back(people: &[Somebody], players: &[Player], table: &str) -> Vec<Player> {
    let mut back = Vec::new();
    for (person, player) in people.iter().zip(players) {
        back.push(rejoin(person, table).await);
        assert!(back.last().is_some_and(|back| back.socket.seq >= player.socket.seq), "an acknowledged move is lost");
    }
    back
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_its_database_is_back() {
    let Some(cluster) = Cluster::start(&["fsync=off"]) else { return };
    let data = folder();
    let (mut served, address) = serve(data.path(), &cluster.url(&cluster.create_database()));
    let (people, mut players, table) = two_playing(address).await;
    one_move(&mut players).await;
    cluster.crash();
    let index = mover(&players);
    let command = json!({ "type": "do", "id": "doubtful", "command": players[index].sensible() });
    players[index].socket.say(&command).await;
    let bye = players[index].socket.hear("bye").await;
    assert_eq!(bye["code"], "restart", "nothing is acknowledged");
    cluster.resume();
    let mut players = come_back(&people, &players, &table).await;
    one_move(&mut players).await;
    let (_, _, log) = served.stop("-TERM");
    assert!(log.contains("the database cannot be reached; start it or repair the network"), "{log}");
}

/// Moves, and deals if there is no game, until the database has no space.
async fn play_until_refused(players: &mut [Player]) -> (usize, Value) {
    let until = Instant::now() + Duration::from_secs(120);
    while Instant::now() < until {
        catch_up(players).await;
        let (index, command) = if players[0].is_over() {
            (0, json!({ "kind": "deal" }))
        } else if players[0].view["phase"] == "dealt" {
            (0, json!({ "kind": "begin" }))
        } else {
            let index = mover(players);
            (index, players[index].sensible())
        };
        if let Err(refused) = players[index].act(command.clone()).await {
            assert_eq!(refused["code"], "not-stored", "{refused}");
            return (index, command);
        }
    }
    panic!("the disk is full, and everything is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_its_database_has_space_again() {
    let (data, mounted) = (folder(), folder());
    let Some(disk) = SmallDisk::mount(mounted.path().to_owned(), 192) else {
        eprintln!("skipped, because mounting a small disk needs root");
        return;
    };
    let Some(cluster) = Cluster::start_on(&disk, &["fsync=off"]) else { return };
    let database = cluster.create_database();
    let (mut served, address) = serve(data.path(), &cluster.url(&database));
    let (_, mut players, _) = two_playing(address).await;
    // A new segment of PostgreSQL's log has room for this test: without room there, it would end.
    cluster.sql(&database, "SELECT pg_switch_wal()");
    one_move(&mut players).await;
    disk.fill().expect("it can be filled");
    let (index, command) = play_until_refused(&mut players).await;
    let seq = players[index].socket.seq;
    disk.free().expect("it can be freed");
    let step = players[index].must(command).await;
    assert_eq!(step["seen"][0]["seq"], json!(seq + 1), "nothing has happened in between");
    if players[0].is_over() {
        begin(&mut players).await;
    }
    one_move(&mut players).await;
    let (_, _, log) = served.stop("-TERM");
    assert!(log.contains("no space left for the database; free some, or make its disk larger"), "{log}");
}
