//! What is remembered from one run to the next, in a small file next to the games.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The language, as its code.
    Language,
    /// Whether lines of text are brief: `on` or `off`.
    Brief,
    /// Whether the player has a coach: `on` or `off`.
    Coach,
    /// The lessons that were completed, by their words.
    Lessons,
}

impl Setting {
    const fn word(self) -> &'static str {
        match self {
            Setting::Language => "language",
            Setting::Brief => "brief",
            Setting::Coach => "coach",
            Setting::Lessons => "lessons",
        }
    }

    /// What was remembered in this folder, as it was written. A file that cannot be read remembers nothing.
    pub fn load(self, folder: &Path) -> Option<String> {
        let text = fs::read_to_string(file(folder)).ok()?;
        text.lines().find_map(|line| self.value(line)).map(str::to_owned)
    }

    /// Remembers a value; other settings stay as they are.
    pub(crate) fn save(self, folder: &Path, value: &str) -> io::Result<()> {
        let before = match fs::read_to_string(file(folder)) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        let others = before.lines().filter(|line| self.value(line).is_none());
        let own = format!("{} = \"{value}\"", self.word());
        let lines: Vec<&str> = others.chain([own.as_str()]).collect();
        fs::create_dir_all(folder)?;
        fs::write(file(folder), lines.join("\n") + "\n")
    }

    /// The value in a line such as `language = "de"`, if the line is about this setting.
    fn value(self, line: &str) -> Option<&str> {
        let (word, value) = line.split_once('=')?;
        (word.trim() == self.word()).then(|| value.trim().trim_matches('"'))
    }
}

fn file(folder: &Path) -> PathBuf {
    folder.join("settings.toml")
}
