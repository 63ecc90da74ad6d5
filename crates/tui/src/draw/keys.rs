//! The last line of a screen: the keys that do something now. They can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::pen::{Pen, write};
use super::table::inset;
use crate::keys::KeyCode;

/// A place on the screen where a click does the same as a key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Button {
    area: Rect,
    key: KeyCode,
}

/// The key of the button at a place on the screen.
pub(crate) fn clicked(buttons: &[Button], x: u16, y: u16) -> Option<KeyCode> {
    buttons.iter().find(|button| button.area.contains((x, y).into())).map(|button| button.key)
}

/// Writes keys and what they do; those that do not fit are left out from the right.
pub(crate) fn draw_keys(buffer: &mut Buffer, area: Rect, keys: &[(&str, &str)], pen: &Pen<'_>) -> Vec<Button> {
    let mut rest = inset(area);
    let mut buttons = Vec::new();
    for (key, id) in keys {
        let (label, meaning) = (pen.key(key), pen.say(id));
        let wanted = (label.width() + 1 + meaning.width()) as u16;
        if wanted > rest.width {
            break;
        }
        let used = write(buffer, rest, &label, pen.theme.strong()) + 1;
        write(buffer, Rect { x: rest.x + used, ..rest }, &meaning, pen.theme.quiet());
        buttons.extend(buttons_of(key, Rect { width: wanted, ..rest }));
        let step = (wanted + 2).min(rest.width);
        rest = Rect { x: rest.x + step, width: rest.width - step, ..rest };
    }
    buttons
}

/// A single key is as wide as its label and its meaning; of several keys in one label, each has its own letter.
fn buttons_of(label: &str, area: Rect) -> Vec<Button> {
    if let Some(key) = key_of(label) {
        return vec![Button { area, key }];
    }
    let mut x = area.x;
    let mut buttons = Vec::new();
    for letter in label.chars() {
        let width = letter.width().unwrap_or(0) as u16;
        let key = key_of(letter.encode_utf8(&mut [0; 4]));
        buttons.extend(key.map(|key| Button { area: Rect { x, width, ..area }, key }));
        x += width;
    }
    buttons
}

fn key_of(label: &str) -> Option<KeyCode> {
    let mut letters = label.chars();
    Some(match (label, letters.next(), letters.next()) {
        ("⏎" | "45a ⏎", ..) => KeyCode::Enter,
        ("Esc", ..) => KeyCode::Esc,
        ("Tab", ..) => KeyCode::Tab,
        ("←", ..) => KeyCode::Left,
        ("→", ..) => KeyCode::Right,
        ("↑", ..) => KeyCode::Up,
        ("↓", ..) => KeyCode::Down,
        (_, Some(letter), None) if letter != ' ' => KeyCode::Char(letter),
        _ => return None,
    })
}
