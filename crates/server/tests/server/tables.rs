//! Creating and finding tables, playing again, and records.

use serde_json::{Value, json};
use tenback_notation::{Record, replay};

use crate::client::{Somebody, request};
use crate::company::{begin, catch_up, give_up, opened, play_on, seated};
use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_created_as_requested() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let wanted = json!({
        "game": "extreme", "seats": 4, "hand_size": 5, "minimum": 3, "talk": "signals", "guard": false, "language": "cs",
        "clock": { "seconds": 30 }, "spectators": false, "open": true, "bots": [{ "seat": 1, "level": "master" }],
    });
    let table = ada.table(wanted).await;
    let ada = ada.join(&table).await;
    assert_eq!(ada.seat(), 2, "the first seat is the bot's");
    let told = &ada.welcome["table"];
    let rules = &told["rules"];
    assert_eq!((&rules["game"], &rules["hand_size"], &rules["minimum"]), (&json!("extreme"), &json!(5), &json!(3)));
    assert_eq!((&told["talk"], &told["guard"], &told["language"]), (&json!("signals"), &json!(false), &json!("cs")));
    assert_eq!((&told["clock"]["seconds"], &told["spectators"]), (&json!(30), &json!(false)));
    assert_eq!(rules["commands"].as_array().map(Vec::len), Some(7), "which cards carry which command");
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_tables_are_rejected_with_a_sentence() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let refused = [
        (json!({ "game": "classic", "seats": 6 }), "bad-setup"),
        (json!({ "game": "face-to-face", "seats": 3 }), "bad-setup"),
        (json!({ "game": "classic", "seats": 2, "hand_size": 3 }), "bad-setup"),
        (json!({ "game": "classic", "seats": 2, "commands": [["stop", [4]]] }), "bad-setup"),
        (json!({ "game": "classic", "seats": 2, "clock": { "seconds": 1 } }), "bad-clock"),
        (json!({ "game": "extreme", "seats": 2, "clock": { "seconds": 60, "loses": true } }), "bad-clock"),
        (json!({ "game": "classic", "seats": 2, "bots": [{ "seat": 3, "level": "expert" }] }), "no-such-seat"),
        (json!({ "game": "poker", "seats": 2 }), "unreadable"),
        (json!({ "game": "classic", "seats": 2, "jokers": 4 }), "unreadable"),
        (json!([]), "unreadable"),
    ];
    for (wanted, code) in refused {
        let answer = ada.send("POST", "/api/tables", &wanted).await;
        assert_eq!(answer.json()["code"], code, "{wanted}: {answer:?}");
        assert!((400..500).contains(&answer.status), "{answer:?}");
        assert!(answer.json()["text"].as_str().is_some_and(|text| text.len() > 20), "{answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_while_a_seat_is_free() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let hidden = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let open = ada.table(json!({ "game": "extreme", "seats": 2, "open": true })).await;
    let list = request(server.address, "GET", "/api/tables", "", "").await.json();
    let ids = |list: &Value| -> Vec<String> {
        list.as_array().expect("a list").iter().map(|table| table["id"].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(ids(&list), std::slice::from_ref(&open));
    assert_eq!(
        (&list[0]["free"], &list[0]["sitters"], &list[0]["stage"]),
        (&json!(1), &json!(["Ada", ""]), &json!("waiting"))
    );
    let mine = ada.get("/api/me/tables").await.json();
    assert!(ids(&mine).contains(&hidden) && ids(&mine).contains(&open), "{mine}");
    let ben = Somebody::new(server.address, "Ben").await;
    ben.join(&open).await.must(json!({ "kind": "sit" })).await;
    assert_eq!(request(server.address, "GET", "/api/tables", "", "").await.json(), json!([]));
    let told = request(server.address, "GET", &format!("/api/tables/{open}"), "", "").await.json();
    assert_eq!((&told["id"], &told["free"]), (&json!(open), &json!(0)));
    let nowhere = request(server.address, "GET", "/api/tables/0000000000000000", "Accept-Language: de\r\n", "").await;
    assert_eq!((nowhere.status, &nowhere.json()["code"]), (404, &json!("no-such-table")));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_again_and_the_same_deal_again() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let refused = players[0].act(json!({ "kind": "deal" })).await.expect_err("a game is running");
    assert_eq!(refused["code"], "already-dealt");
    play_on(&mut players).await;
    let first = opened(&players[0]);
    players[1].must(json!({ "kind": "deal", "again": true })).await;
    catch_up(&mut players).await;
    players[0].must(json!({ "kind": "begin" })).await;
    play_on(&mut players).await;
    let second = opened(&players[0]);
    assert_eq!(first.tag("Deck"), second.tag("Deck"), "the same cards");
    assert_ne!(first.tag("Salt"), second.tag("Salt"), "under a promise of its own");
    players[0].must(json!({ "kind": "deal" })).await;
    catch_up(&mut players).await;
    give_up(&mut players).await;
    let third = opened(&players[0]);
    assert_ne!(third.tag("Deck"), first.tag("Deck"), "other cards");
    for (number, record) in [(1, &first), (2, &second), (3, &third)] {
        let answer = people[1].get(&format!("/api/tables/{table}/games/{number}")).await;
        assert_eq!((answer.status, answer.body.as_str()), (200, record.to_string().as_str()));
        replay(&Record::parse(&answer.body).expect("well formed")).expect("sound");
    }
    let shown = third.to_string();
    players[1].must(json!({ "kind": "leave" })).await;
    let later = people[0].join(&table).await;
    assert_eq!(later.welcome["record"], json!(shown), "who leaves later stays in the record");
    for number in ["0", "4", "x", "99999999999"] {
        assert_eq!(people[1].get(&format!("/api/tables/{table}/games/{number}")).await.status, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_have_no_record() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    assert_eq!(people[0].get(&format!("/api/tables/{table}/games/1")).await.status, 404);
    players[0].must(json!({ "kind": "spectators", "allowed": false })).await;
    give_up(&mut players).await;
    assert_eq!(people[0].get(&format!("/api/tables/{table}/games/1")).await.status, 200);
    let eve = Somebody::new(server.address, "Eve").await;
    assert_eq!(eve.get(&format!("/api/tables/{table}/games/1")).await.status, 403, "she was never there");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_guard_works_in_every_language() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2, "language": "de" });
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], wanted).await;
    players[0].must(json!({ "kind": "say", "text": "Um 7 geht es los." })).await;
    begin(&mut players).await;
    let refused = players[0].act(json!({ "kind": "say", "text": "ich habe die siebenundvierzig" })).await;
    assert_eq!(refused.expect_err("a number")["code"], "names-a-card");
    let step = players[0].must(json!({ "kind": "say", "text": "Bitte nichts auf den ersten Stapel." })).await;
    assert_eq!(step["seen"][0]["kind"], "said");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_are_served() {
    let server = TestServer::open().await;
    let (_, mut players, _) = seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let health = request(server.address, "GET", "/healthz", "", "").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    let ready = request(server.address, "GET", "/readyz", "", "").await;
    assert_eq!((ready.status, ready.body.as_str()), (200, "ready\n"));
    request(server.address, "GET", "/nowhere", "", "").await;
    let metrics = request(server.address, "GET", "/metrics", "", "").await;
    for figure in [
        "tenback_tables",
        "tenback_connections",
        "tenback_commands_total{outcome=\"done\"}",
        "tenback_command_seconds_bucket",
        "tenback_appends_total",
        "tenback_commits_total",
        "tenback_build_info{version=\"",
        "process_resident_memory_bytes ",
        "process_open_fds ",
        "process_threads ",
        "tenback_people ",
        "tenback_database_bytes ",
        "tenback_refused_total{code=\"no-such-page\"}",
    ] {
        assert!(metrics.body.contains(figure), "{figure} is missing: {}", metrics.body);
    }
}
