//! The networks that an address counts for.

use std::net::IpAddr;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};

/// How many times the limit of one address a wider network gets.
pub(crate) const WIDE_FACTOR: u32 = 4;

/// The networks that an address counts for. An IPv6 client usually has 2^64 addresses (a /64), and often 256 such networks (a
/// /56): limits count both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Networks {
    /// What counts as one address.
    pub(crate) own: IpNet,
    /// The network around it, with a larger limit; only IPv6 has one.
    pub(crate) wide: Option<IpNet>,
}

impl Networks {
    pub(crate) fn of(address: IpAddr) -> Networks {
        match address.to_canonical() {
            IpAddr::V4(address) => Networks { own: Ipv4Net::from(address).into(), wide: None },
            IpAddr::V6(address) => {
                let around = |length| Ipv6Net::new_assert(address, length).trunc().into();
                Networks { own: around(64), wide: Some(around(56)) }
            }
        }
    }

    /// The widest of them.
    pub(crate) fn widest(&self) -> IpNet {
        self.wide.unwrap_or(self.own)
    }

    /// The networks, and how many times the limit of one address each of them gets.
    pub(crate) fn with_factors(&self) -> impl Iterator<Item = (IpNet, u32)> + use<> {
        std::iter::once((self.own, 1)).chain(self.wide.map(|wide| (wide, WIDE_FACTOR)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(text: &str) -> Networks {
        Networks::of(text.parse().expect("an address"))
    }

    #[test]
    fn an_ipv6_address_counts_for_two_networks() {
        let networks = networks("2001:db8:1:23ff:5::1");
        assert_eq!(networks.own.to_string(), "2001:db8:1:23ff::/64");
        assert_eq!(networks.wide.map(|wide| wide.to_string()).as_deref(), Some("2001:db8:1:2300::/56"));
    }

    #[test]
    fn an_ipv4_address_counts_for_itself_in_either_form() {
        assert_eq!(networks("10.0.0.1").own.to_string(), "10.0.0.1/32");
        assert_eq!(networks("::ffff:10.0.0.1"), networks("10.0.0.1"));
        assert_eq!(networks("10.0.0.1").wide, None);
    }
}
