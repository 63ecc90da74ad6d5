//! Phrases in which a number word means something else: German "gib acht" is "take care".
//!
//! A phrase is a line of words. `a|b` is either of them, `word*` any word that begins so, `…` up to three words, the
//! last of which is no article, `<noun>` a word of at least three letters that has no role in sentences about numbers,
//! and `^` the beginning of a clause.

use tenback_players::Language;

use super::letters::fold_own;
use super::message::Message;
use super::roles::Role;

/// A phrase that excuses the number words in it.
pub(super) struct Idiom {
    parts: Vec<Part>,
}

enum Part {
    /// One of these words; the flag says that only the beginning is given.
    Word(Vec<(String, bool)>),
    /// Up to three words, the last of which is no article.
    Gap,
    /// A word that has no role in sentences about numbers.
    Noun,
    /// The beginning of a clause.
    Start,
}

/// The maximum number of words for `…`.
const WIDEST_GAP: usize = 3;

impl Idiom {
    /// Parses a line of a word file.
    pub(super) fn parse(line: &str) -> Idiom {
        Idiom { parts: line.split_whitespace().map(Part::parse).collect() }
    }

    /// Whether the phrase occurs in a message and covers the word at this index.
    pub(super) fn covers(&self, message: &Message<'_>, language: Language, place: usize) -> bool {
        let longest = self.parts.len() + WIDEST_GAP;
        let first = place.saturating_sub(longest);
        (first..=place).any(|start| matches(&self.parts, message, language, start, place, false))
    }
}

/// Whether the parts match from an index on. `covered` says whether one of the earlier words was the one at `place`.
fn matches(
    parts: &[Part],
    message: &Message<'_>,
    language: Language,
    start: usize,
    place: usize,
    covered: bool,
) -> bool {
    let Some((part, rest)) = parts.split_first() else { return covered };
    let next = |covered| matches(rest, message, language, start + 1, place, covered);
    match part {
        Part::Gap => (0..=WIDEST_GAP).any(|width| {
            (start..start + width).all(|index| message.word(index).is_some())
                && !(width > 0 && announces(message, language, start + width - 1))
                && matches(rest, message, language, start + width, place, covered)
        }),
        Part::Start => message.starts_clause(start) && matches(rest, message, language, start, place, covered),
        Part::Noun => is_noun(message, language, start) && next(covered),
        Part::Word(choices) => {
            let Some(word) = message.word(start) else { return false };
            let is = |folded: &String, choice: &str, stem: bool| {
                if stem { folded.starts_with(choice) } else { folded == choice }
            };
            let fits =
                |(choice, stem): &(String, bool)| is(&word.latin, choice, *stem) || is(&word.cyrillic, choice, *stem);
            choices.iter().any(fits) && next(covered || start == place)
        }
    }
}

/// Whether a word is an article or the like, behind which a number is meant: "gib mir die acht".
fn announces(message: &Message<'_>, language: Language, index: usize) -> bool {
    message.roles(index, language).has(Role::Filler)
}

fn is_noun(message: &Message<'_>, language: Language, index: usize) -> bool {
    const ROLES: [Role; 7] = [Role::Filler, Role::Counted, Role::On, Role::Pile, Role::Sign, Role::Cue, Role::Link];
    let directly = index > 0 && message.gap_after(index - 1).chars().all(char::is_whitespace);
    directly
        && message
            .word(index)
            .is_some_and(|word| word.latin.chars().count() >= 3 && !word.roles(language).has_any(&ROLES))
}

impl Part {
    fn parse(text: &str) -> Part {
        match text {
            "…" => Part::Gap,
            "<noun>" => Part::Noun,
            "^" => Part::Start,
            _ => Part::Word(text.split('|').map(choice).collect()),
        }
    }
}

fn choice(word: &str) -> (String, bool) {
    let (stem, word) = word.strip_suffix('*').map_or((false, word), |word| (true, word));
    (fold_own(word), stem)
}
