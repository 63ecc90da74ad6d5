//! How a finished game went, and what it came to for each seat: what lists of games and statistics say about it.

use tenback_rules::{Board, BySeat, Contest, EndCause, Ending, Event, Game, Lay, Outcome, Seat};

use crate::record::Past;

/// How far a card goes back in the right direction.
const TEN_BACK: i8 = -10;

/// A finished game, with what was counted while it was played.
#[derive(Clone, Debug)]
pub struct Course {
    game: Game,
    ending: Ending,
    turns: u16,
    ten_backs: BySeat<u16>,
}

impl Course {
    /// Plays a game to its end; `None` if it is not over.
    pub fn of(past: &Past) -> Option<Course> {
        let mut game = Game::new(&past.setup).ok()?;
        let (mut turns, mut ten_backs) = (0, BySeat::new(past.rules.seats(), 0));
        // The lays of the turn, which may be taken back.
        let mut lays = Vec::new();
        for event in &past.events {
            match event {
                Event::Laid { seat, card, pile } => {
                    let board = game.board();
                    let is_ten_back = board.step(Lay { card: *card, pile: *pile }) == TEN_BACK
                        && !board.rules().is_help(*seat, *pile);
                    ten_backs[*seat] += u16::from(is_ten_back);
                    turns += u16::from(board.turn().laid() == 0);
                    lays.push(is_ten_back);
                }
                Event::TakenBack { seat, .. } => {
                    ten_backs[*seat] -= u16::from(lays.pop().unwrap_or_default());
                    turns -= u16::from(game.board().turn().laid() == 1);
                }
                Event::TurnBegan { .. } => lays.clear(),
                _ => {}
            }
            game.apply(event);
        }
        let ending = game.board().ending()?;
        Some(Course { game, ending, turns, ten_backs })
    }

    /// The board at the end.
    pub fn board(&self) -> &Board {
        self.game.board()
    }

    /// How it ended.
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// How many turns were played.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Whether it was played at all: giving up before the first turn does not count.
    pub fn has_begun(&self) -> bool {
        self.turns > 0 || self.ending.cause != EndCause::Resigned
    }

    /// How often a seat laid a card ten back.
    pub fn ten_backs(&self, seat: Seat) -> u16 {
        self.ten_backs[seat]
    }

    /// Whether a seat won, alone or with its team.
    pub fn is_won_by(&self, seat: Seat) -> bool {
        match self.ending.outcome {
            Outcome::Won => true,
            Outcome::Lost { .. } => false,
            Outcome::SeatWon(winner) => seat == winner,
        }
    }

    /// The cards that were left: those of the whole team or, in Face to Face, those of the seat.
    pub fn left(&self, seat: Option<Seat>) -> u8 {
        let board = self.board();
        let own = seat.filter(|_| board.rules().contest() == Contest::Opposed);
        let cards = own.and_then(|seat| board.unlaid().get(board.rules().deck_of(seat)));
        cards.and_then(|cards| u8::try_from(cards.len()).ok()).unwrap_or_else(|| board.left())
    }
}
