//! A point in a turn: everything that determines what may be laid next and whether the turn may end. Boards use it to
//! judge moves and searches to look ahead, so that the effect of a lay is defined once.

use crate::board::Board;
use crate::card::CardSet;
use crate::command_cards::{CardCommand, CommandSet};
use crate::completable::completable;
use crate::lay::{Lay, LaySet};
use crate::outcome::EndCause;
use crate::pile::{ByPile, Fit, Pile};
use crate::rules::{Contest, Rules};
use crate::seat::Seat;

/// A point in a turn: the few bytes of a board that lays change, so that looking ahead does not copy the whole board.
///
/// ```
/// use tenback_rules::{Card, Game, GameName, Lay, Options, Pile, Point, Rules, TurnProgress};
/// # use rand::SeedableRng;
/// # let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
/// let rules = Rules::new(GameName::Classic, 1, Options::default()).unwrap();
/// let game = Game::deal(rules, Some(tenback_rules::Seat::FIRST), &mut rng);
/// let hand = game.hand(tenback_rules::Seat::FIRST);
/// let point = Point::of(game.board());
/// let lay = point.legal(&rules, hand).iter().next().unwrap();
/// let after = point.after(&rules, lay);
/// assert_eq!(after.tops()[lay.pile], lay.card.number());
/// assert_eq!(after.progress(hand - tenback_rules::CardSet::only(lay.card)), TurnProgress::Owes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point {
    seat: Seat,
    minimum: u8,
    laid: u8,
    /// A three was laid in this turn (B9).
    three: bool,
    /// A card went to the opponent in this turn (C5).
    helped: bool,
    last: Option<Pile>,
    tops: ByPile<u8>,
    /// The commands on top, cached next to `tops` because every lay needs them.
    shown: ByPile<CommandSet>,
    /// All of `shown`, cached for the same reason.
    visible: CommandSet,
}

/// The progress of a turn at a point, without looking ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnProgress {
    /// It may end here, or continue.
    MayEnd,
    /// It has ended automatically (A17, B6, B9).
    Over,
    /// Further lays are needed; whether there are any is not checked.
    Owes,
    /// A command was violated, or no cards are left: the game is lost.
    Broken(EndCause),
}

impl Point {
    /// The point in the turn of a board.
    #[inline]
    pub const fn of(board: &Board) -> Point {
        board.turn.point
    }

    /// The piles before the first turn.
    #[inline]
    pub(crate) fn at_rest(rules: &Rules, tops: ByPile<u8>) -> Point {
        let shown = ByPile(tops.0.map(|top| rules.commands().on(top)));
        Point {
            seat: Seat::FIRST,
            minimum: 0,
            laid: 0,
            three: false,
            helped: false,
            last: None,
            tops,
            shown,
            visible: all_of(&shown),
        }
    }

    /// Whose turn it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The minimum of the turn, fixed when it began (A8).
    #[inline]
    pub(crate) const fn minimum(&self) -> u8 {
        self.minimum
    }

    /// How many cards have been laid.
    #[inline]
    pub const fn laid(&self) -> u8 {
        self.laid
    }

    /// What the piles show.
    #[inline(always)]
    pub const fn tops(&self) -> &ByPile<u8> {
        &self.tops
    }

    /// The command on top of each pile.
    #[inline(always)]
    pub const fn shown(&self) -> &ByPile<CommandSet> {
        &self.shown
    }

    /// The pile of the last lay.
    #[inline(always)]
    pub const fn last(&self) -> Option<Pile> {
        self.last
    }

    /// Whether a card of this turn requires exactly three cards (B9).
    #[inline(always)]
    pub const fn has_three(&self) -> bool {
        self.three
    }

    /// Whether a card went to the opponent in this turn (C5).
    #[inline]
    pub(crate) const fn has_helped(&self) -> bool {
        self.helped
    }

    /// How many more cards the minimum requires.
    #[inline]
    pub(crate) const fn owed(&self) -> u8 {
        self.minimum.saturating_sub(self.laid)
    }

    /// The minimum number of further cards before the turn may end: what the minimum or a three requires (A7, B9, C3),
    /// and one for each open skull (B7). 0 if the turn has ended automatically.
    pub(crate) fn owes(&self) -> u8 {
        if self.ended().is_some() {
            return 0;
        }
        let skulls = self.shown.0.iter().filter(|shown| shown.has(CardCommand::Skull)).count() as u8;
        self.short_of_three().unwrap_or(self.owed()).max(skulls)
    }

    /// How many cards are missing from exactly three, if a card of this turn requires them (B9).
    pub(crate) fn short_of_three(&self) -> Option<u8> {
        self.three.then(|| 3u8.saturating_sub(self.laid))
    }

    /// The commands on top of the piles.
    #[inline(always)]
    pub const fn visible(&self) -> CommandSet {
        self.visible
    }

    /// The cards that a pile takes, ignoring one-pile (B14).
    #[inline(always)]
    pub(crate) fn takes(&self, rules: &Rules, pile: Pile, trick_allowed: bool) -> CardSet {
        self.fit(rules, pile, trick_allowed).on(self.tops[pile])
    }

    /// Which cards a pile takes, ignoring one-pile (B14) and what it shows.
    #[inline(always)]
    fn fit(&self, rules: &Rules, pile: Pile, trick_allowed: bool) -> Fit {
        let direction = rules.pile(pile).direction;
        if !rules.is_help(self.seat, pile) {
            direction.fit(trick_allowed)
        } else if self.helped {
            Fit::NOTHING
        } else {
            direction.opposite().fit(false)
        }
    }

    /// The pile that one-pile requires for the next card (B14, B15).
    #[inline(always)]
    pub(crate) fn bound_to(&self) -> Option<Pile> {
        if self.visible.has(CardCommand::OnePile) { self.last } else { None }
    }

    /// Every legal lay from `hand`.
    #[inline(always)]
    pub fn legal(&self, rules: &Rules, hand: CardSet) -> LaySet {
        let [a, b, c, d] = self.fits(rules);
        let on = |fit: Fit, pile| fit.on(self.tops[pile]) & hand;
        LaySet(ByPile([on(a, Pile::A), on(b, Pile::B), on(c, Pile::C), on(d, Pile::D)]))
    }

    /// Which cards each pile takes, whatever it shows.
    #[inline(always)]
    fn fits(&self, rules: &Rules) -> [Fit; 4] {
        if rules.contest() == Contest::Opposed || self.visible.has(CardCommand::OnePile) {
            return self.uneven_fits(rules);
        }
        let trick_allowed = !self.visible.has(CardCommand::NoBack);
        let fit = |pile| rules.pile(pile).direction.fit(trick_allowed);
        [fit(Pile::A), fit(Pile::B), fit(Pile::C), fit(Pile::D)]
    }

    /// The same where piles differ in more than their directions. Not inlined: nearly all other lays take the short way.
    fn uneven_fits(&self, rules: &Rules) -> [Fit; 4] {
        let trick_allowed = !self.visible.has(CardCommand::NoBack);
        let bound_to = self.bound_to();
        let is_open = |pile| bound_to.is_none_or(|bound_to| bound_to == pile);
        let fit = |pile| if is_open(pile) { self.fit(rules, pile, trick_allowed) } else { Fit::NOTHING };
        [fit(Pile::A), fit(Pile::B), fit(Pile::C), fit(Pile::D)]
    }

    /// The cards of `hand` that may be laid on a pile.
    #[inline(always)]
    pub fn legal_on(&self, rules: &Rules, hand: CardSet, pile: Pile) -> CardSet {
        match self.bound_to() {
            Some(bound_to) if bound_to != pile => CardSet::EMPTY,
            _ => self.takes(rules, pile, !self.visible.has(CardCommand::NoBack)) & hand,
        }
    }

    /// The point after a lay.
    #[inline]
    pub fn after(mut self, rules: &Rules, lay: Lay) -> Point {
        self.lay(rules, lay);
        self
    }

    /// Moves on to the point after a lay. Faster than a copy: fields that were just written are slow to read as a whole.
    #[inline]
    pub fn lay(&mut self, rules: &Rules, Lay { card, pile }: Lay) {
        let command = rules.commands().on(card.number());
        self.laid += 1;
        self.three |= command.has(CardCommand::Three);
        self.helped |= rules.is_help(self.seat, pile);
        self.last = Some(pile);
        self.tops[pile] = card.number();
        self.show(pile, command);
    }

    /// Puts a command, or none, on top of a pile.
    #[inline(always)]
    fn show(&mut self, pile: Pile, command: CommandSet) {
        let covered = std::mem::replace(&mut self.shown[pile], command);
        // Most cards carry no command: then there is nothing to take away.
        self.visible = if covered.is_empty() { self.visible.and(command) } else { all_of(&self.shown) };
    }

    /// The point before the last lay, which covered the number `covered`, after the `earlier` lays of the turn.
    pub(crate) fn before(
        mut self,
        rules: &Rules,
        pile: Pile,
        covered: u8,
        earlier: impl Iterator<Item = Lay>,
    ) -> Point {
        self.laid -= 1;
        self.tops[pile] = covered;
        self.show(pile, rules.commands().on(covered));
        // `helped` needs no update: taking back is not allowed against an opponent.
        (self.three, self.last) = (false, None);
        for lay in earlier {
            self.three |= rules.commands().on(lay.card.number()).has(CardCommand::Three);
            self.last = Some(lay.pile);
        }
        self
    }

    /// Whether the player may end the turn (A7, A17, B7, B9, C3).
    #[inline(always)]
    pub const fn may_end(&self) -> bool {
        self.laid >= self.minimum && !self.three && !self.visible().has(CardCommand::Skull)
    }

    /// The start of a later turn on the same piles.
    #[inline]
    pub const fn next_turn(mut self, seat: Seat, minimum: u8) -> Point {
        self.begin_turn(seat, minimum);
        self
    }

    /// Moves on to the start of a later turn.
    #[inline]
    pub(crate) const fn begin_turn(&mut self, seat: Seat, minimum: u8) {
        self.seat = seat;
        self.minimum = minimum;
        self.laid = 0;
        self.three = false;
        self.helped = false;
        self.last = None;
    }

    /// The progress of the turn for a player who now holds `hand`.
    #[inline(always)]
    pub fn progress(&self, hand: CardSet) -> TurnProgress {
        match self.ended() {
            Some(Ok(())) => return TurnProgress::Over,
            Some(Err(cause)) => return TurnProgress::Broken(cause),
            None => {}
        }
        match (self.may_end(), hand.is_empty()) {
            (true, true) => TurnProgress::Over,
            (true, false) => TurnProgress::MayEnd,
            (false, true) => TurnProgress::Broken(self.why_broken()),
            (false, false) => TurnProgress::Owes,
        }
    }

    /// Whether two points allow the same continuations, whatever was laid before.
    #[inline]
    pub fn continues_like(&self, other: &Point) -> bool {
        let bound = self.visible().has(CardCommand::OnePile);
        self.tops == other.tops
            && self.shown == other.shown
            && (self.laid, self.three, self.helped) == (other.laid, other.three, other.helped)
            && (!bound || self.last == other.last)
    }

    /// Whether the turn may end now, or can be completed with lays from `hand` (A11).
    #[inline]
    pub fn is_completable(&self, rules: &Rules, hand: CardSet) -> bool {
        match self.progress(hand) {
            TurnProgress::MayEnd | TurnProgress::Over => true,
            TurnProgress::Broken(_) => false,
            TurnProgress::Owes => completable(rules, self, hand),
        }
    }

    /// Whether the last card ended the turn (B6, B9), and if so, whether all commands were satisfied.
    #[inline(always)]
    fn ended(&self) -> Option<Result<(), EndCause>> {
        let stop = self.visible.has(CardCommand::Stop);
        let stopped = stop && self.last.is_some_and(|pile| self.shown[pile].has(CardCommand::Stop));
        let third = self.three && self.laid >= 3;
        if !stopped && !third {
            return None;
        }
        Some(if self.three && self.laid != 3 {
            Err(EndCause::NotThree)
        } else if self.visible().has(CardCommand::Skull) {
            Err(EndCause::SkullOpen)
        } else {
            Ok(())
        })
    }

    /// Why a turn that cannot be completed has failed.
    pub(crate) const fn why_broken(&self) -> EndCause {
        if self.visible().has(CardCommand::Skull) {
            EndCause::SkullOpen
        } else if self.three {
            EndCause::NotThree
        } else {
            EndCause::Stuck
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

    /// A canonical form: equal for points that differ only in which of two equal piles is which.
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

/// The commands on all piles.
const fn all_of(shown: &ByPile<CommandSet>) -> CommandSet {
    let [a, b, c, d] = shown.0;
    a.and(b).and(c).and(d)
}
