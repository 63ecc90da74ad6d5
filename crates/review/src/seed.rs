//! Seeds: every sample of a review has its own, so that nothing depends on the order of the work.

/// What a sample is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The mean over all deals.
    Mean,
    /// The start of the game.
    Start,
    /// Orders of the draw pile after the cards that were drawn.
    Drawn,
    /// Cards that might have been drawn.
    Draws,
    /// Choosing which turns to compare.
    Pilot,
    /// Comparing them.
    Comparison,
    /// Playing them to the end.
    Ending,
}

/// The seed of a sample.
pub(crate) fn seed(purpose: Purpose, turn: u16, index: u32) -> u64 {
    let place = (purpose as u64) << 56 | u64::from(turn) << 32 | u64::from(index);
    // The finalizer of SplitMix64.
    let mut mixed = place.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
