//! What becomes of leases when the database is busy or a connection fails.

use std::time::{Duration, Instant};

use tenback_store::{NewNode, NodeId, Nodes, Store};
use tenback_test_postgres::Cluster;

use crate::failing::{TERMINATE, UNBLOCK, block, wait_for_block};
use crate::make::{new_table, table};
use crate::open;

const NODE: NodeId = NodeId::new(1);
/// As long as that of a server.
const LEASE: Duration = Duration::from_secs(6);

fn node() -> NewNode {
    NewNode { id: NODE, address: "10.0.0.1:9000".into(), life: LEASE, former: None }
}

/// However many claims wait for a lock, they do not keep a node from renewing its lease.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn claims_that_wait_do_not_hold_up_a_renewal() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    store.join(node()).await.expect("it is new");
    let blocked = database.clone();
    let blocker = tokio::task::spawn_blocking(move || cluster.sql(&blocked, &block(120)));
    wait_for_block(cluster, &database);
    let claim = |_| {
        let store = store.clone();
        tokio::spawn(async move { store.claim(&table(1), NODE).await })
    };
    let claims: Vec<_> = (0..6).map(claim).collect();
    for _ in 0..10 {
        let asked = Instant::now();
        store.renew(NODE, LEASE).await.expect("an answer").expect("it is alive");
        assert!(asked.elapsed() < LEASE / 3, "{:?}", asked.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(claims.iter().all(|claim| !claim.is_finished()), "the claims were delayed by the lock");
    cluster.sql(&database, UNBLOCK);
    blocker.await.expect("no panic");
    for claim in claims {
        claim.await.expect("no panic").expect("the lock is released");
    }
}

/// A renewal that is not answered fails while there is time for another one, on a new connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_renewal_that_is_not_answered_leaves_time_for_another_one() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    store.join(node()).await.expect("it is new");
    let blocked = database.clone();
    let lock = block(120).replace("SELECT 1 FROM tenback.heads FOR UPDATE", "LOCK tenback.nodes");
    let blocker = tokio::task::spawn_blocking(move || cluster.sql(&blocked, &lock));
    wait_for_block(cluster, &database);
    let asked = Instant::now();
    store.renew(NODE, LEASE).await.expect_err("the database does not answer");
    assert!(asked.elapsed() < LEASE / 3, "{:?}", asked.elapsed());
    cluster.sql(&database, UNBLOCK);
    blocker.await.expect("no panic");
    store.renew(NODE, LEASE).await.expect("a new connection").expect("it is alive");
    cluster.sql(&database, TERMINATE);
    store.renew(NODE, LEASE).await.expect("it is repeated on a new connection").expect("it is alive");
}
