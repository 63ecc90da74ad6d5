//! What the checker accepts and what it finds.

use serde_json::{Value, json};
use tenback_load::{Checker, Fault, Heard};
use tenback_rules::{GameName, Viewer};

use crate::tables::{FakeTable, VIEWERS, spoiled, welcomed};

/// Whether a step has an event of this kind.
fn has(kind: &'static str) -> impl Fn(&Value) -> bool {
    move |frame| event(frame, kind).is_some()
}

fn event<'a>(frame: &'a Value, kind: &str) -> Option<&'a Value> {
    frame["seen"].as_array()?.iter().find(|event| event["kind"] == kind)
}

fn event_mut<'a>(frame: &'a mut Value, kind: &str) -> &'a mut Value {
    let events = frame["seen"].as_array_mut().expect("a list");
    events.iter_mut().find(|event| event["kind"] == kind).expect("the event is there")
}

fn is_hidden(fault: &Fault) -> bool {
    matches!(fault, Fault::Hidden { .. })
}

#[test]
fn whole_games_pass_for_every_viewer() {
    for game in GameName::ALL {
        let mut table = FakeTable::new(game);
        let mut checkers = VIEWERS.map(|viewer| welcomed(&table, viewer));
        let mut ended = 0;
        while let Some(command) = table.next_command() {
            let frames = table.act(command);
            for (checker, frame) in checkers.iter_mut().zip(frames) {
                let heard = checker.hear(&frame.to_string());
                assert!(matches!(heard, Ok(Heard::Step { .. })), "{game:?}: {heard:?} {frame}");
                ended += usize::from(matches!(heard, Ok(Heard::Step { ended: true, .. })));
            }
        }
        assert_eq!(ended, 3, "{game:?}: everybody hears the end");
        // Clients that join now get the whole game at once.
        VIEWERS.into_iter().for_each(|viewer| drop(welcomed(&table, viewer)));
    }
}

#[test]
fn a_missing_event_is_found() {
    let fault = spoiled(0, has("laid"), |frame| {
        let seq = frame["seq"].as_u64().expect("a number") + 1;
        frame["seq"] = json!(seq);
        frame["seen"][0]["seq"] = json!(seq);
    });
    assert!(matches!(fault, Fault::Gap { expected, found } if found == expected + 1), "{fault}");
    let dropped = spoiled(1, has("drew"), |frame| drop(frame["seen"].as_array_mut().expect("a list").pop()));
    assert!(matches!(dropped, Fault::Gap { .. }), "{dropped}");
}

#[test]
fn a_repeated_frame_is_found() {
    let mut table = FakeTable::new(GameName::Classic);
    let mut checker = welcomed(&table, Viewer::Spectator);
    let frame = table.act(table.next_command().expect("the deal"))[2].to_string();
    assert!(checker.hear(&frame).is_ok());
    assert!(matches!(checker.hear(&frame), Err(Fault::Gap { .. })), "the same event came twice");
}

#[test]
fn cards_that_another_seat_drew_are_found() {
    for viewer in [1, 2] {
        let fault = spoiled(viewer, has("drew"), |frame| {
            let drew = event_mut(frame, "drew");
            let count = drew["count"].as_u64().expect("the number of cards");
            drew.as_object_mut().expect("an object").remove("count");
            drew["cards"] = json!((20..20 + count).collect::<Vec<u64>>());
        });
        assert!(is_hidden(&fault), "{fault}");
    }
}

#[test]
fn another_hand_is_found() {
    let fault = spoiled(0, has("laid"), |frame| {
        let hand = frame["view"]["hand"].as_array_mut().expect("a list");
        let other = (2..100).find(|card| !hand.contains(&json!(card))).expect("a card of somebody else");
        hand.push(json!(other));
    });
    assert!(is_hidden(&fault), "{fault}");
    let fault = spoiled(2, has("dealt"), |frame| event_mut(frame, "dealt")["hand"] = json!([7, 8, 9]));
    assert!(matches!(fault, Fault::Impossible { .. }), "spectators have no cards: {fault}");
}

#[test]
fn lays_that_another_seat_could_make_are_found() {
    let lay = json!([{ "lay": "45a", "step": 44, "kind": "forward", "loses": false }]);
    let fault = spoiled(1, has("began"), |frame| frame["legal"] = lay.clone());
    assert!(is_hidden(&fault), "{fault}");
}

#[test]
fn the_order_of_the_draw_pile_is_found() {
    let order = spoiled(0, has("laid"), |frame| frame["view"]["stocks"] = json!([[4, 8, 15]]));
    assert!(matches!(order, Fault::Unreadable { .. }), "{order}");
    let field = spoiled(0, has("laid"), |frame| frame["view"]["next_cards"] = json!([4, 8, 15]));
    assert!(matches!(&field, Fault::Unreadable { why } if why.contains("next_cards")), "{field}");
    let table = spoiled(0, has("laid"), |frame| frame["table"] = json!({ "salt": "pepper" }));
    assert!(is_hidden(&table), "{table}");
    let end = spoiled(2, has("laid"), |frame| frame["end"] = json!({ "hands": [[4], [8]] }));
    assert!(is_hidden(&end), "{end}");
}

#[test]
fn a_view_that_does_not_follow_is_found() {
    let top = spoiled(0, has("laid"), |frame| frame["view"]["piles"][0]["height"] = json!(42));
    assert_eq!(top, Fault::Differs { what: "piles" });
    let none = spoiled(0, has("laid"), |frame| drop(frame.as_object_mut().expect("an object").remove("view")));
    assert!(matches!(none, Fault::Differs { .. }), "{none}");
    let impossible = spoiled(1, has("laid"), |frame| event_mut(frame, "laid")["seat"] = json!(2));
    assert!(matches!(impossible, Fault::Impossible { .. }), "{impossible}");
}

#[test]
fn frames_nobody_asked_for_are_found() {
    let table = FakeTable::new(GameName::Classic);
    let welcome = table.welcome(Viewer::Spectator).to_string();
    let mut checker = welcomed(&table, Viewer::Spectator);
    assert!(matches!(checker.hear(&welcome), Err(Fault::Unexpected { .. })), "a second welcome could hide a gap");
    assert!(Checker::new(true).hear(&welcome).is_ok());
    let refused = json!({ "type": "refused", "code": "too-fast", "text": "Slow down." }).to_string();
    assert!(matches!(checker.hear(&refused), Err(Fault::Refused { code, .. }) if code == "too-fast"));
    let bye = json!({ "type": "bye", "code": "restart", "text": "Back soon.", "again_in": 1000 }).to_string();
    assert!(matches!(checker.hear(&bye), Err(Fault::Closed { why }) if why == "restart"));
    assert!(matches!(checker.hear("{}"), Err(Fault::Unreadable { .. })));
    assert_eq!(checker.hear(r#"{"type":"present","seats":[true,true],"spectators":1}"#), Ok(Heard::Other));
}
