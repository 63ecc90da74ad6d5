//! Words of reviews: in CSV the same as in JSON.

use serde_json::to_value;
use tenback_review::{Difference, Verdict};
use tenback_rules::{Card, CardCommand, Pile, Seat};

#[test]
fn verdicts_have_one_word() {
    for verdict in Verdict::ALL {
        let json = to_value(tenback_wire::Verdict::from(verdict)).expect("plain data");
        assert_eq!(json, verdict.word());
    }
}

#[test]
fn differences_have_one_word() {
    let (card, pile, seat) = (Card::new(44).expect("a card"), Pile::A, Seat::FIRST);
    for difference in [
        Difference::LostAtOnce,
        Difference::CardsLeft { count: 2 },
        Difference::MissedTrick { card, pile },
        Difference::SignalIgnored { seat, pile },
        Difference::LongStep { card, pile, step: 30 },
        Difference::CommandLaid { command: CardCommand::ALL[0] },
        Difference::MoreCards { count: 1 },
        Difference::FewerCards { count: 1 },
        Difference::MissedHelp { pile },
        Difference::Helped { pile },
    ] {
        let json = to_value(tenback_wire::Difference::from(difference)).expect("plain data");
        assert_eq!(json["kind"], difference.word());
    }
}
