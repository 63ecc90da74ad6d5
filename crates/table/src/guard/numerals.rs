//! Digits of every script, and Roman numerals.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::letters::{Script, lookalike};
use crate::text::is_invisible;

/// The zeros of the scripts that have digits of their own; the other digits follow them. Fullwidth, superscript and
/// circled digits are reduced to plain ones before.
const ZEROS: &str = "0\u{660}\u{6f0}\u{7c0}\u{966}\u{9e6}\u{a66}\u{ae6}\u{b66}\u{be6}\u{c66}\u{ce6}\u{d66}\u{de6}\u{e50}\
    \u{ed0}\u{f20}\u{1040}\u{1090}\u{17e0}\u{1810}\u{1946}\u{19d0}\u{1a80}\u{1a90}\u{1b50}\u{1bb0}\u{1c40}\u{1c50}\
    \u{a620}\u{a8d0}\u{a900}\u{a9d0}\u{a9f0}\u{aa50}\u{abf0}\u{104a0}\u{10d30}\u{10d40}\u{11066}\u{110f0}\u{11136}\
    \u{111d0}\u{112f0}\u{11450}\u{114d0}\u{11650}\u{116c0}\u{116d0}\u{116da}\u{11730}\u{118e0}\u{11950}\u{11bf0}\
    \u{11c50}\u{11d50}\u{11da0}\u{11f50}\u{16130}\u{16a60}\u{16ac0}\u{16b50}\u{16d70}\u{1ccf0}\u{1e140}\u{1e2f0}\
    \u{1e4f0}\u{1e5f1}\u{1e950}\u{1fbf0}";

/// The value of a decimal digit.
pub(super) fn digit(c: char) -> Option<u8> {
    let from = |zero: char| u32::from(c).checked_sub(zero.into()).filter(|&value| value < 10);
    ZEROS.chars().find_map(from).map(|value| value as u8)
}

/// A word in Roman numerals.
pub(super) struct Roman {
    pub(super) value: u32,
    pub(super) capitals: bool,
    pub(super) letters: usize,
}

/// Reads a word as Roman numerals.
pub(super) fn roman(word: &str) -> Option<Roman> {
    const LONGEST: usize = 8;
    let visible = word.nfkc().filter(|&c| !is_invisible(c) && !is_combining_mark(c));
    let plain: String = visible.map(|c| lookalike(c, Script::Latin).unwrap_or(c)).take(LONGEST + 1).collect();
    let is_roman = |c: char| "IVXLCivxlc".contains(c);
    if plain.len() > LONGEST || !plain.chars().all(is_roman) {
        return None;
    }
    let upper = plain.to_ascii_uppercase();
    let value = sum(&upper);
    let valid = value < 100 && in_roman(value) == upper;
    valid.then(|| Roman { value, capitals: plain == upper, letters: plain.len() })
}

/// The value of the letters: one before a greater one is subtracted.
fn sum(letters: &str) -> u32 {
    let values: Vec<u32> = letters.chars().map(letter).collect();
    let (less, more): (Vec<usize>, Vec<usize>) =
        (0..values.len()).partition(|&index| values.get(index + 1).is_some_and(|next| *next > values[index]));
    let total = |places: Vec<usize>| places.into_iter().map(|index| values[index]).sum::<u32>();
    total(more).saturating_sub(total(less))
}

const fn letter(letter: char) -> u32 {
    match letter {
        'I' => 1,
        'V' => 5,
        'X' => 10,
        'L' => 50,
        _ => 100,
    }
}

fn in_roman(value: u32) -> String {
    const TENS: [&str; 10] = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"];
    const ONES: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    format!("{}{}", TENS[value as usize / 10], ONES[value as usize % 10])
}
