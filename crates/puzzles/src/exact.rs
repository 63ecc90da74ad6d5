//! Exact values of positions: the search behind finding and judging puzzles.

use std::collections::{HashMap, HashSet};

use tenback_bots::Endgame;
use tenback_rules::{Card, CardSet, Contest, Game, Lay, Outcome, Pile, Seat};

use crate::step::Step;
use crate::value::Value;

/// The search gave up: it has reached its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooLarge;

/// Values of the positions that follow from one, for the seat to move there. What one question finds out, the next one
/// uses.
///
/// In cooperative games all cards are known once the draw pile is empty; before that, alone, every draw is equally
/// likely. In Face to Face both hands are known, and while there are cards to draw only winning at once counts.
pub(crate) struct Exact {
    solver: Seat,
    endgame: Endgame,
    known: HashMap<Key, Value>,
    most: usize,
}

/// A turn that may end, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) lays: Vec<Lay>,
    pub(crate) value: Value,
}

/// What a turn leaves: the tops and the hand, before drawing.
type Left = ([u8; 4], CardSet);

/// What the value of a position depends on.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    tops: [u8; 4],
    hands: [CardSet; 2],
    drawable: CardSet,
    seat: Seat,
    laid: u8,
    has_three: bool,
    has_helped: bool,
    last: Option<Pile>,
}

impl Exact {
    /// For positions that follow from this one, visiting at most `most` of them.
    pub(crate) fn new(game: &Game, most: usize) -> Exact {
        let solver = game.board().turn().seat();
        Exact { solver, endgame: Endgame::new(game), known: HashMap::new(), most }
    }

    /// The same without a limit, for puzzles: they were found by a search that had one.
    pub(crate) fn unlimited(game: &Game) -> Exact {
        Exact::new(game, usize::MAX)
    }

    /// The value of a position.
    pub(crate) fn value(&mut self, game: &Game) -> Result<Value, TooLarge> {
        let board = game.board();
        let Some(seat) = board.to_move() else { return Ok(Value::of(self.has_won(game))) };
        if board.rules().contest() == Contest::Opposed {
            if seat != self.solver && board.stock_sizes().iter().any(|&size| size > 0) {
                return Ok(Value::LOST);
            }
        } else if board.stock_sizes()[0] == 0 {
            return self
                .endgame
                .can_win(game, u32::try_from(self.most).unwrap_or(u32::MAX))
                .map(Value::of)
                .ok_or(TooLarge);
        }
        let key = Key::of(game);
        if let Some(&value) = self.known.get(&key) {
            return Ok(value);
        }
        let value = self.best(game, seat)?;
        if self.known.len() >= self.most {
            return Err(TooLarge);
        }
        self.known.insert(key, value);
        Ok(value)
    }

    /// The value of the best action for the seat to move.
    fn best(&mut self, game: &Game, seat: Seat) -> Result<Value, TooLarge> {
        let mine = seat == self.solver || game.board().rules().contest() == Contest::Together;
        let (mut best, goal) = if mine { (Value::LOST, Value::WON) } else { (Value::WON, Value::LOST) };
        for step in Step::all(game) {
            let value = self.value_after(game, step)?;
            best = if mine { best.max(value) } else { best.min(value) };
            if best == goal {
                break;
            }
        }
        Ok(best)
    }

    /// The value after an action that is allowed, over all draws that may follow it.
    pub(crate) fn value_after(&mut self, game: &Game, step: Step) -> Result<Value, TooLarge> {
        let games = outcomes(game, step);
        let values: Result<Vec<Value>, TooLarge> = games.iter().map(|after| self.value(after)).collect();
        Ok(Value::mean(&values?))
    }

    /// All turns from here, one for each position they lead to.
    pub(crate) fn turns(&mut self, game: &Game) -> Result<Vec<Turn>, TooLarge> {
        let mut turns = HashMap::new();
        self.extend(game, &mut Vec::new(), &mut turns, &mut HashSet::new())?;
        let mut turns: Vec<Turn> = turns.into_values().collect();
        turns.sort_by(|one, other| other.value.cmp(&one.value).then_with(|| one.lays.cmp(&other.lays)));
        Ok(turns)
    }

    fn extend(
        &mut self,
        game: &Game,
        lays: &mut Vec<Lay>,
        turns: &mut HashMap<Left, Turn>,
        met: &mut HashSet<Key>,
    ) -> Result<(), TooLarge> {
        if !met.insert(Key::of(game)) {
            return Ok(());
        }
        if met.len() > self.most {
            return Err(TooLarge);
        }
        let left = (game.board().tops().0, game.hand(game.board().turn().seat()));
        for step in Step::all(game) {
            let Step::Lay(lay) = step else {
                let value = self.value_after(game, step)?;
                turns.entry(left).or_insert_with(|| Turn { lays: lays.clone(), value });
                continue;
            };
            let mut after = game.clone();
            step.play_unchecked(&mut after);
            lays.push(lay);
            if is_same_turn(game, &after) {
                self.extend(&after, lays, turns, met)?;
            } else {
                let (mut tops, mut hand) = left;
                tops[lay.pile as usize] = lay.card.number();
                hand.remove(lay.card);
                let value = self.value_after(game, step)?;
                turns.entry((tops, hand)).or_insert_with(|| Turn { lays: lays.clone(), value });
            }
            lays.pop();
        }
        Ok(())
    }

    fn has_won(&self, game: &Game) -> bool {
        match game.board().ending().map(|ending| ending.outcome) {
            Some(Outcome::Won) => true,
            Some(Outcome::SeatWon(seat)) => seat == self.solver,
            Some(Outcome::Lost { .. }) | None => false,
        }
    }
}

/// Whether a game is still in the same turn as before.
pub(crate) fn is_same_turn(before: &Game, after: &Game) -> bool {
    after.board().to_move().is_some() && after.board().turn().number() == before.board().turn().number()
}

impl Key {
    fn of(game: &Game) -> Key {
        let turn = game.board().turn();
        let hand = |index: usize| game.hands().as_slice().get(index).copied().unwrap_or_default();
        Key {
            tops: game.board().tops().0,
            hands: [hand(0), hand(1)],
            drawable: game.stocks().flatten().copied().collect(),
            seat: turn.seat(),
            laid: turn.laid(),
            has_three: turn.has_three(),
            has_helped: turn.has_helped(),
            last: turn.lays().last().map(|lay| lay.pile),
        }
    }
}

/// The games that may follow an action, all equally likely: one for each set of cards that may be drawn.
pub(crate) fn outcomes(game: &Game, step: Step) -> Vec<Game> {
    let deck = game.board().rules().deck_of(game.board().turn().seat());
    let play = |game: &Game| {
        let mut after = game.clone();
        step.play_unchecked(&mut after);
        after
    };
    let after = play(game);
    let stock: Vec<Card> = game.stocks().nth(deck).unwrap_or_default().to_vec();
    let drawn = stock.len() - usize::from(after.board().stock_sizes()[deck]);
    if drawn == 0 || drawn == stock.len() || game.board().rules().contest() == Contest::Opposed {
        return vec![after];
    }
    subsets(&stock, drawn).iter().map(|cards| play(&game.with_next(deck, cards))).collect()
}

/// All subsets of a size, in order.
fn subsets(cards: &[Card], size: usize) -> Vec<Vec<Card>> {
    let Some((&first, rest)) = cards.split_first().filter(|_| size > 0) else {
        return if size == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let with = subsets(rest, size - 1).into_iter().map(|mut cards| {
        cards.insert(0, first);
        cards
    });
    with.chain(subsets(rest, size)).collect()
}
