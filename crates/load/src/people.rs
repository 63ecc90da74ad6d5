//! People and tables for a measurement, by HTTP requests.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tenback_rules::GameName;
use tenback_wire::{Keep, Me, NewPerson, NewTable, Problem, TableCreated};
use ureq::Agent;

use crate::error::LoadError;

const TIMEOUT: Duration = Duration::from_secs(20);

/// A table and the secrets of the people who will sit there.
pub(crate) struct NewSeats {
    pub(crate) table: String,
    /// The host is first.
    pub(crate) tokens: Vec<String>,
}

/// Makes people and tables.
pub(crate) struct Office {
    agent: Agent,
    server: String,
}

impl Office {
    pub(crate) fn new(address: SocketAddr) -> Office {
        let config = Agent::config_builder().timeout_global(Some(TIMEOUT)).http_status_as_error(false).proxy(None);
        Office { agent: config.build().new_agent(), server: format!("http://{address}") }
    }

    /// A new table with people for all its seats. The host already has the first one.
    pub(crate) fn table(&self, game: GameName, seats: u8) -> Result<NewSeats, LoadError> {
        let tokens = (1..=seats).map(|number| self.person(number)).collect::<Result<Vec<String>, LoadError>>()?;
        let new = NewTable { seats, ..NewTable::of(game) };
        let created: TableCreated = self.post("/api/tables", tokens.first().map(String::as_str), &new)?;
        Ok(NewSeats { table: created.id, tokens })
    }

    /// A new table of a person who takes no seat there.
    pub(crate) fn empty_table(&self, game: GameName, seats: u8, token: &str) -> Result<String, LoadError> {
        let new = NewTable { seats, sit: false, ..NewTable::of(game) };
        self.post("/api/tables", Some(token), &new).map(|created: TableCreated| created.id)
    }

    /// A new person; returns the secret.
    pub(crate) fn person(&self, number: u8) -> Result<String, LoadError> {
        let new = NewPerson { name: format!("Player {number}"), language: Default::default(), keep: Keep::Token };
        let me: Me = self.post("/api/me", None, &new)?;
        me.token.ok_or_else(|| unreachable("no token"))
    }

    fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, LoadError> {
        let body = serde_json::to_string(body).map_err(unreachable)?;
        let mut request = self.agent.post(format!("{}{path}", self.server)).content_type("application/json");
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let mut response = request.send(body).map_err(unreachable)?;
        let text = response.body_mut().read_to_string().map_err(unreachable)?;
        if response.status().is_success() {
            return serde_json::from_str(&text).map_err(unreachable);
        }
        match serde_json::from_str::<Problem>(&text) {
            Ok(Problem { code, text }) => Err(LoadError::Refused { code, text }),
            Err(_) => Err(unreachable(response.status())),
        }
    }
}

pub(crate) fn unreachable(why: impl std::fmt::Display) -> LoadError {
    LoadError::Unreachable { why: why.to_string() }
}
