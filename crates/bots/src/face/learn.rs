//! Training for Face to Face: self-play, and games against a pool of others, since what beats one opponent may lose to
//! another.

use rand::RngExt;
use tenback_rules::{Game, Outcome, Rules, Seat, Viewer};

use super::duel::{Duel, OwnPiles};
use super::features;
use super::turns::{After, Begun};
use super::{expert, planner};
use crate::choice::TurnPlan;
use crate::network::Network;
use crate::{BotRng, greedy};

/// Of this many games …
const ALL_GAMES: u32 = 20;
/// … the first are against the greedy player,
const AGAINST_GREEDY: u32 = 4;
/// the next against the planner,
const AGAINST_PLANNER: u32 = 3;
/// the next against earlier networks; the rest are self-play.
const AGAINST_EARLIER: u32 = 4;

/// How often each position is trained on. Higher values gave weaker networks.
pub(crate) const REUSE: f32 = 1.5;

/// The replay buffer is this many times larger than in cooperative games: the opponents change with the learner, and a
/// small buffer would contain only the latest of them.
pub(crate) const BUFFER_FACTOR: usize = 5;

/// Initial random noise on values, for exploration.
const EXPLORATION: f32 = 0.3;

/// The positions of one side of a game.
type Trajectory = Vec<After>;

/// The training data of one game.
pub(crate) struct Episode {
    /// Positions after turns with their target probabilities. Every other one is mirrored.
    pub(crate) positions: Vec<(Box<[f32]>, f32)>,
    /// Whether the learner won; in self-play, whether the first seat did.
    pub(crate) won: bool,
    /// The cards the learner had left.
    pub(crate) left: u8,
}

/// How a training game is played.
#[derive(Clone, Copy)]
pub(crate) struct SelfPlay<'a> {
    pub(crate) network: &'a Network,
    /// Earlier versions of the network.
    pub(crate) earlier: &'a [Network],
    /// The λ of TD(λ): the weight of the result against the next position.
    pub(crate) lambda: f32,
    /// The share of all games that have been played.
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

impl<'a> SelfPlay<'a> {
    /// Plays one game.
    pub(crate) fn play(&self, rules: Rules, rng: &mut BotRng) -> Episode {
        let pick = |rng: &mut BotRng| if rng.random_range(0..2u32) == 0 { Seat::FIRST } else { Seat::SECOND };
        let first = pick(rng);
        let learner = pick(rng);
        let other = self.other(rng);
        let mut game = Game::deal(rules, Some(first), rng);
        let mut trajectorys = [Trajectory::new(), Trajectory::new()];
        while let Some(seat) = game.board().to_move() {
            let player = if seat == learner { Player::Learner } else { other };
            let Some(turn) = self.turn(&game, seat, player, &mut trajectorys[seat.index()], rng) else { break };
            turn.carry_out(&mut game);
        }
        let winner = match game.board().ending().map(|ending| ending.outcome) {
            Some(Outcome::SeatWon(seat)) => Some(seat),
            _ => None,
        };
        let mut positions = Vec::new();
        for (seat, trajectory) in Seat::all(rules.seats()).zip(&trajectorys) {
            self.set_targets(trajectory, winner == Some(seat), &mut positions, rng);
        }
        let left = game.board().unlaid()[rules.deck_of(learner)].len() as u8;
        Episode { positions, won: winner == Some(learner), left }
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

    /// The turn of a player; the learner's turns are recorded.
    fn turn(
        &self,
        game: &Game,
        seat: Seat,
        player: Player<'_>,
        trajectory: &mut Trajectory,
        rng: &mut BotRng,
    ) -> Option<TurnPlan> {
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        let begun = Begun::of(game.board());
        let after = match player {
            Player::Greedy => return Some(greedy::choose(&game.view(Viewer::Seat(seat)))),
            Player::Planner => planner::best(&duel, begun)?,
            Player::Earlier(network) => expert::best(network, &duel, begun, expert::LOOKED_AT)?.1,
            Player::Learner => {
                let after = self.exploring_best(&duel, begun, rng)?;
                if !after.is_won() {
                    trajectory.push(after);
                }
                after
            }
        };
        let (own, foe) = OwnPiles::both(game.board().rules(), seat);
        Some(after.lays.plan(own, foe))
    }

    fn exploring_best(&self, duel: &Duel, begun: Begun, rng: &mut BotRng) -> Option<After> {
        let curiosity = EXPLORATION * (1.0 - self.done) * (1.0 - self.done);
        let turns = expert::ranked(self.network, duel, begun, expert::LOOKED_AT);
        let moved = turns
            .into_iter()
            .map(|(value, after)| (value + curiosity * (rng.random_range(-1000..=1000) as f32 * 1e-3), after));
        moved.reduce(|best, turn| if turn.0 > best.0 { turn } else { best }).map(|(_, after)| after)
    }

    /// TD(λ): each target is a mixture of the value of the player's next position and the result of the game.
    fn set_targets(
        &self,
        trajectory: &Trajectory,
        won: bool,
        positions: &mut Vec<(Box<[f32]>, f32)>,
        rng: &mut BotRng,
    ) {
        let mut target = if won { 1.0 } else { 0.0 };
        for after in trajectory.iter().rev() {
            let inputs = features::describe(after);
            let shown = if rng.random_range(0..2u32) == 0 { inputs } else { features::describe(&after.mirror()) };
            positions.push((Box::new(shown), target));
            let value = self.network.chance(&inputs);
            target = self.lambda * target + (1.0 - self.lambda) * value;
        }
    }
}

/// A game of the network against itself: the logits of all positions after turns with the cards left before
/// them, and whether their player won.
pub(crate) fn results(rules: Rules, network: &Network, rng: &mut BotRng) -> Vec<(f32, u8, bool)> {
    let mut game = Game::deal(rules, Some(Seat::FIRST), rng);
    let mut logits = Vec::with_capacity(64);
    while let Some(seat) = game.board().to_move() {
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        let Some((value, after)) = expert::best(network, &duel, Begun::default(), expert::LOOKED_AT) else { break };
        if !after.is_won() {
            logits.push((seat, value, game.board().left()));
        }
        let (own, foe) = OwnPiles::both(game.board().rules(), seat);
        after.lays.plan(own, foe).carry_out(&mut game);
    }
    let outcome = game.board().ending().map(|ending| ending.outcome);
    logits.into_iter().map(|(seat, value, left)| (value, left, outcome == Some(Outcome::SeatWon(seat)))).collect()
}
