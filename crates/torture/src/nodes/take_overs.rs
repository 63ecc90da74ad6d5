//! When tables were taken over, by the clock of the database: a trigger notes every claim.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::site::Site;
use crate::fault::Fault;

const WATCH: &str = "
    CREATE TABLE public.claims (number BIGINT, at TIMESTAMPTZ);
    CREATE FUNCTION public.note_claim() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO public.claims VALUES (NEW.number, clock_timestamp());
        RETURN NULL;
    END $$;
    CREATE TRIGGER note_claim AFTER UPDATE OF epoch ON tenback.heads FOR EACH ROW
        WHEN (NEW.epoch > OLD.epoch) EXECUTE FUNCTION public.note_claim()";

impl Site<'_> {
    /// Notes all claims from now on.
    pub(super) fn watch_claims(&self) {
        self.sql(WATCH);
    }

    /// How long after a moment each of these tables was claimed. The database runs on the same machine.
    pub(super) fn claimed_after(&self, moment: SystemTime, tables: &[&str]) -> Result<Vec<Duration>, Fault> {
        let moment = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
        let rows = self.sql(&format!(
            "SELECT id, (extract(epoch FROM min(at)) * 1000)::BIGINT FROM public.claims JOIN tenback.tables USING (number)
             WHERE at >= to_timestamp({}) GROUP BY id",
            moment.as_secs_f64()
        ));
        let claimed: Vec<(&str, u64)> = rows.lines().filter_map(parse).collect();
        let after = |table: &&str| {
            let (_, at) = claimed.iter().find(|(id, _)| id == table)?;
            Some(Duration::from_millis(*at).saturating_sub(moment))
        };
        let unclaimed = |table: &str| Fault::Expected { what: format!("a claim of table {table}") };
        tables.iter().map(|table| after(table).ok_or_else(|| unclaimed(table))).collect()
    }
}

fn parse(row: &str) -> Option<(&str, u64)> {
    let (id, at) = row.split_once('|')?;
    Some((id, at.parse().ok()?))
}
