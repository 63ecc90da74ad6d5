//! The chat guard: what people need to say passes, what names a card does not (A15).

use proptest::prelude::*;
use tenback_rules::{GameName, Seat};
use tenback_table::{Command, Event, Language, Refusal};

use crate::guests::{Guests, dealt};

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

/// What the guard says to a text at a table of one language, written by a person of another.
fn held_back(game: GameName, table: Language, writer: Language, text: &str) -> Option<String> {
    let table = dealt(game, Guests { table, people: [writer; 2], ..Guests::default() });
    match table.decide(Command::Say { seat: Seat::FIRST, text: text.into() }) {
        Ok(events) => {
            assert!(matches!(&events[..], [Event::Said { .. }]), "{events:?}");
            None
        }
        Err(Refusal::NamesACard { word }) => Some(word),
        Err(other) => panic!("{text}: {other:?}"),
    }
}

fn classic(language: Language, text: &str) -> Option<String> {
    held_back(GameName::Classic, language, language, text)
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
fn numbers_are_held_back_and_quoted() {
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
        assert!(lists.pass.lines().count() >= 25 && lists.refuse.lines().count() >= 25, "{:?}", lists.language);
        assert_eq!(lists.numbers.lines().count(), 100, "{:?}", lists.language);
    }
}

/// Other meanings are far more common.
const PASSING_ORDINALS: [&str; 5] = ["second", "achte", "druhý", "drugi", "другий"];

#[test]
fn every_number_of_a_card_is_known_in_every_language() {
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

/// As people type who have no such keys.
fn without_marks(word: &str) -> String {
    let plain = [('á', 'a'), ('č', 'c'), ('é', 'e'), ('ě', 'e'), ('í', 'i'), ('ř', 'r'), ('š', 's'), ('ť', 't')];
    let more = [('ý', 'y'), ('ą', 'a'), ('ć', 'c'), ('ę', 'e'), ('ł', 'l'), ('ó', 'o'), ('ś', 's')];
    let word = word.replace('ü', "ue").replace('ö', "oe").replace('ß', "ss").replace('\'', "");
    let strip = |c| plain.iter().chain(&more).find(|(marked, _)| *marked == c).map_or(c, |(_, bare)| *bare);
    word.chars().map(strip).collect()
}

#[test]
fn the_cards_of_face_to_face_end_earlier() {
    let face = |text: &str| held_back(GameName::FaceToFace, Language::English, Language::German, text);
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
    let said = |table, writer, text| held_back(GameName::Classic, table, writer, text);
    for language in [Language::Czech, Language::Polish] {
        assert_eq!(classic(language, "ten"), None);
        assert_eq!(said(Language::German, language, "ten"), None);
        assert_eq!(said(language, Language::German, "ten"), None);
    }
    assert_eq!(classic(Language::German, "ten").as_deref(), Some("ten"));
    assert_eq!(classic(Language::English, "My pet elf is thirsty."), None);
    assert_eq!(classic(Language::German, "Meine Elf passt da.").as_deref(), Some("Elf"));
}

#[test]
fn where_languages_meet_the_sentence_tells() {
    let polish = |text| held_back(GameName::Classic, Language::English, Language::Polish, text);
    assert_eq!(polish("Zostaw ten stos."), None);
    assert_eq!(polish("My mamy ten stos, im więcej, tym lepiej."), None);
    assert_eq!(polish("I have the ten.").as_deref(), Some("ten"));
    let czech = |text| held_back(GameName::Classic, Language::English, Language::Czech, text);
    assert_eq!(czech("Nech ten sloupec, je tam had."), None);
    assert_eq!(czech("That is my pet."), None);
    assert_eq!(czech("Mam pet.").as_deref(), Some("pet"));
}

/// Digits of several scripts, and in several dresses.
const DIGITS: [&str; 6] =
    ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "⁰¹²³⁴⁵⁶⁷⁸⁹", "⓪①②③④⑤⑥⑦⑧⑨"];

fn in_digits(number: u8, script: &str) -> String {
    let digit = |index: u8| script.chars().nth(index.into()).expect("ten digits");
    [number / 10, number % 10].into_iter().skip(usize::from(number < 10)).map(digit).collect()
}

proptest! {
    /// No text breaks the guard, and what it quotes stands in the text.
    #[test]
    fn any_text_is_answered(text in "\\PC{0,60}") {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        if let Some(word) = held_back(GameName::Classic, Language::English, Language::Ukrainian, &format!("x {text}")) {
            prop_assert!(!word.is_empty() && bare(&text).contains(&bare(&word)));
        }
    }

    #[test]
    fn digits_are_seen_wherever_they_stand(
        before in "[a-zа-яěčř .,!-]{0,20}",
        number in 2_u8..=99,
        script in 0..DIGITS.len(),
        after in "[a-zа-яěčř .,!-]{0,20}",
    ) {
        let text = format!("{before}{}{after}", in_digits(number, DIGITS[script]));
        prop_assert!(classic(Language::English, &text).is_some());
    }
}
