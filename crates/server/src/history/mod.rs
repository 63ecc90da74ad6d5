//! Finished games as people find them again: lists, statistics, files, and what is worked out about them afterwards.

mod backfill;
mod file;
mod list;
mod luck;
mod outline;
mod statistics;

pub(crate) use backfill::run as outline_old_games;
pub(crate) use file::{Format, file};
pub(crate) use list::{Wanted, all_of, page};
pub(crate) use luck::run as work_out_luck;
pub(crate) use outline::{accuracy, outline};
pub(crate) use statistics::statistics;
