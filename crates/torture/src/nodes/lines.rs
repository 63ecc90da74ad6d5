//! Lines between nodes, and between nodes and the database, are cut, slow or dead in one direction.

use std::thread;
use std::time::{Duration, Instant};

use rand::RngExt;

use super::proxy::{Direction, Proxy, Weather};
use super::site::{Database, Lines, Site};
use super::{mostly_short, run as run_rounds};
use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::scenario::{Stage, Stop};

/// How long the weather is bad, in seconds.
const BAD: (f64, f64) = (0.1, 9.0);
const LONGEST_DELAY: Duration = Duration::from_secs(2);
/// How likely it is that each further line fails, too.
const MORE: f64 = 0.2;

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    run_rounds(stage, &Database::start()?, Lines::Proxied, strike)
}

fn strike(stage: &mut Stage<'_>, site: &mut Site<'_>, crowd: &Crowd) -> Result<(), Fault> {
    let lines: Vec<&Proxy> = site.nodes.iter().filter_map(|node| node.lines.as_ref()).flatten().collect();
    let first = stage.random.random_range(0..lines.len());
    let failing = lines.iter().enumerate().filter(|(index, _)| *index == first || stage.random.random_bool(MORE));
    let failing: Vec<&&Proxy> = failing.map(|(_, line)| line).collect();
    for line in &failing {
        fail(stage, line);
    }
    thread::sleep(mostly_short(&mut stage.random, BAD.0, BAD.1));
    for line in &failing {
        // What was held back arrives late, or never.
        if stage.random.random_bool(0.5) {
            line.cut();
        }
        line.set(Weather::default());
    }
    let (mark, back) = (crowd.mark(), Instant::now());
    crowd.wait_until_moving(&mark)?;
    stage.tally.waits.push(back.elapsed());
    Ok(())
}

fn fail(stage: &mut Stage<'_>, line: &Proxy) {
    let direction = if stage.random.random() { Direction::Out } else { Direction::Back };
    let good = Weather::default();
    match stage.random.random_range(0..4) {
        0 => line.cut(),
        1 => {
            line.set(Weather { refuses: true, ..good });
            line.cut();
        }
        2 => line.set(Weather { delay: LONGEST_DELAY.mul_f64(stage.random.random()), ..good }),
        _ => line.set(Weather { silent: Some(direction), ..good }),
    }
}
