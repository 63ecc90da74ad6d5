//! Server processes that share one store: which are alive, and which of them owns a table.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use async_trait::async_trait;

use crate::{StoreError, TableId, Timestamp};

/// A server process that shares its store with others. A process that was cut off joins again under a new id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u64);

impl NodeId {
    /// The node with this number, which must be unpredictable: numbers are never used twice.
    pub const fn new(number: u64) -> NodeId {
        NodeId(number)
    }

    /// Its number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {self}")
    }
}

/// How often a table has been claimed. It only grows, and an append with an earlier one is rejected: a node that was
/// paused cannot write to a table that another one has taken over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Epoch(pub u64);

/// A node that wants to join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNode {
    /// Its id, which must be new.
    pub id: NodeId,
    /// Where the other nodes reach it.
    pub address: String,
    /// How long it stays alive without [`Nodes::renew`].
    pub life: Duration,
    /// What this process was called before, if it joins again: it hears what was posted since the last renewal under that
    /// id, as far as it is still kept.
    pub former: Option<NodeId>,
}

/// A node that is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its id.
    pub id: NodeId,
    /// Where the other nodes reach it.
    pub address: String,
    /// When it joined, by the store's clock.
    pub joined: Timestamp,
    /// How long it stays alive unless it renews its lease.
    pub left: Duration,
    /// How many tables it owns.
    pub tables: u64,
}

/// What a node learns when it renews its lease.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renewal {
    /// The store's clock.
    pub now: Timestamp,
    /// How many nodes are alive, this one included.
    pub alive: u32,
    /// What other nodes have posted since the last renewal, in order.
    pub notices: Vec<String>,
}

/// The answer to a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The table belongs to the node that asked. Earlier owners can no longer write to it.
    Own(Epoch),
    /// Another node that is alive owns the table.
    Other {
        /// Which.
        node: NodeId,
        /// Where to reach it.
        address: String,
        /// When its lease ends, unless it is renewed. A claim after this time succeeds.
        left: Duration,
    },
    /// The node that asked is not alive any more: it has to join again.
    Expired,
}

/// Why a node cannot join.
#[derive(Clone, Debug)]
pub enum JoinError {
    /// Another node that is alive has the same address.
    AddressTaken {
        /// When its lease ends, unless it is renewed.
        left: Duration,
    },
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for JoinError {
    fn from(error: StoreError) -> JoinError {
        JoinError::Store(error)
    }
}

/// For logs; `tenback-words` makes sentences for people.
impl fmt::Display for JoinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JoinError::AddressTaken { .. } => f.write_str("another node has the same address"),
            JoinError::Store(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for JoinError {}

/// Leases of nodes and tables, in a store that several processes share. All times are those of the store's own clock:
/// the clocks of the nodes need not agree.
///
/// Leases only decide who serves a table. That nobody writes to a table that was taken over is ensured by its
/// [`Epoch`], however late a lease is noticed to be over.
#[async_trait]
pub trait Nodes: Send + Sync + 'static {
    /// Adds a node. It owns nothing yet.
    async fn join(&self, node: NewNode) -> Result<(), JoinError>;

    /// Extends the lease of a node, and returns what was posted since; `None` if the lease is over. Whatever the node
    /// owned may then belong to others.
    async fn renew(&self, node: NodeId, life: Duration) -> Result<Option<Renewal>, StoreError>;

    /// Removes a node. Its tables are free.
    async fn leave(&self, node: NodeId) -> Result<(), StoreError>;

    /// Claims a table, unless another node that is alive owns it. [`StoreError::NoSuchTable`] if there is none.
    async fn claim(&self, table: &TableId, node: NodeId) -> Result<Claim, StoreError>;

    /// Gives a table up. Nothing happens if it has been claimed since.
    async fn release(&self, table: &TableId, epoch: Epoch) -> Result<(), StoreError>;

    /// Replaces what this node says about the use of shared limits, and returns how much all other nodes together have
    /// said about the same ones.
    async fn share(&self, node: NodeId, used: HashMap<String, u64>) -> Result<HashMap<String, u64>, StoreError>;

    /// Tells every other node something, with its next renewal. It is kept for an hour.
    async fn post(&self, from: NodeId, notice: &str) -> Result<(), StoreError>;

    /// The nodes that are alive, in the order in which they joined.
    async fn nodes(&self) -> Result<Vec<Node>, StoreError>;

    /// The tables that a node owns, in the order of their ids, at most `most`.
    async fn owned(&self, node: NodeId, most: u32) -> Result<Vec<TableId>, StoreError>;
}
