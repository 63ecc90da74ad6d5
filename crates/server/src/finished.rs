//! Finished games, as stored and as read.

use tenback_notation::Record;
use tenback_rules::Seat;
use tenback_store::{FinishedGame, Player, StoreError, TableId, Timestamp};
use tenback_table::{PersonId, Table, name_players};
use tenback_wire::Ending;

use crate::app::App;
use crate::charter::Names;
use crate::contest::{check_attempt, check_not_entered};
use crate::denial::Denial;

/// The stored form of the game that has just ended. The names of people are looked up when it is read.
pub(crate) fn finished_game(table: &Table, now: Timestamp) -> Option<FinishedGame> {
    let ending = table.game()?.board().ending().as_ref().map(Ending::from)?;
    let seat = |person| table.seat_of(person).map(Seat::number);
    Some(FinishedGame {
        number: table.games(),
        ended: now,
        public: table.settings().spectators,
        players: table.players().into_iter().map(|person| Player { person, seat: seat(person) }).collect(),
        result: serde_json::to_string(&ending).expect("an ending is plain data"),
        record: table.nameless_record()?.to_string(),
    })
}

/// Refuses somebody who may not read a finished game. Where spectators are not allowed, it is for those who played it or are at
/// the table now. One of a contest is for those who have finished its deal, and for everybody once it is open. Those who play
/// the same cards in a challenge wait until they have finished it.
pub(crate) async fn check_readable(
    app: &App,
    person: Option<PersonId>,
    id: &TableId,
    game: &FinishedGame,
) -> Result<(), Denial> {
    match app.store.attempt_at(id).await? {
        Some(attempt) => check_attempt(app, person, &attempt).await?,
        None if game.public => {}
        None => check_was_there(app, person.ok_or(Denial::WhoAreYou)?, id, game).await?,
    }
    check_not_entered(app, person, game).await
}

async fn check_was_there(app: &App, person: PersonId, id: &TableId, game: &FinishedGame) -> Result<(), Denial> {
    if game.players.iter().any(|player| player.person == person) {
        return Ok(());
    }
    match app.store.is_at(person, id).await {
        Ok(true) => Ok(()),
        // The game may outlive its table.
        Ok(false) | Err(StoreError::NoSuchTable) => Err(Denial::NoSpectators),
        Err(why) => Err(why.into()),
    }
}

/// The record of a stored game with the names of those who finished it; `None` if it is damaged.
pub(crate) fn named_record(game: &FinishedGame, names: &Names) -> Option<String> {
    let mut record = Record::parse(&game.record).ok()?;
    let at = |seat: Seat| game.players.iter().find(|player| player.seat == Some(seat.number()));
    let seats = record.tag("Seats")?.parse().ok()?;
    name_players(&mut record, seats, |seat| at(seat).and_then(|player| names.get(&player.person).cloned()));
    Some(record.to_string())
}
