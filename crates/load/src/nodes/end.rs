//! Why connections end.

use std::time::Duration;

use serde::Deserialize;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

use crate::fault::Fault;

/// Why a connection ends.
pub(super) enum End {
    /// The client goes to another target.
    Switch,
    /// It was lost; reconnect after this time at least.
    Lost { why: String, wait: Duration },
    /// Something must not happen.
    Wrong(Fault),
}

impl From<Fault> for End {
    fn from(fault: Fault) -> End {
        match fault {
            Fault::Closed { why } => End::Lost { why, wait: Duration::ZERO },
            fault => End::Wrong(fault),
        }
    }
}

/// A lost connection.
pub(super) fn lost(why: impl std::fmt::Display) -> End {
    End::Lost { why: why.to_string(), wait: Duration::ZERO }
}

/// How long to wait before reconnecting, if a text is a goodbye.
pub(super) fn goodbye(text: &str) -> Option<Duration> {
    #[derive(Deserialize)]
    struct Bye {
        again_in: Option<u64>,
    }
    let Bye { again_in } = serde_json::from_str(text).ok()?;
    again_in.map(Duration::from_millis)
}

/// The text of a message; `None` if it is a ping or a pong.
pub(super) fn text_in(message: Option<Result<Message, SocketError>>) -> Result<Option<String>, End> {
    match message {
        Some(Ok(Message::Text(text))) => Ok(Some(text.as_str().to_owned())),
        Some(Ok(Message::Close(frame))) => {
            Err(lost(frame.map_or_else(|| "without a code".to_owned(), |frame| frame.code.to_string())))
        }
        Some(Ok(_)) => Ok(None),
        Some(Err(error)) => Err(lost(error)),
        None => Err(lost("without a goodbye")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goodbye_says_when_to_reconnect() {
        let wait = |text| goodbye(text).map(|wait| wait.as_millis());
        assert_eq!(wait(r#"{"type": "bye", "code": "restart", "text": "…", "again_in": 1000}"#), Some(1_000));
        assert_eq!(wait(r#"{"type": "bye", "code": "moved", "text": "…", "again_in": 100}"#), Some(100));
        assert_eq!(wait(r#"{"type": "bye", "code": "kicked", "text": "…"}"#), None);
    }
}
