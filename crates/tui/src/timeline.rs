//! A game that was played, to be looked at again from any point of it.

use rand::Rng;
use rand::seq::SliceRandom;
use tenback_notation::{Record, Recorder, Replayed, replay};
use tenback_rules::{Event, Game, Seat, Setup, Viewer};

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

/// Whose hands are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// Nobody's: what lies open.
    Table,
    /// One seat's.
    Seat(Seat),
    /// Everybody's.
    All,
}

impl Eyes {
    pub(crate) const fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Table | Eyes::All => Viewer::Spectator,
        }
    }
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

    /// How it is looked at first. Who still plays it should not see another's hand without asking.
    pub(crate) fn first_eyes(&self) -> Eyes {
        let over = self.events.iter().any(|event| matches!(event, Event::Ended(_)));
        let alone = self.game().board().rules().seats() == 1;
        if over || alone { Eyes::Seat(Seat::FIRST) } else { Eyes::Table }
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
        self.game_at(self.step)
    }

    fn game_at(&self, step: usize) -> Game {
        let mut game = Game::new(&self.setup).expect("a timeline is made of a sound record");
        self.events[..step].iter().for_each(|event| game.apply(event));
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

    /// The game up to the place looked at as an open record, to play on from; nothing where the game is over.
    ///
    /// A record tells what the seats did, not what followed from it. Between a lay or the end of a turn and what follows
    /// there is nothing to play: then it goes on behind that or, if the game ended with it, before the lay.
    pub(crate) fn open_record(&self, rest: Rest, rng: &mut dyn Rng) -> Option<Record> {
        if self.game().board().ending().is_some() {
            return None;
        }
        let ends = self.events.iter().position(|event| matches!(event, Event::Ended(_))).unwrap_or(self.steps());
        let forwards = (self.step..=self.steps()).filter(|&step| step <= ends);
        let step = forwards.chain((0..self.step).rev()).find(|&step| self.can_be_cut(step))?;
        let mut setup = self.setup.clone();
        if rest == Rest::Shuffled {
            // What was drawn before stands at the front of each deck; the draw pile is what is left behind it.
            for (deck, stock) in setup.decks.iter_mut().zip(self.game_at(step).stocks()) {
                let drawn = deck.len().saturating_sub(stock.len());
                deck[drawn..].shuffle(rng);
            }
        }
        let mut record = self.record_up_to(step, &setup);
        record.copy_tags_of_origin(&self.record);
        Some(record)
    }

    /// Whether a record that stops here is read as a game that stands here.
    fn can_be_cut(&self, step: usize) -> bool {
        let past = &self.events[..step];
        // Before anybody has begun the table waits, though a plain reader would let the first seat begin.
        let waits = !past.iter().any(|event| matches!(event, Event::Began { .. }));
        waits || replay(&self.record_up_to(step, &self.setup)).is_ok_and(|replayed| replayed.events == past)
    }

    fn record_up_to(&self, step: usize, setup: &Setup) -> Record {
        let mut recorder = Recorder::new(setup);
        self.events[..step].iter().for_each(|event| recorder.note(event));
        recorder.record()
    }
}
