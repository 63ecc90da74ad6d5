//! `tenback load` on several nodes: arguments in, report out.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tenback_load::{Announcement, BadAnnouncement, Cut, NodesPlan, NodesProgress, NodesStage, run_nodes};
use tenback_words::Words;

use super::{Load, interrupted, trouble};
use crate::command_error::note;
use crate::interrupt;
use crate::number::whole;

/// Parts of the progress line.
const PARTS: u64 = 1_000;

/// Options for servers that share their tables.
#[derive(Args)]
pub(super) struct NodesOptions {
    /// Number of processes that generate the load; with this, or with several targets, there is one measurement and no bare server
    #[arg(long, value_name = "N", requires = "targets", value_parser = whole(1..=64_u32))]
    pub(super) processes: Option<u32>,
    /// Number of clients per second that reconnect to the next target
    #[arg(long, value_name = "N", requires = "targets", value_parser = whole(1..=10_000_u32))]
    pub(super) switches: Option<u32>,
    /// Read announcements of faults from standard input, such as “kill node=1” and “back node=1”
    #[arg(long, requires = "targets")]
    pub(super) faults: bool,
    /// Seconds after an announced fault in which connections may be lost and commands unanswered
    #[arg(long, value_name = "S", requires = "faults", default_value_t = 30, value_parser = whole(1..=3_600_u64))]
    pub(super) grace: u64,
    /// Write down everything that was acknowledged and seen, to files in this folder
    #[arg(long, value_name = "DIR", requires = "targets")]
    pub(super) ledger: Option<PathBuf>,
    /// Compare the files of --ledger with the database, once the servers have stopped
    #[arg(long, value_name = "DIR", requires = "database", conflicts_with = "targets")]
    pub(super) verify: Option<PathBuf>,
    /// The database to compare with, such as sqlite:FILE
    #[arg(long, value_name = "WHERE", requires = "verify")]
    pub(super) database: Option<String>,
    /// Generate a share of the load, as told on standard input; used to start generators
    #[arg(long, hide = true)]
    pub(super) generator: bool,
}

impl NodesOptions {
    /// Whether one of them asks for a measurement without the bare server.
    pub(super) const fn are_used(&self) -> bool {
        self.processes.is_some() || self.switches.is_some() || self.faults || self.ledger.is_some()
    }
}

/// Measures and prints.
pub(super) fn run(args: &Load, plan: &NodesPlan, words: &Words) -> io::Result<ExitCode> {
    let program = std::env::current_exe()?;
    let stop = interrupt::asked_to_stop();
    let faults = args.nodes.faults.then(|| announcements(Words::of(words.language())));
    let line = progress_line();
    let (report, cut) = run_nodes(plan, &program, faults.as_ref(), stop, &|progress| show(&line, &progress));
    line.finish_and_clear();
    if !report.is_empty() {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", if args.json { report.json() } else { report.table() }.trim_end())?;
        out.flush()?;
    }
    Ok(match cut {
        Some(Cut::Failed(error)) => trouble(&error, words).report(),
        Some(Cut::Stopped) => interrupted(words),
        None => match report.wrong().first() {
            None => ExitCode::SUCCESS,
            Some(fault) => {
                note(words.message("cli-load-fault", &[("fault", fault.as_str().into())]));
                ExitCode::FAILURE
            }
        },
    })
}

/// What is announced on standard input.
fn announcements(words: &'static Words) -> Receiver<Announcement> {
    let (send, announced) = channel();
    std::thread::spawn(move || {
        let lines = io::stdin().lines().map_while(Result::ok).filter(|line| !line.trim().is_empty());
        for line in lines {
            match line.parse() {
                Ok(announcement) if send.send(announcement).is_err() => return,
                Ok(_) => {}
                Err(BadAnnouncement { line }) => {
                    note(words.message("cli-load-bad-announcement", &[("line", line.into())]));
                }
            }
        }
    });
    announced
}

/// A line on standard error, if that is a terminal.
fn progress_line() -> ProgressBar {
    let line = ProgressBar::new(PARTS);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {elapsed}: {msg}") {
        line.set_style(style);
    }
    line.enable_steady_tick(Duration::from_millis(200));
    line
}

fn show(line: &ProgressBar, progress: &NodesProgress) {
    line.set_position((progress.done.clamp(0.0, 1.0) * PARTS as f64) as u64);
    line.set_message(match progress.stage {
        NodesStage::Connecting => "connecting".to_owned(),
        NodesStage::Idle => "opening idle connections".to_owned(),
        NodesStage::Playing { moves, lost: 0 } => format!("{moves:.0} moves a second"),
        NodesStage::Playing { moves, lost } => format!("{moves:.0} moves a second, {lost} connections lost"),
        NodesStage::Finishing => "waiting for the last answers".to_owned(),
    });
}
