//! One task owns one table. Messages arrive on a channel; the resulting events are stored, then applied, then sent to
//! everybody connected, each with what they may know.

mod advice;
mod attendance;
mod authority;
mod bots;
mod broadcast;
mod clock;
mod coach;
mod commit;
mod contest;
mod draft;
mod guests;
mod moderation;
mod permissions;
mod step;
#[cfg(test)]
mod tests;
mod upkeep;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tenback_store::{CommandKey, Digest, Epoch, Listing, TableId};
use tenback_table::{Person, PersonId, Table};
use tenback_wire::{ChatMessage, ClientCommand, ClientFrame, Describer, Goodbye, Summary};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use crate::app::App;
use crate::bot_games::BotGame;
use crate::charter::{Charter, HandledCommands, LoadedTable};
use crate::denial::Denial;
use crate::forgetting::Forget;
use crate::listing::{listing, summary};
use crate::metrics;
use crate::node::Tenure;
use crate::origin::Origin;
use attendance::Attendance;
use bots::{BotTurn, is_bot_game};
use clock::TurnClock;
use coach::Coach;
use commit::Author;
pub(crate) use contest::HostContest;
pub(crate) use draft::Draft;
use guests::Guests;
pub(crate) use guests::{Guest, GuestId, goodbye, message};

/// A message to a table.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// A client connects and says which events it has.
    Join {
        /// Boxed, because every connection keeps room for the largest message.
        guest: Box<Guest>,
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
    Describe { answer: oneshot::Sender<Result<Summary, Denial>> },
    /// A request for the chat messages before an event.
    Chat { person: Person, from: Origin, before: u64, answer: oneshot::Sender<Result<Vec<ChatMessage>, Denial>> },
    /// A request whether a person may connect.
    MayEnter { person: Person, from: Origin, answer: oneshot::Sender<Result<(), Denial>> },
    /// A request whether these cards are on the table, which are closed to somebody.
    CheckCards { closed: Vec<Digest>, answer: oneshot::Sender<Result<(), Denial>> },
    /// Chat is to be deleted, perhaps with the person who wrote it.
    Forget { forget: Forget, answer: upkeep::Answer<usize> },
    /// A person is deleted, perhaps without having said anything.
    Erase { person: PersonId, answer: upkeep::Answer<()> },
    /// The operator has closed the table.
    Close { answer: oneshot::Sender<()> },
    /// The choice of a bot, or a hint.
    BotResult(bots::BotResult),
    /// What a coach has thought.
    CoachResult(coach::CoachResult),
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
    /// The contest it is for.
    contest: Option<HostContest>,
    /// The right to serve the table, if nodes share the store.
    tenure: Option<Tenure>,
    table: Table,
    /// Where the game is, to describe the next events.
    describer: Describer,
    /// How lists show the table.
    shown: Listing,
    done: HandledCommands,
    guests: Guests,
    /// Where seated people were connected from before, so that they cannot avoid a ban by leaving first.
    left_from: BTreeMap<PersonId, VecDeque<String>>,
    bot_turn: BotTurn,
    coach: Coach,
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

/// The delay before retrying when the disk is full.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// The task must end, because the table is closed or because it no longer knows what is stored. In the second case the
/// table is loaded again on demand.
#[derive(Debug)]
struct Broken;

impl Host {
    pub(crate) fn new(
        id: TableId,
        app: Arc<App>,
        host: PersonId,
        loaded: LoadedTable,
        contest: Option<HostContest>,
        tenure: Option<Tenure>,
        mailbox: Handle,
    ) -> Host {
        let LoadedTable { charter, table, done, snapshot_seq, bytes, deadline } = loaded;
        let (moved, reseated) = (table.seq(), table.seq());
        let guests = Guests::default();
        let now = app.now();
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
            contest,
            tenure,
            table,
            describer,
            shown,
            done,
            guests,
            left_from: BTreeMap::new(),
            bot_turn: BotTurn::None,
            coach: Coach::default(),
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
        self.release().await;
        // Say goodbye first: closing the mailbox ends the connections.
        self.guests.dismiss(if self.tenure.is_some() { Goodbye::Moved } else { Goodbye::Restart });
        inbox.close();
        metrics::table_closed();
        debug!(table = %self.id, "unloaded");
    }

    /// The claim under which this task writes.
    fn epoch(&self) -> Option<Epoch> {
        self.tenure.as_ref().map(|tenure| tenure.epoch)
    }

    /// Lets other nodes have the table.
    async fn release(&self) {
        if let (Some(node), Some(tenure)) = (&self.app.node, &self.tenure) {
            node.release(&self.id, tenure).await;
        }
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<TableMessage>) {
        let over = self.tenure.as_ref().map_or_else(CancellationToken::new, |tenure| tenure.over.clone());
        loop {
            let deadline = self.next_deadline();
            let outcome = tokio::select! {
                // Another node may own the table now.
                () = over.cancelled() => return,
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
                let joined = self.join(*guest, have);
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
                let _gone = answer.send(Ok(summary(self.id.as_str(), &self.table)));
                Ok(())
            }
            TableMessage::Chat { person, from, before, answer } => {
                // The caller may be gone.
                let _gone = answer.send(self.chat_for(&person, &from, before));
                Ok(())
            }
            TableMessage::MayEnter { person, from, answer } => {
                // The caller may be gone. Whether the person is invited is not known before they say hello.
                let _gone = answer.send(self.check_entry(&person, &from, true));
                Ok(())
            }
            TableMessage::CheckCards { closed, answer } => {
                // The caller may be gone.
                let _gone = answer.send(self.check_cards(&closed));
                Ok(())
            }
            TableMessage::Forget { forget, answer } => self.forget(forget, answer).await,
            TableMessage::Erase { person, answer } => self.erase(person, answer).await,
            TableMessage::Close { answer } => self.close(answer),
            TableMessage::BotResult(result) => self.bot_result(result).await,
            TableMessage::CoachResult(result) => {
                self.coach_result(result);
                Ok(())
            }
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
                let by = Author { guest, id: id.clone(), key, can_wait: self.can_wait(&command) };
                let outcome = self.carry_out(&who, seen, command, by).await?;
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

    /// Decides a command and commits the result, see [`Host::commit`].
    async fn carry_out(
        &mut self,
        who: &Person,
        seen: Option<u64>,
        command: ClientCommand,
        by: Author,
    ) -> Result<Result<(), Denial>, Broken> {
        let drafted = self.draft_for(who, seen, command);
        let counted = drafted.and_then(|draft| Ok((self.count_bot_game(by.guest, &draft)?, draft)));
        let (bot_game, draft) = match counted {
            Ok(counted) => counted,
            Err(denial) => return Ok(Err(denial)),
        };
        if draft.events.is_empty() {
            // It is as they want it already.
            self.send_done(by.guest, by.id, self.table.seq());
            return Ok(Ok(()));
        }
        let outcome = self.commit(draft, Some(by)).await?;
        if outcome.is_ok() && is_bot_game(&self.table) {
            self.bot_game = self.bot_game.take().or(bot_game);
        }
        Ok(outcome)
    }
}
