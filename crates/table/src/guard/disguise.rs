//! Number words in disguise: written in parts ("se-ven", "s e v e n", "se ven"), or with digits and signs that look like
//! letters ("tw0", "$ix").

use std::ops::Range;

use tenback_players::Language;

use super::lexicon::Lexicon;
use super::message::Message;
use super::pieces::Word;
use super::vocabulary::Vocabulary;
use super::{Context, Found};

/// The first card in disguise.
pub(super) fn find(message: &Message<'_>, masked: &[Range<usize>], context: &Context<'_>) -> Option<Found> {
    let parts = (0..message.pieces.len()).find_map(|start| in_parts(message, context, start));
    parts.or_else(|| with_signs(message.text, masked, context)).or_else(|| in_capitals(message, context))
}

/// A number word inside another, marked by a capital: "mySeven".
fn in_capitals(message: &Message<'_>, context: &Context<'_>) -> Option<Found> {
    let words = (0..message.pieces.len()).filter_map(|index| message.word(index));
    words.flat_map(|word| humps(message.text, &word.span)).find_map(|span| {
        let value = card(&Word::plain(&message.text[span.clone()], span.clone()), context, 0, Joint::Tight)?;
        Some((span, Some(value)))
    })
}

/// The parts of a word that begin with a capital after a small letter, if there are any.
fn humps(text: &str, span: &Range<usize>) -> Vec<Range<usize>> {
    let word = &text[span.clone()];
    let small = |index: usize| word[..index].chars().next_back().is_some_and(char::is_lowercase);
    let starts = word.char_indices().filter(|&(index, c)| c.is_uppercase() && small(index)).map(|(index, _)| index);
    let mut edges: Vec<usize> = std::iter::once(0).chain(starts).chain([word.len()]).collect();
    edges.dedup();
    let parts = edges.windows(2).map(|pair| span.start + pair[0]..span.start + pair[1]);
    if edges.len() > 2 { parts.collect() } else { Vec::new() }
}

/// How the parts of a word are joined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joint {
    /// By hyphens, dots and the like.
    Tight,
    /// By spaces, and every part is one letter.
    Letters,
    /// By spaces.
    Loose,
}

/// The longest number word that is written in parts, starting at an index.
fn in_parts(message: &Message<'_>, context: &Context<'_>, start: usize) -> Option<Found> {
    const MOST_LOOSE_PARTS: usize = 3;
    let lexicon = Lexicon::get();
    let mut whole = message.word(start)?.clone();
    let first = whole.latin.chars().count();
    let (mut joint, mut longest) = (None, None);
    for index in start.. {
        let (Some(next), Some(seam)) = (message.word(index + 1), joint_after(message, index)) else { break };
        let worst = worst(joint, seam);
        joint = Some(worst);
        whole.append(next);
        let parts = index + 2 - start;
        if worst == Joint::Loose && parts > MOST_LOOSE_PARTS {
            break;
        }
        let words = || (start..start + parts).filter_map(|index| message.word(index));
        let apart = || words().map(|word| word.written.as_str()).collect::<Vec<_>>().join(" ");
        let ordinary = || worst == Joint::Loose && Vocabulary::is_ordinary_apart(&apart());
        let long_enough = whole.latin.chars().count() >= fewest_letters(worst, words());
        if let Some(value) = card(&whole, context, first, worst).filter(|_| long_enough && !ordinary()) {
            longest = Some((whole.span.clone(), Some(value)));
        } else if !whole.spellings().any(|folded| lexicon.begins(folded)) {
            break;
        }
    }
    longest
}

fn worst(so_far: Option<Joint>, next: Joint) -> Joint {
    match (so_far, next) {
        (None, joint) => joint,
        (Some(so_far), next) if so_far == next => next,
        _ => Joint::Loose,
    }
}

fn joint_after(message: &Message<'_>, index: usize) -> Option<Joint> {
    let gap = message.gap_after(index);
    let letters = message.word(index)?.is_letter() && message.word(index + 1)?.is_letter();
    if letters && gap.chars().count() <= 3 {
        Some(Joint::Letters)
    } else if !gap.contains(char::is_whitespace) && gap.chars().count() <= 3 {
        Some(Joint::Tight)
    } else if gap.chars().all(char::is_whitespace) {
        Some(Joint::Loose)
    } else {
        None
    }
}

/// The minimum number of letters of a word in parts: short words often result from ordinary ones.
fn fewest_letters<'a>(joint: Joint, mut parts: impl Iterator<Item = &'a Word>) -> usize {
    let vowel = |c: char| "aeiouyáéíóúýěůäöüąęаеиіоуюяєїы".contains(c);
    match joint {
        Joint::Loose if parts.all(|part| part.written.contains(vowel)) => 5,
        Joint::Loose => 4,
        Joint::Tight | Joint::Letters => 3,
    }
}

/// The card named by a word that was assembled from parts. What is in the `first` letters alone has been checked
/// before.
fn card(word: &Word, context: &Context<'_>, first: usize, joint: Joint) -> Option<u32> {
    let longest_ending = if joint == Joint::Loose { 2 } else { 4 };
    let is_ordinary = |language: Language| Vocabulary::of(language).is_ordinary(&word.written);
    if context.languages().into_iter().any(is_ordinary) {
        return None;
    }
    let entries = Lexicon::get().assembled(word, first, longest_ending);
    entries.iter().find(|entry| !entry.weak && context.is_card(entry.value)).map(|entry| entry.value)
}

/// A number word with digits and signs for letters.
fn with_signs(text: &str, masked: &[Range<usize>], context: &Context<'_>) -> Option<Found> {
    let may_belong = |c: char| c.is_alphabetic() || sign(c, 'i').is_some();
    let mut start = 0;
    for run in text.split_inclusive(|c| !may_belong(c)) {
        let end = start + run.len();
        let place = start;
        start = end;
        let run = run.trim_end_matches(|c| !may_belong(c));
        if masked.iter().any(|range| range.start < end && place < range.end) {
            continue;
        }
        for plain in [run, run.trim_end_matches('!')] {
            let span = place..place + plain.len();
            let value = ['i', 'l']
                .into_iter()
                .find_map(|one| card(&undisguised(plain, span.clone(), one)?, context, 0, Joint::Tight));
            if value.is_some() {
                return Some((span, value));
            }
        }
    }
    None
}

/// A word with the letters that its signs look like, if it has signs at all.
fn undisguised(word: &str, span: Range<usize>, one: char) -> Option<Word> {
    const LONGEST: usize = 24;
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let signs = word.chars().any(|c| sign(c, one).is_some());
    let plain = || word.chars().map(|c| sign(c, one).unwrap_or(c)).collect::<String>();
    (signs && (2..=LONGEST).contains(&letters)).then(|| Word::plain(&plain(), span))
}

/// The letter that a digit or sign looks like. Digits from two on are cards by themselves.
fn sign(c: char, one: char) -> Option<char> {
    match c {
        '0' => Some('o'),
        '1' | '|' => Some(one),
        '!' | '¡' => Some('i'),
        '@' => Some('a'),
        '$' => Some('s'),
        '€' => Some('e'),
        '+' => Some('t'),
        '£' => Some('l'),
        _ => None,
    }
}
