//! The deals of the day.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use serde::Deserialize;
use tenback_daily::{Lineup, Month};
use tenback_store::{Group, TableId};
use tenback_table::PersonId;
use tenback_wire::{Daily, DailyCalendar, DailyGame, DailyRanking, MonthRanking, Problem, ShareText, TableCreated};

use super::Shared;
use super::games::visitor;
use super::guard::ClientAddress;
use super::named::Named;
use super::problem::{Answer, Localized};
use super::tables::{base, may_open};
use crate::app::App;
use crate::contest::{Plan, Roster, begin_alone, open_for_team};
use crate::daily;
use crate::denial::Denial;
use crate::groups;
use crate::who::identify;

/// Today's deals, without their cards, and the commitments to tomorrow's. No token is needed; with one it says what the person
/// has played.
#[utoipa::path(get, operation_id = "daily", path = "/api/daily", tag = "daily",
    security((), ("token" = []), ("cookie" = [])), responses((status = 200, body = Daily), (status = 403, body = Problem)))]
pub(super) async fn today(State(app): Shared, headers: HeaderMap) -> Answer<Json<Daily>> {
    let answer = async {
        let person = visitor(&app, &headers).await?;
        daily::overview(&app, person).await
    };
    answer.await.map(Json).localized(&headers)
}

/// Whose results are asked for.
#[derive(Deserialize)]
pub(super) struct Among {
    group: Option<String>,
}

/// The group whose ranking is asked for. It must be one of the person's own.
async fn among(
    app: &App,
    person: Option<PersonId>,
    query: Result<Query<Among>, QueryRejection>,
) -> Result<Option<Group>, Denial> {
    let Query(Among { group }) = query.map_err(|rejection| Denial::Unreadable { why: rejection.body_text() })?;
    let Some(group) = group else { return Ok(None) };
    groups::own(app.store.as_ref(), person.ok_or(Denial::WhoAreYou)?, &group).await.map(Some)
}

/// The ranking of a deal, for those who have finished it, and for everybody once it is open: two hours after the end of
/// its day.
#[utoipa::path(get, operation_id = "dailyRanking", path = "/api/daily/{day}/{deal}", tag = "daily",
    security((), ("token" = []), ("cookie" = [])),
    params(("day" = String, Path), ("deal" = DailyGame, Path), ("group" = Option<String>, Query)), responses(
    (status = 200, body = DailyRanking), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn ranking(
    State(app): Shared,
    headers: HeaderMap,
    Named((day, deal)): Named<(String, String)>,
    query: Result<Query<Among>, QueryRejection>,
) -> Answer<Json<DailyRanking>> {
    let answer = async {
        let (day, deal) = daily::read_path(&day, &deal)?;
        let person = visitor(&app, &headers).await?;
        let group = among(&app, person, query).await?;
        daily::ranking(&app, person, day, deal, group.as_ref()).await
    };
    answer.await.map(Json).localized(&headers)
}

/// The operator's invitation, where only invited people may create tables.
#[derive(Deserialize)]
pub(super) struct Invited {
    invitation: Option<String>,
}

impl Invited {
    pub(super) fn read(query: Result<Query<Invited>, QueryRejection>) -> Result<Invited, Denial> {
        query.map(|Query(invited)| invited).map_err(|rejection| Denial::Unreadable { why: rejection.body_text() })
    }

    pub(super) fn code(&self) -> Option<&str> {
        self.invitation.as_deref()
    }
}

/// The answer that a table has been made.
pub(super) fn created(app: &App, headers: &HeaderMap, id: &TableId) -> (StatusCode, Json<TableCreated>) {
    let link = format!("{}/t/{id}", base(app, headers));
    (StatusCode::CREATED, Json(TableCreated { id: id.to_string(), link }))
}

/// The table where the person plays a deal: a new one, or the one where they have begun. A team plays at the table of one of
/// them, and the others come by its link. Deals of earlier days can be played, too, but do not count.
#[utoipa::path(post, operation_id = "playDaily", path = "/api/daily/{day}/{deal}", tag = "daily",
    security(("token" = []), ("cookie" = [])),
    params(("day" = String, Path), ("deal" = DailyGame, Path), ("invitation" = Option<String>, Query)), responses(
    (status = 201, body = TableCreated), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn play(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named((day, deal)): Named<(String, String)>,
    query: Result<Query<Invited>, QueryRejection>,
) -> Answer<(StatusCode, Json<TableCreated>)> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let invited = Invited::read(query)?;
        may_open(&app.config.who_may_open, address, invited.code())?;
        let (day, deal) = daily::read_path(&day, &deal)?;
        let instances = daily::playable(&app, day, deal).await?;
        let roster = Roster::from(Lineup::of(deal));
        let plan = Plan { instances: &instances, roster, person: &person, from: address, seen: false };
        let id =
            if plan.roster.is_alone() { begin_alone(&app, &plan).await? } else { open_for_team(&app, &plan).await? };
        Ok::<_, Denial>(created(&app, &headers, &id))
    };
    answer.await.localized(&headers)
}

/// What to share about a deal that the person has finished: a sign for each of their turns. It says nothing about the cards.
/// The review that it comes from may take a while; then the answer is 429, and the same request succeeds later.
#[utoipa::path(get, operation_id = "shareDaily", path = "/api/daily/{day}/{deal}/share", tag = "daily",
    security(("token" = []), ("cookie" = [])), params(("day" = String, Path), ("deal" = DailyGame, Path)), responses(
    (status = 200, body = ShareText), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn share(
    State(app): Shared,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    Named((day, deal)): Named<(String, String)>,
) -> Answer<Json<ShareText>> {
    let answer = async {
        app.rates.replay(address)?;
        let _slot = app.replays.connection(address).map_err(|_| Denial::TooFast { wait: 2 })?;
        let person = identify(&app, &headers).await?;
        let (day, deal) = daily::read_path(&day, &deal)?;
        let signs = daily::share_text(&app, person.id, address, day, deal).await?;
        let link = format!("{}/daily/{day}/{}", base(&app, &headers), deal.word());
        Ok::<_, Denial>(ShareText { signs, link })
    };
    answer.await.map(Json).localized(&headers)
}

/// The ranking of a month for one of the daily deals, from the days that are open.
#[utoipa::path(get, operation_id = "dailyMonth", path = "/api/daily/months/{month}/{deal}", tag = "daily",
    security((), ("token" = []), ("cookie" = [])),
    params(("month" = String, Path), ("deal" = DailyGame, Path), ("group" = Option<String>, Query)), responses(
    (status = 200, body = MonthRanking), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn month(
    State(app): Shared,
    headers: HeaderMap,
    Named((month, deal)): Named<(String, String)>,
    query: Result<Query<Among>, QueryRejection>,
) -> Answer<Json<MonthRanking>> {
    let answer = async {
        let month: Month = month.parse().map_err(|_| Denial::NoSuchDay)?;
        let deal = DailyGame::from_word(&deal).ok_or(Denial::NoSuchDay)?;
        let person = visitor(&app, &headers).await?;
        let group = among(&app, person, query).await?;
        daily::month_ranking(&app, person, month, deal, group.as_ref()).await
    };
    answer.await.map(Json).localized(&headers)
}

/// What the person made of the daily deals of a month.
#[utoipa::path(get, operation_id = "dailyCalendar", path = "/api/me/daily/{month}", tag = "daily",
    security(("token" = []), ("cookie" = [])), params(("month" = String, Path)), responses(
    (status = 200, body = DailyCalendar), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
pub(super) async fn calendar(
    State(app): Shared,
    headers: HeaderMap,
    Named(month): Named<String>,
) -> Answer<Json<DailyCalendar>> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let month: Month = month.parse().map_err(|_| Denial::NoSuchDay)?;
        daily::calendar(&app, person.id, month).await
    };
    answer.await.map(Json).localized(&headers)
}
