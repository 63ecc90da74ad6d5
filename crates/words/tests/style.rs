//! House style of the texts in every language: typography, complete plural forms, and no references that a player
//! cannot look up.

use std::fs;
use std::path::Path;

use tenback_words::Language;

/// A message: its id and its whole definition.
type Message = (String, String);

fn messages(language: Language) -> Vec<Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let files = fs::read_dir(folder).expect("the folder is there");
    let texts = files.map(|file| fs::read_to_string(file.expect("the entry can be read").path()).expect("text"));
    texts.flat_map(|text| messages_of(&text)).collect()
}

fn messages_of(file: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((id, text)) if line.starts_with(|first: char| first.is_ascii_lowercase()) => {
                messages.push((id.to_owned(), text.to_owned()));
            }
            _ => {
                if let Some((_, text)) = messages.last_mut() {
                    *text += "\n";
                    *text += line;
                }
            }
        }
    }
    messages
}

/// The help of the command line shows ranges such as “1, 2 … N” and refers to the rules.
fn is_usage(id: &str) -> bool {
    id.starts_with("usage-")
}

#[test]
fn no_space_before_an_ellipsis_except_in_german() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::German) {
        for (id, text) in messages(language) {
            assert!(is_usage(&id) || !text.contains(" …"), "{language:?} {id}: {text}");
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for language in Language::ALL {
        let foreign = match language {
            Language::English => ['„', '«', '»', '\''],
            Language::German | Language::Czech => ['”', '«', '»', '\''],
            Language::Polish => ['“', '«', '»', '\''],
            Language::Ukrainian => ['“', '”', '„', '\''],
        };
        for (id, text) in messages(language) {
            assert!(!text.contains(foreign), "{language:?} {id}: {text}");
        }
    }
}

#[test]
fn texts_cite_no_clauses() {
    let is_clause = |text: &str| {
        let mut letters = text.chars();
        matches!(letters.next(), Some('A'..='C')) && letters.next().is_some_and(|digit| digit.is_ascii_digit())
    };
    for language in Language::ALL {
        for (id, text) in messages(language) {
            assert!(is_usage(&id) || !text.split('(').skip(1).any(is_clause), "{language:?} {id}: {text}");
        }
    }
}

/// The plural categories of whole numbers.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::German => &["one"],
        Language::Czech => &["one", "few"],
        Language::Polish | Language::Ukrainian => &["one", "few", "many"],
    }
}

/// The variants of each selection in a message, inner ones first.
fn selections(text: &str) -> Vec<Vec<&str>> {
    let (mut open, mut closed) = (Vec::new(), Vec::new());
    for line in text.lines().map(str::trim_start) {
        if let Some((key, _)) = line.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            if let Some(keys) = open.last_mut() {
                let keys: &mut Vec<&str> = keys;
                keys.push(key);
            }
        } else if line.starts_with('}') {
            closed.extend(open.pop());
        }
        if line.ends_with("->") {
            open.push(Vec::new());
        }
    }
    closed
}

#[test]
fn plural_forms_are_complete() {
    for language in Language::ALL {
        for (id, text) in messages(language) {
            for keys in selections(&text) {
                let known = ["one", "few", "many"];
                if keys.iter().any(|key| known.contains(key)) {
                    let missing: Vec<_> = categories(language).iter().filter(|form| !keys.contains(form)).collect();
                    assert!(missing.is_empty(), "{language:?} {id} lacks {missing:?}: {keys:?}");
                }
            }
        }
    }
}
