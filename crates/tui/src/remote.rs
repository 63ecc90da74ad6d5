//! The host of a game on a server.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use tenback_bots::Level;
use tenback_client::{ConnectionState, Follower, Guest, LogEntry, TableLock, Update};
use tenback_notation::Record;
use tenback_rules::{Board, Command, Contest, Illegal, Lay, Phase, Seat, Signal, StartPreference, View, Viewer};
use tenback_table::Refusal;
use tenback_wire::{Advice, ClientCommand, End, Permission, Sitter, Vote};

use crate::coach::Told;
use crate::context::Context;
use crate::history;
use crate::log::Entry;
use crate::saved::{self, SaveError, SavedGames};
use crate::seat_names;

/// A table on a server.
#[derive(Debug)]
pub(crate) struct Remote {
    guest: Guest,
    /// Whether to take a seat as soon as one is empty.
    sits: bool,
    /// The game as it was last known.
    view: Option<Box<View>>,
    log: Vec<Entry>,
    /// Messages of the server to show: refusals and goodbyes.
    said: Vec<String>,
    /// The last goodbye, until the connection is back.
    goodbye: Option<String>,
    /// A goodbye that no longer applies.
    outdated: Option<String>,
    /// Other terminals see by it that this one is at the table.
    lock: Option<TableLock>,
    saved: SavedGames,
    /// Whether the game was seen while it was running, so that its record is worth saving.
    followed: bool,
    file: Option<PathBuf>,
    trouble: Option<SaveError>,
    /// A hint that was not shown yet.
    advice: Option<Box<Advice>>,
    /// What the coach has said.
    pub(crate) told: Told,
    /// When the proposal to give up was first seen.
    vote_seen: Option<Instant>,
}

/// How long there is to answer a proposal to give up.
const TO_ANSWER: Duration = Duration::from_secs(60);

impl Remote {
    /// Connects to a table, to take a seat or only to watch.
    pub(crate) fn new(guest: Guest, lock: Option<TableLock>, watch: bool, saved: SavedGames) -> Remote {
        Remote {
            guest,
            sits: !watch,
            view: None,
            log: Vec::new(),
            said: Vec::new(),
            goodbye: None,
            outdated: None,
            lock,
            saved,
            followed: false,
            file: None,
            trouble: None,
            advice: None,
            told: Told::default(),
            vote_seen: None,
        }
    }

    /// Processes what has arrived. Returns whether anything has changed.
    pub(crate) fn poll(&mut self) -> bool {
        let happened = self.guest.poll();
        self.take(happened)
    }

    /// The same, waiting up to `longest`.
    pub(crate) fn wait(&mut self, longest: Duration) -> bool {
        let happened = self.guest.wait(longest);
        self.take(happened)
    }

    fn take(&mut self, happened: Vec<Update>) -> bool {
        let changed = !happened.is_empty();
        for happening in happened {
            match happening {
                Update::Changed => {}
                Update::Hint(advice) => self.advice = Some(advice),
                Update::Costs(costs) => self.told.warn(costs),
                Update::Remark(remark) => self.told.remark(remark),
                Update::Refused { text, .. } => self.said.push(text),
                Update::Goodbye { text } => {
                    self.goodbye = Some(text.clone());
                    self.said.push(text);
                }
                Update::Connected => self.outdated = self.goodbye.take(),
            }
        }
        if changed {
            self.look();
        }
        changed
    }

    /// Updates the state from what is known now.
    fn look(&mut self) {
        let Some(follower) = self.guest.follower() else { return };
        self.log = follower.log().iter().map(Entry::of_note).collect();
        if let Some(view) = follower.view() {
            self.view = Some(Box::new(view.clone()));
            if view.board().ending().is_none() {
                self.followed = true;
                self.file = None;
                self.trouble = None;
            }
        }
        let empty = follower.table().sitters.contains(&Sitter::Empty);
        self.vote_seen = follower.table().vote.as_ref().map(|_| self.vote_seen.unwrap_or_else(Instant::now));
        if std::mem::take(&mut self.sits) && follower.you().seat.is_none() && empty {
            self.guest.send(ClientCommand::Sit { seat: None });
        }
        self.keep_record();
    }

    /// Whether another game can follow here: the cards of a deal of the day or a challenge are played once.
    pub(crate) fn goes_on(&self) -> bool {
        self.seat().is_some() && self.follower().is_some_and(|follower| follower.table().occasion.is_none())
    }

    /// Whether only people with the invite link may take a seat.
    pub(crate) fn needs_invite(&self) -> bool {
        self.follower().is_some_and(|follower| follower.table().invite_only)
    }

    /// Whether the user cannot take an empty seat without asking for the invite link.
    pub(crate) fn lacks_invite(&self) -> bool {
        // The link may have a code that the host has replaced.
        self.needs_invite() && !self.follower().is_some_and(|follower| follower.may(Permission::Sit))
    }

    /// The link to send to friends. If an invite link is needed, only the host has it.
    pub(crate) fn link_for_friends(&self) -> Option<String> {
        let code = self.follower().and_then(|follower| follower.you().invite.as_deref());
        (code.is_some() || !self.needs_invite()).then(|| self.guest.link().with_invite(code))
    }

    /// Saves the record once the game is over.
    fn keep_record(&mut self) {
        let Some(mut record) = self.record().filter(|_| self.followed) else { return };
        if record.turns().iter().all(|turn| turn.lays() == 0) {
            return;
        }
        self.followed = false;
        history::add_date_and_seat(&mut record, SystemTime::now(), self.seat());
        let game = self.board().rules().name();
        let kept = self.saved.reserve(game, SystemTime::now()).and_then(|held| {
            held.as_deref().map_or(Ok(()), |path| saved::save(path, &record))?;
            Ok(held.as_deref().map(Path::to_owned))
        });
        match kept {
            Ok(file) => self.file = file,
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    /// Takes the messages of the server that were not shown yet.
    pub(crate) fn hear(&mut self) -> Vec<String> {
        std::mem::take(&mut self.said)
    }

    /// Takes the message that no longer applies because the connection is back.
    pub(crate) fn take_outdated(&mut self) -> Option<String> {
        self.outdated.take()
    }

    /// Gives up the own seat before the deal, unless another terminal still shows it; in a game it is kept.
    pub(crate) fn free_seat(&mut self) {
        if !self.is_dealt() && self.seat().is_some() && !self.is_shared() {
            self.ask(ClientCommand::Leave {});
        }
    }

    pub(crate) fn ask(&mut self, asked: ClientCommand) {
        self.guest.send(asked);
    }

    /// Sends a command of the own seat; the server may refuse it later.
    pub(crate) fn act(&mut self, command: Command) -> Result<(), Refusal> {
        if self.seat().is_none() {
            return Err(Refusal::Illegal(Illegal::NotSeated));
        }
        self.ask(match command {
            Command::Begin => ClientCommand::Begin {},
            Command::Lay(lay) => ClientCommand::Lay { lay },
            Command::EndTurn => ClientCommand::EndTurn {},
            Command::TakeBack => ClientCommand::TakeBack {},
            Command::Signal(signal) => ClientCommand::Signal { signal },
            Command::Resign => ClientCommand::Resign {},
            // Only the server runs the clock.
            Command::RunOutOfTime => return Err(Refusal::NoClock),
        });
        Ok(())
    }

    pub(crate) fn wish(&mut self, wish: Option<StartPreference>) -> Result<(), Refusal> {
        match wish {
            Some(StartPreference::Me) => self.act(Command::Signal(Signal::LetMeBegin)),
            Some(StartPreference::NotMe) => self.act(Command::Signal(Signal::NotMe)),
            None => Ok(()),
        }
    }

    /// Lets a bot take over from a player who is late, or from oneself; or takes the own seat back.
    pub(crate) fn change_places(&mut self) {
        let late = self.late().filter(|&seat| Some(seat) != self.seat());
        self.ask(match late {
            Some(seat) => ClientCommand::HandOver { seat: Some(seat), level: Level::Expert },
            None if self.bot_plays_for_me() => ClientCommand::Return {},
            None => ClientCommand::HandOver { seat: None, level: Level::Expert },
        });
    }

    /// Whether the table allows hints.
    pub(crate) fn allows_hints(&self) -> bool {
        self.guest.follower().is_none_or(|follower| follower.table().hints)
    }

    /// Asks the server for a hint, if the table allows hints. Returns whether one is on its way.
    pub(crate) fn ask_for_hint(&mut self) -> bool {
        let turn = self.view.as_deref().is_some_and(View::is_to_move);
        let asks = turn && self.allows_hints() && self.lays_under_way().is_empty();
        if asks {
            self.guest.ask_for_hint();
        }
        asks
    }

    /// Takes the hint that has arrived.
    pub(crate) fn take_advice(&mut self) -> Option<Box<Advice>> {
        self.advice.take()
    }
}

/// Queries.
impl Remote {
    pub(crate) const fn guest(&self) -> &Guest {
        &self.guest
    }

    pub(crate) fn follower(&self) -> Option<&Follower> {
        self.guest.follower()
    }

    /// Why the connection was closed for good.
    pub(crate) fn end(&self) -> Option<&tenback_client::ClientError> {
        match self.guest.connection_state() {
            ConnectionState::Closed(trouble) => Some(trouble),
            ConnectionState::Connecting | ConnectionState::Open | ConnectionState::Lost { .. } => None,
        }
    }

    /// Whether another terminal is at the table as the same person.
    pub(crate) fn is_shared(&self) -> bool {
        self.lock.as_ref().is_some_and(TableLock::is_shared)
    }

    pub(crate) fn is_dealt(&self) -> bool {
        self.view.is_some()
    }

    /// The public state of the game.
    pub(crate) fn board(&self) -> &Board {
        self.view.as_deref().expect("a game is looked at only once its cards are dealt").board()
    }

    pub(crate) fn view(&self) -> Option<&View> {
        self.view.as_deref()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.seat().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The own seat in the current game.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match &self.view {
            Some(view) => view.seat(),
            None => self.follower().and_then(|follower| follower.you().seat),
        }
    }

    /// All cards and why the game ended, once it is over.
    pub(crate) fn game_end(&self) -> Option<End> {
        self.follower()?.end().cloned()
    }

    /// How many hints were given in this game.
    pub(crate) fn hints(&self) -> u16 {
        self.follower().map_or(0, |follower| follower.table().hints_given.iter().sum())
    }

    /// The proposal to give up, while it is voted on.
    pub(crate) fn vote(&self) -> Option<&Vote> {
        self.follower()?.table().vote.as_ref()
    }

    /// The seconds that are left to answer it.
    pub(crate) fn seconds_to_answer(&self, now: Instant) -> u64 {
        let waited = self.vote_seen.map_or(Duration::ZERO, |seen| now.saturating_duration_since(seen));
        TO_ANSWER.saturating_sub(waited).as_secs()
    }

    /// Whether the own seat is asked whether to give up.
    pub(crate) fn is_asked_to_give_up(&self) -> bool {
        let Some(seat) = self.seat().filter(|_| !self.bot_plays_for_me()) else { return false };
        self.vote().is_some_and(|vote| !vote.agree.contains(&seat) && !vote.object.contains(&seat))
    }

    /// Whether the others would vote on giving up.
    pub(crate) fn decides_together(&self) -> bool {
        let Some(follower) = self.follower() else { return false };
        let others = Seat::all(follower.table().rules.seats()).filter(|&seat| Some(seat) != self.seat());
        let here = |seat: Seat| matches!(follower.sitter(seat), Sitter::Person { .. }) && !follower.is_away(seat);
        follower.table().rules.contest() == Contest::Together && others.into_iter().any(here)
    }

    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What happened after event number `seq`.
    pub(crate) fn notes_after(&self, seq: u64) -> impl Iterator<Item = &LogEntry> {
        self.follower().into_iter().flat_map(Follower::log).filter(move |note| note.seq > seq)
    }

    pub(crate) fn lays_under_way(&self) -> Vec<Lay> {
        self.guest.pending_lays()
    }

    fn sitter(&self, seat: Seat) -> &Sitter {
        self.follower().map_or(&Sitter::Empty, |follower| follower.sitter(seat))
    }

    pub(crate) fn bot_plays_for_me(&self) -> bool {
        self.seat().is_some_and(|seat| matches!(self.sitter(seat), Sitter::StandIn { .. }))
    }

    /// The seat whose time is up.
    pub(crate) fn late(&self) -> Option<Seat> {
        self.follower().and_then(|follower| follower.table().late)
    }

    /// The bot whose turn it is.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        let seat = self.view()?.board().to_move()?;
        matches!(self.sitter(seat), Sitter::Bot { .. } | Sitter::StandIn { .. }).then_some(seat)
    }

    /// Whether the player has not said yet who should go first.
    pub(crate) fn asks_who_begins(&self) -> bool {
        let Some(seat) = self.seat().filter(|_| self.is_opening()) else { return false };
        self.board().signals()[seat].begin.is_none()
    }

    /// Whether the player may start the game because nobody has.
    pub(crate) fn is_opening(&self) -> bool {
        let dealt = self.view().is_some_and(|view| view.board().phase() == Phase::Dealt);
        dealt && self.seat().is_some() && !self.bot_plays_for_me()
    }

    /// The game as a record, once it is over.
    pub(crate) fn record(&self) -> Option<Record> {
        Record::parse(self.follower()?.record()?).ok()
    }

    pub(crate) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    pub(crate) fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// How much time is left for the turn, as on a clock.
    pub(crate) fn time_left(&self, now: Instant) -> Option<String> {
        let seconds = self.guest.time_left(now)?.as_secs();
        Some(format!("{}:{:02}", seconds / 60, seconds % 60))
    }

    /// What is said when the program ends: that the seat of a running game is kept.
    pub(crate) fn farewell(&self, context: &Context) -> Option<String> {
        let plays = self.seat().is_some() && self.view().is_some_and(|view| view.board().ending().is_none());
        plays.then(|| context.words.message("plain-seat-waits", &[]))
    }

    /// The names of the seats, as the user sees them.
    pub(crate) fn names(&self, context: &Context) -> Vec<String> {
        self.follower().map_or_else(Vec::new, |follower| seat_names::at_server(follower, context))
    }
}
