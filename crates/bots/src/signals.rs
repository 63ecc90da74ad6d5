//! What bots tell each other.
//!
//! A15 forbids hints that lead to an exact number. So each signal has several cards that may stand behind it, and it
//! is only given while at least [`FEWEST_BEHIND`] of them are still out: whoever hears it cannot tell which it is.

use tenback_rules::{
    BeginWish, Board, CardCommand, CardSet, Contest, Direction, Phase, Pile, PileSignal, Seat, Signal, View,
};

/// How many cards must be possible behind a signal, from what lies open.
pub(crate) const FEWEST_BEHIND: usize = 2;

/// Some signals in the order they are to be given. Held inline.
#[derive(Clone, Copy, Debug)]
pub struct SignalList {
    signals: [Signal; SignalList::CAPACITY],
    len: u8,
}

impl SignalList {
    /// One for each pile, one for each command, one about the beginning.
    pub const CAPACITY: usize = 12;

    /// Nothing to say.
    pub const EMPTY: SignalList = SignalList { signals: [Signal::NotMe; SignalList::CAPACITY], len: 0 };

    /// The signals in order.
    pub fn as_slice(&self) -> &[Signal] {
        &self.signals[..usize::from(self.len)]
    }

    /// Adds one at the end.
    ///
    /// # Panics
    /// If there is one about everything already.
    pub fn push(&mut self, signal: Signal) {
        self.signals[usize::from(self.len)] = signal;
        self.len += 1;
    }
}

/// Who begins, from the wishes that stand: the first seat that wants to, else the first that does not mind.
pub fn who_begins(board: &Board) -> Seat {
    let first = |wish| board.signals().iter().find(|(_, standing)| standing.begin == wish).map(|(seat, _)| seat);
    first(Some(BeginWish::Me)).or_else(|| first(None)).unwrap_or(Seat::FIRST)
}

/// What the viewer wants to have standing and has not said yet.
pub(crate) fn wanted(view: &View) -> SignalList {
    let mut list = SignalList::EMPTY;
    let board = view.board();
    let Some(seat) = view.seat() else { return list };
    let silent = board.rules().contest() == Contest::Opposed
        || board.rules().seats() == 1
        || board.visible().has(CardCommand::Mute);
    if silent {
        return list;
    }
    let standing = board.signals()[seat];
    match board.phase() {
        Phase::Dealt => {
            let wish = begin_wish(view);
            if standing.begin.is_none()
                && let Some(wish) = wish
            {
                list.push(wish);
            }
        }
        Phase::Running if board.turn().seat() != seat => {
            for pile in Pile::ALL {
                let signal = about(board, view.hand(), pile);
                if signal != standing.piles[pile].filter(|&stands| stands != PileSignal::GoAhead) {
                    list.push(Signal::Pile(signal.unwrap_or(PileSignal::GoAhead), pile));
                }
            }
        }
        Phase::Running | Phase::Over(_) => {}
    }
    list
}

/// On how many piles a hand would say something else than what stands there.
pub(crate) fn misfits(board: &Board, seat: Seat, hand: CardSet) -> u32 {
    let standing = board.signals()[seat];
    let said = |pile| standing.piles[pile].filter(|&stands| stands != PileSignal::GoAhead);
    Pile::ALL.into_iter().filter(|&pile| about(board, hand, pile) != said(pile)).count() as u32
}

/// What a hand has to say about a pile; nothing, if nothing or too much.
fn about(board: &Board, hand: CardSet, pile: Pile) -> Option<PileSignal> {
    [PileSignal::KeepOff, PileSignal::RatherNot].into_iter().find(|&signal| {
        let reason = !(behind(board, hand, pile, signal) & hand).is_empty();
        reason && behind(board, board.unlaid()[0], pile, signal).len() >= FEWEST_BEHIND
    })
}

/// The cards out of some that alone, or with another of them, make a bot give this signal on this board.
///
/// Behind "keep off" is the card ten back, one of the next two, or one of the next nine with its own ten-back beside
/// it; behind "rather not" one of the few after the next two.
pub(crate) fn behind(board: &Board, cards: CardSet, pile: Pile, signal: PileSignal) -> CardSet {
    let direction = board.rules().pile(pile).direction;
    let top = board.tops()[pile];
    let beyond = direction.beyond(top) & cards;
    match signal {
        PileSignal::KeepOff => {
            let next = beyond - beyond_by(direction, top, 2);
            if board.visible().has(CardCommand::NoBack) {
                return next;
            }
            let backs = (direction.reach(top) & cards) - beyond;
            let ahead = beyond - beyond_by(direction, top, 9);
            let paired = match direction {
                Direction::Ascending => cards.bits() << 10,
                Direction::Descending => cards.bits() >> 10,
            };
            next | backs | (ahead & CardSet::from_bits(paired))
        }
        PileSignal::RatherNot => (beyond - beyond_by(direction, top, 5)) - (beyond - beyond_by(direction, top, 2)),
        PileSignal::SmallSteps | PileSignal::GoAhead => CardSet::EMPTY,
    }
}

/// The cards more than `steps` beyond a top.
fn beyond_by(direction: Direction, top: u8, steps: u8) -> CardSet {
    match direction {
        Direction::Ascending => direction.beyond((top + steps).min(100)),
        Direction::Descending => direction.beyond(top.saturating_sub(steps).max(1)),
    }
}

/// Whoever can make two small steps at once wants to begin; whoever would need big ones does not.
fn begin_wish(view: &View) -> Option<Signal> {
    let rules = view.board().rules();
    let steps = |hand: CardSet, direction: Direction| {
        let top = Pile::ALL.into_iter().find(|&pile| rules.pile(pile).direction == direction);
        let top = top.map_or(0, |pile| view.board().tops()[pile]);
        let cards = hand & direction.beyond(top);
        let mut steps = [100i8; 2];
        let nearest = |cards: CardSet| match direction {
            Direction::Ascending => cards.lowest(),
            Direction::Descending => cards.highest(),
        };
        if let Some(first) = nearest(cards) {
            steps[0] = direction.step(top, first);
            if let Some(second) = nearest(cards - CardSet::only(first)) {
                steps[1] = direction.step(top, second);
            }
        }
        steps
    };
    let ([up, ups], [down, downs]) =
        (steps(view.hand(), Direction::Ascending), steps(view.hand(), Direction::Descending));
    let cost = (up.saturating_add(down)).min(ups).min(downs);
    match cost {
        ..=8 => Some(Signal::LetMeBegin),
        16.. => Some(Signal::NotMe),
        _ => None,
    }
}
