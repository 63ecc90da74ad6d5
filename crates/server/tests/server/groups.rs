//! Groups of friends: joining by a link that can be renewed, leaving, and a ranking of their own.

use serde_json::{Value, json};

use crate::client::{Answer, Somebody};
use crate::daily::{TODAY, at_noon, finish};
use crate::test_server::TestServer;

async fn people<const N: usize>(server: &TestServer, names: [&str; N]) -> [Somebody; N] {
    let mut all = Vec::new();
    for name in names {
        all.push(Somebody::new(server.address, name).await);
    }
    all.try_into().ok().expect("as many as names")
}

async fn create(owner: &Somebody, name: &str) -> Value {
    let answer = owner.send("POST", "/api/groups", &json!({ "name": name })).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()
}

/// The code of a group's link.
fn code(group: &Value) -> String {
    let link = group["link"].as_str().expect("the owner sees the link");
    let (page, code) = link.split_once('#').expect("the code is not sent to any server");
    assert!(page.ends_with("/groups"), "{link}");
    code.to_owned()
}

async fn join(person: &Somebody, code: &str) -> Answer {
    person.send("POST", "/api/groups/join", &json!({ "code": code })).await
}

async fn groups(person: &Somebody) -> Vec<Value> {
    person.get("/api/groups").await.json().as_array().expect("a list").clone()
}

fn id(group: &Value) -> &str {
    group["id"].as_str().expect("an id")
}

fn names(group: &Value) -> Vec<&str> {
    group["members"]
        .as_array()
        .expect("members")
        .iter()
        .map(|member| member["name"].as_str().expect("a name"))
        .collect()
}

fn refused(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
}

fn with(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_join_by_the_link() {
    let server = TestServer::open().await;
    let [ann, ben, eve] = people(&server, ["Ann", "Ben", "Eve"]).await;
    let group = create(&ann, " Card  sharks ").await;
    assert_eq!(group["name"], "Card sharks");
    for _ in 0..2 {
        let joined = join(&ben, &code(&group)).await;
        assert_eq!(joined.status, 200, "{joined:?}");
        assert_eq!(names(&joined.json()), ["Ann", "Ben"]);
        assert_eq!(joined.json().get("link"), None, "only the owner passes the link on");
    }
    let [shown] = &groups(&ben).await[..] else { panic!("one group") };
    let you: Vec<&Value> = shown["members"].as_array().expect("members").iter().map(|member| &member["you"]).collect();
    assert_eq!(you, [&json!(false), &json!(true)]);
    assert_eq!(code(&groups(&ann).await[0]), code(&group), "she can see it again");
    assert_eq!(groups(&eve).await, [] as [Value; 0]);
    server.stop().await;
}

/// The owner renews a link that has leaked.
#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_link_replaces_the_old_one() {
    let server = TestServer::open().await;
    let [ann, ben, eve] = people(&server, ["Ann", "Ben", "Eve"]).await;
    let group = create(&ann, "Friends").await;
    join(&ben, &code(&group)).await;
    let path = format!("/api/groups/{}/link", id(&group));
    assert_eq!(refused(&ben.send("POST", &path, &json!({})).await), with(403, "owner-only"));
    assert_eq!(refused(&eve.send("POST", &path, &json!({})).await), with(404, "no-such-group"));
    let renewed = ann.send("POST", &path, &json!({})).await.json();
    assert_eq!(refused(&join(&eve, &code(&group)).await), with(403, "bad-group-code"));
    assert_eq!(join(&eve, &code(&renewed)).await.status, 200);
    assert_eq!(groups(&ben).await.len(), 1, "members stay");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_cannot_be_made_up() {
    let server = TestServer::open().await;
    let [ann, eve] = people(&server, ["Ann", "Eve"]).await;
    let (group, other) = (create(&ann, "Friends").await, create(&ann, "Others").await);
    let (own, others) = (code(&group), code(&other));
    let mixed =
        format!("{}.{}", own.split_once('.').expect("two parts").0, others.split_once('.').expect("two parts").1);
    let wrong = ["", ".", "a.b", id(&group), &own[1..], &own[..own.len() - 1], &own.to_uppercase(), &mixed];
    for code in wrong {
        assert_eq!(refused(&join(&eve, code).await), with(403, "bad-group-code"), "{code}");
    }
    assert_eq!(groups(&eve).await, [] as [Value; 0]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn members_leave_and_the_owner_dissolves() {
    let server = TestServer::open().await;
    let [ann, ben, cai] = people(&server, ["Ann", "Ben", "Cai"]).await;
    let group = create(&ann, "Friends").await;
    let path = format!("/api/groups/{}", id(&group));
    for person in [&ben, &cai] {
        join(person, &code(&group)).await;
    }
    assert_eq!(ben.send("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(refused(&ben.send("DELETE", &path, &json!({})).await), with(404, "no-such-group"));
    assert_eq!(names(&groups(&cai).await[0]), ["Ann", "Cai"]);
    assert_eq!(ann.send("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(groups(&cai).await, [] as [Value; 0]);
    assert_eq!(refused(&join(&ben, &code(&group)).await), with(403, "bad-group-code"));
    server.stop().await;
}

/// People who were removed know the link: it must not let them in again.
#[tokio::test(flavor = "multi_thread")]
async fn a_removed_member_does_not_come_back() {
    let server = TestServer::open().await;
    let [ann, ben, cai] = people(&server, ["Ann", "Ben", "Cai"]).await;
    let group = create(&ann, "Friends").await;
    for person in [&ben, &cai] {
        join(person, &code(&group)).await;
    }
    let member = |number: u32| format!("/api/groups/{}/members/{number}", id(&group));
    assert_eq!(refused(&ben.send("DELETE", &member(3), &json!({})).await), with(403, "owner-only"));
    for number in [0, 1, 9] {
        assert_eq!(refused(&ann.send("DELETE", &member(number), &json!({})).await), with(404, "no-such-member"));
    }
    assert_eq!(code(&groups(&ann).await[0]), code(&group), "nothing has changed");
    assert_eq!(ann.send("DELETE", &member(2), &json!({})).await.status, 204);
    assert_eq!(refused(&join(&ben, &code(&group)).await), with(403, "bad-group-code"));
    assert_eq!(names(&groups(&ann).await[0]), ["Ann", "Cai"]);
    server.stop().await;
}

/// Names that imitate others, also with letters of other alphabets, marks and numbers, get the number of the member.
#[tokio::test(flavor = "multi_thread")]
async fn members_who_look_alike_are_numbered() {
    let server = TestServer::open().await;
    let same = ["Alice", "ALICE", "Аlice", "A1ice", "Álice", "Alice (1)", "A l i c e"];
    let group = create(&Somebody::new(server.address, same[0]).await, "Friends").await;
    for name in same.into_iter().skip(1).chain(["Alicia", "🦊"]) {
        let person = Somebody::new(server.address, name).await;
        assert_eq!(join(&person, &code(&group)).await.status, 200);
    }
    let last = join(&Somebody::new(server.address, "Zoe").await, &code(&group)).await.json();
    let expected = same.into_iter().zip(1..).map(|(name, number)| format!("{name} ({number})"));
    let expected: Vec<String> = expected.chain(["Alicia", "🦊", "Zoe"].map(str::to_owned)).collect();
    assert_eq!(names(&last), expected);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn groups_are_limited_and_their_names_are_checked() {
    let server = TestServer::open().await;
    let [ann, ben] = people(&server, ["Ann", "Ben"]).await;
    for name in ["", "\u{200b}", "-", "Expert", &"x".repeat(25), "a;b"] {
        let answer = ann.send("POST", "/api/groups", &json!({ "name": name })).await;
        assert_eq!(refused(&answer), with(422, "bad-name"), "{name:?}");
    }
    let other = create(&ben, "Others").await;
    for number in 0..20 {
        create(&ann, &format!("Group {number}")).await;
    }
    let full = ann.send("POST", "/api/groups", &json!({ "name": "One more" })).await;
    assert_eq!(refused(&full), with(429, "too-many"));
    assert_eq!(refused(&join(&ann, &code(&other)).await), with(429, "too-many"));
    let nobody = Somebody::with_token(server.address, "none");
    assert_eq!(refused(&nobody.get("/api/groups").await), with(401, "who-are-you"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn groups_are_exported_and_go_with_the_person() {
    let server = TestServer::open().await;
    let [ann, ben] = people(&server, ["Ann", "Ben"]).await;
    let (own, other) = (create(&ann, "Own").await, create(&ben, "Other").await);
    join(&ann, &code(&other)).await;
    join(&ben, &code(&own)).await;
    let exported = ann.get("/api/me/export").await.json();
    let told = exported["groups"].as_array().expect("a list").iter();
    let mut told: Vec<_> = told.map(|group| (group["name"].to_string(), group["owner"].to_string())).collect();
    told.sort();
    assert_eq!(
        told,
        [("\"Other\"", "false"), ("\"Own\"", "true")].map(|(name, own)| (name.to_owned(), own.to_owned()))
    );
    assert!(!exported.to_string().contains(&code(&other)), "the code is not hers");
    assert_eq!(ann.send("DELETE", "/api/me", &json!({})).await.status, 204);
    let left = groups(&ben).await;
    assert_eq!((left.len(), names(&left[0])), (1, vec!["Ben"]), "hers is dissolved, and she has left his");
    server.stop().await;
}

/// The names in a ranking, sorted: those who did the same come in any order.
fn called(ranking: &Value, field: &str) -> Vec<String> {
    let entries = ranking["entries"].as_array().expect("entries");
    let mut called: Vec<String> = entries.iter().map(|entry| entry[field].to_string()).collect();
    called.sort();
    called
}

/// Only members appear, compared with each other, and only members may ask.
#[tokio::test(flavor = "multi_thread")]
async fn a_group_has_a_ranking_of_its_own() {
    let (server, world) = at_noon().await;
    let [ann, ben, eve] = people(&server, ["Ann", "Ann", "Eve"]).await;
    let group = create(&ann, "Friends").await;
    join(&ben, &code(&group)).await;
    for person in [&ann, &ben, &eve] {
        finish(person, "classic-1").await;
    }
    let path = format!("/api/daily/{TODAY}/classic-1?group={}", id(&group));
    let ranking = ann.get(&path).await.json();
    assert_eq!(ranking["total"], 2, "{ranking}");
    assert_eq!(called(&ranking, "names"), [r#"["Ann (1)"]"#, r#"["Ann (2)"]"#], "the number tells them apart");
    assert_eq!(ranking["entries"][0]["score"]["points"], 0.5);
    assert_eq!(refused(&eve.get(&path).await), with(404, "no-such-group"), "it is not hers");
    assert_eq!(refused(&Somebody::with_token(server.address, "none").get(&path).await), with(401, "who-are-you"));
    world.pass(24);
    let month = format!("/api/daily/months/2026-11/classic-1?group={}", id(&group));
    let ranking = ben.get(&month).await.json();
    assert_eq!(called(&ranking, "name"), [r#""Ann (1)""#, r#""Ann (2)""#], "{ranking}");
    assert_eq!(refused(&eve.get(&month).await), with(404, "no-such-group"));
    server.stop().await;
}
