//! Denials as responses, in the language of the client.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::de::DeserializeOwned;
use tenback_table::{Language, Refusal};
use tenback_wire::Problem;
use tenback_words::Words;

use crate::denial::{Denial, Resource};
use crate::socket::LONGEST_MESSAGE;
use crate::who;

/// A denial and the language of its text.
#[derive(Debug)]
pub(crate) struct Denied {
    pub(crate) denial: Denial,
    pub(crate) language: Language,
}

/// Tells the log why a response is a refusal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Refused(pub(super) &'static str);

/// The result of a handler.
pub(crate) type Answer<T> = Result<T, Denied>;

impl Denied {
    pub(crate) fn new(denial: Denial, headers: &HeaderMap) -> Denied {
        Denied { denial, language: who::language(headers) }
    }
}

/// Adds the language of the request to a denial.
pub(crate) trait Localized<T> {
    fn localized(self, headers: &HeaderMap) -> Answer<T>;
}

impl<T, E: Into<Denial>> Localized<T> for Result<T, E> {
    fn localized(self, headers: &HeaderMap) -> Answer<T> {
        self.map_err(|denial| Denied::new(denial.into(), headers))
    }
}

impl IntoResponse for Denied {
    fn into_response(self) -> Response {
        let text = self.denial.text(Words::of(self.language));
        let problem = Json(Problem { code: self.denial.code().to_owned(), text });
        let code = Extension(Refused(self.denial.code()));
        match wait(&self.denial) {
            Some(seconds) => {
                (status(&self.denial), code, [(RETRY_AFTER, seconds.to_string())], problem).into_response()
            }
            None => (status(&self.denial), code, problem).into_response(),
        }
    }
}

/// After how many seconds a retry makes sense.
const fn wait(denial: &Denial) -> Option<u32> {
    match denial {
        Denial::TooFast { wait } => Some(*wait),
        // Some of a day's tables were created hours ago.
        Denial::TooMany { what: Resource::Tables } => Some(60 * 60),
        Denial::TooMany { what: Resource::Connections | Resource::Spectators } => Some(60),
        Denial::TooMany { what: Resource::DataRequests } => Some(5),
        Denial::TooMuch { .. } => Some(60 * 60),
        Denial::Unreachable => Some(1),
        _ => None,
    }
}

const fn status(denial: &Denial) -> StatusCode {
    match denial {
        Denial::Refused(Refusal::Barred) => StatusCode::FORBIDDEN,
        Denial::WhoAreYou => StatusCode::UNAUTHORIZED,
        Denial::HostOnly
        | Denial::Newcomer
        | Denial::BarredFrom
        | Denial::InviteNeeded
        | Denial::NotSeated
        | Denial::NoSpectators
        | Denial::Banned
        | Denial::NotFinished
        | Denial::NotPlayed
        | Denial::ForeignOrigin
        | Denial::BadRecovery
        | Denial::BadGroupCode
        | Denial::OwnerOnly
        | Denial::InvitedOnly
        | Denial::LocalOnly => StatusCode::FORBIDDEN,
        Denial::TableClosed => StatusCode::GONE,
        Denial::NoSuchTable
        | Denial::NoRecord
        | Denial::NoSuchChallenge
        | Denial::NoSuchPage
        | Denial::NoSuchPuzzle
        | Denial::NoSuchDay
        | Denial::NoSuchDevice
        | Denial::NoSuchGroup
        | Denial::NoSuchMember
        | Denial::NoSuchProfile => StatusCode::NOT_FOUND,
        Denial::Unreadable { .. } | Denial::HelloFirst => StatusCode::BAD_REQUEST,
        Denial::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
        Denial::TooBig { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Denial::TooFast { .. } | Denial::TooMany { .. } | Denial::TooMuch { .. } => StatusCode::TOO_MANY_REQUESTS,
        Denial::NotStored | Denial::ShuttingDown | Denial::Unreachable => StatusCode::SERVICE_UNAVAILABLE,
        Denial::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Denial::Stale | Denial::CardsKnown | Denial::CardsSeen | Denial::DealInPlay | Denial::LastDevice => {
            StatusCode::CONFLICT
        }
        Denial::Refused(_)
        | Denial::Name(_)
        | Denial::BadClock
        | Denial::TeamClock
        | Denial::BotPlays
        | Denial::NotLate { .. }
        | Denial::EnoughSaid
        | Denial::NotInContest
        | Denial::TableFull
        | Denial::BadRecord(_)
        | Denial::TooManyPositions { .. }
        | Denial::NotReviewable(_)
        | Denial::BadMove { .. }
        | Denial::NoSuchPosition { .. }
        | Denial::NothingToAdvise => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// A JSON body with a maximum size. The content type is required: forms of other websites cannot set it.
pub(crate) struct Body<T, const MOST: usize = LONGEST_MESSAGE>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned, const MOST: usize> FromRequest<S> for Body<T, MOST> {
    type Rejection = Denied;

    async fn from_request(mut request: Request, state: &S) -> Answer<Body<T, MOST>> {
        let headers = request.headers().clone();
        let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            let why = "the Content-Type must be application/json".to_owned();
            return Err(Denied::new(Denial::Unreadable { why }, &headers));
        }
        DefaultBodyLimit::max(MOST).apply(&mut request);
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Denial::TooBig { most: MOST },
            _ => Denial::Unreadable { why: rejection.body_text() },
        });
        let bytes = bytes.localized(&headers)?;
        let read = serde_json::from_slice(&bytes).map_err(|error| Denial::Unreadable { why: error.to_string() });
        read.map(Body).localized(&headers)
    }
}
