//! A list of games for people.

use tenback_rules::{GameName, Seat};
use tenback_table::Name;
use tenback_tui::{Context, Link, fill, local_minute, moment};
use tenback_wire::{PlayedBy, PlayedGame};
use tenback_words::Words;
use unicode_width::UnicodeWidthStr;

use super::source::{Entry, Selection};
use crate::columns::{Side, columns, cut};

/// How much room the last column, with the names, needs at least.
const NAMES: usize = 10;

/// What a list needs besides its games.
pub(super) struct Listing<'a> {
    /// The language, the clock and the width of the terminal.
    pub(super) context: &'a Context,
    /// The server, if the games are at one.
    pub(super) server: Option<&'a Link>,
    /// Which page it is.
    pub(super) page: u32,
    /// Whether only some of the games are wanted.
    pub(super) is_filtered: bool,
}

impl Listing<'_> {
    /// The list with what belongs below it.
    pub(super) fn text(&self, selection: &Selection) -> String {
        let mut text = String::new();
        if !selection.entries.is_empty() {
            let width = self.context.columns.unwrap_or(usize::MAX);
            text += &self.table(&selection.entries, width).unwrap_or_else(|| self.blocks(&selection.entries, width));
            text += "\n";
        }
        for sentence in std::iter::once(self.summary(selection)).chain(self.other_places()) {
            text += &self.context.columns.map_or_else(|| sentence.clone(), |columns| fill(&sentence, columns));
            text += "\n";
        }
        text
    }

    /// One line per game; `None` if the terminal is too narrow.
    fn table(&self, entries: &[Entry], width: usize) -> Option<String> {
        let words = &self.context.words;
        let is_rated = entries.iter().any(|entry| entry.game.accuracy.is_some());
        let mut heads = vec!["number", "ended", "game", "seats", "result", "left"];
        heads.extend(is_rated.then_some("accuracy"));
        heads.push("others");
        let head = heads.iter().map(|what| words.message("history-column", &[("what", (*what).into())])).collect();
        let mut rows: Vec<Vec<String>> = vec![head];
        rows.extend(entries.iter().map(|entry| self.row(entry, is_rated)));
        let is_number = |what: &&str| ["number", "seats", "left", "accuracy"].contains(what);
        let sides: Vec<Side> =
            heads.iter().map(|what| if is_number(what) { Side::Right } else { Side::Left }).collect();
        let last = heads.len() - 1;
        let fixed: Vec<Vec<String>> = rows.iter().map(|row| row[..last].to_vec()).collect();
        let used = columns(&fixed, &sides[..last]).iter().map(|line| line.width()).max().unwrap_or(0) + 2;
        let longest = rows.iter().map(|row| row[last].width()).max().unwrap_or(0);
        let room = width.checked_sub(used).filter(|room| *room >= longest.min(NAMES))?;
        rows.iter_mut().for_each(|row| row[last] = cut(&row[last], room));
        Some(columns(&rows, &sides).into_iter().map(|line| line + "\n").collect())
    }

    fn row(&self, entry: &Entry, is_rated: bool) -> Vec<String> {
        let Entry { number, game, .. } = entry;
        let words = &self.context.words;
        let mut row = vec![
            number.to_string(),
            self.ended(game),
            words.message("game", &[("game", game.game.word().into())]),
            game.seats.to_string(),
            result(game, words),
            game.left.to_string(),
        ];
        row.extend(is_rated.then(|| game.accuracy.map_or_else(String::new, |accuracy| percent(accuracy, words))));
        row.push(others(game, words).unwrap_or_else(|| "–".to_owned()));
        row
    }

    /// A few lines per game, for narrow terminals.
    fn blocks(&self, entries: &[Entry], width: usize) -> String {
        let words = &self.context.words;
        let block = |Entry { number, game, .. }: &Entry| {
            let head = format!("{number} · {} · {}", self.ended(game), result(game, words));
            let left = words.message("tui-list-left", &[("left", game.left.into())]);
            let accuracy = |value| words.message("history-accuracy", &[("percent", percent(value, words).into())]);
            let parts = [
                Some(title(game.game, game.seats, words)),
                Some(left),
                game.accuracy.map(accuracy),
                others(game, words),
            ];
            let rest = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            let rest = fill(&rest, width.saturating_sub(2)).replace('\n', "\n  ");
            format!("{}\n  {rest}\n", fill(&head, width))
        };
        entries.iter().map(block).collect()
    }

    fn ended(&self, game: &PlayedGame) -> String {
        local_minute(moment(game.ended), self.context.offset)
    }

    /// How many games there are, and where the others are listed.
    fn summary(&self, selection: &Selection) -> String {
        let words = &self.context.words;
        let total = ("total", selection.total.into());
        let (Some(first), Some(last)) = (selection.entries.first(), selection.entries.last()) else {
            return match self.server {
                _ if selection.total > 0 => words.message("history-no-such-page", &[total]),
                _ if self.is_filtered => words.message("history-none-found", &[]),
                Some(server) => words.message("history-none-at", &[("server", server.server().into())]),
                None => words.message("history-none-here", &[]),
            };
        };
        if first.number == 1 && last.number == selection.total {
            return words.message("history-total", &[total]);
        }
        let args = [("first", first.number.into()), ("last", last.number.into()), total];
        let part = words.message("history-part", &args);
        if last.number == selection.total {
            return part;
        }
        format!("{part} {}", words.message("history-next-page", &[("page", (self.page + 1).into())]))
    }

    /// Where the user has more games.
    fn other_places(&self) -> Vec<String> {
        if self.server.is_some() {
            return Vec::new();
        }
        let line = |server: Link| self.context.words.message("history-at", &[("server", server.server().into())]);
        self.context.servers().into_iter().map(line).collect()
    }
}

/// The game and how many played it.
pub(super) fn title(game: GameName, seats: u8, words: &Words) -> String {
    let seats = words.message("tui-list-seats", &[("seats", seats.into())]);
    format!("{}, {seats}", words.message("game", &[("game", game.word().into())]))
}

/// Who won.
fn result(game: &PlayedGame, words: &Words) -> String {
    match game.ending.winner {
        // Nobody's side is taken.
        Some(winner) if game.seat.is_none() => {
            let name = game.players.get(winner.index()).map(|player| called(player, winner, words));
            words.message("tui-list-won-by", &[("name", name.unwrap_or_default().into())])
        }
        _ => words.message(if game.won { "tui-list-won" } else { "tui-list-lost" }, &[]),
    }
}

/// Everybody else who played, if anybody did.
fn others(game: &PlayedGame, words: &Words) -> Option<String> {
    let seats = Seat::all(game.seats).zip(&game.players).filter(|(seat, _)| game.seat != Some(*seat));
    let names: Vec<String> = seats.map(|(seat, player)| called(player, seat, words)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// What a player is called. A name from a server may contain anything, but the terminal is not told.
fn called(player: &PlayedBy, seat: Seat, words: &Words) -> String {
    let bot = |level: tenback_bots::Level| {
        words.message("bot-name", &[("level", level.word().into()), ("seat", seat.number().into())])
    };
    match (player.name.as_str(), player.level) {
        ("", None) => words.message("deleted-player", &[]),
        ("", Some(level)) => bot(level),
        (name, None) => Name::stored(name).to_string(),
        (name, Some(level)) => {
            let args = [("name", Name::stored(name).to_string().into()), ("bot", bot(level).into())];
            words.message("history-replaced", &args)
        }
    }
}

/// A number with its percent sign, as the language writes it.
pub(super) fn percent(value: f64, words: &Words) -> String {
    words.message("history-percent", &[("value", words.decimal(value, 0).into())])
}
