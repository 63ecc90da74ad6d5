//! `tenback`: plays, checks and studies The Game, Extreme and Face to Face.

mod bench;
mod compare;
mod data;
mod deal;
mod experiment;
mod game;
mod interrupt;
mod language;
mod merge;
mod network;
mod number;
mod perft;
mod play;
mod progress;
mod replay;
mod screen;
mod serve;
mod shell;
mod simulate;
mod train;
mod trouble;
mod usage;
mod verify;
mod version;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use language::Spoken;
use trouble::note;

/// Play The Game, Extreme and Face to Face
///
/// Without a command, tenback serves the page at http://localhost:8098 and opens it in the browser, as `tenback serve`
/// does. `tenback play` plays in the terminal.
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
    /// Play at this keyboard: alone, with bots, or passed round
    #[command(after_help = play::EXAMPLES)]
    Play(play::Play),
    /// Serve tables to friends: on this machine, in the local network, or on the internet
    #[command(after_help = serve::EXAMPLES)]
    Serve(Box<serve::Serve>),
    /// Look at a game again, step by step, and play on from any point
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::Replay),
    /// Play records by the rules; print a line of JSON for each
    ///
    /// The exit status is 0 if all records are sound, 1 if one is not, 2 for wrong usage. docs/NOTATION.md
    /// describes the records and the answers.
    Verify(verify::Verify),
    /// Count the sequences of 1, 2 … N actions from the end of each record
    Perft(perft::Perft),
    /// Shuffle and deal a new game; print it as a record to play from
    ///
    /// Cards and the seat that begins come from the system's generator, or from a seed. The record carries a salt
    /// and a commitment, so that a deal can be promised before the game and checked after it.
    Deal(deal::Deal),
    /// Let bots play many games and measure how they do
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Simulate),
    /// Let several line-ups of bots play the same deals and measure the difference
    #[command(after_help = compare::EXAMPLES)]
    Compare(compare::Compare),
    /// Put the results of several machines together
    ///
    /// The files must come from one experiment and share no game. What is missing is said, and the exit status is
    /// then 1; the results of what is there are printed all the same.
    Merge(merge::Merge),
    /// Make a network by self-play, for expert and master to play by
    #[command(after_help = train::EXAMPLES)]
    Train(train::Train),
    /// Measure the speed of the rules engine on one core
    Bench(bench::Bench),
    /// Print a script that completes commands and options in a shell
    #[command(after_help = shell::COMPLETIONS_EXAMPLES)]
    Completions(shell::Completions),
    /// Print the manual page
    #[command(after_help = shell::MAN_EXAMPLES)]
    Man(shell::Man),
}

fn main() -> ExitCode {
    let (Cli { action, .. }, spoken) = usage::parse();
    // Who says nothing gets the server, as the environment wants it.
    let action = action.unwrap_or_else(|| Action::Serve(Box::new(serve::Serve::by_environment())));
    let shows_notice = matches!(action, Action::Play(_) | Action::Replay(_));
    if let (Some(notice), true, false) = (&spoken.notice, spoken.is_asked_for, shows_notice) {
        note(notice);
    }
    match run(action, &spoken) {
        Ok(code) => code,
        // Whoever reads our output has heard enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            note(spoken.words.message("cli-cannot-write", &[("error", error.to_string().into())]));
            ExitCode::FAILURE
        }
    }
}

fn run(action: Action, spoken: &Spoken) -> io::Result<ExitCode> {
    let words = &spoken.words;
    match action {
        Action::Play(args) => play::run(&args, spoken),
        Action::Serve(args) => serve::run(&args, words),
        Action::Replay(args) => replay::run(&args, spoken),
        Action::Verify(args) => verify::run(&args, words),
        Action::Perft(args) => perft::run(&args, words),
        Action::Deal(args) => deal::run(&args, words),
        Action::Simulate(args) => simulate::run(&args, words),
        Action::Compare(args) => compare::run(&args, words),
        Action::Merge(args) => merge::run(&args, words),
        Action::Train(args) => train::run(&args, words),
        Action::Bench(args) => bench::run(&args),
        Action::Completions(args) => shell::completions(&args, words),
        Action::Man(args) => shell::man(&args, words),
    }
}
