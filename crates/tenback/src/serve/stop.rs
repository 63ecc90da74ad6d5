//! Being asked to stop.

use std::io;
use std::process;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::interrupt::EXIT_INTERRUPTED;

/// Hears Ctrl-C and, on Unix, SIGTERM, which service managers send. A terminal that closes is not heard: it ends the
/// program, unless `nohup` says otherwise, and nothing that was told is lost.
pub(super) struct Stop {
    #[cfg(unix)]
    interrupted: Signal,
    #[cfg(unix)]
    terminated: Signal,
}

impl Stop {
    /// Begins to listen. Must be called inside the runtime.
    #[cfg(unix)]
    pub(super) fn listen() -> io::Result<Stop> {
        Ok(Stop { interrupted: signal(SignalKind::interrupt())?, terminated: signal(SignalKind::terminate())? })
    }

    /// Begins to listen. Must be called inside the runtime.
    #[cfg(not(unix))]
    pub(super) fn listen() -> io::Result<Stop> {
        Ok(Stop {})
    }

    /// Waits until somebody asks, then calls `tell`. Who asks a second time does not want to wait.
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
            // Nobody can be heard: the server runs until it is ended from outside.
            std::future::pending::<()>().await;
        }
    }
}
