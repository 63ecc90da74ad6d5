//! How the built-in networks are made.

use tenback_rules::{GameName, Options, Rules};

use super::Config;

/// The training of one network: a built-in one, or one that others start from.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Its name: game and number of seats for a built-in network.
    pub name: String,
    /// What it is for.
    pub rules: Rules,
    /// How it is trained.
    pub config: Config,
    /// Added to the seed, so that a network that goes on learning plays other games than before.
    pub seed: u64,
    /// The name of the course it starts from.
    pub from: Option<String>,
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
/// Networks that go on learning, by game and number of seats, and for how many games. The others start from what these
/// were before.
const FURTHER: [(GameName, u8, u64); 1] = [(GameName::Classic, 1, 90_000)];

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
    let further = FURTHER.iter().map(|&(game, seats, count)| Course {
        name: name(game, seats),
        seed: 1,
        ..course(game, seats, games(count), Some((game, seats)))
    });
    classic.chain(extreme).chain([face]).chain(further).collect()
}

/// A course that comes first for its game and number of seats.
fn course(game: GameName, seats: u8, config: Config, from: Option<(GameName, u8)>) -> Course {
    let rules = Rules::new(game, seats, Options::default()).expect("every number of seats has rules");
    let from = from.map(|(game, seats)| first_name(game, seats));
    Course { name: first_name(game, seats), rules, config, seed: 0, from }
}

fn name(game: GameName, seats: u8) -> String {
    format!("{}-{seats}", game.word())
}

/// What a network is called before it goes on learning.
fn first_name(game: GameName, seats: u8) -> String {
    let goes_on = FURTHER.iter().any(|&(further, by, _)| (further, by) == (game, seats));
    let first = if goes_on { "-first" } else { "" };
    format!("{}{first}", name(game, seats))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn every_built_in_network_has_a_course_after_the_one_it_starts_from() {
        let mut made = HashMap::new();
        for Course { name, rules, from, .. } in courses() {
            if let Some(from) = from {
                assert!(made.contains_key(&from), "{name} starts from {from}");
            }
            assert_eq!(made.insert(name.clone(), rules), None, "{name} is made twice");
        }
        for game in [GameName::Classic, GameName::Extreme, GameName::FaceToFace] {
            for seats in game.seats().0..=game.seats().1 {
                let rules = made[&name(game, seats)];
                assert_eq!((rules.name(), rules.seats()), (game, seats));
            }
        }
    }
}
