//! The document lists exactly the frames, commands, events and fields that exist.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use tenback_bots::Level;
use tenback_rules::{Card, CardCommand, EndCause, GameName, Lay, Options, Pile, Rules, Seat, Signal};
use tenback_server::Limits;
use tenback_table::{Language, Name, Talk};
use tenback_wire::{
    Advice, Bye, ChatMessage, ClientCommand, ClientFrame, Clock, CommandId, Commitment, Drawn, End, Ending, Keep,
    LayKind, Legal, MOST_LAYS_TRIED, NewPerson, NewReplay, NewTable, Outcome, Permission, Phase, Position, Presence,
    Refused, Replay, Seen, ServerFrame, Sitter, Stage, Step, Stuck, Summary, TableInfo, TriedOut, Turn, View, Vote,
    Welcome, WhatIf, You,
};

use crate::document::{Section, section};
use crate::every::{every, sorted};

const SEAT: Seat = Seat::FIRST;
const LEVEL: Level = Level::Expert;
const LAY: Lay = Lay { card: Card::HIGHEST, pile: Pile::A };
const CARD: Card = Card::HIGHEST;
const PILE: Pile = Pile::A;

fn id() -> CommandId {
    CommandId::new("x").expect("an id")
}

fn text() -> String {
    String::new()
}

fn asked() -> Vec<ClientCommand> {
    every!(ClientCommand {
        ClientCommand::Sit { .. } => ClientCommand::Sit { seat: None },
        ClientCommand::Leave => ClientCommand::Leave,
        ClientCommand::Bot { .. } => ClientCommand::Bot { seat: SEAT, level: LEVEL },
        ClientCommand::Kick { .. } => ClientCommand::Kick { seat: SEAT },
        ClientCommand::HandOver { .. } => ClientCommand::HandOver { seat: None, level: LEVEL },
        ClientCommand::Return => ClientCommand::Return,
        ClientCommand::Spectators { .. } => ClientCommand::Spectators { allowed: true },
        ClientCommand::Deal { .. } => ClientCommand::Deal { again: false },
        ClientCommand::Begin => ClientCommand::Begin,
        ClientCommand::Lay { .. } => ClientCommand::Lay { lay: LAY },
        ClientCommand::EndTurn => ClientCommand::EndTurn,
        ClientCommand::TakeBack => ClientCommand::TakeBack,
        ClientCommand::Signal { .. } => ClientCommand::Signal { signal: Signal::NotMe },
        ClientCommand::Resign => ClientCommand::Resign,
        ClientCommand::Vote { .. } => ClientCommand::Vote { agree: true },
        ClientCommand::Say { .. } => ClientCommand::Say { text: text() },
    })
}

fn seen() -> Vec<Seen> {
    every!(Seen {
        Seen::Seated { .. } => Seen::Seated { seat: SEAT, sitter: Sitter::Empty },
        Seen::Left { .. } => Seen::Left { seat: SEAT },
        Seen::Kicked { .. } => Seen::Kicked { seat: SEAT },
        Seen::HandedOver { .. } => Seen::HandedOver { seat: SEAT, level: LEVEL },
        Seen::Returned { .. } => Seen::Returned { seat: SEAT },
        Seen::TimeUp { .. } => Seen::TimeUp { seat: SEAT },
        Seen::GiveUpProposed { .. } => Seen::GiveUpProposed { seat: SEAT },
        Seen::GiveUpAnswered { .. } => Seen::GiveUpAnswered { seat: SEAT, agree: true },
        Seen::GiveUpDecided { .. } => Seen::GiveUpDecided { accepted: true },
        Seen::Renamed { .. } => Seen::Renamed { seat: SEAT, name: text() },
        Seen::Hinted { .. } => Seen::Hinted { seat: SEAT },
        Seen::Spectators { .. } => Seen::Spectators { allowed: true },
        Seen::Promised { .. } => Seen::Promised { commitment: None },
        Seen::Dealt { .. } => Seen::Dealt { hand: Vec::new() },
        Seen::Began { .. } => Seen::Began { seat: SEAT },
        Seen::Signalled { .. } => Seen::Signalled { seat: SEAT, signal: Signal::NotMe },
        Seen::Laid { .. } => Seen::Laid { seat: SEAT, card: CARD, pile: PILE, step: 1, lay: LayKind::Forward },
        Seen::TakenBack { .. } => Seen::TakenBack { seat: SEAT, card: CARD, pile: PILE },
        Seen::TurnEnded { .. } => Seen::TurnEnded { seat: SEAT },
        Seen::Drew { .. } => Seen::Drew { seat: SEAT, drawn: Drawn::Count(2) },
        Seen::TurnBegan { .. } => Seen::TurnBegan { seat: SEAT, number: 2 },
        Seen::Ended(_) => Seen::Ended(ending()),
        Seen::Opened { .. } => Seen::Opened { record: text() },
        Seen::Said { .. } => Seen::Said { seat: SEAT, text: text() },
    })
}

fn client_frames() -> Vec<ClientFrame> {
    every!(ClientFrame {
        ClientFrame::Hello { .. } => ClientFrame::Hello { have: 0 },
        ClientFrame::Do { .. } => ClientFrame::Do { id: id(), seen: Some(0), command: ClientCommand::Leave },
        ClientFrame::TryOut { .. } => ClientFrame::TryOut { id: id(), lays: vec![LAY] },
        ClientFrame::Hint { .. } => ClientFrame::Hint { id: id() },
    })
}

fn server_frames() -> Vec<ServerFrame> {
    every!(ServerFrame {
        ServerFrame::Welcome(_) => ServerFrame::Welcome(Box::new(welcome())),
        ServerFrame::Step(_) => ServerFrame::Step(Box::new(step())),
        ServerFrame::Done { .. } => ServerFrame::Done { id: id(), seq: 0 },
        ServerFrame::Refused(_) => ServerFrame::Refused(Refused { id: None, code: text(), text: text() }),
        ServerFrame::TriedOut(_) => ServerFrame::TriedOut(Box::new(tried_out())),
        ServerFrame::Hint(_) => ServerFrame::Hint(Box::new(advice())),
        ServerFrame::May { .. } => ServerFrame::May { may: vec![Permission::Leave] },
        ServerFrame::Present(_) => ServerFrame::Present(Presence::default()),
        ServerFrame::Bye(_) => ServerFrame::Bye(Bye { code: text(), text: text(), again_in: None }),
    })
}

fn sitters() -> Vec<Sitter> {
    every!(Sitter {
        Sitter::Empty => Sitter::Empty,
        Sitter::Person { .. } => Sitter::Person { name: text() },
        Sitter::Bot { .. } => Sitter::Bot { level: LEVEL },
        Sitter::StandIn { .. } => Sitter::StandIn { level: LEVEL, name: text() },
    })
}

// Values with all optional fields.

fn ending() -> Ending {
    Ending { outcome: Outcome::Lost, left: Some(1), winner: Some(SEAT), cause: EndCause::Stuck, seat: SEAT }
}

fn turn() -> Turn {
    Turn { number: 1, seat: SEAT, minimum: 2, lays: vec![LAY], may_end: true, owes: 0 }
}

fn pile() -> tenback_wire::Pile {
    let command = Some(CardCommand::Skull);
    tenback_wire::Pile { pile: PILE, ascending: true, top: 1, height: 0, owner: Some(SEAT), command }
}

fn view() -> View {
    View {
        phase: Phase::Over,
        turn: turn(),
        piles: vec![pile()],
        hands: vec![6],
        stocks: vec![80],
        left: 98,
        hand: vec![CARD],
        laid: vec![vec![CARD]],
        signals: vec![vec![Signal::NotMe]],
        ending: Some(ending()),
    }
}

fn legal() -> Legal {
    Legal { lay: LAY, step: 1, kind: LayKind::Forward, loses: true, cause: Some(EndCause::Stuck) }
}

fn stuck() -> Stuck {
    Stuck { seat: SEAT, owes: 1, skull: Some(PILE), playable: vec![LAY], unplayable: vec![CARD] }
}

fn end() -> End {
    End { hands: vec![vec![CARD]], stocks: vec![vec![CARD]], turns: 1, ten_backs: 0, stuck: Some(stuck()) }
}

fn you() -> You {
    You { seat: Some(SEAT), host: true, name: text() }
}

fn vote() -> Vote {
    Vote { seat: SEAT, agree: vec![SEAT], object: Vec::new(), time_left: 1 }
}

fn table() -> TableInfo {
    TableInfo {
        rules: Rules::new(GameName::Classic, 3, Options::default()).expect("there are such rules"),
        talk: Talk::Chat,
        guard: true,
        language: Language::English,
        clock: Some(Clock { seconds: 60, loses: false }),
        spectators: true,
        hints: true,
        open: true,
        host: Some(SEAT),
        sitters: sitters(),
        games: 1,
        commitment: Some(text()),
        next_commitment: Some(text()),
        late: Some(SEAT),
        vote: Some(vote()),
        hints_given: vec![0],
    }
}

fn welcome() -> Welcome {
    Welcome {
        seq: 1,
        you: you(),
        table: table(),
        view: Some(view()),
        legal: vec![legal()],
        may: vec![Permission::Leave],
        tail: Vec::new(),
        chat: Vec::new(),
        record: Some(text()),
        end: Some(end()),
        present: Presence::default(),
        time_left: Some(1),
    }
}

fn step() -> Step {
    Step {
        seq: 1,
        seen: Vec::new(),
        done: Some(id()),
        you: Some(you()),
        table: Some(table()),
        view: Some(view()),
        legal: vec![legal()],
        may: vec![Permission::Leave],
        end: Some(end()),
        time_left: Some(1),
    }
}

fn tried_out() -> TriedOut {
    TriedOut { id: id(), view: view(), legal: vec![legal()], complete: false, lost: false }
}

fn advice() -> Advice {
    Advice { id: id(), lays: vec![LAY], only: false, reasons: vec![text()] }
}

fn what_if() -> WhatIf {
    WhatIf { at: 0, moves: Vec::new(), bots: Some(LEVEL) }
}

fn new_replay() -> NewReplay {
    NewReplay { record: text(), what_if: Some(what_if()) }
}

fn position() -> Position {
    Position { seen: Vec::new(), view: view(), hands: Vec::new() }
}

fn replay() -> Replay {
    Replay {
        rules: table().rules,
        names: Vec::new(),
        date: Some(text()),
        commitment: Some(Commitment::Kept),
        games: 1,
        positions: vec![position()],
        legal: vec![legal()],
        record: text(),
    }
}

fn new_table() -> NewTable {
    NewTable {
        game: GameName::Classic,
        seats: 3,
        hand_size: Some(5),
        minimum: Some(3),
        commands: Some(Vec::new()),
        talk: Talk::Chat,
        guard: true,
        language: Some(Language::English),
        clock: Some(Clock { seconds: 60, loses: false }),
        spectators: true,
        hints: Some(true),
        open: true,
        bots: Vec::new(),
        sit: true,
    }
}

fn summary() -> Summary {
    Summary {
        id: text(),
        game: GameName::Classic,
        seats: 3,
        free: 1,
        sitters: Vec::new(),
        stage: Stage::Waiting,
        talk: Talk::Chat,
        language: Language::English,
        spectators: true,
        finished: 1,
        ending: Some(ending()),
        your_seat: Some(SEAT),
        your_turn: Some(true),
        updated: Some(0),
    }
}

fn fields(value: &impl Serialize) -> BTreeSet<String> {
    let value = serde_json::to_value(value).expect("plain data");
    sorted(value.as_object().expect("an object").keys().cloned())
}

/// The contents of a field of each value, such as its kind.
fn words<T: Serialize>(values: &[T], field: &str) -> BTreeSet<String> {
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

#[test]
fn every_field_is_documented() {
    let line = ChatMessage { seq: 1, seat: SEAT, name: Some(text()), text: text() };
    let new_me = NewPerson { name: text(), language: Language::English, keep: Keep::Token };
    let a_pile = pile();
    let legals = legal();
    let sections: [(&str, Vec<BTreeSet<String>>); 11] = [
        ("### Creating a person", vec![fields(&new_me)]),
        ("### Creating a table", vec![fields(&new_table())]),
        ("### `welcome`", vec![fields(&welcome()), fields(&you())]),
        ("### `step`", vec![fields(&step())]),
        ("### `end`", vec![fields(&end()), fields(&stuck())]),
        ("### `tried-out`", vec![fields(&tried_out())]),
        ("### `hint`", vec![fields(&advice())]),
        ("### `present`", vec![fields(&Presence::default())]),
        ("## Replays", vec![fields(&new_replay()), fields(&what_if()), fields(&replay()), fields(&position())]),
        ("## The table", vec![fields(&table()), fields(&vote()), words(&sitters(), "kind")]),
        ("## The view", vec![fields(&view()), fields(&turn()), fields(&a_pile), fields(&ending()), fields(&legals)]),
    ];
    for (heading, known) in sections {
        assert_eq!(documented(&section(heading)), known.into_iter().flatten().collect(), "{heading}");
    }
    for line in section("## Replays").blocks().iter().flat_map(|block| block.text.lines()) {
        serde_json::from_str::<NewReplay>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
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
        ("new people per address and hour, by `POST /api/me` or `POST /api/recover`", limits.people_per_hour.into()),
        ("replays and records per address and minute", limits.replays_per_minute.into()),
        ("replays per address in progress or not yet read", limits.replays_at_once_per_address.into()),
        ("new tables per person and day", limits.tables_per_day.into()),
        ("messages per person and second", limits.messages_per_second.into()),
        ("connections per address", limits.connections_per_address.into()),
        ("connections in total", limits.connections.into()),
        ("spectators per table", limits.spectators.into()),
        ("frames queued for a client that does not read", limits.backlog as u64),
        ("seconds until `hello`", limits.hello_within.as_secs()),
        ("lays in a `try-out`", MOST_LAYS_TRIED as u64),
        ("characters in an `id`", CommandId::MOST as u64),
        ("characters in a name", Name::MOST as u64),
        ("characters in a chat message", tenback_table::Table::LONGEST_MESSAGE as u64),
        ("chat messages in `welcome`", tenback_table::ChatLine::MOST as u64),
    ];
    let rows = section("## Limits").rows();
    for (what, most) in known {
        let row = [what.to_owned(), most.to_string()];
        assert!(rows.iter().any(|told| told[..] == row), "{row:?} is not told");
    }
}
