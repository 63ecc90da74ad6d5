//! `docs/openapi.json` matches the server.

use serde_json::{Value, json};

use crate::client::{Answer, Somebody, request};
use crate::document::root;
use crate::schema::Document;
use crate::test_server::TestServer;

const JSON: &str = "Content-Type: application/json\r\n";

fn document() -> Document {
    Document(serde_json::from_str(&tenback_server::openapi()).expect("JSON"))
}

#[test]
fn golden_openapi() {
    let path = root().join("docs/openapi.json");
    let now = tenback_server::openapi();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).expect("the document can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the document exists");
    assert!(kept == now, "docs/openapi.json is stale: run `cargo xtask golden` and read the diff");
}

#[test]
fn every_reference_resolves() {
    fn follow(document: &Document, value: &Value, found: &mut usize) {
        if let Some(reference) = value["$ref"].as_str() {
            *found += 1;
            assert!(document.resolve(reference).is_object(), "{reference}");
        }
        let parts = value.as_object().into_iter().flat_map(|fields| fields.values());
        parts.chain(value.as_array().into_iter().flatten()).for_each(|part| follow(document, part, found));
    }
    let document = document();
    let mut found = 0;
    follow(&document, &document.0, &mut found);
    assert!(found > 20, "only {found} references");
}

#[test]
fn enums_are_listed() {
    let document = document();
    let words = |name: &str| document.resolve(&format!("#/components/schemas/{name}"))["enum"].clone();
    assert_eq!(words("Game"), json!(["classic", "extreme", "face-to-face"]));
    assert_eq!(words("Talk"), json!(["none", "signals", "chat"]));
    assert_eq!(words("Level"), json!(["random", "greedy", "casual", "regular", "strong", "expert", "master"]));
    assert_eq!(words("Language"), json!(["en", "de", "cs", "pl", "uk"]));
    assert_eq!(words("Keep"), json!(["cookie", "token"]));
    assert_eq!(words("Stage"), json!(["waiting", "playing", "over"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_exists() {
    let server = TestServer::open().await;
    let document = document();
    let paths = document.0["paths"].as_object().expect("paths");
    assert!(paths.len() > 8, "{paths:?}");
    for (path, operations) in paths {
        let place = path.replace("{id}", "nosuchtable").replace("{number}", "1");
        for method in operations.as_object().expect("operations").keys() {
            let answer = request(server.address, &method.to_uppercase(), &place, JSON, "{}").await;
            assert_ne!(answer.status, 0, "{method} {path}");
            // As a problem; the metrics may count those of other tests.
            assert!(!answer.body.contains(r#""code":"no-such-page""#), "{method} {path}: {answer:?}");
        }
    }
    let handed_out = request(server.address, "GET", "/api/openapi.json", "", "").await;
    assert_eq!(handed_out.body, tenback_server::openapi());
    server.stop().await;
}

/// Sends a request, and checks request and response against the document.
async fn ask(
    document: &Document,
    who: &Somebody,
    method: &str,
    path: &str,
    place: &str,
    body: Option<Value>,
) -> Answer {
    let operation = &document.0["paths"][path][method.to_lowercase()];
    assert!(operation.is_object(), "{method} {path} is not told");
    let bearer = format!("{JSON}Authorization: Bearer {}\r\n", who.token);
    let text = body.as_ref().map(Value::to_string).unwrap_or_default();
    let answer = request(who.server, method, place, &bearer, &text).await;
    let told = &operation["responses"][answer.status.to_string()];
    assert!(told.is_object(), "{method} {path}: {} is not told: {}", answer.status, answer.body);
    if let Some(body) = body.filter(|_| answer.status < 300) {
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        document.check(schema, &body).unwrap_or_else(|why| panic!("{method} {path} is asked with {body}: {why}"));
    }
    if let Some(schema) = told["content"]["application/json"].get("schema") {
        document.check(schema, &answer.json()).unwrap_or_else(|why| panic!("{method} {path}: {why}"));
    }
    answer
}

/// The devices of Ada, who has two.
async fn devices(all: &Document, ada: &Somebody, nobody: &Somebody) {
    const ONE: &str = "/api/me/devices/{id}";
    ask(all, nobody, "GET", "/api/me/devices", "/api/me/devices", None).await;
    let list = ask(all, ada, "GET", "/api/me/devices", "/api/me/devices", None).await.json();
    let other = format!("/api/me/devices/{}", list["devices"][1]["id"].as_str().expect("an id"));
    for (status, name) in [(204, json!({ "name": "Phone" })), (422, json!({ "name": "-" })), (400, json!({}))] {
        assert_eq!(ask(all, ada, "PUT", ONE, &other, Some(name)).await.status, status);
    }
    for status in [204, 404] {
        assert_eq!(ask(all, ada, "DELETE", ONE, &other, None).await.status, status);
    }
    let cleo = Somebody::new(ada.server, "Cleo").await;
    let own = cleo.get("/api/me/devices").await.json()["devices"][0]["id"].clone();
    let own = format!("/api/me/devices/{}", own.as_str().expect("an id"));
    assert_eq!(ask(all, &cleo, "DELETE", ONE, &own, None).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_matches_the_document() {
    let server = TestServer::open().await;
    let all = document();
    let nobody = Somebody::with_token(server.address, "none");
    let me = json!({ "name": "Ada", "language": "de", "keep": "token" });
    let answer = ask(&all, &nobody, "POST", "/api/me", "/api/me", Some(me)).await;
    let ada = Somebody::with_token(server.address, answer.json()["token"].as_str().expect("a token"));
    ask(&all, &nobody, "POST", "/api/me", "/api/me", Some(json!({ "name": "Ben" }))).await;
    for who in [&ada, &nobody] {
        ask(&all, who, "GET", "/api/me", "/api/me", None).await;
        ask(&all, who, "PUT", "/api/me", "/api/me", Some(json!({ "name": "Ada", "language": "en" }))).await;
        ask(&all, who, "GET", "/api/me/tables", "/api/me/tables", None).await;
        ask(&all, who, "GET", "/api/me/export", "/api/me/export", None).await;
        ask(&all, who, "POST", "/api/me/devices", "/api/me/devices", None).await;
        ask(&all, who, "POST", "/api/me/backup", "/api/me/backup", None).await;
        history(&all, who).await;
    }
    for wrong in [json!({ "name": "-" }), json!({ "name": "Ada", "nickname": "A" })] {
        ask(&all, &nobody, "POST", "/api/me", "/api/me", Some(wrong)).await;
    }
    tables(&all, &ada, &nobody).await;
    let code = ask(&all, &ada, "POST", "/api/me/devices", "/api/me/devices", None).await.json()["code"].clone();
    for status in [201, 403] {
        let redeem = json!({ "code": code, "keep": "token" });
        let answer = ask(&all, &nobody, "POST", "/api/recover", "/api/recover", Some(redeem)).await;
        assert_eq!(answer.status, status);
    }
    devices(&all, &ada, &nobody).await;
    let cleo = Somebody::new(server.address, "Cleo").await;
    for status in [204, 401] {
        assert_eq!(ask(&all, &cleo, "DELETE", "/api/me", "/api/me", None).await.status, status);
    }
    ask(&all, &nobody, "POST", "/api/recover", "/api/recover", Some(json!({}))).await;
    let position = "[Game \"classic\"]\n[Hands \"5 6 90\"]\n[Deck \"-\"]\n";
    for (status, body) in [
        (200, json!({ "record": position })),
        (200, json!({ "record": position, "what_if": { "at": 0, "moves": ["begin 1"], "bots": "expert" } })),
        (400, json!({})),
        (422, json!({ "record": "" })),
    ] {
        let answer = ask(&all, &nobody, "POST", "/api/replay", "/api/replay", Some(body)).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    for (status, body) in [(400, json!({})), (422, json!({ "record": position }))] {
        let answer = ask(&all, &nobody, "POST", "/api/review", "/api/review", Some(body)).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    for (status, name, body) in [
        (200, "basics", json!({ "moves": ["33a", "55c", "end"] })),
        (200, "talk", json!({ "moves": ["24a"] })),
        (400, "basics", json!({})),
        (404, "chess", json!({ "moves": [] })),
        (422, "basics", json!({ "moves": ["e4"] })),
    ] {
        let place = format!("/api/lessons/{name}");
        let answer = ask(&all, &nobody, "POST", "/api/lessons/{name}", &place, Some(body)).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    puzzles(&all, &ada, &nobody).await;
    daily(&all, &Somebody::new(server.address, "Dora").await, &nobody).await;
    challenges(&all, &ada, &nobody).await;
    groups(&all, &Somebody::new(server.address, "Gina").await, &nobody).await;
    for place in ["/healthz", "/metrics"] {
        ask(&all, &nobody, "GET", place, place, None).await;
    }
    server.stop().await;
}

/// Plays a deal of the day.
async fn daily(all: &Document, dora: &Somebody, nobody: &Somebody) {
    let day = ask(all, nobody, "GET", "/api/daily", "/api/daily", None).await.json()["day"].clone();
    let day = day.as_str().expect("a day");
    let (path, month) = ("/api/daily/{day}/{deal}", &day[..7]);
    let place = format!("/api/daily/{day}/classic-1");
    for (status, who) in [(201, dora), (401, nobody)] {
        assert_eq!(ask(all, who, "POST", path, &place, None).await.status, status);
        assert_eq!(ask(all, who, "GET", path, &place, None).await.status, 403);
        assert_eq!(ask(all, who, "GET", path, "/api/daily/2000-01-01/classic-1", None).await.status, 404);
        let share = ask(all, who, "GET", "/api/daily/{day}/{deal}/share", &format!("{place}/share"), None).await;
        assert_eq!(share.status, if status == 201 { 403 } else { 401 });
        let months = format!("/api/daily/months/{month}/classic-1");
        assert_eq!(ask(all, who, "GET", "/api/daily/months/{month}/{deal}", &months, None).await.status, 200);
        ask(all, who, "GET", "/api/me/daily/{month}", &format!("/api/me/daily/{month}"), None).await;
    }
    let table = ask(all, dora, "GET", "/api/daily", "/api/daily", None).await.json();
    let mut player = dora.join(table["deals"][0]["attempt"]["table"].as_str().expect("an attempt")).await;
    player.must(json!({ "kind": "resign" })).await;
    assert_eq!(ask(all, dora, "GET", path, &place, None).await.status, 200);
    ask(all, dora, "GET", "/api/me/daily/{month}", &format!("/api/me/daily/{month}"), None).await;
    ask(all, dora, "GET", "/api/daily", "/api/daily", None).await;
    ask(all, dora, "GET", "/api/me/export", "/api/me/export", None).await;
}

/// Makes a challenge, which somebody else plays.
async fn challenges(all: &Document, ada: &Somebody, nobody: &Somebody) {
    const MAKE: &str = "/api/challenges";
    let (one, begin) = ("/api/challenges/{id}", "/api/challenges/{id}/play");
    let table = ada.table(json!({ "game": "classic", "seats": 1, "hand_size": 7 })).await;
    let mut player = ada.join(&table).await;
    player.must(json!({ "kind": "deal" })).await;
    player.must(json!({ "kind": "resign" })).await;
    let game = json!({ "table": table, "number": 1 });
    let fred = Somebody::new(ada.server, "Fred").await;
    for (status, who, body) in [
        (201, ada, game.clone()),
        (200, ada, game.clone()),
        (403, &fred, game.clone()),
        (401, nobody, game.clone()),
        (404, ada, json!({ "table": table, "number": 2 })),
        (400, ada, json!({})),
    ] {
        assert_eq!(ask(all, who, "POST", MAKE, MAKE, Some(body)).await.status, status);
    }
    let id = ask(all, ada, "POST", MAKE, MAKE, Some(game)).await.json()["id"].clone();
    let place = format!("/api/challenges/{}", id.as_str().expect("an id"));
    for (status, who) in [(201, &fred), (409, ada), (401, nobody)] {
        let playing = ask(all, who, "POST", begin, &format!("{place}/play"), None).await;
        assert_eq!(playing.status, status, "{playing:?}");
        assert_eq!(ask(all, who, "GET", one, &place, None).await.status, 200);
    }
    assert_eq!(ask(all, ada, "GET", one, "/api/challenges/none", None).await.status, 404);
    ask(all, &fred, "GET", "/api/me/export", "/api/me/export", None).await;
}

/// Looks at finished games and what they say.
async fn history(all: &Document, who: &Somebody) {
    for query in ["", "?game=classic&seats=1&result=lost&with=Ada&since=0&until=9", "?game=chess"] {
        ask(all, who, "GET", "/api/me/games", &format!("/api/me/games{query}"), None).await;
    }
    for format in ["tgn", "csv", "exe"] {
        ask(all, who, "GET", "/api/me/games/export", &format!("/api/me/games/export?format={format}"), None).await;
    }
    ask(all, who, "GET", "/api/me/statistics", "/api/me/statistics", None).await;
    for body in [json!({ "public": true }), json!({})] {
        ask(all, who, "PUT", "/api/me/profile", "/api/me/profile", Some(body)).await;
        ask(all, who, "GET", "/api/me/profile", "/api/me/profile", None).await;
    }
    for id in [who.token.split('.').next().unwrap_or_default(), "nobody"] {
        ask(all, who, "GET", "/api/people/{id}", &format!("/api/people/{id}"), None).await;
    }
}

/// Creates, joins and leaves groups.
async fn groups(all: &Document, gina: &Somebody, nobody: &Somebody) {
    let ben = Somebody::new(gina.server, "Ben").await;
    ask(all, nobody, "GET", "/api/groups", "/api/groups", None).await;
    for (status, body) in [(400, json!({})), (422, json!({ "name": "-" })), (201, json!({ "name": "Friends" }))] {
        assert_eq!(ask(all, &ben, "POST", "/api/groups", "/api/groups", Some(body)).await.status, status);
    }
    let own = ask(all, &ben, "GET", "/api/groups", "/api/groups", None).await.json();
    let (id, link) = (own[0]["id"].as_str().expect("an id"), own[0]["link"].as_str().expect("a link"));
    let code = link.split_once('#').expect("a code").1;
    for (status, code) in [(200, code), (403, "guessed")] {
        let body = Some(json!({ "code": code }));
        assert_eq!(ask(all, gina, "POST", "/api/groups/join", "/api/groups/join", body).await.status, status);
    }
    for (status, who) in [(200, &ben), (403, gina), (401, nobody)] {
        let place = format!("/api/groups/{id}/link");
        assert_eq!(ask(all, who, "POST", "/api/groups/{id}/link", &place, None).await.status, status);
    }
    for (status, who, member) in [(403, gina, "1"), (404, &ben, "7"), (204, &ben, "2")] {
        let place = format!("/api/groups/{id}/members/{member}");
        let answer = ask(all, who, "DELETE", "/api/groups/{id}/members/{member}", &place, None).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    for (status, who) in [(404, gina), (204, &ben), (404, &ben)] {
        let answer = ask(all, who, "DELETE", "/api/groups/{id}", &format!("/api/groups/{id}"), None).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
}

/// Finds and solves puzzles.
async fn puzzles(all: &Document, ada: &Somebody, nobody: &Somebody) {
    for who in [ada, nobody] {
        for place in ["/api/puzzles", "/api/puzzles/next", "/api/puzzles/today"] {
            assert_eq!(ask(all, who, "GET", place, place, None).await.status, 200);
        }
        let wrong = ask(all, who, "GET", "/api/puzzles/next", "/api/puzzles/next?theme=chess", None).await;
        assert_eq!(wrong.status, 400);
        let next = ask(all, who, "GET", "/api/puzzles/next", "/api/puzzles/next?theme=race&rating=1800", None).await;
        let id = next.json()["id"].as_str().expect("an id").to_owned();
        let standing = json!({ "rating": 1500.0, "deviation": 350.0, "volatility": 0.06, "tried": 0, "solved": 0 });
        for (status, id, body) in [
            (200, id.as_str(), json!({ "moves": [] })),
            (200, id.as_str(), json!({ "moves": [], "give_up": true, "standing": standing })),
            (400, id.as_str(), json!({})),
            (404, "chess", json!({ "moves": [] })),
            (422, id.as_str(), json!({ "moves": ["e4"] })),
        ] {
            let place = format!("/api/puzzles/{id}");
            let answer = ask(all, who, "POST", "/api/puzzles/{id}", &place, Some(body)).await;
            assert_eq!(answer.status, status, "{answer:?}");
            let start = ask(all, who, "GET", "/api/puzzles/{id}", &place, None).await;
            assert_eq!(start.status, if status == 404 { 404 } else { 200 });
        }
    }
}

/// Creates, lists, describes and plays tables of all kinds.
async fn tables(all: &Document, ada: &Somebody, nobody: &Somebody) {
    let commands = json!([
        ["stop", [2, 3, 4, 5]],
        ["skull", [6, 7, 8, 9]],
        ["three", [10, 11, 12, 13]],
        ["mute", [14, 15, 16, 17]],
        ["no-back", [18, 19, 20, 21]],
        ["one-pile", [22, 23, 24, 25]],
        ["draw-one", [26, 27, 28, 29]]
    ]);
    let wanted = [
        (201, json!({ "game": "classic", "seats": 1 })),
        (
            201,
            json!({ "game": "extreme", "seats": 3, "hand_size": 5, "minimum": 3, "commands": commands, "talk": "none" }),
        ),
        (
            201,
            json!({ "game": "face-to-face", "seats": 2, "clock": { "seconds": 60, "loses": true }, "open": true,
            "bots": [{ "seat": 2, "level": "greedy" }], "guard": false, "language": "uk", "spectators": false, "sit": false }),
        ),
        (400, json!({ "game": "chess", "seats": 2 })),
        (422, json!({ "game": "classic", "seats": 9 })),
        (422, json!({ "game": "classic", "seats": 2, "clock": { "seconds": 1 } })),
    ];
    for (status, table) in wanted {
        let answer = ask(all, ada, "POST", "/api/tables", "/api/tables", Some(table)).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    ask(all, nobody, "POST", "/api/tables", "/api/tables", Some(json!({ "game": "classic", "seats": 1 }))).await;
    let open = ask(all, nobody, "GET", "/api/tables", "/api/tables", None).await.json();
    assert_eq!(open.as_array().map(Vec::len), Some(1), "one table is open: {open}");
    let mine = ask(all, ada, "GET", "/api/me/tables", "/api/me/tables", None).await.json();
    assert_eq!(mine.as_array().map(Vec::len), Some(3), "{mine}");
    let played = ada.table(json!({ "game": "classic", "seats": 1 })).await;
    let mut player = ada.join(&played).await;
    player.must(json!({ "kind": "deal" })).await;
    player.must(json!({ "kind": "resign" })).await;
    history(all, ada).await;
    for id in [played.as_str(), "nosuchtable"] {
        ask(all, nobody, "GET", "/api/tables/{id}", &format!("/api/tables/{id}"), None).await;
        let record = "/api/tables/{id}/games/{number}";
        for (who, number) in [(ada, 1), (ada, 2), (nobody, 1)] {
            ask(all, who, "GET", record, &format!("/api/tables/{id}/games/{number}"), None).await;
            let review = "/api/tables/{id}/games/{number}/review";
            ask(all, who, "GET", review, &format!("/api/tables/{id}/games/{number}/review"), None).await;
        }
        let socket = "/api/tables/{id}/socket";
        ask(all, ada, "GET", socket, &format!("/api/tables/{id}/socket"), None).await;
    }
}
