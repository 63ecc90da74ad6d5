//! Compares the ledger of a table with its stored log. Pure.

use std::collections::HashMap;
use std::fmt;

use crate::ledger::{Stretch, TableLedger, ViewerLedger};

/// An event of the stored log, as far as clients could know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedEvent {
    /// Its number.
    pub seq: u64,
    /// Its kind, such as `laid`.
    pub kind: String,
    /// The person and id of the command it came from.
    pub command: Option<(String, String)>,
    /// Who sits where after it.
    pub sitters: Vec<Option<String>>,
    /// Its hash as seen by spectators, then as seen from each seat.
    pub seen: Vec<u64>,
}

/// The kinds of events that commands are for: each happens at most once by one command. Other events follow from them.
const EFFECTS: [&str; 6] = ["seated", "dealt", "began", "laid", "turn-ended", "said"];

/// Something that must never happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// The table is not stored, or cannot be read.
    NoTable {
        /// Why.
        why: String,
    },
    /// The stored log has a gap, or a number twice.
    Log {
        /// The number that had to follow.
        expected: u64,
        /// The number that is there.
        found: u64,
    },
    /// A command was acknowledged and is not stored.
    LostCommand {
        /// The person and the id.
        command: (String, String),
        /// The number of the event that it was said to end with.
        seq: u64,
    },
    /// A command is stored with other events than those that were acknowledged.
    MovedCommand {
        /// The person and the id.
        command: (String, String),
        /// The number of the event that it was said to end with.
        said: u64,
        /// The number that is stored.
        stored: u64,
    },
    /// A command was carried out twice.
    DoubledCommand {
        /// The person and the id.
        command: (String, String),
        /// The first event of the second time.
        seq: u64,
    },
    /// A client saw an event that is not stored.
    LostEvent {
        /// Whose client.
        person: String,
        /// The number of the event.
        seq: u64,
    },
    /// A client saw an event otherwise than the log shows it to this viewer.
    OtherEvent {
        /// Whose client.
        person: String,
        /// The number of the event.
        seq: u64,
    },
    /// A client saw events from a seat that is not its own.
    ForeignSeat {
        /// Whose client.
        person: String,
        /// The seat.
        seat: u8,
        /// The number of the last event seen from there.
        seq: u64,
    },
    /// A client saw a number again.
    RepeatedEvent {
        /// Whose client.
        person: String,
        /// The number of the event.
        seq: u64,
    },
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |command: &(String, String)| format!("command {} of {}", command.1, command.0);
        match self {
            Violation::NoTable { why } => write!(f, "the stored table cannot be read: {why}"),
            Violation::Log { expected, found } => write!(f, "the log has event {found} where {expected} had to follow"),
            Violation::LostCommand { command, seq } => {
                write!(f, "{} was acknowledged as event {seq} and is not stored", name(command))
            }
            Violation::MovedCommand { command, said, stored } => {
                write!(f, "{} was acknowledged as event {said} and is stored as {stored}", name(command))
            }
            Violation::DoubledCommand { command, seq } => {
                write!(f, "{} was carried out again as event {seq}", name(command))
            }
            Violation::LostEvent { person, seq } => write!(f, "{person} saw event {seq}, which is not stored"),
            Violation::OtherEvent { person, seq } => write!(f, "{person} saw another event {seq} than the log shows"),
            Violation::ForeignSeat { person, seat, seq } => {
                write!(f, "{person} saw events up to {seq} from seat {seat} without sitting there")
            }
            Violation::RepeatedEvent { person, seq } => write!(f, "{person} saw event {seq} again"),
        }
    }
}

impl std::error::Error for Violation {}

/// Everything that is wrong with a table: the log itself, what was acknowledged, and what was seen.
pub fn verify(ledger: &TableLedger, log: &[LoggedEvent]) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut last = 0;
    for event in log {
        if event.seq != last + 1 {
            found.push(Violation::Log { expected: last + 1, found: event.seq });
        }
        last = event.seq;
    }
    check_commands(ledger, log, &mut found);
    ledger.viewers.iter().for_each(|viewer| check_viewer(viewer, log, &mut found));
    found
}

/// What is stored of a command.
#[derive(Default)]
struct StoredCommand<'a> {
    /// The number of its last event.
    last: u64,
    /// The kinds of its effects.
    effects: Vec<&'a str>,
}

/// The commands of a log, and those that were carried out again.
fn stored_commands<'a>(
    log: &'a [LoggedEvent],
    found: &mut Vec<Violation>,
) -> HashMap<&'a (String, String), StoredCommand<'a>> {
    let mut stored: HashMap<_, StoredCommand<'a>> = HashMap::new();
    let mut before = None;
    for event in log {
        if let Some(command) = &event.command {
            // All events of a command follow each other.
            let continues = before == Some(command);
            let known = stored.contains_key(command);
            let entry = stored.entry(command).or_default();
            let repeats = entry.effects.contains(&event.kind.as_str());
            if known && (!continues || repeats) {
                found.push(Violation::DoubledCommand { command: command.clone(), seq: event.seq });
                entry.effects.clear();
            }
            entry.last = event.seq;
            entry.effects.extend(EFFECTS.into_iter().filter(|effect| *effect == event.kind));
        }
        before = event.command.as_ref();
    }
    stored
}

/// Every acknowledged command is stored, and no command is stored twice.
fn check_commands(ledger: &TableLedger, log: &[LoggedEvent], found: &mut Vec<Violation>) {
    let stored = stored_commands(log, found);
    for one in &ledger.acknowledged {
        let command = (one.person.clone(), one.id.clone());
        match stored.get(&command).map(|stored| stored.last) {
            None => found.push(Violation::LostCommand { command, seq: one.seq }),
            Some(stored) if stored != one.seq => {
                found.push(Violation::MovedCommand { command, said: one.seq, stored });
            }
            Some(_) => {}
        }
    }
}

/// What a client saw is what the log shows to this viewer, in order.
fn check_viewer(viewer: &ViewerLedger, log: &[LoggedEvent], found: &mut Vec<Violation>) {
    let person = || viewer.person.clone();
    let mut last = 0;
    for stretch in &viewer.seen {
        if stretch.after < last {
            found.push(Violation::RepeatedEvent { person: person(), seq: stretch.after + 1 });
        }
        last = last.max(stretch.last());
        let events = || log.iter().skip_while(|event| event.seq <= stretch.after);
        if let Some((seq, event)) = first_difference(stretch, events()) {
            found.push(match event {
                None => Violation::LostEvent { person: person(), seq },
                Some(_) => Violation::OtherEvent { person: person(), seq },
            });
            continue;
        }
        let sits = |event: &LoggedEvent| {
            let sitter = event.sitters.get(usize::from(stretch.seat).saturating_sub(1));
            sitter.is_some_and(|sitter| sitter.as_deref() == Some(viewer.person.as_str()))
        };
        let end = log.iter().find(|event| event.seq == stretch.last());
        if stretch.seat > 0 && !end.is_some_and(sits) {
            found.push(Violation::ForeignSeat { person: person(), seat: stretch.seat, seq: stretch.last() });
        }
    }
}

/// The first event that was seen and is not in the log (`None`), or is another one there.
fn first_difference<'a>(
    stretch: &Stretch,
    mut events: impl Iterator<Item = &'a LoggedEvent>,
) -> Option<(u64, Option<&'a LoggedEvent>)> {
    (stretch.after + 1..).zip(&stretch.hashes).find_map(|(seq, hash)| {
        let event = events.next();
        let same = |event: &LoggedEvent| event.seq == seq && event.seen.get(usize::from(stretch.seat)) == Some(hash);
        (!event.is_some_and(same)).then_some((seq, event))
    })
}
