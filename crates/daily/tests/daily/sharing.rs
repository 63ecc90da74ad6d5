//! What people share gives nothing away.

use tenback_daily::{sign, signs};
use tenback_wire::Verdict;

const VERDICTS: [Verdict; 9] = [
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

#[test]
fn there_is_a_sign_for_each_turn_and_no_number() {
    let text = signs(VERDICTS);
    assert_eq!(text.chars().count(), VERDICTS.len());
    assert!(text.chars().all(|sign| !sign.is_alphanumeric() && !sign.is_whitespace()), "{text}");
    assert_eq!(signs([Verdict::Great, Verdict::Good, Verdict::Blunder, Verdict::Forced]), "🌟🟩❌⬜");
    assert_eq!(signs([]), "");
}

#[test]
fn mistakes_can_be_told_apart() {
    let kinds =
        [Verdict::Great, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder, Verdict::Forced];
    let different: std::collections::BTreeSet<char> = kinds.into_iter().map(sign).collect();
    assert_eq!(different.len(), kinds.len());
}
