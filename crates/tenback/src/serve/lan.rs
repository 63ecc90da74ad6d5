//! The addresses of this machine on the local network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use if_addrs::get_if_addrs;

use super::listen::link_to;

/// The links for the local network, most likely first.
pub(super) fn links(listening: &[SocketAddr]) -> Vec<String> {
    let port = listening.first().map_or(0, SocketAddr::port);
    addresses().into_iter().map(|address| link_to(address.into(), port)).collect()
}

/// IPv4 only: those are the addresses people can read out.
fn addresses() -> Vec<Ipv4Addr> {
    let interfaces = get_if_addrs().unwrap_or_default();
    let four = interfaces.into_iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(address) if !address.is_loopback() && !address.is_link_local() => Some(address),
        _ => None,
    });
    let mut addresses: Vec<Ipv4Addr> = four.collect();
    let outward = outward();
    // Skip the internal networks of containers and virtual machines.
    addresses.sort_by_key(|&address| (Some(address) != outward, !address.is_private()));
    addresses.dedup();
    addresses
}

/// The address of the default route. Nothing is sent: connecting a datagram socket only looks up the route.
fn outward() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) if !address.is_unspecified() => Some(address),
        _ => None,
    }
}
