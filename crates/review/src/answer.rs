//! Another turn in place of one that was played: an answer of somebody who looks for a better one.

use std::error::Error;
use std::fmt;

use tenback_bots::TurnPlan;
use tenback_rules::{Command, Illegal, Lay, Viewer};

use crate::finished::PlayedTurn;
use crate::judge::{Judgement, judge_turn};
use crate::study::Study;

/// Why an answer cannot be judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// No turn with this number was played.
    NoSuchTurn,
    /// The rules forbid it, or it is not a whole turn.
    Illegal(Illegal),
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::NoSuchTurn => f.write_str("no such turn was played"),
            AnswerError::Illegal(why) => write!(f, "illegal: {why:?}"),
        }
    }
}

impl Error for AnswerError {}

impl Study {
    /// Judges a whole turn in place of the one with this number: from the same view, in the same sampled games and with the
    /// same effort. `None` if the work was stopped.
    pub fn judge_answer(
        &self,
        number: u16,
        lays: &[Lay],
        stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Judgement>, AnswerError> {
        let turns = self.game().turns();
        let turn = turns.iter().find(|turn| turn.number == number).ok_or(AnswerError::NoSuchTurn)?;
        let answer = whole_turn(turn, lays).map_err(AnswerError::Illegal)?;
        let view = turn.before.view(Viewer::Seat(turn.seat));
        Ok(judge_turn(self.reference(), &view, &answer, number, self.effort(), stopped))
    }
}

/// The lays as a turn, if they are one.
fn whole_turn(turn: &PlayedTurn, lays: &[Lay]) -> Result<TurnPlan, Illegal> {
    let mut game = turn.before.clone();
    let mut plan = TurnPlan::EMPTY;
    for &lay in lays {
        game.play(turn.seat, Command::Lay(lay))?;
        // A hand has no more cards than a plan.
        plan.push(lay);
    }
    let is_open = game.board().to_move() == Some(turn.seat) && game.board().turn().number() == turn.number;
    if is_open {
        game.play(turn.seat, Command::EndTurn)?;
    }
    Ok(plan)
}
