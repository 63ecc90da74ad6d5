//! The same as lines of text.

use std::fs;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{Opening, Place, load, plain};

use crate::seat::{USUAL, alone, deal, desk};

/// What is said to these lines.
fn said(folder: &Path, opening: Opening, lines: impl Read + Send + 'static) -> String {
    let mut said = Vec::new();
    let left = plain(desk(folder, USUAL), opening, BufReader::new(lines), &mut said);
    assert!(left.is_ok_and(|left| left.is_ok()));
    String::from_utf8(said).expect("it is text")
}

/// Lines before which the folder of games is gone.
struct AfterLoss {
    games: PathBuf,
    lines: &'static [u8],
}

impl Read for AfterLoss {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.games.exists() {
            fs::remove_dir_all(&self.games)?;
        }
        self.lines.read(buffer)
    }
}

#[test]
fn it_is_said_once_when_saving_begins_to_fail() {
    let folder = TempDir::new().expect("a temporary folder");
    let games = folder.path().join("games");
    let lines = b"25a\n".chain(AfterLoss { games, lines: b"30a\nend\n" });
    let said = said(folder.path(), alone(GameName::Classic, 7), lines);
    let (before, after) = said.split_once("You: 30 on pile a").expect("play goes on");
    assert!(!before.contains("unsaved"), "{before}");
    assert_eq!(after.matches("This game continues without being saved:").count(), 1, "{after}");
}

#[test]
fn who_begins_is_told() {
    let folder = TempDir::new().expect("a temporary folder");
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let said = said(folder.path(), deal(GameName::FaceToFace, places, 7), &b""[..]);
    assert_eq!(said.matches(": first turn.").count(), 1, "{said}");
}

#[test]
fn the_lobby_takes_names_and_languages_but_no_chat() {
    let folder = TempDir::new().expect("a temporary folder");
    let lines = "new classic names Ann,Ben talk chat\nnew classic names Ann,Ben bots greedy\nquit\nlanguage\nlanguage de\nquit\n";
    let said = said(folder.path(), Opening::Start, lines.as_bytes());
    assert_eq!(said.matches("You can add options").count(), 1, "{said}");
    assert!(said.contains("At the table: Ann, Ben, "), "{said}");
    assert!(said.contains("de (Deutsch)"), "{said}");
    assert!(said.contains("Tippe „new classic“"), "{said}");
}

/// The newest game in the list may be over.
#[test]
fn resume_goes_on_with_the_last_open_game() {
    let folder = TempDir::new().expect("a temporary folder");
    let lines = "resume\nnew classic seed 7\n25a\nquit\nnew extreme\nresign yes\nresume\n30a\nquit\nquit\n";
    let said = said(folder.path(), Opening::Start, lines.as_bytes());
    assert!(said.contains("There is no unfinished game to resume"), "{said}");
    assert!(said.contains("You: 30 on pile a, +5."), "{said}");
}

#[test]
fn an_empty_seat_is_taken_by_a_person() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("two.tgn");
    let game = "[Game \"classic\"]\n[Seats \"2\"]\n[First \"2\"]\n[Hands \"10 20; 11 21\"]\n[Deck \"-\"]\n[Players \"Ann; -\"]\n";
    fs::write(&file, game).expect("the file can be written");
    let loaded = load(&file, 1).expect("the record is sound");
    let said = said(folder.path(), Opening::Resume(file, Box::new(loaded)), &b"next\n11a\n"[..]);
    assert!(said.contains("Pass the keyboard to Player 2"), "{said}");
    assert!(said.contains("Player 2: 11 on pile a"), "{said}");
}
