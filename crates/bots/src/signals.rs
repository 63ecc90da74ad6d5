//! What bots tell each other.
//!
//! A15 forbids hints that lead to an exact number. So each signal has several cards that may stand behind it, and it
//! is only given while at least [`FEWEST_BEHIND`] of them are still out: whoever hears it cannot tell which it is.

use tenback_rules::{
    Board, ByPile, CardCommand, CardSet, Contest, Direction, Phase, Pile, PileSignal, Seat, Signal, View,
};

/// How many cards must be possible behind a signal, from what lies open.
const FEWEST_BEHIND: usize = 2;

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

impl IntoIterator for SignalList {
    type Item = Signal;
    type IntoIter = std::iter::Take<std::array::IntoIter<Signal, { SignalList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.signals.into_iter().take(usize::from(self.len))
    }
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
            let statement = statement(board, view.hand());
            for pile in Pile::ALL {
                if statement[pile] != standing.piles[pile].filter(|&stands| stands != PileSignal::GoAhead) {
                    list.push(Signal::Pile(statement[pile].unwrap_or(PileSignal::GoAhead), pile));
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
    let statement = statement(board, hand);
    Pile::ALL.into_iter().filter(|&pile| statement[pile] != said(pile)).count() as u32
}

/// What a hand has to say about all piles. Whatever would leave too few cards possible is not said.
///
/// Each signal has its own reasons, and every card alone is one or is none. So whoever hears a statement can rule out
/// the cards that would have changed it, and nothing else: if two cards are left behind every signal, the hand has one
/// card more than signals, and one more card than the hand has is possible, then for each card there is a hand without
/// it that says the same.
pub(crate) fn statement(board: &Board, hand: CardSet) -> ByPile<Option<PileSignal>> {
    let reasons = Pile::ALL.map(|pile| Reasons::new(board, pile));
    let mut said = ByPile([None; 4]);
    for (said, reasons) in said.0.iter_mut().zip(&reasons) {
        *said = reasons.wish(hand);
    }
    // Taking one signal back may leave too little behind another one, so this is gone through until nothing changes.
    loop {
        let before = said;
        let possible = board.unlaid()[0] - ruled_out(&reasons, &before);
        for (said, reasons) in said.0.iter_mut().zip(&reasons) {
            if said.is_some_and(|signal| (reasons.behind(signal) & possible).len() < FEWEST_BEHIND) {
                *said = None;
            }
        }
        if said == before {
            break;
        }
    }
    let signals = said.0.iter().flatten().count();
    let possible = board.unlaid()[0] - ruled_out(&reasons, &said);
    if hand.len() > signals && possible.len() > hand.len() { said } else { ByPile([None; 4]) }
}

/// The cards that would have made a bot say more than it says.
fn ruled_out(reasons: &[Reasons; 4], said: &ByPile<Option<PileSignal>>) -> CardSet {
    reasons.iter().zip(said.0).fold(CardSet::EMPTY, |cards, (reasons, said)| match said {
        None => cards | reasons.strong | reasons.weak,
        Some(PileSignal::KeepOff) => cards,
        Some(_) => cards | reasons.strong,
    })
}

/// The cards that make a bot say something about a pile.
struct Reasons {
    /// For "keep off": the card ten back, and the next two.
    strong: CardSet,
    /// For "rather not": the few after the next two.
    weak: CardSet,
}

impl Reasons {
    fn new(board: &Board, pile: Pile) -> Reasons {
        let direction = board.rules().pile(pile).direction;
        let top = board.tops()[pile];
        let within = |steps: u8| {
            let end = match direction {
                Direction::Ascending => (top + steps).min(100),
                Direction::Descending => top.saturating_sub(steps).max(1),
            };
            direction.beyond(top) - direction.beyond(end)
        };
        let next = within(2);
        let no_back = board.visible().has(CardCommand::NoBack);
        let back = if no_back { CardSet::EMPTY } else { direction.reach(top) - direction.beyond(top) };
        Reasons { strong: next | back, weak: within(5) - next }
    }

    fn behind(&self, signal: PileSignal) -> CardSet {
        if signal == PileSignal::KeepOff { self.strong } else { self.weak }
    }

    fn wish(&self, hand: CardSet) -> Option<PileSignal> {
        if !(self.strong & hand).is_empty() {
            Some(PileSignal::KeepOff)
        } else if !(self.weak & hand).is_empty() {
            Some(PileSignal::RatherNot)
        } else {
            None
        }
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
