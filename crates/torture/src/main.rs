//! Tries to break Tenback's promise: whatever a server has acknowledged is durable, exactly once. Run it with
//! `cargo xtask torture`.

mod audit;
mod clock_jumps;
mod crowd;
mod evidence;
mod fault;
#[cfg(unix)]
mod full_disk;
mod history;
mod kills;
#[cfg(unix)]
mod nodes;
mod plan;
mod player;
mod power_cuts;
mod report;
mod scenario;
mod server;
mod stored;

use std::process::ExitCode;

use clap::Parser;

use crate::plan::{Arguments, Plan};
use crate::report::Report;

fn main() -> ExitCode {
    let plan = Plan::from(Arguments::parse());
    println!("Seed {}: repeat this run with --seed {}", plan.seed, plan.seed);
    let mut report = Report::new(plan.seed);
    for scenario in plan.scenarios() {
        report.add(scenario, scenario::run(scenario, &plan));
    }
    println!("{report}");
    if report.has_failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
