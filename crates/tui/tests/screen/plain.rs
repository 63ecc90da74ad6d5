//! The plain mode.

use std::fs;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{Farewell, Opening, Place, load, plain};

use crate::seat::{USUAL, alone, context, deal};

/// The output for these lines.
pub(crate) fn said(folder: &Path, opening: Opening, lines: impl Read + Send + 'static) -> String {
    let mut said = Vec::new();
    let left = plain(context(folder, USUAL), opening, BufReader::new(lines), &mut said, &Farewell::default());
    assert!(left.is_ok_and(|left| left.is_ok()));
    String::from_utf8(said).expect("it is text")
}

/// Lines that remove the folder of games before they are read.
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
fn a_failure_to_save_is_reported_once() {
    let folder = TempDir::new().expect("a temporary folder");
    let games = folder.path().join("games");
    let lines = b"25a\n".chain(AfterLoss { games, lines: b"30a\nend\n" });
    let said = said(folder.path(), alone(GameName::Classic, 7), lines);
    let (before, after) = said.split_once("You: 30 on pile a").expect("play goes on");
    assert!(!before.contains("unsaved"), "{before}");
    assert_eq!(after.matches("This game continues without being saved:").count(), 1, "{after}");
}

#[test]
fn the_first_player_is_reported() {
    let folder = TempDir::new().expect("a temporary folder");
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let said = said(folder.path(), deal(GameName::FaceToFace, places, 7), &b""[..]);
    assert_eq!(said.matches(": first turn.").count() + said.matches("You go first.").count(), 1, "{said}");
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
fn resume_continues_the_last_unfinished_game() {
    let folder = TempDir::new().expect("a temporary folder");
    let lines = "resume\nnew classic seed 7\n25a\nquit\nnew classic seed 7\n25a\nresign yes\nresume\n30a\nquit\nquit\n";
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

/// Two turns, in full and in brief.
#[test]
fn the_brief_form_tells_what_changes_and_what_is_owed() {
    let folder = TempDir::new().expect("a temporary folder");
    let turns = "25a\n30a\nend\n31a\n";
    let full = said(folder.path(), alone(GameName::Classic, 7), turns.as_bytes());
    assert_eq!(full.matches("Pile a rises").count(), 2, "{full}");
    let lines = "brief\n25a\n30a\nend\n31a\nhand\npiles\nlook\nhelp\nfull\n53a\nend\n";
    let brief = said(folder.path(), alone(GameName::Classic, 7), lines.as_bytes());
    let (told, asked) = brief.split_once("You: 31 on pile a, +1.").expect("the turn is told");
    let (_, told) = told.split_once("Brief: only changes are reported.").expect("it is said");
    for sentence in ["You: 25 on pile a, +24.", "Play one more card.", "Type “end”", "Drawn: 72, 47.", "Your turn:"]
    {
        assert!(told.contains(sentence), "{sentence:?} was not said:\n{told}");
    }
    assert!(!told.contains("Pile ") && !told.contains("Your hand"), "details are for those who ask:\n{told}");
    let (asked, full) = asked.split_once("Full: the table is described every turn.").expect("it is said");
    assert_eq!(asked.matches("Your hand: ").count(), 2, "by hand and look:\n{asked}");
    assert_eq!(asked.matches("Pile d falls").count(), 2, "by piles and look:\n{asked}");
    assert!(asked.contains("“brief” reports only what changes"), "the help tells of it:\n{asked}");
    assert!(full.contains("Pile a rises and shows 53"), "{full}");
}

#[test]
fn signals_are_typed_as_they_are_read() {
    let folder = TempDir::new().expect("a temporary folder");
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let lines = "begin\nkeep off b\nrather not c\nsmall steps a\ngo ahead d\nkeep-off c\nkeep off z\nkeep off\n";
    let said = said(folder.path(), deal(GameName::Classic, places, 7), lines.as_bytes());
    for sentence in [
        "You: pile b – keep off.",
        "You: pile c – rather not.",
        "You: pile a – small steps",
        "You: pile d – go ahead.",
        "You: pile c – keep off.",
        "“keep off z” means nothing here",
        "“keep off” means nothing here",
    ] {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
}

#[test]
fn a_replay_tells_steps_and_the_table_only_when_asked() {
    let folder = TempDir::new().expect("a temporary folder");
    let record = "[Game \"classic\"]\n[Seats \"2\"]\n[First \"1\"]\n[Hands \"10 20 30; 11 21 31\"]\n[Deck \"40 41 42\"]\n[Players \"Ann; Ben\"]\n\n1. 10a 20a\n2. 21a *\n";
    let file = folder.path().join("two.tgn");
    fs::write(&file, record).expect("the file can be written");
    let loaded = load(&file, 1).expect("the record is sound");
    let opening = Opening::Replay(Box::new(tenback_tui::Timeline::new(loaded.record, loaded.replayed)));
    let lines = "next\nnext\nturn\nback\nlast\nnext\nfly\ngo 99\ngo x\nview 2\nlook\nview all\n";
    let said = said(folder.path(), opening, lines.as_bytes());
    let (steps, asked) = said.split_once("Ben: 11, 31.").expect("a hand is told when asked for");
    for sentence in [
        "The cards are dealt.",
        "Step 1 of 7. Ann: first turn.",
        "Step 2 of 7. Ann: 10 on pile a, +9.",
        "\nAnn: 20 on pile a, +10.\n",
        "Turn 2: Ben.",
        "Ben: 21 on pile a, +1.",
        "“next”, “back”, “turn” for a whole turn",
    ] {
        assert!(steps.contains(sentence), "{sentence:?} was not said:\n{steps}");
    }
    assert!(!steps.contains("Pile "), "nobody asked for the table:\n{steps}");
    assert_eq!(asked.matches("Pile a rises and shows 21").count(), 1, "{asked}");
    assert!(asked.contains("\nAnn: 30, 40, 41, 42.\nBen: 11, 31.\n"), "{asked}");
}

/// Saved games can be deleted, after a question.
#[test]
fn a_game_is_deleted_after_a_question_and_dealt_again_after_its_end() {
    let folder = TempDir::new().expect("a temporary folder");
    let lines = "again\nnew classic seed 7\n25a\nquit\ngames\ndelete 9\ndelete 1\ngames\ndelete 1 yes\ngames\n\
                 new classic seed 7\nresign yes\nsame\n25a\nresign yes\nagain\nquit\nquit\n";
    let said = said(folder.path(), Opening::Start, lines.as_bytes());
    for sentence in [
        "No game was played yet: type “new classic” to start one.",
        "There is no game 9 in the list",
        "The Game · 97 cards left · You. Type “delete 1 yes” to delete it for good.",
        "The game is deleted.",
        "There are none yet.",
        "“again” deals another game, “same” the same cards again, “review” reviews the game, “quit” leaves.",
        "You: 25 on pile a, +24.",
        "Lost with 97 cards left. You gave up.",
        "No card was played, so this game is not saved.",
    ] {
        assert!(said.contains(sentence), "{sentence:?} was not said:\n{said}");
    }
    assert_eq!(said.matches("Type “resume 1” to continue it.").count(), 2, "the question deletes nothing:\n{said}");
}

/// Ctrl-D in the middle of a game says whether it is saved.
#[test]
fn the_end_of_the_lines_says_that_the_game_is_saved() {
    let folder = TempDir::new().expect("a temporary folder");
    let left = |lines: &'static str| {
        let said = said(folder.path(), alone(GameName::Classic, 7), lines.as_bytes());
        said.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(left("25a\n"), "The game is saved: “tenback play --resume” continues it.");
    assert_eq!(left(""), "No card was played, so this game is not saved.");
    assert!(left("25a\nresign yes\n").starts_with("“again” deals another game"), "a finished game is not resumed");
}

/// Players who gave up or got stuck are named; the user is “you”.
#[test]
fn the_end_names_players_and_what_they_held() {
    let folder = TempDir::new().expect("a temporary folder");
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let said = said(folder.path(), deal(GameName::FaceToFace, places, 7), &b"resign yes\n"[..]);
    assert!(said.contains("Greedy 2 wins: you gave up."), "{said}");
    assert!(said.contains("\nYou: ") && said.contains("\nGreedy 2: "), "all hands are told:\n{said}");
    assert!(!said.contains("Seat 1") && !said.contains("seat 1"), "{said}");
}
