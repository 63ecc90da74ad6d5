//! The numbers of a message: digits, symbols, words and Roman numerals.

use std::cmp::Ordering;
use std::ops::Range;

use tenback_players::Language;

use super::Context;
use super::lexicon::Entry;
use super::message::Message;
use super::numerals::roman;
use super::pieces::{Number, Piece, Word};
use super::roles::Role;
use super::tongue::Tongue;
use super::vocabulary::Vocabulary;

/// A number in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    pub(super) span: Range<usize>,
    /// `None` if it is a numeral that we cannot read.
    pub(super) value: Option<u32>,
}

/// Reads the numbers of a message at a table.
pub(super) struct Reader<'a> {
    pub(super) message: &'a Message<'a>,
    pub(super) context: &'a Context<'a>,
}

impl Reader<'_> {
    /// The first number that is a card.
    pub(super) fn card(&self) -> Option<Reading> {
        let mut index = 0;
        while let Some(piece) = self.message.pieces.get(index) {
            let (reading, pieces) = match piece {
                Piece::Number(number) => (self.digits(index, number), 1),
                Piece::Word(word) => self.word(index, word),
            };
            if let Some(reading) = reading.filter(|reading| self.context.could_be_card(reading.value)) {
                return Some(reading);
            }
            index += pieces;
        }
        None
    }

    fn digits(&self, index: usize, number: &Number) -> Option<Reading> {
        let excused = self.is_heart(number) || self.is_seat(index, number) || self.is_pile_position(index, number);
        (!excused).then(|| Reading { span: number.span.clone(), value: number.value })
    }

    /// The number that a word is, and how many pieces it takes: "forty seven" is one number.
    fn word(&self, index: usize, word: &Word) -> (Option<Reading>, usize) {
        let Some(entry) = self.entry(index, word) else { return (self.roman(index, word), 1) };
        let tens = entry.value >= 20 && entry.value.is_multiple_of(10);
        let ones = if tens { self.ones_after(index, entry.tongue) } else { None };
        let value = Some(entry.value + ones.unwrap_or(0));
        let last = index + usize::from(ones.is_some());
        let span = word.span.start..self.message.pieces[last].span().end;
        (Some(Reading { span, value }), last - index + 1)
    }

    fn ones_after(&self, index: usize, tongue: Tongue) -> Option<u32> {
        let next = self.message.word(index + 1).filter(|_| self.message.is_close_after(index))?;
        let ones = |entry: &&Entry| entry.tongue == tongue && (1..=9).contains(&entry.value);
        next.meaning.entries.iter().find(ones).map(|entry| entry.value)
    }

    /// What a word means as a number here; nothing if it means something else.
    fn entry(&self, index: usize, word: &Word) -> Option<Entry> {
        let entries = word.meaning.entries.iter().filter(|entry| self.counts(index, word, **entry));
        let (cards, others): (Vec<Entry>, Vec<Entry>) = entries.partition(|entry| self.context.is_card(entry.value));
        let entry = *cards.first().or(others.first())?;
        let language = entry.tongue.language();
        let idioms = &Vocabulary::of(language).idioms;
        let idiom = || idioms.iter().any(|idiom| idiom.covers(self.message, language, index));
        let position = || entry.ordinal && entry.value <= Context::PILES && self.is_beside_pile(index);
        (!position() && !idiom()).then_some(entry)
    }

    /// Whether a word counts as this number, though it may be an ordinary word of another language.
    fn counts(&self, index: usize, word: &Word, entry: Entry) -> bool {
        let language = entry.tongue.language();
        if entry.weak && !self.is_announced(index, language) {
            return false;
        }
        let mut rivals =
            Language::ALL.into_iter().filter(|&rival| Vocabulary::of(rival).is_ordinary(&word.written)).peekable();
        if word.meaning.similar {
            return rivals.peek().is_none();
        }
        let own = self.context.languages();
        rivals
            .filter(|rival| own.contains(rival) || self.reads_clearly_as(*rival, language))
            .all(|rival| self.is_number_rather(entry, rival))
    }

    /// Whether a word is this number rather than an ordinary word of the other language. The other words of the message
    /// decide; in doubt a word is what it is in the language of the table or the writer.
    fn is_number_rather(&self, entry: Entry, ordinary: Language) -> bool {
        let number = entry.tongue.language();
        let spoken = self.context.languages().into_iter().any(|own| Tongue::from(own) == entry.tongue);
        if !spoken {
            return self.reads_clearly_as(number, ordinary);
        }
        if ordinary == number {
            // "Piec" is an oven, and "pięć" where the writer has no marks at all.
            return !self.message.marked;
        }
        let signs = |language| self.message.count(language, Role::Sign);
        match signs(number).cmp(&signs(ordinary)) {
            Ordering::Greater => true,
            Ordering::Equal => self.context.writer != ordinary,
            Ordering::Less => false,
        }
    }

    /// Whether a message is in one language rather than in the other, beyond doubt.
    fn reads_clearly_as(&self, language: Language, other: Language) -> bool {
        const BEYOND_DOUBT: usize = 2;
        let signs = self.message.count(language, Role::Sign);
        signs >= BEYOND_DOUBT && signs > self.message.count(other, Role::Sign)
    }

    /// Whether one of the words just before a place announces a number.
    fn is_announced(&self, index: usize, language: Language) -> bool {
        let tens = |entry: &Entry| entry.tongue.language() == language && entry.value >= 20 && !entry.weak;
        (index.saturating_sub(2)..index)
            .filter_map(|before| self.message.word(before))
            .any(|word| word.roles(language).has(Role::Cue) || word.meaning.entries.iter().any(tens))
    }

    fn roman(&self, index: usize, word: &Word) -> Option<Reading> {
        let roman = roman(&self.message.text[word.span.clone()])?;
        let is_ordinary = |language: Language| Vocabulary::of(language).is_ordinary(&word.written);
        let long_enough = roman.letters >= 4
            || (roman.capitals && roman.letters >= 2)
            || (roman.letters >= 3 && !self.context.languages().into_iter().any(is_ordinary));
        let excused = self.is_kiss(index, roman.value) || self.is_repeated(index, word);
        (long_enough && !excused).then(|| Reading { span: word.span.clone(), value: Some(roman.value) })
    }

    /// "Good luck XX": kisses, unless something announces a number.
    fn is_kiss(&self, index: usize, value: u32) -> bool {
        const ANNOUNCING: [Role; 5] = [Role::Cue, Role::Filler, Role::Counted, Role::On, Role::Mine];
        let Some(before) = index.checked_sub(1).and_then(|before| self.message.word(before)) else { return false };
        let announces = |language| before.roles(language).has_any(&ANNOUNCING);
        matches!(value, 20 | 30) && !Language::ALL.into_iter().any(announces)
    }

    /// "ХІ-ХІ": laughter.
    fn is_repeated(&self, index: usize, word: &Word) -> bool {
        let same = |other: Option<&Word>| other.is_some_and(|other| other.written == word.written);
        same(self.message.word(index + 1)) || same(index.checked_sub(1).and_then(|before| self.message.word(before)))
    }

    /// A heart "<3" or a cat ":3", standing by itself.
    fn is_heart(&self, number: &Number) -> bool {
        let (before, after) = (&self.message.text[..number.span.start], &self.message.text[number.span.end..]);
        let alone = |rest: &str| rest.is_empty() || rest.ends_with(char::is_whitespace);
        let open = before.strip_suffix('<').or_else(|| before.strip_suffix(':')).is_some_and(alone);
        let ends = !after.starts_with(|c: char| c.is_alphanumeric() || is_operator(c));
        number.value == Some(3) && number.digits == 1 && open && ends
    }

    /// "Expert 3", "player 2": the name of a bot, or a seat.
    fn is_seat(&self, index: usize, number: &Number) -> bool {
        let Some(before) = index.checked_sub(1) else { return false };
        let Some(word) = self.message.word(before) else { return false };
        let directly = self.message.gap_after(before).chars().all(char::is_whitespace);
        let Some(seat) = number.value.filter(|_| directly) else { return false };
        Language::ALL.into_iter().any(|language| {
            let roles = word.roles(language);
            (roles.has(Role::Seat) && (1..=self.context.seats).contains(&seat))
                || (roles.has(Role::Level) && self.context.bots.contains(&seat))
        })
    }

    /// "2nd pile", "3. Stapel".
    fn is_pile_position(&self, index: usize, number: &Number) -> bool {
        let low = number.value.is_some_and(|value| (1..=Context::PILES).contains(&value)) && number.digits == 1;
        let gap = self.message.gap_after(index);
        let suffix = |word: &Word| gap.is_empty() && ["st", "nd", "rd", "th"].contains(&word.latin.as_str());
        let suffixed = self.message.word(index + 1).is_some_and(suffix);
        low && (suffixed || gap.starts_with('.')) && self.is_beside_pile(index + usize::from(suffixed))
    }

    /// Whether the next word or the one before is a pile.
    fn is_beside_pile(&self, index: usize) -> bool {
        let directly = |index: usize| self.message.gap_after(index).chars().all(|c| c.is_whitespace() || c == '.');
        let pile = |index: usize| {
            Language::ALL.into_iter().any(|language| self.message.roles(index, language).has(Role::Pile))
        };
        let before = index.checked_sub(1).filter(|&before| directly(before));
        (directly(index) && pile(index + 1)) || before.is_some_and(pile)
    }
}

/// The characters that make a sum of the numbers around them.
pub(super) fn is_operator(c: char) -> bool {
    matches!(c, '+' | '-' | '−' | '–' | '*' | '×' | '·' | '/' | '÷' | '=' | '>' | '<')
}
