//! Remote tables: real sockets, a real table, and a player at the keyboard.

use std::time::{Duration, Instant};

use tempfile::TempDir;
use tenback_bots::Level;
use tenback_rules::{GameName, Viewer};
use tenback_table::{Settings, Sitter, Talk};
use tenback_tui::{Context, Invitation, KeyCode, Link, Opening, TableRequest, load};
use tenback_wire::{ClientCommand, NewTable};
use tenback_words::{Language, Words};

use crate::fake::{FakeServer, seat};
use crate::seat::{Looks, Seat, USUAL, context};
use crate::two::{Two, next};

fn laid(server: &FakeServer) -> usize {
    server.table().game().map_or(0, |game| game.board().heights().0.iter().map(|&height| usize::from(height)).sum())
}

/// The screen with an address that is the same every time.
fn picture(ann: &Seat, server: &FakeServer) -> String {
    let address = server.link().replace("http://", "");
    let address = address.split('/').next().expect("there is an address").to_owned();
    ann.screen().replace(&address, "10.0.0.55:18098")
}

#[test]
fn the_waiting_room_shows_who_sits_where_and_how_to_invite() {
    let server = FakeServer::new(GameName::Classic, 3);
    let mut ann = Seat::joining(&server.link(), "Ann", USUAL);
    ann.until("You · Ann");
    ann.sees(&server.link());
    ann.sees("Send the link, or b puts a bot in an empty seat: Expert");
    let ben = server.friend("Ben");
    server.ask(ben, ClientCommand::Sit { seat: Some(seat(3)) }).expect("the seat is free");
    ann.until("Ben joined the table.");
    server.ask(ben, ClientCommand::Say { text: "Hello!".into() }).expect("people may chat");
    ann.until("Ben: “Hello!”");
    ann.type_at_once("cGood evening⏎");
    ann.until("You: “Good evening”");
    insta::assert_snapshot!("room", picture(&ann, &server));

    ann.press_at_once(KeyCode::Down);
    ann.press_at_once(KeyCode::Left);
    ann.type_at_once("b");
    ann.until("Strong 2");
    ann.sees("All seats are taken: d deals the cards.");
    // Bots are removed immediately, people after a question.
    ann.type_at_once("k");
    ann.wait_for("an empty seat", |_| server.table().sitters()[seat(2)] == Sitter::Empty);
    ann.press_at_once(KeyCode::Down);
    ann.type_at_once("k");
    ann.sees("Remove Ben");
    ann.press_at_once(KeyCode::Esc);
    assert_ne!(server.table().sitters()[seat(3)], Sitter::Empty);
    ann.type_at_once("k⏎");
    ann.until("The host removed Ben.");
    ann.type_at_once("q");
    ann.sees("T E N B A C K");
    let empty = || server.table().sitters().as_slice().iter().all(|sitter| *sitter == Sitter::Empty);
    ann.wait_for("the seat given free", |_| empty());
}

#[test]
fn only_the_host_places_bots() {
    let server = FakeServer::new(GameName::Classic, 2);
    server.set_host(server.friend("Host"));
    let mut ann = Seat::joining(&server.link(), "Ann", USUAL);
    ann.until("You · Ann");
    ann.sees("Waiting for more players.");
    ann.press_at_once(KeyCode::Down);
    ann.type_at_once("b");
    ann.until("Refused: host-only.");
}

#[test]
fn two_play_a_whole_game_and_another() {
    let mut two = Two::new();
    insta::assert_snapshot!("there-who-begins", picture(&two.ann, &two.server));
    two.ann.sees("Who goes first? i: let me. n: not me. b: I’ll start now.");
    two.ann.type_at_once("n");
    two.ann.until("Waiting for the others to say.");
    two.server.ask(two.ben, ClientCommand::Begin {}).expect("nobody has begun");
    two.ben_plays();
    two.ann.until("Your turn: play 2 cards.");
    insta::assert_snapshot!("there-turn", picture(&two.ann, &two.server));
    while !two.is_over() {
        if two.to_move() == Some(seat(2)) {
            two.ben_plays();
            continue;
        }
        let before = two.server.table().seq();
        match next(&two.server, seat(1)) {
            ClientCommand::Lay { lay } => {
                let loses = two.server.table().view(Viewer::Seat(seat(1))).expect("dealt").board().clone();
                let hand = two.server.table().view(Viewer::Seat(seat(1))).expect("dealt").hand();
                two.ann.wait_for("the turn", |ann| ann.shows("Your turn") || ann.shows("Play one more"));
                two.ann.type_at_once(&format!("{lay}⏎"));
                if loses.loses(hand, lay) {
                    two.ann.type_at_once("⏎");
                }
            }
            _ => {
                two.ann.until("End your turn");
                two.ann.type_at_once("e");
            }
        }
        two.done("an answer", |server| server.table().seq() > before);
    }
    two.ann.until("The game is over. a: another one. s: the same cards again.");
    two.ann.wait_for("the record", |ann| !ann.files().is_empty());
    let files = two.ann.files();
    assert_eq!(files.len(), 1, "kept once");
    let loaded = load(&files[0], 1).expect("it can be looked at again");
    assert!(!loaded.is_open() && loaded.record.tag("Players") == Some("Ann; Ben"));

    two.ann.type_at_once("v");
    two.ann.sees("step 0 of");
    two.ann.type_at_once("q");
    two.ann.until("The game is over. a: another one.");
    two.ann.type_at_once("s");
    two.ann.until("Who goes first?");
    assert_eq!(two.server.table().games(), 2);
    assert_eq!(two.ann.files().len(), 1, "an open game is not kept");
}

#[test]
fn fast_input_is_played_in_order() {
    let mut two = Two::new();
    two.ann.type_at_once("b");
    two.ann.until("Your turn: play 2 cards.");
    let view = two.server.table().view(Viewer::Seat(seat(1))).expect("dealt");
    let cards: Vec<_> = view.hand().iter().collect();
    two.ann.type_at_once(&format!("{}a⏎{}a⏎e", cards[0], cards[1]));
    two.done("the turn", |server| server.table().game().is_some_and(|game| game.board().turn().number() == 2));
    assert_eq!(laid(&two.server), 2);
    two.ann.until("Drawn: ");
    two.ann.sees("Ben to play.");
}

#[test]
fn lays_are_tried_out_in_private_and_a_master_gives_hints() {
    let mut two = Two::new();
    two.ann.type_at_once("b");
    two.ann.until("Your turn");
    let before = two.server.table().seq();
    let lay = two.server.table().view(Viewer::Seat(seat(1))).expect("dealt").legal()[0].lay;
    two.ann.type_at_once(&format!("t{lay}⏎"));
    two.ann.sees(&format!("trying out {lay}"));
    two.ann.type_at_once("t");
    two.ann.sees("Nothing was played.");
    assert_eq!(two.server.table().seq(), before, "the server has heard nothing of it");
    // The server gives hints, so that everyone knows how many were used.
    two.ann.type_at_once("h");
    two.ann.until("A master would play");
    two.ann.sees("It is a test.");
    assert_eq!(two.server.table().snapshot(Viewer::Spectator).hints_given.as_slice(), [1, 0]);
    two.ann.type_at_once("l");
    two.ann.until("You: used a hint.");
}

#[test]
fn chat_that_names_a_card_is_blocked_with_a_message() {
    let mut two = Two::new();
    two.ann.type_at_once("/I hold the 47⏎");
    two.ann.until("Not sent: “47” could be a card");
    assert!(two.server.table().chat().is_empty());
    two.ann.type_at_once("/keep off that pile, and quick⏎");
    two.ann.type_at_once("l");
    two.ann.until("Game log");
    two.ann.type_at_once("q");
    two.done("the words", |server| server.table().chat().len() == 1);
    assert_eq!(two.server.table().chat()[0].text, "keep off that pile, and quick", "letters are no commands");
    // The log shows what had arrived when it was opened; the answer may come later.
    for _ in 0..200 {
        two.ann.type_at_once("l");
        two.ann.until("Game log");
        if two.ann.shows("You: “keep off that pile, and quick”") {
            return;
        }
        two.ann.type_at_once("q");
        let came = Instant::now();
        two.ann.wait_for("a moment at the table", |_| came.elapsed() > Duration::from_millis(20));
    }
    two.ann.sees("You: “keep off that pile, and quick”");
}

#[test]
fn chat_is_shown_where_the_log_has_no_room() {
    let mut two = Two::new();
    two.server.ask(two.ben, ClientCommand::Say { text: "let me begin, please".into() }).expect("people may chat");
    two.ann.until("Ben: “let me begin, please”");
}

#[test]
fn chat_can_be_typed_in_any_alphabet() {
    let mut two = Two::new();
    two.ann.type_at_once("/Йой, Ґанок!⏎");
    two.done("the words", |server| server.table().chat().len() == 1);
    assert_eq!(two.server.table().chat()[0].text, "Йой, Ґанок!");
}

#[test]
fn a_lost_connection_is_shown_and_restored() {
    let mut two = Two::new();
    two.server.close(true);
    two.server.cut();
    two.ann.until("Connection lost, trying again in");
    insta::assert_snapshot!("there-lost", picture(&two.ann, &two.server));
    // Commands in the meantime are sent once the connection is back.
    two.ann.type_at_once("b");
    two.server.close(false);
    two.ann.until("Your turn: play 2 cards.");
    two.ann.sees_no("Connection lost");
}

#[test]
fn a_final_goodbye_is_shown() {
    let mut two = Two::new();
    two.server.bye(None);
    two.ann.until("The server restarts.");
    two.ann.type_at_once("q");
    two.ann.sees("T E N B A C K");
}

#[test]
fn a_goodbye_is_shown_until_the_connection_is_back() {
    let mut two = Two::new();
    two.server.close(true);
    two.server.bye(Some(10));
    two.ann.until("The server restarts.");
    two.server.close(false);
    two.ann.wait_for("the connection", |ann| !ann.shows("The server restarts.") && !ann.shows("Connection lost"));
    two.ann.sees("Who goes first?");
}

#[test]
fn a_bot_stands_in_for_a_player() {
    let mut two = Two::new();
    two.ann.type_at_once("m");
    two.ann.until("A bot is playing for you. m: take over.");
    two.ann.type_at_once("m");
    two.ann.until("Who goes first?");
    two.ann.type_at_once("b");
    two.ann.until("Your turn");
    two.ann.type_at_once("q");
    two.ann.sees("Leave the table? Your seat is kept for you.");
    two.ann.press_at_once(KeyCode::Esc);
    two.ann.sees("Your turn");
    two.ann.type_at_once("qm");
    two.ann.sees("T E N B A C K");
    two.done("the bot", |server| matches!(server.table().sitters()[seat(1)], Sitter::StandIn { .. }));
}

#[test]
fn the_seats_can_be_shown_during_the_game() {
    let mut two = Two::new();
    two.ann.type_at_once("w");
    two.ann.sees("You · Ann");
    two.ann.sees("Esc: back to the table.");
    two.ann.press_at_once(KeyCode::Esc);
    two.ann.sees("Who goes first?");
}

#[test]
fn the_clock_and_late_players_are_shown() {
    let clock = |settings: &mut Settings| {
        settings.clock = Some(tenback_table::Clock { seconds: 90, loses: false });
    };
    let mut two = Two::at(GameName::Classic, USUAL, clock);
    two.server.set_clock(90_000);
    two.server.ask(two.ben, ClientCommand::Begin {}).expect("nobody has begun");
    two.ann.wait_for("the clock", |ann| ann.row(0).contains("1:2") || ann.row(0).contains("1:30"));
    two.server.time_up(seat(2));
    two.ann.until("Ben ran out of time. m: let a bot play.");
    two.ann.type_at_once("m");
    two.ann.until("Ben (bot)");
}

#[test]
fn a_spectator_has_no_seat_and_sees_no_hand() {
    let server = FakeServer::new(GameName::FaceToFace, 2);
    let [ben, cat] = ["Ben", "Cat"].map(|name| server.friend(name));
    server.ask(ben, ClientCommand::Sit { seat: None }).expect("free");
    let link = Link::parse(&server.link()).ok();
    let invitation = Invitation { link, name: tenback_table::Name::new("Ann").ok(), watch: true };
    let mut ann = Seat::invited(TempDir::new().expect("a folder"), invitation, USUAL);
    ann.until("Choose an empty seat: Enter takes it.");
    server.ask(cat, ClientCommand::Sit { seat: None }).expect("free");
    server.ask(cat, ClientCommand::Deal { again: false }).expect("everybody sits");
    ann.until("to play.");
    let hand = server.table().game().expect("dealt").hand(seat(1));
    assert!(server.table().seat_of(ben).is_some() && !hand.is_empty());
    ann.sees_no("Your turn");
    ann.type_at_once("e");
    ann.sees("Wait for your turn.");
}

#[test]
fn the_holder_of_an_old_invite_link_is_told_to_ask_for_the_new_one() {
    let server = FakeServer::new(GameName::Classic, 2);
    let ben = server.friend("Ben");
    server.set_host(ben);
    server.ask(ben, ClientCommand::Sit { seat: None }).expect("free");
    server.ask(ben, ClientCommand::InviteOnly { on: true }).expect("he is the host");
    let link = Link::parse(&format!("{}#invite=old", server.link())).ok();
    let invitation = Invitation { link, name: tenback_table::Name::new("Ann").ok(), watch: true };
    let mut ann = Seat::invited(TempDir::new().expect("a folder"), invitation, USUAL);
    ann.until("You need an invitation");
    server.ask(ben, ClientCommand::InviteOnly { on: false }).expect("he is the host");
    ann.until("Choose an empty seat: Enter takes it.");
}

#[test]
fn the_form_says_what_is_wrong_with_a_link() {
    let server = FakeServer::new(GameName::Classic, 2);
    let mut ann = Seat::new(Opening::Start);
    for _ in 0..4 {
        ann.press(KeyCode::Down);
    }
    ann.keys("⏎");
    ann.sees("Paste the link a friend has sent you");
    insta::assert_snapshot!("join", ann.screen());
    ann.keys("http://nowhere⏎");
    ann.sees("This is not a link to a table.");
    for _ in 0..14 {
        ann.press(KeyCode::Backspace);
    }
    ann.keys(&server.link().replace(crate::fake::TABLE, "gone"));
    ann.press(KeyCode::Down);
    for _ in 0..24 {
        ann.press(KeyCode::Backspace);
    }
    ann.keys("Ann");
    ann.type_at_once("⏎");
    ann.until("There is no such table at");
}

#[test]
fn without_any_name_the_message_shows_how_to_give_one() {
    let (server, folder) = (FakeServer::new(GameName::Classic, 2), TempDir::new().expect("a folder"));
    let context = Context { login_name: None, ..context(folder.path(), USUAL) };
    let link = Link::parse(&server.link()).expect("a link");
    let wanted = TableRequest { server: link.clone(), name: None, table: NewTable::of(GameName::Classic) };
    let why = context.make_table(&wanted).expect_err("a name is needed");
    assert_eq!(context.no_table(&why, &link), "Choose a name for the others to see, such as --name Ada.");
}

#[test]
fn an_unreachable_server_is_reported() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let mut ann = Seat::joining(&format!("http://{nobody}/t/abc"), "Ann", USUAL);
    ann.until("isn’t responding");
    ann.sees("ask whether the server is running");
}

#[test]
fn every_language_has_room_at_a_remote_table() {
    for language in Language::ALL {
        let looks = Looks { language, ..USUAL };
        let mut two = Two::at(GameName::Extreme, looks, |_| {});
        let words = Words::new(language);
        let says = |ann: &Seat, id: &str| ann.shows(&words.message(id, &[]));
        for key in ["", "w", "w", "?", "q", "/", "⏎"] {
            two.ann.type_at_once(key);
            assert!(!two.ann.screen().contains('{'), "{language:?}, after {key}:\n{}", two.ann.screen());
        }
        two.ann.type_at_once("b");
        two.ann.wait_for("the first turn", |ann| !says(ann, "tui-todo-wish-there") && !says(ann, "tui-todo-sent"));
        for key in ["x", "x"] {
            two.ann.type_at_once(key);
            assert!(!two.ann.screen().contains('{'), "{language:?}, after {key}:\n{}", two.ann.screen());
        }
        two.ann.wait_for("the vote", |ann| says(ann, "tui-todo-vote-wait"));
        two.server.ask(two.ben, ClientCommand::Vote { agree: true }).expect("there is a vote");
        two.ann.wait_for("the end", |ann| says(ann, "tui-todo-again"));
        for key in ["a ", "s ", "/ ", "w ", "q "] {
            assert!(two.ann.row(23).contains(key), "{language:?}: {key} is missing in {}", two.ann.row(23));
        }
        two.ann.type_at_once("w");
        for key in ["d ", "f ", "b ", "k "] {
            assert!(two.ann.row(23).contains(key), "{language:?}: {key} is missing in {}", two.ann.row(23));
        }
    }
}

#[test]
fn small_windows_do_not_break_the_seats_screen() {
    let server = FakeServer::new(GameName::Classic, 5);
    let mut ann = Seat::joining(&server.link(), "Ann", Looks { size: (70, 22), ..USUAL });
    ann.until("You · Ann");
    for (width, height) in [(10, 3), (70, 22), (200, 60), (1, 1)] {
        ann.resize(width, height);
    }
}

#[test]
fn a_table_without_talk_offers_no_chat() {
    let mut two = Two::at(GameName::FaceToFace, USUAL, |settings| settings.talk = Talk::None);
    two.ann.wait_for("a turn", |ann| ann.shows("Your turn") || ann.shows("to play"));
    assert!(!two.ann.row(23).contains("/ chat"), "{}", two.ann.row(23));
    let bot = ClientCommand::HandOver { seat: None, level: Level::Greedy };
    two.server.ask(two.ben, bot).expect("people may rest");
    let began = Instant::now();
    two.ann.until("Ben (bot)");
    assert!(began.elapsed() < Duration::from_secs(5));
}
