//! Letters without what does not matter: case, marks, and which of two look-alikes was typed.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::text::is_invisible;

/// An alphabet. Words of a language are looked up in its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Script {
    Latin,
    Cyrillic,
}

/// What a word looks like in a script: lower case, without marks.
pub(super) fn fold(word: &str, script: Script) -> String {
    let is_letter = |c: &char| c.is_alphabetic() && !is_apostrophe(*c);
    word.chars().flat_map(parts).filter(is_letter).flat_map(|c| fold_letter(c, script)).collect()
}

/// A character as plain characters, without marks and what nobody sees.
pub(super) fn parts(c: char) -> impl Iterator<Item = char> {
    std::iter::once(dressed_letter(c)).nfkd().filter(|&part| !is_combining_mark(part) && !is_invisible(part))
}

/// The signs that are used as an apostrophe, one of which counts as a letter in Unicode.
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | '\u{2bc}' | '`' | '´' | '′' | '＇')
}

/// Whether a letter carries a mark, as people write it who care for marks.
pub(super) fn is_marked(c: char) -> bool {
    c.is_alphabetic() && (matches!(c, 'ł' | 'Ł' | 'ß') || std::iter::once(c).nfd().any(is_combining_mark))
}

/// Letters in squares and balls that have no plain form of their own in Unicode.
fn dressed_letter(c: char) -> char {
    let first = match c {
        '🅐'..='🅩' => '🅐',
        '🅰'..='🆉' => '🅰',
        '🇦'..='🇿' => '🇦',
        _ => return c,
    };
    char::from(b'a' + (u32::from(c) - u32::from(first)) as u8)
}

fn fold_letter(letter: char, script: Script) -> impl Iterator<Item = char> {
    let letter = lookalike(letter, script).unwrap_or(letter);
    letter.to_lowercase().flat_map(|lower| match lower {
        'ß' => ['s', 's'].into_iter().take(2),
        'ł' => ['l', ' '].into_iter().take(1),
        'ı' => ['i', ' '].into_iter().take(1),
        other => [other, ' '].into_iter().take(1),
    })
}

/// The letter of this script that looks the same. The rows have it at the same place; a dot where there is none.
pub(super) fn lookalike(letter: char, script: Script) -> Option<char> {
    const LATIN: &str = "aceiopxysjABCEHIKMOPTXYS";
    const CYRILLIC: &str = "асеіорхуѕјАВСЕНІКМОРТХУЅ";
    const GREEK: &str = "α..ιορχυ..ΑΒ.ΕΗΙΚΜΟΡΤΧΥ.";
    let place = |row: &str| row.chars().position(|c| c == letter);
    let (own, others) = match script {
        Script::Latin => (LATIN, [CYRILLIC, GREEK]),
        Script::Cyrillic => (CYRILLIC, [LATIN, GREEK]),
    };
    let index = others.into_iter().find_map(place)?;
    own.chars().nth(index)
}
