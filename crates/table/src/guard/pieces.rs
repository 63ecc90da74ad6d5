//! A text taken apart into words and numbers.

use std::ops::Range;

use unicode_normalization::char::is_combining_mark;

use super::letters::{Script, fold, is_apostrophe, parts};
use super::numerals::{Numeral, digit, numeral};
use crate::text::is_invisible;

/// A word or a number, with its place in the text.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    Word(Token),
    Number(Number),
}

/// A word in both scripts it may be meant in.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) span: Range<usize>,
    latin: String,
    cyrillic: String,
}

/// A number in digits, or a sign that is one.
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub(super) span: Range<usize>,
    /// Nothing if it is a numeral that we cannot read.
    pub(super) value: Option<u32>,
    /// How many signs it has.
    pub(super) digits: usize,
    kind: Kind,
}

/// Which digits belong together: "10²" is ten and two, not a hundred and two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain,
    /// Superscript, circled, fullwidth …
    Dressed,
    /// A sign that stands alone.
    Single,
}

impl Piece {
    pub(super) fn span(&self) -> &Range<usize> {
        match self {
            Piece::Word(token) => &token.span,
            Piece::Number(number) => &number.span,
        }
    }
}

impl Token {
    fn new(text: &str, span: Range<usize>) -> Token {
        let word = &text[span.clone()];
        Token { span, latin: fold(word, Script::Latin), cyrillic: fold(word, Script::Cyrillic) }
    }

    /// Several words as one.
    pub(super) fn joined(pieces: &[Piece]) -> Token {
        let mut whole = Token { span: 0..0, latin: String::new(), cyrillic: String::new() };
        for (index, piece) in pieces.iter().enumerate() {
            let Piece::Word(token) = piece else { continue };
            let start = if index == 0 { token.span.start } else { whole.span.start };
            whole.span = start..token.span.end;
            whole.latin += &token.latin;
            whole.cyrillic += &token.cyrillic;
        }
        whole
    }

    /// The word as it reads in a script.
    pub(super) fn read(&self, script: Script) -> &str {
        match script {
            Script::Latin => &self.latin,
            Script::Cyrillic => &self.cyrillic,
        }
    }

    pub(super) fn is_letter(&self) -> bool {
        self.latin.chars().count() == 1
    }
}

/// What a character does to the piece before it.
enum Role {
    Letter,
    /// A digit, or a sign that is a number; nothing if we cannot read it.
    Digits(Option<u32>, Kind),
    /// Nothing: it is not to be seen, or belongs to the character before.
    Silent,
    /// It may stand inside a word.
    Apostrophe,
    Gap,
}

fn role(c: char) -> Role {
    if is_invisible(c) || is_combining_mark(c) {
        return Role::Silent;
    }
    if is_apostrophe(c) {
        return Role::Apostrophe;
    }
    match numeral(c) {
        Some(Numeral::Known(value)) => return Role::Digits(Some(value.into()), Kind::Single),
        Some(Numeral::Unknown) => return Role::Digits(None, Kind::Single),
        None => {}
    }
    let plain: Vec<char> = parts(c).collect();
    let is_fraction = plain.contains(&'\u{2044}');
    if is_fraction {
        Role::Gap
    } else if plain.iter().any(|&part| digit(part).is_some()) {
        digits(c, &plain)
    } else if plain.iter().any(|part| part.is_alphabetic()) {
        Role::Letter
    } else if c.is_numeric() {
        Role::Digits(None, Kind::Single)
    } else {
        Role::Gap
    }
}

/// A digit in whatever dress, or a sign made of several, such as ㉑.
fn digits(c: char, plain: &[char]) -> Role {
    let digits: Vec<u8> = plain.iter().copied().filter_map(digit).collect();
    let kind = match digits.len() {
        1 if plain == [c] => Kind::Plain,
        1 => Kind::Dressed,
        _ => Kind::Single,
    };
    Role::Digits(Some(digits.iter().fold(0, |value, &digit| value * 10 + u32::from(digit))), kind)
}

/// Takes a text apart.
pub(super) fn take_apart(text: &str) -> Vec<Piece> {
    let mut reader = Reader { text, pieces: Vec::new(), open: None };
    for (start, c) in text.char_indices() {
        reader.read(start..start + c.len_utf8(), role(c));
    }
    reader.close();
    reader.pieces
}

struct Reader<'a> {
    text: &'a str,
    pieces: Vec<Piece>,
    /// The piece that may go on.
    open: Option<Open>,
}

enum Open {
    Word(Range<usize>),
    Number(Number),
}

impl Reader<'_> {
    fn read(&mut self, span: Range<usize>, role: Role) {
        match (role, &mut self.open) {
            (Role::Silent | Role::Letter, Some(Open::Word(word))) => word.end = span.end,
            (Role::Silent, Some(Open::Number(number))) => number.span.end = span.end,
            (Role::Silent, None) | (Role::Apostrophe, Some(Open::Word(_))) => {}
            (Role::Digits(value, kind), Some(Open::Number(number))) if number.goes_on(kind) => {
                number.append(value, span);
            }
            (Role::Letter, _) => self.begin(Open::Word(span)),
            (Role::Digits(value, kind), _) => self.begin(Open::Number(Number { span, value, digits: 1, kind })),
            (Role::Apostrophe | Role::Gap, _) => self.close(),
        }
    }

    fn begin(&mut self, open: Open) {
        self.close();
        self.open = Some(open);
    }

    fn close(&mut self) {
        self.pieces.extend(self.open.take().map(|open| match open {
            Open::Word(span) => Piece::Word(Token::new(self.text, span)),
            Open::Number(number) => Piece::Number(number),
        }));
    }
}

impl Number {
    fn goes_on(&self, kind: Kind) -> bool {
        self.kind == kind && kind != Kind::Single
    }

    fn append(&mut self, digit: Option<u32>, span: Range<usize>) {
        let longer = |(value, digit): (u32, u32)| value.saturating_mul(10).saturating_add(digit);
        self.value = self.value.zip(digit).map(longer);
        self.digits += 1;
        self.span.end = span.end;
    }
}
