//! Seats: sitting down, leaving, being removed, bots that play for people, spectators.

use std::sync::Arc;

use serde_json::json;
use tenback_store::Sqlite;

use crate::client::Somebody;
use crate::company::{begin, catch_up, give_up, opened, play_on, seated};
use crate::test_server::{TestServer, generous};

fn code(refused: &serde_json::Value) -> &str {
    refused["code"].as_str().expect("a code")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_remove_people() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben", "Cem"], json!({ "game": "classic", "seats": 3 })).await;
    begin(&mut players).await;
    let refused = players[1].act(json!({ "kind": "kick", "seat": 3 })).await.expect_err("only the host may");
    assert_eq!(code(&refused), "host-only");
    players[0].must(json!({ "kind": "kick", "seat": 3 })).await;
    let bye = players[2].socket.hear("bye").await;
    assert_eq!((&bye["code"], bye.get("again_in")), (&json!("kicked"), None));
    while players[2].socket.next().await.is_some() {} // The connection ends after the earlier messages.
    // Cem may not come back; Dan takes the seat and the cards.
    let (status, problem) = people[2].shut_out(&table).await;
    assert_eq!((status, code(&problem)), (403, "barred"));
    let mut dan = Somebody::new(server.address, "Dan").await.join(&table).await;
    dan.must(json!({ "kind": "sit" })).await;
    assert_eq!(dan.seat(), 3);
    assert_eq!(dan.view["hand"].as_array().map(Vec::len), Some(6));
    players[2] = dan;
    play_on(&mut players).await;
    opened(&players[2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_handed_to_a_bot_and_taken_back() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let refused = players[1].act(json!({ "kind": "hand-over", "seat": 1, "level": "expert" })).await;
    assert_eq!(code(&refused.expect_err("Ada is not late")), "not-late");
    players[1].must(json!({ "kind": "hand-over", "level": "expert" })).await;
    let refused = players[1].act(json!({ "kind": "resign" })).await.expect_err("the bot plays");
    assert_eq!(code(&refused), "bot-plays");
    drop(players.pop());
    // The bot plays while Ben is away.
    for _ in 0..40 {
        if players[0].view["turn"]["number"].as_u64() >= Some(4) || players[0].is_over() {
            break;
        }
        match players[0].is_to_move() {
            true => {
                let command = players[0].sensible();
                players[0].must(command).await;
            }
            false => {
                players[0].follow().await.expect("the bot lays");
            }
        }
    }
    let mut ben = people[1].join(&table).await;
    assert_eq!(ben.seat(), 2, "the seat is still his");
    assert!(ben.view["hand"].as_array().is_some_and(|hand| !hand.is_empty()));
    if !ben.is_over() {
        ben.must(json!({ "kind": "return" })).await;
        players.push(ben);
        play_on(&mut players).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_keeps_the_cards_at_the_seat() {
    let server = TestServer::open().await;
    let (_, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let step = players[1].must(json!({ "kind": "leave" })).await;
    assert_eq!(step["you"]["seat"], json!(null));
    assert_eq!(step["view"]["hand"], json!([]), "from now on Ben sees only what is open");
    let mut eve = Somebody::new(server.address, "Eve").await.join(&table).await;
    eve.must(json!({ "kind": "sit", "seat": 2 })).await;
    assert_eq!(eve.view["hand"].as_array().map(Vec::len), Some(7));
    let refused = players[1].act(json!({ "kind": "sit" })).await.expect_err("no seat is left");
    assert_eq!(code(&refused), "table-full");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_fill_seats_with_bots() {
    let server = TestServer::open().await;
    let (_, mut players, _) = seated(server.address, &["Ada"], json!({ "game": "extreme", "seats": 3 })).await;
    let refused = players[0].act(json!({ "kind": "deal" })).await.expect_err("two seats are empty");
    assert_eq!(code(&refused), "seat-empty");
    players[0].must(json!({ "kind": "bot", "seat": 2, "level": "casual" })).await;
    let step = players[0].must(json!({ "kind": "bot", "seat": 3, "level": "expert" })).await;
    assert_eq!(step["table"]["sitters"][2], json!({ "kind": "bot", "level": "expert" }));
    players[0].must(json!({ "kind": "kick", "seat": 2 })).await;
    players[0].must(json!({ "kind": "bot", "seat": 2, "level": "greedy" })).await;
    begin(&mut players).await;
    play_on(&mut players).await;
    opened(&players[0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_need_permission() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "face-to-face", "seats": 2 });
    let (_, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    let watcher = Somebody::new(server.address, "Watcher").await;
    let mut watching = watcher.join(&table).await;
    begin(&mut players).await;
    let refused = watching.act(json!({ "kind": "say", "text": "Hello!" })).await.expect_err("no seat, no word");
    assert_eq!(code(&refused), "not-seated");
    players[0].must(json!({ "kind": "spectators", "allowed": false })).await;
    assert_eq!(watching.socket.hear("bye").await["code"], "no-spectators");
    let (status, problem) = watcher.shut_out(&table).await;
    assert_eq!((status, code(&problem)), (403, "no-spectators"));
    players[0].must(json!({ "kind": "spectators", "allowed": true })).await;
    let again = watcher.join(&table).await;
    assert_eq!(again.view["hand"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_sent_to_everybody() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    catch_up(&mut players).await;
    drop(players.pop());
    loop {
        let frame = players[0].socket.hear("present").await;
        if frame["seats"] == json!([true, false]) {
            break;
        }
    }
    let _back = people[1].join(&table).await;
    loop {
        let frame = players[0].socket.hear("present").await;
        if frame["seats"] == json!([true, true]) {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn changing_seats_does_not_reveal_a_second_hand() {
    for game in ["classic", "face-to-face"] {
        let server = TestServer::open().await;
        let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], json!({ "game": game, "seats": 2 })).await;
        begin(&mut players).await;
        players[1].must(json!({ "kind": "leave" })).await;
        players[0].must(json!({ "kind": "leave" })).await;
        let refused = players[0].act(json!({ "kind": "sit", "seat": 2 })).await.expect_err("she knows her own");
        assert_eq!(code(&refused), "knows-another-hand");
        assert_eq!(players[0].view["hand"], json!([]));
        players[0].must(json!({ "kind": "sit", "seat": 1 })).await;
        players[1].must(json!({ "kind": "sit" })).await;
        catch_up(&mut players).await;
        give_up(&mut players).await;
        players[0].must(json!({ "kind": "leave" })).await;
        players[1].must(json!({ "kind": "leave" })).await;
        players[0].must(json!({ "kind": "sit", "seat": 2 })).await;
        assert_eq!(players[0].seat(), 2, "between games everybody may change");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn opponents_cannot_choose_each_other() {
    let server = TestServer::open().await;
    let (_, mut players, _) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "face-to-face", "seats": 2 })).await;
    begin(&mut players).await;
    let refused = players[0].act(json!({ "kind": "hand-over", "seat": 2, "level": "random" })).await;
    assert_eq!(code(&refused.expect_err("Ben plays himself")), "not-late");
    players[0].must(json!({ "kind": "kick", "seat": 2 })).await;
    let refused = players[0].act(json!({ "kind": "bot", "seat": 2, "level": "random" })).await;
    assert_eq!(code(&refused.expect_err("not against the host")), "already-dealt");
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_are_not_dealt_cards_known_to_the_opponent() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "face-to-face", "seats": 2 });
    let (_, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    players[0].must(json!({ "kind": "resign" })).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "leave" })).await;
    players[1] = Somebody::new(server.address, "Cem").await.join(&table).await;
    players[1].must(json!({ "kind": "sit" })).await;
    catch_up(&mut players).await;
    for player in &mut players {
        let refused = player.act(json!({ "kind": "deal", "again": true })).await.expect_err("Cem has not seen them");
        assert_eq!(code(&refused), "cards-known");
    }
    players[0].must(json!({ "kind": "deal" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_do_not_take_over_cards_known_to_the_opponent() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Arc::new(Sqlite::open(folder.path().join("tables.db")).expect("it opens"));
    let server = TestServer::with(store(), generous()).await;
    let wanted = json!({ "game": "face-to-face", "seats": 2 });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    players[0].must(json!({ "kind": "resign" })).await;
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "deal", "again": true })).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "leave" })).await;
    server.stop().await;
    let server = TestServer::with(store(), generous()).await;
    let mut cem = Somebody::new(server.address, "Cem").await.join(&table).await;
    assert_eq!(code(&cem.act(json!({ "kind": "sit" })).await.expect_err("Ada knows the cards")), "cards-known");
    let ben = Somebody::with_token(server.address, &people[1].token);
    ben.join(&table).await.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_people_are_not_counted_as_present() {
    let server = TestServer::open().await;
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    let blind = players[0].act(json!({ "kind": "kick", "seat": 2 })).await.expect_err("she has not seen him sit down");
    assert_eq!(code(&blind), "stale");
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "kick", "seat": 2 })).await;
    loop {
        let frame = players[0].socket.hear("present").await;
        if frame["seats"] == json!([true, false]) && frame["spectators"] == 0 {
            break;
        }
    }
}
