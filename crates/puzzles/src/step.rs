//! What a solver does: play a card, or end the turn.

use std::fmt;

use tenback_rules::{Command, Event, Game, Illegal, Lay};

/// One action of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A card on a pile.
    Lay(Lay),
    /// The end of a turn that does not end by itself.
    EndTurn,
}

impl Step {
    const END: &'static str = "end";

    /// Parses a lay such as `45a`, or `end`.
    pub fn from_word(word: &str) -> Option<Step> {
        if word == Step::END { Some(Step::EndTurn) } else { Lay::from_word(word).map(Step::Lay) }
    }

    /// Carries it out for the seat to move, or says which rule forbids it.
    pub fn play(self, game: &mut Game) -> Result<Vec<Event>, Illegal> {
        let seat = game.board().to_move().ok_or(Illegal::GameOver)?;
        let command = match self {
            Step::Lay(lay) => Command::Lay(lay),
            Step::EndTurn => Command::EndTurn,
        };
        game.play(seat, command)
    }

    /// Carries it out without checking, for search.
    pub(crate) fn play_unchecked(self, game: &mut Game) {
        match self {
            Step::Lay(lay) => game.lay_unchecked(lay),
            Step::EndTurn => game.end_turn_unchecked(),
        }
    }

    /// Everything the seat to move can do.
    pub(crate) fn all(game: &Game) -> Vec<Step> {
        if game.board().to_move().is_none() {
            return Vec::new();
        }
        let mut steps: Vec<Step> = game.legal_set().iter().map(Step::Lay).collect();
        steps.extend(game.board().may_end().then_some(Step::EndTurn));
        steps
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Lay(lay) => lay.fmt(f),
            Step::EndTurn => f.write_str(Step::END),
        }
    }
}
