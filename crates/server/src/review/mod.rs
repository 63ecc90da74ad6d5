//! Reviews of finished games. Their steps share the threads of the bots; people who ask for the
//! same review share the work, and what is known stays for a while after the last one has left.

mod answer;
mod in_play;
mod job;
mod listener;
mod version;
mod work;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tenback_notation::{Record, replay};
use tenback_review::{Effort, FinishedGame, Part, Study};
use tenback_rules::{Rules, Setup};
use tenback_store::TableId;
use tenback_table::PersonId;
use tokio::sync::Mutex as Queue;

use crate::app::App;
use crate::denial::Denial;
use crate::network::Networks;
use crate::replay::{first_record, without_commitment};
use crate::thinking::Account;
use job::Job;

pub(crate) use answer::judge_answer;
pub(crate) use in_play::{check_not_in_play, digest, opening_digest};
pub(crate) use listener::Listener;
pub(crate) use version::version;

/// How long a review stays in memory after it was last asked for.
const KEPT: Duration = Duration::from_secs(10 * 60);

/// How many reviews nobody waits for stay in memory.
const MOST_KEPT: usize = 64;

/// For how many different rules the mean over all deals is remembered.
const MOST_MEANS: usize = 32;

/// What is reviewed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Subject {
    /// A game of a table, by its number. Its review is stored.
    Game(TableId, u32),
    /// A record that somebody sent, by the SHA-256 of its text.
    Record([u8; 32]),
}

/// Who asks for a review.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    person: Option<PersonId>,
    address: IpAddr,
}

impl Asker {
    pub(crate) const fn new(person: Option<PersonId>, address: IpAddr) -> Asker {
        Asker { person, address }
    }

    /// Who is charged. Strangers share what one person gets at their network.
    fn account(&self) -> Account {
        let network = Some(Networks::of(self.address).widest());
        Account { network, person: self.person.unwrap_or(PersonId::new(0)) }
    }
}

/// The reviews that are being made, and those made lately.
#[derive(Default)]
pub(crate) struct Reviews {
    jobs: Mutex<HashMap<Subject, Arc<Job>>>,
    /// One review at a time for each account.
    queues: Mutex<HashMap<Account, Weak<Queue<()>>>>,
    /// Means over all deals: the same for all games with the same rules.
    means: Mutex<VecDeque<(Rules, Part)>>,
}

/// Reads the first game of a text that is to be reviewed, and its deal.
pub(crate) fn read(text: &str) -> Result<(FinishedGame, Setup), Denial> {
    let (first, _) = first_record(text);
    let replayed = first.read(|record| replay(&without_commitment(&record)));
    let replayed = replayed.map_err(|fault| Denial::BadRecord(Box::new(fault)))?;
    let game = FinishedGame::new(&replayed).map_err(Denial::NotReviewable)?;
    Ok((game, replayed.setup))
}

/// The deal of a stored record, read on another thread.
pub(crate) async fn read_deal(app: &App, record: String) -> Result<Setup, Denial> {
    let place = app.replayers.clone().acquire_owned().await.map_err(|_| Denial::ShuttingDown)?;
    let reading = tokio::task::spawn_blocking(move || {
        let _place = place;
        let replayed = Record::parse(&record).and_then(|record| replay(&without_commitment(&record)));
        replayed.map(|replayed| replayed.setup)
    });
    reading.await.map_err(Denial::internal)?.map_err(|fault| Denial::BadRecord(Box::new(fault)))
}

impl Reviews {
    /// Listens to a review, which is started or resumed if nobody else listens to it.
    pub(crate) fn listen(&self, app: &Arc<App>, subject: Subject, game: FinishedGame, asker: Asker) -> Listener {
        let mut jobs = lock(&self.jobs);
        forget(&mut jobs);
        let new = || {
            let effort = Effort::per_turn(app.config.review_evaluations);
            Arc::new(Job::new(subject.clone(), Study::new(game, effort)))
        };
        let job = jobs.entry(subject.clone()).or_insert_with(new).clone();
        drop(jobs);
        let (lines, idle) = job.listen();
        if idle {
            app.tasks.spawn(work::run(app.clone(), job.clone(), asker));
        }
        Listener::new(&job, lines)
    }

    /// The queue of an account.
    fn queue(&self, account: Account) -> Arc<Queue<()>> {
        let mut queues = lock(&self.queues);
        queues.retain(|_, queue| queue.strong_count() > 0);
        let known = queues.get(&account).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            let queue = Arc::default();
            queues.insert(account, Arc::downgrade(&queue));
            queue
        })
    }

    fn mean(&self, rules: &Rules) -> Option<Part> {
        lock(&self.means).iter().find(|(of, _)| of == rules).map(|(_, mean)| mean.clone())
    }

    fn note_mean(&self, rules: &Rules, part: &Part) {
        let mut means = lock(&self.means);
        if matches!(part, Part::Mean(_)) && means.iter().all(|(of, _)| of != rules) {
            means.push_back((*rules, part.clone()));
            if means.len() > MOST_MEANS {
                means.pop_front();
            }
        }
    }
}

/// Removes reviews that nobody has asked for lately, and the oldest of too many.
fn forget(jobs: &mut HashMap<Subject, Arc<Job>>) {
    jobs.retain(|_, job| job.idle_for().is_none_or(|time| time < KEPT));
    let mut idle: Vec<(Duration, Subject)> =
        jobs.iter().filter_map(|(subject, job)| Some((job.idle_for()?, subject.clone()))).collect();
    idle.sort_by_key(|(time, _)| *time);
    for (_, subject) in idle.iter().skip(MOST_KEPT) {
        jobs.remove(subject);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No operation under the lock can stop halfway.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
