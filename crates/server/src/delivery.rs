//! Sending to a bounded channel from a task of which there may be very many.

use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::TrySendError;

/// Nobody receives any more.
#[derive(Debug)]
pub(crate) struct Closed;

/// Sends a message at once, or waits until there is room for it. The future is small, because every idle task keeps the
/// room it takes: only waiting needs the message, and is boxed.
pub(crate) fn deliver<T>(to: &Sender<T>, message: T) -> impl Future<Output = Result<(), Closed>> {
    let waiting = match to.try_send(message) {
        Ok(()) => Ok(None),
        Err(TrySendError::Full(message)) => Ok(Some(Box::pin(to.send(message)))),
        Err(TrySendError::Closed(_)) => Err(Closed),
    };
    async {
        match waiting? {
            Some(waiting) => waiting.await.map_err(|_| Closed),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn a_message_waits_for_room_and_is_not_lost() {
        let (to, mut from) = channel(1);
        deliver(&to, 1).await.expect("there is room");
        let waiting = deliver(&to, 2);
        assert_eq!(from.recv().await, Some(1));
        waiting.await.expect("there is room now");
        assert_eq!(from.recv().await, Some(2));
        drop(from);
        assert!(deliver(&to, 3).await.is_err());
    }
}
