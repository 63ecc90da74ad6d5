//! The system clock jumps by an hour in both directions during games with turn clocks.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rand::Rng;
use rand::seq::IndexedRandom;
use tenback_store::Timestamp;
use tenback_wire::Seen;

use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::kills::finish;
use crate::scenario::{Stage, Stop};
use crate::server::Launch;
use crate::stored::{self, StoredLog};

/// The offsets of the clock, as libfaketime reads them.
const OFFSETS: [&str; 3] = ["+3600", "-3600", "+0"];
/// The time for a turn, in seconds. Nobody who plays on needs it, even after waiting to reconnect.
const TURN: u16 = 20;
/// How long a report that the time is up may take beyond that.
const SLACK: Duration = Duration::from_secs(15);
/// The status of a response to somebody who asks too often.
const TOO_MANY: u16 = 429;
/// How many commands are acknowledged after every jump.
const COMMANDS: u64 = 40;

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    let library = library().ok_or(Stop::Missing("libfaketime"))?;
    let folder = stage.evidence.folder("clock")?;
    let clock = folder.join("offset");
    let mut launch = Launch::new(&stage.plan.program, &folder)?;
    launch.variables = vec![
        ("LD_PRELOAD", library.into()),
        ("FAKETIME_TIMESTAMP_FILE", clock.clone().into()),
        ("FAKETIME_NO_CACHE", "1".into()),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1".into()),
        ("DONT_FAKE_MONOTONIC", "1".into()),
    ];
    // What is older than a day is deleted; an hour must not do that.
    let retention = ["--keep-tables", "1d", "--keep-chat", "1d"].map(str::to_owned);
    let people = most_people(stage.plan.tables);
    launch.options = retention.into_iter().chain(["--limit-people-per-hour".to_owned(), people.to_string()]).collect();
    set(&clock, "+0")?;
    Ok(jump(stage, &launch, &clock)?)
}

fn jump(stage: &mut Stage<'_>, launch: &Launch, clock: &Path) -> Result<(), Fault> {
    let mut server = launch.start()?;
    let crowd = Crowd::seat(&launch.link(), stage.plan.tables, stage.random.next_u64(), Some(TURN))?;
    crowd.wait_until_moving(&crowd.mark())?;
    let mut offset = "+0";
    for round in 0..stage.times {
        let others: Vec<&str> = OFFSETS.into_iter().filter(|other| *other != offset).collect();
        offset = others.choose(&mut stage.random).copied().unwrap_or(offset);
        set(clock, offset)?;
        let mark = crowd.mark();
        if round % 2 == 1 {
            // The time left for a turn is stored, and has to make sense to the next process.
            server.kill()?;
            server = launch.start()?;
            crowd.wait_until_back(&mark)?;
        }
        crowd.wait_until_moving(&mark)?;
        crowd.wait_for(COMMANDS)?;
        if late(&crowd) > 0 {
            return Err(Fault::Expected { what: format!("nobody to be late after the clock jumped to {offset} s") });
        }
        stage.tally.times += 1;
        stage.bar.inc(1);
    }
    use_up_limit(launch, most_people(stage.plan.tables), clock)?;
    run_out_of_time(&crowd, clock)?;
    crowd.settle()?;
    server.stop()?;
    finish(stage, &launch.database, crowd)?;
    check_jumped(&stored::read(&launch.database)?)
}

/// The last events must have been stored with the clock turned back; otherwise nothing of this was tested.
fn check_jumped(logs: &[StoredLog]) -> Result<(), Fault> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = Timestamp(i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
    let jumped = |log: &StoredLog| now.since(log.updated) > Duration::from_secs(3600);
    if logs.iter().all(jumped) {
        Ok(())
    } else {
        Err(Fault::Expected { what: "the server's clock to jump".to_owned() })
    }
}

/// How many people the server lets in: all clients, and a few more.
const fn most_people(tables: usize) -> usize {
    tables * 3 + 10
}

/// A limit per hour that is used up stays so, even if the clock says that an hour has passed.
fn use_up_limit(launch: &Launch, most: usize, clock: &Path) -> Result<(), Fault> {
    set(clock, "+0")?;
    // A restart forgets who came before, and time passes meanwhile.
    if !(0..2 * most).any(|_| launch.add_person() == Some(TOO_MANY)) {
        return Err(Fault::Expected { what: format!("no more than {most} new people") });
    }
    set(clock, "+3600")?;
    match launch.add_person() {
        Some(TOO_MANY) => Ok(()),
        status => Err(Fault::Expected { what: format!("a limit to hold when the clock jumps, not {status:?}") }),
    }
}

/// Nobody plays while the clock is turned back: the time for the turn is up anyway, and games go on.
fn run_out_of_time(crowd: &Crowd, clock: &Path) -> Result<(), Fault> {
    crowd.settle()?;
    let began = Instant::now();
    set(clock, "-7200")?;
    while late(crowd) == 0 {
        crowd.check()?;
        if began.elapsed() > Duration::from_secs(TURN.into()) + SLACK {
            return Err(Fault::Expected {
                what: "the time for a turn to be up although the clock went back".to_owned(),
            });
        }
        thread::sleep(Duration::from_millis(100));
    }
    let mark = crowd.mark();
    crowd.resume();
    crowd.wait_until_moving(&mark)
}

/// How often a client saw that somebody was late.
fn late(crowd: &Crowd) -> usize {
    let is_late = |seen: &Seen| matches!(seen, Seen::TimeUp { .. });
    let late = |client: &crate::history::SharedHistory| {
        client.lock().seen.iter().filter(|sighting| is_late(&sighting.seen)).count()
    };
    crowd.clients().iter().map(late).sum()
}

/// The server reads the file whenever it looks at the clock, so it must never be empty.
fn set(clock: &Path, offset: &str) -> Result<(), Fault> {
    let new = clock.with_extension("new");
    fs::write(&new, offset).and_then(|()| fs::rename(&new, clock)).map_err(Fault::system(clock.display()))
}

/// Where Debian and others put the library.
fn library() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    let folders = folders.chain(["/usr/lib".into(), "/usr/lib64".into(), "/usr/local/lib".into()]);
    folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|path| path.is_file())
}
