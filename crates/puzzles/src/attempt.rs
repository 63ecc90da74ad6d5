//! Solving a puzzle: which steps are right, and what is wrong with the others.

use tenback_rules::{Card, Contest, Game, Illegal};

use crate::dead::unplayable;
use crate::exact::{Exact, TooLarge, is_same_turn};
use crate::line;
use crate::puzzle::{Kind, Puzzle};
use crate::step::Step;
use crate::value::Value;

/// What a step was worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Right so far: go on.
    Right,
    /// That is the solution.
    Solved,
    /// It cannot be the solution any more.
    Wrong(Refutation),
}

/// What is wrong with a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// The step loses at once.
    LosesAtOnce,
    /// These cards can never be played any more.
    Unplayable(Vec<Card>),
    /// No order of the remaining cards works.
    NoWayLeft,
    /// The opponent can answer like this.
    Answer(Vec<Step>),
    /// The opponent can complete a turn whatever is played now.
    NoWinLeft,
    /// With this step, the best possible turn wins with fewer draws.
    FewerDraws {
        /// The best share that is left.
        left: Value,
        /// The share of the solution.
        best: Value,
    },
}

/// A puzzle being solved.
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    exact: Exact,
    game: Game,
    goal: Value,
}

impl<'a> Attempt<'a> {
    /// At the start.
    pub fn new(puzzle: &'a Puzzle) -> Attempt<'a> {
        let game = puzzle.game();
        let goal = match puzzle.kind {
            Kind::Draw { best, .. } => best,
            Kind::Line | Kind::FirstLay | Kind::Duel => Value::WON,
        };
        Attempt { puzzle, exact: Exact::unlimited(&game), game, goal }
    }

    /// The game after the steps so far. Once cards have been drawn, it is one of the possible games.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Makes a step and judges it, or says which rule forbids it.
    pub fn play(&mut self, step: Step) -> Result<Verdict, Illegal> {
        let before = self.game.clone();
        step.play(&mut self.game)?;
        // Nothing is called wrong without proof.
        let Ok(value) = self.exact.value_after(&before, step) else { return Ok(Verdict::Right) };
        Ok(if value < self.goal {
            Verdict::Wrong(self.refute(&before, value).unwrap_or(Refutation::NoWayLeft))
        } else if self.is_solved(&before) {
            Verdict::Solved
        } else {
            Verdict::Right
        })
    }

    /// Whether a right step was the last.
    fn is_solved(&self, before: &Game) -> bool {
        match self.puzzle.kind {
            Kind::Line => self.game.board().to_move().is_none(),
            Kind::FirstLay => true,
            Kind::Draw { .. } | Kind::Duel => !is_same_turn(before, &self.game),
        }
    }

    /// A way to the solution from here; empty after a wrong step.
    pub fn rest(&mut self) -> Vec<Step> {
        match self.puzzle.kind {
            Kind::Line | Kind::FirstLay => line::winning(&self.game, &mut self.exact).unwrap_or_default(),
            Kind::Draw { .. } | Kind::Duel => self.rest_of_turn(),
        }
    }

    fn rest_of_turn(&mut self) -> Vec<Step> {
        let (mut steps, mut game) = (Vec::new(), self.game.clone());
        while is_same_turn(&self.game, &game) {
            let right = |step: &Step| self.exact.value_after(&game, *step).is_ok_and(|value| value == self.goal);
            let Some(step) = Step::all(&game).into_iter().find(right) else { break };
            step.play_unchecked(&mut game);
            steps.push(step);
        }
        steps
    }

    fn refute(&mut self, before: &Game, value: Value) -> Result<Refutation, TooLarge> {
        let board = self.game.board();
        if board.ending().is_some() {
            return Ok(Refutation::LosesAtOnce);
        }
        if let Kind::Draw { best, .. } = self.puzzle.kind {
            return Ok(Refutation::FewerDraws { left: value, best });
        }
        if board.rules().contest() == Contest::Opposed {
            if is_same_turn(before, &self.game) {
                return Ok(Refutation::NoWinLeft);
            }
            return Ok(Refutation::Answer(self.answer()?));
        }
        let cards: Vec<Card> = unplayable(&self.game).iter().collect();
        Ok(if cards.is_empty() { Refutation::NoWayLeft } else { Refutation::Unplayable(cards) })
    }

    /// A whole turn of the opponent after which the solver cannot win; it ends as early as possible.
    fn answer(&mut self) -> Result<Vec<Step>, TooLarge> {
        let (mut steps, mut game) = (Vec::new(), self.game.clone());
        while is_same_turn(&self.game, &game) {
            let mut next = None;
            for step in Step::all(&game).into_iter().rev() {
                if self.exact.value_after(&game, step)? == Value::LOST {
                    next = Some(step);
                    break;
                }
            }
            let Some(step) = next else { break };
            step.play_unchecked(&mut game);
            steps.push(step);
        }
        Ok(steps)
    }
}

#[cfg(test)]
mod tests {
    use tenback_notation::Record;

    use super::{Attempt, Exact, Verdict};
    use crate::puzzle::Puzzle;
    use crate::step::Step;

    /// 24 on 33 only works after 34, ten back.
    const TEN_BACK: &str = "[Game \"classic\"]\n[Seats \"1\"]\n[First \"1\"]\n[Hands \"24 34 35 36\"]\n\
        [Piles \"33 99 3 2\"]\n[Deck \"-\"]\n[Puzzle \"first-lay\"]\n[Themes \"ten-back\"]\n[Tempting \"2\"]\n\
        [Rating \"1200\"]\n\n1. 34a 24a 35a 36a\n";

    /// A search that has to give up has proved nothing, so a right step is not called wrong.
    #[test]
    fn a_step_that_could_not_be_judged_is_not_called_wrong() {
        let puzzle = Puzzle::from_record(&Record::parse(TEN_BACK).expect("a record")).expect("a puzzle");
        let play = |exact: Exact, word: &str| {
            let mut attempt = Attempt { exact, ..Attempt::new(&puzzle) };
            attempt.play(Step::from_word(word).expect("a step"))
        };
        assert_eq!(play(Exact::new(&puzzle.game(), 0), "34a"), Ok(Verdict::Right));
        assert_eq!(play(Exact::unlimited(&puzzle.game()), "34a"), Ok(Verdict::Solved));
        assert!(matches!(play(Exact::unlimited(&puzzle.game()), "35a"), Ok(Verdict::Wrong(_))));
    }
}
