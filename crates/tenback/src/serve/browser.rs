//! Opening the browser.

use std::env;
use std::thread;

/// Opens the link in the browser, if there is a display. The link is also printed, so failures do not matter.
pub(super) fn open(link: String) {
    if has_screen() {
        // Opening waits a moment to see whether the browser starts; the server does not wait.
        thread::spawn(move || open::that_detached(link).is_ok());
    }
}

fn has_screen() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", windows)) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
