//! How the built-in networks are made.

use tenback_rules::{GameName, Options, Rules};

use super::Config;

/// The training of one built-in network.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// What it is for.
    pub rules: Rules,
    /// How it is trained.
    pub config: Config,
    /// The network it starts from, by game and number of seats.
    pub from: Option<(GameName, u8)>,
}

/// Games of the second stage after a first one …
const AFTER_FIRST_STAGE: u64 = 30_000;
/// … from the network for one seat to that for two …
const FROM_ALONE: u64 = 16_000;
/// … from one number of seats to the next …
const FROM_FEWER_SEATS: u64 = 10_000;
/// … and from one game to another.
const FROM_OTHER_GAME: u64 = 12_000;
/// Games of the only stage of Face to Face.
const FACE_TO_FACE: u64 = 160_000;

/// The courses of all built-in networks. Each comes after the one it starts from.
pub fn courses() -> Vec<Course> {
    let scratch = Config::default();
    let games = |games| Config { games, ..scratch };
    let more = |game: GameName, to_two: u64| {
        (2..=game.seats().1).map(move |seats| {
            let config = games(if seats == 2 { to_two } else { FROM_FEWER_SEATS });
            course(game, seats, config, Some((game, seats - 1)))
        })
    };
    let alone = course(GameName::Classic, 1, games(scratch.first_games + AFTER_FIRST_STAGE), None);
    let extreme = course(GameName::Extreme, 1, games(FROM_OTHER_GAME), Some((GameName::Classic, 1)));
    let face = course(GameName::FaceToFace, 2, games(FACE_TO_FACE), None);
    let classic = std::iter::once(alone).chain(more(GameName::Classic, FROM_ALONE));
    let extreme = std::iter::once(extreme).chain(more(GameName::Extreme, FROM_FEWER_SEATS));
    classic.chain(extreme).chain([face]).collect()
}

fn course(game: GameName, seats: u8, config: Config, from: Option<(GameName, u8)>) -> Course {
    let rules = Rules::new(game, seats, Options::default()).expect("every number of seats has rules");
    Course { rules, config, from }
}
