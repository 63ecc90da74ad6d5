//! A point in a turn: all that decides what may be laid next and whether the turn may end. Boards are judged by it, and
//! searches think ahead with it, so what a lay does is written once.

use crate::board::Board;
use crate::card::CardSet;
use crate::command_cards::{CardCommand, CommandSet};
use crate::lay::{Lay, LaySet};
use crate::outcome::Cause;
use crate::pile::{ByPile, Pile};
use crate::rules::Rules;
use crate::seat::Seat;

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Point {
    seat: Seat,
    minimum: u8,
    laid: u8,
    three: bool,
    helped: bool,
    last: Option<Pile>,
    tops: ByPile<u8>,
    shown: ByPile<CommandSet>,
}

impl Point {
    /// Where the turn of a board stands.
    #[inline(always)]
    pub(crate) fn of(board: &Board) -> Point {
        Point {
            seat: board.turn.seat,
            minimum: board.turn.minimum,
            laid: board.turn.laid(),
            three: board.turn.three,
            helped: board.turn.helped,
            last: board.turn.last_pile(),
            tops: board.tops,
            shown: board.shown,
        }
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many cards were laid.
    pub(crate) const fn laid(&self) -> u8 {
        self.laid
    }

    /// How many cards the minimum still asks for.
    #[inline]
    pub(crate) const fn owed(&self) -> u8 {
        self.minimum.saturating_sub(self.laid)
    }

    /// The commands that lie on top of the piles.
    #[inline(always)]
    pub(crate) const fn visible(&self) -> CommandSet {
        let [a, b, c, d] = self.shown.0;
        a.and(b).and(c).and(d)
    }

    /// The cards that a pile takes, apart from one-pile (B14).
    #[inline(always)]
    pub(crate) fn takes(&self, rules: &Rules, pile: Pile, trick_allowed: bool) -> CardSet {
        let direction = rules.pile(pile).direction;
        let top = self.tops[pile];
        if rules.is_help(self.seat, pile) {
            return if self.helped { CardSet::EMPTY } else { direction.opposite().beyond(top) };
        }
        if trick_allowed { direction.reach(top) } else { direction.beyond(top) }
    }

    /// Where one-pile binds the next card to (B14, B15).
    #[inline(always)]
    pub(crate) fn bound_to(&self) -> Option<Pile> {
        self.last.filter(|_| self.visible().has(CardCommand::OnePile))
    }

    /// Every lay from `hand` that is allowed next.
    #[inline(always)]
    pub(crate) fn legal(&self, rules: &Rules, hand: CardSet) -> LaySet {
        let trick_allowed = !self.visible().has(CardCommand::NoBack);
        let on = |pile| self.takes(rules, pile, trick_allowed) & hand;
        let mut lays = ByPile([on(Pile::A), on(Pile::B), on(Pile::C), on(Pile::D)]);
        if let Some(bound_to) = self.bound_to() {
            let bound = lays[bound_to];
            lays = ByPile::default();
            lays[bound_to] = bound;
        }
        LaySet(lays)
    }

    /// The point after a lay.
    #[inline]
    pub(crate) fn after(mut self, rules: &Rules, Lay { card, pile }: Lay) -> Point {
        let command = rules.commands().on(card.number());
        self.laid += 1;
        self.three |= command.has(CardCommand::Three);
        self.helped |= rules.is_help(self.seat, pile);
        self.last = Some(pile);
        self.tops[pile] = card.number();
        self.shown[pile] = command;
        self
    }

    /// Whether the player may end the turn (A7, A17, B7, B9, C3).
    #[inline(always)]
    pub(crate) const fn may_end(&self) -> bool {
        self.laid >= self.minimum && !self.three && !self.visible().has(CardCommand::Skull)
    }

    /// Whether the last card ended the turn (B6, B9), and if so, whether all commands were obeyed.
    #[inline(always)]
    pub(crate) fn ended(&self) -> Option<Result<(), Cause>> {
        let stopped = self.last.is_some_and(|pile| self.shown[pile].has(CardCommand::Stop));
        let third = self.three && self.laid >= 3;
        if !stopped && !third {
            return None;
        }
        Some(if self.three && self.laid != 3 {
            Err(Cause::NotThree)
        } else if self.visible().has(CardCommand::Skull) {
            Err(Cause::SkullOpen)
        } else {
            Ok(())
        })
    }

    /// Why a turn that cannot be completed has failed.
    pub(crate) const fn why_broken(&self) -> Cause {
        if self.visible().has(CardCommand::Skull) {
            Cause::SkullOpen
        } else if self.three {
            Cause::NotThree
        } else {
            Cause::Stuck
        }
    }

    /// Whether open skulls can never all be covered (B7): nothing in the hand fits on one, or there are fewer other
    /// cards than open skulls, since the last card on each must be one.
    pub(crate) fn has_lost_skull(&self, rules: &Rules, hand: CardSet) -> bool {
        let skulls = rules.commands().skulls();
        let open = Pile::ALL.into_iter().filter(|&pile| self.shown[pile].has(CardCommand::Skull));
        let fits = |pile: Pile| rules.pile(pile).direction.reach(self.tops[pile]) & hand;
        let closers = (hand - skulls).len();
        open.clone().count() > closers || open.clone().any(|pile| fits(pile).is_empty())
    }

    /// The same for all points that differ only in which of two equal piles is which.
    pub(crate) fn canonical(mut self, rules: &Rules) -> Point {
        for (one, other) in [(Pile::A, Pile::B), (Pile::C, Pile::D)] {
            if rules.pile(one) == rules.pile(other) && self.tops[one] > self.tops[other] {
                self.tops.0.swap(one as usize, other as usize);
                self.shown.0.swap(one as usize, other as usize);
                self.last = self.last.map(|pile| match pile {
                    pile if pile == one => other,
                    pile if pile == other => one,
                    pile => pile,
                });
            }
        }
        self
    }
}
