//! Puzzles over HTTP: judged, never given away, and counted once.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use tenback_puzzles::{Attempt, Collection, Kind, Puzzle, Step, Theme, Verdict};
use tenback_store::{Memory, Store};
use tenback_wire::{PuzzleList, PuzzleStage, PuzzleStanding};

use crate::client::{JSON, Somebody, request};
use crate::retention::Clock;
use crate::test_server::{TestServer, generous};

type Shown = tenback_wire::Puzzle;

/// Asks as somebody without a token.
async fn asked(server: &TestServer, method: &str, path: &str, body: &Value, language: &str) -> Shown {
    let headers = format!("{JSON}Accept-Language: {language}\r\n");
    let answer = request(server.address, method, path, &headers, &body.to_string()).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_value(answer.json()).expect("a puzzle")
}

async fn solve(server: &TestServer, puzzle: &Puzzle, body: &Value) -> Shown {
    asked(server, "POST", &format!("/api/puzzles/{}", puzzle.id()), body, "en").await
}

async fn solve_as(who: &Somebody, puzzle: &Puzzle, body: &Value) -> Shown {
    let answer = who.send("POST", &format!("/api/puzzles/{}", puzzle.id()), body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_value(answer.json()).expect("a puzzle")
}

/// The moves that solve a puzzle: the solution may go on after what was asked for.
fn solving(puzzle: &Puzzle) -> Vec<String> {
    let mut attempt = Attempt::new(puzzle);
    let mut moves = Vec::new();
    for &step in &puzzle.solution {
        moves.push(step.to_string());
        if attempt.play(step) == Ok(Verdict::Solved) {
            return moves;
        }
    }
    panic!("{} is not solved by its solution", puzzle.id());
}

/// A first lay that is legal and wrong.
fn wrong(puzzle: &Puzzle) -> String {
    let is_wrong = |step: &Step| matches!(Attempt::new(puzzle).play(*step), Ok(Verdict::Wrong(_)));
    let steps = puzzle.game().legal().into_iter().map(|legal| Step::Lay(legal.lay));
    steps.into_iter().find(is_wrong).expect("every puzzle tempts").to_string()
}

/// A puzzle of every kind.
fn of_every_kind() -> Vec<&'static Puzzle> {
    let kinds = ["line", "first-lay", "draw", "duel"];
    let all = Collection::shipped().puzzles();
    kinds.map(|kind| all.iter().find(|puzzle| puzzle.kind.word() == kind).expect("one of every kind")).into()
}

fn some(count: usize) -> &'static [Puzzle] {
    &Collection::shipped().puzzles()[..count]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_move_by_move_and_the_solution_is_told_at_the_end() {
    let server = TestServer::open().await;
    for puzzle in of_every_kind() {
        let moves = solving(puzzle);
        for made in 0..=moves.len() {
            let shown = solve(&server, puzzle, &json!({ "moves": moves[..made] })).await;
            let is_solved = made == moves.len();
            assert_eq!(shown.moves, moves[..made]);
            assert_eq!(shown.stage, if is_solved { PuzzleStage::Solved } else { PuzzleStage::Solving });
            assert_eq!((shown.solution.is_some(), shown.why.is_some()), (is_solved, is_solved), "{made} of {moves:?}");
            assert!(shown.legal.is_empty() || !is_solved);
            assert_eq!(shown.standing, None, "nobody asked to count");
        }
    }
    server.stop().await;
}

/// Not by any field of any answer before the end: neither in order nor a move ahead.
#[tokio::test(flavor = "multi_thread")]
async fn the_solution_is_not_sent_before_the_end() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    for puzzle in of_every_kind() {
        let path = format!("/api/puzzles/{}", puzzle.id());
        let start = request(server.address, "GET", &path, "", "").await;
        let same = request(server.address, "POST", &path, JSON, r#"{"moves":[]}"#).await;
        assert_eq!(start.json(), same.json());
        let failed =
            request(server.address, "POST", &path, JSON, &json!({ "moves": [wrong(puzzle)] }).to_string()).await;
        let again = ada.get(&path).await;
        for answer in [start, failed, again] {
            let sent = answer.json();
            let fields: BTreeSet<&str> = sent.as_object().expect("an object").keys().map(String::as_str).collect();
            assert!(!fields.contains("solution"), "{sent}");
            // What may be laid is in the order of the cards, whatever is right.
            let legal: Vec<String> =
                sent["legal"].as_array().expect("a list").iter().map(|legal| legal["lay"].to_string()).collect();
            let all: Vec<String> =
                puzzle.game().legal().iter().map(|legal| Value::from(legal.lay.to_string()).to_string()).collect();
            assert!(legal.is_empty() || legal == all, "{legal:?}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_move_ends_the_attempt_and_is_explained() {
    let server = TestServer::open().await;
    for puzzle in of_every_kind() {
        let wrong = wrong(puzzle);
        let moves = json!({ "moves": [wrong, "2a", "end"] });
        let shown = solve(&server, puzzle, &moves).await;
        assert_eq!((shown.stage, &shown.moves), (PuzzleStage::Failed, &vec![wrong]), "what follows is not played");
        let why = shown.why.expect("it is explained");
        let german = asked(&server, "POST", &format!("/api/puzzles/{}", puzzle.id()), &moves, "de").await;
        assert_ne!(german.why.expect("in German, too"), why);
        assert_ne!(german.task, shown.task);
        assert!(shown.solution.is_none() && shown.legal.is_empty());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_against_the_rules_is_refused_and_costs_nothing() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let puzzle = &some(1)[0];
    let absent =
        (2..100).find(|card| !puzzle.setup.hands.iter().flatten().flatten().any(|held| held == card)).expect("a card");
    let shown = solve_as(&ada, puzzle, &json!({ "moves": [format!("{absent}a")] })).await;
    assert_eq!((shown.stage, shown.moves.len(), shown.seen.len()), (PuzzleStage::Solving, 0, 0));
    assert!(shown.objection.expect("it is explained").contains(&absent.to_string()));
    assert_eq!(shown.standing.map(|standing| standing.tried), Some(0));
    let path = format!("/api/puzzles/{}", puzzle.id());
    for (status, path, body) in [
        (422, path.as_str(), json!({ "moves": ["e4"] })),
        (400, path.as_str(), json!({ "moves": [], "hint": true })),
        (404, "/api/puzzles/chess", json!({ "moves": [] })),
    ] {
        assert_eq!(ada.send("POST", path, &body).await.status, status, "{body}");
    }
    assert_eq!(ada.get("/api/puzzles/chess").await.json()["code"], "no-such-puzzle");
    assert_eq!(ada.get("/api/puzzles/next?theme=chess").await.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_sees_the_solution_step_by_step() {
    let server = TestServer::open().await;
    for puzzle in of_every_kind() {
        let solution: Vec<String> = puzzle.solution.iter().map(ToString::to_string).collect();
        for made in 0..=solution.len() {
            let shown = solve(&server, puzzle, &json!({ "moves": solution[..made], "give_up": true })).await;
            assert_eq!((shown.stage, shown.moves.len()), (PuzzleStage::Shown, made));
            assert_eq!(shown.solution.as_ref(), Some(&solution));
            assert!(shown.why.is_some() && shown.legal.is_empty());
        }
    }
    server.stop().await;
}

/// Nobody knows which cards would be drawn.
#[tokio::test(flavor = "multi_thread")]
async fn the_draw_after_the_turn_that_is_asked_for_is_not_shown() {
    let server = TestServer::open().await;
    let is_draw = |puzzle: &&Puzzle| matches!(puzzle.kind, Kind::Draw { .. });
    let puzzle = Collection::shipped().puzzles().iter().find(is_draw).expect("one of every kind");
    let stock: usize = puzzle.setup.decks.iter().map(Vec::len).sum();
    let shown = solve(&server, puzzle, &json!({ "moves": solving(puzzle) })).await;
    assert_eq!(shown.stage, PuzzleStage::Solved);
    assert_eq!(shown.view.stocks.iter().map(|&size| usize::from(size)).sum::<usize>(), stock);
    let deck: Vec<u16> = puzzle.setup.decks.iter().flatten().copied().collect();
    assert!(shown.hands.iter().flatten().all(|card| !deck.contains(&u16::from(card.number()))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_first_attempt_changes_the_rating() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let [first, second, third] = some(3) else { panic!("there are more than three") };
    let tried = |shown: Shown| {
        let standing = shown.standing.expect("she has a token");
        (standing.tried, standing.solved, standing.result, standing.rating)
    };
    let start = solve_as(&ada, first, &json!({ "moves": [] })).await;
    assert_eq!(tried(start), (0, 0, None, 1500.0));
    let solved = tried(solve_as(&ada, first, &json!({ "moves": solving(first) })).await);
    assert_eq!((solved.0, solved.1, solved.2), (1, 1, Some(true)));
    assert!(solved.3 > 1500.0, "{solved:?}");
    assert_eq!(tried(solve_as(&ada, first, &json!({ "moves": [wrong(first)] })).await), solved, "it counts once");
    assert_eq!(tried(solve_as(&ada, first, &json!({ "moves": [], "give_up": true })).await), solved);
    let failed = tried(solve_as(&ada, second, &json!({ "moves": [wrong(second)] })).await);
    assert_eq!((failed.0, failed.1, failed.2), (2, 1, Some(false)));
    assert!(failed.3 < solved.3, "{failed:?}");
    let late = tried(solve_as(&ada, second, &json!({ "moves": solving(second) })).await);
    assert_eq!(late, failed, "solved, but not at the first attempt");
    let given_up = tried(solve_as(&ada, third, &json!({ "moves": [], "give_up": true })).await);
    assert_eq!((given_up.0, given_up.1, given_up.2), (3, 1, Some(false)));
    // It is stored: another server with the same store knows it.
    server.stop().await;
    let server = TestServer::with(store.clone(), generous()).await;
    let list = Somebody::with_token(server.address, &ada.token).get("/api/puzzles").await;
    let list: PuzzleList = serde_json::from_value(list.json()).expect("a list");
    let standing = list.standing.expect("she has a token");
    assert_eq!((standing.tried, standing.solved, standing.rating), (3, 1, given_up.3));
    server.stop().await;
}

/// Several windows of one person that finish at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn of_concurrent_attempts_each_puzzle_counts_once() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let attempts = some(3).iter().chain(some(3)).map(|puzzle| {
        let (ada, moves) = (ada.clone(), json!({ "moves": solving(puzzle) }));
        tokio::spawn(async move { solve_as(&ada, puzzle, &moves).await })
    });
    for attempt in attempts.collect::<Vec<_>>() {
        let standing = attempt.await.expect("an answer").standing.expect("she has a token");
        assert_eq!(standing.result, Some(true));
    }
    let list: PuzzleList = serde_json::from_value(ada.get("/api/puzzles").await.json()).expect("a list");
    let standing = list.standing.expect("she has a token");
    assert_eq!((standing.tried, standing.solved), (3, 3));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_the_client_keeps_the_rating() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    let puzzle = &some(1)[0];
    let kept = PuzzleStanding { rating: 1500.0, deviation: 350.0, volatility: 0.06, tried: 4, solved: 2, result: None };
    let body = |standing: PuzzleStanding| json!({ "moves": solving(puzzle), "standing": standing });
    let counted = solve(&server, puzzle, &body(kept)).await.standing.expect("it was sent");
    assert_eq!((counted.tried, counted.solved, counted.result), (5, 3, Some(true)));
    let stored = solve_as(&ada, puzzle, &body(kept)).await.standing.expect("she has a token");
    assert_eq!((stored.rating, stored.tried), (counted.rating, 1), "the same formula; what she sent is ignored");
    assert_eq!(solve(&server, puzzle, &body(counted)).await.standing, Some(counted), "only the first attempt counts");
    let open = json!({ "moves": [], "standing": kept });
    assert_eq!(solve(&server, puzzle, &open).await.standing, Some(kept), "nothing has ended");
    let wild = PuzzleStanding { rating: 1e300, deviation: -1.0, volatility: 1e300, tried: u32::MAX, ..kept };
    let counted = solve(&server, puzzle, &body(wild)).await.standing.expect("it was sent");
    assert!(counted.rating <= 4000.0 && counted.deviation >= 45.0 && counted.tried == u32::MAX, "{counted:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_puzzle_fits_the_rating_and_the_theme_and_is_new() {
    let server = TestServer::open().await;
    let ada = Somebody::new(server.address, "Ada").await;
    for theme in Theme::ALL {
        let path = format!("/api/puzzles/next?theme={}", theme.word());
        let shown = asked(&server, "GET", &path, &Value::Null, "en").await;
        assert!(shown.themes.contains(&theme.word().to_owned()), "{:?}", shown.themes);
    }
    let [easy, hard] = [600, 2600].map(|rating| format!("/api/puzzles/next?rating={rating}"));
    let easy = asked(&server, "GET", &easy, &Value::Null, "en").await;
    let hard = asked(&server, "GET", &hard, &Value::Null, "en").await;
    assert!(easy.difficulty + 300 < hard.difficulty, "{} {}", easy.difficulty, hard.difficulty);
    // More than are chosen from: what was tried does not come again.
    let mut tried = BTreeSet::new();
    for _ in 0..25 {
        let shown: Shown = serde_json::from_value(ada.get("/api/puzzles/next").await.json()).expect("a puzzle");
        assert!(tried.insert(shown.id.clone()), "{} was tried", shown.id);
        let puzzle = Collection::shipped().get(&shown.id).expect("it ships");
        solve_as(&ada, puzzle, &json!({ "moves": [], "give_up": true })).await;
    }
    let tried: Vec<&str> = tried.iter().map(String::as_str).collect();
    let path = format!("/api/puzzles/next?rating=1500&tried={}", tried.join(","));
    for _ in 0..25 {
        let shown = asked(&server, "GET", &path, &Value::Null, "en").await;
        assert!(!tried.contains(&shown.id.as_str()), "{} was tried", shown.id);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_of_the_day_is_the_same_for_all_until_midnight() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let clock = Arc::new(Clock::default());
    let server = TestServer::in_world(Arc::new(Memory::default()), generous(), clock.clone()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let mut ids = Vec::new();
    for now in [0, DAY - 1, DAY] {
        clock.0.store(20_000 * DAY + now, Ordering::SeqCst);
        let anybody = asked(&server, "GET", "/api/puzzles/today", &Value::Null, "en").await;
        let hers: Shown = serde_json::from_value(ada.get("/api/puzzles/today").await.json()).expect("a puzzle");
        let list: PuzzleList = serde_json::from_value(ada.get("/api/puzzles").await.json()).expect("a list");
        assert_eq!((&anybody.id, &list.today.id), (&hers.id, &hers.id));
        ids.push(hers.id);
    }
    assert_eq!(ids[0], ids[1]);
    assert_ne!(ids[1], ids[2]);
    assert_eq!(Collection::shipped().of_day(20_000).map(Puzzle::id), Some(ids[0].clone()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_can_be_had_and_are_deleted_with_the_person() {
    let store = Arc::new(Memory::default());
    let server = TestServer::with(store.clone(), generous()).await;
    let ada = Somebody::new(server.address, "Ada").await;
    let [first, second] = some(2) else { panic!("there are more than two") };
    solve_as(&ada, first, &json!({ "moves": solving(first) })).await;
    let last = solve_as(&ada, second, &json!({ "moves": [wrong(second)] })).await;
    let export = ada.get("/api/me/export").await.json();
    let puzzles = export["puzzles"].as_array().expect("a list");
    let told: Vec<(&Value, &Value)> = puzzles.iter().map(|puzzle| (&puzzle["puzzle"], &puzzle["solved"])).collect();
    assert_eq!(told, [(&json!(first.id()), &json!(true)), (&json!(second.id()), &json!(false))]);
    assert_eq!(puzzles[1]["rating"].as_f64(), last.standing.map(|standing| standing.rating));
    assert!(puzzles[0]["ended"].as_i64() > Some(0));
    let person = store.person_page(None, 1).await.expect("a list")[0].id;
    assert_eq!(store.puzzle_results(person).await.expect("a list").len(), 2);
    // One request for data at a time, and the last bytes of the export may still be on their way.
    let mut deleted = ada.send("DELETE", "/api/me", &json!(null)).await.status;
    while deleted == 429 {
        tokio::time::sleep(Duration::from_millis(10)).await;
        deleted = ada.send("DELETE", "/api/me", &json!(null)).await.status;
    }
    assert_eq!(deleted, 204);
    assert!(store.puzzle_results(person).await.expect("a list").is_empty());
    server.stop().await;
}
