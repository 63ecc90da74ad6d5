//! Fits the chances of a network to results.

use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::{Contest, Options, Outcome, Rules, Viewer};

use super::{episode, for_each_number, mix};
use crate::chance::chance;
use crate::endgame::Verdict;
use crate::expert::{self, Look};
use crate::fit::{self, Fit, VARIANTS};
use crate::look_ahead;
use crate::network::Network;
use crate::plan::Width;
use crate::{BotRng, face};

/// Makes the values of a network fit the results of games that it plays.
pub(crate) fn fit_to_games(network: &mut Network, rules: Rules, seed: u64, games: u64) {
    let results = for_each_number(0..games, |game| {
        let mut rng = BotRng::seed_from_u64(mix(seed, game));
        match rules.contest() {
            Contest::Opposed => {
                let results = face::results(rules, network, &mut rng);
                results.into_iter().map(|(logit, _, won)| (logit, won)).collect::<Vec<_>>()
            }
            Contest::Together => {
                let episode = episode::play(rules, network, false, 1.0, &mut rng);
                episode.positions.iter().map(|(inputs, _)| (network.logit(inputs), episode.won)).collect()
            }
        }
    });
    calibrate(network, &results.concat());
}

/// Fits the chances of a network to the results of experts, for every choice of options.
pub fn fit_chances(network: &mut Network, rules: &Rules, seed: u64, games: u64) {
    network.fits = [Fit::NONE; VARIANTS];
    for rules in with_options(rules) {
        let results = for_each_number(0..games, |game| {
            expert_results(rules, network, &mut BotRng::seed_from_u64(mix(seed, game)))
        });
        network.fits[fit::variant(&rules)] = Fit::of(&results.concat()).unwrap_or(Fit::NONE);
    }
}

/// The same game with every choice of options that it allows.
fn with_options(rules: &Rules) -> Vec<Rules> {
    let (name, seats) = (rules.name(), rules.seats());
    let hands = [None, Some(name.hand_size(seats) - 1)];
    let all = hands.into_iter().flat_map(|hand_size| [None, Some(3)].map(|minimum| (hand_size, minimum)));
    let options = all.map(|(hand_size, minimum)| Options { hand_size, minimum, commands: None });
    options.filter_map(|options| Rules::new(name, seats, options).ok()).collect()
}

/// A game of experts: what the network answered after each turn, the cards left before it, and whether it came true.
fn expert_results(rules: Rules, network: &Network, rng: &mut BotRng) -> Vec<(f32, u8, bool)> {
    if rules.contest() == Contest::Opposed {
        let results = face::results(rules, network, rng);
        return results.into_iter().map(|(logit, left, won)| (chance(logit), left, won)).collect();
    }
    let mut game = look_ahead::begun(rules, rng);
    let mut answers = Vec::with_capacity(64);
    while let Some(seat) = game.board().to_move() {
        look_ahead::give_signals(&mut game);
        let view = game.view(Viewer::Seat(seat));
        if let Some(Verdict::Wins(turn)) = expert::solved(&view, expert::ENDGAME_NODES) {
            turn.carry_out(&mut game);
            continue;
        }
        let turns = expert::valued(&view, network, Width::DEFAULT, Look::Twice);
        let Some(best) = expert::best(&turns) else { break };
        answers.push((best.value, view.board().left()));
        best.planned.turn.carry_out(&mut game);
    }
    let won = game.board().ending().is_some_and(|ending| ending.outcome == Outcome::Won);
    answers.into_iter().map(|(answer, left)| (answer, left, won)).collect()
}

/// Scales and shifts the logits of a network so that its chances fit results: logistic regression in one variable.
/// Nothing changes if the results do not determine it.
fn calibrate(network: &mut Network, results: &[(f32, bool)]) {
    if let Some((slope, shift)) = fit(results) {
        network.last.iter_mut().for_each(|weight| *weight *= slope);
        network.last_bias = slope * network.last_bias + shift;
    }
}

/// Newton's method for slope and shift.
fn fit(results: &[(f32, bool)]) -> Option<(f32, f32)> {
    const STEPS: usize = 30;
    let (mut slope, mut shift) = (1.0f64, 0.0f64);
    for _ in 0..STEPS {
        let (mut gradient, mut curve) = ([0.0; 2], [0.0; 3]);
        for &(logit, won) in results {
            let x = f64::from(logit);
            let p = f64::from(chance((slope * x + shift) as f32));
            let (error, weight) = (p - f64::from(u8::from(won)), p * (1.0 - p));
            gradient = [gradient[0] + error * x, gradient[1] + error];
            curve = [curve[0] + weight * x * x, curve[1] + weight * x, curve[2] + weight];
        }
        let determinant = curve[0] * curve[2] - curve[1] * curve[1];
        if determinant < 1e-6 {
            return None;
        }
        slope -= (curve[2] * gradient[0] - curve[1] * gradient[1]) / determinant;
        shift -= (curve[0] * gradient[1] - curve[1] * gradient[0]) / determinant;
    }
    (slope > 0.0 && slope.is_finite() && shift.is_finite()).then_some((slope as f32, shift as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_slope_and_shift_are_found() {
        // Results in exact proportion: of 1,000 at each logit x, as many are won as chance(2x − 1) says.
        let results: Vec<(f32, bool)> = (-20..=20)
            .flat_map(|tenth| {
                let x = tenth as f32 * 0.1;
                let won = (1000.0 * chance(2.0 * x - 1.0)).round() as usize;
                (0..1000).map(move |at| (x, at < won))
            })
            .collect();
        let (slope, shift) = fit(&results).expect("it is determined");
        assert!((slope - 2.0).abs() < 0.02 && (shift + 1.0).abs() < 0.02, "{slope} {shift}");
        assert_eq!(fit(&[]), None);
        assert_eq!(fit(&[(1.0, true), (1.0, false)]), None);
    }
}
