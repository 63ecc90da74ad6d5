//! Events that have been decided, but not stored yet.

use tenback_bots::Bot;
use tenback_rules::{Event as GameEvent, Seat};
use tenback_store::{CommandKey, Entry};
use tenback_table::{Command, Event, Name, Person, PersonId, Refusal, Table};
use tracing::error;

use crate::denial::Denial;
use crate::secret::new_invite;
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

    /// What follows when a person is deleted: their seat becomes empty, or nameless while a game is played, and somebody else
    /// at the table becomes the host.
    pub(crate) fn without(table: &Table, host: PersonId, gone: PersonId, world: &dyn World) -> Draft {
        let person = Person { id: gone, name: Name::unknown(), language: table.settings().language };
        let mut draft = Draft::of(table);
        let seat = table.seat_of(gone);
        let leaves = seat.filter(|_| !table.is_under_way()).map(|seat| Command::Leave { seat });
        let renamed = seat.map(|_| Command::Rename(person));
        let heir = table.sitters().iter().find(|(_, sitter)| sitter.owner().is_some_and(|owner| owner.id != gone));
        let passes = heir.filter(|_| host == gone).map(|(seat, _)| Command::PassHost { seat });
        for command in [renamed, passes, leaves].into_iter().flatten() {
            // What the table refuses does not keep the rest from happening.
            let _refused = draft.add(command);
        }
        draft.renew_invite(world).unwrap_or_else(|why| error!(%why, "an invite link stays valid"));
        draft
    }

    /// There is a new invite link when a person was removed, who may know the old one, and for a new host, because it may
    /// be known to people whom they do not want.
    pub(crate) fn renew_invite(&mut self, world: &dyn World) -> Result<(), Denial> {
        let kicked = self.events.iter().any(|event| matches!(event, Event::Kicked { .. }));
        if (kicked || self.host().is_some()) && self.next.invite().is_some() {
            self.add(Command::InviteOnly { code: Some(new_invite(world)?) })?;
        }
        Ok(())
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
    /// the next deal, so that it is made before anybody asks for another game, if there can be one.
    pub(crate) fn settle(&mut self, world: &dyn World) -> Result<(), Denial> {
        if self.next.needs_random_start() {
            let seats = self.next.settings().rules.seats();
            self.begin(random_seat(world, seats)?);
        }
        if self.events.iter().any(changes_what_may_be_done) {
            let signals =
                self.next.bot_signals(|level, view, secret| Bot::new(level).with_secret(secret).signals(view));
            for signal in signals {
                // Signals that are not allowed now are dropped.
                let _dropped = self.add(signal);
            }
        }
        if let Some(seat) = self.next.agreed_starter() {
            self.begin(seat);
        }
        if !self.next.is_under_way() && !self.next.is_promised() && !self.next.settings().one_game {
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
    !matches!(
        event,
        Event::Game(Laid { .. } | TakenBack { .. })
            | Event::Said { .. }
            | Event::Hinted { .. }
            | Event::Coaching { .. }
    )
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
