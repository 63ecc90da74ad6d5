//! The table of Face to Face as one player knows it, small enough to be copied for every turn that is thought of.

use tenback_rules::{Board, CardSet, Contest, Direction, Drawing, Pile, Rules, Seat};

/// Cards as bits of one word: the deck ends at 59.
pub(crate) type Bits = u64;

/// Where the mirror of card or top n lies: at `MIRROR - n`, with rising and falling piles changing places.
const MIRROR: u8 = 61;

/// One player's half of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// The top of the ascending pile.
    pub(crate) rising: u8,
    /// The top of the descending pile.
    pub(crate) falling: u8,
    /// The cards known to be in the hand.
    pub(crate) hand: Bits,
    /// The other cards that are not laid: in the draw pile, or anywhere out of sight.
    pub(crate) hidden: Bits,
    /// How many cards the hand holds.
    pub(crate) held: u8,
    /// How many cards the draw pile holds.
    pub(crate) stock: u8,
}

/// Both halves: the player who thinks, and the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    pub(crate) me: Side,
    pub(crate) foe: Side,
    /// How many more cards the opponent has given than got.
    pub(crate) balance: i8,
    /// How many turns were begun.
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

    /// Those of a seat, and those of its opponent.
    pub(crate) fn both(rules: &Rules, seat: Seat) -> (OwnPiles, OwnPiles) {
        (OwnPiles::of(rules, seat), OwnPiles::of(rules, seat.next(rules.seats())))
    }
}

/// The cards of a set as bits.
pub(crate) fn bits(cards: CardSet) -> Bits {
    cards.bits() as Bits
}

/// Every card n turned into 61 − n.
pub(crate) fn mirrored(cards: Bits) -> Bits {
    cards.reverse_bits() >> (63 - MIRROR)
}

/// A top turned into 61 − n.
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

    /// The same half with every number n turned into 61 − n.
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

/// How many more cards `seat` has got from its opponent than given: what lies on its piles beyond the cards it has laid.
fn balance(board: &Board, seat: Seat, turns: u8) -> i8 {
    let rules = board.rules();
    let piles = OwnPiles::of(rules, seat);
    let got = i16::from(board.heights()[piles.rising]) + i16::from(board.heights()[piles.falling]);
    let laid = (rules.deck().len() - board.unlaid()[rules.deck_of(seat)].len()) as i16;
    // In a set-up position nobody knows who laid what; one card a turn is the most there can be.
    let most = i16::from(turns);
    (got - laid).clamp(-most, most) as i8
}

impl Duel {
    /// What `seat`, holding `hand`, knows of the table.
    pub(crate) fn of(board: &Board, seat: Seat, hand: CardSet) -> Duel {
        debug_assert!(board.rules().contest() == Contest::Opposed);
        debug_assert!(board.rules().drawing() == Drawing::TwoOrRefillAfterHelp);
        let other = seat.next(board.rules().seats());
        let turns = board.turn().number().min(120) as u8;
        let (me, foe) = (Side::of(board, seat, hand), Side::of(board, other, CardSet::EMPTY));
        Duel { me, foe, balance: balance(board, seat, turns), turns }
    }

    /// The same table with every number n turned into 61 − n.
    pub(crate) fn mirror(&self) -> Duel {
        Duel { me: self.me.mirror(), foe: self.foe.mirror(), ..*self }
    }
}
