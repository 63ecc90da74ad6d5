//! Who may think: bots and hints share a few threads, fairly by address and by person.

mod shares;

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;
use tenback_bots::Budget;
use tenback_table::PersonId;
use tokio::sync::oneshot;

use crate::metrics;
use shares::{Queue, Shares};

/// The processor time of a master for one turn when the machine is idle.
const IDLE_BUDGET: Duration = Duration::from_millis(250);
/// The least it gets when many are waiting. It still plays better than an expert.
const LEAST_BUDGET: Duration = Duration::from_millis(50);

/// Who is charged for thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Account {
    /// Where the person is connected from; `None` for a table where nobody is connected.
    pub(crate) network: Option<IpNet>,
    pub(crate) person: PersonId,
}

type Line = Shares<Option<IpNet>, Shares<PersonId, VecDeque<Waiter>>>;

/// The threads for bots and hints.
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
    /// Somebody is connected and waits.
    watched: Line,
    /// Nobody is connected.
    unwatched: Line,
    /// The running ones that nobody watches. They leave a thread free, if there are several.
    running_unwatched: usize,
}

#[derive(Debug)]
struct Waiter {
    account: Account,
    since: Instant,
    answer: oneshot::Sender<Thread>,
}

/// A thread to think on. It is free again when this is dropped, and the account is charged for the time.
#[derive(Debug)]
pub(crate) struct Thread {
    /// `None` once it has been freed.
    thinkers: Option<Arc<Thinkers>>,
    account: Account,
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

    /// Waits for a thread. Dropping the future gives up the place in the queue.
    pub(crate) async fn thread(self: &Arc<Thinkers>, account: Account) -> Option<Thread> {
        let (answer, answered) = oneshot::channel();
        {
            let mut state = self.state();
            state.waiting += 1;
            let waiter = Waiter { account, since: Instant::now(), answer };
            state.line(account).lane(account.network).lane(account.person).push_back(waiter);
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
            let thread =
                Thread { thinkers: Some(self.clone()), account: waiter.account, began: Instant::now(), budget };
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
    fn line(&mut self, account: Account) -> &mut Line {
        if account.network.is_some() { &mut self.watched } else { &mut self.unwatched }
    }

    /// The next waiter, if a thread is free for it.
    fn next(&mut self, threads: usize) -> Option<Waiter> {
        if self.running >= threads {
            return None;
        }
        let spare = threads.saturating_sub(1).max(1);
        let waiter = match self.watched.pop() {
            Some(waiter) => waiter,
            None if self.running_unwatched < spare => self.unwatched.pop()?,
            None => return None,
        };
        self.waiting -= 1;
        self.running += 1;
        self.running_unwatched += usize::from(waiter.account.network.is_none());
        Some(waiter)
    }

    /// Masters get less when many are waiting.
    fn budget(&self, threads: usize) -> Budget {
        let load = (self.waiting + self.running).max(threads);
        let share = IDLE_BUDGET * threads as u32 / u32::try_from(load).unwrap_or(u32::MAX);
        Budget::CpuTime(share.clamp(LEAST_BUDGET, IDLE_BUDGET))
    }

    fn release(&mut self, account: Account, used: Duration) {
        self.running -= 1;
        self.running_unwatched -= usize::from(account.network.is_none());
        let used = u64::try_from(used.as_micros()).unwrap_or(u64::MAX);
        if let Some(people) = self.line(account).charge(&account.network, used) {
            people.charge(&account.person, used);
        }
    }
}

impl Thread {
    /// Frees a thread that nobody used, without looking for the next one.
    fn give_back(mut self) {
        if let Some(thinkers) = self.thinkers.take() {
            thinkers.state().release(self.account, Duration::ZERO);
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(thinkers) = self.thinkers.take() {
            thinkers.state().release(self.account, self.began.elapsed());
            thinkers.start_next();
        }
    }
}

impl Drop for PendingHint {
    fn drop(&mut self) {
        self.thinkers.hints().remove(&self.person);
    }
}
