//! Ctrl-C, and what schedulers send before they kill: stop soon, and in order.

use std::io::{self, IsTerminal};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::trouble::note;

/// The exit status of a run that was interrupted, as shells have it.
pub(crate) const EXIT_INTERRUPTED: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that is set when somebody asks the program to stop. Who asks a second time does not want to wait.
pub(crate) fn asked_to_stop() -> &'static AtomicBool {
    listen(|| process::exit(EXIT_INTERRUPTED.into()))
}

/// The same while the terminal is taken over: it is given back first, however often somebody asks.
pub(crate) fn asked_to_leave() -> &'static AtomicBool {
    listen(|| {})
}

/// Says something and ends the program when somebody asks it to stop: reading lines cannot be interrupted otherwise.
pub(crate) fn leave_saying(farewell: impl Fn() -> Option<String> + Send + 'static) {
    let heard = move || {
        if let Some(text) = farewell() {
            // The terminal has just written ^C.
            let start = if io::stderr().is_terminal() { "\n" } else { "" };
            note(format_args!("{start}{text}"));
        }
        process::exit(EXIT_INTERRUPTED.into());
    };
    // Without the handler Ctrl-C still ends the program, only less politely.
    _ = ctrlc::set_handler(heard);
}

fn listen(asked_again: fn()) -> &'static AtomicBool {
    let heard = move || {
        if STOP.swap(true, Ordering::Relaxed) {
            asked_again();
        }
    };
    // Without the handler Ctrl-C still ends the program, only less politely.
    _ = ctrlc::set_handler(heard);
    &STOP
}
