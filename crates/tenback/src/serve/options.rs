//! The options of `tenback serve`, also from the environment.

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::{FalseyValueParser, PossibleValuesParser, TypedValueParser};
use clap::{Args, Command, FromArgMatches, ValueEnum};
use data_encoding::BASE32_DNSCURVE;
use sha2::{Digest, Sha256};
use tenback_server::{Config, DailyConfig, DayStart, InvalidNetwork, NodeConfig, Proxies, Retention, WhoMayOpen};
use tenback_store::{Address, PostgresAddress, Sharing, parse_address};
use tenback_words::Words;
use tracing_subscriber::filter::LevelFilter;

use crate::command_error::CommandError;
use crate::data;
use crate::number::{day_start, days, whole};
use crate::version;

use super::limits::LimitOptions;
use super::{invitation, listen, refusal};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback serve                                  on this machine, at http://localhost:8098
  tenback serve --lan                            for everyone on the local network, with a QR code
  tenback serve --port 9000 --database memory    for one evening: nothing is saved
  tenback serve --database postgres://tenback@db.example.org/tenback
  tenback serve --behind-proxy --public-url https://play.example.org --log-format json
  tenback serve --database postgres://db/tenback --node-address 10.0.0.2:9098

Options override environment variables. Ctrl-C stops the server cleanly: all games are saved and continue when it runs \
again. The exit status is 0 then, 1 if it could not start, 2 on a usage error. deploy/README.md explains how to host it on \
the internet.";

/// The database in the data folder.
const FILE: &str = "tenback.db";

/// How to serve.
#[derive(Args)]
pub(crate) struct Serve {
    /// Port to listen on; 0 picks a free one
    #[arg(long, env = "TENBACK_PORT", value_parser = whole(0..=u16::MAX), default_value_t = 8098)]
    pub(super) port: u16,
    /// Address or host name to listen on [default: this machine only]
    #[arg(long, env = "TENBACK_HOST", value_name = "ADDR")]
    pub(super) host: Option<String>,
    /// Listen on all addresses, and show the link for the local network with a QR code
    #[arg(long, env = "TENBACK_LAN", value_parser = FalseyValueParser::new())]
    pub(super) lan: bool,
    /// Where games are saved: sqlite:FILE, postgres://USER@HOST/DATABASE, or memory for nowhere [default: tenback.db in $TENBACK_DATA, else in the system's data folder]
    #[arg(long, env = "TENBACK_DATABASE", value_name = "WHERE")]
    database: Option<String>,
    /// File with the server's secret, which is made if there is none [default: tenback.secret beside a database tenback.db]
    #[arg(long, env = "TENBACK_SECRET_FILE", value_name = "FILE")]
    secret_file: Option<PathBuf>,
    #[arg(
        long,
        help = "Start of all links, such as https://play.example.org [default: the address each visitor uses]",
        env = "TENBACK_PUBLIC_URL",
        value_name = "URL"
    )]
    public_url: Option<String>,
    /// Other host names that visitors may use, separated by commas
    #[arg(long, env = "TENBACK_ALLOWED_HOSTS", value_name = "NAMES", value_delimiter = ',')]
    allowed_hosts: Vec<String>,
    /// Trust the headers X-Forwarded-For and X-Forwarded-Proto of a proxy on this machine
    #[arg(long, env = "TENBACK_BEHIND_PROXY", value_parser = FalseyValueParser::new())]
    behind_proxy: bool,
    /// Trust those headers of proxies at these addresses and networks instead, such as 10.0.0.0/8,fd00::/8
    #[arg(long, env = "TENBACK_TRUSTED_PROXIES", value_name = "CIDRS")]
    trusted_proxies: Option<String>,
    /// Who may create tables: everybody, people with the link that tenback invite prints, or people on this machine
    #[arg(long, env = "TENBACK_WHO_MAY_OPEN", value_name = "WHO", default_value = "all")]
    who_may_open: WhoMayOpenArg,
    /// Delete chat messages after this time, such as 90d [default: never]
    #[arg(long, env = "TENBACK_KEEP_CHAT", value_name = "TIME", value_parser = days)]
    keep_chat: Option<Duration>,
    /// Delete tables this long after their last event, such as 1y; finished games stay [default: never]
    #[arg(long, env = "TENBACK_KEEP_TABLES", value_name = "TIME", value_parser = days)]
    keep_tables: Option<Duration>,
    /// When the day of the daily deals starts in universal time (UTC), such as 04:00, or -02:00 for two hours before midnight
    #[arg(long, env = "TENBACK_DAY_STARTS", value_name = "HH:MM", value_parser = day_start, default_value = "00:00", allow_hyphen_values = true)]
    day_starts: DayStart,
    /// Share the PostgreSQL database with other servers, which reach this one at this address, such as 10.0.0.2:9098
    #[arg(long, env = "TENBACK_NODE_ADDRESS", value_name = "HOST:PORT")]
    node_address: Option<String>,
    /// Listen for other servers here instead, such as 0.0.0.0:9098 in a container [default: the node address]
    #[arg(long, env = "TENBACK_NODE_LISTEN", value_name = "HOST:PORT", requires = "node_address")]
    node_listen: Option<String>,
    /// Do not open the browser
    #[arg(long, env = "TENBACK_NO_OPEN", value_parser = FalseyValueParser::new())]
    pub(super) no_open: bool,
    /// Deal predictable cards, for tests only: anyone who knows this number knows every hand
    #[arg(long, value_name = "SEED", value_parser = whole(0..=u64::MAX), conflicts_with_all = ["lan", "host", "public_url", "behind_proxy", "trusted_proxies"])]
    pub(super) deal_seed: Option<u64>,
    /// Format of the log on standard error: for people, or for machines, with nothing else printed
    #[arg(long, env = "TENBACK_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    pub(super) log_format: LogFormat,
    /// How much to log [default: warn on a terminal, otherwise info]
    #[arg(long, env = "TENBACK_LOG", value_name = "LEVEL", value_parser = level_parser())]
    log: Option<LevelFilter>,
    #[command(flatten)]
    limits: LimitOptions,
}

/// Who may create tables.
#[derive(Clone, Copy, ValueEnum)]
enum WhoMayOpenArg {
    All,
    Invited,
    Local,
}

/// The format of the log.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

/// The parts of an address for other servers.
fn host_and_port<'a>(address: &'a str, words: &Words) -> Result<(&'a str, u16), CommandError> {
    let bad = || CommandError::Usage(words.message("cli-serve-bad-node-address", &[("found", address.into())]));
    let (host, port) = address.rsplit_once(':').ok_or_else(bad)?;
    let port = port.parse().map_err(|_| bad())?;
    if host.is_empty() { Err(bad()) } else { Ok((host, port)) }
}

fn level_parser() -> impl TypedValueParser<Value = LevelFilter> {
    PossibleValuesParser::new(["off", "error", "warn", "info", "debug", "trace"])
        .try_map(|word| word.parse::<LevelFilter>())
}

impl Serve {
    /// Without options; exits if the environment is invalid.
    pub(crate) fn by_environment() -> Serve {
        let matches = Serve::augment_args(Command::new("tenback")).get_matches_from(["tenback"]);
        Serve::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    /// The configuration of the server.
    pub(super) fn config(&self, database: &Address, words: &Words) -> Result<Config, CommandError> {
        let listen = match (&self.host, self.lan) {
            (Some(_), true) => return Err(CommandError::Usage(words.message("cli-serve-lan-and-host", &[]))),
            (Some(host), false) => listen::on_host(host, self.port).ok_or_else(|| refusal::of_host(host, words))?,
            (None, true) => listen::everywhere(self.port),
            (None, false) => listen::here(self.port),
        };
        Ok(Config {
            listen,
            public_url: self.public_url.as_deref().map(|url| public_url(url, words)).transpose()?,
            allowed_hosts: self.allowed_hosts.iter().map(|name| name.trim().to_owned()).collect(),
            trusted_proxies: self.proxies(words)?,
            who_may_open: self.who_may_open(database, words)?,
            admin_socket: self.admin_socket(database),
            node: self.node(database, words)?,
            // Predictable cards are for tests, where nobody plays in the background.
            daily: DailyConfig { starts: self.day_starts, ahead: self.deal_seed.is_none(), ..DailyConfig::default() },
            retention: Retention { chat: self.keep_chat, tables: self.keep_tables },
            limits: self.limits.limits(),
            commit: version::program().commit,
            ..Config::default()
        })
    }

    /// How the database is shared with other servers.
    fn node(&self, database: &Address, words: &Words) -> Result<Option<NodeConfig>, CommandError> {
        let Some(address) = &self.node_address else { return Ok(None) };
        if !matches!(database, Address::Postgres(_)) {
            return Err(CommandError::Usage(words.message("cli-serve-node-needs-postgres", &[])));
        }
        // Others connect to it: this machine need not be able to resolve it.
        host_and_port(address, words)?;
        let (host, port) = host_and_port(self.node_listen.as_ref().unwrap_or(address), words)?;
        let listen = listen::on_host(host, port).ok_or_else(|| refusal::of_host(host, words))?;
        Ok(Some(NodeConfig { address: address.clone(), listen, lease: NodeConfig::LEASE }))
    }

    /// Who else uses the database.
    pub(super) fn sharing(&self) -> Sharing {
        if self.node_address.is_some() { Sharing::Shared } else { Sharing::Alone }
    }

    /// Where operators reach this server. Several on one machine have sockets of their own.
    fn admin_socket(&self, database: &Address) -> Option<PathBuf> {
        // Where a server listens is its own; what it announces may end at the same port of another host.
        let own = self.node_listen.as_deref().or(self.node_address.as_deref());
        match own.and_then(|address| address.rsplit_once(':')).map(|(_, port)| port) {
            Some(port) => node_socket(database, port),
            None => admin_socket(database),
        }
    }

    /// The proxies that are trusted.
    fn proxies(&self, words: &Words) -> Result<Proxies, CommandError> {
        match &self.trusted_proxies {
            Some(text) => text.parse().map_err(|InvalidNetwork(found)| {
                CommandError::Usage(words.message("cli-serve-bad-proxy", &[("found", found.into())]))
            }),
            None if self.behind_proxy => Ok(Proxies::loopback()),
            None => Ok(Proxies::none()),
        }
    }

    /// Where games are saved.
    pub(super) fn database(&self, words: &Words) -> Result<Address, CommandError> {
        database(self.database.as_deref(), words)
    }

    /// Who may create tables on a server with this database.
    pub(super) fn who_may_open(&self, database: &Address, words: &Words) -> Result<WhoMayOpen, CommandError> {
        match self.who_may_open {
            WhoMayOpenArg::All => Ok(WhoMayOpen::All),
            WhoMayOpenArg::Local => Ok(WhoMayOpen::Local),
            WhoMayOpenArg::Invited => invitation::load(database, words).map(WhoMayOpen::Invited),
        }
    }

    /// The file with the secret of a server with this database: as given, or beside it. `None` for a new one at every start, if
    /// nothing outlasts that: otherwise bans would end, and servers that share the database would not accept each other.
    pub(super) fn secret_file(&self, database: &Address, words: &Words) -> Result<Option<PathBuf>, CommandError> {
        let file = self.secret_file.clone().or_else(|| beside(database).map(|path| path.with_extension("secret")));
        if file.is_none() && *database != Address::Memory {
            return Err(CommandError::Failure(words.message("cli-serve-no-secret-folder", &[])));
        }
        Ok(file)
    }

    /// Whether it speaks to people. With a log for machines it does not: everything is in the log, in one format.
    pub(super) fn speaks(&self) -> bool {
        matches!(self.log_format, LogFormat::Text)
    }

    /// How much to log. On a terminal only problems matter after the greeting.
    pub(super) fn log_level(&self) -> LevelFilter {
        self.log.unwrap_or_else(|| if stdout().is_terminal() { LevelFilter::WARN } else { LevelFilter::INFO })
    }
}

/// Where games are saved: as given, or in the data folder.
pub(crate) fn database(given: Option<&str>, words: &Words) -> Result<Address, CommandError> {
    if let Some(text) = given {
        return parse_database(text, words);
    }
    match data::folder(None) {
        Some(folder) => Ok(Address::Sqlite(folder.join(FILE))),
        None => Err(CommandError::Failure(words.message("cli-serve-no-data-folder", &[]))),
    }
}

/// Where games are saved, as given.
pub(crate) fn parse_database(text: &str, words: &Words) -> Result<Address, CommandError> {
    parse_address(text).map_err(|why| refusal::of_database_address(&why, words))
}

/// What a server keeps beside its database is named like this, with another extension: like the file, or, if there is none,
/// like the database and in the data folder. `None` if it keeps nothing.
pub(crate) fn beside(database: &Address) -> Option<PathBuf> {
    match database {
        Address::Memory => None,
        Address::Sqlite(file) => Some(file.clone()),
        Address::Postgres(address) => data::folder(None).map(|folder| folder.join(file_name(address))),
    }
}

/// A name for one PostgreSQL database, such as `postgres-tenback-1a2b3c4d`: readable, and another one for a database of the same
/// name on another server.
fn file_name(address: &PostgresAddress) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    // Paths of sockets must be short.
    let name: String = address.database().chars().take(24).map(plain).collect();
    let digest = BASE32_DNSCURVE.encode(&Sha256::digest(address.location())[..5]);
    format!("postgres-{name}-{digest}")
}

/// Where operators reach a server with this database: `tenback.sock` for `tenback.db`.
pub(crate) fn admin_socket(database: &Address) -> Option<PathBuf> {
    beside(database).map(|path| path.with_extension("sock"))
}

/// The same for one of several servers on this machine that share the database.
fn node_socket(database: &Address, port: &str) -> Option<PathBuf> {
    beside(database).map(|path| path.with_extension(format!("{port}.sock")))
}

/// Where operators may reach a server with this database: alone, or one of several that share it.
pub(crate) fn admin_sockets(database: &Address) -> Vec<PathBuf> {
    let Some(alone) = admin_socket(database) else { return Vec::new() };
    let name = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let base = name(&alone);
    let is_one = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "sock")
            && name(path).strip_prefix(&base).is_some_and(|rest| rest.starts_with('.'))
    };
    let files = alone.parent().and_then(|folder| folder.read_dir().ok()).into_iter().flatten().flatten();
    let mut shared: Vec<PathBuf> = files.map(|file| file.path()).filter(is_one).collect();
    shared.sort();
    std::iter::once(alone).chain(shared).collect()
}

/// The start of links.
pub(super) fn public_url(url: &str, words: &Words) -> Result<String, CommandError> {
    let usage = || CommandError::Usage(words.message("cli-serve-bad-public-url", &[("url", url.into())]));
    listen::public_url(url).ok_or_else(usage)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(url: &str) -> String {
        file_name(&PostgresAddress::parse(url).expect("an address"))
    }

    #[test]
    fn files_of_databases_on_different_servers_have_different_names() {
        let one = name("postgres://tenback@db.example.org/tenback");
        assert!(one.starts_with("postgres-tenback-") && one.len() == "postgres-tenback-1a2b3c4d".len(), "{one}");
        assert_eq!(one, name("postgres://root:secret@db.example.org:5432/tenback?sslmode=disable"));
        for other in ["staging.example.org/tenback", "db.example.org:5433/tenback", "db.example.org/tenback2"] {
            assert_ne!(one, name(&format!("postgres://tenback@{other}")));
        }
        assert_ne!(name("postgres://localhost/a_b"), name("postgres://localhost/a-b"));
        let long = "x".repeat(60);
        assert_ne!(name(&format!("postgres://localhost/{long}1")), name(&format!("postgres://localhost/{long}2")));
    }
}
