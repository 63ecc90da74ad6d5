//! Making a challenge of a finished game.

use std::net::IpAddr;

use sha2::{Digest as _, Sha256};
use tenback_store::{Contest, ContestKey, FinishedGame, TableId};
use tenback_table::{Deal, PersonId};

use super::source::{Original, Source, original, played};
use super::{ID_LENGTH, KIND, find, read_key};
use crate::app::App;
use crate::contest::is_open;
use crate::denial::Denial;
use crate::review::opening_digest;
use crate::secret::text;

/// The challenge of a finished game, and whether it is new. Only those who played it make one, and the same game has the same
/// challenge; a game that was played for a challenge has that one.
pub(crate) async fn make(
    app: &App,
    (person, from): (PersonId, IpAddr),
    (table, number): (&TableId, u32),
    game: FinishedGame,
) -> Result<(Contest, bool), Denial> {
    if !played(&game, person) {
        return Err(Denial::NotPlayed);
    }
    if let Some(attempt) = app.store.attempt_at(table).await?
        && let Some(id) = read_key(&attempt.contest)
    {
        return Ok((find(app, id).await?, false));
    }
    let contest = contest(app, table, number, game).await?;
    check_not_closed(app, &contest).await?;
    match find(app, &contest.key.deal).await {
        Ok(known) => Ok((known, false)),
        Err(Denial::NoSuchChallenge) => {
            app.budgets.check_database()?;
            app.budgets.spend(person, from, bytes(&contest))?;
            // Somebody else may have been faster; then theirs is the one.
            let new = app.store.add_contest(contest.clone()).await?;
            Ok((find(app, &contest.key.deal).await?, new))
        }
        Err(why) => Err(why),
    }
}

/// The challenge of a game, with a salt of its own: that of the game may be known to its spectators.
async fn contest(app: &App, table: &TableId, number: u32, game: FinishedGame) -> Result<Contest, Denial> {
    let reading = tokio::task::spawn_blocking(move || original(&game));
    let Original { setup, bots, salt: known } = reading.await.map_err(Denial::internal)??;
    let source = Source { table: table.clone(), number, bots };
    let rules = setup.rules().map_err(|_| Denial::Internal)?;
    let salt = app.world.deal_for_all(&rules)?.salt;
    let deal = Deal { setup, salt };
    let commitment = deal.commitment().ok_or(Denial::Internal)?;
    Ok(Contest {
        key: ContestKey { kind: KIND.to_owned(), deal: id(&source, &known), instance: source.to_string() },
        setup: serde_json::to_string(&deal.setup).map_err(Denial::internal)?,
        salt: deal.salt.unwrap_or_default(),
        commitment,
        cards: opening_digest(&deal.setup).ok_or(Denial::Internal)?,
        opens: None,
        settled: false,
    })
}

/// The id of the challenge of a game: always the same, at every node. Without the salt of its deal, nobody can find out whether
/// it is that of a game.
fn id(source: &Source, salt: &str) -> String {
    let hash = Sha256::new()
        .chain_update("challenge\n")
        .chain_update(salt)
        .chain_update(format!("\n{}\n{}", source.table, source.number))
        .finalize();
    let digits: String = text(&hash).chars().take(ID_LENGTH).collect();
    digits
}

/// Refuses cards that many people have still to play on the same day.
async fn check_not_closed(app: &App, contest: &Contest) -> Result<(), Denial> {
    let others = app.store.contests_with(contest.cards).await?;
    let closed = others.iter().any(|other| other.opens.is_some() && !is_open(other, app.now()));
    if closed { Err(Denial::NotInContest) } else { Ok(()) }
}

fn bytes(contest: &Contest) -> u64 {
    (contest.setup.len() + contest.salt.len() + contest.commitment.len() + contest.key.instance.len()) as u64
}
