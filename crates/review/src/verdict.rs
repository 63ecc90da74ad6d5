//! Verdicts on turns.

/// How good a turn was, by the win chance it lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The best turn, and hard to find.
    Great,
    /// The best turn, or one that cannot be told apart from it.
    Best,
    /// It lost less than 5 points.
    Good,
    /// It lost 5 to 10 points.
    Inaccuracy,
    /// It lost 10 to 15 points.
    Mistake,
    /// It lost 15 points or more.
    Blunder,
    /// There was no other turn.
    Forced,
    /// One side had all but won, whatever was played.
    Decided,
    /// Somebody resigned or ran out of time before the turn was over.
    Unfinished,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Verdict; 9] = [
        Verdict::Great,
        Verdict::Best,
        Verdict::Good,
        Verdict::Inaccuracy,
        Verdict::Mistake,
        Verdict::Blunder,
        Verdict::Forced,
        Verdict::Decided,
        Verdict::Unfinished,
    ];

    /// A loss of win chance from here on is an inaccuracy.
    pub const INACCURACY: f64 = 0.05;
    /// A loss of win chance from here on is a mistake.
    pub const MISTAKE: f64 = 0.10;
    /// A loss of win chance from here on is a blunder.
    pub const BLUNDER: f64 = 0.15;
    /// Below this chance after the best turn, a game is decided. Teams go on for fewer cards left.
    pub const HOPELESS: f64 = 0.02;
    /// What a card more at the end counts as, in win chance.
    pub const CARD: f64 = 0.05;

    /// Its word in JSON and CSV.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Great => "great",
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
            Verdict::Forced => "forced",
            Verdict::Decided => "decided",
            Verdict::Unfinished => "unfinished",
        }
    }

    /// The sign of chess for it, if it deserves one, as one character.
    pub const fn sign(self) -> Option<char> {
        match self {
            Verdict::Great => Some('!'),
            Verdict::Inaccuracy => Some('·'),
            Verdict::Mistake => Some('?'),
            Verdict::Blunder => Some('⁇'),
            Verdict::Best | Verdict::Good | Verdict::Forced | Verdict::Decided | Verdict::Unfinished => None,
        }
    }

    /// The verdict on a turn that lost this much win chance and was not the best.
    pub fn of_loss(loss: f64) -> Verdict {
        match loss {
            Verdict::BLUNDER.. => Verdict::Blunder,
            Verdict::MISTAKE.. => Verdict::Mistake,
            Verdict::INACCURACY.. => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }

    /// Whether the turn was a choice that can be graded.
    pub const fn is_graded(self) -> bool {
        !matches!(self, Verdict::Forced | Verdict::Decided | Verdict::Unfinished)
    }

    /// Whether it was worse than good.
    pub const fn is_costly(self) -> bool {
        matches!(self, Verdict::Inaccuracy | Verdict::Mistake | Verdict::Blunder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds_are_those_of_the_document() {
        let losses = [0.0, 0.049, 0.05, 0.099, 0.10, 0.149, 0.15, 1.0];
        let words = losses.map(|loss| Verdict::of_loss(loss).word());
        let wanted = ["good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"];
        assert_eq!(words, wanted);
    }
}
