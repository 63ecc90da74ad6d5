//! The options of `tenback serve`, also from the environment.

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::{FalseyValueParser, PossibleValuesParser, TypedValueParser};
use clap::{Args, Command, FromArgMatches, ValueEnum};
use tenback_server::{Config, InvalidNetwork, Proxies, Retention, WhoMayOpen};
use tenback_store::{Address, parse_address};
use tenback_words::Words;
use tracing_subscriber::filter::LevelFilter;

use crate::command_error::CommandError;
use crate::data;
use crate::number::{days, whole};
use crate::version;

use super::limits::LimitOptions;
use super::{invitation, listen, refusal};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback serve                                  on this machine, at http://localhost:8098
  tenback serve --lan                            for everyone on the local network, with a QR code
  tenback serve --port 9000 --database memory    for one evening: nothing is saved
  tenback serve --behind-proxy --public-url https://play.example.org --log-format json

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
    /// Where games are saved: sqlite:FILE, or memory for nowhere [default: tenback.db in $TENBACK_DATA, else in the system's data folder]
    #[arg(long, env = "TENBACK_DATABASE", value_name = "WHERE")]
    database: Option<String>,
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
            admin_socket: match database {
                Address::Sqlite(file) => Some(admin_socket(file)),
                Address::Memory => None,
            },
            retention: Retention { chat: self.keep_chat, tables: self.keep_tables },
            limits: self.limits.limits(),
            commit: version::program().commit,
            ..Config::default()
        })
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
        return parse_address(text).map_err(|why| refusal::of_database_address(&why, words));
    }
    match data::folder(None) {
        Some(folder) => Ok(Address::Sqlite(folder.join(FILE))),
        None => Err(CommandError::Failure(words.message("cli-serve-no-data-folder", &[]))),
    }
}

/// Where operators reach a server with this database: `tenback.sock` for `tenback.db`.
pub(crate) fn admin_socket(database: &Path) -> PathBuf {
    database.with_extension("sock")
}

/// The start of links.
pub(super) fn public_url(url: &str, words: &Words) -> Result<String, CommandError> {
    let usage = || CommandError::Usage(words.message("cli-serve-bad-public-url", &[("url", url.into())]));
    listen::public_url(url).ok_or_else(usage)
}
