//! Lessons on the screen and in lines of text.

use tempfile::TempDir;
use tenback_lessons::{Action, Session};
use tenback_tui::{KeyCode, LessonName, Opening, Setting};
use tenback_words::{Language, Words};

use crate::plain::said;
use crate::seat::{Looks, Seat, USUAL};

fn lesson(name: LessonName) -> Seat {
    Seat::new(Opening::Learn(Some(name)))
}

/// A newcomer who only does what the coach says plays cards, goes ten back, ends turns and wins.
#[test]
fn the_first_lesson_by_keys() {
    let mut seat = lesson(LessonName::Basics);
    insta::assert_snapshot!("lesson", seat.screen());
    seat.keys("33a⏎");
    seat.sees("Piles c and d fall");
    seat.keys("55c⏎");
    seat.sees("You have played two cards");
    seat.keys("e");
    seat.sees("23 is exactly ten below 33");
    seat.keys("23a⏎");
    seat.sees("Ten back!");
    seat.keys("25a⏎e");
    seat.sees("Four cards to go");
    seat.keys("86a⏎76a⏎e");
    seat.sees("The draw pile has run out");
    seat.keys("21c⏎14c⏎");
    seat.sees("All cards are played: you win!");
    assert_eq!(Setting::Lessons.load(seat.folder()), Some("basics".to_owned()));
    seat.keys("⏎");
    seat.sees("Signals and talk");
}

#[test]
fn wrong_moves_are_explained_and_change_nothing() {
    let mut seat = lesson(LessonName::Basics);
    seat.keys("86a⏎");
    seat.sees("86 fits on pile a, but that is a step of 56.");
    seat.keys("25a⏎");
    seat.sees("25 doesn’t fit on pile a");
    seat.keys("e");
    seat.sees("Play 2 more cards before you end the turn.");
    seat.press(KeyCode::Esc);
    seat.sees("Piles a and b rise");
    seat.keys("h⏎");
    seat.sees("Piles c and d fall");
}

#[test]
fn signals_and_sentences_by_keys() {
    let mut seat = lesson(LessonName::Talk);
    seat.keys("24a⏎");
    seat.sees("Your partner asks you to keep off pile a.");
    seat.keys("61c⏎45b⏎e");
    seat.sees("Ten back: 11 on 21!");
    seat.keys("⏎");
    seat.sees("Give the signal “keep off” on pile b.");
    seat.keys("ak");
    seat.sees("“keep off” belongs on pile b");
    seat.keys("bk");
    seat.sees("play 35 on pile b");
    seat.keys("35b⏎");
    seat.sees("2 “Leave the third pile to me, please.”");
    seat.keys("1");
    seat.sees("That names a number");
    seat.keys("2");
    seat.sees("Right! Talk about piles");
}

#[test]
fn the_start_screen_leads_to_the_lessons_and_back() {
    let mut seat = Seat::new(Opening::Start);
    (0..5).for_each(|_| seat.press(KeyCode::Down));
    seat.keys("⏎");
    seat.sees("▶   First steps · The Game in eight small steps");
    seat.press(KeyCode::Down);
    seat.keys("⏎");
    seat.sees("Signals and talk · 1/7");
    seat.keys("q");
    seat.sees("Face to Face · When to help, when not to, and the race");
    seat.press(KeyCode::Esc);
    seat.sees("New game");
}

#[test]
fn the_rules_lead_to_the_lessons() {
    let mut seat = Seat::new(Opening::Start);
    (0..6).for_each(|_| seat.press(KeyCode::Down));
    seat.keys("⏎⏎");
    seat.press(KeyCode::End);
    seat.sees("tenback learn");
}

/// The coach's words are complete in every language, in the smallest window too.
#[test]
fn the_coach_fits_into_the_smallest_window() {
    for language in Language::ALL {
        let words = Words::new(language);
        for name in LessonName::ALL {
            let looks = Looks { language, size: (70, 22), ..USUAL };
            let mut seat = Seat::with(Opening::Learn(Some(name)), looks);
            let mut session = Session::new(name);
            loop {
                let says = words.message(session.says(), &[]);
                let last = says.split_whitespace().next_back().expect("it says something");
                assert!(seat.screen().contains(last), "{language:?} {says}\n{}", seat.screen());
                let Some(action) = session.shows() else { break };
                session.take(action).expect("what is shown leads on");
                seat.keys(&keys(action));
            }
        }
    }
}

/// The keys for an action.
fn keys(action: Action) -> String {
    match action {
        Action::Lay(lay) => format!("{lay}⏎"),
        Action::EndTurn => "e".to_owned(),
        Action::Signal(_) => "bk".to_owned(),
        Action::Say(number) => number.to_string(),
        Action::Next => "⏎".to_owned(),
    }
}

#[test]
fn a_lesson_in_lines_of_text() {
    let folder = TempDir::new().expect("a temporary folder");
    let lines = "learn talk\n24a\n61c 45b\nend\nnext\nkeep off b\n35b\nsay 2\nlearn\nquit\n";
    let said = said(folder.path(), Opening::Learn(None), lines.as_bytes());
    for sentence in [
        "learn basics: First steps. The Game in eight small steps.",
        "Your partner asks you to keep off pile a.",
        "Partner: 11 on pile a, ten back!",
        "Type “next” to continue.",
        "Give the signal “keep off” on pile b.",
        "say 3: “I can go exactly ten back on pile b.”",
        "Right! Talk about piles, never about numbers.",
        "✓ learn talk: Signals and talk.",
    ] {
        assert!(said.contains(sentence), "{sentence}\n{said}");
    }
}
