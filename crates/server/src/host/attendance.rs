//! Who is away, and votes.

use std::collections::HashMap;
use std::time::Duration;

use tenback_rules::Seat;
use tenback_table::{Command, PersonId, Sitter, Table};
use tokio::time::Instant;
use tracing::error;

use super::draft::Draft;
use super::{Broken, Host, RETRY_AFTER};

/// People who have not been connected for this long are away: the others may let a bot play.
pub(super) const AWAY_AFTER: Duration = Duration::from_secs(30);
/// How long a vote on giving up lasts.
pub(super) const ANSWER_WITHIN: Duration = Duration::from_secs(60);

/// A seated person who is not connected.
#[derive(Debug)]
struct Absence {
    since: Instant,
    /// Whether everybody knows that the person is away.
    announced: bool,
}

/// Who is not connected, and when a vote ends.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    /// Seated people who are not connected.
    absent: HashMap<PersonId, Absence>,
    /// When the vote ends.
    vote_until: Option<Instant>,
}

impl Attendance {
    /// When a vote ends or somebody counts as away.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let unannounced = self.absent.values().filter(|absence| !absence.announced);
        unannounced.map(|absence| absence.since + AWAY_AFTER).chain(self.vote_until).min()
    }

    /// Notes who counts as away by now; returns whether that is news.
    pub(super) fn announce_absences(&mut self) -> bool {
        let due = |absence: &&mut Absence| !absence.announced && absence.since.elapsed() >= AWAY_AFTER;
        self.absent.values_mut().filter(due).map(|absence| absence.announced = true).count() > 0
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
        let mut absent = std::mem::take(&mut self.attendance.absent);
        absent.retain(|person, _| owners.contains(person) && !self.is_connected(*person));
        for owner in owners.into_iter().filter(|owner| !self.is_connected(*owner)) {
            absent.entry(owner).or_insert(Absence { since: now, announced: false });
        }
        self.attendance.absent = absent;
        let until = self.attendance.vote_until.unwrap_or(now + ANSWER_WITHIN);
        self.attendance.vote_until = self.table.vote().map(|_| until);
    }

    fn is_connected(&self, person: PersonId) -> bool {
        self.guests.iter().any(|(_, guest)| guest.person.id == person)
    }

    /// Whether the person on a seat is away.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.table.sitters()[seat].owner().is_some_and(|owner| self.has_gone(owner.id))
    }

    fn has_gone(&self, person: PersonId) -> bool {
        self.attendance.absent.get(&person).is_some_and(|absence| absence.since.elapsed() >= AWAY_AFTER)
    }

    /// The seats of people who play themselves and are not away. A connection lost for a moment changes nothing.
    pub(super) fn voters(&self, table: &Table) -> impl Iterator<Item = Seat> {
        let votes = |sitter: &Sitter| matches!(sitter, Sitter::Person(person) if !self.has_gone(person.id));
        table.sitters().iter().filter(move |(_, sitter)| votes(sitter)).map(|(seat, _)| seat)
    }

    /// Whether a vote is decided: all who have a say have answered, or the others cannot change the outcome.
    pub(super) fn is_decided(&self, table: &Table) -> bool {
        let Some(vote) = table.vote() else { return false };
        let open = self.voters(table).filter(|seat| vote.answers[*seat].is_none()).count();
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
        let mut draft = match Draft::with(&self.table, Command::CountVotes) {
            Ok(draft) => draft,
            Err(why) => {
                error!(table = %self.id, %why, "the votes cannot be counted");
                self.attendance.vote_until = None;
                return Ok(());
            }
        };
        if draft.settle(self.app.world.as_ref()).is_err() || self.commit(draft, None).await?.is_err() {
            self.not_before = Some(Instant::now() + RETRY_AFTER);
        }
        Ok(())
    }
}
