//! The game as one viewer knows it.

use serde::{Deserialize, Serialize};
use tenback_rules::{
    Board, Card, CardCommand, CardSet, Direction, EndCause, Lay, LegalLay, PileSignal, Seat, SeatSignals, Signal,
    StartPreference, TurnState,
};

use crate::describe::LayKind;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct View {
    /// The phase of the game.
    pub phase: Phase,
    /// The current turn, or the one in which the game ended; number 0 before the first turn.
    pub turn: Turn,
    /// The four piles.
    pub piles: Vec<Pile>,
    /// How many cards each seat holds.
    pub hands: Vec<u8>,
    /// How many cards are left in the draw pile; in Face to Face two piles.
    pub stocks: Vec<u8>,
    /// The number of cards left.
    pub left: u8,
    /// The viewer's own cards, low ones first; empty for spectators.
    #[cfg_attr(test, ts(type = "Card[]"))]
    pub hand: Vec<Card>,
    /// The cards already laid, by deck.
    #[cfg_attr(test, ts(type = "Card[][]"))]
    pub laid: Vec<Vec<Card>>,
    /// The signals of each seat that are in effect.
    #[cfg_attr(test, ts(type = "Signal[][]"))]
    pub signals: Vec<Vec<Signal>>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The cards are dealt, but nobody has started.
    Dealt,
    /// A seat is to move.
    Running,
    /// The game has ended.
    Over,
}

/// A turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Turn {
    /// Counted from 1.
    pub number: u16,
    /// Whose turn it is.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
    /// The minimum, not counting what commands require.
    pub minimum: u8,
    /// The lays so far.
    #[cfg_attr(test, ts(type = "Lay[]"))]
    pub lays: Vec<Lay>,
    /// Whether the turn may end now.
    pub may_end: bool,
    /// How many more cards must be laid before it may; 0 once it may, and when nobody is to move.
    pub owes: u8,
}

/// A pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Pile {
    /// Its letter.
    #[cfg_attr(test, ts(type = "PileName"))]
    pub pile: tenback_rules::Pile,
    /// Whether it is ascending.
    pub ascending: bool,
    /// What it shows.
    pub top: u8,
    /// The number of cards on it.
    pub height: u8,
    /// Whose pile it is, in Face to Face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub owner: Option<Seat>,
    /// The command on its top card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "CardCommand"))]
    pub command: Option<CardCommand>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// The number of cards left, if the team lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The opponent who won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Seat"))]
    pub winner: Option<Seat>,
    /// The cause.
    #[cfg_attr(test, ts(type = "EndCause"))]
    pub cause: EndCause,
    /// The seat that caused it.
    #[cfg_attr(test, ts(type = "Seat"))]
    pub seat: Seat,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The team won.
    Won,
    /// The team lost.
    Lost,
    /// One of two opponents won.
    SeatWon,
}

/// A legal lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Legal {
    /// The lay.
    #[cfg_attr(test, ts(type = "Lay"))]
    pub lay: Lay,
    /// How far it advances the pile; −10 for the backwards trick, negative for a help.
    pub step: i8,
    /// What kind of lay it is.
    pub kind: LayKind,
    /// Whether the game would be lost immediately.
    pub loses: bool,
    /// Why it would be lost, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "EndCause"))]
    pub cause: Option<EndCause>,
}

impl Legal {
    /// A lay of the seat to move.
    pub fn of(board: &Board, legal: &LegalLay) -> Legal {
        let seat = board.turn().seat();
        let kind = LayKind::of(board.rules(), seat, legal.lay.pile, legal.step);
        Legal { lay: legal.lay, step: legal.step, kind, loses: legal.loses, cause: None }
    }

    /// A lay after these were tried out, with the reason why it loses if it does.
    pub fn explained(view: &tenback_rules::View, tried: &[Lay], legal: &LegalLay) -> Legal {
        let lays: Vec<Lay> = tried.iter().copied().chain([legal.lay]).collect();
        let state = || view.try_out(&lays).ok().map(|preview| preview.state);
        let cause = match legal.loses.then(state).flatten() {
            Some(TurnState::Broken(cause)) => Some(cause),
            _ => None,
        };
        Legal { cause, ..Legal::of(view.board(), legal) }
    }
}

impl From<&tenback_rules::View> for View {
    fn from(view: &tenback_rules::View) -> View {
        View::of(view.board(), view.hand())
    }
}

impl View {
    /// The view of a board with the viewer's hand.
    pub fn of(board: &Board, hand: CardSet) -> View {
        View {
            phase: board.phase().into(),
            turn: Turn::of(board),
            piles: tenback_rules::Pile::ALL.map(|pile| Pile::of(board, pile)).into(),
            hands: board.hand_sizes().as_slice().to_vec(),
            stocks: board.stock_sizes().to_vec(),
            left: board.left(),
            hand: hand.iter().collect(),
            laid: board.unlaid().iter().map(|unlaid| (board.rules().deck() - *unlaid).iter().collect()).collect(),
            signals: board.signals().as_slice().iter().map(standing).collect(),
            ending: board.ending().as_ref().map(Ending::from),
        }
    }
}

impl From<tenback_rules::Phase> for Phase {
    fn from(phase: tenback_rules::Phase) -> Phase {
        match phase {
            tenback_rules::Phase::Dealt => Phase::Dealt,
            tenback_rules::Phase::Running => Phase::Running,
            tenback_rules::Phase::Over(_) => Phase::Over,
        }
    }
}

impl Turn {
    fn of(board: &Board) -> Turn {
        let turn = board.turn();
        Turn {
            number: turn.number(),
            seat: turn.seat(),
            minimum: turn.minimum(),
            lays: turn.lays().collect(),
            may_end: board.to_move().is_some() && board.may_end(),
            owes: board.owes(),
        }
    }
}

impl Pile {
    fn of(board: &Board, pile: tenback_rules::Pile) -> Pile {
        let rule = board.rules().pile(pile);
        Pile {
            pile,
            ascending: rule.direction == Direction::Ascending,
            top: board.tops()[pile],
            height: board.heights()[pile],
            owner: rule.owner,
            command: board.rules().commands().on(board.tops()[pile]).iter().next(),
        }
    }
}

impl From<&tenback_rules::Ending> for Ending {
    fn from(ending: &tenback_rules::Ending) -> Ending {
        let (outcome, left, winner) = match ending.outcome {
            tenback_rules::Outcome::Won => (Outcome::Won, None, None),
            tenback_rules::Outcome::Lost { left } => (Outcome::Lost, Some(left), None),
            tenback_rules::Outcome::SeatWon(seat) => (Outcome::SeatWon, None, Some(seat)),
        };
        Ending { outcome, left, winner, cause: ending.cause, seat: ending.seat }
    }
}

impl Ending {
    /// The ending as a type of the rules; `None` if it is inconsistent.
    pub fn known(&self) -> Option<tenback_rules::Ending> {
        let outcome = match (self.outcome, self.left, self.winner) {
            (Outcome::Won, None, None) => tenback_rules::Outcome::Won,
            (Outcome::Lost, Some(left), None) => tenback_rules::Outcome::Lost { left },
            (Outcome::SeatWon, None, Some(seat)) => tenback_rules::Outcome::SeatWon(seat),
            _ => return None,
        };
        Some(tenback_rules::Ending { outcome, cause: self.cause, seat: self.seat })
    }
}

/// The signals of one seat, one by one.
fn standing(standing: &SeatSignals) -> Vec<Signal> {
    let about = |pile: tenback_rules::Pile| standing.piles[pile].map(|what: PileSignal| Signal::Pile(what, pile));
    let begin = standing.begin.map(|wish| match wish {
        StartPreference::Me => Signal::LetMeBegin,
        StartPreference::NotMe => Signal::NotMe,
    });
    let holds = standing.holds.iter().map(Signal::Hold);
    tenback_rules::Pile::ALL.into_iter().filter_map(about).chain(begin).chain(holds).collect()
}
