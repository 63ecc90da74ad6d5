//! Games as arguments.

use clap::{Args, ValueEnum};
use tenback_rules::GameName;

/// A game by its word.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum GameArg {
    Classic,
    Extreme,
    FaceToFace,
}

impl From<GameArg> for GameName {
    fn from(game: GameArg) -> GameName {
        match game {
            GameArg::Classic => GameName::Classic,
            GameArg::Extreme => GameName::Extreme,
            GameArg::FaceToFace => GameName::FaceToFace,
        }
    }
}

/// A game named by position or by an option.
#[derive(Args)]
pub(crate) struct GameChoice {
    /// Which game
    #[arg(default_value = "classic")]
    game: GameArg,
    /// Which game, as an option
    #[arg(long = "game", value_name = "GAME", conflicts_with = "game", hide = true)]
    named_game: Option<GameArg>,
}

impl GameChoice {
    /// The game.
    pub(crate) fn name(&self) -> GameName {
        self.named_game.unwrap_or(self.game).into()
    }
}
