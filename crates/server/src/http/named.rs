//! Path parameters.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::pages;

/// Path parameters. Invalid UTF-8 is not found.
pub(super) struct Named<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Named<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Response> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(named)) => Ok(Named(named)),
            Err(_) => Err(pages::not_found(parts.method.clone(), parts.headers.clone()).await),
        }
    }
}
