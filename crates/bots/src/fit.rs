//! Fits the chances of a network to results.
//!
//! What a network answers is close to the chance to win, but not equal to it: it knows nothing of the options, and judges
//! some stages of a game too high and others too low. So for every choice of options there is a correction of the logit,
//! which depends on the cards left before the turn. It is the same for all turns of a position and keeps their order.

use tenback_rules::Rules;

use crate::chance::{chance, logit};

/// The number of coefficients: slope and shift, each with a constant, a linear and a square part.
pub(crate) const TERMS: usize = 6;
/// The choices of options: the usual minimum or three, the usual hand or a smaller one.
pub(crate) const VARIANTS: usize = 4;

/// A correction of logits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Fit(pub(crate) [f32; TERMS]);

impl Fit {
    /// Changes nothing.
    pub(crate) const NONE: Fit = Fit([1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);

    /// The chance that came true where a network answered another. What is certain stays certain.
    pub(crate) fn apply(&self, answer: f32, left: u8) -> f32 {
        if answer <= 0.0 || answer >= 1.0 {
            return answer;
        }
        let terms = terms(logit(answer), left);
        chance(terms.iter().zip(&self.0).fold(0.0, |sum, (term, factor)| sum + term * factor))
    }

    /// The coefficients that fit results best. Newton's steps can overshoot, then smaller ones are made; and there are
    /// fewer coefficients if a higher answer would not always mean a higher chance. `None` if nothing helps.
    pub(crate) fn of(results: &[(f32, u8, bool)]) -> Option<Fit> {
        const ALL: [bool; TERMS] = [true; TERMS];
        const ONE_SLOPE: [bool; TERMS] = [true, false, false, true, true, true];
        const TWO: [bool; TERMS] = [true, false, false, true, false, false];
        const SMALL: f64 = 0.3;
        let ways = [(ALL, f64::INFINITY), (ALL, SMALL), (ONE_SLOPE, SMALL), (TWO, SMALL)];
        ways.iter().find_map(|(used, largest)| Fit::with(used, *largest, results).filter(Fit::is_sound))
    }

    /// Logistic regression by Newton's method, with a little weight on changing nothing, and all weight on that for
    /// coefficients that are not used. No coefficient changes by more than `largest` in one step.
    fn with(used: &[bool; TERMS], largest: f64, results: &[(f32, u8, bool)]) -> Option<Fit> {
        const STEPS: usize = 25;
        let prior = used.map(|used| if used { 20.0 } else { 1e12 });
        let mut fit = Fit::NONE.0.map(f64::from);
        for _ in 0..STEPS {
            let mut gradient = [0.0; TERMS];
            let mut curve = [[0.0; TERMS]; TERMS];
            for at in 0..TERMS {
                gradient[at] = prior[at] * (fit[at] - f64::from(Fit::NONE.0[at]));
                curve[at][at] = prior[at];
            }
            for &(answer, left, won) in results {
                let terms = terms(logit(answer), left).map(f64::from);
                let sum: f64 = terms.iter().zip(&fit).map(|(term, factor)| term * factor).sum();
                let p = f64::from(chance(sum as f32));
                let (error, weight) = (p - f64::from(u8::from(won)), p * (1.0 - p));
                for at in 0..TERMS {
                    gradient[at] += error * terms[at];
                    for other in 0..TERMS {
                        curve[at][other] += weight * terms[at] * terms[other];
                    }
                }
            }
            let step = solved(curve, gradient)?;
            fit.iter_mut().zip(step).for_each(|(factor, step)| *factor -= step.clamp(-largest, largest));
        }
        Some(Fit(fit.map(|factor| factor as f32)))
    }

    /// Whether a higher answer means a higher chance at every stage.
    fn is_sound(&self) -> bool {
        let rises = |share: f32| self.0[0] + share * (self.0[1] + share * self.0[2]) > 0.1;
        self.0.iter().all(|factor| factor.is_finite()) && (0..=10).all(|tenth| rises(tenth as f32 * 0.1))
    }
}

/// Which correction belongs to some rules.
pub(crate) fn variant(rules: &Rules) -> usize {
    let more = rules.minimum(1) > 2;
    let smaller = rules.hand_size() < rules.name().hand_size(rules.seats());
    usize::from(more) + 2 * usize::from(smaller)
}

fn terms(logit: f32, left: u8) -> [f32; TERMS] {
    let share = f32::from(left) * (1.0 / 98.0);
    [logit, logit * share, logit * share * share, 1.0, share, share * share]
}

/// Solves a system of linear equations by elimination.
fn solved(mut rows: [[f64; TERMS]; TERMS], mut right: [f64; TERMS]) -> Option<[f64; TERMS]> {
    for at in 0..TERMS {
        let largest = (at..TERMS).max_by(|&one, &other| rows[one][at].abs().total_cmp(&rows[other][at].abs()))?;
        rows.swap(at, largest);
        right.swap(at, largest);
        if rows[at][at].abs() < 1e-9 {
            return None;
        }
        for below in at + 1..TERMS {
            let factor = rows[below][at] / rows[at][at];
            let above = rows[at];
            rows[below].iter_mut().zip(above).for_each(|(value, above)| *value -= factor * above);
            right[below] -= factor * right[at];
        }
    }
    for at in (0..TERMS).rev() {
        let known: f64 = (at + 1..TERMS).map(|other| rows[at][other] * right[other]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results in exact proportion, as if every answer were off by a slope and a shift that depend on the stage.
    #[test]
    fn a_known_correction_is_found() {
        let truth = Fit([1.4, -0.5, 0.2, -0.3, 1.0, -0.4]);
        let mut results = Vec::new();
        for left in (5..=95).step_by(10) {
            for step in 1..20 {
                let answer = step as f32 * 0.05;
                let won = (400.0 * truth.apply(answer, left)).round() as usize;
                results.extend((0..400).map(|at| (answer, left, at < won)));
            }
        }
        let found = Fit::of(&results).expect("it is determined");
        for (answer, left) in [(0.1, 90), (0.5, 50), (0.9, 10), (0.3, 25)] {
            let (found, wanted) = (found.apply(answer, left), truth.apply(answer, left));
            assert!((found - wanted).abs() < 0.01, "{answer} with {left} left: {found}, {wanted}");
        }
        assert_eq!((found.apply(0.0, 9), found.apply(1.0, 9)), (0.0, 1.0));
    }

    #[test]
    fn a_correction_that_would_turn_the_order_around_is_made_simpler() {
        let truth = |answer: f32, left: u8| if left > 50 { 1.0 - answer } else { answer };
        let mut results = Vec::new();
        for (left, step) in [10, 90].into_iter().flat_map(|left| (1..20).map(move |step| (left, step))) {
            let answer = step as f32 * 0.05;
            let won = (100.0 * truth(answer, left)).round() as usize;
            results.extend((0..300).map(|at| (answer, left, at % 100 < won)));
        }
        assert!(!Fit::with(&[true; TERMS], f64::INFINITY, &results).expect("it is determined").is_sound());
        let fit = Fit::of(&results);
        assert!(fit.is_none_or(|fit| fit.apply(0.6, 90) > fit.apply(0.4, 90)), "{fit:?}");
    }

    #[test]
    fn without_results_nothing_changes() {
        let fit = Fit::of(&[]).expect("the weight on changing nothing decides");
        assert!((fit.apply(0.3, 40) - 0.3).abs() < 1e-4);
    }
}
