//! How strong a bot plays, and how long it may think.

use std::time::Duration;

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Every allowed action as likely as any other.
    Random,
    /// Smallest step, tricks first.
    Greedy,
    /// Sound and quick, with the mistakes of people.
    Casual,
    /// A learned value of the position after each possible turn, no search.
    Expert,
    /// Search in sampled games on top of the expert.
    Master,
}

impl Level {
    /// All levels from weak to strong.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Casual, Level::Expert, Level::Master];

    /// The word of the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Casual => "casual",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The level with this word.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// How long a master may think about one turn; the other levels need no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many positions looked at: the same choice on every machine.
    Evaluations(u32),
    /// So much processor time of the calling thread: how far it comes depends on the machine.
    CpuTime(Duration),
}
