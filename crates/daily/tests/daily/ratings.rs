//! The difficulty of deals, and ratings of people who play them alone.

use proptest::prelude::*;
use tenback_daily::{Difficulty, Rating, rate};

const fn difficulty(won: u32, played: u32) -> Difficulty {
    Difficulty { won, played }
}

#[test]
fn a_deal_is_rated_by_how_many_bots_win_it() {
    let rating = |won, played| difficulty(won, played).opponent().rating;
    assert!((rating(10, 20) - 1500.0).abs() < 1e-9);
    // 1500 + 400 · log10(3).
    assert!((rating(25, 100) - 1690.85).abs() < 0.01);
    assert!((rating(75, 100) - 1309.15).abs() < 0.01);
    assert_eq!(difficulty(1, 4).share(), Some(0.25));
    assert_eq!(difficulty(0, 0).share(), None);
}

/// A deal that no bot has won may be won by somebody; it is not worth an infinite rating.
#[test]
fn certain_deals_stay_on_the_scale() {
    let never = difficulty(0, 1_000_000).opponent();
    assert!(never.rating < 2200.0, "{never:?}");
    assert!(difficulty(5, 5).opponent().rating > 1000.0);
    // Three lost games say less than a hundred.
    assert!(difficulty(0, 3).opponent().rating < difficulty(0, 100).opponent().rating);
    assert!(difficulty(0, 3).opponent().deviation > difficulty(0, 100).opponent().deviation);
    assert!(difficulty(0, 0).opponent().deviation >= Rating::NEW.deviation);
}

#[test]
fn a_rating_starts_with_the_first_deal() {
    assert_eq!(rate([]), None);
    let hard = difficulty(3, 24);
    let once = rate([(hard, true)]).expect("a rating");
    assert_eq!(once.deals, 1);
    assert!(once.rating.rating > 1700.0, "{once:?}");
    let lost = rate([(hard, false)]).expect("a rating");
    assert!(lost.rating.rating < 1500.0 && lost.rating.rating > 1300.0, "{lost:?}");
}

/// Somebody who wins as often as a deal's share says is about as strong as the bots on average.
#[test]
fn a_steady_player_gets_the_rating_that_fits() {
    let deals = (0..400).map(|number| (difficulty(30, 100), number % 10 < 3));
    let rated = rate(deals).expect("a rating");
    let (low, high) = rated.rating.interval();
    assert!(low < 1500.0 && 1500.0 < high, "{rated:?}");
    assert!(high - low < 400.0, "{rated:?}");
}

proptest! {
    #[test]
    fn ratings_stay_on_their_scale(deals in prop::collection::vec((0..50u32, 0..50u32, any::<bool>()), 1..80)) {
        let rated = rate(deals.iter().map(|&(won, lost, result)| (difficulty(won, won + lost), result))).expect("a rating");
        let (low, high) = rated.rating.interval();
        prop_assert!(rated.rating.rating.is_finite() && low < high);
        prop_assert_eq!(rated.deals as usize, deals.len());
    }

    /// The harder the deal, the more a win is worth and the less a loss costs.
    #[test]
    fn harder_deals_are_worth_more(won in 0..99u32) {
        let after = |won, result| rate([(difficulty(won, 100), result)]).expect("a rating").rating.rating;
        let (harder, easier) = (difficulty(won, 100).opponent(), difficulty(won + 1, 100).opponent());
        prop_assert!(harder.rating >= easier.rating);
        prop_assert!(after(won, true) > 1500.0 && after(won, false) < 1500.0);
    }
}
