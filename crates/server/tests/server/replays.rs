//! Replays.

use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};
use tenback_notation::{Chunk, Problem, Record, RecordReader, replay};
use tenback_rules::{Card, Event, Game, Seat, Setup};

use crate::client::{Answer, Somebody, request};
use crate::company::{begin, give_up, play_on, seated};
use crate::test_server::TestServer;

/// Requests a replay without a token.
pub(crate) async fn ask(server: SocketAddr, language: &str, body: &Value) -> Answer {
    let headers = format!("Content-Type: application/json\r\nAccept-Language: {language}\r\n");
    request(server, "POST", "/api/replay", &headers, &body.to_string()).await
}

/// A replay that must succeed.
pub(crate) async fn replayed(server: SocketAddr, body: Value) -> Value {
    let answer = ask(server, "en", &body).await;
    assert_eq!(answer.status, 200, "{body}: {answer:?}");
    answer.json()
}

pub(crate) fn positions(replay: &Value) -> &[Value] {
    replay["positions"].as_array().expect("a list")
}

pub(crate) fn last_view(replay: &Value) -> &Value {
    &positions(replay).last().expect("at least the deal")["view"]
}

/// The record of a game played over sockets, fetched without a token, and how it ended.
pub(crate) async fn played(server: &TestServer, game: &str, names: &[&str]) -> (String, Value) {
    let wanted = json!({ "game": game, "seats": names.len() });
    let (_, mut players, table) = seated(server.address, names, wanted).await;
    players.push(Somebody::new(server.address, "Watcher").await.join(&table).await);
    begin(&mut players).await;
    play_on(&mut players).await;
    let answer = request(server.address, "GET", &format!("/api/tables/{table}/games/1"), "", "").await;
    assert_eq!(answer.status, 200, "where spectators are allowed, no token is needed: {answer:?}");
    (answer.body, players.pop().expect("the watcher").view)
}

/// The hands of all seats, as sent.
fn hands(game: &Game) -> Value {
    let numbers = |seat| game.hand(seat).iter().map(Card::number).collect::<Vec<_>>();
    json!(Seat::all(game.board().rules().seats()).map(numbers).collect::<Vec<_>>())
}

/// Each position shows the right hands, and every event is included once.
fn assert_tells(replay: &Value, setup: &Setup, events: &[Event]) {
    let mut game = Game::new(&Setup { first: None, ..setup.clone() }).expect("a sound setup");
    let mut describer = tenback_wire::Describer::of(game.board());
    let mut events = events.iter();
    for (index, moment) in positions(replay).iter().enumerate() {
        let seen = moment["seen"].as_array().expect("a list");
        assert_eq!(seen.is_empty(), index == 0, "something leads to every moment but the deal");
        for told in seen {
            let event = events.next().expect("every event in the replay happened");
            let known = serde_json::to_value(describer.describe_game(&event.seen_by(drawing(event)))).expect("data");
            assert_eq!(*told, known);
            game.apply(event);
        }
        assert_eq!(moment["hands"], hands(&game), "moment {index}");
        assert_eq!(moment["view"]["hand"], json!([]));
        assert_eq!(moment["view"]["left"], json!(game.board().left()));
    }
    assert_eq!(events.next(), None, "every event is in the replay");
}

fn drawing(event: &Event) -> tenback_rules::Viewer {
    event.seat().map_or(tenback_rules::Viewer::Spectator, tenback_rules::Viewer::Seat)
}

async fn a_whole_game(game: &str, names: &[&str]) {
    let server = TestServer::open().await;
    let (text, end) = played(&server, game, names).await;
    let replay = replayed(server.address, json!({ "record": text })).await;
    assert_eq!(*last_view(&replay), end, "it ends as the spectator saw it");
    assert_eq!((&replay["commitment"], &replay["games"]), (&json!("kept"), &json!(1)));
    assert_eq!((&replay["names"], &replay["record"]), (&json!(names), &json!(text)));
    assert_eq!((&replay["rules"]["game"], &replay["legal"]), (&json!(game), &json!([])));
    let known = tenback_notation::replay(&Record::parse(&text).expect("a record")).expect("sound");
    assert_tells(&replay, &known.setup, &known.events);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_is_replayed_exactly() {
    a_whole_game("classic", &["Ada", "Ben", "Cem"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn extreme_is_replayed_exactly() {
    a_whole_game("extreme", &["Ada", "Ben"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn face_to_face_is_replayed_exactly() {
    a_whole_game("face-to-face", &["Ada", "Ben"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_private_tables_are_only_for_their_players() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "classic", "seats": 2, "spectators": false });
    let (people, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    begin(&mut players).await;
    give_up(&mut players).await;
    players[1].must(json!({ "kind": "leave" })).await;
    let path = format!("/api/tables/{table}/games/1");
    let nobody = request(server.address, "GET", &path, "", "").await;
    assert_eq!((nobody.status, &nobody.json()["code"]), (401, &json!("who-are-you")));
    let eve = Somebody::new(server.address, "Eve").await.get(&path).await;
    assert_eq!((eve.status, &eve.json()["code"]), (403, &json!("no-spectators")));
    assert_eq!([people[0].get(&path).await.status, people[1].get(&path).await.status], [200, 200]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commitments_are_verified() {
    let server = TestServer::open().await;
    let deck = (2..100).map(|number: u8| number.to_string()).collect::<Vec<_>>().join(" ");
    let promise = tenback_notation::commitment("grain", &deck);
    let game = format!("[Game \"classic\"]\n[Deck \"{deck}\"]\n");
    let cases = [
        (format!("{game}[Salt \"grain\"]\n[Commitment \"{promise}\"]\n"), json!("kept")),
        (format!("{game}[Salt \"grain\"]\n[Commitment \"{}\"]\n", promise.to_uppercase()), json!("kept")),
        (format!("{game}[Salt \"pepper\"]\n[Commitment \"{promise}\"]\n"), json!("broken")),
        (format!("{game}[Commitment \"{promise}\"]\n"), Value::Null),
        (game.clone(), Value::Null),
    ];
    for (record, commitment) in cases {
        let replay = replayed(server.address, json!({ "record": record })).await;
        assert_eq!(replay["commitment"], commitment, "{record}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_games_can_be_replayed() {
    let server = TestServer::open().await;
    let deck = (2..100).map(|number: u8| number.to_string()).collect::<Vec<_>>().join(" ");
    let tags = format!(
        "[Game \"classic\"]\n[Seats \"2\"]\n[Players \"Ada; bot expert\"]\n[Date \"2026-05-01\"]\n[Deck \"{deck}\"]\n"
    );
    let waiting = replayed(server.address, json!({ "record": format!("{tags}\n{{!2 let-me-begin}}") })).await;
    assert_eq!(positions(&waiting).len(), 2, "the deal, and a preference");
    let view = last_view(&waiting);
    assert_eq!((&view["phase"], &view["signals"]), (&json!("dealt"), &json!([[], ["let-me-begin"]])));
    assert_eq!((&waiting["names"], &waiting["date"]), (&json!(["Ada", "expert"]), &json!("2026-05-01")));

    let open =
        replayed(server.address, json!({ "record": format!("{tags}[First \"2\"]\n\n1. 9a 10a\n2. 2b *\n") })).await;
    let kinds: Vec<Vec<&str>> = positions(&open)
        .iter()
        .map(|moment| {
            moment["seen"].as_array().expect("a list").iter().filter_map(|seen| seen["kind"].as_str()).collect()
        })
        .collect();
    assert_eq!(
        kinds,
        [&[][..], &["began"], &["laid"], &["laid"], &["turn-ended", "drew", "turn-began"], &["laid"]],
        "a turn ends in one moment"
    );
    assert_eq!(positions(&open)[4]["seen"][1]["cards"], json!([16, 17]), "all cards are open");
    let view = last_view(&open);
    assert_eq!((&view["phase"], &view["turn"]["owes"], &view["stocks"]), (&json!("running"), &json!(1), &json!([82])));
    assert!(open["legal"].as_array().expect("a list").iter().any(|legal| legal["lay"] == "3b"), "{}", open["legal"]);

    let position = "[Game \"extreme\"]\n[Hands \"12 57 64 88; 20 32 33 50\"]\n[Seats \"2\"]\n[Piles \"30 44 70 61\"]\n[Deck \"-\"]\n\n1. 57b *\n";
    let replay = replayed(server.address, json!({ "record": position })).await;
    assert_eq!(
        positions(&replay)[0]["hands"],
        json!([[12, 57, 64, 88], [20, 32, 33, 50]]),
        "the position as it was set up"
    );
    assert_eq!(last_view(&replay)["piles"][1]["top"], json!(57));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_of_several_games_is_replayed() {
    let server = TestServer::open().await;
    let game = |hand: &str| format!("[Game \"classic\"]\n[Hands \"{hand}\"]\n[Deck \"-\"]\n\n");
    let text = format!("{{three small ones}}\n{}{}{}", game("5 6"), game("7 8"), game("no cards"));
    let replay = replayed(server.address, json!({ "record": text })).await;
    assert_eq!((&replay["games"], &positions(&replay)[0]["hands"]), (&json!(3), &json!([[5, 6]])));
    assert!(!replay["record"].as_str().expect("text").contains("7 8"), "its record is of one game");
    server.stop().await;
}

/// All test records, valid or not.
pub(crate) fn known_records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenback/tests/program/conformance");
    let text = |name: &str| std::fs::read_to_string(folder.join(name)).expect("the records are there");
    let chunk = |chunk: std::io::Result<Chunk>| chunk.expect("it can be read").text.expect("text");
    let of = |name| RecordReader::new(text(name).as_bytes()).map(chunk).collect::<Vec<_>>();
    ["cases.tgn", "random.tgn", "faults.tgn", "perft.tgn"].into_iter().flat_map(of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn valid_records_are_replayed_and_invalid_ones_rejected_with_their_line() {
    let server = TestServer::open().await;
    let (mut sound, mut refused) = (0, 0);
    for text in known_records() {
        let answer = ask(server.address, "en", &json!({ "record": text })).await;
        match Record::parse(&text).and_then(|record| replay(&record)) {
            Ok(known) => {
                assert_eq!(answer.status, 200, "{text}\n{answer:?}");
                // If nobody has started, a table waits; a plain reader lets the first seat start.
                let told = answer.json();
                if last_view(&told)["turn"]["number"] != 0 {
                    assert_tells(&told, &known.setup, &known.events);
                }
                sound += 1;
            }
            Err(fault) if fault.problem == Problem::BadCommitment => {
                assert_eq!(answer.json()["commitment"], "broken", "{text}");
            }
            Err(fault) => {
                assert_eq!((answer.status, &answer.json()["code"]), (422, &json!("bad-record")), "{text}");
                let said = answer.json()["text"].as_str().expect("a text").to_owned();
                assert!(said.starts_with(&format!("Line {}: ", fault.line)), "{said}\n{text}");
                refused += 1;
            }
        }
    }
    assert!(sound > 350 && refused > 40, "{sound} sound, {refused} refused");
    server.stop().await;
}

/// The first example of docs/NOTATION.md: the piles of a set-up position count.
#[tokio::test(flavor = "multi_thread")]
async fn lays_of_a_set_up_position_have_their_steps() {
    let server = TestServer::open().await;
    let record = "[Game \"extreme\"]\n[Seats \"2\"]\n[First \"2\"]\n[Hands \"12 57 64 88; 20 32 33 50\"]\n\
                  [Piles \"30 44 70 61\"]\n[Deck \"79 23 95\"]\n\n1. 20a 32a 33a\n2. 64c 57d\n3. 50b *\n";
    let replay = replayed(server.address, json!({ "record": record })).await;
    let seen = positions(&replay).iter().flat_map(|position| position["seen"].as_array().expect("a list"));
    let lays: Vec<_> = seen.filter(|seen| seen["kind"] == "laid").map(|laid| (&laid["step"], &laid["lay"])).collect();
    let (forward, back) = (json!("forward"), json!("ten-back"));
    let steps: Vec<_> = [-10, 12, 1, 6, 4, 6].map(|step| json!(step)).to_vec();
    let kinds = [&back, &forward, &forward, &forward, &forward, &forward];
    assert_eq!(lays, steps.iter().zip(kinds).collect::<Vec<_>>());
    server.stop().await;
}
