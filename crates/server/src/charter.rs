//! What never changes about a table, and how a table is kept beside its events.

use std::collections::VecDeque;
use std::fmt;

use serde::{Deserialize, Serialize};
use tenback_store::{CommandKey, Entry, StoredTable};
use tenback_table::{Event, PersonId, Settings, State, Table};

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

    pub(crate) fn find(&self, cause: &CommandKey) -> Option<u64> {
        self.0.iter().rev().find(|(done, _)| done == cause).map(|(_, seq)| *seq)
    }

    pub(crate) fn note(&mut self, cause: CommandKey, seq: u64) {
        if let Some(known) = self.0.iter_mut().rev().find(|(done, _)| *done == cause) {
            known.1 = known.1.max(seq);
            return;
        }
        let of_one = |(done, _): &&(CommandKey, u64)| done.person == cause.person;
        if self.0.iter().filter(of_one).count() >= Done::MOST_OF_ONE {
            let oldest = self.0.iter().position(|(done, _)| done.person == cause.person);
            oldest.and_then(|index| self.0.remove(index));
        } else if self.0.len() >= Done::MOST {
            self.0.pop_front();
        }
        self.0.push_back((cause, seq));
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

/// A table taken up again: one read gives all of it.
pub(crate) fn take_up(kept: &StoredTable) -> Result<TakenUp, Unreadable> {
    let charter: Charter = serde_json::from_str(&kept.charter)?;
    let mut done = Done::default();
    let mut table = match &kept.snapshot {
        None => Table::new(charter.settings.clone()),
        Some(snapshot) => {
            let put: Put = serde_json::from_str(&snapshot.state)?;
            for (person, id, seq) in put.done {
                done.note(CommandKey { person, id }, seq);
            }
            if put.state.seq() != snapshot.seq {
                return Err(Unreadable::Unsound);
            }
            Table::from_state(put.state).map_err(|_| Unreadable::Unsound)?
        }
    };
    for entry in &kept.tail {
        follow(&mut table, entry)?;
        if let Some(cause) = &entry.cause {
            done.note(cause.clone(), entry.seq);
        }
    }
    let kept_at = kept.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    Ok(TakenUp { charter, table, done, kept_at })
}

/// Follows an event that was kept.
pub(crate) fn follow(table: &mut Table, entry: &Entry) -> Result<(), Unreadable> {
    if entry.seq != table.seq() + 1 {
        return Err(Unreadable::Unsound);
    }
    let event: Event = serde_json::from_str(&entry.event)?;
    table.catch_up(&event).map_err(|_| Unreadable::Unsound)
}

/// A table as a snapshot keeps it.
pub(crate) fn put_away(table: &Table, done: &Done) -> Result<String, serde_json::Error> {
    let done = done.0.iter().map(|(cause, seq)| (cause.person, cause.id.clone(), *seq)).collect();
    serde_json::to_string(&Put { state: table.state(), done })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenback_rules::{GameName, Options, Rules, Seat, Setup};
    use tenback_store::StoredSnapshot;
    use tenback_table::{Clock, Command, Deal, Language, Name, Person, Sitter};

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
        let up = take_up(&kept).expect("sound");
        assert_eq!((up.charter, up.table.seq(), up.kept_at), (charter, table.seq(), table.seq()));
        assert_eq!(up.table.state(), table.state());
        assert_eq!(up.done.find(&CommandKey { person: PersonId::new(1), id: "c1".into() }), Some(3));
    }

    #[test]
    fn nobody_pushes_anothers_commands_out() {
        let mut done = Done::default();
        let cause = |person, id: usize| CommandKey { person: PersonId::new(person), id: id.to_string() };
        done.note(cause(1, 0), 1);
        (0..1_000).for_each(|id| done.note(cause(2, id), 2));
        assert_eq!(done.find(&cause(1, 0)), Some(1));
        assert_eq!((done.find(&cause(2, 999)), done.find(&cause(2, 0))), (Some(2), None));
    }

    #[test]
    fn a_gap_in_what_is_kept_is_noticed() {
        let (charter, table, done) = full();
        let state = put_away(&table, &done).expect("plain data");
        let charter = serde_json::to_string(&charter).expect("plain data");
        let entry = Entry { seq: table.seq() + 2, cause: None, event: "{\"left\":{\"seat\":1}}".into() };
        let snapshot = Some(StoredSnapshot { seq: table.seq(), state });
        let kept = StoredTable { host: PersonId::new(1), charter, snapshot, tail: vec![entry] };
        assert!(matches!(take_up(&kept), Err(Unreadable::Unsound)));
    }
}
