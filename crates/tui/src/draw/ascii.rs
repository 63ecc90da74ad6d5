//! The same picture in ASCII: everything is drawn once, and what a plain terminal lacks is put in other signs.

use ratatui::buffer::Buffer;

/// Puts ASCII signs in the place of those that are drawn. Letters stay what they are: names and languages need them.
pub(crate) fn reduce(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(sign) = sign(cell.symbol()) {
            cell.set_symbol(sign);
        }
    }
}

fn sign(symbol: &str) -> Option<&'static str> {
    Some(match symbol {
        "█" | "▌" | "▐" | "▮" => "#",
        "─" | "–" | "−" | "—" => "-",
        "│" | "┃" => "|",
        "┊" => ":",
        "╭" | "╮" | "╰" | "╯" | "┌" | "┐" | "└" | "┘" => "+",
        "┴" => "'",
        "◆" => "*",
        "▲" => "^",
        "▼" => "v",
        "▶" | "→" | "›" => ">",
        "◀" | "←" | "‹" => "<",
        "↑" => "^",
        "↓" => "v",
        "✕" => "x",
        "·" | "…" | "•" => ".",
        "▤" => "=",
        "↯" => "!",
        "∞" => "~",
        "“" | "”" | "„" | "«" | "»" => "\"",
        "’" | "‘" => "'",
        "●" => "@",
        "○" => "o",
        _ => return None,
    })
}
