//! The stored form of a table: what never changes about it, and snapshots.

use std::collections::{HashMap, VecDeque};
use std::fmt;

use serde::{Deserialize, Serialize};
use tenback_store::{CommandKey, Entry, Store, StoreError, StoredSnapshot, StoredTable, Timestamp};
use tenback_table::{Event, Name, PersonId, Settings, State, Table};

use crate::contest::TableContest;

/// What never changes about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Charter {
    /// The initial settings.
    pub(crate) settings: Settings,
    /// Whether it is listed publicly while a seat is free.
    pub(crate) open: bool,
    /// The contest it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) contest: Option<TableContest>,
}

/// The stored form of a snapshot.
#[derive(Serialize, Deserialize)]
struct StoredState {
    state: State,
    /// The latest commands and the number of the last event of each.
    done: Vec<(PersonId, String, u64)>,
}

/// Handled commands of each person, so that repeated ones are recognised.
#[derive(Clone, Debug, Default)]
pub(crate) struct HandledCommands(HashMap<PersonId, VecDeque<(String, u64)>>);

impl HandledCommands {
    /// The maximum number of commands.
    const MOST: usize = 1024;
    /// The maximum per person: more than any client repeats, so that it takes many to displace another's.
    const MOST_OF_ONE: usize = 64;

    pub(crate) fn find(&self, command: &CommandKey) -> Option<u64> {
        let own = self.0.get(&command.person)?;
        own.iter().rev().find(|(id, _)| *id == command.id).map(|(_, seq)| *seq)
    }

    pub(crate) fn note(&mut self, command: CommandKey, seq: u64) {
        let own = self.0.entry(command.person).or_default();
        if let Some((_, known)) = own.iter_mut().rev().find(|(id, _)| *id == command.id) {
            *known = seq.max(*known);
            return;
        }
        own.push_back((command.id, seq));
        if own.len() > HandledCommands::MOST_OF_ONE {
            own.pop_front();
        } else if self.0.values().map(VecDeque::len).sum::<usize>() > HandledCommands::MOST {
            self.forget_oldest();
        }
    }

    fn forget_oldest(&mut self) {
        let oldest = self.0.iter().min_by_key(|(_, own)| own.front().map(|(_, seq)| *seq)).map(|(person, _)| *person);
        if let Some(person) = oldest {
            let own = self.0.entry(person).or_default();
            own.pop_front();
            if own.is_empty() {
                self.0.remove(&person);
            }
        }
    }

    /// The same without those of a person.
    pub(crate) fn without(&self, person: PersonId) -> HandledCommands {
        let mut others = self.clone();
        others.0.remove(&person);
        others
    }

    /// All of them in the order of their events.
    fn in_order(&self) -> Vec<(PersonId, String, u64)> {
        let of_one = |(person, own): (&PersonId, &VecDeque<(String, u64)>)| {
            let person = *person;
            own.iter().map(move |(id, seq)| (person, id.clone(), *seq)).collect::<Vec<_>>()
        };
        let mut all: Vec<_> = self.0.iter().flat_map(of_one).collect();
        all.sort_by_key(|(_, _, seq)| *seq);
        all
    }
}

/// Why a stored table cannot be loaded.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The text is malformed.
    Malformed(serde_json::Error),
    /// The contents are inconsistent.
    Inconsistent,
}

impl From<serde_json::Error> for LoadError {
    fn from(error: serde_json::Error) -> LoadError {
        LoadError::Malformed(error)
    }
}

/// For logs.
impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Malformed(error) => write!(f, "malformed: {error}"),
            LoadError::Inconsistent => f.write_str("inconsistent"),
        }
    }
}

/// A table that has been loaded.
pub(crate) struct LoadedTable {
    pub(crate) charter: Charter,
    pub(crate) table: Table,
    pub(crate) done: HandledCommands,
    /// The number of the last event in the stored snapshot.
    pub(crate) snapshot_seq: u64,
    /// The bytes stored for it.
    pub(crate) bytes: u64,
    /// When the time of the current turn is up.
    pub(crate) deadline: Option<Timestamp>,
}

/// A stored table, parsed but not replayed yet.
pub(crate) struct ParsedTable {
    charter: Charter,
    snapshot: Option<(u64, StoredState)>,
    tail: Vec<ParsedEntry>,
    bytes: u64,
    deadline: Option<Timestamp>,
}

/// An entry of a table's log.
pub(crate) struct ParsedEntry {
    seq: u64,
    command: Option<CommandKey>,
    event: Event,
}

impl ParsedEntry {
    pub(crate) fn of(entry: &Entry) -> Result<ParsedEntry, LoadError> {
        let event = serde_json::from_str(&entry.event)?;
        Ok(ParsedEntry { seq: entry.seq, command: entry.command.clone(), event })
    }

    /// The number of a chat message, who sent it and what, unless it has been deleted.
    pub(crate) fn said(&self) -> Option<(u64, PersonId, &str)> {
        let by = self.command.as_ref()?.person;
        match &self.event {
            Event::Said { text, .. } if !text.is_empty() => Some((self.seq, by, text)),
            _ => None,
        }
    }

    /// The event without the text of a message, as stored.
    pub(crate) fn silenced(mut self) -> String {
        if let Event::Said { text, .. } = &mut self.event {
            text.clear();
        }
        serde_json::to_string(&self.event).expect("an event is plain data")
    }

    /// The person whose name it needs.
    pub(crate) const fn person(&self) -> Option<PersonId> {
        self.event.person()
    }

    /// Applies the event to a table.
    pub(crate) fn follow(self, table: &mut Table, names: &Names) -> Result<(), LoadError> {
        if self.seq != table.seq() + 1 {
            return Err(LoadError::Inconsistent);
        }
        let mut event = self.event;
        event.name_people(|person| names.get(&person).cloned());
        table.catch_up(&event).map_err(|_| LoadError::Inconsistent)
    }
}

/// Names of people.
pub(crate) type Names = HashMap<PersonId, Name>;

/// Looks up names. Unknown people have none.
pub(crate) async fn names(store: &dyn Store, people: Vec<PersonId>) -> Result<Names, StoreError> {
    let names = store.names(&people).await?;
    Ok(names.into_iter().map(|(id, name)| (id, Name::stored(&name))).collect())
}

impl ParsedTable {
    pub(crate) fn of(stored: &StoredTable) -> Result<ParsedTable, LoadError> {
        let read = |snapshot: &StoredSnapshot| Ok((snapshot.seq, serde_json::from_str(&snapshot.state)?));
        Ok(ParsedTable {
            charter: serde_json::from_str(&stored.charter)?,
            snapshot: stored.snapshot.as_ref().map(read).transpose().map_err(LoadError::Malformed)?,
            tail: stored.tail.iter().map(ParsedEntry::of).collect::<Result<_, _>>()?,
            bytes: stored.bytes,
            deadline: stored.deadline,
        })
    }

    /// The people whose names the table needs.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let snapshot = self.snapshot.iter().flat_map(|(_, put)| put.state.people());
        snapshot.chain(self.tail.iter().filter_map(ParsedEntry::person)).collect()
    }
}

/// Restores a table, with the names of its people.
pub(crate) fn restore(read: ParsedTable, names: &Names) -> Result<LoadedTable, LoadError> {
    let ParsedTable { charter, snapshot, tail, bytes, deadline } = read;
    let mut done = HandledCommands::default();
    let snapshot_seq = snapshot.as_ref().map_or(0, |(seq, _)| *seq);
    let mut table = match snapshot {
        None => Table::new(charter.settings.clone()),
        Some((seq, mut put)) => {
            for (person, id, seq) in put.done {
                done.note(CommandKey { person, id }, seq);
            }
            if put.state.seq() != seq {
                return Err(LoadError::Inconsistent);
            }
            put.state.name_people(|person| names.get(&person).cloned());
            Table::from_state(put.state).map_err(|_| LoadError::Inconsistent)?
        }
    };
    for entry in tail {
        if let Some(command) = &entry.command {
            done.note(command.clone(), entry.seq);
        }
        entry.follow(&mut table, names)?;
    }
    Ok(LoadedTable { charter, table, done, snapshot_seq, bytes, deadline })
}

/// The stored form of a snapshot.
pub(crate) fn snapshot_text(table: &Table, done: &HandledCommands) -> Result<String, serde_json::Error> {
    serde_json::to_string(&StoredState { state: table.state(), done: done.in_order() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenback_rules::{GameName, Options, Rules, Seat, Setup};
    use tenback_table::{Clock, Command, Deal, Language, Person, Sitter};

    /// A table in mid-game with everything that can be stored.
    fn full() -> (Charter, Table, HandledCommands) {
        let rules = Rules::new(GameName::Extreme, 2, Options::default()).expect("the game allows two seats");
        let clock = Some(Clock { seconds: 30, loses: false });
        let settings = Settings { clock, spectators: true, ..Settings::new(rules, Language::Polish) };
        let charter = Charter { settings: settings.clone(), open: true, contest: None };
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
        act(Command::Kick { seat: Seat::SECOND, from: vec!["digest".into()] });
        act(Command::Sit { seat: Seat::SECOND, sitter: Sitter::Bot { level: tenback_bots::Level::Expert } });
        act(Command::Deal(Deal { setup, salt: None }));
        act(Command::HandOver { seat: Seat::FIRST, level: tenback_bots::Level::Greedy });
        let mut done = HandledCommands::default();
        done.note(CommandKey { person: PersonId::new(1), id: "c1".into() }, 3);
        (charter, table, done)
    }

    /// Old files must remain readable: fields may be added to these texts, but none may change.
    #[test]
    fn golden_stored_tables_can_still_be_loaded() {
        let (charter, table, done) = full();
        let charter_text = serde_json::to_string(&charter).expect("plain data");
        let state = snapshot_text(&table, &done).expect("plain data");
        insta::assert_snapshot!("charter", charter_text);
        insta::assert_snapshot!("snapshot", state);
        let snapshot = Some(StoredSnapshot { seq: table.seq(), state });
        let stored = StoredTable {
            host: PersonId::new(1),
            charter: charter_text,
            closed: false,
            snapshot,
            tail: Vec::new(),
            bytes: 0,
            deadline: None,
        };
        let names = [(1, "Ada"), (2, "Ben")].map(|(id, name)| (PersonId::new(id), Name::new(name).expect("a name")));
        assert!(
            names
                .iter()
                .all(|(_, name)| !stored.snapshot.as_ref().is_some_and(|stored| stored.state.contains(name.as_str())))
        );
        let read = ParsedTable::of(&stored).expect("readable");
        assert!(
            read.people().contains(&PersonId::new(1)),
            "the names of people who sit there or have chatted are looked up"
        );
        let up = restore(read, &names.into()).expect("consistent");
        assert_eq!((up.charter, up.table.seq(), up.snapshot_seq), (charter, table.seq(), table.seq()));
        assert_eq!(up.table.state(), table.state());
        assert_eq!(up.done.find(&CommandKey { person: PersonId::new(1), id: "c1".into() }), Some(3));
    }

    #[test]
    fn nobody_pushes_anothers_commands_out() {
        let mut done = HandledCommands::default();
        let command = |person, id: usize| CommandKey { person: PersonId::new(person), id: id.to_string() };
        done.note(command(1, 0), 1);
        (0..1_000).for_each(|id| done.note(command(2, id), 2));
        assert_eq!(done.find(&command(1, 0)), Some(1));
        assert_eq!((done.find(&command(2, 999)), done.find(&command(2, 0))), (Some(2), None));
    }

    #[test]
    fn a_gap_in_what_is_kept_is_noticed() {
        let (charter, table, done) = full();
        let state = snapshot_text(&table, &done).expect("plain data");
        let charter = serde_json::to_string(&charter).expect("plain data");
        let entry = Entry { seq: table.seq() + 2, command: None, event: "{\"left\":{\"seat\":1}}".into() };
        let snapshot = Some(StoredSnapshot { seq: table.seq(), state });
        let stored = StoredTable {
            host: PersonId::new(1),
            charter,
            closed: false,
            snapshot,
            tail: vec![entry],
            bytes: 0,
            deadline: None,
        };
        let read = ParsedTable::of(&stored).expect("readable");
        assert!(matches!(restore(read, &Names::new()), Err(LoadError::Inconsistent)));
    }
}
