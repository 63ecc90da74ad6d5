//! The true state of a game, with checked commands for players and unchecked ones for search.

use rand::Rng;

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet};
use crate::command::{Command, Illegal};
use crate::command_cards::CardCommand;
use crate::event::Event;
use crate::judge::TurnState;
use crate::lay::{Lay, LaySet, LegalLay};
use crate::outcome::{EndCause, Ending, Outcome};
use crate::pile::{ByPile, Pile};
use crate::rules::{Contest, Drawing, Rules};
use crate::seat::{BySeat, Seat, Viewer};
use crate::signal::Signal;
use crate::stock::Stock;
use crate::view::View;

/// A game including everything that is hidden. It is always valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) board: Board,
    pub(crate) hands: BySeat<CardSet>,
    pub(crate) stocks: [Stock; 2],
}

/// The parts of a new game. The caller makes sure that they are consistent.
pub(crate) struct Parts {
    pub(crate) tops: ByPile<u8>,
    pub(crate) hands: BySeat<CardSet>,
    pub(crate) stocks: [Stock; 2],
    /// The cards of each deck that are in hands and draw piles.
    pub(crate) unlaid: [CardSet; 2],
}

impl Game {
    /// Shuffles and deals (A3, C2). The first seat is fixed, or agreed on later (A4).
    pub fn deal(rules: Rules, first: Option<Seat>, rng: &mut impl Rng) -> Game {
        // Shuffled and handed out in its place: a game is large, and a random one is over soon.
        let mut game = Game::from_decks(rules, [Stock::EMPTY; 2]);
        for stock in &mut game.stocks[..rules.decks()] {
            *stock = Stock::sorted(rules.highest());
            stock.shuffle(rng);
        }
        game.hand_out(first);
        game
    }

    /// A game whose cards are still to be handed out from complete decks.
    #[inline]
    pub(crate) fn from_decks(rules: Rules, stocks: [Stock; 2]) -> Game {
        let tops = ByPile(Pile::ALL.map(|pile| rules.pile(pile).start));
        let hand_sizes = BySeat::new(rules.seats(), rules.hand_size());
        let mut unlaid = [CardSet::EMPTY; 2];
        unlaid[..rules.decks()].fill(rules.deck());
        let stock_sizes = stocks.each_ref().map(Stock::len);
        let board = Board::dealt(rules, tops, hand_sizes, stock_sizes, unlaid);
        Game { board, hands: BySeat::new(rules.seats(), CardSet::EMPTY), stocks }
    }

    /// Hands out the cards: the first ones to the first seat until its hand is full, then the next.
    #[inline]
    pub(crate) fn hand_out(&mut self, first: Option<Seat>) {
        let rules = &self.board.rules;
        for seat in Seat::all(rules.seats()) {
            let stock = &mut self.stocks[rules.deck_of(seat)];
            let hand = stock.as_slice().iter().copied().take(usize::from(rules.hand_size()));
            self.hands[seat] = hand.collect();
            stock.skip(rules.hand_size());
        }
        self.board.stock_sizes = self.stocks.each_ref().map(Stock::len);
        if let Some(seat) = first {
            self.begin(seat, &mut ());
        }
    }

    /// A game from consistent parts.
    pub(crate) fn from_parts(rules: Rules, parts: Parts, first: Option<Seat>) -> Game {
        let Parts { tops, hands, stocks, unlaid } = parts;
        let hand_sizes = BySeat::from_fn(rules.seats(), |seat| hands[seat].len() as u8);
        let board = Board::dealt(rules, tops, hand_sizes, [stocks[0].len(), stocks[1].len()], unlaid);
        let mut game = Game { board, hands, stocks };
        if let Some(seat) = first {
            game.begin(seat, &mut ());
        }
        game
    }

    /// The public part.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The hands of all seats.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The draw piles in the order they will be drawn: one, or one for each opponent.
    pub fn stocks(&self) -> impl Iterator<Item = &[Card]> {
        self.stocks[..self.board.rules.decks()].iter().map(Stock::as_slice)
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands[seat],
            Viewer::Spectator => CardSet::EMPTY,
        };
        View::new(self.board.clone(), viewer, hand)
    }

    /// The legal lays of the seat to move, each with its step and whether it loses immediately (A12).
    pub fn legal(&self) -> Vec<LegalLay> {
        match self.board.to_move() {
            Some(seat) => self.board.legal_lays(self.hands[seat]),
            None => Vec::new(),
        }
    }

    /// The events that a command leads to, or the rule that forbids it. The game does not change.
    pub fn decide(&self, seat: Seat, command: Command) -> Result<Vec<Event>, Illegal> {
        self.check(seat, command)?;
        let mut events = Vec::new();
        let log = &mut events;
        let mut after = self.clone();
        match command {
            Command::Begin => after.begin(seat, log),
            Command::Lay(lay) => after.lay(lay, log),
            Command::EndTurn => after.end_turn(log),
            Command::TakeBack => after.take_back(log),
            Command::Signal(signal) => after.step(Event::Signalled { seat, signal }, log),
            Command::Resign => after.lose(seat, EndCause::Resigned, log),
            Command::RunOutOfTime => after.lose(seat, EndCause::OutOfTime, log),
        }
        Ok(events)
    }

    /// Applies an event returned by [`Game::decide`].
    // Always inlined, because searches know which event they apply: only that arm remains.
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        self.board.apply(event);
        match event {
            Event::Laid { seat, card, .. } => self.hands[*seat].remove(*card),
            Event::TakenBack { seat, card, .. } => self.hands[*seat].insert(*card),
            Event::Drew { seat, cards } => {
                for card in cards.as_slice() {
                    self.hands[*seat].insert(*card);
                }
                self.stocks[self.board.rules.deck_of(*seat)].skip(cards.as_slice().len() as u8);
            }
            Event::Began { .. }
            | Event::Signalled { .. }
            | Event::TurnEnded { .. }
            | Event::TurnBegan { .. }
            | Event::Ended(_) => {}
        }
    }

    /// Decides and applies in one step; a rejected command changes nothing.
    pub fn play(&mut self, seat: Seat, command: Command) -> Result<Vec<Event>, Illegal> {
        let events = self.decide(seat, command)?;
        for event in &events {
            self.apply(event);
        }
        Ok(events)
    }

    fn check(&self, seat: Seat, command: Command) -> Result<(), Illegal> {
        let board = &self.board;
        if seat.number() > board.rules.seats() {
            return Err(Illegal::NoSuchSeat { seats: board.rules.seats() });
        }
        if board.ending().is_some() {
            return Err(Illegal::GameOver);
        }
        match command {
            Command::Begin if board.phase != Phase::Dealt => Err(Illegal::AlreadyBegun),
            Command::Begin if self.hands[seat].is_empty() => Err(Illegal::FirstSeatHasNoCards),
            Command::Begin => Ok(()),
            Command::Lay(lay) => {
                board.check_turn(seat)?;
                board.judge(self.hands[seat], lay)
            }
            Command::EndTurn => {
                board.check_turn(seat)?;
                board.unfinished().map_or(Ok(()), |why| Err(Illegal::CannotEnd(why)))
            }
            Command::TakeBack => {
                board.check_turn(seat)?;
                board.check_take_back()
            }
            Command::Signal(signal) => board.check_signal(signal),
            Command::Resign | Command::RunOutOfTime => Ok(()),
        }
    }
}

/// Unchecked commands, for search: the caller makes sure that they are legal.
impl Game {
    /// The legal lays of the seat to move, as sets.
    #[inline]
    pub fn legal_set(&self) -> LaySet {
        self.board.legal(self.hands[self.board.turn.seat()])
    }

    /// Whether the seat to move may make this lay.
    #[inline]
    pub fn is_legal(&self, lay: Lay) -> bool {
        let hand = self.hands[self.board.turn.seat()];
        self.board.turn.point.legal_on(&self.board.rules, hand, lay.pile).contains(lay.card)
    }

    /// Lays a card for the seat to move, without checking.
    #[inline]
    pub fn lay_unchecked(&mut self, lay: Lay) {
        self.lay(lay, &mut ());
    }

    /// Ends the turn of the seat to move, without checking.
    #[inline]
    pub fn end_turn_unchecked(&mut self) {
        self.end_turn(&mut ());
    }
}

/// Collects events: in a list for players, not at all for search. Both run the same code.
trait Log {
    fn note(&mut self, event: Event);
}

impl Log for Vec<Event> {
    fn note(&mut self, event: Event) {
        self.push(event);
    }
}

impl Log for () {
    #[inline(always)]
    fn note(&mut self, _: Event) {}
}

impl Game {
    #[inline(always)]
    fn step(&mut self, event: Event, log: &mut impl Log) {
        self.apply(&event);
        log.note(event);
    }

    fn begin(&mut self, seat: Seat, log: &mut impl Log) {
        self.step(Event::Began { seat }, log);
        self.check_start(seat, log);
    }

    #[inline]
    fn lay(&mut self, Lay { card, pile }: Lay, log: &mut impl Log) {
        let seat = self.board.turn.seat();
        self.step(Event::Laid { seat, card, pile }, log);
        match self.board.turn_state(self.hands[seat]) {
            TurnState::Open => {}
            TurnState::Complete => self.end_turn(log),
            TurnState::Broken(cause) => self.lose(seat, cause, log),
        }
    }

    #[inline]
    fn end_turn(&mut self, log: &mut impl Log) {
        let seat = self.board.turn.seat();
        let deck = self.board.rules.deck_of(seat);
        if self.board.unlaid[deck].is_empty() {
            return self.win(seat, log);
        }
        self.step(Event::TurnEnded { seat }, log);
        let cards = self.stocks[deck].peek(self.board.to_draw());
        if !cards.as_slice().is_empty() {
            self.step(Event::Drew { seat, cards }, log);
        }
        let next = self.board.next_seat();
        self.step(Event::TurnBegan { seat: next }, log);
        self.check_start(next, log);
    }

    /// If the turn cannot be completed, the game is lost before a card is laid (A11).
    #[inline]
    fn check_start(&mut self, seat: Seat, log: &mut impl Log) {
        if !self.board.is_completable(self.hands[seat]) {
            self.lose(seat, EndCause::Stuck, log);
        }
    }

    fn take_back(&mut self, log: &mut impl Log) {
        let seat = self.board.turn.seat();
        if let Some(Lay { card, pile }) = self.board.turn.lays().last() {
            self.step(Event::TakenBack { seat, card, pile }, log);
        }
    }

    fn win(&mut self, seat: Seat, log: &mut impl Log) {
        self.step(Event::Ended(self.board.ending_by(seat, EndCause::AllLaid)), log);
    }

    fn lose(&mut self, seat: Seat, cause: EndCause, log: &mut impl Log) {
        self.step(Event::Ended(self.board.ending_by(seat, cause)), log);
    }
}

impl Board {
    /// The result if this seat ends the game now.
    pub(crate) fn ending_by(&self, seat: Seat, cause: EndCause) -> Ending {
        let outcome = match (self.rules.contest(), cause) {
            (Contest::Together, EndCause::AllLaid) => Outcome::Won,
            (Contest::Together, _) => Outcome::Lost { left: self.left() },
            (Contest::Opposed, EndCause::AllLaid) => Outcome::SeatWon(seat),
            (Contest::Opposed, _) => Outcome::SeatWon(seat.next(self.rules.seats())),
        };
        Ending { outcome, cause, seat }
    }

    /// How many cards the seat to move draws if its turn ends now (A9, B16, C7).
    #[inline]
    pub(crate) fn to_draw(&self) -> u8 {
        let seat = self.turn.seat();
        let missing = self.rules.hand_size() - self.hand_sizes[seat];
        let wanted = match self.rules.drawing() {
            Drawing::Refill if self.visible().has(CardCommand::DrawOne) => 1,
            Drawing::Refill => missing,
            Drawing::TwoOrRefillAfterHelp if self.turn.has_helped() => missing,
            Drawing::TwoOrRefillAfterHelp => 2,
        };
        wanted.min(self.stock_sizes[self.rules.deck_of(seat)])
    }

    /// Whose turn is next: clockwise, skipping seats without cards (A10).
    #[inline]
    pub(crate) fn next_seat(&self) -> Seat {
        let seats = self.rules.seats();
        let mut next = self.turn.seat().next(seats);
        let skips = self.rules.contest() == Contest::Together;
        while skips && self.hand_sizes[next] == 0 && next != self.turn.seat() {
            next = next.next(seats);
        }
        next
    }

    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        match self.to_move() {
            None if self.ending().is_some() => Err(Illegal::GameOver),
            None => Err(Illegal::NotBegun),
            Some(active) if active != seat => Err(Illegal::NotYourTurn { seat: active }),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn check_take_back(&self) -> Result<(), Illegal> {
        if self.rules.seats() > 1 {
            Err(Illegal::TakeBackOnlySolo)
        } else if self.turn.laid() == 0 {
            Err(Illegal::NothingToTakeBack)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_signal(&self, signal: Signal) -> Result<(), Illegal> {
        if self.rules.contest() == Contest::Opposed {
            return Err(Illegal::NoSignalsHere);
        }
        if let Some(shown_on) = self.shown_on(CardCommand::Mute) {
            return Err(Illegal::Muted { shown_on });
        }
        match signal {
            Signal::LetMeBegin | Signal::NotMe if self.phase != Phase::Dealt => Err(Illegal::TooLateForPreference),
            Signal::Hold(_) if self.rules.commands().all().is_empty() => Err(Illegal::NoCommandCards),
            Signal::LetMeBegin | Signal::NotMe | Signal::Hold(_) | Signal::Pile(..) => Ok(()),
        }
    }
}
