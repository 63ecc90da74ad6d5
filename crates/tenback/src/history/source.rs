//! Where finished games come from: the saved games of this computer, or a server.

use std::collections::BTreeMap;
use std::io::{BufReader, Read, Write};
use std::path::PathBuf;

use tenback_notation::{Record, RecordReader};
use tenback_table::printable;
use tenback_tui::{Account, Context, GameFilter, Link, LoadError, Loaded, load, read_record};
use tenback_wire::{GameStatistics, PlayedGame, Results, Statistics};

use super::error::HistoryError;
use crate::command_error::note;

/// More games than anybody ever plays.
const MOST: usize = 200_000;

/// Where finished games come from.
pub(super) enum Source {
    /// All games kept on this computer, latest first.
    Here(Vec<Kept>),
    /// A server, where this terminal has an account.
    At(Link, Account),
}

/// A game kept on this computer.
#[derive(Clone)]
pub(super) struct Kept {
    path: PathBuf,
    game: PlayedGame,
}

/// A game of a list.
pub(super) struct Entry {
    /// Its number in the list, from 1.
    pub(super) number: usize,
    /// The game.
    pub(super) game: PlayedGame,
    /// Its file, if it is kept on this computer.
    path: Option<PathBuf>,
}

impl Entry {
    /// What the record is called: its file, or its place at the server.
    pub(super) fn title(&self) -> String {
        match &self.path {
            Some(path) => path.display().to_string(),
            None => format!("{} {}", self.game.table, self.game.number),
        }
    }
}

/// A part of the games that a filter lets pass.
pub(super) struct Selection {
    /// The games.
    pub(super) entries: Vec<Entry>,
    /// How many games there are in all.
    pub(super) total: usize,
}

impl Source {
    /// The games at a server, or those of this computer. Damaged files are skipped with a warning.
    pub(super) fn open(at: Option<&str>, context: &Context) -> Result<Source, HistoryError> {
        if let Some(server) = at {
            let server = Link::to_server(server).map_err(|_| HistoryError::NoServer)?;
            let account = context.account(&server).ok_or_else(|| HistoryError::NoAccount(Box::new(server.clone())))?;
            return Ok(Source::At(server, account));
        }
        let mut games = Vec::new();
        for kept in context.saved.games() {
            match &kept.content {
                Ok(loaded) => {
                    games.extend(context.played(&kept, loaded).map(|game| Kept { path: kept.path.clone(), game }));
                }
                Err(why) => note(context.cannot_open(&kept.path, why)),
            }
        }
        Ok(Source::Here(games))
    }

    pub(super) const fn is_here(&self) -> bool {
        matches!(self, Source::Here(_))
    }

    /// The server, if the games are at one.
    pub(super) const fn server(&self) -> Option<&Link> {
        match self {
            Source::Here(_) => None,
            Source::At(server, _) => Some(server),
        }
    }

    /// At most `most` of the games that a filter lets pass, after the first `skip`.
    pub(super) fn select(&self, filter: &GameFilter, skip: usize, most: usize) -> Result<Selection, HistoryError> {
        let (games, total) = match self {
            Source::Here(games) => {
                let found: Vec<&Kept> = games.iter().filter(|kept| filter.matches(&kept.game)).collect();
                let total = found.len();
                let chosen = found.into_iter().skip(skip).take(most).cloned();
                (chosen.map(|kept| (kept.game, Some(kept.path))).collect(), total)
            }
            Source::At(server, account) => {
                let (games, total) = pages(server, account, filter, skip, most)?;
                (games.into_iter().map(|game| (game, None)).collect::<Vec<_>>(), total)
            }
        };
        let numbered = games.into_iter().zip(skip + 1..);
        let entries = numbered.map(|((game, path), number)| Entry { number, game, path }).collect();
        Ok(Selection { entries, total })
    }

    /// The game with a number in the list, from 1.
    pub(super) fn find(&self, filter: &GameFilter, number: u32) -> Result<Entry, HistoryError> {
        let Selection { entries, total } = self.select(filter, number as usize - 1, 1)?;
        entries.into_iter().next().ok_or(HistoryError::NoSuchGame { number, total })
    }

    /// The record of a game, checked against the rules.
    pub(super) fn load(&self, entry: &Entry) -> Result<Loaded, HistoryError> {
        match (self, &entry.path) {
            (Source::At(server, account), None) => {
                let text =
                    account.record(&entry.game).map_err(|why| HistoryError::Server(Box::new(server.clone()), why))?;
                read_record(text.as_bytes(), 1).map_err(HistoryError::Record)
            }
            (_, path) => {
                let path = path.clone().unwrap_or_default();
                load(&path, 1).map_err(|why| HistoryError::File(path, why))
            }
        }
    }

    /// Writes the records of all games that a filter lets pass. Returns whether there are any.
    pub(super) fn write_records(&self, filter: &GameFilter, out: &mut dyn Write) -> Result<bool, HistoryError> {
        if let Source::At(server, account) = self {
            let records = account.records(filter).map_err(|why| HistoryError::Server(Box::new(server.clone()), why))?;
            return copy(records, server, out);
        }
        let entries = self.select(filter, 0, usize::MAX)?.entries;
        for (index, entry) in entries.iter().enumerate() {
            write_record(&self.load(entry)?.record, index == 0, out)?;
        }
        Ok(!entries.is_empty())
    }

    /// Statistics over all games that count.
    pub(super) fn statistics(&self) -> Result<Statistics, HistoryError> {
        match self {
            Source::Here(games) => Ok(count(games)),
            Source::At(server, account) => {
                account.statistics().map_err(|why| HistoryError::Server(Box::new(server.clone()), why))
            }
        }
    }
}

/// Games at a server, from as many of its pages as needed.
fn pages(
    server: &Link,
    account: &Account,
    filter: &GameFilter,
    skip: usize,
    most: usize,
) -> Result<(Vec<PlayedGame>, usize), HistoryError> {
    let (mut games, mut after) = (Vec::new(), None);
    loop {
        let page = account
            .games(filter, after.as_deref())
            .map_err(|why| HistoryError::Server(Box::new(server.clone()), why))?;
        let total = page.total as usize;
        // A server could go on for ever.
        let is_last = page.next.is_none() || page.next == after || page.games.is_empty();
        games.extend(page.games);
        if is_last || games.len() >= skip.saturating_add(most).min(total).min(MOST) {
            return Ok((games.into_iter().skip(skip).take(most).collect(), total));
        }
        after = page.next;
    }
}

/// Copies the records of a file while it is sent. Returns whether it has any.
fn copy(file: impl Read, server: &Link, out: &mut dyn Write) -> Result<bool, HistoryError> {
    let mut any = false;
    for chunk in RecordReader::new(BufReader::new(file)) {
        let chunk = chunk.map_err(|_| HistoryError::CutOff(Box::new(server.clone())))?;
        let record = chunk.read(Ok).map_err(|fault| HistoryError::Record(LoadError::Fault(Box::new(fault))))?;
        write_record(&record, !any, out)?;
        any = true;
    }
    Ok(any)
}

/// Writes a record, whose comments and tags may contain anything, so that a terminal can show it.
fn write_record(record: &Record, is_first: bool, out: &mut dyn Write) -> Result<(), HistoryError> {
    if !is_first {
        writeln!(out)?;
    }
    for line in record.to_string().lines() {
        writeln!(out, "{}", printable(line))?;
    }
    Ok(())
}

/// The statistics of games kept on this computer. As at servers, only those by the usual rules count.
fn count(games: &[Kept]) -> Statistics {
    let mut results: BTreeMap<(&str, u8), (PlayedGame, Results)> = BTreeMap::new();
    let counted = games.iter().map(|kept| &kept.game).filter(|game| game.counts);
    let usual = counted.filter(|game| game.hand_size.is_none() && game.minimum.is_none());
    for game in usual.rev() {
        let group = results.entry((game.game.word(), game.seats));
        group.or_insert_with(|| (game.clone(), Results::default())).1.add(game.won, game.left, game.ten_backs);
    }
    let told = results.into_values().map(|(game, results)| GameStatistics::new(game.game, game.seats, results));
    let mut games: Vec<GameStatistics> = told.collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.played));
    Statistics { games }
}
