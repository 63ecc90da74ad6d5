//! The three games as data: they differ in numbers and variants of small enums.

use crate::card::{Card, CardList, CardSet};
use crate::command_cards::CommandCards;
use crate::pile::{ByPile, Direction, Pile};
use crate::seat::Seat;

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameName {
    /// The Game.
    Classic,
    /// The Game: Extreme.
    Extreme,
    /// The Game: Face to Face.
    FaceToFace,
}

impl GameName {
    /// All games.
    pub const ALL: [GameName; 3] = [GameName::Classic, GameName::Extreme, GameName::FaceToFace];

    /// The word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            GameName::Classic => "classic",
            GameName::Extreme => "extreme",
            GameName::FaceToFace => "face-to-face",
        }
    }

    /// The game with this word.
    pub fn from_word(word: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|name| name.word() == word)
    }

    /// The fewest and the most seats (A2, C1).
    pub const fn seats(self) -> (u8, u8) {
        match self {
            GameName::Classic | GameName::Extreme => (1, Seat::MOST as u8),
            GameName::FaceToFace => (2, 2),
        }
    }

    /// The hand size of the rulebook (A2, C2).
    pub const fn hand_size(self, seats: u8) -> u8 {
        match (self, seats) {
            (GameName::FaceToFace, _) => 6,
            (_, 1) => CardList::CAPACITY as u8,
            (_, 2) => 7,
            _ => 6,
        }
    }
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// A different hand size (A18).
    pub hand_size: Option<u8>,
    /// A different minimum (A18).
    pub minimum: Option<u8>,
    /// A different assignment of the commands (B1); `None` for the built-in one.
    pub commands: Option<CommandCards>,
}

/// Whether the seats play together or against each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contest {
    /// One team, one deck, four piles for all.
    Together,
    /// Two opponents, each with a deck and two piles.
    Opposed,
}

/// How many cards a player draws after a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// Up to the hand size (A9), or one card under draw-one (B16).
    Refill,
    /// Two, or up to the hand size after helping the opponent (C7).
    TwoOrRefillAfterHelp,
}

/// The fixed properties of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PileRule {
    /// Its direction.
    pub direction: Direction,
    /// What it shows while it is empty.
    pub start: u8,
    /// Whose pile it is; `None` in cooperative games.
    pub owner: Option<Seat>,
}

/// Everything that is fixed before the cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    name: GameName,
    seats: u8,
    hand_size: u8,
    minimum: u8,
    minimum_without_stock: u8,
    highest: Card,
    contest: Contest,
    drawing: Drawing,
    piles: ByPile<PileRule>,
    commands: CommandCards,
}

impl Rules {
    /// The rules of a game for this many seats.
    pub fn new(name: GameName, seats: u8, options: Options) -> Result<Rules, RulesError> {
        let (fewest, most) = name.seats();
        if seats < fewest || seats > most {
            return Err(RulesError::Seats { seats, fewest, most });
        }
        let rules = match name {
            GameName::Classic => Rules::together(name, seats, CommandCards::NONE),
            GameName::Extreme => {
                let commands = options.commands.unwrap_or_else(CommandCards::stand_in);
                Rules::together(name, seats, commands)
            }
            GameName::FaceToFace => Rules::face_to_face(),
        };
        if options.commands.is_some() && name != GameName::Extreme {
            return Err(RulesError::NoCommandsHere);
        }
        rules.with_options(options)
    }

    fn together(name: GameName, seats: u8, commands: CommandCards) -> Rules {
        let pile = |direction, start| PileRule { direction, start, owner: None };
        let ascending = pile(Direction::Ascending, 1);
        let descending = pile(Direction::Descending, 100);
        Rules {
            name,
            seats,
            hand_size: name.hand_size(seats),
            minimum: 2,
            minimum_without_stock: 1,
            highest: Card::HIGHEST,
            contest: Contest::Together,
            drawing: Drawing::Refill,
            piles: ByPile([ascending, ascending, descending, descending]),
            commands,
        }
    }

    fn face_to_face() -> Rules {
        let highest = 59;
        let pile = |direction, start, owner| PileRule { direction, start, owner: Some(owner) };
        Rules {
            name: GameName::FaceToFace,
            seats: 2,
            hand_size: GameName::FaceToFace.hand_size(2),
            minimum: 2,
            minimum_without_stock: 2,
            highest: Card::new(highest).expect("59 is a card"),
            contest: Contest::Opposed,
            drawing: Drawing::TwoOrRefillAfterHelp,
            piles: ByPile([
                pile(Direction::Ascending, 1, Seat::FIRST),
                pile(Direction::Descending, highest + 1, Seat::FIRST),
                pile(Direction::Ascending, 1, Seat::SECOND),
                pile(Direction::Descending, highest + 1, Seat::SECOND),
            ]),
            commands: CommandCards::NONE,
        }
    }

    /// A18: the rulebook's numbers, or one card fewer in the hand, or a minimum of 3.
    fn with_options(mut self, options: Options) -> Result<Rules, RulesError> {
        if self.contest == Contest::Opposed && (options.hand_size.is_some() || options.minimum.is_some()) {
            return Err(RulesError::NoOptionsHere);
        }
        if let Some(hand_size) = options.hand_size {
            let usual = self.hand_size;
            if hand_size != usual && hand_size != usual - 1 {
                return Err(RulesError::HandSize { hand_size, usual });
            }
            self.hand_size = hand_size;
        }
        if let Some(minimum) = options.minimum {
            if minimum != self.minimum && minimum != 3 {
                return Err(RulesError::Minimum { minimum });
            }
            self.minimum = minimum;
        }
        Ok(self)
    }

    /// The game's name, for people and records; no rule depends on it.
    pub const fn name(&self) -> GameName {
        self.name
    }

    /// How many seats there are.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The size of a full hand (A2, C2).
    #[inline]
    pub const fn hand_size(&self) -> u8 {
        self.hand_size
    }

    /// The minimum of a turn that starts with this many cards in the draw pile (A7, A18, C3).
    #[inline]
    pub const fn minimum(&self, stock_left: u8) -> u8 {
        if stock_left > 0 { self.minimum } else { self.minimum_without_stock }
    }

    /// The highest card of the deck.
    pub const fn highest(&self) -> Card {
        self.highest
    }

    /// All cards of one deck.
    pub const fn deck(&self) -> CardSet {
        CardSet::up_to(self.highest)
    }

    /// How many decks there are: one for the team, or one for each opponent.
    pub const fn decks(&self) -> usize {
        match self.contest {
            Contest::Together => 1,
            Contest::Opposed => self.seats as usize,
        }
    }

    /// Which deck a seat plays from.
    #[inline]
    pub const fn deck_of(&self, seat: Seat) -> usize {
        match self.contest {
            Contest::Together => 0,
            Contest::Opposed => seat.index(),
        }
    }

    /// Whether the seats are one team.
    #[inline]
    pub const fn contest(&self) -> Contest {
        self.contest
    }

    /// How many cards are drawn after a turn.
    #[inline]
    pub const fn drawing(&self) -> Drawing {
        self.drawing
    }

    /// The fixed properties of a pile.
    #[inline]
    pub fn pile(&self, pile: Pile) -> &PileRule {
        &self.piles[pile]
    }

    /// Whether a lay of this seat on this pile helps the opponent (C5).
    #[inline]
    pub fn is_help(&self, seat: Seat, pile: Pile) -> bool {
        self.contest == Contest::Opposed && self.piles[pile].owner != Some(seat)
    }

    /// Which cards carry commands.
    #[inline]
    pub const fn commands(&self) -> &CommandCards {
        &self.commands
    }
}

/// Why a combination of options is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// The number of seats is not allowed in this game.
    Seats {
        /// The requested number.
        seats: u8,
        /// The fewest seats of the game.
        fewest: u8,
        /// The most seats of the game.
        most: u8,
    },
    /// Only the default hand size or one card fewer is allowed (A18).
    HandSize {
        /// The requested hand size.
        hand_size: u8,
        /// The default.
        usual: u8,
    },
    /// Only the default minimum or 3 is allowed (A18).
    Minimum {
        /// The requested minimum.
        minimum: u8,
    },
    /// This game has no options (A18).
    NoOptionsHere,
    /// Only Extreme has command cards.
    NoCommandsHere,
}
