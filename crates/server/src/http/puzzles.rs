//! Puzzles: the list, the next one, that of the day, and solving them.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use tenback_puzzles::{Collection, Puzzle, Rating, Theme};
use tenback_table::PersonId;
use tenback_wire::{Problem, PuzzleList, PuzzleMoves, PuzzleOfTheDay, PuzzleThemeCount};
use tenback_words::Words;

use super::Shared;
use super::games::visitor;
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use crate::app::App;
use crate::denial::Denial;
use crate::puzzles::{Finding, Standing, counted, find};
use crate::who;

type Shown = Json<tenback_wire::Puzzle>;

/// The puzzles there are: their themes and the one of the day, and how well the person has done so far. No token is needed.
#[utoipa::path(get, operation_id = "listPuzzles", path = "/api/puzzles", tag = "puzzles",
    security((), ("token" = []), ("cookie" = [])), responses((status = 200, body = PuzzleList), (status = 403, body = Problem)))]
pub(super) async fn list(State(app): Shared, headers: HeaderMap) -> Answer<Json<PuzzleList>> {
    let answer = async {
        let standing = standing(&app, visitor(&app, &headers).await?).await?;
        let today = of_the_day(&app).ok_or(Denial::NoSuchPuzzle)?;
        let today = PuzzleOfTheDay {
            id: today.id(),
            game: today.name(),
            themes: today.themes.iter().map(|theme| theme.word().to_owned()).collect(),
            difficulty: today.rating,
        };
        let all = Collection::shipped();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let theme =
            |theme: Theme| PuzzleThemeCount { theme: theme.word().to_owned(), count: count(all.with_theme(theme)) };
        Ok::<_, Denial>(PuzzleList {
            count: count(all.puzzles().len()),
            themes: Theme::ALL.map(theme).into(),
            standing: standing.map(|standing| standing.told(&today.id)),
            today,
        })
    };
    answer.await.map(Json).localized(&headers)
}

/// What the next puzzle should be like.
#[derive(Deserialize)]
pub(super) struct Wanted {
    theme: Option<String>,
    /// The rating of somebody without a token.
    rating: Option<f64>,
    /// The ids of puzzles that somebody without a token has tried.
    tried: Option<String>,
}

/// A puzzle that fits the solver's rating, if possible one they have not tried. Somebody without a token sends their
/// rating and the ids of what they have tried, separated by commas.
#[utoipa::path(get, operation_id = "nextPuzzle", path = "/api/puzzles/next", tag = "puzzles",
    security((), ("token" = []), ("cookie" = [])),
    params(("theme" = Option<String>, Query), ("rating" = Option<f64>, Query), ("tried" = Option<String>, Query)),
    responses((status = 200, body = tenback_wire::Puzzle), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn next(
    State(app): Shared,
    headers: HeaderMap,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Answer<Shown> {
    let answer = async {
        let unreadable = |why: String| Denial::Unreadable { why };
        let Query(wanted) = query.map_err(|rejection| unreadable(rejection.body_text()))?;
        let known = |word: &String| Theme::from_word(word).ok_or_else(|| unreadable("unknown theme".to_owned()));
        let theme = wanted.theme.as_ref().map(known).transpose()?;
        let person = visitor(&app, &headers).await?;
        let standing = standing(&app, person).await?;
        let rating = match &standing {
            Some(standing) => standing.rating().rating,
            None => wanted.rating.filter(|rating| rating.is_finite()).unwrap_or(Rating::NEW.rating),
        };
        let tried: Vec<&str> = wanted.tried.as_deref().unwrap_or_default().split(',').collect();
        let has_tried = |id: &str| match &standing {
            Some(standing) => standing.has_tried(id),
            None => tried.contains(&id),
        };
        let found = Collection::shipped().fitting(rating, theme, has_tried, app.world.chance()?);
        let nothing_done = PuzzleMoves::default();
        solved(&app, person, found.ok_or(Denial::NoSuchPuzzle)?, nothing_done, &headers).await
    };
    answer.await.map(Json).localized(&headers)
}

/// The puzzle of the day (UTC): the same for everybody.
#[utoipa::path(get, operation_id = "puzzleOfTheDay", path = "/api/puzzles/today", tag = "puzzles",
    security((), ("token" = []), ("cookie" = [])),
    responses((status = 200, body = tenback_wire::Puzzle), (status = 403, body = Problem)))]
pub(super) async fn today(State(app): Shared, headers: HeaderMap) -> Answer<Shown> {
    let puzzle = of_the_day(&app).ok_or(Denial::NoSuchPuzzle).localized(&headers)?;
    start(&app, puzzle, &headers).await.map(Json).localized(&headers)
}

/// A puzzle at its start. No token is needed.
#[utoipa::path(get, operation_id = "getPuzzle", path = "/api/puzzles/{id}", tag = "puzzles",
    security((), ("token" = []), ("cookie" = [])), params(("id" = String, Path)), responses(
    (status = 200, body = tenback_wire::Puzzle), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn get(State(app): Shared, Named(id): Named<String>, headers: HeaderMap) -> Answer<Shown> {
    let puzzle = named(&id).localized(&headers)?;
    start(&app, puzzle, &headers).await.map(Json).localized(&headers)
}

/// Plays a puzzle from its start and says whether the moves are right. The client keeps the moves. With a token, the first
/// attempt that ends is stored and changes the person's rating.
#[utoipa::path(post, operation_id = "solvePuzzle", path = "/api/puzzles/{id}", tag = "puzzles",
    security((), ("token" = []), ("cookie" = [])), params(("id" = String, Path)), request_body = PuzzleMoves, responses(
    (status = 200, body = tenback_wire::Puzzle), (status = 400, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn solve(
    State(app): Shared,
    Named(id): Named<String>,
    headers: HeaderMap,
    Body(done): Body<PuzzleMoves>,
) -> Answer<Shown> {
    let answer = async {
        let puzzle = named(&id)?;
        let person = visitor(&app, &headers).await?;
        solved(&app, person, puzzle, done, &headers).await
    };
    answer.await.map(Json).localized(&headers)
}

fn named(id: &str) -> Result<&'static Puzzle, Denial> {
    Collection::shipped().get(id).ok_or(Denial::NoSuchPuzzle)
}

fn of_the_day(app: &App) -> Option<&'static Puzzle> {
    Collection::shipped().of_day(u64::try_from(app.now().day()).unwrap_or_default())
}

async fn standing(app: &App, person: Option<PersonId>) -> Result<Option<Standing>, Denial> {
    match person {
        Some(person) => Standing::load(app.store.as_ref(), person).await.map(Some),
        None => Ok(None),
    }
}

async fn start(app: &App, puzzle: &'static Puzzle, headers: &HeaderMap) -> Result<tenback_wire::Puzzle, Denial> {
    let person = visitor(app, headers).await?;
    solved(app, person, puzzle, PuzzleMoves::default(), headers).await
}

/// Judges the moves, and stores the result if there is one.
async fn solved(
    app: &App,
    person: Option<PersonId>,
    puzzle: &'static Puzzle,
    done: PuzzleMoves,
    headers: &HeaderMap,
) -> Result<tenback_wire::Puzzle, Denial> {
    let words = Words::of(who::language(headers));
    let kept = done.standing;
    let Finding { puzzle: shown, result } = judged(app, puzzle, done, words).await?;
    let standing = match (person, result) {
        (Some(person), Some(solved)) => {
            Some(Standing::count(app.store.as_ref(), person, puzzle, solved, app.now()).await?.told(&shown.id))
        }
        (Some(person), None) => Some(Standing::load(app.store.as_ref(), person).await?.told(&shown.id)),
        (None, _) => kept.map(|kept| counted(kept, puzzle, result)),
    };
    Ok(tenback_wire::Puzzle { standing, ..shown })
}

/// Judges on another thread with limited concurrency, as for replays: it searches.
async fn judged(
    app: &App,
    puzzle: &'static Puzzle,
    done: PuzzleMoves,
    words: &'static Words,
) -> Result<Finding, Denial> {
    let place = app.replayers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let judging = tokio::task::spawn_blocking(move || {
        let _place = place;
        find(puzzle, &done.moves, done.give_up, words)
    });
    judging.await.map_err(Denial::internal)?
}
