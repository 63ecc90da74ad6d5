//! Games as `.tgn` files, one for each chunk.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use tenback_notation::Record;

/// The records of a chunk while it is played. The file gets its name when it is whole, so that none is ever half.
pub(crate) struct RecordFile {
    out: BufWriter<File>,
    draft: PathBuf,
    name: PathBuf,
    records: u64,
}

impl RecordFile {
    /// Begins the file for these games.
    pub(crate) fn create(folder: &Path, games: &Range<u64>) -> io::Result<RecordFile> {
        let last = games.end.saturating_sub(1);
        let stem = if games.start == last {
            format!("game-{:08}", games.start)
        } else {
            format!("games-{:08}-{last:08}", games.start)
        };
        let draft = folder.join(format!("{stem}.part"));
        let out = BufWriter::new(File::create(&draft)?);
        Ok(RecordFile { out, draft, name: folder.join(format!("{stem}.tgn")), records: 0 })
    }

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
