//! Why the server refuses something that the rules of the game have no say in, and the words that clients know
//! refusals by.

use tenback_notation::Fault;
use tenback_rules::Seat;
use tenback_table::{NameError, Refusal};

/// Why the server refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denial {
    /// The table or the rules refuse it.
    Refused(Refusal),
    /// The name is none.
    Name(NameError),
    /// The client has not said who it is, or its token is not known.
    WhoAreYou,
    /// Only the host may.
    HostOnly,
    /// Only who has a seat may.
    NotSeated,
    /// A bot plays on this seat: come back first.
    BotPlays,
    /// Nobody is late on that seat, so only its person or the host may hand it over.
    NotLate {
        /// Which.
        seat: Seat,
    },
    /// All seats are taken.
    TableFull,
    /// Something has happened that the client did not know of.
    Stale,
    /// There is no such table.
    NoSuchTable,
    /// The table does not let others look on.
    NoSpectators,
    /// There is no such game, or it is not over.
    NoRecord,
    /// Somebody has sat down since the cards were dealt whose opponent has seen them.
    CardsKnown,
    /// A message that cannot be read.
    Unreadable {
        /// What is wrong, in English, for whoever writes a client.
        why: String,
    },
    /// A message too long.
    TooBig {
        /// How many bytes it may have.
        most: usize,
    },
    /// The first message must be hello, and only that.
    HelloFirst,
    /// Too much at once.
    TooFast {
        /// When to try again, in seconds.
        wait: u32,
    },
    /// So much was said and done beside the game that only the game itself goes on.
    EnoughSaid,
    /// No more of these can be held.
    TooMany {
        /// Of what.
        what: Crowd,
    },
    /// The request comes from another website.
    ForeignOrigin,
    /// The code for another device is not known or was used.
    BadRecovery,
    /// A clock has 5 to 3600 seconds.
    BadClock,
    /// In a team's game nobody loses by the clock.
    TeamClock,
    /// It could not be stored, so it did not happen.
    NotStored,
    /// There is nothing to find at this address.
    NoSuchPage,
    /// It is no record of a game, or not a sound one.
    BadRecord(Box<Fault>),
    /// So much happened in a game that it cannot be told moment by moment.
    TooManyPositions {
        /// How many can be told.
        most: usize,
    },
    /// A move that cannot be read.
    BadMove {
        /// How it is written.
        word: String,
    },
    /// The game has no such moment.
    NoSuchPosition {
        /// The number of its last one.
        last: usize,
    },
    /// There is nothing to give advice about.
    NothingToAdvise,
    /// The server is shutting down.
    ShuttingDown,
}

/// What there can be too many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowd {
    /// Tables of one person.
    Tables,
    /// Connections of one address, or of all.
    Connections,
    /// People who look on.
    Spectators,
}

impl From<Refusal> for Denial {
    fn from(why: Refusal) -> Denial {
        Denial::Refused(why)
    }
}

impl Denial {
    /// The word that clients know it by. It never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Denial::Refused(why) => why.code(),
            Denial::Name(_) => "bad-name",
            Denial::WhoAreYou => "who-are-you",
            Denial::HostOnly => "host-only",
            Denial::NotSeated => "not-seated",
            Denial::BotPlays => "bot-plays",
            Denial::NotLate { .. } => "not-late",
            Denial::TableFull => "table-full",
            Denial::Stale => "stale",
            Denial::NoSuchTable => "no-such-table",
            Denial::NoSpectators => "no-spectators",
            Denial::NoRecord => "no-record",
            Denial::CardsKnown => "cards-known",
            Denial::Unreadable { .. } => "unreadable",
            Denial::TooBig { .. } => "too-big",
            Denial::HelloFirst => "hello-first",
            Denial::TooFast { .. } => "too-fast",
            Denial::EnoughSaid => "enough-said",
            Denial::TooMany { .. } => "too-many",
            Denial::ForeignOrigin => "foreign-origin",
            Denial::BadRecovery => "bad-recovery",
            Denial::BadClock | Denial::TeamClock => "bad-clock",
            Denial::NotStored => "not-stored",
            Denial::NoSuchPage => "no-such-page",
            Denial::BadRecord(_) | Denial::TooManyPositions { .. } => "bad-record",
            Denial::BadMove { .. } => "bad-move",
            Denial::NoSuchPosition { .. } => "no-such-position",
            Denial::NothingToAdvise => "nothing-to-advise",
            Denial::ShuttingDown => "shutting-down",
        }
    }
}
