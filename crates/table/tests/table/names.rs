//! Names and languages.

use tenback_table::{Language, Name, NameError};

fn name(text: &str) -> Result<String, NameError> {
    Name::new(text).map(|name| name.to_string())
}

#[test]
fn valid_names_are_trimmed() {
    for (text, kept) in [
        (" Ann ", "Ann"),
        ("Jean\u{a0}Luc", "Jean Luc"),
        ("Žaneta Řehořová", "Žaneta Řehořová"),
        ("Оксана", "Оксана"),
        ("李", "李"),
        ("O'Neill (2)", "O'Neill (2)"),
        ("Robot", "Robot"),
        ("Botho", "Botho"),
        ("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"),
    ] {
        assert_eq!(name(text).as_deref(), Ok(kept));
    }
}

#[test]
fn invalid_names_are_rejected() {
    for text in ["", "  ", "\n", "\u{200b}", "\u{3164}"] {
        assert_eq!(name(text), Err(NameError::Empty), "{text:?}");
    }
    assert_eq!(name("abcdefghijklmnopqrstuvwxy"), Err(NameError::TooLong { most: 24 }));
    assert_eq!(name("Ann; Bob"), Err(NameError::Forbidden { character: ';' }));
    assert_eq!(name("A\"]"), Err(NameError::Forbidden { character: '"' }));
    assert_eq!(name("A\u{200b}nn"), Err(NameError::Forbidden { character: '\u{200b}' }));
    for text in ["-", "bot expert", "Bot  Master"] {
        assert_eq!(name(text), Err(NameError::Reserved), "{text}");
    }
}

#[test]
fn languages_are_found_by_their_codes() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert!(!language.own_name().is_empty());
    }
    assert_eq!(Language::from_code("uk_UA.UTF-8"), Some(Language::Ukrainian));
    assert_eq!(Language::from_code("de@euro"), Some(Language::German));
    assert_eq!(Language::from_code("CS-cz"), Some(Language::Czech));
    for unknown in ["", "C", "POSIX", "fr", "deu", "english"] {
        assert_eq!(Language::from_code(unknown), None, "{unknown}");
    }
}
