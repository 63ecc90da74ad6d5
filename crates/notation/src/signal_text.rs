//! Signals as comments: `{!2 keep-off a}`, `{!1 let-me-begin}`, `{!3 hold skull}`.

use tenback_rules::{CardCommand, Pile, PileSignal, Seat, Signal};

use crate::record::Comment;

impl Comment {
    /// The comment that stands for a signal.
    pub fn from_signal(seat: Seat, signal: Signal) -> Comment {
        let what = match signal {
            Signal::Pile(what, pile) => format!("{} {pile}", what.word()),
            Signal::LetMeBegin => "let-me-begin".into(),
            Signal::NotMe => "not-me".into(),
            Signal::Hold(command) => format!("hold {command}"),
        };
        Comment::new(&format!("!{seat} {what}")).expect("words of signals hold no braces")
    }

    /// The signal that a comment stands for, if it is one.
    pub fn signal(&self) -> Option<(Seat, Signal)> {
        let mut words = self.text().strip_prefix('!')?.split_whitespace();
        let seat = Seat::from_number(words.next()?.parse().ok()?)?;
        let signal = match (words.next()?, words.next()) {
            ("let-me-begin", None) => Signal::LetMeBegin,
            ("not-me", None) => Signal::NotMe,
            ("hold", Some(command)) => Signal::Hold(CardCommand::from_word(command)?),
            (what, Some(pile)) => Signal::Pile(PileSignal::from_word(what)?, parse_pile(pile)?),
            _ => return None,
        };
        words.next().is_none().then_some((seat, signal))
    }
}

fn parse_pile(word: &str) -> Option<Pile> {
    let mut letters = word.chars();
    let pile = Pile::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(pile)
}
