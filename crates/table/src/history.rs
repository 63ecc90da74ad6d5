//! The events of a game so far, and what they say about people, so that nobody has to search them.

use std::collections::BTreeMap;
use std::sync::Arc;

use tenback_players::PersonId;
use tenback_rules::{BySeat, Event as GameEvent, Seat};

use crate::event::Event;
use crate::settings::Sitter;
use crate::table::Table;

/// Events in order. Copies share all but the newest, because a table is copied for every command.
#[derive(Clone, Debug)]
pub(crate) struct History {
    shared: Arc<Vec<Event>>,
    newest: Vec<Event>,
    /// The people who have sat down, and where.
    seated: Arc<BTreeMap<PersonId, Vec<Seat>>>,
    /// The seats that have proposed to give up in this turn.
    proposed: BySeat<bool>,
    asides: Asides,
}

/// How often something happened that does not advance the game: signals, lays taken back, hints.
#[derive(Clone, Copy, Debug)]
struct Asides {
    /// By the people who were dealt in, under their seats at the deal.
    dealt_in: BySeat<u16>,
    /// By bots, also those who play for people.
    of_bots: BySeat<u16>,
    /// By people who came later.
    of_newcomers: u16,
}

/// Whose share something counts against.
enum Share {
    DealtIn(Seat),
    Bot(Seat),
    Newcomers,
}

impl History {
    pub(crate) fn new(seats: u8) -> History {
        History {
            shared: Arc::default(),
            newest: Vec::new(),
            seated: Arc::default(),
            proposed: BySeat::new(seats, false),
            asides: Asides { dealt_in: BySeat::new(seats, 0), of_bots: BySeat::new(seats, 0), of_newcomers: 0 },
        }
    }

    pub(crate) fn push(&mut self, event: Event) {
        match &event {
            Event::Seated { seat, sitter } => self.note_seated(*seat, sitter),
            Event::GiveUpProposed { seat } => self.proposed[*seat] = true,
            Event::Game(GameEvent::TurnBegan { .. } | GameEvent::Began { .. }) => {
                self.proposed = BySeat::new(self.proposed.seats(), false);
            }
            _ => {}
        }
        match Arc::get_mut(&mut self.shared).filter(|_| self.newest.is_empty()) {
            Some(shared) => shared.push(event),
            None => self.newest.push(event),
        }
    }

    fn note_seated(&mut self, seat: Seat, sitter: &Sitter) {
        let Some(person) = sitter.owner().map(|owner| owner.id) else { return };
        if !self.seats_of(person).contains(&seat) {
            Arc::make_mut(&mut self.seated).entry(person).or_default().push(seat);
        }
    }

    /// The people who have sat down.
    pub(crate) fn seated(&self) -> impl Iterator<Item = PersonId> {
        self.seated.keys().copied()
    }

    /// The seats that a person has taken.
    pub(crate) fn seats_of(&self, person: PersonId) -> &[Seat] {
        self.seated.get(&person).map_or(&[], Vec::as_slice)
    }

    /// Whether a seat has proposed to give up in this turn.
    pub(crate) fn has_proposed(&self, seat: Seat) -> bool {
        self.proposed[seat]
    }

    /// Moves the newest events to the shared ones, unless a copy still uses those.
    pub(crate) fn merge(&mut self) {
        if let Some(shared) = Arc::get_mut(&mut self.shared) {
            shared.append(&mut self.newest);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.newest.len()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Event> + Clone {
        self.shared.iter().chain(&self.newest)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Event> {
        Arc::make_mut(&mut self.shared).iter_mut().chain(&mut self.newest)
    }
}

/// How often something may happen that does not advance the game: everybody who joins is sent all of it. Those who were dealt in
/// have a share each, which nobody else can use up, and so have bots; those who came later have one together.
impl Table {
    /// The shares of all who were dealt in, and of all bots.
    const MOST_ASIDES: u16 = 240;

    /// The share of those who came later.
    const MOST_OF_NEWCOMERS: u16 = 60;

    /// Whether a seat has used up its share.
    pub fn has_said_enough(&self, seat: Seat) -> bool {
        let Asides { dealt_in, of_bots, of_newcomers } = &self.since.asides;
        let each = Table::MOST_ASIDES / u16::from(dealt_in.seats());
        match self.share_of(seat) {
            Share::DealtIn(seat) => dealt_in[seat] >= each,
            Share::Bot(seat) => of_bots[seat] >= each,
            Share::Newcomers => *of_newcomers >= Table::MOST_OF_NEWCOMERS,
        }
    }

    /// Counts something that does not advance the game; a lay taken back is two events.
    pub(crate) fn count_aside(&mut self, seat: Seat, events: u16) {
        let share = self.share_of(seat);
        let Asides { dealt_in, of_bots, of_newcomers } = &mut self.since.asides;
        let count = match share {
            Share::DealtIn(seat) => &mut dealt_in[seat],
            Share::Bot(seat) => &mut of_bots[seat],
            Share::Newcomers => of_newcomers,
        };
        *count = count.saturating_add(events);
    }

    fn share_of(&self, seat: Seat) -> Share {
        let Sitter::Person(person) = &self.sitters()[seat] else { return Share::Bot(seat) };
        let is_same = |then: &Sitter| then.owner().is_some_and(|owner| owner.id == person.id);
        let mut at_the_deal = Seat::all(self.sitters().seats()).zip(&self.before().sitters);
        at_the_deal.find(|(_, then)| is_same(then)).map_or(Share::Newcomers, |(seat, _)| Share::DealtIn(seat))
    }
}
