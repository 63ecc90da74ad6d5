//! A game on the screen: what was chosen, tried out, asked and answered.

mod drawing;
mod elsewhere;
mod keys;
mod laying;

use std::time::Instant;

use tenback_bots::Choice;
use tenback_rules::Lay;
use tenback_table::Refusal;

use super::chat::Chat;
use super::selection::Selection;
use crate::desk::Desk;
use crate::host::Host;
use crate::sight::Sight;
use crate::tell;
use crate::thought::Thought;

/// A game on the screen.
pub(crate) struct TableScreen {
    host: Host,
    selection: Selection,
    /// What is tried out, unseen by the others.
    tried: Option<Vec<Lay>>,
    ask: Option<Ask>,
    notice: Option<Notice>,
    /// What was drawn after the own turn, in words.
    drawn: Option<String>,
    hint: Option<Thought>,
    /// Words to the others that are being typed.
    chat: Option<Chat>,
    /// Which game of a table elsewhere it is.
    game: u32,
}

/// A question that waits for a yes, or Esc.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Loses(Lay),
    LosesTried,
    Resign,
    Unsaved,
    Leave,
}

/// Something to read until the next key.
struct Notice {
    text: String,
    warns: bool,
}

impl TableScreen {
    pub(crate) fn new(host: impl Into<Host>, desk: &Desk) -> TableScreen {
        let mut screen = TableScreen {
            host: host.into(),
            selection: Selection::default(),
            tried: None,
            ask: None,
            notice: None,
            drawn: None,
            hint: None,
            chat: None,
            game: 0,
        };
        screen.begin_anew();
        screen.tell_trouble(desk);
        screen
    }

    fn tell_trouble(&mut self, desk: &Desk) {
        let text = match self.host.trouble() {
            Some(trouble) => {
                let file = trouble.path.display().to_string();
                desk.words.message("tui-unsaved", &[("file", file.into()), ("error", trouble.error.to_string().into())])
            }
            None if self.host.saves() && self.host.file().is_none() => desk.words.message("tui-no-folder", &[]),
            None => return,
        };
        self.notice = Some(Notice { text, warns: true });
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, warns: true });
    }

    /// What is said when somebody leaves the program from here.
    pub(crate) fn farewell(&self, desk: &Desk) -> Option<String> {
        match &self.host {
            Host::Here(house) if house.board().ending().is_none() => Some(desk.farewell(house)),
            Host::Here(_) => None,
            Host::There(remote) => remote.farewell(desk),
        }
    }

    /// What the one at the keyboard sees, with the lays tried out.
    fn sight(&self) -> Option<Sight> {
        self.host.sight(self.tried.as_deref().unwrap_or_default())
    }

    fn say(&mut self, desk: &Desk, id: &str) {
        self.notice = Some(Notice { text: desk.words.message(id, &[]), warns: false });
    }

    fn warn(&mut self, text: String) {
        self.notice = Some(Notice { text, warns: true });
    }

    fn done(&mut self, result: Result<(), Refusal>, desk: &Desk) {
        match result {
            Ok(()) => {
                self.selection.clear();
                self.notice = None;
                self.drawn = None;
                // What a master would have laid before this is of no use any more.
                self.hint = None;
                if self.host.trouble().is_some() {
                    self.tell_trouble(desk);
                }
            }
            Err(why) => {
                self.selection.rejected = true;
                let names = self.host.names(desk);
                self.warn(tell::refusal(&desk.words, &why, &names));
            }
        }
    }

    /// Goes on where nobody pressed a key: bots lay, hints arrive.
    pub(crate) fn tick(&mut self, now: Instant, desk: &Desk) -> bool {
        let before = self.host.log().len();
        let mut changed = self.host.poll(now);
        if self.host.log().len() > before {
            if self.is_elsewhere() {
                self.tell_drawn(before, desk);
            }
            if self.others_laid(before) {
                self.tell_others(desk);
            }
            self.tell_words(before, desk);
        }
        changed |= self.tick_elsewhere(now, desk);
        if let Some(choice) = self.hint.as_ref().and_then(Thought::ready) {
            self.hint = None;
            self.show_hint(&choice, desk);
            changed = true;
        }
        changed
    }

    /// Whether something may happen without a key.
    pub(crate) fn is_waiting(&self) -> bool {
        self.hint.is_some() || self.host.is_waiting()
    }

    /// Shows a hint, unless something else has come between: a question must not lose its words, nor a half-typed lay
    /// its meaning.
    fn show_hint(&mut self, choice: &Choice, desk: &Desk) {
        let Some(sight) = self.sight().filter(Sight::is_to_move) else { return };
        if self.ask.is_some() || self.tried.is_some() || !self.selection.typed.is_empty() {
            return;
        }
        let text = tell::hint(&desk.words, choice, &self.host.names(desk));
        self.notice = Some(Notice { text, warns: false });
        if let Some(first) = choice.turn.as_slice().first() {
            self.selection.pick(first.card, &sight);
            self.selection.pile = Some(first.pile);
        }
    }
}
