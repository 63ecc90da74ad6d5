//! What storing a move costs: 100 tables append the events of games, many at a time, as on a busy server. Prints the CPU
//! time of an append and how many share a commit. See docs/BENCHMARKS.md.

use std::error::Error;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

use tenback_store::{
    Append, CommandKey, Entry, Listing, NewTable, PersonId, Sqlite, Store, StoredSnapshot, TableId, Timestamp,
};

const TABLES: u64 = 100;
/// How many appends are under way at any time.
const AT_ONCE: u64 = 28;
/// A turn: three cards, then its end, which has more events and changes what lists show.
const TURN: u64 = 4;
const SNAPSHOT_EVERY: u64 = 256;

/// How long the texts are that a server stores for a game of four.
const CHARTER: usize = 151;
const SUMMARY: usize = 266;
const EVENT: usize = 49;
const STATE: usize = 7_871;

fn main() -> Result<(), Box<dyn Error>> {
    let moves = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(1_000);
    let folder = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let store = Arc::new(Sqlite::open(folder.path().join("store.db"))?);
    for table in 0..TABLES {
        runtime.block_on(store.create(new_table(table)))?;
    }
    let (before, cpu) = (store.counters().read(), cpu()?);
    runtime.block_on(play(&store, moves));
    let cpu = self::cpu()?.saturating_sub(cpu);
    let counts = store.counters().read();
    let (appends, commits) = (counts.appends - before.appends, counts.commits - before.commits);
    let each = cpu.as_secs_f64() * 1e6 / appends as f64;
    println!(
        "{appends} appends, {:.1} for each commit: {each:.1} µs of CPU time each",
        appends as f64 / commits as f64
    );
    runtime.block_on(store.close());
    Ok(())
}

/// Each task plays at some of the tables in turn.
async fn play(store: &Arc<Sqlite>, moves: u64) {
    let play = |task: u64| {
        let store = store.clone();
        async move {
            for number in 0..moves {
                for table in (task..TABLES).step_by(AT_ONCE as usize) {
                    store.append(append(table, number)).await.expect("it follows");
                }
            }
        }
    };
    let tasks: Vec<_> = (0..AT_ONCE).map(|task| tokio::spawn(play(task))).collect();
    for task in tasks {
        task.await.expect("no panic");
    }
}

fn id(table: u64) -> TableId {
    TableId::new(&format!("table{table:05}")).expect("letters and digits")
}

fn listing(table: u64, turn: u64) -> Listing {
    let people = (0..4).map(|seat| PersonId::new(table * 4 + seat)).collect();
    Listing { listed: false, people, summary: format!("{:>SUMMARY$}", turn % 4), deal: None }
}

fn new_table(table: u64) -> NewTable {
    let (host, charter) = (PersonId::new(table * 4), "x".repeat(CHARTER));
    NewTable { id: id(table), host, charter, entries: vec![], listing: listing(table, 0), now: Timestamp(0) }
}

fn append(table: u64, number: u64) -> Append {
    let (turn, in_turn) = (number / TURN, number % TURN);
    let ends = in_turn == TURN - 1;
    let last = turn * (TURN + 2) + in_turn;
    let command = CommandKey { person: PersonId::new(table * 4 + turn % 4), id: format!("m{number}") };
    let entry = |seq| Entry { seq, command: Some(command.clone()), event: "x".repeat(EVENT) };
    let events = if ends { 3 } else { 1 };
    let snapshot = || StoredSnapshot { seq: last, state: "x".repeat(STATE) };
    Append {
        epoch: None,
        table: id(table),
        entries: (last + 1..=last + events).map(entry).collect(),
        // Not at all tables at the same time.
        snapshot: (number + table).is_multiple_of(SNAPSHOT_EVERY).then(snapshot),
        listing: ends.then(|| listing(table, turn + 1)),
        game: None,
        outline: None,
        host: None,
        deadline: None,
        now: Timestamp(number.cast_signed()),
    }
}

/// The CPU time of this process so far, in hundredths of a second as Linux counts it.
fn cpu() -> Result<Duration, Box<dyn Error>> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    let (_, fields) = stat.rsplit_once(')').ok_or("no such field")?;
    let ticks: u64 = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    Ok(Duration::from_millis(ticks * 10))
}
