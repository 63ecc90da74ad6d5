//! The disk fills up in mid-game and is freed again, while the server runs on.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rand::Rng;

use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::kills::finish;
use crate::scenario::{Stage, Stop};
use crate::server::Launch;

const SIZE: &str = "size=48m";
/// Refusals with this code say that nothing was stored.
const NOT_STORED: &str = "not-stored";
/// Nothing takes this long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many commands are refused before the disk is freed.
const REFUSALS: u64 = 10;

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    let folder = stage.evidence.folder("disk")?;
    let disk = Disk::mount(folder)?.ok_or(Stop::Missing("root, to mount a small disk"))?;
    let mut launch = Launch::new(&stage.plan.program, &disk.0)?;
    // The log must not need the space that it reports to be missing.
    launch.log = stage.evidence.path().join("server.log");
    let result = fill_and_free(stage, &launch, &disk);
    if result.is_err() {
        disk.save(stage.evidence.path());
    }
    Ok(result?)
}

fn fill_and_free(stage: &mut Stage<'_>, launch: &Launch, disk: &Disk) -> Result<(), Fault> {
    let mut server = launch.start()?;
    let crowd = Crowd::seat(&launch.link(), stage.plan.tables, stage.random.next_u64(), None)?;
    crowd.wait_until_moving(&crowd.mark())?;
    for _ in 0..stage.times {
        let refused = crowd.refused(NOT_STORED);
        disk.fill()?;
        wait("refusals because nothing can be stored", &crowd, || crowd.refused(NOT_STORED) >= refused + REFUSALS)?;
        wait("/readyz to say no", &crowd, || launch.status("/readyz") == Some(503))?;
        if launch.status("/healthz") != Some(200) || server.has_ended() {
            return Err(launch.ended());
        }
        disk.free()?;
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

/// A small disk in memory, unmounted on drop.
struct Disk(PathBuf);

impl Disk {
    /// `None` if mounting is not allowed.
    fn mount(folder: PathBuf) -> Result<Option<Disk>, Fault> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", SIZE, "tenback-torture"]).arg(&folder).stderr(Stdio::null());
        let mounted = mount.status().is_ok_and(|status| status.success());
        Ok(mounted.then_some(Disk(folder)))
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Uses up the space, to the last byte.
    fn fill(&self) -> Result<(), Fault> {
        let mut file = File::create(self.filler()).map_err(Fault::system("the filler"))?;
        for chunk in [1 << 20, 4096] {
            while file.write_all(&vec![1; chunk]).is_ok() {}
        }
        Ok(())
    }

    fn free(&self) -> Result<(), Fault> {
        fs::remove_file(self.filler()).map_err(Fault::system("the filler"))
    }

    /// Copies what is there, since it disappears with the disk.
    fn save(&self, to: &Path) {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten();
        for file in files.filter(|file| file.path() != self.filler()) {
            if let Err(why) = fs::copy(file.path(), to.join(file.file_name())) {
                eprintln!("{}: {why}", file.path().display());
            }
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("--lazy").arg(&self.0).status();
        if !unmounted.is_ok_and(|status| status.success()) {
            eprintln!("{} is still mounted", self.0.display());
        }
    }
}
