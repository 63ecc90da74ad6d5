//! Votes, and the end of a game.

use serde_json::{Value, json};

use crate::client::Player;
use crate::company::{begin, catch_up, seated};
use crate::test_server::TestServer;

fn code(refused: &Value) -> &str {
    refused["code"].as_str().expect("a code")
}

fn kinds(step: &Value) -> Vec<&str> {
    step["seen"].as_array().expect("a list").iter().filter_map(|seen| seen["kind"].as_str()).collect()
}

async fn three(server: &TestServer) -> Vec<Player> {
    let (_, mut players, _) =
        seated(server.address, &["Ada", "Ben", "Cem"], json!({ "game": "classic", "seats": 3 })).await;
    begin(&mut players).await;
    players
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_gives_up_only_by_majority() {
    let server = TestServer::open().await;
    let mut players = three(&server).await;
    let proposed = players[0].must(json!({ "kind": "resign" })).await;
    assert_eq!(kinds(&proposed), ["give-up-proposed"]);
    let vote = &proposed["table"]["vote"];
    assert_eq!((&vote["seat"], &vote["agree"], &vote["object"]), (&json!(1), &json!([1]), &json!([])));
    assert!(vote["time_left"].as_u64().is_some_and(|left| (50_000..=60_000).contains(&left)), "a minute: {vote}");
    catch_up(&mut players).await;
    let twice = players[1].act(json!({ "kind": "resign" })).await.expect_err("they are voting");
    assert_eq!(code(&twice), "vote-open");
    let again = players[0].act(json!({ "kind": "vote", "agree": true })).await.expect_err("she proposed it");
    assert_eq!(code(&again), "already-answered");
    let against = players[1].must(json!({ "kind": "vote", "agree": false })).await;
    assert_eq!(kinds(&against), ["give-up-answered"]);
    catch_up(&mut players).await;
    let rejected = players[2].must(json!({ "kind": "vote", "agree": false })).await;
    assert_eq!(kinds(&rejected), ["give-up-answered", "give-up-decided"]);
    assert!(rejected["table"].get("vote").is_none() && !players[2].is_over(), "the game continues: {rejected}");
    catch_up(&mut players).await;
    let none = players[1].act(json!({ "kind": "vote", "agree": true })).await.expect_err("it is decided");
    assert_eq!(code(&none), "no-vote");
    players[2].must(json!({ "kind": "resign" })).await;
    catch_up(&mut players).await;
    let ended = players[0].must(json!({ "kind": "vote", "agree": true })).await;
    assert_eq!(kinds(&ended), ["give-up-answered", "give-up-decided", "ended", "opened", "promised"]);
    assert_eq!(ended["view"]["ending"]["seat"], json!(3), "who proposed it");
    let record = ended["seen"][3]["record"].as_str().expect("a record");
    assert!(record.contains("[Termination \"resigned 3\"]"), "it names the proposer: {record}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_resigns_without_a_vote() {
    let server = TestServer::open().await;
    let (_, mut players, _) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "face-to-face", "seats": 2 })).await;
    begin(&mut players).await;
    let ended = players[0].must(json!({ "kind": "resign" })).await;
    assert_eq!(ended["view"]["ending"]["winner"], json!(2));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_explained_to_everybody() {
    let server = TestServer::open().await;
    let (_, mut players, table) =
        seated(server.address, &["Ada", "Ben"], json!({ "game": "classic", "seats": 2 })).await;
    begin(&mut players).await;
    let lost = loop {
        catch_up(&mut players).await;
        let index = players.iter().position(Player::is_to_move).expect("somebody is to move");
        let legal = players[index].legal.as_array().cloned().unwrap_or_default();
        // The most expensive lay, so that the game ends soon.
        let dearest = legal.iter().max_by_key(|lay| lay["step"].as_i64()).cloned();
        let may_end = players[index].view["turn"]["may_end"] == true;
        let command = match dearest {
            Some(lay) if !may_end => json!({ "kind": "lay", "lay": lay["lay"] }),
            _ => json!({ "kind": "end-turn" }),
        };
        let losing = legal.iter().find(|lay| lay["loses"] == true);
        assert!(losing.is_none_or(|lay| lay["cause"] == "stuck"), "why it loses: {losing:?}");
        let step = players[index].must(command).await;
        if players[index].is_over() {
            break step;
        }
    };
    assert_eq!(lost["view"]["ending"]["cause"], "stuck", "{lost}");
    let stuck = &lost["end"]["stuck"];
    let hand = &lost["end"]["hands"][stuck["seat"].as_u64().expect("a seat") as usize - 1];
    let playable: Vec<&str> = stuck["playable"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let fits = |card: &Value| {
        let number = card.to_string();
        playable.iter().any(|lay| lay.strip_suffix(['a', 'b', 'c', 'd']) == Some(&number))
    };
    for card in hand.as_array().expect("cards") {
        let listed = stuck["unplayable"].as_array().is_some_and(|cards| cards.contains(card));
        assert_ne!(fits(card), listed, "{card} of {stuck}");
    }
    assert!(stuck["owes"].as_u64() >= Some(1), "{stuck}");
    assert_eq!(lost["end"]["turns"], lost["view"]["turn"]["number"]);
    let stranger = crate::client::Somebody::new(server.address, "Eve").await.join(&table).await;
    assert_eq!(stranger.welcome["end"], lost["end"], "a stranger sees the same end");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_bots_the_game_starts_with_one_click() {
    let server = TestServer::open().await;
    let bots = json!([{ "seat": 2, "level": "greedy" }, { "seat": 3, "level": "expert" }]);
    let (_, mut players, _) =
        seated(server.address, &["Ada"], json!({ "game": "classic", "seats": 3, "bots": bots })).await;
    let dealt = players[0].must(json!({ "kind": "deal" })).await;
    assert_eq!(dealt["view"]["phase"], "dealt", "only the person is still asked: {dealt}");
    let began = players[0].must(json!({ "kind": "signal", "signal": "not-me" })).await;
    assert_eq!(began["view"]["phase"], "running", "{began}");
    server.stop().await;
}
