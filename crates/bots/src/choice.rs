//! What a bot answers: the turn it means to lay, and why.

use std::fmt;

use tenback_rules::{Card, CardCommand, CardList, Game, Lay, Pile, Seat};

/// The lays of one turn in order. Held inline, so that planning needs no memory of its own.
#[derive(Clone, Copy)]
pub struct TurnPlan {
    lays: [Lay; TurnPlan::CAPACITY],
    len: u8,
}

impl TurnPlan {
    /// No turn has more lays than the largest hand has cards.
    pub const CAPACITY: usize = CardList::CAPACITY;

    /// No lays.
    pub const EMPTY: TurnPlan =
        TurnPlan { lays: [Lay { card: Card::LOWEST, pile: Pile::A }; TurnPlan::CAPACITY], len: 0 };

    /// The lays in order.
    #[inline]
    pub fn as_slice(&self) -> &[Lay] {
        &self.lays[..usize::from(self.len)]
    }

    /// How many lays there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a lay at the end.
    ///
    /// # Panics
    /// If there are as many as the largest hand has cards.
    #[inline]
    pub fn push(&mut self, lay: Lay) {
        self.lays[usize::from(self.len)] = lay;
        self.len += 1;
    }

    /// Takes the last lay away.
    #[inline]
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Lays all cards for the seat to move, and ends the turn if it has not ended by itself.
    #[inline]
    pub fn carry_out(&self, game: &mut Game) {
        let number = game.board().turn().number();
        for &lay in self.as_slice() {
            game.lay_unchecked(lay);
        }
        if game.board().to_move().is_some() && game.board().turn().number() == number {
            game.end_turn_unchecked();
        }
    }
}

impl PartialEq for TurnPlan {
    fn eq(&self, other: &TurnPlan) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for TurnPlan {}

impl fmt::Debug for TurnPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

/// A bot's answer: lay these in order, then end the turn if it has not ended by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The whole turn.
    pub turn: TurnPlan,
    /// Why this turn, as data from which sentences can be made.
    pub reasons: Reasons,
}

impl Choice {
    /// A turn without reasons.
    #[inline]
    pub const fn plain(turn: TurnPlan) -> Choice {
        Choice { turn, reasons: Reasons::NONE }
    }
}

/// Why a turn was chosen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reasons {
    /// What the bot thinks the chosen turn is worth: the chance to win, roughly.
    pub value: Option<f32>,
    /// The next best turns, best first.
    pub alternatives: Vec<Alternative>,
    /// What decided.
    pub decided: Vec<Reason>,
}

impl Reasons {
    /// Nothing to say.
    pub const NONE: Reasons = Reasons { value: None, alternatives: Vec::new(), decided: Vec::new() };
}

/// A turn that was not chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative {
    /// The turn.
    pub turn: TurnPlan,
    /// What the bot thinks it is worth.
    pub value: f32,
}

/// Something that spoke for the chosen turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// There was no other turn.
    OnlyTurn,
    /// A backwards trick won ten numbers on a pile.
    Trick {
        /// Where.
        pile: Pile,
    },
    /// The steps are small.
    SmallSteps,
    /// Nothing more has to be laid, and every further card would cost room.
    Enough,
    /// A team mate asked for care on a pile, and it was left alone.
    SignalHeeded {
        /// Who asked.
        seat: Seat,
        /// Where.
        pile: Pile,
    },
    /// A tempting pile was left alone for later.
    RoomKept {
        /// Which.
        pile: Pile,
    },
    /// A card went to the opponent to fill the hand up again.
    HelpGiven {
        /// Where.
        pile: Pile,
    },
    /// A card with a command was laid on purpose.
    CommandUsed {
        /// Which command.
        command: CardCommand,
    },
    /// Everything is known, and this turn wins or comes as near as can be.
    EndgameSolved,
    /// Played on in games that look the same from this seat.
    Searched {
        /// In how many of them.
        worlds: u32,
    },
}
