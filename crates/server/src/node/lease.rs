//! Joining the other nodes, and staying among them.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde::{Deserialize, Serialize};
use tenback_store::{JoinError, NewNode, NodeId, Renewal, StoreError};
use tenback_table::PersonId;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::{Membership, Term};
use crate::app::{App, Departure, SignedOut};
use crate::host::TableMessage;
use crate::metrics;

/// How far a clock may be off before operators are told, in milliseconds.
const CLOCK_MAY_DIFFER: i64 = 5_000;

/// How many times a node tries to tell the others something.
const POST_ATTEMPTS: u32 = 30;

/// What a node tells all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// A person who was banned or deleted may no longer use their connections, or a device that was signed out.
    SignedOut(SignedOut),
    /// A person who has begun a challenge may no longer be at tables with its cards.
    Begun(PersonId),
    /// A person has a new name.
    Renamed(PersonId),
}

impl Membership {
    /// Joins the other nodes. If a node with the same address was killed, its lease has to run out first.
    pub(crate) async fn join(&self, app: &Arc<App>) -> Result<(), JoinError> {
        let patience = Instant::now() + self.taken_over_within();
        loop {
            match self.try_to_join(app).await {
                Err(JoinError::AddressTaken { left }) if Instant::now() < patience => {
                    sleep(left.min(self.config.renew_every() / 4)).await;
                }
                joined => return joined,
            }
        }
    }

    async fn try_to_join(&self, app: &Arc<App>) -> Result<(), JoinError> {
        let mut number = [0; 8];
        app.world.fill(&mut number).map_err(|why| StoreError::Failed(Arc::new(why)))?;
        // Databases have signed numbers.
        let id = NodeId::new(u64::from_le_bytes(number) & (u64::MAX >> 1));
        let nodes = self.store.nodes().ok_or(StoreError::Closed)?;
        let asked = Instant::now();
        let former = self.term_slot().as_ref().map(|term| term.id);
        let new = NewNode { id, address: self.config.address.clone(), life: self.config.lease, former };
        nodes.join(new).await?;
        info!(node = %id, address = self.config.address, "joined");
        let until = asked + self.config.serves_for();
        *self.term_slot() = Some(Term { id, over: CancellationToken::new(), until });
        // What time it is, before anything is dated.
        match timeout(self.config.renew_every(), nodes.renew(id, self.config.lease)).await {
            Ok(Ok(Some(renewal))) => self.hear(app, renewal),
            Ok(Ok(None)) => warn!(node = %id, "the lease has run out at once; is the database very slow?"),
            Ok(Err(why)) => warn!(node = %id, %why, "the database has not told the time"),
            Err(_) => warn!(node = %id, "the database has not told the time: it does not answer"),
        }
        Ok(())
    }

    /// Renews the lease until the server stops. If it runs out, all tables are given up, and the process joins again.
    pub(crate) async fn keep(self: Arc<Membership>, app: Arc<App>) {
        let mut next = self.renewal_due();
        loop {
            tokio::select! {
                () = app.stopping.cancelled() => return,
                () = sleep_until(next) => {}
            }
            let asked = Instant::now();
            let term = self.term_slot().clone();
            next = match term.filter(|term| !term.over.is_cancelled()) {
                Some(term) => self.renew(&app, &term, asked).await,
                None => match self.join(&app).await {
                    Ok(()) => {
                        info!("serving tables again");
                        self.renewal_due()
                    }
                    Err(why) => {
                        warn!(%why, "no table can be served");
                        Instant::now() + self.config.renew_every()
                    }
                },
            };
        }
    }

    /// When the lease is to be renewed, counted from when it was asked for, however long the answer took.
    fn renewal_due(&self) -> Instant {
        let until = self.term_slot().as_ref().map(|term| term.until);
        until.map_or_else(Instant::now, |until| until - self.config.serves_for() + self.config.renew_every())
    }

    /// Renews the lease, and returns when to do so again. An answer that comes too late is no answer.
    async fn renew(&self, app: &Arc<App>, term: &Term, asked: Instant) -> Instant {
        let retry = asked + self.config.retry_every();
        let Some(nodes) = self.store.nodes() else { return retry };
        if term.until <= asked {
            warn!(node = %term.id, "the lease is about to run out: all tables are given up");
            term.over.cancel();
            return retry;
        }
        let patience = self.config.renew_every().min(term.until - asked);
        match timeout(patience, nodes.renew(term.id, self.config.lease)).await {
            Ok(Ok(Some(renewal))) => {
                if let Some(term) = &mut *self.term_slot() {
                    term.until = asked + self.config.serves_for();
                }
                self.hear(app, renewal);
                self.share(app).await;
                return self.renewal_due();
            }
            Ok(Ok(None)) => {
                warn!(node = %term.id, "the lease has run out: all tables are given up; was the machine suspended?");
                term.over.cancel();
            }
            Ok(Err(why)) => warn!(node = %term.id, %why, "the lease could not be renewed"),
            Err(_) => warn!(node = %term.id, "the lease could not be renewed: the database does not answer"),
        }
        retry.min(term.until)
    }

    /// Takes note of what a renewal brings. Tables are told later: a busy one must not hold up the next renewal.
    fn hear(&self, app: &Arc<App>, renewal: Renewal) {
        self.alive.store(renewal.alive, Ordering::Relaxed);
        metrics::nodes(renewal.alive);
        self.set_clock(renewal.now.0 - app.world.now().0);
        let (mut signed_out, mut begun, mut renamed) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for notice in renewal.notices {
            match serde_json::from_str(&notice) {
                Ok(Notice::SignedOut(whose)) => drop(signed_out.insert(whose)),
                Ok(Notice::Begun(person)) => drop(begun.insert(person)),
                Ok(Notice::Renamed(person)) => drop(renamed.insert(person)),
                Err(why) => warn!(%why, "another node has posted something unknown"),
            }
        }
        let signed_out = signed_out.into_iter().map(Departure::SignedOut);
        for departure in signed_out.chain(begun.into_iter().map(Departure::Begun)) {
            // Nobody may be connected.
            let _nobody = app.departures.send(departure);
        }
        if !renamed.is_empty() {
            app.tasks.spawn(tell_tables(app.clone(), renamed));
        }
    }

    /// All nodes go by the store's clock.
    fn set_clock(&self, ahead: i64) {
        let before = self.clock.swap(ahead, Ordering::Relaxed);
        if ahead.abs() > CLOCK_MAY_DIFFER && (ahead - before).abs() > CLOCK_MAY_DIFFER {
            warn!(
                seconds = ahead / 1000,
                "the database's clock differs from this machine's and is used instead; set both by NTP"
            );
        }
    }

    /// Tells all other nodes something, as soon as the store can be reached.
    pub(crate) async fn post(&self, notice: Notice) {
        let text = serde_json::to_string(&notice).expect("a notice is plain data");
        for _ in 0..POST_ATTEMPTS {
            if let (Some(nodes), Some(term)) = (self.store.nodes(), self.term()) {
                match nodes.post(term.id, &text).await {
                    Ok(()) => return,
                    Err(why) => warn!(%why, ?notice, "the other nodes could not be told yet"),
                }
            }
            sleep(self.config.renew_every()).await;
        }
        error!(?notice, "the other nodes have not been told");
    }

    /// Gives up the lease, when the server stops.
    pub(crate) async fn leave(&self) {
        self.links.close();
        let term = self.term_slot().take();
        let (Some(nodes), Some(term)) = (self.store.nodes(), term) else { return };
        term.over.cancel();
        match nodes.leave(term.id).await {
            Ok(()) => info!(node = %term.id, "left"),
            Err(why) => warn!(node = %term.id, %why, "could not leave; the other nodes wait until the lease is over"),
        }
    }
}

/// Tells the tables of this node which people have new names.
async fn tell_tables(app: Arc<App>, renamed: BTreeSet<PersonId>) {
    for table in app.registry.all_here() {
        for person in &renamed {
            // One that is being unloaded looks names up when it is loaded again.
            let _unloaded = table.send(TableMessage::Renamed(*person)).await;
        }
    }
}
