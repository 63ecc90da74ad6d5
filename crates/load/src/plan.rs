//! What is measured.

use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use serde::{Serialize, Serializer};
use tenback_rules::GameName;
use ureq::http::Uri;

use crate::error::LoadError;

/// What is measured.
#[derive(Clone, Debug, Serialize)]
pub struct Plan {
    /// The game.
    #[serde(serialize_with = "word")]
    pub game: GameName,
    /// Seats at each table, all taken.
    pub seats: u8,
    /// Tables.
    pub tables: u32,
    /// Spectators at each table, who get every step.
    pub watchers: u32,
    /// Further connections that are only open for a moment before the games, to see what they cost.
    pub idle: u32,
    /// Moves per second at all tables together; as many as the server answers if `None`.
    pub rate: Option<u32>,
    /// How long players think.
    #[serde(rename = "think_ms", serialize_with = "millis")]
    pub think: Duration,
    /// How long connecting takes at least.
    #[serde(rename = "ramp_ms", serialize_with = "millis")]
    pub ramp: Duration,
    /// How long each measurement takes.
    #[serde(rename = "measured_ms", serialize_with = "millis")]
    pub measured: Duration,
    /// How often all servers are measured, in turn.
    pub rounds: u32,
    /// Which servers, besides the bare fan-out.
    #[serde(skip)]
    pub servers: Servers,
    /// The folder for databases; the system's temporary one if `None`.
    #[serde(skip)]
    pub folder: Option<PathBuf>,
}

/// Which servers are measured.
#[derive(Clone, Debug)]
pub enum Servers {
    /// Own ones with these stores.
    Own(Vec<StoreKind>),
    /// One that is running.
    Running(RunningServer),
}

/// A server that is running already.
#[derive(Clone, Debug)]
pub struct RunningServer {
    /// Where.
    pub address: SocketAddr,
    /// Its process, if it runs on this machine.
    pub process: Option<u32>,
}

/// How a server stores its tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreKind {
    /// Not at all.
    Memory,
    /// Durably, in a file.
    Sqlite,
    /// Durably, in the PostgreSQL database with this address.
    Postgres(String),
}

impl StoreKind {
    /// Its name.
    pub const fn word(&self) -> &'static str {
        match self {
            StoreKind::Memory => "memory",
            StoreKind::Sqlite => "sqlite",
            StoreKind::Postgres(_) => "postgres",
        }
    }
}

impl RunningServer {
    /// A server at a link such as `http://localhost:8098`.
    pub fn at(link: &str, process: Option<u32>) -> Result<RunningServer, LoadError> {
        let bad = || LoadError::BadAddress { address: link.to_owned() };
        let uri: Uri = link.parse().map_err(|_| bad())?;
        let plain = uri.scheme_str() == Some("http") && matches!(uri.path(), "" | "/");
        let authority = uri.authority().filter(|_| plain).ok_or_else(bad)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let mut addresses = (host, authority.port_u16().unwrap_or(80)).to_socket_addrs().map_err(|_| bad())?;
        Ok(RunningServer { address: addresses.next().ok_or_else(bad)?, process })
    }
}

impl Plan {
    /// The connections that get the steps of a table.
    pub(crate) fn connections_per_table(&self) -> u32 {
        u32::from(self.seats) + self.watchers
    }

    /// All connections while games are played.
    pub(crate) fn connections(&self) -> u32 {
        self.tables * self.connections_per_table()
    }
}

fn word<S: Serializer>(game: &GameName, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.word())
}

pub(crate) fn millis<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}
