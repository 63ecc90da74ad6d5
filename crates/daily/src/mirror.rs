//! Mirrored deals: every number is counted from the other end, and rising and falling piles change places. Whatever can be
//! played in one can be played mirrored in the other, with the same result, so both are exactly as hard.

use tenback_rules::{Card, CardCommand, GameName, Lay, Pile, Setup};

/// How the cards and piles of a game are mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mirror {
    /// A card and its mirror image add up to this.
    sum: u8,
    piles: [Pile; 4],
}

impl Mirror {
    /// That of a game.
    pub const fn of(game: GameName) -> Mirror {
        match game {
            GameName::Classic | GameName::Extreme => Mirror { sum: 101, piles: [Pile::C, Pile::D, Pile::A, Pile::B] },
            GameName::FaceToFace => Mirror { sum: 61, piles: [Pile::B, Pile::A, Pile::D, Pile::C] },
        }
    }

    /// The mirror image of a pile.
    pub const fn pile(self, pile: Pile) -> Pile {
        self.piles[pile as usize]
    }

    /// The mirror image of a card; `None` if the game does not have the card.
    pub fn card(self, card: Card) -> Option<Card> {
        self.sum.checked_sub(card.number()).and_then(Card::new)
    }

    /// The mirror image of a lay; `None` if the game does not have the card.
    pub fn lay(self, lay: Lay) -> Option<Lay> {
        Some(Lay { card: self.card(lay.card)?, pile: self.pile(lay.pile) })
    }

    /// Numbers that the game does not have become others that it does not have.
    fn number(self, number: u16) -> u16 {
        u16::from(self.sum).checked_sub(number).unwrap_or(u16::MAX)
    }

    fn numbers(self, numbers: &[u16]) -> Vec<u16> {
        numbers.iter().map(|&number| self.number(number)).collect()
    }
}

/// The mirror image of a deal or a position. The command cards are mirrored as well; the built-in list is its own mirror
/// image, so that nobody can tell from it which of the two they play.
pub fn mirrored(setup: &Setup) -> Setup {
    let mirror = Mirror::of(setup.game);
    let lists = |lists: &Vec<Vec<u16>>| lists.iter().map(|numbers| mirror.numbers(numbers)).collect();
    let kind = |(command, numbers): &(CardCommand, Vec<u16>)| {
        let mut numbers = mirror.numbers(numbers);
        numbers.sort_unstable();
        (*command, numbers)
    };
    let tops = |tops: &Vec<u16>| {
        let image = |pile| tops.get(mirror.pile(pile) as usize).map(|&top| mirror.number(top));
        Pile::ALL.into_iter().filter_map(image).collect()
    };
    Setup {
        decks: lists(&setup.decks),
        hands: setup.hands.as_ref().map(lists),
        piles: setup.piles.as_ref().map(tops),
        commands: setup.commands.as_ref().map(|kinds| kinds.iter().map(kind).collect()),
        ..*setup
    }
}
