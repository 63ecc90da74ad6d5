//! Commands of people who are not allowed to issue them.

use serde_json::{Value, json};

use crate::bystanders::Bystanders;
use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, give_up, seated};
use crate::ends::ending;
use crate::test_server::TestServer;

/// The code of the expected refusal.
async fn refused(player: &mut Player, command: Value) -> String {
    let told = command.to_string();
    let refusal = player.act(command).await.err().unwrap_or_else(|| panic!("{told} was done"));
    refusal["code"].as_str().expect("a code").to_owned()
}

/// Everything that changes a game.
fn moves(player: &Player) -> Vec<Value> {
    let card = player.view["hand"].get(0).cloned().unwrap_or(json!(45));
    vec![
        json!({ "kind": "lay", "lay": format!("{card}a") }),
        json!({ "kind": "end-turn" }),
        json!({ "kind": "take-back" }),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_out_of_turn_or_from_another_hand_are_refused() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let mover = players.iter().position(Player::is_to_move).expect("somebody");
    let waiting = 1 - mover;
    let before = players[waiting].socket.seq;
    for command in moves(&players[waiting]) {
        assert_eq!(refused(&mut players[waiting], command).await, "not-your-turn");
    }
    let foreign = players[waiting].view["hand"][0].clone();
    let lay = json!({ "kind": "lay", "lay": format!("{foreign}a") });
    assert_eq!(refused(&mut players[mover], lay).await, "not-in-hand");
    assert_eq!(refused(&mut players[mover], json!({ "kind": "begin" })).await, "already-begun");
    assert_eq!(refused(&mut players[mover], json!({ "kind": "deal" })).await, "already-dealt");
    assert_eq!(players[mover].socket.seq, before, "nothing has happened");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_can_only_watch() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let mut watcher = Somebody::new(server.address, "Wim").await.join(&table).await;
    assert_eq!((&watcher.view["hand"], &watcher.legal), (&json!([]), &json!([])));
    let mut commands = moves(&watcher);
    commands.extend([
        json!({ "kind": "deal" }),
        json!({ "kind": "begin" }),
        json!({ "kind": "resign" }),
        json!({ "kind": "leave" }),
        json!({ "kind": "return" }),
        json!({ "kind": "hand-over", "level": "random" }),
        json!({ "kind": "signal", "signal": "keep-off a" }),
        json!({ "kind": "say", "text": "hello" }),
    ]);
    for command in commands {
        assert_eq!(refused(&mut watcher, command).await, "not-seated");
    }
    assert_eq!(refused(&mut watcher, json!({ "kind": "sit" })).await, "table-full");
    assert_eq!(refused(&mut watcher, json!({ "kind": "sit", "seat": 1 })).await, "seat-taken");
    watcher.socket.say(&json!({ "type": "hint", "id": "h" })).await;
    assert_eq!(watcher.socket.hear("refused").await["code"], "nothing-to-advise");
    watcher.socket.say(&json!({ "type": "try-out", "id": "t", "lays": ["45a"] })).await;
    assert_eq!(watcher.socket.hear("refused").await["code"], "not-seated");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_can_use_host_commands() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let wanted = json!({ "game": "classic", "seats": 3, "clock": { "seconds": 3600 } });
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], wanted).await;
    let guest = &mut players[1];
    for command in [
        json!({ "kind": "kick", "seat": 1 }),
        json!({ "kind": "kick", "seat": 2 }),
        json!({ "kind": "bot", "seat": 3, "level": "greedy" }),
        json!({ "kind": "spectators", "allowed": false }),
    ] {
        assert_eq!(refused(guest, command).await, "host-only");
    }
    players[0].must(json!({ "kind": "bot", "seat": 3, "level": "greedy" })).await;
    begin(&mut players).await;
    let hand_over = json!({ "kind": "hand-over", "seat": 1, "level": "random" });
    assert_eq!(refused(&mut players[1], hand_over).await, "not-late", "nobody's time is up");
    let of_a_bot = json!({ "kind": "hand-over", "seat": 3, "level": "random" });
    assert_eq!(refused(&mut players[1], of_a_bot).await, "not-late");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_people_cannot_return() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    let mut second_window = people[1].join(&table).await;
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "kick", "seat": 2 })).await;
    for gone in [&mut players[1].socket, &mut second_window.socket] {
        let ended = ending(gone).await;
        assert_eq!(ended.last["code"], "kicked", "{ended:?}");
    }
    for _ in 0..2 {
        assert_eq!(people[1].shut_out(&table).await.1["code"], "barred");
    }
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_deals_and_starts_happen_once() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    catch_up(&mut players).await;
    for (kind, late) in [("deal", ["already-dealt", "stale"]), ("begin", ["already-begun", "stale"])] {
        let [ada, ben] = &mut players[..] else { panic!("two") };
        let both = tokio::join!(ada.act(json!({ "kind": kind })), ben.act(json!({ "kind": kind })));
        let refusals: Vec<_> = [both.0, both.1].into_iter().filter_map(Result::err).collect();
        assert_eq!(refusals.len(), 1, "{kind}: {refusals:?}");
        assert!(late.contains(&refusals[0]["code"].as_str().expect("a code")), "{refusals:?}");
        catch_up(&mut players).await;
    }
    assert_eq!(players[0].view["phase"], "running");
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_carried_out_once() {
    let server = TestServer::open().await;
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    let before = players[1].socket.seq;
    let frame = json!({ "type": "do", "id": "again", "command": { "kind": "say", "text": "hello" } });
    for _ in 0..20 {
        players[1].socket.say(&frame).await;
    }
    for _ in 0..19 {
        assert_eq!(players[1].socket.hear("done").await["seq"], json!(before + 1));
    }
    // The same id of another person is a different command.
    players[0].socket.say(&frame).await;
    players[0].until(before + 2).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_do_not_resign_or_deal_for_those_who_play() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 3 });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben", "Cem"], wanted).await;
    begin(&mut players).await;
    players[2].must(json!({ "kind": "leave" })).await;
    // Nobody else is connected, but they have a game here.
    players.clear();
    let eve = Somebody::new(server.address, "Eve").await;
    let mut stranger = eve.join(&table).await;
    stranger.must(json!({ "kind": "sit" })).await;
    let refused = stranger.act(json!({ "kind": "resign" })).await.expect_err("it is not her game");
    assert_eq!(refused["code"], "newcomer");
    let mut back = vec![people[0].join(&table).await, people[1].join(&table).await, stranger];
    give_up(&mut back).await;
    let refused = back[2].act(json!({ "kind": "deal" })).await.expect_err("nor her table");
    assert_eq!(refused["code"], "newcomer");
    back[1].must(json!({ "kind": "deal" })).await;
    catch_up(&mut back).await;
    back[0].must(json!({ "kind": "begin" })).await;
    catch_up(&mut back).await;
    // After a deal she is one of them.
    back[2].must(json!({ "kind": "resign" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_holds_for_new_identities_from_the_same_place() {
    let server = TestServer::open().await;
    let place = std::net::Ipv4Addr::new(127, 0, 0, 66);
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 3 })).await;
    let mut host = ada.join(&table).await;
    let eve = Somebody::from(place, server.address, "Eve").await;
    let mut guest = eve.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    host.until(guest.socket.seq).await;
    let other = Somebody::from(place, server.address, "Eve's other self").await;
    let mut watching = other.join(&table).await;
    host.must(json!({ "kind": "kick", "seat": 2 })).await;
    assert_eq!(watching.socket.hear("bye").await["code"], "kicked");
    let chat = other.get(&format!("/api/tables/{table}/chat?before=99")).await;
    assert_eq!(chat.json()["code"], "barred-from");
    assert_eq!(eve.shut_out(&table).await.1["code"], "barred");
    let disguised = Somebody::from(place, server.address, "Not Eve").await;
    let (status, problem) = disguised.shut_out(&table).await;
    assert_eq!((status, &problem["code"]), (403, &json!("barred-from")));
    assert!(problem["text"].as_str().is_some_and(|text| text.contains("your network")), "it says why: {problem}");
    let ben = Somebody::new(server.address, "Ben").await;
    ben.join(&table).await.must(json!({ "kind": "sit" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_passes_hosting_on_and_silences_people() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2 });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    catch_up(&mut players).await;
    let refused = players[1].act(json!({ "kind": "silence", "seat": 1, "on": true })).await.expect_err("a guest");
    assert_eq!(refused["code"], "host-only");
    players[0].must(json!({ "kind": "silence", "seat": 2, "on": true })).await;
    catch_up(&mut players).await;
    let refused = players[1].act(json!({ "kind": "say", "text": "spam" })).await.expect_err("silenced");
    assert_eq!(refused["code"], "silenced");
    assert_eq!(people[0].join(&table).await.welcome["table"]["silenced"], json!([2]));
    players[0].must(json!({ "kind": "silence", "seat": 2, "on": false })).await;
    catch_up(&mut players).await;
    players[1].must(json!({ "kind": "say", "text": "thank you" })).await;
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "pass-host", "seat": 2 })).await;
    catch_up(&mut players).await;
    assert_eq!((&players[0].you["host"], &players[1].you["host"]), (&json!(false), &json!(true)));
    let refused = players[0].act(json!({ "kind": "kick", "seat": 2 })).await.expect_err("no longer the host");
    assert_eq!(refused["code"], "host-only");
    players[1].must(json!({ "kind": "spectators", "allowed": false })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_closes_a_table_for_good() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2, "open": true });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    catch_up(&mut players).await;
    let refused = players[1].act(json!({ "kind": "close" })).await.expect_err("a guest");
    assert_eq!(refused["code"], "host-only");
    players[0].must(json!({ "kind": "close" })).await;
    for player in &mut players {
        assert_eq!(player.socket.hear("bye").await["code"], "table-closed");
    }
    let answer = people[1].get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.json()["code"], "table-closed");
    server.stop().await;
}
