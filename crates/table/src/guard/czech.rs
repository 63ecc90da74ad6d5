//! Czech number words, in both orders: "čtyřicet sedm" and "sedmačtyřicet".

use super::english::reads_as_english;
use super::letters::Script;
use super::lexicon::Lexicon;
use super::sentence::Sentence;
use tenback_players::Language;

const ORDINAL: &str = "ý á é ého ému ém ým ou í ých ými";
/// The nouns for cards: "sedmička".
const NOUN: &str = "ka ky ce ku kou ko ek kám kách kami kama";

/// "Druhý" is missing on purpose: it means "the other" at least as often as "the second".
const SMALL: [(u8, &str); 11] = [
    (1, "jeden jedna jedno jednoho jednomu jednom jedním jedné jednu jednou první"),
    (2, "dva dvě dvou dvěma dvouma dvoum dvěmi dvoje =dvojce"),
    (3, "tři tří třem třemi třech =třema troje třetí třetího třetímu třetím třetích třetími"),
    (4, "čtyři čtyř čtyřem čtyřmi čtyřech čtyřma čtyry štyři štyry čtvero čtyřikrát"),
    (5, "pět pěti patero pětkrát"),
    (6, "šest šesti šestero šestkrát"),
    (7, "sedm sedmi sedum sedmero sedmkrát sedma sedmu sedmou sedmy"),
    (8, "osm osmi osum osmero osmkrát osma osmu osmou osmy"),
    (9, "devět devíti devatero devětkrát"),
    (10, "deset deseti desíti desetkrát"),
    (12, "tucet tuctu tuctem"),
];

const ORDINALS: [(u8, &str); 5] = [(6, "šest"), (7, "sedm"), (8, "osm"), (9, "devát"), (10, "desát")];

const NOUNS: [(u8, &str); 8] =
    [(3, "troj"), (4, "čtyř"), (5, "pět"), (6, "šest"), (7, "sedmič"), (8, "osmič"), (9, "devít"), (10, "desít")];

const TEENS: [(u8, &str); 9] = [
    (11, "jedenáct"),
    (12, "dvanáct"),
    (13, "třináct"),
    (14, "čtrnáct štrnáct"),
    (15, "patnáct"),
    (16, "šestnáct"),
    (17, "sedmnáct"),
    (18, "osmnáct"),
    (19, "devatenáct"),
];

const TENS: [(u8, &str); 8] = [
    (20, "dvacet dvacát dvacít"),
    (30, "třicet třicát třicít"),
    (40, "čtyřicet čtyřicát čtyřicít štyřicet"),
    (50, "padesát"),
    (60, "šedesát"),
    (70, "sedmdesát sedumdesát"),
    (80, "osmdesát osumdesát"),
    (90, "devadesát"),
];

const ONES: [(u8, &str); 13] = [
    (1, "jeden"),
    (1, "jedn"),
    (1, "jedna"),
    (2, "dva"),
    (3, "tři"),
    (4, "čtyři"),
    (5, "pět"),
    (6, "šest"),
    (7, "sedm"),
    (7, "sedum"),
    (8, "osm"),
    (8, "osum"),
    (9, "devět"),
];

pub(super) fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::new(Script::Latin).excusing(excuses);
    // Without marks "čtvrtí" is a quarter of a town, "pátá" a heel, "dvojce" a twin.
    lexicon.endings(2, "dvoj", "ka ky ku kou ko ek kám kách kami kama");
    lexicon.words(4, "čtvrtý čtvrtá =čtvrté čtvrtého čtvrtému čtvrtém čtvrtým čtvrtou =čtvrtí čtvrtých čtvrtými");
    lexicon.words(5, "=pátý =pátá =páté pátého pátému pátém pátým =pátou pátí pátých pátými");
    for (value, words) in SMALL {
        lexicon.words(value, words);
    }
    for (value, stem) in ORDINALS {
        lexicon.endings(value, stem, ORDINAL);
    }
    for (value, stem) in NOUNS {
        lexicon.endings(value, stem, NOUN);
    }
    for (value, stem) in (4..).zip(["čtyř", "pěti", "šesti", "sedmi", "osmi", "devíti", "deseti"]) {
        lexicon.stems(value, &format!("{stem}násob"));
    }
    for (value, stems) in TEENS {
        lexicon.stems(value, stems);
    }
    for (tens, stems) in TENS {
        lexicon.stems(tens, stems);
        for (ones, unit) in ONES {
            for stem in stems.split(' ') {
                lexicon.stems(tens + ones, &format!("{unit}a{stem}"));
            }
        }
    }
    lexicon
}

/// "Pet" in an English sentence is no "pět".
fn excuses(sentence: &Sentence<'_>, index: usize) -> bool {
    let spoken = sentence.may_be_in(Language::English);
    spoken && !sentence.is_marked() && sentence.latin(Some(index)) == "pet" && reads_as_english(sentence)
}
