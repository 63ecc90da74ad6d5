//! The addresses by which others in the local network find this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use if_addrs::get_if_addrs;

use super::listen::link_to;

/// The links for the local network, the likeliest first.
pub(super) fn links(listening: &[SocketAddr]) -> Vec<String> {
    let port = listening.first().map_or(0, SocketAddr::port);
    addresses().into_iter().map(|address| link_to(address.into(), port)).collect()
}

/// IPv4 only: that is what people can read out to each other.
fn addresses() -> Vec<Ipv4Addr> {
    let interfaces = get_if_addrs().unwrap_or_default();
    let four = interfaces.into_iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(address) if !address.is_loopback() && !address.is_link_local() => Some(address),
        _ => None,
    });
    let mut addresses: Vec<Ipv4Addr> = four.collect();
    let outward = outward();
    // Containers and virtual machines have networks of their own here, which no friend is in.
    addresses.sort_by_key(|&address| (Some(address) != outward, !address.is_private()));
    addresses.dedup();
    addresses
}

/// The address from which this machine speaks to the world. Nothing is sent: to connect a datagram socket only asks for
/// the way.
fn outward() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documents, which nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) if !address.is_unspecified() => Some(address),
        _ => None,
    }
}
