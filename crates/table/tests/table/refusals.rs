//! Refusals, and that they change nothing.

use tenback_bots::Level;
use tenback_notation::commitment;
use tenback_rules::{Card, Command as GameCommand, GameName, Illegal, Lay, Part, Pile, Seat, SetupFault, Viewer};
use tenback_table::{Command, Deal, Language, Refusal, Seen, Settings, Sitter, Table};

use crate::support::{Guests, deal, dealt, game, person, rules, say, seated};

/// Checks that a command is refused for this reason and changes nothing.
fn assert_refused(table: &mut Table, command: Command, why: &Refusal) {
    let before = format!("{table:?}");
    assert_eq!(table.decide(command.clone()).as_ref(), Err(why));
    assert_eq!(table.act(command).as_ref(), Err(why));
    assert_eq!(format!("{table:?}"), before);
}

fn third() -> Seat {
    Seat::from_number(3).expect("a seat")
}

#[test]
fn invalid_seating_is_refused() {
    let mut table = seated(GameName::Classic, &Guests::default());
    let sitter = person("Cleo", Language::Czech);
    let sit = |seat, sitter: &Sitter| Command::Sit { seat, sitter: sitter.clone() };
    assert_refused(&mut table, sit(Seat::FIRST, &sitter), &Refusal::SeatTaken { seat: Seat::FIRST });
    assert_refused(&mut table, sit(third(), &sitter), &Refusal::NoSuchSeat { seats: 2 });
    assert_refused(&mut table, Command::Leave { seat: third() }, &Refusal::NoSuchSeat { seats: 2 });
    assert_refused(&mut table, say(third(), "Hello!"), &Refusal::NoSuchSeat { seats: 2 });
    table.act(Command::Leave { seat: Seat::FIRST }).expect("Ann goes home");
    let empty = Refusal::SeatEmpty { seat: Seat::FIRST };
    assert_refused(&mut table, Command::Leave { seat: Seat::FIRST }, &empty);
    assert_refused(&mut table, Command::Deal(deal(GameName::Classic, 2, 1)), &empty);
    assert_refused(&mut table, sit(Seat::FIRST, &Sitter::Empty), &Refusal::NobodyToSit);
}

#[test]
fn invalid_deals_are_refused() {
    let mut table = seated(GameName::Classic, &Guests::default());
    let begin = game(Seat::FIRST, GameCommand::Begin);
    assert_refused(&mut table, begin, &Refusal::NotDealt);
    assert!(matches!(table.preview(Seat::FIRST, &[]), Err(Refusal::NotDealt)));
    for (kind, seats) in [(GameName::Classic, 3), (GameName::Extreme, 2), (GameName::FaceToFace, 2)] {
        assert_refused(&mut table, Command::Deal(deal(kind, seats, 1)), &Refusal::SetupOfOtherRules);
    }
    let mut short = deal(GameName::Classic, 2, 1);
    short.setup.decks[0].pop();
    let error = tenback_rules::SetupError { part: Part::Deck, fault: SetupFault::Entries { wanted: 98, found: 97 } };
    assert_refused(&mut table, Command::Deal(short), &Refusal::BadSetup(error));
    let salted = |salt: &str| Deal { salt: Some(salt.into()), ..deal(GameName::Classic, 2, 1) };
    assert_refused(&mut table, Command::Deal(salted("two\nlines")), &Refusal::BadSalt);
    table.act(Command::Deal(salted("pepper"))).expect("all sit");
    assert_refused(&mut table, Command::Deal(deal(GameName::Classic, 2, 2)), &Refusal::AlreadyDealt);
}

#[test]
fn illegal_commands_are_refused() {
    let mut table = dealt(GameName::Classic, Guests::default());
    let illegal = |why| Refusal::Illegal(why);
    assert_refused(&mut table, game(Seat::FIRST, GameCommand::EndTurn), &illegal(Illegal::NotBegun));
    table.act(game(Seat::SECOND, GameCommand::Begin)).expect("Bob begins");
    let not_yours = illegal(Illegal::NotYourTurn { seat: Seat::SECOND });
    assert_refused(&mut table, game(Seat::FIRST, GameCommand::EndTurn), &not_yours);
    let mine = table.view(Viewer::Seat(Seat::FIRST)).expect("dealt").hand().iter().next().expect("a card");
    let not_held = illegal(Illegal::NotInHand { number: mine.number().into() });
    let lay = Lay { card: mine, pile: Pile::A };
    assert_refused(&mut table, game(Seat::SECOND, GameCommand::Lay(lay)), &not_held);
    let named = Refusal::NamesACard { word: "47".into(), or_command: None };
    assert_refused(&mut table, say(Seat::FIRST, "My 47!"), &named);
}

#[test]
fn an_empty_seat_cannot_play_but_its_clock_runs() {
    let mut table = dealt(GameName::Classic, Guests::default());
    let seat = Seat::SECOND;
    table.act(game(seat, GameCommand::Begin)).expect("Bob begins");
    let hand = table.view(Viewer::Seat(seat)).expect("dealt").hand();
    table.act(Command::Leave { seat }).expect("Bob goes home");
    assert_eq!(table.bot_to_move(), None);
    assert_refused(&mut table, game(seat, GameCommand::Resign), &Refusal::SeatEmpty { seat });
    let mut timed_out = table.clone();
    timed_out.act(game(seat, GameCommand::RunOutOfTime)).expect("the host says so");
    table.act(Command::Sit { seat, sitter: Sitter::Bot { level: Level::Expert } }).expect("a bot goes on");
    assert_eq!(table.bot_to_move(), Some((seat, Level::Expert)));
    assert_eq!(table.view(Viewer::Seat(seat)).expect("dealt").hand(), hand);
}

#[test]
fn previews_change_nothing() {
    let mut table = dealt(GameName::Classic, Guests::default());
    table.act(game(Seat::FIRST, GameCommand::Begin)).expect("Ann begins");
    let before = format!("{table:?}");
    let legal = table.view(Viewer::Seat(Seat::FIRST)).expect("dealt").legal();
    let lay = legal[0].lay;
    let preview = table.preview(Seat::FIRST, &[lay]).expect("it fits");
    assert_eq!(preview.board.tops()[lay.pile], lay.card.number());
    assert!(!preview.hand.contains(lay.card));
    let Err(Refusal::PreviewError(untriable)) = table.preview(Seat::FIRST, &[lay, lay]) else { panic!("laid twice") };
    assert_eq!((untriable.index, untriable.why), (1, Illegal::NotInHand { number: lay.card.number().into() }));
    let Err(Refusal::PreviewError(early)) = table.preview(Seat::SECOND, &[]) else { panic!("out of turn") };
    assert_eq!(early.why, Illegal::NotYourTurn { seat: Seat::FIRST });
    assert!(matches!(table.preview(third(), &[]), Err(Refusal::NoSuchSeat { seats: 2 })));
    assert_eq!(format!("{table:?}"), before);
}

#[test]
fn a_fixed_first_seat_starts_with_an_event() {
    let mut table = seated(GameName::Classic, &Guests::default());
    let mut fixed = deal(GameName::Classic, 2, 1);
    fixed.setup.first = Some(2);
    let events = table.act(Command::Deal(fixed)).expect("all sit");
    let told: Vec<Seen> = events.iter().map(|told| table.seen(&told.event, Viewer::Spectator)).collect();
    let [Seen::Promised { commitment: None }, Seen::Dealt { view }, Seen::Game(began)] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(view.board().to_move(), None);
    assert_eq!(*began, tenback_rules::Seen::Began { seat: Seat::SECOND });
    assert_eq!(table.game().expect("dealt").board().to_move(), Some(Seat::SECOND));
}

#[test]
fn the_commitment_to_a_deal_can_be_verified() {
    let mut table = seated(GameName::FaceToFace, &Guests::default());
    let salted = Deal { salt: Some("pepper".into()), ..deal(GameName::FaceToFace, 2, 1) };
    let events = table.act(Command::Deal(salted)).expect("all sit");
    let Seen::Promised { commitment: Some(promise) } = table.seen(&events[0].event, Viewer::Spectator) else {
        panic!("{events:?}")
    };
    assert_eq!(table.snapshot(Viewer::Spectator).commitment.as_ref(), Some(&promise));
    assert!(!format!("{:?}", table.snapshot(Viewer::Spectator)).contains("pepper"));
    let record = table.record().expect("dealt");
    assert_eq!(record.tag("Salt"), Some("pepper"));
    assert_eq!(commitment("pepper", record.tag("Deck").expect("a deck")), promise);
    tenback_notation::replay(&record).expect("the promise was kept");
}

#[test]
fn taking_back_is_allowed_in_solo_games() {
    let mut table = Table::new(Settings::new(rules(GameName::Classic, 1), Language::English));
    table.act(Command::Sit { seat: Seat::FIRST, sitter: person("Ann", Language::English) }).expect("free");
    table.act(Command::Deal(deal(GameName::Classic, 1, 3))).expect("Ann sits");
    table.act(game(Seat::FIRST, GameCommand::Begin)).expect("Ann begins");
    let view = table.view(Viewer::Seat(Seat::FIRST)).expect("dealt");
    let nothing = Refusal::Illegal(Illegal::NothingToTakeBack);
    assert_refused(&mut table, game(Seat::FIRST, GameCommand::TakeBack), &nothing);
    let card: Card = view.hand().iter().next().expect("a card");
    table.act(game(Seat::FIRST, GameCommand::Lay(Lay { card, pile: Pile::A }))).expect("it fits");
    table.act(game(Seat::FIRST, GameCommand::TakeBack)).expect("alone it is allowed");
    assert_eq!(table.view(Viewer::Seat(Seat::FIRST)), Some(view));
}
