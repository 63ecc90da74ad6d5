//! The signals of bots.
//!
//! Before each turn only the seat that plays next speaks, and it asks the others to keep off one pile at most: the one
//! where it holds the card ten back or one of the next three still in play. Nothing is said once a card has been laid in
//! a turn, and signals end with the turn of the seat that gave them, so nothing has to be withdrawn.
//!
//! A15 forbids hints that lead to an exact number. So nothing is said about a pile unless at least [`MIN_REASONS`] such
//! cards are still in play, and one in [`RANDOM_ONE_IN`] statements is random: each pile is named, or none, whatever the
//! hand. So every statement is possible with every hand. Not even someone who holds all the other cards, or remembers
//! everything that was said, can be certain of one. The random numbers come from a secret of the bot.
//!
//! `hold` is not used: only four cards carry a command, so the number would often be known to someone with the others.

use tenback_rules::{
    Board, ByPile, Card, CardCommand, CardSet, Contest, Direction, Phase, Pile, PileSignal, Seat, Signal, View,
};

/// The minimum number of cards that could be the reason for a signal, from public information.
const MIN_REASONS: usize = 3;
/// How many of the next cards in play are a reason for a signal, beside the card ten back.
const NEXT: usize = 3;
/// One in this many statements is random.
const RANDOM_ONE_IN: u64 = 32;
/// A random statement names one of the four piles in half of the cases, and none in the others.
const RANDOM_STATEMENTS: u64 = 8;

/// A list of signals in the order they are given. Stored inline.
#[derive(Clone, Copy, Debug)]
pub struct SignalList {
    signals: [Signal; SignalList::CAPACITY],
    len: u8,
}

impl SignalList {
    /// One for each pile, one for each command, one about who goes first.
    pub const CAPACITY: usize = 12;

    /// No signals.
    pub const EMPTY: SignalList = SignalList { signals: [Signal::NotMe; SignalList::CAPACITY], len: 0 };

    /// The signals in order.
    pub fn as_slice(&self) -> &[Signal] {
        &self.signals[..usize::from(self.len)]
    }

    /// Adds one at the end.
    ///
    /// If the list is full.
    pub fn push(&mut self, signal: Signal) {
        self.signals[usize::from(self.len)] = signal;
        self.len += 1;
    }
}

impl IntoIterator for SignalList {
    type Item = Signal;
    type IntoIter = std::iter::Take<std::array::IntoIter<Signal, { SignalList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.signals.into_iter().take(usize::from(self.len))
    }
}

/// The signals the viewer wants to be in effect and has not given yet.
pub(crate) fn wanted(view: &View, secret: u64) -> SignalList {
    let mut list = SignalList::EMPTY;
    let board = view.board();
    let Some(seat) = view.seat() else { return list };
    let standing = board.signals()[seat];
    if board.phase() == Phase::Dealt && may_talk(board) && standing.begin.is_none() {
        if let Some(preference) = start_preference(board, view.hand(), secret) {
            list.push(preference);
        }
    } else if speaks(board, seat) {
        let statement = statement(board, view.hand(), secret);
        for pile in Pile::ALL {
            match (statement == Some(pile), warned(&standing.piles, pile)) {
                (true, false) => list.push(Signal::Pile(PileSignal::KeepOff, pile)),
                // A bot that has taken over a seat withdraws what was said there before.
                (false, true) => list.push(Signal::Pile(PileSignal::GoAhead, pile)),
                (true, true) | (false, false) => {}
            }
        }
    }
    list
}

/// How badly a hand matches the signals of a seat: on how many piles they differ from what it would give a reason for.
pub(crate) fn mismatches(board: &Board, seat: Seat, hand: CardSet) -> u32 {
    let standing = &board.signals()[seat].piles;
    let reason = best_pile(board, hand);
    let differs = |pile: &Pile| match warned(standing, *pile) {
        true if speaks(board, seat) => reason != Some(*pile),
        // What was said in another position can only be compared roughly.
        true => good_step(board, hand, *pile).is_none(),
        // The silence of those who do not speak now means nothing.
        false => speaks(board, seat) && reason == Some(*pile),
    };
    Pile::ALL.iter().filter(|pile| differs(pile)).count() as u32
}

/// Whether signals are allowed and somebody can hear them.
fn may_talk(board: &Board) -> bool {
    let rules = board.rules();
    rules.contest() == Contest::Together && rules.seats() > 1 && !board.visible().has(CardCommand::Mute)
}

/// Whether it is this seat's time to say something about the piles. This depends only on what is public.
pub(crate) fn speaks(board: &Board, seat: Seat) -> bool {
    let turn = board.turn();
    let is_next = turn.seat().next(board.rules().seats()) == seat;
    let can_draw = board.stock_sizes()[0] > 0;
    board.phase() == Phase::Running && is_next && turn.laid() == 0 && can_draw && may_talk(board)
}

/// The pile that a seat with this hand asks the others to keep off, when it is its time to speak.
pub(crate) fn statement(board: &Board, hand: CardSet, secret: u64) -> Option<Pile> {
    match random(board, hand, secret) {
        Some(random) => Pile::ALL.get((random % RANDOM_STATEMENTS) as usize).copied(),
        None => best_pile(board, hand),
    }
}

/// The pile with the smallest good step of a hand; the first of several.
fn best_pile(board: &Board, hand: CardSet) -> Option<Pile> {
    let good = Pile::ALL.into_iter().filter_map(|pile| Some((good_step(board, hand, pile)?, pile)));
    good.min_by_key(|&(step, _)| step).map(|(_, pile)| pile)
}

/// The smallest step of a hand on a pile, if it is a good one and other cards could be the reason as well.
fn good_step(board: &Board, hand: CardSet, pile: Pile) -> Option<i8> {
    let direction = board.rules().pile(pile).direction;
    let top = board.tops()[pile];
    let unlaid = board.unlaid()[0];
    let mut next = CardSet::EMPTY;
    for _ in 0..NEXT {
        let ahead = unlaid & (direction.beyond(top) - next);
        next |= nearest(ahead, direction).map_or(CardSet::EMPTY, CardSet::only);
    }
    let no_back = board.visible().has(CardCommand::NoBack);
    let back = if no_back { CardSet::EMPTY } else { direction.reach(top) - direction.beyond(top) };
    let reasons = next | (back & unlaid);
    let steps = (reasons & hand).iter().map(|card| direction.step(top, card));
    steps.min().filter(|_| reasons.len() >= MIN_REASONS)
}

/// Whether a seat asked for care on this pile.
fn warned(standing: &ByPile<Option<PileSignal>>, pile: Pile) -> bool {
    standing[pile].is_some_and(|signal| signal != PileSignal::GoAhead)
}

/// A random number if what a seat says now is random. It stays the same as long as the hand and the turn do.
fn random(board: &Board, hand: CardSet, secret: u64) -> Option<u64> {
    let parts = [u64::from(board.turn().number()), hand.bits() as u64, (hand.bits() >> 64) as u64];
    let random = parts.into_iter().fold(mixed(secret), |random, part| mixed(random ^ part));
    random.is_multiple_of(RANDOM_ONE_IN).then_some(random / RANDOM_ONE_IN)
}

/// The mixing function of SplitMix64.
fn mixed(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Whether a seat with this hand wants to go first: it does if it can start with two small steps, and would rather not
/// if it needs big ones. This is random as often as other statements.
pub(crate) fn start_preference(board: &Board, hand: CardSet, secret: u64) -> Option<Signal> {
    if let Some(random) = random(board, hand, secret) {
        return [Some(Signal::LetMeBegin), Some(Signal::NotMe), None][(random % 3) as usize];
    }
    let ([up, ups], [down, downs]) =
        (two_steps(board, hand, Direction::Ascending), two_steps(board, hand, Direction::Descending));
    let cost = (up.saturating_add(down)).min(ups).min(downs);
    match cost {
        ..=8 => Some(Signal::LetMeBegin),
        16.. => Some(Signal::NotMe),
        _ => None,
    }
}

/// How far the first card of a hand and the first two advance a pile of this direction.
fn two_steps(board: &Board, hand: CardSet, direction: Direction) -> [i8; 2] {
    let top = Pile::ALL.into_iter().find(|&pile| board.rules().pile(pile).direction == direction);
    let top = top.map_or(0, |pile| board.tops()[pile]);
    let cards = hand & direction.beyond(top);
    let mut steps = [100i8; 2];
    if let Some(first) = nearest(cards, direction) {
        steps[0] = direction.step(top, first);
        if let Some(second) = nearest(cards - CardSet::only(first), direction) {
            steps[1] = direction.step(top, second);
        }
    }
    steps
}

/// The first of some cards in the direction of a pile.
fn nearest(cards: CardSet, direction: Direction) -> Option<Card> {
    match direction {
        Direction::Ascending => cards.lowest(),
        Direction::Descending => cards.highest(),
    }
}
