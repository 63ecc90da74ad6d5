//! What is drawn of a table: what one viewer knows, including lays being tried out.

use tenback_rules::{Board, Card, CardSet, Lay, LegalLay, Pile, PreviewError, TurnState, View, Viewer};

/// The table as one viewer sees it now.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    pub(crate) viewer: Viewer,
    pub(crate) board: Board,
    pub(crate) hand: CardSet,
    /// The viewer's legal lays; empty out of turn.
    pub(crate) legal: Vec<LegalLay>,
    /// The state of the turn after the lays tried out.
    pub(crate) state: TurnState,
}

impl Sight {
    /// The table as it is.
    pub(crate) fn of(view: &View) -> Sight {
        Sight {
            viewer: view.viewer(),
            board: view.board().clone(),
            hand: view.hand(),
            legal: view.legal(),
            state: TurnState::Open,
        }
    }

    /// The table after some lays; only for the viewer who tries them out (A16).
    pub(crate) fn tried(view: &View, lays: &[Lay]) -> Result<Sight, PreviewError> {
        if lays.is_empty() {
            return Ok(Sight::of(view));
        }
        let preview = view.try_out(lays)?;
        Ok(Sight {
            viewer: view.viewer(),
            board: preview.board,
            hand: preview.hand,
            legal: preview.legal,
            state: preview.state,
        })
    }

    /// The viewer's cards from low to high.
    pub(crate) fn cards(&self) -> Vec<Card> {
        self.hand.iter().collect()
    }

    /// Whether the viewer is to move.
    pub(crate) fn is_to_move(&self) -> bool {
        matches!((self.viewer, self.board.to_move()), (Viewer::Seat(own), Some(seat)) if own == seat)
    }

    /// The lay of this card on this pile, if it is legal.
    pub(crate) fn legal(&self, card: Card, pile: Pile) -> Option<&LegalLay> {
        self.legal.iter().find(|legal| legal.lay == Lay { card, pile })
    }

    /// The legal lays of a card, cheapest first. Losing ones come last.
    pub(crate) fn lays_of(&self, card: Card) -> Vec<LegalLay> {
        let mut lays: Vec<LegalLay> = self.legal.iter().filter(|legal| legal.lay.card == card).copied().collect();
        let helps = |legal: &LegalLay| self.is_help(legal.lay.pile);
        lays.sort_by_key(|legal| (legal.loses, helps(legal), legal.step));
        lays
    }

    /// Whether a card of the viewer on this pile would help the opponent (C5).
    pub(crate) fn is_help(&self, pile: Pile) -> bool {
        matches!(self.viewer, Viewer::Seat(seat) if self.board.rules().is_help(seat, pile))
    }
}
