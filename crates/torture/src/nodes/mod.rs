//! Several servers that share one PostgreSQL database, under load: nodes are killed and suspended, the database stops, lines
//! between them fail.

mod database;
mod full;
mod kills;
mod lines;
mod proxy;
mod site;
mod take_overs;

use std::time::Duration;

use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;

use self::site::{Database, Lines, Site};
use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::scenario::{Stage, Stop};

pub(crate) use self::database::run as database;
pub(crate) use self::full::run as full;
pub(crate) use self::kills::run as kills;
pub(crate) use self::lines::run as lines;

/// After this many strikes there is a new database: every check reads all of it.
const STRIKES_PER_DATABASE: u64 = 25;

/// Something bad that happens to a site. Afterwards all games go on.
type Strike = fn(&mut Stage<'_>, &mut Site<'_>, &Crowd) -> Result<(), Fault>;

/// Strikes as often as wanted, in turn at two and at three nodes.
fn run(stage: &mut Stage<'_>, database: &Database, lines: Lines, strike: Strike) -> Result<(), Stop> {
    let mut round = 0;
    while stage.tally.times < stage.times {
        let folder = stage.evidence.folder(&format!("round-{round}"))?;
        let strikes = (stage.times - stage.tally.times).min(STRIKES_PER_DATABASE);
        let site = Site::start(stage, database, &folder, 2 + round % 2, lines)?;
        one_round(stage, site, strikes, strike)?;
        std::fs::remove_dir_all(&folder).map_err(Fault::system(folder.display()))?;
        round += 1;
    }
    Ok(())
}

fn one_round(stage: &mut Stage<'_>, mut site: Site<'_>, strikes: u64, strike: Strike) -> Result<(), Fault> {
    let crowd = Crowd::seat(&site.link(), stage.plan.tables, stage.random.next_u64(), None)?;
    let struck = strike_all(stage, &mut site, &crowd, strikes, strike);
    if struck.is_err() {
        stage.evidence.write_histories(crowd.clients());
        site.save();
    }
    struck?;
    site.finish(stage, crowd)
}

fn strike_all(
    stage: &mut Stage<'_>,
    site: &mut Site<'_>,
    crowd: &Crowd,
    strikes: u64,
    strike: Strike,
) -> Result<(), Fault> {
    crowd.wait_until_moving(&crowd.mark())?;
    for _ in 0..strikes {
        std::thread::sleep(Duration::from_millis(stage.random.random_range(50..900)));
        site.check()?;
        strike(stage, site, crowd)?;
        stage.tally.times += 1;
        stage.bar.inc(1);
        stage.bar.set_message(format!("{} commands acknowledged", crowd.acknowledged()));
    }
    Ok(())
}

/// A time between two, more often a short one.
fn mostly_short(random: &mut Xoshiro256PlusPlus, shortest: f64, longest: f64) -> Duration {
    Duration::from_secs_f64(shortest * (longest / shortest).powf(random.random::<f64>()))
}
