//! What one viewer knows: everything that is public, and their own hand.

use crate::board::Board;
use crate::card::CardSet;
use crate::command::Illegal;
use crate::event::{Drawn, Event, Seen};
use crate::judge::TurnState;
use crate::lay::{Lay, LegalLay};
use crate::seat::{Seat, Viewer};

/// The game as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) board: Board,
    pub(crate) viewer: Viewer,
    pub(crate) hand: CardSet,
}

/// The result of trying out some lays (A16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The state of the turn.
    pub state: TurnState,
    /// The legal lays after that; empty once the turn is over.
    pub legal: Vec<LegalLay>,
    /// Whether the player could end the turn then.
    pub may_end: bool,
    /// The remaining hand.
    pub hand: CardSet,
    /// The board with the lays made. Only shown to the player who tries them out.
    pub board: Board,
}

/// A lay that could not be tried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PreviewError {
    /// Which of the lays, counted from 0.
    pub index: usize,
    /// Why it is illegal.
    pub why: Illegal,
}

impl View {
    pub(crate) const fn new(board: Board, viewer: Viewer, hand: CardSet) -> View {
        View { board, viewer, hand }
    }

    /// The public part.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose view it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's seat, if the viewer plays.
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The viewer's own cards.
    #[inline]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The cards of a deck that the viewer has not seen: they are in other hands or in the draw pile.
    pub fn unseen(&self, deck: usize) -> CardSet {
        let own = self.seat().is_some_and(|seat| self.board.rules().deck_of(seat) == deck);
        if own { self.board.unlaid()[deck] - self.hand } else { self.board.unlaid()[deck] }
    }

    /// Whether it is the viewer's turn.
    pub fn is_to_move(&self) -> bool {
        self.seat().is_some() && self.seat() == self.board.to_move()
    }

    /// The viewer's legal lays; empty when it is not their turn.
    pub fn legal(&self) -> Vec<LegalLay> {
        if self.is_to_move() { self.board.legal_lays(self.hand) } else { Vec::new() }
    }

    /// Applies an event as the viewer sees it.
    pub fn apply(&mut self, seen: &Seen) {
        self.board.apply(seen);
        match seen {
            Event::Laid { seat, card, .. } if Some(*seat) == self.seat() => self.hand.remove(*card),
            Event::TakenBack { seat, card, .. } if Some(*seat) == self.seat() => self.hand.insert(*card),
            Event::Drew { cards: Drawn::Own(cards), .. } => {
                for card in cards.as_slice() {
                    self.hand.insert(*card);
                }
            }
            _ => {}
        }
    }

    /// The result of making these lays. Nothing changes and nobody else is told (A16).
    pub fn try_out(&self, lays: &[Lay]) -> Result<Preview, PreviewError> {
        let at_start = |why| PreviewError { index: 0, why };
        let seat = self.seat().ok_or(at_start(Illegal::NotSeated))?;
        self.board.check_turn(seat).map_err(at_start)?;
        let mut board = self.board.clone();
        let mut hand = self.hand;
        let mut state = TurnState::Open;
        for (index, lay) in lays.iter().enumerate() {
            let refused = |why| PreviewError { index, why };
            match state {
                TurnState::Open => board.judge(hand, *lay).map_err(refused)?,
                TurnState::Complete => return Err(refused(Illegal::TurnOver)),
                TurnState::Broken(_) => return Err(refused(Illegal::GameOver)),
            }
            board.put(seat, lay.card, lay.pile);
            hand.remove(lay.card);
            state = board.turn_state(hand);
        }
        let open = state == TurnState::Open;
        Ok(Preview {
            state,
            legal: if open { board.legal_lays(hand) } else { Vec::new() },
            may_end: open && board.may_end(),
            hand,
            board,
        })
    }
}
