//! The signals of bots.
//!
//! A15 forbids hints that lead to an exact number. So each signal has several possible causes, and it is only given
//! while at least [`MIN_CAUSES`] of those cards are still in play: nobody can tell which one it is.

use tenback_rules::{
    Board, ByPile, CardCommand, CardSet, Contest, Direction, Phase, Pile, PileSignal, Seat, Signal, View,
};

/// The minimum number of cards that could be the cause of a signal, from public information.
const MIN_CAUSES: usize = 2;

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
            let preference = start_preference(view);
            if standing.begin.is_none()
                && let Some(preference) = preference
            {
                list.push(preference);
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

/// On how many piles the signals of a hand would differ from those in effect.
pub(crate) fn mismatches(board: &Board, seat: Seat, hand: CardSet) -> u32 {
    let standing = board.signals()[seat];
    let said = |pile| standing.piles[pile].filter(|&stands| stands != PileSignal::GoAhead);
    let statement = statement(board, hand);
    Pile::ALL.into_iter().filter(|&pile| statement[pile] != said(pile)).count() as u32
}

/// The signals of a hand about all piles. Signals that would leave too few possible cards are omitted.
///
/// Each signal has its own causes, and every card by itself is one or is not. So from a statement one can rule out the
/// cards that would have changed it, and nothing else: if every signal has two possible causes, the hand has more cards
/// than signals, and there are more possible cards than the hand holds, then for each card there is a hand without it
/// that gives the same signals.
pub(crate) fn statement(board: &Board, hand: CardSet) -> ByPile<Option<PileSignal>> {
    let causes = Pile::ALL.map(|pile| Causes::new(board, pile));
    let mut said = ByPile([None; 4]);
    for (said, causes) in said.0.iter_mut().zip(&causes) {
        *said = causes.signal(hand);
    }
    // Dropping one signal may leave too few causes for another, so repeat until nothing changes.
    loop {
        let before = said;
        let possible = board.unlaid()[0] - ruled_out(&causes, &before);
        for (said, causes) in said.0.iter_mut().zip(&causes) {
            if said.is_some_and(|signal| (causes.of_signal(signal) & possible).len() < MIN_CAUSES) {
                *said = None;
            }
        }
        if said == before {
            break;
        }
    }
    let signals = said.0.iter().flatten().count();
    let possible = board.unlaid()[0] - ruled_out(&causes, &said);
    if hand.len() > signals && possible.len() > hand.len() { said } else { ByPile([None; 4]) }
}

/// The cards that would have caused more signals than were given.
fn ruled_out(causes: &[Causes; 4], said: &ByPile<Option<PileSignal>>) -> CardSet {
    causes.iter().zip(said.0).fold(CardSet::EMPTY, |cards, (causes, said)| match said {
        None => cards | causes.strong | causes.weak,
        Some(PileSignal::KeepOff) => cards,
        Some(_) => cards | causes.strong,
    })
}

/// The cards that cause signals about a pile.
struct Causes {
    /// For "keep off": the card ten back, and the next two.
    strong: CardSet,
    /// For "rather not": the few after the next two.
    weak: CardSet,
}

impl Causes {
    fn new(board: &Board, pile: Pile) -> Causes {
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
        Causes { strong: next | back, weak: within(5) - next }
    }

    fn of_signal(&self, signal: PileSignal) -> CardSet {
        if signal == PileSignal::KeepOff { self.strong } else { self.weak }
    }

    fn signal(&self, hand: CardSet) -> Option<PileSignal> {
        if !(self.strong & hand).is_empty() {
            Some(PileSignal::KeepOff)
        } else if !(self.weak & hand).is_empty() {
            Some(PileSignal::RatherNot)
        } else {
            None
        }
    }
}

/// A seat that can start with two small steps wants to go first; one that would need big steps does not.
fn start_preference(view: &View) -> Option<Signal> {
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
