//! Compares what clients were told with what is stored.

use std::collections::HashMap;

use tenback_rules::{Event as GameEvent, Seat, Viewer};
use tenback_store::Entry;
use tenback_table::Event;
use tenback_wire::{ClientCommand, Describer};

use crate::fault::Fault;
use crate::history::{Answer, History, Sent, SharedHistory};
use crate::stored::{StoredLog, parse};

/// Checks after a crash: no log has a gap, every acknowledged command is there exactly once, and nobody saw an
/// event that is not stored.
pub(crate) fn check_commands(logs: &[StoredLog], clients: &[SharedHistory]) -> Result<(), Fault> {
    for log in logs {
        log.replay(|_, _, _| Ok(()))?;
    }
    for client in clients {
        let client = client.lock();
        let log = find(logs, &client.table)?;
        if client.seq > log.last() {
            return Err(Fault::NotInLog { table: client.table.clone(), seq: client.seq, last: log.last() });
        }
    }
    let guards: Vec<_> = clients.iter().map(SharedHistory::lock).collect();
    logs.iter().try_for_each(|log| {
        let own = guards.iter().filter(|client| client.table == log.table);
        check_log(log, own.flat_map(|client| client.sent.iter()))
    })
}

/// Checks in addition that every client saw a prefix of the log as its viewer may see it.
pub(crate) fn check_all(logs: &[StoredLog], clients: &[SharedHistory]) -> Result<(), Fault> {
    check_commands(logs, clients)?;
    for log in logs {
        let guards: Vec<_> = clients.iter().map(SharedHistory::lock).collect();
        let own: Vec<&History> = guards.iter().map(|guard| &**guard).filter(|own| own.table == log.table).collect();
        check_sightings(log, &own)?;
        if let Some(index) = log.records.iter().position(Option::is_none) {
            return Err(Fault::NoRecord { table: log.table.clone(), game: index as u32 + 1 });
        }
    }
    Ok(())
}

/// The log of a table.
pub(crate) fn find<'a>(logs: &'a [StoredLog], table: &str) -> Result<&'a StoredLog, Fault> {
    logs.iter().find(|log| log.table == table).ok_or_else(|| Fault::NoTable { table: table.to_owned() })
}

/// Checks the commands of a table, given everything that was sent there.
pub(crate) fn check_log<'a>(log: &StoredLog, sent: impl Iterator<Item = &'a Sent>) -> Result<(), Fault> {
    let mut stored: HashMap<&str, Vec<&Entry>> = HashMap::new();
    for entry in &log.entries {
        if let Some(key) = &entry.command {
            stored.entry(&key.id).or_default().push(entry);
        }
    }
    for sent in sent {
        check_command(log, sent, &stored.remove(sent.id.as_str()).unwrap_or_default())?;
    }
    match stored.keys().next() {
        Some(command) => Err(Fault::Unknown { table: log.table.clone(), command: (*command).to_owned() }),
        None => Ok(()),
    }
}

fn check_command(log: &StoredLog, sent: &Sent, entries: &[&Entry]) -> Result<(), Fault> {
    let (table, command) = (log.table.clone(), sent.id.clone());
    let Some(last) = entries.last() else {
        return match sent.answer {
            Answer::Done { seq } => Err(Fault::Lost { table, command, seq }),
            _ => Ok(()),
        };
    };
    let events = entries.iter().filter_map(|entry| parse(entry).ok());
    let times = events.filter(|event| is_effect(&sent.command, event)).count();
    let adjacent = entries.windows(2).all(|pair| pair[0].seq + 1 == pair[1].seq);
    match sent.answer {
        _ if times != 1 || !adjacent => Err(Fault::Doubled { table, command, times }),
        Answer::Refused { .. } => Err(Fault::RefusedButDone { table, command }),
        Answer::Done { seq } if seq != last.seq => {
            Err(Fault::WrongNumber { table, command, told: seq, stored: last.seq })
        }
        _ => Ok(()),
    }
}

/// Whether an event is what a command is for. Other events may follow from it.
fn is_effect(command: &ClientCommand, event: &Event) -> bool {
    match command {
        ClientCommand::Lay { lay } => {
            matches!(event, Event::Game(GameEvent::Laid { card, pile, .. }) if (*card, *pile) == (lay.card, lay.pile))
        }
        ClientCommand::EndTurn {} => matches!(event, Event::Game(GameEvent::TurnEnded { .. })),
        ClientCommand::Begin {} => matches!(event, Event::Game(GameEvent::Began { .. })),
        ClientCommand::Deal { .. } => matches!(event, Event::Dealt),
        ClientCommand::Sit { .. } => matches!(event, Event::Seated { .. }),
        ClientCommand::Say { .. } => matches!(event, Event::Said { .. }),
        _ => false,
    }
}

fn check_sightings(log: &StoredLog, clients: &[&History]) -> Result<(), Fault> {
    let rules = log.settings.rules;
    let viewers = Seat::all(rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut viewers: Vec<(Viewer, Describer)> = viewers.map(|viewer| (viewer, Describer::new(rules))).collect();
    // Sightings of each event; after reconnecting, a client may see one again.
    let mut sightings: HashMap<u64, Vec<(&History, usize)>> = HashMap::new();
    for client in clients {
        for (index, sighting) in client.seen.iter().enumerate() {
            sightings.entry(sighting.seq).or_default().push((client, index));
        }
    }
    log.replay(|table, event, seq| {
        for (viewer, describer) in &mut viewers {
            let stored = describer.describe(&table.seen(event, *viewer));
            for (client, index) in sightings.get(&seq).into_iter().flatten() {
                let sighting = &client.seen[*index];
                if sighting.viewer == *viewer && sighting.seen != stored {
                    let (seen, stored) = (format!("{:?}", sighting.seen), format!("{stored:?}"));
                    return Err(Fault::SawOther { who: client.who.clone(), seq, seen, stored });
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use tenback_rules::{GameName, Options, Rules};
    use tenback_store::{CommandKey, PersonId, Timestamp};
    use tenback_table::{Command, Language, Level, Settings, Sitter, Table};
    use tenback_wire::Seen;

    use super::*;
    use crate::history::Sighting;

    /// A table where somebody sat down and said something, with commands `c1` and `c2`.
    fn log() -> StoredLog {
        let rules = Rules::new(GameName::Classic, 2, Options::default()).expect("the game allows two seats");
        let settings = Settings::new(rules, Language::English);
        let mut table = Table::new(settings.clone());
        let sit = Command::Sit { seat: Seat::FIRST, sitter: Sitter::Bot { level: Level::Greedy } };
        let mut events = table.decide(sit).expect("the seat is free");
        events.push(Event::Said { seat: Seat::FIRST, text: "Hello".into() });
        let entry = |(event, seq): (&Event, u64)| {
            table.apply(event);
            let key = CommandKey { person: PersonId::new(1), id: format!("c{seq}") };
            Entry { seq, command: Some(key), event: serde_json::to_string(event).expect("plain data") }
        };
        let entries = events.iter().zip(1..).map(entry).collect();
        let (records, names) = (Vec::new(), HashMap::new());
        StoredLog { table: "t".into(), settings, entries, records, names, updated: Timestamp(0) }
    }

    fn history(answers: &[Answer]) -> History {
        let commands = [ClientCommand::Sit { seat: None }, ClientCommand::Say { text: "Hello".into() }];
        let commands = commands.into_iter().chain([ClientCommand::EndTurn {}]);
        let sent = commands.zip(answers).zip(1..).map(|((command, answer), number)| Sent {
            id: format!("c{number}"),
            command,
            answer: answer.clone(),
        });
        History { table: "t".into(), sent: sent.collect(), seq: 2, ..History::default() }
    }

    fn check(log: StoredLog, history: History) -> Result<(), Fault> {
        check_all(&[log], &[SharedHistory::new(history)])
    }

    const DONE: [Answer; 2] = [Answer::Done { seq: 1 }, Answer::Done { seq: 2 }];

    #[test]
    fn a_log_with_everything_acknowledged_passes() {
        let heard = Seen::Said { seat: Seat::FIRST, text: "Hello".into() };
        let seen = vec![Sighting { seq: 2, viewer: Viewer::Spectator, seen: heard }];
        assert!(check(log(), History { seen, ..history(&DONE) }).is_ok());
        assert!(check(log(), history(&[Answer::Open, Answer::Open, Answer::Open])).is_ok(), "unanswered: there or not");
    }

    #[test]
    fn an_acknowledged_command_that_is_missing_is_found() {
        let [first, second] = DONE;
        let lost = check(log(), history(&[first, second, Answer::Done { seq: 3 }]));
        assert!(matches!(lost, Err(Fault::Lost { seq: 3, .. })), "{lost:?}");
        let told = check(log(), History { seq: 3, ..history(&DONE) });
        assert!(matches!(told, Err(Fault::NotInLog { seq: 3, last: 2, .. })), "{told:?}");
    }

    #[test]
    fn a_command_that_was_carried_out_twice_is_found() {
        let mut twice = log();
        let again = Entry { seq: 3, ..twice.entries[1].clone() };
        twice.entries.push(again);
        let doubled = check(twice, history(&DONE));
        assert!(matches!(doubled, Err(Fault::Doubled { times: 2, .. })), "{doubled:?}");
    }

    #[test]
    fn a_refused_or_unknown_command_in_the_log_is_found() {
        let refused = Answer::Refused { code: "not-stored".into() };
        let done = check(log(), history(&[Answer::Done { seq: 1 }, refused]));
        assert!(matches!(done, Err(Fault::RefusedButDone { .. })), "{done:?}");
        let unknown = check(log(), history(&DONE[..1]));
        assert!(matches!(unknown, Err(Fault::Unknown { .. })), "{unknown:?}");
    }

    #[test]
    fn a_gap_and_a_wrong_number_are_found() {
        let mut gap = log();
        gap.entries[1].seq = 3;
        let found = check(gap, history(&DONE));
        assert!(matches!(found, Err(Fault::Gap { expected: 2, found: 3, .. })), "{found:?}");
        let wrong = check(log(), history(&[Answer::Done { seq: 1 }, Answer::Done { seq: 1 }]));
        assert!(matches!(wrong, Err(Fault::WrongNumber { told: 1, stored: 2, .. })), "{wrong:?}");
    }

    #[test]
    fn a_client_that_saw_something_else_is_found() {
        let heard = Seen::Said { seat: Seat::FIRST, text: "Goodbye".into() };
        let seen = vec![Sighting { seq: 2, viewer: Viewer::Spectator, seen: heard }];
        let other = check(log(), History { seen, ..history(&DONE) });
        assert!(matches!(other, Err(Fault::SawOther { seq: 2, .. })), "{other:?}");
    }
}
