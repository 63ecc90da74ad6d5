//! Whether a turn can still be completed (A11). It has to be searched, since the order of lays matters and commands
//! bind later ones; but most turns are decided by counting the cards that fit.

use std::collections::HashSet;

use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::command_cards::{CardCommand, CommandSet};
use crate::pile::{ByPile, Pile};
use crate::rules::Rules;

/// Whether further lays from `hand` can bring a turn that may not end now to its end.
#[inline]
pub(crate) fn completable(board: &Board, hand: CardSet) -> bool {
    let owed = board.turn.minimum.saturating_sub(board.turn.laid());
    let commands = board.rules.commands().all();
    if commands.is_empty() {
        return can_lay(board, hand, owed);
    }
    // Plain cards on one pile break no command, and the turn may end after them unless a lightning one is open.
    let free_to_end = !board.turn.three && !board.visible().has(CardCommand::Skull);
    if free_to_end && one_pile_suffices(board, hand - commands, owed) {
        return true;
    }
    completing_cards(board, hand, hand.len()).is_some()
}

/// Whether some pile takes so many of these cards one after another. Cards that all fit now can be laid in a row: the
/// one ten back first, then the others outwards.
#[inline]
fn one_pile_suffices(board: &Board, hand: CardSet, owed: u8) -> bool {
    let lays = board.legal(hand).0;
    Pile::ALL.into_iter().any(|pile| !board.rules.is_help(board.turn.seat, pile) && lays[pile].has_at_least(owed))
}

/// Whether `owed` cards can be laid where no card carries a command.
fn can_lay(board: &Board, hand: CardSet, owed: u8) -> bool {
    match owed {
        0 => true,
        1 => !board.legal(hand).is_empty(),
        _ if one_pile_suffices(board, hand, owed) => true,
        2 => can_lay_two(board, hand),
        _ => board.legal(hand).iter().any(|lay| {
            let mut after = board.clone();
            after.put(board.turn.seat, lay.card, lay.pile);
            can_lay(&after, hand - CardSet::only(lay.card), owed - 1)
        }),
    }
}

/// Whether two cards can be laid, given that no own pile takes two that both fit now.
fn can_lay_two(board: &Board, hand: CardSet) -> bool {
    let lays = board.legal(hand).0;
    let helps = |pile| board.rules.is_help(board.turn.seat, pile);
    // The piles of the opponent count as one: only one card may go there (C5).
    let help = Pile::ALL.into_iter().filter(|&pile| helps(pile)).fold(CardSet::EMPTY, |cards, pile| cards | lays[pile]);
    let own = Pile::ALL.into_iter().filter(|&pile| !helps(pile));
    let places = own.clone().map(|pile| lays[pile]).chain([help]).filter(|cards| !cards.is_empty());
    let all = places.clone().fold(CardSet::EMPTY, |all, cards| all | cards);
    if places.count() >= 2 && all.has_several() {
        return true;
    }
    // Otherwise the second card must fit on the first one, which is the only one that fits on its pile.
    own.into_iter().any(|pile| {
        let direction = board.rules.pile(pile).direction;
        lays[pile].lowest().is_some_and(|card| {
            let rest = hand - CardSet::only(card);
            !(direction.reach(card.number()) & rest).is_empty()
        })
    })
}

/// The cards of a series of at most `most` lays from `hand` that completes the turn, if there is one.
pub(crate) fn completing_cards(board: &Board, hand: CardSet, most: usize) -> Option<CardSet> {
    let start = Line {
        tops: board.tops,
        shown: board.shown,
        hand,
        laid: board.turn.laid(),
        three: board.turn.three,
        helped: board.turn.helped,
        last: board.turn.last_pile(),
    };
    let mut search = Search { board, most: usize::from(start.laid) + most, dead: HashSet::new() };
    search.from(&start).map(|rest| hand - rest)
}

/// With fewer cards in the hand, searching again is cheaper than remembering.
const MEMO_FROM: u8 = 4;

/// A point in a turn that is only thought of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Line {
    tops: ByPile<u8>,
    shown: ByPile<CommandSet>,
    hand: CardSet,
    laid: u8,
    three: bool,
    helped: bool,
    last: Option<Pile>,
}

struct Search<'a> {
    board: &'a Board,
    most: usize,
    /// Points that lead nowhere: different orders of the same lays meet in them.
    dead: HashSet<Line>,
}

impl Search<'_> {
    /// The cards left over at the end of a completed turn.
    fn from(&mut self, line: &Line) -> Option<CardSet> {
        let hopeless = usize::from(line.laid) >= self.most || self.has_buried_skull(line);
        if hopeless || (line.hand.has_at_least(MEMO_FROM) && self.dead.contains(line)) {
            return None;
        }
        let found = Pile::ALL.into_iter().find_map(|pile| {
            let takes = self.takes(line, pile);
            takes.iter().find_map(|card| self.after(line, card, pile))
        });
        if found.is_none() && line.hand.has_at_least(MEMO_FROM) {
            self.dead.insert(*line);
        }
        found
    }

    /// Whether a skull lies open that no card of the hand fits on, whatever happens elsewhere (B7).
    fn has_buried_skull(&self, line: &Line) -> bool {
        Pile::ALL.into_iter().filter(|&pile| line.shown[pile].has(CardCommand::Skull)).any(|pile| {
            let direction = self.board.rules().pile(pile).direction;
            (direction.reach(line.tops[pile]) & line.hand).is_empty()
        })
    }

    fn takes(&self, line: &Line, pile: Pile) -> CardSet {
        let rules = self.board.rules();
        let visible = line.shown.0.into_iter().fold(CommandSet::NONE, CommandSet::and);
        let direction = rules.pile(pile).direction;
        let top = line.tops[pile];
        let bound_elsewhere = line.last.is_some_and(|last| last != pile);
        let taken = if rules.is_help(self.board.turn.seat, pile) {
            if line.helped { CardSet::EMPTY } else { direction.opposite().beyond(top) }
        } else if visible.has(CardCommand::OnePile) && bound_elsewhere {
            CardSet::EMPTY
        } else if visible.has(CardCommand::NoBack) {
            direction.beyond(top)
        } else {
            direction.reach(top)
        };
        taken & line.hand
    }

    /// The cards left over if the turn can be completed by laying this card first.
    fn after(&mut self, line: &Line, card: Card, pile: Pile) -> Option<CardSet> {
        let rules: &Rules = self.board.rules();
        let command = rules.commands().on(card.number());
        let mut next = *line;
        next.hand.remove(card);
        next.tops[pile] = card.number();
        next.shown[pile] = command;
        next.laid += 1;
        next.three |= command.has(CardCommand::Three);
        next.helped |= rules.is_help(self.board.turn.seat, pile);
        next.last = Some(pile);

        let skull = next.shown.0.iter().any(|shown| shown.has(CardCommand::Skull));
        let enough = if next.three { next.laid == 3 } else { next.laid >= self.board.turn.minimum };
        if command.has(CardCommand::Stop) {
            let obeyed = !skull && (!next.three || next.laid == 3);
            return obeyed.then_some(next.hand);
        }
        if enough && !skull {
            return Some(next.hand);
        }
        if next.three && next.laid >= 3 {
            return None;
        }
        self.from(&next)
    }
}
