//! What nodes do when the store fails, and when a table is taken from its owner.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tenback_server::{Config, NodeConfig};
use tenback_store::Store;

use crate::client::Somebody;
use crate::failing_store::FailingStore;
use crate::nodes::{TestNode, config};

/// A failed renewal is repeated while the lease lasts.
#[tokio::test(flavor = "multi_thread")]
async fn failed_renewals_do_not_cost_the_tables_while_there_is_time() {
    let failing = Arc::new(FailingStore::default());
    let store: Arc<dyn Store> = failing.clone();
    let lease = Duration::from_secs(3);
    let with_lease = |config: Config| Config { node: config.node.map(|node| NodeConfig { lease, ..node }), ..config };
    let node = TestNode::with(&store, with_lease(config(1))).await.expect("it joins");
    let ada = Somebody::new(node.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut player = ada.join(&table).await;
    failing.lose_renewals(2);
    while failing.renewals_to_lose() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Without another attempt, all tables would be given up by now.
    tokio::time::sleep(lease * 2 / 3).await;
    player.must(json!({ "kind": "say", "text": "Still here." })).await;
}

/// An operator closes a table at a node that does not own it.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_another_node_can_be_closed() {
    let store: Arc<dyn Store> = Arc::new(tenback_store::Memory::new());
    let folder = tempfile::tempdir().expect("a folder");
    let operated = Config { admin_socket: Some(folder.path().join("tenback.sock")), ..config(1) };
    let (a, b) = (TestNode::start(&store).await, TestNode::with(&store, operated).await.expect("it joins"));
    let ada = Somebody::new(a.address, "Ada").await;
    let table = ada.table(json!({ "game": "classic", "seats": 2 })).await;
    let mut player = ada.join(&table).await;
    let closed = crate::operators::ask(&folder, json!({ "do": "close-table", "id": table })).await;
    assert_eq!(closed, json!({ "Ok": "done" }));
    let bye = player.socket.hear("bye").await;
    assert_eq!(bye["code"], json!("table-closed"));
    for node in [&a, &b] {
        let answer = ada.at(node.address).get(&format!("/api/tables/{table}")).await;
        assert_eq!((answer.status, &answer.json()["code"]), (410, &json!("table-closed")));
    }
    let nodes = store.nodes().expect("it is shared").nodes().await.expect("an answer");
    assert_eq!(nodes.iter().map(|node| node.tables).collect::<Vec<_>>(), [0, 0], "nobody owns a closed table");
}
