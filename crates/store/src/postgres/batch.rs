//! Writes that are committed together, in two round trips: find and lock what they change, decide in memory which of them are
//! valid, then write everything. A rejected write changes nothing, so it does not affect the others.

use std::collections::{HashMap, HashSet};

use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::table::end;
use crate::{Append, Epoch, FinishedGame, Outline, StoreError, TableCopy, TableId, Timestamp};

use super::changes::{Changes, Head};
use super::contests;
use super::fault::Fault;
use super::groups;
use super::number::{signed, unsigned};
use super::people;
use super::reviews;
use super::session::{Call, Session};
use super::statement::{Values, column};
use super::write::{ContestWrite, Outcome, Write};

/// Finds the heads of tables and locks them until the commit, always in the same order, so that servers do not wait for each
/// other in a circle.
const LOCK: &str = "
    SELECT id, number, last, updated, bytes, deadline, epoch FROM tables JOIN heads USING (number)
    WHERE id = ANY ($1) ORDER BY number FOR UPDATE OF heads";

/// Locks people until the commit, always in the same order: what a statement finds out about them afterwards stays true.
const LOCK_PEOPLE: &str = "SELECT id FROM people WHERE id = ANY ($1) ORDER BY id FOR UPDATE";

/// Adds tables whose ids are free.
const CREATE: &str = "
    INSERT INTO tables (id, creator, created, charter) SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[])
    ON CONFLICT (id) DO NOTHING RETURNING id, number";

/// Which of these games exist.
const FIND_GAMES: &str = "
    SELECT table_id, number FROM games
    WHERE (table_id, number) IN (SELECT * FROM unnest($1::TEXT[], $2::BIGINT[]))";

/// Writes the version again.
const TOUCH: &str = "UPDATE format SET version = version";

/// Runs and commits a batch. After an error nothing has been written, unless the connection was lost during the commit.
pub(super) async fn commit(session: &Session, writes: &[&Write]) -> Result<Vec<Outcome>, Fault> {
    let mut batch = Batch::prepare(session, writes).await?;
    let decided: Vec<Option<Outcome>> = writes.iter().map(|write| batch.decide(write)).collect();
    let changes = batch.changes.statements();
    // What is about people, reviews, contests or groups is decided by the statements themselves.
    let deciding: Vec<Values<'_>> = writes.iter().filter_map(|write| own_statement(write)).collect();
    let touch = writes.iter().any(|write| matches!(write, Write::Touch)).then(|| (TOUCH, vec![]));
    let first = changes.len();
    let mut calls: Vec<Call<'_>> = changes.iter().chain(&deciding).map(Values::call).collect();
    calls.extend(touch);
    calls.push(("COMMIT", vec![]));
    let counts = session.execute_all(&calls).await?;
    let mut counts = counts.into_iter().skip(first);
    let outcome = |(write, decided): (&&Write, Option<Outcome>)| {
        decided.unwrap_or_else(|| {
            let changed = counts.next().unwrap_or_default();
            match write {
                Write::KeepReview(..) => reviews::outcome(changed),
                Write::Contest(write) => contests::outcome(write, changed),
                Write::Group(_) => groups::outcome(changed),
                _ => people::outcome(write, changed),
            }
        })
    };
    Ok(writes.iter().zip(decided).map(outcome).collect())
}

/// The statement of a write that decides by itself what becomes of it.
fn own_statement(write: &Write) -> Option<Values<'_>> {
    let of_people = people::statement(write).or_else(|| reviews::statement(write));
    of_people.or_else(|| contests::statement(write)).or_else(|| groups::statement(write))
}

/// What is known while deciding.
struct Batch<'a> {
    /// Tables that this batch has created and not yet described.
    created: HashMap<TableId, i64>,
    games: HashSet<(TableId, u32)>,
    changes: Changes<'a>,
}

impl<'a> Batch<'a> {
    /// Begins the transaction: creates tables, and finds what the other writes are about.
    async fn prepare(session: &Session, writes: &[&'a Write]) -> Result<Batch<'a>, Fault> {
        let new = valid_creates(writes);
        let create = Values::new(
            CREATE,
            vec![
                column(&new, |table| table.id.as_str()),
                column(&new, |table| signed(table.creator.number())),
                column(&new, |table| table.created.0),
                column(&new, |table| table.charter.as_str()),
            ],
        );
        let tables: Vec<&str> = writes.iter().filter_map(|write| changed_table(write)).map(TableId::as_str).collect();
        let games: Vec<(&TableId, u32)> = writes.iter().filter_map(|write| new_game(write)).collect();
        let (at, numbers): (Vec<&str>, Vec<i64>) =
            games.iter().map(|(table, number)| (table.as_str(), i64::from(*number))).unzip();
        let people: Vec<i64> =
            writes.iter().flat_map(|write| locked_people(write)).map(|person| signed(person.number())).collect();
        let mut calls: Vec<Call<'_>> = vec![("BEGIN", vec![])];
        // Those that have nothing to do are left out.
        calls.extend((!tables.is_empty()).then(|| -> Call<'_> { (LOCK, vec![&tables]) }));
        calls.extend((!people.is_empty()).then(|| -> Call<'_> { (LOCK_PEOPLE, vec![&people]) }));
        calls.extend((!games.is_empty()).then(|| -> Call<'_> { (FIND_GAMES, vec![&at, &numbers]) }));
        calls.extend((!new.is_empty()).then(|| create.call()));
        let asked: Vec<&str> = calls.iter().map(|(sql, _)| *sql).collect();
        let answers = session.query_all(&calls).await?;
        let mut batch = Batch { created: HashMap::new(), games: HashSet::new(), changes: Changes::default() };
        for (sql, rows) in asked.into_iter().zip(answers).filter(|(sql, _)| *sql != LOCK_PEOPLE) {
            for row in rows {
                batch.note(sql, &row)?;
            }
        }
        Ok(batch)
    }

    fn note(&mut self, sql: &str, row: &Row) -> Result<(), Fault> {
        let id = TableId::new(row.get(0)).ok_or(Fault::Strange)?;
        match sql {
            LOCK => self.changes.find(id, head(row)),
            CREATE => drop(self.created.insert(id, row.get(1))),
            _ => drop(self.games.insert((id, u32::try_from(row.get::<_, i64>(1)).map_err(|_| Fault::Strange)?))),
        }
        Ok(())
    }

    /// What becomes of a write; `None` if its own statement decides.
    fn decide(&mut self, write: &'a Write) -> Option<Outcome> {
        let decided = match write {
            Write::Create(table) => self.create(table),
            Write::Append(append) => self.append(append),
            Write::AddGame(table, game) => self.game(table, game, None),
            Write::Rewrite(rewrite) => self.changes.rewrite(rewrite),
            Write::CloseTable(table) => self.changes.close(table),
            Write::DeleteTable(table) => self.changes.delete(table),
            Write::History(write) => {
                self.changes.history.push(write);
                Ok(())
            }
            Write::Touch => Ok(()),
            Write::Person(_) | Write::KeepReview(..) | Write::Contest(_) | Write::Group(_) => return None,
        };
        Some(decided.map(|()| true))
    }

    fn create(&mut self, table: &'a TableCopy) -> Result<(), StoreError> {
        // A table whose events have a gap was not even tried; what has its id is that of another write.
        let followed = end(&table.entries, 0);
        if followed.is_err() && !self.changes.knows(&table.id) {
            return followed.map(|_| ());
        }
        let number = self.created.remove(&table.id).ok_or(StoreError::Taken)?;
        self.changes.create(number, table);
        Ok(())
    }

    fn append(&mut self, append: &'a Append) -> Result<(), StoreError> {
        let head = self.changes.head(&append.table)?;
        head.check_epoch(append.epoch)?;
        append.follow(head.last)?;
        if let Some(game) = &append.game {
            self.game(&append.table, game, append.outline.as_ref())?;
        }
        self.changes.append(append)
    }

    fn game(
        &mut self,
        table: &'a TableId,
        game: &'a FinishedGame,
        outline: Option<&'a Outline>,
    ) -> Result<(), StoreError> {
        if !self.games.insert((table.clone(), game.number)) {
            return Err(StoreError::Taken);
        }
        self.changes.games.push((table, game, outline));
        Ok(())
    }
}

/// Tables to create, each id once, without those whose events are not numbered from 1.
fn valid_creates<'a>(writes: &[&'a Write]) -> Vec<&'a TableCopy> {
    let mut ids = HashSet::new();
    let tables = writes.iter().filter_map(|write| match write {
        Write::Create(table) => Some(&**table),
        _ => None,
    });
    tables.filter(|table| end(&table.entries, 0).is_ok() && ids.insert(&table.id)).collect()
}

/// The table whose head has to be found.
fn changed_table(write: &Write) -> Option<&TableId> {
    match write {
        Write::Append(append) => Some(&append.table),
        Write::Rewrite(rewrite) => Some(&rewrite.table),
        Write::CloseTable(table) | Write::DeleteTable(table) => Some(table),
        // Whether its id is taken matters more than the gap.
        Write::Create(table) if end(&table.entries, 0).is_err() => Some(&table.id),
        Write::Create(_)
        | Write::AddGame(..)
        | Write::KeepReview(..)
        | Write::Contest(_)
        | Write::Group(_)
        | Write::History(_)
        | Write::Person(_)
        | Write::Touch => None,
    }
}

/// The people whose rows have to be locked.
fn locked_people(write: &Write) -> Vec<PersonId> {
    match write {
        Write::Person(write) => vec![write.person()],
        Write::Contest(write) => match &**write {
            ContestWrite::Begin(attempt) => attempt.people.clone(),
            _ => vec![],
        },
        _ => vec![],
    }
}

fn new_game(write: &Write) -> Option<(&TableId, u32)> {
    match write {
        Write::Append(append) => append.game.as_ref().map(|game| (&append.table, game.number)),
        Write::AddGame(table, game) => Some((table, game.number)),
        _ => None,
    }
}

fn head(row: &Row) -> Head {
    Head {
        number: row.get(1),
        last: unsigned(row.get(2)),
        updated: Timestamp(row.get(3)),
        bytes: unsigned(row.get(4)),
        deadline: row.get::<_, Option<i64>>(5).map(Timestamp),
        epoch: Epoch(unsigned(row.get(6))),
    }
}

#[cfg(test)]
mod tests {
    use tenback_players::PersonId;

    use crate::{Entry, Listing, NewTable};

    use super::*;

    fn create(first: u64) -> Write {
        let table = NewTable {
            id: TableId::new("table00001").expect("letters and digits"),
            host: PersonId::new(7),
            charter: "the charter".into(),
            entries: vec![Entry { seq: first, command: None, event: "event".into() }],
            listing: Listing::default(),
            now: Timestamp(1_000),
        };
        Write::Create(Box::new(table.into()))
    }

    /// The outcomes of writes about one table, which the database has just created for the valid one.
    fn decided(writes: &[&Write]) -> Vec<Outcome> {
        let created = valid_creates(writes).into_iter().map(|table| (table.id.clone(), 1)).collect();
        let mut batch = Batch { created, games: HashSet::new(), changes: Changes::default() };
        writes.iter().map(|write| batch.decide(write).expect("it is about a table")).collect()
    }

    #[test]
    fn a_table_with_a_gap_does_not_take_the_place_of_a_valid_one() {
        let (gap, valid) = (create(2), create(1));
        let outcomes = decided(&[&gap, &valid, &valid, &gap]);
        let expected = matches!(
            outcomes[..],
            [Err(StoreError::Conflict { last: 0 }), Ok(true), Err(StoreError::Taken), Err(StoreError::Taken)]
        );
        assert!(expected, "{outcomes:?}");
    }
}
