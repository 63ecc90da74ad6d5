//! Finds card numbers in chat: players may not name a card, nor give a hint that leads to a single one (A15).
//!
//! A message is judged in five steps. The first card found is quoted to the writer.
//!
//! 1. **Numbers** ([`reading`]). The text is split into words and numbers ([`pieces`]): digits of every script, symbols
//!    such as circled numbers, clock faces and dice ([`symbols`]), Roman numerals, and number words. Words are compared
//!    without case, marks and look-alike letters ([`letters`]) with the number words of all languages ([`lexicon`]),
//!    then by their sound, for Ukrainian in Latin letters ([`sound`]), then with one letter wrong ([`misspelling`]).
//! 2. **Digits said one by one** ([`sequence`]): "one zero".
//! 3. **Disguise** ([`disguise`]): "se-ven", "s e v e n", "tw0".
//! 4. **Sums** ([`sums`]): "one below a hundred", "100 − 1", "half a hundred".
//! 5. **Hints** ([`hints`]): "backwards trick on b", which fits a single card.
//!
//! The words are data: one file per language in `words/`, read by [`data`].
//!
//! # Which mistakes it makes
//!
//! One, zero and a hundred are not cards and pass. From two on every number is refused, also where it only counts or
//! tells the time: nobody can tell "two piles" from a hint, and a writer who is refused can say "both piles". So where a
//! word is most likely a number, the guard refuses, and where it is most likely something else, it lets it pass:
//!
//! - Whole words only: "often" holds no ten.
//! - Words with another meaning that is far more common pass: "wait a second", Czech "druhý" for "the other".
//! - Number words of all languages count at every table, except words that are ordinary in the language of the table or
//!   of the writer: Polish and Czech "ten", English "elf". Where both are spoken, the other words of the message decide.
//! - Phrases in which a number word means something else pass ([`idioms`]): German "gib acht".
//! - Positions of piles pass: "the third pile".
//! - Names of people at the table, bots and seats pass ([`names`]): "Ben2", "Expert 3".
//!
//! It cannot catch everything. People who agree on a code before the game, or use languages it does not know, get past
//! it; so do vague hints ("a very high card"), which the rules allow.

mod data;
mod disguise;
mod hints;
mod idioms;
mod letters;
mod lexicon;
mod message;
mod misspelling;
mod names;
mod numerals;
mod pieces;
mod reading;
mod roles;
mod sequence;
mod sound;
mod sums;
mod symbols;
mod tongue;
mod vocabulary;

use std::ops::Range;

use tenback_players::Language;
use tenback_rules::Card;

pub(crate) use letters::appearance;
use message::Message;
use reading::Reader;

/// What the guard needs to know about the table.
pub(crate) struct Context<'a> {
    /// The language of the table.
    pub(crate) table: Language,
    /// The language of the person who writes.
    pub(crate) writer: Language,
    /// The highest card of the game.
    pub(crate) highest: Card,
    /// What people at the table are called.
    pub(crate) names: Vec<&'a str>,
    /// How many seats the table has.
    pub(crate) seats: u32,
    /// The numbers of the seats where bots play.
    pub(crate) bots: Vec<u32>,
}

/// A card number in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The number as it was written.
    pub(crate) word: String,
    /// Which card it is, if that can be told.
    pub(crate) value: Option<u32>,
}

/// The first card that a message names, or leads to.
pub(crate) fn find_card(text: &str, context: &Context<'_>) -> Option<Finding> {
    let masked = names::mask(text, context);
    find(text, &masked, context).map(|(span, value)| Finding { word: text[span].to_owned(), value })
}

/// Where a card is named in a text, and which one it is, if that can be told.
type Found = (Range<usize>, Option<u32>);

fn find(text: &str, masked: &[Range<usize>], context: &Context<'_>) -> Option<Found> {
    let message = Message::new(text, masked);
    let reader = Reader { message: &message, context };
    let number = reader.card().map(|reading| (reading.span, reading.value));
    number
        .or_else(|| sequence::find(&message, context))
        .or_else(|| disguise::find(&message, masked, context))
        .or_else(|| sums::find(&message, context))
        .or_else(|| hints::find(&message, context))
}

impl Context<'_> {
    /// How many piles there are.
    const PILES: u32 = 4;

    /// The languages that are spoken here.
    const fn languages(&self) -> [Language; 2] {
        [self.table, self.writer]
    }

    fn is_card(&self, value: u32) -> bool {
        (2..=u32::from(self.highest.number())).contains(&value)
    }

    fn could_be_card(&self, value: Option<u32>) -> bool {
        value.is_none_or(|value| self.is_card(value))
    }
}
