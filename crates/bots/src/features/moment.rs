//! What the inputs of a network are made from, small enough to be kept by the hundred thousand.

use tenback_rules::{Board, CardSet, PileSignal, Seat, View};

use crate::line::Line;

/// What the seat to move knows before its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Cards in other hands or in the draw pile.
    pub(crate) unseen: CardSet,
    pub(crate) tops: [u8; 4],
    pub(crate) stock: u8,
    pub(crate) next_hand: u8,
    pub(crate) in_other_hands: u8,
    /// For each pile, how strongly teammates ask to leave it alone, in halves: strong signals, then weak ones.
    pub(crate) asked: [[u8; 2]; 4],
}

/// The position after a turn, before drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct After {
    pub(crate) tops: [u8; 4],
    pub(crate) hand: CardSet,
}

impl Moment {
    /// The moment of the seat to move.
    pub(crate) fn of(view: &View) -> Moment {
        let board = view.board();
        let seat = board.turn().seat();
        let seats = board.rules().seats();
        let stock = board.stock_sizes()[0];
        Moment {
            unseen: view.unseen(0),
            tops: board.tops().0,
            stock,
            next_hand: if seats > 1 { board.hand_sizes()[seat.next(seats)] } else { 0 },
            in_other_hands: board.left() - stock - view.hand().len() as u8,
            asked: asked(board, seat),
        }
    }

    pub(crate) const BYTES: usize = 16 + 4 + 3 + 8;

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.unseen.bits().to_le_bytes());
        bytes.extend(self.tops);
        bytes.extend([self.stock, self.next_hand, self.in_other_hands]);
        bytes.extend(self.asked.as_flattened());
    }

    pub(crate) fn read(bytes: &[u8; Moment::BYTES]) -> Moment {
        let (unseen, rest) = bytes.split_first_chunk::<16>().expect("there are more");
        let (tops, rest) = rest.split_first_chunk::<4>().expect("there are more");
        let (sizes, asked) = rest.split_first_chunk::<3>().expect("there are more");
        let asked = asked.as_chunks::<2>().0;
        Moment {
            unseen: CardSet::from_bits(u128::from_le_bytes(*unseen)),
            tops: *tops,
            stock: sizes[0],
            next_hand: sizes[1],
            in_other_hands: sizes[2],
            asked: [asked[0], asked[1], asked[2], asked[3]],
        }
    }
}

impl After {
    pub(crate) const BYTES: usize = 4 + 16;

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.tops);
        bytes.extend(self.hand.bits().to_le_bytes());
    }

    pub(crate) fn read(bytes: &[u8; After::BYTES]) -> After {
        let (tops, hand) = bytes.split_first_chunk::<4>().expect("there are more");
        let hand = hand.first_chunk::<16>().expect("sixteen are left");
        After { tops: *tops, hand: CardSet::from_bits(u128::from_le_bytes(*hand)) }
    }
}

impl From<&Line> for After {
    #[inline]
    fn from(line: &Line) -> After {
        After { tops: line.tops(), hand: line.hand }
    }
}

/// How strongly teammates ask for care on each pile; the next seat counts double.
fn asked(board: &Board, seat: Seat) -> [[u8; 2]; 4] {
    let mut asked = [[0; 2]; 4];
    let next = seat.next(board.rules().seats());
    for (other, standing) in board.signals().iter().filter(|&(other, _)| other != seat) {
        let weight = if other == next { 2 } else { 1 };
        for (levels, signal) in asked.iter_mut().zip(standing.piles.0) {
            match signal {
                Some(PileSignal::KeepOff) => levels[0] += weight,
                Some(PileSignal::RatherNot | PileSignal::SmallSteps) => levels[1] += weight,
                Some(PileSignal::GoAhead) | None => {}
            }
        }
    }
    asked
}
