//! Why a connection ends.

/// Why the server ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goodbye {
    /// The server restarts, or reads the table anew.
    Restart,
    /// The client did not read what it was sent.
    Slow,
    /// The host sent the person away.
    Kicked,
    /// The table no longer lets others look on.
    NoSpectators,
    /// No hello came in time.
    Unheard,
    /// Too many messages, or too many that cannot be read.
    Abuse,
}

impl Goodbye {
    /// All of them.
    pub const ALL: [Goodbye; 6] =
        [Goodbye::Restart, Goodbye::Slow, Goodbye::Kicked, Goodbye::NoSpectators, Goodbye::Unheard, Goodbye::Abuse];

    /// The word that clients know it by. It never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Goodbye::Restart => "restart",
            Goodbye::Slow => "slow",
            Goodbye::Kicked => "kicked",
            Goodbye::NoSpectators => "no-spectators",
            Goodbye::Unheard => "unheard",
            Goodbye::Abuse => "abuse",
        }
    }

    /// After how many milliseconds to connect again, if that makes sense.
    pub const fn again_in(self) -> Option<u32> {
        match self {
            Goodbye::Restart => Some(1_000),
            Goodbye::Slow => Some(100),
            Goodbye::Kicked | Goodbye::NoSpectators | Goodbye::Unheard | Goodbye::Abuse => None,
        }
    }
}
