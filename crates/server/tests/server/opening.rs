//! Who may create tables: everybody, invited people, or people on the server's own machine.

use std::sync::Arc;

use serde_json::{Value, json};
use tenback_server::{Config, Invitation, Proxies, System, WhoMayOpen};
use tenback_store::Memory;

use crate::client::{Answer, Somebody, request};
use crate::test_server::{TestServer, generous};

async fn server(who_may_open: WhoMayOpen) -> TestServer {
    let config = Config { who_may_open, trusted_proxies: Proxies::loopback(), limits: generous(), ..Config::default() };
    TestServer::configured(Arc::new(Memory::default()), config, Arc::new(System)).await
}

fn table(invitation: Option<&str>) -> Value {
    match invitation {
        Some(code) => json!({ "game": "classic", "seats": 2, "invitation": code }),
        None => json!({ "game": "classic", "seats": 2 }),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_invited_people_create_tables_until_the_invitation_is_renewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tenback.invite");
    let invitation = Invitation::in_file(&path).expect("a new one");
    let code = invitation.code().expect("it is there");
    let server = server(WhoMayOpen::Invited(invitation)).await;
    let ada = Somebody::new(server.address, "Ada").await;
    for wrong in [None, Some(""), Some("guessed"), Some(&code[1..])] {
        let answer = ada.send("POST", "/api/tables", &table(wrong)).await;
        assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("invited-only")), "{wrong:?}");
    }
    let id = ada.table(table(Some(&code))).await;
    let renewed = Invitation::renewed(&path).and_then(|renewed| renewed.code()).expect("it is writable");
    let refused = ada.send("POST", "/api/tables", &table(Some(&code))).await;
    assert_eq!(refused.json()["code"], "invited-only", "the old link no longer works");
    ada.table(table(Some(&renewed))).await;
    let guest = Somebody::new(server.address, "Ben").await.join(&id).await;
    assert_eq!(guest.welcome["type"], "welcome", "anybody may join");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_on_this_machine_create_tables_if_so_configured() {
    let server = server(WhoMayOpen::Local).await;
    let ada = Somebody::new(server.address, "Ada").await;
    ada.table(table(None)).await;
    let from_elsewhere = async |language: &str| -> Answer {
        let headers = format!(
            "Content-Type: application/json\r\nAuthorization: Bearer {}\r\nX-Forwarded-For: 203.0.113.9\r\n\
             Accept-Language: {language}\r\n",
            ada.token
        );
        request(server.address, "POST", "/api/tables", &headers, &table(None).to_string()).await
    };
    let (english, german) = (from_elsewhere("en").await.json(), from_elsewhere("de").await.json());
    assert_eq!((&english["code"], &german["code"]), (&json!("local-only"), &json!("local-only")));
    assert_ne!(english["text"], german["text"], "it is explained in the visitor's language");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_nobody_asked_for_is_ignored() {
    let server = server(WhoMayOpen::All).await;
    Somebody::new(server.address, "Ada").await.table(table(Some("old"))).await;
    server.stop().await;
}
