//! The first bytes of a file of SQLite, read without SQLite, which might tidy the file up.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// What a file says of itself.
pub(super) enum Header {
    /// Nothing: there is no file, or an empty one.
    Missing,
    /// It is no database.
    Foreign,
    /// It is a database.
    Database {
        /// Which program it belongs to.
        application: i32,
        /// Its version, as that program counts.
        version: i32,
        /// Whether it is as long as it should be.
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
        Ok(if bytes.is_empty() { Header::Missing } else { Header::parse(&bytes, length).unwrap_or(Header::Foreign) })
    }

    /// As the format is documented: numbers are big-endian, the size of a page stands at 16, their count at 28, the
    /// version at 60 and the application at 68.
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
