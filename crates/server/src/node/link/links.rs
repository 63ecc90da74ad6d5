//! The links to all other nodes. However many people wait for a node, one link to it is opened.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tenback_store::NodeId;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

use super::{Link, LinkKey};
use crate::node::Dial;

/// How long a node that could not be reached is not called again: everybody who wants to meanwhile gets the same answer.
const TRY_AFTER: Duration = Duration::from_millis(200);
/// How long it is remembered that a node could not be reached.
const FORGET_AFTER: Duration = Duration::from_secs(60);

/// The links to all other nodes.
#[derive(Default)]
pub(crate) struct Links {
    peers: Mutex<HashMap<NodeId, Arc<Peer>>>,
    /// Cancelled when the server stops.
    closed: CancellationToken,
}

/// What is known about another node. Locked while a link is opened: others wait for the outcome.
type Peer = tokio::sync::Mutex<Reached>;

/// Whether a node could be reached.
#[derive(Default)]
struct Reached {
    link: Option<Arc<Link>>,
    failed: Option<Failed>,
}

/// The last attempt has failed.
struct Failed {
    why: String,
    at: Instant,
}

impl Links {
    /// The link to a node, opened if necessary; `None` if the node cannot be reached.
    pub(crate) async fn to(&self, dial: &dyn Dial, key: &LinkKey, node: NodeId, address: &str) -> Option<Arc<Link>> {
        let peer = self.peers().entry(node).or_default().clone();
        let mut reached = peer.lock().await;
        if let Some(link) = reached.link.as_ref().filter(|link| !link.is_closed()) {
            return Some(link.clone());
        }
        reached.link = None;
        if reached.failed_within(TRY_AFTER) {
            return None;
        }
        match Link::open(dial, key, node, address, self.closed.child_token()).await {
            Ok(link) => {
                *reached = Reached { link: Some(link.clone()), failed: None };
                Some(link)
            }
            Err(why) => {
                let why = why.to_string();
                if reached.failed.as_ref().is_some_and(|before| before.why == why) {
                    debug!(%node, address, why, "a node still cannot be reached");
                } else {
                    warn!(%node, address, why, "a node cannot be reached");
                }
                reached.failed = Some(Failed { why, at: Instant::now() });
                None
            }
        }
    }

    /// Ends all links, when the server stops.
    pub(crate) fn close(&self) {
        self.closed.cancel();
    }

    /// The nodes, without those that nobody has reached or waited for in a while.
    fn peers(&self) -> MutexGuard<'_, HashMap<NodeId, Arc<Peer>>> {
        // No operation under the lock can stop halfway.
        let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
        // Clones are made under the lock, so nobody has one of those that go.
        peers.retain(|_, peer| Arc::strong_count(peer) > 1 || peer.try_lock().is_ok_and(|peer| peer.is_of_use()));
        peers
    }
}

impl Reached {
    fn failed_within(&self, time: Duration) -> bool {
        self.failed.as_ref().is_some_and(|failed| failed.at.elapsed() < time)
    }

    fn is_of_use(&self) -> bool {
        self.link.as_ref().is_some_and(|link| !link.is_closed()) || self.failed_within(FORGET_AFTER)
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use async_trait::async_trait;

    use super::*;
    use crate::node::Stream;

    /// A network on which nobody answers.
    #[derive(Default)]
    struct Nobody(AtomicUsize);

    #[async_trait]
    impl Dial for Nobody {
        async fn connect(&self, _: &str) -> io::Result<Box<dyn Stream>> {
            self.0.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(50)).await;
            Err(io::ErrorKind::ConnectionRefused.into())
        }
    }

    #[tokio::test(start_paused = true)]
    async fn many_who_wait_for_a_dead_node_call_it_once() {
        let (links, dial, node) = (Links::default(), Nobody::default(), NodeId::new(1));
        let wanted = || links.to(&dial, &[0; 32], node, "10.0.0.1:9000");
        let all = futures_util::future::join_all((0..100).map(|_| wanted())).await;
        assert!(all.iter().all(Option::is_none));
        assert_eq!(dial.0.load(Ordering::Relaxed), 1);
        tokio::time::sleep(TRY_AFTER).await;
        assert!(wanted().await.is_none());
        assert_eq!(dial.0.load(Ordering::Relaxed), 2, "it is tried again");
        tokio::time::sleep(FORGET_AFTER).await;
        assert!(links.peers().is_empty(), "nobody remembers it");
    }
}
