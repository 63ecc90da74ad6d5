//! What comes in: keys and clicks, and nothing else of the terminal.

pub use ratatui::crossterm::event::KeyCode;

/// Something a person did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key.
    Key(KeyCode),
    /// A click, at a column and a line.
    Click(u16, u16),
    /// The wheel: lines down, or up if negative.
    Wheel(i32),
}
