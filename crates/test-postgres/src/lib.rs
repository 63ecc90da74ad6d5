//! A private PostgreSQL server for tests: on a Unix socket in a temporary folder, with nothing shared with a server that may
//! run on the same machine.
//!
//! It ends with the process that started it, however that ends. Tests of machines without PostgreSQL are skipped: see
//! [`Cluster::shared`].

#![cfg(unix)]

mod cluster;
mod disk;
mod programs;
mod user;

pub use cluster::Cluster;
pub use disk::SmallDisk;
