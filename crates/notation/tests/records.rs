//! Records round-trip, and no input can crash the parser.

use std::io::{BufReader, Read};

use proptest::prelude::*;
use rand::RngExt;
use tenback_notation::{Mark, Problem, Record, RecordReader, Recorder, SyntaxError, Tag, replay};
use tenback_rules::{Command, Event, Game, Seat, Setup};

/// The random games used to test the laws of the rules: all seat counts, options, set-up positions and commands.
#[path = "../../rules/tests/laws/support.rs"]
#[expect(dead_code, reason = "the laws use all of it")]
mod support;

use support::{Recipe, generator, random_command, recipes, seats};

/// Plays a random game for this many commands and returns its setup, its events and its state.
fn random_game(recipe: Recipe, commands: usize) -> (Setup, Vec<Event>, Game) {
    let mut rng = generator(recipe.seed);
    let mut setup = recipe.setup(&mut rng);
    let fixed = rng.random_ratio(1, 3).then(|| Setup { first: Some(1), ..setup.clone() });
    setup = fixed.filter(|fixed| Game::new(fixed).is_ok()).unwrap_or(setup);
    let mut game = Game::new(&setup).expect("the setup is valid");
    let mut events = Vec::new();
    for _ in 0..commands {
        let (seat, command) = match rng.random_range(0..100) {
            // Only a game that somebody has started can be recorded.
            0 if game.board().to_move().is_some() => (Seat::FIRST, Command::Resign),
            1 if game.board().to_move().is_some() => (Seat::FIRST, Command::RunOutOfTime),
            _ => random_command(&game, &mut rng),
        };
        events.extend(game.play(seat, command).unwrap_or_default());
    }
    let begin = seats(&game).find_map(|seat| game.play(seat, Command::Begin).ok());
    events.extend(begin.unwrap_or_default());
    (setup, events, game)
}

fn parse(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"))
}

fn syntax_error(text: &str) -> (usize, SyntaxError) {
    match Record::parse(text).expect_err("the text is not a record") {
        fault if fault.turn == 0 && fault.play == 0 => match fault.problem {
            Problem::Syntax(error) => (fault.line, error),
            other => panic!("{other:?}"),
        },
        fault => panic!("{fault:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_recorded_game_round_trips(recipe in recipes(), commands in 0usize..400) {
        let (setup, events, game) = random_game(recipe, commands);
        let mut recorder = Recorder::new(&setup);
        events.iter().for_each(|event| recorder.note(event));
        let record = recorder.record();
        let text = record.to_string();
        prop_assert_eq!(&parse(&text), &record);
        let replayed = replay(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
        prop_assert_eq!(&replayed.game, &game, "{}", text);
    }

    #[test]
    fn any_text_parses_to_a_record_or_an_error(text in r#"(\[[A-Za-z]{1,6} "[^"]{0,9}"\]\n|[0-9]{1,3}\. |[0-9]{1,3}[a-e] |[*#{}\n ]|!2 hold skull|\PC){0,40}"#) {
        match Record::parse(&text) {
            Ok(record) => {
                prop_assert_eq!(&parse(&record.to_string()), &record);
                let _ = replay(&record);
            }
            Err(fault) => prop_assert!(fault.line >= 1 && fault.line <= text.matches('\n').count() + 1),
        }
    }

    #[test]
    fn splitting_does_not_depend_on_buffering(bytes in prop::collection::vec(any::<u8>(), 0..400), step in 1usize..50) {
        let whole: Vec<_> = RecordReader::new(bytes.as_slice()).map(|chunk| chunk.expect("no I/O fails")).collect();
        let slow = BufReader::with_capacity(step, bytes.as_slice());
        let parts: Vec<_> = RecordReader::new(slow).map(|chunk| chunk.expect("no I/O fails")).collect();
        prop_assert_eq!(whole, parts, "the way bytes arrive makes no difference");
    }
}

#[test]
fn comments_and_unknown_tags_are_kept() {
    let text = "[Game \"classic\"]\n[Event \"A rainy \"day\" at home\"]\n[Deck \"-\"]\n\n{before}\n1. 5a {mid\ndle} 6a {end} *\n";
    let record = parse(text);
    assert_eq!(record.tag("Event"), Some("A rainy \"day\" at home"));
    assert_eq!(record.prelude()[0].text(), "before");
    assert_eq!(record.turns()[0].mark, Some(Mark::Open));
    assert_eq!(record.to_string(), text);
}

#[test]
fn byte_order_mark_and_crlf_are_accepted() {
    let text = "[Game \"classic\"]\n[Hands \"5 6\"]\n[Deck \"-\"]\n\n1. 5a 6a\n";
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(parse(&windows), parse(text));
}

#[test]
fn every_syntax_error_has_its_own_name_and_line() {
    let cases = [
        ("[Game \"classic\"\n", 1, "BadTag"),
        ("[Game \"classic\"] [Seats \"2\"]\n", 1, "BadTag"),
        ("[Game \"classic\"]\n\n1. 5a\n[Seats \"2\"]\n", 4, "TagAfterTurns"),
        ("[Game \"classic\"]\n\n{never closed\n1. 5a\n", 3, "OpenComment"),
        ("[Game \"classic\"]\n\none. 5a\n", 3, "NoTurnNumber"),
        ("[Game \"classic\"]\n\n1. 5a\n2. 5e\n", 4, "BadWord"),
        ("[Game \"classic\"]\n\n1. 5a * 6a\n", 3, "AfterMark"),
        ("[Game \"classic\"]\n\n1. 5a * #\n", 3, "AfterMark"),
        ("[Game \"classic\"]\n\n1.5a\n", 3, "NoTurnNumber"),
    ];
    for (text, line, name) in cases {
        let (found_line, error) = syntax_error(text);
        assert!(format!("{error:?}").starts_with(name), "{error:?} for {text:?}");
        assert_eq!(found_line, line, "{text:?}");
    }
}

#[test]
fn only_what_can_be_parsed_can_be_written() {
    assert!(Tag::new("Event", "a \"]").is_none());
    assert!(Tag::new("Event", "two\nlines").is_none());
    assert!(Tag::new("No name", "x").is_none());
    assert!(tenback_notation::Comment::new("a } brace").is_none());
    assert!(tenback_notation::Comment::new("a\n[Game \"classic\"]").is_none());
}

#[test]
fn a_game_tag_starts_a_new_record() {
    let text = "{a word before}\n[Game \"classic\"]\n{open [Game\n[GameId \"7\"]\n[Game \"extreme\"]\n1. 5a\n";
    let chunks: Vec<_> = RecordReader::new(text.as_bytes()).map(|chunk| chunk.expect("no I/O fails")).collect();
    let starts: Vec<usize> = chunks.iter().map(|chunk| chunk.first_line).collect();
    assert_eq!(starts, [1, 5], "an unclosed comment does not swallow the next record");
}

#[test]
fn an_endless_record_is_rejected_and_reading_continues() {
    let endless = std::io::repeat(b'5').take(50_000_000);
    let next = "\n[Game \"classic\"]\n[Hands \"5\"]\n[Deck \"-\"]\n";
    let mut reader = RecordReader::new(BufReader::new(b"[Game \"classic\"]\n".chain(endless).chain(next.as_bytes())));
    let first = reader.next().expect("a first record").expect("no I/O fails");
    assert!(matches!(first.text.expect_err("too long").problem, Problem::Syntax(SyntaxError::TooLong { .. })));
    let second = reader.next().expect("a second record").expect("no I/O fails");
    assert_eq!(second.first_line, 3);
    assert!(replay(&parse(&second.text.expect("it is text"))).is_ok());
    assert!(reader.next().is_none());
}

#[test]
fn invalid_utf8_is_reported_with_its_line() {
    let mut reader = RecordReader::new(b"[Game \"classic\"]\n\n1. \xff\n".as_slice());
    let fault = reader.next().expect("a record").expect("no I/O fails").text.expect_err("not text");
    assert_eq!((fault.line, fault.problem), (3, Problem::Syntax(SyntaxError::NotText)));
    let later = [b"\n\n[Game \"classic\"]\n".as_slice(), &[0xff]].concat();
    let chunk = RecordReader::new(later.as_slice()).next().expect("a record").expect("it can be read");
    assert_eq!(chunk.replay().expect_err("not text").line, 4, "line numbers refer to the whole input");
}

#[test]
fn faults_are_standard_errors_that_name_the_line() {
    let record =
        parse("[Game \"classic\"]\n[Hands \"24 34\"]\n[Piles \"33 99 3 2\"]\n[Deck \"50 60\"]\n\n1. 24a 34a\n");
    let fault: Box<dyn std::error::Error> = Box::new(replay(&record).expect_err("24 does not fit"));
    assert_eq!(fault.to_string(), "line 6: wrong-direction");
    assert_eq!(fault.source().map(ToString::to_string).as_deref(), Some("wrong-direction"));
    let (_, error) = syntax_error("[Game \"classic\"]\n\n1. 5e\n");
    assert_eq!(error.to_string(), "\"5e\" is neither a lay nor a mark");
}
