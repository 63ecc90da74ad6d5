//! A new game before it is dealt.

use tenback_bots::Level;
use tenback_rules::GameName;
use tenback_table::{Name, Talk};

/// Who gets a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A person, with or without a name.
    Person(Option<Name>),
    /// A bot.
    Bot(Level),
}

/// The game and its players.
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
    /// Which kinds of talk are allowed.
    pub talk: Talk,
    /// Dealt from this seed, or from the system's generator.
    pub seed: Option<u64>,
}

/// Why the players do not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatingError {
    /// There are more bots than seats.
    Bots,
    /// There are more names than seats for people.
    Names,
}

impl Plan {
    /// Far more than any game allows; the rules reject what is too many for a game.
    const MOST: usize = 100;

    /// Seats people first, those with names before those without, then bots. Without a number of seats there are as
    /// many as needed, with at least one person.
    pub fn seat(&mut self, seats: Option<u16>, bots: &[Level], names: Vec<Name>) -> Result<(), SeatingError> {
        if seats.is_none() && bots.is_empty() && names.is_empty() {
            return Ok(());
        }
        let fewest = usize::from(self.game.seats().0);
        let seats = seats.map_or((names.len().max(1) + bots.len()).max(fewest), usize::from).min(Plan::MOST);
        let people = seats.checked_sub(bots.len()).ok_or(SeatingError::Bots)?;
        if people < names.len() {
            return Err(SeatingError::Names);
        }
        let named = names.into_iter().map(|name| Place::Person(Some(name)));
        let people = named.chain(std::iter::repeat(Place::Person(None))).take(people);
        self.places = people.chain(bots.iter().copied().map(Place::Bot)).collect();
        Ok(())
    }

    /// The default: alone, or against an expert.
    pub fn new(game: GameName) -> Plan {
        let mut places = vec![Place::Person(None)];
        places.resize(game.seats().0.into(), Place::Bot(Level::Expert));
        Plan { game, places, hand_size: None, minimum: None, talk: Talk::Signals, seed: None }
    }
}
