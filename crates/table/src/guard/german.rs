//! German number words. Compounds are written in one word, so they are put together here: seven-and-forty.

use super::letters::Script;
use super::lexicon::Lexicon;
use super::sentence::Sentence;

const ORDINAL: &str = "- e en er es em";

/// Two to eleven: how the word begins, how the ordinal does, and other forms.
const SMALL: [(u8, &str, &str, &str); 11] = [
    (2, "zwei", "zweit", "zwo zwote zwoten zwoter zweierlei"),
    (3, "drei", "dritt", "dreierlei"),
    (4, "vier", "viert", "viererlei"),
    (5, "fünf", "fünft", ""),
    (6, "sechs", "sechst", ""),
    (7, "sieben", "siebt", "siebente siebenten siebenter siebentes siebentem"),
    (8, "acht", "", ""),
    (9, "neun", "neunt", ""),
    (10, "zehn", "zehnt", ""),
    (11, "elf", "elft", ""),
    (12, "zwölf", "zwölft", "dutzend"),
];

const TEENS: [(u8, &str); 8] = [
    (12, "zwölf"),
    (13, "dreizehn"),
    (14, "vierzehn"),
    (15, "fünfzehn"),
    (16, "sechzehn sechszehn"),
    (17, "siebzehn siebenzehn"),
    (18, "achtzehn"),
    (19, "neunzehn"),
];

const TENS: [(u8, &str); 10] = [
    (20, "zwanzig"),
    (30, "dreißig"),
    (30, "dreizig"),
    (40, "vierzig"),
    (50, "fünfzig"),
    (60, "sechzig"),
    (60, "sechszig"),
    (70, "siebzig"),
    (80, "achtzig"),
    (90, "neunzig"),
];

const ONES: [(u8, &str); 11] = [
    (1, "ein"),
    (1, "eins"),
    (2, "zwei"),
    (2, "zwo"),
    (3, "drei"),
    (4, "vier"),
    (5, "fünf"),
    (6, "sechs"),
    (7, "sieben"),
    (8, "acht"),
    (9, "neun"),
];

/// What a small number is joined with: "Siebenerkarte", "siebenjährig".
const JOINED: [&str; 11] =
    ["karte", "stapel", "bereich", "reihe", "zahl", "schritt", "sprung", "trick", "jährig", "tägig", "einhalb"];

pub(super) fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::new(Script::Latin).excusing(excuses);
    lexicon.words(1, "eins");
    for (value, word, ordinal, others) in SMALL {
        small(&mut lexicon, value, word);
        lexicon.words(value, others);
        if !ordinal.is_empty() {
            lexicon.endings(value, ordinal, ORDINAL);
        }
    }
    // "Achte" and "achten" mean taking care far more often than the eighth.
    lexicon.words(8, "achter achtes achtem");
    for (value, stems) in TEENS {
        lexicon.stems(value, stems);
    }
    for (tens, word) in TENS {
        for (ones, unit) in ONES {
            lexicon.stems(tens + ones, &format!("{unit}und{word}"));
        }
        lexicon.stems(tens, word);
    }
    lexicon
}

fn small(lexicon: &mut Lexicon, value: u8, word: &str) {
    lexicon.words(value, word);
    lexicon.endings(value, word, "er ern ers");
    // "Achte(n)" is left out as above, "Elfe(n)" is a fairy.
    if ![8, 11].contains(&value) {
        lexicon.endings(value, word, "e en");
    }
    // "Zweimal" and "dreifach" go with "twice": they name no card.
    if value > 3 {
        lexicon.stems(value, &format!("{word}mal {word}fach"));
    }
    for noun in JOINED {
        lexicon.stems(value, &format!("{word}{noun} {word}er{noun}"));
    }
}

/// "Gib acht", "nimm dich in acht", "außer acht": that is care, not a number.
fn excuses(sentence: &Sentence<'_>, index: usize) -> bool {
    if sentence.latin(Some(index)) != "acht" {
        return false;
    }
    let begins = |word: &str, stems: &[&str]| stems.iter().any(|stem| word.starts_with(stem));
    let before = sentence.latin(index.checked_sub(1));
    let after = sentence.latin(Some(index + 1));
    let taken = |word: &str| begins(word, &["nimm", "nehm", "nahm", "genommen"]);
    let anywhere = sentence.tokens().iter().any(|token| taken(token.read(Script::Latin)));
    begins(before, &["gib", "geb", "gab", "ausser"])
        || begins(after, &["geb", "gib", "gab", "gegeb", "zugeb"])
        || (before == "in" && anywhere)
}
