//! Finds card numbers in what people write (A15).

use tenback_rules::Card;

use crate::language::Language;

/// The first number of a card in a text, as it was written.
pub(crate) fn card_named(text: &str, _languages: &[Language], highest: Card) -> Option<String> {
    text.split(|c: char| !c.is_ascii_digit())
        .find(|digits| digits.parse().is_ok_and(|number| (2..=highest.number()).contains(&number)))
        .map(str::to_owned)
}
