//! `tenback`: plays, checks and studies The Game, Extreme and Face to Face.

mod admin;
mod bench;
mod columns;
mod command_error;
mod compare;
mod data;
mod deal;
mod devices;
mod experiment;
mod game;
mod history;
mod interrupt;
mod language;
mod learn;
mod load;
mod merge;
mod network;
mod number;
mod perft;
mod play;
mod progress;
mod puzzles;
mod qr;
mod replay;
mod review;
mod screen;
mod serve;
mod shell;
mod simulate;
mod train;
mod usage;
mod verify;
mod version;
mod your_name;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use command_error::note;
use language::LanguageChoice;

/// Gives memory back to the system when many clients have gone, which the allocator of the system often cannot.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play The Game, Extreme and Face to Face
///
/// Without a command, tenback starts the server at http://localhost:8098 and opens the page in the browser, like
/// `tenback serve`. `tenback play` plays in the terminal.
#[derive(Parser)]
#[command(name = "tenback", version = version::long(), max_term_width = 100)]
struct Cli {
    /// Language: en, de, cs, pl or uk [default: $TENBACK_LANG, else the one last chosen, else the locale's]
    #[arg(long, value_name = "CODE", global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    /// Play in the terminal: alone, with bots, or passing one keyboard around
    #[command(after_help = play::EXAMPLES)]
    Play(play::Play),
    /// Host tables for friends: on this machine, on the local network, or on the internet
    #[command(after_help = serve::EXAMPLES)]
    Serve(Box<serve::Serve>),
    /// Print the link that lets people create tables on a server with --who-may-open invited
    #[command(after_help = serve::INVITE_EXAMPLES)]
    Invite(serve::Invite),
    /// Be the same person in this terminal and in browsers: list, add and sign out devices
    #[command(after_help = devices::EXAMPLES, disable_help_subcommand = true)]
    Devices(devices::Devices),
    /// Look after a server: tables, people, backups
    #[command(after_help = admin::EXAMPLES, disable_help_subcommand = true)]
    Admin(Box<admin::Admin>),
    /// Learn to play by playing: lessons with a coach
    #[command(after_help = learn::EXAMPLES)]
    Learn(learn::Learn),
    /// Replay a game step by step, and continue it from any point
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::Replay),
    /// List your finished games: filters, replays, reviews, statistics, export
    #[command(after_help = history::EXAMPLES)]
    History(Box<history::History>),
    /// Review finished games: win chance by turn, better turns, luck and skill
    #[command(after_help = review::EXAMPLES)]
    Review(review::ReviewArgs),
    /// Solve puzzles with exactly one solution, or find new ones
    #[command(after_help = puzzles::EXAMPLES, disable_help_subcommand = true)]
    Puzzles(puzzles::Puzzles),
    /// Check records against the rules; print one line of JSON per record
    ///
    /// The exit status is 0 if all records are valid, 1 if any is not, 2 on a usage error. docs/NOTATION.md describes
    /// the records and the output.
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Verify),
    /// Count the sequences of 1, 2 … N actions from the end of each record
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::Perft),
    /// Shuffle and deal a new game; print it as a record
    ///
    /// The cards and the first seat come from the system's random generator, or from a seed. The record contains a salt
    /// and a commitment, so that the deal can be published in advance and verified after the game.
    #[command(after_help = deal::EXAMPLES)]
    Deal(deal::Deal),
    /// Let bots play many games and measure the results
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Simulate),
    /// Let several line-ups of bots play the same deals and compare them
    #[command(after_help = compare::EXAMPLES)]
    Compare(compare::Compare),
    /// Merge the results of several machines
    ///
    /// The files must come from the same experiment and have no game in common. If games are missing, this says which,
    /// prints partial results, and exits with 1.
    #[command(after_help = merge::EXAMPLES)]
    Merge(merge::Merge),
    /// Train a network for expert and master by self-play
    #[command(after_help = train::EXAMPLES)]
    Train(train::Train),
    /// Measure the speed of the rules engine on one core
    #[command(after_help = bench::EXAMPLES)]
    Bench(bench::Bench),
    /// Measure a server under load: latency, CPU time and memory per move
    #[command(after_help = load::EXAMPLES)]
    Load(Box<load::Load>),
    /// Print a shell completion script
    #[command(after_help = shell::COMPLETIONS_EXAMPLES)]
    Completions(shell::Completions),
    /// Print the manual page
    #[command(after_help = shell::MAN_EXAMPLES)]
    Man(shell::Man),
}

fn main() -> ExitCode {
    let (Cli { action, .. }, spoken) = usage::parse();
    // Without a command, serve, configured by the environment.
    let action = action.unwrap_or_else(|| Action::Serve(Box::new(serve::Serve::by_environment())));
    let shows_notice = matches!(action, Action::Play(_) | Action::Learn(_) | Action::Replay(_) | Action::Puzzles(_));
    if let (Some(notice), true, false) = (&spoken.notice, spoken.is_explicit, shows_notice) {
        note(notice);
    }
    match run(action, &spoken) {
        Ok(code) => code,
        // The reader of our output has closed it, like `head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            note(spoken.words.message("cli-cannot-write", &[("error", spoken.words.io_error(&error).into())]));
            ExitCode::FAILURE
        }
    }
}

fn run(action: Action, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    let words = &spoken.words;
    match action {
        Action::Play(args) => play::run(&args, spoken),
        Action::Serve(args) => serve::run(&args, words),
        Action::Invite(args) => serve::invite(&args, words),
        Action::Devices(args) => devices::run(&args, words),
        Action::Admin(args) => admin::run(&args, words),
        Action::Learn(args) => learn::run(&args, spoken),
        Action::Replay(args) => replay::run(&args, spoken),
        Action::History(args) => history::run(&args, spoken),
        Action::Review(args) => review::run(&args, words),
        Action::Puzzles(args) => puzzles::run(&args, spoken),
        Action::Verify(args) => verify::run(&args, words),
        Action::Perft(args) => perft::run(&args, words),
        Action::Deal(args) => deal::run(&args, words),
        Action::Simulate(args) => simulate::run(&args, words),
        Action::Compare(args) => compare::run(&args, words),
        Action::Merge(args) => merge::run(&args, words),
        Action::Train(args) => train::run(&args, words),
        Action::Bench(args) => bench::run(&args),
        Action::Load(args) => load::run(&args, words),
        Action::Completions(args) => shell::completions(&args, words),
        Action::Man(args) => shell::man(&args, words),
    }
}
