//! The course of a game: where it stands, and every moment that led there.

use tenback_notation::{Record, Recorder};
use tenback_rules::{CardSet, Command, Event, Game, Seat, Setup, TurnState, Viewer};
use tenback_table::Refusal;
use tenback_wire::{Denial, Legal, Position, Seen, Teller, View};

use super::MOST_MOMENTS;
use super::deed::Deed;

/// A game under way, with all its moments.
pub(super) struct Course {
    game: Game,
    recorder: Recorder,
    teller: Teller,
    positions: Vec<Position>,
}

impl Course {
    /// A game at its deal: nobody has begun.
    pub(super) fn of(setup: &Setup) -> Course {
        let game = Game::new(setup).expect("replaying has made a game of it");
        let positions = vec![moment(&game, Vec::new())];
        Course { teller: Teller::new(*game.board().rules()), game, recorder: Recorder::new(setup), positions }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn follow_all(&mut self, events: &[Event]) -> Result<(), Denial> {
        events.iter().try_for_each(|event| self.follow(event))
    }

    /// Follows what happened up to a moment, and further to where somebody may do something: what a lay brings about
    /// by itself belongs to it.
    pub(super) fn follow_to(&mut self, events: &[Event], at: usize) -> Result<(), Denial> {
        for event in events {
            if self.positions.len() > at && !is_sequel(event) && self.is_open() {
                return Ok(());
            }
            self.follow(event)?;
        }
        let last = self.positions.len() - 1;
        if last < at { Err(Denial::NoSuchPosition { last }) } else { Ok(()) }
    }

    /// Whether nothing follows by itself from what was done last.
    fn is_open(&self) -> bool {
        let board = self.game.board();
        board.to_move().is_none_or(|seat| board.turn_state(self.game.hand(seat)) == TurnState::Open)
    }

    fn follow(&mut self, event: &Event) -> Result<(), Denial> {
        self.game.apply(event);
        self.recorder.note(event);
        // All cards are open here, so everybody sees what whoever draws sees.
        let viewer = event.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let seen = self.teller.tell_game(&event.seen_by(viewer));
        match self.positions.last_mut() {
            Some(last) if is_sequel(event) => {
                let so_far = std::mem::take(&mut last.seen);
                *last = moment(&self.game, so_far.into_iter().chain([seen]).collect());
            }
            _ => self.positions.push(moment(&self.game, vec![seen])),
        }
        if self.positions.len() > MOST_MOMENTS {
            return Err(Denial::TooManyPositions { most: MOST_MOMENTS });
        }
        Ok(())
    }

    /// Does something by the rules, for whoever it is said of or whoever is to move.
    pub(super) fn make(&mut self, deed: Deed) -> Result<(), Denial> {
        let mover = self.game.board().turn().seat();
        match deed {
            Deed::Begin(seat) => self.play(seat, Command::Begin),
            Deed::Signal(seat, signal) => self.play(seat, Command::Signal(signal)),
            Deed::Lay(lay) => self.play(mover, Command::Lay(lay)),
            Deed::EndTurn => self.play(mover, Command::EndTurn),
            Deed::TakeBack => self.play(mover, Command::TakeBack),
        }
    }

    fn play(&mut self, seat: Seat, command: Command) -> Result<(), Denial> {
        let events = self.game.decide(seat, command).map_err(Refusal::Illegal)?;
        self.follow_all(&events)
    }

    pub(super) fn legal(&self) -> Vec<Legal> {
        self.game.legal().iter().map(|legal| Legal::of(self.game.board(), legal)).collect()
    }

    pub(super) fn into_positions(self) -> Vec<Position> {
        self.positions
    }

    /// The game as a record, with what the record of the game it branched off from tells of the table.
    pub(super) fn record_beside(&self, other: &Record) -> Record {
        let mut record = self.recorder.record();
        record.copy_tags_of_origin(other);
        record
    }
}

fn moment(game: &Game, seen: Vec<Seen>) -> Position {
    let hands = game.hands().as_slice().iter().map(|hand| hand.iter().collect()).collect();
    Position { seen, view: View::of(game.board(), CardSet::EMPTY), hands }
}

/// Whether an event belongs to the moment of the one before: the end of a turn, its draw and the next turn are one.
const fn is_sequel(event: &Event) -> bool {
    matches!(event, Event::Drew { .. } | Event::TurnBegan { .. })
}
