//! A challenge as somebody sees it: all results, for those who have played it.

use tenback_daily::{Placed, Score, rank};
use tenback_rules::{Contest as Aim, Rules, Seat};
use tenback_store::{Attempt, Contest, TableId};
use tenback_table::{Name, PersonId};
use tenback_wire::{Challenge, ChallengeResult};

use super::play::own_attempt;
use super::source::score;
use super::{KIND, find, roster, source_game, source_of};
use crate::app::App;
use crate::charter::{Names, names};
use crate::contest::{Roster, may_see};
use crate::denial::Denial;
use crate::finished::check_readable;

/// How many results are shown, besides the person's own and the one it comes from.
const MOST: usize = 100;

/// How somebody did.
#[derive(Clone)]
struct Entry {
    /// In the order of their seats, as far as it is known.
    people: Vec<PersonId>,
    first: bool,
    unranked: bool,
    record: Option<String>,
}

/// A challenge. `base` is the start of links.
pub(crate) async fn show(app: &App, person: Option<PersonId>, id: &str, base: &str) -> Result<Challenge, Denial> {
    let contest = find(app, id).await?;
    let own = match person {
        Some(person) => own_attempt(app, person, &contest).await?,
        None => None,
    };
    let roster = roster(&contest)?;
    let rules = roster.rules;
    let usual = Rules::new(rules.name(), rules.seats(), Default::default()).map_err(|_| Denial::Internal)?;
    let attempts = app.store.attempts_at(KIND, std::slice::from_ref(&contest.key.deal)).await?;
    let results = match person {
        Some(person) if may_see(app, Some(person), &contest).await? => {
            Some(results(app, person, &contest, &roster, &attempts).await?)
        }
        _ => None,
    };
    let finished = attempts.iter().filter(|attempt| attempt.score.is_some()).count();
    Ok(Challenge {
        id: id.to_owned(),
        link: format!("{base}/c/{id}"),
        game: rules.name(),
        seats: rules.seats(),
        people: roster.people(),
        hand_size: (rules.hand_size() != usual.hand_size()).then_some(rules.hand_size()),
        minimum: (rules.minimum(1) != usual.minimum(1)).then_some(rules.minimum(1)),
        commitment: contest.commitment.clone(),
        finished: u32::try_from(finished).unwrap_or(u32::MAX),
        table: own.map(|attempt| attempt.table.to_string()),
        results,
    })
}

/// The results, best first.
async fn results(
    app: &App,
    person: PersonId,
    contest: &Contest,
    roster: &Roster,
    attempts: &[Attempt],
) -> Result<Vec<ChallengeResult>, Denial> {
    let scored = attempts.iter().filter_map(|attempt| {
        let score = attempt.score?;
        Some((Some(attempt), Score { won: score.won, left: score.left }))
    });
    let original = original(app, person, contest, roster).await?;
    let source = original.iter().map(|(_, score)| (None, *score));
    let is_own = |attempt: &Attempt| attempt.people.iter().any(|entrant| entrant.person == person);
    let mut shown = Vec::new();
    for (place, Placed { who, score, .. }) in rank(scored.chain(source)).into_iter().enumerate() {
        let entry = match (who, &original) {
            (Some(attempt), _) if place < MOST || is_own(attempt) => {
                entry(app, attempt, roster.rules.contest()).await?
            }
            (None, Some((original, _))) => original.clone(),
            _ => continue,
        };
        shown.push((entry, score));
    }
    let people = shown.iter().flat_map(|(entry, _)| &entry.people).copied().collect();
    let names = names(app.store.as_ref(), people).await?;
    Ok(shown.into_iter().map(|(entry, score)| told(person, &names, entry, score)).collect())
}

/// A result as somebody sees it. Those who have been deleted are nobody in particular.
fn told(person: PersonId, names: &Names, entry: Entry, score: Score) -> ChallengeResult {
    let Entry { people, first, unranked, record } = entry;
    let called = |id: &PersonId| names.get(id).cloned().unwrap_or_else(Name::unknown).to_string();
    let names = if people.is_empty() { vec![Name::UNKNOWN.to_owned()] } else { people.iter().map(called).collect() };
    let Score { won, left } = score;
    ChallengeResult { names, won, left, you: people.contains(&person), first, unranked, record }
}

/// The game that the challenge comes from, with its score. Its record is for those who may read it anyway.
async fn original(
    app: &App,
    person: PersonId,
    contest: &Contest,
    roster: &Roster,
) -> Result<Option<(Entry, Score)>, Denial> {
    let source = source_of(contest)?;
    let Some(game) = source_game(app, &source).await? else { return Ok(None) };
    let readable = check_readable(app, Some(person), &source.table, &game).await.is_ok();
    let mut players: Vec<_> = game.players.iter().filter(|player| player.seat.is_some()).collect();
    players.sort_by_key(|player| player.seat);
    let people = players.into_iter().map(|player| player.person).collect();
    let seat = roster.first_person();
    let scored = tokio::task::spawn_blocking(move || score(&game, seat)).await.map_err(Denial::internal)?;
    let record = readable.then(|| address(&source.table, source.number));
    Ok(scored.map(|score| (Entry { people, first: true, unranked: false, record }, score)))
}

/// What is said about an attempt. Its record is for everybody who sees its result, if the game came to an end.
async fn entry(app: &App, attempt: &Attempt, aim: Aim) -> Result<Entry, Denial> {
    let played = app.store.played_in(&attempt.table, attempt.game).await?;
    let record = (!played.is_empty()).then(|| address(&attempt.table, attempt.game));
    let mut people: Vec<(Option<Seat>, PersonId)> = attempt
        .people
        .iter()
        .map(|entrant| {
            let own = played.iter().find(|played| played.person == entrant.person);
            (own.and_then(|own| Seat::from_number(own.seat?)), entrant.person)
        })
        .collect();
    if aim == Aim::Opposed {
        people.sort();
    }
    let people = people.into_iter().map(|(_, person)| person).collect();
    Ok(Entry { people, first: false, unranked: !attempt.ranked, record })
}

/// Where a record is on the page.
fn address(table: &TableId, number: u32) -> String {
    format!("/t/{table}/{number}")
}
