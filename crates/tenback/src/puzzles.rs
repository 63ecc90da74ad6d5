//! `tenback puzzles`: solving puzzles, finding new ones, and proving them.

mod check;
mod make;

use std::io;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use tenback_puzzles::{Collection, Theme};
use tenback_tui::{FirstPuzzle, Opening};

use crate::command_error::CommandError;
use crate::language::LanguageChoice;
use crate::screen::{self, Screen};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback puzzles                                            solve them, rated by Glicko-2
  tenback puzzles --today                                    the puzzle of the day
  tenback puzzles --theme chain --plain                      lines of text, only chains of tricks
  tenback puzzles make --seed 2 --count 100 --out mine.tgn   find new ones in games of bots
  tenback puzzles check mine.tgn                             prove them again

docs/PUZZLES.md says what counts as a puzzle.";

/// What to do with puzzles.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Puzzles {
    /// Start with the puzzle of the day
    #[arg(long, conflicts_with_all = ["theme", "id"])]
    today: bool,
    /// Only puzzles of a theme: ten-back, chain, order, commands or race
    #[arg(long, value_name = "THEME", value_parser = theme, conflicts_with = "id")]
    theme: Option<Theme>,
    /// Start with this puzzle
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    #[command(flatten)]
    screen: Screen,
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Subcommand)]
enum Action {
    /// Find puzzles in games of bots
    Make(make::Make),
    /// Prove puzzles again with a plain search
    Check(check::Check),
}

fn theme(word: &str) -> Result<Theme, String> {
    Theme::from_word(word).ok_or_else(|| format!("expected one of {}", Theme::ALL.map(Theme::word).join(", ")))
}

/// Does what was asked for.
pub(crate) fn run(args: &Puzzles, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    match &args.action {
        Some(Action::Make(make)) => Ok(make::run(make, &spoken.words)),
        Some(Action::Check(check)) => check::run(check, &spoken.words),
        None => solve(args, spoken),
    }
}

/// Lets people solve puzzles until they leave.
fn solve(args: &Puzzles, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    let first = match (&args.id, args.theme) {
        (Some(id), _) => match Collection::shipped().get(id) {
            Some(puzzle) => FirstPuzzle::Named(puzzle),
            None => {
                let text = spoken.words.message("puzzles-unknown", &[("id", id.clone().into())]);
                return Ok(CommandError::Usage(text).report());
            }
        },
        (None, Some(theme)) => FirstPuzzle::OfTheme(theme),
        (None, None) if args.today => FirstPuzzle::Today,
        (None, None) => FirstPuzzle::Next,
    };
    let context = args.screen.context(spoken.words.language());
    screen::open(&args.screen, context, Opening::Puzzles(first), spoken.notice.as_slice())
}
