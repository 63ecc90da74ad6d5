//! Addresses of stores, as given on the command line.

use std::path::PathBuf;
use std::sync::Arc;

use crate::{InvalidPostgresAddress, Memory, OpenError, Postgres, PostgresAddress, Sharing, Sqlite, Store};

/// Where a store is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// In memory: everything is lost when the program ends.
    Memory,
    /// In an SQLite file.
    Sqlite(PathBuf),
    /// In a PostgreSQL database.
    Postgres(PostgresAddress),
}

/// Why an address is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// It is neither `memory` nor starts with `sqlite:`, `postgres://` or `postgresql://`.
    UnknownKind {
        /// The kind that was given.
        found: String,
    },
    /// The file after `sqlite:` is missing.
    NoFile,
    /// The address of a PostgreSQL database is invalid.
    Postgres(InvalidPostgresAddress),
}

/// Parses `memory`, `sqlite:FILE` or `postgres://USER@HOST/DATABASE`.
pub fn parse_address(text: &str) -> Result<Address, AddressError> {
    let (kind, rest) = text.split_once(':').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
    match (kind, rest) {
        ("memory", None) => Ok(Address::Memory),
        ("sqlite", None | Some("")) => Err(AddressError::NoFile),
        ("sqlite", Some(file)) => Ok(Address::Sqlite(PathBuf::from(file))),
        ("postgres" | "postgresql", Some(rest)) if rest.starts_with("//") => {
            PostgresAddress::parse(text).map(Address::Postgres).map_err(AddressError::Postgres)
        }
        _ => Err(AddressError::UnknownKind { found: kind.to_owned() }),
    }
}

impl Address {
    /// Opens the store for this process alone; creates the file if it does not exist.
    pub async fn open(&self) -> Result<Arc<dyn Store>, OpenError> {
        self.open_as(Sharing::Alone).await
    }

    /// The same, alone or together with other processes. Only PostgreSQL can be shared.
    pub async fn open_as(&self, sharing: Sharing) -> Result<Arc<dyn Store>, OpenError> {
        match self {
            Address::Memory => Ok(Arc::new(Memory::new())),
            Address::Sqlite(path) => Ok(Arc::new(Sqlite::open(path)?)),
            Address::Postgres(address) => Ok(Arc::new(Postgres::open(address, sharing).await?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_files_are_valid_addresses() {
        assert_eq!(parse_address("memory"), Ok(Address::Memory));
        for file in ["games.db", "/var/lib/tenback/games.db", "with space.db", "a:b.db"] {
            assert_eq!(parse_address(&format!("sqlite:{file}")), Ok(Address::Sqlite(file.into())));
        }
    }

    #[test]
    fn invalid_addresses_are_rejected_with_a_reason() {
        for text in ["sqlite", "sqlite:"] {
            assert_eq!(parse_address(text), Err(AddressError::NoFile));
        }
        for (text, found) in [("", ""), ("games.db", "games.db"), ("mysql://x/y", "mysql"), ("memory:x", "memory")] {
            assert_eq!(parse_address(text), Err(AddressError::UnknownKind { found: found.to_owned() }));
        }
    }
}
