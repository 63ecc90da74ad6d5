//! This process among others that share its store: which tables it owns, and how clients reach the others.
//!
//! A node has a lease in the store and renews it every few seconds. A table belongs to the node that claimed it, for as
//! long as that node's lease lasts. Clients may connect to any node: what they send to a table of another node is
//! forwarded. docs/SCALING.md explains the design and what happens when something fails.

mod dial;
mod lease;
mod link;
mod remote;
mod sharing;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tenback_store::{Claim, Epoch, NodeId, Nodes, Store, StoreError, TableId};
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;
use tracing::warn;

use crate::app::App;
use crate::denial::Denial;
use crate::host::Handle;
use crate::server_secret::SubKey;
pub use dial::{Dial, Stream, Tcp};
pub(crate) use lease::Notice;
pub(crate) use link::Key;
pub(crate) use link::serve;
use link::{Arrivals, LinkKey, Links};
pub(crate) use sharing::SharedLimit;

/// How long people wait for a table to be released before they are told to reconnect.
const RELEASE_WITHIN: Duration = Duration::from_secs(1);

/// How a node takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeConfig {
    /// Where the other nodes reach this one, such as `10.0.0.2:9098`.
    pub address: String,
    /// Where it listens for other nodes.
    pub listen: Vec<SocketAddr>,
    /// How long its lease lasts.
    pub lease: Duration,
}

impl NodeConfig {
    /// How long a lease lasts: tables of a node that was killed are served by another one after this time.
    pub const LEASE: Duration = Duration::from_secs(6);

    /// Completes an address with port 0, once the system has picked one.
    pub(crate) fn fill_in_port(&mut self, bound: Option<SocketAddr>) {
        if let (Some(bound), Some(host)) = (bound, self.address.strip_suffix(":0")) {
            self.address = format!("{host}:{}", bound.port());
        }
    }

    /// How often a lease is renewed.
    fn renew_every(&self) -> Duration {
        self.lease / 3
    }

    /// How often a renewal that has failed is tried again.
    fn retry_every(&self) -> Duration {
        self.lease / 12
    }

    /// How long after the last renewal tables are still served. The rest is a margin for clocks that run unevenly.
    fn serves_for(&self) -> Duration {
        self.lease * 2 / 3
    }
}

/// The membership of this process.
pub(crate) struct Membership {
    store: Arc<dyn Store>,
    config: NodeConfig,
    dial: Arc<dyn Dial>,
    /// The key that all nodes share.
    key: SubKey,
    links: Links,
    arrivals: Arrivals,
    term: Mutex<Option<Term>>,
    alive: AtomicU32,
    /// How far the store's clock is ahead, in milliseconds.
    clock: AtomicI64,
}

/// A time during which this process is a node. If its lease runs out, it starts again as another one.
#[derive(Clone)]
pub(crate) struct Term {
    pub(crate) id: NodeId,
    /// Cancelled when it is over.
    pub(crate) over: CancellationToken,
    until: Instant,
}

/// The right to serve a table.
#[derive(Clone, Debug)]
pub(crate) struct Tenure {
    pub(crate) epoch: Epoch,
    /// Cancelled when this process is no longer a node.
    pub(crate) over: CancellationToken,
}

/// Where a table is.
pub(crate) enum Place {
    /// This node owns it now.
    Here(Tenure),
    /// Another node owns it, at least until its lease ends.
    At { node: NodeId, address: String, until: Instant },
}

impl Membership {
    pub(crate) fn new(store: Arc<dyn Store>, config: NodeConfig, dial: Arc<dyn Dial>, key: SubKey) -> Membership {
        Membership {
            store,
            config,
            dial,
            key,
            links: Links::default(),
            arrivals: Arrivals::default(),
            term: Mutex::default(),
            alive: AtomicU32::new(1),
            clock: AtomicI64::new(0),
        }
    }

    pub(crate) fn key(&self) -> &LinkKey {
        self.key.bytes()
    }

    /// Connections that may become links.
    pub(crate) fn arrivals(&self) -> &Arrivals {
        &self.arrivals
    }

    /// The current term, unless the lease is about to run out.
    pub(crate) fn term(&self) -> Option<Term> {
        self.term_slot().clone().filter(|term| term.until > Instant::now() && !term.over.is_cancelled())
    }

    /// Claims a table, or finds the node that owns it.
    pub(crate) async fn place(&self, table: &TableId) -> Result<Place, Denial> {
        let term = self.term().ok_or(Denial::Unreachable)?;
        match self.nodes()?.claim(table, term.id).await? {
            Claim::Own(epoch) => Ok(Place::Here(Tenure { epoch, over: term.over })),
            Claim::Other { node, address, left } => Ok(Place::At { node, address, until: Instant::now() + left }),
            Claim::Expired => {
                term.over.cancel();
                Err(Denial::Unreachable)
            }
        }
    }

    /// The handle of a table of another node.
    pub(crate) async fn remote(
        &self,
        app: &Arc<App>,
        table: &TableId,
        node: NodeId,
        address: &str,
    ) -> Result<Handle, Denial> {
        let link = self.links.to(self.dial.as_ref(), self.key.bytes(), node, address).await;
        Ok(remote::start(app, table, link.ok_or(Denial::Unreachable)?))
    }

    /// Gives a table up. If the lease is over there is nothing to give up any more.
    pub(crate) async fn release(&self, table: &TableId, tenure: &Tenure) {
        let Some(nodes) = self.store.nodes().filter(|_| !tenure.over.is_cancelled()) else { return };
        let why = match timeout(RELEASE_WITHIN, nodes.release(table, tenure.epoch)).await {
            Ok(Ok(())) => return,
            Ok(Err(why)) => why.to_string(),
            Err(_) => "the store does not answer".to_owned(),
        };
        warn!(%table, why, "a table could not be released; other nodes wait until the lease is over");
    }

    /// Whether this node has been there longest. What has to be done once is done by that one.
    pub(crate) async fn is_eldest(&self) -> Result<bool, StoreError> {
        let (Some(nodes), Some(term)) = (self.store.nodes(), self.term()) else { return Ok(false) };
        Ok(nodes.nodes().await?.first().is_some_and(|eldest| eldest.id == term.id))
    }

    /// How many nodes are alive.
    pub(crate) fn alive(&self) -> u32 {
        self.alive.load(Ordering::Relaxed).max(1)
    }

    /// How long it takes at most until the tables of a node that was killed are served by another one.
    pub(crate) fn taken_over_within(&self) -> Duration {
        self.config.lease + Duration::from_secs(1)
    }

    /// How far the store's clock is ahead of this machine's, in milliseconds.
    pub(crate) fn clock(&self) -> i64 {
        self.clock.load(Ordering::Relaxed)
    }

    fn nodes(&self) -> Result<&dyn Nodes, Denial> {
        self.store.nodes().ok_or_else(|| Denial::internal("the store cannot be shared"))
    }

    fn term_slot(&self) -> MutexGuard<'_, Option<Term>> {
        // No operation under the lock can stop halfway.
        self.term.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
