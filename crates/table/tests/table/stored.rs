//! The stored form of every kind of event. Old data must remain readable: lines may be added to the golden file, but
//! none may change.

use tenback_bots::Level;
use tenback_rules::{
    Card, CardCommand, CardList, EndCause, Ending, Event as GameEvent, GameName, Outcome, Pile, PileSignal, Seat,
    Signal,
};
use tenback_table::{Coaching, Deal, Event, Language, Name, Sitter};

use crate::support::{deal, person};

const SEAT: Seat = Seat::SECOND;

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn at_the_table() -> Vec<Event> {
    let ann = person("Ann", Language::Ukrainian);
    let salted = Deal { salt: Some("pepper".into()), ..deal(GameName::FaceToFace, 2, 3) };
    let mut odd = deal(GameName::Extreme, 1, 3);
    odd.setup.first = Some(1);
    odd.setup.hand_size = Some(7);
    odd.setup.minimum = Some(3);
    odd.setup.commands = Some(vec![(CardCommand::Skull, vec![5, 6])]);
    odd.setup.hands = Some(vec![vec![7, 8]]);
    odd.setup.piles = Some(vec![1, 2, 100, 98]);
    let Sitter::Person(stood_in) = ann.clone() else { panic!("a person") };
    vec![
        Event::Seated { seat: SEAT, sitter: ann },
        Event::Seated { seat: SEAT, sitter: Sitter::Bot { level: Level::Master } },
        Event::Seated { seat: SEAT, sitter: Sitter::StandIn { level: Level::Casual, person: stood_in.clone() } },
        Event::Left { seat: SEAT },
        Event::Kicked { seat: SEAT, from: vec!["digest".into()] },
        Event::HostPassed { seat: SEAT },
        Event::Silenced { seat: SEAT, on: true },
        Event::HandedOver { seat: SEAT, level: Level::Expert },
        Event::Returned { seat: SEAT },
        Event::TimeUp { seat: SEAT },
        Event::Renamed { seat: SEAT, person: stood_in },
        Event::GiveUpProposed { seat: SEAT },
        Event::GiveUpAnswered { seat: SEAT, agree: true },
        Event::GiveUpDecided { accepted: false },
        Event::Hinted { seat: SEAT },
        Event::Coaching { seat: SEAT, coaching: Coaching::Agreed },
        Event::Spectators { allowed: true },
        Event::InviteOnly { code: Some("k3v9x2aak3v9x2aak3v9x".into()) },
        Event::InviteOnly { code: None },
        Event::Promised(salted),
        Event::Promised(odd),
        Event::Dealt,
        Event::Opened,
        Event::Said { seat: SEAT, text: "Nothing on the last pile, “please”!".into() },
    ]
}

fn in_the_game() -> Vec<Event> {
    let signals = [
        Signal::Pile(PileSignal::KeepOff, Pile::A),
        Signal::Pile(PileSignal::RatherNot, Pile::B),
        Signal::Pile(PileSignal::SmallSteps, Pile::C),
        Signal::Pile(PileSignal::GoAhead, Pile::D),
        Signal::LetMeBegin,
        Signal::NotMe,
        Signal::Hold(CardCommand::Skull),
    ];
    let ended = |outcome, cause| GameEvent::Ended(Ending { outcome, cause, seat: SEAT });
    let game = [
        GameEvent::Began { seat: SEAT },
        GameEvent::Laid { seat: SEAT, card: card(45), pile: Pile::A },
        GameEvent::TakenBack { seat: SEAT, card: card(45), pile: Pile::A },
        GameEvent::TurnEnded { seat: SEAT },
        GameEvent::Drew { seat: SEAT, cards: CardList::from_slice(&[card(99), card(2)]) },
        GameEvent::Drew { seat: SEAT, cards: CardList::EMPTY },
        GameEvent::TurnBegan { seat: SEAT },
        ended(Outcome::Won, EndCause::AllLaid),
        ended(Outcome::Lost { left: 12 }, EndCause::Stuck),
        ended(Outcome::Lost { left: 0 }, EndCause::SkullOpen),
        ended(Outcome::Lost { left: 7 }, EndCause::NotThree),
        ended(Outcome::SeatWon(Seat::FIRST), EndCause::Resigned),
        ended(Outcome::SeatWon(Seat::FIRST), EndCause::OutOfTime),
    ];
    let signalled = signals.map(|signal| GameEvent::Signalled { seat: SEAT, signal });
    signalled.into_iter().chain(game).map(Event::Game).collect()
}

#[test]
fn the_stored_form_of_events_does_not_change() {
    let events: Vec<Event> = at_the_table().into_iter().chain(in_the_game()).collect();
    let lines: Vec<String> =
        events.iter().map(|event| serde_json::to_string(event).expect("it can be written")).collect();
    insta::assert_snapshot!("events", lines.join("\n"));
    for (line, event) in lines.iter().zip(&events) {
        let mut read: Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        read.name_people(|_| Name::new("Ann").ok());
        assert_eq!(read, *event, "{line}");
        assert!(!line.contains("Ann"), "a name is stored: {line}");
    }
}

#[test]
fn old_events_can_still_be_read() {
    let golden = include_str!("snapshots/table__stored__events.snap");
    let lines = golden.lines().filter(|line| line.starts_with(['{', '"']));
    let mut read = 0;
    for line in lines {
        serde_json::from_str::<Event>(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        read += 1;
    }
    assert_eq!(read, at_the_table().len() + in_the_game().len());
}
