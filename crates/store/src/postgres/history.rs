//! Finished games as people find them again.

use std::collections::BTreeSet;

use async_trait::async_trait;
use tenback_players::PersonId;
use tokio_postgres::Row;

use crate::history::{pack, stayed, unpack};
use crate::{FinishedGame, History, Outline, Played, PlayedFilter, PlayedKey, StoreError, TableId, Tally, Timestamp};

use super::Postgres;
use super::fault::Fault;
use super::number::signed;
use super::read::{count, person_id, table_id};
use super::statement::{Value, Values, column};
use super::write::{HistoryWrite, PersonWrite, Write};

#[async_trait]
impl History for Postgres {
    async fn played(
        &self,
        person: PersonId,
        filter: &PlayedFilter,
        after: Option<PlayedKey>,
        most: u32,
    ) -> Result<Vec<Played>, StoreError> {
        let wanted = Wanted::new(person, filter);
        let (ended, table, number) =
            after.as_ref().map_or((i64::MAX, "", 0), |key| (key.ended.0, key.table.as_str(), i64::from(key.number)));
        let Wanted { person, since, until, game, seats, won, with } = &wanted;
        let most = i64::from(most);
        let params: [super::session::Param<'_>; 11] =
            [person, since, until, game, seats, won, with, &ended, &table, &number, &most];
        self.readers.query(PLAYED, &params).await?.iter().map(game_of).collect()
    }

    async fn count_played(&self, person: PersonId, filter: &PlayedFilter) -> Result<u64, StoreError> {
        let Wanted { person, since, until, game, seats, won, with } = &Wanted::new(person, filter);
        count(self.readers.query_one(COUNT, &[person, since, until, game, seats, won, with]).await?)
    }

    async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, StoreError> {
        self.readers.query(TALLIES, &[&signed(person.number())]).await?.iter().map(tally_of).collect()
    }

    async fn companions(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows = self.readers.query(COMPANIONS, &[&signed(person.number())]).await?;
        let mut people = BTreeSet::new();
        rows.iter().for_each(|row| people.extend(unpack(row.get(0)).iter().map(|other| other.person)));
        Ok(people.into_iter().collect())
    }

    async fn played_in(&self, table: &TableId, number: u32) -> Result<Vec<Played>, StoreError> {
        let rows = self.readers.query(PLAYED_IN, &[&table.as_str(), &i64::from(number)]).await?;
        let mut played = rows.iter().map(game_of).collect::<Result<Vec<_>, _>>()?;
        played.sort_by_key(|played| played.person);
        Ok(played)
    }

    async fn add_played(&self, table: &TableId, number: u32, played: Vec<Played>) -> Result<(), StoreError> {
        self.write(Write::History(HistoryWrite::AddPlayed(table.clone(), number, played))).await
    }

    async fn not_outlined(&self, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        games(&self.readers.query(NOT_OUTLINED, &[&i64::from(most)]).await?)
    }

    async fn keep_accuracy(&self, table: &TableId, number: u32, by_seat: Vec<(u8, f64)>) -> Result<(), StoreError> {
        self.write(Write::History(HistoryWrite::KeepAccuracy(table.clone(), number, by_seat))).await
    }

    /// It may be repeated if its connection is lost: what was claimed then is free again later.
    async fn claim_luck(&self, now: Timestamp, until: Timestamp, most: u32) -> Result<Vec<(TableId, u32)>, StoreError> {
        let mut claimed = games(&self.readers.query(CLAIM_LUCK, &[&now.0, &until.0, &i64::from(most)]).await?)?;
        claimed.sort();
        Ok(claimed)
    }

    async fn keep_luck(&self, table: &TableId, number: u32, adjusted: Vec<(PersonId, f64)>) -> Result<(), StoreError> {
        self.write(Write::History(HistoryWrite::KeepLuck(table.clone(), number, adjusted))).await
    }

    async fn is_public(&self, person: PersonId) -> Result<bool, StoreError> {
        let row = self.readers.query_one(IS_PUBLIC, &[&signed(person.number())]).await?;
        Ok(row.map(|row| row.get(0)).ok_or(Fault::Strange)?)
    }

    async fn set_public(&self, person: PersonId, public: bool) -> Result<(), StoreError> {
        self.write_person(PersonWrite::SetPublic(person, public)).await.map(|_| ())
    }
}

/// Whether one of the people of `$7` is among the others of a game, from a byte on.
macro_rules! among {
    ($at:literal) => {
        concat!("substring(others FROM ", $at, " FOR 8) IN (SELECT unnest($7::BYTEA[]))")
    };
}

/// The games of a person that a filter lets pass, for which the index is enough. Going through the games of the person is
/// faster than through those of everybody they are to have played with. A game has more than four others only if somebody
/// left; up to there the subqueries do not depend on the row, so the people are hashed once.
macro_rules! wanted {
    () => {
        concat!(
            "person = $1 AND ended >= $2 AND ended < $3
             AND ($4::TEXT IS NULL OR game = $4) AND ($5::SMALLINT IS NULL OR seats = $5)
             AND ($6::BOOLEAN IS NULL OR won = $6)
             AND ($7::BYTEA[] IS NULL OR ",
            among!("1"),
            " OR ",
            among!("10"),
            " OR ",
            among!("19"),
            " OR ",
            among!("28"),
            " OR length(others) > 36 AND EXISTS (SELECT 1 FROM generate_series(37, length(others), 9) AS at WHERE ",
            among!("at"),
            "))"
        )
    };
}

macro_rules! columns {
    () => {
        "person, ended, table_id, number, game, seats, hand_size, minimum, counts, won, cards_left, turns, ten_backs,
         accuracy, adjusted, seat, others, bots, ending"
    };
}

/// The index alone says which games are on the page; only their rows are read.
const PLAYED: &str = concat!(
    "WITH page AS (SELECT ended, table_id, number FROM played WHERE ",
    wanted!(),
    " AND (ended, table_id, number) < ($8, $9, $10) ORDER BY ended DESC, table_id DESC, number DESC LIMIT $11) SELECT ",
    columns!(),
    " FROM page JOIN played USING (ended, table_id, number) WHERE person = $1
     ORDER BY ended DESC, table_id DESC, number DESC"
);

const COUNT: &str = concat!("SELECT count(*) FROM played WHERE ", wanted!());

const PLAYED_IN: &str = concat!("SELECT ", columns!(), " FROM played WHERE table_id = $1 AND number = $2");

const TALLIES: &str = "
    SELECT ended, table_id, number, game, seats, won, cards_left, ten_backs, accuracy, adjusted, others FROM played
    WHERE person = $1 AND counts AND hand_size IS NULL AND minimum IS NULL ORDER BY ended, table_id, number";

const COMPANIONS: &str = "SELECT DISTINCT others FROM played WHERE person = $1";

const NOT_OUTLINED: &str = "SELECT table_id, number FROM outlines_due ORDER BY ended DESC, table_id, number LIMIT $1";

/// Several servers get different games.
const CLAIM_LUCK: &str = "
    UPDATE luck_due SET free_at = $2 FROM (
        SELECT table_id, number FROM luck_due WHERE free_at <= $1 ORDER BY free_at DESC, table_id, number LIMIT $3
        FOR UPDATE SKIP LOCKED
    ) AS free WHERE luck_due.table_id = free.table_id AND luck_due.number = free.number
    RETURNING luck_due.table_id, luck_due.number";

const IS_PUBLIC: &str = "SELECT EXISTS (SELECT 1 FROM public_profiles WHERE person = $1)";

/// The values of a filter.
struct Wanted<'a> {
    person: i64,
    since: i64,
    until: i64,
    game: Option<&'a str>,
    seats: Option<i16>,
    won: Option<bool>,
    with: Option<Vec<Vec<u8>>>,
}

impl<'a> Wanted<'a> {
    fn new(person: PersonId, filter: &'a PlayedFilter) -> Wanted<'a> {
        Wanted {
            person: signed(person.number()),
            since: filter.since.map_or(i64::MIN, |time| time.0),
            until: filter.until.map_or(i64::MAX, |time| time.0),
            game: filter.game.as_deref(),
            seats: filter.seats.map(i16::from),
            won: filter.won,
            with: filter
                .with
                .as_ref()
                .map(|people| people.iter().map(|id| id.number().to_be_bytes().to_vec()).collect()),
        }
    }
}

fn games(rows: &[Row]) -> Result<Vec<(TableId, u32)>, StoreError> {
    rows.iter().map(|row| Ok((table_id(row, 0)?, game_number(row, 1)?))).collect()
}

fn game_number(row: &Row, column: usize) -> Result<u32, Fault> {
    u32::try_from(row.get::<_, i64>(column)).map_err(|_| Fault::Strange)
}

fn small(row: &Row, column: usize) -> Result<u8, Fault> {
    u8::try_from(row.get::<_, i16>(column)).map_err(|_| Fault::Strange)
}

fn small_or_none(row: &Row, column: usize) -> Result<Option<u8>, Fault> {
    row.get::<_, Option<i16>>(column).map(u8::try_from).transpose().map_err(|_| Fault::Strange)
}

fn short(row: &Row, column: usize) -> Result<u16, Fault> {
    u16::try_from(row.get::<_, i32>(column)).map_err(|_| Fault::Strange)
}

fn game_of(row: &Row) -> Result<Played, StoreError> {
    Ok(Played {
        person: person_id(row.get(0)),
        ended: Timestamp(row.get(1)),
        table: table_id(row, 2)?,
        number: game_number(row, 3)?,
        game: row.get(4),
        seats: small(row, 5)?,
        hand_size: small_or_none(row, 6)?,
        minimum: small_or_none(row, 7)?,
        counts: row.get(8),
        won: row.get(9),
        left: small(row, 10)?,
        turns: short(row, 11)?,
        ten_backs: short(row, 12)?,
        accuracy: row.get(13),
        adjusted: row.get(14),
        seat: small_or_none(row, 15)?,
        others: unpack(row.get(16)),
        bots: row.get(17),
        ending: row.get(18),
    })
}

fn tally_of(row: &Row) -> Result<Tally, StoreError> {
    Ok(Tally {
        ended: Timestamp(row.get(0)),
        table: table_id(row, 1)?,
        number: game_number(row, 2)?,
        game: row.get(3),
        seats: small(row, 4)?,
        won: row.get(5),
        left: small(row, 6)?,
        ten_backs: short(row, 7)?,
        accuracy: row.get(8),
        adjusted: row.get(9),
        others: stayed(unpack(row.get(10))),
    })
}

const ADD: &str = concat!(
    "INSERT INTO played (",
    columns!(),
    ") SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::TEXT[], $4::BIGINT[], $5::TEXT[], $6::SMALLINT[], $7::SMALLINT[],
        $8::SMALLINT[], $9::BOOLEAN[], $10::BOOLEAN[], $11::SMALLINT[], $12::INTEGER[], $13::INTEGER[],
        $14::DOUBLE PRECISION[], $15::DOUBLE PRECISION[], $16::SMALLINT[], $17::BYTEA[], $18::TEXT[], $19::TEXT[])
     ON CONFLICT DO NOTHING"
);

const ADD_OUTLINES_DUE: &str = "
    INSERT INTO outlines_due (table_id, number, ended) SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[])";

const ADD_LUCK_DUE: &str = "
    INSERT INTO luck_due (table_id, number, free_at) SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[])
    ON CONFLICT DO NOTHING";

const OUTLINED: &str = "DELETE FROM outlines_due WHERE table_id = $1 AND number = $2";

const KEEP_ACCURACY: &str = "
    UPDATE played SET accuracy = new.accuracy FROM unnest($3::SMALLINT[], $4::DOUBLE PRECISION[]) AS new (seat, accuracy)
    WHERE table_id = $1 AND number = $2 AND played.seat = new.seat AND counts";

const LUCK_KNOWN: &str = "DELETE FROM luck_due WHERE table_id = $1 AND number = $2";

const KEEP_LUCK: &str = "
    UPDATE played SET adjusted = new.adjusted FROM unnest($3::BIGINT[], $4::DOUBLE PRECISION[]) AS new (person, adjusted)
    WHERE table_id = $1 AND number = $2 AND played.person = new.person";

/// Changes nothing if there is no such person.
const SET_PUBLIC: &str = "
    WITH found AS (SELECT id FROM people WHERE id = $1 FOR KEY SHARE),
         gone AS (DELETE FROM public_profiles WHERE person = $1 AND NOT $2),
         new AS (INSERT INTO public_profiles (person) SELECT id FROM found WHERE $2 ON CONFLICT DO NOTHING)
    SELECT id FROM found";

/// Removes the history of somebody with the person, and changes as many rows as there are people.
pub(super) const ERASE: &str = "
    WITH history AS (DELETE FROM played
        WHERE person = $1 AND EXISTS (SELECT 1 FROM people WHERE id = $1))
    DELETE FROM people WHERE id = $1";

/// The statement that makes a profile public, or no longer.
pub(super) fn set_public<'a>(person: PersonId, public: bool) -> Values<'a> {
    Values::new(SET_PUBLIC, vec![Box::new(signed(person.number())), Box::new(public)])
}

/// The statements for games that have just ended.
pub(super) fn add_games<'a>(games: &[(&'a TableId, &'a FinishedGame, Option<&'a Outline>)]) -> Vec<Values<'a>> {
    let outlined = |(table, game, outline): &(&'a TableId, &'a FinishedGame, Option<&'a Outline>)| {
        outline.map(|outline| outline.played(table, game)).unwrap_or_default()
    };
    let played: Vec<Played> = games.iter().flat_map(outlined).collect();
    let due: Vec<(String, i64, i64)> = games
        .iter()
        .filter(|(_, _, outline)| outline.is_none())
        .map(|(table, game, _)| (table.to_string(), i64::from(game.number), game.ended.0))
        .collect();
    let mut all = add(&played);
    if !due.is_empty() {
        let columns = vec![column(&due, |row| row.0.clone()), column(&due, |row| row.1), column(&due, |row| row.2)];
        all.push(Values::new(ADD_OUTLINES_DUE, columns));
    }
    all
}

/// The statements that add games to histories, and to those whose luck is to be worked out.
fn add<'a>(played: &[Played]) -> Vec<Values<'a>> {
    if played.is_empty() {
        return vec![];
    }
    let columns = vec![
        column(played, |row| signed(row.person.number())),
        column(played, |row| row.ended.0),
        column(played, |row| row.table.to_string()),
        column(played, |row| i64::from(row.number)),
        column(played, |row| row.game.clone()),
        column(played, |row| i16::from(row.seats)),
        column(played, |row| row.hand_size.map(i16::from)),
        column(played, |row| row.minimum.map(i16::from)),
        column(played, |row| row.counts),
        column(played, |row| row.won),
        column(played, |row| i16::from(row.left)),
        column(played, |row| i32::from(row.turns)),
        column(played, |row| i32::from(row.ten_backs)),
        column(played, |row| row.accuracy),
        column(played, |row| row.adjusted),
        column(played, |row| row.seat.map(i16::from)),
        column(played, |row| pack(&row.others)),
        column(played, |row| row.bots.clone()),
        column(played, |row| row.ending.clone()),
    ];
    let due: Vec<&Played> = played.iter().filter(|row| row.adjusted.is_none()).collect();
    let of_luck = vec![
        column(&due, |row| row.table.to_string()),
        column(&due, |row| i64::from(row.number)),
        column(&due, |row| row.ended.0),
    ];
    let mut all = vec![Values::new(ADD, columns)];
    if !due.is_empty() {
        all.push(Values::new(ADD_LUCK_DUE, of_luck));
    }
    all
}

/// The statements of a write.
pub(super) fn statements(write: &HistoryWrite) -> Vec<Values<'_>> {
    let game = |table: &TableId, number: u32| -> Vec<Value<'static>> {
        vec![Box::new(table.to_string()), Box::new(i64::from(number))]
    };
    match write {
        HistoryWrite::AddPlayed(table, number, played) => {
            let mut all = vec![Values::new(OUTLINED, game(table, *number))];
            all.extend(add(played));
            all
        }
        HistoryWrite::KeepAccuracy(table, number, by_seat) => {
            let mut params = game(table, *number);
            params.extend([column(by_seat, |row| i16::from(row.0)), column(by_seat, |row| row.1)]);
            vec![Values::new(KEEP_ACCURACY, params)]
        }
        HistoryWrite::KeepLuck(table, number, adjusted) => {
            let mut params = game(table, *number);
            params.extend([column(adjusted, |row| signed(row.0.number())), column(adjusted, |row| row.1)]);
            vec![Values::new(LUCK_KNOWN, game(table, *number)), Values::new(KEEP_LUCK, params)]
        }
    }
}
