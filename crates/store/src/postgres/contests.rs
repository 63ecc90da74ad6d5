//! Contests. Each write is one statement; the number of rows it changes says what became of it.

use async_trait::async_trait;
use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::{
    Attempt, AttemptScore, Contest, ContestKey, Contests, Digest, Entrant, FieldResult, NewAttempt, StoreError,
    TableId, Timestamp,
};

use super::Postgres;
use super::fault::Fault;
use super::number::{signed, unsigned};
use super::statement::{Value, Values};
use super::write::{ContestWrite, Outcome, Write};

macro_rules! contests {
    ($rest:literal) => {
        concat!("SELECT kind, deal, instance, setup, salt, commitment, cards, opens, settled FROM contests ", $rest)
    };
}

macro_rules! attempts {
    ($rest:literal) => {
        concat!(
            "SELECT a.table_id, c.kind, c.deal, c.instance, a.game, a.begun, a.ranked, a.ended, a.won, a.cards_left,
                 ARRAY (SELECT person FROM entrants e WHERE e.table_id = a.table_id ORDER BY person),
                 ARRAY (SELECT first FROM entrants e WHERE e.table_id = a.table_id ORDER BY person)
             FROM attempts a JOIN contests c ON c.number = a.contest ",
            $rest
        )
    };
}

const OF_DEALS: &str = contests!("WHERE kind = $1 AND deal = ANY ($2) ORDER BY deal, instance");
const WITH_CARDS: &str = contests!("WHERE cards = $1 ORDER BY kind, deal, instance");
const DUE: &str = contests!("WHERE NOT settled AND opens <= $1 ORDER BY kind, deal, instance");
const PAGE: &str = contests!("WHERE (kind, deal, instance) > ($1, $2, $3) ORDER BY kind, deal, instance LIMIT $4");
const FIRST_DEAL: &str = "SELECT min(deal) FROM contests WHERE kind = $1";

const ATTEMPT: &str = attempts!("WHERE a.table_id = $1");
const ATTEMPTS_AT: &str = attempts!("WHERE c.kind = $1 AND c.deal = ANY ($2) ORDER BY a.begun, a.table_id");
const ATTEMPTS_OF: &str = attempts!(
    "WHERE a.table_id IN (SELECT table_id FROM entrants WHERE person = $1)
     AND c.kind = $2 AND ($3::TEXT IS NULL OR c.deal = $3) ORDER BY a.begun, a.table_id"
);
const ATTEMPT_PAGE: &str = attempts!("WHERE a.table_id > $1 ORDER BY a.table_id LIMIT $2");

const FIELD: &str = "
    SELECT kind, deal, instance, level, run, won, cards_left FROM field JOIN contests ON number = contest
    WHERE kind = $1 AND deal = ANY ($2) ORDER BY deal, instance, level, run";

const ADD: &str = "
    INSERT INTO contests (kind, deal, instance, setup, salt, commitment, cards, opens, settled)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
const SETTLE: &str = "UPDATE contests SET settled = TRUE WHERE kind = $1 AND deal = $2 AND instance = $3";

/// The people are locked, so of two servers where somebody begins, the second waits for the first, and then the person has
/// seen the deal. What is read here is from before the statement, so those whose first table this was already are counted
/// besides those for whom it becomes that. `alike` has their attempts at other tables where the cards are the same, perhaps
/// as their mirror image.
const BEGIN: &str = "
    WITH alike AS (
        SELECT (e.kind, e.deal) <> ($1, $2) AS is_other,
            a.ended IS NULL AND NOT c.settled AND (c.opens IS NULL OR c.opens > $7) AS is_played
        FROM entrants e JOIN attempts a USING (table_id) JOIN contests c ON c.number = a.contest
        WHERE e.person = ANY ($5) AND e.table_id <> $4 AND EXISTS (
            SELECT 1 FROM contests theirs JOIN contests own USING (cards)
            WHERE theirs.kind = e.kind AND theirs.deal = e.deal AND own.kind = $1 AND own.deal = $2)
    ), contest AS (
        SELECT number FROM contests WHERE kind = $1 AND deal = $2 AND instance = $3
            AND NOT EXISTS (SELECT 1 FROM alike WHERE is_played)
    ), known AS (
        SELECT person, first FROM entrants WHERE table_id = $4 AND person = ANY ($5)
    ), firsts AS (
        INSERT INTO entrants (person, table_id, kind, deal, first)
        SELECT id, $4, $1, $2, TRUE FROM people WHERE id = ANY ($5) AND EXISTS (SELECT 1 FROM contest) ORDER BY id
        ON CONFLICT DO NOTHING RETURNING person
    ), counted AS (
        SELECT (SELECT count(*) FROM firsts) + (SELECT count(*) FROM known WHERE first) = cardinality($5) AS all_first
    ), others AS (
        INSERT INTO entrants (person, table_id, kind, deal, first)
        SELECT id, $4, $1, $2, FALSE FROM people
        WHERE id = ANY ($5) AND cardinality($5) > 1 AND EXISTS (SELECT 1 FROM contest)
            AND id NOT IN (SELECT person FROM firsts) AND id NOT IN (SELECT person FROM known)
        ORDER BY id ON CONFLICT DO NOTHING
    )
    INSERT INTO attempts AS a (table_id, contest, game, begun, ranked)
    SELECT $4, number, $6, $7, $8 AND all_first AND NOT EXISTS (SELECT 1 FROM alike WHERE is_other)
    FROM contest, counted WHERE cardinality($5) <> 1 OR all_first
    ON CONFLICT (table_id) DO UPDATE SET ranked = a.ranked AND excluded.ranked";

const FINISH: &str = "UPDATE attempts SET ended = $2, won = $3, cards_left = $4 WHERE table_id = $1 AND ended IS NULL";
const UNRANK: &str = "UPDATE attempts SET ranked = FALSE WHERE table_id = $1 AND ended IS NULL";
const ADD_FIELD: &str = "
    INSERT INTO field (contest, level, run, won, cards_left)
    SELECT number, $4, $5, $6, $7 FROM contests WHERE kind = $1 AND deal = $2 AND instance = $3
    ON CONFLICT DO NOTHING";
const ADD_ATTEMPT: &str = "
    WITH added AS (
        INSERT INTO attempts (table_id, contest, game, begun, ranked, ended, won, cards_left)
        SELECT $4, number, $7, $8, $9, $10, $11, $12 FROM contests WHERE kind = $1 AND deal = $2 AND instance = $3
        ON CONFLICT DO NOTHING RETURNING table_id
    ), people AS (
        INSERT INTO entrants (person, table_id, kind, deal, first)
        SELECT person, table_id, $1, $2, first FROM added, unnest($5::BIGINT[], $6::BOOLEAN[]) AS new (person, first)
    )
    UPDATE format SET version = version WHERE EXISTS (SELECT 1 FROM added)";

/// The statement of a write, if it is about contests.
pub(super) fn statement(write: &Write) -> Option<Values<'_>> {
    let Write::Contest(write) = write else { return None };
    Some(match &**write {
        ContestWrite::Add(contest) => add(contest),
        ContestWrite::Settle(contest) => Values::new(SETTLE, key_values(contest)),
        ContestWrite::Begin(attempt) => begin(attempt),
        ContestWrite::Finish(table, AttemptScore { won, left, ended }) => {
            let left: Value<'_> = Box::new(i16::from(*left));
            Values::new(FINISH, vec![Box::new(table.as_str()), Box::new(ended.0), Box::new(won), left])
        }
        ContestWrite::Unrank(table) => Values::new(UNRANK, vec![Box::new(table.as_str())]),
        ContestWrite::AddField(FieldResult { contest, level, run, won, left }) => {
            let mut params = key_values(contest);
            params.push(Box::new(level));
            params.push(Box::new(i64::from(*run)));
            params.push(Box::new(won));
            params.push(Box::new(i16::from(*left)));
            Values::new(ADD_FIELD, params)
        }
        ContestWrite::AddAttempt(attempt) => add_attempt(attempt),
    })
}

/// What a changed number of rows means.
pub(super) fn outcome(write: &ContestWrite, changed: u64) -> Outcome {
    match write {
        ContestWrite::AddAttempt(_) if changed == 0 => Err(StoreError::Taken),
        _ => Ok(changed > 0),
    }
}

fn key_values(key: &ContestKey) -> Vec<Value<'_>> {
    vec![Box::new(&key.kind), Box::new(&key.deal), Box::new(&key.instance)]
}

fn add(contest: &Contest) -> Values<'_> {
    let Contest { key, setup, salt, commitment, cards, opens, settled } = contest;
    let mut params = key_values(key);
    params.push(Box::new(setup));
    params.push(Box::new(salt));
    params.push(Box::new(commitment));
    params.push(Box::new(&cards.as_bytes()[..]));
    params.push(Box::new(opens.map(|opens| opens.0)));
    params.push(Box::new(settled));
    Values::new(ADD, params)
}

fn begin(attempt: &NewAttempt) -> Values<'_> {
    let NewAttempt { contest, table, game, people, begun, ranked } = attempt;
    let people: Vec<i64> = people.iter().map(|person| signed(person.number())).collect();
    let mut params = key_values(contest);
    params.push(Box::new(table.as_str()));
    params.push(Box::new(people));
    params.push(Box::new(i64::from(*game)));
    params.push(Box::new(begun.0));
    params.push(Box::new(ranked));
    Values::new(BEGIN, params)
}

fn add_attempt(attempt: &Attempt) -> Values<'_> {
    let Attempt { contest, table, game, people, begun, ranked, score } = attempt;
    let (who, first): (Vec<i64>, Vec<bool>) =
        people.iter().map(|entrant| (signed(entrant.person.number()), entrant.first)).unzip();
    let mut params = key_values(contest);
    params.push(Box::new(table.as_str()));
    params.push(Box::new(who));
    params.push(Box::new(first));
    params.push(Box::new(i64::from(*game)));
    params.push(Box::new(begun.0));
    params.push(Box::new(ranked));
    params.push(Box::new(score.map(|score| score.ended.0)));
    params.push(Box::new(score.map(|score| score.won)));
    params.push(Box::new(score.map(|score| i16::from(score.left))));
    Values::new(ADD_ATTEMPT, params)
}

fn key(row: &Row, first: usize) -> ContestKey {
    ContestKey { kind: row.get(first), deal: row.get(first + 1), instance: row.get(first + 2) }
}

fn contest(row: &Row) -> Result<Contest, StoreError> {
    let cards: &[u8] = row.get(6);
    Ok(Contest {
        key: key(row, 0),
        setup: row.get(3),
        salt: row.get(4),
        commitment: row.get(5),
        cards: Digest::new(cards.try_into().map_err(|_| Fault::Strange)?),
        opens: row.get::<_, Option<i64>>(7).map(Timestamp),
        settled: row.get(8),
    })
}

fn attempt(row: &Row) -> Result<Attempt, StoreError> {
    let left = |row: &Row| u8::try_from(row.get::<_, Option<i16>>(9).unwrap_or_default()).map_err(|_| Fault::Strange);
    let score = match row.get::<_, Option<i64>>(7) {
        Some(ended) => {
            let won = row.get::<_, Option<bool>>(8).unwrap_or_default();
            Some(AttemptScore { won, left: left(row)?, ended: Timestamp(ended) })
        }
        None => None,
    };
    let who = row.get::<_, Vec<i64>>(10).into_iter().map(|number| PersonId::new(unsigned(number)));
    let people = who.zip(row.get::<_, Vec<bool>>(11)).map(|(person, first)| Entrant { person, first });
    let mut people: Vec<Entrant> = people.collect();
    people.sort();
    Ok(Attempt {
        contest: key(row, 1),
        table: TableId::new(row.get(0)).ok_or(Fault::Strange)?,
        game: u32::try_from(row.get::<_, i64>(4)).map_err(|_| Fault::Strange)?,
        people,
        begun: Timestamp(row.get(5)),
        ranked: row.get(6),
        score,
    })
}

fn field_result(row: &Row) -> Result<FieldResult, StoreError> {
    Ok(FieldResult {
        contest: key(row, 0),
        level: row.get(3),
        run: u32::try_from(row.get::<_, i64>(4)).map_err(|_| Fault::Strange)?,
        won: row.get(5),
        left: u8::try_from(row.get::<_, i16>(6)).map_err(|_| Fault::Strange)?,
    })
}

impl Postgres {
    async fn write_contest(&self, write: ContestWrite) -> Outcome {
        self.writer.write(Write::Contest(Box::new(write))).await
    }
}

#[async_trait]
impl Contests for Postgres {
    async fn add_contest(&self, contest: Contest) -> Result<bool, StoreError> {
        self.write_contest(ContestWrite::Add(contest)).await
    }

    async fn contests(&self, kind: &str, deals: &[String]) -> Result<Vec<Contest>, StoreError> {
        self.readers.query(OF_DEALS, &[&kind, &deals]).await?.iter().map(contest).collect()
    }

    async fn contests_with(&self, cards: Digest) -> Result<Vec<Contest>, StoreError> {
        self.readers.query(WITH_CARDS, &[&&cards.as_bytes()[..]]).await?.iter().map(contest).collect()
    }

    async fn contests_due(&self, now: Timestamp) -> Result<Vec<Contest>, StoreError> {
        self.readers.query(DUE, &[&now.0]).await?.iter().map(contest).collect()
    }

    async fn first_deal(&self, kind: &str) -> Result<Option<String>, StoreError> {
        Ok(self.readers.query_one(FIRST_DEAL, &[&kind]).await?.and_then(|row| row.get(0)))
    }

    async fn settle_contest(&self, contest: &ContestKey) -> Result<(), StoreError> {
        self.write_contest(ContestWrite::Settle(contest.clone())).await.map(|_| ())
    }

    async fn begin_attempt(&self, attempt: NewAttempt) -> Result<bool, StoreError> {
        self.write_contest(ContestWrite::Begin(attempt)).await
    }

    async fn attempt_at(&self, table: &TableId) -> Result<Option<Attempt>, StoreError> {
        self.readers.query_one(ATTEMPT, &[&table.as_str()]).await?.as_ref().map(attempt).transpose()
    }

    async fn attempts_at(&self, kind: &str, deals: &[String]) -> Result<Vec<Attempt>, StoreError> {
        self.readers.query(ATTEMPTS_AT, &[&kind, &deals]).await?.iter().map(attempt).collect()
    }

    async fn attempts_of(&self, person: PersonId, kind: &str, deal: Option<&str>) -> Result<Vec<Attempt>, StoreError> {
        let found = self.readers.query(ATTEMPTS_OF, &[&signed(person.number()), &kind, &deal]).await?;
        found.iter().map(attempt).collect()
    }

    async fn finish_attempt(&self, table: &TableId, score: AttemptScore) -> Result<bool, StoreError> {
        self.write_contest(ContestWrite::Finish(table.clone(), score)).await
    }

    async fn unrank_attempt(&self, table: &TableId) -> Result<(), StoreError> {
        self.write_contest(ContestWrite::Unrank(table.clone())).await.map(|_| ())
    }

    async fn add_field_result(&self, result: FieldResult) -> Result<bool, StoreError> {
        self.write_contest(ContestWrite::AddField(result)).await
    }

    async fn field(&self, kind: &str, deals: &[String]) -> Result<Vec<FieldResult>, StoreError> {
        self.readers.query(FIELD, &[&kind, &deals]).await?.iter().map(field_result).collect()
    }

    async fn contest_page(&self, after: Option<ContestKey>, most: u32) -> Result<Vec<Contest>, StoreError> {
        let (kind, deal, instance) = match &after {
            Some(key) => (key.kind.as_str(), key.deal.as_str(), key.instance.as_str()),
            None => ("", "", ""),
        };
        let found = self.readers.query(PAGE, &[&kind, &deal, &instance, &i64::from(most)]).await?;
        found.iter().map(contest).collect()
    }

    async fn attempt_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<Attempt>, StoreError> {
        let after = after.as_ref().map_or("", TableId::as_str);
        self.readers.query(ATTEMPT_PAGE, &[&after, &i64::from(most)]).await?.iter().map(attempt).collect()
    }

    async fn add_attempt(&self, attempt: Attempt) -> Result<(), StoreError> {
        self.write_contest(ContestWrite::AddAttempt(attempt)).await.map(|_| ())
    }
}
