//! A review as independent steps.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, available_parallelism};

use rand_xoshiro::rand_core::SeedableRng;
use tenback_bots::{Bot, BotRng, Estimate, Level};
use tenback_rules::{Contest, Game, Rules, Seat, Viewer};

use crate::draw::{Draw, Samples, chance_after, draw};
use crate::effort::Effort;
use crate::finished::{FinishedGame, PlayedTurn};
use crate::judge::{Judgement, judge};
use crate::sample::Mean;
use crate::seed::{Purpose, seed};
use crate::winnable::{WinningLine, winnable_until};

/// The review of a game, to be carried out step by step.
#[derive(Clone, Debug)]
pub struct Study {
    game: FinishedGame,
    effort: Effort,
    reference: Bot,
}

/// A piece of work that does not depend on any other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The mean over all deals. It is the same for all games with these rules.
    Mean,
    /// The deal and the start.
    Opening,
    /// A turn, by its index.
    Turn(usize),
    /// Until when the game could be won.
    Winnable,
}

/// The result of a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Of [`Step::Mean`].
    Mean(Estimate),
    /// Of [`Step::Opening`].
    Opening(Opening),
    /// Of [`Step::Turn`].
    Turn {
        /// The index of the turn.
        index: usize,
        /// The chances around its draw.
        draw: Draw,
        /// The judgement.
        judgement: Judgement,
    },
    /// Of [`Step::Winnable`].
    Winnable(Option<WinningLine>),
}

/// The chances of the first seat at the start.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opening {
    /// After the deal; between opponents, after it was decided who goes first.
    pub dealt: Estimate,
    /// When the first turn began.
    pub begun: Estimate,
}

impl Part {
    /// The step it is the result of.
    pub fn step(&self) -> Step {
        match self {
            Part::Mean(_) => Step::Mean,
            Part::Opening(_) => Step::Opening,
            Part::Turn { index, .. } => Step::Turn(*index),
            Part::Winnable(_) => Step::Winnable,
        }
    }
}

impl Study {
    /// The level of the reference player: all chances are those of a game that it plays on.
    pub const REFERENCE: Level = Level::Expert;

    /// The number of the method. It must increase with every change that could give a game another review, so that reviews
    /// that were kept are made afresh.
    pub const METHOD: u32 = 2;

    /// A study of this game.
    pub fn new(game: FinishedGame, effort: Effort) -> Study {
        Study { game, effort, reference: Bot::new(Study::REFERENCE) }
    }

    /// The game.
    pub fn game(&self) -> &FinishedGame {
        &self.game
    }

    /// The reference player.
    pub(crate) fn reference(&self) -> &Bot {
        &self.reference
    }

    /// The effort.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// All steps, the most important first: the turns that look most costly, then what concerns the whole game, then the
    /// other turns.
    pub fn steps(&self) -> Vec<Step> {
        /// How many turns come before the rest.
        const FIRST: usize = 3;
        let mut turns: Vec<(f32, usize)> =
            self.game.turns().iter().enumerate().map(|(index, turn)| (self.guess(turn), index)).collect();
        turns.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut steps: Vec<Step> = turns.into_iter().map(|(_, index)| Step::Turn(index)).collect();
        let at = FIRST.min(steps.len());
        steps.splice(at..at, [Step::Winnable, Step::Opening, Step::Mean]);
        steps
    }

    /// What a turn seems to have cost at first sight.
    fn guess(&self, turn: &PlayedTurn) -> f32 {
        let view = turn.before.view(Viewer::Seat(turn.seat));
        let Some(best) = self.reference.candidates(&view, 1).into_iter().next() else { return 0.0 };
        let chances = self.reference.turn_chances(&view, &[turn.lays, best.turn], 0, u64::from(turn.number));
        match chances[..] {
            [Some(played), Some(best)] => best.chance - played.chance,
            _ => 0.0,
        }
    }

    /// Performs steps on several threads, by default as many as there are cores, and hands over each part as soon as it is
    /// ready. After a stop, some are missing.
    pub fn perform_all(
        &self,
        steps: &[Step],
        threads: Option<usize>,
        stopped: &(dyn Fn() -> bool + Sync),
        ready: impl FnMut(Part),
    ) {
        let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
        let next = AtomicUsize::new(0);
        let (sender, parts) = channel();
        let work = |sender: Sender<Part>| {
            while let Some(&step) = steps.get(next.fetch_add(1, Ordering::Relaxed)) {
                let Some(part) = self.perform(step, stopped) else { return };
                if sender.send(part).is_err() {
                    return;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..threads.unwrap_or_else(cores).min(steps.len()) {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move || work(sender));
            }
            drop(sender);
            parts.iter().for_each(ready);
        });
    }

    /// Performs a step. It is asked now and then whether it should stop; then the result is `None`. The result depends
    /// on nothing but the game, the effort and the step.
    pub fn perform(&self, step: Step, stopped: &dyn Fn() -> bool) -> Option<Part> {
        match step {
            Step::Mean => mean(&self.reference, self.game.rules(), self.effort, stopped).map(Part::Mean),
            Step::Opening => self.opening().map(Part::Opening),
            Step::Turn(index) => {
                let judgement = self.judge(index, stopped)?;
                let draw = draw(&self.reference, self.game.turns().get(index)?, self.samples(), stopped)?;
                Some(Part::Turn { index, draw, judgement })
            }
            Step::Winnable => winnable_until(&self.game, stopped).map(Part::Winnable),
        }
    }

    /// The judgement on a turn alone, as [`Step::Turn`] gives it; `None` if there is no such turn or the work was stopped.
    pub fn judge(&self, index: usize, stopped: &dyn Fn() -> bool) -> Option<Judgement> {
        judge(&self.reference, self.game.turns().get(index)?, self.effort, stopped)
    }

    /// The chance of the first seat after a turn and its draw alone, as [`Step::Turn`] gives it.
    pub fn chance_after(&self, index: usize) -> Option<Estimate> {
        chance_after(&self.reference, self.game.turns().get(index)?, self.samples())
    }

    fn samples(&self) -> Samples {
        Samples::of_review(self.effort, self.game.rules().seats())
    }

    fn opening(&self) -> Option<Opening> {
        let chance = |game: &Game| {
            let worlds = self.effort.orders() * 4;
            self.reference.open_chance(game, Seat::FIRST, worlds, seed(Purpose::Start, 0, 0))
        };
        let begun = chance(self.game.begun())?;
        let dealt = match self.game.rules().contest() {
            Contest::Together => chance(self.game.dealt())?,
            // Who goes first is decided by lot, so it belongs to the deal.
            Contest::Opposed => begun,
        };
        Some(Opening { dealt, begun })
    }
}

/// The chance of the first seat before the deal.
fn mean(bot: &Bot, rules: &Rules, effort: Effort, stopped: &dyn Fn() -> bool) -> Option<Estimate> {
    if rules.contest() == Contest::Opposed {
        // Seats that differ in nothing but their number.
        return Some(Estimate::exact(0.5));
    }
    let mut mean = Mean::default();
    for deal in 0..effort.deals() {
        if stopped() {
            return None;
        }
        let mut rng = BotRng::seed_from_u64(seed(Purpose::Mean, 0, deal));
        let game = Game::deal(*rules, None, &mut rng);
        mean.add(bot.open_chance(&game, Seat::FIRST, 1, seed(Purpose::Mean, 1, deal))?.chance.into());
    }
    Some(mean.estimate())
}
