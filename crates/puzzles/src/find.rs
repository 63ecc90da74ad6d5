//! Finding puzzles in games of self-play.

use rand::{RngExt, SeedableRng};
use tenback_bots::{Bot, BotRng, Level};
use tenback_rules::{Card, CardSet, Contest, Game, GameName, Lay, Options, Pile, Rules, Seat, Setup};

use crate::difficulty::{Trials, chosen};
use crate::exact::{Exact, TooLarge, Turn, is_same_turn};
use crate::line;
use crate::plain::prove;
use crate::puzzle::{Kind, Puzzle};
use crate::step::Step;
use crate::theme::Theme;
use crate::value::Value;

/// The size of a search for a puzzle.
const MOST: usize = 30_000;
/// The size of a search before a draw, where there are many more positions.
const MOST_BEFORE_DRAW: usize = 20_000;
/// The size of a proof. What cannot be proved with this is not a puzzle: every test run proves them all.
pub const PROOF: usize = 30_000;
/// A line is at least this long; a first lay has at least as many cards behind it.
const SHORTEST: usize = 4;
/// How many first lays are wrong at least.
const WRONG: usize = 3;
/// How much better than the next the best turn before a draw must be, in twelfths: 25 points of win chance.
const GAP: u8 = 3;
/// How many cards there may be to draw.
const DRAWABLE: u8 = 4;
/// With this many cards to draw, a game branches …
const BRANCHING: u8 = 20;
/// … into this many.
const BRANCHES: usize = 8;
/// How often an endgame is played on alone.
const WALKS: usize = 6;
/// How many turns there must be in Face to Face.
const TURNS: usize = 8;

/// Where puzzles come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The Game alone.
    Alone,
    /// The Game for two.
    Pair,
    /// Extreme, alone and for two by turns.
    Extreme,
    /// Face to Face.
    FaceToFace,
}

impl Source {
    /// All sources, in the order of collections.
    pub const ALL: [Source; 4] = [Source::Alone, Source::Pair, Source::Extreme, Source::FaceToFace];

    /// How many puzzles of a collection of this size come from here. Good ones are rarer alone, where nobody else can be
    /// out of step.
    pub fn quota(self, count: usize) -> usize {
        let weight = |source: Source| if source == Source::Alone { 4 } else { 7 };
        let total: usize = Source::ALL.into_iter().map(weight).sum();
        let before: usize = Source::ALL.into_iter().take_while(|&source| source != self).map(weight).sum();
        count * (before + weight(self)) / total - count * before / total
    }

    const fn rules(self, number: u64) -> (GameName, u8) {
        match self {
            Source::Alone => (GameName::Classic, 1),
            Source::Pair => (GameName::Classic, 2),
            Source::Extreme => (GameName::Extreme, 1 + (number % 2) as u8),
            Source::FaceToFace => (GameName::FaceToFace, 2),
        }
    }

    /// Plays a game with bots and returns the puzzles in it. Once few cards are left to draw, the game is played on
    /// several times with other draws, with at most one puzzle of each kind every time. The result depends on nothing but
    /// the arguments.
    pub fn find(self, seed: u64, number: u64) -> Vec<Puzzle> {
        let (name, seats) = self.rules(number);
        let Ok(rules) = Rules::new(name, seats, Options::default()) else { return Vec::new() };
        let mut rng = generator(seed, self, number);
        let mut game = Game::deal(rules, Some(Seat::FIRST), &mut rng);
        // Weaker players leave other positions behind.
        let levels = [Level::Expert, Level::Strong, Level::Regular];
        let bot = Bot::new(levels[(number % levels.len() as u64) as usize]).without_endgame_search();
        while game.board().to_move().is_some() && game.board().stock_sizes().iter().all(|&size| size > BRANCHING) {
            chosen(&bot, &game, &mut rng).into_iter().for_each(|step| step.play_unchecked(&mut game));
        }
        let mut found = Vec::new();
        let careless = Bot::new(Level::Casual);
        for branch in 0..BRANCHES {
            // Careless play leaves positions that can be saved, but only just.
            let bot = if branch % 2 == 0 { &bot } else { &careless };
            found.extend(play_on(game.reshuffled(&mut rng), bot, &mut rng));
        }
        found
    }
}

/// Plays a game to its end and returns the puzzles in it, at most one of each kind.
fn play_on(mut game: Game, bot: &Bot, rng: &mut BotRng) -> Vec<Puzzle> {
    let mut found: Vec<Puzzle> = Vec::new();
    while game.board().to_move().is_some() {
        if game.board().rules().seats() == 1 && game.board().stock_sizes()[0] == 0 {
            for _ in 0..WALKS {
                wander(&game, rng, &mut found);
            }
            break;
        }
        note(&game, &mut found);
        chosen(bot, &game, rng).into_iter().for_each(|step| step.play_unchecked(&mut game));
    }
    found
}

/// Adds the puzzle at the start of a turn, if there is one of a new kind.
fn note(game: &Game, found: &mut Vec<Puzzle>) {
    if let Ok(Some(puzzle)) = examine(game)
        && found.iter().all(|known| known.kind.word() != puzzle.kind.word())
    {
        found.extend(finished(puzzle));
    }
}

/// Alone with all cards known, every lay may be a turn of its own. Bots would play the rest in a few turns; random lays
/// that keep the win lead to more positions, and to narrower ones.
fn wander(start: &Game, rng: &mut BotRng, found: &mut Vec<Puzzle>) {
    let (mut game, mut exact) = (start.clone(), Exact::new(start, MOST));
    while usize::from(game.board().left()) >= SHORTEST {
        note(&game, found);
        let wins = |step: &Step| exact.value_after(&game, *step) == Ok(Value::WON);
        let steps: Vec<Step> = Step::all(&game).into_iter().filter(wins).collect();
        if steps.is_empty() {
            return;
        }
        steps[rng.random_range(..steps.len())].play_unchecked(&mut game);
        let may_end = game.board().turn().laid() > 0 && game.board().may_end();
        if may_end && exact.value_after(&game, Step::EndTurn) == Ok(Value::WON) {
            game.end_turn_unchecked();
        }
    }
}

/// The random generator of a game.
fn generator(seed: u64, source: Source, number: u64) -> BotRng {
    let mixed = [seed, source as u64, number]
        .into_iter()
        .fold(0, |mixed: u64, part| (mixed.rotate_left(23) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    BotRng::seed_from_u64(mixed)
}

/// The puzzle with its rating, if it is not trivial and the plain search proves it.
fn finished(puzzle: Puzzle) -> Option<Puzzle> {
    prove(&puzzle, PROOF).ok()?;
    let trials = Trials::of(&puzzle);
    let rating = trials.rating(&puzzle);
    (!trials.is_trivial(&puzzle)).then_some(Puzzle { rating, ..puzzle })
}

/// The puzzle at the start of a turn, if there is one.
fn examine(game: &Game) -> Result<Option<Puzzle>, TooLarge> {
    let board = game.board();
    if board.turn().laid() > 0 {
        return Ok(None);
    }
    match (board.rules().contest(), board.stock_sizes()[0]) {
        (Contest::Opposed, _) => duel(game),
        (Contest::Together, 0) => open(game),
        (Contest::Together, 1..=DRAWABLE)
            if board.rules().seats() == 1 && board.rules().name() == GameName::Classic =>
        {
            last_draw(game)
        }
        (Contest::Together, _) => Ok(None),
    }
}

/// All cards are known: one line, or one first lay.
fn open(game: &Game) -> Result<Option<Puzzle>, TooLarge> {
    if usize::from(game.board().left()) < SHORTEST {
        return Ok(None);
    }
    let mut exact = Exact::new(game, MOST);
    let firsts = game.legal();
    let mut right = Vec::new();
    for legal in &firsts {
        if exact.value_after(game, Step::Lay(legal.lay))? == Value::WON {
            right.push(legal.lay);
        }
    }
    if right.is_empty() || firsts.len() - right.len() < WRONG {
        return Ok(None);
    }
    let solution = line::winning(game, &mut exact)?;
    let kind = if line::is_unique(game, &solution, &mut exact)? {
        Kind::Line
    } else if right.len() == 1 {
        Kind::FirstLay
    } else {
        return Ok(None);
    };
    Ok(Some(puzzle(game, kind, solution, &right)))
}

/// Alone before the last cards are drawn: one turn with clearly the best chance.
fn last_draw(game: &Game) -> Result<Option<Puzzle>, TooLarge> {
    let mut exact = Exact::new(game, MOST_BEFORE_DRAW);
    if exact.value(game)? == Value::LOST {
        return Ok(None);
    }
    let turns = exact.turns(game)?;
    let [first, second, ..] = turns.as_slice() else { return Ok(None) };
    if first.value.in_twelfths() < second.value.in_twelfths() + GAP {
        return Ok(None);
    }
    let kind = Kind::Draw { best: first.value, second: second.value };
    Ok(Some(puzzle(game, kind, whole(game, first), &[])))
}

/// Face to Face: one turn that wins.
fn duel(game: &Game) -> Result<Option<Puzzle>, TooLarge> {
    if !is_close(game) {
        return Ok(None);
    }
    let mut exact = Exact::new(game, MOST);
    let turns = exact.turns(game)?;
    let [first, second, ..] = turns.as_slice() else { return Ok(None) };
    if turns.len() < TURNS || first.value != Value::WON || second.value == Value::WON {
        return Ok(None);
    }
    Ok(Some(puzzle(game, Kind::Duel, whole(game, first), &[])))
}

/// Whether a turn could win: the opponent can hardly play on, or the solver holds all cards that are left.
fn is_close(game: &Game) -> bool {
    let board = game.board();
    let rules = board.rules();
    let solver = board.turn().seat();
    let opponent = solver.next(rules.seats());
    let own = Pile::ALL.into_iter().filter(|&pile| rules.pile(pile).owner == Some(opponent));
    let fits = own.fold(CardSet::EMPTY, |fits, pile| fits | rules.pile(pile).direction.reach(board.tops()[pile]));
    !(fits & game.hand(opponent)).has_several() || board.unlaid()[rules.deck_of(solver)] == game.hand(solver)
}

/// The steps of a turn, with its end if it does not end by itself.
fn whole(game: &Game, turn: &Turn) -> Vec<Step> {
    let mut after = game.clone();
    let mut steps: Vec<Step> = turn.lays.iter().copied().map(Step::Lay).collect();
    steps.iter().for_each(|step| step.play_unchecked(&mut after));
    steps.extend(is_same_turn(game, &after).then_some(Step::EndTurn));
    steps
}

/// The puzzle with the solver at seat 1. Where a turn is asked for, every lay of it may be the first.
fn puzzle(game: &Game, kind: Kind, solution: Vec<Step>, right: &[Lay]) -> Puzzle {
    let setup = position(game);
    let turned = game.board().turn().seat() != Seat::FIRST && game.board().rules().contest() == Contest::Opposed;
    let solution: Vec<Step> = solution.into_iter().map(|step| if turned { across(step) } else { step }).collect();
    let start = Game::new(&setup).expect("a position of a valid game is valid");
    let themes = Theme::of(&start, &solution);
    let right: Vec<Lay> = match right {
        [] => solution.iter().filter_map(|step| if let Step::Lay(lay) = step { Some(*lay) } else { None }).collect(),
        right => right.to_vec(),
    };
    let tempting = tempting(&start, &right);
    Puzzle { setup, kind, solution, themes, tempting, rating: 0 }
}

/// How many wrong first lays step no further than a right one.
fn tempting(game: &Game, right: &[Lay]) -> u8 {
    let furthest = right.iter().filter(|lay| game.is_legal(**lay)).map(|lay| game.board().step(*lay)).max();
    let tempts = |step: i8| furthest.is_some_and(|furthest| step <= furthest);
    let wrong = game.legal().into_iter().filter(|legal| !right.contains(&legal.lay) && !legal.loses);
    wrong.filter(|legal| tempts(legal.step)).count() as u8
}

/// The position as a setup. The seat to move becomes the first.
fn position(game: &Game) -> Setup {
    let numbers =
        |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| u16::from(card.number())).collect::<Vec<_>>();
    let rules = game.board().rules();
    let mut hands: Vec<Vec<u16>> = game.hands().iter().map(|(_, hand)| numbers(&mut hand.iter())).collect();
    let mut piles: Vec<u16> = game.board().tops().0.map(u16::from).into();
    let mut decks: Vec<Vec<u16>> = game.stocks().map(|stock| numbers(&mut stock.iter().copied())).collect();
    // The order of the draw pile says nothing.
    decks.iter_mut().for_each(|deck| deck.sort_unstable());
    if game.board().turn().seat() != Seat::FIRST {
        hands.reverse();
        if rules.contest() == Contest::Opposed {
            decks.reverse();
            piles.rotate_left(2);
        }
    }
    Setup {
        game: rules.name(),
        seats: rules.seats().into(),
        first: Some(1),
        hand_size: None,
        minimum: None,
        commands: None,
        decks,
        hands: Some(hands),
        piles: Some(piles),
    }
}

/// A step as seen from the other side of the table in Face to Face.
fn across(step: Step) -> Step {
    let pile = |pile| match pile {
        Pile::A => Pile::C,
        Pile::B => Pile::D,
        Pile::C => Pile::A,
        Pile::D => Pile::B,
    };
    match step {
        Step::Lay(lay) => Step::Lay(Lay { pile: pile(lay.pile), ..lay }),
        Step::EndTurn => Step::EndTurn,
    }
}
