//! A training run on disk: its options, its progress, and the state to resume from.

use std::fmt::{self, Write};
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};
use tenback_bots::learn::Progress;
use tenback_lab::{Curve, curve_plot};
use tenback_words::Words;

use crate::command_error::CommandError;

/// The file to resume from.
pub(super) const CHECKPOINT: &str = "checkpoint.bin";

/// The options and the progress of a training run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct TrainingRun {
    pub(super) version: String,
    pub(super) game: String,
    pub(super) seats: u8,
    /// Whether it is one of all built-in networks.
    #[serde(default)]
    pub(super) built_in: bool,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) every: u64,
    /// The digest of the network it started from.
    pub(super) from: Option<String>,
    pub(super) lessons: Vec<Lesson>,
}

/// The results between two reports.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Lesson {
    games: u64,
    win_rate: f32,
    mean_left: f32,
    loss: f32,
}

impl From<Progress> for Lesson {
    fn from(progress: Progress) -> Lesson {
        let Progress { games, win_rate, mean_left, loss } = progress;
        Lesson { games, win_rate, mean_left, loss }
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bar = "█".repeat((self.win_rate * 40.0).round() as usize);
        let line = format!(
            "{:>10} {:>7.1} % {:>8.2} {:>9.5}  {bar}",
            self.games,
            self.win_rate * 100.0,
            self.mean_left,
            self.loss
        );
        f.write_str(line.trim_end())
    }
}

impl TrainingRun {
    /// Whether another run has the same options.
    pub(super) fn is_same(&self, other: &TrainingRun) -> bool {
        TrainingRun { lessons: other.lessons.clone(), ..self.clone() } == *other
    }

    /// Games played so far.
    pub(super) fn played(&self) -> u64 {
        self.lessons.last().map_or(0, |lesson| lesson.games)
    }

    /// Whether all games are played.
    pub(super) fn is_finished(&self) -> bool {
        self.played() >= self.games
    }

    /// The heading of the table of lessons.
    pub(super) fn heading(&self) -> String {
        format!("{}, seed {}\n\n{:>10} {:>9} {:>8} {:>9}", self.name(), self.seed, "games", "won", "left", "error")
    }

    fn name(&self) -> String {
        let seats = if self.seats == 1 { "1 seat".to_owned() } else { format!("{} seats", self.seats) };
        format!("{}, {seats}", self.game)
    }

    /// The learning curve for spreadsheets.
    pub(super) fn csv(&self) -> String {
        let mut text = "games,win_rate,mean_left,error\n".to_owned();
        for Lesson { games, win_rate, mean_left, loss } in &self.lessons {
            _ = writeln!(text, "{games},{win_rate},{mean_left},{loss}");
        }
        text
    }

    /// The learning curve as a plot.
    pub(super) fn svg(&self) -> String {
        let point = |lesson: &Lesson| (lesson.games as f64, f64::from(lesson.win_rate));
        let curve = Curve { name: "won while learning", points: self.lessons.iter().map(point).collect() };
        let below = format!("seed {}, {} of {} games of self-play", self.seed, self.played(), self.games);
        let title = format!("{}: learning curve", self.name());
        curve_plot(&title, &below, "games of self-play", "share of games won", &[curve])
    }

    /// How the network was made, for people.
    pub(super) fn story(&self) -> String {
        let TrainingRun { version, game, seats, seed, games, every, .. } = self;
        let command = if self.built_in {
            format!("--all --seed {seed} --every {every} --out DIR")
        } else {
            let from = if self.from.is_some() { " --from FILE" } else { "" };
            format!("{game} --seats {seats} --seed {seed} --games {games} --every {every}{from}")
        };
        let mut text = format!(
            "A network for {}, made by self-play with version {version} of the program:\n\n  tenback train {command}",
            self.name()
        );
        if let Some(from) = &self.from {
            _ = write!(text, "\n\nIt began with a network whose content has the mark {from}.");
        }
        let played = self.played();
        _ = writeln!(text, "\n\nAfter {played} of {games} games:\n\n{}", self.heading());
        self.lessons.iter().for_each(|lesson| _ = writeln!(text, "{lesson}"));
        text
    }

    /// The run in one line, then the state of the trainer.
    pub(super) fn checkpoint(&self, state: &[u8]) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(self).expect("numbers and words can always be written");
        bytes.push(b'\n');
        bytes.extend(state);
        bytes
    }

    /// The run in a folder and the state to resume from, if there is one.
    pub(super) fn read(folder: &Path, words: &Words) -> Result<Option<(TrainingRun, Vec<u8>)>, CommandError> {
        let bytes = match fs::read(folder.join(CHECKPOINT)) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                let file = folder.join(CHECKPOINT).display().to_string();
                let args = [("file", file.into()), ("error", words.io_error(&error).into())];
                return Err(CommandError::Failure(words.message("cli-lab-file-refused", &args)));
            }
        };
        let end = bytes.iter().position(|byte| *byte == b'\n').ok_or_else(|| damaged(folder, words))?;
        let course = serde_json::from_slice(&bytes[..end]).map_err(|_| damaged(folder, words))?;
        Ok(Some((course, bytes[end + 1..].to_vec())))
    }
}

/// A checkpoint that cannot be resumed.
pub(super) fn damaged(folder: &Path, words: &Words) -> CommandError {
    let file = ("file", folder.join(CHECKPOINT).display().to_string().into());
    CommandError::Failure(words.message("cli-train-damaged", &[file]))
}
