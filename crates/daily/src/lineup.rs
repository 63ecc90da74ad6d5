//! Who plays the deals of the day, and dealing them.

use rand::Rng;
use tenback_players::Level;
use tenback_rules::{GameName, Options, Rules, Seat, Setup};
use tenback_wire::DailyGame;

use crate::chance::first_seat;

/// Which game a deal of the day is, and who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// Which game.
    pub game: GameName,
    /// The number of seats.
    pub seats: u8,
    /// The seat of a bot and its level; people sit on all others.
    pub bot: Option<(Seat, Level)>,
}

impl Lineup {
    /// That of a deal.
    pub const fn of(deal: DailyGame) -> Lineup {
        let (game, seats) = match deal {
            DailyGame::ClassicAlone => (GameName::Classic, 1),
            DailyGame::ExtremeAlone => (GameName::Extreme, 1),
            DailyGame::FaceToFace => (GameName::FaceToFace, 2),
            DailyGame::ClassicForTwo => (GameName::Classic, 2),
            DailyGame::ClassicForThree => (GameName::Classic, 3),
            DailyGame::ClassicForFour => (GameName::Classic, 4),
        };
        let bot = match game {
            GameName::FaceToFace => Some((Seat::SECOND, Level::Master)),
            GameName::Classic | GameName::Extreme => None,
        };
        Lineup { game, seats, bot }
    }

    /// How many people play.
    pub const fn people(self) -> u8 {
        match self.bot {
            Some(_) => self.seats - 1,
            None => self.seats,
        }
    }

    /// Whether one person plays it alone, so that it counts for their rating.
    pub const fn is_alone(self) -> bool {
        self.people() == 1
    }

    /// The rules, as the rulebook has them.
    pub fn rules(self) -> Rules {
        Rules::new(self.game, self.seats, Options::default()).expect("every deal of the day can be played")
    }
}

/// Shuffled cards for a deal of the day, with everything spelled out. In Face to Face the salt decides who goes first.
pub fn deal(deal: DailyGame, salt: &str, rng: &mut impl Rng) -> Setup {
    let lineup = Lineup::of(deal);
    let setup = Setup::deal(lineup.game, lineup.seats.into(), rng).with_options_of(&lineup.rules());
    let first = lineup.bot.map(|_| first_seat(salt, lineup.seats).number().into());
    Setup { first, ..setup }
}
