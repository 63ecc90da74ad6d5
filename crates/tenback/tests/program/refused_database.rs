//! A database that cannot be used is reported and stays unchanged to the byte.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;

use tempfile::TempDir;

use crate::serve::{Served, folder, program, refused};

/// The offsets of the version and the application id in a file, as documented by SQLite.
const VERSION: usize = 60;
const APPLICATION: usize = 68;

const LANGUAGES: [&str; 5] = ["en", "de", "cs", "pl", "uk"];

/// A folder with a database that a server has used and closed.
fn used() -> TempDir {
    let data = folder();
    let mut served = Served::start(program(data.path(), &["serve", "--port", "0"]));
    assert_eq!(served.stop("-TERM").0.code(), Some(0));
    data
}

/// The database of a folder, changed.
fn change(data: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let file = data.join("tenback.db");
    let mut bytes = fs::read(&file).expect("there is a database");
    change(&mut bytes);
    fs::write(&file, bytes).expect("the database can be written");
}

/// The server refuses the database of this folder with these words, in all languages with sentences of their own, and
/// leaves it alone.
#[track_caller]
fn assert_refused(data: &Path, words: &str) {
    let file = data.join("tenback.db");
    let before = fs::read(&file).expect("there is a database");
    let mut sentences = Vec::new();
    for language in LANGUAGES {
        let (status, said) = refused(&mut program(data, &["serve", "--port", "0", "--lang", language]));
        assert_eq!(status, Some(1), "{said}");
        assert!(said.contains(&file.display().to_string()) && said.contains("--database"), "{said}");
        sentences.push(said);
    }
    assert!(sentences[0].contains(words), "{words:?} was not said: {}", sentences[0]);
    assert!(fs::read(&file).expect("it is still there") == before, "it was changed");
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), LANGUAGES.len(), "{sentences:#?}");
}

#[test]
fn a_database_of_a_newer_version_is_refused() {
    let data = used();
    change(data.path(), |bytes| bytes[VERSION..VERSION + 4].copy_from_slice(&99_u32.to_be_bytes()));
    assert_refused(data.path(), "comes from a newer Tenback (format 99, this one supports ");
}

#[test]
fn a_database_of_another_program_is_refused() {
    let data = used();
    change(data.path(), |bytes| bytes[APPLICATION..APPLICATION + 4].copy_from_slice(&[0; 4]));
    assert_refused(data.path(), "is the database of another program");
}

#[test]
fn a_file_that_is_not_a_database_is_refused() {
    let data = folder();
    fs::write(data.path().join("tenback.db"), "Dear diary,\n".repeat(400)).expect("a temporary file");
    assert_refused(data.path(), "is not a database");
}

#[test]
fn a_damaged_database_is_refused() {
    let data = used();
    // Keep the header, remove the rest.
    change(data.path(), |bytes| bytes[100..].fill(0xa5));
    assert_refused(data.path(), "is damaged");
}

#[test]
fn a_database_in_use_is_refused() {
    let data = folder();
    let mut served = Served::start(program(data.path(), &["serve", "--port", "0"]));
    let (status, said) = refused(&mut program(data.path(), &["serve", "--port", "0"]));
    assert_eq!(status, Some(1));
    assert!(said.starts_with("Another server is using ") && said.contains("tenback.db"), "{said}");
    assert_eq!(served.stop("-TERM").0.code(), Some(0), "the first one goes on undisturbed");
}

#[test]
fn a_second_server_shows_the_link_to_the_first() {
    let data = folder();
    let free = std::net::TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr());
    let port = free.expect("a free port").port().to_string();
    let mut served = Served::start(program(data.path(), &["serve", "--port", &port]));
    let (status, said) = refused(&mut program(data.path(), &["serve", "--port", &port]));
    assert_eq!(status, Some(1));
    assert!(said.contains(&format!("open http://localhost:{port}")), "{said}");
    assert_eq!(served.stop("-TERM").0.code(), Some(0));
}

#[test]
fn a_database_in_a_read_only_folder_is_refused() {
    let data = folder();
    fs::set_permissions(data.path(), Permissions::from_mode(0o555)).expect("the folder is ours");
    let mut command = program(data.path(), &["serve", "--port", "0"]);
    if fs::metadata(data.path()).expect("the folder is there").uid() == 0 {
        // Root may do everything, so run it as another user.
        command.uid(65_534).gid(65_534);
        if command.output().is_err() {
            eprintln!("skipped: nobody but root can run the program here");
            return;
        }
    }
    let (status, said) = refused(&mut command);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("or its folder is not writable"), "{said}");
    fs::set_permissions(data.path(), Permissions::from_mode(0o755)).expect("the folder is ours");
    assert_eq!(fs::read_dir(data.path()).expect("the folder is there").count(), 0, "nothing was made");
}
