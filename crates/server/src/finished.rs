//! Finished games, as stored and as read.

use tenback_notation::Record;
use tenback_rules::Seat;
use tenback_store::{FinishedGame, Player, Timestamp};
use tenback_table::{Table, name_players};
use tenback_wire::Ending;

use crate::charter::Names;

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

/// The record of a stored game with the names of those who finished it; `None` if it is damaged.
pub(crate) fn named_record(game: &FinishedGame, names: &Names) -> Option<String> {
    let mut record = Record::parse(&game.record).ok()?;
    let at = |seat: Seat| game.players.iter().find(|player| player.seat == Some(seat.number()));
    let seats = record.tag("Seats")?.parse().ok()?;
    name_players(&mut record, seats, |seat| at(seat).and_then(|player| names.get(&player.person).cloned()));
    Some(record.to_string())
}
