//! Sampled games that look the same from a seat, and what becomes of them.

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Event, Game, Outcome, Phase, Rules, Seat, View, Viewer};

use crate::BotRng;
use crate::choice::TurnPlan;
use crate::clock::Meter;
use crate::endgame::Verdict;
use crate::expert::{self, Look};
use crate::network::Network;
use crate::plan::Width;
use crate::signals;

/// How many samples are drawn to find one that matches the signals.
const SAMPLES_PER_WORLD: usize = 12;
/// The node limit for exact endgames in sampled games.
pub(crate) const ENDGAME_NODES: u32 = 200;
/// The most turns that are played once the draw pile is empty.
const LAST_TURNS: usize = 12;
/// The turns considered for the next seat.
pub(crate) const WIDTH: Width = Width { first: 8, second: 4, later: 3, extra: 4 };

/// The samples of one view.
pub(crate) struct LookAhead<'a> {
    pub(crate) view: &'a View,
    network: &'a Network,
    talking: bool,
    turns: usize,
}

impl<'a> LookAhead<'a> {
    pub(crate) fn new(view: &'a View, network: &'a Network) -> LookAhead<'a> {
        let standing = view.board().signals();
        let talking = standing.as_slice().iter().any(|standing| standing.piles.0 != [None; 4]);
        LookAhead { view, network, talking, turns: 1 }
    }

    /// The same where all seats are known to give signals, so that silence means something.
    pub(crate) fn among_talkers(view: &'a View, network: &'a Network) -> LookAhead<'a> {
        LookAhead { view, network, talking: view.board().rules().seats() > 1, turns: 1 }
    }

    /// The same with this many turns ahead.
    pub(crate) fn with_turns(self, turns: usize) -> LookAhead<'a> {
        LookAhead { turns, ..self }
    }

    /// A sampled game that matches the signals as well as a few attempts allow.
    pub(crate) fn world(&self, rng: &mut BotRng) -> Game {
        if !self.talking {
            return self.view.sample(rng);
        }
        let mut rng = BotRng::seed_from_u64(rng.random());
        let mut best = self.view.sample(&mut rng);
        let mut least = self.mismatches(&best);
        for _ in 1..SAMPLES_PER_WORLD {
            if least == 0 {
                break;
            }
            let world = self.view.sample(&mut rng);
            let mismatches = self.mismatches(&world);
            if mismatches < least {
                (best, least) = (world, mismatches);
            }
        }
        best
    }

    /// How many signals do not match a sample; those of the next seat count double.
    fn mismatches(&self, world: &Game) -> u32 {
        let board = world.board();
        let seat = board.turn().seat();
        let next = seat.next(board.rules().seats());
        let others = Seat::all(board.rules().seats()).filter(|&other| other != seat);
        others
            .map(|other| signals::mismatches(board, other, world.hand(other)) * if other == next { 2 } else { 1 })
            .sum()
    }

    /// Plays a turn in a sampled game and lets the next seats respond: to the end once the draw pile is empty, because
    /// then turns are short and the result is better than any estimate.
    pub(crate) fn play_on(&self, world: &Game, turn: &TurnPlan, look: Look, meter: &mut Meter) -> f32 {
        let mut game = world.clone();
        turn.carry_out(&mut game);
        // A sample counts even if nothing is evaluated, so that the budget is always used up.
        meter.note(1);
        let mut played = 0;
        loop {
            let chance = reply(&mut game, self.network, self.talking, look, meter);
            played += 1;
            let certain = chance == expert::WON || chance == expert::LOST;
            let turns = if game.board().stock_sizes()[0] == 0 { LAST_TURNS } else { self.turns };
            if certain || played >= turns || game.board().to_move().is_none() {
                return chance;
            }
        }
    }
}

/// Lets the seat to move reply as the expert would: the chance to win after that.
pub(crate) fn reply(game: &mut Game, network: &Network, talking: bool, look: Look, meter: &mut Meter) -> f32 {
    let Some(seat) = game.board().to_move() else { return result(game) };
    if talking {
        give_signals(game);
    }
    let view = game.view(Viewer::Seat(seat));
    match expert::solved(&view, ENDGAME_NODES) {
        Some(Verdict::Wins(_)) => return expert::WON,
        Some(Verdict::Lost) => return expert::LOST,
        Some(Verdict::Unknown) | None => {}
    }
    let left = game.board().left();
    let Some(best) = expert::best_reply(&view, network, WIDTH, look, meter) else { return expert::LOST };
    best.planned.turn.carry_out(game);
    let board = game.board();
    if board.ending().is_some() { result(game) } else { network.fitted(board.rules(), best.value, left) }
}

/// What a finished game is worth.
fn result(game: &Game) -> f32 {
    match game.board().ending().map(|ending| ending.outcome) {
        Some(Outcome::Won | Outcome::SeatWon(_)) => expert::WON,
        Some(Outcome::Lost { .. }) | None => expert::LOST,
    }
}

/// Deals a game among bots that signal, and begins it.
pub(crate) fn begun(rules: Rules, rng: &mut BotRng) -> Game {
    let mut game = Game::deal(rules, None, rng);
    begin(&mut game);
    game
}

/// Begins a game that has been dealt: all seats say whether they want to go first.
pub(crate) fn begin(game: &mut Game) {
    give_signals(game);
    let seat = game.board().agreed_starter();
    game.apply(&Event::Began { seat });
}

/// All seats that are not to move give their signals.
pub(crate) fn give_signals(game: &mut Game) {
    for seat in Seat::all(game.board().rules().seats()) {
        if game.board().phase() == Phase::Running && game.board().turn().seat() == seat {
            continue;
        }
        for &signal in signals::wanted(&game.view(Viewer::Seat(seat)), 0).as_slice() {
            game.apply(&Event::Signalled { seat, signal });
        }
    }
}
