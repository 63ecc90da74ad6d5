//! Finished games kept on this machine, as entries of a history like those of a server.

use std::time::{SystemTime, UNIX_EPOCH};

use tenback_client::{Account, Link};
use tenback_notation::{Record, Tag};
use tenback_rules::{Contest, Options, Rules, Seat};
use tenback_table::{Course, Past, Sitter, Table};
use tenback_wire::{Ending, PlayedBy, PlayedGame};

use crate::context::Context;
use crate::saved::{self, Loaded, SavedGame};

/// The tag with the seat of the person who saved a game that was played at a server, where others have names, too.
const OWN_SEAT: &str = "You";

/// Notes in a record when it was played, and which seat was one's own.
pub(crate) fn add_date_and_seat(record: &mut Record, now: SystemTime, seat: Option<Seat>) {
    saved::add_date(record, now);
    if let Some(tag) = seat.and_then(|seat| Tag::new(OWN_SEAT, &seat.number().to_string())) {
        record.set_tag(tag);
    }
}

/// The own seat: the one that is noted, else that of the only person.
fn own_seat(record: &Record, people: &[Seat], seats: u8) -> Option<Seat> {
    let noted = record.tag(OWN_SEAT).and_then(|tag| Seat::from_number(tag.trim().parse().ok()?));
    noted.filter(|seat| seat.number() <= seats).or(match people {
        [only] => Some(*only),
        _ => None,
    })
}

impl Context {
    /// A finished game that is kept on this machine: its `table` is its file. `None` for one that is not over.
    ///
    /// People who pass the keyboard around win and lose together, except in Face to Face, where nobody's side is taken.
    pub fn played(&self, kept: &SavedGame, game: &Loaded) -> Option<PlayedGame> {
        let course = Course::of(&Past::of(&game.record).ok()?)?;
        let table = Table::from_record(&game.record, self.words.language(), |seat| self.nameless(seat)).ok()?;
        let rules = *course.board().rules();
        let usual = Rules::new(rules.name(), rules.seats(), Options::default()).ok()?;
        let sits = |seat: &Seat| matches!(table.sitters()[*seat], Sitter::Person(_));
        let people: Vec<Seat> = Seat::all(rules.seats()).filter(sits).collect();
        let seat = own_seat(&game.record, &people, rules.seats());
        let is_team = rules.contest() != Contest::Opposed;
        let side = seat.or(is_team.then_some(Seat::FIRST));
        let own: Vec<Seat> = seat.map_or_else(|| people.clone(), |seat| vec![seat]);
        Some(PlayedGame {
            table: kept.path.display().to_string(),
            number: 1,
            ended: milliseconds(kept.changed),
            game: rules.name(),
            seats: rules.seats(),
            hand_size: (rules.hand_size() != usual.hand_size()).then_some(rules.hand_size()),
            minimum: (rules.minimum(1) != usual.minimum(1)).then_some(rules.minimum(1)),
            seat,
            players: table.sitters().iter().map(|(_, sitter)| played_by(sitter)).collect(),
            ending: Ending::from(&course.ending()),
            won: side.is_some_and(|seat| course.is_won_by(seat)),
            left: course.left(seat),
            turns: course.turns(),
            ten_backs: own.iter().map(|seat| course.ten_backs(*seat)).sum(),
            accuracy: None,
            adjusted: None,
            counts: course.has_begun() && side.is_some() && own.iter().any(sits),
            occasion: None,
        })
    }

    /// This terminal's account at a server, if it has one.
    pub fn account(&self, server: &Link) -> Option<Account> {
        Account::at(server, self.words.language(), &self.identities()?)
    }

    /// The servers that this terminal has an account at.
    pub fn servers(&self) -> Vec<Link> {
        self.identities().map(|identities| identities.servers()).unwrap_or_default()
    }
}

fn played_by(sitter: &Sitter) -> PlayedBy {
    match sitter {
        Sitter::Person(person) => PlayedBy { name: person.name.to_string(), level: None },
        Sitter::Bot { level } => PlayedBy { name: String::new(), level: Some(*level) },
        Sitter::StandIn { person, level } => PlayedBy { name: person.name.to_string(), level: Some(*level) },
        Sitter::Empty => PlayedBy { name: String::new(), level: None },
    }
}

fn milliseconds(moment: SystemTime) -> i64 {
    let since = moment.duration_since(UNIX_EPOCH).map(|since| since.as_millis()).unwrap_or_default();
    i64::try_from(since).unwrap_or(i64::MAX)
}
