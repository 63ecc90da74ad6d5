//! Lessons in Face to Face: games with itself, and games against a pool of others, since what beats one opponent may
//! lose to another.

use rand::RngExt;
use tenback_rules::{Game, Outcome, Rules, Seat, Viewer};

use super::duel::{Duel, OwnPiles};
use super::features;
use super::turns::{After, Begun};
use super::value::chance;
use super::{expert, planner};
use crate::choice::TurnPlan;
use crate::network::Network;
use crate::{BotRng, greedy};

/// Of so many games …
const ALL_GAMES: u32 = 20;
/// … the first are against the greedy player,
const AGAINST_GREEDY: u32 = 4;
/// the next against the planner,
const AGAINST_PLANNER: u32 = 3;
/// the next against earlier networks; and the rest the learner plays with itself.
const AGAINST_EARLIER: u32 = 4;

/// How often each position is learned from. The courses that learned from each many times came out weaker.
pub(crate) const REUSE: f32 = 1.5;

/// How many times as many positions are remembered as in a game played together: the opponents change with the
/// learner, and a short memory would hold only the latest of them.
pub(crate) const LONGER_MEMORY: usize = 5;

/// How far values are moved at random at first, so that other turns are tried too.
const CURIOSITY: f32 = 0.3;

/// One side of a game, position after position.
type Course = Vec<After>;

/// What a game has to teach.
pub(crate) struct Lesson {
    /// Tables after turns with the chance to win that each should have been given. Every other one is mirrored.
    pub(crate) positions: Vec<(Box<[f32]>, f32)>,
    /// Whether the learner won; with itself, whether the first seat did.
    pub(crate) won: bool,
    /// The cards the learner had left.
    pub(crate) left: u8,
}

/// How a game is played and learned from.
#[derive(Clone, Copy)]
pub(crate) struct Teaching<'a> {
    pub(crate) network: &'a Network,
    /// Networks of earlier times.
    pub(crate) earlier: &'a [Network],
    /// How much the end of the game counts against the next position.
    pub(crate) lambda: f32,
    /// The share of all games that were played before.
    pub(crate) done: f32,
}

/// Who plays a seat.
#[derive(Clone, Copy)]
enum Player<'a> {
    Learner,
    Greedy,
    Planner,
    Earlier(&'a Network),
}

impl<'a> Teaching<'a> {
    /// Plays one game.
    pub(crate) fn play(&self, rules: Rules, rng: &mut BotRng) -> Lesson {
        let pick = |rng: &mut BotRng| if rng.random_range(0..2u32) == 0 { Seat::FIRST } else { Seat::SECOND };
        let first = pick(rng);
        let learner = pick(rng);
        let other = self.other(rng);
        let mut game = Game::deal(rules, Some(first), rng);
        let mut courses = [Course::new(), Course::new()];
        while let Some(seat) = game.board().to_move() {
            let player = if seat == learner { Player::Learner } else { other };
            let Some(turn) = self.turn(&game, seat, player, &mut courses[seat.index()], rng) else { break };
            turn.carry_out(&mut game);
        }
        let winner = match game.board().ending().map(|ending| ending.outcome) {
            Some(Outcome::SeatWon(seat)) => Some(seat),
            _ => None,
        };
        let mut positions = Vec::new();
        for (seat, course) in Seat::all(rules.seats()).zip(&courses) {
            self.set_targets(course, winner == Some(seat), &mut positions, rng);
        }
        let left = game.board().unlaid()[rules.deck_of(learner)].len() as u8;
        Lesson { positions, won: winner == Some(learner), left }
    }

    fn other(&self, rng: &mut BotRng) -> Player<'a> {
        let lot = rng.random_range(0..ALL_GAMES);
        let earlier = rng.random_range(0..self.earlier.len().max(1) as u32) as usize;
        if lot < AGAINST_GREEDY {
            Player::Greedy
        } else if lot < AGAINST_GREEDY + AGAINST_PLANNER {
            Player::Planner
        } else if lot < AGAINST_GREEDY + AGAINST_PLANNER + AGAINST_EARLIER {
            self.earlier.get(earlier).map_or(Player::Learner, Player::Earlier)
        } else {
            Player::Learner
        }
    }

    /// The turn of a player; those of the learner are noted.
    fn turn(
        &self,
        game: &Game,
        seat: Seat,
        player: Player<'_>,
        course: &mut Course,
        rng: &mut BotRng,
    ) -> Option<TurnPlan> {
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        let begun = Begun::of(game.board());
        let after = match player {
            Player::Greedy => return Some(greedy::choose(&game.view(Viewer::Seat(seat)))),
            Player::Planner => planner::best(&duel, begun)?,
            Player::Earlier(network) => expert::best(network, &duel, begun, expert::LOOKED_AT)?.1,
            Player::Learner => {
                let after = self.curious_best(&duel, begun, rng)?;
                if !after.is_won() {
                    course.push(after);
                }
                after
            }
        };
        let (own, foe) = OwnPiles::both(game.board().rules(), seat);
        Some(after.lays.plan(own, foe))
    }

    fn curious_best(&self, duel: &Duel, begun: Begun, rng: &mut BotRng) -> Option<After> {
        let curiosity = CURIOSITY * (1.0 - self.done) * (1.0 - self.done);
        let turns = expert::ranked(self.network, duel, begun, expert::LOOKED_AT);
        let moved = turns
            .into_iter()
            .map(|(value, after)| (value + curiosity * (rng.random_range(-1000..=1000) as f32 * 1e-3), after));
        moved.reduce(|best, turn| if turn.0 > best.0 { turn } else { best }).map(|(_, after)| after)
    }

    /// TD(λ): each position is worth a mixture of what the next own one seems worth and of what came of the game.
    fn set_targets(&self, course: &Course, won: bool, positions: &mut Vec<(Box<[f32]>, f32)>, rng: &mut BotRng) {
        let mut target = if won { 1.0 } else { 0.0 };
        for after in course.iter().rev() {
            let inputs = features::describe(after);
            let shown = if rng.random_range(0..2u32) == 0 { inputs } else { features::describe(&after.mirror()) };
            positions.push((Box::new(shown), target));
            let value = chance(self.network.evaluate(&inputs));
            target = self.lambda * target + (1.0 - self.lambda) * value;
        }
    }
}

/// What the plain sum of the network should have been, so that the step made from their difference is the one that
/// moves the chance to `wanted`.
pub(crate) fn plain_target(network: &Network, inputs: &[f32], wanted: f32) -> f32 {
    let value = network.evaluate(inputs);
    value - (chance(value) - wanted)
}
