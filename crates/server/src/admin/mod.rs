//! What operators can do: through a local socket while the server runs, or with the file when it does not.

mod check;
#[cfg(unix)]
mod socket;
mod types;

use std::sync::Arc;

use data_encoding::BASE32_DNSCURVE;
use tenback_store::{Person, Store, StoreError, TableId, TableOverview};
use tenback_table::PersonId;
use tracing::info;

use crate::app::App;
use crate::charter::{Names, names};
use crate::erasure::Keeper;
use crate::listing::StoredSummary;
use crate::secret::person_text;
use crate::world::World;

#[cfg(unix)]
pub(crate) use socket::{bind, serve};
pub use types::{
    AdminCheck, AdminError, AdminNode, AdminPerson, AdminReply, AdminRequest, AdminStats, AdminTable, AdminTableState,
    DamagedTable,
};

/// The most tables or people in one answer.
const PAGE: u32 = 500;

/// How many tables of a node are listed.
const SOME: u32 = 100;

/// Carries out the requests of operators.
pub struct Admin {
    keeper: Keeper,
}

impl Admin {
    /// For a store that no server runs on.
    pub fn new(store: Arc<dyn Store>, world: Arc<dyn World>) -> Admin {
        Admin { keeper: Keeper { store, world, app: None } }
    }

    #[cfg_attr(not(unix), expect(dead_code, reason = "only the socket needs it"))]
    pub(crate) fn of(app: &Arc<App>) -> Admin {
        Admin { keeper: Keeper::of(app) }
    }

    /// Carries out a request.
    pub async fn run(&self, request: AdminRequest) -> Result<AdminReply, AdminError> {
        match request {
            AdminRequest::Tables { after } => self.tables(after.as_deref()).await,
            AdminRequest::Table { id } => self.table(&id).await,
            AdminRequest::CloseTable { id } => {
                self.keeper.close(&table_id(&id)?).await?;
                Ok(AdminReply::Done)
            }
            AdminRequest::DeleteTable { id } => {
                self.keeper.delete(&table_id(&id)?).await?;
                self.keeper.truncate_log().await;
                Ok(AdminReply::Done)
            }
            AdminRequest::People { after } => self.people(after.as_deref()).await,
            AdminRequest::Ban { id } => self.ban(&id, true).await,
            AdminRequest::Unban { id } => self.ban(&id, false).await,
            AdminRequest::Erase { id } => {
                self.keeper.erase(person_id(&id)?).await?;
                Ok(AdminReply::Done)
            }
            AdminRequest::Check => Ok(AdminReply::Check(check::check(self.keeper.store.as_ref()).await?)),
            AdminRequest::Nodes => Ok(AdminReply::Nodes(self.nodes().await?)),
            AdminRequest::Stats => Ok(AdminReply::Stats(self.keeper.store.stats().await?.into())),
        }
    }

    async fn tables(&self, after: Option<&str>) -> Result<AdminReply, AdminError> {
        let after = after.map(table_id).transpose()?;
        let rows = self.keeper.store.table_page(after, PAGE).await?;
        Ok(AdminReply::Tables(self.described(rows).await?))
    }

    async fn table(&self, id: &str) -> Result<AdminReply, AdminError> {
        let id = table_id(id)?;
        let row = self.keeper.store.table(&id).await?.ok_or(AdminError::NoSuchTable)?;
        let table = self.described(vec![row]).await?.pop();
        Ok(AdminReply::Table(table.ok_or(AdminError::NoSuchTable)?))
    }

    async fn described(&self, rows: Vec<TableOverview>) -> Result<Vec<AdminTable>, StoreError> {
        let tables: Vec<_> = rows.into_iter().map(|row| (StoredSummary::read(&row.summary), row)).collect();
        let sitters = tables.iter().filter_map(|(summary, _)| summary.as_ref()).flat_map(StoredSummary::people);
        let people = sitters.chain(tables.iter().map(|(_, row)| row.host)).collect();
        let names = names(self.keeper.store.as_ref(), people).await?;
        Ok(tables.into_iter().map(|(summary, row)| table(row, summary, &names)).collect())
    }

    async fn people(&self, after: Option<&str>) -> Result<AdminReply, AdminError> {
        let after = after.map(person_id).transpose()?;
        let people = self.keeper.store.person_page(after, PAGE).await?;
        Ok(AdminReply::People(people.into_iter().map(person).collect()))
    }

    /// The nodes, each with some of its tables.
    async fn nodes(&self) -> Result<Vec<AdminNode>, AdminError> {
        let Some(nodes) = self.keeper.store.nodes() else { return Ok(Vec::new()) };
        let mut described = Vec::new();
        for node in nodes.nodes().await? {
            let first = nodes.owned(node.id, SOME).await?;
            described.push(AdminNode {
                id: node.id.to_string(),
                address: node.address,
                joined: node.joined.0,
                left: u64::try_from(node.left.as_millis()).unwrap_or(u64::MAX),
                tables: node.tables,
                first: first.iter().map(ToString::to_string).collect(),
            });
        }
        Ok(described)
    }

    async fn ban(&self, id: &str, banned: bool) -> Result<AdminReply, AdminError> {
        let person = person_id(id)?;
        self.keeper.store.ban(person, banned.then(|| self.keeper.world.now())).await?;
        if banned {
            self.keeper.disconnect(person);
        }
        info!(person = %person_text(person), banned, "a ban has changed");
        Ok(AdminReply::Done)
    }
}

fn table_id(text: &str) -> Result<TableId, AdminError> {
    TableId::new(text).ok_or(AdminError::NoSuchTable)
}

/// The person with this id, see [`person_text`].
fn person_id(text: &str) -> Result<PersonId, AdminError> {
    let bytes = BASE32_DNSCURVE.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
    bytes.map(|bytes| PersonId::new(u64::from_be_bytes(bytes))).ok_or(AdminError::NoSuchPerson)
}

fn person(stored: Person) -> AdminPerson {
    AdminPerson {
        id: person_text(stored.id),
        name: stored.name,
        language: stored.language,
        since: stored.since.0,
        banned: stored.banned.map(|since| since.0),
    }
}

fn table(row: TableOverview, summary: Option<StoredSummary>, names: &Names) -> AdminTable {
    let people = summary.as_ref().map(|summary| summary.people().map(person_text).collect()).unwrap_or_default();
    let state = summary.map(|summary| {
        let summary = summary.named(names).public();
        AdminTableState {
            game: summary.game,
            stage: summary.stage,
            sitters: summary.sitters,
            people,
            finished: summary.finished,
        }
    });
    AdminTable {
        id: row.id.to_string(),
        host: person_text(row.host),
        host_name: names.get(&row.host).map(ToString::to_string),
        created: row.created.0,
        updated: row.updated.0,
        closed: row.closed,
        events: row.events,
        state,
    }
}
