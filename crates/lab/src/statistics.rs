//! Confidence intervals of 95 %.

/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The interval that contains the true value with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's score interval for a share: also valid for few games and near 0 and 1. Without games it is 0 to 1.
pub fn share_interval(hits: u64, of: u64) -> Interval {
    if of == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = of as f64;
    let share = hits as f64 / n;
    let shrink = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / shrink;
    let half = Z / shrink * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // At the ends the formula gives exactly 0 and 1, except for rounding.
    let low = if hits == 0 { 0.0 } else { middle - half };
    let high = if hits == of { 1.0 } else { middle + half };
    Interval { low, high }
}

/// Bonett and Price's interval for the difference of two shares measured on the same deals: `gained` deals were won
/// only by the second, `lost` only by the first, out of `of`. One added deal of each kind keeps it from being too
/// narrow when hardly any deal makes a difference.
pub fn paired_share_interval(gained: u64, lost: u64, of: u64) -> Interval {
    if of == 0 {
        return Interval { low: -1.0, high: 1.0 };
    }
    let n = of as f64 + 2.0;
    let gained = (gained as f64 + 1.0) / n;
    let lost = (lost as f64 + 1.0) / n;
    let difference = gained - lost;
    let half = Z * ((gained + lost - difference * difference) / n).sqrt();
    Interval { low: (difference - half).max(-1.0), high: (difference + half).min(1.0) }
}

/// The normal interval for the mean of differences, from their sum and the sum of their squares; `None` for fewer than
/// two.
pub fn mean_interval(sum: i64, squares: u64, of: u64) -> Option<Interval> {
    if of < 2 {
        return None;
    }
    let n = of as f64;
    let mean = sum as f64 / n;
    let variance = (squares as f64 - mean * sum as f64).max(0.0) / (n - 1.0);
    let half = Z * (variance / n).sqrt();
    Some(Interval { low: mean - half, high: mean + half })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(interval: Interval, low: f64, high: f64) {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-5;
        assert!(near(interval.low, low) && near(interval.high, high), "{interval:?} is not {low} to {high}");
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe 1998 (Statistics in Medicine 17), table I, method 3.
        assert_near(share_interval(81, 263), 0.2553, 0.3662);
        assert_near(share_interval(15, 148), 0.0624, 0.1605);
        assert_near(share_interval(0, 20), 0.0, 0.1611);
        assert_near(share_interval(1, 29), 0.0061, 0.1718);
    }

    #[test]
    fn wilson_stays_within_bounds() {
        assert_eq!(share_interval(0, 0), Interval { low: 0.0, high: 1.0 });
        assert_eq!(share_interval(7, 7).high, 1.0);
        assert_eq!(share_interval(0, 7).low, 0.0);
    }

    #[test]
    fn paired_shares_agree_with_known_values() {
        // The two examples of Fagerland, Lydersen, Laake (Statistical Analysis of Contingency Tables, chapter 8): cells
        // 1 1 7 12 and 59 6 16 80. Their difference is first minus second, so it is mirrored here.
        assert_near(paired_share_interval(7, 1, 21), 0.0134, 0.5084);
        assert_near(paired_share_interval(16, 6, 161), 0.0032, 0.1195);
    }

    #[test]
    fn paired_intervals_have_a_width_without_data() {
        let interval = paired_share_interval(0, 0, 100);
        assert!(interval.low < -0.02 && interval.high > 0.02, "{interval:?}");
        assert_eq!(paired_share_interval(0, 0, 0), Interval { low: -1.0, high: 1.0 });
    }

    #[test]
    fn mean_intervals_agree_with_values_computed_by_hand() {
        // 1, 2, 3, 4: mean 2.5, variance 5/3.
        let half = Z * (5.0_f64 / 3.0 / 4.0).sqrt();
        assert_near(mean_interval(10, 30, 4).expect("four are enough"), 2.5 - half, 2.5 + half);
        assert_near(mean_interval(-9, 27, 3).expect("three are enough"), -3.0, -3.0);
        assert_eq!(mean_interval(5, 25, 1), None);
    }
}
