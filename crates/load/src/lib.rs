//! A load generator: plays real games over sockets against a server, checks every frame it gets, and measures latency, CPU
//! time and memory next to a bare fan-out of the same frames. It runs in a process of its own, on one thread, so that the
//! server has the other cores.

mod bare;
mod check;
mod connection;
mod crowd;
mod error;
mod fault;
mod frame;
mod measure;
mod people;
mod plan;
mod player;
mod process;
mod report;
mod run;
mod script;
mod servers;
mod tally;

pub use bare::serve_bare;
pub use check::{Best, Checker, Heard};
pub use error::LoadError;
pub use fault::Fault;
pub use measure::Stage;
pub use plan::{Plan, RunningServer, Servers, StoreKind};
pub use report::Report;
pub use run::{Cut, Progress, run};
