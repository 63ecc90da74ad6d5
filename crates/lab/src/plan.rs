//! The plan of an experiment, as stored in results: everything that determines its games, and how they are split into
//! chunks.

use std::fmt;
use std::num::NonZero;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use tenback_bots::Level;
use tenback_rules::{GameName, Options, Rules};

use crate::lineup::Lineup;

/// The plan of an experiment. Files with equal plans belong together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The program that plays: other versions could play differently.
    pub program: Program,
    /// The word of the game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The hand size.
    pub hand: u8,
    /// The minimum while there are cards to draw.
    pub minimum: u8,
    /// The line-ups, each of which plays every deal.
    pub lineups: Vec<Lineup>,
    /// How many games of each line-up.
    pub games: u64,
    /// How many of them are played with each deal.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub repeat: u64,
    /// The random seed.
    pub seed: u64,
    /// Whether luck is measured in every game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub luck_adjusted: bool,
    /// The number of games per chunk.
    pub chunk: u64,
}

/// The program that plays an experiment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Program {
    /// Its version.
    pub version: String,
    /// The commit it was built from, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
}

/// The difference between two plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The version of the program, or the commit it was built from.
    Program,
    /// The game, its seats or its options.
    Game,
    /// Bots, signals, budgets or networks.
    Lineups,
    /// The number of games, or how often each deal is played.
    Games,
    /// The seed.
    Seed,
    /// Whether luck is measured.
    Luck,
    /// The size of chunks.
    Chunks,
}

impl Plan {
    /// The plan for these rules and line-ups.
    pub fn new(program: Program, rules: &Rules, lineups: Vec<Lineup>, games: u64, seed: u64) -> Plan {
        Plan {
            program,
            game: rules.name().word().to_owned(),
            seats: rules.seats(),
            hand: rules.hand_size(),
            minimum: rules.minimum(1),
            chunk: chunk_size(&lineups, games),
            lineups,
            games,
            repeat: once(),
            seed,
            luck_adjusted: false,
        }
    }

    /// The same plan with this many games of each deal, all of them in one chunk.
    pub(crate) fn repeating(self, times: NonZero<u64>) -> Plan {
        Plan { repeat: times.get(), chunk: self.chunk.next_multiple_of(times.get()), ..self }
    }

    /// The same plan with luck measured in every game. That takes longer than an expert plays.
    pub(crate) fn luck_adjusted(self) -> Plan {
        const MOST: u64 = 20;
        let chunk = self.chunk.min(MOST).next_multiple_of(self.repeat.max(1));
        Plan { luck_adjusted: true, chunk, ..self }
    }

    /// The deal of a game, counted from 0.
    pub(crate) fn deal_of(&self, game: u64) -> u64 {
        game / self.repeat.max(1)
    }

    /// Its rules, if they are valid.
    pub fn rules(&self) -> Option<Rules> {
        let name = GameName::from_word(&self.game)?;
        let usual = Rules::new(name, self.seats, Options::default()).ok()?;
        let given = |value, usual| (value != usual).then_some(value);
        let hand_size = given(self.hand, usual.hand_size());
        let minimum = given(self.minimum, usual.minimum(1));
        Rules::new(name, self.seats, Options { hand_size, minimum, commands: None }).ok()
    }

    /// The number of chunks.
    pub fn chunks(&self) -> u64 {
        self.games.div_ceil(self.chunk.max(1))
    }

    /// The games of a chunk.
    pub fn games_of(&self, chunk: u64) -> Range<u64> {
        let first = chunk * self.chunk;
        first..(first + self.chunk).min(self.games)
    }

    /// The first difference to another plan.
    pub fn difference(&self, other: &Plan) -> Option<Difference> {
        let game = |plan: &Plan| (plan.game.clone(), plan.seats, plan.hand, plan.minimum);
        let differs = [
            (self.program != other.program, Difference::Program),
            (game(self) != game(other), Difference::Game),
            (self.lineups != other.lineups, Difference::Lineups),
            ((self.games, self.repeat) != (other.games, other.repeat), Difference::Games),
            (self.seed != other.seed, Difference::Seed),
            (self.luck_adjusted != other.luck_adjusted, Difference::Luck),
            (self.chunk != other.chunk, Difference::Chunks),
        ];
        differs.into_iter().find_map(|(differs, what)| differs.then_some(what))
    }
}

fn once() -> u64 {
    1
}

fn is_once(times: &u64) -> bool {
    *times == once()
}

/// Chunks are the unit of storage and of shares: short enough that little is lost with one and many machines get equal
/// shares, long enough that writing costs nothing compared to playing.
fn chunk_size(lineups: &[Lineup], games: u64) -> u64 {
    const SHARES: u64 = 64;
    let has = |level: Level| lineups.iter().any(|lineup| lineup.bots.iter().any(|bot| bot == level.word()));
    let most = if has(Level::Master) {
        1
    } else if [Level::Casual, Level::Regular, Level::Strong, Level::Expert].into_iter().any(has) {
        100
    } else {
        5000
    };
    (games / SHARES).clamp(1, most)
}

/// A share of an experiment: every n-th chunk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    number: u32,
    of: u32,
}

impl Shard {
    /// The whole experiment.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Share `number`, counted from 1, of `of`.
    pub const fn new(number: u32, of: u32) -> Option<Shard> {
        if number >= 1 && number <= of { Some(Shard { number, of }) } else { None }
    }

    /// Parses `i/n`.
    pub fn parse(text: &str) -> Option<Shard> {
        let (number, of) = text.split_once('/')?;
        Shard::new(number.parse().ok()?, of.parse().ok()?)
    }

    /// Whether it is the whole experiment.
    pub const fn is_whole(&self) -> bool {
        self.of == 1
    }

    /// The chunks of the share, in order.
    pub fn chunks(&self, plan: &Plan) -> impl Iterator<Item = u64> + use<> {
        (u64::from(self.number) - 1..plan.chunks()).step_by(self.of as usize)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(bot: &str, games: u64) -> Plan {
        let rules = Rules::new(GameName::Classic, 3, Options::default()).expect("three may play");
        let lineup = Lineup { bots: vec![bot.to_owned(); 3], signals: true, budget: None, network: None };
        Plan::new(program(), &rules, vec![lineup], games, 1)
    }

    fn program() -> Program {
        Program { version: "1.2.3".into(), commit: None }
    }

    #[test]
    fn chunks_cover_every_game_once() {
        for games in [1, 63, 64, 65, 1000, 99_999, 1_000_000] {
            for bot in ["greedy", "expert", "master"] {
                let plan = plan(bot, games);
                let all: Vec<u64> = (0..plan.chunks()).flat_map(|chunk| plan.games_of(chunk)).collect();
                assert_eq!(all, (0..games).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn all_games_of_a_deal_are_in_one_chunk() {
        let plan = plan("master", 60).repeating(NonZero::new(7).expect("not 0"));
        for chunk in 0..plan.chunks() {
            let mut games = plan.games_of(chunk);
            assert_eq!(games.next().map(|game| game % 7), Some(0));
        }
        assert_eq!((plan.deal_of(6), plan.deal_of(7)), (0, 1));
    }

    #[test]
    fn shards_cover_all_chunks_once() {
        let plan = plan("expert", 1000);
        for of in [1, 2, 3, 7, 64, 1000] {
            let mut chunks: Vec<u64> =
                (1..=of).flat_map(|number| Shard::new(number, of).expect("a shard").chunks(&plan)).collect();
            chunks.sort_unstable();
            assert_eq!(chunks, (0..plan.chunks()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn shards_are_counted_from_one() {
        assert_eq!(Shard::parse("2/3"), Shard::new(2, 3));
        for text in ["0/2", "3/2", "1/0", "0/0", "1", "1/2/3", "a/b", "-1/2", ""] {
            assert_eq!(Shard::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_plan_restores_its_rules() {
        let options = Options { hand_size: Some(5), minimum: Some(3), commands: None };
        let rules = Rules::new(GameName::Extreme, 4, options).expect("professionals");
        assert_eq!(Plan::new(program(), &rules, Vec::new(), 1, 1).rules(), Some(rules));
        assert_eq!(Plan { game: "chess".into(), ..plan("expert", 1) }.rules(), None);
    }

    #[test]
    fn differences_between_plans_are_found() {
        let one = plan("expert", 100);
        assert_eq!(one.difference(&one), None);
        assert_eq!(one.difference(&Plan { seed: 2, ..one.clone() }), Some(Difference::Seed));
        assert_eq!(one.difference(&plan("expert", 101)), Some(Difference::Games));
        assert_eq!(one.difference(&one.clone().luck_adjusted()), Some(Difference::Luck));
        let rebuilt = Program { commit: Some("0123abc".into()), ..program() };
        assert_eq!(one.difference(&Plan { program: rebuilt, ..one.clone() }), Some(Difference::Program));
        assert_eq!(one.difference(&plan("casual", 100)), Some(Difference::Lineups));
    }
}
