//! One value of each kind for the comparison with the document, with all optional fields.

use tenback_bots::Level;
use tenback_rules::{Card, CardCommand, EndCause, GameName, Lay, Options, Pile, Rules, Seat, Signal};
use tenback_table::{Language, Talk};
use tenback_wire::{
    Advice, Bye, ClientCommand, ClientFrame, Clock, Coaching, CommandId, Commitment, CostlyLay, Costs, Device,
    DeviceList, Drawn, End, Ending, Group, GroupMember, LayKind, Legal, Lesson, LessonRequest, NewReplay, NewTable,
    Occasion, Outcome, Permission, Phase, Position, Presence, Puzzle, PuzzleList, PuzzleMoves, PuzzleOfTheDay,
    PuzzleStage, PuzzleStanding, PuzzleThemeCount, Refused, Remark, Replay, Seen, ServerFrame, Sitter, Stage, Step,
    Stuck, Summary, TableInfo, TriedOut, Turn, View, Vote, Welcome, WhatIf, You,
};

use crate::every::every;

pub(crate) const SEAT: Seat = Seat::FIRST;
const LEVEL: Level = Level::Expert;
const LAY: Lay = Lay { card: Card::HIGHEST, pile: Pile::A };
const CARD: Card = Card::HIGHEST;
const PILE: Pile = Pile::A;

pub(crate) fn id() -> CommandId {
    CommandId::new("x").expect("an id")
}

pub(crate) fn text() -> String {
    String::new()
}

pub(crate) fn asked() -> Vec<ClientCommand> {
    every!(ClientCommand {
        ClientCommand::Sit { .. } => ClientCommand::Sit { seat: None },
        ClientCommand::Leave {} => ClientCommand::Leave {},
        ClientCommand::Bot { .. } => ClientCommand::Bot { seat: SEAT, level: LEVEL },
        ClientCommand::Kick { .. } => ClientCommand::Kick { seat: SEAT },
        ClientCommand::PassHost { .. } => ClientCommand::PassHost { seat: SEAT },
        ClientCommand::Silence { .. } => ClientCommand::Silence { seat: SEAT, on: true },
        ClientCommand::Close {} => ClientCommand::Close {},
        ClientCommand::HandOver { .. } => ClientCommand::HandOver { seat: None, level: LEVEL },
        ClientCommand::Return {} => ClientCommand::Return {},
        ClientCommand::Coach { .. } => ClientCommand::Coach { coaching: tenback_table::Coaching::On },
        ClientCommand::Spectators { .. } => ClientCommand::Spectators { allowed: true },
        ClientCommand::InviteOnly { .. } => ClientCommand::InviteOnly { on: true },
        ClientCommand::Deal { .. } => ClientCommand::Deal { again: false },
        ClientCommand::Begin {} => ClientCommand::Begin {},
        ClientCommand::Lay { .. } => ClientCommand::Lay { lay: LAY },
        ClientCommand::EndTurn {} => ClientCommand::EndTurn {},
        ClientCommand::TakeBack {} => ClientCommand::TakeBack {},
        ClientCommand::Signal { .. } => ClientCommand::Signal { signal: Signal::NotMe },
        ClientCommand::Resign {} => ClientCommand::Resign {},
        ClientCommand::Vote { .. } => ClientCommand::Vote { agree: true },
        ClientCommand::Say { .. } => ClientCommand::Say { text: text() },
    })
}

pub(crate) fn seen() -> Vec<Seen> {
    every!(Seen {
        Seen::Seated { .. } => Seen::Seated { seat: SEAT, sitter: Sitter::Empty },
        Seen::Left { .. } => Seen::Left { seat: SEAT },
        Seen::Kicked { .. } => Seen::Kicked { seat: SEAT },
        Seen::HostPassed { .. } => Seen::HostPassed { seat: SEAT },
        Seen::Silenced { .. } => Seen::Silenced { seat: SEAT, on: true },
        Seen::HandedOver { .. } => Seen::HandedOver { seat: SEAT, level: LEVEL },
        Seen::Returned { .. } => Seen::Returned { seat: SEAT },
        Seen::TimeUp { .. } => Seen::TimeUp { seat: SEAT },
        Seen::GiveUpProposed { .. } => Seen::GiveUpProposed { seat: SEAT },
        Seen::GiveUpAnswered { .. } => Seen::GiveUpAnswered { seat: SEAT, agree: true },
        Seen::GiveUpDecided { .. } => Seen::GiveUpDecided { accepted: true },
        Seen::Renamed { .. } => Seen::Renamed { seat: SEAT, name: text() },
        Seen::Hinted { .. } => Seen::Hinted { seat: SEAT },
        Seen::Coaching { .. } => Seen::Coaching { seat: SEAT, coaching: tenback_table::Coaching::On },
        Seen::Spectators { .. } => Seen::Spectators { allowed: true },
        Seen::InviteOnly { .. } => Seen::InviteOnly { on: true },
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

pub(crate) fn client_frames() -> Vec<ClientFrame> {
    every!(ClientFrame {
        ClientFrame::Hello { .. } => ClientFrame::Hello { have: 0, invite: Some(text()) },
        ClientFrame::Do { .. } => ClientFrame::Do { id: id(), seen: Some(0), command: ClientCommand::Leave {} },
        ClientFrame::TryOut { .. } => ClientFrame::TryOut { id: id(), lays: vec![LAY] },
        ClientFrame::Hint { .. } => ClientFrame::Hint { id: id() },
    })
}

pub(crate) fn server_frames() -> Vec<ServerFrame> {
    every!(ServerFrame {
        ServerFrame::Welcome(_) => ServerFrame::Welcome(Box::new(welcome())),
        ServerFrame::Step(_) => ServerFrame::Step(Box::new(step())),
        ServerFrame::Done { .. } => ServerFrame::Done { id: id(), seq: 0 },
        ServerFrame::Refused(_) => ServerFrame::Refused(Refused { id: None, code: text(), text: text() }),
        ServerFrame::TriedOut(_) => ServerFrame::TriedOut(Box::new(tried_out())),
        ServerFrame::Hint(_) => ServerFrame::Hint(Box::new(advice())),
        ServerFrame::Costs(_) => ServerFrame::Costs(Box::new(costs())),
        ServerFrame::Remark(_) => ServerFrame::Remark(Box::new(remark())),
        ServerFrame::May { .. } => ServerFrame::May { may: vec![Permission::Leave] },
        ServerFrame::Present(_) => ServerFrame::Present(Presence::default()),
        ServerFrame::Bye(_) => ServerFrame::Bye(Bye { code: text(), text: text(), again_in: None }),
    })
}

pub(crate) fn sitters() -> Vec<Sitter> {
    every!(Sitter {
        Sitter::Empty => Sitter::Empty,
        Sitter::Person { .. } => Sitter::Person { name: text() },
        Sitter::Bot { .. } => Sitter::Bot { level: LEVEL },
        Sitter::StandIn { .. } => Sitter::StandIn { level: LEVEL, name: text() },
    })
}

// Values with all optional fields.

pub(crate) fn ending() -> Ending {
    Ending { outcome: Outcome::Lost, left: Some(1), winner: Some(SEAT), cause: EndCause::Stuck, seat: SEAT }
}

pub(crate) fn turn() -> Turn {
    Turn { number: 1, seat: SEAT, minimum: 2, lays: vec![LAY], may_end: true, owes: 0 }
}

pub(crate) fn pile() -> tenback_wire::Pile {
    let command = Some(CardCommand::Skull);
    tenback_wire::Pile { pile: PILE, ascending: true, top: 1, height: 0, owner: Some(SEAT), command }
}

pub(crate) fn view() -> View {
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

pub(crate) fn legal() -> Legal {
    Legal { lay: LAY, step: 1, kind: LayKind::Forward, loses: true, cause: Some(EndCause::Stuck) }
}

pub(crate) fn stuck() -> Stuck {
    Stuck { seat: SEAT, owes: 1, skull: Some(PILE), playable: vec![LAY], unplayable: vec![CARD] }
}

pub(crate) fn end() -> End {
    End { hands: vec![vec![CARD]], stocks: vec![vec![CARD]], turns: 1, ten_backs: 0, stuck: Some(stuck()) }
}

pub(crate) fn you() -> You {
    You { seat: Some(SEAT), host: true, name: text(), invite: Some(text()) }
}

pub(crate) fn vote() -> Vote {
    Vote { seat: SEAT, agree: vec![SEAT], object: Vec::new(), time_left: 1 }
}

pub(crate) fn table() -> TableInfo {
    TableInfo {
        rules: Rules::new(GameName::Classic, 3, Options::default()).expect("there are such rules"),
        talk: Talk::Chat,
        guard: true,
        language: Language::English,
        clock: Some(Clock { seconds: 60, loses: false }),
        spectators: true,
        invite_only: true,
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
        coaching: vec![Coaching::Off],
        occasion: Some(Occasion::Challenge { id: text() }),
        silenced: vec![SEAT],
    }
}

pub(crate) fn costly_lay() -> CostlyLay {
    CostlyLay { lay: LAY, points: 6, text: text() }
}

pub(crate) fn costs() -> Costs {
    Costs { turn: 1, laid: 0, best: vec![LAY], costly: vec![costly_lay()] }
}

pub(crate) fn remark() -> Remark {
    Remark { turn: 1, points: Some(6), better: vec![LAY], text: text() }
}

pub(crate) fn welcome() -> Welcome {
    Welcome {
        seq: 1,
        you: you(),
        table: table(),
        view: Some(view()),
        legal: vec![legal()],
        may: vec![Permission::Leave],
        after: 0,
        tail: Vec::new(),
        chat: Vec::new(),
        earlier_chat: true,
        record: Some(text()),
        end: Some(end()),
        present: Presence::default(),
        time_left: Some(1),
    }
}

pub(crate) fn step() -> Step {
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

pub(crate) fn tried_out() -> TriedOut {
    TriedOut { id: id(), view: view(), legal: vec![legal()], complete: false, lost: false }
}

pub(crate) fn advice() -> Advice {
    Advice { id: id(), lays: vec![LAY], only: false, reasons: vec![text()] }
}

pub(crate) fn what_if() -> WhatIf {
    WhatIf { at: 0, moves: Vec::new(), bots: Some(LEVEL) }
}

pub(crate) fn new_replay() -> NewReplay {
    NewReplay { record: text(), what_if: Some(what_if()) }
}

pub(crate) fn position() -> Position {
    Position { seen: Vec::new(), view: view(), hands: Vec::new() }
}

pub(crate) fn replay() -> Replay {
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

pub(crate) fn lesson() -> Lesson {
    Lesson {
        moves: Vec::new(),
        objection: Some(text()),
        step: 0,
        steps: 1,
        says: text(),
        request: LessonRequest::Play,
        sentences: Vec::new(),
        shows: Some(text()),
        rules: table().rules,
        seat: SEAT,
        names: Vec::new(),
        seen: Vec::new(),
        view: view(),
        legal: vec![legal()],
    }
}

pub(crate) fn group() -> Group {
    let members = vec![GroupMember { id: text(), name: text(), you: true }];
    Group { id: text(), name: text(), link: Some(text()), members }
}

pub(crate) fn puzzle_standing() -> PuzzleStanding {
    PuzzleStanding { rating: 1500.0, deviation: 350.0, volatility: 0.06, tried: 1, solved: 1, result: Some(true) }
}

pub(crate) fn puzzle_moves() -> PuzzleMoves {
    PuzzleMoves { moves: Vec::new(), give_up: true, standing: Some(puzzle_standing()) }
}

pub(crate) fn puzzle_themes() -> PuzzleThemeCount {
    PuzzleThemeCount { theme: text(), count: 1 }
}

pub(crate) fn puzzle_list() -> PuzzleList {
    let today = PuzzleOfTheDay { id: text(), game: GameName::Classic, themes: vec![text()], difficulty: 1500 };
    PuzzleList { count: 1, themes: vec![puzzle_themes()], today, standing: Some(puzzle_standing()) }
}

pub(crate) fn puzzle() -> Puzzle {
    Puzzle {
        id: text(),
        themes: Vec::new(),
        difficulty: 1500,
        task: text(),
        moves: Vec::new(),
        stage: PuzzleStage::Shown,
        objection: Some(text()),
        why: Some(text()),
        solution: Some(Vec::new()),
        rules: table().rules,
        seat: SEAT,
        names: Vec::new(),
        hands: Vec::new(),
        seen: Vec::new(),
        view: view(),
        legal: vec![legal()],
        standing: Some(puzzle_standing()),
    }
}

pub(crate) fn new_table() -> NewTable {
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
        invite_only: true,
        open: true,
        bots: Vec::new(),
        sit: true,
        invitation: Some(text()),
    }
}

pub(crate) fn summary() -> Summary {
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
        invite_only: true,
        finished: 1,
        ending: Some(ending()),
        your_seat: Some(SEAT),
        your_turn: Some(true),
        updated: Some(0),
    }
}

pub(crate) fn device() -> Device {
    Device { id: text(), name: text(), since: 1, seen: 0, this: true }
}

pub(crate) fn device_list() -> DeviceList {
    DeviceList { devices: vec![device()], most: 12, backup_since: Some(1) }
}
