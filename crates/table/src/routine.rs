//! What happens automatically at every table: who goes first if nobody has to be asked, and bots' signals.

use tenback_players::Level;
use tenback_rules::{Command as Wish, Contest, Game, Phase, Seat, Signal, View, Viewer};

use crate::command::{Command, Refusal};
use crate::event::Event;
use crate::settings::{Sitter, Talk};
use crate::table::Table;

impl Table {
    /// Whether the first seat is random: nobody may signal about it (C2), or there is only one.
    pub fn needs_random_start(&self) -> bool {
        let rules = &self.settings().rules;
        let silent = rules.contest() == Contest::Opposed || self.settings().talk == Talk::None;
        self.is_beginning() && (rules.seats() == 1 || silent)
    }

    /// Who goes first once every person has stated a preference (A4).
    pub fn agreed_starter(&self) -> Option<Seat> {
        let board = self.game().filter(|_| self.is_beginning())?.board();
        let asked = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person(_) => board.signals()[seat].begin.is_some(),
            Sitter::Bot { .. } | Sitter::StandIn { .. } => true,
            Sitter::Empty => false,
        };
        self.sitters().iter().all(asked).then(|| board.agreed_starter())
    }

    /// The seats that the game is waiting for: the one to move, or before the first turn those that have not stated a
    /// preference.
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

    /// Lets a seat go first, or the next one with cards: in a set-up position a seat may have none.
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

    /// The signals that bots want to give now; not all of them may be allowed. `signals` asks a bot of a level, and is
    /// given a secret that nobody learns before the game is over.
    pub fn bot_signals<S: IntoIterator<Item = Signal>>(
        &self,
        signals: impl Fn(Level, &View, u64) -> S,
    ) -> Vec<Command> {
        if self.settings().talk == Talk::None {
            return Vec::new();
        }
        let bots = self.bots().filter(|(seat, _)| !self.has_said_enough(*seat));
        let views = bots.filter_map(|(seat, level)| Some((seat, level, self.view(Viewer::Seat(seat))?)));
        let secret = self.secret();
        views
            .flat_map(|(seat, level, view)| signals(level, &view, secret).into_iter().map(move |signal| (seat, signal)))
            .map(|(seat, signal)| Command::Game { seat, command: Wish::Signal(signal) })
            .collect()
    }

    /// A number computed from the salt of the deal: the same throughout the game, and unknown until it is over.
    fn secret(&self) -> u64 {
        let salt = self.dealt().and_then(|dealt| dealt.deal().salt.as_deref()).unwrap_or_default();
        // FNV-1a.
        salt.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    fn bots(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        self.sitters().iter().filter_map(|(seat, sitter)| Some((seat, sitter.bot()?)))
    }

    fn is_beginning(&self) -> bool {
        self.game().is_some_and(|game| game.board().phase() == Phase::Dealt)
    }
}
