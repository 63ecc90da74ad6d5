//! One task owns one table. Messages arrive on a channel; the resulting events are stored, then applied, then sent to
//! everybody connected, each with what they may know.

mod advice;
mod attendance;
mod authority;
mod bots;
mod broadcast;
mod clock;
mod draft;
mod guests;
mod moderation;
mod permissions;
mod step;
#[cfg(test)]
mod tests;
mod upkeep;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tenback_store::{Append, CommandKey, Listing, StoreError, StoredSnapshot, TableId};
use tenback_table::{Event, Person, PersonId, Table};
use tenback_wire::{ChatMessage, ClientCommand, ClientFrame, CommandId, Describer, Goodbye, Summary};
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, error, warn};

use crate::app::App;
use crate::bot_games::BotGame;
use crate::charter::{Charter, HandledCommands, LoadedTable, snapshot_text};
use crate::denial::Denial;
use crate::finished::finished_game;
use crate::forgetting::Forget;
use crate::listing::{listing, summary};
use crate::metrics;
use attendance::Attendance;
use bots::{BotTurn, is_bot_game};
use clock::TurnClock;
pub(crate) use draft::Draft;
use guests::Guests;
pub(crate) use guests::{Guest, GuestId, goodbye, message};

/// A message to a table.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// A client connects and says which events it has.
    Join {
        guest: Guest,
        have: u64,
        /// The id of the connection; dropped if the table has just been unloaded.
        answer: oneshot::Sender<Result<GuestId, Denial>>,
    },
    /// A connected client sends a frame.
    Frame { guest: GuestId, frame: ClientFrame, came: Instant },
    /// A connection has ended.
    Gone { guest: GuestId },
    /// A person has a new name or language.
    Renamed(PersonId),
    /// A request for the summary.
    Describe { answer: oneshot::Sender<Summary> },
    /// A request for the chat messages before an event.
    Chat { person: Person, from: IpAddr, before: u64, answer: oneshot::Sender<Result<Vec<ChatMessage>, Denial>> },
    /// Chat is to be deleted, perhaps with the person who wrote it.
    Forget { forget: Forget, answer: oneshot::Sender<()> },
    /// The operator has closed the table.
    Close { answer: oneshot::Sender<()> },
    /// The choice of a bot, or a hint.
    BotResult(bots::BotResult),
}

/// The sending side of a table's mailbox.
pub(crate) type Handle = mpsc::Sender<TableMessage>;

/// A table and everything its task needs.
pub(crate) struct Host {
    id: TableId,
    app: Arc<App>,
    /// Who created the table.
    host: PersonId,
    charter: Charter,
    table: Table,
    /// Where the game is, to describe the next events.
    describer: Describer,
    /// How lists show the table.
    shown: Listing,
    done: HandledCommands,
    guests: Guests,
    bot_turn: BotTurn,
    /// Counts the game while bots play in it.
    bot_game: Option<BotGame>,
    clock: TurnClock,
    attendance: Attendance,
    /// The number of the last event that changed what may be done next.
    moved: u64,
    /// The number of the last event that changed who sits where.
    reseated: u64,
    snapshot_seq: u64,
    /// The bytes stored for the table.
    bytes: u64,
    /// After a failed append, the table does nothing on its own before this.
    not_before: Option<tokio::time::Instant>,
    mailbox: mpsc::Sender<TableMessage>,
}

/// The command that a draft comes from.
struct Author {
    guest: GuestId,
    id: CommandId,
    key: CommandKey,
    /// Whether it can be refused without stopping a game.
    can_wait: bool,
}

/// The delay before retrying when the disk is full.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// The task must end, because the table is closed or because it no longer knows what is stored. In the second case the
/// table is loaded again on demand.
#[derive(Debug)]
struct Broken;

impl Host {
    /// The maximum number of events that have to be replayed on loading.
    const SNAPSHOT_EVERY: u64 = 256;

    pub(crate) fn new(id: TableId, app: Arc<App>, host: PersonId, loaded: LoadedTable, mailbox: Handle) -> Host {
        let LoadedTable { charter, table, done, snapshot_seq, bytes, deadline } = loaded;
        let (moved, reseated) = (table.seq(), table.seq());
        let guests = Guests::default();
        let now = app.world.now();
        let mut clock = TurnClock::default();
        clock.restore(&table, deadline.map(|deadline| deadline.since(now)));
        let mut describer = Describer::new(table.settings().rules);
        table.tail(table.tail_begins()).into_iter().flatten().for_each(|earlier| describer.skip(earlier.event));
        let shown = listing(&charter, &table);
        Host {
            id,
            app,
            host,
            charter,
            table,
            describer,
            shown,
            done,
            guests,
            bot_turn: BotTurn::None,
            bot_game: None,
            clock,
            attendance: Attendance::default(),
            moved,
            reseated,
            snapshot_seq,
            bytes,
            not_before: None,
            mailbox,
        }
    }

    /// Handles messages until nobody is connected and nothing is left to do.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<TableMessage>) {
        metrics::table_opened();
        if self.open().await.is_ok() {
            self.serve(&mut inbox).await;
        }
        self.app.registry.forget(&self.id);
        // Say goodbye first: closing the mailbox ends the connections.
        self.guests.dismiss(Goodbye::Restart);
        inbox.close();
        metrics::table_closed();
        debug!(table = %self.id, "unloaded");
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<TableMessage>) {
        loop {
            let deadline = self.next_deadline();
            let outcome = tokio::select! {
                () = self.app.stopping.cancelled() => return self.unload().await,
                message = inbox.recv() => match message {
                    Some(message) => self.read(message).await,
                    None => return,
                },
                () = tokio::time::sleep_until(deadline) => {
                    if self.is_idle() && inbox.is_empty() {
                        return self.unload().await;
                    }
                    self.wake().await
                }
            };
            if outcome.is_err() {
                return;
            }
        }
    }

    /// Nobody is connected, no bot is thinking, no clock is running and there is no vote.
    fn is_idle(&self) -> bool {
        let quiet = self.clock.deadline().is_none() && self.attendance.is_idle();
        self.guests.is_empty() && matches!(self.bot_turn, BotTurn::None) && quiet
    }

    fn next_deadline(&self) -> tokio::time::Instant {
        let idle = tokio::time::Instant::now() + self.app.config.limits.idle;
        if let Some(time) = self.not_before {
            return time.min(idle);
        }
        [self.bot_turn.due(), self.clock.deadline(), self.attendance_deadline()]
            .into_iter()
            .flatten()
            .fold(idle, |a, b| a.min(b))
    }

    /// Deadlines do not matter while nobody is connected and there is no vote.
    fn attendance_deadline(&self) -> Option<tokio::time::Instant> {
        self.attendance.deadline().filter(|_| !self.guests.is_empty() || !self.attendance.is_idle())
    }

    fn must_wait(&self) -> bool {
        self.not_before.is_some_and(|time| time > tokio::time::Instant::now())
    }

    async fn read(&mut self, message: TableMessage) -> Result<(), Broken> {
        match message {
            TableMessage::Join { guest, have, answer } => {
                let joined = self.join(guest, have);
                // The client may be gone.
                if let Err(Ok(guest)) = answer.send(joined) {
                    self.gone(guest);
                }
                self.start_bot();
                Ok(())
            }
            TableMessage::Frame { guest, frame, came } => self.frame(guest, frame, came).await,
            TableMessage::Gone { guest } => {
                self.gone(guest);
                Ok(())
            }
            TableMessage::Renamed(person) => self.look_up_name(person).await,
            TableMessage::Describe { answer } => {
                // The caller may be gone.
                let _gone = answer.send(summary(self.id.as_str(), &self.table));
                Ok(())
            }
            TableMessage::Chat { person, from, before, answer } => {
                // The caller may be gone.
                let _gone = answer.send(self.chat_for(&person, from, before));
                Ok(())
            }
            TableMessage::Forget { forget, answer } => self.forget(forget, answer).await,
            TableMessage::Close { answer } => self.close(answer),
            TableMessage::BotResult(result) => self.bot_result(result).await,
        }
    }

    async fn frame(&mut self, guest: GuestId, frame: ClientFrame, came: Instant) -> Result<(), Broken> {
        let Some(who) = self.guests.get(guest).map(|guest| guest.person.clone()) else { return Ok(()) };
        match frame {
            ClientFrame::Hello { .. } => self.refuse(guest, None, &Denial::HelloFirst),
            ClientFrame::Do { id, seen, command } => {
                let key = CommandKey { person: who.id, id: id.as_str().to_owned() };
                if let Some(seq) = self.done.find(&key) {
                    self.send_done(guest, id, seq);
                    return Ok(());
                }
                if matches!(command, ClientCommand::Close {}) {
                    return self.close_for(guest, &who, id).await;
                }
                let can_wait = authority::can_wait(&command);
                let drafted = self.draft_for(&who, seen, command);
                let counted = drafted.and_then(|draft| Ok((self.count_bot_game(guest, &draft)?, draft)));
                let outcome = match counted {
                    Ok((bot_game, draft)) => {
                        let stored = self.commit(draft, Some(Author { guest, id: id.clone(), key, can_wait })).await?;
                        if stored.is_ok() && is_bot_game(&self.table) {
                            self.bot_game = self.bot_game.take().or(bot_game);
                        }
                        stored
                    }
                    Err(denial) => Err(denial),
                };
                metrics::command(outcome.as_ref().map_or_else(Denial::code, |()| "done"), came.elapsed());
                if let Err(denial) = outcome {
                    self.refuse(guest, Some(id), &denial);
                }
                self.start_bot();
            }
            ClientFrame::TryOut { id, lays } => self.try_out(guest, id, &lays),
            ClientFrame::Hint { id } => self.request_hint(guest, id),
        }
        Ok(())
    }

    /// Stores a draft, applies it and sends it. The inner result is a denial if it could not be stored and nothing has
    /// changed; the outer error means that this task no longer knows what is stored.
    async fn commit(&mut self, draft: Draft, by: Option<Author>) -> Result<Result<(), Denial>, Broken> {
        if draft.events.is_empty() {
            return Ok(Ok(()));
        }
        let key = by.as_ref().map(|by| by.key.clone());
        let append = self.append_of(&draft, key.as_ref());
        let (bytes, host) = (append.bytes(), append.host);
        if let Err(denial) = self.charge(by.as_ref(), &draft, bytes) {
            return Ok(Err(denial));
        }
        let snapshot = append.snapshot.as_ref().map(|snapshot| snapshot.seq);
        let shown = append.listing.clone();
        match self.app.store.append(append).await {
            Ok(()) => {}
            Err(why @ StoreError::Full) => return Ok(Err(why.into())),
            Err(why) => {
                error!(table = %self.id, %why, "an append failed; the table is loaded again");
                return Err(Broken);
            }
        }
        self.bytes += bytes;
        self.host = host.unwrap_or(self.host);
        self.snapshot_seq = snapshot.unwrap_or(self.snapshot_seq);
        if let Some(shown) = shown {
            self.shown = shown;
        }
        if let Some(key) = key {
            self.done.note(key, draft.next.seq());
        }
        self.adopt(draft, by.map(|by| (by.guest, by.id)));
        Ok(Ok(()))
    }

    /// Charges whoever caused it for what is stored. What can wait is refused when there is no room for it.
    fn charge(&self, by: Option<&Author>, draft: &Draft, bytes: u64) -> Result<(), Denial> {
        let guest = by.map_or_else(|| self.payer(), |by| self.guests.get(by.guest));
        let Some(Guest { person, address, .. }) = guest else { return Ok(()) };
        let budgets = &self.app.budgets;
        if by.is_none_or(|by| !by.can_wait) {
            budgets.charge(person.id, *address, bytes);
            return Ok(());
        }
        if draft.events.iter().any(|event| matches!(event, Event::Said { .. })) {
            budgets.check_database()?;
        }
        budgets.check_table(self.bytes)?;
        budgets.spend(person.id, *address, bytes)
    }

    fn append_of(&self, draft: &Draft, key: Option<&CommandKey>) -> Append {
        let may_look_different = draft.events.iter().any(draft::changes_listing);
        let shown = may_look_different.then(|| listing(&self.charter, &draft.next));
        let due = self.table.seq() >= self.snapshot_seq + Host::SNAPSHOT_EVERY;
        let now = self.app.world.now();
        Append {
            table: self.id.clone(),
            entries: draft.entries(key),
            snapshot: due.then(|| self.snapshot()).flatten(),
            listing: shown.filter(|shown| *shown != self.shown),
            game: draft.events.contains(&Event::Opened).then(|| finished_game(&draft.next, now)).flatten(),
            host: self.next_host(draft),
            deadline: self.clock.left_after(&draft.next).map(|left| now.plus(left)),
            now,
        }
    }

    fn snapshot(&self) -> Option<StoredSnapshot> {
        let state = snapshot_text(&self.table, &self.done).ok()?;
        Some(StoredSnapshot { seq: self.table.seq(), state })
    }

    /// Makes a stored draft the current state.
    fn adopt(&mut self, draft: Draft, by: Option<(GuestId, CommandId)>) {
        let before = std::mem::replace(&mut self.table, draft.next);
        if draft.events.iter().any(draft::changes_what_may_be_done) {
            self.moved = self.table.seq();
        }
        let reseated = draft.events.iter().any(draft::changes_who_sits);
        if reseated {
            self.reseated = self.table.seq();
        }
        self.clock.follow(&self.table);
        self.bot_turn.follow(&self.table);
        if !is_bot_game(&self.table) {
            self.bot_game = None;
        }
        self.update_attendance();
        self.broadcast(&before, &draft.events, by);
        if self.dismiss_who_may_not_stay(&before) || reseated {
            self.send_presence(None);
        }
        drop(before);
        self.table.merge_history();
    }

    /// Saves a snapshot, so that the table can be loaded quickly.
    async fn unload(&mut self) {
        if self.table.seq() == self.snapshot_seq {
            return;
        }
        let append = Append {
            table: self.id.clone(),
            entries: Vec::new(),
            snapshot: self.snapshot(),
            listing: None,
            game: None,
            host: None,
            deadline: None,
            now: self.app.world.now(),
        };
        if let Err(why) = self.app.store.append(append).await {
            warn!(table = %self.id, %why, "no snapshot was saved; the events are stored");
        }
    }
}
