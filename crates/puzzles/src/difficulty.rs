//! How difficult a puzzle is: its length, how many first lays tempt, and which bots find it.

use rand::SeedableRng;
use tenback_bots::{Bot, BotRng, Budget, Level};
use tenback_rules::{Game, Viewer};

use crate::attempt::{Attempt, Verdict};
use crate::exact::is_same_turn;
use crate::puzzle::Puzzle;
use crate::step::Step;

/// How often the casual bot tries, whose turns depend on chance.
const CASUAL_TRIES: u64 = 8;
/// What greedy and the network count for, in tries of the casual bot.
const GREEDY_WEIGHT: f64 = 4.0;
const NETWORK_WEIGHT: f64 = 8.0;
/// The usual number of lays and of tempting first lays.
const USUAL_LENGTH: f64 = 5.0;
const USUAL_TEMPTING: f64 = 2.0;
/// What each lay and each tempting first lay more adds.
const PER_LAY: f64 = 40.0;
const PER_TEMPTING: f64 = 25.0;

/// Which bots solve a puzzle at the first attempt.
pub(crate) struct Trials {
    greedy: bool,
    network: bool,
    /// How many of the tries.
    casual: u64,
}

impl Trials {
    /// Lets all of them try.
    pub(crate) fn of(puzzle: &Puzzle) -> Trials {
        let casual = Bot::new(Level::Casual);
        Trials {
            greedy: solves(&Bot::new(Level::Greedy), puzzle, 0),
            network: solves(&Bot::new(Level::Expert).without_endgame_search(), puzzle, 0),
            casual: (0..CASUAL_TRIES).filter(|&seed| solves(&casual, puzzle, seed)).count() as u64,
        }
    }

    /// Whether it is too easy to be a puzzle: it is solved without thinking, and few other lines are tempting.
    pub(crate) fn is_trivial(&self, puzzle: &Puzzle) -> bool {
        puzzle.tempting < 2 && self.greedy && self.network && 2 * self.casual > CASUAL_TRIES
    }

    /// The rating of a puzzle. Its own rating is not used.
    pub(crate) fn rating(&self, puzzle: &Puzzle) -> u16 {
        let weight = |found, weight| if found { weight } else { 0.0 };
        // One success and one failure more, so that nothing is certain.
        let found =
            (1.0 + self.casual as f64 + weight(self.greedy, GREEDY_WEIGHT) + weight(self.network, NETWORK_WEIGHT))
                / (2.0 + CASUAL_TRIES as f64 + GREEDY_WEIGHT + NETWORK_WEIGHT);
        let lays = puzzle.solution.iter().filter(|step| matches!(step, Step::Lay(_))).count() as f64;
        let rating = 1500.0
            + 400.0 * ((1.0 - found) / found).log10()
            + PER_LAY * (lays - USUAL_LENGTH)
            + PER_TEMPTING * (f64::from(puzzle.tempting) - USUAL_TEMPTING);
        rating.clamp(800.0, 2600.0).round() as u16
    }
}

/// Whether a bot solves a puzzle at the first attempt.
fn solves(bot: &Bot, puzzle: &Puzzle, seed: u64) -> bool {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut attempt = Attempt::new(puzzle);
    loop {
        for step in chosen(bot, attempt.game(), &mut rng) {
            match attempt.play(step) {
                Ok(Verdict::Right) => {}
                Ok(Verdict::Solved) => return true,
                Ok(Verdict::Wrong(_)) | Err(_) => return false,
            }
        }
    }
}

/// A bot's whole turn.
pub(crate) fn chosen(bot: &Bot, game: &Game, rng: &mut BotRng) -> Vec<Step> {
    let seat = game.board().turn().seat();
    let view = game.view(Viewer::Seat(seat));
    let turn = bot.choose(&view, Budget::Evaluations(1), rng).turn;
    let mut steps: Vec<Step> = turn.as_slice().iter().copied().map(Step::Lay).collect();
    let mut after = game.clone();
    steps.iter().for_each(|step| step.play_unchecked(&mut after));
    if is_same_turn(game, &after) {
        steps.push(Step::EndTurn);
    }
    steps
}
