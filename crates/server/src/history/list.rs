//! Lists of finished games.

use futures_util::future::try_join_all;
use serde::Deserialize;
use tenback_bots::Level;
use tenback_rules::{GameName, Seat};
use tenback_store::{Played, PlayedFilter, PlayedKey, Store, StoreError, TableId, Timestamp};
use tenback_table::PersonId;
use tenback_wire::{GamePage, Occasion, PlayedBy, PlayedGame};

use crate::charter::{Names, names};
use crate::contest::occasion;
use crate::denial::Denial;

/// How many games a page has.
const PAGE: u32 = 50;

/// Which games are wanted, as a client writes it. What is empty does not matter.
#[derive(Deserialize, Default)]
pub(crate) struct Wanted {
    game: Option<String>,
    seats: Option<String>,
    result: Option<String>,
    with: Option<String>,
    since: Option<String>,
    until: Option<String>,
    after: Option<String>,
}

/// A text that is not empty.
fn given(text: Option<&String>) -> Option<&str> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty())
}

fn unreadable(why: &str) -> Denial {
    Denial::Unreadable { why: why.to_owned() }
}

fn number<T: std::str::FromStr>(text: Option<&String>, why: &str) -> Result<Option<T>, Denial> {
    given(text).map(|text| text.parse().map_err(|_| unreadable(why))).transpose()
}

impl Wanted {
    /// The filter. Somebody whose name contains the text of `with` has to be among those who played.
    pub(crate) async fn filter(&self, store: &dyn Store, person: PersonId) -> Result<PlayedFilter, Denial> {
        let known = |word: &str| GameName::from_word(word).map(|game| game.word().to_owned());
        let game = given(self.game.as_ref()).map(|word| known(word).ok_or_else(|| unreadable("unknown game")));
        let won = given(self.result.as_ref()).map(|word| match word {
            "won" => Ok(true),
            "lost" => Ok(false),
            _ => Err(unreadable("unknown result")),
        });
        let filter = PlayedFilter {
            game: game.transpose()?,
            seats: number(self.seats.as_ref(), "seats is not a number of seats")?,
            won: won.transpose()?,
            since: number(self.since.as_ref(), "since is not a time in milliseconds")?.map(Timestamp),
            until: number(self.until.as_ref(), "until is not a time in milliseconds")?.map(Timestamp),
            with: None,
        };
        let Some(text) = given(self.with.as_ref()).map(str::to_lowercase) else { return Ok(filter) };
        let companions = names(store, store.companions(person).await?).await?;
        let matches = companions.into_iter().filter(|(_, name)| name.as_str().to_lowercase().contains(&text));
        Ok(PlayedFilter { with: Some(matches.map(|(id, _)| id).collect()), ..filter })
    }

    /// The game after which the page starts.
    fn after(&self) -> Result<Option<PlayedKey>, Denial> {
        given(self.after.as_ref())
            .map(|text| key(text).ok_or_else(|| unreadable("after is not from a page")))
            .transpose()
    }
}

/// The place of a game as a client sends it back.
fn cursor(key: &PlayedKey) -> String {
    format!("{}.{}.{}", key.ended.0, key.table, key.number)
}

fn key(cursor: &str) -> Option<PlayedKey> {
    let mut parts = cursor.split('.');
    let key = PlayedKey {
        ended: Timestamp(parts.next()?.parse().ok()?),
        table: TableId::new(parts.next()?)?,
        number: parts.next()?.parse().ok()?,
    };
    parts.next().is_none().then_some(key)
}

/// A page of a person's games.
pub(crate) async fn page(store: &dyn Store, person: PersonId, wanted: &Wanted) -> Result<GamePage, Denial> {
    let after = wanted.after()?;
    let filter = wanted.filter(store, person).await?;
    let (total, mut games) =
        tokio::try_join!(store.count_played(person, &filter), store.played(person, &filter, after, PAGE + 1))?;
    let more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    let next = games.last().filter(|_| more).map(|last| cursor(&last.key()));
    let total = u32::try_from(total).unwrap_or(u32::MAX);
    Ok(GamePage { games: named(store, games).await?.into_iter().map(|(_, game)| game).collect(), total, next })
}

/// The games that a filter lets pass after one of them, latest first, with the names of people.
pub(crate) async fn all_of(
    store: &dyn Store,
    person: PersonId,
    filter: &PlayedFilter,
    after: Option<PlayedKey>,
) -> Result<Vec<(PlayedKey, PlayedGame)>, Denial> {
    let games = store.played(person, filter, after, PAGE).await?;
    named(store, games).await
}

async fn named(store: &dyn Store, games: Vec<Played>) -> Result<Vec<(PlayedKey, PlayedGame)>, Denial> {
    let people = games.iter().flat_map(|game| game.others.iter().map(|other| other.person).chain([game.person]));
    let mut people: Vec<PersonId> = people.collect();
    people.sort_unstable();
    people.dedup();
    let (names, occasions) = tokio::try_join!(names(store, people), occasions(store, &games))?;
    let shown = |(game, occasion): (Played, Option<Occasion>)| {
        let key = game.key();
        Ok((key, PlayedGame { occasion, ..shown(game, &names)? }))
    };
    games.into_iter().zip(occasions).map(shown).collect()
}

/// What each of these games was played for.
async fn occasions(store: &dyn Store, games: &[Played]) -> Result<Vec<Option<Occasion>>, StoreError> {
    let occasion = async |game: &Played| {
        let attempt = store.attempt_at(&game.table).await?.filter(|attempt| attempt.game == game.number);
        Ok(attempt.and_then(|attempt| occasion(&attempt.contest, attempt.ranked)))
    };
    try_join_all(games.iter().map(occasion)).await
}

/// A game as clients see it.
fn shown(game: Played, names: &Names) -> Result<PlayedGame, Denial> {
    let damaged = |what: &str| Denial::internal(format!("{what} of game {} at {} is damaged", game.number, game.table));
    let players = (1..=game.seats).map(|seat| player(&game, seat, names)).collect();
    Ok(PlayedGame {
        ending: serde_json::from_str(&game.ending).map_err(|_| damaged("the ending"))?,
        game: GameName::from_word(&game.game).ok_or_else(|| damaged("the outline"))?,
        players,
        table: game.table.to_string(),
        number: game.number,
        ended: game.ended.0,
        seats: game.seats,
        hand_size: game.hand_size,
        minimum: game.minimum,
        seat: game.seat.and_then(Seat::from_number),
        won: game.won,
        left: game.left,
        turns: game.turns,
        ten_backs: game.ten_backs,
        accuracy: game.accuracy.map(rounded),
        adjusted: game.adjusted.map(rounded),
        counts: game.counts,
        occasion: None,
    })
}

/// Who sat on a seat at the end. Somebody who was deleted has no name.
fn player(game: &Played, seat: u8, names: &Names) -> PlayedBy {
    let other = || game.others.iter().find(|other| other.seat == Some(seat)).map(|other| other.person);
    let person = if game.seat == Some(seat) { Some(game.person) } else { other() };
    let level = game.bots.split(',').nth(usize::from(seat) - 1).and_then(Level::from_word);
    PlayedBy { name: person.and_then(|id| names.get(&id)).map(ToString::to_string).unwrap_or_default(), level }
}

/// Nothing is known better than to four digits.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
