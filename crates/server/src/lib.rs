//! Tables for friends anywhere.
mod config;
mod stub;
pub use config::{Config, Limits, ServeError};
pub use stub::{PAGE, Server};
