//! What all parts of a server share.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use tenback_store::{DeviceId, Store, Timestamp};
use tenback_table::PersonId;
use tokio::sync::{Semaphore, broadcast};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bot_games::BotGames;
use crate::budgets::Budgets;
use crate::config::Config;
use crate::contest::Openings;
use crate::hosts::Hosts;
use crate::node::{Dial, Membership, Notice};
use crate::outbox::Queues;
use crate::person_set::PersonSet;
use crate::rates::{ConnectionLimit, Rates};
use crate::readiness::Readiness;
use crate::refusals::RefusalLog;
use crate::registry::Registry;
use crate::review::Reviews;
use crate::server_secret::{Purpose, ServerSecret, SubKey};
use crate::thinking::Thinkers;
use crate::world::World;

/// How many exports are made or sent at once. Each is in memory as a whole.
const MOST_EXPORTS: u32 = 8;

/// The same for one address.
const MOST_EXPORTS_PER_ADDRESS: u32 = 1;

/// What all parts of a server share. A move needs only the store, the rate limits and the clock.
pub(crate) struct App {
    pub(crate) config: Config,
    /// The names that visitors may call the server by.
    pub(crate) hosts: Hosts,
    /// The key for digests of where people come from.
    pub(crate) origins: SubKey,
    /// Makes the names of limits that nodes share.
    pub(crate) limit_names: SubKey,
    pub(crate) readiness: Readiness,
    pub(crate) refusals: RefusalLog,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: Arc<dyn World>,
    pub(crate) registry: Registry,
    pub(crate) rates: Rates,
    /// Connections of any kind, counted on arrival.
    pub(crate) arrivals: ConnectionLimit,
    /// The threads for bots, hints and reviews.
    pub(crate) thinkers: Arc<Thinkers>,
    /// What waits to be sent.
    pub(crate) queues: Queues,
    /// How much may be stored.
    pub(crate) budgets: Budgets,
    /// Games with bots that are being played.
    pub(crate) bot_games: BotGames,
    /// Replays that were requested and not sent yet, counted by address.
    pub(crate) replays: ConnectionLimit,
    /// Exports that were requested and not sent yet, counted by address.
    pub(crate) exports: ConnectionLimit,
    /// Reviews that are being made, and those made lately.
    pub(crate) reviews: Reviews,
    /// The threads for replaying submitted records.
    pub(crate) replayers: Arc<Semaphore>,
    /// People who are asking for their data or deleting it.
    pub(crate) data_requests: PersonSet,
    /// People who are being deleted or have been: nobody joins a table as them.
    pub(crate) erased: PersonSet,
    /// Who is opening a table for a team.
    pub(crate) openings: Openings,
    /// Whether something deleted may still be in the log of the store.
    pub(crate) log_has_deleted: AtomicBool,
    /// People whose connections are closed, or some of them.
    pub(crate) departures: broadcast::Sender<Departure>,
    /// Cancelled when the server shuts down.
    pub(crate) stopping: CancellationToken,
    /// This process among others that share the store.
    pub(crate) node: Option<Arc<Membership>>,
    /// Running tables and connections.
    pub(crate) tasks: TaskTracker,
}

/// How many departures may wait until all connections have heard of them. Those who miss one connect again.
const MOST_DEPARTURES: usize = 1024;

/// Whose connections are to be closed, or looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Departure {
    /// Those of people who are banned or deleted, and of devices that were signed out.
    SignedOut(SignedOut),
    /// A person has begun a challenge: those to tables with its cards.
    Begun(PersonId),
}

/// Whose connections are to be closed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct SignedOut {
    person: PersonId,
    /// The number of their device; all of them if `None`.
    device: Option<u64>,
}

impl SignedOut {
    /// Whether a connection is to be closed.
    pub(crate) fn covers(&self, person: PersonId, device: DeviceId) -> bool {
        self.person == person && self.device.is_none_or(|number| number == device.number())
    }
}

impl App {
    /// Ends all connections of a person who may not use them any more, at every node.
    pub(crate) fn disconnect(&self, person: PersonId) {
        self.end_connections(SignedOut { person, device: None });
    }

    /// Ends the connections of a device that was signed out, at every node.
    pub(crate) fn sign_out(&self, person: PersonId, device: DeviceId) {
        self.end_connections(SignedOut { person, device: Some(device.number()) });
    }

    fn end_connections(&self, whose: SignedOut) {
        // Nobody may be connected.
        let _nobody = self.departures.send(Departure::SignedOut(whose));
        self.tell_nodes(Notice::SignedOut(whose));
    }

    /// Ends the connections of a person who has begun a challenge to tables with its cards, at every node.
    pub(crate) fn has_begun(&self, person: PersonId) {
        let _nobody = self.departures.send(Departure::Begun(person));
        self.tell_nodes(Notice::Begun(person));
    }

    /// Tells the other nodes something, without waiting for it.
    pub(crate) fn tell_nodes(&self, notice: Notice) {
        if let Some(node) = self.node.clone() {
            self.tasks.spawn(async move { node.post(notice).await });
        }
    }

    /// The current time. All nodes go by the clock of the store they share.
    pub(crate) fn now(&self) -> Timestamp {
        let own = self.world.now();
        self.node.as_ref().map_or(own, |node| Timestamp(own.0.saturating_add(node.clock())))
    }

    pub(crate) fn new(config: Config, store: Arc<dyn Store>, world: Arc<dyn World>, dial: Arc<dyn Dial>) -> App {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let secret = config.secret.clone().map_or_else(ServerSecret::in_memory, Ok);
        let secret = secret.expect("the system has random numbers");
        App {
            origins: secret.key(Purpose::Origins),
            rates: Rates::new(&config.limits),
            arrivals: ConnectionLimit::new(config.limits.connections, config.limits.connections_per_address),
            replays: ConnectionLimit::new(config.limits.replays_at_once, config.limits.replays_at_once_per_address),
            exports: ConnectionLimit::new(MOST_EXPORTS, MOST_EXPORTS_PER_ADDRESS),
            hosts: Hosts::new(&config),
            readiness: Readiness::default(),
            queues: Queues::new(&config.limits),
            budgets: Budgets::new(&config.limits),
            refusals: RefusalLog::default(),
            bot_games: BotGames::new(config.limits.bot_games, config.limits.bot_games_per_address),
            node: config
                .node
                .clone()
                .map(|node| Arc::new(Membership::new(store.clone(), node, dial, secret.key(Purpose::Links)))),
            limit_names: secret.key(Purpose::Limits),
            config,
            store,
            world,
            registry: Registry::default(),
            thinkers: Thinkers::new(cores),
            reviews: Reviews::default(),
            replayers: Arc::new(Semaphore::new((cores / 2).max(1))),
            data_requests: PersonSet::default(),
            erased: PersonSet::default(),
            openings: Openings::default(),
            log_has_deleted: AtomicBool::new(false),
            departures: broadcast::channel(MOST_DEPARTURES).0,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
        }
    }
}
