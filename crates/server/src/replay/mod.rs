//! Games that were played, moment by moment, and how else they could have gone on. All of it comes from a text that
//! anybody may have written, and nothing of it is kept.

mod bots;
mod course;
mod deed;

use tenback_notation::{Chunk, Fault, Record, RecordReader};
use tenback_table::{Past, players, talk};
use tenback_wire::{Commitment, Denial, NewReplay, Replay, WhatIf};

use course::Course;
use deed::Deed;

/// So many moments are told of one game. No game at a table of this server comes to so many.
pub(crate) const MOST_MOMENTS: usize = 3000;

/// Plays the first game of a text again, perhaps another way from some moment on.
pub(crate) fn answer(asked: &NewReplay) -> Result<Replay, Denial> {
    let Found { record, past, games } = find(&asked.record).map_err(|fault| Denial::BadRecord(Box::new(fault)))?;
    let mut course = Course::of(&past.setup);
    let told = match &asked.what_if {
        None => {
            course.follow_all(&past.events)?;
            record.to_string()
        }
        Some(what_if) => {
            course.follow_to(&past.events, what_if.at as usize)?;
            go_on(&mut course, what_if, &record)?;
            course.record_beside(&record).to_string()
        }
    };
    Ok(Replay {
        rules: past.rules,
        names: players(&record, past.rules.seats()),
        date: record.tag("Date").filter(|date| is_date(date)).map(str::to_owned),
        commitment: record.matches_commitment().map(|kept| if kept { Commitment::Kept } else { Commitment::Broken }),
        games,
        legal: course.legal(),
        positions: course.into_positions(),
        record: told,
    })
}

/// Whether a text looks like a day, known or not: `2026.11.16`, `2026.??.??`. Others could be of any length.
fn is_date(text: &str) -> bool {
    text.len() <= 10 && text.chars().all(|sign| sign.is_ascii_digit() || ".-?".contains(sign))
}

/// Does what is asked for, and lets bots play the rest if they shall.
fn go_on(course: &mut Course, what_if: &WhatIf, record: &Record) -> Result<(), Denial> {
    for word in &what_if.moves {
        course.make(Deed::read(word)?)?;
    }
    match what_if.bots {
        Some(level) => bots::play_out(course, level, talk(record)),
        None => Ok(()),
    }
}

/// The first game of a text.
struct Found {
    record: Record,
    past: Past,
    /// How many games stand in the text.
    games: u32,
}

fn find(text: &str) -> Result<Found, Fault> {
    let mut chunks = RecordReader::new(text.as_bytes()).filter_map(Result::ok);
    // A text without any record is read as one in which everything is missing.
    let first = chunks.next().unwrap_or(Chunk { first_line: 1, text: Ok(String::new()) });
    let games = 1 + chunks.count() as u32;
    first.read(|record| {
        // A broken promise is told with the game; it does not keep anybody from looking at it.
        let mut played = record.clone();
        played.remove_tag("Commitment");
        Ok(Found { past: Past::of(&played)?, record, games })
    })
}
