//! Records as `.tgn` files, one for each chunk, in a folder that belongs to one experiment.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use tenback_notation::Record;

use crate::plan::{Difference, Plan};

/// The file that identifies the experiment of a folder.
const MANIFEST: &str = "experiment.json";

/// A folder for the records of one experiment.
#[derive(Debug)]
pub struct Records {
    folder: PathBuf,
}

/// Why a folder cannot be used for the records of an experiment.
#[derive(Debug)]
pub enum RecordsError {
    /// A system error.
    Io(io::Error),
    /// It has records, but does not identify their experiment.
    Foreign,
    /// It belongs to another experiment.
    OtherExperiment(Difference),
    /// It already has records of the games to be played.
    Played,
}

impl From<io::Error> for RecordsError {
    fn from(error: io::Error) -> RecordsError {
        RecordsError::Io(error)
    }
}

impl Records {
    /// Opens a folder for the records of these chunks, creating it if necessary. Records of another experiment are
    /// never mixed in or overwritten. `resumed` means that a run is continued, which may have been interrupted between
    /// writing a record and storing its result.
    pub fn open(
        folder: &Path,
        plan: &Plan,
        mut chunks: impl Iterator<Item = u64>,
        resumed: bool,
    ) -> Result<Records, RecordsError> {
        fs::create_dir_all(folder)?;
        let manifest = folder.join(MANIFEST);
        match fs::read(&manifest) {
            Ok(bytes) => {
                let found: Plan = serde_json::from_slice(&bytes).map_err(|_| RecordsError::Foreign)?;
                if let Some(difference) = found.difference(plan) {
                    return Err(RecordsError::OtherExperiment(difference));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if has_records(folder)? {
                    return Err(RecordsError::Foreign);
                }
                let bytes = serde_json::to_vec_pretty(plan).map_err(io::Error::other)?;
                fs::write(&manifest, bytes)?;
            }
            Err(error) => return Err(error.into()),
        }
        let exists = |chunk: u64| folder.join(format!("{}.tgn", stem(&plan.games_of(chunk)))).exists();
        if !resumed && chunks.any(exists) {
            return Err(RecordsError::Played);
        }
        Ok(Records { folder: folder.to_owned() })
    }

    /// Creates the file for these games.
    pub(crate) fn create(&self, games: &Range<u64>) -> io::Result<RecordFile> {
        let stem = stem(games);
        let draft = self.folder.join(format!("{stem}.part"));
        let out = BufWriter::new(File::create(&draft)?);
        Ok(RecordFile { out, draft, name: self.folder.join(format!("{stem}.tgn")), records: 0 })
    }
}

fn has_records(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        if entry?.path().extension().is_some_and(|ending| ending == "tgn") {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The name of a chunk's file, without extension.
fn stem(games: &Range<u64>) -> String {
    let last = games.end.saturating_sub(1);
    if games.start == last { format!("game-{:08}", games.start) } else { format!("games-{:08}-{last:08}", games.start) }
}

/// The records of a chunk being played. The file gets its final name when it is complete, so there is never half a
/// file.
pub(crate) struct RecordFile {
    out: BufWriter<File>,
    draft: PathBuf,
    name: PathBuf,
    records: u64,
}

impl RecordFile {
    /// Adds a game.
    pub(crate) fn add(&mut self, record: &Record) -> io::Result<()> {
        if self.records > 0 {
            writeln!(self.out)?;
        }
        self.records += 1;
        write!(self.out, "{record}")
    }

    /// Gives the file its final name.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.out.flush()?;
        fs::rename(&self.draft, &self.name)
    }
}
