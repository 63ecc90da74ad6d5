//! The file a local game is saved in.

use std::path::Path;
use std::time::SystemTime;

use tenback_notation::{Record, Tag};

use crate::saved::{self, LockedFile, SaveError};

/// The file a game is saved in.
#[derive(Debug, Default)]
pub(crate) struct SaveFile {
    path: Option<LockedFile>,
    trouble: Option<SaveError>,
    /// Tags of the file that the table does not know; they are preserved.
    tags: Vec<Tag>,
    /// Whether the game has been written: it is not saved before the first move.
    written: bool,
}

impl SaveFile {
    pub(crate) fn new(reserved: Result<Option<LockedFile>, SaveError>) -> SaveFile {
        match reserved {
            Ok(path) => {
                let trouble = path.as_deref().and_then(|path| saved::check_room(path).err());
                SaveFile { path, trouble, ..SaveFile::default() }
            }
            Err(trouble) => SaveFile { trouble: Some(trouble), ..SaveFile::default() },
        }
    }

    /// The file that the game came from.
    pub(crate) fn of_file(path: LockedFile, record: &Record) -> SaveFile {
        SaveFile { path: Some(path), tags: record.tags().to_vec(), written: true, ..SaveFile::default() }
    }

    /// A new file for a game that came from another one.
    pub(crate) fn copy_of(path: LockedFile, record: &Record) -> SaveFile {
        SaveFile { path: Some(path), tags: record.tags().to_vec(), ..SaveFile::default() }
    }

    /// Writes the game, unless no card was played yet.
    pub(crate) fn save(&mut self, mut record: Record) {
        if !self.written && record.turns().iter().all(|turn| turn.lays() == 0) {
            return;
        }
        record.copy_missing_tags(&self.tags, &["Result", "First", "Termination"]);
        saved::add_date(&mut record, SystemTime::now());
        if let Some(path) = &self.path {
            self.trouble = saved::save(path, &record).err();
            self.written = true;
        }
    }

    /// Whether the game has been written.
    pub(crate) const fn is_written(&self) -> bool {
        self.written
    }

    /// Where the game is saved from the first move on, if it is.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.trouble.is_none())
    }

    /// Why the game is not saved.
    pub(crate) const fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }
}
