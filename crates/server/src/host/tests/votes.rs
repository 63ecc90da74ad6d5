//! Votes on giving up: who has a say, and for how long.

use super::*;

/// Ada hosts, Ben sits opposite, and the cards are dealt.
async fn dealt() -> (Handle, Player, Player) {
    let table = open().await;
    let mut ada = Player::join(&table, 1).await;
    let ben = Player::join(&table, 2).await;
    ada.act("deal", json!({ "kind": "deal" })).await;
    ada.until(|frame| has_event(frame, "dealt")).await;
    (table, ada, ben)
}

impl Player {
    async fn propose(&mut self, id: &str) -> Value {
        self.act(id, json!({ "kind": "resign" })).await;
        self.until(|frame| has_event(frame, "give-up-proposed") || frame["type"] == "refused").await.0
    }

    /// Votes on what was known at an event.
    async fn vote(&mut self, id: &str, seen: &Value, agree: bool) -> Value {
        let command = json!({ "kind": "vote", "agree": agree });
        self.send(&json!({ "type": "do", "id": id, "seen": seen, "command": command })).await;
        self.until(|frame| frame["done"] == id || frame["id"] == id).await.0
    }
}

#[tokio::test(start_paused = true)]
async fn answers_are_waited_for_a_minute_and_no_longer() {
    let (_table, mut ada, _ben) = dealt().await;
    ada.propose("1").await;
    let asked = Instant::now();
    let (step, counted) = ada.until(|frame| has_event(frame, "give-up-decided")).await;
    assert!(about(asked, counted, Duration::from_secs(60)), "{:?}", counted - asked);
    assert_eq!(step["view"]["phase"], "over", "all who answered agree");
}

#[tokio::test(start_paused = true)]
async fn a_connection_lost_for_a_moment_takes_nobodys_say() {
    let (table, mut ada, ben) = dealt().await;
    table.send(TableMessage::Gone { guest: ben.guest }).await.expect("it reads");
    let proposed = ada.propose("1").await;
    assert!(has_event(&proposed, "give-up-proposed") && proposed["view"]["phase"] == "dealt", "{proposed}");
    ada.act("2", json!({ "kind": "say", "text": "Hello?" })).await;
    let (said, _) = ada.until(|frame| has_event(frame, "said")).await;
    assert!(!has_event(&said, "give-up-decided"), "a message counts no votes: {said}");
    let mut ben = Player::join(&table, 2).await;
    let objected = ben.vote("1", &proposed["seq"], false).await;
    assert!(has_event(&objected, "give-up-decided") && objected["view"]["phase"] == "dealt", "{objected}");
}

#[tokio::test(start_paused = true)]
async fn people_who_are_away_have_no_say() {
    let (table, mut ada, ben) = dealt().await;
    table.send(TableMessage::Gone { guest: ben.guest }).await.expect("it reads");
    let alone = |frame: &Value| frame["may"].as_array().is_some_and(|may| may.contains(&json!("resign")));
    ada.until(alone).await;
    ada.act("1", json!({ "kind": "resign" })).await;
    let (ended, _) = ada.until(|frame| has_event(frame, "ended")).await;
    assert!(!has_event(&ended, "give-up-proposed"), "{ended}");
}

#[tokio::test(start_paused = true)]
async fn an_answer_counts_only_for_the_proposal_it_was_meant_for() {
    let (_table, mut ada, mut ben) = dealt().await;
    let first = ada.propose("1").await;
    let rejected = ben.vote("1", &first["seq"], false).await;
    assert!(has_event(&rejected, "give-up-decided"), "{rejected}");
    ben.propose("2").await;
    let late = ada.vote("2", &first["seq"], true).await;
    assert_eq!(late["code"], "stale", "it was an answer to the first proposal: {late}");
}

#[tokio::test(start_paused = true)]
async fn a_move_does_not_make_an_answer_stale() {
    let (_table, mut ada, mut ben) = dealt().await;
    let proposed = ada.propose("1").await;
    ada.act("2", json!({ "kind": "begin" })).await;
    ada.until(|frame| has_event(frame, "began")).await;
    let objected = ben.vote("1", &proposed["seq"], false).await;
    assert!(has_event(&objected, "give-up-answered"), "{objected}");
}

#[tokio::test(start_paused = true)]
async fn each_seat_proposes_once_in_a_turn() {
    let (_table, mut ada, mut ben) = dealt().await;
    let proposed = ada.propose("1").await;
    ben.vote("1", &proposed["seq"], false).await;
    assert_eq!(ada.propose("2").await["code"], "already-proposed");
    ada.act("3", json!({ "kind": "begin" })).await;
    ada.until(|frame| has_event(frame, "began")).await;
    let again = ada.propose("4").await;
    assert!(has_event(&again, "give-up-proposed"), "the next turn is another matter: {again}");
}

#[tokio::test(start_paused = true)]
async fn whoever_hands_over_is_not_waited_for() {
    let (_table, mut ada, ben) = dealt().await;
    ada.propose("1").await;
    ben.act("1", json!({ "kind": "hand-over", "level": "greedy" })).await;
    let (step, _) = ada.until(|frame| has_event(frame, "handed-over")).await;
    assert!(has_event(&step, "give-up-decided") && step["view"]["phase"] == "over", "{step}");
}

#[tokio::test(start_paused = true)]
async fn removing_somebody_drops_the_proposal() {
    let (_table, mut ada, _ben) = dealt().await;
    ada.propose("1").await;
    ada.act("2", json!({ "kind": "kick", "seat": 2 })).await;
    let (step, _) = ada.until(|frame| has_event(frame, "kicked")).await;
    assert!(step["table"].get("vote").is_none() && step["view"]["phase"] == "dealt", "{step}");
}
