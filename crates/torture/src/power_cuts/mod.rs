//! Power cuts: what a server writes, syncs and tells is recorded with strace; then its files are rebuilt as a power cut at
//! a random moment could have left them, and opened.

mod disk;
mod told;
mod trace;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::{Rng, RngExt};
use tempfile::TempDir;

use crate::audit::{self, find};
use crate::crowd::Crowd;
use crate::evidence::admin_check;
use crate::fault::Fault;
use crate::history::{Answer, Sent, SharedHistory};
use crate::scenario::{Stage, Stop};
use crate::server::{Launch, sqlite};
use crate::stored::{self, StoredLog};
use disk::{Disk, Files};
use told::Promises;
use trace::{Op, Trace};

/// How many commands are recorded before the server is killed, and as many after it is back.
const COMMANDS: u64 = 300;
/// In a long run, enough that SQLite fills its log, copies it to the database and starts it over while games go on.
const MANY_COMMANDS: u64 = 2_000;
/// At least as many operations as it takes to create the database.
const CREATION: usize = 100;
/// A run with at least this many cuts is long.
const MANY_CUTS: u64 = 200;
/// A long run makes a new recording after this many cuts.
const CUTS_PER_RECORDING: u64 = 500;
/// After this many cuts each time, a new process loads every table, too.
const CUTS_PER_CHECK: u64 = 20;

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    if !Command::new("strace").arg("-V").output().is_ok_and(|output| output.status.success()) {
        return Err(Stop::Missing("strace"));
    }
    while stage.tally.times < stage.times {
        let cuts = (stage.times - stage.tally.times).min(CUTS_PER_RECORDING);
        let folder = stage.evidence.folder(&format!("recording-{}", stage.tally.times))?;
        let recording = record(stage, &folder)?;
        let result = cut(stage, &recording, cuts);
        if result.is_err() {
            stage.evidence.write_histories(&recording.clients);
        }
        result?;
        fs::remove_dir_all(&folder).map_err(Fault::system(folder.display()))?;
    }
    Ok(())
}

/// What a server did, and what its clients know.
struct Recording {
    trace: Trace,
    promises: Promises,
    clients: Vec<SharedHistory>,
}

/// Plays with a server that is traced, from the first byte of its database to its end, with a kill in between.
fn record(stage: &mut Stage<'_>, folder: &Path) -> Result<Recording, Fault> {
    stage.bar.set_message("recording");
    let data = folder.join("data");
    fs::create_dir_all(&data).map_err(Fault::system(data.display()))?;
    let traces = [folder.join("trace-1"), folder.join("trace-2")];
    let mut launch = Launch::new(&stage.plan.program, &data)?;
    launch.wrapper = trace::command(&traces[0]);
    let server = launch.start()?;
    let crowd = Crowd::seat(&launch.link(), stage.plan.tables, stage.random.next_u64(), None)?;
    let commands = if stage.times < MANY_CUTS { COMMANDS } else { MANY_COMMANDS };
    crowd.wait_for(commands)?;
    server.kill()?;
    let mark = crowd.mark();
    launch.wrapper = trace::command(&traces[1]);
    let server = launch.start()?;
    crowd.wait_until_back(&mark)?;
    crowd.wait_for(commands)?;
    crowd.settle()?;
    server.stop()?;
    stage.tally.acknowledged += crowd.acknowledged();
    let clients = crowd.end()?;
    let trace = Trace::read(&traces, &launch.file)?;
    let promises = Promises::of(&trace, &clients)?;
    Ok(Recording { trace, promises, clients })
}

/// Simulates power cuts, from the earliest to the latest.
fn cut(stage: &mut Stage<'_>, recording: &Recording, cuts: u64) -> Result<(), Fault> {
    let ops = &recording.trace.ops;
    let mut moments: Vec<usize> = (0..cuts).map(|_| moment(ops.len(), &mut stage.random)).collect();
    moments.sort_unstable();
    let scratch = scratch()?;
    let mut disk = Disk::default();
    let mut done = 0;
    for moment in moments {
        for (index, op) in ops.iter().enumerate().take(moment).skip(done) {
            disk.apply(index, op);
        }
        done = moment;
        let files = disk.cut(&mut stage.random);
        let deep = stage.tally.times.is_multiple_of(CUTS_PER_CHECK);
        let result = check(&files, scratch.path(), recording, moment, deep.then_some(&stage.plan.program));
        if result.is_err() {
            write(&files, &stage.evidence.folder(&format!("cut-at-{moment}"))?)?;
        }
        result?;
        stage.tally.times += 1;
        stage.bar.inc(1);
        stage.bar.set_message(format!("{} promises kept", recording.promises.before(moment).count()));
    }
    Ok(())
}

/// When the power is cut: at any moment, but more often while the database is created.
fn moment(ops: usize, random: &mut impl Rng) -> usize {
    let last = if random.random_ratio(1, 8) { ops.min(CREATION) } else { ops };
    random.random_range(0..=last)
}

/// Opens what a cut left, and compares it with what had been promised by then.
fn check(
    files: &Files,
    scratch: &Path,
    recording: &Recording,
    moment: usize,
    deep: Option<&PathBuf>,
) -> Result<(), Fault> {
    let database = sqlite(&write(files, scratch)?);
    let logs = stored::read(&database)?;
    if let Some(program) = deep {
        admin_check(program, &database)?;
    }
    for log in &logs {
        log.replay(|_, _, _| Ok(()))?;
        let sent = recording.clients.iter().flat_map(|client| sent_by(&client.lock(), &log.table));
        let sent: Vec<Sent> = sent.map(|sent| recording.promises.at(moment, sent)).collect();
        audit::check_log(log, sent.iter())?;
    }
    recording.promises.before(moment).try_for_each(|promise| check_told(&logs, &promise.table, promise.seq))
}

/// What a client sent to a table.
fn sent_by(client: &crate::history::History, table: &str) -> Vec<Sent> {
    if client.table == table { client.sent.clone() } else { Vec::new() }
}

fn check_told(logs: &[StoredLog], table: &str, seq: u64) -> Result<(), Fault> {
    let last = find(logs, table)?.last();
    if seq <= last { Ok(()) } else { Err(Fault::NotInLog { table: table.to_owned(), seq, last }) }
}

/// A folder in memory where there is one: nothing there has to be durable.
fn scratch() -> Result<TempDir, Fault> {
    let memory = Path::new("/dev/shm");
    let builder = tempfile::Builder::new();
    let made = if memory.is_dir() { builder.tempdir_in(memory) } else { builder.tempdir() };
    made.map_err(Fault::system("a temporary folder"))
}

/// Writes the files of a cut into an empty folder; returns the path of the database.
fn write(files: &Files, folder: &Path) -> Result<PathBuf, Fault> {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        fs::remove_file(file.path()).map_err(Fault::system(file.path().display()))?;
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(Fault::system(path.display()))?;
    }
    Ok(folder.join("tenback.db"))
}

/// The answer that a client had, or had coming, at some moment.
impl Promises {
    fn at(&self, moment: usize, mut sent: Sent) -> Sent {
        if let Answer::Done { .. } = sent.answer {
            sent.answer = match self.done(&sent.id) {
                Some((position, seq)) if position < moment => Answer::Done { seq },
                _ => Answer::Open,
            };
        }
        sent
    }
}

/// A reader of traces needs to know what is not a change of a file.
impl Op {
    const fn is_told(&self) -> bool {
        matches!(self, Op::Told { .. })
    }
}
