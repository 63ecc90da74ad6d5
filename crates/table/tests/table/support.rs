//! Test tables with people and bots who play sensibly.

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_rules::{Command as GameCommand, GameName, Options, PileSignal, Rules, Seat, Setup, Signal, View, Viewer};
use tenback_table::{
    Command, Deal, Event, Language, Name, Numbered, Person, PersonId, Refusal, Settings, Sitter, Table, Talk,
};

/// The people and settings of a table for two.
pub(crate) struct Guests {
    pub(crate) table: Language,
    pub(crate) people: [Language; 2],
    pub(crate) talk: Talk,
    pub(crate) guard: bool,
}

impl Default for Guests {
    fn default() -> Guests {
        Guests { table: Language::English, people: [Language::English; 2], talk: Talk::Chat, guard: true }
    }
}

pub(crate) fn person(name: &str, language: Language) -> Sitter {
    let id = PersonId::new(name.bytes().fold(7, |id, byte| id * 31 + u64::from(byte)));
    Sitter::Person(Person { id, name: Name::new(name).expect("a name"), language })
}

pub(crate) fn rules(game: GameName, seats: u8) -> Rules {
    Rules::new(game, seats, Options::default()).expect("the game allows these seats")
}

pub(crate) fn deal(game: GameName, seats: u8, seed: u64) -> Deal {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Deal { setup: Setup::deal(game, seats.into(), &mut rng), salt: None }
}

/// A table for two with Ann and Bob, before the deal.
pub(crate) fn seated(game: GameName, guests: &Guests) -> Table {
    let agreed = Settings::new(rules(game, 2), guests.table);
    let settings = Settings { talk: guests.talk, guard: guests.guard, ..agreed };
    let mut table = Table::new(settings);
    for ((seat, name), language) in Seat::all(2).zip(["Ann", "Bob"]).zip(guests.people) {
        table.act(Command::Sit { seat, sitter: person(name, language) }).expect("the seat is free");
    }
    table
}

/// The same after the deal, before the first turn.
pub(crate) fn dealt(game: GameName, guests: Guests) -> Table {
    let mut table = seated(game, &guests);
    table.act(Command::Deal(deal(game, 2, 7))).expect("all sit");
    table
}

pub(crate) fn game(seat: Seat, command: GameCommand) -> Command {
    Command::Game { seat, command }
}

pub(crate) fn say(seat: Seat, text: &str) -> Command {
    Command::Say { seat, text: text.into() }
}

pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A game played with commands only: people who take the cheapest step, bots, signals and chat.
pub(crate) struct Playthrough {
    pub(crate) table: Table,
    pub(crate) log: Vec<Numbered<Event>>,
    /// The number of the last event after each command.
    pub(crate) commands: Vec<u64>,
    rng: BotRng,
}

impl Playthrough {
    /// Every second seat is a bot; nothing is dealt yet.
    pub(crate) fn new(kind: GameName, seats: u8) -> Playthrough {
        let table = Table::new(Settings::new(rules(kind, seats), Language::English));
        let mut played = Playthrough { table, log: Vec::new(), commands: Vec::new(), rng: BotRng::seed_from_u64(11) };
        for seat in Seat::all(seats) {
            let sitter = match seat.index() % 2 {
                0 => person(&format!("Guest {seat}"), Language::ALL[seat.index()]),
                _ => Sitter::Bot { level: Level::Greedy },
            };
            played.act(Command::Sit { seat, sitter });
        }
        played
    }

    pub(crate) fn act(&mut self, command: Command) {
        let told = format!("{command:?}");
        self.try_to(command).unwrap_or_else(|why| panic!("{told}: {why:?}"));
    }

    fn try_to(&mut self, command: Command) -> Result<(), Refusal> {
        self.log.extend(self.table.act(command)?);
        self.commands.push(self.table.seq());
        Ok(())
    }

    /// Deals, agrees on who goes first, and plays up to `turns` turns.
    pub(crate) fn play(&mut self, seed: u64, turns: u16) {
        let rules = self.table.settings().rules;
        self.act(Command::Deal(deal(rules.name(), rules.seats(), seed)));
        self.act(say(Seat::FIRST, "Good luck to all!"));
        let first = Seat::all(rules.seats()).next_back().expect("a seat");
        let _no_signals_between_opponents = self.try_to(game(first, GameCommand::Signal(Signal::LetMeBegin)));
        self.act(game(first, GameCommand::Begin));
        while let Some(seat) = self.to_move().filter(|_| self.turn() <= turns) {
            self.chatter(seat);
            match self.table.bot_to_move() {
                Some((bot, level)) => self.bot_turn(bot, level),
                None => self.person_turn(seat),
            }
        }
    }

    fn to_move(&self) -> Option<Seat> {
        self.table.view(Viewer::Spectator).and_then(|view| view.board().to_move())
    }

    fn turn(&self) -> u16 {
        self.table.view(Viewer::Spectator).map_or(0, |view| view.board().turn().number())
    }

    /// Chats and signals; a mute card may prevent it.
    fn chatter(&mut self, seat: Seat) {
        let signal = Signal::Pile(PileSignal::SmallSteps, tenback_rules::Pile::ALL[seat.index() % 4]);
        let _muted = self.try_to(game(seat, GameCommand::Signal(signal)));
        let _muted = self.try_to(say(Seat::FIRST, "Small steps, please."));
    }

    fn bot_turn(&mut self, seat: Seat, level: Level) {
        let view = self.own_view(seat);
        let choice = Bot::new(level).choose(&view, Budget::Evaluations(1), &mut self.rng);
        let turn = self.turn();
        for lay in choice.turn.as_slice() {
            self.act(game(seat, GameCommand::Lay(*lay)));
        }
        if self.to_move() == Some(seat) && self.turn() == turn {
            self.act(game(seat, GameCommand::EndTurn));
        }
    }

    fn person_turn(&mut self, seat: Seat) {
        let turn = self.turn();
        while self.to_move() == Some(seat) && self.turn() == turn {
            let view = self.own_view(seat);
            let cheapest = view.legal().into_iter().min_by_key(|legal| (legal.loses, legal.step));
            let cheap = cheapest.filter(|legal| !view.board().may_end() || legal.step < 2);
            match cheap {
                Some(legal) => self.act(game(seat, GameCommand::Lay(legal.lay))),
                None => self.act(game(seat, GameCommand::EndTurn)),
            }
        }
    }

    fn own_view(&self, seat: Seat) -> View {
        self.table.view(Viewer::Seat(seat)).expect("dealt")
    }
}

/// All three games, with the numbers of seats that matter.
pub(crate) const KINDS: [(GameName, u8); 6] = [
    (GameName::Classic, 1),
    (GameName::Classic, 3),
    (GameName::Classic, 5),
    (GameName::Extreme, 1),
    (GameName::Extreme, 4),
    (GameName::FaceToFace, 2),
];
