//! Why the server closes a connection.

use tenback_wire::Goodbye;

use crate::words::Words;

impl Words {
    /// Why a connection ends, and what to do now.
    pub fn goodbye(&self, why: Goodbye) -> String {
        let id = match why {
            Goodbye::Restart => "server-bye-restart",
            Goodbye::Moved => "server-bye-moved",
            Goodbye::Kicked => "server-bye-kicked",
            Goodbye::NoSpectators => "server-bye-no-spectators",
            Goodbye::Unheard => "server-bye-unheard",
            Goodbye::Abuse => "server-bye-abuse",
            Goodbye::Closed => "server-bye-closed",
        };
        self.message(id, &[])
    }
}
