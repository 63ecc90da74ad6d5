//! What all parts of a server share.

use std::sync::Arc;

use tenback_store::Store;
use tenback_table::PersonId;
use tokio::sync::{Semaphore, broadcast};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bot_games::BotGames;
use crate::budgets::Budgets;
use crate::config::Config;
use crate::hosts::Hosts;
use crate::outbox::Queues;
use crate::rates::{ConnectionLimit, Rates};
use crate::readiness::Readiness;
use crate::refusals::RefusalLog;
use crate::registry::Registry;
use crate::thinking::Thinkers;
use crate::world::World;

/// What all parts of a server share. A move needs only the store, the rate limits and the clock.
pub(crate) struct App {
    pub(crate) config: Config,
    /// The names that visitors may call the server by.
    pub(crate) hosts: Hosts,
    pub(crate) readiness: Readiness,
    pub(crate) refusals: RefusalLog,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: Arc<dyn World>,
    pub(crate) registry: Registry,
    pub(crate) rates: Rates,
    /// Connections of any kind, counted on arrival.
    pub(crate) arrivals: ConnectionLimit,
    /// The threads for bots and hints.
    pub(crate) thinkers: Arc<Thinkers>,
    /// What waits to be sent.
    pub(crate) queues: Queues,
    /// How much may be stored.
    pub(crate) budgets: Budgets,
    /// Games with bots that are being played.
    pub(crate) bot_games: BotGames,
    /// Replays that were requested and not sent yet, counted by address.
    pub(crate) replays: ConnectionLimit,
    /// The threads for replaying submitted records.
    pub(crate) replayers: Arc<Semaphore>,
    /// People who have moved to another device, are banned or deleted: their connections are closed.
    pub(crate) moved: broadcast::Sender<PersonId>,
    /// Cancelled when the server shuts down.
    pub(crate) stopping: CancellationToken,
    /// Running tables and connections.
    pub(crate) tasks: TaskTracker,
}

impl App {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, world: Arc<dyn World>) -> App {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        App {
            rates: Rates::new(&config.limits),
            arrivals: ConnectionLimit::new(config.limits.connections, config.limits.connections_per_address),
            replays: ConnectionLimit::new(config.limits.replays_at_once, config.limits.replays_at_once_per_address),
            hosts: Hosts::new(&config),
            readiness: Readiness::default(),
            queues: Queues::new(&config.limits),
            budgets: Budgets::new(&config.limits),
            refusals: RefusalLog::default(),
            bot_games: BotGames::new(config.limits.bot_games, config.limits.bot_games_per_address),
            config,
            store,
            world,
            registry: Registry::default(),
            thinkers: Thinkers::new(cores),
            replayers: Arc::new(Semaphore::new((cores / 2).max(1))),
            moved: broadcast::channel(64).0,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
        }
    }
}
