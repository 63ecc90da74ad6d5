//! The messages of the server at start and stop, on standard output.

use std::io::{Write, stdout};

use tenback_server::WhoMayOpen;
use tenback_store::Address;
use tenback_tui::fill;
use tenback_words::Words;

use crate::qr;

/// The message at start.
pub(super) struct Greeting<'a> {
    /// The link for browsers on this machine, or the public one.
    pub(super) link: String,
    /// The links for the local network, most likely first; empty without `--lan`.
    pub(super) lan: Option<Vec<String>>,
    /// Who may create tables.
    pub(super) who_may_open: &'a WhoMayOpen,
    /// Where games are saved.
    pub(super) database: &'a Address,
    /// Whether the cards can be predicted.
    pub(super) is_seeded: bool,
    /// The columns of the terminal, if standard output is one.
    pub(super) columns: Option<usize>,
}

impl Greeting<'_> {
    /// Where to play, where games are saved, and how to stop.
    pub(super) fn text(&self, words: &Words) -> String {
        let code = self.lan.as_deref().and_then(|links| self.code(links.first()?));
        let mut lines = vec![words.message("cli-serve-link", &[("link", self.link.as_str().into())])];
        lines.extend(self.is_seeded.then(|| words.message("cli-serve-seeded", &[])));
        if let Some(links) = &self.lan {
            lines.extend(invitation(links, code.is_some(), words));
        }
        lines.extend(self.opening(words));
        let kept = match self.database {
            Address::Memory => words.message("cli-serve-memory", &[]),
            Address::Sqlite(file) => words.message("cli-serve-kept", &[("file", file.display().to_string().into())]),
            Address::Postgres(address) => words.message("cli-serve-kept", &[("file", address.to_string().into())]),
        };
        lines.extend([
            words.message("cli-serve-terminal", &[("link", self.link.as_str().into())]),
            kept,
            words.message("cli-serve-stop", &[]),
        ]);
        let text = lines.join("\n");
        let text = self.columns.map_or_else(|| text.clone(), |columns| fill(&text, columns));
        // The code is first, so that the links stay on a small screen.
        code.map_or_else(String::new, |code| code + "\n") + &text + "\n"
    }

    fn code(&self, link: &str) -> Option<String> {
        self.columns.and_then(|_| qr::code(link, qr::has_colours()))
    }

    /// Who may create tables, unless everybody may.
    fn opening(&self, words: &Words) -> Option<String> {
        match self.who_may_open {
            WhoMayOpen::All => None,
            WhoMayOpen::Local => Some(words.message("cli-serve-local", &[])),
            WhoMayOpen::Invited(invitation) => {
                let link = invitation.link(&self.link).unwrap_or_else(|why| why.to_string());
                Some(words.message("cli-serve-invited", &[("link", link.into())]))
            }
        }
    }
}

/// How to join on the local network.
fn invitation(links: &[String], has_code: bool, words: &Words) -> Vec<String> {
    let Some((first, others)) = links.split_first() else {
        return vec![words.message("cli-serve-no-lan", &[])];
    };
    let id = if has_code { "cli-serve-scan" } else { "cli-serve-lan" };
    let mut lines = vec![words.message(id, &[("link", first.as_str().into())])];
    if !others.is_empty() {
        lines.push(words.message("cli-serve-lan-others", &[("links", others.join(", ").into())]));
    }
    lines
}

/// The message when the server has stopped.
pub(super) fn goodbye(database: &Address, words: &Words) -> String {
    let id = match database {
        Address::Memory => "cli-serve-goodbye",
        Address::Sqlite(_) | Address::Postgres(_) => "cli-serve-goodbye-kept",
    };
    words.message(id, &[]) + "\n"
}

/// Prints it. A closed standard output does not stop the server.
pub(super) fn tell(text: &str) {
    let mut out = stdout().lock();
    _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
