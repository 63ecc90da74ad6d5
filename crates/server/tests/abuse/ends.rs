//! How connections end.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::Socket;

/// Nothing takes this long on an idle machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

/// How a connection ended.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    /// The code of the close frame, if there was one.
    pub(crate) code: Option<u16>,
    /// The last message before it.
    pub(crate) last: Value,
    /// The number of refusals.
    pub(crate) refused: usize,
}

/// Reads until the server closes the connection.
pub(crate) async fn ending(socket: &mut Socket) -> Ending {
    let mut ending = Ending::default();
    loop {
        match timeout(PATIENCE, socket.stream.next()).await.expect("the server ends it") {
            Some(Ok(Message::Text(text))) => {
                ending.last = serde_json::from_str(&text).expect("JSON");
                ending.refused += usize::from(ending.last["type"] == "refused");
            }
            Some(Ok(Message::Close(frame))) => {
                ending.code = frame.map(|frame| frame.code.into());
                return ending;
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return ending,
        }
    }
}

/// Sends a message, ignoring errors: the server may have closed the connection.
pub(crate) async fn throw(socket: &mut Socket, message: Message) {
    let _may_be_closed = socket.stream.send(message).await;
}
