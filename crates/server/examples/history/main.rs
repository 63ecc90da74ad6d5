//! How long a server takes to answer about the history of somebody with 10,000 games, while there are 1,000,000 in the
//! database. Prints times for SQLite and, if it is installed, PostgreSQL. See docs/BENCHMARKS.md.

use std::error::Error;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use data_encoding::BASE32_DNSCURVE;
use sha2::{Digest as _, Sha256};
use tenback_server::{Config, Limits, Listening};
use tenback_store::{Device, DeviceId, Digest, Person, PersonId, SignIn, Sqlite, Store, Timestamp};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// Whose history it is.
const OWN: PersonId = PersonId::new(1);
const SECRET: [u8; 20] = [7; 20];
/// How many people there are; some of them have played with that person.
const PEOPLE: u64 = 20_000;
const ROUNDS: usize = 21;

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let games = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(1_000_000);
    sqlite(games).await?;
    #[cfg(unix)]
    postgres(games).await?;
    Ok(())
}

async fn sqlite(games: u64) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("store.db");
    let store = Sqlite::open(&file)?;
    add_people(&store).await?;
    store.close().await;
    drop(store);
    let began = Instant::now();
    fill_sqlite(&file, games)?;
    println!("SQLite: {games} games, filled in {:.0?}", began.elapsed());
    measure(Arc::new(Sqlite::open(&file)?)).await
}

#[cfg(unix)]
async fn postgres(games: u64) -> Result<(), Failure> {
    use tenback_store::{Postgres, PostgresAddress, Sharing};
    let Some(cluster) = tenback_test_postgres::Cluster::shared() else { return Ok(()) };
    let database = cluster.create_database();
    let address = PostgresAddress::parse(&cluster.url(&database)).map_err(|_| "a wrong address")?;
    let store = Postgres::open(&address, Sharing::Alone).await?;
    add_people(&store).await?;
    store.close().await;
    let began = Instant::now();
    cluster.sql(&database, &fill_postgres(games));
    // What the database does by itself after a while.
    cluster.sql(&database, "VACUUM ANALYZE tenback.played");
    println!("PostgreSQL: {games} games, filled in {:.0?}", began.elapsed());
    measure(Arc::new(Postgres::open(&address, Sharing::Shared).await?)).await
}

async fn add_people(store: &dyn Store) -> Result<(), Failure> {
    let adding = (1..=PEOPLE).map(|number| {
        let (name, language, since) = (format!("Player {number}"), "en".to_owned(), Timestamp(0));
        let token = Digest::new(Sha256::digest(SECRET).into());
        let device = Device { id: DeviceId::new(1), name: String::new(), token, since, seen: 0 };
        let sign_in = SignIn { devices: vec![device], ..SignIn::default() };
        store.add_person(Person { id: PersonId::new(number), name, language, sign_in, since, banned: None })
    });
    for added in futures_util::future::join_all(adding).await {
        added?;
    }
    Ok(())
}

/// Every hundredth game is one of ours; we play with 300 people. All others meet at random.
const PEOPLE_OF_GAME: &str = "
    CASE WHEN i % 100 = 0 THEN 1 ELSE 302 + (i * 7919) % 9000 END AS one,
    CASE WHEN i % 100 = 0 THEN 2 + (i / 100) % 300 ELSE 9400 + (i * 104729) % 9000 END AS other";

fn fill_sqlite(file: &Path, games: u64) -> Result<(), Failure> {
    let connection = rusqlite::Connection::open(file)?;
    let numbers = format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games})");
    let played = |own: &str, other: &str, seat: u8, others: u8| {
        format!(
            "{numbers} INSERT INTO played SELECT {own}, i * 60000, printf('bench%011d', i), 1,
                 CASE i % 3 WHEN 0 THEN 'extreme' ELSE 'classic' END, 2 + (i / 100) % 3, NULL, NULL, 1, (i / 100) % 4 = 0,
                 CASE WHEN (i / 100) % 4 = 0 THEN 0 ELSE 1 + (i / 100) % 30 END, 40, 3,
                 CASE WHEN (i / 100) % 5 = 0 THEN 81.25 END, 0.4, {seat},
                 unhex(printf('%016x', {other}) || '0{others}'), ',', '{ENDING}' FROM (SELECT i, {PEOPLE_OF_GAME} FROM n);"
        )
    };
    connection.execute_batch(&format!(
        "BEGIN; {numbers} INSERT INTO games (key, table_id, number, ended, public, result, record)
             SELECT i, printf('bench%011d', i), 1, i * 60000, 0, '{ENDING}', printf('%1100d', i) FROM n;
         {numbers} INSERT INTO players SELECT one, i, 1 FROM (SELECT i, {PEOPLE_OF_GAME} FROM n);
         {numbers} INSERT INTO players SELECT other, i, 2 FROM (SELECT i, {PEOPLE_OF_GAME} FROM n);
         {} {} COMMIT;",
        played("one", "other", 1, 2),
        played("other", "one", 2, 1),
    ))?;
    Ok(())
}

const ENDING: &str = r#"{"outcome":"lost","left":7,"cause":"stuck","seat":2}"#;

#[cfg(unix)]
fn fill_postgres(games: u64) -> String {
    let source = format!("(SELECT i, {PEOPLE_OF_GAME} FROM generate_series(1, {games}) AS i) AS n");
    let id = "'bench' || lpad(i::TEXT, 11, '0')";
    let played = |own: &str, other: &str, seat: u8, others: u8| {
        format!(
            "INSERT INTO tenback.played SELECT {own}, i::BIGINT * 60000, {id}, 1,
                 CASE i % 3 WHEN 0 THEN 'extreme' ELSE 'classic' END, 2 + (i / 100) % 3, NULL, NULL, TRUE, (i / 100) % 4 = 0,
                 CASE WHEN (i / 100) % 4 = 0 THEN 0 ELSE 1 + (i / 100) % 30 END, 40, 3,
                 CASE WHEN (i / 100) % 5 = 0 THEN 81.25 END, 0.4, {seat},
                 decode(lpad(to_hex({other}), 16, '0') || '0{others}', 'hex'), ',', '{ENDING}' FROM {source};"
        )
    };
    let source = source.replace("i * 7919", "i::BIGINT * 7919").replace("i * 104729", "i::BIGINT * 104729");
    let sql = format!(
        "INSERT INTO tenback.games SELECT {id}, 1, i::BIGINT * 60000, FALSE, '{ENDING}', lpad(i::TEXT, 1100) FROM {source};
         INSERT INTO tenback.players SELECT one, {id}, 1, 1 FROM {source};
         INSERT INTO tenback.players SELECT other, {id}, 1, 2 FROM {source};
         {} {}",
        played("one", "other", 1, 2),
        played("other", "one", 2, 1),
    );
    sql.replace("(i * 7919)", "(i::BIGINT * 7919)").replace("(i * 104729)", "(i::BIGINT * 104729)")
}

async fn measure(store: Arc<dyn Store>) -> Result<(), Failure> {
    let limits = Limits { requests_per_minute: 1_000_000, replays_per_minute: 1_000_000, ..Limits::default() };
    let config = Config { listen: vec![SocketAddr::from(([127, 0, 0, 1], 0))], limits, ..Config::default() };
    let listening = Listening::bind(config).await?;
    let address = listening.addresses()[0];
    let (stop, stopped) = oneshot::channel::<()>();
    let server = listening.with(store.clone());
    let running = tokio::spawn(server.run(async move {
        let _dropped_counts_too = stopped.await;
    }));
    let (_, body) = get(address, "/api/me/games").await?;
    let next =
        body.rsplit_once("\"next\":\"").and_then(|(_, next)| next.split_once('"')).map(|(next, _)| next.to_owned());
    let second = format!("/api/me/games?after={}", next.unwrap_or_default());
    let paths = [
        ("first page", "/api/me/games"),
        ("next page", &second),
        ("a page of a filter", "/api/me/games?game=extreme&seats=3&result=lost"),
        ("nothing found", "/api/me/games?seats=5"),
        ("with somebody", "/api/me/games?with=player%20123"),
        ("with anybody", "/api/me/games?with=player"),
        ("statistics", "/api/me/statistics"),
    ];
    for (what, path) in paths {
        let mut times = Vec::with_capacity(ROUNDS);
        for _ in 0..ROUNDS {
            times.push(get(address, path).await?.0);
        }
        let first = times[0];
        times.sort_unstable();
        let (median, slowest) = (times[ROUNDS / 2], times[ROUNDS - 1]);
        println!("  {what:<20} median {median:>8.1?}   slowest {slowest:>8.1?}   first {first:>8.1?}");
    }
    drop(stop);
    running.await?;
    store.close().await;
    Ok(())
}

/// How long an answer takes, and its body.
async fn get(address: SocketAddr, path: &str) -> Result<(Duration, String), Failure> {
    let token = format!("{}.{}", BASE32_DNSCURVE.encode(&OWN.number().to_be_bytes()), BASE32_DNSCURVE.encode(&SECRET));
    let mut stream = TcpStream::connect(address).await?;
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n");
    let began = Instant::now();
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let time = began.elapsed();
    match answer.split_once("\r\n\r\n") {
        Some((head, body)) if head.starts_with("HTTP/1.1 200") => Ok((time, body.to_owned())),
        _ => Err(answer.into()),
    }
}
