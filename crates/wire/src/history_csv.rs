//! Finished games as a table of comma-separated values.

use tenback_table::printable;

use crate::history::{PlayedBy, PlayedGame};

/// The first line: the names of the columns.
pub const CSV_HEADER: &str = "table,number,ended,game,seats,hand_size,minimum,seat,players,result,left,turns,ten_backs,\
accuracy,adjusted,counts\n";

impl PlayedGame {
    /// The line of the game.
    pub fn csv_line(&self) -> String {
        let optional = |value: Option<String>| value.unwrap_or_default();
        let players: Vec<String> = self.players.iter().map(player).collect();
        let cells = [
            quoted(&self.table),
            self.number.to_string(),
            utc(self.ended),
            self.game.word().to_owned(),
            self.seats.to_string(),
            optional(self.hand_size.map(|size| size.to_string())),
            optional(self.minimum.map(|minimum| minimum.to_string())),
            optional(self.seat.map(|seat| seat.number().to_string())),
            quoted(&players.join("; ")),
            (if self.won { "won" } else { "lost" }).to_owned(),
            self.left.to_string(),
            self.turns.to_string(),
            self.ten_backs.to_string(),
            optional(self.accuracy.map(|accuracy| accuracy.to_string())),
            optional(self.adjusted.map(|adjusted| adjusted.to_string())),
            self.counts.to_string(),
        ];
        cells.join(",") + "\n"
    }
}

fn player(player: &PlayedBy) -> String {
    match (player.name.as_str(), player.level) {
        ("", None) => "-".to_owned(),
        ("", Some(level)) => format!("bot {}", level.word()),
        (name, None) => name.to_owned(),
        (name, Some(level)) => format!("{name} (bot {})", level.word()),
    }
}

/// A cell, which may be read in a terminal, too. What a spreadsheet would take for a formula is marked as text.
fn quoted(text: &str) -> String {
    let text = printable(text);
    let mark = if text.trim_start().starts_with(['=', '+', '-', '@']) && text.len() > 1 { "'" } else { "" };
    if mark.is_empty() && !text.contains([',', '"']) {
        return text;
    }
    format!("\"{mark}{}\"", text.replace('"', "\"\""))
}

/// A time in milliseconds since 1970 as `2026-11-18T17:40:00Z`.
fn utc(time: i64) -> String {
    let (days, seconds) = (time.div_euclid(86_400_000), time.rem_euclid(86_400_000) / 1000);
    // Days since 1 March of the year 0, in eras of 400 years.
    let since = days + 719_468;
    let (era, of_era) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_times() {
        for (time, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_795_023_599_999, "2026-11-18T17:39:59Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(utc(time), text);
        }
    }

    #[test]
    fn a_name_cannot_become_a_column_or_a_formula() {
        assert_eq!(quoted("Ada"), "Ada");
        assert_eq!(quoted("Ada, \"Ben\""), "\"Ada, \"\"Ben\"\"\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted("Ada\r\n\u{1b}[31m\u{9b}2J\u{202e}"), "Ada   [31m 2J ");
    }
}
