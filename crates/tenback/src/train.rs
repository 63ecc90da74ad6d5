//! `tenback train`: trains a network by self-play, from nothing but a seed; or all built-in ones.

mod course;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use clap::Args;
use tenback_bots::learn::{Config, Course, Trainer, courses};
use tenback_rules::{Options, Part, Rules, SetupError, SetupFault};
use tenback_words::Words;

use crate::command_error::{CommandError, cannot_write_file, note};
use crate::game::GameChoice;
use crate::interrupt::{self, EXIT_INTERRUPTED};
use crate::network::{MadeFor, read_network};
use crate::number::whole;
use crate::progress::game_bar;
use course::{Lesson, TrainingRun};

/// The file of the network in its folder.
const NETWORK: &str = "network.net";

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  A network for three seats of Extreme:
    tenback train extreme --seats 3 --seed 1 --out extreme-3
  The same for four seats, starting from the network for three:
    tenback train extreme --seats 4 --seed 1 --from extreme-3/network.net --out extreme-4
  All built-in networks, one after another, in a night:
    tenback train --all --seed 1 --out networks
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
    /// Train every built-in network, each in a folder of its own
    #[arg(long, conflicts_with_all = ["game", "named_game", "seats", "from"])]
    all: bool,
    /// Number of games of self-play [default: 70000, with --from 30000, with --all as many as each network needs]
    #[arg(long, value_name = "N", value_parser = whole(1..=1_000_000_000_u64))]
    games: Option<u64>,
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

/// One network to train.
struct Job {
    rules: Rules,
    config: Config,
    seed: u64,
    from: Option<PathBuf>,
    out: PathBuf,
}

/// Trains, or resumes training.
pub(crate) fn run(args: &Train, words: &Words) -> io::Result<ExitCode> {
    let jobs = match jobs(args, words) {
        Ok(jobs) => jobs,
        Err(trouble) => return Ok(trouble.report()),
    };
    for job in jobs {
        let code = match begin(args, &job, words) {
            Ok((course, trainer)) => learn(&job, course, trainer, words)?,
            Err(trouble) => trouble.report(),
        };
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What to train, in order.
fn jobs(args: &Train, words: &Words) -> Result<Vec<Job>, CommandError> {
    if args.all {
        return Ok(courses().into_iter().map(|course| built_in(args, &course)).collect());
    }
    let config = Config::default();
    let usual = if args.from.is_some() { config.games - config.first_games } else { config.games };
    let config = Config { games: args.games.unwrap_or(usual), ..config };
    Ok(vec![Job {
        rules: rules(args, words)?,
        config,
        seed: args.seed,
        from: args.from.clone(),
        out: args.out.clone(),
    }])
}

/// A built-in network; with fewer games if wanted.
fn built_in(args: &Train, course: &Course) -> Job {
    let games = course.config.games.min(args.games.unwrap_or(u64::MAX));
    Job {
        rules: course.rules,
        config: Config { games, ..course.config },
        seed: args.seed.wrapping_add(course.seed),
        from: course.from.as_ref().map(|name| args.out.join(name).join(NETWORK)),
        out: args.out.join(&course.name),
    }
}

/// A new training run, or the interrupted one in the folder.
fn begin(args: &Train, job: &Job, words: &Words) -> Result<(TrainingRun, Trainer), CommandError> {
    let Job { rules, config, seed, out, .. } = job;
    let read = |file: &Path| read_network(file, rules, MadeFor::SuchGames, words);
    let from = job.from.as_deref().map(read).transpose()?;
    let course = TrainingRun {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        game: rules.name().word().to_owned(),
        seats: rules.seats(),
        built_in: args.all,
        seed: args.seed,
        games: config.games,
        every: args.every,
        from: from.as_ref().map(|(_, id)| id.digest.clone()),
        lessons: Vec::new(),
    };
    fs::create_dir_all(out).map_err(|error| cannot_write_file(out, &error, words))?;
    if let Some((saved, state)) = TrainingRun::read(out, words)? {
        if !saved.is_same(&course) {
            let folder = ("folder", out.display().to_string().into());
            return Err(CommandError::Failure(words.message("cli-train-other-course", &[folder])));
        }
        let trainer = Trainer::resume(*rules, *seed, *config, &state);
        return trainer.map(|trainer| (saved, trainer)).map_err(|_| course::damaged(out, words));
    }
    let trainer = match from {
        Some((network, _)) => Trainer::from_network(*rules, *seed, *config, network.into_network()),
        None => Trainer::new(*rules, *seed, *config),
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
fn learn(job: &Job, mut course: TrainingRun, mut trainer: Trainer, words: &Words) -> io::Result<ExitCode> {
    let stop = interrupt::asked_to_stop();
    let mut out = Listener { out: io::stdout().lock(), gone: false };
    writeln!(out, "{}", course.heading())?;
    course.lessons.iter().try_for_each(|lesson| writeln!(out, "{lesson}"))?;
    let bar = game_bar(course.games, course.played());
    bar.tick();
    while !course.is_finished() && !stop.load(Ordering::Relaxed) {
        let games = course.every.min(course.games - course.played());
        let lesson = Lesson::from(trainer.step(games));
        bar.suspend(|| writeln!(out, "{lesson}"))?;
        out.flush()?;
        course.lessons.push(lesson);
        bar.set_position(course.played());
        if let Err(trouble) = save(&job.out, &course, &trainer, words) {
            bar.finish_and_clear();
            return Ok(trouble.report());
        }
    }
    bar.finish_and_clear();
    if !course.is_finished() {
        let args = [("games", course.played().into()), ("folder", job.out.display().to_string().into())];
        note(words.message("cli-train-interrupted", &args));
        return Ok(ExitCode::from(EXIT_INTERRUPTED));
    }
    writeln!(out, "\n{}", job.out.join(NETWORK).display())?;
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
    let network = if course.is_finished() { trainer.finished() } else { trainer.network().clone() };
    let files: [(&str, Vec<u8>); 5] = [
        (NETWORK, network.to_bytes()),
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
