//! Tables with people on them, for the tests.

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use tenback_rules::{GameName, Options, Rules, Seat, Setup};
use tenback_table::{Command, Deal, Language, Name, Settings, Sitter, Table, Talk};

/// Who sits at a table for two, and what they have agreed on.
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
    Sitter::Person { name: Name::new(name).expect("a name"), language }
}

/// A table for two with Ann and Bob, where nothing is dealt yet.
pub(crate) fn seated(game: GameName, guests: &Guests) -> Table {
    let rules = Rules::new(game, 2, Options::default()).expect("two may play all games");
    let settings = Settings { rules, talk: guests.talk, guard: guests.guard, language: guests.table };
    let mut table = Table::new(settings);
    for ((seat, name), language) in Seat::all(2).zip(["Ann", "Bob"]).zip(guests.people) {
        table.act(Command::Sit { seat, sitter: person(name, language) }).expect("the seat is free");
    }
    table
}

/// The same after the deal; nobody has begun.
pub(crate) fn dealt(game: GameName, guests: Guests) -> Table {
    let mut table = seated(game, &guests);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let setup = Setup::deal(game, 2, &mut rng);
    table.act(Command::Deal(Deal { setup, salt: None })).expect("all sit");
    table
}
