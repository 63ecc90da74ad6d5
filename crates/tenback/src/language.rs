//! The language of the program.

use std::env;
use std::path::PathBuf;

use tenback_tui::Setting;
use tenback_words::{Language, Words};

use crate::data;

/// The messages in the chosen language, and a notice if the requested language is not available.
pub(crate) struct LanguageChoice {
    pub(crate) words: Words,
    pub(crate) notice: Option<String>,
    /// Whether a language was requested, by an option or by `TENBACK_LANG`.
    pub(crate) is_explicit: bool,
}

impl LanguageChoice {
    /// The language of `--lang`, else of `TENBACK_LANG`, else the one remembered in the data folder (`--data`, or the
    /// default), else of the locale, else English.
    pub(crate) fn new(asked: Option<&str>, data: Option<PathBuf>) -> LanguageChoice {
        let asked = asked.map(str::to_owned).or_else(|| variable("TENBACK_LANG"));
        let is_explicit = asked.is_some();
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
        LanguageChoice { words, notice, is_explicit }
    }
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The language of the locale, and the locale if it is not supported.
fn by_locale() -> (Language, Option<String>) {
    let Some(code) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable) else {
        return (Language::English, None);
    };
    match Language::from_code(&code) {
        Some(language) => (language, None),
        // The neutral locale.
        None if ["C", "POSIX"].contains(&code.split('.').next().unwrap_or_default()) => (Language::English, None),
        None => (Language::English, Some(code)),
    }
}
