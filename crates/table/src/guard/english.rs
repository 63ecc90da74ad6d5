//! English number words.

use super::letters::Script;
use super::lexicon::Lexicon;
use super::sentence::Sentence;
use tenback_players::Language;

/// "Second" is missing on purpose: it is a time far more often than a number, and "twenty-second" has its twenty.
const SMALL: [(u8, &str); 12] = [
    (1, "one first"),
    (2, "two twos"),
    (3, "three threes third thirds"),
    (4, "four fours fourth fourths"),
    (5, "five fives fifth fifths"),
    (6, "six sixes sixth sixths"),
    (7, "seven sevens seventh sevenths"),
    (8, "eight eights eighth eighths eigth eigths"),
    (9, "nine nines ninth ninths nineth"),
    (10, "ten tens tenth tenths"),
    (11, "eleven elevens eleventh elevenths"),
    (12, "twelve twelves twelfth twelfths twelth twelveth dozen"),
];

const TALL: [(u8, &str); 15] = [
    (13, "thirteen"),
    (14, "fourteen forteen"),
    (15, "fifteen fiveteen"),
    (16, "sixteen"),
    (17, "seventeen"),
    (18, "eighteen eightteen"),
    (19, "nineteen ninteen"),
    (20, "twenty twentie"),
    (30, "thirty thirtie"),
    (40, "forty fortie fourty fourtie"),
    (50, "fifty fiftie"),
    (60, "sixty sixtie"),
    (70, "seventy seventie"),
    (80, "eighty eightie"),
    (90, "ninety ninetie ninty nintie"),
];

pub(super) fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::new(Script::Latin).excusing(excuses);
    for (value, words) in SMALL {
        lexicon.words(value, words);
    }
    for word in ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"] {
        let value = SMALL.iter().find(|(_, words)| words.starts_with(word)).map_or(0, |(value, _)| *value);
        lexicon.endings(value, word, "ish ishly");
        // "Twofold" and "threefold" go with "twice": they name no card.
        if value > 3 {
            lexicon.endings(value, word, "fold some");
        }
    }
    for (value, stems) in TALL {
        lexicon.stems(value, stems);
    }
    lexicon
}

/// "Ten" is "this" in Polish and Czech: at a table where both are spoken, the words around it tell.
fn excuses(sentence: &Sentence<'_>, index: usize) -> bool {
    let spoken = sentence.may_be_in(Language::Polish) || sentence.may_be_in(Language::Czech);
    spoken && sentence.latin(Some(index)) == "ten" && !reads_as_english(sentence)
}

/// Whether a sentence holds one of the small words that are English and neither Polish nor Czech.
pub(super) fn reads_as_english(sentence: &Sentence<'_>) -> bool {
    const SIGNS: [&str; 27] = [
        "the", "have", "has", "ive", "is", "it", "its", "this", "that", "and", "you", "your", "youre", "need", "got",
        "lay", "play", "can", "cant", "dont", "will", "with", "of", "what", "than", "back", "are",
    ];
    sentence.tokens().iter().any(|token| SIGNS.contains(&token.read(Script::Latin)))
}
