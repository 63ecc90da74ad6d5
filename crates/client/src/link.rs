//! Links to tables: `http://192.168.1.5:8098/t/k3v9x2aaqwerty12`.

use std::fmt;
use std::io;
use std::net::{SocketAddr, ToSocketAddrs};

use ureq::http::Uri;

/// The address of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    secure: bool,
    /// In lower case; an IPv6 address with its brackets.
    host: String,
    port: Option<u16>,
    table: String,
    /// In links of an operator who invites people to create tables.
    invitation: Option<String>,
    /// In invite links of a host who lets only invited people take a seat.
    invite: Option<String>,
}

/// The text is not a link to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidLink;

impl fmt::Display for InvalidLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a link to a table")
    }
}

impl std::error::Error for InvalidLink {}

impl Link {
    /// The longest id of a table.
    const LONGEST_ID: usize = 64;

    /// Parses a link as people share it. A trailing slash, a query and a fragment are ignored, except for a host's invite.
    pub fn parse(text: &str) -> Result<Link, InvalidLink> {
        let (server, path) = Link::split(text)?;
        let table = path.strip_prefix("/t/").map(|rest| rest.strip_suffix('/').unwrap_or(rest)).ok_or(InvalidLink)?;
        if !Link::is_id(table) {
            return Err(InvalidLink);
        }
        let invite = text.trim().split_once("#invite=").map(|(_, code)| code).filter(|code| is_code(code));
        Ok(Link { invite: invite.map(str::to_owned), ..server.to_table(table) })
    }

    /// Whether a text can be the id of a table or a device.
    pub(crate) fn is_id(text: &str) -> bool {
        let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
        (1..=Link::LONGEST_ID).contains(&text.len()) && text.bytes().all(is_plain)
    }

    /// Parses a link that signs a device in, such as `http://192.168.1.5:8098/recover#code`: the server and the code.
    pub fn to_recover(text: &str) -> Result<(Link, String), InvalidLink> {
        let (server, path) = Link::split(text)?;
        let code = text.trim().split_once('#').map(|(_, code)| code).filter(|code| !code.is_empty());
        match (path.trim_matches('/'), code) {
            ("recover", Some(code)) => Ok((server, code.to_owned())),
            _ => Err(InvalidLink),
        }
    }

    /// Parses the address of a server, without a table.
    pub fn to_server(text: &str) -> Result<Link, InvalidLink> {
        let (server, path) = Link::split(text)?;
        let invitation = text.trim().split_once("#invitation=").map(|(_, code)| code.to_owned());
        if path.trim_matches('/').is_empty() { Ok(Link { invitation, ..server }) } else { Err(InvalidLink) }
    }

    /// A table on the same server.
    pub(crate) fn to_table(&self, table: &str) -> Link {
        Link { table: table.to_owned(), invitation: None, invite: None, ..self.clone() }
    }

    /// The server and the path after it.
    fn split(text: &str) -> Result<(Link, String), InvalidLink> {
        let plain = text.trim().split(['?', '#']).next().unwrap_or_default();
        let uri: Uri = plain.parse().map_err(|_| InvalidLink)?;
        let secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(InvalidLink),
        };
        let authority = uri.authority().ok_or(InvalidLink)?;
        let named = authority.as_str().rsplit_once(':').is_some_and(|(_, port)| !port.ends_with(']'));
        let port = authority.port_u16();
        let host = authority.host().to_ascii_lowercase();
        if host.is_empty() || authority.as_str().contains('@') || (named && port.is_none()) {
            return Err(InvalidLink);
        }
        Ok((Link { secure, host, port, table: String::new(), invitation: None, invite: None }, uri.path().to_owned()))
    }

    /// The address of the server: `http://192.168.1.5:8098`.
    pub fn server(&self) -> String {
        format!("http{}://{}", if self.secure { "s" } else { "" }, self.authority())
    }

    /// The id of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The operator's invitation, if the link has one.
    pub fn invitation(&self) -> Option<&str> {
        self.invitation.as_deref()
    }

    /// The code of the host's invite, if the link has one.
    pub fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }

    /// The link for friends, with the code if one is needed to take a seat.
    pub fn with_invite(&self, code: Option<&str>) -> String {
        code.map_or_else(|| self.to_string(), |code| format!("{self}#invite={code}"))
    }

    /// The address of the table's socket.
    pub(crate) fn socket(&self) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}/api/tables/{}/socket", self.authority(), self.table)
    }

    /// The network addresses of the server.
    pub(crate) fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        let port = self.port.unwrap_or(if self.secure { 443 } else { 80 });
        let bare = self.host.trim_start_matches('[').trim_end_matches(']');
        Ok((bare, port).to_socket_addrs()?.collect())
    }

    fn authority(&self) -> String {
        match self.port {
            Some(port) => format!("{}:{port}", self.host),
            None => self.host.clone(),
        }
    }
}

/// The code of an invite consists of letters and digits.
fn is_code(code: &str) -> bool {
    (1..=Link::LONGEST_ID).contains(&code.len()) && code.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// As people share it, without an invite.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.server(), self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_links_are_accepted() {
        let plain = Link::parse("http://192.168.1.5:8098/t/k3v9x2aaqwerty12").expect("a link");
        for text in [
            " http://192.168.1.5:8098/t/k3v9x2aaqwerty12/ ",
            "http://192.168.1.5:8098/t/k3v9x2aaqwerty12?from=chat",
            "HTTP://192.168.1.5:8098/t/k3v9x2aaqwerty12#seat",
        ] {
            assert_eq!(Link::parse(text), Ok(plain.clone()), "{text}");
        }
        assert_eq!(plain.to_string(), "http://192.168.1.5:8098/t/k3v9x2aaqwerty12");
        assert_eq!(plain.socket(), "ws://192.168.1.5:8098/api/tables/k3v9x2aaqwerty12/socket");
    }

    #[test]
    fn an_invite_link_keeps_its_code() {
        let plain = Link::parse("http://host/t/abc").expect("a link");
        let invited = Link::parse(" http://host/t/abc/#invite=k3v9x2 ").expect("a link");
        assert_eq!((plain.invite(), invited.invite()), (None, Some("k3v9x2")));
        assert_eq!(invited.to_string(), "http://host/t/abc", "a code is not shown by accident");
        assert_eq!(plain.with_invite(Some("k3v9x2")), "http://host/t/abc#invite=k3v9x2");
        for text in ["http://host/t/abc#invite=", "http://host/t/abc#invite=a b", "http://host/t/abc#invite=\"x"] {
            assert_eq!(Link::parse(text).expect("a link").invite(), None, "{text}");
        }
    }

    #[test]
    fn links_for_devices_have_a_code() {
        let server = Link::to_server("http://host:8098").expect("a server");
        for text in ["http://host:8098/recover#ab.cd", " http://host:8098/recover/#ab.cd "] {
            assert_eq!(Link::to_recover(text), Ok((server.clone(), "ab.cd".to_owned())), "{text}");
        }
        for text in ["", "7KQF-9M2X", "http://host/recover", "http://host/recover#", "http://host/t/abc#ab.cd"] {
            assert_eq!(Link::to_recover(text), Err(InvalidLink), "{text}");
        }
    }

    #[test]
    fn a_secure_link_leads_to_a_secure_socket() {
        let link = Link::parse("https://Games.Example/t/abc").expect("a link");
        assert_eq!(link.server(), "https://games.example");
        assert_eq!(link.socket(), "wss://games.example/api/tables/abc/socket");
        let six = Link::parse("http://[::1]:8098/t/abc").expect("a link");
        assert_eq!(six.server(), "http://[::1]:8098");
        assert_eq!(six.addresses().expect("an address")[0].port(), 8098);
        assert_eq!(Link::parse("http://[::1]/t/abc").expect("a link").server(), "http://[::1]");
    }

    #[test]
    fn server_addresses_are_accepted() {
        for text in ["http://192.168.1.5:8098", "http://192.168.1.5:8098/", " http://192.168.1.5:8098/?from=chat"] {
            assert_eq!(
                Link::to_server(text).map(|link| link.server()).as_deref(),
                Ok("http://192.168.1.5:8098"),
                "{text}"
            );
        }
        let invited = Link::to_server("https://games.example/#invitation=k3v9x2").expect("a server");
        assert_eq!((invited.server().as_str(), invited.invitation()), ("https://games.example", Some("k3v9x2")));
        assert_eq!(invited.to_table("abc"), Link::parse("https://games.example/t/abc").expect("a link"));
        assert_eq!(Link::to_server("http://192.168.1.5:8098/t/abc"), Err(InvalidLink), "this is a table");
        assert_eq!(Link::to_server("192.168.1.5"), Err(InvalidLink));
    }

    #[test]
    fn invalid_links_are_rejected() {
        for text in [
            "",
            "k3v9x2aaqwerty12",
            "192.168.1.5:8098/t/abc",
            "ftp://host/t/abc",
            "http://host/",
            "http://host/t/",
            "http://host/t/a/b",
            "http://host/x/abc",
            "http://host:99999/t/abc",
            "http://host:/t/abc",
            "http://me:secret@host/t/abc",
            "http:///t/abc",
            "http://host/t/a b",
            "http://host/t/ä",
        ] {
            assert_eq!(Link::parse(text), Err(InvalidLink), "{text:?}");
        }
        assert_eq!(Link::parse(&format!("http://host/t/{}", "a".repeat(65))), Err(InvalidLink));
    }
}
