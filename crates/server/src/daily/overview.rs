//! Today's deals, without their cards, and how well somebody has done so far.

use std::collections::HashMap;

use tenback_daily::{Day, Difficulty, Lineup, RatedPlay, Streaks, rate};
use tenback_store::{Attempt, Contest};
use tenback_table::PersonId;
use tenback_wire::{Daily, DailyAttempt, DailyDeal, DailyGame, DailyPromise, DailyRating, DailyStanding};

use super::deals::prepare;
use super::ranking::{Results, results_of};
use super::{KIND, deal_name, deal_names, ends, read_key, read_name, today};
use crate::app::App;
use crate::denial::Denial;

/// Today's deals as a person sees them.
pub(crate) async fn overview(app: &App, person: Option<PersonId>) -> Result<Daily, Denial> {
    let day = today(app);
    let contests = prepare(app, day).await?;
    let tomorrow = prepare(app, day.next()).await?;
    let own = match person {
        Some(person) => app.store.attempts_of(person, KIND, None).await?,
        None => Vec::new(),
    };
    let names = deal_names(day);
    let results = results_of(app, &names).await?;
    let deal = |deal: DailyGame| {
        let name = deal_name(day, deal);
        DailyDeal {
            deal,
            commitments: commitments(&contests, &name),
            finished: results.get(&name).map_or(0, |results| results.finished),
            attempt: own.iter().find(|attempt| attempt.contest.deal == name).map(|own| told(own, results.get(&name))),
        }
    };
    let promise = |deal| DailyPromise { deal, commitments: commitments(&tomorrow, &deal_name(day.next(), deal)) };
    // As promised when they were made, even if the operator has changed when days start.
    let opens =
        contests.first().and_then(|contest| contest.opens).map_or(day.opens(app.config.daily.starts), |it| it.0);
    let ends = contests.first().and_then(ends).map_or(day.ends(app.config.daily.starts), |it| it.0);
    Ok(Daily {
        day: day.to_string(),
        ends,
        opens,
        deals: DailyGame::ALL.into_iter().map(deal).collect(),
        tomorrow: DailyGame::ALL.into_iter().map(promise).collect(),
        since: since(app, day).await?,
        standing: match person {
            Some(_) => Some(standing(app, &own, day).await?),
            None => None,
        },
    })
}

fn commitments(contests: &[Contest], name: &str) -> Vec<String> {
    let own = contests.iter().filter(|contest| contest.key.deal == name);
    own.map(|contest| contest.commitment.clone()).collect()
}

fn told(attempt: &Attempt, results: Option<&Results>) -> DailyAttempt {
    DailyAttempt {
        table: attempt.table.to_string(),
        number: attempt.game,
        ranked: attempt.ranked,
        score: results.and_then(|results| results.score(attempt)),
    }
}

/// The earliest day before today.
async fn since(app: &App, today: Day) -> Result<Option<String>, Denial> {
    let first = app.store.first_deal(KIND).await?.and_then(|name| read_name(&name));
    Ok(first.map(|(day, _)| day).filter(|day| *day < today).map(|day| day.to_string()))
}

/// How well somebody has done. Streaks are made on the day itself; only first attempts of people who play alone are rated.
async fn standing(app: &App, own: &[Attempt], today: Day) -> Result<DailyStanding, Denial> {
    let starts = app.config.daily.starts;
    let days = own.iter().filter_map(|attempt| {
        let (day, _) = read_key(&attempt.contest)?;
        let in_time = Day::at(attempt.begun.0, starts) == day;
        attempt.score.filter(|score| in_time && score.ended.0 < day.opens(starts)).map(|_| day)
    });
    let streaks = Streaks::of(days, today);
    let is_alone = |attempt: &&Attempt| read_key(&attempt.contest).is_some_and(|(_, deal)| Lineup::of(deal).is_alone());
    let alone: Vec<&Attempt> =
        own.iter().filter(is_alone).filter(|attempt| attempt.ranked && attempt.score.is_some()).collect();
    let difficulties = difficulties(app, &alone).await?;
    let rated =
        alone.iter().filter_map(|attempt| Some((*difficulties.get(&attempt.contest.deal)?, attempt.score?.won)));
    Ok(DailyStanding {
        streak: streaks.current,
        longest_streak: streaks.longest,
        rating: rate(rated).map(|RatedPlay { rating, deals }| {
            let (low, high) = rating.interval();
            DailyRating { rating: rating.rating, low, high, deals }
        }),
    })
}

/// How difficult the deals of some attempts are. Those that bots have not played do not count yet.
async fn difficulties(app: &App, attempts: &[&Attempt]) -> Result<HashMap<String, Difficulty>, Denial> {
    let deals: Vec<String> = attempts.iter().map(|attempt| attempt.contest.deal.clone()).collect();
    let mut found: HashMap<String, Difficulty> = HashMap::new();
    for result in app.store.field(KIND, &deals).await? {
        let difficulty = found.entry(result.contest.deal).or_default();
        difficulty.played += 1;
        difficulty.won += u32::from(result.won);
    }
    Ok(found)
}
