//! The languages Tenback speaks.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

/// A language people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, the language every message is first written in.
    #[default]
    English,
    /// German.
    German,
    /// Czech.
    Czech,
    /// Polish.
    Polish,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::Czech, Language::Polish, Language::Ukrainian];

    /// The code of ISO 639, which is also the name of the folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Czech => "cs",
            Language::Polish => "pl",
            Language::Ukrainian => "uk",
        }
    }

    /// The language with this code. A country or an encoding behind it is ignored: `en-GB`, `en_US.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or(code);
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Czech => "čeština",
            Language::Polish => "polski",
            Language::Ukrainian => "українська",
        }
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let code = String::deserialize(deserializer)?;
        Language::from_code(&code).ok_or_else(|| D::Error::custom("a language is en, de, cs, pl or uk"))
    }
}
