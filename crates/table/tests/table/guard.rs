//! The chat guard: ordinary talk passes, messages that name a card do not (A15).

use std::time::{Duration, Instant};

use proptest::prelude::*;
use tenback_bots::Level;
use tenback_rules::{CardCommand, GameName, Seat};
use tenback_table::{Command, Event, Language, Refusal, Settings, Sitter, Table};

use crate::support::{Guests, deal, dealt, person, rules, say};

struct Lists {
    language: Language,
    pass: &'static str,
    refuse: &'static str,
    numbers: &'static str,
}

macro_rules! lists {
    ($language:ident, $code:literal) => {
        Lists {
            language: Language::$language,
            pass: include_str!(concat!("../guard/", $code, ".pass.txt")),
            refuse: include_str!(concat!("../guard/", $code, ".refuse.txt")),
            numbers: include_str!(concat!("../guard/", $code, ".numbers.txt")),
        }
    };
}

const LISTS: [Lists; 5] =
    [lists!(English, "en"), lists!(German, "de"), lists!(Czech, "cs"), lists!(Polish, "pl"), lists!(Ukrainian, "uk")];

/// The word that the guard blocks in a text at a table of one language, written by a person of another.
fn blocked_word(game: GameName, table: Language, writer: Language, text: &str) -> Option<String> {
    let table = dealt(game, Guests { table, people: [writer; 2], ..Guests::default() });
    match table.decide(Command::Say { seat: Seat::FIRST, text: text.into() }) {
        Ok(events) => {
            assert!(matches!(&events[..], [Event::Said { .. }]), "{events:?}");
            None
        }
        Err(Refusal::NamesACard { word, .. }) => Some(word),
        Err(other) => panic!("{text}: {other:?}"),
    }
}

fn classic(language: Language, text: &str) -> Option<String> {
    blocked_word(GameName::Classic, language, language, text)
}

#[test]
fn ordinary_talk_passes() {
    let alarms: Vec<_> = LISTS
        .iter()
        .flat_map(|lists| lists.pass.lines().map(|text| (text, classic(lists.language, text))))
        .filter(|(_, word)| word.is_some())
        .collect();
    assert!(alarms.is_empty(), "{alarms:#?}");
}

#[test]
fn numbers_are_blocked_and_quoted() {
    let misses: Vec<_> = LISTS
        .iter()
        .flat_map(|lists| lists.refuse.lines().map(|line| (lists.language, line)))
        .filter_map(|(language, line)| {
            let (text, word) = line.split_once(" | ").expect("each line says what is quoted");
            let quoted = classic(language, text);
            (quoted.as_deref() != Some(word)).then_some((text, quoted))
        })
        .collect();
    assert!(misses.is_empty(), "{misses:#?}");
}

#[test]
fn there_are_enough_examples() {
    for lists in &LISTS {
        assert!(lists.refuse.lines().count() >= 260, "{:?}", lists.language);
        assert!(lists.pass.lines().count() >= 230, "{:?}", lists.language);
        assert_eq!(lists.numbers.lines().count(), 100, "{:?}", lists.language);
    }
}

/// Ordinals whose other meanings are far more common.
const PASSING_ORDINALS: [&str; 5] = ["second", "achte", "druhý", "drugi", "другий"];

#[test]
fn every_card_number_is_known_in_every_language() {
    for lists in &LISTS {
        for line in lists.numbers.lines() {
            let (number, forms) = line.split_once('\t').expect("a number and its words");
            let number: u8 = number.parse().expect("a number");
            for form in forms.split('\t') {
                let expected = (2..=99).contains(&number) && !PASSING_ORDINALS.contains(&form);
                for text in [form.to_owned(), form.to_uppercase(), format!("({form}!)"), without_marks(form)] {
                    assert_eq!(classic(lists.language, &text).is_some(), expected, "{text}");
                }
            }
        }
    }
}

/// As typed without these keys.
fn without_marks(word: &str) -> String {
    let plain = [('á', 'a'), ('č', 'c'), ('é', 'e'), ('ě', 'e'), ('í', 'i'), ('ř', 'r'), ('š', 's'), ('ť', 't')];
    let more = [('ý', 'y'), ('ą', 'a'), ('ć', 'c'), ('ę', 'e'), ('ł', 'l'), ('ó', 'o'), ('ś', 's')];
    let word = word.replace('ü', "ue").replace('ö', "oe").replace('ß', "ss").replace('\'', "");
    let strip = |c| plain.iter().chain(&more).find(|(marked, _)| *marked == c).map_or(c, |(_, bare)| *bare);
    word.chars().map(strip).collect()
}

#[test]
fn the_cards_of_face_to_face_end_earlier() {
    let face = |text: &str| blocked_word(GameName::FaceToFace, Language::English, Language::German, text);
    for text in ["59", "fifty-nine", "neunundfünfzig", "2"] {
        assert_eq!(face(text).as_deref(), Some(text));
    }
    for text in ["60", "sixty", "ninety-seven", "ninety seven", "siebenundneunzig", "99"] {
        assert_eq!(face(text), None, "{text}");
    }
}

#[test]
fn number_words_of_every_language_count_at_every_table() {
    for table in Language::ALL {
        for text in ["seven", "sieben", "sedm", "siedem", "сім", "семь", "sedem", "zweiundvierzig", "sorok dva"]
        {
            assert!(classic(table, text).is_some(), "{text} at a table in {table:?}");
        }
    }
}

#[test]
fn ordinary_words_of_the_table_or_the_writer_pass() {
    let said = |table, writer, text| blocked_word(GameName::Classic, table, writer, text);
    for language in [Language::Czech, Language::Polish] {
        assert_eq!(classic(language, "ten"), None);
        assert_eq!(said(Language::German, language, "ten"), None);
        assert_eq!(said(language, Language::German, "ten"), None);
    }
    assert_eq!(classic(Language::German, "ten").as_deref(), Some("ten"));
    assert_eq!(classic(Language::Czech, "I have the ten.").as_deref(), Some("ten"), "this is English beyond doubt");
    assert_eq!(classic(Language::English, "Zostaw ten stos, nie jest mój."), None, "and this is Polish");
    assert_eq!(classic(Language::English, "My pet elf is thirsty."), None);
    assert_eq!(classic(Language::German, "Meine Elf passt da.").as_deref(), Some("Elf"));
}

#[test]
fn ambiguous_words_are_judged_by_the_sentence() {
    let polish = |text| blocked_word(GameName::Classic, Language::English, Language::Polish, text);
    assert_eq!(polish("Zostaw ten stos."), None);
    assert_eq!(polish("My mamy ten stos, im więcej, tym lepiej."), None);
    assert_eq!(polish("I have the ten.").as_deref(), Some("ten"));
    let czech = |text| blocked_word(GameName::Classic, Language::English, Language::Czech, text);
    assert_eq!(czech("Nech ten sloupec, je tam had."), None);
    assert_eq!(czech("That is my pet."), None);
    assert_eq!(czech("Mam pet.").as_deref(), Some("pet"));
}

/// A table for three: Ben2, whose name contains a number, a person whose name is a number, and a bot.
fn named_table() -> Table {
    let mut table = Table::new(Settings::new(rules(GameName::Classic, 3), Language::English));
    let bot = Sitter::Bot { level: Level::Expert };
    let sitters = [person("Ben2", Language::English), person("Forty Two", Language::German), bot];
    for (seat, sitter) in Seat::all(3).zip(sitters) {
        table.act(Command::Sit { seat, sitter }).expect("the seat is free");
    }
    table.act(Command::Deal(deal(GameName::Classic, 3, 7))).expect("all sit");
    table
}

#[test]
fn names_at_the_table_pass_with_the_numbers_in_them() {
    let table = named_table();
    let passes = |text: &str| table.decide(say(Seat::FIRST, text)).is_ok();
    for text in [
        "Ben2, your turn",
        "BEN2!",
        "ben2's pile",
        "That is Ben2s pile.",
        "Expert 3 is slow",
        "expert 3, please hurry",
        "Warten wir auf Experte 3?",
        "Co dělá expert 3?",
        "Ekspert 3 myśli",
        "експерт 3 думає",
        "Is bot 3 asleep?",
        "Player 2, your turn",
    ] {
        assert!(passes(text), "{text}");
    }
}

/// The names of the levels, as shown on screen.
const LOCALES: [&str; 5] = [
    include_str!("../../../../locales/en/names.ftl"),
    include_str!("../../../../locales/de/names.ftl"),
    include_str!("../../../../locales/cs/names.ftl"),
    include_str!("../../../../locales/pl/names.ftl"),
    include_str!("../../../../locales/uk/names.ftl"),
];

#[test]
fn bot_names_pass_in_every_language() {
    let table = named_table();
    for locale in LOCALES {
        let levels = locale.split("\nlevel = ").nth(1).and_then(|rest| rest.split("\n}").next()).expect("the levels");
        let names: Vec<&str> = levels.lines().filter_map(|line| line.split("] ").nth(1)).collect();
        assert_eq!(names.len(), Level::ALL.len(), "{levels}");
        for name in names {
            assert!(table.decide(say(Seat::FIRST, &format!("{name} 3!"))).is_ok(), "{name}");
        }
    }
}

#[test]
fn names_do_not_excuse_other_numbers() {
    let table = named_table();
    let word = |text: &str| match table.decide(say(Seat::FIRST, text)) {
        Err(Refusal::NamesACard { word, .. }) => Some(word),
        _ => None,
    };
    for (text, quoted) in [
        ("Ben2, I have 47", "47"),
        ("Ben22", "22"),
        ("2, your turn", "2"),
        ("xBen2", "2"),
        ("Expert 4 is slow", "4"),
        ("Expert 2 is a person", "2"),
        ("player 4", "4"),
        ("3 is slow", "3"),
        ("Ben2seven", "seven"),
    ] {
        assert_eq!(word(text).as_deref(), Some(quoted), "{text}");
    }
    assert_eq!(word("Forty Two, your turn").as_deref(), Some("Forty Two"), "a name that is only a number");
}

#[test]
fn in_extreme_a_three_may_be_a_command() {
    let said = |game, text: &str| {
        let table = dealt(game, Guests::default());
        table.decide(say(Seat::FIRST, text)).expect_err("it names a card")
    };
    let named = |word: &str, or_command| Refusal::NamesACard { word: word.into(), or_command };
    assert_eq!(said(GameName::Extreme, "I hold a three"), named("three", Some(CardCommand::Three)));
    assert_eq!(said(GameName::Extreme, "3!"), named("3", Some(CardCommand::Three)));
    assert_eq!(said(GameName::Extreme, "I hold a four"), named("four", None));
    assert_eq!(said(GameName::Classic, "I hold a three"), named("three", None));
}

/// Digits of several scripts and styles.
const DIGITS: [&str; 6] =
    ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "⁰¹²³⁴⁵⁶⁷⁸⁹", "⓪①②③④⑤⑥⑦⑧⑨"];

fn in_digits(number: u8, script: &str) -> String {
    let digit = |index: u8| script.chars().nth(index.into()).expect("ten digits");
    [number / 10, number % 10].into_iter().skip(usize::from(number < 10)).map(digit).collect()
}

/// Parts of messages that are expensive for the guard: almost numbers, almost sums, almost hints.
const HOSTILE: [&str; 24] = [
    "s e v e ",
    "se-ve-",
    "d v a c e d ",
    "sev en tee ",
    "one of ",
    "one less than ",
    "hundred of the ",
    "half a ",
    "0 ",
    "100-100-",
    "trick on ",
    "nice trick on b and ",
    "no trick on b or ",
    "back to b ",
    "the jump ",
    "gib acht ",
    "gib mir gib ",
    "high five ",
    "X I ",
    "siebenundvierz",
    "сорочка ",
    "thirsty elf pet ",
    "!|!|",
    "a\u{301}\u{200b}",
];

/// A message is checked in a fraction of a millisecond. The limit is far above that, for busy machines, and far below
/// what quadratic time would need.
#[test]
fn hostile_messages_are_checked_quickly() {
    const LIMIT: Duration = Duration::from_millis(10);
    let table = dealt(GameName::Classic, Guests::default());
    let time = |text: &str| {
        let start = Instant::now();
        let answer = table.decide(say(Seat::FIRST, text));
        (start.elapsed(), answer)
    };
    for part in HOSTILE {
        let text: String = part.chars().cycle().take(Table::LONGEST_MESSAGE).collect();
        assert!(matches!(time(&text).1, Ok(_) | Err(Refusal::NamesACard { .. })), "{text}");
        let fastest = (0..5).map(|_| time(&text).0).min().expect("five");
        assert!(fastest < LIMIT, "{fastest:?} for {text}");
    }
}

proptest! {
    /// No text breaks the guard, and what it quotes is in the text.
    #[test]
    fn any_text_is_answered(text in "\\PC{0,60}") {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        if let Some(word) = blocked_word(GameName::Classic, Language::English, Language::Ukrainian, &format!("x {text}")) {
            prop_assert!(!word.is_empty() && bare(&text).contains(&bare(&word)));
        }
    }

    #[test]
    fn digits_are_found_everywhere(
        before in "[a-zа-яěčř .,!-]{0,20}",
        number in 2_u8..=99,
        script in 0..DIGITS.len(),
        after in "[a-zа-яěčř .,!-]{0,20}",
    ) {
        let text = format!("{before}{}{after}", in_digits(number, DIGITS[script]));
        prop_assert!(classic(Language::English, &text).is_some());
    }
}
