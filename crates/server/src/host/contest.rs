//! A table of a contest: what is stored about it with the game, and what is not possible there.

use tenback_daily::bot_seed;
use tenback_rules::Seat;
use tenback_store::{Contest, ContestKey, NewAttempt, Timestamp};
use tenback_table::{Event, Person, Sitter, Table};
use tenback_wire::{ClientCommand, Occasion};
use tracing::error;

use super::{Draft, Host};
use crate::contest::{counts, daily_game, occasion, score_of};
use crate::denial::Denial;

/// The contest that a table is for.
#[derive(Debug)]
pub(crate) struct HostContest {
    contest: Contest,
    /// Whether the game counts, once it has begun.
    ranked: Option<bool>,
}

impl HostContest {
    pub(crate) const fn new(contest: Contest, ranked: Option<bool>) -> HostContest {
        HostContest { contest, ranked }
    }

    fn key(&self) -> &ContestKey {
        &self.contest.key
    }

    fn occasion(&self, now: Timestamp) -> Option<Occasion> {
        occasion(self.key(), self.ranked.unwrap_or_else(|| counts(&self.contest, now)))
    }

    /// Whether somebody plays it alone, perhaps against a bot.
    fn is_alone(&self) -> bool {
        daily_game(self.key()).is_some_and(|deal| tenback_daily::Lineup::of(deal).is_alone())
    }
}

impl Host {
    /// What the game is played for.
    pub(super) fn occasion(&self) -> Option<Occasion> {
        self.contest.as_ref().and_then(|contest| contest.occasion(self.app.now()))
    }

    /// Whether cards are on the table that only those who play here may see.
    pub(super) fn is_closed_to(&self, person: &Person) -> bool {
        self.contest.is_some() && self.table.games() > 0 && !self.plays(person)
    }

    fn plays(&self, person: &Person) -> bool {
        self.table.seat_of(person.id).is_some() || self.table.players().contains(&person.id)
    }

    /// Refuses what would make the game of a contest easier, or different from that of the others.
    pub(super) fn check_contest(&self, who: &Person, asked: &ClientCommand) -> Result<(), Denial> {
        let Some(contest) = &self.contest else { return Ok(()) };
        let is_dealt = self.table.games() > 0;
        let allowed = match asked {
            ClientCommand::Sit { .. } => !is_dealt || self.plays(who),
            ClientCommand::Bot { .. } => is_dealt && !contest.is_alone() && self.table.is_under_way(),
            ClientCommand::HandOver { .. } => !contest.is_alone(),
            ClientCommand::Kick { .. } => !is_dealt && !contest.is_alone(),
            ClientCommand::Deal { again } => {
                let people = |(_, sitter): (Seat, &Sitter)| !matches!(sitter, Sitter::Bot { .. });
                !again && !is_dealt && self.table.sitters().iter().all(people)
            }
            ClientCommand::Spectators { allowed } => !allowed,
            ClientCommand::TakeBack {} => false,
            _ => true,
        };
        if allowed { Ok(()) } else { Err(Denial::NotInContest) }
    }

    /// Stores what must be known before a draft is: an attempt begins before its cards are shown, and it does not count any
    /// more before a bot plays.
    pub(super) async fn announce_contest(&mut self, draft: &Draft) -> Result<(), Denial> {
        let Some(contest) = &self.contest else { return Ok(()) };
        let bot_plays = |event: &Event| match event {
            Event::HandedOver { .. } => true,
            Event::Seated { sitter, .. } => sitter.bot().is_some(),
            _ => false,
        };
        if draft.events.contains(&Event::Dealt) {
            let ranked = self.begin_attempt(contest, &draft.next).await?;
            self.set_ranked(ranked);
        } else if self.table.games() > 0 && draft.events.iter().any(bot_plays) {
            self.app.store.unrank_attempt(&self.id).await?;
            self.set_ranked(false);
        }
        Ok(())
    }

    async fn begin_attempt(&self, HostContest { contest, .. }: &HostContest, next: &Table) -> Result<bool, Denial> {
        let now = self.app.now();
        let attempt = NewAttempt {
            contest: contest.key.clone(),
            table: self.id.clone(),
            game: next.games(),
            people: next.sitters().iter().filter_map(|(_, sitter)| sitter.owner().map(|owner| owner.id)).collect(),
            begun: now,
            ranked: counts(contest, now),
        };
        if !self.app.store.begin_attempt(attempt).await? {
            return Err(Denial::NotInContest);
        }
        Ok(self.app.store.attempt_at(&self.id).await?.is_some_and(|attempt| attempt.ranked))
    }

    fn set_ranked(&mut self, ranked: bool) {
        if let Some(contest) = &mut self.contest {
            contest.ranked = Some(ranked);
        }
    }

    /// Stores the score of a game that is over. If that fails, it is made up for when the table is loaded again, or when the
    /// contest opens.
    pub(super) async fn finish_contest(&self, table: &Table) {
        if self.contest.is_none() || !table.is_over() {
            return;
        }
        let Some(score) = score_of(table, self.app.now()) else { return };
        if let Err(why) = self.app.store.finish_attempt(&self.id, score).await {
            error!(table = %self.id, %why, "a score could not be stored yet");
        }
    }

    /// The seed for the next choice of a bot, where everybody must get the same answer to the same play.
    pub(super) fn contest_seed(&self, seat: Seat) -> Option<u64> {
        self.contest.as_ref()?;
        let salt = self.table.deal_of_game()?.salt.as_deref()?;
        Some(bot_seed(salt, seat, self.table.game()?.board()))
    }
}
