//! Games as `.tgn` files, one for each chunk, in a folder that belongs to one experiment.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use tenback_notation::Record;

use crate::plan::{Difference, Plan};

/// The file that says which experiment a folder belongs to.
const MANIFEST: &str = "experiment.json";

/// A folder that takes the records of one experiment.
#[derive(Debug)]
pub struct Records {
    folder: PathBuf,
}

/// Why a folder cannot take the records of an experiment.
#[derive(Debug)]
pub enum RecordsError {
    /// The system refuses.
    Io(io::Error),
    /// It has records, but does not say of which experiment.
    Foreign,
    /// It belongs to another experiment.
    OtherExperiment(Difference),
    /// Records of the games to be played are there already.
    Played,
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordsError::Io(error) => write!(f, "{error}"),
            RecordsError::Foreign => f.write_str("the folder has records of an unknown experiment"),
            RecordsError::OtherExperiment(what) => write!(f, "the folder belongs to another experiment: {what:?}"),
            RecordsError::Played => f.write_str("the folder has records of these games already"),
        }
    }
}

impl std::error::Error for RecordsError {}

impl From<io::Error> for RecordsError {
    fn from(error: io::Error) -> RecordsError {
        RecordsError::Io(error)
    }
}

impl Records {
    /// Opens a folder for the records of these chunks, and creates it where it does not exist. Nothing of another
    /// experiment is ever mixed in or overwritten; `resumed` says that a run goes on, which may have been cut off
    /// between writing a record and noting its result.
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

    /// Begins the file for these games.
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

/// The name of a chunk's file, without its ending.
fn stem(games: &Range<u64>) -> String {
    let last = games.end.saturating_sub(1);
    if games.start == last { format!("game-{:08}", games.start) } else { format!("games-{:08}-{last:08}", games.start) }
}

/// The records of a chunk while it is played. The file gets its name when it is complete, so there is never half a file.
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

    /// Gives the file its name.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.out.flush()?;
        fs::rename(&self.draft, &self.name)
    }
}
