//! A second, plain search that proves puzzles: it tries everything the rules allow, and shares no code with the search that
//! finds them. It stops only where a card can never be played again.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use tenback_rules::{Card, CardSet, Contest, Game, Lay, Outcome, Pile, Seat};

use crate::dead::unplayable;
use crate::puzzle::{Kind, Puzzle};
use crate::step::Step;
use crate::value::Value;

/// Why a puzzle is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// The position is not a running game with these rules for this kind of puzzle.
    Position,
    /// The solution is not allowed, does not do what it promises, or is not the best.
    Solution,
    /// There is another solution.
    NotUnique,
    /// The next best turn wins with more draws than the puzzle says.
    Runner,
    /// The search was larger than allowed.
    TooLarge,
}

/// Proves that a puzzle has its solution and no other, in at most `most` positions.
pub fn prove(puzzle: &Puzzle, most: usize) -> Result<(), Unproved> {
    let game = Game::new(&puzzle.setup).map_err(|_| Unproved::Position)?;
    let solver = game.board().to_move().ok_or(Unproved::Position)?;
    let open = game.stocks().all(<[Card]>::is_empty);
    let alone = game.board().rules().seats() == 1 && game.stocks().all(|stock| stock.len() <= 4);
    let together = game.board().rules().contest() == Contest::Together;
    let mut search = Plain { solver, values: HashMap::new(), arrangements: HashMap::new(), most };
    match puzzle.kind {
        Kind::Line if together && open => search.prove_line(&game, &puzzle.solution),
        Kind::FirstLay if together && open => search.prove_first_lay(&game, &puzzle.solution),
        Kind::Draw { best, second } if together && alone && !open => {
            search.prove_turn(&game, &puzzle.solution, best, second)
        }
        Kind::Duel if !together => search.prove_turn(&game, &puzzle.solution, Value::WON, Value::LOST),
        Kind::Line | Kind::FirstLay | Kind::Draw { .. } | Kind::Duel => Err(Unproved::Position),
    }
}

/// An action: a lay, or the end of the turn.
type Action = Option<Lay>;

/// Everything about a position that can matter. Once a turn has its minimum, no rule counts further lays, except that of
/// three (B9), for which more than four are like four; and only with commands the last pile matters (B14).
#[derive(PartialEq, Eq, Hash)]
struct Position {
    tops: [u8; 4],
    hands: [CardSet; 2],
    stocks: [CardSet; 2],
    seat: Seat,
    laid: u8,
    has_three: bool,
    has_helped: bool,
    last: Option<Pile>,
}

/// What goes on each pile, in order.
type Stacks = Rc<[Vec<Card>; 4]>;

struct Plain {
    solver: Seat,
    values: HashMap<Position, Value>,
    arrangements: HashMap<Position, BTreeSet<Stacks>>,
    most: usize,
}

impl Plain {
    fn prove_line(&mut self, game: &Game, solution: &[Step]) -> Result<(), Unproved> {
        self.follow(game, solution)?;
        match self.arrangements(game)?.len() {
            1 => Ok(()),
            _ => Err(Unproved::NotUnique),
        }
    }

    fn prove_first_lay(&mut self, game: &Game, solution: &[Step]) -> Result<(), Unproved> {
        self.follow(game, solution)?;
        let mut winning = Vec::new();
        for action in actions(game) {
            if self.after(game, action)? == Value::WON {
                winning.push(step_of(action));
            }
        }
        if winning.len() > 1 {
            return Err(Unproved::NotUnique);
        }
        if winning.first() == solution.first() { Ok(()) } else { Err(Unproved::Solution) }
    }

    /// Plays a line to a won game.
    fn follow(&self, game: &Game, line: &[Step]) -> Result<(), Unproved> {
        let mut game = game.clone();
        for step in line {
            step.play(&mut game).map_err(|_| Unproved::Solution)?;
        }
        let won = game.board().ending().is_some_and(|ending| ending.outcome == Outcome::Won);
        if won { Ok(()) } else { Err(Unproved::Solution) }
    }

    /// Compares all turns by where they lead.
    fn prove_turn(&mut self, game: &Game, solution: &[Step], best: Value, second: Value) -> Result<(), Unproved> {
        let mut turns = HashMap::new();
        self.turns(game, game.clone(), &mut Vec::new(), &mut turns)?;
        let mut at = game.clone();
        let mut lays = Vec::new();
        for step in solution {
            step.play(&mut at).map_err(|_| Unproved::Solution)?;
            if let Step::Lay(lay) = step {
                lays.push(*lay);
            }
        }
        let key = ending_key(game, &lays);
        if best <= second || turns.remove(&key) != Some(best) {
            return Err(Unproved::Solution);
        }
        let next = turns.into_values().max().unwrap_or(Value::LOST);
        if next >= best {
            return Err(Unproved::NotUnique);
        }
        if next == second { Ok(()) } else { Err(Unproved::Runner) }
    }

    /// The value of every turn, by its key.
    fn turns(
        &mut self,
        start: &Game,
        game: Game,
        lays: &mut Vec<Lay>,
        found: &mut HashMap<Vec<u8>, Value>,
    ) -> Result<(), Unproved> {
        if found.len() > self.most {
            return Err(Unproved::TooLarge);
        }
        for action in actions(&game) {
            let after = played(&game, action);
            lays.extend(action);
            if after.board().ending().is_none() && after.board().turn().number() == start.board().turn().number() {
                self.turns(start, after, lays, found)?;
            } else {
                let key = ending_key(start, lays);
                if let Entry::Vacant(new) = found.entry(key) {
                    new.insert(self.after(&game, action)?);
                }
            }
            if action.is_some() {
                lays.pop();
            }
        }
        Ok(())
    }

    /// What a position is worth to the solver if everybody plays as well as possible.
    fn value(&mut self, game: &Game) -> Result<Value, Unproved> {
        if let Some(ending) = game.board().ending() {
            let won = ending.outcome == Outcome::Won || ending.outcome == Outcome::SeatWon(self.solver);
            return Ok(if won { Value::WON } else { Value::LOST });
        }
        let helps = game.board().rules().contest() == Contest::Together || game.board().turn().seat() == self.solver;
        if !helps && game.stocks().any(|stock| !stock.is_empty()) {
            // Nobody knows what is drawn next: only winning at once counts.
            return Ok(Value::LOST);
        }
        if game.board().rules().contest() == Contest::Together && !unplayable(game).is_empty() {
            return Ok(Value::LOST);
        }
        let key = Position::of(game);
        if let Some(&known) = self.values.get(&key) {
            return Ok(known);
        }
        if self.values.len() >= self.most {
            return Err(Unproved::TooLarge);
        }
        let mut values = Vec::new();
        for action in actions(game) {
            values.push(self.after(game, action)?);
            if values.last() == Some(&Value::WON) && helps {
                break;
            }
        }
        let best = if helps { values.into_iter().max() } else { values.into_iter().min() };
        let value = best.unwrap_or(Value::LOST);
        self.values.insert(key, value);
        Ok(value)
    }

    /// The same after an action: the mean over all orders of the draw pile that differ in what is drawn.
    fn after(&mut self, game: &Game, action: Action) -> Result<Value, Unproved> {
        let after = played(game, action);
        if game.board().rules().contest() == Contest::Opposed {
            return self.value(&after);
        }
        let stock = game.stocks().next().unwrap_or_default().to_vec();
        let count = stock.len() - usize::from(after.board().stock_sizes()[0]);
        let mut total = 0;
        let mut draws = 0;
        for choice in 0..1_u32 << stock.len() {
            if choice.count_ones() as usize == count {
                let chosen: Vec<Card> =
                    (0..stock.len()).filter(|at| choice >> at & 1 == 1).map(|at| stock[at]).collect();
                total += self.value(&played(&game.with_next(0, &chosen), action))?.in_twelfths() as usize;
                draws += 1;
            }
        }
        Value::twelfths((total / draws.max(1)) as u8).ok_or(Unproved::Position)
    }

    /// The different ways to put all cards on the piles from here, two at most.
    fn arrangements(&mut self, game: &Game) -> Result<BTreeSet<Stacks>, Unproved> {
        if game.board().ending().is_some() {
            let won = self.value(game)? == Value::WON;
            return Ok(won.then(Stacks::default).into_iter().collect());
        }
        if self.value(game)? == Value::LOST {
            return Ok(BTreeSet::new());
        }
        let key = Position::of(game);
        if let Some(known) = self.arrangements.get(&key) {
            return Ok(known.clone());
        }
        if self.arrangements.len() >= self.most {
            return Err(Unproved::TooLarge);
        }
        let mut found = BTreeSet::new();
        for action in actions(game) {
            for rest in self.arrangements(&played(game, action))? {
                let mut stacks = rest;
                if let Some(Lay { card, pile }) = action {
                    Rc::make_mut(&mut stacks)[pile as usize].insert(0, card);
                }
                found.insert(stacks);
            }
            if found.len() > 1 {
                break;
            }
        }
        self.arrangements.insert(key, found.clone());
        Ok(found)
    }
}

/// Every action the rules allow.
fn actions(game: &Game) -> Vec<Action> {
    let mut actions: Vec<Action> = game.legal_set().iter().map(Some).collect();
    if game.board().may_end() {
        actions.push(None);
    }
    actions
}

/// The game after an action the rules allow.
fn played(game: &Game, action: Action) -> Game {
    let mut after = game.clone();
    match action {
        Some(lay) => after.lay_unchecked(lay),
        None => after.end_turn_unchecked(),
    }
    after
}

/// An action as a step.
fn step_of(action: Action) -> Step {
    action.map_or(Step::EndTurn, Step::Lay)
}

/// Where a turn leads: the tops, and the cards it took from the hand.
fn ending_key(start: &Game, lays: &[Lay]) -> Vec<u8> {
    let mut tops = start.board().tops().0;
    let mut cards: Vec<u8> = Vec::new();
    for lay in lays {
        let at = Pile::ALL.iter().position(|&pile| pile == lay.pile).unwrap_or_default();
        tops[at] = lay.card.number();
        cards.push(lay.card.number());
    }
    cards.sort_unstable();
    tops.into_iter().chain(cards).collect()
}

impl Position {
    fn of(game: &Game) -> Position {
        let turn = game.board().turn();
        let mut stocks = [CardSet::EMPTY; 2];
        for (stock, cards) in stocks.iter_mut().zip(game.stocks()) {
            *stock = cards.iter().copied().collect();
        }
        let mut hands = [CardSet::EMPTY; 2];
        for (hand, (_, cards)) in hands.iter_mut().zip(game.hands().iter()) {
            *hand = *cards;
        }
        let has_commands = !game.board().rules().commands().all().is_empty();
        Position {
            tops: game.board().tops().0,
            hands,
            stocks,
            seat: turn.seat(),
            laid: turn.laid().min(if has_commands { 4 } else { turn.minimum() }),
            has_three: turn.has_three(),
            has_helped: turn.has_helped(),
            last: turn.lays().last().map(|lay| lay.pile).filter(|_| has_commands),
        }
    }
}
