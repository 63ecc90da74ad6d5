//! What bots tell each other, and what they make of it.

use tenback_rules::{BeginWish, Board, Seat, Signal};

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
