//! Does the game come out as often as the curve says?
//!
//! One position of each game, after a random number of turns of casual, expert or master bots. The rest of the draw pile
//! is shuffled again, and the reference player plays on.

use std::path::Path;
use std::process::ExitCode;

use rand::RngExt as _;
use tenback_bots::{Bot, Level};
use tenback_lab::{Claims, largest_error, reliability_plot};
use tenback_review::Study;
use tenback_rules::{Outcome, Seat};

use crate::games::{Players, begun, deal, generator};
use crate::{Task, parallel};

/// Who plays until the position is taken.
const LEVELS: [Level; 3] = [Level::Casual, Level::Expert, Level::Master];

pub(crate) fn run(task: &Task, svg: Option<&Path>) -> ExitCode {
    let mut claims = Claims::default();
    for (said, won) in parallel::map(task.games, task.threads, |game| position(task, game)).into_iter().flatten() {
        claims.count(said, won);
    }
    let bins = claims.bins();
    println!(
        "{} for {}: W and what came true, bins of {} positions or more",
        task.rules.name().word(),
        task.rules.seats(),
        Claims::POSITIONS
    );
    println!("positions    said   came true   difference");
    for bin in &bins {
        println!(
            "{:9}  {:5.1}%      {:5.1}%       {:+5.1}",
            bin.positions,
            100.0 * bin.said,
            100.0 * bin.won,
            100.0 * (bin.won - bin.said)
        );
    }
    match largest_error(&bins) {
        Some(error) => println!("largest difference: {:.1} points", 100.0 * error),
        None => println!("too few positions"),
    }
    let Some(path) = svg else { return ExitCode::SUCCESS };
    let title = format!("{}, {} seats: the curve of a review", task.rules.name().word(), task.rules.seats());
    match std::fs::write(path, reliability_plot(&title, &bins)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cannot write {}: {why}", path.display());
            ExitCode::FAILURE
        }
    }
}

/// The chance of a position and whether it was won; `None` if the game was over before.
fn position(task: &Task, number: u64) -> Option<(f32, bool)> {
    let mut rng = generator(task.seed, number, 0);
    let level = LEVELS[number as usize % LEVELS.len()];
    let mut players = Players::new(level, task.master_evals, generator(task.seed, number, 1));
    let mut game = begun(&deal(&task.rules, &mut rng), &mut |_| {});
    let most_turns: u32 = if task.rules.seats() == 1 { 45 } else { 50 };
    for _ in 0..rng.random_range(0..most_turns) {
        players.turn(&mut game, &mut |_| {}, &mut |_, _| None);
    }
    game.board().to_move()?;
    let said = Bot::new(Study::REFERENCE).open_chance(&game, Seat::FIRST, task.effort.orders(), rng.random())?;
    let mut rest = game.reshuffled(&mut rng);
    Players::new(Study::REFERENCE, 1, generator(task.seed, number, 2)).play_on(&mut rest);
    let outcome = rest.board().ending()?.outcome;
    let won = matches!(outcome, Outcome::Won | Outcome::SeatWon(Seat::FIRST));
    task.note(&format!("{number},{:.5},{}", said.chance, u8::from(won)));
    Some((said.chance, won))
}
