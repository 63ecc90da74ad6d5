//! A person's finished games as a file, made while it is sent.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;

use axum::body::Bytes;
use futures_util::{Stream, stream};
use tenback_store::{PlayedFilter, PlayedKey, Store, TableId};
use tenback_table::PersonId;
use tenback_wire::{CSV_HEADER, PlayedGame};

use super::all_of;
use crate::charter::names;
use crate::denial::Denial;
use crate::finished::named_record;

/// What a file contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// The records.
    Tgn,
    /// A table.
    Csv,
    /// The same as in lists.
    Json,
}

impl Format {
    pub(crate) fn from_word(word: &str) -> Option<Format> {
        match word {
            "tgn" => Some(Format::Tgn),
            "csv" => Some(Format::Csv),
            "json" => Some(Format::Json),
            _ => None,
        }
    }

    /// Its type, and the name of the file.
    pub(crate) const fn headers(self) -> (&'static str, &'static str) {
        match self {
            Format::Tgn => ("text/plain; charset=utf-8", "attachment; filename=\"tenback-games.tgn\""),
            Format::Csv => ("text/csv; charset=utf-8", "attachment; filename=\"tenback-games.csv\""),
            Format::Json => ("application/json", "attachment; filename=\"tenback-games.json\""),
        }
    }

    const fn begin(self) -> &'static str {
        match self {
            Format::Tgn => "",
            Format::Csv => CSV_HEADER,
            Format::Json => "[",
        }
    }

    const fn end(self) -> &'static str {
        match self {
            Format::Tgn | Format::Csv => "",
            Format::Json => "\n]\n",
        }
    }
}

/// A file that is being made.
struct File<G> {
    store: Arc<dyn Store>,
    person: PersonId,
    filter: PlayedFilter,
    format: Format,
    /// The last game of the last part.
    after: Option<PlayedKey>,
    /// The parts before and after the games.
    rest: VecDeque<Bytes>,
    is_first: bool,
    is_done: bool,
    /// Kept until all is sent, or nobody reads any more.
    _guard: G,
}

/// The parts of a file, a page of games each. A reader who does not read holds up nothing but the file.
pub(crate) fn file<G: Send + Sync + 'static>(
    store: Arc<dyn Store>,
    person: PersonId,
    filter: PlayedFilter,
    format: Format,
    guard: G,
) -> impl Stream<Item = io::Result<Bytes>> + Send {
    let rest = VecDeque::from([Bytes::from_static(format.begin().as_bytes())]);
    let file = File { store, person, filter, format, after: None, rest, is_first: true, is_done: false, _guard: guard };
    stream::try_unfold(file, |mut file| async move {
        if let Some(part) = file.rest.pop_front() {
            return Ok(Some((part, file)));
        }
        // The answer has begun, so that all one can do is to end it before its end.
        let part = file.next_part().await.map_err(io::Error::other)?;
        Ok(part.map(|part| (part, file)))
    })
}

impl<G> File<G> {
    async fn next_part(&mut self) -> Result<Option<Bytes>, Denial> {
        if self.is_done {
            return Ok(None);
        }
        let games = all_of(self.store.as_ref(), self.person, &self.filter, self.after.take()).await?;
        let Some((last, _)) = games.last() else {
            self.is_done = true;
            return Ok(Some(Bytes::from_static(self.format.end().as_bytes())));
        };
        self.after = Some(last.clone());
        let mut text = String::new();
        for (key, game) in games {
            text.push_str(&self.written(&key, &game).await?);
            self.is_first = false;
        }
        Ok(Some(text.into()))
    }

    async fn written(&self, key: &PlayedKey, game: &PlayedGame) -> Result<String, Denial> {
        match self.format {
            Format::Csv => Ok(game.csv_line()),
            Format::Json => {
                let separator = if self.is_first { "\n" } else { ",\n" };
                Ok(separator.to_owned() + &serde_json::to_string(game).map_err(Denial::internal)?)
            }
            Format::Tgn => {
                let separator = if self.is_first { "" } else { "\n" };
                Ok(separator.to_owned() + self.record(&key.table, key.number).await?.trim_end() + "\n")
            }
        }
    }

    async fn record(&self, table: &TableId, number: u32) -> Result<String, Denial> {
        let game = self.store.game(table, number).await?.ok_or(Denial::NoRecord)?;
        let names = names(self.store.as_ref(), game.players.iter().map(|player| player.person).collect()).await?;
        let damaged = || Denial::internal(format_args!("game {number} of table {table} is damaged"));
        named_record(&game, &names).ok_or_else(damaged)
    }
}
