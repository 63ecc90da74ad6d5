//! Signals as comments: `{!2 keep-off a}`, `{!1 let-me-begin}`, `{!3 hold skull}`.

use tenback_rules::{Seat, Signal};

use crate::record::Comment;

impl Comment {
    /// The comment that represents a signal.
    pub fn from_signal(seat: Seat, signal: Signal) -> Comment {
        Comment::new(&format!("!{seat} {signal}")).expect("signals contain no braces")
    }

    /// The signal that a comment represents, if it is one.
    pub fn signal(&self) -> Option<(Seat, Signal)> {
        let (seat, signal) = self.text().strip_prefix('!')?.trim_start().split_once(char::is_whitespace)?;
        Some((Seat::from_number(seat.parse().ok()?)?, Signal::from_words(signal)?))
    }
}
