//! Nobody learns a card of a deal of the day before they have played it: every way in is tried.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};
use tenback_store::{Memory, Store};

use crate::client::{Answer, Somebody, request};
use crate::company;
use crate::daily::{TODAY, at_noon, begin, finish, give_up};
use crate::nodes::TestNode;

fn code(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
}

/// The deck and the salt in a record.
fn secrets(record: &str) -> Vec<String> {
    let tag = |name: &str| {
        let line = record.lines().find(|line| line.starts_with(&format!("[{name} "))).expect("the tag is there");
        line.split('"').nth(1).expect("a value").to_owned()
    };
    vec![tag("Deck"), tag("Salt")]
}

/// Everything that can be asked about a table and its game, and about the deal.
async fn everything(
    who: Option<&Somebody>,
    server: std::net::SocketAddr,
    table: &str,
    deal: &str,
) -> Vec<(String, Answer)> {
    let paths = [
        "/api/tables".to_owned(),
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/entry"),
        format!("/api/tables/{table}/chat?before=999"),
        format!("/api/tables/{table}/games/1"),
        format!("/api/tables/{table}/games/2"),
        format!("/api/tables/{table}/games/1/review"),
        "/api/daily".to_owned(),
        format!("/api/daily/{TODAY}/{deal}"),
        format!("/api/daily/{TODAY}/{deal}/share"),
        format!("/api/daily/months/2026-11/{deal}"),
        "/api/me/daily/2026-11".to_owned(),
        "/api/me/tables".to_owned(),
        "/api/me/export".to_owned(),
        "/metrics".to_owned(),
        format!("/t/{table}"),
    ];
    let mut answers = Vec::new();
    for path in paths {
        let answer = match who {
            Some(person) => person.get(&path).await,
            None => request(server, "GET", &path, "", "").await,
        };
        answers.push((path, answer));
    }
    answers
}

fn check_nothing(answers: &[(String, Answer)], secrets: &[String]) {
    for (path, answer) in answers {
        for secret in secrets {
            assert!(!answer.body.contains(secret.as_str()), "{path} gives away {secret}: {}", answer.body);
        }
        let told: Value = serde_json::from_str(&answer.body).unwrap_or_default();
        assert!(told.get("ending").is_none_or(Value::is_null), "{path} says how it ended: {}", answer.body);
    }
}

#[tokio::test]
async fn a_finished_game_is_closed_to_those_who_have_not_finished() {
    let (server, world) = at_noon().await;
    let [ann, ben, eve] = [
        Somebody::new(server.address, "Ann").await,
        Somebody::new(server.address, "Ben").await,
        Somebody::new(server.address, "Eve").await,
    ];
    let table = finish(&ann, "classic-1").await;
    let record = ann.get(&format!("/api/tables/{table}/games/1")).await;
    assert_eq!(record.status, 200, "she has played it");
    let secrets = secrets(&record.body);
    // Ben has begun, Eve has not, and somebody has no name at all.
    let other = begin(&ben, TODAY, "classic-1").await;
    for who in [Some(&ben), Some(&eve), None] {
        let answers = everything(who, server.address, &table, "classic-1").await;
        check_nothing(&answers, &secrets);
        let by = |path: &str| code(&answers.iter().find(|(asked, _)| asked == path).expect("asked").1);
        assert_eq!(by(&format!("/api/tables/{table}/games/1")), (403, "not-finished".to_owned()));
        assert_eq!(by(&format!("/api/tables/{table}/games/1/review")), (403, "not-finished".to_owned()));
        assert_eq!(by(&format!("/api/daily/{TODAY}/classic-1")), (403, "not-finished".to_owned()));
    }
    for who in [&ben, &eve] {
        assert_eq!(who.shut_out(&table).await.1["code"], "no-spectators");
    }
    // With the record in hand, as from a friend, the server still does not help.
    let what_if = json!({ "at": 0, "moves": [], "bots": "expert" });
    for (path, asked) in [
        ("/api/review", json!({ "record": record.body })),
        ("/api/review/answer", json!({ "record": record.body, "turn": 1, "lays": [] })),
        ("/api/replay", json!({ "record": record.body })),
        ("/api/replay", json!({ "record": record.body, "what_if": what_if })),
    ] {
        for who in [&ben, &eve] {
            assert_eq!(code(&who.send("POST", path, &asked).await), (409, "deal-in-play".to_owned()), "{path}");
        }
        let nobody =
            request(server.address, "POST", path, "Content-Type: application/json\r\n", &asked.to_string()).await;
        assert_eq!(code(&nobody), (409, "deal-in-play".to_owned()), "{path}");
    }
    // The order of the draw pile cannot be found by trying: other orders get the same answer.
    let (deck, cards) = (&secrets[0], secrets[0].split(' ').collect::<Vec<_>>());
    let mut other_order = cards.clone();
    other_order.swap(cards.len() - 1, cards.len() - 2);
    let guessed = record.body.replace(deck.as_str(), &other_order.join(" "));
    assert_ne!(guessed, record.body);
    for path in ["/api/review", "/api/replay"] {
        let answer = ben.send("POST", path, &json!({ "record": guessed })).await;
        assert_eq!(code(&answer), (409, "deal-in-play".to_owned()), "{path}");
    }
    // Those who have finished see each other's games, whichever instance they played.
    give_up(&mut ben.join(&other).await).await;
    assert_eq!(ben.get(&format!("/api/tables/{table}/games/1")).await.status, 200);
    assert_eq!(ann.get(&format!("/api/tables/{other}/games/1")).await.status, 200);
    assert_eq!(
        ann.get(&format!("/api/tables/{table}/games/1/review")).await.status,
        200,
        "others still play, she does not"
    );
    for path in ["/api/review", "/api/replay"] {
        assert_eq!(ann.send("POST", path, &json!({ "record": record.body })).await.status, 200, "{path}");
    }
    world.pass(14);
    assert_eq!(eve.get(&format!("/api/tables/{table}/games/1")).await.body, record.body, "it is open");
    assert_eq!(request(server.address, "GET", &format!("/api/tables/{table}/games/1"), "", "").await.status, 200);
}

#[tokio::test]
async fn a_game_that_is_being_played_is_closed() {
    let (server, _) = at_noon().await;
    let (ann, eve) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Eve").await);
    for deal in ["classic-1", "extreme-1", "face-to-face"] {
        let table = begin(&ann, TODAY, deal).await;
        let mut player = ann.join(&table).await;
        assert_eq!(eve.shut_out(&table).await.1["code"], "no-spectators", "{deal}");
        assert_eq!(
            player.act(json!({ "kind": "spectators", "allowed": true })).await.expect_err("refused")["code"],
            "not-in-contest"
        );
        // The seat stays hers when she gets up.
        player.must(json!({ "kind": "leave" })).await;
        assert_eq!(eve.shut_out(&table).await.1["code"], "no-spectators", "{deal}");
        player.must(json!({ "kind": "sit", "seat": 1 })).await;
        give_up(&mut player).await;
        player.must(json!({ "kind": "leave" })).await;
        assert_eq!(eve.shut_out(&table).await.1["code"], "no-spectators", "{deal} is over, and still closed");
        let hands = player.welcome["view"]["hand"].clone();
        assert!(!hands.is_null());
    }
}

#[tokio::test]
async fn nobody_watches_a_team_or_joins_it_later() {
    let (server, _) = at_noon().await;
    let [ann, ben, eve] = [
        Somebody::new(server.address, "Ann").await,
        Somebody::new(server.address, "Ben").await,
        Somebody::new(server.address, "Eve").await,
    ];
    let table = begin(&ann, TODAY, "classic-2").await;
    let (mut host, mut guest) = (ann.join(&table).await, ben.join(&table).await);
    // She is there before the deal.
    let mut watcher = eve.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    host.must(json!({ "kind": "deal" })).await;
    while let Some(frame) = watcher.socket.next().await {
        // She may see that it has begun, before she has to go.
        let view = frame.get("view").cloned().unwrap_or_default();
        assert!(view["hand"].as_array().is_none_or(Vec::is_empty), "{frame}");
        assert!(view.is_null() || view["phase"] == "dealt", "{frame}");
    }
    guest.must(json!({ "kind": "leave" })).await;
    assert_eq!(eve.shut_out(&table).await.1["code"], "no-spectators", "a free seat is not for her");
    let chat = eve.get(&format!("/api/tables/{table}/chat?before=99")).await;
    assert_eq!(code(&chat).0, 403);
    guest.must(json!({ "kind": "sit" })).await;
}

#[tokio::test]
async fn a_team_cannot_look_at_its_cards_at_another_table() {
    let (server, _) = at_noon().await;
    let (ann, ben) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Ben").await);
    let (first, second) = (begin(&ann, TODAY, "classic-2").await, begin(&ben, TODAY, "classic-2").await);
    let mut team = vec![ann.join(&first).await, ben.join(&first).await];
    let mut other = vec![ben.join(&second).await, ann.join(&second).await];
    for players in [&mut team, &mut other] {
        players[1].must(json!({ "kind": "sit" })).await;
    }
    company::begin(&mut team).await;
    company::catch_up(&mut other).await;
    let refused = other[0].act(json!({ "kind": "deal" })).await.expect_err("they play these cards already");
    assert_eq!(refused["code"], "not-finished");
    company::give_up(&mut team).await;
    let record = format!("/api/tables/{first}/games/1");
    assert_eq!(ann.get(&record).await.status, 200, "they have finished");
    // Once more, only for themselves: until that is over they look nowhere.
    company::begin(&mut other).await;
    for who in [&ann, &ben] {
        assert_eq!(code(&who.get(&record).await), (403, "not-finished".to_owned()));
    }
    company::give_up(&mut other).await;
    for table in [&first, &second] {
        assert_eq!(ann.get(&format!("/api/tables/{table}/games/1")).await.status, 200);
    }
    let attempts = ann.get("/api/me/export").await.json()["attempts"].clone();
    for attempt in attempts.as_array().expect("a list") {
        assert_eq!(attempt["ranked"], attempt["table"] == first.as_str(), "{attempts}");
    }
}

#[tokio::test]
async fn a_stored_table_of_today_is_not_listed() {
    let (server, _) = at_noon().await;
    let (ann, eve) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Eve").await);
    let team = begin(&ann, TODAY, "classic-3").await;
    begin(&ann, TODAY, "classic-1").await;
    assert_eq!(eve.get("/api/tables").await.json(), json!([]));
    assert_eq!(eve.get("/api/me/tables").await.json(), json!([]));
    let described = eve.get(&format!("/api/tables/{team}")).await.json();
    assert_eq!(described["stage"], "waiting");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_have_one_deal_and_one_ranking() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (one, two) = (TestNode::start(&store).await, TestNode::start(&store).await);
    let asked: Vec<_> = [one.address, two.address, one.address, two.address]
        .map(|server| tokio::spawn(async move { request(server, "GET", "/api/daily", "", "").await.json() }))
        .into();
    let mut promised = BTreeSet::new();
    let mut day = String::new();
    for asked in asked {
        let daily = asked.await.expect("no panic");
        day = daily["day"].as_str().expect("a day").to_owned();
        promised.insert(daily["deals"].to_string() + &daily["tomorrow"].to_string());
    }
    assert_eq!(promised.len(), 1, "both nodes promise the same");
    let ann = Somebody::new(one.address, "Ann").await;
    let there = ann.at(two.address);
    let table = begin(&ann, &day, "classic-1").await;
    assert_eq!(begin(&there, &day, "classic-1").await, table, "it is one attempt");
    give_up(&mut there.join(&table).await).await;
    let path = format!("/api/daily/{day}/classic-1");
    assert_eq!(ann.get(&path).await.json(), there.get(&path).await.json());
    assert_eq!(ann.get(&path).await.json()["total"], 1);
}
