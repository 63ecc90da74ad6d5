//! The proxies that are trusted to say where a request comes from.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};

/// The networks of trusted proxies. Only they may say whom a request comes from (`X-Forwarded-For`) and whether it was
/// encrypted (`X-Forwarded-Proto`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<IpNet>);

/// A text that is neither an address nor a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidNetwork(pub String);

impl fmt::Display for InvalidNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is neither an address nor a network such as 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for InvalidNetwork {}

impl Proxies {
    /// No proxy is trusted.
    pub const fn none() -> Proxies {
        Proxies(Vec::new())
    }

    /// Any proxy on this machine.
    pub fn loopback() -> Proxies {
        let four = Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8);
        Proxies(vec![four.into(), Ipv6Net::from(Ipv6Addr::LOCALHOST).into()])
    }

    /// Whether no proxy is trusted.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this is the address of a trusted proxy.
    pub fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The client behind a connection. Each proxy appends the address that it was asked by, so the list is read from its end:
    /// the first address that is not a trusted proxy was written by one that is, and anybody can write what comes before.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer;
        let lines = headers.get_all("x-forwarded-for").iter().rev();
        let mut listed = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
        while self.trust(client) {
            // Without a readable address it is the proxy itself that asks.
            let Some(next) = listed.next().and_then(address) else { break };
            client = next;
        }
        client
    }
}

/// Addresses and networks, separated by commas.
impl FromStr for Proxies {
    type Err = InvalidNetwork;

    fn from_str(text: &str) -> Result<Proxies, InvalidNetwork> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(network).collect::<Result<_, _>>().map(Proxies)
    }
}

fn network(text: &str) -> Result<IpNet, InvalidNetwork> {
    let one = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
    text.parse().map(|network: IpNet| network.trunc()).or_else(|_| one()).map_err(|_| InvalidNetwork(text.to_owned()))
}

/// An address as proxies write it, some of them with a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    text.parse::<IpAddr>().or_else(|_| with_port()).ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn client(trusted: &str, peer: &str, lines: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        let proxies: Proxies = trusted.parse().expect("networks");
        proxies.client(peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn the_client_is_the_last_address_that_is_not_a_trusted_proxy() {
        let list = ["198.51.100.7, 203.0.113.9, 10.1.2.3"];
        for (trusted, peer, expected) in [
            ("", "127.0.0.1", "127.0.0.1"),
            ("10.0.0.0/8", "127.0.0.1", "127.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "10.1.2.3"),
            ("127.0.0.0/8,10.0.0.0/8", "127.0.0.1", "203.0.113.9"),
            ("127.0.0.0/8, 10.0.0.0/8, 203.0.113.9", "127.0.0.1", "198.51.100.7"),
            ("0.0.0.0/0", "127.0.0.1", "198.51.100.7"),
            ("127.0.0.0/8", "::ffff:127.0.0.1", "10.1.2.3"),
        ] {
            assert_eq!(client(trusted, peer, &list), expected, "{trusted}");
        }
        let lines = ["198.51.100.7", "203.0.113.9, 10.1.2.3"];
        assert_eq!(client("127.0.0.1,10.0.0.0/8", "127.0.0.1", &lines), "203.0.113.9", "several lines are one list");
    }

    #[test]
    fn ports_are_ignored_and_nonsense_ends_the_list() {
        assert_eq!(client("127.0.0.1", "127.0.0.1", &["203.0.113.9:4711"]), "203.0.113.9");
        assert_eq!(client("::1", "::1", &["[2001:db8::1]:4711"]), "2001:db8::1");
        assert_eq!(client("127.0.0.1", "127.0.0.1", &["203.0.113.9, unknown"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", "127.0.0.1", &["203.0.113.9,"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn networks_are_read_and_misprints_named() {
        assert_eq!("".parse::<Proxies>(), Ok(Proxies::none()));
        assert_eq!("127.0.0.1/8, ::1".parse::<Proxies>(), Ok(Proxies::loopback()));
        for text in ["10.0.0.0/33", "proxy.example.org", "10.0.0", "10.0.0.0/8/8"] {
            assert_eq!(format!("127.0.0.1,{text}").parse::<Proxies>(), Err(InvalidNetwork(text.to_owned())));
        }
    }
}
