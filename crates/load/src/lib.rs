//! A load generator: plays real games over sockets against a server, checks every frame it gets, and measures latency, CPU
//! time and memory next to a bare fan-out of the same frames. It runs in a process of its own, on one thread, so that the
//! server has the other cores. On servers that share their tables ([`run_nodes`]) there can be several such processes.

mod appends;
mod bare;
mod check;
mod connection;
mod crowd;
mod error;
mod fault;
mod frame;
mod ledger;
mod measure;
mod nodes;
mod people;
mod plan;
mod player;
mod process;
mod report;
mod run;
mod script;
mod servers;
mod tally;
mod verify;

pub use bare::serve_bare;
pub use check::{Best, Checker, Heard};
pub use error::LoadError;
pub use fault::Fault;
pub use ledger::{Acknowledged, Ledger, Stretch, TableLedger, Unanswered, ViewerLedger, event_hash};
pub use measure::Stage;
pub use nodes::{
    Action, Announcement, BadAnnouncement, NodesPlan, NodesProgress, NodesReport, NodesStage, Place, run_generator,
    run_nodes,
};
pub use plan::{Plan, RunningServer, Servers, StoreKind};
pub use report::Report;
pub use run::{Cut, Progress, run};
pub use verify::{LoggedEvent, Violation, verify};
