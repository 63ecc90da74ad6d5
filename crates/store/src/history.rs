//! Finished games as people find them again: what lists and statistics need, so that no record has to be read.

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{FinishedGame, Player, StoreError, TableId, Timestamp};

/// What lists and statistics say about a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Which game, as text.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The hand size, if it was not the usual one.
    pub hand_size: Option<u8>,
    /// The minimum, if it was not the usual one.
    pub minimum: Option<u8>,
    /// How many turns were played.
    pub turns: u16,
    /// Which bots played at the end, as text.
    pub bots: String,
    /// What differs from person to person.
    pub people: Vec<PersonOutline>,
}

/// What an outline says about one of those who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonOutline {
    /// Who.
    pub person: PersonId,
    /// Whether the game counts in their statistics.
    pub counts: bool,
    /// Whether they won.
    pub won: bool,
    /// How many cards they or their team had left.
    pub left: u8,
    /// How often they played a card ten back.
    pub ten_backs: u16,
}

impl Outline {
    /// The game as each of those who played it finds it.
    pub fn played(&self, table: &TableId, game: &FinishedGame) -> Vec<Played> {
        let of = |player: &Player| {
            let own = self.people.iter().find(|own| own.person == player.person)?;
            let mut others: Vec<Player> =
                game.players.iter().filter(|other| other.person != player.person).copied().collect();
            others.sort();
            Some(Played {
                person: player.person,
                table: table.clone(),
                number: game.number,
                ended: game.ended,
                game: self.game.clone(),
                seats: self.seats,
                hand_size: self.hand_size,
                minimum: self.minimum,
                counts: own.counts,
                won: own.won,
                left: own.left,
                turns: self.turns,
                ten_backs: own.ten_backs,
                accuracy: None,
                adjusted: None,
                seat: player.seat,
                others,
                bots: self.bots.clone(),
                ending: game.result.clone(),
            })
        };
        game.players.iter().filter_map(of).collect()
    }
}

/// A finished game in a person's history.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Whose history it is.
    pub person: PersonId,
    /// The table it was played at.
    pub table: TableId,
    /// Its number there.
    pub number: u32,
    /// When it ended.
    pub ended: Timestamp,
    /// Which game, as text.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The hand size, if it was not the usual one.
    pub hand_size: Option<u8>,
    /// The minimum, if it was not the usual one.
    pub minimum: Option<u8>,
    /// Whether it counts in the person's statistics.
    pub counts: bool,
    /// Whether the person won.
    pub won: bool,
    /// How many cards they or their team had left.
    pub left: u8,
    /// How many turns were played.
    pub turns: u16,
    /// How often the person played a card ten back.
    pub ten_backs: u16,
    /// Their accuracy in percent, once it is known.
    pub accuracy: Option<f64>,
    /// Their result without luck, once it is known.
    pub adjusted: Option<f64>,
    /// Their seat at the end, from 1; `None` if they left before.
    pub seat: Option<u8>,
    /// The other people who played it, in the order of their ids.
    pub others: Vec<Player>,
    /// Which bots played at the end, as text.
    pub bots: String,
    /// How it ended, as text.
    pub ending: String,
}

impl Played {
    /// Its place in the history.
    pub fn key(&self) -> PlayedKey {
        PlayedKey { ended: self.ended, table: self.table.clone(), number: self.number }
    }
}

/// The place of a game in a person's history: games are in the order in which they ended, then of table and number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedKey {
    /// When it ended.
    pub ended: Timestamp,
    /// The table.
    pub table: TableId,
    /// Its number there.
    pub number: u32,
}

/// Which games of a history are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only with this number of seats.
    pub seats: Option<u8>,
    /// Only those that were won, or only those that were not.
    pub won: Option<bool>,
    /// Only those that ended since this time, inclusive.
    pub since: Option<Timestamp>,
    /// Only those that ended before this time.
    pub until: Option<Timestamp>,
    /// Only those that one of these people played, too.
    pub with: Option<Vec<PersonId>>,
}

/// What statistics need to know about a game that counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The table it was played at.
    pub table: TableId,
    /// Its number there.
    pub number: u32,
    /// When it ended.
    pub ended: Timestamp,
    /// Which game, as text.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Whether the person won.
    pub won: bool,
    /// How many cards they or their team had left.
    pub left: u8,
    /// How often the person played a card ten back.
    pub ten_backs: u16,
    /// Their accuracy in percent, once it is known.
    pub accuracy: Option<f64>,
    /// Their result without luck, once it is known.
    pub adjusted: Option<f64>,
    /// The other people who were there at the end.
    pub others: Vec<PersonId>,
}

/// Finished games as people find them again. A game is added to the histories of those who played it by
/// [`crate::Store::append`] together with its outline. One that comes without an outline, such as those of former versions,
/// is to be outlined later.
#[async_trait]
pub trait History: Send + Sync {
    /// The games of a person, latest first, from the one after `after` on, at most `most`.
    async fn played(
        &self,
        person: PersonId,
        filter: &PlayedFilter,
        after: Option<PlayedKey>,
        most: u32,
    ) -> Result<Vec<Played>, StoreError>;

    /// How many games of a person there are.
    async fn count_played(&self, person: PersonId, filter: &PlayedFilter) -> Result<u64, StoreError>;

    /// The games that count in a person's statistics, with the usual hand size and minimum, in the order in which they
    /// ended.
    async fn tallies(&self, person: PersonId) -> Result<Vec<Tally>, StoreError>;

    /// Everybody who has played a game with a person, in the order of their ids.
    async fn companions(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError>;

    /// A finished game as each of those who played it finds it, in the order of their ids.
    async fn played_in(&self, table: &TableId, number: u32) -> Result<Vec<Played>, StoreError>;

    /// Adds a finished game to the histories of those who played it, unless it is there. Without anybody it is only noted
    /// that the game has been outlined.
    async fn add_played(&self, table: &TableId, number: u32, played: Vec<Played>) -> Result<(), StoreError>;

    /// Finished games that have no outline yet, latest first, at most `most`.
    async fn not_outlined(&self, most: u32) -> Result<Vec<(TableId, u32)>, StoreError>;

    /// Keeps the accuracy of these seats of a game, for people whose game counts.
    async fn keep_accuracy(&self, table: &TableId, number: u32, by_seat: Vec<(u8, f64)>) -> Result<(), StoreError>;

    /// Takes games whose luck is not known, the latest ones, at most `most`; in the order of table and number. Nobody else
    /// gets them before `until`.
    async fn claim_luck(&self, now: Timestamp, until: Timestamp, most: u32) -> Result<Vec<(TableId, u32)>, StoreError>;

    /// Keeps the results without luck of those who played a game. Nobody is asked for its luck again, even if there are
    /// none.
    async fn keep_luck(&self, table: &TableId, number: u32, adjusted: Vec<(PersonId, f64)>) -> Result<(), StoreError>;

    /// Whether everybody may see a person's statistics.
    async fn is_public(&self, person: PersonId) -> Result<bool, StoreError>;

    /// Changes whether everybody may see a person's statistics.
    async fn set_public(&self, person: PersonId, public: bool) -> Result<(), StoreError>;
}

/// How many bytes a person takes in [`pack`].
const PACKED: usize = 9;

/// People and their seats as bytes: few enough that databases keep them in the row.
pub(crate) fn pack(others: &[Player]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(others.len() * PACKED);
    for Player { person, seat } in others {
        bytes.extend(person.number().to_be_bytes());
        bytes.push(seat.unwrap_or(0));
    }
    bytes
}

/// The inverse of [`pack`].
pub(crate) fn unpack(bytes: &[u8]) -> Vec<Player> {
    unpacked(bytes).collect()
}

/// The same, one by one.
pub(crate) fn unpacked(bytes: &[u8]) -> impl Iterator<Item = Player> {
    let (people, _) = bytes.as_chunks::<PACKED>();
    let player = |[id @ .., seat]: &[u8; PACKED]| Player {
        person: PersonId::new(u64::from_be_bytes(*id)),
        seat: (*seat > 0).then_some(*seat),
    };
    people.iter().map(player)
}

/// The people among these who stayed until the end.
pub(crate) fn stayed(others: Vec<Player>) -> Vec<PersonId> {
    others.into_iter().filter(|other| other.seat.is_some()).map(|other| other.person).collect()
}
