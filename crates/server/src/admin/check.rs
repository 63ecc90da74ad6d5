//! Loading every table, to see whether it can be.

use tenback_store::{Store, StoreError, TableId};

use super::{AdminCheck, DamagedTable, PAGE};
use crate::charter::{LoadError, Names, ParsedEntry, ParsedTable, restore};

/// Loads every table: its snapshot with the events after it, and the whole log.
pub(super) async fn check(store: &dyn Store) -> Result<AdminCheck, StoreError> {
    let mut found = AdminCheck::default();
    let mut after = None;
    loop {
        let page = store.table_page(after.take(), PAGE).await?;
        let Some(last) = page.last() else { return Ok(found) };
        after = Some(last.id.clone());
        for row in page {
            found.tables += 1;
            if let Err(why) = load(store, &row.id).await? {
                found.damaged.push(DamagedTable { id: row.id.to_string(), why: why.to_string() });
            }
        }
    }
}

async fn load(store: &dyn Store, id: &TableId) -> Result<Result<(), LoadError>, StoreError> {
    // It may have been deleted in the meantime.
    let Some(stored) = store.load(id).await? else { return Ok(Ok(())) };
    let entries = match store.entries(id).await {
        Err(StoreError::NoSuchTable) => return Ok(Ok(())),
        entries => entries?,
    };
    let whole = entries.iter().try_for_each(|entry| ParsedEntry::of(entry).map(|_| ()));
    let gapless = entries.iter().zip(1..).all(|(entry, seq)| entry.seq == seq);
    let gapless = if gapless { Ok(()) } else { Err(LoadError::Inconsistent) };
    let latest = || restore(ParsedTable::of(&stored)?, &Names::new()).map(|_| ());
    Ok(whole.and(gapless).and_then(|()| latest()))
}
