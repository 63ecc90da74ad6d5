//! Reviews of finished games. A write is one statement; the number of rows it changes says what became of it.

use crate::{StoreError, StoredReview, TableId};

use super::readers::Readers;
use super::statement::Values;
use super::write::{Outcome, Write};

const REVIEW: &str = "SELECT version, review FROM reviews WHERE table_id = $1 AND game = $2";

const KEEP: &str = "
    INSERT INTO reviews (table_id, game, version, review)
    SELECT table_id, number, $3, $4 FROM games WHERE table_id = $1 AND number = $2
    ON CONFLICT (table_id, game) DO UPDATE SET version = excluded.version, review = excluded.review";

pub(super) async fn review(
    readers: &Readers,
    table: &TableId,
    number: u32,
) -> Result<Option<StoredReview>, StoreError> {
    let row = readers.query_one(REVIEW, &[&table.as_str(), &i64::from(number)]).await?;
    Ok(row.map(|row| StoredReview { version: row.get(0), review: row.get(1) }))
}

/// The statement of a write, if it keeps a review.
pub(super) fn statement(write: &Write) -> Option<Values<'_>> {
    let Write::KeepReview(table, number, StoredReview { version, review }) = write else { return None };
    let number = i64::from(*number);
    Some(Values::new(KEEP, vec![Box::new(table.as_str()), Box::new(number), Box::new(version), Box::new(review)]))
}

/// What a changed number of rows means.
pub(super) fn outcome(changed: u64) -> Outcome {
    if changed > 0 { Ok(true) } else { Err(StoreError::NoSuchTable) }
}
