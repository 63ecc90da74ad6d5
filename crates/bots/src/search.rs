//! Looks ahead in sampled games. The best turns of the expert are tried in the same samples, the next seats respond as
//! the expert would, and the network values the resulting positions. Half of the turns are dropped each time a share of
//! the budget is used up.

use rand::RngExt;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Event, Game, Outcome, Phase, Seat, View, Viewer};

use crate::BotRng;
use crate::budget::Budget;
use crate::choice::{Alternative, Choice, Reason, Reasons};
use crate::clock::Meter;
use crate::endgame::Verdict;
use crate::expert::{self, Valued};
use crate::network::Network;
use crate::plan::Width;
use crate::reasons;
use crate::signals;

/// How many turns are compared.
const COMPARED: usize = 8;
/// The weight of the network's own estimate, in samples.
const PRIOR_WEIGHT: f32 = 2.0;
/// How many samples are drawn to find one that matches the signals.
const SAMPLES_PER_WORLD: usize = 12;
/// The node limit for exact endgames.
const ENDGAME_NODES: u32 = 40_000;
/// The same inside sampled games.
const ENDGAME_NODES_AHEAD: u32 = 200;
/// How many turns are played after the one being tried.
const TURNS_AHEAD: u32 = 1;
/// How many alternatives are reported.
const ALTERNATIVES: usize = 3;
const WIDTH: Width = Width { first: 24, second: 12, later: 6, extra: 6 };
const WIDTH_AHEAD: Width = Width { first: 8, second: 4, later: 3, extra: 4 };

/// The master's turn.
pub(crate) fn choose(view: &View, network: &Network, budget: Budget, rng: &mut BotRng) -> Option<Choice> {
    let mut meter = Meter::start(budget);
    if let Some(Verdict::Wins(turn)) = expert::solved(view, ENDGAME_NODES) {
        return Some(expert::winning(turn));
    }
    let mut turns = expert::valued(view, network, WIDTH);
    meter.note(turns.len());
    turns.sort_by(|one, other| other.value.total_cmp(&one.value));
    turns.truncate(COMPARED);
    let mut search = Search::new(view, network, &turns);
    if turns.len() > 1 {
        search.run(&mut meter, rng);
    }
    search.verdict()
}

struct Search<'a> {
    view: &'a View,
    network: &'a Network,
    tried: Vec<Tried>,
    worlds: u32,
    talking: bool,
}

/// A turn and its results so far.
struct Tried {
    turn: Valued,
    sum: f32,
    worlds: f32,
}

impl Tried {
    fn mean(&self) -> f32 {
        self.sum / self.worlds
    }
}

impl<'a> Search<'a> {
    fn new(view: &'a View, network: &'a Network, turns: &[Valued]) -> Search<'a> {
        let tried = turns.iter().map(|&turn| Tried { turn, sum: PRIOR_WEIGHT * turn.value, worlds: PRIOR_WEIGHT });
        let board = view.board();
        let talking = board.signals().as_slice().iter().any(|standing| standing.piles.0 != [None; 4]);
        Search { view, network, tried: tried.collect(), worlds: 0, talking }
    }

    /// Sequential halving.
    fn run(&mut self, meter: &mut Meter, rng: &mut BotRng) {
        let mut racing = self.tried.len();
        let rounds = racing.ilog2().max(1);
        for round in 1..=rounds {
            let until = round as f32 / rounds as f32;
            loop {
                let world = self.world(rng);
                for at in 0..racing {
                    let value = self.play_on(&world, at, meter);
                    let tried = &mut self.tried[at];
                    tried.sum += value;
                    tried.worlds += 1.0;
                }
                self.worlds += 1;
                if meter.used() >= until {
                    break;
                }
            }
            self.tried[..racing].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            racing = (racing / 2).max(2).min(racing);
        }
    }

    /// A sampled game that matches the signals as well as a few attempts allow.
    fn world(&self, rng: &mut BotRng) -> Game {
        let mut rng = BotRng::seed_from_u64(rng.random());
        let mut best = self.view.sample(&mut rng);
        if !self.talking {
            return best;
        }
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

    /// Plays a turn in a sampled game and lets the next seats respond.
    fn play_on(&self, world: &Game, at: usize, meter: &mut Meter) -> f32 {
        let mut game = world.clone();
        self.tried[at].turn.planned.turn.carry_out(&mut game);
        let mut value = self.tried[at].turn.value;
        // A sample counts even if nothing is evaluated, so that the budget is always used up.
        meter.note(1);
        for _ in 0..TURNS_AHEAD {
            let Some(seat) = game.board().to_move() else { break };
            if self.talking {
                give_signals(&mut game);
            }
            let view = game.view(Viewer::Seat(seat));
            if let Some(Verdict::Wins(_)) = expert::solved(&view, ENDGAME_NODES_AHEAD) {
                return expert::WON;
            }
            let turns = expert::valued(&view, self.network, WIDTH_AHEAD);
            meter.note(turns.len());
            let Some(best) = expert::best(&turns) else { break };
            value = best.value.min(expert::WON);
            best.planned.turn.carry_out(&mut game);
        }
        match game.board().ending().map(|ending| ending.outcome) {
            Some(Outcome::Lost { left }) => expert::lost(left),
            Some(Outcome::Won | Outcome::SeatWon(_)) => expert::WON,
            None => value,
        }
    }

    /// The turn with the best mean among those tried most often.
    fn verdict(mut self) -> Option<Choice> {
        self.tried.sort_by(|one, other| {
            other.worlds.total_cmp(&one.worlds).then_with(|| other.mean().total_cmp(&one.mean()))
        });
        let best = self.tried.first()?;
        let rest = self.tried[1..].iter();
        let listed = rest.map(|tried| Alternative { turn: tried.turn.planned.turn, value: tried.mean() });
        let others = self.tried.iter().map(|tried| &tried.turn.planned);
        let mut decided = reasons::decided(self.view, &best.turn.planned, others);
        if self.worlds > 0 {
            decided.push(Reason::Searched { worlds: self.worlds });
        }
        let reasons = Reasons { value: Some(best.mean()), alternatives: listed.take(ALTERNATIVES).collect(), decided };
        Some(Choice { turn: best.turn.planned.turn, reasons })
    }
}

/// All seats that are not to move give their signals.
pub(crate) fn give_signals(game: &mut Game) {
    for seat in Seat::all(game.board().rules().seats()) {
        if game.board().phase() == Phase::Running && game.board().turn().seat() == seat {
            continue;
        }
        for &signal in signals::wanted(&game.view(Viewer::Seat(seat))).as_slice() {
            game.apply(&Event::Signalled { seat, signal });
        }
    }
}
