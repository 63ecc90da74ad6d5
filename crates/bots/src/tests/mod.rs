//! Tests of internal parts.

mod endgame;
mod greedy;
mod learning;
mod network;
mod plan;
mod signals;

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Game, GameName, Options, Rules, Seat, Viewer};

use crate::BotRng;

fn rules(name: GameName, seats: u8) -> Rules {
    Rules::new(name, seats, Options::default()).expect("these seats may play")
}

/// Calls `look` before every turn of a greedy game.
fn walk(rules: Rules, seed: u64, mut look: impl FnMut(&Game)) {
    let mut game = Game::deal(rules, Some(Seat::FIRST), &mut BotRng::seed_from_u64(seed));
    while let Some(seat) = game.board().to_move() {
        look(&game);
        crate::greedy::choose(&game.view(Viewer::Seat(seat))).carry_out(&mut game);
    }
}
