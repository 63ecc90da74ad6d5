//! What all parts of a server share.

use std::sync::Arc;

use tenback_store::Store;
use tenback_table::PersonId;
use tokio::sync::{Semaphore, broadcast};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::advisers::Advisers;
use crate::config::Config;
use crate::rates::{Crowds, Rates};
use crate::registry::Registry;
use crate::world::World;

/// What all parts of a server share. On the way of a move only the store, the rates and the clock are asked.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: Arc<dyn World>,
    pub(crate) registry: Registry,
    pub(crate) rates: Rates,
    /// Connections of any kind, counted where they arrive.
    pub(crate) arrivals: Crowds,
    /// So many bots think at the same time.
    pub(crate) thinkers: Semaphore,
    pub(crate) advisers: Advisers,
    /// So many old games are played through at the same time.
    pub(crate) readers: Arc<Semaphore>,
    /// Replays that are asked for or not yet sent, counted by address.
    pub(crate) replays: Crowds,
    /// So many records that somebody has sent are played at the same time.
    pub(crate) replayers: Arc<Semaphore>,
    /// People who have moved to another device: their connections from the old one end.
    pub(crate) moved: broadcast::Sender<PersonId>,
    /// The server shuts down.
    pub(crate) stopping: CancellationToken,
    /// Tables and connections that are still under way.
    pub(crate) tasks: TaskTracker,
}

impl App {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, world: Arc<dyn World>) -> App {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        App {
            rates: Rates::new(&config.limits),
            arrivals: Crowds::new(config.limits.connections, config.limits.connections_per_address),
            replays: Crowds::new(config.limits.replays_at_once, config.limits.replays_at_once_per_address),
            config,
            store,
            world,
            registry: Registry::default(),
            thinkers: Semaphore::new(cores),
            advisers: Advisers::new(cores / 2),
            readers: Arc::new(Semaphore::new(1)),
            replayers: Arc::new(Semaphore::new((cores / 2).max(1))),
            moved: broadcast::channel(64).0,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
        }
    }
}
