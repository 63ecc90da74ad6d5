//! Invalid messages: too long, broken, of the wrong kind, or with unexpected contents.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::bystanders::Bystanders;
use crate::client::{Player, Somebody};
use crate::company::{begin, seated};
use crate::ends::{ending, throw};
use crate::test_server::TestServer;

fn piece(bytes: Vec<u8>, kind: Data, last: bool) -> Message {
    Message::Frame(Frame::message(bytes, OpCode::Data(kind), last))
}

fn text(length: usize) -> Message {
    Message::text("x".repeat(length))
}

/// Violations of the WebSocket protocol, and the expected close codes.
fn breaks() -> Vec<(&'static str, Vec<Message>, u16)> {
    let fragment = |kind, last| piece(vec![b'x'; 4_000], kind, last);
    let small_ones = (0..3).map(|_| fragment(Data::Continue, false));
    let pieces = [fragment(Data::Text, false)].into_iter().chain(small_ones).collect();
    vec![
        ("a megabyte", vec![text(1_000_000)], 1009),
        ("nine kibibytes", vec![text(9 * 1024)], 1009),
        ("one byte too many", vec![text(8 * 1024 + 1)], 1009),
        ("pieces that add up", pieces, 1009),
        ("binary", vec![Message::binary(vec![0; 10])], 1003),
        ("no UTF-8", vec![piece(vec![b'"', 0xff, 0xfe, b'"'], Data::Text, true)], 1007),
        ("half a character", vec![piece(vec![0xe2, 0x82], Data::Text, true)], 1007),
        ("a piece of nothing", vec![fragment(Data::Continue, true)], 1002),
        ("two beginnings", vec![fragment(Data::Text, false), fragment(Data::Text, false)], 1002),
        ("a kind that does not exist", vec![piece(vec![], Data::Reserved(5), true)], 1002),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn protocol_violations_close_only_the_connection() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Eve"], json!({ "game": "classic", "seats": 2 })).await;
    for (what, messages, code) in breaks() {
        // Before and after hello.
        let mut unheard = people[1].connect(&table).await.expect("the socket opens");
        let mut heard = people[1].join(&table).await.socket;
        for socket in [&mut unheard, &mut heard] {
            for message in messages.clone() {
                throw(socket, message).await;
            }
            let ended = ending(socket).await;
            // Unread data may have reset the connection.
            assert!(ended.code == Some(code) || (ended.code.is_none() && what == "a megabyte"), "{what}: {ended:?}");
        }
    }
    let own = players[0].must(json!({ "kind": "say", "text": "still here" })).await;
    assert_eq!(own["seen"][0]["kind"], "said", "the same table continues");
    others.are_unharmed().await;
    server.stop().await;
}

/// Texts that are not valid messages.
fn malformed() -> Vec<String> {
    let lay = |lay: Value| json!({ "type": "do", "id": "x", "command": { "kind": "lay", "lay": lay } }).to_string();
    let id = |id: Value| json!({ "type": "hint", "id": id }).to_string();
    let lays = |count: usize| json!({ "type": "try-out", "id": "x", "lays": vec!["2a"; count] }).to_string();
    let mut all: Vec<String> = [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "\"hello\"",
        "{\"type\":\"do\"",
        "{\"type\":\"do\",\"id\":\"x\"}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{}}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{\"kind\":\"fly\"}}",
        "{\"type\":\"do\",\"id\":\"x\",\"seen\":-1,\"command\":{\"kind\":\"leave\"}}",
        "{\"type\":\"do\",\"id\":\"x\",\"seen\":1e400,\"command\":{\"kind\":\"leave\"}}",
        "{\"type\":\"do\",\"id\":\"x\",\"seen\":184467440737095516160,\"command\":{\"kind\":\"leave\"}}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{\"kind\":\"sit\",\"seat\":0}}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{\"kind\":\"sit\",\"seat\":99999999999999999999}}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{\"kind\":\"sit\",\"sit\":1}}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{\"kind\":\"begin\",\"seat\":1}}",
        "{\"type\":\"do\",\"id\":\"x\",\"command\":{\"kind\":\"leave\",\"now\":true}}",
        "{\"type\":\"do\",\"type\":\"hint\",\"id\":\"x\"}",
        "{\"type\":\"hint\",\"id\":\"x\",\"host\":true}",
        "{\"type\":\"hint\",\"id\":\"x\",\"id\":\"y\"}",
        "{\"type\":\"welcome\"}",
        "{\"type\":\"HINT\",\"id\":\"x\"}",
        "{\"type\":\"hint\",\"id\":\"x\"} {\"type\":\"hint\",\"id\":\"y\"}",
        "{\"type\":\"hint\",\"id\":\"\\ud800\"}",
        "\u{feff}{\"type\":\"hint\",\"id\":\"x\"}",
    ]
    .map(str::to_owned)
    .into();
    all.extend(
        ["", "45", "a", "45e", "1a", "100a", "-3a", "999999999999999999999a", "45a ", "４５a"]
            .map(|text| lay(json!(text))),
    );
    all.extend([lay(json!(45)), lay(json!(null)), lay(json!(["45a"]))]);
    all.extend(["", " ", "a b", "a\u{0}b", "a\nb", "\u{202e}x", "ä", "🎴"].map(|text| id(json!(text))));
    all.extend([id(json!("x".repeat(65))), id(json!("x".repeat(8_000))), id(json!(7)), id(json!({}))]);
    all.extend([lays(9), lays(1_300)]);
    for bracket in ["[", "{\"a\":", "{\"type\":"] {
        all.push(bracket.repeat(8_000 / bracket.len()));
    }
    all
}

async fn expect_unreadable(player: &mut Player, message: &str) {
    throw(&mut player.socket, Message::text(message)).await;
    let refused = player.socket.hear("refused").await;
    assert_eq!(refused["code"], "unreadable", "{message}: {refused}");
    assert!(!refused.to_string().contains("crates/"), "it reveals internals: {refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_without_effect() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, _) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 1 })).await;
    begin(&mut players).await;
    let before = players[0].socket.seq;
    for message in malformed() {
        expect_unreadable(&mut players[0], &message).await;
    }
    assert_eq!(players[0].socket.seq, before);
    let command = players[0].sensible();
    players[0].must(command).await;
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_malformed_hello_is_rejected() {
    let server = TestServer::open().await;
    let eve = Somebody::new(server.address, "Eve").await;
    let table = eve.table(json!({ "game": "classic", "seats": 2 })).await;
    let huge = "{\"type\":\"hello\",\"have\":184467440737095516160}";
    for (message, code) in [
        ("x", "unreadable"),
        ("{\"type\":\"hint\",\"id\":\"x\"}", "hello-first"),
        ("{\"type\":\"hello\",\"have\":-1}", "unreadable"),
        ("{\"type\":\"hello\",\"as\":\"Ada\"}", "unreadable"),
        (huge, "unreadable"),
    ] {
        let mut socket = eve.connect(&table).await.expect("the socket opens");
        throw(&mut socket, Message::text(message)).await;
        let ended = ending(&mut socket).await;
        assert_eq!((&ended.last["code"], ended.code), (&json!(code), Some(1008)), "{message}");
    }
    let ahead = eve.join_having(&table, u64::MAX).await;
    assert!(ahead.socket.seq < 100, "a number from the future counts as none");
    let mut twice = ahead;
    twice.socket.say(&json!({ "type": "hello", "have": 0 })).await;
    assert_eq!(twice.socket.hear("refused").await["code"], "hello-first");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_malformed_messages_close_the_connection() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, _) = seated(server.address, &["Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let socket = &mut players[0].socket;
    // Every answer is read, otherwise the connection would be dropped for not reading. No more is sent than necessary,
    // since data after the end would reset the connection and lose the last message.
    for _ in 0..200 {
        throw(socket, Message::text("nonsense")).await;
        assert_eq!(socket.hear("refused").await["code"], "unreadable");
    }
    throw(socket, Message::text("nonsense")).await;
    let ended = ending(socket).await;
    assert_eq!(ended.last["code"], "abuse", "{ended:?}");
    others.are_unharmed().await;
    server.stop().await;
}
