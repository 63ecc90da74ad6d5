//! `tenback bench`: the speed of the rules engine as a table.

use std::hint::black_box;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use rand_xoshiro::Xoshiro256PlusPlus;
use tenback_bench::{all_rules, generator, middle_game, perft_of_new_game, play_bare, play_game, waiting_view};
use tenback_rules::{GameName, Viewer};

use crate::number::whole;

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback bench                                  a table of speeds
  tenback bench --millis 5000                    slower but more precise";

/// How long to measure.
#[derive(Args)]
pub(crate) struct Bench {
    /// Milliseconds to measure each line
    #[arg(long, default_value_t = 500, value_name = "MS", value_parser = whole(1..=600_000_u64))]
    millis: u64,
}

/// Measures and prints, on one core.
pub(crate) fn run(args: &Bench) -> io::Result<ExitCode> {
    let time = Duration::from_millis(args.millis);
    let mut out = io::stdout().lock();
    games(time, &mut out)?;
    perft_leaves(time, &mut out)?;
    views_and_samples(time, &mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// Whole random games, compared with a bare loop.
fn games(time: Duration, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{:<24}{:>12}{:>12}{:>12}", "random games", "games/s", "ns/lay", "of bare")?;
    let mut bare = Vec::new();
    for seats in 1..=5 {
        let pace = Pace::measure(time, |rng| play_bare(seats, rng));
        writeln!(out, "{:<24}{:>12.0}{:>12.1}", format!("bare loop {seats}"), pace.games, pace.lay_nanos)?;
        bare.push(pace.games);
    }
    for rules in all_rules() {
        let pace = Pace::measure(time, |rng| play_game(rules, rng));
        let beside = (rules.name() == GameName::Classic).then(|| bare[usize::from(rules.seats()) - 1]);
        let share = beside.map_or(String::new(), |bare| format!("{:.0} %", pace.games / bare * 100.0));
        let name = format!("{} {}", rules.name().word(), rules.seats());
        writeln!(out, "{name:<24}{:>12.0}{:>12.1}{share:>12}", pace.games, pace.lay_nanos)?;
    }
    Ok(())
}

fn perft_leaves(time: Duration, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{:<24}{:>12}{:>12}", "perft, depth 4", "leaves", "leaves/s")?;
    for name in GameName::ALL {
        let leaves = perft_of_new_game(name);
        let each = seconds_each(time, || perft_of_new_game(name));
        writeln!(out, "{:<24}{leaves:>12}{:>12.0}", name.word(), leaves as f64 / each)?;
    }
    Ok(())
}

fn views_and_samples(time: Duration, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{:<24}{:>12}{:>12}", "one position", "view ns", "sample ns")?;
    for name in GameName::ALL {
        let game = middle_game(name);
        let view = waiting_view(&game);
        let mut rng = generator(1);
        let viewing = seconds_each(time, || black_box(&game).view(Viewer::Seat(game.board().turn().seat())));
        let sampling = seconds_each(time, || black_box(&view).sample(&mut rng));
        writeln!(out, "{:<24}{:>12.0}{:>12.0}", name.word(), viewing * 1e9, sampling * 1e9)?;
    }
    Ok(())
}

/// How fast games are played.
struct Pace {
    /// Games per second.
    games: f64,
    /// Nanoseconds per lay, including the deal.
    lay_nanos: f64,
}

impl Pace {
    fn measure(time: Duration, mut play: impl FnMut(&mut Xoshiro256PlusPlus) -> u32) -> Pace {
        let mut rng = generator(1);
        let (mut games, mut lays) = (0u64, 0u64);
        let each = seconds_each(time, || {
            games += 1;
            lays += u64::from(play(&mut rng));
        });
        Pace { games: each.recip(), lay_nanos: each * 1e9 * games as f64 / lays.max(1) as f64 }
    }
}

/// Seconds per call: the best of several rounds, since other load only ever adds time.
fn seconds_each<T>(time: Duration, mut call: impl FnMut() -> T) -> f64 {
    const ROUNDS: u32 = 16;
    // Reading the clock costs as much as a short call, so each round makes many calls.
    let mut calls = 1u64;
    let mut best = f64::INFINITY;
    let start = Instant::now();
    while start.elapsed() < time {
        let round = Instant::now();
        for _ in 0..calls {
            black_box(call());
        }
        let took = round.elapsed();
        if took < time / ROUNDS / 2 {
            calls *= 2;
        } else {
            best = best.min(took.as_secs_f64() / calls as f64);
        }
    }
    if best.is_finite() { best } else { time.as_secs_f64() / calls as f64 }
}
