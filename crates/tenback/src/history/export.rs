//! Lists of games for other programs.

use std::io::Write;

use serde_json::Value;
use tenback_table::garbles;
use tenback_wire::{CSV_HEADER, PlayedGame, Statistics};

use super::error::HistoryError;
use super::source::Entry;

/// A format for other programs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// An object per line.
    Json,
    /// Comma-separated values.
    Csv,
    /// Records.
    Tgn,
}

/// Writes a list of games as JSON or CSV. Returns whether it has any. A game on this computer is named by its file
/// instead of by its table.
pub(super) fn write(
    entries: &[Entry],
    format: Format,
    is_here: bool,
    out: &mut dyn Write,
) -> Result<bool, HistoryError> {
    if format == Format::Csv {
        let header =
            if is_here { CSV_HEADER.replacen("table,number", "file,record", 1) } else { CSV_HEADER.to_owned() };
        out.write_all(header.as_bytes())?;
    }
    for Entry { game, .. } in entries {
        let line = if format == Format::Csv { game.csv_line() } else { json(game, is_here) + "\n" };
        out.write_all(line.as_bytes())?;
    }
    Ok(!entries.is_empty())
}

fn json(game: &PlayedGame, is_here: bool) -> String {
    let mut object = serde_json::to_value(game).expect("games are plain data");
    if let (true, Some(fields)) = (is_here, object.as_object_mut()) {
        for (theirs, ours) in [("table", "file"), ("number", "record")] {
            let value = fields.remove(theirs).unwrap_or(Value::Null);
            fields.insert(ours.to_owned(), value);
        }
    }
    escaped(&object.to_string())
}

/// JSON without characters that would garble a terminal: in texts they are written as numbers, and elsewhere there are
/// none.
fn escaped(json: &str) -> String {
    let letter = |c: char| if garbles(c) { format!("\\u{:04x}", u32::from(c)) } else { c.to_string() };
    json.chars().map(letter).collect()
}

/// Statistics as one object per line: one for each game and number of seats.
pub(super) fn json_of_statistics(statistics: &Statistics) -> String {
    let line = |game| escaped(&serde_json::to_string(game).expect("statistics are plain data")) + "\n";
    statistics.games.iter().map(line).collect()
}
