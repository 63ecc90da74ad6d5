//! In which language the program speaks.

use std::env;

use tenback_words::{Language, Words};

/// The words to speak with, and something to say first if the language asked for is not there.
pub(crate) struct Spoken {
    pub(crate) words: Words,
    pub(crate) notice: Option<String>,
}

impl Spoken {
    /// The language asked for, else the locale's, else English.
    pub(crate) fn new(asked: Option<&str>) -> Spoken {
        let (language, unknown) = choose(asked);
        let words = Words::new(language);
        let notice = unknown.map(|code| {
            let codes = Language::ALL.map(Language::code).join(", ");
            words.message("cli-unknown-language", &[("code", code.into()), ("codes", codes.into())])
        });
        Spoken { words, notice }
    }
}

fn choose(asked: Option<&str>) -> (Language, Option<String>) {
    let locale =
        || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| env::var(name).ok().filter(|v| !v.is_empty()));
    let Some(code) = asked.map(str::to_owned).or_else(locale) else { return (Language::English, None) };
    match Language::from_code(&code) {
        Some(language) => (language, None),
        // The locale of no language.
        None if asked.is_none() && ["C", "POSIX"].contains(&code.split('.').next().unwrap_or_default()) => {
            (Language::English, None)
        }
        None => (Language::English, Some(code)),
    }
}
