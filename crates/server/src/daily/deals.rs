//! Making the deals. They are made before their day begins; what a server that was down has missed is made when it is needed.

use tenback_daily::{Day, Lineup, first_seat, mirrored};
use tenback_rules::Setup;
use tenback_store::{Contest, ContestKey, Timestamp};
use tenback_table::Deal;
use tenback_wire::DailyGame;

use super::{KIND, deal_name, deal_names, today};
use crate::app::App;
use crate::contest::deal_of;
use crate::denial::Denial;
use crate::review::opening_digest;

/// The instances of a deal: the first is dealt, the other is its mirror image.
const STRAIGHT: &str = "straight";
const MIRRORED: &str = "mirrored";

/// The contests of a day, which are made if they do not exist. Of several nodes that make them at the same time, one does.
pub(super) async fn prepare(app: &App, day: Day) -> Result<Vec<Contest>, Denial> {
    let names = deal_names(day);
    let known = app.store.contests(KIND, &names).await?;
    if known.len() == 2 * names.len() {
        return Ok(known);
    }
    for deal in DailyGame::ALL {
        make(app, day, deal).await?;
    }
    Ok(app.store.contests(KIND, &names).await?)
}

/// Makes both instances of a deal. The mirror image is that of the stored one, whoever stored it.
async fn make(app: &App, day: Day, deal: DailyGame) -> Result<(), Denial> {
    let dealt = app.world.deal_for_all(&Lineup::of(deal).rules())?;
    app.store.add_contest(contest(app, day, deal, STRAIGHT, with_first(deal, dealt))?).await?;
    let straight = instances(app, day, deal).await?.into_iter().find(|contest| contest.key.instance == STRAIGHT);
    let Deal { setup, salt } = deal_of(&straight.ok_or(Denial::NotStored)?)?;
    let image = Deal { setup: mirrored(&setup), salt };
    app.store.add_contest(contest(app, day, deal, MIRRORED, image)?).await?;
    Ok(())
}

/// Against a bot, the salt decides who goes first.
fn with_first(deal: DailyGame, dealt: Deal) -> Deal {
    let lineup = Lineup::of(deal);
    let salt = dealt.salt.as_deref().unwrap_or_default();
    let first = lineup.bot.map(|_| first_seat(salt, lineup.seats).number().into());
    Deal { setup: Setup { first, ..dealt.setup }, ..dealt }
}

fn contest(app: &App, day: Day, deal: DailyGame, instance: &str, dealt: Deal) -> Result<Contest, Denial> {
    let key = ContestKey { kind: KIND.to_owned(), deal: deal_name(day, deal), instance: instance.to_owned() };
    let commitment = dealt.commitment().ok_or(Denial::Internal)?;
    Ok(Contest {
        key,
        setup: serde_json::to_string(&dealt.setup).map_err(Denial::internal)?,
        salt: dealt.salt.unwrap_or_default(),
        commitment,
        cards: opening_digest(&dealt.setup).ok_or(Denial::Internal)?,
        opens: Some(Timestamp(day.opens(app.config.daily.starts))),
        settled: false,
    })
}

/// The instances of a deal that exist.
pub(crate) async fn instances(app: &App, day: Day, deal: DailyGame) -> Result<Vec<Contest>, Denial> {
    Ok(app.store.contests(KIND, &[deal_name(day, deal)]).await?)
}

/// The instances of a deal that may be played: those of today, which are made if need be, and those of earlier days.
pub(crate) async fn playable(app: &App, day: Day, deal: DailyGame) -> Result<Vec<Contest>, Denial> {
    let today = today(app);
    if day > today {
        return Err(Denial::NoSuchDay);
    }
    if day == today {
        prepare(app, day).await?;
    }
    let found = instances(app, day, deal).await?;
    if found.is_empty() { Err(Denial::NoSuchDay) } else { Ok(found) }
}
