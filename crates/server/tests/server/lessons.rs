//! Lessons over HTTP: the client keeps the moves, the server says how it goes on.

use serde_json::{Value, json};
use tenback_lessons::LessonName;
use tenback_wire::Lesson;

use crate::client::request;
use crate::test_server::TestServer;

async fn play(server: &TestServer, lesson: &str, moves: &[String], language: &str) -> Lesson {
    let headers = format!("Content-Type: application/json\r\nAccept-Language: {language}\r\n");
    let path = format!("/api/lessons/{lesson}");
    let answer = request(server.address, "POST", &path, &headers, &json!({ "moves": moves }).to_string()).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_value(answer.json()).expect("a lesson")
}

/// Every lesson is played to its end by what it shows, with the moves of the last answer and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_played_with_what_the_server_says() {
    let server = TestServer::open().await;
    for name in LessonName::ALL {
        let mut lesson = play(&server, name.word(), &[], "en").await;
        while let Some(shown) = &lesson.shows {
            let moves: Vec<String> = lesson.moves.iter().chain([shown]).cloned().collect();
            let next = play(&server, name.word(), &moves, "en").await;
            assert_eq!((&next.moves, &next.objection), (&moves, &None), "{name:?}");
            lesson = next;
        }
        assert_eq!(lesson.step, lesson.steps);
    }
    server.stop().await;
}

/// A rejected move changes nothing, and is explained in the language of the request.
#[tokio::test(flavor = "multi_thread")]
async fn wrong_moves_are_explained_and_not_made() {
    let server = TestServer::open().await;
    let moves = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
    let jump = play(&server, "basics", &moves(&["86a", "55c"]), "en").await;
    assert_eq!((jump.moves.len(), jump.step, jump.seen.len()), (0, 0, 0));
    let said = jump.objection.expect("it is explained");
    assert!(said.starts_with("86 fits on pile a, but that is a step of 56."), "{said}");
    let illegal = play(&server, "basics", &moves(&["25a"]), "de").await;
    let said = illegal.objection.expect("it is explained");
    assert!(said.starts_with("25 passt nicht auf Stapel a"), "{said}");
    assert!(illegal.says.starts_with("Die Stapel a und b steigen auf"), "{}", illegal.says);
    server.stop().await;
}

/// The partner's cards are not sent; what the partner does is.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_shows_only_what_its_player_may_know() {
    let server = TestServer::open().await;
    let moves: Vec<String> = ["61c", "45b", "end"].map(str::to_owned).into();
    let lesson = play(&server, "talk", &moves, "en").await;
    assert_eq!(lesson.names, ["", "Partner"]);
    let sent = serde_json::to_value(&lesson).expect("plain data");
    let seen = sent["seen"].as_array().expect("events");
    let drawn: Vec<&Value> = seen.iter().filter(|event| event["kind"] == "drew").collect();
    assert!(drawn[0]["cards"].is_array() && drawn[1]["count"] == 2, "{drawn:?}");
    let back = seen.iter().find(|event| event["seat"] == 2 && event["kind"] == "laid").expect("the partner plays");
    assert_eq!((&back["card"], &back["lay"]), (&json!(11), &json!("ten-back")));
    assert_eq!(lesson.view.hand.len(), 6);
    server.stop().await;
}
