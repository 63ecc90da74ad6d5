//! A guest at a small server: real sockets, a real table.

use std::time::{Duration, Instant};

use crate::fake::{self, FakeServer, seat};
use tempfile::TempDir;
use tenback_bots::Level;
use tenback_client::{Asking, ConnectionState, Guest, Happening, Identities, Link, Noted, Trouble, Visit};
use tenback_rules::{GameName, Viewer};
use tenback_table::{Language, Name};
use tenback_wire::{BotLevel, ClientCommand, ServerFrame, Sitter, Step};

/// A folder for secrets, and a person who uses it.
struct Home(TempDir);

impl Home {
    fn new() -> Home {
        Home(TempDir::new().expect("a temporary folder"))
    }

    fn visit(&self, link: &str, name: Option<&str>) -> Result<Visit, Trouble> {
        let link = Link::parse(link).expect("a link");
        let name = name.map(|name| Name::new(name).expect("a name"));
        let asking = Asking { link, name, language: Language::English };
        Visit::pay(&asking, Some(&Identities::at(self.0.path().to_owned())))
    }

    fn guest(&self, server: &FakeServer, name: &str) -> Guest {
        let visit = self.visit(&server.link(), Some(name)).expect("the server is there");
        Guest::new(&visit).expect("a thread can be had")
    }
}

/// Waits until something holds.
#[track_caller]
fn until(guest: &mut Guest, what: &str, holds: impl Fn(&Guest) -> bool) -> Vec<Happening> {
    let began = Instant::now();
    let mut happened = Vec::new();
    while !holds(guest) {
        assert!(began.elapsed() < Duration::from_secs(20), "waited in vain: {what}; {:?}", guest.line());
        happened.extend(guest.wait(Duration::from_millis(20)));
    }
    happened
}

fn is_open(guest: &Guest) -> bool {
    *guest.line() == ConnectionState::Open && guest.follower().is_some()
}

fn seated(guest: &Guest) -> bool {
    guest.follower().is_some_and(|follower| follower.you().seat.is_some())
}

/// Whether the guest knows all that the server would tell it.
fn is_up_to_date(guest: &Guest, server: &FakeServer) -> bool {
    guest.follower().is_some_and(|follower| follower.seq() == server.table().seq())
}

#[track_caller]
fn assert_same_view(guest: &Guest, server: &FakeServer) {
    let follower = guest.follower().expect("it has heard of the table");
    assert_eq!(follower.view().cloned(), server.table().view(follower.viewer()));
}

#[test]
fn a_person_stays_who_they_are() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    assert_eq!(home.visit(&server.link(), None).err(), Some(Trouble::NameNeeded));
    assert_eq!(home.visit(&server.link(), Some("Ann")).expect("welcome").name, "Ann");
    assert_eq!(home.visit(&server.link(), None).expect("known").name, "Ann");
    assert_eq!(home.visit(&server.link(), Some("Anna")).expect("renamed").name, "Anna");
    assert_eq!(home.visit(&server.link(), None).expect("known").name, "Anna");
    let other = Home::new();
    assert_eq!(other.visit(&server.link(), None).err(), Some(Trouble::NameNeeded), "others are not known by it");
}

#[test]
fn what_is_wrong_with_a_link_is_told_apart() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let missing = server.link().replace(fake::TABLE, "nothere");
    assert_eq!(home.visit(&missing, Some("Ann")).err(), Some(Trouble::NoSuchTable));
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let away = home.visit(&format!("http://{nobody}/t/abc"), Some("Ann"));
    assert!(matches!(away, Err(Trouble::Unreachable { .. })), "{away:?}");
}

#[test]
fn a_server_of_something_else_is_recognised() {
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
    assert_eq!(Home::new().visit(&format!("http://{address}/t/abc"), Some("Ann")).err(), Some(Trouble::NotTenback));
}

#[test]
fn a_whole_game_is_followed() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    assert!(ann.follower().expect("told").you().host, "the first who came");
    ann.ask(ClientCommand::Sit { seat: None });
    ann.ask(ClientCommand::Bot { seat: seat(2), level: BotLevel(Level::Greedy) });
    ann.ask(ClientCommand::Deal { again: false });
    ann.ask(ClientCommand::Begin);
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
            Some(lay) => ann.ask(ClientCommand::Lay { lay }),
            None => ann.ask(ClientCommand::EndTurn),
        }
        until(&mut ann, "an answer", |ann| !ann.is_asking());
    }
    let follower = ann.follower().expect("told");
    assert!(follower.view().expect("dealt").board().ending().is_some(), "the game has an end");
    assert!(follower.record().is_some_and(|record| record.contains("[Result ")), "and is shown as a whole");
    assert!(
        follower.log().iter().any(|note| matches!(note.noted, Noted::Game(happened) if happened.step == Some(-10)))
    );
    let before = follower.view().expect("dealt").clone();
    ann.ask(ClientCommand::Deal { again: true });
    until(&mut ann, "the same cards", |ann| ann.follower().is_some_and(|f| f.record().is_none()));
    assert_ne!(ann.follower().and_then(|f| f.view()), Some(&before));
    assert_same_view(&ann, &server);
}

#[test]
fn a_refusal_is_told_and_drops_what_was_to_follow() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    ann.ask(ClientCommand::Sit { seat: Some(seat(1)) });
    ann.ask(ClientCommand::Deal { again: false });
    ann.ask(ClientCommand::Say { text: "never said".into() });
    let happened = until(&mut ann, "a refusal", |ann| seated(ann) && !ann.is_asking());
    let refused = happened.iter().find_map(|happening| match happening {
        Happening::Refused { code, text } => Some((code.as_str(), text.as_str())),
        _ => None,
    });
    let (code, text) = refused.expect("nobody sits on the second seat");
    assert_eq!(code, "seat-empty");
    assert!(text.starts_with("Seat 2 is empty"), "{text}");
    assert!(server.table().chat().is_empty());
}

#[test]
fn a_lost_connection_is_mended_and_nothing_is_missed_or_done_twice() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    let ben = server.friend("Ben");
    until(&mut ann, "a welcome", is_open);
    ann.ask(ClientCommand::Sit { seat: Some(seat(1)) });
    until(&mut ann, "a seat", seated);
    server.ask(ben, ClientCommand::Sit { seat: Some(seat(2)) }).expect("the seat is free");
    server.ask(ben, ClientCommand::Deal { again: false }).expect("everybody sits");
    until(&mut ann, "the deal", |ann| is_up_to_date(ann, &server));

    server.close(true);
    server.cut();
    until(&mut ann, "the loss", |ann| matches!(ann.line(), ConnectionState::Lost { .. }));
    server.ask(ben, ClientCommand::Say { text: "where are you?".into() }).expect("people may chat");
    ann.ask(ClientCommand::Begin);
    server.close(false);
    until(&mut ann, "the connection", |ann| is_open(ann) && !ann.is_asking());
    assert_same_view(&ann, &server);
    assert_eq!(server.table().game().map(|game| game.board().turn().number()), Some(1), "begun once");
    let said = |note: &tenback_client::Note| matches!(&note.noted, Noted::Said(line) if line.text == "where are you?");
    let log = ann.follower().expect("told").log();
    assert_eq!(log.iter().filter(|note| said(note)).count(), 1);
    let numbers: Vec<u64> = log.iter().map(|note| note.seq).collect();
    assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
}

#[test]
fn a_goodbye_says_when_to_come_back_or_that_there_is_no_way() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    server.bye(Some(1));
    let happened = until(&mut ann, "the goodbye", |ann| matches!(ann.line(), ConnectionState::Lost { .. }));
    assert!(happened.contains(&Happening::Goodbye { text: "The server restarts.".into() }));
    until(&mut ann, "the connection", is_open);
    server.bye(None);
    until(&mut ann, "the end", |ann| matches!(ann.line(), ConnectionState::Over(_)));
    let text = "The server restarts.".to_owned();
    assert_eq!(*ann.line(), ConnectionState::Over(Trouble::Refused { code: "restart".into(), text }));
}

#[test]
fn what_cannot_be_is_asked_for_anew() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    ann.ask(ClientCommand::Sit { seat: None });
    until(&mut ann, "a seat", seated);
    let before = ann.follower().expect("told").clone();
    let step = Step {
        seq: before.seq() + 7,
        seen: Vec::new(),
        done: None,
        you: None,
        table: None,
        view: None,
        legal: Vec::new(),
        time_left: None,
    };
    server.say(&ServerFrame::Step(Box::new(step)));
    ann.ask(ClientCommand::Say { text: "hello".into() });
    until(&mut ann, "the answer", |ann| !ann.is_asking() && is_up_to_date(ann, &server));
    assert_eq!(*ann.line(), ConnectionState::Open);
    assert_eq!(server.table().chat().len(), 1);
}

/// Who sits down in the middle of a game sees another hand from then on.
#[test]
fn a_seat_can_be_taken_and_handed_over_in_the_middle_of_a_game() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let [ben, cat] = ["Ben", "Cat"].map(|name| server.friend(name));
    server.ask(ben, ClientCommand::Sit { seat: Some(seat(1)) }).expect("free");
    server.ask(cat, ClientCommand::Sit { seat: Some(seat(2)) }).expect("free");
    server.ask(ben, ClientCommand::Deal { again: false }).expect("everybody sits");
    let mut ann = home.guest(&server, "Ann");
    until(&mut ann, "a welcome", is_open);
    assert_eq!(ann.follower().expect("told").viewer(), Viewer::Spectator);
    assert_same_view(&ann, &server);
    server.ask(cat, ClientCommand::Leave).expect("people may leave");
    ann.ask(ClientCommand::Sit { seat: Some(seat(2)) });
    let own = |ann: &Guest| ann.follower().and_then(|f| f.view()).is_some_and(|view| view.seat() == Some(seat(2)));
    until(&mut ann, "the own view", own);
    assert_same_view(&ann, &server);
    ann.ask(ClientCommand::HandOver { seat: None, level: BotLevel(Level::Casual) });
    until(&mut ann, "the bot", |ann| matches!(ann.follower().expect("told").sitter(seat(2)), Sitter::StandIn { .. }));
    ann.ask(ClientCommand::Return);
    until(&mut ann, "the way back", |ann| {
        matches!(ann.follower().expect("told").sitter(seat(2)), Sitter::Person { .. })
    });
}

#[test]
fn who_is_away_and_how_much_time_is_left_are_known() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    server.set_clock(90_000);
    let (mut ann, mut ben) = (home.guest(&server, "Ann"), Home::new().guest(&server, "Ben"));
    until(&mut ann, "a welcome", is_open);
    until(&mut ben, "a welcome", is_open);
    ann.ask(ClientCommand::Sit { seat: Some(seat(1)) });
    until(&mut ann, "a seat", seated);
    ben.ask(ClientCommand::Sit { seat: Some(seat(2)) });
    until(&mut ben, "a seat", seated);
    until(&mut ann, "the other", |ann| is_up_to_date(ann, &server));
    assert!(!ann.follower().expect("told").is_away(seat(1)));
    let left = ann.time_left(Instant::now()).expect("a clock runs");
    assert!(left > Duration::from_secs(60) && left <= Duration::from_secs(90), "{left:?}");
    drop(ben);
    until(&mut ann, "the leaving", |ann| ann.follower().is_some_and(|follower| follower.is_away(seat(2))));
}

#[test]
fn who_is_forgotten_is_told() {
    let (server, home) = (FakeServer::new(GameName::Classic, 2), Home::new());
    let visit = home.visit(&server.link(), Some("Ann")).expect("the server is there");
    server.forget_everybody();
    let mut ann = Guest::new(&visit).expect("a thread can be had");
    until(&mut ann, "the end", |ann| matches!(ann.line(), ConnectionState::Over(_)));
    assert_eq!(*ann.line(), ConnectionState::Over(Trouble::Forgotten));
    assert!(home.visit(&server.link(), None).is_ok(), "the same name makes them known again");
}
