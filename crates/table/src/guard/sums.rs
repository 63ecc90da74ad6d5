//! Numbers that have to be worked out: "one below a hundred", "100 − 1", "half a hundred".

use tenback_players::Language;

use super::lexicon::Entry;
use super::message::Message;
use super::pieces::Piece;
use super::roles::{Role, Roles};
use super::vocabulary::Vocabulary;
use super::{Context, Found};

/// The first card that a sum comes to.
pub(super) fn find(message: &Message<'_>, context: &Context<'_>) -> Option<Found> {
    Language::ALL.into_iter().find_map(|language| {
        let sums = Sums::new(message, language);
        let card = |found: &Found| found.1.is_some_and(|value| context.is_card(value));
        (0..message.pieces.len())
            .filter(|&index| sums.values[index].is_some())
            .find_map(|index| sums.at(index, context).into_iter().find(card))
    })
}

/// A message with what its words mean in sums of one language.
struct Sums<'a> {
    message: &'a Message<'a>,
    values: Vec<Option<u32>>,
    roles: Vec<Roles>,
}

/// How two numbers are combined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    Difference,
    Sum,
    Product,
    Quotient,
}

/// The maximum number of small words between the numbers of a sum.
const MOST_FILLERS: usize = 4;

impl<'a> Sums<'a> {
    fn new(message: &'a Message<'a>, language: Language) -> Sums<'a> {
        let value = |piece: &Piece| match piece {
            Piece::Number(number) => number.value,
            Piece::Word(word) => {
                // Zero, one and a hundred count in every language, so that sums can be mixed.
                let spoken = |entry: &&Entry| entry.tongue.language() == language || [0, 1, 100].contains(&entry.value);
                let entries = word.meaning.entries.iter().filter(|entry| !entry.ordinal && !word.meaning.similar);
                let listed = entries.into_iter().find(spoken);
                let is_soft = word.roles(language).has(Role::Soft);
                let soft = || if is_soft { Vocabulary::of(language).soft(word) } else { None };
                listed.map(|entry| entry.value).or_else(soft)
            }
        };
        let values = message.pieces.iter().map(value).collect();
        let roles = (0..message.pieces.len()).map(|index| message.roles(index, language)).collect();
        let mut sums = Sums { message, values, roles };
        sums.join_hundreds();
        sums
    }

    /// "One hundred" is a hundred.
    fn join_hundreds(&mut self) {
        for index in 1..self.values.len() {
            if self.values[index - 1..=index] == [Some(1), Some(100)] && self.message.is_close_after(index - 1) {
                self.values[index - 1] = None;
                self.roles[index - 1] = Roles::from(Role::Filler);
            }
        }
    }

    /// All results that involve the number at an index.
    fn at(&self, index: usize, context: &Context<'_>) -> Vec<Found> {
        let mut found = self.with_next(index);
        found.extend(self.part_or_multiple(index));
        found.extend(self.neighbour(index, context));
        found
    }

    fn found(&self, first: usize, last: usize, value: u32) -> Found {
        let span = self.message.pieces[first].span().start..self.message.pieces[last].span().end;
        (span, Some(value))
    }

    /// "A hundred minus one", "101 − 1 − 1", "a hundred, one less".
    fn with_next(&self, start: usize) -> Vec<Found> {
        let mut found = Vec::new();
        let (mut value, mut last) = (self.values[start].unwrap_or_default(), start);
        while let Some((operation, next)) = self.operand_after(last) {
            let other = self.values[next].unwrap_or_default();
            if value.max(other) == 1 && self.is_pronoun(start) {
                break;
            }
            let Some(result) = operation.apply(value, other) else { break };
            (value, last) = (result, next);
            found.push(self.found(start, last, value));
        }
        found.extend(self.told_afterwards(start));
        found
    }

    /// "A hundred, one less", "less than a hundred by one", "subtract one from a hundred".
    fn told_afterwards(&self, start: usize) -> Option<Found> {
        let second = self.after_fillers(start, &[Role::Filler, Role::By, Role::Link])?;
        let (left, right) = (self.values[start]?, self.values[second]?);
        let behind = self.after_fillers(second, &[Role::Counted]).filter(|&next| self.roles[next].has(Role::Down));
        let by = self.roles.get(start + 1..second)?.iter().any(|roles| roles.has(Role::By));
        let asks = |roles: &Roles| roles.has(Role::Subtract) || (by && roles.has(Role::Down));
        let ahead = || (start.saturating_sub(3)..start).find(|&before| asks(&self.roles[before]));
        let last = behind.or_else(|| ahead().map(|_| second))?;
        Some(self.found(start, last, left.abs_diff(right)))
    }

    /// The next number, and how it is combined with the one at `index`.
    fn operand_after(&self, index: usize) -> Option<(Operation, usize)> {
        let mut operation = self.sign_after(index);
        for next in (index + 1..self.values.len()).take(MOST_FILLERS + 1) {
            let roles = self.roles[next];
            let said = Operation::said(roles);
            if self.values[next].is_some() && said.is_none() {
                return Some((operation?, next));
            }
            if said.is_none() && !roles.has_any(&[Role::Filler, Role::Counted, Role::By]) {
                return None;
            }
            if self.message.clause_ends_after(next) {
                return None;
            }
            operation = operation.or(said).or_else(|| self.sign_after(next));
        }
        None
    }

    /// The operator between a piece and the next. A hyphen between words is not one.
    fn sign_after(&self, index: usize) -> Option<Operation> {
        let gap = self.message.gap_after(index);
        let number = |index: usize| matches!(self.message.pieces.get(index), Some(Piece::Number(_)));
        let spaced = gap.starts_with(' ') && gap.ends_with(' ');
        match gap.trim() {
            "-" | "–" | "—" | "−" | "‐" if spaced || number(index) || number(index + 1) => {
                Some(Operation::Difference)
            }
            "+" => Some(Operation::Sum),
            "*" | "×" | "·" => Some(Operation::Product),
            "/" | "÷" => Some(Operation::Quotient),
            _ => None,
        }
    }

    /// "Half a hundred", "double fifty", "the root of a hundred".
    fn part_or_multiple(&self, index: usize) -> Option<Found> {
        let value = self.values[index]?;
        let first = self.before_fillers(index)?;
        let roles = self.roles[first];
        let spelled_one = value == 1 && self.message.word(index).is_some();
        let result = if roles.has(Role::Half) {
            value.is_multiple_of(2).then_some(value / 2)
        } else if roles.has(Role::Quarter) {
            value.is_multiple_of(4).then_some(value / 4)
        } else if roles.has(Role::Double) && !spelled_one {
            value.checked_mul(2)
        } else if roles.has(Role::Root) {
            Some(value.isqrt()).filter(|root| root * root == value)
        } else {
            None
        };
        result.map(|result| self.found(first, index, result))
    }

    /// "Right below a hundred": there is only one.
    fn neighbour(&self, index: usize, context: &Context<'_>) -> Option<Found> {
        let value = self.values[index]?;
        let side = self.before_fillers(index).filter(|_| !context.is_card(value) && value > 1)?;
        let tight = self.before_fillers(side).filter(|&tight| self.roles[tight].has(Role::Tight))?;
        let result = match Operation::said(self.roles[side])? {
            Operation::Difference => value.checked_sub(1)?,
            Operation::Sum => value.checked_add(1)?,
            Operation::Product | Operation::Quotient => return None,
        };
        Some(self.found(tight, index, result))
    }

    /// The index before the small words before an index.
    fn before_fillers(&self, index: usize) -> Option<usize> {
        const FILLERS: [Role; 2] = [Role::Filler, Role::By];
        let small =
            |place: &usize| self.roles[*place].has_any(&FILLERS) && Operation::said(self.roles[*place]).is_none();
        let first = index - (0..index).rev().take(MOST_FILLERS).take_while(small).count();
        let place = first.checked_sub(1)?;
        self.message.same_clause(place, index).then_some(place)
    }

    /// The index after the small words after an index, if it is in the same clause.
    fn after_fillers(&self, index: usize, fillers: &[Role]) -> Option<usize> {
        let small = |place: &usize| self.roles[*place].has_any(fillers) && self.values[*place].is_none();
        let next = index + 1 + (index + 1..self.roles.len()).take(2).take_while(small).count();
        self.message.same_clause(index, next).then_some(next)
    }

    fn is_pronoun(&self, index: usize) -> bool {
        index.checked_sub(1).is_some_and(|before| self.roles[before].has(Role::Pronoun))
    }
}

impl Operation {
    /// The operation that a word means.
    fn said(roles: Roles) -> Option<Operation> {
        let operations = [
            (Role::Down, Operation::Difference),
            (Role::Subtract, Operation::Difference),
            (Role::Up, Operation::Sum),
            (Role::Times, Operation::Product),
            (Role::Divided, Operation::Quotient),
        ];
        operations.into_iter().find(|(role, _)| roles.has(*role)).map(|(_, operation)| operation)
    }

    fn apply(self, left: u32, right: u32) -> Option<u32> {
        let (small, large) = (left.min(right), left.max(right));
        match self {
            Operation::Difference => Some(large - small),
            Operation::Sum => left.checked_add(right),
            Operation::Product => left.checked_mul(right),
            Operation::Quotient => (small > 0 && large.is_multiple_of(small)).then(|| large / small),
        }
    }
}
