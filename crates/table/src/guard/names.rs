//! Names of people at the table: "Ben2, your turn" does not name a card.

use std::ops::Range;

use super::Context;

/// The positions of names that contain a number. A name that is only a number is not excused.
pub(super) fn mask(text: &str, context: &Context<'_>) -> Vec<Range<usize>> {
    let found = context.names.iter().map(|name| (name, places(text, name)));
    found
        .filter(|(name, places)| !places.is_empty() && holds_number(name, context))
        .flat_map(|(_, places)| places)
        .collect()
}

/// Whether a name contains a number and something else.
fn holds_number(name: &str, context: &Context<'_>) -> bool {
    let plain = Context { names: Vec::new(), bots: Vec::new(), ..*context };
    let number = super::find(name, &[], &plain).map(|(span, _)| span);
    let besides =
        |span: Range<usize>| name[..span.start].chars().chain(name[span.end..].chars()).any(char::is_alphabetic);
    number.is_some_and(besides)
}

/// The positions of a name in a text, ignoring case. An ending may follow, but no digit.
fn places(text: &str, name: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut before = None;
    for (start, c) in text.char_indices() {
        if !before.is_some_and(char::is_alphanumeric)
            && let Some(length) = begins_with(&text[start..], name)
            && !text[start + length..].starts_with(char::is_numeric)
        {
            places.push(start..start + length);
        }
        before = Some(c);
    }
    places
}

/// The length in bytes of a name at the start of a text, ignoring case.
fn begins_with(text: &str, name: &str) -> Option<usize> {
    let mut rest = text.chars();
    for expected in name.chars() {
        if !rest.next()?.to_lowercase().eq(expected.to_lowercase()) {
            return None;
        }
    }
    Some(text.len() - rest.as_str().len())
}
