//! Training gives the same result for the same seed, interrupted or not.

use tenback_rules::{GameName, Rules};

use super::rules;
use crate::learn::{Config, Trainer};

fn short() -> Config {
    Config {
        games: 200,
        first_games: 40,
        planner_games: 20,
        replay: 1_000,
        groups: 300,
        reuse: 1.0,
        ..Config::default()
    }
}

fn each(check: impl Fn(Rules)) {
    for (name, seats) in [(GameName::Classic, 2), (GameName::Extreme, 3), (GameName::FaceToFace, 2)] {
        check(rules(name, seats));
    }
}

#[test]
fn the_same_seed_gives_the_same_network() {
    each(|rules| {
        let learned = |seed, parts: &[u64]| {
            let mut trainer = Trainer::new(rules, seed, short());
            for &games in parts {
                trainer.step(games);
            }
            trainer.network().to_bytes()
        };
        assert_eq!(learned(1, &[60]), learned(1, &[23, 37]));
        assert_ne!(learned(1, &[60]), learned(2, &[60]));
    });
}

#[test]
fn resumed_training_gives_the_same_network() {
    each(|rules| {
        let mut trainer = Trainer::new(rules, 4, short());
        trainer.step(45);
        let checkpoint = trainer.save();
        trainer.step(40);
        let mut resumed = Trainer::resume(rules, 4, short(), &checkpoint).expect("its own checkpoint");
        resumed.step(40);
        assert_eq!(resumed.network().to_bytes(), trainer.network().to_bytes());
        assert!(Trainer::resume(rules, 4, short(), &checkpoint[..checkpoint.len() - 1]).is_err());
        assert!(Trainer::resume(rules, 4, short(), b"nonsense").is_err());
    });
}
