//! Which finished games are wanted.

use tenback_rules::GameName;
use tenback_wire::PlayedGame;

/// Which finished games are wanted; all of them by default.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameFilter {
    /// Only this game.
    pub game: Option<GameName>,
    /// Only with this number of seats.
    pub seats: Option<u8>,
    /// Only games that were won, or only those that were not.
    pub won: Option<bool>,
    /// Only with somebody else whose name contains this text.
    pub with: Option<String>,
    /// Only games that ended at this time or later, in milliseconds since 1970.
    pub since: Option<i64>,
    /// Only games that ended before this time.
    pub until: Option<i64>,
}

impl GameFilter {
    /// The filter as parameters of a request.
    pub(crate) fn query(&self) -> Vec<(&'static str, String)> {
        let result = |won| if won { "won" } else { "lost" };
        let parameters = [
            ("game", self.game.map(|game| game.word().to_owned())),
            ("seats", self.seats.map(|seats| seats.to_string())),
            ("result", self.won.map(|won| result(won).to_owned())),
            ("with", self.with.clone()),
            ("since", self.since.map(|time| time.to_string())),
            ("until", self.until.map(|time| time.to_string())),
        ];
        parameters.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }

    /// Whether a game is wanted, by the same rules as at a server.
    pub fn matches(&self, game: &PlayedGame) -> bool {
        self.game.is_none_or(|wanted| game.game == wanted)
            && self.seats.is_none_or(|seats| game.seats == seats)
            && self.won.is_none_or(|won| game.won == won)
            && self.since.is_none_or(|time| game.ended >= time)
            && self.until.is_none_or(|time| game.ended < time)
            && self.with.as_deref().is_none_or(|text| is_with(game, text))
    }
}

/// Whether somebody else whose name contains the text played, too; capitals do not matter.
fn is_with(game: &PlayedGame, text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let own = game.seat.map(|seat| seat.index());
    let mut others = game.players.iter().enumerate().filter(|(index, _)| own != Some(*index));
    others.any(|(_, player)| player.name.to_lowercase().contains(&text) && !player.name.is_empty()) || text.is_empty()
}
