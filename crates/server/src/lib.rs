//! Tables for friends anywhere.
mod config;
pub use config::{Config, Limits, ServeError};
