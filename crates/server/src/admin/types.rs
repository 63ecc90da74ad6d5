//! Requests of operators and their answers: one line of JSON each.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};
use tenback_rules::GameName;
use tenback_store::{Stats, StoreError};
use tenback_wire::Stage;

/// A request of an operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum AdminRequest {
    /// Lists tables, page by page.
    Tables {
        /// The last table of the previous page.
        after: Option<String>,
    },
    /// Describes a table.
    Table {
        /// Its id.
        id: String,
    },
    /// Closes a table.
    CloseTable {
        /// Its id.
        id: String,
    },
    /// Deletes a table; its finished games stay.
    DeleteTable {
        /// Its id.
        id: String,
    },
    /// Lists people, page by page.
    People {
        /// The last person of the previous page.
        after: Option<String>,
    },
    /// Bans a person.
    Ban {
        /// Their id.
        id: String,
    },
    /// Lifts a ban.
    Unban {
        /// Their id.
        id: String,
    },
    /// Deletes a person with everything they said.
    Erase {
        /// Their id.
        id: String,
    },
    /// Loads every table.
    Check,
    /// Counts what there is.
    Stats,
    /// Lists the nodes that share the store.
    Nodes,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminReply {
    /// It is done.
    Done,
    /// A page of tables; the last one is empty.
    Tables(Vec<AdminTable>),
    /// A table.
    Table(AdminTable),
    /// A page of people; the last one is empty.
    People(Vec<AdminPerson>),
    /// What loading every table showed.
    Check(AdminCheck),
    /// How much there is.
    Stats(AdminStats),
    /// The nodes, in the order in which they joined; none if the store is not shared.
    Nodes(Vec<AdminNode>),
}

/// A server process that shares the store with others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminNode {
    /// Its id, another one after each restart.
    pub id: String,
    /// Where the others reach it.
    pub address: String,
    /// When it joined, in milliseconds since 1970.
    pub joined: i64,
    /// After how many milliseconds its lease runs out unless it is renewed.
    pub left: u64,
    /// How many tables it runs.
    pub tables: u64,
    /// The ids of the first of them.
    pub first: Vec<String>,
}

/// A table. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminTable {
    /// Its id.
    pub id: String,
    /// The id of its host.
    pub host: String,
    /// The name of its host; `None` if they have been deleted.
    pub host_name: Option<String>,
    /// When it was created.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// Whether it is closed.
    pub closed: bool,
    /// How many events it has.
    pub events: u64,
    /// What is going on there; `None` if that is damaged.
    pub state: Option<AdminTableState>,
}

/// What is going on at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminTableState {
    /// Which game.
    pub game: GameName,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where: names, levels of bots, empty texts.
    pub sitters: Vec<String>,
    /// The ids of the people among them.
    pub people: Vec<String>,
    /// The number of finished games.
    pub finished: u32,
}

/// A person. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminPerson {
    /// Their id: the first half of their token.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Their language.
    pub language: String,
    /// Since when they are known.
    pub since: i64,
    /// Since when they are banned.
    pub banned: Option<i64>,
}

/// What loading every table showed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AdminCheck {
    /// How many tables there are.
    pub tables: u64,
    /// Those that cannot be loaded.
    pub damaged: Vec<DamagedTable>,
}

/// A table that cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DamagedTable {
    /// Its id.
    pub id: String,
    /// Why, in English.
    pub why: String,
}

/// How much there is. Times are in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AdminStats {
    /// Tables.
    pub tables: u64,
    /// Tables that are closed.
    pub closed_tables: u64,
    /// People.
    pub people: u64,
    /// People who are banned.
    pub banned_people: u64,
    /// Finished games.
    pub games: u64,
    /// Events of all tables.
    pub events: u64,
    /// When the oldest table was created.
    pub oldest: Option<i64>,
    /// When something last happened.
    pub newest: Option<i64>,
}

impl From<Stats> for AdminStats {
    fn from(stats: Stats) -> AdminStats {
        AdminStats {
            tables: stats.tables,
            closed_tables: stats.closed_tables,
            people: stats.people,
            banned_people: stats.banned_people,
            games: stats.games,
            events: stats.events,
            oldest: stats.oldest.map(|time| time.0),
            newest: stats.newest.map(|time| time.0),
        }
    }
}

/// Why a request of an operator failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminError {
    /// There is no such table.
    NoSuchTable,
    /// There is no such person.
    NoSuchPerson,
    /// The request is malformed.
    Unreadable(String),
    /// The store failed.
    Store(String),
}

impl From<StoreError> for AdminError {
    fn from(why: StoreError) -> AdminError {
        match why {
            StoreError::NoSuchTable => AdminError::NoSuchTable,
            StoreError::NoSuchPerson => AdminError::NoSuchPerson,
            why => AdminError::Store(why.to_string()),
        }
    }
}

/// For logs.
impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdminError::NoSuchTable => f.write_str("no such table"),
            AdminError::NoSuchPerson => f.write_str("no such person"),
            AdminError::Unreadable(why) => write!(f, "unreadable: {why}"),
            AdminError::Store(why) => write!(f, "the store failed: {why}"),
        }
    }
}

impl Error for AdminError {}
