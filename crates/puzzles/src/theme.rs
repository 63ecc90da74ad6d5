//! What puzzles are about.

use tenback_rules::{Contest, Game};

use crate::step::Step;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// A card goes exactly ten back.
    TenBack,
    /// Several do.
    Chain,
    /// Only the order of the cards and the choice of piles matter.
    Order,
    /// Command cards matter.
    Commands,
    /// Two opponents.
    Race,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 5] = [Theme::TenBack, Theme::Chain, Theme::Order, Theme::Commands, Theme::Race];

    /// The word for it in records and on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::TenBack => "ten-back",
            Theme::Chain => "chain",
            Theme::Order => "order",
            Theme::Commands => "commands",
            Theme::Race => "race",
        }
    }

    /// Parses the word.
    pub fn from_word(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// The themes of a solution.
    pub(crate) fn of(game: &Game, solution: &[Step]) -> Vec<Theme> {
        let rules = *game.board().rules();
        let mut game = game.clone();
        let (mut tricks, mut commands) = (0, false);
        for step in solution {
            if let Step::Lay(lay) = step {
                let trick = game.board().step(*lay) < 0 && !rules.is_help(game.board().turn().seat(), lay.pile);
                tricks += u32::from(trick);
                commands |= rules.commands().all().contains(lay.card) || !game.board().visible().is_empty();
            }
            step.play_unchecked(&mut game);
        }
        let mut themes = Vec::new();
        themes.extend((rules.contest() == Contest::Opposed).then_some(Theme::Race));
        themes.extend(commands.then_some(Theme::Commands));
        themes.extend(match tricks {
            0 => (rules.contest() == Contest::Together).then_some(Theme::Order),
            1 => Some(Theme::TenBack),
            _ => Some(Theme::Chain),
        });
        themes
    }
}
