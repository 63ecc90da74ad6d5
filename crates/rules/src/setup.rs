//! The description of the start of a game, and its validation, the only way to a [`Game`].

use rand::Rng;

use crate::card::{Card, CardSet};
use crate::command_cards::{CardCommand, CommandCards};
use crate::game::{Game, Parts};
use crate::pile::{ByPile, Pile};
use crate::rules::{Contest, GameName, Options, Rules, RulesError};
use crate::seat::{BySeat, Seat};
use crate::stock::Stock;

/// The start of a game: any description, valid or not.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// Which game.
    pub game: GameName,
    /// How many seats.
    pub seats: u16,
    /// The seat that goes first, counted from 1; `None` if it is agreed on later (A4).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub first: Option<u16>,
    /// A hand size that differs from the rulebook's (A18).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub hand_size: Option<u16>,
    /// A minimum that differs from the rulebook's (A18).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub minimum: Option<u16>,
    /// Which cards carry which command, if not the built-in assignment.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub commands: Option<Vec<(CardCommand, Vec<u16>)>>,
    /// The complete decks in the order they are dealt, or the draw piles of a set-up position: one list, or one for
    /// each opponent.
    pub decks: Vec<Vec<u16>>,
    /// The hands of a set-up position.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub hands: Option<Vec<Vec<u16>>>,
    /// What the piles of a set-up position show; `None` if they are empty.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub piles: Option<Vec<u16>>,
}

/// A part of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The number of seats.
    Seats,
    /// The seat that goes first.
    First,
    /// The hand size.
    Hand,
    /// The minimum.
    Minimum,
    /// The command cards.
    Commands,
    /// The decks or draw piles.
    Deck,
    /// The hands of a set-up position.
    Hands,
    /// The piles of a set-up position.
    Piles,
}

/// Why a setup is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The part.
    pub part: Part,
    /// What is wrong with it.
    pub fault: SetupFault,
}

/// What is wrong with a part of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// The game has no such rules.
    Rules(RulesError),
    /// There is no such seat.
    NoSuchSeat {
        /// The requested number.
        number: u16,
        /// The number of seats.
        seats: u8,
    },
    /// The number of lists is wrong.
    Lists {
        /// The number required.
        wanted: usize,
        /// The number found.
        found: usize,
    },
    /// The number of entries is wrong.
    Entries {
        /// The number required.
        wanted: usize,
        /// The number found.
        found: usize,
    },
    /// The game has no such card.
    NoSuchCard {
        /// The number given.
        number: u16,
        /// The highest card of the game.
        highest: Card,
    },
    /// A card occurs twice.
    Twice {
        /// The card.
        card: Card,
    },
    /// A command is not on exactly four cards of a complete deck (B1).
    Miscounted {
        /// The command.
        command: CardCommand,
        /// The number found.
        count: usize,
    },
    /// A card carries two commands.
    DuplicateCommandCard {
        /// The card.
        card: Card,
    },
    /// Piles are given without hands.
    WithoutHands,
    /// A hand is too large.
    HandTooLarge {
        /// Whose.
        seat: Seat,
        /// The largest allowed.
        hand_size: u8,
    },
    /// A seat that needs a card has none.
    EmptyHand {
        /// The seat.
        seat: Seat,
    },
    /// A pile cannot show this number.
    NoSuchTop {
        /// Which pile.
        pile: Pile,
        /// The number given.
        number: u16,
    },
    /// A skull is on top before the first turn (B7).
    SkullOnTop {
        /// The pile.
        pile: Pile,
    },
}

impl SetupFault {
    const fn of(self, part: Part) -> SetupError {
        SetupError { part, fault: self }
    }
}

impl Setup {
    /// Shuffled decks for a new game. The same random numbers give the same deal as [`Game::deal`].
    pub fn deal(game: GameName, seats: u16, rng: &mut impl Rng) -> Setup {
        let mut setup = Setup {
            game,
            seats,
            first: None,
            hand_size: None,
            minimum: None,
            commands: None,
            decks: Vec::new(),
            hands: None,
            piles: None,
        };
        if let Ok(rules) = Rules::new(game, narrow(seats), Options::default()) {
            let shuffled = |_| {
                let mut stock = Stock::sorted(rules.highest());
                stock.shuffle(rng);
                stock.as_slice().iter().map(|card| u16::from(card.number())).collect()
            };
            setup.decks = (0..rules.decks()).map(shuffled).collect();
        }
        setup
    }

    /// This setup with all options of these rules spelled out, so that it does not depend on defaults.
    #[must_use]
    pub fn with_options_of(self, rules: &Rules) -> Setup {
        let cooperative = rules.contest() == Contest::Together;
        let carriers =
            |command| (command, rules.commands().cards(command).iter().map(|card| card.number().into()).collect());
        Setup {
            hand_size: cooperative.then(|| rules.hand_size().into()),
            minimum: cooperative.then(|| rules.minimum(1).into()),
            commands: (!rules.commands().all().is_empty()).then(|| CardCommand::ALL.map(carriers).into()),
            ..self
        }
    }

    /// The rules of this setup.
    pub fn rules(&self) -> Result<Rules, SetupError> {
        let options = Options {
            hand_size: self.hand_size.map(narrow),
            minimum: self.minimum.map(narrow),
            commands: self.command_cards()?,
        };
        Rules::new(self.game, narrow(self.seats), options).map_err(|why| {
            let part = match why {
                RulesError::Seats { .. } => Part::Seats,
                RulesError::HandSize { .. } => Part::Hand,
                RulesError::NoOptionsHere if self.hand_size.is_some() => Part::Hand,
                RulesError::Minimum { .. } | RulesError::NoOptionsHere => Part::Minimum,
                RulesError::NoCommandsHere => Part::Commands,
            };
            SetupFault::Rules(why).of(part)
        })
    }

    fn command_cards(&self) -> Result<Option<CommandCards>, SetupError> {
        let Some(lists) = &self.commands else { return Ok(None) };
        let mut pairs = Vec::new();
        for (command, numbers) in lists {
            for &number in numbers {
                let card = find_card(number, Card::HIGHEST, Part::Commands)?;
                pairs.push((card, *command));
            }
        }
        let cards = CommandCards::new(pairs)
            .map_err(|twice| SetupFault::DuplicateCommandCard { card: twice.0 }.of(Part::Commands))?;
        match cards.miscounted() {
            Some((command, count)) if self.hands.is_none() => {
                Err(SetupFault::Miscounted { command, count }.of(Part::Commands))
            }
            _ => Ok(Some(cards)),
        }
    }

    fn first(&self, rules: &Rules) -> Result<Option<Seat>, SetupError> {
        let find = |number| {
            Seat::from_number(narrow(number))
                .filter(|seat| seat.number() <= rules.seats())
                .ok_or(SetupFault::NoSuchSeat { number, seats: rules.seats() }.of(Part::First))
        };
        self.first.map(find).transpose()
    }

    /// The decks as cards, each at most once in its list.
    fn stocks(&self, rules: &Rules) -> Result<[Stock; 2], SetupError> {
        expect(self.decks.len(), rules.decks(), |wanted, found| SetupFault::Lists { wanted, found }.of(Part::Deck))?;
        let mut stocks = [Stock::EMPTY; 2];
        for (numbers, stock) in self.decks.iter().zip(&mut stocks) {
            let mut seen = CardSet::EMPTY;
            for &number in numbers {
                let card = find_card(number, rules.highest(), Part::Deck)?;
                insert_once(&mut seen, card, Part::Deck)?;
                stock.push(card);
            }
        }
        Ok(stocks)
    }
}

/// Validation: the only way from a setup to a game.
impl Game {
    /// The game that a setup describes, or what is wrong with it. A game with a fixed first seat has started, and may
    /// even be over; to get those events, leave the first seat open and let it [`Begin`](crate::Command).
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        let rules = setup.rules()?;
        let first = setup.first(&rules)?;
        let stocks = setup.stocks(&rules)?;
        let Some(hands) = &setup.hands else {
            if setup.piles.is_some() {
                return Err(SetupFault::WithoutHands.of(Part::Piles));
            }
            for stock in &stocks[..rules.decks()] {
                let wanted = rules.deck().len();
                expect(stock.len().into(), wanted, |wanted, found| {
                    SetupFault::Entries { wanted, found }.of(Part::Deck)
                })?;
            }
            let mut game = Game::from_decks(rules, stocks);
            game.hand_out(first);
            return Ok(game);
        };
        let tops = read_tops(setup.piles.as_deref(), &rules)?;
        let hands = read_hands(hands, &rules, &stocks, first)?;
        check_once(&rules, &tops, &hands, &stocks)?;
        let unlaid = unlaid(&rules, &hands, &stocks);
        Ok(Game::from_parts(rules, Parts { tops, hands, stocks, unlaid }, first))
    }
}

fn read_tops(piles: Option<&[u16]>, rules: &Rules) -> Result<ByPile<u8>, SetupError> {
    let mut tops = ByPile(Pile::ALL.map(|pile| rules.pile(pile).start));
    let Some(numbers) = piles else { return Ok(tops) };
    expect(numbers.len(), Pile::ALL.len(), |wanted, found| SetupFault::Entries { wanted, found }.of(Part::Piles))?;
    for (pile, &number) in Pile::ALL.into_iter().zip(numbers) {
        let top = narrow(number);
        let is_card = Card::new(top).is_some_and(|card| rules.deck().contains(card));
        if !is_card && top != rules.pile(pile).start {
            return Err(SetupFault::NoSuchTop { pile, number }.of(Part::Piles));
        }
        if rules.commands().on(top).has(CardCommand::Skull) {
            return Err(SetupFault::SkullOnTop { pile }.of(Part::Piles));
        }
        tops[pile] = top;
    }
    Ok(tops)
}

fn read_hands(
    lists: &[Vec<u16>],
    rules: &Rules,
    stocks: &[Stock; 2],
    first: Option<Seat>,
) -> Result<BySeat<CardSet>, SetupError> {
    let wanted = usize::from(rules.seats());
    expect(lists.len(), wanted, |wanted, found| SetupFault::Lists { wanted, found }.of(Part::Hands))?;
    let mut hands = BySeat::new(rules.seats(), CardSet::EMPTY);
    for (seat, numbers) in Seat::all(rules.seats()).zip(lists) {
        for &number in numbers {
            let card = find_card(number, rules.highest(), Part::Hands)?;
            insert_once(&mut hands[seat], card, Part::Hands)?;
        }
        if numbers.len() > usize::from(rules.hand_size()) {
            return Err(SetupFault::HandTooLarge { seat, hand_size: rules.hand_size() }.of(Part::Hands));
        }
        let must_hold = first == Some(seat) || stocks[rules.deck_of(seat)].len() > 0;
        if numbers.is_empty() && must_hold {
            return Err(SetupFault::EmptyHand { seat }.of(Part::Hands));
        }
    }
    Ok(hands)
}

/// The cards of each deck that are in hands and draw piles.
fn unlaid(rules: &Rules, hands: &BySeat<CardSet>, stocks: &[Stock; 2]) -> [CardSet; 2] {
    let mut unlaid = drawable(stocks);
    for (seat, hand) in hands.iter() {
        unlaid[rules.deck_of(seat)] |= *hand;
    }
    unlaid
}

fn drawable(stocks: &[Stock; 2]) -> [CardSet; 2] {
    stocks.each_ref().map(|stock| stock.as_slice().iter().copied().collect())
}

/// No card of a deck may occur twice; the tops of opponents' piles may come from either deck.
fn check_once(
    rules: &Rules,
    tops: &ByPile<u8>,
    hands: &BySeat<CardSet>,
    stocks: &[Stock; 2],
) -> Result<(), SetupError> {
    let mut placed = drawable(stocks);
    for (seat, hand) in hands.iter() {
        for card in *hand {
            insert_once(&mut placed[rules.deck_of(seat)], card, Part::Hands)?;
        }
    }
    match rules.contest() {
        Contest::Opposed => Ok(()),
        Contest::Together => tops
            .0
            .iter()
            .filter_map(|&top| Card::new(top))
            .try_for_each(|card| insert_once(&mut placed[0], card, Part::Piles)),
    }
}

fn insert_once(set: &mut CardSet, card: Card, part: Part) -> Result<(), SetupError> {
    if set.contains(card) {
        return Err(SetupFault::Twice { card }.of(part));
    }
    set.insert(card);
    Ok(())
}

fn find_card(number: u16, highest: Card, part: Part) -> Result<Card, SetupError> {
    Card::new(narrow(number)).filter(|&card| card <= highest).ok_or(SetupFault::NoSuchCard { number, highest }.of(part))
}

fn expect(found: usize, wanted: usize, fault: impl FnOnce(usize, usize) -> SetupError) -> Result<(), SetupError> {
    if found == wanted { Ok(()) } else { Err(fault(wanted, found)) }
}

/// Saturates, so that numbers that are too large for any rule stay too large.
fn narrow(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
