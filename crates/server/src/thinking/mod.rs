//! Who may think: bots, hints and reviews share a few threads, fairly by address and by person.

mod shares;
#[cfg(test)]
mod tests;

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;
use tenback_bots::Budget;
use tenback_table::PersonId;
use tokio::sync::oneshot;
use tracing::error;

use crate::metrics;
use crate::world::World;
use shares::{Queue, Shares};

/// The processor time of a master for one turn when the machine is idle.
const IDLE_BUDGET: Duration = Duration::from_millis(250);
/// The least it gets when many are waiting. It still plays better than an expert.
const LEAST_BUDGET: Duration = Duration::from_millis(50);
/// Reviews leave a thread free for this long after a bot or a hint needed one.
const QUIET: Duration = Duration::from_secs(10);

/// Who is charged for thinking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Account {
    /// Where the person is connected from; `None` for a table where nobody is connected.
    pub(crate) network: Option<IpNet>,
    pub(crate) person: PersonId,
}

type Line = Shares<Option<IpNet>, Shares<PersonId, VecDeque<Waiter>>>;

/// What a thread is needed for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Urgency {
    /// Somebody is connected and waits for a bot or a hint.
    Watched,
    /// A step of a review.
    Review,
    /// A bot at a table where nobody is connected.
    Unwatched,
    /// Nobody waits for it.
    Idle,
}

/// The threads for bots, hints and reviews.
#[derive(Debug)]
pub(crate) struct Thinkers {
    threads: usize,
    state: Mutex<State>,
    hints: Mutex<HashSet<PersonId>>,
}

#[derive(Debug, Default)]
struct State {
    running: usize,
    waiting: usize,
    /// The waiting ones that are bots or hints.
    waiting_bots: usize,
    watched: Line,
    reviews: Line,
    unwatched: Line,
    /// The running ones that are not watched. They leave a thread free, if there are several.
    running_behind: usize,
    /// When a watched one last began or ended.
    last_watched: Option<Instant>,
}

#[derive(Debug)]
struct Waiter {
    account: Account,
    urgency: Urgency,
    since: Instant,
    answer: oneshot::Sender<Thread>,
}

/// A thread to think on. It is free again when this is dropped, and the account is charged for the time.
#[derive(Debug)]
pub(crate) struct Thread {
    /// `None` once it has been freed.
    thinkers: Option<Arc<Thinkers>>,
    account: Account,
    urgency: Urgency,
    began: Instant,
    /// The budget of a master.
    pub(crate) budget: Budget,
}

/// A pending hint of a person, at any table. The person can ask again when it is dropped.
#[derive(Debug)]
pub(crate) struct PendingHint {
    thinkers: Arc<Thinkers>,
    person: PersonId,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers { threads: threads.max(1), state: Mutex::default(), hints: Mutex::default() })
    }

    /// Waits for a thread for a bot or a hint. Dropping the future gives up the place in the queue.
    pub(crate) async fn thread(self: &Arc<Thinkers>, account: Account) -> Option<Thread> {
        let urgency = if account.network.is_some() { Urgency::Watched } else { Urgency::Unwatched };
        self.wait(account, urgency).await
    }

    /// The same for a step of a review: bots that somebody waits for come first.
    pub(crate) async fn thread_for_review(self: &Arc<Thinkers>, account: Account) -> Option<Thread> {
        self.wait(account, Urgency::Review).await
    }

    /// A thread for work that nobody waits for, unless somebody thinks, waits to, or did so a moment ago.
    pub(crate) fn idle_thread(self: &Arc<Thinkers>) -> Option<Thread> {
        let mut state = self.state();
        if state.running > 0 || state.waiting > 0 || !state.is_quiet() {
            return None;
        }
        state.running += 1;
        state.note(Urgency::Idle, |behind| behind + 1);
        let budget = state.budget(self.threads);
        let account = Account { network: None, person: PersonId::new(0) };
        drop(state);
        Some(Thread { thinkers: Some(self.clone()), account, urgency: Urgency::Idle, began: Instant::now(), budget })
    }

    async fn wait(self: &Arc<Thinkers>, account: Account, urgency: Urgency) -> Option<Thread> {
        let (answer, answered) = oneshot::channel();
        {
            let mut state = self.state();
            state.waiting += 1;
            state.waiting_bots += usize::from(urgency != Urgency::Review);
            let waiter = Waiter { account, urgency, since: Instant::now(), answer };
            state.line(urgency).lane(account.network).lane(account.person).push_back(waiter);
        }
        self.start_next();
        answered.await.ok()
    }

    /// Reserves a hint for a person, unless they are already waiting for one.
    pub(crate) fn reserve_hint(self: &Arc<Thinkers>, person: PersonId) -> Option<PendingHint> {
        self.hints().insert(person).then(|| PendingHint { thinkers: self.clone(), person })
    }

    /// Hands out free threads. Those who stopped waiting are skipped.
    fn start_next(self: &Arc<Thinkers>) {
        loop {
            let mut state = self.state();
            let Some(waiter) = state.next(self.threads) else { return };
            let budget = state.budget(self.threads);
            metrics::thinking(state.waiting, state.running);
            drop(state);
            metrics::waited_to_think(waiter.since.elapsed());
            let Waiter { account, urgency, .. } = waiter;
            let thread = Thread { thinkers: Some(self.clone()), account, urgency, began: Instant::now(), budget };
            if let Err(unwanted) = waiter.answer.send(thread) {
                unwanted.give_back();
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hints(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.hints.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The line for what waits with this urgency. What is idle does not wait, and counts as unwatched.
    fn line(&mut self, urgency: Urgency) -> &mut Line {
        match urgency {
            Urgency::Watched => &mut self.watched,
            Urgency::Review => &mut self.reviews,
            Urgency::Unwatched | Urgency::Idle => &mut self.unwatched,
        }
    }

    /// The next waiter, if a thread is free for it.
    fn next(&mut self, threads: usize) -> Option<Waiter> {
        if self.running >= threads {
            return None;
        }
        let spare = threads.saturating_sub(1).max(1);
        let for_reviews = if self.is_quiet() { threads } else { spare };
        let waiter = match self.watched.pop() {
            Some(waiter) => Some(waiter),
            None if self.running_behind < for_reviews => self.reviews.pop(),
            None => None,
        };
        let waiter = match waiter {
            Some(waiter) => waiter,
            None if self.running_behind < spare => self.unwatched.pop()?,
            None => return None,
        };
        self.waiting -= 1;
        self.waiting_bots -= usize::from(waiter.urgency != Urgency::Review);
        self.running += 1;
        self.note(waiter.urgency, |behind| behind + 1);
        Some(waiter)
    }

    /// Whether no bot or hint that somebody waits for has needed a thread for a while.
    fn is_quiet(&self) -> bool {
        self.last_watched.is_none_or(|last| last.elapsed() >= QUIET)
    }

    /// Notes that something begins or ends.
    fn note(&mut self, urgency: Urgency, change: impl Fn(usize) -> usize) {
        match urgency {
            Urgency::Watched => self.last_watched = Some(Instant::now()),
            Urgency::Review | Urgency::Unwatched | Urgency::Idle => self.running_behind = change(self.running_behind),
        }
    }

    /// Masters get less when many bots are waiting. Reviews come after them, so they do not count.
    fn budget(&self, threads: usize) -> Budget {
        let load = (self.waiting_bots + self.running).max(threads);
        let share = IDLE_BUDGET * threads as u32 / u32::try_from(load).unwrap_or(u32::MAX);
        Budget::CpuTime(share.clamp(LEAST_BUDGET, IDLE_BUDGET))
    }

    fn release(&mut self, account: Account, urgency: Urgency, used: Duration) {
        self.running -= 1;
        self.note(urgency, |behind| behind - 1);
        let used = u64::try_from(used.as_micros()).unwrap_or(u64::MAX);
        if let Some(people) = self.line(urgency).charge(&account.network, used) {
            people.charge(&account.person, used);
        }
    }
}

impl Thread {
    /// Frees a thread that nobody used, without looking for the next one.
    fn give_back(mut self) {
        if let Some(thinkers) = self.thinkers.take() {
            thinkers.state().release(self.account, self.urgency, Duration::ZERO);
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(thinkers) = self.thinkers.take() {
            thinkers.state().release(self.account, self.urgency, self.began.elapsed());
            thinkers.start_next();
        }
    }
}

impl Drop for PendingHint {
    fn drop(&mut self) {
        self.thinkers.hints().remove(&self.person);
    }
}

/// Tells work under way to stop when it is dropped, such as with the task that waits for it.
#[derive(Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// What the work asks now and then.
    pub(crate) fn stopped(&self) -> impl Fn() -> bool + Send + 'static {
        let told = self.0.clone();
        move || told.load(Ordering::Relaxed)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Thinks on a thread, which is free when that is done even if nobody waits for the result. `None` if it failed.
pub(crate) async fn think<T: Send + 'static>(
    world: &dyn World,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    if world.is_simulated() {
        return Some(work());
    }
    tokio::task::spawn_blocking(work).await.inspect_err(|why| error!(%why, "thinking failed")).ok()
}
