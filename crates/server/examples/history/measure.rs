//! What is asked for.

use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use tenback_store::{PlayedFilter, Store};

use crate::Failure;
use crate::data::{OWN, Size};
use crate::request::{Server, profile};
use crate::times::{Table, cpu};

const GAMES: &str = "/api/me/games";
const STATISTICS: &str = "/api/me/statistics";

/// The games on a page.
const PAGE: u64 = 50;

/// Asks a server that has just started.
pub(crate) async fn cold(store: Arc<dyn Store>, table: &mut Table) -> Result<(), Failure> {
    let server = Server::start(store.clone()).await?;
    ask(&server, "statistics, first request of a server", STATISTICS, 1, table).await?;
    ask(&server, "first page, second request of a server", GAMES, 1, table).await?;
    server.stop().await?;
    store.close().await;
    Ok(())
}

/// Asks a server for everything, as often as given.
pub(crate) async fn warm(store: Arc<dyn Store>, size: Size, rounds: usize, table: &mut Table) -> Result<(), Failure> {
    let server = Server::start(store.clone()).await?;
    let cursors = walk(&server, size, table).await?;
    let after = |page: usize| cursors.get(page).map_or(GAMES.to_owned(), |cursor| format!("{GAMES}?after={cursor}"));
    ask(&server, "first page", GAMES, rounds, table).await?;
    ask(&server, "second page", &after(0), rounds, table).await?;
    ask(&server, "page in the middle", &after(cursors.len() / 2), rounds, table).await?;
    ask(&server, "last page", &after(cursors.len() - 1), rounds, table).await?;
    for (what, query) in queries(size) {
        ask(&server, what, &format!("{GAMES}?{query}"), rounds, table).await?;
    }
    ask(&server, "statistics", STATISTICS, rounds, table).await?;
    ask(&server, "public profile", &profile(), rounds, table).await?;
    count(store.as_ref(), size, rounds, table).await?;
    server.stop().await?;
    store.close().await;
    Ok(())
}

/// All filters, alone and together.
fn queries(size: Size) -> Vec<(&'static str, String)> {
    let (since, until) = (size.time(20), size.time(70));
    vec![
        ("filter: game", "game=extreme".to_owned()),
        ("filter: seats", "seats=3".to_owned()),
        ("filter: result", "result=won".to_owned()),
        ("filter: time", format!("since={since}&until={until}")),
        ("filter: all of these", format!("game=extreme&seats=3&result=won&since={since}&until={until}")),
        ("filter: nothing found", "game=face-to-face".to_owned()),
        ("search: one person", "with=PLAYER%201234".to_owned()),
        ("search: about 90 people", "with=player%2011".to_owned()),
        ("search: all companions", "with=player".to_owned()),
        ("search: all companions, with all filters", format!("with=p&game=extreme&seats=3&result=won&since={since}")),
        ("search: nobody", "with=nobody".to_owned()),
    ]
}

/// Walks through the whole history and returns where its pages begin, except for the first.
async fn walk(server: &Server, size: Size, table: &mut Table) -> Result<Vec<String>, Failure> {
    let (mut cursors, mut seen, mut path) = (Vec::new(), 0, GAMES.to_owned());
    let (mut times, cpu_before) = (Vec::new(), cpu());
    loop {
        let (time, body) = server.get(&path).await?;
        times.push(time);
        let page: Value = serde_json::from_str(&body)?;
        seen += page["games"].as_array().map_or(0, Vec::len) as u64;
        expect(page["total"] == size.own_games(), "a wrong total")?;
        let Some(next) = page["next"].as_str() else { break };
        cursors.push(next.to_owned());
        path = format!("{GAMES}?after={next}");
    }
    table.add("every page in turn", times, cpu() - cpu_before);
    expect(
        seen == size.own_games() && cursors.len() as u64 == size.own_games().div_ceil(PAGE) - 1,
        "a page is missing",
    )?;
    Ok(cursors)
}

async fn ask(server: &Server, what: &str, path: &str, rounds: usize, table: &mut Table) -> Result<(), Failure> {
    let (mut times, before) = (Vec::with_capacity(rounds), cpu());
    for _ in 0..rounds {
        times.push(server.get(path).await?.0);
    }
    table.add(what, times, cpu() - before);
    Ok(())
}

/// Counts all games, as every page does.
async fn count(store: &dyn Store, size: Size, rounds: usize, table: &mut Table) -> Result<(), Failure> {
    let (mut times, before) = (Vec::with_capacity(rounds), cpu());
    for _ in 0..rounds {
        let began = Instant::now();
        let count = store.count_played(OWN, &PlayedFilter::default()).await?;
        times.push(began.elapsed());
        expect(count == size.own_games(), "a wrong count")?;
    }
    table.add("count alone, without HTTP", times, cpu() - before);
    Ok(())
}

fn expect(is_so: bool, otherwise: &str) -> Result<(), Failure> {
    if is_so { Ok(()) } else { Err(otherwise.into()) }
}
