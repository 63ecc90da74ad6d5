//! Queries about contests.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use tenback_players::PersonId;

use crate::{
    Attempt, AttemptScore, Contest, ContestKey, Contests, Digest, Entrant, FieldResult, NewAttempt, StoreError,
    TableId, Timestamp,
};

use super::read::table_id;
use super::write::taken;
use super::{Sqlite, signed, unsigned};

const CONTEST: &str = "SELECT kind, deal, instance, setup, salt, commitment, cards, opens, settled FROM contests";

const ATTEMPT: &str = "
    SELECT table_id, kind, deal, instance, game, begun, ranked, ended, won, cards_left
    FROM attempts JOIN contests ON number = contest";

fn add(connection: &Connection, contest: &Contest) -> Result<bool, StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO contests (kind, deal, instance, setup, salt, commitment, cards, opens, settled)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING",
    )?;
    let Contest { key: ContestKey { kind, deal, instance }, setup, salt, commitment, cards, opens, settled } = contest;
    let opens = opens.map(|opens| opens.0);
    let row = params![kind, deal, instance, setup, salt, commitment, cards.as_bytes(), opens, settled];
    Ok(insert.execute(row)? > 0)
}

fn contests(connection: &Connection, rest: &str, params: impl Params) -> Result<Vec<Contest>, StoreError> {
    let mut select = connection.prepare_cached(&format!("{CONTEST} {rest}"))?;
    let contest = |row: &Row<'_>| {
        Ok(Contest {
            key: key(row, 0)?,
            setup: row.get(3)?,
            salt: row.get(4)?,
            commitment: row.get(5)?,
            cards: Digest::new(row.get(6)?),
            opens: row.get::<_, Option<_>>(7)?.map(Timestamp),
            settled: row.get(8)?,
        })
    };
    let rows = select.query_map(params, contest)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What a query finds about each of these deals, in the order of their names.
fn of_deals<T>(deals: &[String], find: impl Fn(&str) -> Result<Vec<T>, StoreError>) -> Result<Vec<T>, StoreError> {
    let mut deals: Vec<&String> = deals.iter().collect();
    deals.sort();
    deals.dedup();
    let found: Vec<Vec<T>> = deals.into_iter().map(|deal| find(deal)).collect::<Result<_, _>>()?;
    Ok(found.into_iter().flatten().collect())
}

/// The attempts of a person (?1) at other tables (?2) where the cards are those of one deal (?3 and ?4), perhaps as their
/// mirror image.
const ALIKE: &str = "
    SELECT 1 FROM entrants e JOIN attempts USING (table_id) JOIN contests played ON number = contest
    WHERE e.person = ?1 AND e.table_id <> ?2 AND EXISTS (
        SELECT 1 FROM contests theirs JOIN contests own USING (cards)
        WHERE theirs.kind = e.kind AND theirs.deal = e.deal AND own.kind = ?3 AND own.deal = ?4)";

/// Begins an attempt, inside a transaction of the writer.
fn begin(connection: &Connection, new: &NewAttempt) -> Result<bool, StoreError> {
    let NewAttempt { contest: ContestKey { kind, deal, instance }, table, game, people, begun, ranked } = new;
    let mut find =
        connection.prepare_cached("SELECT number FROM contests WHERE kind = ?1 AND deal = ?2 AND instance = ?3")?;
    let number: Option<i64> = find.query_row(params![kind, deal, instance], |row| row.get(0)).optional()?;
    let (Some(number), all_first) = (number, all_first(connection, new)?) else { return Ok(false) };
    if (people.len() == 1 && !all_first) || is_played(connection, new)? {
        return Ok(false);
    }
    let counts = *ranked && all_first && !knows_cards(connection, new)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO attempts (table_id, contest, game, begun, ranked) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET ranked = ranked AND excluded.ranked",
    )?;
    insert.execute(params![table.as_str(), number, game, begun.0, counts])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO entrants (person, table_id, kind, deal, first) SELECT id, ?2, ?3, ?4, ?5 FROM people WHERE id = ?1
         ON CONFLICT DO NOTHING",
    )?;
    for person in people {
        let person = signed(person.number());
        insert.execute(params![person, table.as_str(), kind, deal, true])?;
        insert.execute(params![person, table.as_str(), kind, deal, false])?;
    }
    Ok(true)
}

/// Whether all of these people exist and have not seen the deal at another table.
fn all_first(connection: &Connection, new: &NewAttempt) -> Result<bool, StoreError> {
    let mut is_first = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM people WHERE id = ?1) AND NOT EXISTS (
             SELECT 1 FROM entrants WHERE person = ?1 AND kind = ?2 AND deal = ?3 AND first = 1 AND table_id <> ?4)",
    )?;
    for person in &new.people {
        let row = params![signed(person.number()), new.contest.kind, new.contest.deal, new.table.as_str()];
        if !is_first.query_row(row, |row| row.get::<_, bool>(0))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether one of these people still plays these cards at another table, and not everybody may see them.
fn is_played(connection: &Connection, new: &NewAttempt) -> Result<bool, StoreError> {
    let mut running = connection.prepare_cached(&format!(
        "{ALIKE} AND ended IS NULL AND played.settled = 0 AND (played.opens IS NULL OR played.opens > ?5)"
    ))?;
    let NewAttempt { contest: ContestKey { kind, deal, .. }, table, people, begun, .. } = new;
    for person in people {
        if running.exists(params![signed(person.number()), table.as_str(), kind, deal, begun.0])? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether one of these people has entered another contest with these cards.
fn knows_cards(connection: &Connection, new: &NewAttempt) -> Result<bool, StoreError> {
    let mut others = connection.prepare_cached(&format!("{ALIKE} AND (e.kind, e.deal) <> (?3, ?4)"))?;
    let NewAttempt { contest: ContestKey { kind, deal, .. }, table, people, .. } = new;
    for person in people {
        if others.exists(params![signed(person.number()), table.as_str(), kind, deal])? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn attempts(connection: &Connection, rest: &str, params: impl Params) -> Result<Vec<Attempt>, StoreError> {
    let mut select = connection.prepare_cached(&format!("{ATTEMPT} {rest}"))?;
    let rows = select.query_map(params, attempt)?;
    let mut attempts = rows.collect::<Result<Vec<_>, _>>()?;
    let mut select = connection.prepare_cached("SELECT person, first FROM entrants WHERE table_id = ?1")?;
    for attempt in &mut attempts {
        let entrant = |row: &Row<'_>| Ok(Entrant { person: PersonId::new(unsigned(row.get(0)?)), first: row.get(1)? });
        attempt.people = select.query_map([attempt.table.as_str()], entrant)?.collect::<Result<_, _>>()?;
        attempt.people.sort();
    }
    Ok(attempts)
}

/// An attempt without its people.
fn attempt(row: &Row<'_>) -> rusqlite::Result<Attempt> {
    let score = match row.get::<_, Option<i64>>(7)? {
        Some(ended) => Some(AttemptScore { won: row.get(8)?, left: row.get(9)?, ended: Timestamp(ended) }),
        None => None,
    };
    Ok(Attempt {
        table: table_id(row, 0)?,
        contest: key(row, 1)?,
        game: row.get(4)?,
        people: Vec::new(),
        begun: Timestamp(row.get(5)?),
        ranked: row.get(6)?,
        score,
    })
}

fn key(row: &Row<'_>, first: usize) -> rusqlite::Result<ContestKey> {
    Ok(ContestKey { kind: row.get(first)?, deal: row.get(first + 1)?, instance: row.get(first + 2)? })
}

fn finish(connection: &Connection, table: &TableId, score: AttemptScore) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE attempts SET ended = ?2, won = ?3, cards_left = ?4 WHERE table_id = ?1 AND ended IS NULL",
    )?;
    let AttemptScore { won, left, ended } = score;
    Ok(update.execute(params![table.as_str(), ended.0, won, left])? > 0)
}

fn add_field(connection: &Connection, result: &FieldResult) -> Result<bool, StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO field (contest, level, run, won, cards_left)
         SELECT number, ?4, ?5, ?6, ?7 FROM contests WHERE kind = ?1 AND deal = ?2 AND instance = ?3
         ON CONFLICT DO NOTHING",
    )?;
    let FieldResult { contest: ContestKey { kind, deal, instance }, level, run, won, left } = result;
    Ok(insert.execute(params![kind, deal, instance, level, run, won, left])? > 0)
}

fn field(connection: &Connection, kind: &str, deal: &str) -> Result<Vec<FieldResult>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT kind, deal, instance, level, run, won, cards_left FROM field JOIN contests ON number = contest
         WHERE kind = ?1 AND deal = ?2 ORDER BY instance, level, run",
    )?;
    let result = |row: &Row<'_>| {
        let (contest, level, run) = (key(row, 0)?, row.get(3)?, row.get(4)?);
        Ok(FieldResult { contest, level, run, won: row.get(5)?, left: row.get(6)? })
    };
    let rows = select.query_map(params![kind, deal], result)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Adds an attempt of another store, inside a transaction of the writer.
fn add_attempt(connection: &Connection, attempt: &Attempt) -> Result<(), StoreError> {
    let Attempt { contest: ContestKey { kind, deal, instance }, table, game, people, begun, ranked, score } = attempt;
    let mut insert = connection.prepare_cached(
        "INSERT INTO attempts (table_id, contest, game, begun, ranked, ended, won, cards_left)
         SELECT ?4, number, ?5, ?6, ?7, ?8, ?9, ?10 FROM contests WHERE kind = ?1 AND deal = ?2 AND instance = ?3",
    )?;
    let (ended, won, left) = (score.map(|it| it.ended.0), score.map(|it| it.won), score.map(|it| it.left));
    let row = params![kind, deal, instance, table.as_str(), game, begun.0, ranked, ended, won, left];
    insert.execute(row).map_err(taken)?;
    let mut insert = connection
        .prepare_cached("INSERT INTO entrants (person, table_id, kind, deal, first) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for Entrant { person, first } in people {
        insert.execute(params![signed(person.number()), table.as_str(), kind, deal, first])?;
    }
    Ok(())
}

/// Takes somebody who is being deleted out of their attempts.
pub(super) fn erase(connection: &Connection, person: PersonId) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached("DELETE FROM entrants WHERE person = ?1")?;
    delete.execute([signed(person.number())])?;
    Ok(())
}

#[async_trait]
impl Contests for Sqlite {
    async fn add_contest(&self, contest: Contest) -> Result<bool, StoreError> {
        self.write(move |connection| add(connection, &contest)).await
    }

    async fn contests(&self, kind: &str, deals: &[String]) -> Result<Vec<Contest>, StoreError> {
        let (kind, deals) = (kind.to_owned(), deals.to_vec());
        let rest = "WHERE kind = ?1 AND deal = ?2 ORDER BY instance";
        self.read(move |connection| of_deals(&deals, |deal| contests(connection, rest, params![kind, deal]))).await
    }

    async fn contests_with(&self, cards: Digest) -> Result<Vec<Contest>, StoreError> {
        let rest = "WHERE cards = ?1 ORDER BY kind, deal, instance";
        self.read(move |connection| contests(connection, rest, [cards.as_bytes()])).await
    }

    async fn contests_due(&self, now: Timestamp) -> Result<Vec<Contest>, StoreError> {
        let rest = "WHERE settled = 0 AND opens <= ?1 ORDER BY kind, deal, instance";
        self.read(move |connection| contests(connection, rest, [now.0])).await
    }

    async fn first_deal(&self, kind: &str) -> Result<Option<String>, StoreError> {
        let kind = kind.to_owned();
        self.read(move |connection| {
            let mut select = connection.prepare_cached("SELECT min(deal) FROM contests WHERE kind = ?1")?;
            Ok(select.query_row([kind], |row| row.get(0))?)
        })
        .await
    }

    async fn settle_contest(&self, contest: &ContestKey) -> Result<(), StoreError> {
        let ContestKey { kind, deal, instance } = contest.clone();
        let sql = "UPDATE contests SET settled = 1 WHERE kind = ?1 AND deal = ?2 AND instance = ?3";
        self.write(move |connection| {
            connection.prepare_cached(sql)?.execute(params![kind, deal, instance])?;
            Ok(())
        })
        .await
    }

    async fn begin_attempt(&self, attempt: NewAttempt) -> Result<bool, StoreError> {
        self.write(move |connection| begin(connection, &attempt)).await
    }

    async fn attempt_at(&self, table: &TableId) -> Result<Option<Attempt>, StoreError> {
        let table = table.clone();
        self.read(move |connection| Ok(attempts(connection, "WHERE table_id = ?1", [table.as_str()])?.pop())).await
    }

    async fn attempts_at(&self, kind: &str, deals: &[String]) -> Result<Vec<Attempt>, StoreError> {
        let (kind, deals) = (kind.to_owned(), deals.to_vec());
        let rest = "WHERE kind = ?1 AND deal = ?2";
        let find = move |connection: &mut Connection| {
            let connection = connection.transaction()?;
            of_deals(&deals, |deal| attempts(&connection, rest, params![kind, deal]))
        };
        let mut found = self.read(find).await?;
        found.sort_by(|a, b| (a.begun, &a.table).cmp(&(b.begun, &b.table)));
        Ok(found)
    }

    async fn attempts_of(&self, person: PersonId, kind: &str, deal: Option<&str>) -> Result<Vec<Attempt>, StoreError> {
        let (kind, deal) = (kind.to_owned(), deal.map(str::to_owned));
        let rest = "WHERE table_id IN (SELECT table_id FROM entrants WHERE person = ?1)
            AND kind = ?2 AND (?3 IS NULL OR deal = ?3) ORDER BY begun, table_id";
        self.read(move |connection| {
            let connection = connection.transaction()?;
            attempts(&connection, rest, params![signed(person.number()), kind, deal])
        })
        .await
    }

    async fn finish_attempt(&self, table: &TableId, score: AttemptScore) -> Result<bool, StoreError> {
        let table = table.clone();
        self.write(move |connection| finish(connection, &table, score)).await
    }

    async fn unrank_attempt(&self, table: &TableId) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |connection| {
            let mut update =
                connection.prepare_cached("UPDATE attempts SET ranked = 0 WHERE table_id = ?1 AND ended IS NULL")?;
            update.execute([table.as_str()])?;
            Ok(())
        })
        .await
    }

    async fn add_field_result(&self, result: FieldResult) -> Result<bool, StoreError> {
        self.write(move |connection| add_field(connection, &result)).await
    }

    async fn field(&self, kind: &str, deals: &[String]) -> Result<Vec<FieldResult>, StoreError> {
        let (kind, deals) = (kind.to_owned(), deals.to_vec());
        self.read(move |connection| of_deals(&deals, |deal| field(connection, &kind, deal))).await
    }

    async fn contest_page(&self, after: Option<ContestKey>, most: u32) -> Result<Vec<Contest>, StoreError> {
        let rest = "WHERE (kind, deal, instance) > (?1, ?2, ?3) ORDER BY kind, deal, instance LIMIT ?4";
        let nothing = || ContestKey { kind: String::new(), deal: String::new(), instance: String::new() };
        let ContestKey { kind, deal, instance } = after.unwrap_or_else(nothing);
        self.read(move |connection| contests(connection, rest, params![kind, deal, instance, most])).await
    }

    async fn attempt_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<Attempt>, StoreError> {
        let rest = "WHERE table_id > ?1 ORDER BY table_id LIMIT ?2";
        self.read(move |connection| {
            let connection = connection.transaction()?;
            attempts(&connection, rest, params![after.as_ref().map_or("", TableId::as_str), most])
        })
        .await
    }

    async fn add_attempt(&self, attempt: Attempt) -> Result<(), StoreError> {
        self.write(move |connection| add_attempt(connection, &attempt)).await
    }
}
