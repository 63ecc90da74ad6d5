//! Nodes are killed and restarted, or suspended for a while, at random moments.

use std::thread;
use std::time::{Instant, SystemTime};

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::site::{Database, Lines, Site};
use super::{mostly_short, run as run_rounds};
use crate::crowd::Crowd;
use crate::fault::Fault;
use crate::scenario::{Stage, Stop};

/// How likely it is that nodes are suspended instead of killed.
const SUSPENSIONS: f64 = 0.3;
/// A lease lasts six seconds: some suspensions are longer.
const SUSPENDED: (f64, f64) = (0.1, 9.0);

pub(crate) fn run(stage: &mut Stage<'_>) -> Result<(), Stop> {
    run_rounds(stage, &Database::start()?, Lines::Direct, strike)
}

fn strike(stage: &mut Stage<'_>, site: &mut Site<'_>, crowd: &Crowd) -> Result<(), Fault> {
    // The first strike of every run is the one that matters most.
    let is_first = stage.tally.times == 0;
    let victims = if is_first { owner(stage, site) } else { victims(stage, site) };
    if !is_first && stage.random.random_bool(SUSPENSIONS) {
        suspend(stage, site, crowd, &victims)
    } else {
        kill(stage, site, crowd, &victims)
    }
}

/// Which nodes are struck: mostly the owner of some table, sometimes the node with the fewest tables, sometimes all.
fn victims(stage: &mut Stage<'_>, site: &Site<'_>) -> Vec<usize> {
    match stage.random.random_range(0..10) {
        0..6 => owner(stage, site),
        6..8 => {
            let owned = site.owned();
            (0..site.nodes.len()).min_by_key(|node| owned[*node].len()).into_iter().collect()
        }
        _ => (0..site.nodes.len()).collect(),
    }
}

fn owner(stage: &mut Stage<'_>, site: &Site<'_>) -> Vec<usize> {
    let owned = site.owned();
    let owners: Vec<usize> = (0..site.nodes.len()).filter(|node| !owned[*node].is_empty()).collect();
    owners.choose(&mut stage.random).copied().into_iter().collect()
}

/// Kills nodes. Their tables are taken over, by the others or by the same ones once they are back.
fn kill(stage: &mut Stage<'_>, site: &mut Site<'_>, crowd: &Crowd, victims: &[usize]) -> Result<(), Fault> {
    let owned = site.owned();
    let (killed, killed_at) = (Instant::now(), SystemTime::now());
    for victim in victims {
        site.nodes[*victim].kill()?;
    }
    let mark = crowd.mark();
    let all = victims.len() == site.nodes.len();
    let at_once = all || stage.random.random_bool(0.5);
    for victim in victims {
        if stage.random.random_bool(0.5) {
            site.nodes[*victim].move_elsewhere()?;
        }
        if at_once {
            site.nodes[*victim].restart()?;
        }
    }
    let tables: Vec<&str> = victims.iter().flat_map(|victim| owned[*victim].iter().map(String::as_str)).collect();
    let moved = crowd.wait_until_taken_over(&mark, killed, tables.clone())?;
    stage.tally.waits.extend(moved);
    stage.tally.take_overs.extend(site.claimed_after(killed_at, &tables)?);
    for victim in victims {
        if !at_once {
            site.nodes[*victim].restart()?;
        }
        site.nodes[*victim].wait_until_ready()?;
    }
    crowd.wait_until_moving(&mark)
}

/// Suspends nodes, sometimes for longer than their leases last. Whatever they do afterwards, games go on.
fn suspend(stage: &mut Stage<'_>, site: &Site<'_>, crowd: &Crowd, victims: &[usize]) -> Result<(), Fault> {
    for victim in victims {
        site.nodes[*victim].send("-STOP")?;
    }
    thread::sleep(mostly_short(&mut stage.random, SUSPENDED.0, SUSPENDED.1));
    let mark = crowd.mark();
    for victim in victims {
        site.nodes[*victim].send("-CONT")?;
    }
    crowd.wait_until_moving(&mark)
}
