//! `tenback replay`: a game step by step.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_tui::{Opening, Timeline, load};

use crate::command_error::CommandError;
use crate::language::LanguageChoice;
use crate::number::whole;
use crate::screen::{self, Screen};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback replay game.tgn
  tenback replay games.tgn --record 3
  tenback deal --seed 7 > deal.tgn && tenback replay deal.tgn    then p plays this deal";

/// What to replay.
#[derive(Args)]
pub(crate) struct Replay {
    /// A file of records
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Number of the record in the file, counted from 1
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = whole(1..=u32::MAX))]
    record: u32,
    #[command(flatten)]
    screen: Screen,
}

/// Shows the game until the viewer leaves.
pub(crate) fn run(args: &Replay, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    let context = args.screen.context(spoken.words.language());
    match load(&args.file, args.record as usize) {
        Ok(loaded) => {
            let timeline = Timeline::new(loaded.record, loaded.replayed);
            screen::open(&args.screen, context, Opening::Replay(Box::new(timeline)), spoken.notice.as_slice())
        }
        Err(why) => Ok(CommandError::Failure(context.cannot_open(&args.file, &why)).report()),
    }
}
