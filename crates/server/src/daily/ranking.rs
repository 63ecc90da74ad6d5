//! Results compared: those who count and the bots of the field.

use std::collections::HashMap;

use tenback_bots::Level;
use tenback_daily::{Day, Difficulty, Field, Placed, Score, Standing, rank};
use tenback_store::{Attempt, AttemptScore, FieldResult, Group};
use tenback_table::PersonId;
use tenback_wire::{DailyEntry, DailyGame, DailyRanking, DailyScore};

use super::{KIND, deal_name, instances, today};
use crate::app::App;
use crate::contest::{is_open, may_see, settle};
use crate::denial::Denial;
use crate::groups::{Called, called_in};

/// How many of the best are shown.
const BEST: usize = 20;
/// How many before and after the person's own place.
const NEIGHBOURS: usize = 3;

/// Somebody in a ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// People, by their attempt.
    People(Vec<PersonId>),
    /// A bot.
    Bot(Level),
}

/// All results of one deal.
pub(super) struct Results {
    pub(super) placed: Vec<Placed<Who>>,
    pub(super) difficulty: Difficulty,
    /// How many people or teams have finished it, whether they count or not.
    pub(super) finished: u32,
}

impl Results {
    /// The results of a deal, from its attempts and its field.
    pub(super) fn of(attempts: &[&Attempt], field: &[&FieldResult]) -> Results {
        let people = attempts.iter().filter_map(|attempt| {
            let score = attempt.score.filter(|_| attempt.ranked && !attempt.people.is_empty())?;
            Some((Who::People(attempt.people.iter().map(|entrant| entrant.person).collect()), plain(score)))
        });
        let first = field.iter().filter(|result| result.run == 1);
        let bots = first.filter_map(|result| {
            let score = Score { won: result.won, left: result.left };
            Some((Who::Bot(Level::from_word(&result.level)?), score))
        });
        let difficulty = Difficulty {
            won: field.iter().filter(|result| result.won).fold(0, |count, _| count + 1),
            played: u32::try_from(field.len()).unwrap_or(u32::MAX),
        };
        let finished = attempts.iter().filter(|attempt| attempt.score.is_some()).fold(0, |count, _| count + 1);
        Results { placed: rank(people.chain(bots)), difficulty, finished }
    }

    /// Only those who belong to a group, compared with each other; a team, if all of it does.
    fn within(self, group: &Group) -> Results {
        let belongs = |person: &PersonId| group.members.iter().any(|member| member.person == *person);
        let is_own = |placed: &Placed<Who>| matches!(&placed.who, Who::People(people) if people.iter().all(belongs));
        let own = self.placed.into_iter().filter(is_own).map(|placed| (placed.who, placed.score));
        Results { placed: rank(own), ..self }
    }

    /// How an attempt compares. One that does not count is compared as if it did.
    pub(super) fn score(&self, attempt: &Attempt) -> Option<DailyScore> {
        let score = plain(attempt.score?);
        let mut field: Field = self.placed.iter().map(|placed| placed.score).collect();
        if !attempt.ranked {
            field.add(score, 1);
        }
        Some(told(score, field.standing(score)))
    }

    fn total(&self) -> u32 {
        u32::try_from(self.placed.len()).unwrap_or(u32::MAX)
    }
}

/// The results of several deals, by their names.
pub(super) async fn results_of(app: &App, deals: &[String]) -> Result<HashMap<String, Results>, Denial> {
    let attempts = app.store.attempts_at(KIND, deals).await?;
    let field = app.store.field(KIND, deals).await?;
    let results = |name: &String| {
        let attempts: Vec<&Attempt> = attempts.iter().filter(|attempt| attempt.contest.deal == *name).collect();
        let field: Vec<&FieldResult> = field.iter().filter(|result| result.contest.deal == *name).collect();
        (name.clone(), Results::of(&attempts, &field))
    };
    Ok(deals.iter().map(results).collect())
}

fn plain(score: AttemptScore) -> Score {
    Score { won: score.won, left: score.left }
}

fn told(score: Score, standing: Standing) -> DailyScore {
    let Standing { points, rank, of } = standing;
    DailyScore { won: score.won, left: score.left, points, rank, of }
}

/// The ranking of a deal, for those who may see it; of everybody, or of a group.
pub(crate) async fn ranking(
    app: &App,
    person: Option<PersonId>,
    day: Day,
    deal: DailyGame,
    group: Option<&Group>,
) -> Result<DailyRanking, Denial> {
    settle(app).await?;
    let contests = instances(app, day, deal).await?;
    let contest = contests.first().filter(|_| day <= today(app)).ok_or(Denial::NoSuchDay)?;
    if !may_see(app, person, contest).await? {
        return Err(Denial::NotFinished);
    }
    let name = deal_name(day, deal);
    let mut results = results_of(app, std::slice::from_ref(&name)).await?;
    let results = results.remove(&name).ok_or(Denial::NoSuchDay)?;
    let results = match group {
        Some(group) => results.within(group),
        None => results,
    };
    let shown = shown(&results.placed, |who| is_you(who, person));
    let people = shown.iter().filter_map(|placed| match &placed.who {
        Who::People(people) => Some(people.iter().copied()),
        Who::Bot(_) => None,
    });
    let called = called_in(app.store.as_ref(), group, people.flatten().collect()).await?;
    Ok(DailyRanking {
        day: day.to_string(),
        deal,
        opened: is_open(contest, app.now()),
        difficulty: results.difficulty.share(),
        total: results.total(),
        entries: shown.into_iter().map(|placed| entry(placed, &called, person)).collect(),
    })
}

/// The best, and whoever is around the person's own place.
pub(super) fn shown<T>(all: &[T], is_you: impl Fn(&T) -> bool) -> Vec<&T> {
    let own = all.iter().position(is_you);
    let is_near = |index: usize| own.is_some_and(|own| own.abs_diff(index) <= NEIGHBOURS);
    let chosen = all.iter().enumerate().filter(|(index, _)| *index < BEST || is_near(*index));
    chosen.map(|(_, placed)| placed).collect()
}

fn is_you(placed: &Placed<Who>, person: Option<PersonId>) -> bool {
    matches!(&placed.who, Who::People(people) if person.is_some_and(|person| people.contains(&person)))
}

fn entry(placed: &Placed<Who>, called: &Called, person: Option<PersonId>) -> DailyEntry {
    let (names, level) = match &placed.who {
        Who::People(people) => (people.iter().filter_map(|person| called.get(person)).cloned().collect(), None),
        Who::Bot(level) => (Vec::new(), Some(*level)),
    };
    let score = told(placed.score, placed.standing);
    DailyEntry { score, names, level, you: is_you(placed, person) }
}
