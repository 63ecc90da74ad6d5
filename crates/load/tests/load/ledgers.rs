//! The ledger of a run against the stored log: what is right passes, and every kind of loss is found.

use serde_json::json;
use tenback_load::{Acknowledged, LoggedEvent, Stretch, TableLedger, ViewerLedger, Violation, event_hash, verify};

/// Somebody's command.
fn command(person: &str, id: &str) -> Option<(String, String)> {
    Some((person.to_owned(), id.to_owned()))
}

/// What spectators (0) and the two seats see of an event: only the seat that drew cards sees more than a number.
fn hash(seq: u64, viewer: u8) -> u64 {
    let cards = if viewer == 1 && seq == 4 { json!([7, 8]) } else { json!(2) };
    event_hash(&json!({ "seq": seq, "kind": "drew", "cards": cards }))
}

/// What the events of the log are.
const KINDS: [&str; 6] = ["seated", "seated", "laid", "turn-ended", "laid", "drew"];

/// Ada and Ben sit down, then Ada issues a command with two events and Ben one with one.
fn log() -> Vec<LoggedEvent> {
    let commands = [None, command("ben", "c1"), command("ada", "c1"), command("ada", "c1"), command("ben", "c2"), None];
    let event = |(command, seq): (_, u64)| LoggedEvent {
        seq,
        kind: KINDS[seq as usize - 1].to_owned(),
        command,
        sitters: vec![Some("ada".to_owned()), (seq > 1).then(|| "ben".to_owned())],
        seen: (0..=2).map(|viewer| hash(seq, viewer)).collect(),
    };
    commands.into_iter().zip(1..).map(event).collect()
}

fn stretch(seat: u8, after: u64, last: u64) -> Stretch {
    Stretch { seat, after, hashes: (after + 1..=last).map(|seq| hash(seq, seat)).collect() }
}

fn acknowledged(person: &str, id: &str, seq: u64) -> Acknowledged {
    Acknowledged { person: person.to_owned(), id: id.to_owned(), seq }
}

/// Ada was connected all the time; Ben first watched, then sat, and missed an event; Eve saw a part.
fn ledger() -> TableLedger {
    let viewer = |person: &str, seen| ViewerLedger { person: person.to_owned(), seen };
    TableLedger {
        table: "k3v9x2aak3v9x2aa".to_owned(),
        acknowledged: vec![acknowledged("ben", "c1", 2), acknowledged("ada", "c1", 4), acknowledged("ben", "c2", 5)],
        unanswered: Vec::new(),
        viewers: vec![
            viewer("ada", vec![stretch(1, 0, 6)]),
            viewer("ben", vec![stretch(0, 0, 1), stretch(2, 1, 3), stretch(2, 4, 6)]),
            viewer("eve", vec![stretch(0, 2, 5)]),
        ],
    }
}

/// What is found if the log or the ledger is changed.
fn found(change: impl FnOnce(&mut TableLedger, &mut Vec<LoggedEvent>)) -> Vec<Violation> {
    let (mut ledger, mut log) = (ledger(), log());
    change(&mut ledger, &mut log);
    verify(&ledger, &log)
}

#[test]
fn a_sound_table_passes() {
    assert_eq!(found(|_, _| {}), []);
    assert_eq!(found(|ledger, _| drop(ledger.acknowledged.pop())), [], "an unanswered command may be stored");
    assert_eq!(verify(&TableLedger::default(), &log()), []);
}

#[test]
fn gaps_and_doubles_of_the_log_are_found() {
    let gap = found(|ledger, log| {
        ledger.viewers.clear();
        drop(log.remove(5));
        log[4].seq = 6;
        ledger.acknowledged.pop();
    });
    assert_eq!(gap, [Violation::Log { expected: 5, found: 6 }]);
    let double = found(|ledger, log| {
        ledger.viewers.clear();
        log.insert(1, log[0].clone());
    });
    assert_eq!(double, [Violation::Log { expected: 2, found: 1 }]);
}

#[test]
fn lost_moved_and_doubled_commands_are_found() {
    let lost = found(|ledger, _| ledger.acknowledged.push(acknowledged("ada", "c2", 6)));
    assert_eq!(lost, [Violation::LostCommand { command: ("ada".into(), "c2".into()), seq: 6 }]);
    let moved = found(|ledger, _| ledger.acknowledged[1].seq = 3);
    assert_eq!(moved, [Violation::MovedCommand { command: ("ada".into(), "c1".into()), said: 3, stored: 4 }]);
    let doubled = found(|ledger, log| {
        log[5].command = command("ada", "c1");
        ledger.acknowledged.remove(1);
    });
    assert_eq!(doubled, [Violation::DoubledCommand { command: ("ada".into(), "c1".into()), seq: 6 }]);
}

#[test]
fn a_command_that_was_carried_out_twice_in_a_row_is_found() {
    let doubled = found(|ledger, log| {
        log[3].kind = "laid".to_owned();
        ledger.viewers.clear();
    });
    assert_eq!(doubled, [Violation::DoubledCommand { command: ("ada".into(), "c1".into()), seq: 4 }]);
    let whole = found(|ledger, log| {
        for (event, kind) in log[4..].iter_mut().zip(["laid", "turn-ended"]) {
            (event.command, event.kind) = (command("ada", "c1"), kind.to_owned());
        }
        ledger.acknowledged.truncate(1);
    });
    assert_eq!(whole, [Violation::DoubledCommand { command: ("ada".into(), "c1".into()), seq: 5 }], "with all events");
}

#[test]
fn events_that_are_gone_or_others_are_found() {
    let gone = found(|ledger, log| {
        log.truncate(4);
        ledger.acknowledged.pop();
        ledger.viewers.truncate(1);
    });
    assert_eq!(gone, [Violation::LostEvent { person: "ada".into(), seq: 5 }]);
    let other = found(|ledger, _| ledger.viewers[2].seen[0].hashes[1] ^= 1);
    assert_eq!(other, [Violation::OtherEvent { person: "eve".into(), seq: 4 }]);
    let again = found(|ledger, _| ledger.viewers[0].seen.push(stretch(1, 4, 6)));
    assert_eq!(again, [Violation::RepeatedEvent { person: "ada".into(), seq: 5 }]);
}

#[test]
fn hidden_cards_are_found() {
    let shown = found(|ledger, _| ledger.viewers[2].seen[0].hashes[1] = hash(4, 1));
    assert_eq!(shown, [Violation::OtherEvent { person: "eve".into(), seq: 4 }], "a spectator saw what seat 1 drew");
    let foreign = found(|ledger, _| ledger.viewers[2].seen = vec![stretch(1, 2, 5)]);
    assert_eq!(foreign, [Violation::ForeignSeat { person: "eve".into(), seat: 1, seq: 5 }]);
}
