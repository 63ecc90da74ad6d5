//! The program with a PostgreSQL database. Where PostgreSQL is not installed, this is skipped and says so.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Output;

use serde_json::Value;
use tenback_test_postgres::Cluster;

use crate::client::{Player, Somebody};
use crate::company::{one_move, play_on, two_playing};
use crate::serve::{Served, folder, program, refused};
use crate::text;

const LANGUAGES: [&str; 5] = ["en", "de", "cs", "pl", "uk"];

fn serve(data: &Path, database: &str) -> (Served, SocketAddr) {
    // Tests send commands fast.
    let args = ["serve", "--port", "0", "--no-open", "--limit-messages-per-second", "100000", "--database", database];
    let served = Served::start(program(data, &args));
    let address = SocketAddr::from(([127, 0, 0, 1], served.port()));
    (served, address)
}

fn admin(data: &Path, args: &[&str]) -> Output {
    program(data, &[&["admin", "--json"], args].concat()).output().expect("it runs")
}

fn json(data: &Path, args: &[&str]) -> Value {
    let output = admin(data, args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Everybody comes back to another server and sees what they saw.
async fn come_back(people: &mut [Somebody], players: &mut [Player], table: &str, server: SocketAddr) {
    for (somebody, player) in people.iter_mut().zip(players) {
        somebody.server = server;
        let back = somebody.join(table).await;
        assert_eq!(back.view, player.view, "the cards are as they were");
        *player = back;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_on_a_copy_in_postgresql_and_on_a_copy_of_that() {
    let Some(cluster) = Cluster::shared() else { return };
    let data = folder();
    let data = data.path();
    let [first, last] = ["first.db", "last.db"].map(|name| format!("sqlite:{}", data.join(name).display()));
    let between = cluster.url(&cluster.create_database());
    let (mut served, address) = serve(data, &first);
    let (mut people, mut players, table) = two_playing(address).await;
    one_move(&mut players).await;
    let busy = admin(data, &["copy", &first, &between]);
    assert!(text(&busy.stderr).starts_with("Another server is using"), "{}", text(&busy.stderr));
    served.stop("-TERM");
    let copied = json(data, &["copy", &first, &between]);
    assert_eq!((&copied["tables"], &copied["people"], &copied["games"]), (&1.into(), &2.into(), &0.into()));
    let secret = &copied["beside"][0];
    assert_eq!(secret["from"], data.join("first.secret").display().to_string(), "the operator is told to copy it, too");
    assert!(secret["to"].as_str().is_some_and(|to| to.contains("postgres-") && to.ends_with(".secret")), "{secret}");
    let again = admin(data, &["copy", &first, &between]);
    assert!(text(&again.stderr).contains("is not empty"), "{}", text(&again.stderr));

    let (mut served, address) = serve(data, &between);
    come_back(&mut people, &mut players, &table, address).await;
    one_move(&mut players).await;
    let asked = |question: &[&str]| json(data, &[question, &["--database", &between]].concat());
    let running = asked(&["tables", "list"]);
    assert_eq!(running[0]["id"], table.as_str());
    let (_, busy) = refused(&mut program(data, &["serve", "--port", "0", "--database", &between]));
    assert!(busy.contains("Another server is using the database postgres://"), "{busy}");
    served.stop("-TERM");
    assert_eq!(asked(&["tables", "list"]), running, "the same without a server");
    assert!(asked(&["stats"])["bytes"].as_u64() > Some(0));
    let backup = admin(data, &["backup", "x.db", "--database", &between]);
    assert!(text(&backup.stderr).contains("pg_dump"), "{}", text(&backup.stderr));

    json(data, &["copy", &between, &last]);
    let (_served, address) = serve(data, &last);
    come_back(&mut people, &mut players, &table, address).await;
    play_on(&mut players).await;
}

#[test]
fn a_database_that_cannot_be_used_is_named_in_every_language_without_its_password() {
    let Some(cluster) = Cluster::shared() else { return };
    let data = folder();
    let foreign = cluster.create_database();
    cluster.sql(&foreign, "CREATE TABLE diary (page INT)");
    let newer = cluster.create_database();
    serve(data.path(), &cluster.url(&newer)).0.stop("-TERM");
    cluster.sql(&newer, "UPDATE tenback.format SET version = 99");
    let standby = cluster.create_database();
    cluster.sql("postgres", &format!("ALTER DATABASE {standby} SET default_transaction_read_only = on"));
    let at = |user: &str, database: &str, host: &Path| {
        format!("postgres://{user}:secret@/{database}?host={}", host.display())
    };
    let here = cluster.socket();
    for (database, words) in [
        (at("postgres", &foreign, here), "belongs to another program"),
        (at("postgres", &newer, here), "newer"),
        (at("postgres", &standby, here), "accepts no changes"),
        (at("postgres", "nowhere", here), "There is no database postgres://postgres@/nowhere"),
        (at("stranger", "postgres", here), "rejects the user or the password"),
        (at("postgres", "postgres", data.path()), "cannot be reached"),
        ("postgres://ann:secret@host/db?sslmode=maybe".to_owned(), "The address after --database is invalid"),
    ] {
        let said = LANGUAGES.map(|language| {
            let args = ["serve", "--port", "0", "--lang", language, "--database", &database];
            let (_, said) = refused(&mut program(data.path(), &args));
            assert!(said.contains("--database") && !said.contains("secret"), "{said}");
            said
        });
        assert!(said[0].contains(words), "{words:?} was not said: {}", said[0]);
        let different: std::collections::HashSet<&String> = said.iter().collect();
        assert_eq!(different.len(), LANGUAGES.len(), "{said:#?}");
    }
}

/// A port that nobody uses.
#[cfg(target_os = "linux")]
fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

#[cfg(target_os = "linux")]
#[test]
fn an_encrypted_connection_needs_a_certificate_that_the_system_trusts() {
    let rcgen::CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    let port = free_port();
    let Some(cluster) = Cluster::start_encrypted(port, &cert.pem(), &signing_key.serialize_pem()) else { return };
    let data = folder();
    let trusted = data.path().join("trusted.pem");
    std::fs::write(&trusted, cert.pem()).expect("it can be written");
    let database = cluster.create_database();
    let url = |host: &str| format!("postgres://postgres@{host}:{port}/{database}?sslmode=require");
    let serve = |host: &str, certificates: &Path| {
        let mut command = program(data.path(), &["serve", "--port", "0", "--no-open", "--database", &url(host)]);
        command.env("SSL_CERT_FILE", certificates).env_remove("SSL_CERT_DIR");
        command
    };
    let (_, unknown) = refused(&mut serve("localhost", Path::new("/dev/null")));
    assert!(unknown.contains("cannot be reached") && unknown.contains("TLS"), "{unknown}");
    let (_, misnamed) = refused(&mut serve("127.0.0.1", &trusted));
    assert!(misnamed.contains("cannot be reached") && misnamed.contains("TLS"), "{misnamed}");
    let _served = Served::start(serve("localhost", &trusted));
    let encrypted =
        "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'tenback'";
    assert_eq!(cluster.sql(&database, encrypted), "t");
}
