//! The theme: the terminal's sixteen colours, never a colour alone.

use ratatui::style::{Color, Modifier, Style};
use tenback_rules::Direction;

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Theme {
    /// No colours, only bold, dim and reversed.
    pub mono: bool,
    /// Nothing beyond ASCII is drawn.
    pub ascii: bool,
}

impl Theme {
    fn colour(self, colour: Color) -> Style {
        if self.mono { Style::new() } else { Style::new().fg(colour) }
    }

    /// Rising and falling piles. Colour-blind people can tell yellow from blue, too.
    pub(crate) fn direction(self, direction: Direction) -> Style {
        self.colour(match direction {
            Direction::Ascending => Color::Yellow,
            Direction::Descending => Color::LightBlue,
        })
    }

    /// What the player has to do now.
    pub(crate) fn accent(self) -> Style {
        self.colour(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// A card that goes exactly ten back.
    pub(crate) fn trick(self) -> Style {
        self.accent().add_modifier(Modifier::REVERSED)
    }

    /// Warnings.
    pub(crate) fn warning(self) -> Style {
        self.colour(Color::Red).add_modifier(Modifier::BOLD)
    }

    /// A command in force, a signal.
    pub(crate) fn note(self) -> Style {
        self.colour(Color::Magenta)
    }

    /// What matters less.
    pub(crate) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What matters more.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is chosen.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
