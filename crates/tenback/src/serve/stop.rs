//! Signals to stop.

use std::io;
use std::process;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::interrupt::EXIT_INTERRUPTED;

/// Waits for Ctrl-C and, on Unix, SIGTERM, which service managers send. A closed terminal is not handled: it ends the
/// program, unless run with `nohup`, and nothing confirmed is lost.
pub(super) struct Stop {
    #[cfg(unix)]
    interrupted: Signal,
    #[cfg(unix)]
    terminated: Signal,
}

impl Stop {
    /// Starts listening. Must be called inside the runtime.
    #[cfg(unix)]
    pub(super) fn listen() -> io::Result<Stop> {
        Ok(Stop { interrupted: signal(SignalKind::interrupt())?, terminated: signal(SignalKind::terminate())? })
    }

    /// Starts listening. Must be called inside the runtime.
    #[cfg(not(unix))]
    pub(super) fn listen() -> io::Result<Stop> {
        Ok(Stop {})
    }

    /// Waits for the first signal, then calls `tell`. The second one ends the program immediately.
    pub(super) async fn asked(mut self, tell: impl FnOnce()) {
        self.heard().await;
        tell();
        tokio::spawn(async move {
            self.heard().await;
            process::exit(EXIT_INTERRUPTED.into());
        });
    }

    #[cfg(unix)]
    async fn heard(&mut self) {
        tokio::select! {
            _ = self.interrupted.recv() => {}
            _ = self.terminated.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn heard(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            // Signals cannot be received: the server runs until it is killed.
            std::future::pending::<()>().await;
        }
    }
}
