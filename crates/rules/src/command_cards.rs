//! The commands printed on 28 cards of Extreme (B1), and which card carries which.

use std::fmt;

use crate::card::{Card, CardSet};

/// A command printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardCommand {
    /// Ends the turn at once (B6).
    Stop,
    /// Must be covered in the same turn (B7).
    Skull,
    /// Exactly three cards in this turn (B9).
    Three,
    /// Nobody may talk or signal (B12).
    Mute,
    /// The backwards trick is forbidden (B13).
    NoBack,
    /// All cards of a turn go on one pile (B14).
    OnePile,
    /// Only one card is drawn (B16).
    DrawOne,
}

impl CardCommand {
    /// All commands: first those that affect one turn, then those that last while visible.
    pub const ALL: [CardCommand; 7] = [
        CardCommand::Stop,
        CardCommand::Skull,
        CardCommand::Three,
        CardCommand::Mute,
        CardCommand::NoBack,
        CardCommand::OnePile,
        CardCommand::DrawOne,
    ];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            CardCommand::Stop => "stop",
            CardCommand::Skull => "skull",
            CardCommand::Three => "three",
            CardCommand::Mute => "mute",
            CardCommand::NoBack => "no-back",
            CardCommand::OnePile => "one-pile",
            CardCommand::DrawOne => "draw-one",
        }
    }

    /// The command with this word.
    pub fn from_word(word: &str) -> Option<CardCommand> {
        CardCommand::ALL.into_iter().find(|command| command.word() == word)
    }

    const fn flag(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for CardCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A set of commands: those on top of the piles, or those a seat says it holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CommandSet(u8);

impl CommandSet {
    /// No commands.
    pub const NONE: CommandSet = CommandSet(0);

    /// Whether the command is in the set.
    #[inline]
    pub const fn has(self, command: CardCommand) -> bool {
        self.0 & command.flag() != 0
    }

    /// Adds a command.
    pub const fn insert(&mut self, command: CardCommand) {
        self.0 |= command.flag();
    }

    /// All commands of both sets.
    #[inline]
    pub const fn and(self, other: CommandSet) -> CommandSet {
        CommandSet(self.0 | other.0)
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The commands in the order of [`CardCommand::ALL`].
    pub fn iter(self) -> impl Iterator<Item = CardCommand> {
        CardCommand::ALL.into_iter().filter(move |&command| self.has(command))
    }
}

impl fmt::Debug for CommandSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Which card carries which command. It is data because no rulebook lists it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CommandCards {
    /// Indexed by number; at most one command each. The starts of piles (1, 100) have none.
    by_number: [CommandSet; 101],
    all: CardSet,
    /// Cached because searches need them.
    skulls: CardSet,
}

impl CommandCards {
    /// How many cards carry each command in a complete deck.
    pub const OF_EACH: usize = 4;

    /// No card carries a command: The Game and Face to Face.
    pub const NONE: CommandCards =
        CommandCards { by_number: [CommandSet::NONE; 101], all: CardSet::EMPTY, skulls: CardSet::EMPTY };

    /// The built-in assignment: mirror-symmetric (n and 101−n carry the same command) and evenly spread. It differs
    /// from the published cards.
    pub fn stand_in() -> CommandCards {
        use CardCommand::{DrawOne, Mute, NoBack, OnePile, Skull, Stop, Three};
        let low_halves = [
            (Stop, [4, 28]),
            (Skull, [8, 32]),
            (Three, [11, 36]),
            (Mute, [15, 39]),
            (OnePile, [18, 42]),
            (NoBack, [21, 45]),
            (DrawOne, [25, 49]),
        ];
        let mut cards = CommandCards::NONE;
        for (command, numbers) in low_halves {
            for number in numbers.into_iter().flat_map(|low| [low, 101 - low]) {
                cards.carry(Card::new(number).expect("a card of the table above"), command);
            }
        }
        cards
    }

    /// Builds an assignment from pairs; fails if a card occurs twice.
    pub fn new(pairs: impl IntoIterator<Item = (Card, CardCommand)>) -> Result<CommandCards, DuplicateCommandCard> {
        let mut cards = CommandCards::NONE;
        for (card, command) in pairs {
            if cards.all.contains(card) {
                return Err(DuplicateCommandCard(card));
            }
            cards.carry(card, command);
        }
        Ok(cards)
    }

    fn carry(&mut self, card: Card, command: CardCommand) {
        self.by_number[usize::from(card.number())].insert(command);
        self.all.insert(card);
        if command == CardCommand::Skull {
            self.skulls.insert(card);
        }
    }

    /// A command that is not on exactly four cards, if there is one: then the deck is incomplete.
    pub fn miscounted(&self) -> Option<(CardCommand, usize)> {
        CardCommand::ALL
            .into_iter()
            .map(|command| (command, self.cards(command).len()))
            .find(|&(_, count)| count != CommandCards::OF_EACH)
    }

    /// The command a card carries.
    pub fn of(&self, card: Card) -> Option<CardCommand> {
        self.on(card.number()).iter().next()
    }

    /// The cards that carry a command.
    pub fn cards(&self, command: CardCommand) -> CardSet {
        self.all.iter().filter(|card| self.on(card.number()).has(command)).collect()
    }

    /// All cards that carry a command.
    #[inline]
    pub const fn all(&self) -> CardSet {
        self.all
    }

    /// The cards that carry a skull.
    #[inline]
    pub(crate) const fn skulls(&self) -> CardSet {
        self.skulls
    }

    /// The command in effect while `top` is on a pile: one or none.
    #[inline]
    pub const fn on(&self, top: u8) -> CommandSet {
        self.by_number[top as usize]
    }
}

impl fmt::Debug for CommandCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let carried = CardCommand::ALL.map(|command| (command, self.cards(command)));
        f.debug_map().entries(carried).finish()
    }
}

/// A card has two commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuplicateCommandCard(pub Card);
