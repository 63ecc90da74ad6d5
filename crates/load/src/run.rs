//! All measurements: every server in turn, several times.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use tempfile::NamedTempFile;
use tokio::runtime::Builder;
use tokio::task::LocalSet;

use crate::error::LoadError;
use crate::measure::{Setting, Stage};
use crate::plan::{Plan, RunningServer, Servers};
use crate::process::{Process, allow_many_files};
use crate::report::Report;
use crate::servers::Target;

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The measurement, counted from 1; 0 while recording.
    pub measurement: u32,
    /// The number of measurements.
    pub measurements: u32,
    /// Which server.
    pub server: &'static str,
    /// What it is doing.
    pub stage: Stage,
}

/// Why a run ended early.
#[derive(Debug)]
pub enum Cut {
    /// It was asked to stop.
    Stopped,
    /// It cannot go on.
    Failed(LoadError),
}

/// Measures all servers of a plan, in turn. `program` is the one that starts own servers. What was measured before a run
/// was cut short is in the report.
pub fn run(plan: &Plan, program: &Path, stop: &AtomicBool, tell: &dyn Fn(Progress)) -> (Report, Option<Cut>) {
    let mut report = Report::new(plan.clone());
    let cut = match Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => LocalSet::new().block_on(&runtime, measure_all(plan, program, stop, tell, &mut report)),
        Err(error) => Err(error.into()),
    };
    let cut = match cut {
        Ok(true) => None,
        Ok(false) => Some(Cut::Stopped),
        Err(error) => Some(Cut::Failed(error)),
    };
    report.finish(cut.is_none());
    (report, cut)
}

/// Returns whether everything was measured.
async fn measure_all(
    plan: &Plan,
    program: &Path,
    stop: &AtomicBool,
    tell: &dyn Fn(Progress),
    report: &mut Report,
) -> Result<bool, LoadError> {
    allow_many_files();
    let folder = plan.folder.clone().unwrap_or_else(std::env::temp_dir);
    let setting = Setting { plan, program, folder: &folder, stop };
    let real = targets(plan)?;
    let Some(first) = real.first() else { return Ok(true) };
    let measurements = plan.rounds * (real.len() as u32 + 1);
    let progress = |measurement, server, stage| tell(Progress { measurement, measurements, server, stage });
    let Some(script) = setting.record(first, &|stage| progress(0, first.word(), stage)).await? else {
        return Ok(false);
    };
    let file = NamedTempFile::new_in(&folder)?;
    serde_json::to_writer(file.as_file(), &script).map_err(std::io::Error::from)?;
    let mut all = vec![Target::Bare(file.path().to_owned())];
    all.extend(real);
    let mut measurement = 0;
    for round in 1..=plan.rounds {
        for target in &all {
            measurement += 1;
            let told = |stage| progress(measurement, target.word(), stage);
            let Some(measured) = setting.measure(target, &told).await? else { return Ok(false) };
            report.add(round, target.word(), measured);
        }
        // Another one goes first next time.
        all.rotate_left(1);
    }
    Ok(true)
}

fn targets(plan: &Plan) -> Result<Vec<Target>, LoadError> {
    match &plan.servers {
        Servers::Own(stores) => Ok(stores.iter().map(|store| Target::Own(store.clone())).collect()),
        Servers::Running(RunningServer { process: Some(id), .. }) if Process(*id).cpu().is_none() => {
            Err(LoadError::NoProcess { id: *id })
        }
        Servers::Running(server) => Ok(vec![Target::Running(server.clone())]),
    }
}
