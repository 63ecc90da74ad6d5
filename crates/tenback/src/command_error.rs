//! Errors of commands, as messages and exit statuses.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::json;
use tenback_bots::Level;
use tenback_lab::{Difference, JournalError, LineupError, MergeError, RecordsError};
use tenback_tui::{fill, terminal_columns};
use tenback_words::Words;

/// Writes a text to standard error, in lines that fit a terminal; a closed one is ignored.
pub(crate) fn note(text: impl Display) {
    let text = text.to_string();
    let columns = io::stderr().is_terminal().then(terminal_columns).flatten();
    _ = writeln!(io::stderr(), "{}", columns.map_or_else(|| text.clone(), |columns| fill(&text, columns)));
}

/// Why a command failed, as a whole sentence.
pub(crate) enum CommandError {
    /// It was used incorrectly.
    Usage(String),
    /// It was used correctly but failed.
    Failure(String),
}

impl CommandError {
    /// Prints the message and returns the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        note(self.message());
        self.exit_code()
    }

    /// The same, with the message also as JSON where the result would be.
    pub(crate) fn report_as_json(&self) -> io::Result<ExitCode> {
        writeln!(io::stdout(), "{}", json!({ "error": self.message() }))?;
        Ok(self.report())
    }

    /// The sentence.
    pub(crate) fn message(&self) -> &str {
        match self {
            CommandError::Usage(words) | CommandError::Failure(words) => words,
        }
    }

    /// The exit status.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Usage(_) => ExitCode::from(2),
            CommandError::Failure(_) => ExitCode::FAILURE,
        }
    }
}

/// What is wrong with a line-up.
pub(crate) fn lineup_error(error: &LineupError, words: &Words) -> String {
    match error {
        LineupError::NoBot => words.message("cli-lab-no-bot", &[("levels", levels().into())]),
        LineupError::UnknownWord { word } => {
            words.message("cli-lab-unknown-bot", &[("word", word.clone().into()), ("levels", levels().into())])
        }
        LineupError::BadBudget { word } => words.message("cli-lab-bad-budget", &[("word", word.clone().into())]),
        LineupError::WrongCount { bots, seats } => {
            words.message("cli-lab-wrong-count", &[("bots", (*bots).into()), ("seats", (*seats).into())])
        }
        LineupError::NobodyUsesNetwork => words.message("cli-lab-nobody-uses-network", &[]),
    }
}

/// The names of all bots.
fn levels() -> String {
    Level::ALL.map(Level::word).join(", ")
}

/// Why a results file cannot be used.
pub(crate) fn journal_error(file: &Path, error: &JournalError, words: &Words) -> String {
    let name = || ("file", file.display().to_string().into());
    match error {
        JournalError::Io(error) => {
            words.message("cli-lab-file-refused", &[name(), ("error", words.io_error(error).into())])
        }
        JournalError::InUse => words.message("cli-lab-file-in-use", &[name()]),
        JournalError::Foreign => words.message("cli-lab-file-foreign", &[name()]),
        JournalError::OtherExperiment(what) => {
            words.message("cli-lab-other-experiment", &[name(), ("what", difference(*what, words).into())])
        }
        JournalError::OtherShard { found } => {
            words.message("cli-lab-other-shard", &[name(), ("found", found.clone().into())])
        }
        JournalError::Damaged { line } => words.message("cli-lab-damaged", &[name(), ("line", (*line).into())]),
    }
}

/// Why a folder cannot take the records of an experiment.
pub(crate) fn records_error(folder: &Path, error: &RecordsError, words: &Words) -> CommandError {
    let name = || ("folder", folder.display().to_string().into());
    CommandError::Failure(match error {
        RecordsError::Io(error) => return cannot_write_file(folder, error, words),
        RecordsError::Foreign => words.message("cli-lab-records-foreign", &[name()]),
        RecordsError::OtherExperiment(what) => {
            words.message("cli-lab-records-other", &[name(), ("what", difference(*what, words).into())])
        }
        RecordsError::Played => words.message("cli-lab-records-played", &[name()]),
    })
}

/// Why results files cannot be merged.
pub(crate) fn merge_error(error: &MergeError, words: &Words) -> String {
    let name = |file: &Path| ("file", file.display().to_string().into());
    match error {
        MergeError::Unreadable { file, why } => journal_error(file, why, words),
        MergeError::Foreign { file, difference: what } => {
            words.message("cli-lab-merge-foreign", &[name(file), ("what", difference(*what, words).into())])
        }
        MergeError::Overlap { file, game } => words.message("cli-lab-overlap", &[name(file), ("game", (*game).into())]),
        MergeError::Nothing => words.message("cli-lab-no-files", &[]),
    }
}

fn difference(difference: Difference, words: &Words) -> String {
    let id = match difference {
        Difference::Program => "cli-lab-differs-program",
        Difference::Game => "cli-lab-differs-game",
        Difference::Lineups => "cli-lab-differs-lineups",
        Difference::Games => "cli-lab-differs-games",
        Difference::Seed => "cli-lab-differs-seed",
        Difference::Luck => "cli-lab-differs-luck",
        Difference::Chunks => "cli-lab-differs-chunks",
    };
    words.message(id, &[])
}

/// A file or folder that cannot be written.
pub(crate) fn cannot_write_file(file: &Path, error: &io::Error, words: &Words) -> CommandError {
    let args = [("file", file.display().to_string().into()), ("error", words.io_error(error).into())];
    CommandError::Failure(words.message("cli-lab-cannot-write-file", &args))
}
