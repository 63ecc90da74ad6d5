//! The deals of the day: playing them, rankings and the end of the day.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tenback_rules::Rules;
use tenback_server::{Config, DailyConfig, RandomError, System, World};
use tenback_store::{Memory, Store, Timestamp};
use tenback_table::Deal;

use crate::client::{Player, Somebody, request};
use crate::company;
use crate::test_server::{TestServer, generous};

/// 2026-11-18, noon.
const NOON: i64 = 1_795_003_200_000;
const HOUR: i64 = 60 * 60 * 1000;
pub(crate) const TODAY: &str = "2026-11-18";

/// The system with a clock that a test sets.
pub(crate) struct Clocked(AtomicI64);

impl Clocked {
    pub(crate) fn at_noon() -> Arc<Clocked> {
        Arc::new(Clocked(AtomicI64::new(NOON)))
    }

    pub(crate) fn pass(&self, hours: i64) {
        self.0.fetch_add(hours * HOUR, Ordering::SeqCst);
    }
}

impl World for Clocked {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::SeqCst))
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        System.fill(bytes)
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        System.deal(rules)
    }
}

/// A server at noon. Masters think little.
pub(crate) async fn at_noon() -> (TestServer, Arc<Clocked>) {
    let world = Clocked::at_noon();
    (serve(Arc::new(Memory::default()), &world, false).await, world)
}

async fn serve(store: Arc<dyn Store>, world: &Arc<Clocked>, ahead: bool) -> TestServer {
    let daily = DailyConfig { ahead, evaluations: 60, ..DailyConfig::default() };
    let config = Config { daily, ..TestServer::config(generous()) };
    TestServer::configured(store, config, world.clone()).await
}

/// The table where somebody plays a deal.
pub(crate) async fn begin(person: &Somebody, day: &str, deal: &str) -> String {
    let answer = person.send("POST", &format!("/api/daily/{day}/{deal}"), &json!({})).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// Gives a game up at once. A bot may move in between, and then what the player saw is out of date.
pub(crate) async fn give_up(player: &mut Player) {
    while let Err(refused) = player.act(json!({ "kind": "resign" })).await {
        assert_eq!(refused["code"], "stale", "{refused}");
    }
    while !player.is_over() {
        player.follow().await.expect("it goes on");
    }
}

/// Plays a deal alone and gives up; returns the table.
pub(crate) async fn finish(person: &Somebody, deal: &str) -> String {
    let table = begin(person, TODAY, deal).await;
    give_up(&mut person.join(&table).await).await;
    table
}

fn deal<'a>(daily: &'a Value, name: &str) -> &'a Value {
    let deals = daily["deals"].as_array().expect("a list");
    deals.iter().find(|deal| deal["deal"] == name).expect("it is there")
}

fn refused(answer: Result<Value, Value>) -> String {
    answer.expect_err("it is refused")["code"].as_str().expect("a code").to_owned()
}

#[tokio::test]
async fn today_is_listed_and_tomorrow_is_promised() {
    let (server, world) = at_noon().await;
    let today = request(server.address, "GET", "/api/daily", "", "").await.json();
    assert_eq!(today["day"], TODAY);
    assert_eq!((today["ends"].as_i64(), today["opens"].as_i64()), (Some(NOON + 12 * HOUR), Some(NOON + 14 * HOUR)));
    assert_eq!((&today["since"], &today["standing"]), (&Value::Null, &Value::Null));
    let names = ["classic-1", "extreme-1", "face-to-face", "classic-2", "classic-3", "classic-4"];
    let listed: Vec<_> = today["deals"].as_array().expect("a list").iter().map(|deal| deal["deal"].clone()).collect();
    assert_eq!(listed, names);
    world.pass(24);
    let next = request(server.address, "GET", "/api/daily", "", "").await.json();
    assert_eq!(next["since"], TODAY);
    for (promised, dealt) in
        today["tomorrow"].as_array().expect("a list").iter().zip(next["deals"].as_array().expect("a list"))
    {
        assert_eq!(promised["commitments"], dealt["commitments"], "promises are kept");
        assert_eq!(dealt["commitments"].as_array().map(Vec::len), Some(2));
    }
}

#[tokio::test]
async fn a_person_plays_a_deal_once_at_whatever_device() {
    let (server, _) = at_noon().await;
    let ann = Somebody::new(server.address, "Ann").await;
    let table = begin(&ann, TODAY, "classic-1").await;
    let phone = Somebody::with_token(server.address, &ann.token);
    assert_eq!(begin(&phone, TODAY, "classic-1").await, table, "it is the same attempt");
    let mut player = ann.join(&table).await;
    let occasion = json!({ "kind": "daily", "day": TODAY, "deal": "classic-1", "ranked": true });
    assert_eq!(player.welcome["table"]["occasion"], occasion);
    assert_eq!(player.view["phase"], "running", "the cards are on the table");
    give_up(&mut player).await;
    assert_eq!(begin(&ann, TODAY, "classic-1").await, table, "there is no second attempt");
    let daily = ann.get("/api/daily").await.json();
    let attempt = &deal(&daily, "classic-1")["attempt"];
    assert_eq!((&attempt["table"], &attempt["ranked"]), (&json!(table), &json!(true)));
    assert_eq!(attempt["score"]["left"], 98);
    assert_eq!(daily["standing"]["streak"], 1);
    let record = ann.get(&format!("/api/tables/{table}/games/1")).await;
    let commitments = deal(&daily, "classic-1")["commitments"].as_array().expect("a list").clone();
    let kept = commitments.iter().any(|promise| record.body.contains(promise.as_str().expect("text")));
    assert!(kept, "one of the promised deals was played: {}", record.body);
    let month = ann.get("/api/me/daily/2026-11").await.json();
    assert_eq!(month["days"][0]["attempts"][0]["table"], json!(table));
    let export = ann.get("/api/me/export").await.json();
    assert_eq!(export["attempts"][0]["deal"], "2026-11-18/classic-1");
}

#[tokio::test]
async fn of_many_windows_that_begin_at_once_all_get_one_table() {
    let (server, _) = at_noon().await;
    let ann = Somebody::new(server.address, "Ann").await;
    for deal in ["extreme-1", "classic-2"] {
        let windows: Vec<_> = (0..8)
            .map(|_| {
                let ann = ann.clone();
                tokio::spawn(async move { begin(&ann, TODAY, deal).await })
            })
            .collect();
        let mut tables = Vec::new();
        for window in windows {
            tables.push(window.await.expect("no panic"));
        }
        tables.dedup();
        assert_eq!(tables.len(), 1, "{deal}: {tables:?}");
        ann.join(&tables[0]).await;
    }
}

#[tokio::test]
async fn nothing_makes_a_deal_easier() {
    let (server, _) = at_noon().await;
    let ann = Somebody::new(server.address, "Ann").await;
    let mut player = ann.join(&begin(&ann, TODAY, "classic-1").await).await;
    let lay = player.legal[0]["lay"].clone();
    player.must(json!({ "kind": "lay", "lay": lay })).await;
    for command in [
        json!({ "kind": "take-back" }),
        json!({ "kind": "deal" }),
        json!({ "kind": "spectators", "allowed": true }),
        json!({ "kind": "hand-over", "level": "master" }),
        json!({ "kind": "bot", "seat": 1, "level": "master" }),
        json!({ "kind": "kick", "seat": 1 }),
    ] {
        assert_eq!(refused(player.act(command.clone()).await), "not-in-contest", "{command}");
    }
    assert_eq!(refused(player.act(json!({ "kind": "coach", "coaching": "on" })).await), "hints-off");
    player.socket.say(&json!({ "type": "hint", "id": "h" })).await;
    assert_eq!(player.socket.hear("refused").await["code"], "hints-off");
    give_up(&mut player).await;
    for command in [json!({ "kind": "deal" }), json!({ "kind": "deal", "again": true })] {
        assert_eq!(refused(player.act(command).await), "not-in-contest", "there is one game");
    }
    let may = player.join_again(&ann).await;
    for permission in ["deal", "deal-again", "take-back", "spectators", "hint"] {
        assert!(!may.contains(&json!(permission)), "{permission}: {may:?}");
    }
}

impl Player {
    /// What somebody may do who connects now.
    async fn join_again(&self, person: &Somebody) -> Vec<Value> {
        let table = self.welcome["id"].as_str().or(self.welcome["table"]["id"].as_str()).map(str::to_owned);
        let tables = person.get("/api/me/tables").await.json();
        let table = table.unwrap_or_else(|| tables[0]["id"].as_str().expect("an id").to_owned());
        person.join(&table).await.welcome["may"].as_array().expect("a list").clone()
    }
}

#[tokio::test]
async fn people_and_days_that_do_not_exist_are_refused() {
    let (server, _) = at_noon().await;
    let ann = Somebody::new(server.address, "Ann").await;
    let code = |answer: crate::client::Answer| (answer.status, answer.json()["code"].clone());
    for path in [
        "2026-11-19/classic-1",
        "2026-11-17/classic-1",
        "2026-02-30/classic-1",
        "today/classic-1",
        "2026-11-18/classic-5",
        "9999-12-31/classic-1",
        "0000-00-00/classic-1",
        "+02026-11-18/classic-1",
    ] {
        let answer = ann.send("POST", &format!("/api/daily/{path}"), &json!({})).await;
        assert_eq!(code(answer), (404, json!("no-such-day")), "{path}");
        assert_eq!(code(ann.get(&format!("/api/daily/{path}")).await), (404, json!("no-such-day")), "{path}");
    }
    let path = format!("/api/daily/{TODAY}/classic-1");
    assert_eq!(code(request(server.address, "POST", &path, "", "").await), (401, json!("who-are-you")));
    assert_eq!(code(ann.get("/api/daily/months/2026-13/classic-1").await), (404, json!("no-such-day")));
    assert_eq!(code(ann.get("/api/me/daily/2026").await), (404, json!("no-such-day")));
}

#[tokio::test]
async fn results_are_ranked_for_those_who_have_finished() {
    let (server, world) = at_noon().await;
    let [ann, ben, cid] = [
        Somebody::new(server.address, "Ann").await,
        Somebody::new(server.address, "Ben").await,
        Somebody::new(server.address, "Cid").await,
    ];
    finish(&ann, "classic-1").await;
    let table = begin(&ben, TODAY, "classic-1").await;
    let path = format!("/api/daily/{TODAY}/classic-1");
    assert_eq!(ben.get(&path).await.json()["code"], "not-finished");
    let mut player = ben.join(&table).await;
    let lay = player.sensible();
    player.must(lay).await;
    give_up(&mut player).await;
    let ranking = ben.get(&path).await.json();
    assert_eq!((&ranking["total"], &ranking["opened"]), (&json!(2), &json!(false)));
    assert_eq!((&ranking["entries"][0]["names"], &ranking["entries"][0]["you"]), (&json!(["Ben"]), &json!(true)));
    assert_eq!(
        (&ranking["entries"][0]["score"]["left"], &ranking["entries"][0]["score"]["points"]),
        (&json!(97), &json!(1.0))
    );
    assert_eq!(ranking["entries"][1]["score"]["rank"], 2);
    let month = "/api/daily/months/2026-11/classic-1";
    assert_eq!(cid.get(month).await.json()["total"], 0, "the month says nothing about a day that is not open");
    world.pass(14);
    assert_eq!(cid.get(&path).await.json()["opened"], true);
    assert_eq!(cid.get(month).await.json()["entries"][0]["name"], "Ben");
}

#[tokio::test]
async fn a_game_that_has_begun_in_time_counts_with_its_cards_left() {
    let (server, world) = at_noon().await;
    let (ann, ben) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Ben").await);
    let table = begin(&ann, TODAY, "classic-1").await;
    let mut player = ann.join(&table).await;
    let lay = player.sensible();
    player.must(lay).await;
    world.pass(13);
    assert_eq!(begin(&ann, TODAY, "classic-1").await, table, "it goes on after the end of the day");
    let late = begin(&ben, TODAY, "classic-1").await;
    let occasion = ben.join(&late).await.welcome["table"]["occasion"].clone();
    assert_eq!(occasion["ranked"], false, "it began too late");
    world.pass(1);
    let path = format!("/api/daily/{TODAY}/classic-1");
    let ranking = ben.get(&path).await.json();
    assert_eq!((&ranking["total"], &ranking["entries"][0]["score"]["left"]), (&json!(1), &json!(97)));
    let next = player.sensible();
    let _played_on = player.act(next).await;
    give_up(&mut player).await;
    assert_eq!(ben.get(&path).await.json()["entries"], ranking["entries"], "what happens later does not matter");
}

#[tokio::test]
async fn an_earlier_day_can_be_played_and_does_not_count() {
    let (server, world) = at_noon().await;
    let (ann, ben) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Ben").await);
    finish(&ann, "classic-1").await;
    world.pass(48);
    let table = begin(&ben, TODAY, "classic-1").await;
    let mut player = ben.join(&table).await;
    assert_eq!(player.welcome["table"]["occasion"]["ranked"], false);
    give_up(&mut player).await;
    assert_eq!(ben.get(&format!("/api/daily/{TODAY}/classic-1")).await.json()["total"], 1);
    assert_eq!(ben.get("/api/daily").await.json()["standing"]["streak"], 0);
}

#[tokio::test]
async fn a_deal_that_has_opened_does_not_close_when_the_clock_is_set_back() {
    let (server, world) = at_noon().await;
    let (ann, ben) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Ben").await);
    finish(&ann, "classic-1").await;
    world.pass(14);
    let path = format!("/api/daily/{TODAY}/classic-1");
    assert_eq!(ben.get(&path).await.json()["opened"], true);
    world.pass(-20);
    assert_eq!(ben.get(&path).await.json()["opened"], true, "everybody may have seen it");
    let table = begin(&ben, TODAY, "classic-1").await;
    assert_eq!(ben.join(&table).await.welcome["table"]["occasion"]["ranked"], false);
}

#[tokio::test]
async fn a_server_that_was_down_makes_what_is_missing() {
    let (store, world) = (Arc::new(Memory::default()), Clocked::at_noon());
    let server = serve(store.clone(), &world, false).await;
    let ann = Somebody::new(server.address, "Ann").await;
    let table = begin(&ann, TODAY, "classic-1").await;
    server.stop().await;
    world.pass(72);
    let server = serve(store, &world, false).await;
    let ann = ann.at(server.address);
    let daily = ann.get("/api/daily").await.json();
    assert_eq!((&daily["day"], &daily["since"]), (&json!("2026-11-21"), &json!(TODAY)));
    assert!(daily["deals"].as_array().expect("a list").iter().all(|deal| deal["commitments"][1].is_string()));
    let missed = ann.send("POST", "/api/daily/2026-11-20/classic-1", &json!({})).await;
    assert_eq!(missed.json()["code"], "no-such-day", "nobody could play it");
    let ranking = ann.get(&format!("/api/daily/{TODAY}/classic-1")).await.json();
    assert_eq!(ranking["entries"][0]["score"]["left"], 98, "her game counts with all cards left");
    assert_eq!(begin(&ann, TODAY, "classic-1").await, table);
}

#[tokio::test]
async fn what_is_shared_has_a_sign_for_each_turn_and_no_number() {
    let (server, _) = at_noon().await;
    let (ann, ben) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Ben").await);
    let mut player = ann.join(&begin(&ann, TODAY, "classic-1").await).await;
    let path = format!("/api/daily/{TODAY}/classic-1/share");
    assert_eq!(ann.get(&path).await.json()["code"], "not-finished");
    let mut turns = 0;
    while turns < 3 && !player.is_over() {
        let command = player.sensible();
        turns += usize::from(command["kind"] == "end-turn");
        player.must(command).await;
    }
    if !player.is_over() {
        give_up(&mut player).await;
    }
    assert_eq!(ben.get(&path).await.json()["code"], "not-finished");
    let began = Instant::now();
    let shared = loop {
        let answer = ann.get(&path).await;
        if answer.status == 200 {
            break answer.json();
        }
        assert!(answer.status == 429 && began.elapsed() < Duration::from_secs(60), "{answer:?}");
        tokio::time::sleep(Duration::from_millis(500)).await;
    };
    let signs = shared["signs"].as_str().expect("signs");
    assert!(signs.chars().count() >= turns && !signs.contains(|sign: char| sign.is_ascii()), "{shared}");
    assert!(shared["link"].as_str().is_some_and(|link| link.ends_with("/daily/2026-11-18/classic-1")), "{shared}");
}

#[tokio::test]
async fn a_team_begins_when_people_sit_on_all_seats() {
    let (server, _) = at_noon().await;
    let (ann, ben) = (Somebody::new(server.address, "Ann").await, Somebody::new(server.address, "Ben").await);
    let table = begin(&ann, TODAY, "classic-2").await;
    assert_eq!(begin(&ann, TODAY, "classic-2").await, table, "she comes back to the table that waits");
    let mut host = ann.join(&table).await;
    assert_eq!(refused(host.act(json!({ "kind": "bot", "seat": 2, "level": "master" })).await), "not-in-contest");
    assert_eq!(refused(host.act(json!({ "kind": "deal" })).await), "seat-empty");
    let daily = ann.get("/api/daily").await.json();
    assert_eq!(deal(&daily, "classic-2")["attempt"], Value::Null, "nobody has seen a card");
    let mut guest = ben.join(&table).await;
    guest.must(json!({ "kind": "sit" })).await;
    host.must(json!({ "kind": "deal" })).await;
    for person in [&ann, &ben] {
        let attempt = deal(&person.get("/api/daily").await.json(), "classic-2")["attempt"].clone();
        assert_eq!((&attempt["table"], &attempt["ranked"]), (&json!(table), &json!(true)));
    }
    assert_eq!(begin(&ben, TODAY, "classic-2").await, table);
    let step = host.must(json!({ "kind": "hand-over", "seat": 2, "level": "casual" })).await;
    assert_eq!(step["table"]["occasion"]["ranked"], false, "a bot plays");
}

#[tokio::test]
async fn a_team_with_somebody_who_has_seen_the_deal_does_not_count() {
    let (server, _) = at_noon().await;
    let [ann, ben, cid] = [
        Somebody::new(server.address, "Ann").await,
        Somebody::new(server.address, "Ben").await,
        Somebody::new(server.address, "Cid").await,
    ];
    let together = async |host: &Somebody, guest: &Somebody| {
        let table = begin(host, TODAY, "classic-2").await;
        let (mut first, mut second) = (host.join(&table).await, guest.join(&table).await);
        second.must(json!({ "kind": "sit" })).await;
        let step = first.must(json!({ "kind": "deal" })).await;
        company::give_up(&mut [first, second]).await;
        step["table"]["occasion"]["ranked"].clone()
    };
    assert_eq!(together(&ann, &ben).await, true);
    assert_eq!(together(&cid, &ben).await, false, "Ben knows the cards");
}

/// Plays sensibly for a while, and returns everything that was seen.
pub(crate) async fn play_a_while(player: &mut Player) -> Vec<Value> {
    let mut seen = Vec::new();
    for _ in 0..12 {
        while !player.is_to_move() && !player.is_over() {
            seen.push(player.follow().await.expect("it goes on")["seen"].clone());
        }
        if player.is_over() {
            break;
        }
        let command = player.sensible();
        player.must(command).await;
        seen.push(player.view["piles"].clone());
    }
    seen.retain(|seen| !seen.is_null());
    seen
}

#[tokio::test]
async fn the_same_play_gets_the_same_answer() {
    let (server, _) = at_noon().await;
    let mut played: Vec<(Value, Vec<Value>)> = Vec::new();
    // Three people play two instances, so two of them play the same one.
    for name in ["Ann", "Ben", "Cid"] {
        let person = Somebody::new(server.address, name).await;
        let mut player = person.join(&begin(&person, TODAY, "face-to-face").await).await;
        let commitment = player.welcome["table"]["commitment"].clone();
        let seen = play_a_while(&mut player).await;
        if let Some((_, before)) = played.iter().find(|(known, _)| *known == commitment) {
            assert_eq!(before.last(), seen.last(), "equal play, equal answers");
            return;
        }
        played.push((commitment, seen));
    }
    panic!("there are two instances");
}

#[tokio::test]
async fn bots_make_a_field() {
    let world = Clocked::at_noon();
    let server = serve(Arc::new(Memory::default()), &world, true).await;
    let ann = Somebody::new(server.address, "Ann").await;
    finish(&ann, "classic-1").await;
    let path = format!("/api/daily/{TODAY}/classic-1");
    let began = Instant::now();
    loop {
        let ranking = ann.get(&path).await.json();
        let levels = ranking["entries"].as_array().expect("a list").iter().filter(|entry| !entry["level"].is_null());
        if levels.count() == 10 {
            assert!(ranking["difficulty"].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)));
            assert_eq!(ranking["total"], 11);
            let rating = ann.get("/api/daily").await.json()["standing"]["rating"].clone();
            assert_eq!(rating["deals"], 1, "{rating}");
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{ranking}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
