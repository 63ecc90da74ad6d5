//! Coaches: alone or with bots freely, in company only if all agree.

use tenback_rules::{GameName, Seat};
use tenback_table::{Coaching, Command, Language, Refusal, Settings, Sitter, Table};

use crate::support::{Guests, person, rules, seated};

fn decide(table: &mut Table, seat: Seat, coaching: Coaching) {
    table.act(Command::Coach { seat, coaching }).expect("hints are allowed");
}

#[test]
fn alone_and_with_bots_nobody_else_is_asked() {
    for game in [GameName::Classic, GameName::FaceToFace] {
        let mut table = Table::new(Settings::new(rules(game, 2), Language::English));
        let bot = Sitter::Bot { level: tenback_bots::Level::Casual };
        table.act(Command::Sit { seat: Seat::FIRST, sitter: person("Ann", Language::English) }).expect("it is free");
        table.act(Command::Sit { seat: Seat::SECOND, sitter: bot }).expect("it is free");
        assert!(!table.is_coached(Seat::FIRST), "nobody has one who does not want it");
        decide(&mut table, Seat::FIRST, Coaching::On);
        assert!(table.is_coached(Seat::FIRST));
        assert!(!table.is_coached(Seat::SECOND));
    }
}

#[test]
fn in_company_everybody_must_agree_and_can_take_it_back() {
    let mut table = seated(GameName::Classic, &Guests::default());
    decide(&mut table, Seat::FIRST, Coaching::On);
    assert!(!table.is_coached(Seat::FIRST), "Bob has not been asked");
    decide(&mut table, Seat::SECOND, Coaching::Agreed);
    assert!(table.is_coached(Seat::FIRST));
    assert!(!table.is_coached(Seat::SECOND), "Bob wants none");
    assert_eq!(table.act(Command::Coach { seat: Seat::SECOND, coaching: Coaching::Agreed }), Ok(Vec::new()));
    decide(&mut table, Seat::SECOND, Coaching::Off);
    assert!(!table.is_coached(Seat::FIRST));
    decide(&mut table, Seat::SECOND, Coaching::On);
    assert!(table.is_coached(Seat::FIRST) && table.is_coached(Seat::SECOND));
    table.act(Command::Leave { seat: Seat::SECOND }).expect("Bob goes home");
    table.act(Command::Sit { seat: Seat::SECOND, sitter: person("Cleo", Language::Czech) }).expect("it is free");
    assert!(!table.is_coached(Seat::FIRST), "Cleo has not agreed to anything");
}

/// What was decided outlasts a deal and a restart.
#[test]
fn decisions_are_kept() {
    let mut table = seated(GameName::Classic, &Guests::default());
    decide(&mut table, Seat::FIRST, Coaching::On);
    decide(&mut table, Seat::SECOND, Coaching::Agreed);
    table.act(Command::Deal(crate::support::deal(GameName::Classic, 2, 7))).expect("all sit");
    assert!(table.is_coached(Seat::FIRST));
    let restored = Table::from_state(table.state()).expect("it is sound");
    assert!(restored.is_coached(Seat::FIRST));
}

#[test]
fn where_there_are_no_hints_there_is_no_coach() {
    let mut table = seated(GameName::FaceToFace, &Guests::default());
    for coaching in [Coaching::On, Coaching::Agreed] {
        assert_eq!(table.act(Command::Coach { seat: Seat::FIRST, coaching }), Err(Refusal::HintsOff));
    }
    assert_eq!(table.act(Command::Coach { seat: Seat::FIRST, coaching: Coaching::Off }), Ok(Vec::new()));
}
