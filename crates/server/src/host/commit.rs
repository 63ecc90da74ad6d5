//! From a draft to the current state: stored, then applied, then sent.

use std::time::Instant;

use tenback_store::{Append, CommandKey, StoreError, StoredSnapshot};
use tenback_table::Event;
use tenback_wire::CommandId;
use tracing::{error, warn};

use super::bots::is_bot_game;
use super::draft::{self, Draft};
use super::guests::{Guest, GuestId};
use super::{Broken, Host};
use crate::charter::snapshot_text;
use crate::denial::Denial;
use crate::finished::finished_game;
use crate::history::outline;
use crate::listing::listing;
use crate::metrics;

/// How many events of an ordinary game have to be replayed on loading at most.
const SNAPSHOT_EVERY: u64 = 256;

/// The command that a draft comes from.
pub(super) struct Author {
    pub(super) guest: GuestId,
    pub(super) id: CommandId,
    pub(super) key: CommandKey,
    /// Whether it can be refused without stopping a game.
    pub(super) can_wait: bool,
}

impl Host {
    /// Stores a draft, applies it and sends it. The inner result is a denial if it could not be stored and nothing has
    /// changed; the outer error means that this task no longer knows what is stored.
    pub(super) async fn commit(&mut self, draft: Draft, by: Option<Author>) -> Result<Result<(), Denial>, Broken> {
        if draft.events.is_empty() {
            return Ok(Ok(()));
        }
        let key = by.as_ref().map(|by| by.key.clone());
        let append = self.append_of(&draft, key.as_ref());
        let (bytes, host) = (append.bytes(), append.host);
        if let Err(denial) = self.check_budgets(by.as_ref(), &draft, bytes) {
            return Ok(Err(denial));
        }
        if let Err(denial) = self.announce_contest(&draft).await {
            return Ok(Err(denial));
        }
        if let Err(denial) = self.part_from_entrants(&draft).await {
            return Ok(Err(denial));
        }
        let snapshot = append.snapshot.as_ref().map(|snapshot| snapshot.seq);
        let shown = append.listing.clone();
        let began = Instant::now();
        match self.app.store.append(append).await {
            Ok(()) => metrics::appended(began.elapsed()),
            Err(why @ StoreError::Full) => return Ok(Err(why.into())),
            Err(why) => {
                error!(table = %self.id, %why, "an append failed; the table is loaded again");
                return Err(Broken);
            }
        }
        if draft.events.contains(&Event::Opened) {
            self.finish_contest(&draft.next).await;
        }
        self.charge(by.as_ref().map(|by| by.guest), bytes);
        self.bytes += bytes;
        self.host = host.unwrap_or(self.host);
        self.snapshot_seq = snapshot.unwrap_or(self.snapshot_seq);
        if let Some(shown) = shown {
            self.shown = shown;
        }
        if let Some(key) = key {
            self.done.note(key, draft.next.seq());
        }
        self.adopt(draft, by.map(|by| (by.guest, by.id)));
        Ok(Ok(()))
    }

    /// Whether what a command leads to may be stored. One that can wait is refused if it would exceed a limit.
    fn check_budgets(&self, by: Option<&Author>, draft: &Draft, bytes: u64) -> Result<(), Denial> {
        let Some(by) = by.filter(|by| by.can_wait) else { return Ok(()) };
        let Some(Guest { person, origin, .. }) = self.guests.get(by.guest) else { return Ok(()) };
        let budgets = &self.app.budgets;
        if draft.events.iter().any(|event| matches!(event, Event::Said { .. } | Event::Dealt)) {
            budgets.check_database()?;
        }
        budgets.check_table(self.bytes)?;
        budgets.check(person.id, origin.address, bytes)
    }

    /// Charges the author for what was stored, or another guest if nobody asked for it.
    fn charge(&self, by: Option<GuestId>, bytes: u64) {
        let guest = by.map_or_else(|| self.payer(), |by| self.guests.get(by));
        if let Some(Guest { person, origin, .. }) = guest {
            self.app.budgets.charge(person.id, origin.address, bytes);
        }
    }

    fn append_of(&self, draft: &Draft, key: Option<&CommandKey>) -> Append {
        let may_look_different = draft.events.iter().any(draft::changes_listing);
        let shown = may_look_different.then(|| listing(&self.charter, &draft.next));
        let due = self.table.seq() >= self.snapshot_seq + self.snapshot_every();
        let now = self.app.now();
        let game = draft.events.contains(&Event::Opened).then(|| finished_game(&draft.next, now)).flatten();
        Append {
            table: self.id.clone(),
            epoch: self.epoch(),
            entries: draft.entries(key),
            snapshot: due.then(|| self.snapshot()).flatten(),
            listing: shown.filter(|shown| *shown != self.shown),
            outline: game.as_ref().and_then(outline),
            game,
            host: draft.host(),
            deadline: self.clock.left_after(&draft.next).map(|left| now.plus(left)),
            now,
        }
    }

    /// A snapshot contains all events since the deal, so a long game has fewer of them.
    fn snapshot_every(&self) -> u64 {
        SNAPSHOT_EVERY.max((self.table.seq() - self.table.tail_begins()) / 2)
    }

    pub(super) fn snapshot(&self) -> Option<StoredSnapshot> {
        let state = snapshot_text(&self.table, &self.done).ok()?;
        Some(StoredSnapshot { seq: self.table.seq(), state })
    }

    /// Makes a stored draft the current state.
    fn adopt(&mut self, draft: Draft, by: Option<(GuestId, CommandId)>) {
        let before = std::mem::replace(&mut self.table, draft.next);
        if draft.events.iter().any(draft::changes_what_may_be_done) {
            self.moved = self.table.seq();
        }
        let reseated = draft.events.iter().any(draft::changes_who_sits);
        if reseated {
            self.reseated = self.table.seq();
        }
        self.clock.follow(&self.table);
        self.bot_turn.follow(&self.table);
        if !is_bot_game(&self.table) {
            self.bot_game = None;
        }
        self.update_attendance();
        self.broadcast(&before, &draft.events, by);
        self.follow_with_coach(&before, &draft.events);
        if self.dismiss_who_may_not_stay(&before) || reseated {
            self.send_presence(None);
        }
        drop(before);
        self.table.merge_history();
    }

    /// Saves a snapshot, so that the table can be loaded quickly.
    pub(super) async fn unload(&mut self) {
        if self.table.seq() == self.snapshot_seq {
            return;
        }
        let append = Append {
            table: self.id.clone(),
            epoch: self.epoch(),
            entries: Vec::new(),
            snapshot: self.snapshot(),
            listing: None,
            game: None,
            outline: None,
            host: None,
            deadline: None,
            now: self.app.now(),
        };
        if let Err(why) = self.app.store.append(append).await {
            warn!(table = %self.id, %why, "no snapshot was saved; the events are stored");
        }
    }
}
