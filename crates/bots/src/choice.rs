//! A bot's choice: a turn, and the reasons for it.

use std::fmt;

use tenback_rules::{Card, CardCommand, CardList, Game, Lay, Pile, Seat};

/// The lays of one turn in order. Stored inline, so that planning does not allocate.
#[derive(Clone, Copy)]
pub struct TurnPlan {
    lays: [Lay; TurnPlan::CAPACITY],
    len: u8,
}

impl TurnPlan {
    /// The maximum number of lays: the size of the largest hand.
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
    /// If the plan is full.
    #[inline]
    pub fn push(&mut self, lay: Lay) {
        self.lays[usize::from(self.len)] = lay;
        self.len += 1;
    }

    /// Removes the last lay.
    #[inline]
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Lays all cards for the seat to move, and ends the turn if it has not ended automatically.
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

/// A bot's choice: lay these in order, then end the turn if it has not ended automatically.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The whole turn.
    pub turn: TurnPlan,
    /// Why this turn, as data; `tenback-words` makes sentences of it.
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
    /// The chance to win after the turn, in the bot's estimate, if it makes one.
    pub chance: Option<f32>,
    /// The next best turns, best first.
    pub alternatives: Vec<Alternative>,
    /// The reasons.
    pub decided: Vec<Reason>,
}

impl Reasons {
    /// No reasons.
    pub const NONE: Reasons = Reasons { chance: None, alternatives: Vec::new(), decided: Vec::new() };

    /// Changes all chances.
    pub(crate) fn map_chances(&mut self, change: impl Fn(f32) -> f32) {
        self.chance = self.chance.map(&change);
        self.alternatives.iter_mut().for_each(|other| other.chance = change(other.chance));
    }
}

/// A turn that was not chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative {
    /// The turn.
    pub turn: TurnPlan,
    /// The chance to win after it, in the bot's estimate.
    pub chance: f32,
}

/// A reason for the chosen turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// There was no other turn.
    OnlyTurn,
    /// A backwards trick won back ten numbers on a pile.
    Trick {
        /// Where.
        pile: Pile,
    },
    /// The steps are small.
    SmallSteps,
    /// The minimum is met, and every further card would cost room.
    Enough,
    /// A teammate asked for care on a pile, and it was not used.
    SignalHeeded {
        /// Who asked.
        seat: Seat,
        /// Where.
        pile: Pile,
    },
    /// A pile with a good move was kept for later.
    RoomKept {
        /// Which.
        pile: Pile,
    },
    /// A card went to the opponent in order to refill the hand.
    HelpGiven {
        /// Where.
        pile: Pile,
    },
    /// A card was laid because of its command.
    CommandUsed {
        /// Which command.
        command: CardCommand,
    },
    /// All cards are known, and this turn wins or leaves as few cards as possible.
    EndgameSolved,
    /// The turn was tried in sampled games.
    Searched {
        /// The number of sampled games.
        worlds: u32,
    },
}
