//! `tenback learn`: lessons one plays.

use std::io;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tenback_tui::{LessonName, Opening};

use crate::language::LanguageChoice;
use crate::screen::{self, Screen};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback learn                   the list of lessons
  tenback learn basics            how The Game is played
  tenback learn extreme --plain   lines of text, for screen readers and scripts";

/// What to learn.
#[derive(Args)]
pub(crate) struct Learn {
    /// Which lesson; without one, the list of lessons opens
    #[arg(value_parser = lesson_parser())]
    lesson: Option<LessonName>,
    #[command(flatten)]
    screen: Screen,
}

fn lesson_parser() -> impl TypedValueParser<Value = LessonName> {
    PossibleValuesParser::new(LessonName::ALL.map(LessonName::word))
        .try_map(|word| LessonName::from_word(&word).ok_or("no such lesson"))
}

/// Plays lessons until the player leaves.
pub(crate) fn run(args: &Learn, spoken: &LanguageChoice) -> io::Result<ExitCode> {
    let context = args.screen.context(spoken.words.language());
    screen::open(&args.screen, context, Opening::Learn(args.lesson), spoken.notice.as_slice())
}
