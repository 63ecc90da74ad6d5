//! The languages there are, and their files.

/// A language people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, the language every message is first written in.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 1] = [Language::English];

    /// The code of ISO 639, which is also the name of the folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The language with this code. A country or an encoding behind it is ignored: `en-GB`, `en_US.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(['-', '_', '.']).next().unwrap_or(code);
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The texts of the language's files. No message id stands in two of them.
    pub(crate) const fn sources(self) -> &'static [&'static str] {
        macro_rules! files {
            ($code:literal) => {
                &[
                    include_str!(concat!("../../../locales/", $code, "/names.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/illegal.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/ending.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/setup.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/record.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/cli.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/events.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/reason.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/tui.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/plain.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/rules.ftl")),
                    include_str!(concat!("../../../locales/", $code, "/help.ftl")),
                ]
            };
        }
        match self {
            Language::English => files!("en"),
        }
    }
}
