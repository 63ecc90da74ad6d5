//! The workloads of the benchmarks: `cargo bench -p tenback-rules` runs them under criterion, `tenback bench` prints a
//! table.

mod yardstick;

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Game, GameName, Options, Rules, Seat, Setup, View, Viewer, perft, play_randomly};

pub use yardstick::play as play_bare;

/// The generator of all workloads: fast, and the same on every machine.
pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Every game with every number of seats, in the order of the tables.
pub fn all_rules() -> Vec<Rules> {
    GameName::ALL
        .into_iter()
        .flat_map(|name| {
            let (fewest, most) = name.seats();
            (fewest..=most).filter_map(move |seats| Rules::new(name, seats, Options::default()).ok())
        })
        .collect()
}

/// Deals and plays a complete random game; returns the number of lays.
pub fn play_game(rules: Rules, rng: &mut impl Rng) -> u32 {
    let mut game = Game::deal(rules, Some(Seat::FIRST), rng);
    play_randomly(&mut game, rng)
}

/// A game for three, halfway through, for measuring operations on one position.
pub fn middle_game(name: GameName) -> Game {
    let mut rng = generator(1);
    loop {
        let seats = name.seats().1.min(3);
        let Ok(rules) = Rules::new(name, seats, Options::default()) else {
            unreachable!("every game allows three seats or its maximum")
        };
        let mut game = Game::deal(rules, Some(Seat::FIRST), &mut rng);
        for _ in 0..20 {
            let lays = game.legal_set();
            // Small steps make games last.
            let Some(lay) = lays.iter().min_by_key(|&lay| game.board().step(lay)) else { break };
            if game.board().may_end() {
                game.end_turn_unchecked();
            } else {
                game.lay_unchecked(lay);
            }
        }
        if game.board().to_move().is_some() {
            return game;
        }
    }
}

/// Perft of a new game for three.
pub fn perft_of_new_game(name: GameName) -> u64 {
    let seats = name.seats().1.min(3);
    let mut setup = Setup::deal(name, seats.into(), &mut generator(2));
    setup.first = Some(1);
    Game::new(&setup).map_or(0, |game| perft(&game, 4))
}

/// The view of a seat that is not to move: the hard case for sampling.
pub fn waiting_view(game: &Game) -> View {
    let waiting = game.board().turn().seat().next(game.board().rules().seats());
    game.view(Viewer::Seat(waiting))
}
