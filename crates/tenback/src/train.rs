//! `tenback train`: trains a network by self-play, from nothing but a seed.

mod course;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use clap::Args;
use tenback_bots::learn::{Config, Trainer};
use tenback_rules::{Options, Part, Rules, SetupError, SetupFault};
use tenback_words::Words;

use crate::command_error::{CommandError, cannot_write_file, note};
use crate::game::GameChoice;
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::network::{MadeFor, read_network};
use crate::number::whole;
use crate::progress::game_bar;
use course::{Lesson, TrainingRun};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  A network for three seats of Extreme:
    tenback train extreme --seats 3 --seed 1 --out extreme-3
  The same for four seats, starting from the network for three:
    tenback train extreme --seats 4 --seed 1 --from extreme-3/network.net --out extreme-4
  How good is it?
    tenback compare extreme --seats 3 --bots expert --vs expert,network=extreme-3/network.net

Ctrl-C saves and stops; the same command resumes. The same seed gives the same network. \
The folder holds network.net, network.txt (how it was made), curve.csv, curve.svg and checkpoint.bin.";

/// What to train.
#[derive(Args)]
pub(crate) struct Train {
    #[command(flatten)]
    game: GameChoice,
    /// Number of players [default: 1; face-to-face: 2]
    #[arg(long, value_name = "N", value_parser = whole(0..=u8::MAX))]
    seats: Option<u8>,
    /// Seed
    #[arg(long, default_value_t = 1, value_parser = whole(0..=u64::MAX))]
    seed: u64,
    /// Number of games of self-play
    #[arg(long, value_name = "N", default_value_t = Config::default().games, value_parser = whole(1..=1_000_000_000_u64))]
    games: u64,
    /// Report and save after this many games
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = whole(1..=1_000_000_u64))]
    every: u64,
    /// Start from this network, made for any number of seats or a game of the same kind
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Folder for the network, its learning curve and the checkpoint
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Trains, or resumes training.
pub(crate) fn run(args: &Train, words: &Words) -> io::Result<ExitCode> {
    match begin(args, words) {
        Ok((course, trainer)) => learn(args, course, trainer, words),
        Err(trouble) => Ok(trouble.report()),
    }
}

/// A new training run, or the interrupted one in the folder.
fn begin(args: &Train, words: &Words) -> Result<(TrainingRun, Trainer), CommandError> {
    let rules = rules(args, words)?;
    let read = |file: &Path| read_network(file, &rules, MadeFor::SuchGames, words);
    let from = args.from.as_deref().map(read).transpose()?;
    let config = Config { games: args.games, ..Config::default() };
    let course = TrainingRun {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        game: rules.name().word().to_owned(),
        seats: rules.seats(),
        seed: args.seed,
        games: args.games,
        every: args.every,
        from: from.as_ref().map(|(_, id)| id.digest.clone()),
        lessons: Vec::new(),
    };
    fs::create_dir_all(&args.out).map_err(|error| cannot_write_file(&args.out, &error, words))?;
    if let Some((saved, state)) = TrainingRun::read(&args.out, words)? {
        if !saved.is_same(&course) {
            let folder = ("folder", args.out.display().to_string().into());
            return Err(CommandError::Failure(words.message("cli-train-other-course", &[folder])));
        }
        let trainer = Trainer::resume(rules, args.seed, config, &state);
        return trainer.map(|trainer| (saved, trainer)).map_err(|_| course::damaged(&args.out, words));
    }
    let trainer = match from {
        Some((network, _)) => Trainer::from_network(rules, args.seed, config, network.into_network()),
        None => Trainer::new(rules, args.seed, config),
    };
    Ok((course, trainer))
}

fn rules(args: &Train, words: &Words) -> Result<Rules, CommandError> {
    let name = args.game.name();
    let seats = args.seats.unwrap_or(name.seats().0);
    Rules::new(name, seats, Options::default()).map_err(|why| {
        let error = SetupError { part: Part::Seats, fault: SetupFault::Rules(why) };
        CommandError::Usage(words.setup_error(&error))
    })
}

/// Trains step by step; after each step everything is on disk.
fn learn(args: &Train, mut course: TrainingRun, mut trainer: Trainer, words: &Words) -> io::Result<ExitCode> {
    let stop = interrupt::asked_to_stop();
    let mut out = Listener { out: io::stdout().lock(), gone: false };
    writeln!(out, "{}", course.heading())?;
    course.lessons.iter().try_for_each(|lesson| writeln!(out, "{lesson}"))?;
    let bar = game_bar(course.games, course.played());
    bar.tick();
    while course.played() < course.games && !stop.load(Ordering::Relaxed) {
        let games = course.every.min(course.games - course.played());
        let lesson = Lesson::from(trainer.step(games));
        bar.suspend(|| writeln!(out, "{lesson}"))?;
        out.flush()?;
        course.lessons.push(lesson);
        bar.set_position(course.played());
        if let Err(trouble) = save(&args.out, &course, &trainer, words) {
            bar.finish_and_clear();
            return Ok(trouble.report());
        }
    }
    bar.finish_and_clear();
    if course.played() < course.games {
        let args = [("games", course.played().into()), ("folder", args.out.display().to_string().into())];
        note(words.message("cli-train-interrupted", &args));
        return Ok(ExitCode::from(EXIT_INTERRUPTED));
    }
    writeln!(out, "\n{}", args.out.join("network.net").display())?;
    Ok(ExitCode::SUCCESS)
}

/// Standard output, as long as it is read: training continues when the reader closes it, like `head`.
struct Listener<W> {
    out: W,
    gone: bool,
}

impl<W: Write> Write for Listener<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.gone {
            return Ok(bytes.len());
        }
        match self.out.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.gone = true;
                Ok(bytes.len())
            }
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.out.flush() {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.gone = true;
                Ok(())
            }
            flushed => flushed,
        }
    }
}

/// Writes the network and its description, and the checkpoint last, so that the others are complete if it exists.
fn save(folder: &Path, course: &TrainingRun, trainer: &Trainer, words: &Words) -> Result<(), CommandError> {
    let files: [(&str, Vec<u8>); 5] = [
        ("network.net", trainer.network().to_bytes()),
        ("network.txt", course.story().into_bytes()),
        ("curve.csv", course.csv().into_bytes()),
        ("curve.svg", course.svg().into_bytes()),
        (course::CHECKPOINT, course.checkpoint(&trainer.save())),
    ];
    for (name, content) in files {
        let (draft, file) = (folder.join(format!("{name}.part")), folder.join(name));
        let written = fs::write(&draft, content).and_then(|()| fs::rename(&draft, &file));
        written.map_err(|error| cannot_write_file(&file, &error, words))?;
    }
    Ok(())
}
