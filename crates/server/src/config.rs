//! How a server is set up.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

/// How a server is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen; several for a name with several addresses.
    pub listen: Vec<SocketAddr>,
    /// What links begin with, such as `https://play.example.org`; the address of the request if nothing is said.
    pub public_url: Option<String>,
    /// Whether a proxy on this machine says where requests come from (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// How fast bots lay: the pause before each of their lays.
    pub bot_pause: Duration,
    /// What is too much.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: Vec::new(),
            public_url: None,
            behind_proxy: false,
            bot_pause: Duration::from_millis(700),
            limits: Limits::default(),
        }
    }
}

/// What is too much. Friends never notice these; programs that misbehave do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: u32,
    /// Connections from one address.
    pub connections_per_address: u32,
    /// People who look on at one table.
    pub spectators: u32,
    /// Tables that one person may make in a day.
    pub tables_per_day: u32,
    /// People that one address may become in an hour.
    pub people_per_hour: u32,
    /// Requests that one address may make in a minute.
    pub requests_per_minute: u32,
    /// Records that one address may have replayed in a minute.
    pub replays_per_minute: u32,
    /// Replays that are asked for or not yet sent, in all.
    pub replays_at_once: u32,
    /// The same for one address.
    pub replays_at_once_per_address: u32,
    /// Messages that one person may send in a second; five times as many for a moment.
    pub messages_per_second: u32,
    /// Messages that wait for one connection before it is dropped as too slow.
    pub backlog: usize,
    /// How long a connection may stay silent at its beginning.
    pub hello_within: Duration,
    /// How long a plain request may take to come in and be answered.
    pub request_within: Duration,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4_000,
            connections_per_address: 64,
            spectators: 100,
            tables_per_day: 200,
            people_per_hour: 60,
            requests_per_minute: 240,
            replays_per_minute: 120,
            replays_at_once: 64,
            replays_at_once_per_address: 8,
            messages_per_second: 20,
            backlog: 64,
            hello_within: Duration::from_secs(10),
            request_within: Duration::from_secs(20),
            idle: Duration::from_secs(60),
        }
    }
}

/// Why a server does not start.
#[derive(Debug)]
pub enum ServeError {
    /// Something listens there already, perhaps another Tenback.
    InUse(SocketAddr),
    /// The system does not allow it: ports below 1024 are for administrators.
    NoPermission(SocketAddr),
    /// The address is not one of this machine.
    NotHere(SocketAddr),
    /// Something else.
    Io(SocketAddr, std::io::Error),
}

/// For logs; `tenback-words` makes sentences for people.
impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::InUse(address) => write!(f, "{address} is in use"),
            ServeError::NoPermission(address) => write!(f, "no permission to listen at {address}"),
            ServeError::NotHere(address) => write!(f, "{address} is not an address of this machine"),
            ServeError::Io(address, error) => write!(f, "{address}: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}
