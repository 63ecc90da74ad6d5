//! Words and numbers: how a message is split into them, and what a word means.

use std::ops::Range;

use tenback_players::Language;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::letters::{Script, fold, is_apostrophe, is_whole, parts};
use super::lexicon::{Entry, Lexicon};
use super::numerals::digit;
use super::roles::{AllRoles, RoleTable, Roles};
use super::symbols::{Symbol, symbol};
use crate::text::is_invisible;

/// A word or a number, with its place in the text.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    Word(Word),
    Number(Number),
}

/// A word, as written and as it looks in both alphabets.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) span: Range<usize>,
    /// In lower case, with its marks, without what is invisible.
    pub(super) written: String,
    pub(super) latin: String,
    pub(super) cyrillic: String,
    pub(super) meaning: Meaning,
}

/// What a word means: looked up once, asked for often.
#[derive(Clone, Default, Debug)]
pub(super) struct Meaning {
    /// As a number, in whichever languages it is one.
    pub(super) entries: Vec<Entry>,
    /// Whether it is a number word only by its sound, or with a letter wrong.
    pub(super) similar: bool,
    /// What it can do in a sentence of each language.
    roles: AllRoles,
}

/// A number in digits, or a symbol that is one.
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub(super) span: Range<usize>,
    /// `None` if it is a numeral that we cannot read.
    pub(super) value: Option<u32>,
    /// How many digits it has.
    pub(super) digits: usize,
    kind: Kind,
}

/// Which digits belong together: "10²" is ten and two, not a hundred and two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    /// Superscript, circled, fullwidth and so on.
    Styled,
    /// A symbol that is a number by itself.
    Symbol,
}

/// The characters that link the parts of a word.
pub(super) fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '−' | '_')
}

impl Piece {
    pub(super) fn span(&self) -> &Range<usize> {
        match self {
            Piece::Word(word) => &word.span,
            Piece::Number(number) => &number.span,
        }
    }
}

impl Word {
    fn new(text: &str, span: Range<usize>) -> Word {
        Word::plain(&text[span.clone()], span)
    }

    /// A word put together from parts of the text.
    pub(super) fn plain(word: &str, span: Range<usize>) -> Word {
        let visible = |c: &char| !is_invisible(*c) && !is_apostrophe(*c);
        let written = word.nfc().filter(visible).flat_map(char::to_lowercase).collect();
        let (latin, cyrillic) = (fold(word, Script::Latin), fold(word, Script::Cyrillic));
        Word { span, written, latin, cyrillic, meaning: Meaning::default() }
    }

    /// The word with its meaning.
    fn looked_up(mut self) -> Word {
        let (entries, similar) = Lexicon::get().find(&self);
        self.meaning = Meaning { entries, similar, roles: RoleTable::get().find(&self) };
        self
    }

    /// The alphabets in which the word can be read: every letter has to be one of theirs.
    pub(super) fn spellings(&self) -> impl Iterator<Item = &str> {
        let latin = self.latin.is_ascii().then_some(self.latin.as_str());
        let cyrillic = (!self.cyrillic.bytes().any(|byte| byte.is_ascii())).then_some(self.cyrillic.as_str());
        [latin, cyrillic].into_iter().flatten()
    }

    /// What the word can do in a sentence of a language.
    pub(super) const fn roles(&self, language: Language) -> Roles {
        self.meaning.roles[language as usize]
    }

    /// Adds the next word to this one, as if nothing stood between them.
    pub(super) fn append(&mut self, next: &Word) {
        self.span.end = next.span.end;
        self.written += &next.written;
        self.latin += &next.latin;
        self.cyrillic += &next.cyrillic;
    }

    pub(super) fn is_letter(&self) -> bool {
        self.latin.chars().count() == 1
    }
}

/// What a character does to the piece before it.
enum Effect {
    Letter,
    /// A digit, or a symbol that is a number; `None` if we cannot read it.
    Digits(Option<u32>, Kind),
    /// It is invisible, or belongs to the character before.
    Silent,
    /// It may stand inside a word.
    Apostrophe,
    Gap,
}

fn effect(c: char) -> Effect {
    if is_whole(c) {
        return Effect::Letter;
    }
    if c == ' ' {
        return Effect::Gap;
    }
    if is_invisible(c) || is_combining_mark(c) {
        return Effect::Silent;
    }
    if is_apostrophe(c) {
        return Effect::Apostrophe;
    }
    match symbol(c) {
        Some(Symbol::Number(value)) => return Effect::Digits(Some(value), Kind::Symbol),
        Some(Symbol::Unknown) => return Effect::Digits(None, Kind::Symbol),
        None => {}
    }
    let plain: Vec<char> = parts(c).collect();
    let is_fraction = plain.contains(&'\u{2044}');
    if is_fraction {
        Effect::Gap
    } else if plain.iter().any(|&part| digit(part).is_some()) {
        digits(c, &plain)
    } else if plain.iter().any(|&part| symbol(part).is_some()) {
        Effect::Digits(None, Kind::Symbol)
    } else if plain.iter().any(|part| part.is_alphabetic()) {
        Effect::Letter
    } else if c.is_numeric() {
        Effect::Digits(None, Kind::Symbol)
    } else {
        Effect::Gap
    }
}

/// A digit in any style, or a character made of several, such as ㉑.
fn digits(c: char, plain: &[char]) -> Effect {
    let digits: Vec<u8> = plain.iter().copied().filter_map(digit).collect();
    let kind = match digits.len() {
        1 if plain == [c] => Kind::Plain,
        1 => Kind::Styled,
        _ => Kind::Symbol,
    };
    Effect::Digits(Some(digits.iter().fold(0, |value, &digit| value * 10 + u32::from(digit))), kind)
}

/// Splits a text into words and numbers. What is masked belongs to none.
pub(super) fn split(text: &str, masked: &[Range<usize>]) -> Vec<Piece> {
    let mut reader = Reader { text, pieces: Vec::new(), open: None };
    for (start, c) in text.char_indices() {
        let hidden = masked.iter().any(|range| range.contains(&start));
        reader.read(start..start + c.len_utf8(), if hidden { Effect::Gap } else { effect(c) });
    }
    reader.close();
    reader.pieces
}

struct Reader<'a> {
    text: &'a str,
    pieces: Vec<Piece>,
    /// The piece that may continue.
    open: Option<Open>,
}

enum Open {
    Word(Range<usize>),
    Number(Number),
}

impl Reader<'_> {
    fn read(&mut self, span: Range<usize>, effect: Effect) {
        match (effect, &mut self.open) {
            (Effect::Silent | Effect::Letter, Some(Open::Word(word))) => word.end = span.end,
            (Effect::Silent, Some(Open::Number(number))) => number.span.end = span.end,
            (Effect::Silent, None) | (Effect::Apostrophe, Some(Open::Word(_))) => {}
            (Effect::Digits(value, kind), Some(Open::Number(number))) if number.continues_with(kind) => {
                number.append(value, span);
            }
            (Effect::Letter, _) => self.begin(Open::Word(span)),
            (Effect::Digits(value, kind), _) => self.begin(Open::Number(Number { span, value, digits: 1, kind })),
            (Effect::Apostrophe | Effect::Gap, _) => self.close(),
        }
    }

    fn begin(&mut self, open: Open) {
        self.close();
        self.open = Some(open);
    }

    fn close(&mut self) {
        self.pieces.extend(self.open.take().map(|open| match open {
            Open::Word(span) => Piece::Word(Word::new(self.text, span).looked_up()),
            Open::Number(number) => Piece::Number(number),
        }));
    }
}

impl Number {
    fn continues_with(&self, kind: Kind) -> bool {
        self.kind == kind && kind != Kind::Symbol
    }

    fn append(&mut self, digit: Option<u32>, span: Range<usize>) {
        let longer = |(value, digit): (u32, u32)| value.saturating_mul(10).saturating_add(digit);
        self.value = self.value.zip(digit).map(longer);
        self.digits += 1;
        self.span.end = span.end;
    }
}
