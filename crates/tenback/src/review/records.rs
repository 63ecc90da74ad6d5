//! The records of a file, one by one.

use std::io::{self, BufRead};
use std::path::Path;

use tenback_notation::{RecordReader, Replayed};
use tenback_words::Words;

use crate::command_error::note;
use crate::verify::{open, unreadable};

/// Where a record is.
pub(super) struct Place {
    pub(super) file: String,
    /// Counted from 1.
    pub(super) record: usize,
    /// The line of the file on which it starts.
    pub(super) line: usize,
}

/// Why a record cannot be reviewed.
pub(super) struct Refused {
    pub(super) line: usize,
    pub(super) why: String,
}

/// Passes on each record of a file, until told to stop. Returns whether the file could be read.
pub(super) fn each(
    path: &Path,
    words: &Words,
    take: impl FnMut(Place, Result<Replayed, Refused>) -> io::Result<bool>,
) -> io::Result<bool> {
    let file = path.to_string_lossy();
    match open(path) {
        Ok(input) => each_in(input, &file, words, take),
        Err(error) => {
            note(format_args!("{file}: {}", unreadable(&error, words)));
            Ok(false)
        }
    }
}

/// Passes on each record of a text, until told to stop. Returns whether it has any.
pub(super) fn each_in(
    input: impl BufRead,
    file: &str,
    words: &Words,
    mut take: impl FnMut(Place, Result<Replayed, Refused>) -> io::Result<bool>,
) -> io::Result<bool> {
    let mut records = 0;
    for chunk in RecordReader::new(input) {
        records += 1;
        let (line, record) = match chunk {
            Ok(chunk) => {
                let replayed = chunk.replay().map(|(_, replayed)| replayed);
                let refused =
                    |fault: tenback_notation::Fault| Refused { line: fault.line, why: words.problem(&fault.problem) };
                (chunk.first_line, replayed.map_err(refused))
            }
            Err(error) => (0, Err(Refused { line: 0, why: unreadable(&error, words) })),
        };
        if !take(Place { file: file.to_string(), record: records, line }, record)? {
            return Ok(true);
        }
    }
    if records == 0 {
        note(words.message("cli-no-record", &[("file", file.into())]));
    }
    Ok(records > 0)
}
