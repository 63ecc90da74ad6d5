//! The disk of the database fills up in mid-game and is freed again. PostgreSQL rejects what it cannot store, or ends.

use std::thread;
use std::time::{Duration, Instant};

use tenback_test_postgres::SmallDisk;

use super::site::{Database, Lines, Site};
use super::{mostly_short, run as run_rounds};
use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::scenario::{Stage, Stop};

/// Room for PostgreSQL's own files, and for the games of a round.
const MEGABYTES: u32 = 192;
/// How long the disk stays full after games have stopped, in seconds.
const FULL: (f64, f64) = (0.1, 8.0);
/// Nothing was acknowledged for so long: nothing can be stored.
const STILL: Duration = Duration::from_secs(2);
/// Nothing takes this long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    let folder = stage.evidence.folder("disk")?;
    let disk = SmallDisk::mount(folder, MEGABYTES).ok_or(Stop::Missing("root, to mount a small disk"))?;
    let database = Database::start_on(disk)?;
    run_rounds(stage, &database, Lines::Direct, strike)
}

fn strike(stage: &mut Stage<'_>, site: &mut Site<'_>, crowd: &Crowd) -> Result<(), Fault> {
    let disk = site.disk.ok_or_else(|| Fault::Expected { what: "a small disk".to_owned() })?;
    disk.fill().map_err(Fault::system("the filler"))?;
    wait_until_still(crowd)?;
    thread::sleep(mostly_short(&mut stage.random, FULL.0, FULL.1));
    site.check()?;
    disk.free().map_err(Fault::system("the filler"))?;
    site.cluster.recover();
    let (mark, back) = (crowd.mark(), Instant::now());
    crowd.wait_until_moving(&mark)?;
    stage.tally.waits.push(back.elapsed());
    Ok(())
}

/// Waits until nothing is acknowledged any more. Some pages have room, so games go on for a moment.
fn wait_until_still(crowd: &Crowd) -> Result<(), Fault> {
    let (began, mut last, mut since) = (Instant::now(), crowd.acknowledged(), Instant::now());
    while since.elapsed() < STILL {
        crowd.check()?;
        if began.elapsed() > PATIENCE {
            return Err(Fault::Expected { what: "games to stop on a full disk".to_owned() });
        }
        thread::sleep(Duration::from_millis(50));
        let now = crowd.acknowledged();
        if now != last {
            (last, since) = (now, Instant::now());
        }
    }
    Ok(())
}
