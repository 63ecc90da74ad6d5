//! Going to a server: is the table there, and who is one on this server.

use std::io;

use tenback_table::{Language, Name};
use tenback_wire::{Keep, NewPerson, NewTable, ProfileUpdate};

use crate::http::Asker;
use crate::identity::{Identities, Identity};
use crate::link::Link;
use crate::trouble::Trouble;

/// What somebody wants who goes to a table.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Where.
    pub link: Link,
    /// What the others are to call them; as before if nothing is said.
    pub name: Option<Name>,
    /// What they read and write.
    pub language: Language,
}

/// Somebody whom the server of a table knows.
#[derive(Debug)]
pub struct Visit {
    pub(crate) link: Link,
    pub(crate) token: String,
    /// What the others call this person.
    pub name: String,
    /// Why the secret could not be kept: without it the server takes this person for somebody else next time.
    pub unkept: Option<io::Error>,
}

impl Visit {
    /// Goes there. This waits for the network.
    pub fn pay(asking: &Asking, identities: Option<&Identities>) -> Result<Visit, Trouble> {
        let asker = Asker::new(&asking.link, asking.language);
        asker.table(asking.link.table())?;
        Visit::introduce(&asker, asking, identities)
    }

    /// Makes a table on a server and goes there. This waits for the network.
    pub fn make(asking: &Asking, new: &NewTable, identities: Option<&Identities>) -> Result<Visit, Trouble> {
        let asker = Asker::new(&asking.link, asking.language);
        let visit = Visit::introduce(&asker, asking, identities)?;
        let table = asker.make(&visit.token, new)?;
        Ok(Visit { link: visit.link.to_table(&table), ..visit })
    }

    /// Becomes somebody whom the server knows.
    fn introduce(asker: &Asker, asking: &Asking, identities: Option<&Identities>) -> Result<Visit, Trouble> {
        let Asking { link, name, language } = asking;
        let known = identities.and_then(|identities| identities.find(link));
        let known_there = match &known {
            Some(identity) => asker.me(&identity.token)?.map(|me| (me, identity.token.clone())),
            None => None,
        };
        let (me, token) = match known_there {
            Some((me, token)) => {
                let wanted = name.as_ref().map_or(me.name.as_str(), Name::as_str).to_owned();
                if wanted == me.name && me.language == *language {
                    (me, token)
                } else {
                    (asker.rename(&token, &ProfileUpdate { name: wanted, language: *language })?, token)
                }
            }
            None => {
                let name = name.as_ref().map(|name| name.as_str().to_owned());
                let name = name.or(known.as_ref().map(|identity| identity.name.clone())).ok_or(Trouble::NameNeeded)?;
                let me = asker.introduce(&NewPerson { name, language: *language, keep: Keep::Token })?;
                let token = me.token.clone().ok_or(Trouble::NotTenback)?;
                (me, token)
            }
        };
        let identity = Identity::new(link, me.name.clone(), token.clone());
        let keep = |identities: &Identities| identities.keep(link, &identity).err();
        let unkept = identities.filter(|_| known.as_ref() != Some(&identity)).and_then(keep);
        Ok(Visit { link: link.clone(), token, name: me.name, unkept })
    }

    /// Where it leads.
    pub const fn link(&self) -> &Link {
        &self.link
    }
}
