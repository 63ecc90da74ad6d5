//! The message files match the sources: every id in use exists, and every id that exists is used. All crates are
//! searched, since some of them have messages of their own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tenback_words::Language;

type Ids = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of all files below a folder that have this extension.
fn texts(folder: &Path, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            found.extend(texts(&path, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(fs::read_to_string(&path).expect("the file is text"));
        }
    }
    found
}

fn files(language: Language) -> String {
    texts(&root().join("locales").join(language.code()), "ftl").join("\n")
}

/// The sources of all crates, without their tests. The wire crate is left out: some of its words look like ids.
fn sources() -> String {
    let crates = fs::read_dir(root().join("crates")).expect("the crates are there");
    let folders = crates.map(|entry| entry.expect("the entry can be read").path());
    let folders = folders.filter(|folder| !folder.ends_with("wire")).map(|folder| folder.join("src"));
    folders.filter(|folder| folder.is_dir()).flat_map(|folder| texts(&folder, "rs")).collect()
}

/// The sources of the page, which uses the same files, with Rust's quotes.
fn page_sources() -> String {
    let page = root().join("web/src");
    ["ts", "tsx"].into_iter().flat_map(|extension| texts(&page, extension)).collect::<String>().replace('\'', "\"")
}

/// Prefixes of ids that the page completes with a word of the protocol: `page-log-${seen.kind}`.
fn page_prefixes() -> Ids {
    ids_after(&page_sources(), "`").into_iter().filter(|id| id.starts_with("page-") && id.ends_with('-')).collect()
}

/// Whether only the page uses a file.
fn is_page_file(name: &str) -> bool {
    name.starts_with("page")
}

/// The ids directly after each occurrence of `before`.
fn ids_after(text: &str, before: &str) -> Vec<String> {
    let is_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let id = |rest: &str| rest.trim_start().trim_start_matches('"').chars().take_while(|&c| is_id(c)).collect();
    text.split(before).skip(1).map(id).filter(|id: &String| !id.is_empty()).collect()
}

/// The ids a file defines: at the start of a line, with an equals sign.
fn defined(files: &str) -> Vec<String> {
    let head = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    let is_message = |id: &String| id.starts_with(|first: char| first.is_ascii_lowercase());
    files.lines().filter_map(head).filter(is_message).collect()
}

#[test]
fn every_file_is_compiled_in() {
    let list = include_str!("../src/language.rs");
    for language in Language::ALL {
        for entry in fs::read_dir(root().join("locales").join(language.code())).expect("the folder is there") {
            let name = entry.expect("the entry can be read").file_name().display().to_string();
            assert!(is_page_file(&name) || list.contains(&format!("/{name}\"")), "{name} is not in language.rs");
        }
    }
}

#[test]
fn no_id_is_defined_twice() {
    for language in Language::ALL {
        let ids = defined(&files(language));
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{ids:#?}");
    }
}

#[test]
fn every_language_has_every_message() {
    let english: Ids = defined(&files(Language::English)).into_iter().collect();
    for language in Language::ALL {
        let ids: Ids = defined(&files(language)).into_iter().collect();
        assert!(english.is_subset(&ids), "{language:?} lacks {:?}", english.difference(&ids));
    }
}

#[test]
fn every_message_is_used() {
    let (files, sources) = (files(Language::English), sources() + &page_sources());
    let referred: Ids = ids_after(&files, "{ ").into_iter().collect();
    let prefixes = page_prefixes();
    let is_said = |id: &String| {
        let name = format!("\"{id}");
        sources.contains(&format!("{name}\"")) || sources.contains(&format!("{name}."))
    };
    let unused: Vec<String> = defined(&files)
        .into_iter()
        .filter(|id| !referred.contains(id) && !is_said(id) && !prefixes.iter().any(|prefix| id.starts_with(prefix)))
        .collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

/// Codes for clients that look like ids.
const CODES: [&str; 4] = ["table-full", "table-closed", "setup-of-other-rules", "help-given"];

#[test]
fn every_message_in_use_exists() {
    let files = files(Language::English);
    let defined: Ids = defined(&files).into_iter().collect();
    let sources = sources();
    let asked = ids_after(&sources, ".message(\"").into_iter();
    // Ids that are not passed to `message` directly are recognised by their prefix.
    let chosen = [
        "illegal-", "ending-", "setup-", "record-", "table-", "server-", "cli-", "event-", "reason-", "review-",
        "tui-", "plain-", "rules-", "help-", "lesson-",
    ]
    .into_iter()
    .flat_map(|prefix| {
        let rests = ids_after(&sources, &format!("\"{prefix}"));
        rests.into_iter().map(move |rest| format!("{prefix}{rest}"))
    });
    let chosen = chosen.filter(|id| !CODES.contains(&id.as_str()));
    let of_page = ids_after(&page_sources(), "\"page-").into_iter().map(|rest| format!("page-{rest}"));
    let missing: Ids = asked.chain(chosen).chain(of_page).filter(|id| !defined.contains(id)).collect();
    assert!(missing.is_empty(), "no message {missing:?}");
}
