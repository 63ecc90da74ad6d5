//! A load on several servers that share their tables: clients spread over all of them, which move between them and come back
//! after a lost connection; generators in processes of their own; faults that somebody announces; and a ledger of everything
//! that was acknowledged and seen.

mod announce;
mod client;
mod conduct;
mod end;
mod generators;
mod link;
mod plan;
mod report;
mod table;
mod worker;
mod world;

pub use announce::{Action, Announcement, BadAnnouncement, Place};
pub use conduct::{NodesProgress, NodesStage, run_nodes};
pub use plan::NodesPlan;
pub use report::NodesReport;
pub use worker::run_generator;
