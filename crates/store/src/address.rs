//! Where a store is, as people write it.

use std::path::PathBuf;
use std::sync::Arc;

use crate::{Memory, OpenError, Sqlite, Store};

/// Where things are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// Nowhere: all is gone when the program ends.
    Memory,
    /// In a file of SQLite.
    Sqlite(PathBuf),
}

/// Why a text is no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// It is neither `memory` nor does it begin with `sqlite:`.
    UnknownKind {
        /// What stands in the place of the kind.
        found: String,
    },
    /// No file is named behind `sqlite:`.
    NoFile,
}

/// Reads `memory` or `sqlite:FILE`.
pub fn parse_address(text: &str) -> Result<Address, AddressError> {
    let (kind, rest) = text.split_once(':').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
    match (kind, rest) {
        ("memory", None) => Ok(Address::Memory),
        ("sqlite", None | Some("")) => Err(AddressError::NoFile),
        ("sqlite", Some(file)) => Ok(Address::Sqlite(PathBuf::from(file))),
        _ => Err(AddressError::UnknownKind { found: kind.to_owned() }),
    }
}

impl Address {
    /// Opens the store there; a file that does not exist is made.
    pub fn open(&self) -> Result<Arc<dyn Store>, OpenError> {
        match self {
            Address::Memory => Ok(Arc::new(Memory::new())),
            Address::Sqlite(path) => Ok(Arc::new(Sqlite::open(path)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_files_are_addresses() {
        assert_eq!(parse_address("memory"), Ok(Address::Memory));
        for file in ["games.db", "/var/lib/tenback/games.db", "with space.db", "a:b.db"] {
            assert_eq!(parse_address(&format!("sqlite:{file}")), Ok(Address::Sqlite(file.into())));
        }
    }

    #[test]
    fn what_is_missing_is_named() {
        for text in ["sqlite", "sqlite:"] {
            assert_eq!(parse_address(text), Err(AddressError::NoFile));
        }
        for (text, found) in [("", ""), ("games.db", "games.db"), ("mysql://x/y", "mysql"), ("memory:x", "memory")] {
            assert_eq!(parse_address(text), Err(AddressError::UnknownKind { found: found.to_owned() }));
        }
    }
}
