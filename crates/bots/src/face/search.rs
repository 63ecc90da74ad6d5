//! The master: tries the expert's best turns in sampled games. Both opponents continue as the expert would, and the
//! network values the resulting positions. All turns are tried in the same samples, and half of them are dropped each
//! time a share of the budget is used up.

use tenback_rules::{Game, Outcome, Seat, View};

use super::duel::{Duel, OwnPiles};
use super::expert::{self, WON};
use super::scout;
use super::turns::Begun;
use crate::BotRng;
use crate::budget::Budget;
use crate::chance::chance;
use crate::choice::TurnPlan;
use crate::clock::Meter;
use crate::network::Network;

/// How many turns are compared.
const COMPARED: usize = 8;
/// How many turns either side considers when continuing.
const LOOKED_AT_AHEAD: usize = 8;
/// How many turns are played, the opponent's first; the last one is the player's own and is evaluated.
const DEPTH: usize = 2;
/// The weight of the network's own estimate, in samples.
const PRIOR_WEIGHT: f32 = 2.0;

/// A turn and its results so far.
pub(crate) struct Tried {
    pub(crate) turn: TurnPlan,
    sum: f32,
    worlds: f32,
}

impl Tried {
    /// The estimated probability of winning.
    pub(crate) fn mean(&self) -> f32 {
        self.sum / self.worlds
    }
}

/// The result of a search.
pub(crate) struct Found {
    /// The turns, best first.
    pub(crate) tried: Vec<Tried>,
    /// In how many samples the best ones were tried.
    pub(crate) worlds: u32,
}

/// Compares the turns of a view until the budget is used up.
pub(crate) fn search(view: &View, seat: Seat, network: &Network, budget: Budget, rng: &mut BotRng) -> Found {
    let mut search = Search::new(view, seat, network, budget);
    let board = view.board();
    let duel = Duel::of(board, seat, view.hand());
    let turns = expert::ranked(network, &duel, Begun::of(board), scout::MOST);
    search.meter.note(turns.len());
    let (own, foe) = OwnPiles::both(board.rules(), seat);
    let won = turns.first().is_some_and(|(value, _)| *value == WON);
    let mut tried: Vec<Tried> = turns
        .iter()
        .take(if won { 1 } else { COMPARED })
        .map(|(value, after)| {
            let opinion = PRIOR_WEIGHT * network.fitted(board.rules(), chance(*value), board.left());
            Tried { turn: after.lays.plan(own, foe), sum: opinion, worlds: PRIOR_WEIGHT }
        })
        .collect();
    if tried.len() > 1 {
        search.halve(&mut tried, rng);
    }
    Found { tried, worlds: search.worlds }
}

pub(crate) struct Search<'a> {
    view: &'a View,
    seat: Seat,
    network: &'a Network,
    meter: Meter,
    worlds: u32,
}

impl<'a> Search<'a> {
    pub(crate) fn new(view: &'a View, seat: Seat, network: &'a Network, budget: Budget) -> Search<'a> {
        Search { view, seat, network, meter: Meter::start(budget), worlds: 0 }
    }

    /// Sequential halving; dropped turns are ranked behind the others.
    fn halve(&mut self, tried: &mut [Tried], rng: &mut BotRng) {
        let mut racing = tried.len();
        let rounds = racing.next_power_of_two().ilog2().max(1);
        for round in 1..=rounds {
            let until = round as f32 / rounds as f32;
            while self.meter.used() < until {
                let world = self.view.sample(rng);
                for one in &mut tried[..racing] {
                    one.sum += self.play_on(&world, &one.turn);
                    one.worlds += 1.0;
                }
                self.worlds += 1;
            }
            tried[..racing].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            racing = racing.div_ceil(2).max(2);
        }
    }

    /// Plays a turn in a sampled game and lets both sides continue.
    pub(crate) fn play_on(&mut self, world: &Game, turn: &TurnPlan) -> f32 {
        let mut game = world.clone();
        turn.carry_out(&mut game);
        // A sample counts even if the turn ends the game, so that the budget is always used up.
        self.meter.note(1);
        let mut depth = 0;
        while let Some(seat) = game.board().to_move() {
            depth += 1;
            let duel = Duel::of(game.board(), seat, game.hand(seat));
            let Some((value, after)) = expert::best(self.network, &duel, Begun::default(), LOOKED_AT_AHEAD) else {
                break;
            };
            self.meter.note(LOOKED_AT_AHEAD);
            if seat == self.seat && depth >= DEPTH {
                let board = game.board();
                return self.network.fitted(board.rules(), chance(value), board.left());
            }
            let (own, foe) = OwnPiles::both(game.board().rules(), seat);
            after.lays.plan(own, foe).carry_out(&mut game);
        }
        match game.board().ending().map(|ending| ending.outcome) {
            Some(Outcome::SeatWon(winner)) if winner == self.seat => 1.0,
            _ => 0.0,
        }
    }
}
