//! The same screen in ASCII: everything is drawn once, then other characters are replaced.

use ratatui::buffer::Buffer;

/// Replaces drawn symbols by ASCII characters. Letters stay: names and languages need them.
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
        "▁" => "_",
        "▂" => ",",
        "▃" => "-",
        "▄" => "=",
        "▅" => "+",
        "▆" => "*",
        "▇" => "%",
        "⁇" => "X",
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
