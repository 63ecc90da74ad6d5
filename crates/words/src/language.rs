//! The files of each language.

use tenback_table::Language;

/// The contents of the language's files. No message id occurs twice.
pub(crate) const fn sources(language: Language) -> &'static [&'static str] {
    macro_rules! files {
        ($code:literal) => {
            &[
                include_str!(concat!("../../../locales/", $code, "/names.ftl")),
                include_str!(concat!("../../../locales/", $code, "/illegal.ftl")),
                include_str!(concat!("../../../locales/", $code, "/ending.ftl")),
                include_str!(concat!("../../../locales/", $code, "/setup.ftl")),
                include_str!(concat!("../../../locales/", $code, "/record.ftl")),
                include_str!(concat!("../../../locales/", $code, "/table.ftl")),
                include_str!(concat!("../../../locales/", $code, "/server.ftl")),
                include_str!(concat!("../../../locales/", $code, "/system.ftl")),
                include_str!(concat!("../../../locales/", $code, "/cli.ftl")),
                include_str!(concat!("../../../locales/", $code, "/events.ftl")),
                include_str!(concat!("../../../locales/", $code, "/reason.ftl")),
                include_str!(concat!("../../../locales/", $code, "/review.ftl")),
                include_str!(concat!("../../../locales/", $code, "/coach.ftl")),
                include_str!(concat!("../../../locales/", $code, "/review-replay.ftl")),
                include_str!(concat!("../../../locales/", $code, "/lessons.ftl")),
                include_str!(concat!("../../../locales/", $code, "/lesson-names.ftl")),
                include_str!(concat!("../../../locales/", $code, "/puzzle-names.ftl")),
                include_str!(concat!("../../../locales/", $code, "/puzzles.ftl")),
                include_str!(concat!("../../../locales/", $code, "/history.ftl")),
                include_str!(concat!("../../../locales/", $code, "/devices.ftl")),
                include_str!(concat!("../../../locales/", $code, "/tui.ftl")),
                include_str!(concat!("../../../locales/", $code, "/plain.ftl")),
                include_str!(concat!("../../../locales/", $code, "/rules.ftl")),
                include_str!(concat!("../../../locales/", $code, "/help.ftl")),
                include_str!(concat!("../../../locales/", $code, "/usage.ftl")),
            ]
        };
    }
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::Czech => files!("cs"),
        Language::Polish => files!("pl"),
        Language::Ukrainian => files!("uk"),
    }
}

/// The decimal mark of a language.
pub(crate) const fn decimal_mark(language: Language) -> &'static str {
    match language {
        Language::English => ".",
        Language::German | Language::Czech | Language::Polish | Language::Ukrainian => ",",
    }
}
