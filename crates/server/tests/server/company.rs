//! People at one table, who play sensibly.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tenback_notation::{Record, replay};

use crate::client::{Player, Somebody};

/// Seats people at a new table; the first of them is the host.
pub(crate) async fn seated(server: SocketAddr, names: &[&str], wanted: Value) -> (Vec<Somebody>, Vec<Player>, String) {
    let mut people = Vec::new();
    for name in names {
        people.push(Somebody::new(server, name).await);
    }
    let table = people[0].table(wanted).await;
    let mut players = vec![people[0].join(&table).await];
    for person in &people[1..] {
        let mut player = person.join(&table).await;
        player.must(json!({ "kind": "sit" })).await;
        players.push(player);
    }
    (people, players, table)
}

/// Two players in The Game, after the deal, with somebody to move.
pub(crate) async fn two_playing(server: SocketAddr) -> (Vec<Somebody>, Vec<Player>, String) {
    let (people, mut players, table) = seated(server, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    (people, players, table)
}

/// Who is to move.
pub(crate) fn mover(players: &[Player]) -> usize {
    players.iter().position(Player::is_to_move).expect("somebody is to move")
}

/// Lets everybody catch up with the latest event.
pub(crate) async fn catch_up(players: &mut [Player]) {
    let newest = players.iter().map(|player| player.socket.seq).max().unwrap_or(0);
    for player in players {
        player.until(newest).await;
    }
}

/// Deals; the first player starts unless a random seat does.
pub(crate) async fn begin(players: &mut [Player]) {
    catch_up(players).await;
    players[0].must(json!({ "kind": "deal" })).await;
    catch_up(players).await;
    if players[0].view["phase"] == "dealt" {
        players[0].must(json!({ "kind": "begin" })).await;
    }
    catch_up(players).await;
}

/// Gives up: everybody agrees.
pub(crate) async fn give_up(players: &mut [Player]) {
    catch_up(players).await;
    players[0].must(json!({ "kind": "resign" })).await;
    for index in 1..players.len() {
        catch_up(players).await;
        if !players[index].is_over() {
            players[index].must(json!({ "kind": "vote", "agree": true })).await;
        }
    }
    catch_up(players).await;
}

/// Makes one move, or waits for a bot.
pub(crate) async fn one_move(players: &mut [Player]) {
    catch_up(players).await;
    match players.iter().position(Player::is_to_move) {
        Some(index) => {
            let command = players[index].sensible();
            players[index].must(command).await;
        }
        None => {
            players[0].follow().await.expect("a bot lays");
        }
    }
    catch_up(players).await;
}

/// Plays until the game is over.
pub(crate) async fn play_on(players: &mut [Player]) {
    while !players[0].is_over() {
        one_move(players).await;
    }
    catch_up(players).await;
}

/// The record revealed at the end, checked against the rules and its commitment.
pub(crate) fn opened(player: &Player) -> Record {
    let told = player.socket.raw.iter().rev().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    let seen = told.filter_map(|frame| frame["seen"].as_array().cloned()).flatten();
    let text = seen.into_iter().find(|seen| seen["kind"] == "opened").expect("the cards are shown");
    let record = Record::parse(text["record"].as_str().expect("text")).expect("well formed");
    replay(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{record}"));
    assert!(record.tag("Salt").is_some() && record.tag("Commitment").is_some(), "{record}");
    record
}
