//! The names that visitors may call a server by.
//!
//! A website can give its own name the address of this machine and then have a visitor's browser ask this server in that
//! name (DNS rebinding). So a server that knows its names answers to no other.

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, Version};

use crate::config::Config;
use crate::denial::Denial;

/// Endings of names that nobody can register.
const LOCAL_ENDINGS: [&str; 6] = [".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test"];

/// The names that visitors may call a server by.
#[derive(Debug)]
pub(crate) struct Hosts {
    /// In lower case, without ports.
    names: Vec<String>,
    /// Whether these and names of the local network are all. A server that listens to others without a public address
    /// cannot know its names.
    are_known: bool,
}

impl Hosts {
    pub(crate) fn new(config: &Config) -> Hosts {
        let public = config.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
        let public = public.and_then(|url| url.host().map(str::to_owned));
        let names = public.iter().chain(&config.allowed_hosts).map(|name| without_port(name).to_ascii_lowercase());
        let names: Vec<String> = names.collect();
        let only_here = config.listen.iter().all(|address| address.ip().is_loopback());
        let are_known = !names.is_empty() || (only_here && config.trusted_proxies.is_empty());
        Hosts { names, are_known }
    }

    /// Checks the host of a request.
    pub(crate) fn check(&self, version: Version, headers: &HeaderMap) -> Result<(), Denial> {
        let unreadable = |why: &str| Err(Denial::Unreadable { why: why.to_owned() });
        let mut given = headers.get_all(HOST).iter();
        let host = match (given.next(), given.next()) {
            (Some(host), None) => host,
            // Old programs do not send it; browsers do.
            (None, _) if version <= Version::HTTP_10 => return Ok(()),
            (None, _) => return unreadable("the header Host is missing"),
            (Some(_), Some(_)) => return unreadable("there may be only one header Host"),
        };
        match host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()) {
            Some(host) if host.as_str().contains('@') || host.host().is_empty() => {
                unreadable("the header Host is invalid")
            }
            Some(host) if self.has(host.host()) => Ok(()),
            Some(_) => Err(Denial::ForeignHost),
            None => unreadable("the header Host is invalid"),
        }
    }

    fn has(&self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let name = name.strip_suffix('.').unwrap_or(&name);
        !self.are_known || is_local(name) || self.names.iter().any(|known| known == name)
    }
}

fn without_port(name: &str) -> String {
    name.parse::<Authority>().map_or_else(|_| name.to_owned(), |name| name.host().to_owned())
}

/// Addresses, and names that mean something only in the local network: no website can have one.
fn is_local(name: &str) -> bool {
    let is_address = name.starts_with('[') || name.parse::<std::net::Ipv4Addr>().is_ok();
    is_address || !name.contains('.') || LOCAL_ENDINGS.iter().any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::proxies::Proxies;

    fn code(config: &Config, hosts: &[&'static str]) -> &'static str {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, HeaderValue::from_static(host));
        }
        Hosts::new(config).check(Version::HTTP_11, &headers).map_or_else(|denial| denial.code(), |()| "fine")
    }

    fn listening(address: &str) -> Config {
        Config { listen: vec![address.parse().expect("an address")], ..Config::default() }
    }

    #[test]
    fn a_server_for_this_machine_has_local_names_only() {
        let here = listening("127.0.0.1:8098");
        for host in
            ["localhost:8098", "127.0.0.1:8098", "[::1]:8098", "LOCALHOST", "ada-laptop", "pc.lan:8098", "pi.local."]
        {
            assert_eq!(code(&here, &[host]), "fine", "{host}");
        }
        for host in ["evil.example", "localhost.evil.example:8098", "127.0.0.1.evil.example", "local.evil.example"] {
            assert_eq!(code(&here, &[host]), "foreign-host", "{host}");
        }
    }

    #[test]
    fn a_server_with_a_public_url_also_has_that_name() {
        let public_url = Some("https://Play.example.org:8443".to_owned());
        let allowed_hosts = vec!["www.example.org:8443".to_owned()];
        let config = Config { public_url, allowed_hosts, ..listening("0.0.0.0:80") };
        for host in
            ["play.example.org", "play.example.org:8443", "PLAY.example.org.", "www.example.org", "10.0.0.1:8098"]
        {
            assert_eq!(code(&config, &[host]), "fine", "{host}");
        }
        for host in ["example.org", "evil.example", "play.example.org.evil.example"] {
            assert_eq!(code(&config, &[host]), "foreign-host", "{host}");
        }
    }

    #[test]
    fn a_server_that_cannot_know_its_names_has_any() {
        let proxied = Config { trusted_proxies: Proxies::loopback(), ..listening("127.0.0.1:8098") };
        assert_eq!(code(&proxied, &["play.example.org"]), "fine");
        assert_eq!(code(&listening("0.0.0.0:8098"), &["play.example.org"]), "fine");
    }

    #[test]
    fn a_request_has_one_host() {
        let config = listening("0.0.0.0:8098");
        for hosts in
            [&[][..], &["localhost", "localhost"], &["localhost", "evil.example"], &["a b"], &["ann@localhost"], &[""]]
        {
            assert_eq!(code(&config, hosts), "unreadable", "{hosts:?}");
        }
        assert!(Hosts::new(&config).check(Version::HTTP_10, &HeaderMap::new()).is_ok(), "old programs send none");
    }
}
