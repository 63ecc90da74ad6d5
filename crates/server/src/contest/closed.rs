//! Who may see the cards and the results of a contest.

use std::sync::Arc;

use tenback_rules::Setup;
use tenback_store::{Attempt, Contest, ContestKey, Digest, FinishedGame, TableId};
use tenback_table::PersonId;

use super::{find, is_open};
use crate::app::App;
use crate::challenge::{self, attempts_of, has_played_source};
use crate::denial::Denial;
use crate::host::TableMessage;
use crate::review::{check_not_in_play, opening_digest, read_deal};

/// How many challenges with the same cards are looked at that somebody has not entered.
const MOST_OTHERS: usize = 20;

/// Whether somebody may see everything about a contest: it is open, they have finished its deal, or it is a challenge that
/// comes from a game of theirs.
pub(crate) async fn may_see(app: &App, person: Option<PersonId>, contest: &Contest) -> Result<bool, Denial> {
    if is_open(contest, app.now()) {
        return Ok(true);
    }
    match person {
        Some(person) if has_finished(app, person, &contest.key).await? => Ok(true),
        Some(person) if is_challenge(contest) => has_played_source(app, person, contest).await,
        _ => Ok(false),
    }
}

fn is_challenge(contest: &Contest) -> bool {
    challenge::read_key(&contest.key).is_some()
}

/// Whether somebody has finished the deal of a contest, whichever instance they played, and plays it nowhere else.
async fn has_finished(app: &App, person: PersonId, key: &ContestKey) -> Result<bool, Denial> {
    let attempts = app.store.attempts_of(person, &key.kind, Some(&key.deal)).await?;
    for attempt in &attempts {
        // The end of a game is stored just before its score.
        if attempt.score.is_none() && !is_over(app, attempt).await? {
            return Ok(false);
        }
    }
    Ok(!attempts.is_empty())
}

async fn is_over(app: &App, attempt: &Attempt) -> Result<bool, Denial> {
    match app.store.game(&attempt.table, attempt.game).await {
        Ok(game) => Ok(game.is_some()),
        Err(tenback_store::StoreError::NoSuchTable) => Ok(false),
        Err(why) => Err(why.into()),
    }
}

/// Refuses somebody who may not see what was played for a contest.
pub(crate) async fn check_attempt(app: &App, person: Option<PersonId>, attempt: &Attempt) -> Result<(), Denial> {
    let contest = find(app, &attempt.contest).await?.ok_or(Denial::NoRecord)?;
    if may_see(app, person, &contest).await? { Ok(()) } else { Err(Denial::NotFinished) }
}

/// Refuses cards that somebody may still have to play: those of a contest that is closed to the person, and those that are
/// being played at a table. Others play the cards of a contest at the same time, but to those who have finished it that
/// does not matter.
pub(crate) async fn check_cards(app: &App, person: Option<PersonId>, deal: &Setup) -> Result<(), Denial> {
    let has_seen = check_closed(app, person, deal).await?;
    if has_seen { Ok(()) } else { check_not_in_play(app, deal).await }
}

/// Refuses the cards of a contest that is closed to the person, and returns whether they are known to have seen the cards in
/// one. The cards of a challenge were played before, so they are closed only to those who have begun it.
pub(crate) async fn check_closed(app: &App, person: Option<PersonId>, deal: &Setup) -> Result<bool, Denial> {
    let Some(opening) = opening_digest(deal) else { return Ok(false) };
    if let Some(person) = person
        && entered_cards(app, person, None).await?.contains(&opening)
    {
        return Err(Denial::DealInPlay);
    }
    let contests = app.store.contests_with(opening).await?;
    let mut has_seen = false;
    for contest in contests.iter().filter(|contest| !is_challenge(contest)) {
        if !may_see(app, person, contest).await? {
            return Err(Denial::DealInPlay);
        }
        has_seen = true;
    }
    let mut challenges: Vec<&Contest> = contests.iter().filter(|contest| is_challenge(contest)).collect();
    if let Some(person) = person.filter(|_| challenges.len() > MOST_OTHERS) {
        let entered: Vec<String> =
            attempts_of(app, person, None).await?.into_iter().map(|attempt| attempt.contest.deal).collect();
        challenges.sort_by_key(|contest| !entered.contains(&contest.key.deal));
    }
    for contest in challenges.into_iter().take(MOST_OTHERS) {
        has_seen = has_seen || may_see(app, person, contest).await?;
    }
    Ok(has_seen)
}

/// Whether somebody played the cards of a challenge in the game that it comes from, or another one with these cards. Whether they have entered another contest with them is decided where attempts are stored.
pub(crate) async fn has_seen(app: &App, person: PersonId, contest: &Contest) -> Result<bool, Denial> {
    if !is_challenge(contest) {
        return Ok(false);
    }
    for same in app.store.contests_with(contest.cards).await?.iter().filter(|same| is_challenge(same)) {
        if has_played_source(app, person, same).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The cards of the challenges that somebody has begun and not finished, by their digests, and of deals that are mirror images
/// of them. Most people have none. What they play at one table can be left out.
pub(crate) async fn entered_cards(
    app: &App,
    person: PersonId,
    except: Option<&TableId>,
) -> Result<Vec<Digest>, Denial> {
    let mut attempts = attempts_of(app, person, None).await?;
    attempts.retain(|attempt| attempt.score.is_none() && Some(&attempt.table) != except);
    let deals: Vec<String> = attempts.into_iter().map(|attempt| attempt.contest.deal).collect();
    if deals.is_empty() {
        return Ok(Vec::new());
    }
    let mut cards = Vec::new();
    for contest in app.store.contests(challenge::KIND, &deals).await? {
        if !may_see(app, Some(person), &contest).await? {
            cards.push(contest.cards);
            cards.extend(mirrored_cards(app, &contest).await?);
        }
    }
    Ok(cards)
}

/// The cards of all instances of the deals of the day with the cards of a challenge.
async fn mirrored_cards(app: &App, contest: &Contest) -> Result<Vec<Digest>, Denial> {
    let mut cards = Vec::new();
    for same in app.store.contests_with(contest.cards).await?.iter().filter(|same| !is_challenge(same)) {
        let instances = app.store.contests(&same.key.kind, std::slice::from_ref(&same.key.deal)).await?;
        cards.extend(instances.iter().map(|instance| instance.cards));
    }
    Ok(cards)
}

/// Refuses to begin a contest with cards that somebody is playing for a challenge at another table: there, it would tell them
/// what comes.
pub(crate) async fn check_not_playing(
    app: &App,
    person: PersonId,
    contest: &Contest,
    table: Option<&TableId>,
) -> Result<(), Denial> {
    let cards = entered_cards(app, person, table).await?;
    if cards.contains(&contest.cards) { Err(Denial::NotFinished) } else { Ok(()) }
}

/// Refuses a finished game with the cards of a challenge that somebody has begun and not finished, unless they have played
/// that game themselves.
pub(crate) async fn check_not_entered(app: &App, person: Option<PersonId>, game: &FinishedGame) -> Result<(), Denial> {
    let Some(person) = person.filter(|person| game.players.iter().all(|player| player.person != *person)) else {
        return Ok(());
    };
    let cards = entered_cards(app, person, None).await?;
    if cards.is_empty() {
        return Ok(());
    }
    let deal = read_deal(app, game.record.clone()).await?;
    match opening_digest(&deal) {
        Some(opening) if cards.contains(&opening) => Err(Denial::NotFinished),
        _ => Ok(()),
    }
}

/// Refuses a table with the cards of a challenge that somebody has begun and not finished: they are on it, or it was there that
/// they were played.
pub(crate) async fn check_table(app: &Arc<App>, id: &TableId, person: PersonId) -> Result<(), Denial> {
    let closed = entered_cards(app, person, None).await?;
    // It cannot be where they play themselves, which is how they finish.
    if closed.is_empty() || is_own_attempt(app, id, person).await? {
        return Ok(());
    }
    let message = |answer| TableMessage::CheckCards { closed: closed.clone(), answer };
    app.registry.ask(app, id, message).await?.1
}

async fn is_own_attempt(app: &App, id: &TableId, person: PersonId) -> Result<bool, Denial> {
    let attempt = app.store.attempt_at(id).await?;
    Ok(attempt.is_some_and(|attempt| attempt.people.iter().any(|entrant| entrant.person == person)))
}

/// People have begun a contest: those of them who are at a table with the cards of a challenge have to go.
pub(crate) fn part(app: &App, contest: &Contest, people: &[PersonId]) {
    if is_challenge(contest) {
        people.iter().for_each(|person| app.has_begun(*person));
    }
}
