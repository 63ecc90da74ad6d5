//! `tenback bench`: the speed of the rules engine as a table.

use std::hint::black_box;
use std::time::{Duration, Instant};

use clap::Args;
use tenback_bench::{all_rules, generator, middle_game, perft_of_new_game, play_bare, play_game, waiting_view};
use tenback_rules::{GameName, Viewer};

/// How long to measure.
#[derive(Args)]
pub(crate) struct Bench {
    /// Measure each line for this many milliseconds
    #[arg(long, default_value_t = 500, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    millis: u64,
}

/// Measures and prints, on one core.
pub(crate) fn run(args: &Bench) {
    let time = Duration::from_millis(args.millis);
    println!("{:<24}{:>12}{:>12}{:>12}", "random games", "games/s", "ns/lay", "of bare");
    let bare: Vec<f64> =
        (1..=5).map(|seats| games(&format!("bare loop {seats}"), time, None, |rng| play_bare(seats, rng))).collect();
    for rules in all_rules() {
        let name = format!("{} {}", rules.name().word(), rules.seats());
        let beside = (rules.name() == GameName::Classic).then(|| bare[usize::from(rules.seats()) - 1]);
        games(&name, time, beside, |rng| play_game(rules, rng));
    }
    println!("\n{:<24}{:>12}{:>12}", "perft, depth 4", "leaves", "leaves/s");
    for name in GameName::ALL {
        let leaves = perft_of_new_game(name);
        let each = seconds_each(time, || perft_of_new_game(name));
        println!("{:<24}{leaves:>12}{:>12.0}", name.word(), leaves as f64 / each);
    }
    println!("\n{:<24}{:>12}{:>12}", "one position", "view ns", "sample ns");
    for name in GameName::ALL {
        let game = middle_game(name);
        let view = waiting_view(&game);
        let mut rng = generator(1);
        let viewing = seconds_each(time, || black_box(&game).view(Viewer::Seat(game.board().turn().seat())));
        let sampling = seconds_each(time, || black_box(&view).sample(&mut rng));
        println!("{:<24}{:>12.0}{:>12.0}", name.word(), viewing * 1e9, sampling * 1e9);
    }
}

/// Prints a line about whole games; answers with games a second.
fn games(
    name: &str,
    time: Duration,
    beside: Option<f64>,
    mut play: impl FnMut(&mut rand_xoshiro::Xoshiro256PlusPlus) -> u32,
) -> f64 {
    let mut rng = generator(1);
    let mut lays = 0u64;
    let mut games = 0u64;
    let each = seconds_each(time, || {
        games += 1;
        lays += u64::from(play(&mut rng));
    });
    let per_second = each.recip();
    let per_lay = each * 1e9 * games as f64 / lays.max(1) as f64;
    let share = beside.map_or(String::new(), |bare| format!("{:.0} %", per_second / bare * 100.0));
    println!("{name:<24}{per_second:>12.0}{per_lay:>12.1}{share:>12}");
    per_second
}

/// Seconds that one call takes, over as many as fit in the time.
fn seconds_each<T>(time: Duration, mut call: impl FnMut() -> T) -> f64 {
    // The clock costs as much as a short call, so calls are timed in rounds that grow while they are short.
    let mut calls = 0u64;
    let mut round = 1u64;
    let start = Instant::now();
    while start.elapsed() < time {
        let round_start = Instant::now();
        for _ in 0..round {
            black_box(call());
        }
        calls += round;
        if round_start.elapsed() < time / 32 {
            round *= 2;
        }
    }
    start.elapsed().as_secs_f64() / calls as f64
}
