//! Joining a table: checking that it exists, and becoming a known person on its server.

use std::io;

use tenback_table::{Language, Name};
use tenback_wire::{DailyGame, Keep, NewPerson, NewTable, ProfileUpdate};

use crate::error::ClientError;
use crate::http::HttpClient;
use crate::identity::{Identities, Identity};
use crate::link::Link;
use crate::table_lock::TableLock;

/// Which table to join, and as whom.
#[derive(Clone, Debug)]
pub struct JoinRequest {
    /// The table.
    pub link: Link,
    /// The name others should see; the previous one if `None`.
    pub name: Option<Name>,
    /// The person's language.
    pub language: Language,
}

/// A person known to a table's server.
#[derive(Debug)]
pub struct Session {
    pub(crate) link: Link,
    pub(crate) token: String,
    /// The name others see.
    pub name: String,
    /// Why the secret could not be saved: without it this person will be a stranger to the server next time.
    pub save_error: Option<io::Error>,
    /// Whether the server did not recognize this terminal any more, so that the person is new there.
    pub is_new_again: bool,
    /// Other terminals see by it that this person is at the table; keep it as long as that is so.
    pub lock: Option<TableLock>,
}

impl Session {
    /// Joins a table. Blocks on the network.
    pub fn join(request: &JoinRequest, identities: Option<&Identities>) -> Result<Session, ClientError> {
        let http = HttpClient::new(&request.link, request.language);
        http.table(request.link.table())?;
        let session = Session::sign_in(&http, request, identities)?;
        Ok(Session { lock: identities.and_then(|identities| identities.lock(&request.link)), ..session })
    }

    /// Creates a table on a server and joins it. Blocks on the network.
    pub fn create_table(
        request: &JoinRequest,
        new: &NewTable,
        identities: Option<&Identities>,
    ) -> Result<Session, ClientError> {
        let http = HttpClient::new(&request.link, request.language);
        let session = Session::sign_in(&http, request, identities)?;
        let table = http.create_table(&session.token, new)?;
        Ok(Session { link: session.link.to_table(&table), ..session })
    }

    /// Goes to the table where the person plays one of today's deals on a server. Blocks on the network.
    pub fn play_daily(
        request: &JoinRequest,
        deal: DailyGame,
        identities: Option<&Identities>,
    ) -> Result<Session, ClientError> {
        let http = HttpClient::new(&request.link, request.language);
        let session = Session::sign_in(&http, request, identities)?;
        let table = http.play_daily(&session.token, deal, request.link.invitation())?;
        Ok(Session { link: session.link.to_table(&table), ..session })
    }

    /// Signs in, as a new person if necessary.
    fn sign_in(
        http: &HttpClient,
        request: &JoinRequest,
        identities: Option<&Identities>,
    ) -> Result<Session, ClientError> {
        let JoinRequest { link, name, language } = request;
        let known = identities.and_then(|identities| identities.find(link));
        let known_there = match &known {
            Some(identity) => http.me(&identity.token)?.map(|me| (me, identity.token.clone())),
            None => None,
        };
        let is_new_again = known.is_some() && known_there.is_none();
        let (me, token) = match known_there {
            Some((me, token)) => {
                let wanted = name.as_ref().map_or(me.name.as_str(), Name::as_str).to_owned();
                if wanted == me.name && me.language == *language {
                    (me, token)
                } else {
                    (http.rename(&token, &ProfileUpdate { name: wanted, language: *language })?, token)
                }
            }
            None => {
                let name = name.as_ref().map(|name| name.as_str().to_owned());
                let name =
                    name.or(known.as_ref().map(|identity| identity.name.clone())).ok_or(ClientError::NameRequired)?;
                let me = http.create_person(&NewPerson { name, language: *language, keep: Keep::Token })?;
                let token = me.token.clone().ok_or(ClientError::NotTenback)?;
                (me, token)
            }
        };
        let identity = Identity::new(link, me.name.clone(), token.clone());
        let save = |identities: &Identities| identities.save(link, &identity).err();
        let save_error = identities.filter(|_| known.as_ref() != Some(&identity)).and_then(save);
        Ok(Session { link: link.clone(), token, name: me.name, save_error, is_new_again, lock: None })
    }

    /// The link to the table.
    pub const fn link(&self) -> &Link {
        &self.link
    }
}
