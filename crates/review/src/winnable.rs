//! Until when a game could still be won: a search that knows every hand and the order of the draw pile. What it finds is
//! a proof; that it finds nothing proves nothing.

use std::collections::HashSet;

use tenback_bots::TurnPlan;
use tenback_rules::{ByPile, BySeat, CardSet, Contest, Game, Lay, Outcome, Pile, Seat};

use crate::finished::FinishedGame;

/// A way to play all cards from some turn on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinningLine {
    /// The number of the turn it starts with.
    pub from: u16,
    /// The turns.
    pub turns: Vec<LineTurn>,
}

/// A turn of a winning line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineTurn {
    /// Who plays it.
    pub seat: Seat,
    /// The lays.
    pub lays: TurnPlan,
}

/// How many positions are kept after each card.
const WIDTH: usize = 160;

/// The last turn from which a line was found that plays all cards. In a game against an opponent there is no such line,
/// since it would need the opponent's consent. The outer `None` means that the work was stopped.
pub(crate) fn winnable_until(game: &FinishedGame, stopped: &dyn Fn() -> bool) -> Option<Option<WinningLine>> {
    if game.rules().contest() == Contest::Opposed {
        return Some(None);
    }
    if game.ending().outcome == Outcome::Won {
        return Some(game.turns().last().map(|last| WinningLine {
            from: last.number,
            turns: vec![LineTurn { seat: last.seat, lays: last.lays }],
        }));
    }
    // Backwards: the shortest searches come first, and they miss the fewest lines.
    for turn in game.turns().iter().rev() {
        if let Some(line) = find_line(&turn.before, stopped)? {
            return Some(Some(line));
        }
    }
    Some(None)
}

/// A way to play all cards from here, if a search of bounded width finds one. The outer `None` means that the work was
/// stopped.
pub fn find_line(start: &Game, stopped: &dyn Fn() -> bool) -> Option<Option<WinningLine>> {
    let mut steps: Vec<Move> = Vec::new();
    let mut level = vec![Node { game: start.clone(), step: None, score: 0.0 }];
    while !level.is_empty() {
        if stopped() {
            return None;
        }
        let mut next = Vec::with_capacity(level.len() * 24);
        for node in &level {
            if let Some(winning) = node.expand(&mut steps, &mut next) {
                return Some(Some(line(start, &steps, winning)));
            }
        }
        level = best(next);
    }
    Some(None)
}

/// A lay and the one before it.
#[derive(Clone, Copy)]
struct Move {
    lay: Lay,
    ended_before: bool,
    before: Option<u32>,
}

struct Node {
    game: Game,
    step: Option<u32>,
    score: f32,
}

impl Node {
    /// All positions one card later. Returns the last move if the game is won.
    fn expand(&self, steps: &mut Vec<Move>, next: &mut Vec<Node>) -> Option<u32> {
        self.lay_each(&self.game, false, steps, next).or_else(|| {
            let may_end = self.game.board().turn().laid() > 0 && self.game.board().may_end();
            may_end.then(|| {
                let mut ended = self.game.clone();
                ended.end_turn_unchecked();
                self.lay_each(&ended, true, steps, next)
            })?
        })
    }

    fn lay_each(&self, game: &Game, ended: bool, steps: &mut Vec<Move>, next: &mut Vec<Node>) -> Option<u32> {
        game.board().to_move()?;
        for lay in game.legal_set().iter() {
            let mut after = game.clone();
            after.lay_unchecked(lay);
            let ending = after.board().ending();
            let won = ending.is_some_and(|ending| ending.outcome == Outcome::Won);
            if ending.is_some() && !won {
                continue;
            }
            steps.push(Move { lay, ended_before: ended, before: self.step });
            let step = (steps.len() - 1) as u32;
            if won {
                return Some(step);
            }
            next.push(Node { score: score(&after), game: after, step: Some(step) });
        }
        None
    }
}

/// How promising a position is: the more piles can take each of the remaining cards, the better.
fn score(game: &Game) -> f32 {
    /// What it is worth that a card fits on no pile, one pile, two, three or four.
    const WORTH: [f32; 5] = [-4.0, 0.0, 1.0, 1.5, 1.75];
    let board = game.board();
    let unlaid = board.unlaid()[0];
    let mut counts = [CardSet::EMPTY; 4];
    let mut tricks = 0.0;
    for pile in Pile::ALL {
        let (direction, top) = (board.rules().pile(pile).direction, board.tops()[pile]);
        let fits = direction.beyond(top) & unlaid;
        for at in (1..counts.len()).rev() {
            counts[at] |= counts[at - 1] & fits;
        }
        counts[0] |= fits;
        if let Some(back) = direction.ten_back(top).filter(|back| unlaid.contains(*back)) {
            tricks += 0.5 * (direction.beyond(back.number()) & unlaid).len() as f32 - 0.5 * fits.len() as f32;
        }
    }
    let at_least = counts.map(|cards| cards.len());
    let mut sum = WORTH[0] * (unlaid.len() - at_least[0]) as f32;
    for (fits, worth) in WORTH.iter().enumerate().skip(1) {
        let exactly = at_least[fits - 1] - at_least.get(fits).copied().unwrap_or(0);
        sum += worth * exactly as f32;
    }
    sum + 0.2 * tricks
}

/// The most promising positions, each once.
fn best(mut nodes: Vec<Node>) -> Vec<Node> {
    nodes.sort_by(|one, other| other.score.total_cmp(&one.score));
    let mut seen: HashSet<Position> = HashSet::with_capacity(WIDTH);
    let mut kept = Vec::with_capacity(WIDTH);
    for node in nodes {
        if kept.len() == WIDTH {
            break;
        }
        if seen.insert(Position::of(&node.game)) {
            kept.push(node);
        }
    }
    kept
}

/// Everything that decides how a game can go on.
#[derive(PartialEq, Eq, Hash)]
struct Position {
    tops: ByPile<u8>,
    hands: BySeat<CardSet>,
    seat: Seat,
    laid: u8,
    three: bool,
    last: Option<Pile>,
}

impl Position {
    fn of(game: &Game) -> Position {
        let turn = game.board().turn();
        Position {
            tops: *game.board().tops(),
            hands: *game.hands(),
            seat: turn.seat(),
            laid: turn.laid(),
            three: turn.has_three(),
            last: turn.lays().last().map(|lay| lay.pile),
        }
    }
}

/// The turns that lead to a move.
fn line(start: &Game, steps: &[Move], last: u32) -> WinningLine {
    let mut moves: Vec<Move> =
        std::iter::successors(Some(steps[last as usize]), |step| step.before.map(|at| steps[at as usize])).collect();
    moves.reverse();
    let mut game = start.clone();
    let from = game.board().turn().number();
    let mut turns: Vec<LineTurn> = Vec::new();
    let mut number = 0;
    for step in moves {
        if step.ended_before {
            game.end_turn_unchecked();
        }
        let turn = game.board().turn();
        if turn.number() != number {
            number = turn.number();
            turns.push(LineTurn { seat: turn.seat(), lays: TurnPlan::EMPTY });
        }
        if let Some(turn) = turns.last_mut() {
            turn.lays.push(step.lay);
        }
        game.lay_unchecked(step.lay);
    }
    WinningLine { from, turns }
}
