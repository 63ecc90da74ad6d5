//! A table of a contest: what is stored about it with the game, and what is not possible there.

use std::collections::BTreeSet;

use tenback_daily::bot_seed;
use tenback_rules::Seat;
use tenback_store::{Contest, ContestKey, Digest, NewAttempt, Timestamp};
use tenback_table::{Event, Person, PersonId, Sitter, Table};
use tenback_wire::{ClientCommand, Goodbye, Occasion};
use tracing::error;

use super::{Draft, Host};
use crate::contest::{Roster, check_not_playing, counts, entered_cards, has_seen, occasion, part, score_of};
use crate::denial::Denial;
use crate::review::opening_digest;

/// The contest that a table is for.
#[derive(Debug)]
pub(crate) struct HostContest {
    contest: Contest,
    /// Who plays it.
    roster: Roster,
    /// Whether the game counts, once it has begun.
    ranked: Option<bool>,
}

impl HostContest {
    pub(crate) const fn new(contest: Contest, roster: Roster, ranked: Option<bool>) -> HostContest {
        HostContest { contest, roster, ranked }
    }

    fn key(&self) -> &ContestKey {
        &self.contest.key
    }

    fn occasion(&self, now: Timestamp) -> Option<Occasion> {
        occasion(self.key(), self.ranked.unwrap_or_else(|| counts(&self.contest, now)))
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

    /// Refuses if these cards are on the table, no matter who plays them or what for.
    pub(super) fn check_cards(&self, closed: &[Digest]) -> Result<(), Denial> {
        let opening = self.table.deal_of_game().and_then(|dealt| opening_digest(&dealt.setup));
        if opening.is_some_and(|opening| closed.contains(&opening)) { Err(Denial::NotFinished) } else { Ok(()) }
    }

    fn plays(&self, person: &Person) -> bool {
        self.table.seat_of(person.id).is_some() || self.table.players().contains(&person.id)
    }

    /// Refuses what would make the game of a contest easier, or different from that of the others.
    pub(super) fn check_contest(&self, who: &Person, asked: &ClientCommand) -> Result<(), Denial> {
        let Some(contest) = &self.contest else { return Ok(()) };
        let is_dealt = self.table.games() > 0;
        let is_alone = contest.roster.is_alone();
        let allowed = match asked {
            ClientCommand::Sit { .. } => !is_dealt || self.plays(who),
            ClientCommand::Bot { .. } => is_dealt && !is_alone && self.table.is_under_way(),
            ClientCommand::HandOver { .. } => !is_alone && self.table.is_under_way(),
            ClientCommand::Kick { seat } => !is_dealt && !is_alone && !contest.roster.has_bot(*seat),
            ClientCommand::Deal { again } => {
                let agreed = |(seat, sitter): (Seat, &Sitter)| {
                    contest.roster.has_bot(seat) == matches!(sitter, Sitter::Bot { .. })
                };
                !again && !is_dealt && self.table.sitters().iter().all(agreed)
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
        } else if self.table.is_under_way() && draft.events.iter().any(bot_plays) {
            self.app.store.unrank_attempt(&self.id).await?;
            self.set_ranked(false);
        }
        Ok(())
    }

    /// Before cards are dealt again, those go who play a challenge with them: a node they are connected to may not have heard
    /// of that yet.
    pub(super) async fn part_from_entrants(&mut self, draft: &Draft) -> Result<(), Denial> {
        let again = draft.events.contains(&Event::Dealt) && draft.next.is_repeat();
        let opening = draft.next.deal_of_game().filter(|_| again).and_then(|dealt| opening_digest(&dealt.setup));
        let Some(opening) = opening else { return Ok(()) };
        let present: BTreeSet<PersonId> = self.guests.iter().map(|(_, guest)| guest.person.id).collect();
        for person in present {
            if entered_cards(&self.app, person, None).await?.contains(&opening) {
                // When they come back, they are told why they may not be here.
                self.guests.dismiss_some(Goodbye::Restart, |guest| guest.id == person);
            }
        }
        Ok(())
    }

    async fn begin_attempt(&self, HostContest { contest, .. }: &HostContest, next: &Table) -> Result<bool, Denial> {
        let now = self.app.now();
        let people: Vec<_> =
            next.sitters().iter().filter_map(|(_, sitter)| sitter.owner().map(|owner| owner.id)).collect();
        let mut ranked = counts(contest, now);
        for person in &people {
            check_not_playing(&self.app, *person, contest, Some(&self.id)).await?;
            ranked = ranked && !has_seen(&self.app, *person, contest).await?;
        }
        let attempt = NewAttempt {
            contest: contest.key.clone(),
            table: self.id.clone(),
            game: next.games(),
            people: people.clone(),
            begun: now,
            ranked,
        };
        if !self.app.store.begin_attempt(attempt).await? {
            // Somebody still plays these cards at another table.
            return Err(Denial::NotFinished);
        }
        part(&self.app, contest, &people);
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
        let Some(contest) = self.contest.as_ref().filter(|_| table.is_over()) else { return };
        let Some(score) = score_of(table, contest.roster.first_person(), self.app.now()) else { return };
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
