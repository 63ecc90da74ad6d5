//! Line-ups: parsed from the command line, and as stored in results.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tenback_bots::{Budget, Level};
use tenback_rules::{Contest, Rules};

/// The bots of each seat and their conditions, as stored in results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lineup {
    /// The level of each seat.
    pub bots: Vec<String>,
    /// Whether the seats give each other signals.
    pub signals: bool,
    /// The budget of the master level; `None` if no bot uses it.
    pub budget: Option<WrittenBudget>,
    /// The network the bots use; `None` if they use none.
    pub network: Option<NetworkId>,
}

/// A network, identified by its content.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NetworkId {
    /// The first 16 hexadecimal digits of the SHA-256 of its file.
    pub digest: String,
    /// The name of the file; `None` for built-in networks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// A copied or renamed file is the same network.
impl PartialEq for NetworkId {
    fn eq(&self, other: &NetworkId) -> bool {
        self.digest == other.digest
    }
}

impl fmt::Display for NetworkId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "network={file} ({})", self.digest),
            None => write!(f, "network={}", self.digest),
        }
    }
}

/// A budget as stored in results.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WrittenBudget {
    /// Milliseconds of processor time per turn.
    Ms(f64),
    /// Evaluations per turn.
    Evals(u32),
}

impl WrittenBudget {
    /// The maximum: an hour.
    const MOST_MS: f64 = 3_600_000.0;

    /// A budget in milliseconds, if the number is valid.
    pub fn from_ms(ms: f64) -> Option<WrittenBudget> {
        (ms > 0.0 && ms <= WrittenBudget::MOST_MS).then_some(WrittenBudget::Ms(ms))
    }

    /// A budget in evaluations, at least one.
    pub fn from_evals(evals: u32) -> Option<WrittenBudget> {
        (evals > 0).then_some(WrittenBudget::Evals(evals))
    }
}

impl NetworkId {
    /// The file name, or the digest of a built-in network.
    fn short_name(&self) -> String {
        format!("network={}", self.file.as_ref().unwrap_or(&self.digest))
    }
}

impl WrittenBudget {
    /// The word on the command line.
    pub(crate) fn word(self) -> String {
        match self {
            WrittenBudget::Ms(ms) => format!("ms={ms}"),
            WrittenBudget::Evals(evals) => format!("evals={evals}"),
        }
    }
}

impl From<WrittenBudget> for Budget {
    fn from(budget: WrittenBudget) -> Budget {
        match budget {
            WrittenBudget::Ms(ms) => Budget::CpuTime(Duration::from_secs_f64(ms / 1e3)),
            WrittenBudget::Evals(evals) => Budget::Evaluations(evals),
        }
    }
}

impl fmt::Display for WrittenBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrittenBudget::Ms(ms) => write!(f, "{ms} ms"),
            WrittenBudget::Evals(evals) => write!(f, "{evals} evaluations"),
        }
    }
}

/// Default conditions for line-ups.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// Whether the seats give each other signals.
    pub signals: bool,
    /// The budget of the master level.
    pub budget: WrittenBudget,
    /// The network file.
    pub network: Option<String>,
}

/// Why a line-up is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineupError {
    /// No bot is given.
    NoBot,
    /// There is no such level or option.
    UnknownWord {
        /// As written.
        word: String,
    },
    /// The budget is not a positive number, or too large.
    BadBudget {
        /// As written.
        word: String,
    },
    /// The number of bots is neither one nor the number of seats.
    WrongCount {
        /// The number of bots given.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
    /// A network is given, but no bot of the line-up uses one.
    NobodyUsesNetwork,
}

/// A requested line-up: levels by seat, and the name of the network file.
#[derive(Clone, PartialEq, Debug)]
pub struct Wanted {
    /// One for each seat.
    pub levels: Vec<Level>,
    /// Whether the seats give each other signals.
    pub signals: bool,
    /// The budget of the master level; `None` if no bot uses it.
    pub budget: Option<WrittenBudget>,
    /// The network file; `None` for the built-in networks.
    pub network: Option<String>,
}

/// Whether bots of this level use a network.
pub const fn uses_network(level: Level) -> bool {
    matches!(level, Level::Regular | Level::Strong | Level::Expert | Level::Master)
}

/// Whether bots of this level give signals. Asking the others would cost a view each turn.
pub(crate) const fn gives_signals(level: Level) -> bool {
    !matches!(level, Level::Random | Level::Greedy)
}

impl Wanted {
    /// Parses a list such as `expert`, `expert,greedy` or `master,no-signals,ms=50`: a bot for all seats or one for
    /// each, and conditions that differ from `usual`.
    pub fn parse(text: &str, rules: &Rules, usual: &Conditions) -> Result<Wanted, LineupError> {
        let mut levels = Vec::new();
        let mut conditions = usual.clone();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match Level::from_word(word) {
                Some(level) => levels.push(level),
                None => conditions.change(word)?,
            }
        }
        let seats = usize::from(rules.seats());
        match levels[..] {
            [] => return Err(LineupError::NoBot),
            [level] => levels = vec![level; seats],
            _ if levels.len() == seats => {}
            _ => return Err(LineupError::WrongCount { bots: levels.len(), seats: rules.seats() }),
        }
        if conditions.network.is_some() && !levels.iter().any(|&level| uses_network(level)) {
            return Err(LineupError::NobodyUsesNetwork);
        }
        let team = seats > 1 && rules.contest() == Contest::Together;
        let talks = team && levels.iter().any(|&level| gives_signals(level));
        let searches = levels.contains(&Level::Master);
        Ok(Wanted {
            levels,
            signals: conditions.signals && talks,
            budget: searches.then_some(conditions.budget),
            network: conditions.network,
        })
    }
}

impl Conditions {
    /// Applies a word that is not a level.
    fn change(&mut self, word: &str) -> Result<(), LineupError> {
        let bad = || LineupError::BadBudget { word: word.to_owned() };
        match word.split_once('=') {
            None if word == "signals" => self.signals = true,
            None if word == "no-signals" => self.signals = false,
            Some(("ms", ms)) => self.budget = ms.parse().ok().and_then(WrittenBudget::from_ms).ok_or_else(bad)?,
            Some(("evals", evals)) => {
                self.budget = evals.parse().ok().and_then(WrittenBudget::from_evals).ok_or_else(bad)?;
            }
            Some(("network", file)) => self.network = Some(file.to_owned()),
            _ => return Err(LineupError::UnknownWord { word: word.to_owned() }),
        }
        Ok(())
    }
}

impl Lineup {
    /// Names for line-ups that show only what distinguishes them.
    pub(crate) fn short_names(lineups: &[&Lineup]) -> Vec<String> {
        let parts: [fn(&Lineup) -> String; 4] = [
            Lineup::bot_names,
            |lineup| lineup.signals_word().to_owned(),
            |lineup| lineup.budget.map_or(String::new(), |budget| budget.word()),
            |lineup| lineup.network.as_ref().map_or(String::new(), NetworkId::short_name),
        ];
        let differs = |part: &&fn(&Lineup) -> String| lineups.windows(2).any(|pair| part(pair[0]) != part(pair[1]));
        let telling: Vec<_> = parts.iter().filter(differs).collect();
        let name = |lineup: &&Lineup| {
            let words = telling.iter().map(|part| part(lineup)).filter(|word| !word.is_empty());
            let name = words.collect::<Vec<_>>().join(",");
            if name.is_empty() { lineup.bot_names() } else { name }
        };
        lineups.iter().map(name).collect()
    }

    /// The line-up in the words of the command line; teams always with whether they signal.
    pub(crate) fn in_words(&self, is_team: bool) -> String {
        let could_signal = |bot: &String| Level::from_word(bot).is_some_and(gives_signals);
        let signals = (is_team && self.bots.iter().any(could_signal)).then(|| self.signals_word().to_owned());
        let network = self.network.as_ref().filter(|network| network.file.is_some()).map(ToString::to_string);
        let words = [Some(self.bot_names()), self.budget.map(WrittenBudget::word), signals, network];
        words.into_iter().flatten().collect::<Vec<_>>().join(",")
    }

    const fn signals_word(&self) -> &'static str {
        if self.signals { "signals" } else { "no-signals" }
    }

    /// The bots in short: one name if they are all the same.
    pub fn bot_names(&self) -> String {
        match self.bots.split_first() {
            Some((first, rest)) if rest.iter().all(|other| other == first) => first.clone(),
            _ => self.bots.join(","),
        }
    }
}

#[cfg(test)]
mod tests {
    use tenback_rules::{GameName, Options};

    use super::*;

    const USUAL: Conditions = Conditions { signals: true, budget: WrittenBudget::Ms(10.0), network: None };

    fn parse(text: &str, game: GameName, seats: u8) -> Result<Wanted, LineupError> {
        let rules = Rules::new(game, seats, Options::default()).expect("the game allows these seats");
        Wanted::parse(text, &rules, &USUAL)
    }

    #[test]
    fn one_bot_is_for_all_seats() {
        let wanted = parse("expert", GameName::Classic, 3).expect("a line-up");
        assert_eq!(wanted, Wanted { levels: vec![Level::Expert; 3], signals: true, budget: None, network: None });
    }

    #[test]
    fn conditions_are_parsed_among_the_bots() {
        let wanted = parse("master, greedy,no-signals,evals=200", GameName::Extreme, 2).expect("a line-up");
        assert_eq!(wanted.levels, [Level::Master, Level::Greedy]);
        assert_eq!((wanted.signals, wanted.budget), (false, Some(WrittenBudget::Evals(200))));
        let ms = parse("master,ms=2.5", GameName::Classic, 1).expect("a line-up");
        assert_eq!((ms.signals, ms.budget), (false, Some(WrittenBudget::Ms(2.5))));
    }

    #[test]
    fn opponents_give_no_signals() {
        assert!(!parse("expert,signals", GameName::FaceToFace, 2).expect("a line-up").signals);
    }

    #[test]
    fn levels_without_signals_switch_them_off() {
        assert!(!parse("greedy", GameName::Classic, 2).expect("a line-up").signals);
        assert!(parse("greedy,casual", GameName::Classic, 2).expect("a line-up").signals);
    }

    /// What was typed can be recognised in the report, and what was not typed is still clear.
    #[test]
    fn lineups_are_reported_in_the_words_of_the_command_line() {
        let label = |text: &str, game, seats: u8| {
            let Wanted { levels, signals, budget, .. } = parse(text, game, seats).expect("a line-up");
            let bots = levels.iter().map(|level| level.word().to_owned()).collect();
            Lineup { bots, signals, budget, network: None }.in_words(seats > 1 && game != GameName::FaceToFace)
        };
        assert_eq!(label("expert", GameName::Classic, 3), "expert,signals");
        assert_eq!(label("expert,no-signals", GameName::Classic, 3), "expert,no-signals");
        assert_eq!(
            label("no-signals,master,greedy,evals=200", GameName::Extreme, 2),
            "master,greedy,evals=200,no-signals"
        );
        assert_eq!(label("master,ms=2.5", GameName::Classic, 1), "master,ms=2.5");
        assert_eq!(label("greedy", GameName::Classic, 2), "greedy", "greedy never signals");
        assert_eq!(label("expert,greedy", GameName::FaceToFace, 2), "expert,greedy");
    }

    #[test]
    fn invalid_lineups_are_rejected() {
        let refused = |text: &str, seats| parse(text, GameName::Classic, seats).expect_err("no line-up");
        let word = |word: &str| word.to_owned();
        assert_eq!(refused("wizard", 2), LineupError::UnknownWord { word: word("wizard") });
        assert_eq!(refused("expert,loud", 2), LineupError::UnknownWord { word: word("loud") });
        assert_eq!(refused("", 2), LineupError::NoBot);
        assert_eq!(refused("no-signals", 2), LineupError::NoBot);
        assert_eq!(refused("expert,expert", 3), LineupError::WrongCount { bots: 2, seats: 3 });
        assert_eq!(refused("greedy,network=x.net", 3), LineupError::NobodyUsesNetwork);
        for budget in ["ms=0", "ms=-1", "ms=x", "ms=NaN", "ms=1e9", "evals=0", "evals=-3", "evals=1.5"] {
            let text = format!("master,{budget}");
            assert_eq!(refused(&text, 3), LineupError::BadBudget { word: word(budget) });
        }
    }
}
