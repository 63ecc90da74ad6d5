//! Random generators: they depend only on the seed and the number of the game, so that any machine can play any game of
//! an experiment.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tenback_rules::Seat;

/// What random numbers are used for. The deal has its own stream, so that all line-ups get the same cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stream {
    /// Shuffling.
    Deal,
    /// The random choices of a seat's bot.
    Bot(Seat),
    /// The samples that luck is measured with. Bots must not depend on them.
    Luck,
}

/// The generator for one stream of one game.
pub(crate) fn generator(seed: u64, game: u64, stream: Stream) -> Xoshiro256PlusPlus {
    let stream = match stream {
        Stream::Deal => 0,
        Stream::Bot(seat) => u64::from(seat.number()),
        Stream::Luck => u64::MAX,
    };
    // Mixed after each part, so that neighbouring seeds, games and streams are unrelated.
    Xoshiro256PlusPlus::seed_from_u64(mix(mix(mix(seed) ^ game) ^ stream))
}

/// One step of SplitMix64: every bit of the input affects every bit of the result.
const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand_xoshiro::rand_core::Rng;

    use super::*;

    #[test]
    fn mix_agrees_with_splitmix64() {
        // The first two numbers of the reference implementation for the seed 1234567.
        assert_eq!(mix(1_234_567), 6_457_827_717_110_365_317);
        assert_eq!(mix(1_234_567_u64.wrapping_add(0x9e37_79b9_7f4a_7c15)), 3_203_168_211_198_807_973);
    }

    #[test]
    fn streams_games_and_seeds_differ() {
        let mut seen = HashSet::new();
        for seed in 0..20 {
            for game in 0..20 {
                for stream in [Stream::Deal, Stream::Bot(Seat::FIRST), Stream::Bot(Seat::SECOND), Stream::Luck] {
                    assert!(seen.insert(generator(seed, game, stream).next_u64()));
                }
            }
        }
    }
}
