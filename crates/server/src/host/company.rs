//! People who play together: who is away, and what they vote on.

use std::collections::HashMap;
use std::time::Duration;

use tenback_rules::Seat;
use tenback_table::{Command, PersonId, Sitter, Table};
use tokio::time::Instant;

use super::draft::Draft;
use super::{Broken, Host, RETRY_AFTER};

/// Whoever has not been connected for this long is away: the others may let a bot play.
pub(super) const AWAY_AFTER: Duration = Duration::from_secs(30);
/// Answers to a proposal to give up are waited for this long.
pub(super) const ANSWER_WITHIN: Duration = Duration::from_secs(60);

/// Who is not connected, and what is waited for.
#[derive(Debug, Default)]
pub(super) struct Company {
    /// Since when people who have a seat are not connected.
    gone_since: HashMap<PersonId, Instant>,
    /// When the votes are counted.
    vote_until: Option<Instant>,
}

impl Company {
    /// When something has to be done, or somebody counts as away.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let now = Instant::now();
        let away = self.gone_since.values().map(|since| *since + AWAY_AFTER).filter(|at| *at > now);
        away.chain(self.vote_until).min()
    }

    /// Whether everybody who has a seat is here.
    pub(super) fn is_complete(&self) -> bool {
        self.gone_since.is_empty()
    }

    /// How many milliseconds are left to answer a proposal.
    pub(super) fn to_answer(&self) -> u32 {
        let left = self.vote_until.map(|until| until.saturating_duration_since(Instant::now()));
        left.unwrap_or_default().as_millis() as u32
    }

    /// Whether nothing is waited for.
    pub(super) const fn is_idle(&self) -> bool {
        self.vote_until.is_none()
    }
}

impl Host {
    /// Follows who is connected, and what people are about to agree on.
    pub(super) fn follow_company(&mut self) {
        let now = Instant::now();
        let owners: Vec<PersonId> =
            self.table.sitters().iter().filter_map(|(_, sitter)| sitter.owner()).map(|owner| owner.id).collect();
        let mut gone_since = std::mem::take(&mut self.company.gone_since);
        gone_since.retain(|person, _| owners.contains(person) && !self.is_connected(*person));
        for owner in owners.into_iter().filter(|owner| !self.is_connected(*owner)) {
            gone_since.entry(owner).or_insert(now);
        }
        self.company.gone_since = gone_since;
        let until = self.company.vote_until.unwrap_or(now + ANSWER_WITHIN);
        self.company.vote_until = self.table.vote().map(|_| until);
    }

    fn is_connected(&self, person: PersonId) -> bool {
        self.guests.iter().any(|(_, guest)| guest.person.id == person)
    }

    /// Whether the person on a seat has been away for a while.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let owner = self.table.sitters()[seat].owner();
        let since = owner.and_then(|owner| self.company.gone_since.get(&owner.id));
        since.is_some_and(|since| since.elapsed() >= AWAY_AFTER)
    }

    /// The seats whose people are connected and play themselves.
    pub(super) fn players_here(&self) -> impl Iterator<Item = Seat> {
        let here = |sitter: &Sitter| matches!(sitter, Sitter::Person(person) if self.is_connected(person.id));
        self.table.sitters().iter().filter(move |(_, sitter)| here(sitter)).map(|(seat, _)| seat)
    }

    /// Whether the votes can be counted: everybody who is here has answered, or the others cannot change the outcome.
    pub(super) fn is_decided(&self, table: &Table) -> bool {
        let Some(vote) = table.vote() else { return false };
        let open = self.players_here().filter(|seat| vote.answers[*seat].is_none()).count();
        let (agree, object) = (vote.count(true), vote.count(false));
        let all = agree + object + open;
        open == 0 || 2 * agree > all || 2 * object >= all
    }

    /// Counts the votes when it is time to. Whoever loses a connection for a moment hastens nothing.
    pub(super) async fn settle_vote(&mut self) -> Result<(), Broken> {
        let due = self.company.vote_until.is_some_and(|until| until <= Instant::now());
        if !due || self.must_wait() {
            return Ok(());
        }
        self.company.vote_until = None;
        let Ok(mut draft) = Draft::with(&self.table, Command::CountVotes) else { return Ok(()) };
        if draft.settle(self.app.world.as_ref()).is_err() || self.commit(draft, None).await?.is_err() {
            self.not_before = Some(Instant::now() + RETRY_AFTER);
            self.follow_company();
        }
        Ok(())
    }
}
