//! Everything that is public. A [`Game`](crate::Game) is a board with all hands and draw piles, a [`View`](crate::View)
//! is the same board with one hand, so what is public is defined in one place.

use crate::card::{Card, CardList, CardSet};
use crate::command_cards::{CardCommand, CommandSet};
use crate::event::{CountDrawn, Event};
use crate::lay::Lay;
use crate::outcome::Ending;
use crate::pile::{ByPile, Pile};
use crate::point::Point;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::signal::{SeatSignals, StartPreference};

/// The public part of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) rules: Rules,
    pub(crate) heights: ByPile<u8>,
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) stock_sizes: [u8; 2],
    pub(crate) unlaid: [CardSet; 2],
    pub(crate) signals: BySeat<SeatSignals>,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
}

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The cards are dealt, but nobody has started (A4).
    Dealt,
    /// A seat is to move.
    Running,
    /// The game has ended.
    Over(Ending),
}

/// The current turn, or the one in which the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    number: u16,
    /// Where the turn stands, including what the piles show.
    pub(crate) point: Point,
    lays: [LaidCard; CardList::CAPACITY],
}

/// A lay of the current turn, with what is needed to take it back (A16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LaidCard {
    card: Card,
    pile: Pile,
    covered: u8,
    /// The first seat's signals before the lay. Only solo games allow taking back.
    signals: SeatSignals,
}

impl LaidCard {
    const NONE: LaidCard = LaidCard { card: Card::LOWEST, pile: Pile::A, covered: 0, signals: SeatSignals::NOTHING };
}

impl Turn {
    #[inline]
    const fn new(number: u16, start: Point) -> Turn {
        Turn { number, point: start, lays: [LaidCard::NONE; CardList::CAPACITY] }
    }

    /// The turn's number, counted from 1; 0 before the first turn.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Whose turn it is.
    pub const fn seat(&self) -> Seat {
        self.point.seat()
    }

    /// The minimum of A7, A18 or C3, fixed when the turn began (A8).
    pub const fn minimum(&self) -> u8 {
        self.point.minimum()
    }

    /// How many cards have been laid in this turn.
    #[inline]
    pub const fn laid(&self) -> u8 {
        self.point.laid()
    }

    /// Whether a three was laid, so that exactly three cards must be (B9).
    pub const fn has_three(&self) -> bool {
        self.point.has_three()
    }

    /// Whether a card went to the opponent (C5).
    pub const fn has_helped(&self) -> bool {
        self.point.has_helped()
    }

    /// The lays of the turn so far.
    pub fn lays(&self) -> impl ExactSizeIterator<Item = Lay> {
        self.lays[..usize::from(self.laid())].iter().map(|laid| Lay { card: laid.card, pile: laid.pile })
    }

    /// Notes a lay before the point moves on to it.
    #[inline]
    fn note(&mut self, laid: LaidCard) {
        self.lays[usize::from(self.laid())] = laid;
    }

    /// Forgets the last lay before the point moves back.
    fn forget(&mut self) -> Option<LaidCard> {
        let last = usize::from(self.laid()).checked_sub(1)?;
        Some(std::mem::replace(&mut self.lays[last], LaidCard::NONE))
    }
}

impl Board {
    /// A board on which the cards are dealt and nobody has started.
    #[inline]
    pub(crate) fn dealt(
        rules: Rules,
        tops: ByPile<u8>,
        hand_sizes: BySeat<u8>,
        stock_sizes: [u8; 2],
        unlaid: [CardSet; 2],
    ) -> Board {
        Board {
            rules,
            heights: ByPile::default(),
            hand_sizes,
            stock_sizes,
            unlaid,
            signals: BySeat::new(rules.seats(), SeatSignals::NOTHING),
            turn: Turn::new(0, Point::at_rest(&rules, tops)),
            phase: Phase::Dealt,
        }
    }

    /// The rules of the game.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What each pile shows: the top card's number, or where the pile starts.
    #[inline]
    pub const fn tops(&self) -> &ByPile<u8> {
        self.turn.point.tops()
    }

    /// How many cards lie on each pile; in a set-up position, how many were laid since.
    pub const fn heights(&self) -> &ByPile<u8> {
        &self.heights
    }

    /// How many cards each seat holds.
    pub const fn hand_sizes(&self) -> &BySeat<u8> {
        &self.hand_sizes
    }

    /// The sizes of the draw piles: one, or one for each opponent.
    pub fn stock_sizes(&self) -> &[u8] {
        &self.stock_sizes[..self.rules.decks()]
    }

    /// The cards of each deck that nobody has laid yet.
    pub fn unlaid(&self) -> &[CardSet] {
        &self.unlaid[..self.rules.decks()]
    }

    /// How many cards are left: all hands and draw piles (A14).
    pub fn left(&self) -> u8 {
        self.unlaid().iter().map(|cards| cards.len() as u8).sum()
    }

    /// The signals in effect.
    pub const fn signals(&self) -> &BySeat<SeatSignals> {
        &self.signals
    }

    /// The seat that goes first by the preferences stated so far (A4): the first that wants to, else the first that
    /// has no preference.
    pub fn agreed_starter(&self) -> Seat {
        let first = |wanted| self.signals.iter().find(|(_, signals)| signals.begin == wanted).map(|(seat, _)| seat);
        first(Some(StartPreference::Me)).or_else(|| first(None)).unwrap_or(Seat::FIRST)
    }

    /// The current turn.
    #[inline]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The phase of the game.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, if it has.
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Dealt | Phase::Running => None,
        }
    }

    /// The seat to move, while the game is running.
    #[inline]
    pub const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Running => Some(self.turn.seat()),
            Phase::Dealt | Phase::Over(_) => None,
        }
    }

    /// The commands on top of the piles.
    #[inline]
    pub const fn visible(&self) -> CommandSet {
        self.turn.point.visible()
    }

    /// A pile with this command on top.
    pub fn shown_on(&self, command: CardCommand) -> Option<Pile> {
        Pile::ALL.into_iter().find(|&pile| self.turn.point.shown()[pile].has(command))
    }

    /// Applies the public part of an event.
    #[inline(always)]
    pub(crate) fn apply<D: CountDrawn>(&mut self, event: &Event<D>) {
        match event {
            Event::Began { seat } => {
                for standing in self.signals.as_mut_slice() {
                    standing.begin = None;
                }
                self.begin_turn(*seat);
            }
            Event::Signalled { seat, signal } => self.signals[*seat].note(*signal),
            Event::Laid { seat, card, pile } => self.put(*seat, *card, *pile),
            Event::TakenBack { seat, .. } => self.take_back(*seat),
            Event::TurnEnded { seat } => self.signals[*seat] = SeatSignals::NOTHING,
            Event::Drew { seat, cards } => {
                self.hand_sizes[*seat] += cards.count();
                self.stock_sizes[self.rules.deck_of(*seat)] -= cards.count();
            }
            Event::TurnBegan { seat } => self.begin_turn(*seat),
            Event::Ended(ending) => self.phase = Phase::Over(*ending),
        }
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat) {
        let minimum = self.rules.minimum(self.stock_sizes[self.rules.deck_of(seat)]);
        self.turn.number += 1;
        self.turn.point.begin_turn(seat, minimum);
        self.turn.lays = [LaidCard::NONE; CardList::CAPACITY];
        self.phase = Phase::Running;
    }

    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, card: Card, pile: Pile) {
        let signals = self.signals[Seat::FIRST];
        self.turn.note(LaidCard { card, pile, covered: self.tops()[pile], signals });
        if self.rules.commands().on(card.number()).has(CardCommand::Mute) {
            self.signals = BySeat::new(self.rules.seats(), SeatSignals::NOTHING);
        }
        self.turn.point.lay(&self.rules, Lay { card, pile });
        self.heights[pile] += 1;
        self.hand_sizes[seat] -= 1;
        self.unlaid[self.rules.deck_of(seat)].remove(card);
    }

    fn take_back(&mut self, seat: Seat) {
        let Some(LaidCard { card, pile, covered, signals }) = self.turn.forget() else { return };
        let earlier = self.turn.lays().take(usize::from(self.turn.laid()) - 1);
        self.turn.point = self.turn.point.before(&self.rules, pile, covered, earlier);
        self.signals[Seat::FIRST] = signals;
        self.heights[pile] -= 1;
        self.hand_sizes[seat] += 1;
        self.unlaid[self.rules.deck_of(seat)].insert(card);
    }
}
