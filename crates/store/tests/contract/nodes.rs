//! Several processes on one store: leases, and claims of tables.

use std::sync::Arc;
use std::time::Duration;

use tenback_store::{
    Append, Claim, Epoch, JoinError, NewNode, NodeId, Nodes, Rewrite, Store, StoreError, StoredSnapshot,
};

use crate::make::{append, new_table, table};

/// Long enough for any test.
const LONG: Duration = Duration::from_secs(600);
/// Over soon.
const SHORT: Duration = Duration::from_millis(150);

const A: NodeId = NodeId::new(1);
const B: NodeId = NodeId::new(2);

fn node(id: NodeId, life: Duration) -> NewNode {
    NewNode { id, address: format!("10.0.0.{}:9000", id.number()), life, former: None }
}

fn nodes(store: &Arc<dyn Store>) -> &dyn Nodes {
    store.nodes().expect("several processes can share this store")
}

/// Nodes A and B, and a table.
async fn two_nodes(store: &Arc<dyn Store>, life_of_a: Duration) {
    nodes(store).join(node(A, life_of_a)).await.expect("it is new");
    nodes(store).join(node(B, LONG)).await.expect("it is new");
    store.create(new_table(1)).await.expect("it is new");
}

async fn claim(store: &Arc<dyn Store>, node: NodeId) -> Claim {
    nodes(store).claim(&table(1), node).await.expect("it exists")
}

fn owned(claim: Claim) -> Epoch {
    match claim {
        Claim::Own(epoch) => epoch,
        other => panic!("not owned: {other:?}"),
    }
}

pub(crate) async fn a_table_belongs_to_one_node_at_a_time(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    let first = owned(claim(&store, A).await);
    let refused = claim(&store, B).await;
    let Claim::Other { node, address, left } = refused else { panic!("{refused:?}") };
    assert_eq!((node, address.as_str()), (A, "10.0.0.1:9000"));
    assert!(left <= LONG && left > LONG / 2, "{left:?}");
    assert!(owned(claim(&store, A).await) > first, "each claim has an epoch of its own");
    let unknown = nodes(&store).claim(&table(2), A).await;
    assert!(matches!(unknown, Err(StoreError::NoSuchTable)), "{unknown:?}");
}

pub(crate) async fn a_released_table_is_free(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    let first = owned(claim(&store, A).await);
    let second = owned(claim(&store, A).await);
    nodes(&store).release(&table(1), first).await.expect("nothing happens");
    assert!(matches!(claim(&store, B).await, Claim::Other { .. }), "an old claim cannot be released");
    nodes(&store).release(&table(1), second).await.expect("it is released");
    assert!(owned(claim(&store, B).await) > second);
}

pub(crate) async fn the_tables_of_a_dead_node_can_be_claimed(store: Arc<dyn Store>) {
    two_nodes(&store, SHORT).await;
    let first = owned(claim(&store, A).await);
    let refused = claim(&store, B).await;
    let Claim::Other { left, .. } = refused else { panic!("{refused:?}") };
    assert!(left <= SHORT, "{left:?}");
    tokio::time::sleep(left).await;
    assert!(owned(claim(&store, B).await) > first, "the answer says when it is free");
    assert_eq!(claim(&store, A).await, Claim::Expired);
    assert!(nodes(&store).renew(A, LONG).await.expect("an answer").is_none(), "a lease that is over stays over");
}

pub(crate) async fn the_tables_of_a_node_that_left_can_be_claimed(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    owned(claim(&store, A).await);
    nodes(&store).leave(A).await.expect("it leaves");
    owned(claim(&store, B).await);
    assert_eq!(claim(&store, A).await, Claim::Expired);
}

pub(crate) async fn a_lease_lasts_as_long_as_it_is_renewed(store: Arc<dyn Store>) {
    two_nodes(&store, SHORT * 2).await;
    for _ in 0..4 {
        tokio::time::sleep(SHORT / 2).await;
        let renewal = nodes(&store).renew(A, SHORT * 2).await.expect("an answer").expect("it is alive");
        assert_eq!(renewal.alive, 2);
    }
    owned(claim(&store, A).await);
}

pub(crate) async fn whoever_was_superseded_cannot_write(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    let old = owned(claim(&store, A).await);
    let write = |epoch, seq| Append { epoch: Some(epoch), ..append(1, seq..=seq) };
    store.append(write(old, 1)).await.expect("A owns it");
    nodes(&store).leave(A).await.expect("it leaves");
    let new = owned(claim(&store, B).await);
    let late = store.append(write(old, 2)).await;
    assert!(matches!(late, Err(StoreError::Superseded)), "{late:?}");
    let snapshot = StoredSnapshot { seq: 1, state: "late".into() };
    let only_snapshot = Append { entries: vec![], snapshot: Some(snapshot.clone()), ..write(old, 2) };
    assert!(matches!(store.append(only_snapshot).await, Err(StoreError::Superseded)));
    let events = vec![(1, "late".into())];
    let rewrite = Rewrite { table: table(1), epoch: Some(old), events, erased: None, snapshot };
    assert!(matches!(store.rewrite(rewrite).await, Err(StoreError::Superseded)));
    store.append(write(new, 2)).await.expect("B owns it");
    let entries = store.entries(&table(1)).await.expect("it exists");
    assert!(entries.iter().all(|entry| entry.event != "late") && entries.len() == 2, "{entries:?}");
}

/// However claims and appends overlap, what is written under an epoch comes before everything of the next.
pub(crate) async fn epochs_never_interleave(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    let writer = |node: NodeId| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut written = Vec::new();
            for _ in 0..40 {
                let Claim::Own(epoch) = claim(&store, node).await else { continue };
                let last = store.entries(&table(1)).await.expect("it exists").len() as u64;
                for seq in last + 1..=last + 3 {
                    if store.append(Append { epoch: Some(epoch), ..append(1, seq..=seq) }).await.is_ok() {
                        written.push((epoch, seq));
                    }
                }
                nodes(&store).release(&table(1), epoch).await.expect("an answer");
            }
            written
        })
    };
    let (a, b) = (writer(A), writer(B));
    let mut all = a.await.expect("no panic");
    all.extend(b.await.expect("no panic"));
    all.sort_by_key(|(_, seq)| *seq);
    assert!(all.is_sorted_by_key(|(epoch, _)| *epoch), "{all:?}");
    let seqs: Vec<u64> = all.iter().map(|(_, seq)| *seq).collect();
    assert_eq!(seqs, (1..=seqs.len() as u64).collect::<Vec<_>>());
}

pub(crate) async fn nodes_hear_what_the_others_post_once(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    for notice in ["one", "two"] {
        nodes(&store).post(A, notice).await.expect("it is posted");
    }
    let heard = async |node| nodes(&store).renew(node, LONG).await.expect("an answer").expect("it is alive").notices;
    assert_eq!(heard(B).await, ["one", "two"]);
    assert!(heard(B).await.is_empty() && heard(A).await.is_empty());
    nodes(&store).join(node(NodeId::new(3), LONG)).await.expect("it is new");
    assert!(heard(NodeId::new(3)).await.is_empty(), "what happened before it joined does not concern it");
}

pub(crate) async fn a_node_that_joins_again_hears_what_was_posted_meanwhile(store: Arc<dyn Store>) {
    two_nodes(&store, SHORT).await;
    let renew = async |node| nodes(&store).renew(node, LONG).await.expect("an answer").map(|renewal| renewal.notices);
    for (from, notice) in [(B, "before"), (A, "own"), (B, "one")] {
        nodes(&store).post(from, notice).await.expect("it is posted");
    }
    tokio::time::sleep(SHORT * 2).await;
    assert_eq!(renew(A).await, None, "its lease is over");
    nodes(&store).post(B, "two").await.expect("it is posted");
    let again = NewNode { former: Some(A), ..node(NodeId::new(3), LONG) };
    nodes(&store).join(again).await.expect("it is new");
    nodes(&store).post(B, "three").await.expect("it is posted");
    let heard = renew(NodeId::new(3)).await.expect("it is alive");
    assert_eq!(heard, ["before", "one", "two", "three"], "what it posted itself is no news");
    assert_eq!(renew(NodeId::new(3)).await.expect("it is alive"), [""; 0], "once");
    assert_eq!(renew(B).await.expect("it is alive"), ["own"]);
}

pub(crate) async fn a_closed_table_has_no_owner_any_more(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    let old = owned(claim(&store, A).await);
    let write = |epoch, seq| Append { epoch: Some(epoch), ..append(1, seq..=seq) };
    store.append(write(old, 1)).await.expect("A owns it");
    store.close_table(&table(1)).await.expect("it exists");
    let late = store.append(write(old, 2)).await;
    assert!(matches!(late, Err(StoreError::Superseded)), "{late:?}");
    assert!(nodes(&store).owned(A, 10).await.expect("an answer").is_empty());
    nodes(&store).release(&table(1), old).await.expect("nothing happens");
    assert!(owned(claim(&store, B).await) > old, "operators may still delete chat there");
    let entries = store.entries(&table(1)).await.expect("it exists");
    assert_eq!(entries.len(), 1);
}

pub(crate) async fn two_nodes_cannot_have_one_address(store: Arc<dyn Store>) {
    let at = |id, life| NewNode { id, address: "10.0.0.1:9000".into(), life, former: None };
    nodes(&store).join(at(A, SHORT)).await.expect("it is new");
    let same = nodes(&store).join(at(B, LONG)).await;
    let Err(JoinError::AddressTaken { left }) = same else { panic!("{same:?}") };
    assert!(left <= SHORT, "{left:?}");
    tokio::time::sleep(left).await;
    nodes(&store).join(at(B, LONG)).await.expect("the other one is dead");
    let back = nodes(&store).renew(A, LONG).await.expect("an answer");
    assert!(back.is_none(), "its place is taken");
}

pub(crate) async fn operators_see_who_owns_what(store: Arc<dyn Store>) {
    two_nodes(&store, LONG).await;
    store.create(new_table(2)).await.expect("it is new");
    owned(claim(&store, B).await);
    let all = nodes(&store).nodes().await.expect("an answer");
    let shown: Vec<_> = all.iter().map(|node| (node.id, node.tables)).collect();
    assert_eq!(shown, [(A, 0), (B, 1)]);
    assert!(all.iter().all(|node| node.left <= LONG && node.left > LONG / 2 && !node.address.is_empty()));
    assert_eq!(nodes(&store).owned(B, 10).await.expect("an answer"), [table(1)]);
    assert!(nodes(&store).owned(A, 10).await.expect("an answer").is_empty());
}

pub(crate) async fn nodes_share_what_they_use(store: Arc<dyn Store>) {
    two_nodes(&store, SHORT).await;
    let used = |pairs: &[(&str, u64)]| pairs.iter().map(|(limit, used)| ((*limit).to_owned(), *used)).collect();
    let share = async |node, pairs| nodes(&store).share(node, used(pairs)).await.expect("an answer");
    assert!(share(A, &[("x", 3), ("y", 4)]).await.is_empty(), "the other node has said nothing");
    assert_eq!(share(B, &[("y", 5), ("z", 1)]).await, used(&[("y", 4)]), "only what was asked about");
    assert_eq!(share(A, &[("y", 6)]).await, used(&[("y", 5)]));
    assert_eq!(share(B, &[("x", 0), ("y", 5)]).await, used(&[("y", 6)]), "what was said before is replaced");
    tokio::time::sleep(SHORT * 2).await;
    assert!(share(B, &[("y", 5)]).await.is_empty(), "dead nodes use nothing");
}
