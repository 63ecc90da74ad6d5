//! What the server tells people: why it rejects a request, and why it closes a connection.

use tenback_wire::{Crowd, Denial, Goodbye};

use crate::args::seat;
use crate::words::Words;

impl Words {
    /// Why the server rejects a request, and what to do instead.
    pub fn denial(&self, why: &Denial) -> String {
        let say = |id| self.message(id, &[]);
        match why {
            Denial::Refused(why) => self.refusal(why),
            Denial::Name(why) => self.name_error(why),
            Denial::WhoAreYou => say("server-who-are-you"),
            Denial::HostOnly => say("server-host-only"),
            Denial::NotSeated => say("server-not-seated"),
            Denial::BotPlays => say("server-bot-plays"),
            Denial::NotLate { seat: on_time } => self.message("server-not-late", &[seat(*on_time)]),
            Denial::TableFull => say("server-table-full"),
            Denial::Stale => say("server-stale"),
            Denial::NoSuchTable => say("server-no-such-table"),
            Denial::NoSpectators => say("server-no-spectators"),
            Denial::NoRecord => say("server-no-record"),
            Denial::CardsKnown => say("server-cards-known"),
            Denial::Unreadable { why } => {
                self.message("server-unreadable", &[("why", why.trim_end_matches('.').into())])
            }
            Denial::TooBig { most } => self.message("server-too-big", &[("most", (*most).into())]),
            Denial::HelloFirst => say("server-hello-first"),
            Denial::TooFast { wait } => self.message("server-too-fast", &[("wait", (*wait).into())]),
            Denial::TooMany { what } => say(crowd(*what)),
            Denial::ForeignOrigin => say("server-foreign-origin"),
            Denial::BadRecovery => say("server-bad-recovery"),
            Denial::BadClock => say("server-bad-clock"),
            Denial::TeamClock => say("server-team-clock"),
            Denial::NotStored => say("server-not-stored"),
            Denial::NoSuchPage => say("server-no-such-page"),
            Denial::BadRecord(fault) => {
                let args = [("line", fault.line.into()), ("why", self.problem(&fault.problem).into())];
                self.message("server-bad-record", &args)
            }
            Denial::TooManyPositions { most } => self.message("server-too-many-moments", &[("most", (*most).into())]),
            Denial::BadMove { word } => self.message("server-bad-move", &[("word", word.as_str().into())]),
            Denial::NoSuchPosition { last } => self.message("server-no-such-moment", &[("last", (*last).into())]),
            Denial::NothingToAdvise => say("server-nothing-to-advise"),
            Denial::EnoughSaid => say("server-enough-said"),
            Denial::ShuttingDown => say("server-shutting-down"),
        }
    }

    /// Why a connection ends, and what to do now.
    pub fn goodbye(&self, why: Goodbye) -> String {
        let id = match why {
            Goodbye::Restart => "server-bye-restart",
            Goodbye::Kicked => "server-bye-kicked",
            Goodbye::NoSpectators => "server-bye-no-spectators",
            Goodbye::Unheard => "server-bye-unheard",
            Goodbye::Abuse => "server-bye-abuse",
        };
        self.message(id, &[])
    }
}

const fn crowd(what: Crowd) -> &'static str {
    match what {
        Crowd::Tables => "server-too-many-tables",
        Crowd::Connections => "server-too-many-connections",
        Crowd::Spectators => "server-too-many-spectators",
    }
}
