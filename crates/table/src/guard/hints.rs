//! Hints that lead to a single card without naming a number: "I have the backwards trick on b", "one above pile c",
//! "the highest card in the game".

use std::ops::{BitOr, Range};

use tenback_players::Language;

use super::message::Message;
use super::pieces::Piece;
use super::roles::{Role, Roles};
use super::{Context, Found};

/// The first hint that leads to a single card.
pub(super) fn find(message: &Message<'_>, context: &Context<'_>) -> Option<Found> {
    Language::ALL.into_iter().find_map(|language| {
        let hints = Hints::new(message, language, context);
        (0..message.pieces.len()).find_map(|index| hints.at(index)).map(|pieces| (hints.span(pieces), None))
    })
}

/// A message with what its words mean in hints of one language.
struct Hints<'a> {
    message: &'a Message<'a>,
    roles: Vec<Roles>,
    /// The roles in this language, in that of the table and in that of the writer: praise and denial may be in any.
    mood: Vec<Roles>,
    ones: Vec<bool>,
    /// Whether the message reads as this language rather than as English, where "a" is an article.
    reads_foreign: bool,
}

/// The maximum number of words between the action and the pile.
const WIDEST: usize = 4;

impl<'a> Hints<'a> {
    fn new(message: &'a Message<'a>, language: Language, context: &Context<'_>) -> Hints<'a> {
        let one = |piece: &Piece| match piece {
            Piece::Number(number) => number.value == Some(1),
            Piece::Word(word) => {
                word.meaning.entries.iter().any(|entry| entry.value == 1 && entry.tongue.language() == language)
            }
        };
        let roles = |index| message.roles(index, language);
        let mood = |index| {
            context.languages().map(|own| message.roles(index, own)).into_iter().fold(roles(index), BitOr::bitor)
        };
        let places = 0..message.pieces.len();
        Hints {
            message,
            roles: places.clone().map(roles).collect(),
            mood: places.map(mood).collect(),
            ones: message.pieces.iter().map(one).collect(),
            reads_foreign: language != Language::English
                && message.count(language, Role::Sign) >= message.count(Language::English, Role::Sign),
        }
    }

    fn span(&self, pieces: Range<usize>) -> Range<usize> {
        self.message.pieces[pieces.start].span().start..self.message.pieces[pieces.end - 1].span().end
    }

    /// The pieces of a hint that starts at an index.
    fn at(&self, index: usize) -> Option<Range<usize>> {
        let pieces = self.trick(index).or_else(|| self.neighbour(index)).or_else(|| self.extreme(index))?;
        (!self.is_denied(&pieces) && !self.is_praised(&pieces)).then_some(pieces)
    }

    /// A trick and a pile, in either order.
    fn trick(&self, index: usize) -> Option<Range<usize>> {
        if let Some(end) = self.trick_words(index).or_else(|| self.the_leap(index)) {
            return self.pile_within(end, WIDEST).map(|end| index..end);
        }
        let end = self.pile(index)?;
        let back = self.has(end, &[Role::Back]).then_some(end + 1).filter(|_| self.connected(index, end));
        let trick = || {
            (end..=end + WIDEST)
                .take_while(|&place| self.connected(index, place))
                .find_map(|place| self.trick_words(place))
        };
        back.or_else(trick).map(|end| index..end)
    }

    /// Words that mean the backwards trick: where they end.
    fn trick_words(&self, index: usize) -> Option<usize> {
        const MOVE: [Role; 2] = [Role::Go, Role::Leap];
        let next = index + 1;
        if self.has(index, &[Role::Trick, Role::Backwards]) {
            return Some(next);
        }
        // "Go back", "komme ich zurück".
        let between = usize::from(self.has(next, &[Role::Mine]));
        let moved_back = self.has(index, &MOVE) && self.has(next + between, &[Role::Back]);
        let back_moved = self.has(index, &[Role::Back]) && self.has(next, &MOVE);
        let back_on = self.has(index, &[Role::Back]) && self.has(next, &[Role::On]);
        let end = match (moved_back, back_moved, back_on) {
            (true, _, _) => next + between + 1,
            (_, true, _) => next + 1,
            (_, _, true) => next,
            _ => return None,
        };
        Some(end).filter(|&end| !self.has(end, &[Role::To]))
    }

    /// "The jump", "my jump", "I have jump".
    fn the_leap(&self, index: usize) -> Option<usize> {
        let have = self.has(index, &[Role::Mine]) && self.has(index, &[Role::Cue]);
        let the = have || self.has(index, &[Role::The, Role::Whose]);
        let leap = the && self.has(index + 1, &[Role::Leap]);
        leap.then_some(index + 2).filter(|&end| !self.has(end, &[Role::To]))
    }

    /// "One above pile b", "right below c", "the next number on d".
    fn neighbour(&self, index: usize) -> Option<Range<usize>> {
        let counted = index + 1 + usize::from(self.has(index + 1, &[Role::Counted]));
        let compared = (counted..counted + 2).rfind(|&place| self.has(place, &[Role::Compare]));
        let one = self.ones[index] || self.has(index, &[Role::Tight]);
        if let Some(compared) = compared.filter(|_| one) {
            return self.pile_within(compared, WIDEST).map(|end| index..end);
        }
        let noun = index + 1 + usize::from(self.has(index + 1, &[Role::Compare]));
        let next = self.has(index, &[Role::Next]) && self.has(noun, &[Role::NumberNoun])
            || self.has(index, &[Role::Tight]) && self.has(index + 1, &[Role::Next]);
        self.pile_within(index + 2, WIDEST).filter(|_| next).map(|end| index..end)
    }

    /// "The highest card in the game".
    fn extreme(&self, index: usize) -> Option<Range<usize>> {
        let mine = index.checked_sub(1).is_some_and(|before| self.has(before, &[Role::Whose]));
        if !self.has(index, &[Role::Extreme]) || mine {
            return None;
        }
        const BETWEEN: [Role; 4] = [Role::Counted, Role::On, Role::Filler, Role::Whole];
        let end = (index + 1..=index + WIDEST)
            .take_while(|&place| self.connected(index, place) && self.has(place, &BETWEEN))
            .last()?;
        let said = |role: Role| (index + 1..=end).rfind(|&place| self.has(place, &[role]));
        said(Role::Counted)?;
        said(Role::Whole).map(|whole| index..whole.max(said(Role::Counted).unwrap_or(whole)) + 1)
    }

    /// The end of a pile that is named within a number of words.
    fn pile_within(&self, start: usize, words: usize) -> Option<usize> {
        (start..=start + words)
            .take_while(|&place| start > 0 && place < self.roles.len() && self.connected(start - 1, place))
            .find_map(|place| self.pile(place))
    }

    /// The end of a pile that is named at an index: "on b", "pile b", "the left pile".
    fn pile(&self, index: usize) -> Option<usize> {
        let next = index + 1;
        if self.has(index, &[Role::On, Role::Pile, Role::Compare]) && self.letter(next) && self.article_fits(next) {
            return Some(next + 1);
        }
        if self.has(index, &[Role::Which]) && self.has(next, &[Role::Pile]) {
            return Some(next + 1);
        }
        let sure = self.message.word(index).is_some_and(|word| ["b", "c", "d", "б"].contains(&word.written.as_str()));
        sure.then_some(next)
    }

    /// Whether a piece is the letter of a pile.
    fn letter(&self, index: usize) -> bool {
        const LETTERS: [&str; 9] = ["a", "b", "c", "d", "а", "б", "в", "с", "д"];
        self.message.word(index).is_some_and(|word| LETTERS.contains(&word.written.as_str()))
    }

    /// "On a" is a pile, "on a Sunday" is not.
    fn article_fits(&self, index: usize) -> bool {
        let article = self.message.word(index).is_some_and(|word| word.latin == "a");
        !article
            || self.reads_foreign
            || self.message.clause_ends_after(index)
            || self.has(index + 1, &[Role::Sign, Role::Link])
    }

    fn has(&self, index: usize, roles: &[Role]) -> bool {
        self.roles.get(index).is_some_and(|own| own.has_any(roles))
    }

    /// Whether two indices are in the same clause.
    fn connected(&self, first: usize, last: usize) -> bool {
        self.message.same_clause(first, last)
    }

    /// Whether the clause has a "not" before the hint, in it or directly behind it.
    fn is_denied(&self, pieces: &Range<usize>) -> bool {
        const BEHIND: usize = 2;
        let clause = self.message.clause(pieces.start);
        let comma = |place: &usize| self.message.gap_after(*place - 1).contains(',');
        let behind = (pieces.end..clause.end).take(BEHIND).take_while(|place| !comma(place));
        (clause.start..pieces.end).chain(behind).any(|place| self.mood[place].has(Role::Not))
    }

    /// "Nice trick on b!", "the trick on b was great": it has already been played.
    fn is_praised(&self, pieces: &Range<usize>) -> bool {
        let told = |role: Role| self.message.clause(pieces.start).any(|place| self.mood[place].has(role));
        let praise = (pieces.start.saturating_sub(3)..pieces.start).any(|place| self.mood[place].has(Role::Praise));
        !told(Role::Mine) && (praise || told(Role::Past))
    }
}
