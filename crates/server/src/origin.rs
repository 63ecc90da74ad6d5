//! Where a person comes from: network and browser. Bans cover both.

use std::fmt;
use std::net::IpAddr;

use axum::http::HeaderMap;

use crate::secret;
use crate::who::cookie;
use crate::world::{RandomError, World};

/// Where a person comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) address: IpAddr,
    /// Programs have none, nor have browsers that do not keep cookies.
    pub(crate) browser: Option<Browser>,
}

impl Origin {
    pub(crate) fn new(address: IpAddr, headers: &HeaderMap) -> Origin {
        Origin { address, browser: Browser::of(headers) }
    }
}

/// The mark of a browser: a random number in a cookie of its own, which stays when a new person uses the browser. The
/// server stores only digests of it, with bans, and never with people.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Browser(String);

impl Browser {
    /// The cookie with the mark.
    pub(crate) const COOKIE: &str = "tenback-browser";
    const BYTES: usize = 16;

    pub(crate) fn new(world: &dyn World) -> Result<Browser, RandomError> {
        let mut bytes = [0; Browser::BYTES];
        world.fill(&mut bytes)?;
        Ok(Browser(secret::text(&bytes)))
    }

    /// The mark that a request comes with.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Browser> {
        cookie(headers, Browser::COOKIE).and_then(Browser::read)
    }

    /// Parses a mark.
    pub(crate) fn read(mark: &str) -> Option<Browser> {
        let well_formed = secret::bytes(mark).is_some_and(|bytes| bytes.len() == Browser::BYTES);
        well_formed.then(|| Browser(mark.to_owned()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Marks do not appear in logs.
impl fmt::Debug for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Browser(…)")
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::COOKIE;

    use super::*;
    use crate::world::System;

    #[test]
    fn only_marks_that_a_server_could_have_made_are_read() {
        let mark = Browser::new(&System).expect("random numbers are available");
        let sent = |value: &str| {
            let mut headers = HeaderMap::new();
            let line = HeaderValue::from_str(&format!("other=1; tenback-browser={value}")).expect("visible characters");
            headers.insert(COOKIE, line);
            Browser::of(&headers)
        };
        assert_eq!(sent(mark.as_str()), Some(mark.clone()));
        for forged in ["", "1", &mark.as_str()[1..], &mark.as_str().to_uppercase(), &"0".repeat(4_000)] {
            assert_eq!(sent(forged), None, "{forged}");
        }
        assert!(!format!("{mark:?}").contains(mark.as_str()), "the mark appears in its debug output");
    }
}
