//! The host of the game on screen. The screens and the plain mode use only this, so they do not need to know where the
//! table is.

use std::path::Path;
use std::time::Instant;

use tenback_notation::Record;
use tenback_rules::{Board, Command, EndCause, Lay, Seat, StartPreference, TurnState, View};
use tenback_table::{Refusal, Table, Talk};
use tenback_wire::End;

use crate::coach::Coach;
use crate::context::Context;
use crate::local_game::{Keyboard, LocalGame};
use crate::log::Entry;
use crate::pending_choice::PendingChoice;
use crate::remote::Remote;
use crate::saved::SaveError;
use crate::sight::Sight;

/// A hint that is on its way.
#[derive(Debug)]
pub(crate) enum PendingHint {
    /// A bot on this machine is thinking.
    Thinking(Box<PendingChoice>),
    /// The server was asked.
    Asked,
}

/// The host of a game.
#[derive(Debug)]
pub(crate) enum Host {
    /// A game on this machine.
    Local(Box<LocalGame>),
    /// A table on a server.
    Remote(Box<Remote>),
}

impl From<LocalGame> for Host {
    fn from(local: LocalGame) -> Host {
        Host::Local(Box::new(local))
    }
}

impl Host {
    /// The table of a local game.
    pub(crate) fn local_table(&self) -> Option<&Table> {
        match self {
            Host::Local(local) => Some(local.table()),
            Host::Remote(_) => None,
        }
    }

    /// The remote table, if it is one.
    pub(crate) fn remote(&self) -> Option<&Remote> {
        match self {
            Host::Local(_) => None,
            Host::Remote(remote) => Some(remote),
        }
    }

    /// The same, mutable.
    pub(crate) fn remote_mut(&mut self) -> Option<&mut Remote> {
        match self {
            Host::Local(_) => None,
            Host::Remote(remote) => Some(remote),
        }
    }
}

/// Actions.
impl Host {
    /// Carries out or sends a command of the player at the keyboard, unless it is rejected immediately.
    pub(crate) fn act(&mut self, command: Command) -> Result<(), Refusal> {
        match self {
            Host::Local(local) => local.act(command),
            Host::Remote(remote) => remote.act(command),
        }
    }

    /// States whether the player at the keyboard wants to go first, would rather not, or does not mind.
    pub(crate) fn wish(&mut self, wish: Option<StartPreference>) -> Result<(), Refusal> {
        match self {
            Host::Local(local) => local.wish(wish),
            Host::Remote(remote) => remote.wish(wish),
        }
    }

    /// Lets other players continue. Returns whether anything has changed.
    pub(crate) fn poll(&mut self, now: Instant) -> bool {
        match self {
            Host::Local(local) => local.poll(now),
            Host::Remote(remote) => remote.poll(),
        }
    }

    /// Covers the screen to pass the keyboard on.
    pub(crate) fn pass(&mut self) {
        match self {
            Host::Local(local) => local.pass(),
            // Everyone has their own keyboard.
            Host::Remote(_) => {}
        }
    }

    /// Shows the table to the seat the keyboard was passed to.
    pub(crate) fn uncover(&mut self) {
        match self {
            Host::Local(local) => local.uncover(),
            // Everyone has their own keyboard.
            Host::Remote(_) => {}
        }
    }

    /// Asks a master bot for a hint: on this machine, or on the server, which counts it.
    pub(crate) fn hint(&mut self) -> Option<PendingHint> {
        match self {
            Host::Local(local) => local.hint().map(|hint| PendingHint::Thinking(Box::new(hint))),
            Host::Remote(remote) => remote.ask_for_hint().then_some(PendingHint::Asked),
        }
    }
}

/// Queries.
impl Host {
    /// The public state of the game.
    pub(crate) fn board(&self) -> &Board {
        match self {
            Host::Local(local) => local.board(),
            Host::Remote(remote) => remote.board(),
        }
    }

    /// What may be shown now; nothing while the keyboard is being passed.
    pub(crate) fn view(&self) -> Option<View> {
        match self {
            Host::Local(local) => local.view(),
            Host::Remote(remote) => remote.view().cloned(),
        }
    }

    /// The same, including lays that were sent but not confirmed, and lays being tried out.
    pub(crate) fn sight(&self, tried: &[Lay]) -> Option<Sight> {
        let view = self.view()?;
        let lays = [&self.lays_under_way(), tried].concat();
        Some(Sight::tried(&view, &lays).unwrap_or_else(|_| Sight::of(&view)))
    }

    /// Why a lay would lose the game, if it would.
    pub(crate) fn why_it_loses(&self, lay: Lay) -> Option<EndCause> {
        let lays = [&self.lays_under_way()[..], &[lay]].concat();
        match self.view()?.try_out(&lays).ok()?.state {
            TurnState::Broken(cause) => Some(cause),
            TurnState::Open | TurnState::Complete => None,
        }
    }

    /// Lays that were sent but not confirmed yet.
    pub(crate) fn lays_under_way(&self) -> Vec<Lay> {
        self.remote().map(Remote::lays_under_way).unwrap_or_default()
    }

    /// Whether the game is saved from the first move on, rather than only when it is over.
    pub(crate) const fn saves(&self) -> bool {
        matches!(self, Host::Local(_))
    }

    /// What happened so far.
    pub(crate) fn log(&self) -> &[Entry] {
        match self {
            Host::Local(local) => local.log(),
            Host::Remote(remote) => remote.log(),
        }
    }

    /// Who is looking at the screen.
    pub(crate) fn keyboard(&self) -> Keyboard {
        match self {
            Host::Local(local) => local.keyboard(),
            Host::Remote(remote) => Keyboard::Shown(remote.viewer()),
        }
    }

    /// The seat of the player who is looking at the screen.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Host::Local(local) => local.seat(),
            Host::Remote(remote) => remote.seat(),
        }
    }

    /// The player the keyboard should be passed to, if somebody else has it.
    pub(crate) fn pass_to(&self) -> Option<Seat> {
        match self {
            Host::Local(local) => local.pass_to(),
            Host::Remote(_) => None,
        }
    }

    /// Whether only one person plays.
    pub(crate) fn is_alone(&self) -> bool {
        match self {
            Host::Local(local) => local.is_alone(),
            Host::Remote(_) => false,
        }
    }

    /// Whether the player at the keyboard has not said yet who should go first.
    pub(crate) fn asks_who_begins(&self) -> bool {
        match self {
            Host::Local(local) => local.asks_who_begins(),
            Host::Remote(remote) => remote.asks_who_begins(),
        }
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        match self {
            Host::Local(local) => local.bot_to_move(),
            Host::Remote(remote) => remote.bot_to_move(),
        }
    }

    /// Whether something can happen without a key press.
    pub(crate) fn is_waiting(&self) -> bool {
        match self {
            Host::Local(local) => local.bot_to_move().is_some() || local.coach().is_some_and(Coach::is_thinking),
            Host::Remote(_) => true,
        }
    }

    /// Which kinds of talk are allowed.
    pub(crate) fn talk(&self) -> Talk {
        match self {
            Host::Local(local) => local.table().settings().talk,
            Host::Remote(remote) => remote.follower().map_or(Talk::None, |follower| follower.table().talk),
        }
    }

    /// The game as a record, if all of it may be known.
    pub(crate) fn record(&self) -> Option<Record> {
        match self {
            Host::Local(local) => local.table().record(),
            Host::Remote(remote) => remote.record(),
        }
    }

    /// The seat that is called “you”.
    pub(crate) fn you(&self) -> Option<Seat> {
        match self {
            Host::Local(local) => local.seat().filter(|_| local.is_alone()),
            Host::Remote(remote) => remote.follower().and_then(|follower| follower.you().seat),
        }
    }

    /// All cards and why the game ended, once it is over.
    pub(crate) fn game_end(&self) -> Option<End> {
        match self {
            Host::Local(local) => local.table().end().map(End::from),
            Host::Remote(remote) => remote.game_end(),
        }
    }

    /// How many hints were given in this game.
    pub(crate) fn hints(&self) -> u16 {
        match self {
            Host::Local(local) => local.hints(),
            Host::Remote(remote) => remote.hints(),
        }
    }

    /// Whether the table allows hints.
    pub(crate) fn allows_hints(&self) -> bool {
        self.remote().is_none_or(Remote::allows_hints)
    }

    /// Whether the game can be resumed later.
    pub(crate) fn is_kept(&self) -> bool {
        match self {
            Host::Local(local) => local.is_kept(),
            Host::Remote(remote) => remote.file().is_some(),
        }
    }

    /// Where the game is saved, if it is.
    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Host::Local(local) => local.file(),
            Host::Remote(remote) => remote.file(),
        }
    }

    /// Why the game is not saved.
    pub(crate) fn trouble(&self) -> Option<&SaveError> {
        match self {
            Host::Local(local) => local.trouble(),
            Host::Remote(remote) => remote.trouble(),
        }
    }

    /// Whether the game should be saved and is not.
    pub(crate) fn is_unsaved(&self) -> bool {
        match self {
            Host::Local(local) => local.is_unsaved(),
            Host::Remote(remote) => remote.trouble().is_some(),
        }
    }

    /// The names of the seats, as the user sees them.
    pub(crate) fn names(&self, context: &Context) -> Vec<String> {
        match self {
            Host::Local(local) => context.names(local),
            Host::Remote(remote) => remote.names(context),
        }
    }
}
