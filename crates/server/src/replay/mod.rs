//! Replays of games, position by position, and what-ifs. The input is a text that anybody may have written, and nothing
//! is stored.

mod bots;
mod moves;
mod playback;

use tenback_notation::{Chunk, Fault, Record, RecordReader};
use tenback_rules::Setup;
use tenback_table::{Past, players, talk};
use tenback_wire::{Commitment, NewReplay, Replay, WhatIf};

use moves::Move;
use playback::Playback;

use crate::denial::Denial;

/// The maximum number of positions of a game. No game at a table of this server has as many.
pub(crate) const MAX_POSITIONS: usize = 3000;

/// Replays the first game of a text, possibly with a what-if, and returns its deal as well.
pub(crate) fn answer(asked: &NewReplay) -> Result<(Replay, Setup), Denial> {
    let Found { record, past, games } = find(&asked.record).map_err(|fault| Denial::BadRecord(Box::new(fault)))?;
    let mut playback = Playback::of(&past.setup);
    let text = match &asked.what_if {
        None => {
            playback.replay_all(&past.events)?;
            record.to_string()
        }
        Some(what_if) => {
            playback.replay_to(&past.events, what_if.at as usize)?;
            continue_with(&mut playback, what_if, &record)?;
            playback.record_beside(&record).to_string()
        }
    };
    let replay = Replay {
        rules: past.rules,
        names: players(&record, past.rules.seats()),
        date: record.tag("Date").filter(|date| is_date(date)).map(str::to_owned),
        commitment: record.matches_commitment().map(|kept| if kept { Commitment::Kept } else { Commitment::Broken }),
        games,
        legal: playback.legal(),
        positions: playback.into_positions(),
        record: text,
    };
    Ok((replay, past.setup))
}

/// Whether a text looks like a date, complete or not: `2026.11.16`, `2026.??.??`. Others could have any length.
fn is_date(text: &str) -> bool {
    text.len() <= 10 && text.chars().all(|sign| sign.is_ascii_digit() || ".-?".contains(sign))
}

/// Makes the requested moves, and lets bots play the rest if requested.
fn continue_with(playback: &mut Playback, what_if: &WhatIf, record: &Record) -> Result<(), Denial> {
    for word in &what_if.moves {
        playback.make(Move::read(word)?)?;
    }
    match what_if.bots {
        Some(level) => bots::play_out(playback, level, talk(record)),
        None => Ok(()),
    }
}

/// The first game of a text.
struct Found {
    record: Record,
    past: Past,
    /// The number of games in the text.
    games: u32,
}

fn find(text: &str) -> Result<Found, Fault> {
    let (first, games) = first_record(text);
    first.read(|record| Ok(Found { past: Past::of(&without_commitment(&record))?, record, games }))
}

/// The first record of a text, and how many there are. A text without a record is treated as an empty one.
pub(crate) fn first_record(text: &str) -> (Chunk, u32) {
    let mut chunks = RecordReader::new(text.as_bytes()).filter_map(Result::ok);
    let first = chunks.next().unwrap_or(Chunk { first_line: 1, text: Ok(String::new()) });
    (first, 1 + chunks.count() as u32)
}

/// A record whose commitment is not checked: a broken one is reported with the game, and does not prevent anything.
pub(crate) fn without_commitment(record: &Record) -> Record {
    let mut record = record.clone();
    record.remove_tag("Commitment");
    record
}
