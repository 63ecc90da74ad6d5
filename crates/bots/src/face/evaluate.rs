//! The chance to win in Face to Face.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Event, Game, Phase, Seat, View};

use super::duel::{Duel, OwnPiles};
use super::expert;
use super::search::Search;
use super::turns::Begun;
use crate::chance::chance;
use crate::choice::TurnPlan;
use crate::evaluate::Estimate;
use crate::network::Network;
use crate::{BotRng, Budget};

/// The chance of the seat to move after each of some turns.
pub(crate) fn turn_chances(
    view: &View,
    turns: &[TurnPlan],
    network: &Network,
    worlds: u32,
    seed: u64,
) -> Vec<Estimate> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let mut rng = BotRng::seed_from_u64(seed);
    let mut search = Search::new(view, seat, network, Budget::Evaluations(1));
    let mut samples = vec![Vec::with_capacity(worlds as usize); turns.len()];
    // The network values positions after the turns of its own lists only, so at least one world is tried.
    for _ in 0..worlds.max(1) {
        let world = view.sample(&mut rng);
        for (sample, turn) in samples.iter_mut().zip(turns) {
            sample.push(search.play_on(&world, turn));
        }
    }
    samples.iter().map(|sample| Estimate::of_sample(sample)).collect()
}

/// Both play one turn; the chance of a seat after that.
pub(crate) fn one_round(game: &mut Game, of: Seat, network: &Network) -> f32 {
    if game.board().phase() == Phase::Dealt {
        let seat = game.board().agreed_starter();
        game.apply(&Event::Began { seat });
    }
    let mut latest = 0.5;
    for _ in 0..2 {
        let Some(seat) = game.board().to_move() else { break };
        let duel = Duel::of(game.board(), seat, game.hand(seat));
        let Some((value, after)) = expert::best(network, &duel, Begun::of(game.board()), expert::LOOKED_AT) else {
            break;
        };
        let fitted = network.fitted(game.board().rules(), chance(value), game.board().left());
        let (own, foe) = OwnPiles::both(game.board().rules(), seat);
        after.lays.plan(own, foe).carry_out(game);
        latest = if seat == of { fitted } else { 1.0 - fitted };
    }
    match game.board().ending() {
        Some(ending) => crate::evaluate::worth(ending.outcome, of),
        None => latest,
    }
}
