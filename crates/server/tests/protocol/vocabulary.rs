//! The document lists exactly the frames, commands, events and fields that exist.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use tenback_server::Limits;
use tenback_table::{Language, Name};
use tenback_wire::{
    ChatMessage, ClientCommand, ClientFrame, CommandId, Keep, LessonMoves, MOST_LAYS_TRIED, NewPerson, NewReplay,
    Permission, Presence, PuzzleMoves, Seen, ServerFrame,
};

use crate::document::{Section, section};
use crate::every::sorted;
use crate::samples::*;

pub(crate) fn fields(value: &impl Serialize) -> BTreeSet<String> {
    let value = serde_json::to_value(value).expect("plain data");
    sorted(value.as_object().expect("an object").keys().cloned())
}

/// The contents of a field of each value, such as its kind.
pub(crate) fn words<T: Serialize>(values: &[T], field: &str) -> BTreeSet<String> {
    let word = |value: &T| serde_json::to_value(value).expect("plain data")[field].as_str().expect("a word").to_owned();
    sorted(values.iter().map(word))
}

fn documented(section: &Section) -> BTreeSet<String> {
    sorted(section.first_column())
}

/// The examples in the second column match the first column.
fn assert_examples<T: Serialize + serde::de::DeserializeOwned>(section: &Section) {
    for row in section.rows() {
        let read: T = serde_json::from_str(&row[1]).unwrap_or_else(|error| panic!("{error}: {}", row[1]));
        assert_eq!(serde_json::to_value(read).expect("plain data")["kind"], Value::from(row[0].clone()), "{}", row[1]);
    }
}

#[test]
fn every_command_is_documented() {
    let section = section("## Commands");
    assert_eq!(documented(&section), words(&asked(), "kind"));
    assert_examples::<ClientCommand>(&section);
}

#[test]
fn every_permission_is_documented() {
    let with_seat = Permission::at(SEAT).map(|permission| format!("{} SEAT", permission.word()));
    let known = Permission::PLAIN.map(|permission| permission.word().to_owned()).into_iter().chain(with_seat);
    assert_eq!(documented(&section("## Permissions")), sorted(known));
}

#[test]
fn every_event_is_documented() {
    let section = section("## Events");
    assert_eq!(documented(&section), words(&seen(), "kind"));
    assert_examples::<Seen>(&section);
}

#[test]
fn every_frame_is_documented() {
    let sent = section("### Frames you send");
    assert_eq!(documented(&sent), words(&client_frames(), "type"));
    for line in sent.blocks().iter().flat_map(|block| block.text.lines()) {
        assert!(ClientFrame::read(line).is_ok(), "{line}");
    }
    assert_eq!(documented(&section("### Frames you get")), words(&server_frames(), "type"));
    for line in section("### `done` and `refused`").blocks().iter().flat_map(|block| block.text.lines()) {
        serde_json::from_str::<ServerFrame>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    }
    for frame in client_frames() {
        let row =
            sent.rows().into_iter().find(|row| words(&[&frame], "type").contains(&row[0])).expect("it is documented");
        let named = sorted(row[1].split(", ").map(|word| word.replace('`', "")).chain(["type".to_owned()]));
        assert_eq!(named, fields(&frame), "{row:?}");
    }
}

/// The fields of the list of puzzles, with those of the objects in it.
fn puzzle_list_fields() -> Vec<BTreeSet<String>> {
    let list = puzzle_list();
    vec![fields(&list), fields(&list.themes[0]), fields(&list.today), fields(&puzzle_standing())]
}

#[test]
fn every_field_is_documented() {
    let line = ChatMessage { seq: 1, seat: SEAT, name: Some(text()), text: text() };
    let new_me = NewPerson { name: text(), language: Language::English, keep: Keep::Token };
    let a_pile = pile();
    let legals = legal();
    let sections: [(&str, Vec<BTreeSet<String>>); 16] = [
        ("### Creating a person", vec![fields(&new_me)]),
        ("### Devices", vec![fields(&device_list()), fields(&device())]),
        ("### Creating a table", vec![fields(&new_table())]),
        ("### `welcome`", vec![fields(&welcome()), fields(&you())]),
        ("### `step`", vec![fields(&step())]),
        ("### `end`", vec![fields(&end()), fields(&stuck())]),
        ("### `tried-out`", vec![fields(&tried_out())]),
        ("### `hint`", vec![fields(&advice())]),
        ("### Coaches", vec![fields(&costs()), fields(&costly_lay()), fields(&remark())]),
        ("### `present`", vec![fields(&Presence::default())]),
        ("## Replays", vec![fields(&new_replay()), fields(&what_if()), fields(&replay()), fields(&position())]),
        ("## Lessons", vec![fields(&LessonMoves::default()), fields(&lesson())]),
        ("## Puzzles", [puzzle_list_fields(), vec![fields(&puzzle_moves()), fields(&puzzle())]].concat()),
        ("## Groups", vec![fields(&group()), fields(&group().members[0])]),
        ("## The table", vec![fields(&table()), fields(&vote()), words(&sitters(), "kind")]),
        ("## The view", vec![fields(&view()), fields(&turn()), fields(&a_pile), fields(&ending()), fields(&legals)]),
    ];
    for (heading, known) in sections {
        assert_eq!(documented(&section(heading)), known.into_iter().flatten().collect(), "{heading}");
    }
    for line in section("## Replays").blocks().iter().flat_map(|block| block.text.lines()) {
        serde_json::from_str::<NewReplay>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    }
    for line in section("## Lessons").blocks().iter().flat_map(|block| block.text.lines()) {
        serde_json::from_str::<LessonMoves>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    }
    for line in section("## Puzzles").blocks().iter().flat_map(|block| block.text.lines()) {
        serde_json::from_str::<PuzzleMoves>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    }
    let requests = |word: &String| word.starts_with("GET ");
    let summaries = section("### Finding tables").first_column().into_iter().filter(|word| !requests(word));
    assert_eq!(sorted(summaries), fields(&summary()));
    let chat = section("### `welcome`").rows().into_iter().find(|row| row[0] == "chat").expect("it is documented");
    assert!(fields(&line).iter().all(|field| chat[1].contains(&format!("`{field}`"))), "{chat:?}");
}

#[test]
fn documented_limits_are_those_of_the_server() {
    let limits = Limits::default();
    let known = [
        ("requests under `/api/` per address and minute", u64::from(limits.requests_per_minute)),
        (
            "new people per address and hour, by `POST /api/me` or `POST /api/recover`; exports count as well",
            limits.people_per_hour.into(),
        ),
        ("replays, reviews and records per address and minute", limits.replays_per_minute.into()),
        ("replays and reviews per address in progress or not yet read", limits.replays_at_once_per_address.into()),
        ("new tables per person and day", limits.tables_per_day.into()),
        ("messages per person and second", limits.messages_per_second.into()),
        ("connections per address", limits.connections_per_address.into()),
        ("connections in total", limits.connections.into()),
        ("spectators per table", limits.spectators.into()),
        ("frames queued for a client that does not read", limits.backlog as u64),
        ("bytes queued for a client that does not read", limits.queued_bytes_per_connection as u64),
        ("bytes queued for all clients, from which the slowest are disconnected", limits.queued_bytes as u64),
        ("games with bots per person at once", limits.bot_games.into()),
        ("games with bots per address at once", limits.bot_games_per_address.into()),
        ("bytes stored per person and day", limits.bytes_per_day.into()),
        ("bytes stored per address and day", limits.bytes_per_day_and_address.into()),
        ("bytes stored per table", limits.table_bytes),
        ("seconds until `hello`", limits.hello_within.as_secs()),
        ("lays in a `try-out`", MOST_LAYS_TRIED as u64),
        ("characters in an `id`", CommandId::MOST as u64),
        ("characters in a name", Name::MOST as u64),
        ("devices per person", tenback_store::MOST_DEVICES as u64),
        ("characters in a chat message", tenback_table::Table::LONGEST_MESSAGE as u64),
        ("bytes in a chat message", tenback_table::Table::MOST_BYTES as u64),
        ("chat messages the server has ready", tenback_table::ChatLine::MOST as u64),
    ];
    let rows = section("## Limits").rows();
    for (what, most) in known {
        let row = [what.to_owned(), most.to_string()];
        assert!(rows.iter().any(|told| told[..] == row), "{row:?} is not told");
    }
}
