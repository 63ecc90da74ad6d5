//! One task owns one table. Letters come in by a channel; what follows is stored, then followed, then told to everybody
//! who looks on, each as they may know it.

mod advice;
mod authority;
mod bots;
mod clock;
mod company;
mod draft;
mod guests;
mod permissions;
mod tell;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tenback_store::{Append, CommandKey, StoreError, StoredSnapshot, TableId};
use tenback_table::{Command, Person, PersonId, Table};
use tenback_wire::{ClientFrame, CommandId, Denial, Goodbye, Summary};
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, error, warn};

use crate::app::App;
use crate::charter::{Charter, Done, TakenUp, put_away};
use crate::listing::{listing, summary};
use crate::metrics;
use bots::BotTurn;
use clock::TurnClock;
use company::Company;
pub(crate) use draft::Draft;
use guests::Guests;
pub(crate) use guests::{Guest, GuestId, Outbox, goodbye, message};

/// What a table is asked.
#[derive(Debug)]
pub(crate) enum Letter {
    /// Somebody connects and says what they have.
    Join {
        guest: Guest,
        have: u64,
        /// Who they are from now on; nothing comes if the table has just been put away.
        answer: oneshot::Sender<Result<GuestId, Denial>>,
    },
    /// Somebody who is connected sends a message.
    Frame { guest: GuestId, frame: ClientFrame, came: Instant },
    /// A connection has ended.
    Gone { guest: GuestId },
    /// Somebody has another name or reads another language.
    Renamed(Person),
    /// What is to be said of the table.
    Describe { answer: oneshot::Sender<Summary> },
    /// What a bot, or somebody's adviser, has thought.
    Thought(bots::Thought),
}

/// The way to a table.
pub(crate) type Handle = mpsc::Sender<Letter>;

/// A table in the hands of its task.
pub(crate) struct Host {
    id: TableId,
    app: Arc<App>,
    /// Who made the table.
    founder: PersonId,
    charter: Charter,
    table: Table,
    done: Done,
    guests: Guests,
    bot_turn: BotTurn,
    clock: TurnClock,
    company: Company,
    /// The number of the last event that changed what may be done next.
    moved: u64,
    /// The number of the last event that changed who sits where.
    reseated: u64,
    kept_at: u64,
    /// After a failed append of its own the table tries nothing by itself before this.
    not_before: Option<tokio::time::Instant>,
    letters: mpsc::Sender<Letter>,
}

/// When the disk is full, a table tries again after this.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// Why a table cannot go on in this task. What is stored is right; whoever comes next reads it.
#[derive(Debug)]
struct Broken;

impl Host {
    /// So many events are told one by one when a table is taken up again.
    const SNAPSHOT_EVERY: u64 = 64;

    pub(crate) fn new(id: TableId, app: Arc<App>, founder: PersonId, up: TakenUp, letters: Handle) -> Host {
        let TakenUp { charter, table, done, kept_at } = up;
        let (moved, reseated) = (table.seq(), table.seq());
        let guests = Guests::default();
        let (bot_turn, clock) = (BotTurn::None, TurnClock::default());
        Host {
            id,
            app,
            founder,
            charter,
            table,
            done,
            guests,
            bot_turn,
            clock,
            company: Company::default(),
            moved,
            reseated,
            kept_at,
            not_before: None,
            letters,
        }
    }

    /// Reads letters until nobody is there and nothing is left to do.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Letter>) {
        metrics::table_opened();
        if self.open().await.is_ok() {
            self.serve(&mut inbox).await;
        }
        self.app.registry.forget(&self.id);
        // Goodbye comes first: a connection whose table does not read any more ends.
        self.guests.dismiss(Goodbye::Restart);
        inbox.close();
        metrics::table_closed();
        debug!(table = %self.id, "put away");
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Letter>) {
        loop {
            let deadline = self.next_deadline();
            let outcome = tokio::select! {
                () = self.app.stopping.cancelled() => return self.put_away().await,
                letter = inbox.recv() => match letter {
                    Some(letter) => self.read(letter).await,
                    None => return,
                },
                () = tokio::time::sleep_until(deadline) => {
                    if self.is_idle() && inbox.is_empty() {
                        return self.put_away().await;
                    }
                    self.wake().await
                }
            };
            if outcome.is_err() {
                return;
            }
        }
    }

    /// Nobody looks on, no bot thinks, no clock runs and nobody is waited for.
    fn is_idle(&self) -> bool {
        let quiet = self.clock.deadline().is_none() && self.company.is_idle();
        self.guests.is_empty() && matches!(self.bot_turn, BotTurn::None) && quiet
    }

    fn next_deadline(&self) -> tokio::time::Instant {
        let idle = tokio::time::Instant::now() + self.app.config.limits.idle;
        if let Some(moment) = self.not_before {
            return moment.min(idle);
        }
        [self.bot_turn.due(), self.clock.deadline(), self.company_deadline()]
            .into_iter()
            .flatten()
            .fold(idle, |a, b| a.min(b))
    }

    /// Nobody needs to hear of anything while nobody is connected and nothing is waited for.
    fn company_deadline(&self) -> Option<tokio::time::Instant> {
        self.company.deadline().filter(|_| !self.guests.is_empty() || !self.company.is_idle())
    }

    fn must_wait(&self) -> bool {
        self.not_before.is_some_and(|moment| moment > tokio::time::Instant::now())
    }

    async fn read(&mut self, letter: Letter) -> Result<(), Broken> {
        match letter {
            Letter::Join { guest, have, answer } => {
                let joined = self.join(guest, have);
                // Whoever does not wait for the answer any more has gone.
                if let Err(Ok(guest)) = answer.send(joined) {
                    self.gone(guest);
                }
                Ok(())
            }
            Letter::Frame { guest, frame, came } => self.frame(guest, frame, came).await,
            Letter::Gone { guest } => {
                self.gone(guest);
                Ok(())
            }
            Letter::Renamed(person) => self.rename(person).await,
            Letter::Describe { answer } => {
                // Whoever does not wait any more need not know.
                let _gone = answer.send(summary(self.id.as_str(), &self.table));
                Ok(())
            }
            Letter::Thought(thought) => self.thought(thought).await,
        }
    }

    /// Follows a new name. Whoever has no seat here is known by it from now on, and nobody else need hear of it.
    async fn rename(&mut self, person: Person) -> Result<(), Broken> {
        self.guests.rename(&person);
        match Draft::with(&self.table, Command::Rename(person)) {
            // If it cannot be stored now, the name is looked up when the table is read again.
            Ok(draft) => self.commit(draft, None).await.map(|_| ()),
            Err(_) => Ok(()),
        }
    }

    async fn frame(&mut self, guest: GuestId, frame: ClientFrame, came: Instant) -> Result<(), Broken> {
        let Some(who) = self.guests.get(guest).map(|guest| guest.person.clone()) else { return Ok(()) };
        match frame {
            ClientFrame::Hello { .. } => self.refuse(guest, None, &Denial::HelloFirst),
            ClientFrame::Do { id, seen, command } => {
                let key = CommandKey { person: who.id, id: id.as_str().to_owned() };
                if let Some(seq) = self.done.find(&key) {
                    self.tell_done(guest, id, seq);
                    return Ok(());
                }
                let drafted = self.draft_for(&who, seen, command);
                let outcome = match drafted {
                    Ok(draft) => self.commit(draft, Some((guest, id.clone(), key))).await?,
                    Err(denial) => Err(denial),
                };
                metrics::command(outcome.as_ref().map_or_else(Denial::code, |()| "done"), came.elapsed());
                if let Err(denial) = outcome {
                    self.refuse(guest, Some(id), &denial);
                }
                self.go_on();
            }
            ClientFrame::TryOut { id, lays } => self.try_out(guest, id, &lays),
            ClientFrame::Hint { id } => self.think_for(guest, id),
        }
        Ok(())
    }

    /// Stores what is drafted, follows it and tells it. The inner result is a denial if it could not be stored and
    /// nothing has changed; the outer one says that this task no longer knows what is stored.
    async fn commit(
        &mut self,
        draft: Draft,
        by: Option<(GuestId, CommandId, CommandKey)>,
    ) -> Result<Result<(), Denial>, Broken> {
        if draft.events.is_empty() {
            return Ok(Ok(()));
        }
        let key = by.as_ref().map(|(_, _, key)| key.clone());
        let append = self.append_of(&draft, key.as_ref());
        let snapshot = append.snapshot.as_ref().map(|snapshot| snapshot.seq);
        match self.app.store.append(append).await {
            Ok(()) => {}
            Err(StoreError::Full) => {
                error!(table = %self.id, "no room left on the disk");
                return Ok(Err(Denial::NotStored));
            }
            Err(why) => {
                error!(table = %self.id, %why, "an append failed; the table is read anew");
                return Err(Broken);
            }
        }
        self.kept_at = snapshot.unwrap_or(self.kept_at);
        if let Some(key) = key {
            self.done.note(key, draft.next.seq());
        }
        self.adopt(draft, by.map(|(guest, id, _)| (guest, id)));
        Ok(Ok(()))
    }

    fn append_of(&self, draft: &Draft, key: Option<&CommandKey>) -> Append {
        let shown = listing(&self.charter, &draft.next);
        let listing = (shown != listing(&self.charter, &self.table)).then_some(shown);
        let due = self.table.seq() >= self.kept_at + Host::SNAPSHOT_EVERY;
        Append {
            table: self.id.clone(),
            entries: draft.entries(key),
            snapshot: due.then(|| self.snapshot()).flatten(),
            listing,
            now: self.app.world.now(),
        }
    }

    fn snapshot(&self) -> Option<StoredSnapshot> {
        let state = put_away(&self.table, &self.done).ok()?;
        Some(StoredSnapshot { seq: self.table.seq(), state })
    }

    /// The draft is true now.
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
        self.follow_company();
        self.tell(&before, &draft.events, by);
        if self.dismiss_who_may_not_stay(&before) || reseated {
            self.tell_present(None);
        }
    }

    /// Lets everybody know that the table will be found again, and keeps it so that it is found by one read.
    async fn put_away(&mut self) {
        if self.table.seq() == self.kept_at {
            return;
        }
        let append = Append {
            table: self.id.clone(),
            entries: Vec::new(),
            snapshot: self.snapshot(),
            listing: None,
            now: self.app.world.now(),
        };
        if let Err(why) = self.app.store.append(append).await {
            warn!(table = %self.id, %why, "no snapshot was kept; the events are");
        }
    }
}
