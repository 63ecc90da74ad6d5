//! Records with known answers: by clause, random, faulty, and for perft.

use std::fs;

use serde_json::Value;

use crate::{data, tenback, text};

#[test]
fn every_clause_is_judged_as_the_rules_say() {
    verify("cases");
}

#[test]
fn random_games_end_as_they_should() {
    verify("random");
}

#[test]
fn faults_are_found_where_they_are() {
    verify("faults");
}

#[test]
fn perft_counts_every_sequence() {
    let file = data("perft.tgn");
    let output = tenback(&["perft", "--depth", "4", file.to_str().expect("a plain path")]);
    assert_eq!(text(&output.stdout), fs::read_to_string(data("perft.tsv")).expect("the counts are there"));
    assert_eq!(output.status.code(), Some(0));
}

/// `tenback verify` answers at least what is written next to the records.
fn verify(name: &str) {
    let file = data(&format!("{name}.tgn"));
    let output = tenback(&["verify", file.to_str().expect("a plain path")]);
    let answers = text(&output.stdout);
    let expected = fs::read_to_string(data(&format!("{name}.jsonl"))).expect("the answers are there");
    assert_eq!(answers.lines().count(), expected.lines().count());
    let mut sound = true;
    for (index, (answer, wanted)) in answers.lines().zip(expected.lines()).enumerate() {
        let answer: Value = serde_json::from_str(answer).expect("a line of JSON");
        let wanted: Value = serde_json::from_str(wanted).expect("a line of JSON");
        assert!(includes(&answer, &wanted), "record {}:\n{answer}\nshould be\n{wanted}", index + 1);
        assert_eq!(answer["record"], index + 1);
        sound &= answer["ok"] == true;
        if answer["ok"] == false {
            let said = answer["error"]["text"].as_str().unwrap_or_default();
            assert!(said.len() > 20, "an error says what is wrong and what to do: {said:?}");
        }
    }
    assert_eq!(output.status.code(), Some(if sound { 0 } else { 1 }));
}

/// Whether the answer contains everything expected; it may contain more.
fn includes(answer: &Value, wanted: &Value) -> bool {
    match (answer, wanted) {
        (Value::Object(answer), Value::Object(wanted)) => {
            wanted.iter().all(|(key, value)| answer.get(key).is_some_and(|found| includes(found, value)))
        }
        _ => answer == wanted,
    }
}
