//! Deals that somebody may still have to play: a table can deal the cards of a finished game again.

use tenback_rules::Setup;
use tenback_store::TableId;
use tenback_table::PersonId;
use tenback_wire::Stage;

use crate::app::App;
use crate::charter::{LoadError, Names, ParsedTable, restore};
use crate::denial::Denial;
use crate::listing::StoredSummary;

/// How many tables of a person are looked at.
const MOST_TABLES: u32 = 32;

/// Whether the cards of a deal are being played at a table, as it is stored: its owner may be another node.
pub(crate) async fn is_in_play(app: &App, id: &TableId, deal: &Setup) -> Result<bool, Denial> {
    // A game outlives its table.
    let Some(stored) = app.store.load(id).await?.filter(|stored| !stored.closed) else { return Ok(false) };
    let unreadable = |why: LoadError| Denial::internal(format_args!("table {id}: {why}"));
    let table = restore(ParsedTable::of(&stored).map_err(unreadable)?, &Names::new()).map_err(unreadable)?.table;
    Ok(table.is_under_way() && table.deal_of_game().is_some_and(|current| current.setup.decks == deal.decks))
}

/// Whether they are being played at a table where this person sits.
pub(crate) async fn is_in_play_for(app: &App, person: PersonId, deal: &Setup) -> Result<bool, Denial> {
    for table in app.store.tables_of(person, MOST_TABLES).await? {
        let stage = StoredSummary::read(&table.summary).map(|summary| summary.public().stage);
        if stage == Some(Stage::Playing) && is_in_play(app, &table.id, deal).await? {
            return Ok(true);
        }
    }
    Ok(false)
}
