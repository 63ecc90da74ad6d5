//! Lessons one plays.

use axum::Json;
use axum::http::HeaderMap;
use tenback_lessons::{Action, LessonName, Objection, Request, Session};
use tenback_rules::Viewer;
use tenback_wire::{Describer, Legal, Lesson, LessonMoves, LessonRequest, Problem, Seen, View};
use tenback_words::Words;

use super::named::Named;
use super::problem::{Answer, Body, Localized};
use crate::denial::Denial;
use crate::who;

/// Plays a lesson from its start and says how it goes on. The client keeps the moves; no token is needed, and nothing is
/// stored.
#[utoipa::path(post, operation_id = "playLesson", path = "/api/lessons/{name}", tag = "lessons", request_body = LessonMoves,
    params(("name" = String, Path)), responses(
    (status = 200, body = Lesson), (status = 400, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem)))]
pub(super) async fn play(
    Named(name): Named<String>,
    headers: HeaderMap,
    Body(asked): Body<LessonMoves>,
) -> Answer<Json<Lesson>> {
    let name = LessonName::from_word(&name).ok_or(Denial::NoSuchPage).localized(&headers)?;
    let words = Words::of(who::language(&headers));
    played(name, &asked.moves, words).map(Json).localized(&headers)
}

/// Makes the moves until one is not accepted.
fn played(name: LessonName, moves: &[String], words: &Words) -> Result<Lesson, Denial> {
    let mut session = Session::new(name);
    let mut accepted = Vec::new();
    let mut objection = None;
    for word in moves {
        match session.take(Action::from_word(word).ok_or_else(|| Denial::bad_move(word))?) {
            Ok(()) => accepted.push(word.clone()),
            Err(why) => {
                objection = Some(why);
                break;
            }
        }
    }
    Ok(described(&session, accepted, objection.as_ref(), words))
}

fn described(session: &Session, moves: Vec<String>, objection: Option<&Objection>, words: &Words) -> Lesson {
    let view = session.game().view(Viewer::Seat(Session::YOU));
    let shows = session.shows();
    let request = match (session.request(), shows) {
        (Request::Read, _) => LessonRequest::Read,
        (Request::Move, Some(Action::Signal(_))) => LessonRequest::Signal,
        (Request::Move, _) => LessonRequest::Play,
        (Request::Say, _) => LessonRequest::Say,
        (Request::Nothing, _) => LessonRequest::Nothing,
    };
    let legal = if request == LessonRequest::Play { view.legal() } else { Vec::new() };
    Lesson {
        moves,
        objection: objection.map(|why| words.objection(why)),
        step: session.step() as u8,
        steps: session.steps() as u8,
        says: words.message(session.says(), &[]),
        request,
        sentences: session.sentences().iter().map(|id| words.message(id, &[])).collect(),
        shows: shows.map(|action| action.to_string()),
        rules: *session.game().board().rules(),
        seat: Session::YOU,
        names: words.names_around(session.game().board().rules(), Session::YOU, ""),
        seen: if objection.is_some() { Vec::new() } else { news(session) },
        legal: legal.iter().map(|lay| Legal::explained(&view, &[], lay)).collect(),
        view: View::from(&view),
    }
}

/// What the last move led to.
fn news(session: &Session) -> Vec<Seen> {
    let mut describer = Describer::of(session.start().board());
    let seen = session.events().iter().map(|event| event.seen_by(Viewer::Seat(Session::YOU)));
    let told: Vec<Seen> = seen.map(|seen| describer.describe_game(&seen)).collect();
    told.into_iter().skip(session.known()).collect()
}
