//! Which lays are legal, whether the turn may end, and its state after a lay.

use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::command::{Illegal, Misfit, Unfinished};
use crate::command_cards::CardCommand;
use crate::completable::completable;
use crate::lay::{Lay, LaySet, LegalLay};
use crate::outcome::EndCause;
use crate::pile::Pile;
use crate::point::{Point, TurnProgress};

/// The state of the turn after a lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnState {
    /// It continues: it may end, or can be completed with further lays.
    Open,
    /// It has ended automatically (A17, B6, B9).
    Complete,
    /// It can no longer be completed: the game is lost (A11).
    Broken(EndCause),
}

/// Callers pass the hand of the seat to move: the true one, or an assumed one.
impl Board {
    /// Every legal lay of the seat to move from `hand` (A5, A6, B4, C4, C5), including those that lose immediately
    /// (A12).
    #[inline]
    pub fn legal(&self, hand: CardSet) -> LaySet {
        self.turn.point.legal(&self.rules, hand)
    }

    /// [`Board::legal`] with the step of each lay, and whether it loses immediately.
    pub fn legal_lays(&self, hand: CardSet) -> Vec<LegalLay> {
        self.legal(hand)
            .iter()
            .map(|lay| LegalLay { lay, step: self.step(lay), loses: self.loses(hand, lay) })
            .collect()
    }

    /// How far a lay advances its pile; negative if it moves it back.
    #[inline]
    pub fn step(&self, lay: Lay) -> i8 {
        self.rules.pile(lay.pile).direction.step(self.tops()[lay.pile], lay.card)
    }

    /// Whether a legal lay would make the turn impossible to complete (A12).
    pub fn loses(&self, hand: CardSet, lay: Lay) -> bool {
        let after = self.turn.point.after(&self.rules, lay);
        matches!(self.state_at(&after, hand - CardSet::only(lay.card)), TurnState::Broken(_))
    }

    /// Why a lay from `hand` is illegal, by the first rule it breaks.
    pub(crate) fn judge(&self, hand: CardSet, lay: Lay) -> Result<(), Illegal> {
        let Lay { card, pile } = lay;
        if !hand.contains(card) {
            return Err(Illegal::NotInHand { number: card.number().into() });
        }
        let point = &self.turn.point;
        let no_back = point.visible().has(CardCommand::NoBack);
        let takes = |trick_allowed| point.takes(&self.rules, pile, trick_allowed).contains(card);
        if self.rules.is_help(self.turn.seat(), pile) {
            if self.turn.has_helped() {
                return Err(Illegal::AlreadyHelped { pile });
            }
            if !takes(false) {
                return Err(Illegal::NotImproving(self.misfit(card, pile, false)));
            }
        } else if !takes(true) {
            return Err(Illegal::WrongDirection(self.misfit(card, pile, !no_back)));
        } else if no_back && !takes(false) {
            let shown_on = self.shown_on(CardCommand::NoBack).unwrap_or(pile);
            return Err(Illegal::NoBack { card, pile, shown_on });
        }
        match point.bound_to() {
            Some(bound_to) if bound_to != pile => Err(Illegal::OnePile { pile, bound_to }),
            _ => Ok(()),
        }
    }

    fn misfit(&self, card: Card, pile: Pile, trick_allowed: bool) -> Misfit {
        let direction = self.rules.pile(pile).direction;
        let top = self.tops()[pile];
        let trick = direction.ten_back(top).filter(|&back| trick_allowed && self.rules.deck().contains(back));
        Misfit { card, pile, top, direction, trick, highest: self.rules.highest() }
    }

    /// Whether the turn may end now (A7, A17, B7, B9, C3).
    #[inline]
    pub fn may_end(&self) -> bool {
        self.turn.point.may_end()
    }

    /// Why the turn may not end now.
    pub fn unfinished(&self) -> Option<Unfinished> {
        let point = &self.turn.point;
        match (point.short_of_three(), point.owed()) {
            (Some(more), _) => Some(Unfinished::OwesThree { more }),
            (None, 0) => self.shown_on(CardCommand::Skull).map(|pile| Unfinished::SkullOpen { pile }),
            (None, more) => Some(Unfinished::Owes { more }),
        }
    }

    /// The minimum number of further cards before the turn may end; 0 once it may, and when nobody is to move.
    pub fn owes(&self) -> u8 {
        self.to_move().map_or(0, |_| self.turn.point.owes())
    }

    /// The state of the turn after its last lay, for a player who now holds `hand`.
    #[inline]
    pub fn turn_state(&self, hand: CardSet) -> TurnState {
        self.state_at(&self.turn.point, hand)
    }

    #[inline]
    fn state_at(&self, point: &Point, hand: CardSet) -> TurnState {
        match point.progress(hand) {
            TurnProgress::Over => TurnState::Complete,
            TurnProgress::Broken(cause) => TurnState::Broken(cause),
            TurnProgress::MayEnd => TurnState::Open,
            TurnProgress::Owes if completable(&self.rules, point, hand) => TurnState::Open,
            TurnProgress::Owes => TurnState::Broken(point.why_broken()),
        }
    }

    /// Whether the seat to move, holding `hand`, can complete the turn (A11).
    #[inline]
    pub fn is_completable(&self, hand: CardSet) -> bool {
        self.turn.point.is_completable(&self.rules, hand)
    }
}
