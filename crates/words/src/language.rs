//! The files of each language.

use tenback_table::Language;

/// Whether a language has files of its own; [`Words::new`](crate::Words::new) speaks English otherwise.
pub const fn is_translated(language: Language) -> bool {
    sources(language).is_some()
}

/// The texts of the language's files, if it has any. No message id stands in two of them.
pub(crate) const fn sources(language: Language) -> Option<&'static [&'static str]> {
    macro_rules! files {
        ($code:literal) => {
            Some(&[
                include_str!(concat!("../../../locales/", $code, "/names.ftl")),
                include_str!(concat!("../../../locales/", $code, "/illegal.ftl")),
                include_str!(concat!("../../../locales/", $code, "/ending.ftl")),
                include_str!(concat!("../../../locales/", $code, "/setup.ftl")),
                include_str!(concat!("../../../locales/", $code, "/record.ftl")),
                include_str!(concat!("../../../locales/", $code, "/table.ftl")),
                include_str!(concat!("../../../locales/", $code, "/cli.ftl")),
                include_str!(concat!("../../../locales/", $code, "/events.ftl")),
                include_str!(concat!("../../../locales/", $code, "/reason.ftl")),
                include_str!(concat!("../../../locales/", $code, "/tui.ftl")),
                include_str!(concat!("../../../locales/", $code, "/plain.ftl")),
                include_str!(concat!("../../../locales/", $code, "/rules.ftl")),
                include_str!(concat!("../../../locales/", $code, "/help.ftl")),
            ])
        };
    }
    match language {
        Language::English => files!("en"),
        _ => None,
    }
}
