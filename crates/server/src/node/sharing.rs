//! Limits that count for all nodes together. Each node says now and then who has used how much of which limit there, and
//! learns how much the same people have used at the others: what was used elsewhere counts within seconds.

use std::collections::HashMap;

use ipnet::IpNet;
use tenback_table::PersonId;
use tokio::time::timeout;
use tracing::warn;

use super::Membership;
use crate::app::App;
use crate::secret;

/// Something of which there is a limit for all nodes together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum SharedLimit {
    /// The bytes that a person has stored today.
    BytesOfPerson(PersonId),
    /// The bytes that were stored today from a network.
    BytesOfNetwork(IpNet),
    /// The games with bots that a person plays.
    BotGamesOfPerson(PersonId),
    /// The games with bots that are played from a network.
    BotGamesOfNetwork(IpNet),
    /// The people who were added from a network within an hour.
    NewPeopleOfNetwork(IpNet),
}

impl SharedLimit {
    /// How the store knows it. Nobody can tell from it who is meant.
    fn name(self, app: &App) -> String {
        secret::text(&app.limit_names.digest(&format!("{self:?}"))[..12])
    }
}

impl Membership {
    /// Tells the other nodes what is used here, and learns what is used there.
    pub(super) async fn share(&self, app: &App) {
        let limits = app.budgets.spent().chain(app.bot_games.counts()).chain(app.rates.people().used());
        let limits: HashMap<String, (SharedLimit, u64)> =
            limits.map(|(limit, used)| (limit.name(app), (limit, used))).collect();
        let alive = self.alive();
        // What nodes have used that are gone does not count any more.
        let elsewhere = if alive < 2 { Some(HashMap::new()) } else { self.used_elsewhere(&limits).await };
        let Some(elsewhere) = elsewhere else { return };
        let used = |name: &String| elsewhere.get(name).copied().unwrap_or(0);
        for (name, (limit, _)) in &limits {
            app.budgets.note_elsewhere(alive, *limit, used(name));
            app.rates.people().note_elsewhere(*limit, used(name));
        }
        app.bot_games.note_elsewhere(limits.iter().map(|(name, (limit, _))| (*limit, used(name))));
    }

    /// How much of these limits is used at other nodes; `None` if that is not known now.
    async fn used_elsewhere(&self, limits: &HashMap<String, (SharedLimit, u64)>) -> Option<HashMap<String, u64>> {
        let (nodes, term) = (self.store.nodes()?, self.term()?);
        let used = limits.iter().map(|(name, (_, used))| (name.clone(), *used)).collect();
        let why = match timeout(self.config.renew_every() / 2, nodes.share(term.id, used)).await {
            Ok(Ok(elsewhere)) => return Some(elsewhere),
            Ok(Err(why)) => why.to_string(),
            Err(_) => "the database does not answer".to_owned(),
        };
        warn!(why, "limits are not shared with other nodes right now");
        None
    }
}
