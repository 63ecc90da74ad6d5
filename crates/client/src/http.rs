//! Plain requests: who am I, and is there such a table.

use std::time::Duration;

use serde::de::DeserializeOwned;
use tenback_table::Language;
use tenback_wire::{Me, NewPerson, NewTable, Problem, ProfileUpdate, Summary, TableCreated};
use ureq::Agent;
use ureq::http::Response;

use crate::link::Link;
use crate::trouble::Trouble;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// More than any answer of a server has.
const LONGEST_ANSWER: u64 = 256 * 1024;

/// Asks one server.
pub(crate) struct Asker {
    agent: Agent,
    server: String,
    language: Language,
}

/// An answer of the server.
struct Answer {
    status: u16,
    body: String,
}

impl Asker {
    pub(crate) fn new(link: &Link, language: Language) -> Asker {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            // The socket knows no proxies and no other addresses either.
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .build();
        Asker { agent: config.new_agent(), server: link.server(), language }
    }

    /// Whether there is such a table.
    pub(crate) fn table(&self, id: &str) -> Result<(), Trouble> {
        let request = self.agent.get(self.at(&format!("/api/tables/{id}")));
        let answer = read(request.header("Accept-Language", self.language.code()).call())?;
        match answer.refusal() {
            // Some servers show their tables only to people they know.
            Some(Trouble::Forgotten) => Ok(()),
            Some(trouble) => Err(trouble),
            None => answer.told::<Summary>().map(drop),
        }
    }

    /// Who this is; nothing if the server does not know.
    pub(crate) fn me(&self, token: &str) -> Result<Option<Me>, Trouble> {
        let answer = read(self.agent.get(self.at("/api/me")).header("Authorization", bearer(token)).call())?;
        match answer.refusal() {
            Some(Trouble::Forgotten) => Ok(None),
            Some(trouble) => Err(trouble),
            None => answer.told().map(Some),
        }
    }

    /// Becomes known.
    pub(crate) fn introduce(&self, new: &NewPerson) -> Result<Me, Trouble> {
        let request = self.agent.post(self.at("/api/me")).content_type("application/json");
        read(request.send(json(new))).and_then(Answer::granted)
    }

    /// Takes another name or language.
    pub(crate) fn rename(&self, token: &str, renamed: &ProfileUpdate) -> Result<Me, Trouble> {
        let request = self.agent.put(self.at("/api/me")).content_type("application/json");
        read(request.header("Authorization", bearer(token)).send(json(renamed))).and_then(Answer::granted)
    }

    /// Makes a table, and tells its id.
    pub(crate) fn make(&self, token: &str, new: &NewTable) -> Result<String, Trouble> {
        let request = self.agent.post(self.at("/api/tables")).content_type("application/json");
        let request = request.header("Authorization", bearer(token));
        let made: Result<TableCreated, Trouble> = read(request.send(json(new))).and_then(Answer::granted);
        made.map(|made| made.id)
    }

    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.server)
    }
}

/// The header that says who asks.
pub(crate) fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

fn json(body: &impl serde::Serialize) -> String {
    serde_json::to_string(body).expect("what is asked is plain data")
}

fn read(answer: Result<Response<ureq::Body>, ureq::Error>) -> Result<Answer, Trouble> {
    let mut answer = answer.map_err(|error| unreachable(&error))?;
    let status = answer.status().as_u16();
    let body = answer.body_mut().with_config().limit(LONGEST_ANSWER).lossy_utf8(true).read_to_string();
    Ok(Answer { status, body: body.map_err(|error| unreachable(&error))? })
}

fn unreachable(error: &ureq::Error) -> Trouble {
    match error {
        // Something answers, but not as a web server does.
        ureq::Error::Protocol(_) | ureq::Error::BodyExceedsLimit(_) => Trouble::NotTenback,
        other => Trouble::Unreachable { why: other.to_string() },
    }
}

impl Answer {
    fn refusal(&self) -> Option<Trouble> {
        refusal(self.status, self.body.as_bytes())
    }

    fn granted<T: DeserializeOwned>(self) -> Result<T, Trouble> {
        match self.refusal() {
            Some(trouble) => Err(trouble),
            None => self.told(),
        }
    }

    fn told<T: DeserializeOwned>(&self) -> Result<T, Trouble> {
        serde_json::from_str(&self.body).map_err(|_| Trouble::NotTenback)
    }
}

/// What an answer refuses, if it does.
pub(crate) fn refusal(status: u16, body: &[u8]) -> Option<Trouble> {
    let problem = || serde_json::from_slice::<Problem>(body).ok();
    match status {
        200..=299 => None,
        401 => Some(Trouble::Forgotten),
        _ => Some(match problem() {
            Some(problem) if problem.code == "no-such-table" => Trouble::NoSuchTable,
            Some(Problem { code, text }) => Trouble::Refused { code, text },
            None => Trouble::NotTenback,
        }),
    }
}
