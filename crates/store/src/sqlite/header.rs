//! Reads the header of an SQLite file without SQLite, which might modify the file.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The header of a file.
pub(super) enum Header {
    /// There is no file, or it is empty.
    Missing,
    /// It starts with zeros. A new database does if the power failed before its first page was written.
    Blank,
    /// It is not a database.
    Foreign,
    /// It is a database.
    Database {
        /// The id of the program it belongs to.
        application: i32,
        /// Its schema version, as counted by that program.
        version: i32,
        /// Whether it has its full length.
        whole: bool,
    },
}

impl Header {
    pub(super) fn read(path: &Path) -> io::Result<Header> {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Header::Missing),
            Err(error) => return Err(error),
        };
        let length = file.metadata()?.len();
        let mut bytes = Vec::new();
        file.take(100).read_to_end(&mut bytes)?;
        Ok(match &bytes[..] {
            [] => Header::Missing,
            bytes if bytes.iter().all(|byte| *byte == 0) => Header::Blank,
            bytes => Header::parse(bytes, length).unwrap_or(Header::Foreign),
        })
    }

    /// The documented format: numbers are big-endian, the page size is at offset 16, the page count at 28, the version
    /// at 60 and the application id at 68.
    fn parse(bytes: &[u8], length: u64) -> Option<Header> {
        let number = |at: usize| bytes.get(at..)?.first_chunk().copied();
        let bytes_a_page = match u16::from_be_bytes(*bytes.get(16..)?.first_chunk()?) {
            1 => 65_536,
            size => u64::from(size),
        };
        let pages = u64::from(u32::from_be_bytes(number(28)?));
        let (version, application) = (i32::from_be_bytes(number(60)?), i32::from_be_bytes(number(68)?));
        let whole = pages * bytes_a_page <= length;
        bytes.starts_with(b"SQLite format 3\0").then_some(Header::Database { application, version, whole })
    }
}

/// Whether a rollback journal belongs to a database that was empty before: opening that database makes it empty again.
/// The documented format: eight fixed bytes; at offset 16, how many pages the database had.
pub(super) fn undoes_everything(journal: &Path) -> io::Result<bool> {
    let mut bytes = Vec::new();
    match File::open(journal) {
        Ok(file) => file.take(20).read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    Ok(bytes.starts_with(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7") && bytes.get(16..) == Some(&[0; 4][..]))
}
