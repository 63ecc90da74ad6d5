//! Everything that is kept about a person.

use std::collections::BTreeSet;

use tenback_store::{Attempt, Day, Device, FinishedGame, Group, PuzzleResult, Store, StoreError, TableId};
use tenback_table::{Language, PersonId};
use tenback_wire::{
    Export, ExportedAttempt, ExportedDevice, ExportedGame, ExportedGroup, ExportedMessage, ExportedPuzzle,
    ExportedTable,
};
use tracing::warn;

use crate::charter::{ParsedEntry, names};
use crate::denial::Denial;
use crate::finished::named_record;
use crate::groups::group_text;
use crate::http::devices::start_of_day;
use crate::listing::StoredSummary;
use crate::{challenge, daily};

/// How many games are read at once.
const PAGE: u32 = 100;

/// Collects everything that is kept about a person.
pub(crate) async fn export(store: &dyn Store, id: PersonId) -> Result<Export, Denial> {
    let person = store.person(id).await?.ok_or(Denial::WhoAreYou)?;
    Ok(Export {
        name: person.name,
        language: Language::from_code(&person.language).unwrap_or_default(),
        since: person.since.0,
        devices: person.sign_in.devices.into_iter().map(used).collect(),
        backup_since: person.sign_in.backup.map(|backup| backup.since.0),
        tables: tables(store, id).await?,
        games: games(store, id).await?,
        puzzles: store.puzzle_results(id).await?.into_iter().map(attempted).collect(),
        attempts: attempts(store, id).await?,
        public_profile: store.is_public(id).await?,
        groups: store.groups_of(id).await?.iter().filter_map(|group| belonging(group, id)).collect(),
    })
}

fn used(device: Device) -> ExportedDevice {
    let Device { id: _, name, token: _, since, seen } = device;
    ExportedDevice { name, since: since.0, seen: start_of_day(seen) }
}

fn attempted(result: PuzzleResult) -> ExportedPuzzle {
    let PuzzleResult { number: _, puzzle, solved, rating, deviation, volatility, ended } = result;
    ExportedPuzzle { puzzle, solved, ended: ended.0, rating, deviation, volatility }
}

fn belonging(group: &Group, person: PersonId) -> Option<ExportedGroup> {
    let own = group.members.iter().find(|member| member.person == person)?;
    let owner = group.owner == person;
    Some(ExportedGroup { id: group_text(group.id), name: group.name.clone(), owner, since: own.since.0 })
}

/// What the person played that others play as well, in the order of its beginning.
async fn attempts(store: &dyn Store, person: PersonId) -> Result<Vec<ExportedAttempt>, StoreError> {
    let mut attempts = Vec::new();
    for kind in [daily::KIND, challenge::KIND] {
        attempts.extend(store.attempts_of(person, kind, None).await?);
    }
    attempts.sort_by_key(|attempt| attempt.begun);
    Ok(attempts.into_iter().map(contested).collect())
}

fn contested(attempt: Attempt) -> ExportedAttempt {
    let Attempt { contest, table, game, begun, ranked, score, people: _ } = attempt;
    ExportedAttempt {
        kind: contest.kind,
        deal: contest.deal,
        table: table.to_string(),
        number: game,
        begun: begun.0,
        ranked,
        ended: score.map(|score| score.ended.0),
        won: score.map(|score| score.won),
        left: score.map(|score| score.left),
    }
}

/// The tables the person hosts, sits at, or has sat at.
async fn tables(store: &dyn Store, person: PersonId) -> Result<Vec<ExportedTable>, StoreError> {
    let own = store.tables_of(person, u32::MAX).await?;
    let seats = own.into_iter().map(|table| {
        let seat = StoredSummary::read(&table.summary).and_then(|summary| summary.for_person(person).your_seat);
        (table.id, seat)
    });
    let seats: Vec<_> = seats.collect();
    let mut ids: BTreeSet<TableId> = store.visited(person).await?.into_iter().collect();
    ids.extend(seats.iter().map(|(id, _)| id.clone()));
    let mut tables = Vec::new();
    for id in ids {
        let Some(stored) = store.load(&id).await? else { continue };
        let seat = seats.iter().find(|(table, _)| *table == id).and_then(|(_, seat)| *seat);
        let messages = messages(store, &id, person).await?;
        tables.push(ExportedTable { id: id.to_string(), host: stored.host == person, seat, messages });
    }
    Ok(tables)
}

/// What a person said at a table.
async fn messages(store: &dyn Store, id: &TableId, person: PersonId) -> Result<Vec<ExportedMessage>, StoreError> {
    let days = store.days(id).await?;
    let said = |entry| {
        let entry = ParsedEntry::of(&entry).inspect_err(|why| warn!(table = %id, %why, "cannot be exported")).ok()?;
        let (seq, _, text) = entry.said().filter(|(_, by, _)| *by == person)?;
        Some(ExportedMessage { seq, day: day_of(&days, seq), text: text.to_owned() })
    };
    Ok(store.entries(id).await?.into_iter().filter_map(said).collect())
}

/// The start of the day on which an event happened.
fn day_of(days: &[Day], seq: u64) -> Option<i64> {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    days.iter().rfind(|day| day.first <= seq).map(|day| day.since.day() * DAY)
}

/// The games the person played.
async fn games(store: &dyn Store, person: PersonId) -> Result<Vec<ExportedGame>, StoreError> {
    let mut games = Vec::new();
    let mut after = None;
    loop {
        let page = store.games_of(person, after.take(), PAGE).await?;
        let Some((table, game)) = page.last() else { return Ok(games) };
        after = Some((table.clone(), game.number));
        for (table, game) in page {
            games.push(played(store, &table, game, person).await?);
        }
    }
}

async fn played(
    store: &dyn Store,
    table: &TableId,
    game: FinishedGame,
    person: PersonId,
) -> Result<ExportedGame, StoreError> {
    let known = store.played_in(table, game.number).await?.into_iter().find(|played| played.person == person);
    let names = names(store, game.players.iter().map(|player| player.person).collect()).await?;
    Ok(ExportedGame {
        table: table.to_string(),
        number: game.number,
        ended: game.ended.0,
        seat: game.players.iter().find(|player| player.person == person).and_then(|player| player.seat),
        accuracy: known.as_ref().and_then(|known| known.accuracy),
        adjusted: known.as_ref().and_then(|known| known.adjusted),
        record: named_record(&game, &names).unwrap_or(game.record),
    })
}
