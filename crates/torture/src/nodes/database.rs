//! The database crashes and starts again, or ends all connections, at random moments.

use std::thread;
use std::time::Instant;

use rand::RngExt;

use super::site::{Database, Lines, Site};
use super::{mostly_short, run as run_rounds};
use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::scenario::{Stage, Stop};

/// How long the database is away, in seconds: some leases run out meanwhile.
const AWAY: (f64, f64) = (0.05, 8.0);
/// How long at most at the first time, which may be the only one: a short run should stay short.
const AWAY_AT_FIRST: f64 = 2.0;

const END_CONNECTIONS: &str =
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'tenback'";

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    run_rounds(stage, &Database::start()?, Lines::Direct, strike)
}

fn strike(stage: &mut Stage<'_>, site: &mut Site<'_>, crowd: &Crowd) -> Result<(), Fault> {
    // The first strike of every run is a crash.
    let is_first = stage.tally.times == 0;
    if is_first || stage.random.random_bool(0.5) {
        let longest = if is_first { AWAY_AT_FIRST } else { AWAY.1 };
        site.cluster.crash();
        thread::sleep(mostly_short(&mut stage.random, AWAY.0, longest));
        site.cluster.resume();
    } else {
        site.sql(END_CONNECTIONS);
    }
    let (mark, back) = (crowd.mark(), Instant::now());
    crowd.wait_until_moving(&mark)?;
    stage.tally.waits.push(back.elapsed());
    Ok(())
}
