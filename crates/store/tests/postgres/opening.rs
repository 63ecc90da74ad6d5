//! Which databases can be opened, and which are rejected and left unchanged.

use tenback_store::{OpenFault, Postgres, PostgresAddress, Sharing, Store};
use tenback_test_postgres::Cluster;

use crate::make::{append, entries, new_table, table};
use crate::{address, open};

/// All tables and their columns, and the version.
fn schema(cluster: &Cluster, database: &str) -> String {
    let columns = "SELECT table_schema, table_name, column_name FROM information_schema.columns
                   WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2, 3";
    cluster.sql(database, columns)
}

/// Why a database is rejected; checks that its schema is unchanged.
async fn rejection(cluster: &Cluster, database: &str) -> OpenFault {
    let before = schema(cluster, database);
    let error = open(cluster, database).await.expect_err("it must be refused");
    assert_eq!(error.address, address(cluster, database).to_string());
    assert_eq!(schema(cluster, database), before, "a refused database was changed");
    error.why
}

#[tokio::test]
async fn a_closed_database_is_opened_again_as_it_was() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("an empty database");
    store.create(new_table(1)).await.expect("a free name");
    store.append(append(1, 1..=5)).await.expect("they follow");
    store.close().await;
    let before = schema(cluster, &database);
    let store = open(cluster, &database).await.expect("it is ours");
    assert_eq!(store.entries(&table(1)).await.expect("it is there"), entries(1..=5));
    assert_eq!(schema(cluster, &database), before);
}

#[tokio::test]
async fn only_one_server_can_open_a_database_alone() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    let store = open(cluster, &database).await.expect("nobody else");
    for sharing in [Sharing::Alone, Sharing::Shared] {
        let why = Postgres::open(&address(cluster, &database), sharing).await.expect_err("it is held").why;
        assert!(matches!(why, OpenFault::InUse), "{why:?}");
    }
    store.close().await;
    open(cluster, &database).await.expect("it is free again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_at_once_migrate_once() {
    let Some(cluster) = Cluster::shared() else { return };
    for _ in 0..3 {
        let address = address(cluster, &cluster.create_database());
        let start = || {
            let address = address.clone();
            tokio::spawn(
                async move { Postgres::open(&address, Sharing::Shared).await.expect("it waits for the others") },
            )
        };
        let starting: Vec<_> = (0..4).map(|_| start()).collect();
        let mut stores = Vec::new();
        for store in starting {
            stores.push(store.await.expect("no panic"));
        }
        stores[0].create(new_table(1)).await.expect("a free name");
        for store in &stores {
            assert!(store.load(&table(1)).await.expect("it loads").is_some(), "all of them see the same");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_that_append_the_same_event_one_is_rejected() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = address(cluster, &cluster.create_database());
    let one = Postgres::open(&address, Sharing::Shared).await.expect("an empty database");
    let other = Postgres::open(&address, Sharing::Shared).await.expect("a shared database");
    one.create(new_table(1)).await.expect("a free name");
    for seq in 1..=50 {
        let (first, second) = tokio::join!(one.append(append(1, seq..=seq)), other.append(append(1, seq..=seq)));
        let both = [&first, &second];
        let conflict = |answer: &Result<(), _>| matches!(answer, Err(tenback_store::StoreError::Conflict { last }) if *last == seq);
        assert_eq!(both.iter().filter(|answer| answer.is_ok()).count(), 1, "{both:?}");
        assert_eq!(both.iter().filter(|answer| conflict(answer)).count(), 1, "{both:?}");
    }
    assert_eq!(other.entries(&table(1)).await.expect("it is there"), entries(1..=50));
}

#[tokio::test]
async fn a_newer_database_is_rejected() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    open(cluster, &database).await.expect("an empty database").close().await;
    cluster.sql(&database, "UPDATE tenback.format SET version = 99; CREATE TABLE tenback.unheard_of (x INT)");
    let why = rejection(cluster, &database).await;
    assert!(matches!(why, OpenFault::Newer { found: 99, known: 1..99 }), "{why:?}");
}

#[tokio::test]
async fn a_database_of_another_program_is_rejected() {
    let Some(cluster) = Cluster::shared() else { return };
    for sql in ["CREATE TABLE tables (x INT)", "CREATE SCHEMA tenback; CREATE TABLE tenback.people (x INT)"] {
        let database = cluster.create_database();
        cluster.sql(&database, sql);
        let why = rejection(cluster, &database).await;
        assert!(matches!(why, OpenFault::NotOurs), "{why:?}");
    }
}

#[tokio::test]
async fn a_database_that_accepts_no_writes_is_rejected() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.create_database();
    cluster.sql("postgres", &format!("ALTER DATABASE {database} SET default_transaction_read_only = on"));
    let why = rejection(cluster, &database).await;
    assert!(matches!(why, OpenFault::ReadOnly), "{why:?}");
    let any = format!("{}&target_session_attrs=any", cluster.url(&database));
    let any = PostgresAddress::parse(&any).expect("an address");
    let why = Postgres::open(&any, Sharing::Alone).await.expect_err("it must be refused").why;
    assert!(matches!(why, OpenFault::ReadOnly), "{why:?}");
}

#[tokio::test]
async fn a_database_that_cannot_store_unicode_is_rejected() {
    let Some(cluster) = Cluster::shared() else { return };
    cluster.sql("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    let why = rejection(cluster, "latin").await;
    assert!(matches!(why, OpenFault::Unsuitable), "{why:?}");
}

#[tokio::test]
async fn users_databases_and_privileges_that_are_missing_are_told_apart() {
    let Some(cluster) = Cluster::shared() else { return };
    let why = open(cluster, "nowhere").await.expect_err("there is none").why;
    assert!(matches!(why, OpenFault::NoSuchDatabase), "{why:?}");
    let database = cluster.create_database();
    let url = |user: &str| format!("postgres://{user}@/{database}?host={}", cluster.socket().display());
    let as_user = async |user: &str| {
        let address = PostgresAddress::parse(&url(user)).expect("an address");
        Postgres::open(&address, Sharing::Alone).await.expect_err("it must be refused").why
    };
    let why = as_user("nobody_known").await;
    assert!(matches!(why, OpenFault::LoginRejected), "{why:?}");
    cluster.sql("postgres", "CREATE ROLE guest LOGIN");
    let why = as_user("guest").await;
    assert!(matches!(why, OpenFault::NoPrivilege), "{why:?}");
}

#[tokio::test]
async fn a_server_that_does_not_run_cannot_be_reached() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("postgres://ann:secret@/games?host={}", folder.path().display());
    let address = PostgresAddress::parse(&url).expect("an address");
    let error = Postgres::open(&address, Sharing::Alone).await.expect_err("nobody listens");
    assert!(matches!(error.why, OpenFault::Unreachable(_)), "{error:?}");
    assert!(!format!("{error} {error:?}").contains("secret"), "{error:?}");
}
