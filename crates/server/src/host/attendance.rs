//! Who is away, and votes.

use std::collections::HashMap;
use std::time::Duration;

use tenback_rules::Seat;
use tenback_table::{Command, PersonId, Sitter, Table};
use tokio::time::Instant;

use super::draft::Draft;
use super::{Broken, Host, RETRY_AFTER};

/// People who have not been connected for this long are away: the others may let a bot play.
pub(super) const AWAY_AFTER: Duration = Duration::from_secs(30);
/// How long a vote on giving up lasts.
pub(super) const ANSWER_WITHIN: Duration = Duration::from_secs(60);

/// Who is not connected, and when a vote ends.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    /// Since when seated people have not been connected.
    gone_since: HashMap<PersonId, Instant>,
    /// When the vote ends.
    vote_until: Option<Instant>,
}

impl Attendance {
    /// When a vote ends or somebody counts as away.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let now = Instant::now();
        let away = self.gone_since.values().map(|since| *since + AWAY_AFTER).filter(|at| *at > now);
        away.chain(self.vote_until).min()
    }

    /// Whether all seated people are connected.
    pub(super) fn is_complete(&self) -> bool {
        self.gone_since.is_empty()
    }

    /// The remaining milliseconds of a vote.
    pub(super) fn to_answer(&self) -> u32 {
        let left = self.vote_until.map(|until| until.saturating_duration_since(Instant::now()));
        left.unwrap_or_default().as_millis() as u32
    }

    /// Whether there is no vote.
    pub(super) const fn is_idle(&self) -> bool {
        self.vote_until.is_none()
    }
}

impl Host {
    /// Updates who is connected, and the end of a vote.
    pub(super) fn update_attendance(&mut self) {
        let now = Instant::now();
        let owners: Vec<PersonId> =
            self.table.sitters().iter().filter_map(|(_, sitter)| sitter.owner()).map(|owner| owner.id).collect();
        let mut gone_since = std::mem::take(&mut self.attendance.gone_since);
        gone_since.retain(|person, _| owners.contains(person) && !self.is_connected(*person));
        for owner in owners.into_iter().filter(|owner| !self.is_connected(*owner)) {
            gone_since.entry(owner).or_insert(now);
        }
        self.attendance.gone_since = gone_since;
        let until = self.attendance.vote_until.unwrap_or(now + ANSWER_WITHIN);
        self.attendance.vote_until = self.table.vote().map(|_| until);
    }

    fn is_connected(&self, person: PersonId) -> bool {
        self.guests.iter().any(|(_, guest)| guest.person.id == person)
    }

    /// Whether the person on a seat is away.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let owner = self.table.sitters()[seat].owner();
        let since = owner.and_then(|owner| self.attendance.gone_since.get(&owner.id));
        since.is_some_and(|since| since.elapsed() >= AWAY_AFTER)
    }

    /// The seats of connected people who play themselves.
    pub(super) fn players_here(&self) -> impl Iterator<Item = Seat> {
        let here = |sitter: &Sitter| matches!(sitter, Sitter::Person(person) if self.is_connected(person.id));
        self.table.sitters().iter().filter(move |(_, sitter)| here(sitter)).map(|(seat, _)| seat)
    }

    /// Whether a vote is decided: all connected people have answered, or the others cannot change the outcome.
    pub(super) fn is_decided(&self, table: &Table) -> bool {
        let Some(vote) = table.vote() else { return false };
        let open = self.players_here().filter(|seat| vote.answers[*seat].is_none()).count();
        let (agree, object) = (vote.count(true), vote.count(false));
        let all = agree + object + open;
        open == 0 || 2 * agree > all || 2 * object >= all
    }

    /// Ends a vote when its time is up. A lost connection does not end it early.
    pub(super) async fn settle_vote(&mut self) -> Result<(), Broken> {
        let due = self.attendance.vote_until.is_some_and(|until| until <= Instant::now());
        if !due || self.must_wait() {
            return Ok(());
        }
        self.attendance.vote_until = None;
        let Ok(mut draft) = Draft::with(&self.table, Command::CountVotes) else { return Ok(()) };
        if draft.settle(self.app.world.as_ref()).is_err() || self.commit(draft, None).await?.is_err() {
            self.not_before = Some(Instant::now() + RETRY_AFTER);
            self.update_attendance();
        }
        Ok(())
    }
}
