//! Who has played what.

use sha2::{Digest as _, Sha256};
use tenback_store::{Device, DeviceId, Digest, Person, PersonId, SignIn, Store, Timestamp};

use crate::Failure;

/// Whose history it is, and what their device signs in with.
pub(crate) const OWN: PersonId = PersonId::new(1);
pub(crate) const SECRET: [u8; 20] = [7; 20];

/// The share of games that are theirs: one in this many.
const SHARE: u64 = 100;
/// The share of people who have played with them: one in this many.
const COMPANIONS: u64 = 10;
const SEATS: u64 = 5;

/// When the first game ended, and how long after it the next one: a million take two years.
const FIRST: i64 = 1_700_000_000_000;
const APART: i64 = 60_000;

pub(crate) const WON: &str = r#"{"outcome":"won","cause":"all-laid","seat":1}"#;
pub(crate) const LOST: &str = r#"{"outcome":"lost","left":7,"cause":"stuck","seat":1}"#;

/// How much there is.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) games: u64,
    people: u64,
}

impl Size {
    /// Each person plays in about a hundred games.
    pub(crate) fn of(games: u64) -> Size {
        Size { games, people: games / 50 }
    }

    pub(crate) fn own_games(self) -> u64 {
        self.games / SHARE
    }

    /// The time of a part of all games, in percent.
    pub(crate) fn time(self, percent: u64) -> i64 {
        ended(self.games * percent / 100)
    }

    pub(crate) fn all(self) -> impl Iterator<Item = Game> {
        (1..=self.games).map(move |number| Game::new(number, self))
    }

    /// The people of a seat are apart from those of the others, so that nobody sits on two.
    fn person(self, number: u64, seat: u64) -> u64 {
        let is_own = number.is_multiple_of(SHARE);
        if is_own && seat == 1 {
            return OWN.number();
        }
        let (a, b) = (mix(number * SEATS + seat), mix(number * SEATS + seat + (1 << 60)));
        let among = (self.people - 1) / SEATS;
        // Some companions are met more often than others.
        let group = if is_own { (a % 1_000) * (b % 1_000) * (among / COMPANIONS) / 1_000_000 } else { a % among };
        1 + seat + SEATS * group
    }
}

fn ended(number: u64) -> i64 {
    FIRST + APART * number.cast_signed()
}

/// SplitMix64: numbers that look random.
fn mix(number: u64) -> u64 {
    let a = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    c ^ (c >> 31)
}

/// A finished game.
pub(crate) struct Game {
    pub(crate) table: String,
    pub(crate) ended: i64,
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    /// The people of the first seats. Bots have the others.
    pub(crate) people: Vec<u64>,
    pub(crate) won: bool,
    pub(crate) left: u8,
    pub(crate) accuracy: Option<f64>,
    pub(crate) adjusted: f64,
}

impl Game {
    fn new(number: u64, size: Size) -> Game {
        let dice = mix(number);
        let seats = 1 + dice % SEATS;
        let people = if dice.is_multiple_of(3) { seats.div_ceil(2) } else { seats };
        let won = (dice / 100).is_multiple_of(4);
        Game {
            table: format!("{dice:016x}"),
            ended: ended(number),
            game: if seats > 1 && (dice / 1_000).is_multiple_of(3) { "extreme" } else { "classic" },
            seats: seats as u8,
            people: (1..=people).map(|seat| size.person(number, seat)).collect(),
            won,
            left: if won { 0 } else { 1 + (dice / 10_000 % 30) as u8 },
            accuracy: (dice / 1_000_000).is_multiple_of(5).then(|| 50.0 + (dice >> 32) as f64 % 50.0),
            adjusted: (dice >> 40) as f64 / f64::from(1 << 24),
        }
    }

    pub(crate) fn ending(&self) -> &'static str {
        if self.won { WON } else { LOST }
    }

    pub(crate) fn bots(&self) -> String {
        let level = |seat| if usize::from(seat) < self.people.len() { "" } else { "expert" };
        (0..self.seats).map(level).collect::<Vec<_>>().join(",")
    }

    /// The others of a game as stores keep them: 8 bytes of the id and one of the seat.
    pub(crate) fn others(&self, own: u64) -> Vec<u8> {
        let mut others: Vec<(u64, u8)> = self.people.iter().copied().zip(1..).filter(|other| other.0 != own).collect();
        others.sort_unstable();
        others.into_iter().flat_map(|(id, seat)| id.to_be_bytes().into_iter().chain([seat])).collect()
    }
}

/// Adds everybody. All have the same device, which matters to nobody but [`OWN`].
pub(crate) async fn add_people(store: &dyn Store, size: Size) -> Result<(), Failure> {
    let token = Digest::new(Sha256::digest(SECRET).into());
    let adding = (1..=size.people).map(|number| {
        let (name, language, since) = (format!("Player {number}"), "en".to_owned(), Timestamp(0));
        let device = Device { id: DeviceId::new(1), name: String::new(), token, since, seen: 0 };
        let sign_in = SignIn { devices: vec![device], ..SignIn::default() };
        store.add_person(Person { id: PersonId::new(number), name, language, sign_in, since, banned: None })
    });
    for added in futures_util::future::join_all(adding).await {
        added?;
    }
    store.set_public(OWN, true).await?;
    Ok(())
}
