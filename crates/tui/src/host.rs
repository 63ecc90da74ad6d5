//! Whoever runs the game that is shown. The screen and the lines of text ask only here, so that they need not know where
//! the table stands.

use std::path::Path;
use std::time::Instant;

use tenback_notation::Record;
use tenback_rules::{Board, Command, Lay, Seat, StartPreference, View};
use tenback_table::{Refusal, Table, Talk};
use tenback_wire::End;

use crate::desk::Desk;
use crate::house::{House, Keyboard};
use crate::keep::KeepError;
use crate::log::Entry;
use crate::remote::Remote;
use crate::sight::Sight;
use crate::thought::Thought;

/// Whoever runs the game.
#[derive(Debug)]
pub(crate) enum Host {
    /// The house at this keyboard.
    Here(Box<House>),
    /// A server elsewhere.
    There(Box<Remote>),
}

impl From<House> for Host {
    fn from(house: House) -> Host {
        Host::Here(Box::new(house))
    }
}

impl Host {
    /// The table at this keyboard, if it is here.
    pub(crate) fn local_table(&self) -> Option<&Table> {
        match self {
            Host::Here(house) => Some(house.table()),
            Host::There(_) => None,
        }
    }

    /// The table elsewhere, if it is there.
    pub(crate) fn remote(&self) -> Option<&Remote> {
        match self {
            Host::Here(_) => None,
            Host::There(remote) => Some(remote),
        }
    }

    /// The same, to do something there.
    pub(crate) fn remote_mut(&mut self) -> Option<&mut Remote> {
        match self {
            Host::Here(_) => None,
            Host::There(remote) => Some(remote),
        }
    }
}

/// What can be done.
impl Host {
    /// A wish of the seat at the keyboard: done, or on its way, unless it is refused at once.
    pub(crate) fn act(&mut self, command: Command) -> Result<(), Refusal> {
        match self {
            Host::Here(house) => house.act(command),
            Host::There(remote) => remote.act(command),
        }
    }

    /// What the person at the keyboard says about beginning: I want to, rather not, or nothing.
    pub(crate) fn wish(&mut self, wish: Option<StartPreference>) -> Result<(), Refusal> {
        match self {
            Host::Here(house) => house.wish(wish),
            Host::There(remote) => remote.wish(wish),
        }
    }

    /// Goes on where somebody else is to move. Answers whether anything has changed.
    pub(crate) fn poll(&mut self, now: Instant) -> bool {
        match self {
            Host::Here(house) => house.poll(now),
            Host::There(remote) => remote.poll(),
        }
    }

    /// Covers the screen to pass the keyboard on.
    pub(crate) fn pass(&mut self) {
        match self {
            Host::Here(house) => house.pass(),
            // Everybody has a keyboard of their own.
            Host::There(_) => {}
        }
    }

    /// Shows the table to the seat the keyboard was passed to.
    pub(crate) fn uncover(&mut self) {
        match self {
            Host::Here(house) => house.uncover(),
            // Everybody has a keyboard of their own.
            Host::There(_) => {}
        }
    }

    /// Asks a master what it would lay for the seat at the keyboard.
    pub(crate) fn hint(&mut self) -> Option<Thought> {
        match self {
            Host::Here(house) => house.hint(),
            Host::There(remote) => remote.hint(),
        }
    }
}

/// What can be asked.
impl Host {
    /// What lies open.
    pub(crate) fn board(&self) -> &Board {
        match self {
            Host::Here(house) => house.board(),
            Host::There(remote) => remote.board(),
        }
    }

    /// What may be shown now; nothing while the keyboard is being passed.
    pub(crate) fn view(&self) -> Option<View> {
        match self {
            Host::Here(house) => house.view(),
            Host::There(remote) => remote.view().cloned(),
        }
    }

    /// The same with what is on its way and some lays tried out.
    pub(crate) fn sight(&self, tried: &[Lay]) -> Option<Sight> {
        let view = self.view()?;
        let lays = [&self.lays_under_way(), tried].concat();
        Some(Sight::tried(&view, &lays).unwrap_or_else(|_| Sight::of(&view)))
    }

    /// Lays that were sent and not answered yet.
    pub(crate) fn lays_under_way(&self) -> Vec<Lay> {
        self.remote().map(Remote::lays_under_way).unwrap_or_default()
    }

    /// Whether the game is kept from the first lay on, or only once it is over.
    pub(crate) const fn saves(&self) -> bool {
        matches!(self, Host::Here(_))
    }

    /// What happened so far.
    pub(crate) fn log(&self) -> &[Entry] {
        match self {
            Host::Here(house) => house.log(),
            Host::There(remote) => remote.log(),
        }
    }

    /// Whose eyes are on the screen.
    pub(crate) fn keyboard(&self) -> Keyboard {
        match self {
            Host::Here(house) => house.keyboard(),
            Host::There(remote) => Keyboard::Shown(remote.viewer()),
        }
    }

    /// The seat whose eyes are on the screen.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Host::Here(house) => house.seat(),
            Host::There(remote) => remote.seat(),
        }
    }

    /// The person the keyboard should be passed to, if somebody else has it.
    pub(crate) fn pass_to(&self) -> Option<Seat> {
        match self {
            Host::Here(house) => house.pass_to(),
            Host::There(_) => None,
        }
    }

    /// Whether only one person plays.
    pub(crate) fn is_alone(&self) -> bool {
        match self {
            Host::Here(house) => house.is_alone(),
            Host::There(_) => false,
        }
    }

    /// Whether the person at the keyboard still has to say who should begin.
    pub(crate) fn asks_who_begins(&self) -> bool {
        match self {
            Host::Here(house) => house.asks_who_begins(),
            Host::There(remote) => remote.asks_who_begins(),
        }
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        match self {
            Host::Here(house) => house.bot_to_move(),
            Host::There(remote) => remote.bot_to_move(),
        }
    }

    /// Whether something may happen without a key.
    pub(crate) fn is_waiting(&self) -> bool {
        match self {
            Host::Here(house) => house.bot_to_move().is_some(),
            Host::There(_) => true,
        }
    }

    /// What may be said.
    pub(crate) fn talk(&self) -> Talk {
        match self {
            Host::Here(house) => house.table().settings().talk,
            Host::There(remote) => remote.follower().map_or(Talk::None, |follower| follower.table().talk),
        }
    }

    /// The game as a record, where that may be known.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Host::Here(house) => house.table().record(),
            Host::There(remote) => remote.record(),
        }
    }

    /// The seat that is called “you”.
    pub(crate) fn you(&self) -> Option<Seat> {
        match self {
            Host::Here(house) => house.seat().filter(|_| house.is_alone()),
            Host::There(remote) => remote.follower().and_then(|follower| follower.you().seat),
        }
    }

    /// All cards and why the game ended, once it is over.
    pub(crate) fn game_end(&self) -> Option<End> {
        match self {
            Host::Here(house) => house.table().end().map(End::from),
            Host::There(remote) => remote.game_end(),
        }
    }

    /// How many hints were given in this game.
    pub(crate) fn hints(&self) -> u16 {
        match self {
            Host::Here(house) => house.hints(),
            Host::There(remote) => remote.hints(),
        }
    }

    /// Whether the table plays with hints.
    pub(crate) fn allows_hints(&self) -> bool {
        self.remote().is_none_or(Remote::allows_hints)
    }

    /// Whether the game can be resumed later.
    pub(crate) fn is_kept(&self) -> bool {
        match self {
            Host::Here(house) => house.is_kept(),
            Host::There(remote) => remote.file().is_some(),
        }
    }

    /// Where the game is kept, if it is.
    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Host::Here(house) => house.file(),
            Host::There(remote) => remote.file(),
        }
    }

    /// Why the game is not kept.
    pub(crate) fn trouble(&self) -> Option<&KeepError> {
        match self {
            Host::Here(house) => house.trouble(),
            Host::There(remote) => remote.trouble(),
        }
    }

    /// The names of the seats, as whoever is at the keyboard reads them.
    pub(crate) fn names(&self, desk: &Desk) -> Vec<String> {
        match self {
            Host::Here(house) => desk.names(house),
            Host::There(remote) => remote.names(desk),
        }
    }
}
