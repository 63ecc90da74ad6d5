//! Writing people. Each write is one statement; the number of rows it changes says what became of it.

use crate::{Person, StoreError};

use super::history;
use super::number::signed;
use super::puzzles;
use super::statement::{Value, Values};
use super::write::{Outcome, PersonWrite, Write};

const ADD: &str = "
    INSERT INTO people (id, name, language, token, recovery, recovery_until, since, banned)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
const RENAME: &str = "UPDATE people SET name = $2, language = $3 WHERE id = $1";
const OFFER_RECOVERY: &str = "UPDATE people SET recovery = $2, recovery_until = $3 WHERE id = $1";
const RECOVER: &str = "
    UPDATE people SET token = $3, recovery = NULL, recovery_until = NULL
    WHERE id = $1 AND recovery = $2 AND recovery_until > $4";
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
        PersonWrite::OfferRecovery(person, offered) => {
            let code: Value<'_> = Box::new(&offered.code.as_bytes()[..]);
            Values::new(OFFER_RECOVERY, vec![id(person), code, Box::new(offered.until.0)])
        }
        PersonWrite::Recover { id: person, code, token, now } => {
            let (code, token): (Value<'_>, Value<'_>) =
                (Box::new(&code.as_bytes()[..]), Box::new(&token.as_bytes()[..]));
            Values::new(RECOVER, vec![id(person), code, token, Box::new(now.0)])
        }
        PersonWrite::Ban(person, since) => Values::new(BAN, vec![id(person), Box::new(since.map(|since| since.0))]),
        PersonWrite::AddPuzzleResult(person, result) => puzzles::add(*person, result),
        PersonWrite::SetPublic(person, public) => history::set_public(*person, *public),
        PersonWrite::Erase(person) => Values::new(history::ERASE, vec![id(person)]),
    })
}

fn add(person: &Person) -> Values<'_> {
    let Person { id, name, language, token, recovery, since, banned } = person;
    let code = recovery.as_ref().map(|offered| &offered.code.as_bytes()[..]);
    let params: Vec<Value<'_>> = vec![
        Box::new(signed(id.number())),
        Box::new(name),
        Box::new(language),
        Box::new(&token.as_bytes()[..]),
        Box::new(code),
        Box::new(recovery.map(|offered| offered.until.0)),
        Box::new(since.0),
        Box::new(banned.map(|since| since.0)),
    ];
    Values::new(ADD, params)
}

/// What a changed number of rows means for a write.
pub(super) fn outcome(write: &Write, changed: u64) -> Outcome {
    match write {
        Write::Person(PersonWrite::Recover { .. } | PersonWrite::AddPuzzleResult(..)) => Ok(changed > 0),
        _ if changed > 0 => Ok(true),
        Write::Person(PersonWrite::Add(_)) => Err(StoreError::Taken),
        _ => Err(StoreError::NoSuchPerson),
    }
}
