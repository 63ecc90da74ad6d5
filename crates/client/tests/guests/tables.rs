//! Guests at a small server with real sockets and a real table.

use std::time::{Duration, Instant};

use crate::fake::{self, FakeServer, seat};
use tempfile::TempDir;
use tenback_bots::Level;
use tenback_client::{ClientError, ConnectionState, EntryKind, Guest, Identities, JoinRequest, Link, Session, Update};
use tenback_rules::{GameName, Viewer};
use tenback_table::{Language, Name};
use tenback_wire::{Bye, ClientCommand, Goodbye, ServerFrame, Sitter, Step};

/// A person's folder for identities.
struct Home(TempDir);

impl Home {
    fn new() -> Home {
        Home(TempDir::new().expect("a temporary folder"))
    }

    fn join(&self, link: &str, name: Option<&str>) -> Result<Session, ClientError> {
        let link = Link::parse(link).expect("a link");
        let name = name.map(|name| Name::new(name).expect("a name"));
        let request = JoinRequest { link, name, language: Language::English };
        Session::join(&request, Some(&Identities::at(self.0.path().to_owned())))
    }

    fn guest(&self, server: &FakeServer, name: &str) -> Guest {
        let session = self.join(&server.link(), Some(name)).expect("the server is there");
        Guest::new(&session).expect("a thread can be started")
    }
}

/// Waits until a condition holds.
#[track_caller]
fn until(guest: &mut Guest, what: &str, holds: impl Fn(&Guest) -> bool) -> Vec<Update> {
    let start = Instant::now();
    let mut updates = Vec::new();
    while !holds(guest) {
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "timed out waiting for {what}; {:?}",
            guest.connection_state()
        );
        updates.extend(guest.wait(Duration::from_millis(20)));
    }
    updates
}

fn is_open(guest: &Guest) -> bool {
    *guest.connection_state() == ConnectionState::Open && guest.follower().is_some()
}

fn seated(guest: &Guest) -> bool {
    guest.follower().is_some_and(|follower| follower.you().seat.is_some())
}

/// Whether the guest has every event.
fn is_up_to_date(guest: &Guest, server: &FakeServer) -> bool {
    guest.follower().is_some_and(|follower| follower.seq() == server.table().seq())
}

#[track_caller]
fn assert_same_view(guest: &Guest, server: &FakeServer) {
    let follower = guest.follower().expect("it knows the table");
    assert_eq!(follower.view().cloned(), server.table().view(follower.viewer()));
}

#[test]
fn a_person_is_recognized_on_the_next_visit() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    assert_eq!(home.join(&server.link(), None).err(), Some(ClientError::NameRequired));
    assert_eq!(home.join(&server.link(), Some("Ann")).expect("welcome").name, "Ann");
    assert_eq!(home.join(&server.link(), None).expect("known").name, "Ann");
    assert_eq!(home.join(&server.link(), Some("Anna")).expect("renamed").name, "Anna");
    assert_eq!(home.join(&server.link(), None).expect("known").name, "Anna");
    let other = Home::new();
    assert_eq!(
        other.join(&server.link(), None).err(),
        Some(ClientError::NameRequired),
        "the identity belongs to one folder"
    );
}

#[test]
fn a_missing_table_and_an_unreachable_server_are_different_errors() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let missing = server.link().replace(fake::TABLE, "nothere");
    assert_eq!(home.join(&missing, Some("Ann")).err(), Some(ClientError::NoSuchTable));
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let away = home.join(&format!("http://{nobody}/t/abc"), Some("Ann"));
    assert!(matches!(away, Err(ClientError::Unreachable { .. })), "{away:?}");
}

#[test]
fn another_web_server_is_recognized() {
    use std::io::{Read, Write};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _asked = stream.read(&mut [0; 4096]);
            let _gone =
                stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 13\r\nconnection: close\r\n\r\n<html></html>");
        }
    });
    assert_eq!(Home::new().join(&format!("http://{address}/t/abc"), Some("Ann")).err(), Some(ClientError::NotTenback));
}

#[test]
fn a_whole_game_can_be_followed() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    assert!(ann.follower().expect("connected").you().host, "the first person is the host");
    ann.send(ClientCommand::Sit { seat: None });
    ann.send(ClientCommand::Bot { seat: seat(2), level: Level::Greedy });
    ann.send(ClientCommand::Deal { again: false });
    ann.send(ClientCommand::Begin {});
    until(&mut ann, "the first turn", |ann| ann.follower().and_then(|f| f.view()).is_some_and(|v| v.is_to_move()));
    for _ in 0..200 {
        assert_same_view(&ann, &server);
        let view = ann.follower().and_then(|follower| follower.view()).expect("dealt").clone();
        if view.board().ending().is_some() {
            break;
        }
        let best =
            view.legal().iter().filter(|legal| !legal.loses).min_by_key(|legal| legal.step).map(|legal| legal.lay);
        match best.filter(|_| !view.board().may_end()) {
            Some(lay) => ann.send(ClientCommand::Lay { lay }),
            None => ann.send(ClientCommand::EndTurn {}),
        }
        until(&mut ann, "an answer", |ann| !ann.is_waiting());
    }
    let follower = ann.follower().expect("connected");
    assert!(follower.view().expect("dealt").board().ending().is_some(), "the game has an end");
    assert!(follower.record().is_some_and(|record| record.contains("[Result ")), "and its record is there");
    assert!(
        follower
            .log()
            .iter()
            .any(|entry| matches!(entry.kind, EntryKind::Game(happened) if happened.step == Some(-10)))
    );
    let before = follower.view().expect("dealt").clone();
    ann.send(ClientCommand::Deal { again: true });
    until(&mut ann, "the same cards", |ann| ann.follower().is_some_and(|f| f.record().is_none()));
    assert_ne!(ann.follower().and_then(|f| f.view()), Some(&before));
    assert_same_view(&ann, &server);
}

#[test]
fn a_refused_command_drops_the_ones_after_it() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    ann.send(ClientCommand::Sit { seat: Some(seat(1)) });
    ann.send(ClientCommand::Deal { again: false });
    ann.send(ClientCommand::Say { text: "never said".into() });
    let updates = until(&mut ann, "a refusal", |ann| seated(ann) && !ann.is_waiting());
    let refused = updates.iter().find_map(|update| match update {
        Update::Refused { code, text } => Some((code.as_str(), text.as_str())),
        _ => None,
    });
    let (code, text) = refused.expect("the second seat is empty");
    assert_eq!(code, "seat-empty");
    assert!(text.starts_with("Seat 2 is empty"), "{text}");
    assert!(server.table().chat().is_empty());
}

#[test]
fn after_reconnecting_nothing_is_missed_or_done_twice() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    let ben = server.friend("Ben");
    until(&mut ann, "a welcome", is_open);
    ann.send(ClientCommand::Sit { seat: Some(seat(1)) });
    until(&mut ann, "a seat", seated);
    server.ask(ben, ClientCommand::Sit { seat: Some(seat(2)) }).expect("the seat is free");
    server.ask(ben, ClientCommand::Deal { again: false }).expect("everybody sits");
    until(&mut ann, "the deal", |ann| is_up_to_date(ann, &server));

    server.close(true);
    server.cut();
    until(&mut ann, "the loss", |ann| matches!(ann.connection_state(), ConnectionState::Lost { .. }));
    server.ask(ben, ClientCommand::Say { text: "where are you?".into() }).expect("people may chat");
    ann.send(ClientCommand::Begin {});
    server.close(false);
    until(&mut ann, "the connection", |ann| is_open(ann) && !ann.is_waiting());
    assert_same_view(&ann, &server);
    assert_eq!(server.table().game().map(|game| game.board().turn().number()), Some(1), "started once");
    let said = |entry: &tenback_client::LogEntry| matches!(&entry.kind, EntryKind::Chat(line) if line.text == "where are you?");
    let log = ann.follower().expect("connected").log();
    assert_eq!(log.iter().filter(|entry| said(entry)).count(), 1);
    let numbers: Vec<u64> = log.iter().map(|entry| entry.seq).collect();
    assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
}

#[test]
fn a_goodbye_says_whether_to_reconnect() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    server.bye(Some(1));
    let updates = until(&mut ann, "the goodbye", |ann| matches!(ann.connection_state(), ConnectionState::Lost { .. }));
    assert!(updates.contains(&Update::Goodbye { text: "The server restarts.".into() }));
    until(&mut ann, "the connection", is_open);
    server.bye(None);
    until(&mut ann, "the end", |ann| matches!(ann.connection_state(), ConnectionState::Closed(_)));
    let text = "The server restarts.".to_owned();
    assert_eq!(*ann.connection_state(), ConnectionState::Closed(ClientError::Refused { code: "restart".into(), text }));
}

#[test]
fn a_table_that_moves_is_followed_quietly() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    let (code, text) = (Goodbye::Moved.code().to_owned(), "The table moves.".to_owned());
    server.say(&ServerFrame::Bye(Bye { code, text, again_in: Some(1) }));
    ann.send(ClientCommand::Sit { seat: None });
    let updates = until(&mut ann, "a seat", |ann| {
        assert_eq!(*ann.connection_state(), ConnectionState::Open, "nothing is lost");
        seated(ann)
    });
    assert!(updates.contains(&Update::Connected), "it has reconnected: {updates:?}");
    assert!(!updates.iter().any(|update| matches!(update, Update::Goodbye { .. })), "{updates:?}");
}

#[test]
fn an_impossible_step_makes_the_client_resync() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    ann.send(ClientCommand::Sit { seat: None });
    until(&mut ann, "a seat", seated);
    let before = ann.follower().expect("connected").clone();
    let step = Step {
        seq: before.seq() + 7,
        seen: Vec::new(),
        done: None,
        you: None,
        table: None,
        view: None,
        legal: Vec::new(),
        may: Vec::new(),
        end: None,
        time_left: None,
    };
    server.say(&ServerFrame::Step(Box::new(step)));
    ann.send(ClientCommand::Say { text: "hello".into() });
    until(&mut ann, "the answer", |ann| !ann.is_waiting() && is_up_to_date(ann, &server));
    assert_eq!(*ann.connection_state(), ConnectionState::Open);
    assert_eq!(server.table().chat().len(), 1);
}

/// Taking a seat in the middle of a game shows its hand from then on.
#[test]
fn a_seat_can_be_taken_and_handed_over_during_a_game() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let [ben, cat] = ["Ben", "Cat"].map(|name| server.friend(name));
    server.ask(ben, ClientCommand::Sit { seat: Some(seat(1)) }).expect("free");
    server.ask(cat, ClientCommand::Sit { seat: Some(seat(2)) }).expect("free");
    server.ask(ben, ClientCommand::Deal { again: false }).expect("everybody sits");
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    assert_eq!(ann.follower().expect("connected").viewer(), Viewer::Spectator);
    assert_same_view(&ann, &server);
    server.ask(cat, ClientCommand::Leave {}).expect("people may leave");
    ann.send(ClientCommand::Sit { seat: Some(seat(2)) });
    let own = |ann: &Guest| ann.follower().and_then(|f| f.view()).is_some_and(|view| view.seat() == Some(seat(2)));
    until(&mut ann, "her own view", own);
    assert_same_view(&ann, &server);
    ann.send(ClientCommand::HandOver { seat: None, level: Level::Casual });
    until(&mut ann, "the bot", |ann| {
        matches!(ann.follower().expect("connected").sitter(seat(2)), Sitter::StandIn { .. })
    });
    ann.send(ClientCommand::Return {});
    until(&mut ann, "the way back", |ann| {
        matches!(ann.follower().expect("connected").sitter(seat(2)), Sitter::Person { .. })
    });
}

#[test]
fn absent_people_and_the_time_left_are_known() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    server.set_clock(90_000);
    let (mut ann, mut ben) = (home.guest(&server, "Ann"), Home::new().guest(&server, "Ben"));
    until(&mut ann, "a welcome", is_open);
    until(&mut ben, "a welcome", is_open);
    ann.send(ClientCommand::Sit { seat: Some(seat(1)) });
    until(&mut ann, "a seat", seated);
    ben.send(ClientCommand::Sit { seat: Some(seat(2)) });
    until(&mut ben, "a seat", seated);
    until(&mut ann, "the other", |ann| is_up_to_date(ann, &server));
    assert!(!ann.follower().expect("connected").is_away(seat(1)));
    let left = ann.time_left(Instant::now()).expect("a clock runs");
    assert!(left > Duration::from_secs(60) && left <= Duration::from_secs(90), "{left:?}");
    drop(ben);
    until(&mut ann, "the leaving", |ann| ann.follower().is_some_and(|follower| follower.is_away(seat(2))));
}

#[test]
fn a_forgotten_person_is_signed_out() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let session = home.join(&server.link(), Some("Ann")).expect("the server is there");
    server.forget_everybody();
    let mut ann = Guest::new(&session).expect("a thread can be started");
    until(&mut ann, "the end", |ann| matches!(ann.connection_state(), ConnectionState::Closed(_)));
    assert_eq!(*ann.connection_state(), ConnectionState::Closed(ClientError::SignedOut));
    assert!(home.join(&server.link(), None).is_ok(), "the same name signs them in again");
}
