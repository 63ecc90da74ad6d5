//! Games are saved after every event, and can be resumed.

use std::fs;

use tempfile::TempDir;
use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{App, KeyCode, LoadError, OpenError, Opening, Place, SavedGames, Saving, load};

use crate::seat::{Seat, USUAL, alone, context, deal};

#[test]
fn a_game_is_resumed_in_the_middle_of_a_turn() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎");
    let (screen, record) = (seat.screen(), seat.record());
    // The program ends without notice, as after a power cut; only the folder is left.
    let folder = seat.leave();
    let mut seat = Seat::at(folder, Opening::Start, USUAL);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("The Game · 97 cards left · You");
    seat.keys("⏎");
    assert_eq!(seat.screen(), screen);
    assert_eq!(seat.record(), record, "resuming changes nothing");
    seat.keys("30a⏎e");
    assert!(seat.record().contains("\n1. 25a 30a\n"), "{}", seat.record());
    assert_eq!(seat.files().len(), 1, "it goes on in the same file");
}

/// Looking at a deal and leaving again must not fill the list of games.
#[test]
fn a_game_without_a_move_is_not_saved() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("q");
    assert!(seat.files().is_empty(), "{:?}", seat.files());
    assert_eq!(fs::read_dir(seat.folder().join("games")).expect("the folder is there").count(), 0);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("There are none yet.");
    // Neither is a game that was given up immediately.
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("xxq");
    assert!(seat.files().is_empty(), "{:?}", seat.files());
}

#[test]
fn a_game_that_two_have_begun_is_resumed_with_its_players() {
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let mut seat = Seat::new(deal(GameName::Classic, places, 7));
    seat.keys("⏎25a⏎");
    let mut seat = Seat::at(seat.leave(), Opening::Start, USUAL);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("The Game · 97 cards left · You, Greedy 2");
    seat.keys("⏎");
    seat.sees("Play one more card.");
}

/// Saved games can be deleted, after a question.
#[test]
fn a_saved_game_is_deleted_after_a_question() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎q");
    seat.press(KeyCode::Down);
    seat.keys("⏎d");
    seat.sees("Delete this game for good? Enter: yes. Esc: no.");
    seat.press(KeyCode::Esc);
    assert_eq!(seat.files().len(), 1, "Esc says no");
    seat.keys("dx");
    assert_eq!(seat.files().len(), 1, "so does any other key");
    seat.keys("d⏎");
    assert!(seat.files().is_empty(), "{:?}", seat.files());
    seat.sees("There are none yet.");
}

/// Somebody plays it in another window.
#[test]
fn a_game_that_is_open_elsewhere_is_not_deleted() {
    let mut first = Seat::new(alone(GameName::Classic, 7));
    first.keys("25a⏎");
    let (file, text) = (first.files().remove(0), first.record());
    let mut second = Seat::at(TempDir::new().expect("a temporary folder"), Opening::Start, USUAL);
    fs::create_dir_all(second.folder().join("games")).expect("the folder can be made");
    let copy = second.folder().join("games/copy.tgn");
    fs::write(&copy, &text).expect("the file can be written");
    let lock = fs::File::create(second.folder().join("games/copy.tgn.lock")).expect("the file can be written");
    lock.lock().expect("nobody else has it");
    second.press(KeyCode::Down);
    second.keys("⏎d⏎");
    second.sees("This game is open in another window.");
    assert!(copy.exists() && file.exists());
}

#[test]
fn the_list_says_when_what_who_and_how_it_ended() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎xx⏎");
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("The Game · lost, 97 cards left · You");
    let row = seat.row(7);
    let time: String = row.trim_start_matches([' ', '▶']).chars().take(16).collect();
    let shape: String = time.chars().map(|letter| if letter.is_ascii_digit() { '9' } else { letter }).collect();
    assert_eq!(shape, "9999-99-99 99:99", "{row}");
}

#[test]
fn what_happened_before_is_in_the_log_after_resuming() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎30a⏎e");
    seat.keys("l");
    let log = seat.screen();
    let mut seat = Seat::at(seat.leave(), Opening::Start, USUAL);
    seat.press(KeyCode::Down);
    seat.keys("⏎⏎l");
    assert_eq!(seat.screen(), log);
}

#[test]
fn broken_files_are_reported_and_left_unchanged() {
    let folder = TempDir::new().expect("a temporary folder");
    fs::create_dir(folder.path().join("games")).expect("the folder can be made");
    let file = folder.path().join("games/2026-01-01-000000-classic.tgn");
    for broken in [&b"[Game \"classic\"]\n[Deck \"5 6\"]\n\n1. 99z\n"[..], b"\xff\xfe\x00", b"no record at all"] {
        fs::write(&file, broken).expect("the file can be written");
        let mut seat = Seat::at(TempDir::new().expect("a temporary folder"), Opening::Start, USUAL);
        fs::create_dir_all(seat.folder().join("games")).expect("the folder can be made");
        fs::write(seat.folder().join("games/bad.tgn"), broken).expect("the file can be written");
        seat.press(KeyCode::Down);
        seat.keys("⏎");
        seat.sees("bad.tgn");
        seat.keys("⏎");
        seat.sees("can’t be opened");
        assert_eq!(fs::read(seat.folder().join("games/bad.tgn")).expect("it is still there"), broken);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_and_the_game_continues() {
    let folder = TempDir::new().expect("a temporary folder");
    // There is a file in place of the folder: not even root can write below it.
    fs::write(folder.path().join("games"), "in the way").expect("the file can be written");
    let mut seat = Seat::at(folder, alone(GameName::Classic, 7), USUAL);
    seat.sees("This game continues without being saved");
    seat.keys("25a⏎");
    seat.sees("Play one more card.");
    seat.keys("q");
    seat.sees("This game is not saved and will be lost.");
    seat.press(KeyCode::Esc);
    seat.sees("Play one more card.");
    seat.keys("q⏎");
    seat.sees("New game");
    assert_eq!(seat.saving(), Saving::Failed, "the exit status says so");
    assert_eq!(Seat::new(alone(GameName::Classic, 7)).saving(), Saving::Done);
}

#[test]
fn finished_games_can_be_replayed() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎x⏎x⏎");
    seat.press(KeyCode::Down);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("97 cards left");
    seat.keys("⏎");
    seat.sees("step 0 of");
}

/// Overwriting somebody else's file, or one with more games, would lose data.
#[test]
fn only_a_saved_file_with_a_single_game_is_overwritten() {
    let game = "[Game \"classic\"]\n[First \"1\"]\n[Hands \"5 6 7\"]\n[Deck \"8 9\"]\n";
    let two = format!("{game}\n{game}");
    for (name, text) in [("mine.tgn", game), ("games/two.tgn", two.as_str()), ("games.txt", two.as_str())] {
        let folder = TempDir::new().expect("a temporary folder");
        fs::create_dir(folder.path().join("games")).expect("the folder can be made");
        let file = folder.path().join(name);
        fs::write(&file, text).expect("the file can be written");
        let loaded = load(&file, 1).expect("the record is sound");
        let mut seat = Seat::at(folder, Opening::Resume(file.clone(), Box::new(loaded)), USUAL);
        seat.sees("stays unchanged; the game continues in");
        seat.keys("5a⏎");
        assert_eq!(fs::read_to_string(&file).expect("it is still there"), text);
        let kept: Vec<_> = seat.files().into_iter().filter(|kept| *kept != file).collect();
        assert_eq!(kept.len(), 1, "{kept:?}");
        assert!(fs::read_to_string(&kept[0]).expect("the file can be read").contains("\n1. 5a *\n"));
    }
}

/// Two windows on one game would overwrite each other's moves.
#[test]
fn a_game_is_open_in_one_window_only() {
    let mut first = Seat::new(alone(GameName::Classic, 7));
    first.keys("25a⏎");
    let keep = SavedGames::at(first.folder().to_owned());
    let file = first.files().remove(0);
    assert_eq!(keep.last_open(), None, "the last game is in use");
    let again = || {
        let loaded = load(&file, 1).expect("the record is sound");
        App::new(context(first.folder(), USUAL), Opening::Resume(file.clone(), Box::new(loaded)))
    };
    let refused = again().err().expect("it is open in the first window");
    assert!(matches!(refused.1, OpenError::Load(LoadError::InUse)));
    assert_eq!(refused.0.unreadable(&LoadError::InUse), "This game is open in another window.");
    // Leaving the game frees it, and leaves no other file behind.
    first.keys("q");
    first.sees("New game");
    assert_eq!(keep.last_open().as_ref(), Some(&file));
    assert_eq!(fs::read_dir(first.folder().join("games")).expect("the folder is there").count(), 1);
}

#[test]
fn a_lock_left_behind_by_a_killed_program_is_ignored() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎");
    let folder = seat.leave();
    let keep = SavedGames::at(folder.path().to_owned());
    let file = keep.last_open().expect("the game is open");
    fs::write(format!("{}.lock", file.display()), "").expect("the file can be written");
    assert_eq!(keep.last_open().as_ref(), Some(&file));
    let loaded = load(&file, 1).expect("the record is sound");
    let seat = Seat::at(folder, Opening::Resume(file, Box::new(loaded)), USUAL);
    seat.sees("Play one more card.");
}

/// A list may be older than the file: moves of another window must not be lost.
#[test]
fn a_game_is_resumed_from_the_current_file() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎");
    let file = seat.files().remove(0);
    let old = load(&file, 1).expect("the record is sound");
    seat.keys("30a⏎");
    let record = seat.record();
    let seat = Seat::at(seat.leave(), Opening::Resume(file, Box::new(old)), USUAL);
    assert_eq!(seat.record(), record);
}

/// The length of the list is limited; games that do not belong in it must not count.
#[test]
fn an_unfinished_game_is_listed_behind_any_number_of_finished_ones() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎");
    let folder = seat.leave();
    let over = "[Game \"classic\"]\n[First \"1\"]\n[Hands \"5\"]\n[Deck \"-\"]\n\n1. 5a\n";
    for number in 0..201 {
        let file = folder.path().join(format!("games/over-{number}.tgn"));
        fs::write(&file, over).expect("the file can be written");
        assert!(number > 0 || load(&file, 1).is_ok_and(|game| !game.is_open()));
    }
    let mut seat = Seat::at(folder, Opening::Start, USUAL);
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("The Game · 97 cards left · You");
}
