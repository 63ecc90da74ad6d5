//! The names of the people at the table: "Ben2, your turn" names nobody's card.

use std::ops::Range;

use super::Context;

/// Where names that hold a number stand in a text. A name that is nothing but a number is not excused.
pub(super) fn mask(text: &str, context: &Context<'_>) -> Vec<Range<usize>> {
    let found = context.names.iter().map(|name| (name, places(text, name)));
    found
        .filter(|(name, places)| !places.is_empty() && holds_number(name, context))
        .flat_map(|(_, places)| places)
        .collect()
}

/// Whether a name has a number in it, and something else.
fn holds_number(name: &str, context: &Context<'_>) -> bool {
    let plain = Context { names: Vec::new(), bots: Vec::new(), ..*context };
    let number = super::find(name, &[], &plain).map(|(span, _)| span);
    let besides =
        |span: Range<usize>| name[..span.start].chars().chain(name[span.end..].chars()).any(char::is_alphabetic);
    number.is_some_and(besides)
}

/// Where a name stands in a text, in upper or lower case. An ending may follow, but no digit.
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

/// How many bytes of a text are a name at its beginning, in upper or lower case.
fn begins_with(text: &str, name: &str) -> Option<usize> {
    let mut rest = text.chars();
    for expected in name.chars() {
        if !rest.next()?.to_lowercase().eq(expected.to_lowercase()) {
            return None;
        }
    }
    Some(text.len() - rest.as_str().len())
}
