//! A connection that is made again when it is lost.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::fault::Fault;
use super::lock::{self, Holder};
use super::open::Connector;
use super::session::Session;

/// How long connecting may take, with everything that a new connection needs.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long to wait after a failed attempt to connect, doubled after each. Meanwhile calls fail at once, so that they do not
/// queue up behind each other.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// A connection, or the attempt to get one.
pub(super) struct Link {
    connector: Arc<Connector>,
    session: Option<Arc<Session>>,
    /// Who held the lock of the database last, if this is the connection that holds it.
    holder: Option<Holder>,
    failed: Option<Failed>,
}

/// The last attempt to connect failed.
struct Failed {
    why: Fault,
    wait: Duration,
    again: Instant,
}

impl Link {
    /// Without a connection yet.
    pub(super) fn new(connector: Arc<Connector>) -> Link {
        Link { connector, session: None, holder: None, failed: None }
    }

    /// With a connection that holds the lock of the database.
    pub(super) fn locked(connector: Arc<Connector>, session: Session, holder: Holder) -> Link {
        Link { connector, session: Some(Arc::new(session)), holder: Some(holder), failed: None }
    }

    /// The connection: made now if there is none, unless an attempt has just failed.
    pub(super) async fn session(&mut self) -> Result<Arc<Session>, Fault> {
        if let Some(session) = self.session.as_ref().filter(|session| !session.is_closed()) {
            return Ok(session.clone());
        }
        self.session = None;
        if let Some(failed) = self.failed.as_ref().filter(|failed| Instant::now() < failed.again) {
            return Err(failed.why.clone());
        }
        match timeout(CONNECT_TIMEOUT, self.connect()).await.unwrap_or(Err(Fault::TimedOut)) {
            Ok(session) => {
                if self.failed.take().is_some() {
                    tracing::info!("the database can be reached again");
                }
                Ok(self.session.insert(Arc::new(session)).clone())
            }
            Err(why) => {
                self.note(why.clone());
                Err(why)
            }
        }
    }

    async fn connect(&mut self) -> Result<Session, Fault> {
        let session = self.connector.connect().await?;
        if let Some(before) = &self.holder {
            self.holder = Some(lock::take(&session, self.connector.sharing, Some(before)).await?);
        }
        Ok(session)
    }

    fn note(&mut self, why: Fault) {
        if self.failed.is_none() {
            tracing::error!(%why, "the database cannot be reached; start it or repair the network: games go on by themselves");
        }
        let wait = self.failed.take().map_or(FIRST_WAIT, |failed| LONGEST_WAIT.min(failed.wait * 2));
        self.failed = Some(Failed { why, wait, again: Instant::now() + wait });
    }

    /// Gives up a connection that is lost or does not answer.
    pub(super) fn abandon(&mut self, session: &Arc<Session>) {
        session.abort();
        self.forget(session);
    }

    /// Uses a connection for no more calls, but lets those under way finish.
    pub(super) fn retire(&mut self, session: &Arc<Session>) {
        session.retire();
        self.forget(session);
    }

    fn forget(&mut self, session: &Arc<Session>) {
        // Meanwhile there may be another one.
        if self.session.as_ref().is_some_and(|current| Arc::ptr_eq(current, session)) {
            self.session = None;
        }
    }

    /// Releases the lock of the database, if this is the connection that holds it, and closes the connection once nobody uses
    /// it.
    pub(super) async fn release(&mut self) {
        let session = self.session.take().filter(|session| !session.is_closed() && self.holder.is_some());
        if let Some(session) = session {
            lock::release(&session).await;
        }
    }
}
