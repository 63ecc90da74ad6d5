//! Letters reduced to what matters: no case, no marks, no difference between look-alikes.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::text::is_invisible;

/// An alphabet. Every word is looked up in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Script {
    Latin,
    Cyrillic,
}

impl Script {
    /// The alphabet a word is written in, going by its letters that look like none of the other alphabet.
    pub(super) fn of(word: &str) -> Script {
        let cyrillic = |c: char| matches!(c, '\u{400}'..='\u{4ff}');
        if word.chars().any(cyrillic) { Script::Cyrillic } else { Script::Latin }
    }
}

/// What a word looks like in a script: lower case, without marks.
pub(super) fn fold(word: &str, script: Script) -> String {
    let is_letter = |c: &char| c.is_alphabetic() && !is_apostrophe(*c);
    word.chars().flat_map(parts).filter(is_letter).flat_map(|c| fold_letter(c, script)).collect()
}

/// A word of a word file, folded in its own script.
pub(super) fn fold_own(word: &str) -> String {
    fold(word, Script::of(word))
}

/// What a name looks like at a glance: without case, marks, spaces and signs, and with one letter for all that look like it.
pub(crate) fn appearance(name: &str) -> String {
    let plain = |c: char| match lookalike(c, Script::Latin).unwrap_or(c) {
        '0' => 'o',
        '1' | 'l' | 'L' | '|' => 'i',
        other => other,
    };
    let letters = name.chars().flat_map(parts).map(plain).flat_map(char::to_lowercase);
    letters.filter(|c| c.is_alphanumeric()).collect()
}

/// A character as plain characters, without marks and invisible ones.
pub(super) fn parts(c: char) -> impl Iterator<Item = char> {
    let whole = is_whole(c).then_some(c);
    let apart =
        || std::iter::once(plain_letter(c)).nfkd().filter(|&part| !is_combining_mark(part) && !is_invisible(part));
    let apart = whole.is_none().then(apart);
    whole.into_iter().chain(apart.into_iter().flatten())
}

/// Whether a character is a letter without marks, in one of the two alphabets: most letters are, and need no tables.
pub(super) const fn is_whole(c: char) -> bool {
    c.is_ascii_alphabetic() || (matches!(c, 'А'..='я' | 'є' | 'і') && !matches!(c, 'Й' | 'й'))
}

/// The characters used as an apostrophe, one of which Unicode counts as a letter.
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | '\u{2bc}' | '`' | '´' | '′' | '＇')
}

/// Whether a letter carries a mark.
pub(super) fn is_marked(c: char) -> bool {
    c.is_alphabetic() && (matches!(c, 'ł' | 'Ł' | 'ß') || std::iter::once(c).nfd().any(is_combining_mark))
}

/// Squared and circled letters that Unicode does not decompose, as plain letters.
fn plain_letter(c: char) -> char {
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

/// The letter of this script that looks the same. The rows have it in the same column; a dot where there is none.
pub(super) fn lookalike(letter: char, script: Script) -> Option<char> {
    const LATIN: &str = "aceiopxysjABCEHIKMOPTXYS";
    const CYRILLIC: &str = "асеіорхуѕјАВСЕНІКМОРТХУЅ";
    const GREEK: &str = "α..ιορχυ..ΑΒ.ΕΗΙΚΜΟΡΤΧΥ.";
    let column = |row: &str| row.chars().position(|c| c == letter);
    let (own, others) = match script {
        Script::Latin if letter.is_ascii() => return None,
        Script::Cyrillic if matches!(letter, '\u{400}'..='\u{4ff}') => return None,
        Script::Latin => (LATIN, [CYRILLIC, GREEK]),
        Script::Cyrillic => (CYRILLIC, [LATIN, GREEK]),
    };
    let index = others.into_iter().find_map(column)?;
    own.chars().nth(index)
}
