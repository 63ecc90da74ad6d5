//! The format of the word files in `words/`.
//!
//! A file has sections, `[like this]`; `#` begins a comment. What a line means depends on the section:
//!
//! - `[endings]`: a name and a set of endings. `-` is the empty ending.
//! - `[numbers]`, `[ordinals]`, `[digits]`, `[soft]`, `[ones]`, `[tens]`: a number and its words.
//! - `[idioms]`: one phrase per line (see [`super::idioms`]).
//! - every other section: words.
//!
//! A word may carry signs: `stem+set` is the stem with each ending of the set; `word*` is every word that begins this
//! way; `?word` is so ambiguous that it counts only next to words that announce a number.

use std::collections::HashMap;

/// A word file, split into sections.
pub(super) struct WordFile {
    sections: HashMap<&'static str, Vec<&'static str>>,
}

/// A word as a file lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) text: String,
    /// Every word that begins with the text is meant.
    pub(super) stem: bool,
    /// It counts only next to words that announce a number.
    pub(super) weak: bool,
    /// It is listed in full, not assembled from a stem and an ending.
    pub(super) listed: bool,
    /// It is the first word of its line: the usual one, which people misspell.
    pub(super) usual: bool,
}

impl WordFile {
    /// Splits the text of a file into sections.
    pub(super) fn parse(text: &'static str) -> WordFile {
        let mut sections: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut current = "";
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default().trim();
            match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                Some(name) => current = name,
                None if line.is_empty() => {}
                None => sections.entry(current).or_default().push(line),
            }
        }
        WordFile { sections }
    }

    /// The lines of a section, without comments.
    pub(super) fn lines(&self, section: &str) -> &[&'static str] {
        self.sections.get(section).map_or(&[], Vec::as_slice)
    }

    /// The words of a section.
    pub(super) fn words(&self, section: &str) -> impl Iterator<Item = Item> {
        self.lines(section).iter().flat_map(|line| line.split_whitespace()).flat_map(|word| self.expand(word, false))
    }

    /// The words of a section in which numbers precede their words.
    pub(super) fn numbers(&self, section: &str) -> impl Iterator<Item = (u32, Item)> {
        let (mut value, mut first) = (0, false);
        let words = self.lines(section).iter().flat_map(|line| line.split_whitespace());
        let numbered = words.filter_map(move |word| {
            if let Ok(number) = word.parse() {
                (value, first) = (number, true);
                return None;
            }
            Some((value, word, std::mem::take(&mut first)))
        });
        numbered.flat_map(|(value, word, first)| self.expand(word, first).into_iter().map(move |item| (value, item)))
    }

    /// A listed word with its signs resolved.
    fn expand(&self, word: &str, usual: bool) -> Vec<Item> {
        let (weak, word) = word.strip_prefix('?').map_or((false, word), |rest| (true, rest));
        let item = |word: &str, listed: bool| {
            let (stem, text) = word.strip_suffix('*').map_or((false, word), |rest| (true, rest));
            Item { text: text.to_owned(), stem, weak, listed, usual: usual && listed }
        };
        let Some((text, set)) = word.split_once('+') else { return vec![item(word, true)] };
        let join = |ending: &str| format!("{text}{}", if ending == "-" { "" } else { ending });
        self.endings(set).map(|ending| item(&join(ending), false)).collect()
    }

    fn endings(&self, set: &str) -> impl Iterator<Item = &'static str> {
        let named = |line: &&'static str| line.split_whitespace().next() == Some(set);
        let line = self.lines("endings").iter().copied().find(named);
        line.expect("a word names endings that its file has").split_whitespace().skip(1)
    }
}
