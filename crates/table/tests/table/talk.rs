//! Which talk is allowed, and when.

use tenback_notation::Record;
use tenback_rules::{Command as GameCommand, GameName, Illegal, Pile, PileSignal, Seat, Signal};
use tenback_table::{Command, Event, Language, Name, Refusal, Sitter, Table, Talk};

use crate::support::{Guests, dealt, game, say, seated};

const SIGNAL: GameCommand = GameCommand::Signal(Signal::Pile(PileSignal::KeepOff, Pile::A));

fn refused(table: &Table, command: Command) -> Option<Refusal> {
    table.decide(command).err()
}

#[test]
fn the_agreed_kind_of_talk_is_enforced() {
    let agreed = |talk| dealt(GameName::Classic, Guests { talk, ..Guests::default() });
    let answers = |talk| {
        let table = agreed(talk);
        (refused(&table, game(Seat::FIRST, SIGNAL)), refused(&table, say(Seat::FIRST, "Hello!")))
    };
    assert_eq!(answers(Talk::None), (Some(Refusal::TalkOff), Some(Refusal::TalkOff)));
    assert_eq!(answers(Talk::Signals), (None, Some(Refusal::SignalsOnly)));
    assert_eq!(answers(Talk::Chat), (None, None));
}

#[test]
fn opponents_have_no_signals_but_may_chat() {
    let table = dealt(GameName::FaceToFace, Guests::default());
    let no_signals = Some(Refusal::Illegal(Illegal::NoSignalsHere));
    assert_eq!(refused(&table, game(Seat::FIRST, SIGNAL)), no_signals);
    assert_eq!(refused(&table, say(Seat::FIRST, "Beware!")), None);
    let signals = dealt(GameName::FaceToFace, Guests { talk: Talk::Signals, ..Guests::default() });
    assert_eq!(refused(&signals, say(Seat::FIRST, "Beware!")), Some(Refusal::TalkOff));
}

/// Ann lays the mute card 15, Bob covers it.
const MUTE: &str =
    "[Game \"extreme\"]\n[Seats \"2\"]\n[First \"1\"]\n[Hands \"15 20 60 70; 16 22 61 71\"]\n[Deck \"-\"]\n";

fn muted() -> Table {
    let record = Record::parse(MUTE).expect("a record");
    Table::from_record(&record, Language::English, |_| Name::new("Ann").expect("a name")).expect("a table")
}

fn lay(table: &mut Table, seat: Seat, lay: &str) {
    let (number, pile) = lay.split_at(lay.len() - 1);
    let card = tenback_rules::Card::new(number.parse().expect("a number")).expect("a card");
    let pile = Pile::from_letter(pile.chars().next().expect("a letter")).expect("a pile");
    table.act(game(seat, GameCommand::Lay(tenback_rules::Lay { card, pile }))).expect("it fits");
}

#[test]
fn a_mute_card_silences_signals_and_chat_until_it_is_covered() {
    let mut table = muted();
    table.act(game(Seat::SECOND, SIGNAL)).expect("nothing forbids it yet");
    lay(&mut table, Seat::FIRST, "15a");
    assert_eq!(refused(&table, say(Seat::SECOND, "Hello!")), Some(Refusal::Muted { shown_on: Pile::A }));
    assert_eq!(
        refused(&table, game(Seat::SECOND, SIGNAL)),
        Some(Refusal::Illegal(Illegal::Muted { shown_on: Pile::A }))
    );
    table.act(game(Seat::FIRST, GameCommand::EndTurn)).expect("the draw pile is empty, one card will do");
    lay(&mut table, Seat::SECOND, "16a");
    assert_eq!(refused(&table, say(Seat::SECOND, "Hello!")), None);
    assert_eq!(refused(&table, game(Seat::SECOND, SIGNAL)), None);
}

#[test]
fn nothing_can_be_said_during_mute() {
    let mut table = muted();
    lay(&mut table, Seat::FIRST, "15a");
    let guarded = |text| refused(&table, say(Seat::FIRST, text));
    assert_eq!(guarded("  \t "), Some(Refusal::NothingSaid), "what is wrong with the message comes first");
    assert_eq!(guarded("47"), Some(Refusal::Muted { shown_on: Pile::A }));
}

#[test]
fn the_rules_about_talk_apply_from_the_deal_to_the_end() {
    let mut table = seated(GameName::Classic, &Guests::default());
    table.act(say(Seat::FIRST, "Shall we begin at 8?")).expect("nobody holds a card yet");
    let mut table = muted();
    lay(&mut table, Seat::FIRST, "15a");
    table.act(game(Seat::FIRST, GameCommand::Resign)).expect("anybody may give up");
    table.act(say(Seat::SECOND, "I held the 16 all the time!")).expect("the game is over");
}

#[test]
fn a_table_may_switch_the_guard_off() {
    let table = dealt(GameName::Classic, Guests { guard: false, ..Guests::default() });
    assert_eq!(refused(&table, say(Seat::FIRST, "forty-seven or 48")), None);
}

#[test]
fn messages_are_cleaned_up() {
    let table = dealt(GameName::Classic, Guests::default());
    let said = |text: &str| match table.decide(say(Seat::FIRST, text)) {
        Ok(events) => match &events[..] {
            [Event::Said { text, .. }] => text.clone(),
            other => panic!("{other:?}"),
        },
        Err(refusal) => panic!("{refusal:?}"),
    };
    assert_eq!(said("  well,\n\tthen \u{202e} go\u{7} on "), "well, then go on");
    assert_eq!(said("👩‍🚀!"), "👩‍🚀!");
    assert_eq!(said(&"ž".repeat(280)).chars().count(), 280);
}

#[test]
fn messages_have_a_maximum_length() {
    let table = dealt(GameName::Classic, Guests::default());
    let long = "x".repeat(Table::LONGEST_MESSAGE + 1);
    assert_eq!(refused(&table, say(Seat::FIRST, &long)), Some(Refusal::TooLong { most: 280 }));
    for empty in ["", "   ", "\n", "\u{200b}\u{2060}"] {
        assert_eq!(refused(&table, say(Seat::FIRST, empty)), Some(Refusal::NothingSaid));
    }
}

#[test]
fn only_seated_people_can_chat() {
    let mut table = dealt(GameName::Classic, Guests::default());
    let seat = Seat::SECOND;
    table.act(Command::Leave { seat }).expect("Bob goes home");
    assert_eq!(refused(&table, say(seat, "Bye!")), Some(Refusal::SeatEmpty { seat }));
    let sitter = Sitter::Bot { level: tenback_bots::Level::Casual };
    table.act(Command::Sit { seat, sitter }).expect("the seat is free");
    assert_eq!(refused(&table, say(seat, "Beep!")), Some(Refusal::NotAPerson { seat }));
}

#[test]
fn chat_messages_keep_their_author() {
    let mut table = dealt(GameName::Classic, Guests::default());
    table.act(say(Seat::SECOND, "I must go.")).expect("sent");
    table.act(Command::Leave { seat: Seat::SECOND }).expect("Bob goes home");
    let sitter = crate::support::person("Cleo", Language::Czech);
    table.act(Command::Sit { seat: Seat::SECOND, sitter }).expect("the seat is free");
    let line = &table.chat()[0];
    assert_eq!(line.name.as_ref().map(Name::as_str), Some("Bob"));
    assert_eq!((line.text.as_str(), line.seq, line.seat), ("I must go.", 5, Seat::SECOND));
}
