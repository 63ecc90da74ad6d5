//! What people share about a game: a sign for each turn, by how good it was, and no number.

use tenback_wire::Verdict;

/// The sign for a turn. Signs differ in shape as well as in colour where a turn went wrong.
pub const fn sign(verdict: Verdict) -> char {
    match verdict {
        Verdict::Great => '🌟',
        Verdict::Best | Verdict::Good => '🟩',
        Verdict::Inaccuracy => '🟡',
        Verdict::Mistake => '🔶',
        Verdict::Blunder => '❌',
        Verdict::Forced | Verdict::Decided | Verdict::Unfinished => '⬜',
    }
}

/// The signs for all turns of a game, in order.
pub fn signs(verdicts: impl IntoIterator<Item = Verdict>) -> String {
    verdicts.into_iter().map(sign).collect()
}
