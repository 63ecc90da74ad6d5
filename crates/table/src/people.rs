//! Names of people. They are not stored with a table, but looked up when it is loaded, so that a change takes effect
//! everywhere.

use std::sync::Arc;

use tenback_players::PersonId;
use tenback_rules::{BySeat, Seat};

use crate::command::Refusal;
use crate::event::Event;
use crate::name::Name;
use crate::settings::{Person, Sitter};
use crate::snapshot::ChatLine;
use crate::state::{Before, State};
use crate::table::Table;

impl Event {
    /// The person it is about, if it identifies one.
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Event::Seated { sitter, .. } => match sitter.owner() {
                Some(person) => Some(person.id),
                None => None,
            },
            Event::Renamed { person, .. } => Some(person.id),
            _ => None,
        }
    }

    /// Fills in the name of the person it is about.
    pub fn name_people(&mut self, name: impl Fn(PersonId) -> Option<Name>) {
        match self {
            Event::Seated { sitter, .. } => sitter.name_people(&name),
            Event::Renamed { person, .. } => person.look_up(&name),
            _ => {}
        }
    }
}

impl Person {
    fn look_up(&mut self, name: &impl Fn(PersonId) -> Option<Name>) {
        if let Some(name) = name(self.id) {
            self.name = name;
        }
    }
}

impl Sitter {
    fn name_people(&mut self, name: &impl Fn(PersonId) -> Option<Name>) {
        if let Some(person) = self.owner_mut() {
            person.look_up(name);
        }
    }
}

impl ChatLine {
    fn name_people(&mut self, name: &impl Fn(PersonId) -> Option<Name>) {
        if let Some(name) = self.person.and_then(name) {
            self.name = Some(name);
        }
    }
}

impl Before {
    fn name_people(&mut self, name: &impl Fn(PersonId) -> Option<Name>) {
        self.sitters.iter_mut().for_each(|sitter| sitter.name_people(name));
        self.chat.iter_mut().for_each(|line| line.name_people(name));
    }
}

impl State {
    /// The people whose names the table needs.
    pub fn people(&self) -> Vec<PersonId> {
        let sitters = self.before.sitters.iter().filter_map(|sitter| sitter.owner().map(|person| person.id));
        let chat = self.before.chat.iter().filter_map(|line| line.person);
        sitters.chain(chat).chain(self.since.iter().filter_map(Event::person)).collect()
    }

    /// Fills in all names.
    pub fn name_people(&mut self, name: impl Fn(PersonId) -> Option<Name>) {
        self.before.name_people(&name);
        self.since.iter_mut().for_each(|event| event.name_people(&name));
    }
}

impl Table {
    pub(crate) fn rename(&self, person: Person) -> Result<Vec<Event>, Refusal> {
        let seat = self.seat_of(person.id).ok_or(Refusal::NobodyToSit)?;
        let known = self.sitters()[seat].owner() == Some(&person);
        Ok(if known { Vec::new() } else { vec![Event::Renamed { seat, person }] })
    }

    /// Whether a person sits here, has sat here since the deal, or has a message in the chat.
    pub fn mentions(&self, person: PersonId) -> bool {
        let sits = |sitter: &Sitter| sitter.owner().is_some_and(|owner| owner.id == person);
        let said = |line: &ChatLine| line.person == Some(person);
        let sitters = self.sitters.as_slice().iter().chain(&self.before.sitters);
        let chat = self.chat.iter().chain(&self.before.chat);
        let has_sat = !self.since.seats_of(person).is_empty();
        has_sat || sitters.into_iter().any(sits) || chat.into_iter().any(said)
    }

    /// Applies a new name, in earlier events as well. For people without a seat this is all: it is not an event.
    pub fn follow_name(&mut self, person: &Person) {
        let name = |id: PersonId| (id == person.id).then(|| person.name.clone());
        for sitter in self.sitters.as_mut_slice() {
            sitter.name_people(&name);
            if let Some(owner) = sitter.owner_mut().filter(|owner| owner.id == person.id) {
                owner.language = person.language;
            }
        }
        Arc::make_mut(&mut self.chat).iter_mut().for_each(|line| line.name_people(&name));
        Arc::make_mut(&mut self.before).name_people(&name);
        self.since.iter_mut().for_each(|event| event.name_people(name));
        let opened = self.dealt.as_mut().and_then(|dealt| dealt.opened.as_mut());
        opened.into_iter().flatten().for_each(|sitter| sitter.name_people(&name));
    }

    /// Deletes chat messages, given by their numbers and who sent them. The events stay, without their texts.
    pub fn forget_chat(&mut self, gone: impl Fn(u64, Option<PersonId>) -> bool) {
        Arc::make_mut(&mut self.chat).retain(|line| !gone(line.seq, line.person));
        Arc::make_mut(&mut self.before).chat.retain(|line| !gone(line.seq, line.person));
        let mut sitters = self.before.sitters();
        for (seq, event) in (self.before.seq + 1..).zip(self.since.iter_mut()) {
            match event {
                Event::Said { seat, text } if gone(seq, owner(&sitters, *seat)) => text.clear(),
                Event::Seated { seat, sitter } => sitters[*seat] = sitter.clone(),
                Event::Left { seat } | Event::Kicked { seat, .. } => sitters[*seat] = Sitter::Empty,
                _ => {}
            }
        }
    }
}

fn owner(sitters: &BySeat<Sitter>, seat: Seat) -> Option<PersonId> {
    sitters[seat].owner().map(|person| person.id)
}
