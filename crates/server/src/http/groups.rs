//! Groups of friends, who compare their results with each other.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use tenback_store::Group as StoredGroup;
use tenback_table::{Name, PersonId};
use tenback_wire::{Group, GroupCode, NewGroup, Problem};

use super::Shared;
use super::named::Named;
use super::problem::{Answer, Body, Localized};
use super::tables::base;
use crate::app::App;
use crate::denial::Denial;
use crate::groups;
use crate::who::identify;

/// The groups that the person belongs to, in the order in which they joined.
#[utoipa::path(get, operation_id = "listGroups", path = "/api/groups", tag = "groups",
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, body = Vec<Group>), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn list(State(app): Shared, headers: HeaderMap) -> Answer<Json<Vec<Group>>> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let groups = app.store.groups_of(person.id).await?;
        groups::told(app.store.as_ref(), person.id, &groups, &base(&app, &headers)).await
    };
    answer.await.map(Json).localized(&headers)
}

/// Creates a group. The person owns it, and has the link by which others join.
#[utoipa::path(post, operation_id = "createGroup", path = "/api/groups", tag = "groups",
    security(("token" = []), ("cookie" = [])), request_body = NewGroup, responses(
    (status = 201, body = Group), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn create(
    State(app): Shared,
    headers: HeaderMap,
    Body(new): Body<NewGroup>,
) -> Answer<(StatusCode, Json<Group>)> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let name = Name::new(&new.name).map_err(Denial::Name)?;
        // Others see it, so it must not replace chat.
        app.rates.rename(person.id)?;
        let group = groups::create(&app, person.id, &name).await?;
        shown(&app, person.id, group, &headers).await
    };
    answer.await.map(|group| (StatusCode::CREATED, Json(group))).localized(&headers)
}

/// Joins a group by the code in its link.
#[utoipa::path(post, operation_id = "joinGroup", path = "/api/groups/join", tag = "groups",
    security(("token" = []), ("cookie" = [])), request_body = GroupCode, responses(
    (status = 200, body = Group), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn join(
    State(app): Shared,
    headers: HeaderMap,
    Body(GroupCode { code }): Body<GroupCode>,
) -> Answer<Json<Group>> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let group = groups::join(&app, person.id, &code).await?;
        shown(&app, person.id, group, &headers).await
    };
    answer.await.map(Json).localized(&headers)
}

/// Renews the link of a group: the old one does not work any more. Only for its owner.
#[utoipa::path(post, operation_id = "renewGroupLink", path = "/api/groups/{id}/link", tag = "groups",
    security(("token" = []), ("cookie" = [])), params(("id" = String, Path)), responses(
    (status = 200, body = Group), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
pub(super) async fn renew(State(app): Shared, headers: HeaderMap, Named(id): Named<String>) -> Answer<Json<Group>> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let group = groups::owned(app.store.as_ref(), person.id, &id).await?;
        let group = groups::renew(&app, group).await?;
        shown(&app, person.id, group, &headers).await
    };
    answer.await.map(Json).localized(&headers)
}

/// Leaves a group. If its owner does, it is dissolved.
#[utoipa::path(delete, operation_id = "leaveGroup", path = "/api/groups/{id}", tag = "groups",
    security(("token" = []), ("cookie" = [])), params(("id" = String, Path)), responses(
    (status = 204, description = "the person has left it"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn leave(State(app): Shared, headers: HeaderMap, Named(id): Named<String>) -> Answer<StatusCode> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let group = groups::own(app.store.as_ref(), person.id, &id).await?;
        let left = if group.owner == person.id {
            app.store.remove_group(group.id, person.id).await?
        } else {
            app.store.remove_member(group.id, person.id).await?
        };
        if left { Ok(StatusCode::NO_CONTENT) } else { Err(Denial::NoSuchGroup) }
    };
    answer.await.localized(&headers)
}

/// Removes somebody else from a group, and renews its link, which they know. Only for its owner.
#[utoipa::path(delete, operation_id = "removeGroupMember", path = "/api/groups/{id}/members/{member}", tag = "groups",
    security(("token" = []), ("cookie" = [])), params(("id" = String, Path), ("member" = String, Path)), responses(
    (status = 204, description = "they are not a member any more"), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn remove(
    State(app): Shared,
    headers: HeaderMap,
    Named((id, member)): Named<(String, String)>,
) -> Answer<StatusCode> {
    let answer = async {
        let person = identify(&app, &headers).await?;
        let group = groups::owned(app.store.as_ref(), person.id, &id).await?;
        groups::remove(&app, group, &member).await
    };
    answer.await.map(|()| StatusCode::NO_CONTENT).localized(&headers)
}

async fn shown(app: &App, person: PersonId, group: StoredGroup, headers: &HeaderMap) -> Result<Group, Denial> {
    let told = groups::told(app.store.as_ref(), person, std::slice::from_ref(&group), &base(app, headers)).await?;
    told.into_iter().next().ok_or(Denial::NoSuchGroup)
}
