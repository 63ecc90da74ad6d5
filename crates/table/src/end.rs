//! What a finished game shows everybody: all cards, and why it ended.

use tenback_rules::{Card, CardCommand, Event as GameEvent, Game, Lay, Pile, Seat};

use crate::event::Event;
use crate::table::Table;

/// A finished game with all cards face up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The cards each seat still held, low ones first.
    pub hands: Vec<Vec<Card>>,
    /// The cards that were never drawn, in the order they would have come; in Face to Face two piles.
    pub stocks: Vec<Vec<Card>>,
    /// How many turns were played.
    pub turns: u16,
    /// How often a card went ten back.
    pub ten_backs: u16,
    /// Why the last turn could not be completed, if that ended the game.
    pub stuck: Option<Stuck>,
}

/// A turn that could not be completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// Whose turn it was.
    pub seat: Seat,
    /// How many more cards it needed.
    pub owes: u8,
    /// A pile with a skull that had to be covered.
    pub skull: Option<Pile>,
    /// What could still be played.
    pub playable: Vec<Lay>,
    /// The cards in the hand that fitted nowhere.
    pub unplayable: Vec<Card>,
}

impl Table {
    /// How the game on the table ended, once it is over.
    pub fn end(&self) -> Option<End> {
        let game = self.game().filter(|_| self.is_over())?;
        let mut before = self.dealt()?.start();
        // One entry for each card on the piles: whether it went ten back.
        let mut lays: Vec<bool> = Vec::new();
        for event in self.since().filter_map(Event::in_game) {
            match event {
                GameEvent::Ended(_) => break,
                GameEvent::Laid { seat, card, pile } => {
                    lays.push(goes_ten_back(&before, *seat, Lay { card: *card, pile: *pile }));
                }
                GameEvent::TakenBack { .. } => drop(lays.pop()),
                _ => {}
            }
            before.apply(event);
        }
        Some(End {
            hands: game.hands().as_slice().iter().map(|hand| hand.iter().collect()).collect(),
            stocks: game.stocks().map(<[Card]>::to_vec).collect(),
            turns: game.board().turn().number(),
            ten_backs: lays.into_iter().filter(|back| *back).count() as u16,
            stuck: stuck(&before),
        })
    }
}

fn goes_ten_back(game: &Game, seat: Seat, lay: Lay) -> bool {
    !game.board().rules().is_help(seat, lay.pile) && game.board().step(lay) < 0
}

/// Why the turn under way could not be completed; nothing if it could.
fn stuck(game: &Game) -> Option<Stuck> {
    let board = game.board();
    let seat = board.to_move()?;
    let hand = game.hand(seat);
    if board.is_completable(hand) {
        return None;
    }
    let playable: Vec<Lay> = match board.owes() {
        0 => Vec::new(),
        _ => board.legal_lays(hand).iter().map(|legal| legal.lay).collect(),
    };
    let fits = |card: &Card| playable.iter().any(|lay| lay.card == *card);
    let unplayable = hand.iter().filter(|card| !fits(card)).collect();
    Some(Stuck { seat, owes: board.owes(), skull: board.shown_on(CardCommand::Skull), playable, unplayable })
}
