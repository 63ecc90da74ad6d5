//! A person's account at a server: their finished games and statistics there.

use std::io::Read;

use tenback_table::Language;
use tenback_wire::{GamePage, PlayedGame, Statistics};

use crate::error::ClientError;
use crate::filter::GameFilter;
use crate::http::HttpClient;
use crate::identity::Identities;
use crate::link::Link;

/// The account that this terminal is signed in to at a server. Every request blocks on the network.
pub struct Account {
    http: HttpClient,
    token: String,
}

impl Account {
    /// The account at a server; `None` if this terminal has no identity there. Nothing is sent yet.
    pub fn at(server: &Link, language: Language, identities: &Identities) -> Option<Account> {
        let token = identities.find(server)?.token;
        Some(Account { http: HttpClient::new(server, language), token })
    }

    /// A page of finished games, latest first: the first one, or that after a place.
    pub fn games(&self, filter: &GameFilter, after: Option<&str>) -> Result<GamePage, ClientError> {
        let mut query = filter.query();
        query.extend(after.map(|place| ("after", place.to_owned())));
        self.http.get(&self.token, "/api/me/games", &query)
    }

    /// The record of a finished game.
    pub fn record(&self, game: &PlayedGame) -> Result<String, ClientError> {
        // What comes from a server must not lead to another address there.
        if !Link::is_table_id(&game.table) {
            return Err(ClientError::NotTenback);
        }
        self.http.record(&self.token, &format!("/api/tables/{}/games/{}", game.table, game.number))
    }

    /// The records of all games that a filter lets pass, latest first, to be read while they are sent.
    pub fn records(&self, filter: &GameFilter) -> Result<impl Read + use<>, ClientError> {
        let mut query = filter.query();
        query.push(("format", "tgn".to_owned()));
        self.http.file(&self.token, "/api/me/games/export", &query)
    }

    /// Statistics over all games that count.
    pub fn statistics(&self) -> Result<Statistics, ClientError> {
        self.http.get(&self.token, "/api/me/statistics", &[])
    }
}
