//! Addresses to listen on, and their links.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, ToSocketAddrs};

use http::Uri;

/// This machine only, by both addresses of `localhost`.
pub(super) fn here(port: u16) -> Vec<SocketAddr> {
    with_six(Ipv4Addr::LOCALHOST, port)
}

/// All addresses of this machine.
pub(super) fn everywhere(port: u16) -> Vec<SocketAddr> {
    with_six(Ipv4Addr::UNSPECIFIED, port)
}

/// The address and, where the machine has it, the IPv6 one that browsers may try first for `localhost`.
fn with_six(address: Ipv4Addr, port: u16) -> Vec<SocketAddr> {
    let six = || TcpListener::bind((Ipv6Addr::LOCALHOST, 0)).is_ok();
    let mut addresses = vec![SocketAddr::from((address, port))];
    // A free port would be a different one for each address.
    if port != 0 && six() {
        addresses.push((Ipv6Addr::LOCALHOST, port).into());
    }
    addresses
}

/// The addresses of a host name or address; none if it is unknown.
pub(super) fn on_host(host: &str, port: u16) -> Option<Vec<SocketAddr>> {
    // As in a link, an IPv6 address may be in brackets.
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    let mut addresses: Vec<SocketAddr> = (bare, port).to_socket_addrs().ok()?.collect();
    addresses.sort_unstable();
    addresses.dedup();
    if port == 0 {
        addresses.truncate(1);
    }
    (!addresses.is_empty()).then_some(addresses)
}

/// The link for a browser on this machine.
pub(super) fn link(host: Option<&str>, addresses: &[SocketAddr]) -> String {
    let port = addresses.first().map_or(0, SocketAddr::port);
    let is_local = |address: &SocketAddr| address.ip().is_loopback() || address.ip().is_unspecified();
    match host {
        Some(host) if !addresses.iter().all(is_local) => match host.parse::<IpAddr>() {
            Ok(address) => link_to(address, port),
            Err(_) => format!("http://{host}:{port}"),
        },
        _ => format!("http://localhost:{port}"),
    }
}

/// The link to an address.
pub(super) fn link_to(address: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(address, port))
}

/// The start of links: a scheme, a name and perhaps a port, nothing else.
pub(super) fn public_url(text: &str) -> Option<String> {
    let uri: Uri = text.parse().ok()?;
    let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
    let sound = ["http", "https"].contains(&scheme) && !authority.host().is_empty();
    let bare = format!("{scheme}://{authority}");
    let nothing_else = !authority.as_str().contains('@') && [&bare, &format!("{bare}/")].contains(&&text.to_owned());
    (sound && nothing_else).then_some(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_the_start_of_links() {
        for (text, url) in [
            ("https://play.example.org", "https://play.example.org"),
            ("https://play.example.org/", "https://play.example.org"),
            ("http://192.168.1.5:8098", "http://192.168.1.5:8098"),
            ("http://[fd00::1]:8098/", "http://[fd00::1]:8098"),
        ] {
            assert_eq!(public_url(text).as_deref(), Some(url));
        }
        for text in [
            "",
            "play.example.org",
            "ftp://play.example.org",
            "https://",
            "https:///t",
            "https://play.example.org/tenback",
            "https://play.example.org/?a=b",
            "https://play.example.org#a",
            "https://ann@play.example.org",
            "https://play example.org",
        ] {
            assert_eq!(public_url(text), None, "{text}");
        }
    }

    #[test]
    fn the_link_is_one_that_a_browser_here_can_open() {
        let at = |text: &str| vec![text.parse::<SocketAddr>().expect("an address")];
        assert_eq!(link(None, &at("127.0.0.1:8098")), "http://localhost:8098");
        assert_eq!(link(Some("0.0.0.0"), &at("0.0.0.0:80")), "http://localhost:80");
        assert_eq!(link(Some("10.0.0.7"), &at("10.0.0.7:8098")), "http://10.0.0.7:8098");
        assert_eq!(link(Some("fd00::1"), &at("[fd00::1]:8098")), "http://[fd00::1]:8098");
        assert_eq!(link(Some("[fd00::1]"), &at("[fd00::1]:8098")), "http://[fd00::1]:8098");
        assert_eq!(link(Some("ann.lan"), &at("10.0.0.7:8098")), "http://ann.lan:8098");
    }

    #[test]
    fn a_free_port_is_asked_for_once() {
        assert_eq!(here(0).len(), 1);
        assert_eq!(on_host("localhost", 0).map(|addresses| addresses.len()), Some(1));
        assert_eq!(on_host("[::1]", 8098), Some(vec![(Ipv6Addr::LOCALHOST, 8098).into()]));
        assert_eq!(on_host("no such host", 8098), None);
    }
}
