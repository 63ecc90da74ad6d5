//! The messages of the server at start and stop, on standard output.

use std::env;
use std::io::{Write, stdout};

use tenback_store::Address;
use tenback_words::Words;

use super::qr;

/// The message at start.
pub(super) struct Greeting<'a> {
    /// The link for browsers on this machine, or the public one.
    pub(super) link: String,
    /// The links for the local network, most likely first; empty without `--lan`.
    pub(super) lan: Option<Vec<String>>,
    /// Where games are saved.
    pub(super) database: &'a Address,
    /// Whether the cards can be predicted.
    pub(super) is_seeded: bool,
    /// Whether standard output is a terminal.
    pub(super) at_terminal: bool,
}

impl Greeting<'_> {
    /// Where to play, where games are saved, and how to stop.
    pub(super) fn text(&self, words: &Words) -> String {
        let mut text = words.message("cli-serve-link", &[("link", self.link.as_str().into())]) + "\n";
        if self.is_seeded {
            text += &(words.message("cli-serve-seeded", &[]) + "\n");
        }
        if let Some(links) = &self.lan {
            text += &self.invitation(links, words);
        }
        let kept = match self.database {
            Address::Memory => words.message("cli-serve-memory", &[]),
            Address::Sqlite(file) => words.message("cli-serve-kept", &[("file", file.display().to_string().into())]),
        };
        let rest = [
            words.message("cli-serve-terminal", &[("link", self.link.as_str().into())]),
            kept,
            words.message("cli-serve-stop", &[]),
        ];
        text + &rest.join("\n") + "\n"
    }

    fn invitation(&self, links: &[String], words: &Words) -> String {
        let Some((first, others)) = links.split_first() else {
            return words.message("cli-serve-no-lan", &[]) + "\n";
        };
        let code = self.at_terminal.then(|| qr::code(first, has_colours())).flatten();
        let id = if code.is_some() { "cli-serve-scan" } else { "cli-serve-lan" };
        let mut text = words.message(id, &[("link", first.as_str().into())]) + "\n";
        if let Some(code) = code {
            text += &format!("\n{code}\n");
        }
        if !others.is_empty() {
            text += &(words.message("cli-serve-lan-others", &[("links", others.join(", ").into())]) + "\n");
        }
        text
    }
}

fn has_colours() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && env::var("TERM").is_ok_and(|term| term != "dumb")
}

/// The message when the server has stopped.
pub(super) fn goodbye(database: &Address, words: &Words) -> String {
    let id = match database {
        Address::Memory => "cli-serve-goodbye",
        Address::Sqlite(_) => "cli-serve-goodbye-kept",
    };
    words.message(id, &[]) + "\n"
}

/// Prints it. A closed standard output does not stop the server.
pub(super) fn tell(text: &str) {
    let mut out = stdout().lock();
    _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
