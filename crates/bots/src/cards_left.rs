//! How many cards remain at the end, if experts play on.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Contest, Game, View, Viewer};

use crate::bot::Bot;
use crate::choice::TurnPlan;
use crate::clock::Meter;
use crate::expert::{self, Look};
use crate::look_ahead::{self, LookAhead};
use crate::network::Network;
use crate::{BotRng, Budget};

impl Bot {
    /// How many cards remain at the end after each of some whole turns of the seat to move, in one sampled game that
    /// looks the same to it and that experts play on. `None` for a turn that is not allowed, and between opponents. The
    /// result depends on nothing but the arguments.
    pub fn cards_left_after(&self, view: &View, turns: &[TurnPlan], seed: u64) -> Vec<Option<u8>> {
        let rules = view.board().rules();
        let network = match (rules.contest(), self.network_for(rules)) {
            (Contest::Together, Some(network)) => network,
            _ => return vec![None; turns.len()],
        };
        let world = LookAhead::new(view, network).world(&mut BotRng::seed_from_u64(seed));
        let left = |turn: &TurnPlan| {
            let after = view.try_out(turn.as_slice()).ok()?;
            (after.may_end || after.legal.is_empty()).then(|| {
                let mut game = world.clone();
                turn.carry_out(&mut game);
                play_out(&mut game, network);
                game.board().left()
            })
        };
        turns.iter().map(left).collect()
    }
}

/// Lets experts play until the game ends or nobody can go on.
fn play_out(game: &mut Game, network: &Network) {
    let talking = game.board().rules().seats() > 1;
    let mut meter = Meter::start(Budget::Evaluations(1));
    while let Some(seat) = game.board().to_move() {
        if talking {
            look_ahead::give_signals(game);
        }
        let view = game.view(Viewer::Seat(seat));
        let Some(best) = expert::best_reply(&view, network, look_ahead::WIDTH, Look::Straight, &mut meter) else {
            return;
        };
        best.planned.turn.carry_out(game);
    }
}
