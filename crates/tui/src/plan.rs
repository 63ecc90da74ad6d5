//! A new game as somebody wishes it, before it is dealt.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_table::{Name, Talk};

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A person, perhaps with a name.
    Person(Option<Name>),
    /// A bot.
    Bot(Level),
}

/// What is to be played, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Which game.
    pub game: GameName,
    /// Who sits where.
    pub places: Vec<Place>,
    /// Another hand size (A18).
    pub hand_size: Option<u16>,
    /// Another minimum (A18).
    pub minimum: Option<u16>,
    /// What may be said.
    pub talk: Talk,
    /// Dealt from this seed, or from the system's generator.
    pub seed: Option<u64>,
}

impl Plan {
    /// A game as most would play it: alone, or against an expert.
    pub fn new(game: GameName) -> Plan {
        let mut places = vec![Place::Person(None)];
        places.resize(game.seats().0.into(), Place::Bot(Level::Expert));
        Plan { game, places, hand_size: None, minimum: None, talk: Talk::Signals, seed: None }
    }
}
