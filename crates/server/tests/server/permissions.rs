//! Permissions are sent with every frame, and the server enforces them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, give_up, mover, seated};
use crate::test_server::TestServer;

fn may(frame: &Value) -> BTreeSet<String> {
    let words = frame["may"].as_array().unwrap_or_else(|| panic!("no permissions: {frame}"));
    words.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

fn set(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// A command for a permission, with any suitable card.
fn command(permission: &str, player: &Player) -> Option<Value> {
    let (word, seat) = permission.split_once(' ').map_or((permission, None), |(word, seat)| (word, Some(seat)));
    let seat = seat.map(|seat| seat.parse::<u8>().expect("a seat"));
    Some(match word {
        "sit" => json!({ "kind": "sit", "seat": seat }),
        "kick" | "pass-host" => json!({ "kind": word, "seat": seat }),
        "bot" => json!({ "kind": "bot", "seat": seat, "level": "greedy" }),
        "hand-over" => json!({ "kind": "hand-over", "seat": seat, "level": "greedy" }),
        "deal-again" => json!({ "kind": "deal", "again": true }),
        "spectators" => json!({ "kind": "spectators", "allowed": true }),
        "invite-only" => json!({ "kind": "invite-only", "on": true }),
        "silence" => json!({ "kind": "silence", "seat": seat, "on": true }),
        "start-preference" => json!({ "kind": "signal", "signal": "not-me" }),
        "signal" => json!({ "kind": "signal", "signal": "keep-off a" }),
        "say" => json!({ "kind": "say", "text": "Hello!" }),
        "lay" => json!({ "kind": "lay", "lay": player.legal[0]["lay"].as_str().unwrap_or("2a") }),
        "try-out" | "hint" | "propose-give-up" => return None,
        plain => json!({ "kind": plain }),
    })
}

/// Everything that is not permitted is refused. Permitted commands would change the table, so they are tested
/// elsewhere.
async fn assert_the_rest_is_refused(player: &mut Player, permitted: &BTreeSet<String>) {
    let plain = [
        "sit",
        "leave",
        "hand-over",
        "return",
        "spectators",
        "invite-only",
        "deal",
        "deal-again",
        "begin",
        "start-preference",
        "lay",
        "end-turn",
        "take-back",
        "signal",
        "say",
        "resign",
        "sit 1",
        "sit 2",
        "bot 1",
        "bot 2",
        "kick 2",
        "pass-host 2",
        "silence 2",
        "close",
        "hand-over 2",
    ];
    let forbidden = |word: &&str| match *word {
        "resign" => !permitted.contains("resign") && !permitted.contains("propose-give-up"),
        word => !permitted.contains(word),
    };
    for word in plain.into_iter().filter(forbidden) {
        let Some(command) = command(word, player) else { continue };
        assert!(player.act(command).await.is_err(), "{word} is done although it is not permitted");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn permissions_follow_the_game() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut host = ada.join(&table).await;
    let known = may(&host.welcome);
    assert_eq!(known, set(&["leave", "hand-over", "spectators", "invite-only", "say", "close", "bot 2"]));
    assert_the_rest_is_refused(&mut host, &known).await;
    let ben = Somebody::new(server.address, "Ben").await;
    let mut guest = ben.join(&table).await;
    let known = may(&guest.welcome);
    assert_eq!(known, set(&["sit", "sit 2"]));
    assert_the_rest_is_refused(&mut guest, &known).await;
    let seated = guest.must(json!({ "kind": "sit" })).await;
    assert_eq!(may(&seated), set(&["leave", "hand-over", "deal", "say"]));
    let mut players = [host, guest];
    catch_up(&mut players).await;
    let dealt = players[0].must(json!({ "kind": "deal" })).await;
    let before_the_first_turn = [
        "leave",
        "hand-over",
        "hand-over 2",
        "kick 2",
        "pass-host 2",
        "silence 2",
        "spectators",
        "invite-only",
        "close",
        "begin",
        "start-preference",
        "signal",
        "say",
        "propose-give-up",
    ];
    assert_eq!(may(&dealt), set(&before_the_first_turn));
    let began = players[0].must(json!({ "kind": "begin" })).await;
    let in_turn = [
        "leave",
        "hand-over",
        "hand-over 2",
        "kick 2",
        "pass-host 2",
        "silence 2",
        "spectators",
        "invite-only",
        "close",
        "lay",
        "try-out",
        "hint",
        "signal",
        "say",
        "propose-give-up",
    ];
    let known = may(&began);
    assert_eq!(known, set(&in_turn));
    assert_the_rest_is_refused(&mut players[0], &known).await;
    catch_up(&mut players).await;
    give_up(&mut players).await;
    let left = players[1].must(json!({ "kind": "say", "text": "Well played!" })).await;
    assert_eq!(may(&left), set(&["leave", "hand-over", "deal", "deal-again", "say"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_is_permitted_in_solo_games_after_a_lay() {
    let server = TestServer::open().await;
    let (_, mut players, _) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    begin(&mut players).await;
    let lay = players[0].sensible();
    let step = players[0].must(lay).await;
    assert!(may(&step).contains("take-back"), "{step}");
    let step = players[0].must(json!({ "kind": "take-back" })).await;
    assert!(!may(&step).contains("take-back"), "{step}");
}

#[tokio::test(flavor = "multi_thread")]
async fn opponents_get_hints_only_if_the_table_allows_them() {
    let server = TestServer::open().await;
    for (wanted, allowed) in [(json!({}), false), (json!({ "hints": true }), true), (json!({ "hints": false }), false)]
    {
        let mut wanted = wanted;
        wanted["game"] = json!("face-to-face");
        wanted["seats"] = json!(2);
        let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], wanted).await;
        assert_eq!(players[1].welcome["table"]["hints"], json!(allowed), "who sits down knows");
        begin(&mut players).await;
        let player = &mut players[0];
        let index = usize::from(!player.is_to_move());
        let player = &mut players[index];
        player.socket.say(&json!({ "type": "hint", "id": "h" })).await;
        if allowed {
            assert_eq!(player.socket.hear("hint").await["id"], "h");
        } else {
            assert_eq!(player.socket.hear("refused").await["code"], "hints-off");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_counted_and_say_when_there_is_no_choice() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "face-to-face", "seats": 2, "bots": [{ "seat": 2, "level": "greedy" }] });
    let (_, mut players, table) = seated(server.address, &["Ada"], wanted).await;
    let mut watcher = Somebody::new(server.address, "Watcher").await.join(&table).await;
    begin(&mut players).await;
    while !players[0].is_to_move() {
        players[0].follow().await.expect("the bot plays");
    }
    players[0].socket.say(&json!({ "type": "hint", "id": "h" })).await;
    let hint = players[0].socket.hear("hint").await;
    assert_eq!(hint["only"], json!(false), "a full hand has more than one turn: {hint}");
    let reasons: Vec<&str> = hint["reasons"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(reasons.iter().collect::<BTreeSet<_>>().len(), reasons.len(), "no reason twice: {reasons:?}");
    assert!(!reasons.iter().any(|reason| reason.contains("no other turn")), "{reasons:?}");
    loop {
        let frame = watcher.follow().await.expect("everybody gets a frame");
        let hinted = frame["seen"].as_array().is_some_and(|seen| seen.iter().any(|told| told["kind"] == "hinted"));
        if hinted {
            break assert_eq!(frame["table"]["hints_given"], json!([1, 0]));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_own_tables_shows_results_and_turns() {
    let server = TestServer::open().await;
    let (people, mut players, _) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let turn = mover(&players);
    for (index, person) in people.iter().enumerate() {
        let listed = person.get("/api/me/tables").await.json();
        let expected = (json!(index + 1), json!(index == turn), json!(0));
        assert_eq!(
            (listed[0]["your_seat"].clone(), listed[0]["your_turn"].clone(), listed[0]["finished"].clone()),
            expected
        );
    }
    give_up(&mut players).await;
    let listed = people[0].get("/api/me/tables").await.json();
    assert_eq!((&listed[0]["ending"]["outcome"], &listed[0]["ending"]["cause"]), (&json!("lost"), &json!("resigned")));
    assert_eq!((&listed[0]["finished"], &listed[0]["your_turn"]), (&json!(1), &json!(false)));
}
