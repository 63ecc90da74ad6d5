//! The chance to win, from what a seat knows and with all hands open, if experts play on.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Contest, Game, Outcome, Phase, Seat, View};

use crate::bot::Bot;
use crate::choice::TurnPlan;
use crate::clock::Meter;
use crate::expert::Look;
use crate::look_ahead::{self, LookAhead};
use crate::network::Network;
use crate::{BotRng, Budget, expert, face};

/// A chance to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// From 0 to 1.
    pub chance: f32,
    /// The standard error of the sample; 0 if nothing was sampled.
    pub error: f32,
}

impl Estimate {
    /// Known without sampling.
    pub const fn exact(chance: f32) -> Estimate {
        Estimate { chance, error: 0.0 }
    }

    /// The mean of a sample.
    pub fn of_sample(sample: &[f32]) -> Estimate {
        let count = sample.len().max(1) as f32;
        let chance = sample.iter().sum::<f32>() / count;
        let squares = sample.iter().map(|value| (value - chance) * (value - chance)).sum::<f32>();
        let error = if sample.len() > 1 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
        Estimate { chance, error }
    }
}

/// A chance in whole percent. What is not certain is never shown as 0 or 100.
pub fn percent(chance: f32) -> u8 {
    match chance {
        ..=0.0 => 0,
        1.0.. => 100,
        _ => (chance * 100.0).round().clamp(1.0, 99.0) as u8,
    }
}

impl Bot {
    /// The chance to win after each of some whole turns, as far as the seat to move can know it: the mean over `worlds`
    /// sampled games that look the same to it, the same ones for all turns; or the network's opinion if that is 0.
    /// `None` for a turn that is not allowed. The result depends on nothing but the arguments.
    pub fn turn_chances(&self, view: &View, turns: &[TurnPlan], worlds: u32, seed: u64) -> Vec<Option<Estimate>> {
        let allowed =
            |turn: &&TurnPlan| view.try_out(turn.as_slice()).is_ok_and(|after| after.may_end || after.legal.is_empty());
        let sound: Vec<TurnPlan> = turns.iter().filter(allowed).copied().collect();
        let mut estimates = match (view.board().rules().contest(), self.network_for(view.board().rules())) {
            (_, None) => return vec![None; turns.len()],
            (Contest::Together, Some(network)) => together(view, &sound, network, worlds, seed),
            (Contest::Opposed, Some(network)) => face::turn_chances(view, &sound, network, worlds, seed),
        }
        .into_iter();
        turns.iter().map(|turn| allowed(&turn).then(|| estimates.next()).flatten()).collect()
    }

    /// The chance of a seat to win, which all share in a team, when all hands are open and only the order of the draw
    /// pile is unknown: the mean over `worlds` orders, in each of which everybody plays one turn as the expert would. The
    /// result depends on nothing but the arguments. `None` if no network is for these rules.
    pub fn open_chance(&self, game: &Game, seat: Seat, worlds: u32, seed: u64) -> Option<Estimate> {
        let rules = *game.board().rules();
        if let Some(ending) = game.board().ending() {
            return Some(Estimate::exact(worth(ending.outcome, seat)));
        }
        let network = self.network_for(&rules)?;
        let sample = (0..u64::from(worlds.max(1))).map(|world| {
            let mut rng = BotRng::seed_from_u64(seed.wrapping_add(world.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
            let mut world = game.reshuffled(&mut rng);
            match rules.contest() {
                Contest::Together => one_round(&mut world, network),
                Contest::Opposed => face::one_round(&mut world, seat, network),
            }
        });
        Some(Estimate::of_sample(&sample.collect::<Vec<_>>()))
    }
}

/// What a result is worth to a seat.
pub(crate) fn worth(outcome: Outcome, seat: Seat) -> f32 {
    match outcome {
        Outcome::Won => expert::WON,
        Outcome::SeatWon(winner) if winner == seat => expert::WON,
        Outcome::SeatWon(_) | Outcome::Lost { .. } => expert::LOST,
    }
}

fn together(view: &View, turns: &[TurnPlan], network: &Network, worlds: u32, seed: u64) -> Vec<Estimate> {
    if worlds == 0 {
        return turns.iter().map(|turn| Estimate::exact(expert::value(view, turn, network))).collect();
    }
    let ahead = LookAhead::new(view, network);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut meter = Meter::start(Budget::Evaluations(1));
    let mut samples = vec![Vec::with_capacity(worlds as usize); turns.len()];
    for _ in 0..worlds {
        let world = ahead.world(&mut rng);
        for (sample, turn) in samples.iter_mut().zip(turns) {
            sample.push(ahead.play_on(&world, turn, Look::Twice, &mut meter));
        }
    }
    samples.iter().map(|sample| Estimate::of_sample(sample)).collect()
}

/// Everybody plays one turn; the chance to win after the last one.
fn one_round(game: &mut Game, network: &Network) -> f32 {
    if game.board().phase() == Phase::Dealt {
        look_ahead::begin(game);
    }
    let talking = game.board().rules().seats() > 1;
    let mut meter = Meter::start(Budget::Evaluations(1));
    let mut chance = expert::LOST;
    for _ in 0..game.board().rules().seats() {
        chance = look_ahead::reply(game, network, talking, Look::Twice, &mut meter);
        if game.board().to_move().is_none() || chance == expert::WON {
            break;
        }
    }
    chance
}
