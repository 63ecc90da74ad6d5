//! Why a connection ends.

/// Why the server ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goodbye {
    /// The server restarts, or loads the table again.
    Restart,
    /// The table moves to another server process.
    Moved,
    /// The host removed the person.
    Kicked,
    /// The table no longer allows spectators.
    NoSpectators,
    /// No hello arrived in time.
    Unheard,
    /// Too many messages, or too many malformed ones.
    Abuse,
    /// The host or the operator closed the table.
    Closed,
}

impl Goodbye {
    /// All of them.
    pub const ALL: [Goodbye; 7] = [
        Goodbye::Restart,
        Goodbye::Moved,
        Goodbye::Kicked,
        Goodbye::NoSpectators,
        Goodbye::Unheard,
        Goodbye::Abuse,
        Goodbye::Closed,
    ];

    /// The code by which clients identify it. It never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Goodbye::Restart => "restart",
            Goodbye::Moved => "moved",
            Goodbye::Kicked => "kicked",
            Goodbye::NoSpectators => "no-spectators",
            Goodbye::Unheard => "unheard",
            Goodbye::Abuse => "abuse",
            Goodbye::Closed => "table-closed",
        }
    }

    /// The one with this code.
    pub fn by_code(code: &str) -> Option<Goodbye> {
        Goodbye::ALL.into_iter().find(|goodbye| goodbye.code() == code)
    }

    /// After how many milliseconds to reconnect, if that makes sense.
    pub const fn again_in(self) -> Option<u32> {
        match self {
            Goodbye::Restart => Some(1_000),
            Goodbye::Moved => Some(100),
            Goodbye::Kicked | Goodbye::NoSpectators | Goodbye::Unheard | Goodbye::Abuse | Goodbye::Closed => None,
        }
    }

    /// The WebSocket close code.
    pub const fn close_code(self) -> u16 {
        match self {
            Goodbye::Restart | Goodbye::Moved => 1012,
            Goodbye::Kicked | Goodbye::NoSpectators | Goodbye::Unheard | Goodbye::Abuse | Goodbye::Closed => 1008,
        }
    }
}
