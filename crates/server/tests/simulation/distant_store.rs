//! A store at some distance: calls take time, and fail while the line to it is cut.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use tenback_store::{Memory, StoreError};

use crate::wrapped_store::{Around, Call, WrappedStore};

/// How long a call takes.
const AWAY: Duration = Duration::from_millis(2);
/// How long a call on a line that is cut takes to fail.
const GIVES_UP: Duration = Duration::from_millis(800);

/// A store, as one node reaches it.
pub(crate) type DistantStore = WrappedStore<Line>;

/// The line from one node to the store.
#[derive(Clone, Default)]
pub(crate) struct Line {
    is_cut: Arc<AtomicBool>,
}

impl DistantStore {
    pub(crate) fn new(inner: Arc<Memory>) -> DistantStore {
        WrappedStore { inner, around: Line::default() }
    }

    /// Cuts the line, or mends it.
    pub(crate) fn cut(&self, cut: bool) {
        self.around.is_cut.store(cut, Ordering::SeqCst);
    }
}

impl Line {
    async fn travel(&self) -> Result<(), StoreError> {
        tokio::time::sleep(AWAY / 2).await;
        if self.is_cut.load(Ordering::SeqCst) {
            tokio::time::sleep(GIVES_UP).await;
            return Err(StoreError::Failed(Arc::new(std::io::Error::other("the line is cut"))));
        }
        Ok(())
    }
}

#[async_trait]
impl Around for Line {
    async fn before(&self, _: Call) -> Result<(), StoreError> {
        self.travel().await
    }

    /// What was stored may be answered or not. To rewrite takes as long as to read.
    async fn after(&self, call: Call) -> Result<(), StoreError> {
        if call == Call::Append { self.travel().await } else { Ok(()) }
    }
}
