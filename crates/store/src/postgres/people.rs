//! Writing people. Each write is one statement; the number of rows it changes says what became of it.

use crate::{Person, SignIn, StoreError};

use super::history;
use super::number::signed;
use super::statement::{Value, Values, column};
use super::write::{Outcome, PersonWrite, Write};
use super::{devices, puzzles};

const ADD: &str = "
    WITH added AS (
        INSERT INTO people (id, name, language, link, link_until, backup, backup_since, since, banned)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id
    ), signed_in AS (
        INSERT INTO devices (person, id, name, token, since, seen)
        SELECT added.id, new.id, new.name, new.token, new.since, new.seen FROM added,
        unnest($10::BIGINT[], $11::TEXT[], $12::BYTEA[], $13::BIGINT[], $14::BIGINT[]) AS new (id, name, token, since, seen)
    )
    SELECT id FROM added";
const RENAME: &str = "UPDATE people SET name = $2, language = $3 WHERE id = $1";
const BAN: &str = "UPDATE people SET banned = $2 WHERE id = $1";

/// The statement of a write, if it is about a person.
pub(super) fn statement(write: &Write) -> Option<Values<'_>> {
    let Write::Person(write) = write else { return None };
    let id = |id: &tenback_players::PersonId| -> Value<'_> { Box::new(signed(id.number())) };
    Some(match write {
        PersonWrite::Add(person) => add(person),
        PersonWrite::Rename(person, name, language) => {
            Values::new(RENAME, vec![id(person), Box::new(name), Box::new(language)])
        }
        PersonWrite::Device(person, write) => devices::statement(*person, write),
        PersonWrite::Ban(person, since) => Values::new(BAN, vec![id(person), Box::new(since.map(|since| since.0))]),
        PersonWrite::AddPuzzleResult(person, result) => puzzles::add(*person, result),
        PersonWrite::SetPublic(person, public) => history::set_public(*person, *public),
        PersonWrite::Erase(person) => Values::new(history::ERASE, vec![id(person)]),
    })
}

fn add(person: &Person) -> Values<'_> {
    let Person { id, name, language, sign_in, since, banned } = person;
    let SignIn { devices, link, backup } = sign_in;
    let params: Vec<Value<'_>> = vec![
        Box::new(signed(id.number())),
        Box::new(name),
        Box::new(language),
        Box::new(link.as_ref().map(|link| &link.code.as_bytes()[..])),
        Box::new(link.map(|link| link.until.0)),
        Box::new(backup.as_ref().map(|backup| &backup.code.as_bytes()[..])),
        Box::new(backup.map(|backup| backup.since.0)),
        Box::new(since.0),
        Box::new(banned.map(|since| since.0)),
        column(devices, |device| signed(device.id.number())),
        Box::new(devices.iter().map(|device| device.name.as_str()).collect::<Vec<_>>()),
        Box::new(devices.iter().map(|device| &device.token.as_bytes()[..]).collect::<Vec<_>>()),
        column(devices, |device| device.since.0),
        column(devices, |device| device.seen),
    ];
    Values::new(ADD, params)
}

/// What a changed number of rows means for a write.
pub(super) fn outcome(write: &Write, changed: u64) -> Outcome {
    match write {
        Write::Person(PersonWrite::Device(..) | PersonWrite::AddPuzzleResult(..)) => Ok(changed > 0),
        _ if changed > 0 => Ok(true),
        Write::Person(PersonWrite::Add(_)) => Err(StoreError::Taken),
        _ => Err(StoreError::NoSuchPerson),
    }
}
