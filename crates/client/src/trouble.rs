//! Why somebody cannot sit down, or stay.

/// Why a table cannot be reached, for good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nobody answers there.
    Unreachable {
        /// What the system says.
        why: String,
    },
    /// Something answers, but it is no Tenback server.
    NotTenback,
    /// The server has no such table.
    NoSuchTable,
    /// The server does not know this person yet, and no name was given to make them known.
    NameNeeded,
    /// The server no longer knows this person.
    Forgotten,
    /// The server refuses, in words of its own.
    Refused {
        /// A word that does not change.
        code: String,
        /// Why and what to do, in the language of the person.
        text: String,
    },
    /// What the server tells cannot be, twice in a row: one of the two is too old or broken.
    Astray,
}
