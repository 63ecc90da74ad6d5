//! Online tables that survive restarts and keep hidden cards hidden.
//!
//! One task owns one table ([`host`](self)): messages arrive on a channel, the resulting events are stored durably, and
//! only then sent to everybody connected, each with what they may know. `docs/ARCHITECTURE.md` follows one move through
//! it.

mod admin;
mod app;
mod backup_code;
mod bot_games;
mod budgets;
mod challenge;
mod charter;
mod config;
mod contest;
mod daily;
mod delivery;
mod denial;
mod device_name;
mod erasure;
mod export;
mod finished;
mod forgetting;
mod groups;
mod history;
mod host;
mod hosts;
mod http;
mod invitation;
mod listen;
mod listing;
mod metrics;
mod network;
mod newcomers;
mod node;
mod origin;
mod outbox;
mod person_set;
mod proxies;
mod puzzles;
mod rates;
mod readiness;
mod refusals;
mod registry;
mod replay;
mod retention;
mod review;
mod secret;
mod seeded;
mod server;
mod server_secret;
mod socket;
mod thinking;
mod usage;
mod who;
mod world;

pub use admin::{
    Admin, AdminCheck, AdminError, AdminNode, AdminPerson, AdminReply, AdminRequest, AdminStats, AdminTable,
    AdminTableState, DamagedTable,
};
pub use config::{Config, DailyConfig, Limits, Retention, ServeError, WhoMayOpen};
pub use denial::{Denial, Quota, Resource};
pub use http::openapi;
pub use invitation::Invitation;
pub use listen::Listen;
pub use node::{Dial, NodeConfig, Stream, Tcp};
pub use proxies::{InvalidNetwork, Proxies};
pub use seeded::Seeded;
pub use server::{Listening, Server};
pub use server_secret::{LoadedSecret, ServerSecret};
pub use tenback_daily::DayStart;
pub use world::{RandomError, System, World};
