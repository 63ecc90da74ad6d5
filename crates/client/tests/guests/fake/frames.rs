//! The frames a server would send about a table, without a server.

use tenback_rules::{Seat, Viewer};
use tenback_table::{Event, Numbered, Table};
use tenback_wire::{Describer, Legal, Permission, Presence, SeenEvent, Step, View, Welcome, You};

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn legal(table: &Table, viewer: Viewer) -> Vec<Legal> {
    table
        .view(viewer)
        .map(|view| view.legal().iter().map(|legal| Legal::of(view.board(), legal)).collect())
        .unwrap_or_default()
}

/// The permissions that tests look at.
fn may(table: &Table, seat: Option<Seat>) -> Vec<Permission> {
    let sit = seat.is_none() && table.invite().is_none();
    sit.then_some(Permission::Sit).into_iter().collect()
}

fn seen_event(table: &Table, describer: &mut Describer, seq: u64, event: &Event, viewer: Viewer) -> SeenEvent {
    SeenEvent { seq, seen: describer.describe(&table.seen(event, viewer)) }
}

/// Describes the events at a table after an event.
fn describer(table: &Table, after: u64) -> Describer {
    let mut describer = Describer::new(table.settings().rules);
    let earlier = table.tail(table.tail_begins()).into_iter().flatten();
    earlier.take_while(|numbered| numbered.seq <= after).for_each(|numbered| describer.skip(numbered.event));
    describer
}

/// The answer to `hello`.
pub(crate) fn welcome(table: &Table, you: You, have: u64) -> Welcome {
    let (viewer, may) = (viewer(you.seat), may(table, you.seat));
    let snapshot = table.snapshot(viewer);
    let have = have.max(table.tail_begins());
    let mut describer = describer(table, have);
    let tail = table.tail(have).into_iter().flatten();
    Welcome {
        seq: table.seq(),
        you,
        table: tenback_wire::TableInfo::new(&snapshot, Some(Seat::FIRST), false, 60_000),
        view: snapshot.view.as_deref().map(View::from),
        legal: legal(table, viewer),
        may,
        after: have,
        tail: tail
            .filter(|numbered| !matches!(numbered.event, Event::Said { .. }))
            .map(|numbered| seen_event(table, &mut describer, numbered.seq, numbered.event, viewer))
            .collect(),
        chat: snapshot.chat.iter().map(Into::into).collect(),
        earlier_chat: false,
        record: snapshot.record,
        end: table.end().map(Into::into),
        present: Presence::default(),
        time_left: None,
    }
}

/// The step for a viewer who has all earlier events.
pub(crate) fn step(table: &Table, events: &[Numbered<Event>], seat: Option<Seat>) -> Step {
    let viewer = viewer(seat);
    let mut describer = describer(table, events.first().map_or(table.seq(), |first| first.seq - 1));
    let around = |event: &Numbered<Event>| !matches!(event.event, Event::Game(_) | Event::Said { .. });
    Step {
        seq: table.seq(),
        seen: events
            .iter()
            .map(|numbered| seen_event(table, &mut describer, numbered.seq, &numbered.event, viewer))
            .collect(),
        done: None,
        you: None,
        table: events
            .iter()
            .any(around)
            .then(|| tenback_wire::TableInfo::new(&table.snapshot(viewer), Some(Seat::FIRST), false, 60_000)),
        view: table.view(viewer).as_ref().map(View::from),
        legal: legal(table, viewer),
        may: may(table, seat),
        end: table.end().map(Into::into),
        time_left: None,
    }
}
