//! Names and chat messages that would garble the screens of others.

use serde_json::{Value, json};

use crate::bystanders::Bystanders;
use crate::client::{Somebody, request};
use crate::company::seated;
use crate::raw::{JSON, create_person};
use crate::test_server::TestServer;

/// Characters that must never be passed on: control characters, and those that change the direction of text or hide it.
fn garbles(text: &str) -> bool {
    let turns =
        |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().any(|c| c.is_control() || turns(c))
}

#[tokio::test(flavor = "multi_thread")]
async fn names_cannot_garble_a_screen() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let bad = [
        "",
        " ",
        "\u{200b}",
        "\u{202e}",
        "\u{0}",
        "a;b",
        "a\"b",
        "Ann\u{200b}",
        "bot expert",
        "-",
        "\u{2060}x",
        "Expert",
        "master 2",
        "Bot",
        "Experte",
        "a\u{200d}b",
        "\u{200d}",
        "Zal\u{315}\u{35c}\u{340}go",
    ];
    for name in bad {
        let answer = create_person(server.address, name, "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (422, &json!("bad-name")), "{name:?}");
    }
    let long = "x".repeat(25);
    let flood = "x".repeat(7_000);
    let marks = format!("a{}", "\u{301}".repeat(60));
    for name in [long, flood, marks] {
        assert_eq!(create_person(server.address, &name, "").await.status, 422, "{name:?}");
    }
    for name in [
        "Ann\u{1b}[31m",
        "a\u{202e}b",
        "a\r\nSet-Cookie: x=y",
        "a\tb\u{7}",
        "🎴🦊",
        "👩‍💻",
        "❤️",
        "Nguyễn",
        "Meisterin",
        "שרה",
        "Ľubomíra",
        "<b>",
    ] {
        let answer = create_person(server.address, name, "").await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let kept = answer.json()["name"].as_str().expect("a name").to_owned();
        assert!(!garbles(&kept), "{kept:?}");
        assert!(!answer.head.contains("x=y"), "{}", answer.head);
    }
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn renaming_validates_names() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let rename = async |name: &str| ada.send("PUT", "/api/me", &json!({ "name": name, "language": "en" })).await;
    assert_eq!(rename("\u{202e}").await.status, 422);
    assert_eq!(rename(&"x".repeat(25)).await.status, 422);
    assert_eq!(rename("Ben\u{7}").await.json()["name"], "Ben");
    let more = json!({ "name": "Ada", "language": "en", "id": 1 });
    assert_eq!(ada.send("PUT", "/api/me", &more).await.status, 400, "fields that do not belong there");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_cannot_garble_a_screen() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let (_, mut players, _) = seated(server.address, &["Ada", "Eve"], json!({ "game": "classic", "seats": 2 })).await;
    let say = |text: &str| json!({ "kind": "say", "text": text });
    for (text, code) in [
        (&*"x".repeat(8_000), "too-long"),
        (&*"x".repeat(281), "too-long"),
        ("", "nothing-said"),
        ("\u{200b}\u{202e}", "nothing-said"),
    ] {
        let refused = players[1].act(say(text)).await.expect_err("refused");
        assert_eq!(refused["code"], code, "{}", text.len());
    }
    players[1].must(say("left \u{202e}right\u{1b}[2J\u{0}\nnew line 🎴")).await;
    while players[0].socket.seq < players[1].socket.seq {
        let heard = players[0].follow().await.expect("a step");
        let said = heard["seen"].as_array().and_then(|seen| seen.iter().find(|seen| seen["kind"] == "said")).cloned();
        let text = said.unwrap_or(Value::Null)["text"].as_str().unwrap_or_default().to_owned();
        assert!(!garbles(&text), "{text:?}");
    }
    others.are_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_invalid_settings_are_rejected() {
    let server = TestServer::open().await;
    let others = Bystanders::play(&server).await;
    let eve = Somebody::new(server.address, "Eve").await;
    let bots = |count: usize| json!({ "game": "classic", "seats": 2, "bots": vec![json!({ "seat": 1, "level": "master" }); count] });
    let refused = [
        json!({ "game": "classic", "seats": 0 }),
        json!({ "game": "classic", "seats": 6 }),
        json!({ "game": "classic", "seats": 255 }),
        json!({ "game": "classic", "seats": 2, "hand_size": 0 }),
        json!({ "game": "classic", "seats": 2, "minimum": 255 }),
        json!({ "game": "extreme", "seats": 2, "commands": [["stop", vec![4; 1_000]]] }),
        json!({ "game": "classic", "seats": 2, "clock": { "seconds": 0 } }),
        json!({ "game": "classic", "seats": 2, "clock": { "seconds": 65_535 } }),
        json!({ "game": "classic", "seats": 2, "bots": [{ "seat": 3, "level": "master" }] }),
        bots(2),
        bots(150),
    ];
    for wanted in refused {
        let answer = eve.send("POST", "/api/tables", &wanted).await;
        assert_eq!(answer.status, 422, "{wanted}: {answer:?}");
    }
    let unreadable = [
        json!({ "game": "classic", "seats": 2, "host": "Ada" }),
        json!({ "game": "classic", "seats": -1 }),
        json!({ "game": "classic", "seats": 1e30 }),
        json!({ "game": "poker", "seats": 2 }),
        json!([]),
        json!("classic"),
    ];
    for wanted in unreadable {
        assert_eq!(eve.send("POST", "/api/tables", &wanted).await.status, 400, "{wanted}");
    }
    let nested = "[".repeat(8_000);
    let headers = format!("{JSON}Authorization: Bearer {}\r\n", eve.token);
    assert_eq!(request(server.address, "POST", "/api/tables", &headers, &nested).await.status, 400);
    assert_eq!(eve.get("/api/me/tables").await.json(), json!([]), "no table was made");
    others.are_unharmed().await;
    server.stop().await;
}
