//! In which language the program speaks.

use std::env;
use std::path::PathBuf;

use tenback_tui::Setting;
use tenback_words::{Language, Words};

use crate::data;

/// The words to speak with, and something to say first if the language asked for is not available.
pub(crate) struct Spoken {
    pub(crate) words: Words,
    pub(crate) notice: Option<String>,
    /// Whether somebody asked for a language, by an option or by `TENBACK_LANG`.
    pub(crate) is_asked_for: bool,
}

impl Spoken {
    /// The language asked for (`--lang`), else that of `TENBACK_LANG`, else the one remembered in the data folder
    /// (`--data`, or where it usually is), else the locale's, else English.
    pub(crate) fn new(asked: Option<&str>, data: Option<PathBuf>) -> Spoken {
        let asked = asked.map(str::to_owned).or_else(|| variable("TENBACK_LANG"));
        let is_asked_for = asked.is_some();
        let remembered = || Setting::Language.load(&data::folder(data)?);
        let wanted = asked.or_else(remembered);
        let (language, unknown) = match wanted {
            Some(code) => Language::from_code(&code).map_or((Language::English, Some(code)), |known| (known, None)),
            None => by_locale(),
        };
        let words = Words::new(language);
        let notice = unknown.map(|code| {
            let codes = Language::ALL.map(Language::code).join(", ");
            words.message("cli-unknown-language", &[("code", code.into()), ("codes", codes.into())])
        });
        Spoken { words, notice, is_asked_for }
    }
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The language of the locale, and the locale if it is none of ours.
fn by_locale() -> (Language, Option<String>) {
    let Some(code) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable) else {
        return (Language::English, None);
    };
    match Language::from_code(&code) {
        Some(language) => (language, None),
        // The locale of no language.
        None if ["C", "POSIX"].contains(&code.split('.').next().unwrap_or_default()) => (Language::English, None),
        None => (Language::English, Some(code)),
    }
}
