//! What is about to happen: decided, but not stored yet.

use tenback_bots::Bot;
use tenback_rules::{Event as GameEvent, Seat};
use tenback_store::{CommandKey, Entry};
use tenback_table::{Command, Event, Refusal, Table};
use tenback_wire::Denial;

use crate::world::World;

/// A table as it will be, and the events that lead there.
pub(crate) struct Draft {
    pub(crate) next: Table,
    pub(crate) events: Vec<Event>,
}

impl Draft {
    pub(crate) fn of(table: &Table) -> Draft {
        Draft { next: table.clone(), events: Vec::new() }
    }

    /// A draft with one wish in it.
    pub(crate) fn with(table: &Table, command: Command) -> Result<Draft, Refusal> {
        let mut draft = Draft::of(table);
        draft.wish(command)?;
        Ok(draft)
    }

    pub(crate) fn wish(&mut self, command: Command) -> Result<(), Refusal> {
        let events = self.next.decide(command)?;
        self.follow(events);
        Ok(())
    }

    fn follow(&mut self, events: Vec<Event>) {
        for event in &events {
            self.next.apply(event);
        }
        self.events.extend(events);
    }

    /// Adds what follows by itself: who begins where nobody has to be asked, what bots say, and the promise of the next
    /// deal, so that it is given before anybody thinks of another game.
    pub(crate) fn settle(&mut self, world: &dyn World) -> Result<(), Denial> {
        if self.next.awaits_lot() {
            let seats = self.next.settings().rules.seats();
            self.begin(lot(world, seats)?);
        }
        if self.events.iter().any(changes_what_may_be_done) {
            for signal in self.next.bot_signals(|level, view| Bot::new(level).signals(view)) {
                // What may not be said now is left unsaid.
                let _unsaid = self.wish(signal);
            }
        }
        if let Some(seat) = self.next.agreed_beginner() {
            self.begin(seat);
        }
        if !self.next.is_under_way() && !self.next.is_promised() {
            let deal = world.deal(&self.next.settings().rules).map_err(|_| Denial::NotStored)?;
            self.wish(Command::Promise(deal))?;
        }
        Ok(())
    }

    /// The events as they are kept.
    pub(crate) fn entries(&self, command: Option<&CommandKey>) -> Vec<Entry> {
        let first = self.next.seq() + 1 - self.events.len() as u64;
        let entry = |(event, seq)| Entry {
            seq,
            command: command.cloned(),
            event: serde_json::to_string(event).expect("an event is plain data"),
        };
        self.events.iter().zip(first..).map(entry).collect()
    }

    fn begin(&mut self, seat: Seat) {
        if let Ok(events) = self.next.begin(seat) {
            self.follow(events);
        }
    }
}

/// Whether a wish made before this event may no longer be meant. Talk and who looks on change nothing.
pub(super) const fn changes_what_may_be_done(event: &Event) -> bool {
    match event {
        Event::Game(event) => !matches!(event, GameEvent::Signalled { .. }),
        Event::Dealt | Event::Opened => true,
        _ => false,
    }
}

/// Whether somebody else may sit somewhere after it.
pub(super) const fn changes_who_sits(event: &Event) -> bool {
    matches!(event, Event::Seated { .. } | Event::Left { .. } | Event::Kicked { .. })
}

/// A seat by lot; each as likely as any other, but for one in 2^64.
fn lot(world: &dyn World, seats: u8) -> Result<Seat, Denial> {
    let chance = world.chance().map_err(|_| Denial::NotStored)?;
    let number = (chance % u64::from(seats)) as u8 + 1;
    Ok(Seat::from_number(number).unwrap_or(Seat::FIRST))
}
