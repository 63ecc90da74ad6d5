//! The board of Face to Face as one player knows it, small enough to be copied for every candidate turn.

use tenback_rules::{Board, CardSet, Contest, Direction, Drawing, Pile, Rules, Seat};

/// A set of cards in one word: the deck ends at 59.
pub(crate) type Bits = u64;

/// Card or top n is mirrored to `MIRROR - n`, with ascending and descending piles swapped.
const MIRROR: u8 = 61;

/// One player's half of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// The top of the ascending pile.
    pub(crate) rising: u8,
    /// The top of the descending pile.
    pub(crate) falling: u8,
    /// The cards known to be in the hand.
    pub(crate) hand: Bits,
    /// The other cards that have not been laid: in the draw pile, or hidden.
    pub(crate) hidden: Bits,
    /// The size of the hand.
    pub(crate) held: u8,
    /// The size of the draw pile.
    pub(crate) stock: u8,
}

/// Both halves: the player and the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    pub(crate) me: Side,
    pub(crate) foe: Side,
    /// How many more cards the opponent has given than received.
    pub(crate) balance: i8,
    /// The number of turns started.
    pub(crate) turns: u8,
}

/// The two piles of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OwnPiles {
    pub(crate) rising: Pile,
    pub(crate) falling: Pile,
}

impl OwnPiles {
    pub(crate) fn of(rules: &Rules, seat: Seat) -> OwnPiles {
        let find = |direction| {
            Pile::ALL
                .into_iter()
                .find(|&pile| rules.pile(pile).owner == Some(seat) && rules.pile(pile).direction == direction)
        };
        let rising = find(Direction::Ascending).unwrap_or(Pile::A);
        OwnPiles { rising, falling: find(Direction::Descending).unwrap_or(Pile::B) }
    }

    /// The piles of a seat and of its opponent.
    pub(crate) fn both(rules: &Rules, seat: Seat) -> (OwnPiles, OwnPiles) {
        (OwnPiles::of(rules, seat), OwnPiles::of(rules, seat.next(rules.seats())))
    }
}

/// A set of cards as bits.
pub(crate) fn bits(cards: CardSet) -> Bits {
    cards.bits() as Bits
}

/// Mirrors every card n to 61 − n.
pub(crate) fn mirrored(cards: Bits) -> Bits {
    cards.reverse_bits() >> (63 - MIRROR)
}

/// Mirrors a top n to 61 − n.
pub(crate) fn mirrored_top(top: u8) -> u8 {
    MIRROR - top
}

impl Side {
    fn of(board: &Board, seat: Seat, hand: CardSet) -> Side {
        let piles = OwnPiles::of(board.rules(), seat);
        let deck = board.rules().deck_of(seat);
        Side {
            rising: board.tops()[piles.rising],
            falling: board.tops()[piles.falling],
            hand: bits(hand),
            hidden: bits(board.unlaid()[deck] - hand),
            held: board.hand_sizes()[seat],
            stock: board.stock_sizes()[deck],
        }
    }

    /// The mirrored half.
    pub(crate) fn mirror(&self) -> Side {
        Side {
            rising: mirrored_top(self.falling),
            falling: mirrored_top(self.rising),
            hand: mirrored(self.hand),
            hidden: mirrored(self.hidden),
            ..*self
        }
    }

    /// The cards that the ascending pile takes from its owner (C4).
    pub(crate) fn takes_rising(&self) -> Bits {
        bits(Direction::Ascending.reach(self.rising))
    }

    /// The cards that the descending pile takes from its owner (C4).
    pub(crate) fn takes_falling(&self) -> Bits {
        bits(Direction::Descending.reach(self.falling))
    }

    /// The opponent's cards that would improve the ascending pile (C5).
    pub(crate) fn helped_rising(&self) -> Bits {
        bits(Direction::Descending.beyond(self.rising))
    }

    /// The opponent's cards that would improve the descending pile (C5).
    pub(crate) fn helped_falling(&self) -> Bits {
        bits(Direction::Ascending.beyond(self.falling))
    }
}

/// How many more cards `seat` has received from its opponent than given: what is on its piles beyond the cards it has
/// laid.
fn balance(board: &Board, seat: Seat, turns: u8) -> i8 {
    let rules = board.rules();
    let piles = OwnPiles::of(rules, seat);
    let got = i16::from(board.heights()[piles.rising]) + i16::from(board.heights()[piles.falling]);
    let laid = (rules.deck().len() - board.unlaid()[rules.deck_of(seat)].len()) as i16;
    // In a set-up position it is unknown who laid what; one card per turn is the maximum.
    let most = i16::from(turns);
    (got - laid).clamp(-most, most) as i8
}

impl Duel {
    /// The board as `seat`, holding `hand`, knows it.
    pub(crate) fn of(board: &Board, seat: Seat, hand: CardSet) -> Duel {
        debug_assert!(board.rules().contest() == Contest::Opposed);
        debug_assert!(board.rules().drawing() == Drawing::TwoOrRefillAfterHelp);
        let other = seat.next(board.rules().seats());
        let turns = board.turn().number().min(120) as u8;
        let (me, foe) = (Side::of(board, seat, hand), Side::of(board, other, CardSet::EMPTY));
        Duel { me, foe, balance: balance(board, seat, turns), turns }
    }

    /// The mirrored board.
    pub(crate) fn mirror(&self) -> Duel {
        Duel { me: self.me.mirror(), foe: self.foe.mirror(), ..*self }
    }
}
