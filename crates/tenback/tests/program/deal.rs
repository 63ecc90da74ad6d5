//! `tenback deal` prints records that `tenback verify` accepts.

use serde_json::Value;

use crate::{tenback, tenback_reading, text};

fn verified(deal: &[&str]) -> Value {
    let dealt = tenback(deal);
    assert_eq!(dealt.status.code(), Some(0), "{}", text(&dealt.stderr));
    let output = tenback_reading(&["verify", "-"], &dealt.stdout);
    serde_json::from_slice(&output.stdout).expect("one line of JSON")
}

#[test]
fn every_game_can_be_dealt() {
    for (game, seats, left) in
        [("classic", "1", 98), ("classic", "5", 98), ("extreme", "3", 98), ("face-to-face", "2", 116)]
    {
        let answer = verified(&["deal", game, "--seats", seats]);
        assert_eq!((&answer["ok"], &answer["status"], &answer["left"]), (&true.into(), &"open".into(), &left.into()));
    }
    let answer = verified(&["deal", "classic", "--seats", "2", "--minimum", "3", "--hand", "6"]);
    assert_eq!(answer["position"]["minimum"], 3);
}

#[test]
fn a_seed_gives_the_same_deal_again_and_the_system_another() {
    let seeded = || tenback(&["deal", "extreme", "--seats", "3", "--seed", "7"]).stdout;
    assert_eq!(seeded(), seeded());
    let dealt = || tenback(&["deal", "extreme", "--seats", "3"]).stdout;
    assert_ne!(dealt(), dealt());
}

#[test]
fn a_deal_that_breaks_its_commitment_is_detected() {
    let dealt = text(&tenback(&["deal", "--seed", "1"]).stdout);
    let salt = dealt.lines().find(|line| line.starts_with("[Salt")).expect("a deal has a salt");
    let forged = dealt.replace(salt, "[Salt \"another\"]");
    let output = tenback_reading(&["verify", "-"], forged.as_bytes());
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(answer["error"]["code"], "bad-commitment");
}

#[test]
fn what_cannot_be_dealt_is_refused() {
    for args in [
        &["deal", "classic", "--seats", "6"][..],
        &["deal", "face-to-face", "--minimum", "3"],
        &["deal", "--hand", "3"],
    ] {
        let output = tenback(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).len() > 20, "{args:?}");
    }
}
