//! How much work is put into a review.

/// A budget of evaluations per turn: replies of the reference player in sampled games. The same effort gives the same
/// review on every machine. Costly turns get more, so that their verdicts can be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    evaluations: u32,
}

impl Effort {
    /// The usual budget.
    pub const DEFAULT: Effort = Effort { evaluations: 2400 };
    /// The lowest useful budget.
    pub const LEAST: u32 = 100;
    /// The highest allowed one.
    pub const MOST: u32 = 10_000_000;

    /// A budget of this many evaluations per turn, at least [`Effort::LEAST`] and at most [`Effort::MOST`].
    pub const fn per_turn(evaluations: u32) -> Effort {
        let evaluations = if evaluations < Effort::LEAST { Effort::LEAST } else { evaluations };
        Effort { evaluations: if evaluations > Effort::MOST { Effort::MOST } else { evaluations } }
    }

    /// The evaluations per turn.
    pub const fn evaluations(self) -> u32 {
        self.evaluations
    }

    /// How many turns are compared at first.
    pub(crate) const CANDIDATES: usize = 8;
    /// How many remain for the second comparison, besides the one that was played.
    pub(crate) const FINALISTS: usize = 3;

    /// How many possible draws are tried.
    pub(crate) fn draws(self, seats: u8) -> u32 {
        (self.evaluations * 2 / 5 / u32::from(seats.max(1))).max(16)
    }

    /// How many orders of the draw pile are tried at a known position.
    pub fn orders(self) -> u32 {
        (self.evaluations / 150).clamp(2, 256)
    }

    /// How many deals the mean is taken over.
    pub(crate) fn deals(self) -> u32 {
        (self.evaluations / 2).clamp(128, 20_000)
    }

    /// How many games that can hardly be won are played to their end.
    pub(crate) fn endings(self) -> u32 {
        (self.evaluations / 50).clamp(16, 400)
    }

    /// The worlds of the first comparison.
    pub(crate) fn pilot_worlds(self) -> u32 {
        (self.evaluations / 4 / Effort::CANDIDATES as u32).max(4)
    }

    /// The worlds of the second comparison.
    pub(crate) fn worlds(self) -> u32 {
        (self.evaluations / 3 / (1 + Effort::FINALISTS as u32)).max(8)
    }

    /// The most worlds for a turn that looks costly.
    pub(crate) fn most_worlds(self) -> u32 {
        self.worlds().saturating_mul(8).max(1600)
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort::DEFAULT
    }
}
