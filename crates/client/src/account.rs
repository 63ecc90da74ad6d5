//! A person's account at a server: their finished games, statistics and devices there.

use std::io::{self, Read};

use tenback_table::{Language, Name};
use tenback_wire::{
    Device, DeviceLink, DeviceList, DeviceName, GamePage, Keep, Me, PlayedGame, RecoveryCode, Statistics,
};

use crate::error::ClientError;
use crate::filter::GameFilter;
use crate::http::HttpClient;
use crate::identity::{Identities, Identity};
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
        let mut page: GamePage = self.http.get(&self.token, "/api/me/games", &query)?;
        page.games.retain(|game| Link::is_id(&game.table));
        Ok(page)
    }

    /// The record of a finished game.
    pub fn record(&self, game: &PlayedGame) -> Result<String, ClientError> {
        // What comes from a server must not lead to another address there.
        if !Link::is_id(&game.table) {
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

    /// Who this is; `None` if the server does not recognize this terminal any more.
    pub fn me(&self) -> Result<Option<Me>, ClientError> {
        self.http.me(&self.token)
    }

    /// The devices on which the person is signed in.
    pub fn devices(&self) -> Result<DeviceList, ClientError> {
        self.http.get(&self.token, "/api/me/devices", &[])
    }

    /// Creates a link that signs another device in as the same person. It works once.
    pub fn offer_device(&self) -> Result<DeviceLink, ClientError> {
        self.http.offer_device(&self.token)
    }

    /// Gives a device another name.
    pub fn rename_device(&self, device: &Device, name: &Name) -> Result<(), ClientError> {
        let name = DeviceName { name: name.to_string() };
        self.http.rename_device(&self.token, checked(device)?, &name)
    }

    /// Signs a device out, perhaps this one.
    pub fn sign_out(&self, device: &Device) -> Result<(), ClientError> {
        self.http.remove_device(&self.token, checked(device)?)
    }

    /// Signs this terminal in at a server as the person who made a code there: that of a link, or a backup code. Returns their
    /// name, and why their secret could not be saved. An identity of before is replaced.
    pub fn recover(
        server: &Link,
        code: &str,
        language: Language,
        identities: &Identities,
    ) -> Result<(String, Option<io::Error>), ClientError> {
        let http = HttpClient::new(server, language);
        let me = http.recover(&RecoveryCode { code: code.trim().to_owned(), keep: Keep::Token })?;
        let token = me.token.ok_or(ClientError::NotTenback)?;
        let identity = Identity::new(server, me.name.clone(), token);
        Ok((me.name, identities.save(server, &identity).err()))
    }
}

/// The id of a device as a part of an address. What comes from a server must not lead to another address there.
fn checked(device: &Device) -> Result<&str, ClientError> {
    if Link::is_id(&device.id) { Ok(&device.id) } else { Err(ClientError::NotTenback) }
}
