//! The configuration of a server.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tenback_daily::DayStart;
use tenback_review::Effort;

use crate::invitation::Invitation;
use crate::node::NodeConfig;
use crate::proxies::Proxies;
use crate::server_secret::ServerSecret;

/// The configuration of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen; several for a name with several addresses.
    pub listen: Vec<SocketAddr>,
    /// The base of links, such as `https://play.example.org`; `None` for the address of the request.
    pub public_url: Option<String>,
    /// Host names that visitors may use besides the one in `public_url`.
    pub allowed_hosts: Vec<String>,
    /// The proxies that are trusted to say where a request comes from (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trusted_proxies: Proxies,
    /// Who may create tables.
    pub who_may_open: WhoMayOpen,
    /// The pause before each lay of a bot.
    pub bot_pause: Duration,
    /// The evaluations per turn of a review.
    pub review_evaluations: u32,
    /// Where operators connect while the server runs.
    pub admin_socket: Option<PathBuf>,
    /// The secret behind digests of what people must not be recognised by elsewhere; `None` for a new one at every start.
    pub secret: Option<ServerSecret>,
    /// The deals of the day.
    pub daily: DailyConfig,
    /// How long things are kept.
    pub retention: Retention,
    /// How it shares its store with other processes; `None` if it does not.
    pub node: Option<NodeConfig>,
    /// Limits.
    pub limits: Limits,
    /// The commit that the program was built from, for metrics.
    pub commit: Option<String>,
}

/// The deals of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyConfig {
    /// When a day starts.
    pub starts: DayStart,
    /// Whether deals are made and played by bots before somebody asks for them.
    pub ahead: bool,
    /// How many evaluations a master may use for a turn with a deal that others play as well: the same on every machine.
    pub evaluations: u32,
}

impl DailyConfig {
    /// As many as a master needs for about a fifth of a second in Face to Face, and half of that alone.
    pub const EVALUATIONS: u32 = 60_000;
}

impl Default for DailyConfig {
    fn default() -> DailyConfig {
        DailyConfig { starts: DayStart::UTC, ahead: false, evaluations: DailyConfig::EVALUATIONS }
    }
}

/// How long things are kept; forever by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Retention {
    /// Chat messages, in whole days.
    pub chat: Option<Duration>,
    /// Tables after their last event. Their finished games stay.
    pub tables: Option<Duration>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: Vec::new(),
            public_url: None,
            allowed_hosts: Vec::new(),
            trusted_proxies: Proxies::none(),
            who_may_open: WhoMayOpen::All,
            bot_pause: Duration::from_millis(700),
            review_evaluations: Effort::DEFAULT.evaluations(),
            admin_socket: None,
            secret: None,
            daily: DailyConfig::default(),
            retention: Retention::default(),
            node: None,
            limits: Limits::default(),
            commit: None,
        }
    }
}

/// Who may create tables. Anybody can join those there are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum WhoMayOpen {
    /// Everybody.
    #[default]
    All,
    /// People with the operator's invitation.
    Invited(Invitation),
    /// People on this machine.
    Local,
}

/// Limits. Normal use never reaches them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections in total.
    pub connections: u32,
    /// Connections from one address.
    pub connections_per_address: u32,
    /// Spectators at one table.
    pub spectators: u32,
    /// Tables that one person may create per day.
    pub tables_per_day: u32,
    /// Games with bots that one person may play at once.
    pub bot_games: u32,
    /// The same for one address.
    pub bot_games_per_address: u32,
    /// New people per hour from one address.
    pub people_per_hour: u32,
    /// How often one person may change their name or language per hour.
    pub renames_per_hour: u32,
    /// Requests per minute from one address.
    pub requests_per_minute: u32,
    /// Replays per minute from one address.
    pub replays_per_minute: u32,
    /// Replays that were requested and not sent yet, in total.
    pub replays_at_once: u32,
    /// The same for one address.
    pub replays_at_once_per_address: u32,
    /// Messages per second of one person; five times as many in a burst.
    pub messages_per_second: u32,
    /// Bytes that one person may have stored per day.
    pub bytes_per_day: u32,
    /// The same for one address.
    pub bytes_per_day_and_address: u32,
    /// Bytes of one table, from which only its running game goes on.
    pub table_bytes: u64,
    /// Bytes of the database, from which there are no new tables, deals or chat; 0 for any number.
    pub database_bytes: u64,
    /// Messages queued for one connection before it is dropped as too slow.
    pub backlog: usize,
    /// Bytes queued for one connection before it is dropped as too slow.
    pub queued_bytes_per_connection: usize,
    /// Bytes queued for all connections before the slowest are dropped.
    pub queued_bytes: usize,
    /// How long a new connection may take to say hello.
    pub hello_within: Duration,
    /// How long a request may take to arrive and be answered.
    pub request_within: Duration,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4_000,
            connections_per_address: 64,
            spectators: 100,
            tables_per_day: 200,
            bot_games: 10,
            bot_games_per_address: 40,
            people_per_hour: 60,
            renames_per_hour: 30,
            requests_per_minute: 240,
            replays_per_minute: 120,
            replays_at_once: 64,
            replays_at_once_per_address: 8,
            bytes_per_day: 8 << 20,
            bytes_per_day_and_address: 64 << 20,
            table_bytes: 16 << 20,
            database_bytes: 8 << 30,
            messages_per_second: 20,
            backlog: 256,
            queued_bytes_per_connection: 256 << 10,
            queued_bytes: 32 << 20,
            hello_within: Duration::from_secs(10),
            request_within: Duration::from_secs(20),
            idle: Duration::from_secs(60),
        }
    }
}

/// Why a server cannot start.
#[derive(Debug)]
pub enum ServeError {
    /// The address is in use, perhaps by another Tenback.
    InUse(SocketAddr),
    /// The system does not allow it, for example for ports below 1024.
    NoPermission(SocketAddr),
    /// It is not an address of this machine.
    NotHere(SocketAddr),
    /// Any other error.
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
