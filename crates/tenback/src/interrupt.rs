//! Ctrl-C and SIGTERM: stopping cleanly.

use std::io::{self, IsTerminal};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::command_error::note;

/// The exit status of an interrupted run, as in shells.
pub(crate) const EXIT_INTERRUPTED: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that is set when the program is asked to stop. The second request ends it immediately.
pub(crate) fn asked_to_stop() -> &'static AtomicBool {
    listen(|| process::exit(EXIT_INTERRUPTED.into()))
}

/// The same while the terminal is in raw mode: further requests are ignored, so that it is always restored.
pub(crate) fn asked_to_leave() -> &'static AtomicBool {
    listen(|| {})
}

/// Prints a message and ends the program when it is asked to stop. Reading lines cannot be interrupted otherwise.
pub(crate) fn leave_saying(farewell: impl Fn() -> Option<String> + Send + 'static) {
    let heard = move || {
        if let Some(text) = farewell() {
            // The terminal has just written ^C.
            let start = if io::stderr().is_terminal() { "\n" } else { "" };
            note(format_args!("{start}{text}"));
        }
        process::exit(EXIT_INTERRUPTED.into());
    };
    // Without the handler Ctrl-C still ends the program, without a message.
    _ = ctrlc::set_handler(heard);
}

fn listen(asked_again: fn()) -> &'static AtomicBool {
    let heard = move || {
        if STOP.swap(true, Ordering::Relaxed) {
            asked_again();
        }
    };
    // Without the handler Ctrl-C still ends the program, without a message.
    _ = ctrlc::set_handler(heard);
    &STOP
}
