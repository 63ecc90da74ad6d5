//! A recorded game that can be stepped through.

use rand::Rng;
use rand::seq::SliceRandom;
use tenback_notation::{Record, Recorder, Replayed, replay};
use tenback_review::{FinishedGame, ReviewError};
use tenback_rules::{Event, Game, Seat, Setup, Viewer};

use crate::log::Entry;

/// The events of a game, and a position in it.
#[derive(Clone, Debug)]
pub struct Timeline {
    record: Record,
    setup: Setup,
    events: Vec<Event>,
    /// The number of events before the current position.
    step: usize,
}

/// The draw piles of a game that is continued from a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawPile {
    /// The same as before.
    Same,
    /// Reshuffled.
    Shuffled,
}

/// Which hands are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Perspective {
    /// None.
    Table,
    /// That of one seat.
    Seat(Seat),
    /// All of them.
    All,
}

impl Perspective {
    pub(crate) const fn viewer(self) -> Viewer {
        match self {
            Perspective::Seat(seat) => Viewer::Seat(seat),
            Perspective::Table | Perspective::All => Viewer::Spectator,
        }
    }
}

impl Timeline {
    /// The game of a valid record, at its start.
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

    /// The hands shown at first. Unfinished games show none, so that players do not see another's hand by accident.
    pub(crate) fn first_perspective(&self) -> Perspective {
        let over = self.events.iter().any(|event| matches!(event, Event::Ended(_)));
        let alone = self.game().board().rules().seats() == 1;
        if over || alone { Perspective::Seat(Seat::FIRST) } else { Perspective::Table }
    }

    /// The number of steps.
    pub(crate) const fn steps(&self) -> usize {
        self.events.len()
    }

    pub(crate) const fn step(&self) -> usize {
        self.step
    }

    /// Goes to a step, or the last one.
    pub(crate) fn go(&mut self, step: usize) {
        self.step = step.min(self.steps());
    }

    pub(crate) fn forwards(&mut self) {
        self.go(self.step + 1);
    }

    pub(crate) fn backwards(&mut self) {
        self.step = self.step.saturating_sub(1);
    }

    /// Goes to the start of the next turn.
    pub(crate) fn next_turn(&mut self) {
        let later = self.turns().find(|&step| step > self.step);
        self.go(later.unwrap_or(self.steps()));
    }

    /// Goes to the start of this turn, or of the one before.
    pub(crate) fn previous_turn(&mut self) {
        let earlier = self.turns().filter(|&step| step < self.step).last();
        self.go(earlier.unwrap_or(0));
    }

    /// Goes to the start of a turn, by its number.
    pub(crate) fn go_to_turn(&mut self, number: u16) {
        let start = self.turns().nth(usize::from(number).saturating_sub(1));
        self.go(start.unwrap_or(self.steps()));
    }

    /// The game as a whole, to be reviewed, or why it cannot be.
    pub(crate) fn finished(&self) -> Result<FinishedGame, ReviewError> {
        let replayed = replay(&self.record).map_err(|_| ReviewError::Open)?;
        FinishedGame::new(&replayed)
    }

    fn turns(&self) -> impl Iterator<Item = usize> + '_ {
        let begins = |event: &Event| matches!(event, Event::Began { .. } | Event::TurnBegan { .. });
        self.events.iter().enumerate().filter(move |(_, event)| begins(event)).map(|(index, _)| index + 1)
    }

    /// The game at the current position.
    pub(crate) fn game(&self) -> Game {
        self.game_at(self.step)
    }

    fn game_at(&self, step: usize) -> Game {
        let mut game = Game::new(&self.setup).expect("a timeline is made of a sound record");
        self.events[..step].iter().for_each(|event| game.apply(event));
        game
    }

    /// The log up to the current position.
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

    /// The game up to the current position as an unfinished record; none if the game is over.
    ///
    /// A record contains what the seats did, not what followed automatically. Between an action and what follows from
    /// it, the game continues after that or, if the game ended with it, before the action.
    pub(crate) fn open_record(&self, rest: DrawPile, rng: &mut dyn Rng) -> Option<Record> {
        if self.game().board().ending().is_some() {
            return None;
        }
        let ends = self.events.iter().position(|event| matches!(event, Event::Ended(_))).unwrap_or(self.steps());
        let forwards = (self.step..=self.steps()).filter(|&step| step <= ends);
        let step = forwards.chain((0..self.step).rev()).find(|&step| self.can_be_cut(step))?;
        let mut setup = self.setup.clone();
        if rest == DrawPile::Shuffled {
            // Cards that were drawn are at the front of each deck; the rest is the draw pile.
            for (deck, stock) in setup.decks.iter_mut().zip(self.game_at(step).stocks()) {
                let drawn = deck.len().saturating_sub(stock.len());
                deck[drawn..].shuffle(rng);
            }
        }
        let mut record = self.record_up_to(step, &setup);
        record.copy_tags_of_origin(&self.record);
        Some(record)
    }

    /// Whether a record cut here leads to the position here.
    fn can_be_cut(&self, step: usize) -> bool {
        let past = &self.events[..step];
        // Before the first turn the table waits, although replaying the record would let seat 1 begin.
        let waits = !past.iter().any(|event| matches!(event, Event::Began { .. }));
        waits || replay(&self.record_up_to(step, &self.setup)).is_ok_and(|replayed| replayed.events == past)
    }

    fn record_up_to(&self, step: usize, setup: &Setup) -> Record {
        let mut recorder = Recorder::new(setup);
        self.events[..step].iter().for_each(|event| recorder.note(event));
        recorder.record()
    }
}
