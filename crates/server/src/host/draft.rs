//! Events that have been decided, but not stored yet.

use tenback_bots::Bot;
use tenback_rules::{Event as GameEvent, Seat};
use tenback_store::{CommandKey, Entry};
use tenback_table::{Command, Event, PersonId, Refusal, Table};

use crate::denial::Denial;
use crate::world::World;

/// The next state of a table, and the events that lead there.
pub(crate) struct Draft {
    pub(crate) next: Table,
    pub(crate) events: Vec<Event>,
}

impl Draft {
    pub(crate) fn of(table: &Table) -> Draft {
        Draft { next: table.clone(), events: Vec::new() }
    }

    /// A draft with one command.
    pub(crate) fn with(table: &Table, command: Command) -> Result<Draft, Refusal> {
        let mut draft = Draft::of(table);
        draft.add(command)?;
        Ok(draft)
    }

    pub(crate) fn add(&mut self, command: Command) -> Result<(), Refusal> {
        let events = self.next.decide(command)?;
        self.apply(events);
        Ok(())
    }

    fn apply(&mut self, events: Vec<Event>) {
        for event in &events {
            self.next.apply(event);
        }
        self.events.extend(events);
    }

    /// Adds what follows automatically: who goes first if nobody has to be asked, bots' signals, and the commitment to
    /// the next deal, so that it is made before anybody asks for another game.
    pub(crate) fn settle(&mut self, world: &dyn World) -> Result<(), Denial> {
        if self.next.needs_random_start() {
            let seats = self.next.settings().rules.seats();
            self.begin(random_seat(world, seats)?);
        }
        if self.events.iter().any(changes_what_may_be_done) {
            for signal in self.next.bot_signals(|level, view| Bot::new(level).signals(view)) {
                // Signals that are not allowed now are dropped.
                let _dropped = self.add(signal);
            }
        }
        if let Some(seat) = self.next.agreed_starter() {
            self.begin(seat);
        }
        if !self.next.is_under_way() && !self.next.is_promised() {
            let deal = world.deal(&self.next.settings().rules)?;
            self.add(Command::Promise(deal))?;
        }
        Ok(())
    }

    /// The new host, if hosting was passed on.
    pub(crate) fn host(&self) -> Option<PersonId> {
        let passed_to = |event: &Event| match event {
            Event::HostPassed { seat } => self.next.sitters()[*seat].owner().map(|owner| owner.id),
            _ => None,
        };
        self.events.iter().find_map(passed_to)
    }

    /// The events as stored.
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
            self.apply(events);
        }
    }
}

/// Whether a command sent before this event may be outdated. Talk and spectators change nothing.
pub(super) const fn changes_what_may_be_done(event: &Event) -> bool {
    match event {
        Event::Game(event) => !matches!(event, GameEvent::Signalled { .. }),
        Event::Dealt | Event::Opened => true,
        _ => false,
    }
}

/// Whether a vote may be decided by this event.
pub(super) const fn changes_votes(event: &Event) -> bool {
    matches!(
        event,
        Event::GiveUpProposed { .. } | Event::GiveUpAnswered { .. } | Event::HandedOver { .. } | Event::Left { .. }
    )
}

/// Whether lists may show the table differently after this event.
pub(super) const fn changes_listing(event: &Event) -> bool {
    use GameEvent::{Laid, TakenBack};
    !matches!(event, Event::Game(Laid { .. } | TakenBack { .. }) | Event::Said { .. } | Event::Hinted { .. })
}

/// Whether the seating may have changed.
pub(super) const fn changes_who_sits(event: &Event) -> bool {
    matches!(event, Event::Seated { .. } | Event::Left { .. } | Event::Kicked { .. })
}

/// A random seat; the bias is below one in 2^56.
fn random_seat(world: &dyn World, seats: u8) -> Result<Seat, Denial> {
    let chance = world.chance()?;
    let number = (chance % u64::from(seats)) as u8 + 1;
    Ok(Seat::from_number(number).unwrap_or(Seat::FIRST))
}
