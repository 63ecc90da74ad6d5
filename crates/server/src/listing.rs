//! How tables appear in lists.

use serde::{Deserialize, Serialize};
use tenback_rules::Seat;
use tenback_store::Listing;
use tenback_table::{Name, PersonId, Sitter, Table};
use tenback_wire::{Ending, Stage, Summary};
use tracing::warn;

use crate::charter::{Charter, Names};
use crate::contest::TableContest;
use crate::review::digest;

/// A stored summary, including what only the people concerned may see. Names are looked up.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredSummary {
    summary: Summary,
    /// The owners of the seats.
    owners: Vec<Option<PersonId>>,
    /// The seats that the game is waiting for.
    awaited: Vec<Seat>,
    /// The contest that the table is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contest: Option<TableContest>,
}

impl StoredSummary {
    /// Reads a stored summary. A table whose summary is damaged is left out of lists.
    pub(crate) fn read(text: &str) -> Option<StoredSummary> {
        serde_json::from_str(text).inspect_err(|why| warn!(%why, "a table cannot be listed")).ok()
    }

    /// The people whose names it needs.
    pub(crate) fn people(&self) -> impl Iterator<Item = PersonId> {
        self.owners.iter().flatten().copied()
    }

    /// Fills in the names.
    pub(crate) fn named(mut self, names: &Names) -> StoredSummary {
        for (sitter, owner) in self.summary.sitters.iter_mut().zip(&self.owners) {
            if let Some(owner) = owner {
                *sitter = names.get(owner).cloned().unwrap_or_else(Name::unknown).to_string();
            }
        }
        self
    }

    /// Whether it is a table for this deal of a contest where nothing has been dealt.
    pub(crate) fn waits_for(&self, kind: &str, deal: &str) -> bool {
        let is_for = |contest: &TableContest| contest.is_for(kind, deal);
        self.summary.stage == Stage::Waiting && self.contest.as_ref().is_some_and(is_for)
    }

    /// The public summary.
    pub(crate) fn public(self) -> Summary {
        self.summary
    }

    /// The summary in a person's own list.
    pub(crate) fn for_person(self, person: PersonId) -> Summary {
        let index = self.owners.iter().position(|owner| *owner == Some(person));
        let your_seat = index.and_then(|index| Seat::from_number(u8::try_from(index + 1).ok()?));
        let your_turn = Some(your_seat.is_some_and(|seat| self.awaited.contains(&seat)));
        Summary { your_seat, your_turn, ..self.summary }
    }
}

/// The listing of a table. Its id and the time are added by the store.
pub(crate) fn listing(charter: &Charter, table: &Table) -> Listing {
    let owners: Vec<_> = table.sitters().as_slice().iter().map(|sitter| sitter.owner().map(|owner| owner.id)).collect();
    let mut summary = summary("", table);
    for (sitter, _) in summary.sitters.iter_mut().zip(&owners).filter(|(_, owner)| owner.is_some()) {
        sitter.clear();
    }
    let listed = charter.open && summary.free > 0 && !summary.invite_only;
    let people = owners.iter().flatten().copied().collect();
    let stored = StoredSummary { summary, owners, awaited: table.awaited(), contest: charter.contest.clone() };
    let deal = table.deal_in_play().map(|deal| digest(&deal.setup));
    Listing { listed, people, summary: serde_json::to_string(&stored).expect("a summary is plain data"), deal }
}

/// The summary of a table.
pub(crate) fn summary(id: &str, table: &Table) -> Summary {
    let sitters = table.sitters().as_slice();
    let settings = table.settings();
    let free = sitters.iter().filter(|sitter| **sitter == Sitter::Empty).count();
    Summary {
        id: id.to_owned(),
        game: settings.rules.name(),
        seats: settings.rules.seats(),
        free: free as u8,
        sitters: sitters.iter().map(called).collect(),
        stage: stage(table),
        talk: settings.talk,
        language: settings.language,
        spectators: settings.spectators,
        invite_only: table.invite().is_some(),
        finished: table.games() - u32::from(table.is_under_way()),
        ending: table.game().and_then(|game| game.board().ending().as_ref().map(Ending::from)),
        your_seat: None,
        your_turn: None,
        updated: None,
    }
}

fn called(sitter: &Sitter) -> String {
    match (sitter.owner(), sitter.bot()) {
        (Some(person), _) => person.name.to_string(),
        (None, Some(level)) => level.word().to_owned(),
        (None, None) => String::new(),
    }
}

fn stage(table: &Table) -> Stage {
    match table.game() {
        None => Stage::Waiting,
        Some(_) if table.is_over() => Stage::Over,
        Some(_) => Stage::Playing,
    }
}
