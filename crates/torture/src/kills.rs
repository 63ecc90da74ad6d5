//! The server is killed and restarted, or suspended for a while, at random moments under load.

use std::path::Path;
use std::thread;
use std::time::Duration;

use rand::{Rng, RngExt};

use crate::audit;
use crate::crowd::Crowd;
use crate::evidence::{admin_check, copy_database, verify_records};
use crate::fault::Fault;
use crate::scenario::{Stage, Stop};
use crate::server::{Launch, Server, sqlite};
use crate::stored;

/// After this many kills there is a new database: every check reads all of it.
const KILLS_PER_DATABASE: u64 = 50;
/// How likely it is that the server is also suspended between two kills.
const SUSPENSIONS: f64 = 0.3;

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    let mut round = 0;
    while stage.tally.times < stage.times {
        let kills = (stage.times - stage.tally.times).min(KILLS_PER_DATABASE);
        let folder = stage.evidence.folder(&format!("round-{round}"))?;
        one_database(stage, &folder, kills)?;
        std::fs::remove_dir_all(&folder).map_err(Fault::system(folder.display()))?;
        round += 1;
    }
    Ok(())
}

fn one_database(stage: &mut Stage<'_>, folder: &Path, kills: u64) -> Result<(), Fault> {
    let launch = Launch::new(&stage.plan.program, folder)?;
    let mut server = launch.start()?;
    let crowd = Crowd::seat(&launch.link(), stage.plan.tables, stage.random.next_u64(), None)?;
    crowd.wait_until_moving(&crowd.mark())?;
    for _ in 0..kills {
        thread::sleep(Duration::from_millis(stage.random.random_range(50..900)));
        let outcome = strike(stage, &launch, server, &crowd);
        if outcome.is_err() {
            stage.evidence.write_histories(crowd.clients());
        }
        server = outcome?;
        stage.tally.times += 1;
        stage.bar.inc(1);
        stage.bar.set_message(format!("{} commands acknowledged", crowd.acknowledged()));
    }
    crowd.settle()?;
    server.stop()?;
    finish(stage, &launch.database, crowd)
}

/// One kill, sometimes with a suspension before it; afterwards everybody is back.
fn strike(stage: &mut Stage<'_>, launch: &Launch, mut server: Server, crowd: &Crowd) -> Result<Server, Fault> {
    if server.has_ended() {
        return Err(launch.ended());
    }
    if stage.random.random_bool(SUSPENSIONS) {
        suspend(stage, &server, crowd)?;
    }
    server.kill()?;
    let mark = crowd.mark();
    let copy = copy_database(&launch.file, &stage.evidence.folder("copy")?)?;
    audit::check_commands(&stored::read(&sqlite(&copy))?, crowd.clients())?;
    let server = launch.start()?;
    crowd.wait_until_back(&mark)?;
    Ok(server)
}

/// Suspends the server for a tenth of a second to eight seconds, mostly for a short time. Games go on afterwards.
fn suspend(stage: &mut Stage<'_>, server: &Server, crowd: &Crowd) -> Result<(), Fault> {
    let pause = Duration::from_secs_f64(0.1 * 80_f64.powf(stage.random.random::<f64>().powi(2)));
    server.send("-STOP")?;
    thread::sleep(pause);
    let mark = crowd.mark();
    server.send("-CONT")?;
    crowd.wait_until_moving(&mark)
}

/// All checks, once the server has been stopped.
pub(crate) fn finish(stage: &mut Stage<'_>, database: &str, crowd: Crowd) -> Result<(), Fault> {
    stage.tally.acknowledged += crowd.acknowledged();
    let clients = crowd.end()?;
    let checked = (|| {
        admin_check(&stage.plan.program, database)?;
        let logs = stored::read(database)?;
        audit::check_all(&logs, &clients)?;
        verify_records(&stage.plan.program, &logs)
    })();
    if checked.is_err() {
        stage.evidence.write_histories(&clients);
    }
    stage.tally.records += checked?;
    Ok(())
}
