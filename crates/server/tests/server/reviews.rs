//! Reviews of finished games.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_notation::{Record, replay};
use tenback_review::{Effort, FinishedGame, Review, Study, report};
use tenback_rules::Seat;
use tenback_server::{Config, System};
use tenback_store::{Memory, Store, TableId};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::{Answer, Player, Somebody, request};
use crate::company::{begin, give_up, one_move, seated};
use crate::test_server::{TestServer, generous};

/// Nothing takes this long on an idle machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server whose reviews take this many evaluations per turn.
async fn server_with(store: Arc<dyn Store>, review_evaluations: u32) -> TestServer {
    let config = Config { review_evaluations, ..TestServer::config(generous()) };
    TestServer::configured(store, config, Arc::new(System)).await
}

/// A game that was given up after a few turns.
async fn short_game(server: SocketAddr, names: &[&str], wanted: Value) -> (Vec<Somebody>, Vec<Player>, String) {
    let (people, mut players, table) = seated(server, names, wanted).await;
    begin(&mut players).await;
    while players[0].view["turn"]["number"].as_u64().expect("a turn") < 6 {
        one_move(&mut players).await;
    }
    give_up(&mut players).await;
    (people, players, table)
}

async fn classic(server: SocketAddr) -> (Vec<Somebody>, Vec<Player>, String) {
    short_game(server, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await
}

fn path(table: &str) -> String {
    format!("/api/tables/{table}/games/1/review")
}

/// The lines of a response that must succeed.
fn lines(answer: &Answer) -> Vec<Value> {
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(answer.head.contains("content-type: application/x-ndjson"), "{}", answer.head);
    answer.body.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"))).collect()
}

fn kinds(lines: &[Value]) -> Vec<&str> {
    lines.iter().map(|line| line["type"].as_str().expect("a word")).collect()
}

/// The numbers of the turns, in the order in which they came.
fn turns(lines: &[Value]) -> Vec<u64> {
    lines.iter().filter(|line| line["type"] == "turn").map(|line| line["turn"].as_u64().expect("a number")).collect()
}

fn refused(answer: &Answer) -> (u16, String) {
    let problem = answer.json();
    let text = problem["text"].as_str().expect("a text");
    assert!(text.len() > 20 && text.contains(' '), "a sentence: {problem}");
    (answer.status, problem["code"].as_str().expect("a code").to_owned())
}

/// The whole review that the program makes of a record.
fn by_the_program(record: &str, evaluations: u32) -> Value {
    let replayed = replay(&Record::parse(record).expect("a record")).expect("sound");
    let study = Study::new(FinishedGame::new(&replayed).expect("it is over"), Effort::per_turn(evaluations));
    let parts: Vec<_> = study.steps().into_iter().filter_map(|step| study.perform(step, &|| false)).collect();
    let review = Review::new(&study, &parts, Seat::FIRST).expect("all parts");
    serde_json::to_value(report(&review, None)).expect("plain data")
}

/// Whether a value is the same as another one with rounded numbers.
fn assert_rounded(sent: &Value, exact: &Value, at: &str) {
    match (sent, exact) {
        (Value::Number(sent), Value::Number(exact)) => {
            let (sent, exact) = (sent.as_f64().expect("a number"), exact.as_f64().expect("a number"));
            assert!((sent - exact).abs() <= 0.000_051, "{at}: {sent} {exact}");
        }
        (Value::Array(sent), Value::Array(exact)) => {
            assert_eq!(sent.len(), exact.len(), "{at}");
            sent.iter().zip(exact).for_each(|(sent, exact)| assert_rounded(sent, exact, at));
        }
        (Value::Object(sent), Value::Object(exact)) => {
            assert!(sent.keys().filter(|key| *key != "type").eq(exact.keys()), "{at}: {sent:?} {exact:?}");
            exact.iter().for_each(|(key, exact)| assert_rounded(&sent[key], exact, &format!("{at}.{key}")));
        }
        _ => assert_eq!(sent, exact, "{at}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_streamed_and_is_that_of_the_program() {
    let server = TestServer::open().await;
    let (people, _, table) = classic(server.address).await;
    let record = request(server.address, "GET", &format!("/api/tables/{table}/games/1"), "", "").await.body;
    let exact = by_the_program(&record, 100);
    let posted = people[0].send("POST", "/api/review", &json!({ "record": record })).await;
    for answer in [people[0].get(&path(&table)).await, posted] {
        let lines = lines(&answer);
        let played = exact["turns"].as_array().expect("a list");
        assert_eq!(
            lines[0],
            json!({ "type": "began", "reference": "expert", "evaluations": 100, "turns": played.len(), "done": 0 })
        );
        assert_rounded(lines.last().expect("a line"), &exact, "review");
        assert_eq!(lines.last().expect("a line")["type"], "review");
        let mut numbers = turns(&lines);
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=played.len() as u64).collect::<Vec<_>>(), "every turn once");
        for line in lines.iter().filter(|line| line["type"] == "turn") {
            let mut turn = played[line["turn"].as_u64().expect("a number") as usize - 1].clone();
            let fields = turn.as_object_mut().expect("an object");
            fields.retain(|field, _| line.get(field).is_some() || !field.starts_with("before"));
            assert_rounded(line, &turn, "turn");
        }
        let opening = lines.iter().find(|line| line["type"] == "opening").expect("the start");
        assert_rounded(opening, &json!({ "start": exact["start"], "mean": exact["mean"] }), "opening");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_once_and_kept_with_the_game() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let server = server_with(store.clone(), 100).await;
    let (people, _, table) = classic(server.address).await;
    let first = lines(&people[0].get(&path(&table)).await);
    let id = TableId::new(&table).expect("an id");
    let stored = store.review(&id, 1).await.expect("it answers").expect("it is stored");
    assert!(stored.review.len() < 20_000, "{} bytes", stored.review.len());
    // Another server on the same store, and one after a restart.
    let other = server_with(store.clone(), 100).await;
    server.stop().await;
    for somebody in [people[0].at(other.address), people[1].at(other.address)] {
        let again = lines(&somebody.get(&path(&table)).await);
        assert_eq!(kinds(&again), ["began", "review"], "nobody waits twice");
        assert_eq!(again[0]["done"], again[0]["turns"]);
        assert_eq!(again.last(), first.last());
    }
    other.stop().await;
    let newer = server_with(store.clone(), 150).await;
    let afresh = lines(&people[0].at(newer.address).get(&path(&table)).await);
    assert_eq!((afresh.len(), &afresh[0]["evaluations"]), (first.len(), &json!(150)), "it would be different now");
    let replaced = store.review(&id, 1).await.expect("it answers").expect("it is stored");
    assert_ne!(replaced.version, stored.version);
    newer.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_of_private_tables_are_only_for_their_players() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "extreme", "seats": 2, "spectators": false });
    let (people, _players, table) = short_game(server.address, &["Ada", "Ben"], wanted).await;
    let eve = Somebody::new(server.address, "Eve").await;
    // Before it is made and after that.
    for _ in 0..2 {
        let nobody = request(server.address, "GET", &path(&table), "", "").await;
        assert_eq!(refused(&nobody), (401, "who-are-you".to_owned()));
        assert_eq!(refused(&eve.get(&path(&table)).await), (403, "no-spectators".to_owned()));
        assert_eq!(people[1].get(&path(&table)).await.status, 200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_and_deals_in_play_are_not_reviewed() {
    let server = TestServer::open().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    assert_eq!(refused(&people[0].get(&path(&table)).await), (404, "no-record".to_owned()));
    give_up(&mut players).await;
    assert_eq!(people[0].get(&path(&table)).await.status, 200, "it is over");
    let record = people[0].get(&format!("/api/tables/{table}/games/1")).await.body;
    players[0].must(json!({ "kind": "deal", "again": true })).await;
    for somebody in [&people[0], &Somebody::new(server.address, "Eve").await] {
        assert_eq!(
            refused(&somebody.get(&path(&table)).await),
            (409, "deal-in-play".to_owned()),
            "also once it is stored"
        );
    }
    let posted = people[1].send("POST", "/api/review", &json!({ "record": record })).await;
    assert_eq!(refused(&posted), (409, "deal-in-play".to_owned()), "nor by its record");
    give_up(&mut players).await;
    assert_eq!(review_of(server.address, &record).await.status, 200, "nobody plays it any more");
    for number in [1, 2] {
        let answer = people[0].get(&format!("/api/tables/{table}/games/{number}/review")).await;
        assert_eq!(kinds(&lines(&answer)).last(), Some(&"review"));
    }
    players[0].must(json!({ "kind": "deal" })).await;
    assert_eq!(people[0].get(&path(&table)).await.status, 200, "other cards are another matter");
    assert_eq!(
        refused(&people[0].get("/api/tables/nosuchtable/games/1/review").await),
        (404, "no-such-table".to_owned())
    );
    assert_eq!(
        refused(&people[0].get(&format!("/api/tables/{table}/games/x/review")).await),
        (404, "no-record".to_owned())
    );
    server.stop().await;
}

/// What somebody without a token is answered who uploads a record.
async fn review_of(server: SocketAddr, record: &str) -> Answer {
    let body = json!({ "record": record }).to_string();
    request(server, "POST", "/api/review", "Content-Type: application/json\r\n", &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_cannot_upload_a_deal_in_play_at_any_server_on_the_store() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let server = server_with(store.clone(), 100).await;
    let other = server_with(store.clone(), 100).await;
    let (people, mut players, table) = classic(server.address).await;
    let record = people[0].get(&format!("/api/tables/{table}/games/1")).await.body;
    assert_eq!(review_of(other.address, &record).await.status, 200, "it is over");
    players[0].must(json!({ "kind": "deal", "again": true })).await;
    // Not even with other players, another start and other turns: the cards are the same.
    let start = record.find("\n\n").expect("tags");
    let disguised: String = record[..start]
        .lines()
        .filter(|line| !line.starts_with("[Player"))
        .fold(String::new(), |text, line| text + line + "\n")
        + &record[start..];
    assert_ne!(disguised, record);
    for (server, record) in [(&server, &record), (&other, &record), (&other, &disguised)] {
        let answer = review_of(server.address, record).await;
        assert_eq!(refused(&answer), (409, "deal-in-play".to_owned()), "{answer:?}");
    }
    give_up(&mut players).await;
    for server in [&server, &other] {
        let answer = review_of(server.address, &record).await;
        assert_eq!(kinds(&lines(&answer)).last(), Some(&"review"));
    }
    server.stop().await;
    other.stop().await;
}

/// What somebody without a token is answered who plays other lays in place of a turn.
async fn answered(server: SocketAddr, record: &str, turn: &Value, lays: &Value) -> Answer {
    let body = json!({ "record": record, "turn": turn, "lays": lays }).to_string();
    request(server, "POST", "/api/review/answer", "Content-Type: application/json\r\n", &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_turn_is_judged_as_a_review_would() {
    let server = TestServer::open().await;
    let (people, mut players, table) = classic(server.address).await;
    let record = people[0].get(&format!("/api/tables/{table}/games/1")).await.body;
    let review = lines(&review_of(server.address, &record).await).pop().expect("a line");
    let graded = |turn: &&Value| !matches!(turn["verdict"].as_str(), Some("unfinished"));
    for turn in review["turns"].as_array().expect("a list").iter().filter(graded) {
        let judged = answered(server.address, &record, &turn["turn"], &turn["lays"]).await;
        assert_eq!(judged.status, 200, "{judged:?}");
        let judged = judged.json();
        for field in ["value", "best", "loss", "error", "cards_lost", "verdict", "reasons"] {
            assert_eq!(judged[field], turn[field], "{field} of what was played");
        }
        let best = answered(server.address, &record, &turn["turn"], &turn["best"]["lays"]).await.json();
        assert!(best["loss"].as_f64() < Some(0.05), "the best turn has no equal: {best} {turn}");
    }
    let first = &review["turns"][0];
    let twice = json!([first["lays"][0], first["lays"][0]]);
    for (turn, lays) in [(99, &first["lays"]), (1, &json!([first["lays"][0]])), (1, &json!([])), (1, &twice)] {
        let answer = answered(server.address, &record, &json!(turn), lays).await;
        assert_eq!(refused(&answer).0, 422, "{answer:?}");
    }
    players[0].must(json!({ "kind": "deal", "again": true })).await;
    let now = answered(server.address, &record, &json!(1), &first["lays"]).await;
    assert_eq!(refused(&now), (409, "deal-in-play".to_owned()), "nobody looks up better turns");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_that_cannot_be_reviewed_are_refused_with_a_sentence() {
    let server = TestServer::open().await;
    let deck: Vec<String> = (2..=99).map(|card| card.to_string()).collect();
    let dealt = format!("[Game \"classic\"]\n[Seats \"1\"]\n[Deck \"{}\"]\n", deck.join(" "));
    let set_up = "[Game \"classic\"]\n[Hands \"5 6\"]\n[Deck \"-\"]\n[First \"1\"]\n\n1. 5a 6a\n";
    let commands = dealt.replace("classic", "extreme") + "[Commands \"dance 4 5 6 7\"]\n";
    for (code, record) in [
        ("bad-record", String::new()),
        ("bad-record", "Not a game.".to_owned()),
        ("not-reviewable", dealt.clone()),
        ("not-reviewable", format!("{dealt}\n1. 2a 3a\n")),
        ("not-reviewable", set_up.to_owned()),
        ("bad-record", format!("{dealt}\n1. 99a 2a\n")),
        ("bad-record", commands),
    ] {
        for language in ["en", "uk"] {
            let headers = format!("Content-Type: application/json\r\nAccept-Language: {language}\r\n");
            let body = json!({ "record": record }).to_string();
            let answer = request(server.address, "POST", "/api/review", &headers, &body).await;
            assert_eq!(refused(&answer), (422, code.to_owned()), "{record}: {answer:?}");
            let is_cyrillic = answer.body.contains(|sign| matches!(sign, 'а'..='я'));
            assert_eq!(is_cyrillic, language == "uk", "{}", answer.body);
        }
    }
    let ada = Somebody::new(server.address, "Ada").await;
    let long = ada.send("POST", "/api/review", &json!({ "record": "x".repeat(300_000) })).await;
    assert_eq!(refused(&long), (413, "too-big".to_owned()));
    let unknown = ada.send("POST", "/api/review", &json!({ "record": dealt, "seat": 1 })).await;
    assert_eq!(refused(&unknown), (400, "unreadable".to_owned()));
    server.stop().await;
}

/// A response that is read line by line.
struct Listening(BufReader<TcpStream>);

impl Listening {
    async fn begin(who: &Somebody, path: &str) -> Listening {
        let mut stream = TcpStream::connect(who.server).await.expect("it listens");
        let (host, token) = (who.server, &who.token);
        let asked = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\r\n");
        stream.write_all(asked.as_bytes()).await.expect("it reads");
        let mut listening = Listening(BufReader::new(stream));
        assert!(listening.text().await.contains("200"));
        while !listening.text().await.is_empty() {}
        listening
    }

    async fn text(&mut self) -> String {
        let mut line = String::new();
        timeout(PATIENCE, self.0.read_line(&mut line)).await.expect("in time").expect("it is open");
        line.trim_end().to_owned()
    }

    /// The next line; `None` at the end.
    async fn next(&mut self) -> Option<Value> {
        let length = usize::from_str_radix(&self.text().await, 16).expect("the length of a chunk");
        let mut chunk = vec![0; length + 2];
        timeout(PATIENCE, self.0.read_exact(&mut chunk)).await.expect("in time").expect("it is open");
        (length > 0).then(|| serde_json::from_slice(&chunk).expect("one line in a chunk"))
    }

    async fn rest(mut self) -> Vec<Value> {
        let mut lines = Vec::new();
        while let Some(line) = self.next().await {
            lines.push(line);
        }
        lines
    }
}

/// Evaluations that keep a thread busy for a while with every turn.
const MANY: u32 = 8_000;

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_and_returns_finds_what_was_done() {
    let server = server_with(Arc::new(Memory::default()), MANY).await;
    let (people, _, table) = classic(server.address).await;
    let mut first = Listening::begin(&people[0], &path(&table)).await;
    assert_eq!(first.next().await.expect("a line")["type"], "began");
    let turn = first.next().await.expect("a line");
    drop(first);
    // The work stops once the server notices.
    sleep(Duration::from_millis(500)).await;
    let lines = Listening::begin(&people[0], &path(&table)).await.rest().await;
    let done = lines[0]["done"].as_u64().expect("a number");
    assert!(done >= 1 && done < lines[0]["turns"].as_u64().expect("a number"), "{}", lines[0]);
    assert_eq!(lines[1], turn, "what was sent is sent again");
    assert_eq!(lines.last().expect("a line")["type"], "review");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_for_the_same_review_share_the_work() {
    let server = server_with(Arc::new(Memory::default()), 1_000).await;
    let (people, _, table) = classic(server.address).await;
    let path = path(&table);
    let (ada, ben) = tokio::join!(async { Listening::begin(&people[0], &path).await.rest().await }, async {
        Listening::begin(&people[1], &path).await.rest().await
    });
    assert_eq!(ada[1..], ben[1..]);
    assert_eq!(kinds(&ada).last(), Some(&"review"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_ends_with_a_word_when_the_server_stops() {
    let server = server_with(Arc::new(Memory::default()), 10_000_000).await;
    let (people, players, table) = classic(server.address).await;
    drop(players);
    let mut listening = Listening::begin(&people[0], &path(&table)).await;
    assert_eq!(listening.next().await.expect("a line")["type"], "began");
    let (rest, ()) = tokio::join!(listening.rest(), server.stop());
    let last = rest.last().expect("a line");
    assert_eq!((&last["type"], &last["code"]), (&json!("failed"), &json!("shutting-down")), "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_while_reviews_are_made() {
    let server = server_with(Arc::new(Memory::default()), 1_000).await;
    let mut listening = Vec::new();
    for _ in 0..3 {
        let (people, _, table) = classic(server.address).await;
        listening.push(Listening::begin(&people[0], &path(&table)).await);
    }
    let wanted = json!({ "game": "classic", "seats": 2, "bots": [{ "seat": 2, "level": "greedy" }] });
    let (_, mut players, _) = seated(server.address, &["Cem"], wanted).await;
    begin(&mut players).await;
    while players[0].view["turn"]["number"].as_u64() < Some(9) && !players[0].is_over() {
        one_move(&mut players).await;
    }
    for review in listening {
        assert_eq!(kinds(&review.rest().await).last(), Some(&"review"), "they are completed nevertheless");
    }
    server.stop().await;
}
