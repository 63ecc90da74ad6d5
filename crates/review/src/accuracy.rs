//! Accuracy, by the formula of lichess.

/// The accuracy of a turn in percent, from the win chance it seems to have lost (0 to 1). An estimate that is negative by
/// chance gives as much above 100 as the opposite error takes away below, so that such errors cancel out over a game.
pub fn turn_accuracy(shortfall: f64) -> f64 {
    let lost = 100.0 * shortfall.abs();
    let missing = (103.166_810_071_164_9 * (1.0 - (-0.043_544_153_867_539_51 * lost).exp())).min(100.0);
    if shortfall < 0.0 { 100.0 + missing } else { 100.0 - missing }
}

/// The accuracy of a player in percent: the mean of a weighted mean and the harmonic mean of the accuracies of their
/// turns. Turns count for more where the win chance was in motion. `curve` is the win chance before each turn of the game
/// and at the end; `shortfalls` are the player's turns by index. `None` without any.
pub fn accuracy(curve: &[f64], shortfalls: &[(usize, f64)]) -> Option<f64> {
    if shortfalls.is_empty() {
        return None;
    }
    let (mut weighted, mut weights, mut inverse) = (0.0, 0.0, 0.0);
    for &(turn, shortfall) in shortfalls {
        let (accuracy, weight) = (turn_accuracy(shortfall), weight(curve, turn));
        weighted += weight * accuracy;
        weights += weight;
        inverse += 1.0 / accuracy.max(1.0);
    }
    let harmonic = shortfalls.len() as f64 / inverse;
    Some(f64::midpoint(weighted / weights, harmonic).clamp(0.0, 100.0))
}

/// The standard deviation of the curve around a turn, in points, within bounds.
fn weight(curve: &[f64], turn: usize) -> f64 {
    let size = (curve.len().saturating_sub(1) / 10).clamp(2, 8).min(curve.len());
    // The window that ends after the turn; the first turns share the first window.
    let end = (turn + 2).clamp(size, curve.len());
    let window = &curve[end - size..end];
    let count = window.len().max(1) as f64;
    let mean = window.iter().sum::<f64>() / count;
    let variance = window.iter().map(|chance| (chance - mean) * (chance - mean)).sum::<f64>() / count;
    (100.0 * variance.sqrt()).clamp(0.5, 12.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_accuracies() {
        // lichess: 5, 10 and 30 points are about 80, 64 and 25 %.
        for (loss, wanted) in [(0.0, 100.0), (0.05, 79.8), (0.10, 63.6), (0.30, 24.8), (1.0, 0.0)] {
            let accuracy = turn_accuracy(loss);
            assert!((accuracy - wanted).abs() < 0.5, "{loss}: {accuracy}");
        }
    }

    #[test]
    fn errors_of_both_signs_cancel_out() {
        for error in [0.001, 0.02, 0.3, 1.0] {
            assert!((turn_accuracy(error) + turn_accuracy(-error) - 200.0).abs() < 1e-9, "{error}");
        }
        let turns: Vec<(usize, f64)> = (0..20).map(|turn| (turn, if turn % 2 == 0 { 0.01 } else { -0.01 })).collect();
        let accuracy = accuracy(&[0.5; 21], &turns).expect("20 turns");
        assert!((99.8..=100.0).contains(&accuracy), "{accuracy}");
    }

    /// One turn that gives everything away does not undo twelve perfect ones: the harmonic mean counts it as 1 %.
    #[test]
    fn a_single_blunder_does_not_hide_everything_else() {
        let losses: Vec<(usize, f64)> = (0..13).map(|turn| (turn, if turn == 6 { 0.9 } else { 0.0 })).collect();
        let accuracy = accuracy(&[0.5; 14], &losses).expect("13 turns");
        let (mean, harmonic) = (1200.0 / 13.0, 13.0 / (12.0 / 100.0 + 1.0));
        assert!((accuracy - f64::midpoint(mean, harmonic)).abs() < 0.01, "{accuracy}");
    }

    #[test]
    fn losses_while_much_happens_weigh_more() {
        let mut curve = vec![0.5; 40];
        curve[20..].fill(0.1);
        let calm = accuracy(&curve, &[(5, 0.2), (19, 0.0)]).expect("two turns");
        let stormy = accuracy(&curve, &[(5, 0.0), (19, 0.2)]).expect("two turns");
        assert!(stormy < calm, "{stormy} {calm}");
        assert_eq!(accuracy(&curve, &[]), None);
        assert_eq!(accuracy(&[0.5], &[(0, 0.0)]), Some(100.0));
    }
}
