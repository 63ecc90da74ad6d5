//! What never changes about a table, and how a table is kept beside its events.

use std::collections::hash_map::Entry as Slot;
use std::collections::{HashMap, VecDeque};
use std::fmt;

use serde::{Deserialize, Serialize};
use tenback_store::{CommandKey, Entry, Store, StoreError, StoredSnapshot, StoredTable};
use tenback_table::{Event, Name, PersonId, Settings, State, Table};

/// What never changes about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Charter {
    /// What was agreed at first.
    pub(crate) settings: Settings,
    /// Whether it stands in the list of open tables while a seat is free.
    pub(crate) open: bool,
}

/// A table as a snapshot keeps it.
#[derive(Serialize, Deserialize)]
struct Put {
    state: State,
    /// The last commands and the number of the last event of each.
    done: Vec<(PersonId, String, u64)>,
}

/// Commands that were done, so that a repeated one is recognised.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done(VecDeque<(CommandKey, u64)>);

impl Done {
    /// So many commands are remembered in all.
    const MOST: usize = 1024;
    /// And so many of one person: more than any client repeats, and nobody pushes another's out.
    const MOST_OF_ONE: usize = 64;

    pub(crate) fn find(&self, command: &CommandKey) -> Option<u64> {
        self.0.iter().rev().find(|(done, _)| done == command).map(|(_, seq)| *seq)
    }

    pub(crate) fn note(&mut self, command: CommandKey, seq: u64) {
        if let Some(known) = self.0.iter_mut().rev().find(|(done, _)| *done == command) {
            known.1 = known.1.max(seq);
            return;
        }
        let of_one = |(done, _): &&(CommandKey, u64)| done.person == command.person;
        if self.0.iter().filter(of_one).count() >= Done::MOST_OF_ONE {
            let oldest = self.0.iter().position(|(done, _)| done.person == command.person);
            oldest.and_then(|index| self.0.remove(index));
        } else if self.0.len() >= Done::MOST {
            self.0.pop_front();
        }
        self.0.push_back((command, seq));
    }
}

/// Why a table cannot be taken up again.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// What is kept is no text that a table wrote.
    Text(serde_json::Error),
    /// It is, but makes no sense.
    Unsound,
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Unreadable {
        Unreadable::Text(error)
    }
}

/// For logs.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Text(error) => write!(f, "unreadable: {error}"),
            Unreadable::Unsound => f.write_str("what is kept makes no sense"),
        }
    }
}

/// A table as it goes on.
pub(crate) struct TakenUp {
    pub(crate) charter: Charter,
    pub(crate) table: Table,
    pub(crate) done: Done,
    /// The last event in the snapshot that is kept.
    pub(crate) kept_at: u64,
}

/// What is stored of a table, read but not yet played through.
pub(crate) struct ReadTable {
    charter: Charter,
    snapshot: Option<(u64, Put)>,
    tail: Vec<ReadEntry>,
}

/// An entry of a table's log.
pub(crate) struct ReadEntry {
    seq: u64,
    command: Option<CommandKey>,
    event: Event,
}

impl ReadEntry {
    pub(crate) fn of(entry: &Entry) -> Result<ReadEntry, Unreadable> {
        let event = serde_json::from_str(&entry.event)?;
        Ok(ReadEntry { seq: entry.seq, command: entry.command.clone(), event })
    }

    /// The person whose name it needs.
    pub(crate) const fn person(&self) -> Option<PersonId> {
        self.event.person()
    }

    /// Follows the event on a table.
    pub(crate) fn follow(self, table: &mut Table, names: &Names) -> Result<(), Unreadable> {
        if self.seq != table.seq() + 1 {
            return Err(Unreadable::Unsound);
        }
        let mut event = self.event;
        event.name_people(|person| names.get(&person).cloned());
        table.catch_up(&event).map_err(|_| Unreadable::Unsound)
    }
}

/// What people are called.
pub(crate) type Names = HashMap<PersonId, Name>;

/// Looks up what people are called. Whoever is not known any more has no name.
pub(crate) async fn names(store: &dyn Store, people: Vec<PersonId>) -> Result<Names, StoreError> {
    let mut names = Names::new();
    for id in people {
        if let Slot::Vacant(slot) = names.entry(id)
            && let Some(person) = store.person(id).await?
        {
            slot.insert(Name::kept(&person.name));
        }
    }
    Ok(names)
}

impl ReadTable {
    pub(crate) fn of(kept: &StoredTable) -> Result<ReadTable, Unreadable> {
        let read = |snapshot: &StoredSnapshot| Ok((snapshot.seq, serde_json::from_str(&snapshot.state)?));
        Ok(ReadTable {
            charter: serde_json::from_str(&kept.charter)?,
            snapshot: kept.snapshot.as_ref().map(read).transpose().map_err(Unreadable::Text)?,
            tail: kept.tail.iter().map(ReadEntry::of).collect::<Result<_, _>>()?,
        })
    }

    /// Everybody whose name the table needs.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let snapshot = self.snapshot.iter().flat_map(|(_, put)| put.state.people());
        snapshot.chain(self.tail.iter().filter_map(ReadEntry::person)).collect()
    }
}

/// A table taken up again, with the names of its people.
pub(crate) fn take_up(read: ReadTable, names: &Names) -> Result<TakenUp, Unreadable> {
    let ReadTable { charter, snapshot, tail } = read;
    let mut done = Done::default();
    let kept_at = snapshot.as_ref().map_or(0, |(seq, _)| *seq);
    let mut table = match snapshot {
        None => Table::new(charter.settings.clone()),
        Some((seq, mut put)) => {
            for (person, id, seq) in put.done {
                done.note(CommandKey { person, id }, seq);
            }
            if put.state.seq() != seq {
                return Err(Unreadable::Unsound);
            }
            put.state.name_people(|person| names.get(&person).cloned());
            Table::from_state(put.state).map_err(|_| Unreadable::Unsound)?
        }
    };
    for entry in tail {
        if let Some(command) = &entry.command {
            done.note(command.clone(), entry.seq);
        }
        entry.follow(&mut table, names)?;
    }
    Ok(TakenUp { charter, table, done, kept_at })
}

/// A table as a snapshot keeps it.
pub(crate) fn put_away(table: &Table, done: &Done) -> Result<String, serde_json::Error> {
    let done = done.0.iter().map(|(command, seq)| (command.person, command.id.clone(), *seq)).collect();
    serde_json::to_string(&Put { state: table.state(), done })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenback_rules::{GameName, Options, Rules, Seat, Setup};
    use tenback_table::{Clock, Command, Deal, Language, Person, Sitter};

    /// A table in mid-game with everything that can be kept.
    fn full() -> (Charter, Table, Done) {
        let rules = Rules::new(GameName::Extreme, 2, Options::default()).expect("two may play");
        let clock = Some(Clock { seconds: 30, loses: false });
        let settings = Settings { clock, spectators: true, ..Settings::new(rules, Language::Polish) };
        let charter = Charter { settings: settings.clone(), open: true };
        let mut table = Table::new(settings);
        let mut act = |command| table.act(command).expect("allowed");
        for (seat, name) in Seat::all(2).zip(["Ada", "Ben"]) {
            let id = PersonId::new(seat.number().into());
            let person = Person { id, name: Name::new(name).expect("a name"), language: Language::Czech };
            act(Command::Sit { seat, sitter: Sitter::Person(person) });
        }
        let mut rng = <rand_xoshiro::Xoshiro256PlusPlus as rand_xoshiro::rand_core::SeedableRng>::seed_from_u64(9);
        let setup = Setup { first: Some(1), ..Setup::deal(GameName::Extreme, 2, &mut rng) };
        act(Command::Say { seat: Seat::FIRST, text: "Hello!".into() });
        act(Command::Deal(Deal { setup: setup.clone(), salt: Some("pepper".into()) }));
        act(Command::Game { seat: Seat::FIRST, command: tenback_rules::Command::Resign });
        act(Command::Kick { seat: Seat::SECOND });
        act(Command::Sit { seat: Seat::SECOND, sitter: Sitter::Bot { level: tenback_bots::Level::Expert } });
        act(Command::Deal(Deal { setup, salt: None }));
        act(Command::HandOver { seat: Seat::FIRST, level: tenback_bots::Level::Greedy });
        let mut done = Done::default();
        done.note(CommandKey { person: PersonId::new(1), id: "c1".into() }, 3);
        (charter, table, done)
    }

    /// What was written once must be readable for ever: fields may be added to these texts, and none may change.
    #[test]
    fn golden_kept_tables_are_still_read() {
        let (charter, table, done) = full();
        let charter_text = serde_json::to_string(&charter).expect("plain data");
        let state = put_away(&table, &done).expect("plain data");
        insta::assert_snapshot!("charter", charter_text);
        insta::assert_snapshot!("snapshot", state);
        let snapshot = Some(StoredSnapshot { seq: table.seq(), state });
        let kept = StoredTable { host: PersonId::new(1), charter: charter_text, snapshot, tail: Vec::new() };
        let names = [(1, "Ada"), (2, "Ben")].map(|(id, name)| (PersonId::new(id), Name::new(name).expect("a name")));
        assert!(
            names
                .iter()
                .all(|(_, name)| !kept.snapshot.as_ref().is_some_and(|kept| kept.state.contains(name.as_str())))
        );
        let read = ReadTable::of(&kept).expect("readable");
        assert!(read.people().contains(&PersonId::new(1)), "whoever sits there or has said something is looked up");
        let up = take_up(read, &names.into()).expect("sound");
        assert_eq!((up.charter, up.table.seq(), up.kept_at), (charter, table.seq(), table.seq()));
        assert_eq!(up.table.state(), table.state());
        assert_eq!(up.done.find(&CommandKey { person: PersonId::new(1), id: "c1".into() }), Some(3));
    }

    #[test]
    fn nobody_pushes_anothers_commands_out() {
        let mut done = Done::default();
        let command = |person, id: usize| CommandKey { person: PersonId::new(person), id: id.to_string() };
        done.note(command(1, 0), 1);
        (0..1_000).for_each(|id| done.note(command(2, id), 2));
        assert_eq!(done.find(&command(1, 0)), Some(1));
        assert_eq!((done.find(&command(2, 999)), done.find(&command(2, 0))), (Some(2), None));
    }

    #[test]
    fn a_gap_in_what_is_kept_is_noticed() {
        let (charter, table, done) = full();
        let state = put_away(&table, &done).expect("plain data");
        let charter = serde_json::to_string(&charter).expect("plain data");
        let entry = Entry { seq: table.seq() + 2, command: None, event: "{\"left\":{\"seat\":1}}".into() };
        let snapshot = Some(StoredSnapshot { seq: table.seq(), state });
        let kept = StoredTable { host: PersonId::new(1), charter, snapshot, tail: vec![entry] };
        let read = ReadTable::of(&kept).expect("readable");
        assert!(matches!(take_up(read, &Names::new()), Err(Unreadable::Unsound)));
    }
}
