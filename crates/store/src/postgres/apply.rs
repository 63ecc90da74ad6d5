//! The statements that write the changes of a batch.

use std::collections::BTreeMap;

use tenback_players::PersonId;

use crate::{Digest, Listing, Player, StoredSnapshot, TableId};

use super::changes::{Changes, Head, TableChange};
use super::history;
use super::number::signed;
use super::statement::{Values, column};

const ADD_HEADS: &str = "
    INSERT INTO heads (number, last, updated, bytes, deadline)
    SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[])";
const UPDATE_HEADS: &str = "
    UPDATE heads SET last = new.last, updated = new.updated, bytes = new.bytes, deadline = new.deadline
    FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[])
        AS new (number, last, updated, bytes, deadline)
    WHERE heads.number = new.number";
const ADD_LISTINGS: &str = "
    INSERT INTO listings (number, host, listed, closed, summary, deal)
    SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BOOLEAN[], $4::BOOLEAN[], $5::TEXT[], $6::BYTEA[])";
const UPDATE_LISTINGS: &str = "
    UPDATE listings SET listed = new.listed, summary = new.summary, deal = new.deal
    FROM unnest($1::BIGINT[], $2::BOOLEAN[], $3::TEXT[], $4::BYTEA[]) AS new (number, listed, summary, deal)
    WHERE listings.number = new.number";
const UPDATE_HOSTS: &str = "
    UPDATE listings SET host = new.host FROM unnest($1::BIGINT[], $2::BIGINT[]) AS new (number, host)
    WHERE listings.number = new.number";
const ADD_ENTRIES: &str = "
    INSERT INTO entries (table_number, seq, command_person, command_id, event)
    SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[])";
const SAVE_SNAPSHOTS: &str = "
    INSERT INTO snapshots (table_number, seq, state) SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::TEXT[])
    ON CONFLICT (table_number) DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE excluded.seq >= snapshots.seq";
const LEAVE: &str = "
    UPDATE sitters SET here = FALSE WHERE here AND table_number = ANY ($1)
    AND (person, table_number) NOT IN (SELECT * FROM unnest($2::BIGINT[], $3::BIGINT[]))";
const VISIT: &str = "
    INSERT INTO sitters (person, table_number, here) SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BOOLEAN[])
    ON CONFLICT (person, table_number) DO UPDATE SET here = excluded.here WHERE sitters.here <> excluded.here";
const ADD_DAYS: &str = "
    INSERT INTO days (table_number, first, since) SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[], $3::BIGINT[])
    ON CONFLICT (table_number, first) DO UPDATE SET since = excluded.since";
const ADD_GAMES: &str = "
    INSERT INTO games (table_id, number, ended, public, result, record)
    SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BOOLEAN[], $5::TEXT[], $6::TEXT[])";
const ADD_PLAYERS: &str = "
    INSERT INTO players (person, table_id, game, seat)
    SELECT * FROM unnest($1::BIGINT[], $2::TEXT[], $3::BIGINT[], $4::SMALLINT[])";
const CLOSE: [&str; 2] = [
    "UPDATE listings SET closed = TRUE, listed = FALSE WHERE number = ANY ($1)",
    "UPDATE heads SET owner = NULL, epoch = epoch + 1 WHERE number = ANY ($1)",
];
const REWRITE: &str = "
    UPDATE entries SET event = new.event FROM unnest($2::BIGINT[], $3::TEXT[]) AS new (seq, event)
    WHERE table_number = $1 AND entries.seq = new.seq";
const FORGET_COMMANDS: &str = "
    UPDATE entries SET command_person = NULL, command_id = NULL WHERE table_number = $1 AND command_person = $2";
const REPLACE_SNAPSHOT: &str = "
    INSERT INTO snapshots (table_number, seq, state) VALUES ($1, $2, $3)
    ON CONFLICT (table_number) DO UPDATE SET seq = excluded.seq, state = excluded.state";
/// What is deleted with a table, in this order.
const DELETE: [&str; 7] = [
    "DELETE FROM entries WHERE table_number = ANY ($1)",
    "DELETE FROM snapshots WHERE table_number = ANY ($1)",
    "DELETE FROM sitters WHERE table_number = ANY ($1)",
    "DELETE FROM days WHERE table_number = ANY ($1)",
    "DELETE FROM listings WHERE number = ANY ($1)",
    "DELETE FROM heads WHERE number = ANY ($1)",
    "DELETE FROM tables WHERE number = ANY ($1)",
];

impl Changes<'_> {
    /// The statements, in the order in which they have to run.
    pub(super) fn statements(&self) -> Vec<Values<'_>> {
        let mut all = self.created();
        all.extend(self.entries());
        all.extend(self.updated());
        all.extend(self.sitters());
        all.extend(self.games());
        all.extend(self.history.iter().flat_map(|write| history::statements(write)));
        all.extend(self.upkeep());
        all
    }

    fn created(&self) -> Vec<Values<'_>> {
        let rows = &self.created[..];
        if rows.is_empty() {
            return vec![];
        }
        let last = |(_, table): &(i64, &crate::TableCopy)| signed(table.entries.len() as u64);
        let heads = vec![
            column(rows, |row| row.0),
            column(rows, last),
            column(rows, |row| row.1.updated.0),
            column(rows, |row| signed(row.1.bytes)),
            column(rows, |row| row.1.deadline.map(|time| time.0)),
        ];
        let listings = vec![
            column(rows, |row| row.0),
            column(rows, |row| signed(row.1.host.number())),
            column(rows, |row| row.1.listing.listed),
            column(rows, |row| row.1.closed),
            column(rows, |row| row.1.listing.summary.as_str()),
            column(rows, |row| deal(&row.1.listing)),
        ];
        vec![Values::new(ADD_HEADS, heads), Values::new(ADD_LISTINGS, listings)]
    }

    fn entries(&self) -> Option<Values<'_>> {
        let kept: Vec<_> = self.entries.iter().filter(|row| !self.deleted.contains(&row.0)).collect();
        let columns = vec![
            column(&kept, |row| row.0),
            column(&kept, |row| signed(row.1.seq)),
            column(&kept, |row| row.1.command.as_ref().map(|command| signed(command.person.number()))),
            column(&kept, |row| row.1.command.as_ref().map(|command| command.id.as_str())),
            column(&kept, |row| row.1.event.as_str()),
        ];
        (!kept.is_empty()).then(|| Values::new(ADD_ENTRIES, columns))
    }

    /// The tables that existed before and still do.
    fn kept(&self) -> impl Iterator<Item = &TableChange<'_>> {
        self.tables.values().filter(|table| !table.is_deleted)
    }

    /// Heads, listings, snapshots and days.
    fn updated(&self) -> Vec<Values<'_>> {
        let mut all = Vec::new();
        let heads: Vec<&Head> = self.kept().filter(|table| table.is_updated).map(|table| &table.head).collect();
        if !heads.is_empty() {
            let columns = vec![
                column(&heads, |head| head.number),
                column(&heads, |head| signed(head.last)),
                column(&heads, |head| head.updated.0),
                column(&heads, |head| signed(head.bytes)),
                column(&heads, |head| head.deadline.map(|time| time.0)),
            ];
            all.push(Values::new(UPDATE_HEADS, columns));
        }
        all.extend(self.listings());
        all.extend(self.hosts());
        all.extend(self.snapshots());
        all.extend(self.days());
        all
    }

    fn listings(&self) -> Option<Values<'_>> {
        let rows: Vec<_> =
            self.kept().filter_map(|table| table.listing.map(|listing| (table.head.number, listing))).collect();
        let columns = vec![
            column(&rows, |row| row.0),
            column(&rows, |row| row.1.listed),
            column(&rows, |row| row.1.summary.as_str()),
            column(&rows, |row| deal(row.1)),
        ];
        (!rows.is_empty()).then(|| Values::new(UPDATE_LISTINGS, columns))
    }

    fn hosts(&self) -> Option<Values<'_>> {
        let rows: Vec<(i64, PersonId)> =
            self.kept().filter_map(|table| table.host.map(|host| (table.head.number, host))).collect();
        let columns = vec![column(&rows, |row| row.0), column(&rows, |row| signed(row.1.number()))];
        (!rows.is_empty()).then(|| Values::new(UPDATE_HOSTS, columns))
    }

    fn snapshots(&self) -> Option<Values<'_>> {
        let updated = self.kept().filter_map(|table| Some((table.head.number, table.snapshot?)));
        let created = self.created.iter().filter_map(|(number, table)| Some((*number, table.snapshot.as_ref()?)));
        let rows: Vec<(i64, &StoredSnapshot)> = updated.chain(created).collect();
        let columns = vec![
            column(&rows, |row| row.0),
            column(&rows, |row| signed(row.1.seq)),
            column(&rows, |row| row.1.state.as_str()),
        ];
        (!rows.is_empty()).then(|| Values::new(SAVE_SNAPSHOTS, columns))
    }

    fn days(&self) -> Option<Values<'_>> {
        let new = |table: &TableChange<'_>| {
            let number = table.head.number;
            table.days.iter().map(move |(first, since)| (number, signed(*first), since.0)).collect::<Vec<_>>()
        };
        let mut rows: Vec<(i64, i64, i64)> = self.kept().flat_map(new).collect();
        for (number, table) in &self.created {
            rows.extend(table.days.iter().map(|day| (*number, signed(day.first), day.since.0)));
        }
        let columns = vec![column(&rows, |row| row.0), column(&rows, |row| row.1), column(&rows, |row| row.2)];
        (!rows.is_empty()).then(|| Values::new(ADD_DAYS, columns))
    }

    /// Who sits where now, and who has left.
    fn sitters(&self) -> Vec<Values<'_>> {
        let mut here: BTreeMap<(i64, i64), bool> = BTreeMap::new();
        let mut visit = |number: i64, visitors: &mut dyn Iterator<Item = PersonId>, people: &[PersonId]| {
            here.extend(visitors.map(|person| ((signed(person.number()), number), people.contains(&person))));
        };
        for (number, table) in &self.created {
            visit(*number, &mut table.visitors.iter().copied(), &table.listing.people);
        }
        let listed: Vec<_> = self.kept().filter_map(|table| Some((table, table.listing?))).collect();
        for (table, listing) in &listed {
            visit(table.head.number, &mut table.visitors.iter().copied(), &listing.people);
        }
        let rows: Vec<_> = here.into_iter().collect();
        let sit: Vec<_> = rows.iter().filter(|row| row.1).collect();
        let mut all = Vec::new();
        if !listed.is_empty() {
            let columns = vec![
                column(&listed, |row| row.0.head.number),
                column(&sit, |row| row.0.0),
                column(&sit, |row| row.0.1),
            ];
            all.push(Values::new(LEAVE, columns));
        }
        if !rows.is_empty() {
            let columns = vec![column(&rows, |row| row.0.0), column(&rows, |row| row.0.1), column(&rows, |row| row.1)];
            all.push(Values::new(VISIT, columns));
        }
        all
    }

    fn games(&self) -> Vec<Values<'_>> {
        let rows = &self.games[..];
        if rows.is_empty() {
            return vec![];
        }
        let columns = vec![
            column(rows, |row| row.0.as_str()),
            column(rows, |row| i64::from(row.1.number)),
            column(rows, |row| row.1.ended.0),
            column(rows, |row| row.1.public),
            column(rows, |row| row.1.result.as_str()),
            column(rows, |row| row.1.record.as_str()),
        ];
        let mut players: Vec<(&TableId, u32, Player)> = Vec::new();
        for (table, game, _) in rows {
            players.extend(game.players.iter().map(|player| (*table, game.number, *player)));
        }
        let of_players = vec![
            column(&players, |row| signed(row.2.person.number())),
            column(&players, |row| row.0.as_str()),
            column(&players, |row| i64::from(row.1)),
            column(&players, |row| row.2.seat.map(i16::from)),
        ];
        let mut all = vec![Values::new(ADD_GAMES, columns), Values::new(ADD_PLAYERS, of_players)];
        all.extend(history::add_games(rows));
        all
    }

    /// What operators change.
    fn upkeep(&self) -> Vec<Values<'_>> {
        let mut all = Vec::new();
        if !self.closed.is_empty() {
            all.extend(CLOSE.map(|sql| Values::new(sql, vec![Box::new(&self.closed)])));
        }
        for (number, rewrite) in &self.rewrites {
            // The last text counts.
            let events: BTreeMap<u64, &str> = rewrite.events.iter().map(|(seq, text)| (*seq, text.as_str())).collect();
            let events: Vec<_> = events.into_iter().collect();
            let (seqs, texts) = (column(&events, |row| signed(row.0)), column(&events, |row| row.1));
            all.push(Values::new(REWRITE, vec![Box::new(number), seqs, texts]));
            if let Some(person) = rewrite.erased {
                let person = signed(person.number());
                all.push(Values::new(FORGET_COMMANDS, vec![Box::new(number), Box::new(person)]));
            }
            let StoredSnapshot { seq, state } = &rewrite.snapshot;
            all.push(Values::new(REPLACE_SNAPSHOT, vec![Box::new(number), Box::new(signed(*seq)), Box::new(state)]));
        }
        if !self.deleted.is_empty() {
            all.extend(DELETE.map(|sql| Values::new(sql, vec![Box::new(&self.deleted)])));
        }
        all
    }
}

/// The digest of a deal as bytes.
fn deal(listing: &Listing) -> Option<&[u8]> {
    listing.deal.as_ref().map(Digest::as_bytes).map(|bytes| &bytes[..])
}
