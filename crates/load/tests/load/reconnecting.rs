//! A viewer who reconnects continues where it was, and notices if the server does not.

use serde_json::{Value, json};
use tenback_load::{Checker, Fault, Heard};
use tenback_rules::{GameName, Viewer};

use crate::tables::{FakeTable, VIEWERS, welcomed};

/// A table in mid-game, and a viewer who missed the last `missed` steps.
fn cut_off(viewer: usize, missed: usize) -> (FakeTable, Checker) {
    let mut table = FakeTable::new(GameName::Classic);
    let mut checker = welcomed(&table, VIEWERS[viewer]);
    for step in 0..12 {
        let frames = table.act(table.next_command().expect("the game goes on"));
        if step + missed < 12 {
            checker.hear(&frames[viewer].to_string()).expect("the frame is right");
        }
    }
    checker.reconnect();
    (table, checker)
}

/// The welcome of somebody who has the events up to `have`.
fn welcome(table: &FakeTable, viewer: Viewer, have: u64) -> Value {
    let mut welcome = table.welcome(viewer);
    let tail = welcome["tail"].as_array_mut().expect("a list");
    tail.retain(|event| event["seq"].as_u64() > Some(have));
    welcome["after"] = json!(have);
    welcome
}

#[test]
fn every_viewer_continues_after_a_break() {
    for (index, viewer) in VIEWERS.into_iter().enumerate() {
        for missed in [0, 1, 5] {
            let (mut table, mut checker) = cut_off(index, missed);
            let welcome = welcome(&table, viewer, checker.seq()).to_string();
            let heard = checker.hear(&welcome);
            assert!(matches!(heard, Ok(Heard::Welcome { .. })), "{heard:?} after {missed}");
            let next = table.act(table.next_command().expect("the game goes on"));
            assert!(matches!(checker.hear(&next[index].to_string()), Ok(Heard::Step { .. })));
        }
    }
}

#[test]
fn somebody_far_behind_starts_over() {
    let (table, _) = cut_off(2, 0);
    let mut late = Checker::default();
    late.reconnect();
    assert!(matches!(late.hear(&table.welcome(Viewer::Spectator).to_string()), Ok(Heard::Welcome { .. })));
}

#[test]
fn a_player_who_returns_knows_the_best_move() {
    let (table, mut checker) = cut_off(0, 1);
    let welcome = welcome(&table, VIEWERS[0], checker.seq());
    let is_to_move = welcome["view"]["turn"]["seat"] == 1;
    match checker.hear(&welcome.to_string()) {
        Ok(Heard::Welcome { best, may_end }) => assert_eq!(best.is_some() || may_end, is_to_move),
        other => panic!("{other:?}"),
    }
}

#[test]
fn lost_events_are_found() {
    let (table, _) = cut_off(2, 0);
    let (_, mut ahead) = cut_off(2, 0);
    let mut older = FakeTable::new(GameName::Classic);
    let step = older.act(older.next_command().expect("the deal"));
    let last = step[2]["seq"].as_u64().expect("a number");
    let has = ahead.seq();
    let fault = ahead.hear(&older.welcome(Viewer::Spectator).to_string());
    assert_eq!(fault, Err(Fault::Lost { has, last }), "the server is back at the deal");
    let (_, mut repeated) = cut_off(2, 0);
    let fault = repeated.hear(&welcome(&table, Viewer::Spectator, has - 1).to_string());
    assert_eq!(fault, Err(Fault::Gap { expected: has, found: has - 1 }), "an event comes twice");
}

#[test]
fn an_answer_to_a_repeated_command_is_understood() {
    let mut checker = welcomed(&FakeTable::new(GameName::Classic), Viewer::Spectator);
    let done = json!({ "type": "done", "id": "c7", "seq": 2 }).to_string();
    assert_eq!(checker.hear(&done), Ok(Heard::Done { id: "c7".to_owned(), seq: 2 }));
}
