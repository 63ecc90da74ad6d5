//! Leases in memory, for simulations: several servers in one process share one store.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Memory, State};
use crate::{Claim, Epoch, JoinError, NewNode, Node, NodeId, Nodes, Renewal, StoreError, TableId, Timestamp};
use async_trait::async_trait;

/// The nodes, and what they tell each other.
#[derive(Debug, Default)]
pub(super) struct Cluster {
    nodes: BTreeMap<NodeId, MemoryNode>,
    /// What the nodes have posted, in order.
    notices: VecDeque<Posted>,
    /// The number of the next notice.
    next: u64,
    /// What each node has heard, also those whose lease is over: they may join again.
    heard: BTreeMap<NodeId, Heard>,
    clock: StoreClock,
}

/// A notice.
#[derive(Debug)]
struct Posted {
    number: u64,
    from: NodeId,
    at: Duration,
    notice: String,
}

/// What a node has heard.
#[derive(Debug)]
struct Heard {
    /// The number of the first notice that it has not.
    next: u64,
    /// Its former id: what it posted under that is not news either.
    former: Option<NodeId>,
}

/// How long a notice is kept.
const KEPT_FOR: Duration = Duration::from_secs(3600);

/// The clock of a store in memory: the time since some start. Every node must see the same.
#[derive(Clone)]
pub(super) struct StoreClock(pub(super) Arc<dyn Fn() -> Duration + Send + Sync>);

impl Default for StoreClock {
    fn default() -> StoreClock {
        let began = Instant::now();
        StoreClock(Arc::new(move || began.elapsed()))
    }
}

impl fmt::Debug for StoreClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreClock({:?})", (self.0)())
    }
}

#[derive(Debug)]
struct MemoryNode {
    address: String,
    joined: Timestamp,
    expires: Duration,
    used: HashMap<String, u64>,
}

impl Cluster {
    pub(super) const fn with_clock(clock: StoreClock) -> Cluster {
        Cluster { nodes: BTreeMap::new(), notices: VecDeque::new(), next: 0, heard: BTreeMap::new(), clock }
    }

    fn now(&self) -> Duration {
        (self.clock.0)()
    }

    fn timestamp(&self) -> Timestamp {
        Timestamp(i64::try_from(self.now().as_millis()).unwrap_or(i64::MAX))
    }

    fn alive(&self, id: NodeId) -> Option<&MemoryNode> {
        self.nodes.get(&id).filter(|node| node.expires > self.now())
    }

    /// Forgets the nodes whose lease is over.
    fn bury(&mut self) {
        let now = self.now();
        self.nodes.retain(|_, node| node.expires > now);
    }

    fn join(&mut self, new: NewNode) -> Result<(), JoinError> {
        self.bury();
        let now = self.now();
        if let Some(other) = self.nodes.values().find(|node| node.address == new.address) {
            return Err(JoinError::AddressTaken { left: other.expires.saturating_sub(now) });
        }
        let (joined, expires) = (self.timestamp(), now + new.life);
        self.nodes.insert(new.id, MemoryNode { address: new.address, joined, expires, used: HashMap::new() });
        let before = new.former.and_then(|former| self.heard.remove(&former));
        let next = before.map_or(self.next, |before| before.next);
        self.heard.insert(new.id, Heard { next, former: new.former });
        Ok(())
    }

    fn renew(&mut self, id: NodeId, life: Duration) -> Option<Renewal> {
        self.bury();
        let (expires, alive) = (self.now() + life, u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let now = self.timestamp();
        let node = self.nodes.get_mut(&id)?;
        node.expires = expires;
        Some(Renewal { now, alive, notices: self.news(id) })
    }

    fn post(&mut self, from: NodeId, notice: &str) {
        let at = self.now();
        while self.notices.pop_front_if(|old| old.at + KEPT_FOR < at).is_some() {}
        self.notices.push_back(Posted { number: self.next, from, at, notice: notice.to_owned() });
        self.next += 1;
    }

    /// What a node has not heard yet.
    fn news(&mut self, id: NodeId) -> Vec<String> {
        let Some(heard) = self.heard.get_mut(&id) else { return Vec::new() };
        let is_news =
            |posted: &&Posted| posted.number >= heard.next && posted.from != id && Some(posted.from) != heard.former;
        let news = self.notices.iter().filter(is_news).map(|posted| posted.notice.clone()).collect();
        heard.next = self.next;
        news
    }
}

impl State {
    fn claim(&mut self, table: &TableId, node: NodeId) -> Result<Claim, StoreError> {
        if self.cluster.alive(node).is_none() {
            return Ok(Claim::Expired);
        }
        let table = self.tables.get_mut(table).ok_or(StoreError::NoSuchTable)?;
        let other = table.owner.filter(|owner| *owner != node);
        if let Some((node, alive)) = other.and_then(|other| Some((other, self.cluster.alive(other)?))) {
            let left = alive.expires.saturating_sub(self.cluster.now());
            return Ok(Claim::Other { node, address: alive.address.clone(), left });
        }
        table.owner = Some(node);
        table.epoch = Epoch(table.epoch.0 + 1);
        Ok(Claim::Own(table.epoch))
    }

    fn owned_by(&self, node: NodeId) -> impl Iterator<Item = &TableId> {
        self.tables.iter().filter(move |(_, table)| table.owner == Some(node)).map(|(id, _)| id)
    }
}

#[async_trait]
impl Nodes for Memory {
    async fn join(&self, node: NewNode) -> Result<(), JoinError> {
        self.state()?.cluster.join(node)
    }

    async fn renew(&self, node: NodeId, life: Duration) -> Result<Option<Renewal>, StoreError> {
        Ok(self.state()?.cluster.renew(node, life))
    }

    async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        let cluster = &mut self.state()?.cluster;
        cluster.nodes.remove(&node);
        cluster.heard.remove(&node);
        Ok(())
    }

    async fn claim(&self, table: &TableId, node: NodeId) -> Result<Claim, StoreError> {
        self.state()?.claim(table, node)
    }

    async fn release(&self, table: &TableId, epoch: Epoch) -> Result<(), StoreError> {
        let mut state = self.state()?;
        if let Some(table) = state.tables.get_mut(table).filter(|table| table.epoch == epoch) {
            table.owner = None;
        }
        Ok(())
    }

    async fn share(&self, node: NodeId, used: HashMap<String, u64>) -> Result<HashMap<String, u64>, StoreError> {
        let cluster = &mut self.state()?.cluster;
        cluster.bury();
        let others = || cluster.nodes.iter().filter(|(id, _)| **id != node).map(|(_, other)| &other.used);
        let by_others = |limit: &String| others().filter_map(|used| used.get(limit)).sum::<u64>();
        let elsewhere =
            used.keys().map(|limit| (limit.clone(), by_others(limit))).filter(|(_, sum)| *sum > 0).collect();
        if let Some(own) = cluster.nodes.get_mut(&node) {
            own.used = used;
        }
        Ok(elsewhere)
    }

    async fn post(&self, from: NodeId, notice: &str) -> Result<(), StoreError> {
        self.state()?.cluster.post(from, notice);
        Ok(())
    }

    async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        let mut state = self.state()?;
        state.cluster.bury();
        let now = state.cluster.now();
        let described = |(id, node): (&NodeId, &MemoryNode)| Node {
            id: *id,
            address: node.address.clone(),
            joined: node.joined,
            left: node.expires.saturating_sub(now),
            tables: state.owned_by(*id).count() as u64,
        };
        let mut nodes: Vec<Node> = state.cluster.nodes.iter().map(described).collect();
        nodes.sort_by_key(|node| (node.joined, node.id));
        Ok(nodes)
    }

    async fn owned(&self, node: NodeId, most: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(self.state()?.owned_by(node).take(most as usize).cloned().collect())
    }
}
