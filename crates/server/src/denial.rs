//! Why the server rejects a request, with a code for clients and a sentence for people.

use std::error::Error;
use std::fmt;

use tenback_notation::Fault;
use tenback_review::ReviewError;
use tenback_rules::Seat;
use tenback_store::StoreError;
use tenback_table::{NameError, Refusal};
use tenback_words::Words;
use tracing::error;

use crate::world::RandomError;

/// Why the server rejects a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denial {
    /// The table or the rules reject it.
    Refused(Refusal),
    /// The name is invalid.
    Name(NameError),
    /// There is no token, or it is unknown.
    WhoAreYou,
    /// Only the host may do this.
    HostOnly,
    /// Only seated people may do this.
    NotSeated,
    /// A bot is playing this seat: return first.
    BotPlays,
    /// The person on that seat is neither late nor away, so only they or the host may hand it over.
    NotLate {
        /// The seat.
        seat: Seat,
    },
    /// All seats are taken.
    TableFull,
    /// Something has happened that the client did not know yet.
    Stale,
    /// There is no such table.
    NoSuchTable,
    /// Somebody from the same browser or network was removed by the host.
    BarredFrom,
    /// Only people with the table's invite link may take a seat.
    InviteNeeded,
    /// The operator or the host has closed the table.
    TableClosed,
    /// The operator has banned the person.
    Banned,
    /// The table does not allow spectators.
    NoSpectators,
    /// There is no such game, or it is not over.
    NoRecord,
    /// There is no such challenge.
    NoSuchChallenge,
    /// Only those who played a game challenge others with its cards.
    NotPlayed,
    /// Somebody who has seen the cards cannot play them for a challenge.
    CardsSeen,
    /// Only those who were here at the last deal, or the host, may do this.
    Newcomer,
    /// A newcomer would play cards that the opponent has seen.
    CardsKnown,
    /// The message is malformed.
    Unreadable {
        /// What is wrong, in English, for authors of clients.
        why: String,
    },
    /// The message is too long.
    TooBig {
        /// The maximum number of bytes.
        most: usize,
    },
    /// The first message must be hello, and no later one may be.
    HelloFirst,
    /// Too many requests.
    TooFast {
        /// When to try again, in seconds.
        wait: u32,
    },
    /// The person has used up their signals, take-backs and hints in this game.
    EnoughSaid,
    /// A limit is reached.
    TooMany {
        /// Of what.
        what: Resource,
    },
    /// Too much has been stored.
    TooMuch {
        /// Where.
        what: Quota,
    },
    /// The request comes from another website.
    ForeignOrigin,
    /// The server does not have the host name of the request.
    ForeignHost,
    /// The code that should add a device is unknown, has been used or has expired.
    BadRecovery,
    /// There is no such device.
    NoSuchDevice,
    /// It is the last device of somebody without a backup code.
    LastDevice,
    /// Only people with the operator's invitation may create tables.
    InvitedOnly,
    /// Only people on the server's own machine may create tables.
    LocalOnly,
    /// A clock must have 5 to 3600 seconds.
    BadClock,
    /// In a cooperative game nobody can lose on time.
    TeamClock,
    /// It could not be stored, so it did not happen.
    NotStored,
    /// A bug, or a failure of the system that has nothing to do with the request.
    Internal,
    /// There is nothing at this address.
    NoSuchPage,
    /// There is no such puzzle.
    NoSuchPuzzle,
    /// There is no such group, or the person does not belong to it.
    NoSuchGroup,
    /// The group has no such member, or it is the owner.
    NoSuchMember,
    /// The code of a group is wrong, or has been renewed.
    BadGroupCode,
    /// Only the owner of the group may do this.
    OwnerOnly,
    /// There is no such deal of the day, or its day has not begun.
    NoSuchDay,
    /// It is closed to those who have not finished the deal.
    NotFinished,
    /// That is not possible with a deal that others play as well.
    NotInContest,
    /// There is no such person, or their profile is not public.
    NoSuchProfile,
    /// The record is invalid.
    BadRecord(Box<Fault>),
    /// The game of the record cannot be reviewed.
    NotReviewable(ReviewError),
    /// The cards of this game are being played again.
    DealInPlay,
    /// The game has too many positions for a replay.
    TooManyPositions {
        /// The maximum number.
        most: usize,
    },
    /// The move is malformed.
    BadMove {
        /// As written.
        word: String,
    },
    /// The game has no such position.
    NoSuchPosition {
        /// The number of its last position.
        last: usize,
    },
    /// There is no turn to give a hint for.
    NothingToAdvise,
    /// The server is shutting down.
    ShuttingDown,
    /// The table belongs to a server process that cannot be reached right now.
    Unreachable,
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resource {
    /// Tables of one person.
    Tables,
    /// Connections of one address, or in total.
    Connections,
    /// Spectators.
    Spectators,
    /// Games with bots of one person or address.
    BotGames,
    /// Exports and deletions of one person at once.
    DataRequests,
    /// Groups of one person.
    Groups,
    /// Members of one group.
    GroupMembers,
    /// Devices of one person.
    Devices,
}

/// What is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quota {
    /// What a person or address may store per day.
    Day,
    /// A table.
    Table,
    /// The database.
    Database,
}

impl From<Refusal> for Denial {
    fn from(why: Refusal) -> Denial {
        Denial::Refused(why)
    }
}

/// The one place where failures of the store are logged.
impl From<StoreError> for Denial {
    fn from(why: StoreError) -> Denial {
        match why {
            StoreError::NoSuchTable => Denial::NoSuchTable,
            StoreError::NoSuchPerson => Denial::WhoAreYou,
            StoreError::Closed => Denial::ShuttingDown,
            StoreError::Superseded => Denial::Unreachable,
            StoreError::Full => {
                error!("no space left for the database; free some, or make its disk larger: games go on by themselves");
                Denial::NotStored
            }
            StoreError::Taken | StoreError::Conflict { .. } | StoreError::Failed(_) => {
                error!(%why, "the store failed");
                Denial::NotStored
            }
        }
    }
}

/// The one place where other failures are logged.
impl Denial {
    /// One more device would be too many.
    pub(crate) const TOO_MANY_DEVICES: Denial = Denial::TooMany { what: Resource::Devices };

    /// Something failed that has nothing to do with the request.
    pub(crate) fn internal(why: impl fmt::Display) -> Denial {
        error!(%why, "a request failed");
        Denial::Internal
    }

    /// A move that cannot be read. Only its start is quoted: it may have any length.
    pub(crate) fn bad_move(word: &str) -> Denial {
        Denial::BadMove { word: word.chars().take(40).collect() }
    }
}

impl From<RandomError> for Denial {
    fn from(why: RandomError) -> Denial {
        Denial::internal(why)
    }
}

impl Denial {
    /// The code by which clients identify it. It never changes.
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
            Denial::BarredFrom => "barred-from",
            Denial::InviteNeeded => "invite-needed",
            Denial::TableClosed => "table-closed",
            Denial::Banned => "banned",
            Denial::NoSpectators => "no-spectators",
            Denial::NoRecord => "no-record",
            Denial::NoSuchChallenge => "no-such-challenge",
            Denial::NotPlayed => "not-played",
            Denial::CardsSeen => "cards-seen",
            Denial::Newcomer => "newcomer",
            Denial::CardsKnown => "cards-known",
            Denial::Unreadable { .. } => "unreadable",
            Denial::TooBig { .. } => "too-big",
            Denial::HelloFirst => "hello-first",
            Denial::TooFast { .. } => "too-fast",
            Denial::EnoughSaid => "enough-said",
            Denial::TooMany { .. } => "too-many",
            Denial::TooMuch { .. } => "too-much",
            Denial::ForeignOrigin => "foreign-origin",
            Denial::ForeignHost => "foreign-host",
            Denial::BadRecovery => "bad-recovery",
            Denial::NoSuchDevice => "no-such-device",
            Denial::LastDevice => "last-device",
            Denial::InvitedOnly => "invited-only",
            Denial::LocalOnly => "local-only",
            Denial::BadClock | Denial::TeamClock => "bad-clock",
            Denial::NotStored => "not-stored",
            Denial::Internal => "internal",
            Denial::NoSuchPage => "no-such-page",
            Denial::NoSuchPuzzle => "no-such-puzzle",
            Denial::NoSuchGroup => "no-such-group",
            Denial::NoSuchMember => "no-such-member",
            Denial::BadGroupCode => "bad-group-code",
            Denial::OwnerOnly => "owner-only",
            Denial::NoSuchDay => "no-such-day",
            Denial::NotFinished => "not-finished",
            Denial::NotInContest => "not-in-contest",
            Denial::NoSuchProfile => "no-such-profile",
            Denial::BadRecord(_) | Denial::TooManyPositions { .. } => "bad-record",
            Denial::NotReviewable(_) => "not-reviewable",
            Denial::DealInPlay => "deal-in-play",
            Denial::BadMove { .. } => "bad-move",
            Denial::NoSuchPosition { .. } => "no-such-position",
            Denial::NothingToAdvise => "nothing-to-advise",
            Denial::ShuttingDown => "shutting-down",
            Denial::Unreachable => "unreachable",
        }
    }

    /// Why a table of another node did not let somebody in: those reasons that a table can have.
    pub(crate) fn by_code(code: &str) -> Denial {
        let reasons = [
            Denial::Refused(Refusal::Barred),
            Denial::BarredFrom,
            Denial::NoSpectators,
            Denial::NotFinished,
            Denial::InviteNeeded,
            Denial::WhoAreYou,
            Denial::TooMany { what: Resource::Spectators },
            Denial::NoSuchTable,
            Denial::TableClosed,
            Denial::NotStored,
            Denial::ShuttingDown,
        ];
        let known = reasons.into_iter().find(|reason| reason.code() == code);
        known.unwrap_or_else(|| Denial::internal(format_args!("another node answered {code:?}")))
    }

    /// Whether a limit is the reason, as for abuse.
    pub(crate) const fn is_limit(&self) -> bool {
        matches!(self, Denial::TooFast { .. } | Denial::TooMany { .. } | Denial::TooMuch { .. } | Denial::EnoughSaid)
    }

    /// What is wrong and what to do instead, for people.
    pub fn text(&self, words: &Words) -> String {
        let say = |id| words.message(id, &[]);
        match self {
            Denial::Refused(why) => words.refusal(why),
            Denial::Name(why) => words.name_error(why),
            Denial::WhoAreYou => say("server-who-are-you"),
            Denial::HostOnly => say("server-host-only"),
            Denial::NotSeated => say("server-not-seated"),
            Denial::BotPlays => say("server-bot-plays"),
            Denial::NotLate { seat: on_time } => words.message("server-not-late", &[("seat", on_time.number().into())]),
            Denial::TableFull => say("server-table-full"),
            Denial::Stale => say("server-stale"),
            Denial::NoSuchTable => say("server-no-such-table"),
            Denial::BarredFrom => say("server-barred-from"),
            Denial::InviteNeeded => say("server-invite-needed"),
            Denial::TableClosed => say("server-table-closed"),
            Denial::Banned => say("server-banned"),
            Denial::NoSpectators => say("server-no-spectators"),
            Denial::NoRecord => say("server-no-record"),
            Denial::NoSuchChallenge => say("server-no-such-challenge"),
            Denial::NotPlayed => say("server-not-played"),
            Denial::CardsSeen => say("server-cards-seen"),
            Denial::Newcomer => say("server-newcomer"),
            Denial::CardsKnown => say("server-cards-known"),
            Denial::Unreadable { why } => {
                words.message("server-unreadable", &[("why", why.trim_end_matches('.').into())])
            }
            Denial::TooBig { most } => words.message("server-too-big", &[("most", (*most).into())]),
            Denial::HelloFirst => say("server-hello-first"),
            Denial::TooFast { wait } => words.message("server-too-fast", &[("wait", (*wait).into())]),
            Denial::TooMany { what } => say(what.message_id()),
            Denial::TooMuch { what: Quota::Day } => say("server-too-much-today"),
            Denial::TooMuch { what: Quota::Table } => say("server-too-much-table"),
            Denial::TooMuch { what: Quota::Database } => say("server-too-much-database"),
            Denial::ForeignOrigin => say("server-foreign-origin"),
            Denial::ForeignHost => say("server-foreign-host"),
            Denial::BadRecovery => say("server-bad-recovery"),
            Denial::NoSuchDevice => say("server-no-such-device"),
            Denial::LastDevice => say("server-last-device"),
            Denial::InvitedOnly => say("server-invited-only"),
            Denial::LocalOnly => say("server-local-only"),
            Denial::BadClock => say("server-bad-clock"),
            Denial::TeamClock => say("server-team-clock"),
            Denial::NotStored => say("server-not-stored"),
            Denial::Internal => say("server-internal"),
            Denial::NoSuchPage => say("server-no-such-page"),
            Denial::NoSuchPuzzle => say("server-no-such-puzzle"),
            Denial::NoSuchGroup => say("server-no-such-group"),
            Denial::NoSuchMember => say("server-no-such-member"),
            Denial::BadGroupCode => say("server-bad-group-code"),
            Denial::OwnerOnly => say("server-owner-only"),
            Denial::NoSuchDay => say("server-no-such-day"),
            Denial::NotFinished => say("server-not-finished"),
            Denial::NotInContest => say("server-not-in-contest"),
            Denial::NoSuchProfile => say("server-no-such-profile"),
            Denial::BadRecord(fault) => {
                let args = [("line", fault.line.into()), ("why", words.problem(&fault.problem).into())];
                words.message("server-bad-record", &args)
            }
            Denial::TooManyPositions { most } => words.message("server-too-many-moments", &[("most", (*most).into())]),
            Denial::NotReviewable(why) => words.review_error(*why),
            Denial::DealInPlay => say("server-deal-in-play"),
            Denial::BadMove { word } => words.message("server-bad-move", &[("word", word.as_str().into())]),
            Denial::NoSuchPosition { last } => words.message("server-no-such-moment", &[("last", (*last).into())]),
            Denial::NothingToAdvise => say("server-nothing-to-advise"),
            Denial::EnoughSaid => say("server-enough-said"),
            Denial::ShuttingDown => say("server-shutting-down"),
            Denial::Unreachable => say("server-unreachable"),
        }
    }
}

impl Resource {
    const fn message_id(self) -> &'static str {
        match self {
            Resource::Tables => "server-too-many-tables",
            Resource::Connections => "server-too-many-connections",
            Resource::Spectators => "server-too-many-spectators",
            Resource::BotGames => "server-too-many-bot-games",
            Resource::DataRequests => "server-too-many-data-requests",
            Resource::Groups => "server-too-many-groups",
            Resource::GroupMembers => "server-too-many-group-members",
            Resource::Devices => "server-too-many-devices",
        }
    }
}

/// For logs.
impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for Denial {}

#[cfg(test)]
mod tests;
