//! Opening a database: it is inspected before it is modified, and migrated.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::error::SqlState;

use crate::OpenFault;

use super::address::PostgresAddress;
use super::fault::Fault;
use super::migrate::{STEPS, migrate};
use super::session::Session;
use super::tls::Tls;
use super::{Sharing, link::Link, lock};

/// What connections are made from.
pub(super) struct Connector {
    pub(super) address: PostgresAddress,
    pub(super) tls: Tls,
    pub(super) sharing: Sharing,
}

impl Connector {
    /// Connects to a database that accepts writes, also where the address asks for any: after a failover, a host may have
    /// become a standby.
    pub(super) async fn connect(&self) -> Result<Session, Fault> {
        let session = Session::connect(&self.address, &self.tls).await?;
        let row = session.query(IS_READ_ONLY, &[]).await?.pop().ok_or(Fault::Strange)?;
        if row.get(0) { Err(Fault::ReadOnly) } else { Ok(session) }
    }
}

/// How long connecting for the first time may take.
const PATIENCE: Duration = Duration::from_secs(10);

const IS_READ_ONLY: &str = "SELECT current_setting('transaction_read_only') = 'on'";

/// What else decides whether a database can be used at all.
const STATE: &str = "
    SELECT current_setting('server_encoding') = 'UTF8',
           current_setting('server_version_num')::INTEGER >= 140000, current_setting('fsync') = 'on'";

/// Connects for the first time: the connection of the writer.
pub(super) async fn open(connector: &Arc<Connector>) -> Result<Link, OpenFault> {
    let connected = timeout(PATIENCE, connector.connect()).await.unwrap_or(Err(Fault::TimedOut));
    let session = connected.map_err(from_fault)?;
    let state = session.query(STATE, &[]).await.map_err(from_fault)?.pop().ok_or(OpenFault::Broken)?;
    let (is_utf8, is_recent, is_synced): (bool, bool, bool) = (state.get(0), state.get(1), state.get(2));
    if !is_utf8 || !is_recent {
        return Err(OpenFault::Unsuitable);
    }
    if !is_synced {
        tracing::warn!("the database runs with fsync = off: a power failure may destroy it");
    }
    let holder = lock::take_patiently(&session, connector.sharing).await.map_err(from_fault)?;
    migrate(&session, &STEPS).await?;
    Ok(Link::locked(connector.clone(), session, holder))
}

/// Why a database cannot be opened, from the code of its error.
pub(super) fn from_fault(fault: Fault) -> OpenFault {
    match fault.code() {
        Some(&SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION) => OpenFault::LoginRejected,
        Some(&SqlState::INVALID_CATALOG_NAME) => OpenFault::NoSuchDatabase,
        Some(&SqlState::INSUFFICIENT_PRIVILEGE) => OpenFault::NoPrivilege,
        Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => OpenFault::ReadOnly,
        Some(&SqlState::DISK_FULL) => OpenFault::Io(io::ErrorKind::StorageFull.into()),
        // While it starts, stops or has too many clients, it cannot be reached either.
        Some(code) if !["53", "57"].iter().any(|class| code.code().starts_with(class)) => {
            OpenFault::Io(io::Error::other(fault))
        }
        _ => match fault {
            Fault::TakenOver => OpenFault::InUse,
            Fault::ReadOnly => OpenFault::ReadOnly,
            fault => OpenFault::Unreachable(Arc::new(fault)),
        },
    }
}
