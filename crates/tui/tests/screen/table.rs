//! What keys and clicks do at the table.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_tui::{KeyCode, Pace, Place};

use crate::seat::{Looks, Seat, USUAL, alone, deal};

/// A12: 34 first is fine, 40 first loses, and nothing else fits.
const TRAP: &str = "[Game \"classic\"]\n[Hands \"34 40\"]\n[Piles \"33 99 3 2\"]\n[Deck \"50 60\"]\n";

/// Two people; the mute card 15 lies on a, and 16 covers it.
const MUTED: &str = "[Game \"extreme\"]\n[Seats \"2\"]\n[First \"1\"]\n[Hands \"16 86 90; 50 51 52\"]\n[Piles \"15 20 95 91\"]\n\
                     [Deck \"70 71 72\"]\n[Players \"Ann; Ben\"]\n";

#[test]
fn a_lay_is_typed_as_in_the_notation() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a");
    seat.sees("› 25a");
    seat.sees("▲ 25 +24");
    seat.keys("⏎");
    seat.sees("Play one more card.");
    seat.sees("97 cards left");
    assert!(seat.record().contains("\n1. 25a *\n"), "{}", seat.record());
}

#[test]
fn arrow_keys_choose_a_card_and_the_pile_where_it_costs_least() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.press(KeyCode::Left);
    seat.sees("▶83◀");
    seat.sees("▲ 83 +17");
    seat.press(KeyCode::Enter);
    assert!(seat.record().contains("\n1. 83c *\n"));
    seat.press(KeyCode::Right);
    seat.press(KeyCode::Up);
    seat.press(KeyCode::Enter);
    assert!(seat.record().contains("\n1. 83c 25d *\n"), "{}", seat.record());
}

#[test]
fn clicks_choose_a_card_and_lay_it_on_a_pile() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    let card = seat.row(16).split("31").next().expect("31 is in the hand").chars().count();
    seat.click(card as u16, 16);
    seat.sees("▶31◀");
    seat.click(40, 6);
    assert!(seat.record().contains("\n1. 31b *\n"), "{}", seat.record());
}

#[test]
fn rejected_input_says_why_and_changes_nothing() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    for (keys, answer) in [
        ("45a⏎", "45 is not in the hand"),
        ("999⏎", "“999” is not a move"),
        ("25⏎", "Choose a pile first"),
        ("e", "Play 2 more cards before you end the turn"),
        ("u", "There is nothing to take back"),
    ] {
        seat.press(KeyCode::Esc);
        seat.keys(keys);
        seat.sees(answer);
        assert!(seat.files().is_empty(), "after a move there would be a file");
    }
}

#[test]
fn a_turn_can_be_tried_out_alone() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    assert!(seat.row(23).contains("t try out"), "{}", seat.row(23));
    seat.keys("t25a⏎");
    seat.sees("trying out 25a");
    assert!(seat.files().is_empty(), "nothing is played");
    seat.keys("t");
    seat.sees("Nothing was played.");
    seat.keys("t25a⏎30a⏎y");
    seat.sees("End your turn");
    assert_eq!(seat.files().len(), 1, "now it is played");
}

#[test]
fn cards_next_to_the_start_of_a_pile_leave_it_visible() {
    let seat = Seat::at_record("[Game \"classic\"]\n[Hands \"2 50 99\"]\n[Deck \"-\"]\n");
    let rising = [3, 6].map(|row| seat.row(row));
    let falling = [9, 12].map(|row| seat.row(row));
    assert!(rising.iter().all(|row| row.contains("▌┃─")), "{rising:#?}");
    assert!(falling.iter().all(|row| row.contains("─┃▐")), "{falling:#?}");
}

/// A rejected move must not trap the player: the next key starts a new one.
#[test]
fn the_key_after_a_rejected_move_starts_a_new_entry() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("99a⏎");
    seat.sees("99 is not in the hand");
    seat.keys("57a⏎");
    seat.sees("Play one more card.");
    assert!(seat.record().contains("1. 57a *"), "{}", seat.record());
    seat.keys("99b⏎e");
    seat.sees("Play one more card before you end the turn.");
    // The same for a card of the hand that does not fit, and for Enter without a new entry.
    seat.keys("53a⏎");
    seat.sees("53 doesn’t fit on pile a");
    seat.keys("⏎");
    seat.sees("Choose a card first");
    seat.keys("53b⏎");
    assert!(seat.record().contains("1. 57a 53b *"), "{}", seat.record());
}

#[test]
fn a_card_that_does_not_fit_is_rejected_with_the_rule() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("46a⏎25a⏎");
    seat.sees("25 doesn’t fit on pile a, which shows 46: play a card higher than 46, or exactly 36.");
}

#[test]
fn lays_can_be_taken_back_when_playing_alone() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    let dealt = seat.screen();
    seat.keys("25a⏎u");
    let before = seat.record();
    assert!(!before.contains("1. "), "{before}");
    seat.keys("25a⏎30a⏎uu");
    assert_eq!(seat.screen(), dealt);
    assert_eq!(seat.record(), before);
}

#[test]
fn a_losing_lay_is_marked_and_asked_about() {
    let mut seat = Seat::at_record(TRAP);
    seat.sees("a+7!");
    let before = seat.position();
    seat.keys("40a⏎");
    seat.sees("40 on pile a loses the game: you could not play enough cards after it.");
    assert_eq!(seat.position(), before, "asking lays nothing");
    seat.press(KeyCode::Esc);
    seat.sees("Your turn: play 2 cards.");
    seat.keys("40a⏎⏎");
    seat.sees("Lost with 3 cards left: excellent!");
}

#[test]
fn the_safe_order_does_not_lose() {
    let mut seat = Seat::at_record(TRAP);
    seat.keys("34a⏎40a⏎");
    seat.sees_no("loses");
    seat.sees("Drawn: 50, 60.");
}

#[test]
fn ten_back_is_highlighted() {
    let mut seat =
        Seat::at_record("[Game \"classic\"]\n[Hands \"37 60 80\"]\n[Piles \"47 1 100 100\"]\n[Deck \"5 6 7\"]\n");
    seat.sees("a−10");
    seat.sees("◆");
    seat.keys("37a⏎");
    seat.press(KeyCode::Char('l'));
    seat.sees("You: 37 on pile a, ten back!");
}

#[test]
fn a_mute_card_silences_signals_until_it_is_covered() {
    let mut seat = Seat::at_record(MUTED);
    seat.keys("⏎");
    seat.sees("∞ mute: no talk, no signals");
    seat.keys("bk");
    seat.sees("The mute card on pile a forbids signals: wait until it is covered.");
    seat.keys("16a⏎bk");
    seat.sees("Ann: keep off");
    seat.press(KeyCode::Esc);
    seat.keys("86d⏎");
    seat.sees_no("Ann: keep off");
}

#[test]
fn the_command_of_the_selected_card_can_be_signalled() {
    let mut seat = Seat::at_record(MUTED);
    seat.keys("⏎16a⏎86o");
    let muted = "I hold a card with “mute”.";
    seat.keys("l");
    seat.sees(&format!("Ann: {muted}"));
}

#[test]
fn trying_out_is_private_and_can_be_undone() {
    let places = vec![Place::Person(None), Place::Bot(Level::Greedy)];
    let mut seat = Seat::new(deal(GameName::Classic, places, 7));
    seat.keys("⏎");
    let before = seat.row(16);
    seat.keys("t25a⏎");
    seat.sees("trying out 25a");
    seat.sees("Play one more card.");
    assert!(seat.files().is_empty(), "what is tried out is not laid: after a move there would be a file");
    seat.keys("u");
    assert_eq!(seat.row(16), before);
    seat.keys("25a⏎31a⏎");
    seat.sees("That’s enough.");
    seat.keys("t");
    seat.sees("Nothing was played.");
    assert_eq!(seat.row(16), before);
    seat.keys("t25a⏎31a⏎y");
    assert!(seat.record().contains("\n1. 25a 31a *\n"), "{}", seat.record());
    seat.sees("End your turn");
}

#[test]
fn a_hint_names_lays_and_a_reason_and_enter_follows_it() {
    let mut seat =
        Seat::at_record("[Game \"classic\"]\n[Hands \"37 60 80\"]\n[Piles \"47 1 100 100\"]\n[Deck \"5 6 7\"]\n");
    seat.keys("h");
    seat.sees("A master would play 37a");
    seat.sees("It goes ten back on pile a.");
    seat.keys("⏎");
    seat.sees("Play one more card.");
}

#[test]
fn giving_up_is_asked_about() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("x");
    seat.sees("Give up this game?");
    seat.press(KeyCode::Esc);
    seat.sees("Your turn");
    seat.keys("x⏎");
    seat.sees("Give up this game?");
    seat.keys("x");
    seat.sees("Lost with 98 cards left. You gave up.");
}

#[test]
fn help_rules_and_log_are_one_key_away() {
    let mut seat = Seat::new(alone(GameName::Extreme, 7));
    seat.keys("?");
    seat.sees("take back the last card");
    seat.press(KeyCode::Esc);
    seat.keys("r");
    seat.sees("Rules: Extreme");
    seat.press(KeyCode::End);
    seat.sees("a set of its own");
    seat.press(KeyCode::Esc);
    seat.keys("l");
    seat.sees("You go first.");
    seat.press(KeyCode::Esc);
    seat.sees("Your turn");
}

#[test]
fn a_bot_plays_its_choice_however_long_the_pause() {
    let played = |pace| {
        let places = vec![Place::Person(None), Place::Bot(Level::Expert)];
        let mut seat = Seat::with(deal(GameName::Classic, places, 7), Looks { pace, ..USUAL });
        seat.keys("⏎");
        for _ in 0..4 {
            seat.keys("h⏎h⏎e");
        }
        seat.record()
    };
    let hurried = played(Pace::Fast);
    assert!(hurried.contains("\n4. "), "{hurried}");
    let only_turns = |record: &str| record.lines().filter(|line| !line.starts_with('[')).collect::<String>();
    assert_eq!(only_turns(&hurried), only_turns(&played(Pace::Calm)));
}

#[test]
fn a_hint_that_comes_late_does_not_answer_a_question() {
    let mut seat = Seat::at_record(TRAP);
    seat.press_at_once(KeyCode::Char('h'));
    for key in ['4', '0', 'a'] {
        seat.press_at_once(KeyCode::Char(key));
    }
    seat.press(KeyCode::Enter);
    seat.sees("loses");
    seat.press(KeyCode::Esc);
    seat.press_at_once(KeyCode::Char('h'));
    for key in ['3', '4'] {
        seat.press_at_once(KeyCode::Char(key));
    }
    seat.press(KeyCode::Char('a'));
    seat.sees("› 34a");
}

#[test]
fn a_tried_turn_that_loses_is_asked_about_before_anything_is_laid() {
    let record = TRAP
        .replace("[Hands \"34 40\"]", "[Seats \"2\"]\n[First \"1\"]\n[Hands \"34 40; 50\"]\n[Players \"Ann; Ben\"]");
    let mut seat = Seat::at_record(&record.replace("50 60", "60"));
    let before = seat.position();
    seat.keys("⏎t40a⏎y");
    seat.sees("loses");
    assert_eq!(seat.position(), before, "nothing is laid yet");
    seat.press(KeyCode::Esc);
    seat.keys("u34a⏎40a⏎y");
    assert!(seat.position().contains("34a 40a"), "{}", seat.position());
}

#[test]
fn a_typo_in_a_number_is_not_a_command() {
    let mut seat = Seat::new(alone(GameName::Classic, 7));
    seat.keys("25a⏎31a⏎");
    let before = seat.record();
    seat.keys("46e");
    seat.sees("“46e” is not a move");
    seat.keys("83x⏎");
    seat.keys("83c46");
    seat.sees("Press Enter first to play 83c.");
    assert_eq!(seat.record(), before, "nothing is laid, ended or given up");
    seat.keys("⏎");
    assert!(seat.record().contains("25a 31a 83c"), "{}", seat.record());
}
