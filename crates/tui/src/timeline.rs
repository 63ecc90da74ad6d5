//! A game that was played, to be looked at again from any point of it.

use rand::Rng;
use rand::seq::SliceRandom;
use tenback_notation::{Record, Recorder, Replayed, replay};
use tenback_rules::{Event, Game, Setup};

use crate::keep;
use crate::log::Entry;

/// All that happened in a game, and a place in it.
#[derive(Clone, Debug)]
pub struct Timeline {
    record: Record,
    setup: Setup,
    events: Vec<Event>,
    /// How many events have happened at the place looked at.
    step: usize,
}

/// Which cards come after the point from which somebody plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rest {
    /// The same as before.
    Same,
    /// The draw piles shuffled anew.
    Shuffled,
}

impl Timeline {
    /// The game of a sound record, looked at from its start.
    pub fn new(record: Record, replayed: Replayed) -> Timeline {
        let setup = Setup { first: None, ..replayed.setup };
        Timeline { record, setup, events: replayed.events, step: 0 }
    }

    pub(crate) fn of_record(record: &Record) -> Option<Timeline> {
        Some(Timeline::new(record.clone(), replay(record).ok()?))
    }

    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    /// How many steps there are.
    pub(crate) const fn steps(&self) -> usize {
        self.events.len()
    }

    pub(crate) const fn step(&self) -> usize {
        self.step
    }

    /// Goes to a place, as near as there is one.
    pub(crate) fn go(&mut self, step: usize) {
        self.step = step.min(self.steps());
    }

    pub(crate) fn forwards(&mut self) {
        self.go(self.step + 1);
    }

    pub(crate) fn backwards(&mut self) {
        self.step = self.step.saturating_sub(1);
    }

    /// Goes to where the next turn begins.
    pub(crate) fn next_turn(&mut self) {
        let later = self.turns().find(|&step| step > self.step);
        self.go(later.unwrap_or(self.steps()));
    }

    /// Goes to where this turn, or the one before it, began.
    pub(crate) fn previous_turn(&mut self) {
        let earlier = self.turns().filter(|&step| step < self.step).last();
        self.go(earlier.unwrap_or(0));
    }

    fn turns(&self) -> impl Iterator<Item = usize> + '_ {
        let begins = |event: &Event| matches!(event, Event::Began { .. } | Event::TurnBegan { .. });
        self.events.iter().enumerate().filter(move |(_, event)| begins(event)).map(|(index, _)| index + 1)
    }

    /// The game at the place looked at.
    pub(crate) fn game(&self) -> Game {
        let mut game = Game::new(&self.setup).expect("a timeline is made of a sound record");
        self.events[..self.step].iter().for_each(|event| game.apply(event));
        game
    }

    /// What happened up to the place looked at.
    pub(crate) fn log(&self) -> Vec<Entry> {
        let mut entries = self.entries();
        entries.truncate(self.step);
        entries
    }

    /// Everything that happened.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        let mut game = Game::new(&self.setup).expect("a timeline is made of a sound record");
        let entry = |event: &Event| {
            let entry = Entry::new(game.board(), event);
            game.apply(event);
            entry
        };
        self.events.iter().map(entry).collect()
    }

    /// The game up to the place looked at as an open record, to play on from.
    pub(crate) fn open_record(&self, rest: Rest, rng: &mut dyn Rng) -> Record {
        let mut setup = self.setup.clone();
        if rest == Rest::Shuffled {
            // What was drawn before stands at the front of each deck; the draw pile is what is left behind it.
            for (deck, stock) in setup.decks.iter_mut().zip(self.game().stocks()) {
                let drawn = deck.len().saturating_sub(stock.len());
                deck[drawn..].shuffle(rng);
            }
        }
        let mut recorder = Recorder::new(&setup);
        self.events[..self.step].iter().for_each(|event| recorder.note(event));
        let mut record = recorder.record();
        keep::inherit(&mut record, self.record.tags(), &["Result", "Termination", "Salt", "Commitment", "Date"]);
        record
    }
}
