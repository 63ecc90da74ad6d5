//! What an attempt came to.

use std::cmp::Ordering;

use tenback_rules::{Board, Contest, Outcome, Seat};

/// The result of an attempt; the better one is greater. A team that has lost is the better the fewer cards are left. In
/// Face to Face the cards of the loser count: the more the opponent has left, the better a win, and the fewer oneself has
/// left, the better a loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// Whether it was won.
    pub won: bool,
    /// The cards left; in Face to Face those of the loser.
    pub left: u8,
}

impl Score {
    /// All cards were played.
    pub const WON: Score = Score { won: true, left: 0 };

    /// Lost with this many cards left.
    pub const fn lost(left: u8) -> Score {
        Score { won: false, left }
    }

    /// The score of a seat. A game that is not over counts as lost with the cards that are left.
    pub fn of(board: &Board, seat: Seat) -> Score {
        match board.ending().map(|ending| ending.outcome) {
            Some(Outcome::Won) => Score::WON,
            Some(Outcome::Lost { left }) => Score::lost(left),
            Some(Outcome::SeatWon(winner)) if winner == seat => {
                let loser = winner.next(board.rules().seats());
                Score { won: true, left: cards_of(board, loser) }
            }
            Some(Outcome::SeatWon(_)) => Score::lost(cards_of(board, seat)),
            None => match board.rules().contest() {
                Contest::Together => Score::lost(board.left()),
                Contest::Opposed => Score::lost(cards_of(board, seat)),
            },
        }
    }

    /// A number that is greater for better scores.
    fn value(self) -> i16 {
        let left = i16::from(self.left);
        if self.won { left } else { -1 - left }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> Ordering {
        self.value().cmp(&other.value())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The cards in the hand and the draw pile of one of two opponents.
fn cards_of(board: &Board, seat: Seat) -> u8 {
    let stock = board.stock_sizes().get(board.rules().deck_of(seat)).copied().unwrap_or(0);
    board.hand_sizes()[seat].saturating_add(stock)
}
