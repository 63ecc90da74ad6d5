//! Contests.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;

use async_trait::async_trait;
use tenback_players::PersonId;

use crate::{
    Attempt, AttemptScore, Contest, ContestKey, Contests, Digest, Entrant, FieldResult, NewAttempt, StoreError,
    TableId, Timestamp,
};

use super::upkeep::beyond;
use super::{Memory, State};

/// The contests, the attempts at them and what bots made of them.
#[derive(Debug, Default)]
pub(super) struct ContestState {
    contests: BTreeMap<ContestKey, Contest>,
    attempts: BTreeMap<TableId, Attempt>,
    field: BTreeMap<(ContestKey, String, u32), FieldResult>,
}

impl ContestState {
    /// Whether a person has seen the deal of a contest at another table than this one.
    fn has_seen(&self, person: PersonId, contest: &ContestKey, table: &TableId) -> bool {
        self.attempts.values().any(|attempt| {
            let is_same = (&attempt.contest.kind, &attempt.contest.deal) == (&contest.kind, &contest.deal);
            is_same && attempt.table != *table && attempt.people.contains(&Entrant { person, first: true })
        })
    }

    /// The attempts of the people of a new one at other tables where the cards are the same, perhaps as their mirror image.
    fn alike<'a>(&'a self, new: &'a NewAttempt) -> impl Iterator<Item = &'a Attempt> {
        let same_deal = |a: &ContestKey, b: &ContestKey| (&a.kind, &a.deal) == (&b.kind, &b.deal);
        let cards_of = move |key: &ContestKey| {
            let instances = self.contests.values().filter(|contest| same_deal(&contest.key, key));
            instances.map(|contest| contest.cards).collect::<Vec<Digest>>()
        };
        let own = cards_of(&new.contest);
        self.attempts.values().filter(move |attempt| {
            let plays = attempt.people.iter().any(|entrant| new.people.contains(&entrant.person));
            let elsewhere = plays && attempt.table != new.table;
            elsewhere && cards_of(&attempt.contest).iter().any(|cards| own.contains(cards))
        })
    }

    /// Whether somebody still plays the cards of a new attempt at another table, and not everybody may see them.
    fn is_played(&self, new: &NewAttempt) -> bool {
        let closed = |contest: &Contest| !contest.settled && contest.opens.is_none_or(|opens| opens > new.begun);
        let mut running = self.alike(new).filter(|attempt| attempt.score.is_none());
        running.any(|attempt| self.contests.get(&attempt.contest).is_some_and(closed))
    }

    /// Begins an attempt with those of its people who exist.
    fn begin(&mut self, new: NewAttempt, exists: impl Fn(PersonId) -> bool) -> bool {
        if !self.contests.contains_key(&new.contest) || self.is_played(&new) {
            return false;
        }
        let is_other = |attempt: &Attempt| {
            let ContestKey { kind, deal, .. } = &attempt.contest;
            (kind, deal) != (&new.contest.kind, &new.contest.deal)
        };
        let knows_cards = self.alike(&new).any(is_other);
        let seen: Vec<Entrant> = new
            .people
            .iter()
            .filter(|person| exists(**person))
            .map(|&person| Entrant { person, first: !self.has_seen(person, &new.contest, &new.table) })
            .collect();
        let all_first = seen.iter().filter(|entrant| entrant.first).count() == new.people.len();
        if new.people.len() == 1 && !all_first {
            return false;
        }
        let NewAttempt { contest, table, game, begun, ranked, .. } = new;
        let fresh = Attempt { contest, table: table.clone(), game, people: vec![], begun, ranked, score: None };
        let attempt = self.attempts.entry(table).or_insert(fresh);
        attempt.ranked &= ranked && all_first && !knows_cards;
        for entrant in seen {
            if attempt.people.iter().all(|known| known.person != entrant.person) {
                attempt.people.push(entrant);
            }
        }
        attempt.people.sort();
        true
    }

    /// Attempts in the order of their beginning.
    fn attempts(&self, which: impl Fn(&Attempt) -> bool) -> Vec<Attempt> {
        let mut found: Vec<Attempt> = self.attempts.values().filter(|attempt| which(attempt)).cloned().collect();
        found.sort_by_key(|attempt| attempt.begun);
        found
    }

    fn contests(&self, which: impl Fn(&Contest) -> bool) -> Vec<Contest> {
        self.contests.values().filter(|contest| which(contest)).cloned().collect()
    }
}

impl State {
    /// Takes somebody who is being deleted out of their attempts.
    pub(super) fn erase_entrant(&mut self, person: PersonId) {
        for attempt in self.contests.attempts.values_mut() {
            attempt.people.retain(|entrant| entrant.person != person);
        }
    }
}

fn is_one_of(key: &ContestKey, kind: &str, deals: &[String]) -> bool {
    key.kind == kind && deals.contains(&key.deal)
}

fn capped(most: u32) -> usize {
    usize::try_from(most).unwrap_or(usize::MAX)
}

#[async_trait]
impl Contests for Memory {
    async fn add_contest(&self, contest: Contest) -> Result<bool, StoreError> {
        self.write(|state| match state.contests.contests.entry(contest.key.clone()) {
            Slot::Occupied(_) => Ok(false),
            Slot::Vacant(slot) => {
                slot.insert(contest);
                Ok(true)
            }
        })
    }

    async fn contests(&self, kind: &str, deals: &[String]) -> Result<Vec<Contest>, StoreError> {
        Ok(self.state()?.contests.contests(|contest| is_one_of(&contest.key, kind, deals)))
    }

    async fn contests_with(&self, cards: Digest) -> Result<Vec<Contest>, StoreError> {
        Ok(self.state()?.contests.contests(|contest| contest.cards == cards))
    }

    async fn contests_due(&self, now: Timestamp) -> Result<Vec<Contest>, StoreError> {
        let is_due = |contest: &Contest| !contest.settled && contest.opens.is_some_and(|opens| opens <= now);
        Ok(self.state()?.contests.contests(is_due))
    }

    async fn first_deal(&self, kind: &str) -> Result<Option<String>, StoreError> {
        let state = self.state()?;
        let mut keys = state.contests.contests.keys();
        Ok(keys.find(|key| key.kind == kind).map(|key| key.deal.clone()))
    }

    async fn settle_contest(&self, contest: &ContestKey) -> Result<(), StoreError> {
        self.write(|state| {
            if let Some(contest) = state.contests.contests.get_mut(contest) {
                contest.settled = true;
            }
            Ok(())
        })
    }

    async fn begin_attempt(&self, attempt: NewAttempt) -> Result<bool, StoreError> {
        self.write(|state| {
            let people = &state.people;
            Ok(state.contests.begin(attempt, |person| people.contains_key(&person)))
        })
    }

    async fn attempt_at(&self, table: &TableId) -> Result<Option<Attempt>, StoreError> {
        Ok(self.state()?.contests.attempts.get(table).cloned())
    }

    async fn attempts_at(&self, kind: &str, deals: &[String]) -> Result<Vec<Attempt>, StoreError> {
        Ok(self.state()?.contests.attempts(|attempt| is_one_of(&attempt.contest, kind, deals)))
    }

    async fn attempts_of(&self, person: PersonId, kind: &str, deal: Option<&str>) -> Result<Vec<Attempt>, StoreError> {
        Ok(self.state()?.contests.attempts(|attempt| {
            let ContestKey { kind: its_kind, deal: its_deal, .. } = &attempt.contest;
            let is_one = its_kind == kind && deal.is_none_or(|deal| its_deal == deal);
            is_one && attempt.people.iter().any(|entrant| entrant.person == person)
        }))
    }

    async fn finish_attempt(&self, table: &TableId, score: AttemptScore) -> Result<bool, StoreError> {
        self.write(|state| {
            let attempt = state.contests.attempts.get_mut(table).filter(|attempt| attempt.score.is_none());
            Ok(attempt.map(|attempt| attempt.score = Some(score)).is_some())
        })
    }

    async fn unrank_attempt(&self, table: &TableId) -> Result<(), StoreError> {
        self.write(|state| {
            let running = state.contests.attempts.get_mut(table).filter(|attempt| attempt.score.is_none());
            if let Some(attempt) = running {
                attempt.ranked = false;
            }
            Ok(())
        })
    }

    async fn add_field_result(&self, result: FieldResult) -> Result<bool, StoreError> {
        self.write(|state| {
            let is_known = state.contests.contests.contains_key(&result.contest);
            let key = (result.contest.clone(), result.level.clone(), result.run);
            match state.contests.field.entry(key) {
                Slot::Vacant(slot) if is_known => {
                    slot.insert(result);
                    Ok(true)
                }
                _ => Ok(false),
            }
        })
    }

    async fn field(&self, kind: &str, deals: &[String]) -> Result<Vec<FieldResult>, StoreError> {
        let state = self.state()?;
        let results = state.contests.field.values();
        Ok(results.filter(|result| is_one_of(&result.contest, kind, deals)).cloned().collect())
    }

    async fn contest_page(&self, after: Option<ContestKey>, most: u32) -> Result<Vec<Contest>, StoreError> {
        let state = self.state()?;
        let contests = state.contests.contests.range(beyond(after)).map(|(_, contest)| contest.clone());
        Ok(contests.take(capped(most)).collect())
    }

    async fn attempt_page(&self, after: Option<TableId>, most: u32) -> Result<Vec<Attempt>, StoreError> {
        let state = self.state()?;
        let attempts = state.contests.attempts.range(beyond(after)).map(|(_, attempt)| attempt.clone());
        Ok(attempts.take(capped(most)).collect())
    }

    async fn add_attempt(&self, attempt: Attempt) -> Result<(), StoreError> {
        self.write(|state| match state.contests.attempts.entry(attempt.table.clone()) {
            Slot::Occupied(_) => Err(StoreError::Taken),
            Slot::Vacant(slot) => {
                slot.insert(attempt);
                Ok(())
            }
        })
    }
}
