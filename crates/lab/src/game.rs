//! A game in progress: either fast, or with a record.

use tenback_notation::{Record, Recorder};
use tenback_rules::{Board, Command, Game, Lay, Rules, Seat, Setup, Signal, View, Viewer};

use crate::chance::{Stream, generator};

/// A game that accepts only legal actions.
pub(crate) struct LabGame {
    game: Game,
    recorder: Option<Recorder>,
}

/// A bot chose an illegal action.
pub(crate) struct IllegalAction;

impl LabGame {
    /// Deals a game. The first seat is fixed, or agreed on later.
    pub(crate) fn deal(rules: Rules, seed: u64, number: u64, first: Option<Seat>, recorded: bool) -> LabGame {
        let mut rng = generator(seed, number, Stream::Deal);
        if !recorded {
            return LabGame { game: Game::deal(rules, first, &mut rng), recorder: None };
        }
        let dealt = Setup::deal(rules.name(), rules.seats().into(), &mut rng).with_options_of(&rules);
        let setup = Setup { first: first.map(|seat| seat.number().into()), ..dealt };
        let game = Game::new(&setup).expect("a shuffled deck for valid rules is a game");
        LabGame { game, recorder: Some(Recorder::new(&setup)) }
    }

    pub(crate) const fn board(&self) -> &Board {
        self.game.board()
    }

    /// The true state, to measure luck; bots get a view.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// Lays a card for the seat to move.
    #[inline]
    pub(crate) fn lay(&mut self, lay: Lay) -> Result<(), IllegalAction> {
        if self.recorder.is_some() {
            return self.command(self.game.board().turn().seat(), Command::Lay(lay));
        }
        if self.game.board().to_move().is_none() || !self.game.is_legal(lay) {
            return Err(IllegalAction);
        }
        self.game.lay_unchecked(lay);
        Ok(())
    }

    /// Ends the turn of the seat to move.
    #[inline]
    pub(crate) fn end_turn(&mut self) -> Result<(), IllegalAction> {
        if self.recorder.is_some() {
            return self.command(self.game.board().turn().seat(), Command::EndTurn);
        }
        if !self.game.board().may_end() {
            return Err(IllegalAction);
        }
        self.game.end_turn_unchecked();
        Ok(())
    }

    /// Gives a signal, if the rules allow it now; one that comes too late is ignored.
    pub(crate) fn signal(&mut self, seat: Seat, signal: Signal) {
        let _unheard = self.command(seat, Command::Signal(signal));
    }

    /// Lets a seat go first.
    pub(crate) fn begin(&mut self, seat: Seat) -> Result<(), IllegalAction> {
        self.command(seat, Command::Begin)
    }

    /// The seat to move resigns.
    pub(crate) fn resign(&mut self) {
        let _over_already = self.command(self.game.board().turn().seat(), Command::Resign);
    }

    fn command(&mut self, seat: Seat, command: Command) -> Result<(), IllegalAction> {
        let events = self.game.play(seat, command).map_err(|_| IllegalAction)?;
        if let Some(recorder) = &mut self.recorder {
            events.iter().for_each(|event| recorder.note(event));
        }
        Ok(())
    }

    /// The record, if the game has one.
    pub(crate) fn record(&self) -> Option<Record> {
        self.recorder.as_ref().map(Recorder::record)
    }
}
