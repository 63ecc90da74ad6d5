//! A table with a clock controlled by the test.

mod votes;

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_rules::{GameName, Options, Rules, Seat};
use tenback_store::Memory;
use tenback_table::{Clock, Command, Language, Name, Person, PersonId, Settings, Sitter, Table};
use tenback_wire::ClientFrame;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::{Draft, Guest, GuestId, Handle, Host, TableMessage};
use crate::app::App;
use crate::charter::{Charter, HandledCommands, LoadedTable};
use crate::config::{Config, Limits};
use crate::listing::listing;
use crate::network::Networks;
use crate::origin::Origin;
use crate::outbox::{Outgoing, Queues};
use crate::thinking::{Account, Thread};
use crate::world::System;

/// A person at a table.
struct Player {
    table: Handle,
    guest: GuestId,
    frames: Outgoing,
}

fn person(number: u8) -> Person {
    let name = Name::new(&format!("Player {number}")).expect("a name");
    Person { id: PersonId::new(number.into()), name, language: Language::English }
}

fn new_app() -> Arc<App> {
    Arc::new(App::new(Config::default(), Arc::new(Memory::new()), Arc::new(System), Arc::new(crate::node::Tcp)))
}

async fn open() -> Handle {
    open_in(new_app(), GameName::Classic).await
}

/// A table for two with a clock, and its mailbox.
async fn open_in(app: Arc<App>, game: GameName) -> Handle {
    let rules = Rules::new(game, 2, Options::default()).expect("the game allows two seats");
    let clock = Some(Clock { seconds: 60, loses: false });
    let settings = Settings { clock, ..Settings::new(rules, Language::English) };
    let mut draft = Draft::of(&Table::new(settings.clone()));
    for seat in Seat::all(2) {
        let sitter = Sitter::Person(person(seat.number()));
        draft.add(Command::Sit { seat, sitter }).expect("the seat is free");
    }
    draft.settle(&System).expect("cards are shuffled");
    let charter = Charter { settings, open: false, contest: None };
    let id = crate::secret::new_table(&System).expect("an id");
    let new = tenback_store::NewTable {
        id: id.clone(),
        host: PersonId::new(1),
        charter: serde_json::to_string(&charter).expect("plain data"),
        entries: draft.entries(None),
        listing: listing(&charter, &draft.next),
        now: tenback_store::Timestamp(0),
    };
    app.store.create(new).await.expect("a free name");
    let (handle, inbox) = mpsc::channel(64);
    let up = LoadedTable {
        charter,
        table: draft.next,
        done: HandledCommands::default(),
        snapshot_seq: 0,
        bytes: 0,
        deadline: None,
    };
    tokio::spawn(Host::new(id, app, PersonId::new(1), up, None, None, handle.clone()).run(inbox));
    handle
}

impl Player {
    async fn join(table: &Handle, number: u8) -> Player {
        let (outbox, frames) = Queues::new(&Limits::default()).open();
        let (answer, answered) = oneshot::channel();
        let origin = Origin { address: [127, 0, 0, 1].into(), browser: None };
        let guest = Guest { person: person(number), origin, invite: None, outbox, may: None };
        table.send(TableMessage::Join { guest: Box::new(guest), have: 0, answer }).await.expect("it reads");
        let guest = answered.await.expect("an answer").expect("welcome");
        Player { table: table.clone(), guest, frames }
    }

    async fn act(&self, id: &str, command: Value) {
        self.send(&json!({ "type": "do", "id": id, "command": command })).await;
    }

    async fn send(&self, frame: &Value) {
        let frame = ClientFrame::read(&frame.to_string()).expect("a frame");
        let came = std::time::Instant::now();
        self.table.send(TableMessage::Frame { guest: self.guest, frame, came }).await.expect("it reads");
    }

    /// The next matching frame, and when it arrived.
    async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> (Value, Instant) {
        loop {
            let text = self.frames.next().await.expect("open");
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            if fits(&frame) {
                return (frame, Instant::now());
            }
        }
    }
}

fn has_event(frame: &Value, kind: &str) -> bool {
    frame["seen"].as_array().is_some_and(|seen| seen.iter().any(|sent| sent["kind"] == kind))
}

fn about(began: Instant, came: Instant, wanted: Duration) -> bool {
    came >= began + wanted && came < began + wanted + Duration::from_secs(1)
}

#[tokio::test(start_paused = true)]
async fn the_clock_rings_on_time_although_nobody_says_anything() {
    let table = open().await;
    let mut ada = Player::join(&table, 1).await;
    ada.act("1", json!({ "kind": "deal" })).await;
    ada.act("2", json!({ "kind": "begin" })).await;
    let (step, began) = ada.until(|frame| has_event(frame, "began")).await;
    assert_eq!(step["time_left"], json!(60_000));
    let (_, rang) = ada.until(|frame| has_event(frame, "time-up")).await;
    assert!(about(began, rang, Duration::from_secs(60)), "{:?}", rang - began);
}

#[tokio::test(start_paused = true)]
async fn a_seat_whose_player_is_away_may_be_handed_to_a_bot_by_the_others() {
    let table = open().await;
    let mut ben = Player::join(&table, 2).await;
    let ada = Player::join(&table, 1).await;
    ben.act("1", json!({ "kind": "deal" })).await;
    ben.act("2", json!({ "kind": "hand-over", "seat": 1, "level": "greedy" })).await;
    ben.until(|frame| frame["type"] == "refused" && frame["code"] == "not-late").await;
    let gone = Instant::now();
    table.send(TableMessage::Gone { guest: ada.guest }).await.expect("it reads");
    let may = |frame: &Value| frame["may"].as_array().is_some_and(|may| may.contains(&json!("hand-over 1")));
    let (frame, sent) = ben.until(may).await;
    assert_eq!(frame["type"], "may");
    assert!(about(gone, sent, Duration::from_secs(30)), "{:?}", sent - gone);
    ben.act("3", json!({ "kind": "hand-over", "seat": 1, "level": "greedy" })).await;
    let (step, _) = ben.until(|frame| has_event(frame, "handed-over")).await;
    assert_eq!(step["table"]["sitters"][0]["kind"], "stand-in", "the seat stays hers");
}

#[tokio::test(start_paused = true)]
async fn an_absent_opponent_is_replaced_by_a_master_whatever_was_asked_for() {
    let table = open_in(new_app(), GameName::FaceToFace).await;
    let mut ada = Player::join(&table, 1).await;
    let ben = Player::join(&table, 2).await;
    ada.act("1", json!({ "kind": "deal" })).await;
    ada.act("2", json!({ "kind": "hand-over", "seat": 2, "level": "greedy" })).await;
    ada.until(|frame| frame["code"] == "not-late").await;
    table.send(TableMessage::Gone { guest: ben.guest }).await.expect("it reads");
    let may = |frame: &Value| frame["may"].as_array().is_some_and(|may| may.contains(&json!("hand-over 2")));
    ada.until(may).await;
    ada.act("3", json!({ "kind": "hand-over", "seat": 2, "level": "greedy" })).await;
    let (step, _) = ada.until(|frame| has_event(frame, "handed-over")).await;
    let sitter = &step["table"]["sitters"][1];
    assert_eq!((&sitter["kind"], &sitter["level"]), (&json!("stand-in"), &json!("master")));
}

/// All threads for bots and hints, taken by somebody else.
async fn all_threads(app: &App) -> Vec<Thread> {
    let account = Account { network: Some(Networks::of([192, 0, 2, 1].into()).widest()), person: PersonId::new(99) };
    let mut busy = Vec::new();
    for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
        busy.extend(app.thinkers.thread(account).await);
    }
    busy
}

/// While all threads are busy, a hint waits for one of them.
#[tokio::test(start_paused = true)]
async fn a_hint_waits_half_a_minute_for_an_adviser() {
    let app = new_app();
    let table = open_in(app.clone(), GameName::Classic).await;
    let mut ada = Player::join(&table, 1).await;
    ada.act("1", json!({ "kind": "deal" })).await;
    ada.act("2", json!({ "kind": "begin" })).await;
    ada.until(|frame| has_event(frame, "began")).await;
    let busy = all_threads(&app).await;

    ada.send(&json!({ "type": "hint", "id": "h1" })).await;
    let asked = Instant::now();
    let (refused, sent) = ada.until(|frame| frame["type"] == "refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&json!("h1"), &json!("too-fast")));
    assert!(about(asked, sent, Duration::from_secs(30)), "{:?}", sent - asked);

    ada.send(&json!({ "type": "hint", "id": "h2" })).await;
    tokio::time::sleep(Duration::from_secs(25)).await;
    drop(busy);
    let (hint, _) = ada.until(|frame| frame["type"] == "hint" || frame["type"] == "refused").await;
    assert_eq!((&hint["type"], &hint["id"]), (&json!("hint"), &json!("h2")));
}
