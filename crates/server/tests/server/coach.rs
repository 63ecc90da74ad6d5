//! Coaches at tables: who hears them, and when they may speak.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_server::Seeded;
use tenback_store::{Memory, Store};

use crate::client::{Player, Somebody};
use crate::company::{begin, catch_up, mover, seated};
use crate::nodes::{TestNode, config};
use crate::test_server::{TestServer, generous};

/// A server whose first deal leaves room for bad turns.
async fn seeded() -> TestServer {
    TestServer::in_world(Arc::new(Memory::default()), generous(), Arc::new(Seeded::new(7))).await
}

fn coach(coaching: &str) -> Value {
    json!({ "kind": "coach", "coaching": coaching })
}

/// Plays a turn of cards that the coach warns of, neither the worst nor the best of them. Returns the warnings.
async fn waste(player: &mut Player) -> Vec<Value> {
    let mut warned = Vec::new();
    while player.is_to_move() && player.view["turn"]["may_end"] == json!(false) {
        let costs = player.socket.hear("costs").await;
        let mut costly = costs["costly"].as_array().expect("a list").clone();
        costly.sort_by_key(|lay| lay["points"].as_u64());
        player.must(json!({ "kind": "lay", "lay": costly[costly.len() / 2]["lay"] })).await;
        warned.push(costs);
    }
    player.must(json!({ "kind": "end-turn" })).await;
    warned
}

fn heard(player: &Player, kind: &str) -> usize {
    let start = format!("{{\"type\":\"{kind}\"");
    player.socket.raw.iter().filter(|text| text.starts_with(&start)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_a_coach_warns_and_remarks() {
    let server = seeded().await;
    let (_, mut players, _) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    let step = players[0].must(coach("on")).await;
    assert_eq!(step["table"]["coaching"], json!(["on"]));
    assert_eq!(step["seen"][0]["kind"], "coaching");
    begin(&mut players).await;
    let warned = waste(&mut players[0]).await;
    assert_eq!((&warned[0]["laid"], &warned[1]["laid"]), (&json!(0), &json!(1)));
    let costly = &warned[0]["costly"][0];
    assert!(costly["points"].as_u64().is_some_and(|points| points >= 5), "{costly}");
    assert!(costly["text"].as_str().is_some_and(|text| text.contains("win chance; better:")), "{costly}");
    let remark = players[0].socket.hear("remark").await;
    assert_eq!(remark["turn"], json!(1));
    assert!(remark["points"].as_u64().is_some_and(|points| points >= 5), "{remark}");
    assert!(remark["text"].as_str().is_some_and(|text| text.contains("cost")), "{remark}");
    assert!(remark["better"].as_array().is_some_and(|lays| lays.len() >= 2), "{remark}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_company_it_waits_for_all_and_speaks_to_its_player_alone() {
    let server = seeded().await;
    let (people, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let index = mover(&players);
    let step = players[index].must(coach("on")).await;
    assert_eq!(step["table"]["coaching"][index], json!("waiting"));
    catch_up(&mut players).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    players[index].must(json!({ "kind": "say", "text": "May I have a coach?" })).await;
    assert_eq!(heard(&players[index], "costs"), 0, "nobody has agreed");
    players[1 - index].must(coach("agreed")).await;
    assert!(!waste(&mut players[index]).await.is_empty());
    players[index].socket.hear("remark").await;
    let mut window = people[index].join(&table).await;
    catch_up(&mut players).await;
    assert_eq!(heard(&players[1 - index], "costs") + heard(&players[1 - index], "remark"), 0);
    // Ben takes it back: in the next turn of Ada nobody is coached.
    players[1 - index].must(coach("off")).await;
    let step = window.follow().await.expect("a window is told");
    assert_eq!(step["table"]["coaching"][index], json!("waiting"), "{step}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_warned_again() {
    let server = seeded().await;
    let (people, mut players, table) = seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    players[0].must(coach("on")).await;
    begin(&mut players).await;
    let first = players[0].socket.hear("costs").await;
    let mut window = people[0].join(&table).await;
    assert_eq!(window.socket.hear("costs").await, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_hints_are_off_there_is_no_coach() {
    let server = seeded().await;
    let wanted = json!({ "game": "face-to-face", "seats": 2 });
    let (_, mut players, table) = seated(server.address, &["Ada", "Ben"], wanted).await;
    for coaching in ["on", "agreed"] {
        let refused = players[0].act(coach(coaching)).await.expect_err("hints are off");
        assert_eq!(refused["code"], "hints-off");
    }
    let mut watcher = Somebody::new(server.address, "Watcher").await.join(&table).await;
    let refused = watcher.act(coach("on")).await.expect_err("only players have coaches");
    assert_eq!(refused["code"], "not-seated");
}

/// The player is connected to one node, and the table is at another.
#[tokio::test(flavor = "multi_thread")]
async fn a_coach_speaks_across_nodes() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let near = TestNode::in_world(&store, config(1), Arc::new(Seeded::new(7))).await.expect("it joins");
    let far = TestNode::start(&store).await;
    let (people, players, table) = seated(near.address, &["Ada"], json!({ "game": "classic", "seats": 1 })).await;
    let mut there = vec![people[0].at(far.address).join(&table).await];
    drop(players);
    there[0].must(coach("on")).await;
    begin(&mut there).await;
    assert!(!waste(&mut there[0]).await.is_empty());
    there[0].socket.hear("remark").await;
}
