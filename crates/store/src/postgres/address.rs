//! Where a PostgreSQL database is, and with which password.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

use super::password;

/// The user and the database if the address names none, as the packages of most systems do.
const DEFAULT_USER: &str = "tenback";

/// The address of a PostgreSQL database. It never shows its password.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresAddress(Box<Config>);

/// Why the address of a PostgreSQL database is invalid; the text says what is wrong, without the password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPostgresAddress(pub String);

impl PostgresAddress {
    /// Parses `postgres://USER:PASSWORD@HOST:PORT/DATABASE?…`.
    ///
    /// Without a host it is on this machine. Connections to other machines are encrypted unless `sslmode` says otherwise. Of
    /// several hosts, the first that accepts writes is used.
    pub fn parse(url: &str) -> Result<PostgresAddress, InvalidPostgresAddress> {
        let mut config = Config::from_str(url).map_err(|error| invalid(&error))?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            config.host("localhost");
        }
        if config.get_user().is_none() {
            config.user(DEFAULT_USER);
        }
        if config.get_dbname().is_none() {
            let name = config.get_user().unwrap_or(DEFAULT_USER).to_owned();
            config.dbname(&name);
        }
        let is_here = config.get_hostaddrs().is_empty() && config.get_hosts().iter().all(is_here);
        if !has_option(url, "sslmode") {
            config.ssl_mode(if is_here { SslMode::Disable } else { SslMode::Require });
        }
        if !has_option(url, "target_session_attrs") {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if config.get_application_name().is_none() {
            config.application_name("tenback");
        }
        set_timeouts(&mut config, url);
        Ok(PostgresAddress(Box::new(config)))
    }

    /// The name of the database.
    pub fn database(&self) -> &str {
        self.0.get_dbname().unwrap_or(DEFAULT_USER)
    }

    /// Which database it is, as one line: its hosts, their ports and its name. Addresses that differ only in the user, the
    /// password or options have the same.
    pub fn location(&self) -> String {
        let config = &self.0;
        let host = |host: &Host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        };
        let mut hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
        if hosts.is_empty() {
            hosts = config.get_hostaddrs().iter().map(ToString::to_string).collect();
        }
        let ports = config.get_ports();
        let port = |index: usize| ports.get(index).or(ports.first()).copied().unwrap_or(5432);
        let at: Vec<String> = hosts.iter().enumerate().map(|(index, host)| format!("{host}:{}", port(index))).collect();
        format!("{}/{}", at.join(","), self.database())
    }

    /// With the password of the environment, if the address has none.
    pub(super) fn with_password(mut self) -> PostgresAddress {
        if self.0.get_password().is_none()
            && let Some(password) = password::find(&self.0)
        {
            self.0.password(password);
        }
        self
    }

    pub(super) fn config(&self) -> &Config {
        &self.0
    }
}

/// How soon a lost connection is noticed, unless the address says otherwise.
fn set_timeouts(config: &mut Config, url: &str) {
    let seconds = Duration::from_secs;
    if !has_option(url, "connect_timeout") {
        config.connect_timeout(seconds(5));
    }
    if !has_option(url, "keepalives_idle") {
        config.keepalives_idle(seconds(10));
    }
    if !has_option(url, "keepalives_interval") {
        config.keepalives_interval(seconds(5));
    }
    if !has_option(url, "keepalives_retries") {
        config.keepalives_retries(3);
    }
    if !has_option(url, "tcp_user_timeout") {
        config.tcp_user_timeout(seconds(20));
    }
}

/// Whether an address has an option after its question mark. A password may contain one, too.
fn has_option(url: &str, name: &str) -> bool {
    let after_password = url.split_once('@').map_or(url, |(_, rest)| rest);
    let options = after_password.split_once('?').map_or("", |(_, options)| options);
    options.split('&').any(|option| option.split_once('=').is_some_and(|(key, _)| key == name))
}

/// Whether a host is this machine.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

fn invalid(error: &tokio_postgres::Error) -> InvalidPostgresAddress {
    let cause = std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string);
    InvalidPostgresAddress(cause)
}

/// The address without the password.
impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.0;
        write!(f, "postgres://{}@", config.get_user().unwrap_or(DEFAULT_USER))?;
        let ports = config.get_ports();
        let mut folder = None;
        for (index, host) in config.get_hosts().iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            match host {
                Host::Tcp(name) if name.contains(':') => write!(f, "{comma}[{name}]")?,
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => folder = Some(path),
            }
            if let Some(port) = ports.get(index).or(ports.first()).filter(|port| **port != 5432) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.database())?;
        folder.map_or(Ok(()), |folder| write!(f, "?host={}", folder.display()))
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(url: &str) -> PostgresAddress {
        PostgresAddress::parse(url).expect("an address")
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, shown) in [
            ("postgres://ann:secret@db.example.org:5433/games", "postgres://ann@db.example.org:5433/games"),
            ("postgresql://ann@localhost/games?password=secret", "postgres://ann@localhost/games"),
            ("postgres://", "postgres://tenback@localhost/tenback"),
            ("postgres://ann@/games?host=/run/postgresql", "postgres://ann@/games?host=/run/postgresql"),
            ("postgres://ann:secret@[::1]:5432/games", "postgres://ann@[::1]/games"),
        ] {
            assert_eq!(parsed(url).to_string(), shown);
            assert!(!format!("{:?}", parsed(url)).contains("secret"));
        }
    }

    #[test]
    fn databases_are_told_apart_by_hosts_ports_and_names() {
        let here = "localhost:5432/games";
        for (url, location) in [
            ("postgres://localhost/games", here),
            ("postgres://ann:secret@localhost:5432/games?sslmode=require", here),
            ("postgres://db.example.org/games", "db.example.org:5432/games"),
            ("postgres://localhost:5433/games", "localhost:5433/games"),
            ("postgres://one:1,two:2/games", "one:1,two:2/games"),
            ("postgres:///games?host=/run/postgresql", "/run/postgresql:5432/games"),
            ("postgres:///games?hostaddr=10.0.0.1", "10.0.0.1:5432/games"),
        ] {
            assert_eq!(parsed(url).location(), location, "{url}");
        }
    }

    #[test]
    fn only_connections_to_other_machines_are_encrypted_unless_asked() {
        for (url, mode) in [
            ("postgres://localhost/games", SslMode::Disable),
            ("postgres://127.0.0.1/games", SslMode::Disable),
            ("postgres:///games?host=/run/postgresql", SslMode::Disable),
            ("postgres://db.example.org/games", SslMode::Require),
            ("postgres://db.example.org/games?sslmode=prefer", SslMode::Prefer),
            ("postgres://db.example.org/games?connect_timeout=3&sslmode=disable", SslMode::Disable),
            ("postgres://localhost/games?sslmode=require", SslMode::Require),
        ] {
            assert_eq!(parsed(url).config().get_ssl_mode(), mode, "{url}");
        }
    }

    #[test]
    fn timeouts_of_the_address_are_kept() {
        let seconds = Duration::from_secs;
        let timeouts = |url: &str| {
            let address = parsed(url);
            let config = address.config();
            let keepalives = (config.get_keepalives_interval(), config.get_keepalives_retries());
            let limits = (config.get_connect_timeout().copied(), config.get_tcp_user_timeout().copied());
            (limits, config.get_keepalives_idle(), keepalives)
        };
        let usual = ((Some(seconds(5)), Some(seconds(20))), seconds(10), (Some(seconds(5)), Some(3)));
        assert_eq!(timeouts("postgres://localhost/games"), usual);
        assert_eq!(timeouts("postgres://ann:a?connect_timeout=1@localhost/games"), usual);
        let given = "postgres://localhost/games?connect_timeout=31&tcp_user_timeout=32&keepalives_idle=33\
                     &keepalives_interval=34&keepalives_retries=35";
        let kept = ((Some(seconds(31)), Some(seconds(32))), seconds(33), (Some(seconds(34)), Some(35)));
        assert_eq!(timeouts(given), kept);
        assert_eq!(timeouts("postgres://localhost/games?connect_timeout=31").0, (Some(seconds(31)), Some(seconds(20))));
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said_without_its_password() {
        for url in ["postgres://ann:secret@host:port/games", "postgres://ann:secret@host/games?sslmode=maybe"] {
            let InvalidPostgresAddress(why) = PostgresAddress::parse(url).expect_err("it is invalid");
            assert!(!why.is_empty() && !why.contains("secret"), "{why}");
        }
    }
}
