//! The disk fills up in mid-game and is freed again, while the server runs on.

use std::thread;
use std::time::{Duration, Instant};

use rand::Rng;
use tenback_test_postgres::SmallDisk;

use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::kills::finish;
use crate::scenario::{Stage, Stop};
use crate::server::Launch;

const MEGABYTES: u32 = 48;
/// Refusals with this code say that nothing was stored.
const NOT_STORED: &str = "not-stored";
/// Nothing takes this long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many commands are refused before the disk is freed.
const REFUSALS: u64 = 10;

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    let folder = stage.evidence.folder("disk")?;
    let disk = SmallDisk::mount(folder, MEGABYTES).ok_or(Stop::Missing("root, to mount a small disk"))?;
    let mut launch = Launch::new(&stage.plan.program, disk.path())?;
    // The log must not need the space that it reports to be missing.
    launch.log = stage.evidence.path().join("server.log");
    let result = fill_and_free(stage, &launch, &disk);
    if result.is_err() {
        disk.save(stage.evidence.path());
    }
    Ok(result?)
}

fn fill_and_free(stage: &mut Stage<'_>, launch: &Launch, disk: &SmallDisk) -> Result<(), Fault> {
    let mut server = launch.start()?;
    let crowd = Crowd::seat(&launch.link(), stage.plan.tables, stage.random.next_u64(), None)?;
    crowd.wait_until_moving(&crowd.mark())?;
    for _ in 0..stage.times {
        let refused = crowd.refused(NOT_STORED);
        disk.fill().map_err(Fault::system("the filler"))?;
        wait("refusals because nothing can be stored", &crowd, || crowd.refused(NOT_STORED) >= refused + REFUSALS)?;
        wait("/readyz to say no", &crowd, || launch.status("/readyz") == Some(503))?;
        if launch.status("/healthz") != Some(200) || server.has_ended() {
            return Err(launch.ended());
        }
        disk.free().map_err(Fault::system("the filler"))?;
        let mark = crowd.mark();
        wait("/readyz to say yes again", &crowd, || launch.status("/readyz") == Some(200))?;
        crowd.wait_until_moving(&mark)?;
        stage.tally.times += 1;
        stage.bar.inc(1);
    }
    crowd.settle()?;
    server.stop()?;
    finish(stage, &launch.database, crowd)
}

fn wait(what: &str, crowd: &Crowd, is_so: impl Fn() -> bool) -> Result<(), Fault> {
    let until = Instant::now() + PATIENCE;
    while !is_so() {
        crowd.check()?;
        if Instant::now() > until {
            return Err(Fault::Expected { what: what.to_owned() });
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}
