//! `tenback load --verify`: compares what clients were told with what is stored.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use data_encoding::BASE32_DNSCURVE;
use serde::Deserialize;
use serde_json::{Value, json};
use tenback_load::{Ledger, LoggedEvent, TableLedger, Violation, event_hash, verify};
use tenback_rules::{Seat, Viewer};
use tenback_store::{Entry, Store, StoreError, TableId};
use tenback_table::{Event, Name, PersonId, Settings, Table};
use tenback_wire::{Describer, SeenEvent};
use tenback_words::Words;

use crate::admin::{open_existing, runtime};
use crate::command_error::CommandError;
use crate::serve::database;

/// How many violations are printed.
const MOST_PRINTED: usize = 50;

/// What was compared, and what was wrong.
#[derive(Default)]
struct Verdict {
    tables: usize,
    events: usize,
    acknowledged: usize,
    unanswered: usize,
    seen: usize,
    violations: Vec<(String, Violation)>,
}

/// The part of a stored charter that is needed here.
#[derive(Deserialize)]
struct Charter {
    settings: Settings,
}

/// Compares all ledgers of a folder with a database and prints a verdict.
pub(super) fn run(folder: &Path, address: Option<&str>, json: bool, words: &Words) -> io::Result<ExitCode> {
    let verdict = match examine(folder, address, words) {
        Ok(verdict) => verdict,
        Err(trouble) => return Ok(trouble.report()),
    };
    let text = if json { verdict.json() } else { verdict.text() };
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(if verdict.violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn examine(folder: &Path, address: Option<&str>, words: &Words) -> Result<Verdict, CommandError> {
    let file = || ("file", folder.display().to_string().into());
    let unreadable = |error: io::Error| {
        let args = [file(), ("error", words.io_error(&error).into())];
        CommandError::Failure(words.message("cli-load-no-ledger", &args))
    };
    let failed = |error: io::Error| {
        CommandError::Failure(words.message("cli-load-failed", &[("error", words.io_error(&error).into())]))
    };
    let ledger = Ledger::read_all(folder).map_err(unreadable)?;
    let address = database(address, words)?;
    let runtime = runtime(words)?;
    let store = open_existing(&address, &runtime, words)?;
    let verdict = runtime.block_on(compare(store.as_ref(), ledger));
    runtime.block_on(store.close());
    verdict.map_err(|why| failed(io::Error::other(why)))
}

async fn compare(store: &dyn Store, ledger: Ledger) -> Result<Verdict, StoreError> {
    let mut verdict = Verdict::default();
    for table in merged(ledger) {
        verdict.tables += 1;
        verdict.acknowledged += table.acknowledged.len();
        verdict.unanswered += table.unanswered.len();
        verdict.seen +=
            table.viewers.iter().flat_map(|viewer| &viewer.seen).map(|part| part.hashes.len()).sum::<usize>();
        let found = match stored(store, &table.table).await? {
            Ok(log) => {
                verdict.events += log.len();
                verify(&table, &log)
            }
            Err(why) => vec![Violation::NoTable { why }],
        };
        verdict.violations.extend(found.into_iter().map(|violation| (table.table.clone(), violation)));
    }
    Ok(verdict)
}

/// One ledger for each table, although several generators may have had clients there.
fn merged(ledger: Ledger) -> Vec<TableLedger> {
    let mut tables: BTreeMap<String, TableLedger> = BTreeMap::new();
    for part in ledger.tables {
        let whole = tables.entry(part.table.clone()).or_default();
        whole.table = part.table;
        whole.acknowledged.extend(part.acknowledged);
        whole.unanswered.extend(part.unanswered);
        whole.viewers.extend(part.viewers);
    }
    tables.into_values().collect()
}

/// The log of a table as every viewer may see it; the inner error says why it makes no sense.
async fn stored(store: &dyn Store, table: &str) -> Result<Result<Vec<LoggedEvent>, String>, StoreError> {
    let Some(id) = TableId::new(table) else { return Ok(Err("it has an invalid id".to_owned())) };
    let Some(row) = store.load(&id).await? else { return Ok(Err("there is no such table".to_owned())) };
    let entries = store.entries(&id).await?;
    let mut events = Vec::new();
    for entry in &entries {
        match serde_json::from_str::<Event>(&entry.event) {
            Ok(event) => events.push(event),
            Err(error) => return Ok(Err(format!("event {}: {error}", entry.seq))),
        }
    }
    let people: Vec<PersonId> = events.iter().filter_map(Event::person).collect();
    let names = store.names(&people).await?;
    Ok(match serde_json::from_str::<Charter>(&row.charter) {
        Ok(charter) => replay(charter.settings, &entries, events, &names),
        Err(error) => Err(error.to_string()),
    })
}

/// Plays a log again.
fn replay(
    settings: Settings,
    entries: &[Entry],
    events: Vec<Event>,
    names: &HashMap<PersonId, String>,
) -> Result<Vec<LoggedEvent>, String> {
    let mut describer = Describer::new(settings.rules);
    let mut table = Table::new(settings);
    let mut log = Vec::new();
    for (entry, mut event) in entries.iter().zip(events) {
        event.name_people(|person| names.get(&person).map(|name| Name::stored(name)));
        table.catch_up(&event).map_err(|_| format!("event {} is impossible", entry.seq))?;
        let command = entry.command.as_ref().map(|command| (person(command.person), command.id.clone()));
        let seats = table.settings().rules.seats();
        let sitters = Seat::all(seats).map(|seat| table.sitters()[seat].owner().map(|owner| person(owner.id)));
        let before = describer.clone();
        let viewers = std::iter::once(Viewer::Spectator).chain(Seat::all(seats).map(Viewer::Seat));
        let mut describe = |viewer| {
            describer = before.clone();
            let seen = SeenEvent { seq: entry.seq, seen: describer.describe(&table.seen(&event, viewer)) };
            serde_json::to_value(seen).map_err(|error| error.to_string())
        };
        let described: Vec<Value> = viewers.map(&mut describe).collect::<Result<_, _>>()?;
        let kind = described.first().and_then(|seen| seen["kind"].as_str()).unwrap_or_default().to_owned();
        let seen = described.iter().map(event_hash).collect();
        log.push(LoggedEvent { seq: entry.seq, kind, command, sitters: sitters.collect(), seen });
    }
    Ok(log)
}

/// A person as ledgers know them: the public half of their token.
fn person(id: PersonId) -> String {
    BASE32_DNSCURVE.encode(&id.number().to_be_bytes())
}

impl Verdict {
    fn text(&self) -> String {
        let Verdict { tables, events, acknowledged, unanswered, seen, violations } = self;
        let mut text = format!(
            "{tables} tables, {events} stored events, {acknowledged} acknowledged commands, {unanswered} unanswered ones, \
             {seen} events as clients saw them\n"
        );
        for (table, violation) in violations.iter().take(MOST_PRINTED) {
            text += &format!("table {table}: {violation}\n");
        }
        text + &match violations.len() {
            0 => "Nothing is missing, doubled or different.".to_owned(),
            count => format!("FAULTS: {count}"),
        }
    }

    fn json(&self) -> String {
        let violations = self.violations.iter().take(MOST_PRINTED);
        let violations = violations.map(|(table, what)| json!({ "table": table, "violation": what.to_string() }));
        json!({
            "tables": self.tables,
            "events": self.events,
            "acknowledged": self.acknowledged,
            "unanswered": self.unanswered,
            "seen": self.seen,
            "violation_count": self.violations.len(),
            "violations": violations.collect::<Vec<_>>(),
        })
        .to_string()
    }
}
