//! Steps: what happened, told to everybody connected. Each frame is made once for all connections that get the same.

use axum::extract::ws::Utf8Bytes;
use tenback_rules::{LegalLay, Viewer};
use tenback_table::{Event, Person, PersonId, Table};
use tenback_wire::{CommandId, Describer, End, Legal, Permission, SeenEvent, ServerFrame, Step, TableInfo, View, You};

use super::Host;
use super::guests::{GuestId, message};

/// What one viewer sees now.
pub(super) struct Sight {
    pub(super) viewer: Viewer,
    pub(super) view: Option<tenback_rules::View>,
    /// The viewer's legal lays.
    pub(super) legal: Vec<LegalLay>,
}

impl Sight {
    pub(super) fn of(table: &Table, viewer: Viewer) -> Sight {
        let view = table.view(viewer);
        let legal = view.as_ref().map(tenback_rules::View::legal).unwrap_or_default();
        Sight { viewer, view, legal }
    }

    /// The legal lays, each with the reason why it loses if it does.
    pub(super) fn explained(&self) -> Vec<Legal> {
        let Some(view) = &self.view else { return Vec::new() };
        self.legal.iter().map(|legal| Legal::explained(view, &[], legal)).collect()
    }
}

/// What a step says to everybody alike.
struct News<'a> {
    before: &'a Table,
    events: &'a [Event],
    /// The table, if something other than the game has changed.
    table: Option<TableInfo>,
    end: Option<End>,
    time_left: Option<u32>,
}

/// The frame for a viewer with certain permissions.
struct Made {
    viewer: Viewer,
    may: Vec<Permission>,
    frame: ServerFrame,
    /// The frame as text, once somebody needs it as it is.
    text: Option<Utf8Bytes>,
}

impl Made {
    fn text(&mut self) -> Utf8Bytes {
        self.text.get_or_insert_with(|| message(&self.frame)).clone()
    }

    /// The frame with what only one connection is told.
    fn text_with(&mut self, done: Option<CommandId>, you: Option<You>) -> Utf8Bytes {
        self.set(done, you);
        let text = message(&self.frame);
        self.set(None, None);
        text
    }

    fn set(&mut self, done: Option<CommandId>, you: Option<You>) {
        if let ServerFrame::Step(step) = &mut self.frame {
            (step.done, step.you) = (done, you);
        }
    }
}

impl Host {
    /// Sends a step: one frame for each viewer, made once for all connections with the same permissions.
    pub(super) fn broadcast(&mut self, before: &Table, events: &[Event], by: Option<(GuestId, CommandId)>) {
        let news = self.news(before, events);
        let mut made: Vec<Made> = Vec::new();
        // Several windows of one person get the same.
        let mut people: Vec<(PersonId, usize)> = Vec::new();
        let mut changed: Vec<(GuestId, usize)> = Vec::new();
        for (id, guest) in self.guests.iter() {
            let person = &guest.person;
            let known = people.iter().find(|(known, _)| *known == person.id).map(|(_, index)| *index);
            let index = known.unwrap_or_else(|| {
                let index = self.make(&news, person, &mut made);
                people.push((person.id, index));
                index
            });
            let frame = &mut made[index];
            let done = by.as_ref().filter(|(author, _)| *author == id).map(|(_, id)| id.clone());
            let you = self.has_moved(&news, person).then(|| self.you(person));
            let whole = done.is_none() && you.is_none();
            guest.outbox.send(if whole { frame.text() } else { frame.text_with(done, you) });
            if guest.may.as_ref() != Some(&frame.may) {
                changed.push((id, index));
            }
        }
        changed.into_iter().for_each(|(id, index)| self.note_permissions(id, made[index].may.clone()));
        events.iter().for_each(|event| self.describer.skip(event));
    }

    fn news<'a>(&self, before: &'a Table, events: &'a [Event]) -> News<'a> {
        let around = |event: &Event| !matches!(event, Event::Game(_) | Event::Said { .. } | Event::Opened);
        let changed = before.late() != self.table.late() || before.vote() != self.table.vote();
        let opened = events.contains(&Event::Opened);
        News {
            before,
            events,
            table: (changed || events.iter().any(around)).then(|| self.around(&self.table.snapshot(Viewer::Spectator))),
            end: opened.then(|| self.table.end().map(End::from)).flatten(),
            time_left: self.clock.time_left(),
        }
    }

    /// Whether a person has a new seat, name or role, or the host a new invite link.
    fn has_moved(&self, news: &News<'_>, person: &Person) -> bool {
        if news.events.iter().any(|event| matches!(event, Event::HostPassed { .. })) {
            return true;
        }
        if self.is_host(person) && news.events.iter().any(|event| matches!(event, Event::InviteOnly { .. })) {
            return true;
        }
        let renamed = news.events.iter().any(|event| event.person() == Some(person.id));
        renamed || news.before.seat_of(person.id) != self.table.seat_of(person.id)
    }

    /// The frame for a person, as its place among those that were made.
    fn make(&self, news: &News<'_>, person: &Person, made: &mut Vec<Made>) -> usize {
        let viewer = self.viewer(person);
        let sight = Sight::of(&self.table, viewer);
        let may = self.permissions(person, &sight);
        if let Some(index) = made.iter().position(|known| known.viewer == viewer && known.may == may) {
            return index;
        }
        let frame = ServerFrame::Step(Box::new(self.step(news, &sight, may.clone())));
        made.push(Made { viewer, may, frame, text: None });
        made.len() - 1
    }

    fn step(&self, news: &News<'_>, sight: &Sight, may: Vec<Permission>) -> Step {
        let mut describer = self.describer.clone();
        let numbered = news.events.iter().zip(news.before.seq() + 1..);
        let seen = numbered.map(|(event, seq)| self.describe(&mut describer, seq, event, sight.viewer));
        Step {
            seq: self.table.seq(),
            seen: seen.collect(),
            done: None,
            you: None,
            table: news.table.clone(),
            view: sight.view.as_ref().map(View::from),
            legal: sight.explained(),
            may,
            end: news.end.clone(),
            time_left: news.time_left,
        }
    }

    pub(super) fn describe(&self, describer: &mut Describer, seq: u64, event: &Event, viewer: Viewer) -> SeenEvent {
        SeenEvent { seq, seen: describer.describe(&self.table.seen(event, viewer)) }
    }
}
