//! What-ifs: different continuations, by moves and by bots.

use std::sync::Arc;

use serde_json::{Value, json};
use tenback_server::Limits;
use tenback_store::Memory;

use crate::replays::{ask, known_records, last_view, played, positions, replayed};
use crate::test_server::{TestServer, generous};

/// A solo game in which nothing is hidden.
const ALONE: &str = "[Game \"classic\"]\n[Hands \"5 6 50 51\"]\n[Deck \"-\"]\n\n1. 5a 6a\n2. 50a *\n";

/// Two players with a draw pile; the second card of the first turn is a stop.
const STOPPED: &str =
    "[Game \"extreme\"]\n[Seats \"2\"]\n[Hands \"2 4 60; 30 31 80\"]\n[Deck \"40 41 42\"]\n\n1. 2a 4a\n2. 30a *\n";

/// Continues a finished game differently from many of its positions.
async fn continue_from_everywhere(game: &str, names: &[&str]) {
    let server = TestServer::open().await;
    let (text, end) = played(&server, game, names).await;
    let whole = replayed(server.address, json!({ "record": text })).await;
    let all = positions(&whole).len();
    for (at, level) in [(0, "greedy"), (1, "expert"), (all / 3, "master"), (all / 2, "casual"), (all - 2, "random")] {
        let body = json!({ "record": text, "what_if": { "at": at, "bots": level } });
        let other = replayed(server.address, body.clone()).await;
        assert_eq!(positions(&other)[..=at], positions(&whole)[..=at], "what was before stays: {level} at {at}");
        let over = last_view(&other);
        assert!(over["phase"] == "over" && over["ending"].is_object(), "bots play to the end: {over}");
        assert_eq!((&other["commitment"], &other["legal"]), (&json!("kept"), &json!([])));
        assert_eq!(replayed(server.address, body).await, other, "the same question has the same answer");
        // The result is a normal record without a commitment.
        let again = replayed(server.address, json!({ "record": other["record"] })).await;
        assert_eq!((positions(&again), &again["names"]), (positions(&other), &whole["names"]));
        assert_eq!(again.get("commitment"), None);
    }
    let last =
        replayed(server.address, json!({ "record": text, "what_if": { "at": all - 1, "bots": "expert" } })).await;
    assert_eq!((positions(&last).len(), last_view(&last)), (all, &end), "a game that is over stays as it is");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_the_game() {
    continue_from_everywhere("classic", &["Ada", "Ben", "Cem"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_extreme() {
    continue_from_everywhere("extreme", &["Ada", "Ben", "Cem", "Dan"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_face_to_face() {
    continue_from_everywhere("face-to-face", &["Ada", "Ben"]).await;
}

/// The kinds of events that led to the positions from a number on.
fn kinds(replay: &Value, from: usize) -> Vec<String> {
    let all = positions(replay)[from..].iter().flat_map(|moment| moment["seen"].as_array().expect("a list"));
    all.map(|seen| seen["kind"].as_str().expect("a word").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn other_moves_follow_the_rules() {
    let server = TestServer::open().await;
    let deck = (2..100).map(|number: u8| number.to_string()).collect::<Vec<_>>().join(" ");
    let record =
        format!("[Game \"classic\"]\n[Seats \"2\"]\n[First \"1\"]\n[Deck \"{deck}\"]\n\n1. 2a 3a\n2. 9a 10a\n");
    let moves = ["!1 let-me-begin", "begin 2", "9b", "10b", "!1 keep-off b", "end", "2b"];
    let refused = ask(server.address, "en", &json!({ "record": record, "what_if": { "at": 0, "moves": moves } })).await;
    assert_eq!((refused.status, &refused.json()["code"]), (422, &json!("wrong-direction")), "2 does not fit on 10");
    let what_if = json!({ "at": 0, "moves": moves[..6] });
    let other = replayed(server.address, json!({ "record": record, "what_if": what_if })).await;
    let expected =
        ["signalled", "began", "laid", "laid", "signalled", "turn-ended", "drew", "turn-began"].map(str::to_owned);
    assert_eq!(kinds(&other, 1), expected);
    let view = last_view(&other);
    assert_eq!((&view["turn"]["seat"], &view["turn"]["number"]), (&json!(1), &json!(2)));
    assert_eq!(view["signals"][0], json!(["keep-off b"]));
    assert!(other["legal"].as_array().expect("a list").iter().all(|legal| legal["lay"] != "2b"), "{}", other["legal"]);
    let shortened = replayed(server.address, json!({ "record": record, "what_if": { "at": 2 } })).await;
    assert_eq!(kinds(&shortened, 1), ["began", "laid"], "without moves it stops there");
    assert!(shortened["record"].as_str().expect("text").ends_with("1. 2a *\n"), "{}", shortened["record"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_lays_can_be_taken_back() {
    let server = TestServer::open().await;
    let what_if = json!({ "at": 2, "moves": ["take-back", "6a", "50a", "take-back", "5a"] });
    let refused = ask(server.address, "en", &json!({ "record": ALONE, "what_if": what_if })).await;
    assert_eq!(refused.json()["code"], "wrong-direction", "6 lies there: {refused:?}");
    let what_if = json!({ "at": 2, "moves": ["take-back", "6b", "5a"] });
    let other = replayed(server.address, json!({ "record": ALONE, "what_if": what_if })).await;
    assert_eq!(kinds(&other, 3), ["taken-back", "laid", "laid"]);
    assert_eq!(positions(&other).last().map(|moment| &moment["hands"]), Some(&json!([[50, 51]])));
    let record = other["record"].as_str().expect("text");
    assert!(record.ends_with("1. 6b 5a *\n"), "lays that were taken back are not in the record: {record}");
    let in_company = json!({ "record": STOPPED, "what_if": { "at": 2, "moves": ["take-back"] } });
    assert_eq!(ask(server.address, "en", &in_company).await.json()["code"], "take-back-only-solo");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn automatic_events_stay_with_their_lay() {
    let server = TestServer::open().await;
    let whole = replayed(server.address, json!({ "record": STOPPED })).await;
    assert_eq!(kinds(&whole, 1)[..5], ["began", "laid", "laid", "turn-ended", "drew"], "4 is a stop");
    assert_eq!(positions(&whole)[3]["view"]["turn"]["owes"], json!(0), "a turn that is stopped owes nothing");
    let what_if = json!({ "at": 3, "moves": ["31a"] });
    let other = replayed(server.address, json!({ "record": STOPPED, "what_if": what_if })).await;
    assert_eq!(positions(&other)[..5], positions(&whole)[..5], "the turn ended with the stop");
    let laid = json!({ "kind": "laid", "seat": 2, "card": 31, "pile": "a", "step": 27, "lay": "forward" });
    assert_eq!(positions(&other)[5]["seen"][0], laid);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_valid_record_can_be_continued_from_anywhere() {
    let server = TestServer::open().await;
    let mut games = 0;
    for (index, text) in known_records().into_iter().enumerate() {
        let whole = ask(server.address, "en", &json!({ "record": text })).await;
        if whole.status != 200 {
            continue;
        }
        let at = index % positions(&whole.json()).len();
        let what_if = json!({ "at": at, "bots": "expert" });
        let other = replayed(server.address, json!({ "record": text, "what_if": what_if })).await;
        assert_eq!(last_view(&other)["phase"], "over", "from {at}:\n{text}");
        let again = replayed(server.address, json!({ "record": other["record"] })).await;
        assert_eq!(positions(&again), positions(&other), "from {at}:\n{text}");
        games += 1;
    }
    assert!(games > 350, "{games}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_what_ifs_are_rejected_in_every_language() {
    let server = TestServer::open().await;
    let what_if = |at: u64, word: &str| json!({ "record": ALONE, "what_if": { "at": at, "moves": [word] } });
    let cases = [
        (json!({ "record": "" }), 422, "bad-record"),
        (json!({ "record": "1. e4 e5" }), 422, "bad-record"),
        (json!({ "record": ALONE.replace("[Deck \"-\"]\n", "") }), 422, "bad-record"),
        (json!({ "record": ALONE.replace("5a 6a", "6a 5a") }), 422, "bad-record"),
        (what_if(1, "e4"), 422, "bad-move"),
        (what_if(1, "begin 9"), 422, "bad-move"),
        (what_if(1, ""), 422, "bad-move"),
        (what_if(1, "7a"), 422, "not-in-hand"),
        (what_if(1, "end"), 422, "cannot-end"),
        (what_if(1, "begin 1"), 422, "already-begun"),
        (what_if(0, "5a"), 422, "not-begun"),
        (what_if(0, "begin 2"), 422, "no-such-seat"),
        (what_if(6, "5a"), 422, "no-such-position"),
        (what_if(4_000_000_000, "5a"), 422, "no-such-position"),
        (what_if(5_000_000_000, "5a"), 400, "unreadable"),
        (json!({ "record": ALONE, "what_if": { "at": 1, "bots": "wizard" } }), 400, "unreadable"),
        (json!({ "record": ALONE, "what": 1 }), 400, "unreadable"),
        (json!({}), 400, "unreadable"),
    ];
    for (body, status, code) in cases {
        let mut texts = std::collections::BTreeSet::new();
        for language in ["en", "de", "cs", "pl", "uk"] {
            let answer = ask(server.address, language, &body).await;
            assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{body}: {answer:?}");
            texts.insert(answer.json()["text"].as_str().expect("a text").to_owned());
        }
        assert_eq!(texts.len(), 5, "each language has words of its own: {texts:?}");
    }
    let faulty = format!("\n\n{}", ALONE.replace("5a 6a", "6a 5a"));
    let german = ask(server.address, "de", &json!({ "record": faulty })).await.json()["text"].clone();
    assert!(german.as_str().expect("a text").starts_with("Zeile 7: 5 "), "{german}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_are_limited() {
    let server = TestServer::open().await;
    let record = |signals: usize| {
        let said = "{!1 keep-off a}\n".repeat(signals);
        json!({ "record": format!("[Game \"classic\"]\n[Seats \"2\"]\n[Hands \"5 6; 7\"]\n[Deck \"-\"]\n\n{said}1. *\n") })
    };
    let most = replayed(server.address, record(2998)).await;
    assert_eq!(positions(&most).len(), 3000, "the deal, what was said, and who began");
    let refused = ask(server.address, "en", &record(2999)).await;
    assert_eq!((refused.status, &refused.json()["code"]), (422, &json!("bad-record")));
    let moves = ["5a", "take-back"].repeat(2000);
    let back_and_forth = json!({ "at": 1, "moves": moves });
    let refused = ask(server.address, "en", &json!({ "record": ALONE, "what_if": back_and_forth })).await;
    assert_eq!(refused.json()["code"], "bad-record");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_have_their_own_rate_limit() {
    let limits = Limits { replays_per_minute: 3, ..generous() };
    let server = TestServer::with(Arc::new(Memory::default()), limits).await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(ask(server.address, "en", &json!({ "record": ALONE })).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    let tables = crate::client::request(server.address, "GET", "/api/tables", "", "").await;
    assert_eq!(tables.status, 200, "other requests are not held up");
    server.stop().await;
}
