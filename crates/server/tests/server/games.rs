//! Whole games over real sockets.

use serde_json::{Value, json};
use tenback_notation::{Record, replay};

use crate::client::{Player, Somebody};
use crate::house::House;

/// People at a table that is dealt and begun; the first of them is the host.
pub(crate) async fn seated(house: &House, names: &[&str], wanted: Value) -> (Vec<Somebody>, Vec<Player>, String) {
    let mut people = Vec::new();
    for name in names {
        people.push(Somebody::new(house.address, name).await);
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

/// Lets everybody follow to where the one who knows most is.
pub(crate) async fn catch_up(players: &mut [Player]) {
    let newest = players.iter().map(|player| player.socket.seq).max().unwrap_or(0);
    for player in players {
        player.until(newest).await;
    }
}

/// Deals, and whoever is first begins if nobody was chosen by lot.
pub(crate) async fn begin(players: &mut [Player]) {
    catch_up(players).await;
    players[0].must(json!({ "kind": "deal" })).await;
    catch_up(players).await;
    if players[0].view["phase"] == "dealt" {
        players[0].must(json!({ "kind": "begin" })).await;
    }
    catch_up(players).await;
}

/// Plays until the game is over; bots play for themselves.
pub(crate) async fn play_on(players: &mut [Player]) {
    catch_up(players).await;
    while !players[0].is_over() {
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
}

/// The record that everybody was shown at the end, checked: sound, and as promised.
pub(crate) fn opened(player: &Player) -> Record {
    let told = player.socket.raw.iter().rev().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    let seen = told.filter_map(|frame| frame["seen"].as_array().cloned()).flatten();
    let text = seen.into_iter().find(|seen| seen["kind"] == "opened").expect("the cards are shown");
    let record = Record::parse(text["record"].as_str().expect("text")).expect("well formed");
    replay(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{record}"));
    assert!(record.tag("Salt").is_some() && record.tag("Commitment").is_some(), "{record}");
    record
}

async fn whole_game(game: &str, people: &[&str], bots: Value, seats: usize) {
    let house = House::open().await;
    let wanted = json!({ "game": game, "seats": seats, "bots": bots });
    let (_, mut players, table) = seated(&house, people, wanted).await;
    let promise = players[0].welcome["table"]["next_commitment"].clone();
    assert!(promise.is_string(), "the deal is promised before anybody sees a card");
    let watcher = Somebody::new(house.address, "Watcher").await;
    players.push(watcher.join(&table).await);
    begin(&mut players).await;
    play_on(&mut players).await;
    for player in &players {
        let record = opened(player);
        assert_eq!(record.tag("Commitment"), promise.as_str());
    }
    let watched = players.last().expect("the watcher");
    assert_eq!(watched.view["hand"], json!([]), "who looks on has no hand");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_for_three_people() {
    whole_game("classic", &["Ada", "Ben", "Cem"], json!([]), 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_for_five_with_bots() {
    let bots =
        json!([{ "seat": 2, "level": "greedy" }, { "seat": 4, "level": "expert" }, { "seat": 5, "level": "casual" }]);
    whole_game("classic", &["Ada", "Ben"], bots, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_alone() {
    whole_game("classic", &["Ada"], json!([]), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn extreme_for_four() {
    whole_game("extreme", &["Ada", "Ben", "Cem", "Dan"], json!([]), 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn extreme_for_two_with_a_bot() {
    whole_game("extreme", &["Ada"], json!([{ "seat": 1, "level": "expert" }]), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn face_to_face_for_two_people() {
    whole_game("face-to-face", &["Ada", "Ben"], json!([]), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn face_to_face_against_a_bot() {
    whole_game("face-to-face", &["Ada"], json!([{ "seat": 2, "level": "greedy" }]), 2).await;
}
