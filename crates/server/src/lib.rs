//! Tables for friends anywhere, that lose nothing and let nobody peek.
//!
//! One task owns one table ([`host`](self)): letters come in by a channel, what follows is stored durably, and only then
//! told to everybody who looks on, each as they may know it. `docs/ARCHITECTURE.md` walks with one move through it.

mod advisers;
mod app;
mod charter;
mod config;
mod host;
mod http;
mod listing;
mod metrics;
mod rates;
mod registry;
mod replay;
mod secret;
mod seeded;
mod server;
mod socket;
mod who;
mod world;

pub use config::{Config, Limits, ServeError};
pub use http::openapi;
pub use seeded::Seeded;
pub use server::{Listening, Server};
pub use world::{RandomError, System, World};
