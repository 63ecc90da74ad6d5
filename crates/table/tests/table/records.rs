//! A table saved as a record can be resumed.

use tenback_bots::Level;
use tenback_notation::{Record, Tag};
use tenback_rules::{Command as GameCommand, GameName, Phase, Seat, Signal, Viewer};
use tenback_table::{Command, Deal, Language, Name, Sitter, Table, Talk};

use crate::support::{Guests, KINDS, Playthrough, deal, game, seated, viewers};

fn unnamed(seat: Seat) -> Name {
    Name::new(&format!("Player {seat}")).expect("a name")
}

/// Through the text, as with a file.
fn kept(table: &Table) -> Table {
    let text = table.record().expect("dealt").to_string();
    let record = Record::parse(&text).expect("it is well formed");
    Table::from_record(&record, Language::English, unnamed).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"))
}

/// Who sits on a seat, without the id: records are shared and contain none.
type Called = (Option<Level>, Option<(Name, Language)>);

fn called(table: &Table) -> Vec<Called> {
    let name = |sitter: &Sitter| sitter.owner().map(|person| (person.name.clone(), person.language));
    table.sitters().as_slice().iter().map(|sitter| (sitter.bot(), name(sitter))).collect()
}

fn assert_same(table: &Table, kept: &Table) {
    assert_eq!(kept.game(), table.game());
    assert_eq!(kept.settings(), table.settings());
    assert_eq!(called(kept), called(table));
    for viewer in viewers(table.sitters().seats()) {
        assert_eq!(kept.view(viewer), table.view(viewer));
    }
    // The order of tags depends on when they were set.
    let sorted = |table: &Table| {
        let mut lines: Vec<String> = table.record().expect("dealt").to_string().lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(kept), sorted(table));
}

#[test]
fn a_record_is_complete_at_every_point_of_a_game() {
    for (kind, seats) in KINDS {
        let mut played = Playthrough::new(kind, seats);
        played.play(2, u16::MAX);
        let mut table = Table::new(played.table.settings().clone());
        for told in &played.log {
            table.apply(&told.event);
            // All events of a command are recorded together: nobody stops between the end of a turn and the draw.
            if table.game().is_some() && played.commands.contains(&told.seq) {
                assert_same(&table, &kept(&table));
            }
        }
        assert!(matches!(table.game().expect("dealt").board().phase(), Phase::Over(_)));
    }
}

#[test]
fn a_resumed_game_continues_identically() {
    let mut played = Playthrough::new(GameName::Classic, 3);
    played.play(4, 6);
    let mut resumed = kept(&played.table);
    let seat = resumed.game().expect("dealt").board().to_move().expect("open");
    let lay = resumed.view(Viewer::Seat(seat)).expect("dealt").legal()[0].lay;
    for table in [&mut played.table, &mut resumed] {
        table.act(game(seat, GameCommand::Lay(lay))).expect("it fits");
        table.act(Command::Leave { seat: Seat::SECOND }).expect("the bot goes");
    }
    assert_same(&played.table, &resumed);
}

#[test]
fn a_record_before_the_first_turn_is_resumed_there() {
    let mut table = seated(GameName::Classic, &Guests { talk: Talk::Signals, ..Guests::default() });
    let dealt = Deal { salt: Some("pepper".into()), ..deal(GameName::Classic, 2, 9) };
    table.act(Command::Deal(dealt)).expect("all sit");
    table.act(game(Seat::SECOND, GameCommand::Signal(Signal::NotMe))).expect("a preference");
    let resumed = kept(&table);
    assert_eq!(resumed.game().expect("dealt").board().phase(), Phase::Dealt);
    assert_same(&table, &resumed);
    table.act(game(Seat::FIRST, GameCommand::Begin)).expect("Ann begins");
    assert_same(&table, &kept(&table));
}

#[test]
fn resigning_before_the_first_turn_is_recorded() {
    let mut table = seated(GameName::FaceToFace, &Guests::default());
    table.act(Command::Deal(deal(GameName::FaceToFace, 2, 9))).expect("all sit");
    table.act(game(Seat::SECOND, GameCommand::Resign)).expect("anybody may");
    assert_same(&table, &kept(&table));
}

#[test]
fn tags_contain_the_seating() {
    let mut table = seated(
        GameName::Extreme,
        &Guests { people: [Language::German, Language::Polish], guard: false, ..Guests::default() },
    );
    table.act(Command::Leave { seat: Seat::SECOND }).expect("Bob goes home");
    table.act(Command::Sit { seat: Seat::SECOND, sitter: Sitter::Bot { level: Level::Expert } }).expect("free");
    table.act(Command::Deal(deal(GameName::Extreme, 2, 1))).expect("all sit");
    let record = table.record().expect("dealt");
    assert_eq!(record.tag("Players"), Some("Ann; bot expert"));
    assert_eq!(record.tag("Talk"), Some("chat"));
    assert_eq!(record.tag("Guard"), Some("off"));
    assert_eq!(record.tag("Languages"), Some("de; -"));
    assert_same(&table, &kept(&table));
    table.act(Command::Leave { seat: Seat::SECOND }).expect("the bot goes");
    assert_eq!(table.record().expect("dealt").tag("Players"), Some("Ann; -"));
    assert_same(&table, &kept(&table));
}

#[test]
fn a_record_without_players_gets_people() {
    let text = "[Game \"classic\"]\n[Seats \"3\"]\n[First \"1\"]\n[Players \"Zoë; bot genius\"]\n[Talk \"loud\"]\n\
                [Hands \"5; 6; 7\"]\n[Deck \"-\"]\n";
    let record = Record::parse(text).expect("it is well formed");
    let table = Table::from_record(&record, Language::Czech, unnamed).expect("it is sound");
    let named = |name| (None, Some((Name::new(name).expect("a name"), Language::Czech)));
    assert_eq!(called(&table), [named("Zoë"), named("bot genius"), named("Player 3")]);
    assert_eq!((table.settings().talk, table.settings().guard), (Talk::Chat, true));
    assert_eq!(table.settings().language, Language::Czech);
    assert_eq!(table.game().expect("dealt").board().to_move(), Some(Seat::FIRST));
}

#[test]
fn an_invalid_record_is_rejected() {
    let mut played = Playthrough::new(GameName::Classic, 1);
    played.play(4, 6);
    let mut record = played.table.record().expect("dealt");
    record.set_tag(Tag::new("Result", "won").expect("a tag"));
    let fault = Table::from_record(&record, Language::English, unnamed).expect_err("the game is open");
    assert_eq!(fault.problem.code(), "bad-result");
}
