//! The languages whose number words are known, and their word files.

use std::sync::LazyLock;

use tenback_players::Language;

use super::data::WordFile;

/// A language whose number words are known: those of the tables, and two neighbours that people mix in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tongue {
    English,
    German,
    Czech,
    Polish,
    Ukrainian,
    Slovak,
    Russian,
}

impl Tongue {
    pub(super) const ALL: [Tongue; 7] = [
        Tongue::English,
        Tongue::German,
        Tongue::Czech,
        Tongue::Polish,
        Tongue::Ukrainian,
        Tongue::Slovak,
        Tongue::Russian,
    ];

    /// Its word file.
    pub(super) fn file(self) -> &'static WordFile {
        static FILES: LazyLock<Vec<WordFile>> =
            LazyLock::new(|| Tongue::ALL.iter().map(|tongue| WordFile::parse(tongue.text())).collect());
        &FILES[self as usize]
    }

    /// The language of a table whose other words go with these number words.
    pub(super) const fn language(self) -> Language {
        match self {
            Tongue::English => Language::English,
            Tongue::German => Language::German,
            Tongue::Czech | Tongue::Slovak => Language::Czech,
            Tongue::Polish => Language::Polish,
            Tongue::Ukrainian | Tongue::Russian => Language::Ukrainian,
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Tongue::English => include_str!("words/en.txt"),
            Tongue::German => include_str!("words/de.txt"),
            Tongue::Czech => include_str!("words/cs.txt"),
            Tongue::Polish => include_str!("words/pl.txt"),
            Tongue::Ukrainian => include_str!("words/uk.txt"),
            Tongue::Slovak => include_str!("words/sk.txt"),
            Tongue::Russian => include_str!("words/ru.txt"),
        }
    }
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Tongue {
        match language {
            Language::English => Tongue::English,
            Language::German => Tongue::German,
            Language::Czech => Tongue::Czech,
            Language::Polish => Tongue::Polish,
            Language::Ukrainian => Tongue::Ukrainian,
        }
    }
}
