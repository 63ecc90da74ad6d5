//! Polish number words.

use super::letters::Script;
use super::lexicon::Lexicon;

const ORDINAL: &str = "y a e ego emu ym ą ej ych ymi";
/// The nouns for cards: "siódemka".
const NOUN: &str = "ka ki ce kę ką ko ek kom kami kach";
const TOGETHER: &str = "o ga gu giem";

/// "Drugi" is missing on purpose: it means "the other" at least as often as "the second". "Pięć" without its marks is
/// an oven.
const SMALL: [(u8, &str); 11] = [
    (1, "jeden jedna jedno jednego jednemu jednym jednej jedną pierwszy pierwsza pierwsze"),
    (2, "dwa dwie dwaj dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga dwojgu dwojgiem"),
    (3, "trzy trzej trzech trzem trzema troje trojga trojgu trojgiem"),
    (4, "cztery czterej czterech czterem czterema"),
    (5, "=pięć pięciu pięcioma"),
    (6, "sześć sześciu sześcioma"),
    (7, "siedem siedmiu siedmioma"),
    (8, "osiem ośmiu ośmioma"),
    (9, "dziewięć dziewięciu dziewięcioma"),
    (10, "dziesięć dziesięciu dziesięcioma"),
    (12, "tuzin tuzina tuzinem"),
];

const ORDINALS: [(u8, &str); 7] =
    [(4, "czwart"), (5, "piąt"), (6, "szóst"), (7, "siódm"), (8, "ósm"), (9, "dziewiąt"), (10, "dziesiąt")];

const NOUNS: [(u8, &str); 8] = [
    (2, "dwój"),
    (3, "trój"),
    (4, "czwór"),
    (6, "szóst"),
    (7, "siódem"),
    (8, "ósem"),
    (9, "dziewiąt"),
    (10, "dziesiąt"),
];

const COLLECTIVES: [(u8, &str); 7] = [
    (4, "czwor"),
    (5, "pięcior"),
    (6, "sześcior"),
    (7, "siedmior"),
    (8, "ośmior"),
    (9, "dziewięcior"),
    (10, "dziesięcior"),
];

const TALL: [(u8, &str); 17] = [
    (11, "jedenaśc jedenast"),
    (12, "dwanaśc dwanast dwunast"),
    (13, "trzynaśc trzynast"),
    (14, "czternaśc czternast"),
    (15, "piętnaśc piętnast"),
    (16, "szesnaśc szesnast"),
    (17, "siedemnaśc siedemnast"),
    (18, "osiemnaśc osiemnast"),
    (19, "dziewiętnaśc dziewiętnast"),
    (20, "dwadzieśc dwadziest dwudziest"),
    (30, "trzydzieśc trzydziest"),
    (40, "czterdzieśc czterdziest"),
    (50, "pięćdziesi piędziesi"),
    (60, "sześćdziesi sześdziesi"),
    (70, "siedemdziesi"),
    (80, "osiemdziesi"),
    (90, "dziewięćdziesi dziewiędziesi"),
];

pub(super) fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::new(Script::Latin);
    for (value, words) in SMALL {
        lexicon.words(value, words);
    }
    lexicon.endings(3, "trzeci", "- a e ego emu m ą ej ch mi");
    for (value, stem) in ORDINALS {
        lexicon.endings(value, stem, ORDINAL);
    }
    for (value, stem) in NOUNS {
        lexicon.endings(value, stem, NOUN);
    }
    // Without the genitive "piątek", which is a Friday.
    lexicon.endings(5, "piąt", "ka ki ce kę ką ko kom kami kach");
    for (value, stem) in COLLECTIVES {
        lexicon.endings(value, stem, TOGETHER);
    }
    for (value, stem) in (4..).zip(["cztero", "pięcio", "sześcio", "siedmio", "ośmio", "dziewięcio", "dziesięcio"])
    {
        lexicon.stems(value, &format!("{stem}krotn"));
    }
    for (value, stems) in TALL {
        lexicon.stems(value, stems);
    }
    lexicon
}
