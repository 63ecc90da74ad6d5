//! What follows by itself at every table, whoever hosts it: who begins where nobody is asked, and what bots say.

use tenback_players::Level;
use tenback_rules::{Command as Wish, Contest, Game, Phase, Seat, Signal, View, Viewer};

use crate::command::{Command, Refusal};
use crate::event::Event;
use crate::settings::{Sitter, Talk};
use crate::table::Table;

impl Table {
    /// Whether lots decide who begins: nobody may say anything about it (C2), or there is only one.
    pub fn awaits_lot(&self) -> bool {
        let rules = &self.settings().rules;
        let silent = rules.contest() == Contest::Opposed || self.settings().talk == Talk::None;
        self.is_beginning() && (rules.seats() == 1 || silent)
    }

    /// Who begins once every person has said something about it (A4).
    pub fn agreed_beginner(&self) -> Option<Seat> {
        let board = self.game().filter(|_| self.is_beginning())?.board();
        let asked = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person(_) => board.signals()[seat].begin.is_some(),
            Sitter::Bot { .. } | Sitter::StandIn { .. } => true,
            Sitter::Empty => false,
        };
        self.sitters().iter().all(asked).then(|| board.agreed_starter())
    }

    /// The seats whose people the game waits for: the one to move, or before the first turn those who have not said who
    /// should begin.
    pub fn awaited(&self) -> Vec<Seat> {
        let Some(board) = self.game().map(Game::board) else { return Vec::new() };
        let waits = |seat: Seat| match board.phase() {
            Phase::Dealt => board.signals()[seat].begin.is_none(),
            Phase::Running => board.to_move() == Some(seat),
            Phase::Over(_) => false,
        };
        let played = self.sitters().iter().filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
        played.map(|(seat, _)| seat).filter(|seat| waits(*seat)).collect()
    }

    /// Lets a seat begin, or the next one that can: in a set-up position a seat may have no cards.
    pub fn begin(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let seats = self.settings().rules.seats();
        let mut candidate = seat;
        loop {
            let begun = self.decide(Command::Game { seat: candidate, command: Wish::Begin });
            candidate = candidate.next(seats);
            if begun.is_ok() || candidate == seat {
                return begun;
            }
        }
    }

    /// What the bots want to tell their team now. Not all of it may be said. `signals` asks a bot of some level.
    pub fn bot_signals<S: IntoIterator<Item = Signal>>(&self, signals: impl Fn(Level, &View) -> S) -> Vec<Command> {
        if self.settings().talk == Talk::None {
            return Vec::new();
        }
        let views = self.bots().filter_map(|(seat, level)| Some((seat, level, self.view(Viewer::Seat(seat))?)));
        views
            .flat_map(|(seat, level, view)| signals(level, &view).into_iter().map(move |signal| (seat, signal)))
            .map(|(seat, signal)| Command::Game { seat, command: Wish::Signal(signal) })
            .collect()
    }

    fn bots(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        self.sitters().iter().filter_map(|(seat, sitter)| Some((seat, sitter.bot()?)))
    }

    fn is_beginning(&self) -> bool {
        self.game().is_some_and(|game| game.board().phase() == Phase::Dealt)
    }
}
