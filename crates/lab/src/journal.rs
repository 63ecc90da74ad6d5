//! Results on disk: a line with the plan, then a line for each finished chunk, written as soon as it is known.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use tenback_rules::Rules;

use crate::plan::{Difference, Plan, Shard};
use crate::results::ChunkResult;

/// How the first line starts, so that other files are not mistaken for results.
const FORMAT: &str = "tenback-lab-1";

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    shard: Shard,
    plan: Plan,
}

/// Why a results file cannot be used.
#[derive(Debug)]
pub enum JournalError {
    /// A system error.
    Io(io::Error),
    /// Another run is writing to it.
    InUse,
    /// It is not a results file.
    Foreign,
    /// It belongs to another experiment.
    OtherExperiment(Difference),
    /// It contains a different share of the experiment.
    OtherShard {
        /// The share it contains.
        found: String,
    },
    /// A line is malformed.
    Damaged {
        /// Its number, counted from 1.
        line: usize,
    },
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> JournalError {
        JournalError::Io(error)
    }
}

/// The contents of a results file.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// The experiment.
    pub plan: Plan,
    /// Which share of it.
    pub shard: Shard,
    /// The rules of the experiment.
    pub rules: Rules,
    /// The finished chunks.
    pub chunks: Vec<ChunkResult>,
    /// The length of all this in bytes. A line after it was cut off by a crash or a full disk.
    sound_bytes: u64,
}

/// Reads a results file.
pub fn read(path: &Path) -> Result<Content, JournalError> {
    read_from(BufReader::new(File::open(path)?))?.ok_or(JournalError::Foreign)
}

/// Reads all complete lines; `None` if there are none.
fn read_from(mut input: impl BufRead) -> Result<Option<Content>, JournalError> {
    let mut line = Vec::new();
    if !next_line(&mut input, &mut line)? {
        return if line.is_empty() { Ok(None) } else { Err(JournalError::Foreign) };
    }
    let header: Header = serde_json::from_slice(&line).map_err(|_| JournalError::Foreign)?;
    let rules = header.plan.rules().filter(|_| header.format == FORMAT && header.plan.chunk > 0);
    let rules = rules.ok_or(JournalError::Foreign)?;
    let mut content =
        Content { plan: header.plan, shard: header.shard, rules, chunks: Vec::new(), sound_bytes: line.len() as u64 };
    while next_line(&mut input, &mut line)? {
        let damaged = || JournalError::Damaged { line: content.chunks.len() + 2 };
        let chunk: ChunkResult = serde_json::from_slice(&line).map_err(|_| damaged())?;
        if !chunk.fits(&content.plan, &rules) {
            return Err(damaged());
        }
        content.sound_bytes += line.len() as u64;
        content.chunks.push(chunk);
    }
    Ok(Some(content))
}

/// Reads a line including its newline; `false` if there is none or the newline is missing.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, JournalError> {
    /// Far longer than any line of ours; other files may be one endless line.
    const LONGEST: u64 = 1 << 24;
    line.clear();
    let read = io::Read::take(&mut *input, LONGEST).read_until(b'\n', line)?;
    if read as u64 == LONGEST {
        return Err(JournalError::Foreign);
    }
    Ok(line.last() == Some(&b'\n'))
}

/// A results file that is being written.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

impl Journal {
    /// Creates a results file, or continues one and returns its contents.
    pub fn open(path: &Path, plan: &Plan, shard: Shard) -> Result<(Journal, Vec<ChunkResult>), JournalError> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(JournalError::InUse),
            // Not every file system supports locks; then it is up to the user.
            Err(TryLockError::Error(_)) | Ok(()) => {}
        }
        let mut journal = Journal { file };
        // A device or a pipe has no contents to continue from.
        let regular = journal.file.metadata()?.is_file();
        let content = if regular { read_from(BufReader::new(&journal.file))? } else { None };
        let Some(content) = content else {
            journal.write(&Header { format: FORMAT.to_owned(), shard, plan: plan.clone() })?;
            return Ok((journal, Vec::new()));
        };
        if let Some(difference) = content.plan.difference(plan) {
            return Err(JournalError::OtherExperiment(difference));
        }
        if content.shard != shard {
            return Err(JournalError::OtherShard { found: content.shard.to_string() });
        }
        journal.file.set_len(content.sound_bytes)?;
        journal.file.seek(io::SeekFrom::End(0))?;
        Ok((journal, content.chunks))
    }

    /// Adds a finished chunk.
    pub fn add(&mut self, chunk: &ChunkResult) -> io::Result<()> {
        self.write(chunk)
    }

    /// Writes a line in one call, so that a killed run leaves at most one incomplete line.
    fn write(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}
