//! Every variant of every error and event enum has a message in every language.

mod advice;
mod refusals;

use std::collections::HashSet;

use tenback_rules::{Card, GameName, Options, Rules};
use tenback_words::{Language, Words};

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

fn rules(game: GameName, seats: u8) -> Rules {
    Rules::new(game, seats, Options::default()).expect("a valid number of seats")
}

/// A whole sentence with every variable filled in.
fn assert_sentence(text: &str) {
    assert!(text.len() > 10, "too short: {text:?}");
    assert!(text.ends_with(['.', '!']), "no full stop: {text}");
    assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}', '\n']), "unresolved variable: {text}");
    assert!(!text.contains("  ") && !text.contains(" ."), "stray space: {text}");
    assert!(
        text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()),
        "no capital letter: {text}"
    );
}

/// Each of `cases` is a sentence in each language; different cases have different sentences.
fn assert_all_sentences<T>(cases: &[T], say: impl Fn(&Words, &T) -> String) {
    for language in Language::ALL {
        let words = Words::new(language);
        let texts: Vec<String> = cases.iter().map(|case| say(&words, case)).collect();
        texts.iter().for_each(|text| assert_sentence(text));
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len(), "two cases share a sentence: {texts:#?}");
    }
}
