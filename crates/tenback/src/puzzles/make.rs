//! `tenback puzzles make`: finds puzzles on all cores.

use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread::{self, available_parallelism};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tenback_puzzles::{Collection, Puzzle, Source};
use tenback_words::Words;

use crate::command_error::{cannot_write_file, note};
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::number::whole;

/// What to find.
#[derive(Args)]
pub(super) struct Make {
    /// Seed: the same seed finds the same puzzles
    #[arg(long, default_value_t = 1, value_parser = whole(0..=u64::MAX))]
    seed: u64,
    /// Number of puzzles: a mix of The Game alone and for two, Extreme and Face to Face
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = whole(1..=1_000_000_usize))]
    count: usize,
    /// File to write; compressed if its name ends in .gz
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Threads to use [default: one per core]
    #[arg(long, value_name = "N", value_parser = whole(1..=1024_usize))]
    threads: Option<usize>,
}

/// Finds puzzles and writes them; after Ctrl-C, those found so far.
pub(super) fn run(args: &Make, words: &Words) -> ExitCode {
    let stop = interrupt::asked_to_stop();
    let bar = bar(args.count);
    let mut collection = Collection::default();
    for source in Source::ALL {
        fill(&mut collection, source, source.quota(args.count), args, stop, &bar);
    }
    bar.finish_and_clear();
    if let Err(error) = write(&args.out, &collection) {
        return cannot_write_file(&args.out, &error, words).report();
    }
    let stopped = stop.load(Ordering::Relaxed);
    let id = if stopped { "puzzles-interrupted" } else { "puzzles-made" };
    let file = args.out.display().to_string();
    note(words.message(id, &[("count", collection.puzzles().len().into()), ("file", file.into())]));
    if stopped { ExitCode::from(EXIT_INTERRUPTED) } else { ExitCode::SUCCESS }
}

/// Adds puzzles of a source. The games are played on many threads, but their puzzles are taken in the order of the
/// games, so that threads change nothing.
fn fill(collection: &mut Collection, source: Source, wanted: usize, args: &Make, stop: &AtomicBool, bar: &ProgressBar) {
    let threads = args.threads.or_else(|| available_parallelism().ok().map(NonZeroUsize::get)).unwrap_or(1);
    let next = AtomicU64::new(0);
    let full = AtomicBool::new(wanted == 0);
    let done = || full.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
    thread::scope(|scope| {
        // Bounded, so that no thread runs far ahead of a slow game.
        let (sender, played) = mpsc::sync_channel::<(u64, Vec<Puzzle>)>(threads);
        for _ in 0..threads {
            let (sender, next, done) = (sender.clone(), &next, &done);
            scope.spawn(move || {
                while !done() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if sender.send((number, source.find(args.seed, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        take_in_order(collection, wanted, played.iter(), &full, bar);
    });
}

/// Takes the puzzles of the first games until there are enough.
fn take_in_order(
    collection: &mut Collection,
    wanted: usize,
    played: impl Iterator<Item = (u64, Vec<Puzzle>)>,
    full: &AtomicBool,
    bar: &ProgressBar,
) {
    let mut waiting = std::collections::BTreeMap::new();
    let (mut turn, mut taken) = (0, 0);
    // Reads on when there are enough: the threads must not wait for room.
    for (number, puzzles) in played {
        waiting.insert(number, puzzles);
        while let Some(puzzles) = waiting.remove(&turn) {
            turn += 1;
            for puzzle in puzzles {
                if taken < wanted && collection.add(puzzle) {
                    taken += 1;
                    bar.inc(1);
                }
            }
        }
        full.fetch_or(taken == wanted, Ordering::Relaxed);
    }
}

/// Writes a temporary file and renames it, so that there is never half a collection.
fn write(file: &Path, collection: &Collection) -> io::Result<()> {
    let is_compressed = file.extension().is_some_and(|ending| ending == "gz");
    let bytes = if is_compressed { collection.compressed()? } else { collection.text().into_bytes() };
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    fs::write(&name, bytes)?;
    fs::rename(&name, file)
}

/// The progress, on standard error if that is a terminal.
fn bar(puzzles: usize) -> ProgressBar {
    let bar = ProgressBar::new(puzzles as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} puzzles, {elapsed}") {
        bar.set_style(style);
    }
    bar
}
