//! Leases of nodes and claims of tables. Both have connections of their own: leases, so that not even claims delay them, and
//! claims, so that nothing else does. Each is a single statement that may be repeated if its connection is lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;

use crate::{Claim, Epoch, JoinError, NewNode, Node, NodeId, Nodes, Renewal, StoreError, TableId, Timestamp};

use super::Postgres;
use super::number::{signed, unsigned};
use super::open::Connector;
use super::read::table_id;
use super::readers::Readers;

/// What a store needs for nodes.
pub(super) struct Leases {
    /// For joining, renewing and leaving.
    lease: Readers,
    /// For everything else.
    connection: Readers,
    /// What the nodes of this process have heard.
    heard: Mutex<HashMap<NodeId, Heard>>,
}

/// What a node has heard.
#[derive(Clone, Copy)]
struct Heard {
    /// The number of the last notice.
    last: i64,
    /// Its former id: what it posted under that is not news either.
    former: Option<i64>,
}

/// The shortest time that a statement about a lease gets, however short the lease is.
const SHORTEST_PATIENCE: Duration = Duration::from_millis(500);

impl Leases {
    pub(super) fn new(connector: &Arc<Connector>) -> Leases {
        let (lease, connection) = (Readers::with(connector, 1), Readers::with(connector, 2));
        Leases { lease, connection, heard: Mutex::default() }
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<NodeId, Heard>> {
        // No operation under the lock can stop halfway.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) async fn close(&self) {
        self.lease.close().await;
        self.connection.close().await;
    }
}

/// Replaces a node with the same address whose lease is over; returns nothing if it is not.
const JOIN: &str = "
    INSERT INTO nodes (id, address, joined, expires)
    VALUES ($1, $2, clock_timestamp(), clock_timestamp() + $3::BIGINT * INTERVAL '1 millisecond')
    ON CONFLICT (address) DO UPDATE SET id = excluded.id, joined = excluded.joined, expires = excluded.expires
        WHERE nodes.expires <= clock_timestamp() OR nodes.id = excluded.id
    RETURNING (SELECT coalesce(max(number), 0) FROM notices)";

/// How long the lease of the node with an address lasts.
const TAKEN: &str = "
    SELECT ceil(extract(epoch FROM expires - clock_timestamp()) * 1000)::BIGINT FROM nodes
    WHERE address = $1 AND expires > clock_timestamp()";

const RENEW: &str = "
    WITH renewed AS (
        UPDATE nodes SET expires = clock_timestamp() + $2::BIGINT * INTERVAL '1 millisecond'
        WHERE id = $1 AND expires > clock_timestamp() RETURNING id
    ), news AS (SELECT number, node, notice FROM notices WHERE number > $3)
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT,
           (SELECT count(*) FROM nodes WHERE expires > clock_timestamp()),
           (SELECT coalesce(max(number), $3) FROM news),
           (SELECT coalesce(array_agg(notice ORDER BY number), '{}') FROM news WHERE node <> $1 AND node IS DISTINCT FROM $4)
    FROM renewed";

const LEAVE: &str = "
    WITH gone AS (DELETE FROM shares WHERE node = $1), dead AS (
        DELETE FROM nodes WHERE expires < clock_timestamp() - INTERVAL '1 hour' AND id <> $1
    )
    DELETE FROM nodes WHERE id = $1";

/// If another claim is faster, this one waits for it and is judged by what it finds then.
const CLAIM: &str = "
    UPDATE heads SET owner = $2, epoch = epoch + 1 FROM tables
    WHERE tables.id = $1 AND tables.number = heads.number
      AND EXISTS (SELECT FROM nodes WHERE nodes.id = $2 AND expires > clock_timestamp())
      AND (owner IS NULL OR owner = $2
           OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = owner AND expires > clock_timestamp()))
    RETURNING epoch";

/// Why a table could not be claimed: whether the node is alive, and the owner, if that one is.
const OWNER: &str = "
    SELECT EXISTS (SELECT FROM nodes WHERE nodes.id = $2 AND expires > clock_timestamp()), nodes.id, address,
           ceil(extract(epoch FROM expires - clock_timestamp()) * 1000)::BIGINT
    FROM tables JOIN heads USING (number) LEFT JOIN nodes ON nodes.id = owner AND expires > clock_timestamp()
    WHERE tables.id = $1";

const RELEASE: &str = "
    UPDATE heads SET owner = NULL FROM tables
    WHERE tables.id = $1 AND tables.number = heads.number AND epoch = $2";

/// One at a time until the commit, so that a node that sees a number has seen all before it.
const POST: &str = "
    WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(1416512107, 3)),
         old AS (DELETE FROM notices WHERE posted < clock_timestamp() - INTERVAL '1 hour')
    INSERT INTO notices (node, notice, posted) SELECT $1, $2, clock_timestamp() FROM turn";

const NODES: &str = "
    SELECT id, address, (extract(epoch FROM joined) * 1000)::BIGINT,
           (extract(epoch FROM expires - clock_timestamp()) * 1000)::BIGINT,
           (SELECT count(*) FROM heads WHERE owner = nodes.id)
    FROM nodes WHERE expires > clock_timestamp() ORDER BY joined, id";

const OWNED: &str = "
    SELECT tables.id FROM heads JOIN tables USING (number) WHERE owner = $1 ORDER BY tables.id LIMIT $2";

const SHARE: &str = "
    WITH gone AS (DELETE FROM shares WHERE node = $1 AND name <> ALL ($2)), said AS (
        INSERT INTO shares (node, name, used) SELECT $1, * FROM unnest($2::TEXT[], $3::BIGINT[])
        ON CONFLICT (node, name) DO UPDATE SET used = excluded.used
    )
    SELECT name, sum(used)::BIGINT FROM shares JOIN nodes ON id = node AND expires > clock_timestamp()
    WHERE node <> $1 AND name = ANY ($2) GROUP BY name HAVING sum(used) > 0";

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// A lease may end while the database answers.
fn time_left(milliseconds: i64) -> Duration {
    Duration::from_millis(unsigned(milliseconds.max(0)))
}

fn node_id(number: i64) -> NodeId {
    NodeId::new(unsigned(number))
}

#[async_trait]
impl Nodes for Postgres {
    async fn join(&self, node: NewNode) -> Result<(), JoinError> {
        let (id, life) = (signed(node.id.number()), milliseconds(node.life));
        let patience = node.life.max(SHORTEST_PATIENCE);
        loop {
            let joined = self.leases.lease.query_within(patience, JOIN, &[&id, &node.address, &life]).await?;
            if let Some(joined) = joined.first() {
                let mut heard = self.leases.heard();
                let last = node.former.and_then(|former| heard.remove(&former)).map(|former| former.last);
                let former = node.former.map(|former| signed(former.number()));
                heard.insert(node.id, Heard { last: last.unwrap_or_else(|| joined.get(0)), former });
                return Ok(());
            }
            // Otherwise its lease has ended in between.
            if let Some(taken) = self.leases.lease.query_within(patience, TAKEN, &[&node.address]).await?.first() {
                return Err(JoinError::AddressTaken { left: time_left(taken.get(0)) });
            }
        }
    }

    async fn renew(&self, node: NodeId, life: Duration) -> Result<Option<Renewal>, StoreError> {
        let heard = self.leases.heard().get(&node).copied().unwrap_or(Heard { last: i64::MAX, former: None });
        let (id, patience) = (signed(node.number()), (life / 6).max(SHORTEST_PATIENCE));
        let life = milliseconds(life);
        let rows = self.leases.lease.query_within(patience, RENEW, &[&id, &life, &heard.last, &heard.former]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        self.leases.heard().insert(node, Heard { last: row.get(2), ..heard });
        let alive = u32::try_from(row.get::<_, i64>(1)).unwrap_or(u32::MAX);
        Ok(Some(Renewal { now: Timestamp(row.get(0)), alive, notices: row.get(3) }))
    }

    async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        self.leases.lease.query(LEAVE, &[&signed(node.number())]).await?;
        self.leases.heard().remove(&node);
        Ok(())
    }

    async fn claim(&self, table: &TableId, node: NodeId) -> Result<Claim, StoreError> {
        let id = signed(node.number());
        loop {
            if let Some(row) = self.leases.connection.query_one(CLAIM, &[&table.as_str(), &id]).await? {
                return Ok(Claim::Own(Epoch(unsigned(row.get(0)))));
            }
            let row = self.leases.connection.query_one(OWNER, &[&table.as_str(), &id]).await?;
            let row = row.ok_or(StoreError::NoSuchTable)?;
            if !row.get::<_, bool>(0) {
                return Ok(Claim::Expired);
            }
            // Otherwise it has become free in between.
            if let Some((node, address)) = row.get::<_, Option<i64>>(1).zip(row.get(2)) {
                return Ok(Claim::Other { node: node_id(node), address, left: time_left(row.get(3)) });
            }
        }
    }

    async fn release(&self, table: &TableId, epoch: Epoch) -> Result<(), StoreError> {
        self.leases.connection.query(RELEASE, &[&table.as_str(), &signed(epoch.0)]).await?;
        Ok(())
    }

    async fn share(&self, node: NodeId, used: HashMap<String, u64>) -> Result<HashMap<String, u64>, StoreError> {
        let (names, used): (Vec<String>, Vec<i64>) = used.into_iter().map(|(name, used)| (name, signed(used))).unzip();
        let rows = self.leases.connection.query(SHARE, &[&signed(node.number()), &names, &used]).await?;
        Ok(rows.iter().map(|row| (row.get(0), unsigned(row.get(1)))).collect())
    }

    async fn post(&self, from: NodeId, notice: &str) -> Result<(), StoreError> {
        self.leases.connection.query(POST, &[&signed(from.number()), &notice]).await?;
        Ok(())
    }

    async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        let rows = self.leases.connection.query(NODES, &[]).await?;
        let node = |row: &tokio_postgres::Row| Node {
            id: node_id(row.get(0)),
            address: row.get(1),
            joined: Timestamp(row.get(2)),
            left: time_left(row.get(3)),
            tables: unsigned(row.get(4)),
        };
        Ok(rows.iter().map(node).collect())
    }

    async fn owned(&self, node: NodeId, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = self.leases.connection.query(OWNED, &[&signed(node.number()), &i64::from(most)]).await?;
        rows.iter().map(|row| table_id(row, 0)).collect()
    }
}
