//! Ratings move in the right direction and stay numbers.

use tenback_ratings::{Opponent, Rating};

const AVERAGE: Opponent = Opponent { rating: 1500.0, deviation: 100.0 };

/// Computed separately with the formulas of Glickman's "Example of the Glicko-2 system" (τ = 0.5), one game at a time.
#[test]
fn a_game_counts_as_glicko_2_says() {
    let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let games = [(1400.0, 45.0, true, 1563.49, 175.61), (1550.0, 100.0, false, 1426.69, 175.90)];
    for (rating, deviation, won, expected, certain) in games {
        let after = player.after(Opponent { rating, deviation }, won);
        assert!((after.rating - expected).abs() < 0.05 && (after.deviation - certain).abs() < 0.05, "{after:?}");
    }
}

#[test]
fn a_vague_opponent_counts_less() {
    let vague = Opponent { deviation: 350.0, ..AVERAGE };
    let (clear, unclear) = (Rating::NEW.after(AVERAGE, true), Rating::NEW.after(vague, true));
    assert!(clear.rating > unclear.rating && unclear.rating > Rating::NEW.rating, "{clear:?} {unclear:?}");
}

#[test]
fn the_interval_shrinks_with_every_game() {
    let mut rating = Rating::NEW;
    for number in 0..20 {
        let before = rating.interval();
        rating = rating.after(AVERAGE, number % 2 == 0);
        let (low, high) = rating.interval();
        assert!(low < rating.rating && rating.rating < high);
        assert!(high - low < before.1 - before.0, "{rating:?}");
    }
}

/// Whatever a file or a database contains, a rating stays a number.
#[test]
fn broken_numbers_are_repaired() {
    let broken = Rating { rating: f64::NAN, deviation: -1.0, volatility: f64::INFINITY };
    let after = broken.after(Opponent { rating: f64::INFINITY, deviation: f64::NAN }, true);
    assert!(after.rating.is_finite() && after.deviation > 0.0 && after.volatility.is_finite(), "{after:?}");
    let (low, high) = broken.interval();
    assert!(low.is_finite() && high.is_finite() && low < high);
}
