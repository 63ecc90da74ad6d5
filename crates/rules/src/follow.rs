//! Following a game that runs elsewhere: whatever events arrive, the view remains one of a possible game.

use crate::board::{Board, Phase};
use crate::card::{CardList, CardSet};
use crate::event::{CountDrawn, Drawn, Event, Seen};
use crate::lay::Lay;
use crate::outcome::{EndCause, Ending};
use crate::pile::{ByPile, Pile};
use crate::point::{Point, TurnProgress};
use crate::rules::{Contest, Rules};
use crate::seat::{BySeat, Seat, Viewer};
use crate::view::View;

/// An impossible event: its sender is wrong, or an event was missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImpossibleEvent;

impl View {
    /// The view of a new deal from complete decks; `None` if the hand is not possible for this viewer.
    pub fn dealt(rules: Rules, viewer: Viewer, hand: CardSet) -> Option<View> {
        let fits = match viewer {
            Viewer::Seat(seat) => {
                let full = hand.len() == usize::from(rules.hand_size());
                seat.number() <= rules.seats() && full && (hand - rules.deck()).is_empty()
            }
            Viewer::Spectator => hand.is_empty(),
        };
        fits.then(|| View::new(dealt_board(rules), viewer, hand))
    }

    /// Applies an event from elsewhere. An impossible one changes nothing.
    pub fn follow(&mut self, seen: &Seen) -> Result<(), ImpossibleEvent> {
        if !self.is_possible(seen) {
            return Err(ImpossibleEvent);
        }
        self.apply(seen);
        Ok(())
    }

    fn is_possible(&self, seen: &Seen) -> bool {
        let board = &self.board;
        let at_table = |seat: Seat| seat.number() <= board.rules().seats();
        if board.ending().is_some() || !seen.seat().is_none_or(at_table) {
            return false;
        }
        match *seen {
            Event::Began { seat } => board.phase() == Phase::Dealt && board.hand_sizes()[seat] > 0,
            Event::Signalled { signal, .. } => board.check_signal(signal).is_ok(),
            Event::Laid { seat, card, pile } => self.can_lay(seat, Lay { card, pile }),
            Event::TakenBack { seat, card, pile } => self.can_take_back(seat, Lay { card, pile }),
            Event::TurnEnded { seat } => board.to_move() == Some(seat) && self.turn_may_be_over(),
            Event::Drew { seat, cards } => board.to_move() == Some(seat) && self.can_draw(seat, &cards),
            Event::TurnBegan { seat } => {
                board.to_move().is_some() && self.turn_may_be_over() && board.next_seat() == seat
            }
            Event::Ended(ending) => at_table(ending.seat) && self.can_end(&ending),
        }
    }

    fn can_lay(&self, seat: Seat, lay: Lay) -> bool {
        let own = self.seat() == Some(seat);
        let unseen = self.unseen(self.board.rules().deck_of(seat));
        // Of another hand we only know which cards may be in it.
        let hand = if own { self.hand } else { unseen & CardSet::only(lay.card) };
        self.board.to_move() == Some(seat)
            && self.board.hand_sizes()[seat] > 0
            && usize::from(self.board.turn().laid()) < CardList::CAPACITY
            && matches!(self.progress(), TurnProgress::MayEnd | TurnProgress::Owes)
            && self.board.judge(hand, lay).is_ok()
    }

    fn can_take_back(&self, seat: Seat, lay: Lay) -> bool {
        let board = &self.board;
        // A seat that has already drawn has a full hand.
        board.to_move() == Some(seat)
            && board.check_take_back().is_ok()
            && board.turn().lays().last() == Some(lay)
            && board.hand_sizes()[seat] < board.rules().hand_size()
    }

    fn can_draw(&self, seat: Seat, drawn: &Drawn) -> bool {
        let board = &self.board;
        let missing = board.rules().hand_size() - board.hand_sizes()[seat];
        let own = self.seat() == Some(seat);
        let shown = match drawn {
            Drawn::Own(cards) => {
                let new: CardSet = cards.as_slice().iter().copied().collect();
                let unseen = self.unseen(board.rules().deck_of(seat));
                own && new.len() == usize::from(cards.count()) && (new - unseen).is_empty()
            }
            Drawn::Hidden(_) => !own,
        };
        let count = drawn.count();
        shown && self.turn_may_be_over() && (1..=missing).contains(&count) && count == board.to_draw()
    }

    fn can_end(&self, ending: &Ending) -> bool {
        let board = &self.board;
        let in_turn = board.to_move() == Some(ending.seat);
        let caused = match ending.cause {
            EndCause::AllLaid => in_turn && board.unlaid()[board.rules().deck_of(ending.seat)].is_empty(),
            EndCause::Stuck | EndCause::SkullOpen | EndCause::NotThree => in_turn,
            EndCause::Resigned | EndCause::OutOfTime => true,
        };
        caused && board.ending_by(ending.seat, ending.cause) == *ending
    }

    fn turn_may_be_over(&self) -> bool {
        self.board.turn().laid() > 0 && matches!(self.progress(), TurnProgress::Over | TurnProgress::MayEnd)
    }

    /// The progress of the turn, as far as the viewer can know.
    fn progress(&self) -> TurnProgress {
        let seat = self.board.turn().seat();
        // It only matters whether the hand is empty.
        let none_left = self.board.hand_sizes()[seat] == 0;
        Point::of(&self.board).progress(if none_left { CardSet::EMPTY } else { self.board.rules().deck() })
    }
}

fn dealt_board(rules: Rules) -> Board {
    let deck = rules.deck().len() as u8;
    let hands = match rules.contest() {
        Contest::Together => rules.seats(),
        Contest::Opposed => 1,
    };
    let (mut stock_sizes, mut unlaid) = ([0; 2], [CardSet::EMPTY; 2]);
    stock_sizes[..rules.decks()].fill(deck - hands * rules.hand_size());
    unlaid[..rules.decks()].fill(rules.deck());
    let tops = ByPile(Pile::ALL.map(|pile| rules.pile(pile).start));
    Board::dealt(rules, tops, BySeat::new(rules.seats(), rules.hand_size()), stock_sizes, unlaid)
}
