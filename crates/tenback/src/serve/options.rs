//! What `tenback serve` can be told, by options or by the environment.

use std::io::{IsTerminal, stdout};

use clap::builder::{FalseyValueParser, PossibleValuesParser, TypedValueParser};
use clap::{Args, Command, FromArgMatches, ValueEnum};
use tenback_server::{Config, Limits};
use tenback_store::{Address, parse_address};
use tenback_words::Words;
use tracing_subscriber::filter::LevelFilter;

use crate::data;
use crate::number::whole;
use crate::trouble::Trouble;

use super::{listen, refusal};

/// Shown below the options.
pub(crate) const EXAMPLES: &str = "\
Examples:
  tenback serve                                  on this machine, at http://localhost:8098
  tenback serve --lan                            for all in the local network, with a code to scan
  tenback serve --port 9000 --database memory    for one evening: nothing is kept
  tenback serve --behind-proxy --public-url https://play.example.org --log-format json

An option beats its environment variable. Ctrl-C stops the server in order: all games are kept and go on when it runs \
again. The exit status is 0 then, 1 if it could not start, 2 for wrong usage. deploy/README.md tells how to host on the \
internet.";

/// Where games are kept in the data folder.
const FILE: &str = "tenback.db";

/// How to serve.
#[derive(Args)]
pub(crate) struct Serve {
    /// Port to listen on; 0 takes any that is free
    #[arg(long, env = "TENBACK_PORT", value_parser = whole(0..=u16::MAX), default_value_t = 8098)]
    pub(super) port: u16,
    /// Address or name to listen on [default: this machine alone]
    #[arg(long, env = "TENBACK_HOST", value_name = "ADDR")]
    pub(super) host: Option<String>,
    /// Listen on all addresses; show the link for the local network, with a code to scan
    #[arg(long, env = "TENBACK_LAN", value_parser = FalseyValueParser::new())]
    pub(super) lan: bool,
    /// Where games are kept: sqlite:FILE, or memory to keep none [default: tenback.db in the data folder: $TENBACK_DATA, else the system's place for data]
    #[arg(long, env = "TENBACK_DATABASE", value_name = "WHERE")]
    database: Option<String>,
    #[arg(
        long,
        help = "What links begin with, such as https://play.example.org [default: what each visitor has typed]",
        env = "TENBACK_PUBLIC_URL",
        value_name = "URL"
    )]
    public_url: Option<String>,
    /// Believe the proxy in front about who asks (X-Forwarded-For, X-Forwarded-Proto); only if there is one
    #[arg(long, env = "TENBACK_BEHIND_PROXY", value_parser = FalseyValueParser::new())]
    behind_proxy: bool,
    /// Leave the browser alone
    #[arg(long, env = "TENBACK_NO_OPEN", value_parser = FalseyValueParser::new())]
    pub(super) no_open: bool,
    /// Deal predictable cards, for tests only: anybody who knows this number knows every hand
    #[arg(long, value_name = "SEED", conflicts_with_all = ["lan", "host", "public_url", "behind_proxy"])]
    pub(super) deal_seed: Option<u64>,
    /// How the log on standard error looks: for people or for machines
    #[arg(long, env = "TENBACK_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    pub(super) log_format: LogFormat,
    /// How much is logged [default: warn at a terminal, else info]
    #[arg(long, env = "TENBACK_LOG", value_name = "LEVEL", value_parser = level_parser())]
    log: Option<LevelFilter>,
    #[command(flatten)]
    limits: LimitOptions,
}

/// What is too much. The other limits follow from how the server works.
#[derive(Args)]
struct LimitOptions {
    /// Most connections in all
    #[arg(long, env = "TENBACK_LIMIT_CONNECTIONS", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().connections)]
    limit_connections: u32,
    /// Most connections from one address
    #[arg(long, env = "TENBACK_LIMIT_CONNECTIONS_PER_ADDRESS", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().connections_per_address)]
    limit_connections_per_address: u32,
    /// Most people who look on at one table
    #[arg(long, env = "TENBACK_LIMIT_SPECTATORS", value_name = "N", value_parser = whole(0..=u32::MAX), default_value_t = Limits::default().spectators)]
    limit_spectators: u32,
    /// Most tables that one person opens in a day
    #[arg(long, env = "TENBACK_LIMIT_TABLES_PER_DAY", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().tables_per_day)]
    limit_tables_per_day: u32,
    /// Most new people from one address in an hour
    #[arg(long, env = "TENBACK_LIMIT_PEOPLE_PER_HOUR", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().people_per_hour)]
    limit_people_per_hour: u32,
    /// Most requests from one address in a minute
    #[arg(long, env = "TENBACK_LIMIT_REQUESTS_PER_MINUTE", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().requests_per_minute)]
    limit_requests_per_minute: u32,
    /// Most messages of one person in a second, five times as many for a moment
    #[arg(long, env = "TENBACK_LIMIT_MESSAGES_PER_SECOND", value_name = "N", value_parser = whole(1..=u32::MAX), default_value_t = Limits::default().messages_per_second)]
    limit_messages_per_second: u32,
}

/// How the log looks.
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
    /// Without options; leaves the program if the environment asks for what cannot be.
    pub(crate) fn by_environment() -> Serve {
        let matches = Serve::augment_args(Command::new("tenback")).get_matches_from(["tenback"]);
        Serve::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    /// How the server is set up.
    pub(super) fn config(&self, words: &Words) -> Result<Config, Trouble> {
        let listen = match (&self.host, self.lan) {
            (Some(_), true) => return Err(Trouble::Usage(words.message("cli-serve-lan-and-host", &[]))),
            (Some(host), false) => listen::on_host(host, self.port).ok_or_else(|| refusal::of_host(host, words))?,
            (None, true) => listen::everywhere(self.port),
            (None, false) => listen::here(self.port),
        };
        let public_url = self.public_url.as_deref().map(|url| {
            let usage = || Trouble::Usage(words.message("cli-serve-bad-public-url", &[("url", url.into())]));
            listen::public_url(url).ok_or_else(usage)
        });
        Ok(Config {
            listen,
            public_url: public_url.transpose()?,
            behind_proxy: self.behind_proxy,
            limits: self.limits.limits(),
            ..Config::default()
        })
    }

    /// Where games are kept.
    pub(super) fn database(&self, words: &Words) -> Result<Address, Trouble> {
        if let Some(text) = &self.database {
            return parse_address(text).map_err(|why| refusal::of_database_address(&why, words));
        }
        match data::folder(None) {
            Some(folder) => Ok(Address::Sqlite(folder.join(FILE))),
            None => Err(Trouble::Failure(words.message("cli-serve-no-data-folder", &[]))),
        }
    }

    /// How much is logged. Who sits at the terminal has read the greeting and wants to hear of trouble only.
    pub(super) fn log_level(&self) -> LevelFilter {
        self.log.unwrap_or_else(|| if stdout().is_terminal() { LevelFilter::WARN } else { LevelFilter::INFO })
    }
}

impl LimitOptions {
    fn limits(&self) -> Limits {
        Limits {
            connections: self.limit_connections,
            connections_per_address: self.limit_connections_per_address,
            spectators: self.limit_spectators,
            tables_per_day: self.limit_tables_per_day,
            people_per_hour: self.limit_people_per_hour,
            requests_per_minute: self.limit_requests_per_minute,
            messages_per_second: self.limit_messages_per_second,
            ..Limits::default()
        }
    }
}
