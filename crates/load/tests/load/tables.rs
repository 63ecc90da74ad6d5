//! A table in memory that makes the frames a server would send.

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use serde_json::Value;
use tenback_load::{Checker, Fault, Heard};
use tenback_rules::{Command as Play, GameName, Options, Phase, Rules, Seat, Setup, Viewer};
use tenback_table::{Command, Deal, Event, Language, Name, Numbered, Person, PersonId, Settings, Sitter, Table};
use tenback_wire::{Describer, End, Legal, Presence, SeenEvent, ServerFrame, Step, TableInfo, View, Welcome, You};

/// A table for two and what its events look like.
pub(crate) struct FakeTable {
    table: Table,
    describer: Describer,
}

/// The two players and a spectator.
pub(crate) const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Spectator];

impl FakeTable {
    /// A table with two people, before the deal.
    pub(crate) fn new(game: GameName) -> FakeTable {
        let rules = Rules::new(game, 2, Options::default()).expect("the game allows two seats");
        let mut table = Table::new(Settings::new(rules, Language::English));
        for (seat, name) in Seat::all(2).zip(["Ada", "Ben"]) {
            let id = PersonId::new(seat.number().into());
            let person = Person { id, name: Name::new(name).expect("a name"), language: Language::English };
            table.act(Command::Sit { seat, sitter: Sitter::Person(person) }).expect("the seat is free");
        }
        FakeTable { table, describer: Describer::new(rules) }
    }

    fn you(viewer: Viewer) -> You {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        You { seat, host: seat == Some(Seat::FIRST), name: "Ada".to_owned(), invite: None }
    }

    fn legal(&self, viewer: Viewer) -> Vec<Legal> {
        let view = self.table.view(viewer);
        view.map(|view| view.legal().iter().map(|legal| Legal::of(view.board(), legal)).collect()).unwrap_or_default()
    }

    /// The welcome of a viewer who has nothing.
    pub(crate) fn welcome(&self, viewer: Viewer) -> Value {
        let snapshot = self.table.snapshot(viewer);
        let mut describer = Describer::new(self.table.settings().rules);
        let tail = self.table.tail(self.table.tail_begins()).into_iter().flatten();
        let seen = |Numbered { seq, event }: Numbered<&Event>| SeenEvent {
            seq,
            seen: describer.describe(&self.table.seen(event, viewer)),
        };
        let frame = ServerFrame::Welcome(Box::new(Welcome {
            seq: snapshot.seq,
            you: FakeTable::you(viewer),
            table: TableInfo::new(&snapshot, Some(Seat::FIRST), false, 0),
            view: snapshot.view.as_deref().map(View::from),
            legal: self.legal(viewer),
            may: Vec::new(),
            after: self.table.tail_begins(),
            tail: tail.map(seen).collect(),
            chat: Vec::new(),
            earlier_chat: false,
            record: snapshot.record.clone(),
            end: self.table.end().map(End::from),
            present: Presence::default(),
            time_left: None,
        }));
        serde_json::to_value(frame).expect("plain data")
    }

    /// Carries out a command and returns the step of each viewer.
    pub(crate) fn act(&mut self, command: Command) -> [Value; 3] {
        let events = self.table.act(command).expect("the command is allowed");
        let before = self.describer.clone();
        VIEWERS.map(|viewer| {
            self.describer = before.clone();
            self.step(&events, viewer)
        })
    }

    fn step(&mut self, events: &[Numbered<Event>], viewer: Viewer) -> Value {
        let describer = &mut self.describer;
        let seen = |Numbered { seq, event }: &Numbered<Event>| SeenEvent {
            seq: *seq,
            seen: describer.describe(&self.table.seen(event, viewer)),
        };
        let seen = events.iter().map(seen).collect();
        let opened = events.iter().any(|numbered| numbered.event == Event::Opened);
        let step = Step {
            seq: self.table.seq(),
            seen,
            done: None,
            you: None,
            table: None,
            view: self.table.view(viewer).as_ref().map(View::from),
            legal: self.legal(viewer),
            may: Vec::new(),
            end: self.table.end().filter(|_| opened).map(End::from),
            time_left: None,
        };
        serde_json::to_value(ServerFrame::Step(Box::new(step))).expect("plain data")
    }

    /// The commands of a whole game: deal, begin, then the cheapest lays.
    pub(crate) fn next_command(&self) -> Option<Command> {
        let Some(board) = self.table.game().map(|game| game.board()) else {
            let rules = self.table.settings().rules;
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
            let setup = Setup::deal(rules.name(), rules.seats().into(), &mut rng);
            return Some(Command::Deal(Deal { setup, salt: Some("pepper".into()) }));
        };
        let seat = match board.phase() {
            Phase::Dealt => return Some(Command::Game { seat: Seat::FIRST, command: Play::Begin }),
            Phase::Running => board.turn().seat(),
            Phase::Over(_) => return None,
        };
        let legal = self.table.view(Viewer::Seat(seat)).map(|view| view.legal()).unwrap_or_default();
        let cheapest = legal.iter().filter(|_| !board.may_end()).min_by_key(|legal| (legal.loses, legal.step.max(0)));
        let command = cheapest.map_or(Play::EndTurn, |legal| Play::Lay(legal.lay));
        Some(Command::Game { seat, command })
    }
}

/// A checker that has been welcomed.
pub(crate) fn welcomed(table: &FakeTable, viewer: Viewer) -> Checker {
    let mut checker = Checker::default();
    let heard = checker.hear(&table.welcome(viewer).to_string());
    assert!(matches!(heard, Ok(Heard::Welcome { .. })), "{heard:?}");
    checker
}

/// The fault found when the step of `viewer` is changed by `spoil`, at the first step that `wanted` chooses.
pub(crate) fn spoiled(viewer: usize, wanted: impl Fn(&Value) -> bool, spoil: impl Fn(&mut Value)) -> Fault {
    let mut table = FakeTable::new(GameName::Classic);
    let mut checker = welcomed(&table, VIEWERS[viewer]);
    while let Some(command) = table.next_command() {
        let mut frame = table.act(command)[viewer].take();
        if wanted(&frame) {
            spoil(&mut frame);
            return checker.hear(&frame.to_string()).expect_err("the fault is found");
        }
        checker.hear(&frame.to_string()).expect("the frame is right");
    }
    panic!("the game has no such step");
}
