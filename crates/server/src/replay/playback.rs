//! A game being replayed, with all its positions.

use tenback_notation::{Record, Recorder};
use tenback_rules::{CardSet, Command, Event, Game, Seat, Setup, TurnState, Viewer};
use tenback_table::Refusal;
use tenback_wire::{Describer, Legal, Position, Seen, View};

use super::MAX_POSITIONS;
use super::moves::Move;
use crate::denial::Denial;

/// A game being replayed, with all its positions.
pub(super) struct Playback {
    game: Game,
    recorder: Recorder,
    describer: Describer,
    positions: Vec<Position>,
}

impl Playback {
    /// A new deal before the first turn.
    pub(super) fn of(setup: &Setup) -> Playback {
        let game = Game::new(setup).expect("replaying has made a game of it");
        let positions = vec![position(&game, Vec::new())];
        Playback { describer: Describer::of(game.board()), game, recorder: Recorder::new(setup), positions }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn replay_all(&mut self, events: &[Event]) -> Result<(), Denial> {
        events.iter().try_for_each(|event| self.replay(event))
    }

    /// Replays events up to a position, and on to where a command is possible: what follows automatically from a lay
    /// belongs to it.
    pub(super) fn replay_to(&mut self, events: &[Event], at: usize) -> Result<(), Denial> {
        for event in events {
            if self.positions.len() > at && !is_sequel(event) && self.is_open() {
                return Ok(());
            }
            self.replay(event)?;
        }
        let last = self.positions.len() - 1;
        if last < at { Err(Denial::NoSuchPosition { last }) } else { Ok(()) }
    }

    /// Whether nothing follows automatically from the last event.
    fn is_open(&self) -> bool {
        let board = self.game.board();
        board.to_move().is_none_or(|seat| board.turn_state(self.game.hand(seat)) == TurnState::Open)
    }

    fn replay(&mut self, event: &Event) -> Result<(), Denial> {
        self.game.apply(event);
        self.recorder.note(event);
        // All cards are visible in a replay, so events are shown as the acting seat sees them.
        let viewer = event.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let seen = self.describer.describe_game(&event.seen_by(viewer));
        match self.positions.last_mut() {
            Some(last) if is_sequel(event) => {
                let so_far = std::mem::take(&mut last.seen);
                *last = position(&self.game, so_far.into_iter().chain([seen]).collect());
            }
            _ => self.positions.push(position(&self.game, vec![seen])),
        }
        if self.positions.len() > MAX_POSITIONS {
            return Err(Denial::TooManyPositions { most: MAX_POSITIONS });
        }
        Ok(())
    }

    /// Makes a move by the rules, for the seat it names or the one to move.
    pub(super) fn make(&mut self, wanted: Move) -> Result<(), Denial> {
        let mover = self.game.board().turn().seat();
        match wanted {
            Move::Begin(seat) => self.play(seat, Command::Begin),
            Move::Signal(seat, signal) => self.play(seat, Command::Signal(signal)),
            Move::Lay(lay) => self.play(mover, Command::Lay(lay)),
            Move::EndTurn => self.play(mover, Command::EndTurn),
            Move::TakeBack => self.play(mover, Command::TakeBack),
        }
    }

    fn play(&mut self, seat: Seat, command: Command) -> Result<(), Denial> {
        let events = self.game.decide(seat, command).map_err(Refusal::Illegal)?;
        self.replay_all(&events)
    }

    pub(super) fn legal(&self) -> Vec<Legal> {
        self.game.legal().iter().map(|legal| Legal::of(self.game.board(), legal)).collect()
    }

    pub(super) fn into_positions(self) -> Vec<Position> {
        self.positions
    }

    /// The game as a record, with the tags of the game it branched off from.
    pub(super) fn record_beside(&self, other: &Record) -> Record {
        let mut record = self.recorder.record();
        record.copy_tags_of_origin(other);
        record
    }
}

fn position(game: &Game, seen: Vec<Seen>) -> Position {
    let hands = game.hands().as_slice().iter().map(|hand| hand.iter().collect()).collect();
    Position { seen, view: View::of(game.board(), CardSet::EMPTY), hands }
}

/// Whether an event belongs to the position before it: the end of a turn, its draw and the next turn are one position.
const fn is_sequel(event: &Event) -> bool {
    matches!(event, Event::Drew { .. } | Event::TurnBegan { .. })
}
