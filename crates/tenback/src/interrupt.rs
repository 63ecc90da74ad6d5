//! Ctrl-C, and what schedulers send before they kill: stop soon, and in order.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

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
