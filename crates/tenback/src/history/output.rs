//! Where lists and records are written.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write, stdout};
use std::path::{Path, PathBuf};

use rand::Rng;
use tenback_tui::system_generator;

use super::error::HistoryError;

/// Writes to a file, or to standard output. A file is complete or not written at all.
pub(super) fn write_out<T>(
    file: Option<&Path>,
    write: impl FnOnce(&mut dyn Write) -> Result<T, HistoryError>,
) -> Result<T, HistoryError> {
    let Some(path) = file else {
        return filled(stdout().lock(), write);
    };
    let written = if is_special(path) {
        File::create(path).map_err(HistoryError::Output).and_then(|file| filled(file, write))
    } else {
        replaced(path, write)
    };
    written.map_err(|error| match error {
        HistoryError::Output(error) => HistoryError::NotWritten(path.to_owned(), error),
        other => other,
    })
}

/// Whether there is something that must not be replaced by a file, such as a device, a pipe or a link to another file.
fn is_special(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| !about.is_file())
}

fn filled<T>(
    out: impl Write,
    write: impl FnOnce(&mut dyn Write) -> Result<T, HistoryError>,
) -> Result<T, HistoryError> {
    let mut out = BufWriter::new(out);
    let written = write(&mut out)?;
    out.flush()?;
    Ok(written)
}

/// Writes a new file beside this one, and then puts it in its place.
fn replaced<T>(path: &Path, write: impl FnOnce(&mut dyn Write) -> Result<T, HistoryError>) -> Result<T, HistoryError> {
    let part = part_of(path)?;
    // Never a file or a link that is there already.
    let file = File::create_new(&part)?;
    let written = filled(file, write).and_then(|written| {
        fs::rename(&part, path)?;
        Ok(written)
    });
    if written.is_err() {
        let _gone_already = fs::remove_file(&part);
    }
    written
}

/// A name in the same folder that nobody can guess.
fn part_of(path: &Path) -> io::Result<PathBuf> {
    let mut rng = system_generator().map_err(io::Error::other)?;
    Ok(path.with_file_name(format!(".tenback-{:016x}.part", rng.next_u64())))
}
