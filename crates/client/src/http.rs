//! HTTP requests: who am I, does the table exist, create a table, play a deal of the day.

use std::io::{self, Read};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use tenback_table::Language;
use tenback_wire::{
    Daily, DailyGame, DeviceLink, DeviceName, Me, NewPerson, NewTable, Problem, ProfileUpdate, RecoveryCode, Summary,
    TableCreated,
};
use ureq::http::Response;
use ureq::typestate::WithoutBody;
use ureq::{Agent, RequestBuilder};

use crate::error::{ClientError, NetworkError};
use crate::link::Link;

/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Longer than any response of a server, except for files.
const LONGEST_RESPONSE: u64 = 256 * 1024;
/// Longer than the record of any game.
const LONGEST_RECORD: u64 = 4 * 1024 * 1024;
/// How long a server may take to begin a file, and pause while it sends it; all of it may take longer.
const FILE_TIMEOUT: Duration = Duration::from_secs(30);
/// Servers name a new device by it.
const AGENT: &str = concat!("tenback/", env!("CARGO_PKG_VERSION"));

/// Sends requests to one server.
pub(crate) struct HttpClient {
    agent: Agent,
    server: String,
    language: Language,
}

/// A response of the server.
struct HttpResponse {
    status: u16,
    body: String,
}

impl HttpClient {
    pub(crate) fn new(link: &Link, language: Language) -> HttpClient {
        let config = Agent::config_builder()
            .timeout_global(Some(TIMEOUT))
            .http_status_as_error(false)
            .user_agent(AGENT)
            // The socket does not use proxies or follow redirects either.
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .build();
        HttpClient { agent: config.new_agent(), server: link.server(), language }
    }

    /// Checks that the table exists.
    pub(crate) fn table(&self, id: &str) -> Result<(), ClientError> {
        let request = self.agent.get(self.url(&format!("/api/tables/{id}")));
        let answer = read(request.header("Accept-Language", self.language.code()).call())?;
        match answer.error() {
            // Some servers show their tables only to people they know.
            Some(ClientError::SignedOut) => Ok(()),
            Some(error) => Err(error),
            None => answer.parse::<Summary>().map(drop),
        }
    }

    /// Who this is; `None` if the server does not know.
    pub(crate) fn me(&self, token: &str) -> Result<Option<Me>, ClientError> {
        let answer = read(self.agent.get(self.url("/api/me")).header("Authorization", bearer(token)).call())?;
        match answer.error() {
            Some(ClientError::SignedOut) => Ok(None),
            Some(error) => Err(error),
            None => answer.parse().map(Some),
        }
    }

    /// Creates a person.
    pub(crate) fn create_person(&self, new: &NewPerson) -> Result<Me, ClientError> {
        let request = self.agent.post(self.url("/api/me")).content_type("application/json");
        read(request.send(json(new))).and_then(HttpResponse::into_result)
    }

    /// Changes name or language.
    pub(crate) fn rename(&self, token: &str, renamed: &ProfileUpdate) -> Result<Me, ClientError> {
        let request = self.agent.put(self.url("/api/me")).content_type("application/json");
        read(request.header("Authorization", bearer(token)).send(json(renamed))).and_then(HttpResponse::into_result)
    }

    /// Creates a table and returns its id.
    pub(crate) fn create_table(&self, token: &str, new: &NewTable) -> Result<String, ClientError> {
        let request = self.agent.post(self.url("/api/tables")).content_type("application/json");
        let request = request.header("Authorization", bearer(token));
        let created: Result<TableCreated, ClientError> =
            read(request.send(json(new))).and_then(HttpResponse::into_result);
        created.map(|table| table.id)
    }

    /// The table where the person plays one of today's deals: a new one, or the one where they have begun.
    pub(crate) fn play_daily(
        &self,
        token: &str,
        deal: DailyGame,
        invitation: Option<&str>,
    ) -> Result<String, ClientError> {
        let language = self.language.code();
        let today = self.agent.get(self.url("/api/daily")).header("Accept-Language", language);
        let today: Daily = read(today.call()).and_then(HttpResponse::into_result)?;
        let request = self.agent.post(self.url(&format!("/api/daily/{}/{}", today.day, deal.word())));
        let request = request.header("Authorization", bearer(token)).header("Accept-Language", language);
        let request = match invitation {
            Some(invitation) => request.query("invitation", invitation),
            None => request,
        };
        let created: Result<TableCreated, ClientError> = read(request.send_empty()).and_then(HttpResponse::into_result);
        created.map(|table| table.id)
    }

    /// Something about the person, such as their games.
    pub(crate) fn get<T: DeserializeOwned>(
        &self,
        token: &str,
        path: &str,
        query: &[(&'static str, String)],
    ) -> Result<T, ClientError> {
        read(self.asked(token, path, query).call()).and_then(HttpResponse::into_result)
    }

    /// Signs in as the person whose code this is.
    pub(crate) fn recover(&self, code: &RecoveryCode) -> Result<Me, ClientError> {
        let request = self.agent.post(self.url("/api/recover")).content_type("application/json");
        read(request.header("Accept-Language", self.language.code()).send(json(code)))
            .and_then(HttpResponse::into_result)
    }

    /// Creates a link for another device.
    pub(crate) fn offer_device(&self, token: &str) -> Result<DeviceLink, ClientError> {
        let request = self.agent.post(self.url("/api/me/devices")).header("Authorization", bearer(token));
        read(request.header("Accept-Language", self.language.code()).send_empty()).and_then(HttpResponse::into_result)
    }

    /// Gives a device another name.
    pub(crate) fn rename_device(&self, token: &str, id: &str, name: &DeviceName) -> Result<(), ClientError> {
        let request = self.agent.put(self.url(&format!("/api/me/devices/{id}"))).content_type("application/json");
        let request = request.header("Authorization", bearer(token)).header("Accept-Language", self.language.code());
        read(request.send(json(name)))?.error().map_or(Ok(()), Err)
    }

    /// Signs a device out.
    pub(crate) fn remove_device(&self, token: &str, id: &str) -> Result<(), ClientError> {
        let request = self.agent.delete(self.url(&format!("/api/me/devices/{id}")));
        let request = request.header("Authorization", bearer(token)).header("Accept-Language", self.language.code());
        read(request.call())?.error().map_or(Ok(()), Err)
    }

    /// The record of a finished game.
    pub(crate) fn record(&self, token: &str, path: &str) -> Result<String, ClientError> {
        let response = read_at_most(self.asked(token, path, &[]).call(), LONGEST_RECORD)?;
        response.error().map_or(Ok(response.body), Err)
    }

    /// A file of any length, to be read while it is sent.
    pub(crate) fn file(
        &self,
        token: &str,
        path: &str,
        query: &[(&'static str, String)],
    ) -> Result<impl Read + use<>, ClientError> {
        let request = self.asked(token, path, query).config().timeout_global(None);
        let request = request.timeout_resolve(Some(TIMEOUT)).timeout_connect(Some(TIMEOUT));
        let request = request.timeout_recv_response(Some(FILE_TIMEOUT)).timeout_per_read(Some(FILE_TIMEOUT)).build();
        let answer = request.call().map_err(|error| unreachable(&error))?;
        let status = answer.status();
        // Anything may answer, but only Tenback calls the answer a file.
        let is_file = status.is_success() && answer.headers().contains_key("Content-Disposition");
        let body = answer.into_body().into_reader();
        if is_file {
            return Ok(body);
        }
        let refusal = read_in_time(body).map_err(|error| ClientError::Unreachable { why: (&error).into() })?;
        Err(error_in(status.as_u16(), &refusal).unwrap_or(ClientError::NotTenback))
    }

    fn asked(&self, token: &str, path: &str, query: &[(&'static str, String)]) -> RequestBuilder<WithoutBody> {
        let request = self.agent.get(self.url(path)).header("Authorization", bearer(token));
        let request = request.header("Accept-Language", self.language.code());
        query.iter().fold(request, |request, (name, value)| request.query(*name, value))
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server)
    }
}

/// The header that identifies the person.
pub(crate) fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

fn json(body: &impl serde::Serialize) -> String {
    serde_json::to_string(body).expect("requests are plain data")
}

fn read(answer: Result<Response<ureq::Body>, ureq::Error>) -> Result<HttpResponse, ClientError> {
    read_at_most(answer, LONGEST_RESPONSE)
}

fn read_at_most(answer: Result<Response<ureq::Body>, ureq::Error>, limit: u64) -> Result<HttpResponse, ClientError> {
    let mut answer = answer.map_err(|error| unreachable(&error))?;
    let status = answer.status().as_u16();
    let body = answer.body_mut().with_config().limit(limit).lossy_utf8(true).read_to_string();
    Ok(HttpResponse { status, body: body.map_err(|error| unreachable(&error))? })
}

/// Reads something that is no file after all, from a server that may take any time for it.
fn read_in_time(body: impl Read) -> io::Result<Vec<u8>> {
    let (began, mut body) = (Instant::now(), body.take(LONGEST_RESPONSE));
    let (mut text, mut piece) = (Vec::new(), [0; 4096]);
    loop {
        let count = body.read(&mut piece)?;
        if count == 0 {
            return Ok(text);
        }
        text.extend_from_slice(&piece[..count]);
        if began.elapsed() > TIMEOUT {
            return Err(io::ErrorKind::TimedOut.into());
        }
    }
}

fn unreachable(error: &ureq::Error) -> ClientError {
    match error {
        // Something responds, but not like a web server.
        ureq::Error::Protocol(_) | ureq::Error::BodyExceedsLimit(_) => ClientError::NotTenback,
        ureq::Error::HostNotFound => ClientError::Unreachable { why: NetworkError::UnknownHost },
        ureq::Error::Io(error) => ClientError::Unreachable { why: error.into() },
        other => {
            let kind = match other {
                ureq::Error::Timeout(_) => io::ErrorKind::TimedOut,
                ureq::Error::ConnectionFailed => io::ErrorKind::ConnectionRefused,
                _ => io::ErrorKind::Other,
            };
            ClientError::Unreachable { why: NetworkError::System { kind, text: other.to_string() } }
        }
    }
}

impl HttpResponse {
    fn error(&self) -> Option<ClientError> {
        error_in(self.status, self.body.as_bytes())
    }

    fn into_result<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        match self.error() {
            Some(error) => Err(error),
            None => self.parse(),
        }
    }

    fn parse<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        serde_json::from_str(&self.body).map_err(|_| ClientError::NotTenback)
    }
}

/// The error in a response, if it is one.
pub(crate) fn error_in(status: u16, body: &[u8]) -> Option<ClientError> {
    let problem = || serde_json::from_slice::<Problem>(body).ok();
    match status {
        200..=299 => None,
        401 => Some(ClientError::SignedOut),
        _ => Some(match problem() {
            Some(problem) if problem.code == "no-such-table" => ClientError::NoSuchTable,
            Some(Problem { code, text }) => ClientError::refused(&code, &text),
            None => ClientError::NotTenback,
        }),
    }
}
