//! The screen of a game: selection, lays tried out, questions and notices.

mod coach;
mod drawing;
mod keys;
mod laying;
mod remote;

use std::time::Instant;

use tenback_rules::Lay;
use tenback_table::Refusal;

use super::chat::Chat;
use super::selection::Selection;
use crate::context::Context;
use crate::host::{Host, PendingHint};
use crate::phrases;
use crate::sight::Sight;

/// The screen of a game.
pub(crate) struct TableScreen {
    host: Host,
    selection: Selection,
    /// Lays being tried out in private.
    tried: Option<Vec<Lay>>,
    ask: Option<Ask>,
    notice: Option<Notice>,
    /// The message about the cards drawn after the own turn.
    drawn: Option<String>,
    hint: Option<PendingHint>,
    /// Words to the others that are being typed.
    chat: Option<Chat>,
    /// The number of the game at a remote table.
    game: u32,
}

/// A question to confirm.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Loses(Lay),
    LosesTried,
    Resign,
    Unsaved,
    Leave,
}

/// A message until the next key.
struct Notice {
    text: String,
    warns: bool,
}

impl TableScreen {
    pub(crate) fn new(host: impl Into<Host>, context: &Context) -> TableScreen {
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
        screen.tell_trouble(context);
        screen
    }

    fn tell_trouble(&mut self, context: &Context) {
        let text = match self.host.trouble() {
            Some(trouble) => {
                let file = trouble.path.display().to_string();
                context.words.message(
                    "tui-unsaved",
                    &[("file", file.into()), ("error", context.words.io_error(&trouble.error).into())],
                )
            }
            None if self.host.saves() && self.host.file().is_none() => context.words.message("tui-no-folder", &[]),
            None => return,
        };
        self.notice = Some(Notice { text, warns: true });
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, warns: true });
    }

    /// What is said when the program ends here.
    pub(crate) fn farewell(&self, context: &Context) -> Option<String> {
        match &self.host {
            Host::Local(local) if local.board().ending().is_none() => Some(context.farewell(local)),
            Host::Local(_) => None,
            Host::Remote(remote) => remote.farewell(context),
        }
    }

    /// Whether the game should be saved and is not.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.host.is_unsaved()
    }

    /// What the player sees, including lays tried out.
    fn sight(&self) -> Option<Sight> {
        self.host.sight(self.tried.as_deref().unwrap_or_default())
    }

    fn say(&mut self, context: &Context, id: &str) {
        self.notice = Some(Notice { text: context.words.message(id, &[]), warns: false });
    }

    fn warn(&mut self, text: String) {
        self.notice = Some(Notice { text, warns: true });
    }

    fn done(&mut self, result: Result<(), Refusal>, context: &Context) {
        match result {
            Ok(()) => {
                self.selection.clear();
                self.notice = None;
                self.drawn = None;
                // A hint for the position before is outdated.
                self.hint = None;
                if self.host.trouble().is_some() {
                    self.tell_trouble(context);
                }
            }
            Err(why) => {
                self.selection.rejected = true;
                let names = self.host.names(context);
                self.warn(phrases::refusal(&context.words, &why, &names));
            }
        }
    }

    /// Does what happens without a key press: bots play, hints arrive.
    pub(crate) fn tick(&mut self, now: Instant, context: &Context) -> bool {
        let before = self.host.log().len();
        let changed = self.host.poll(now);
        if self.host.log().len() > before {
            if self.is_remote() {
                self.tell_drawn(before, context);
            }
            if self.others_laid(before) {
                self.tell_others(context);
            }
            self.tell_words(before, context);
        }
        let shown = self.tick_remote(now, context);
        let hinted = self.tick_hint(context);
        self.bring_coach(context);
        self.tell_remark(context);
        changed || shown || hinted
    }

    /// Shows a hint that has arrived. Returns whether the screen must be redrawn.
    fn tick_hint(&mut self, context: &Context) -> bool {
        let (text, first) = match (&self.hint, self.host.remote_mut()) {
            (Some(PendingHint::Thinking(thinking)), _) => {
                let Some(choice) = thinking.ready() else { return false };
                let names = self.host.names(context);
                (phrases::hint(&context.words, &choice, &names), choice.turn.as_slice().first().copied())
            }
            (Some(PendingHint::Asked), Some(remote)) => {
                let Some(advice) = remote.take_advice() else { return false };
                (phrases::advice(&context.words, &advice), advice.lays.first().copied())
            }
            (Some(PendingHint::Asked), None) | (None, _) => return false,
        };
        self.hint = None;
        self.show_hint(text, first);
        true
    }

    /// Whether something can happen without a key press.
    pub(crate) fn is_waiting(&self) -> bool {
        self.hint.is_some() || self.host.is_waiting()
    }

    /// Shows a hint, unless a question, a trial or a half-typed entry would be disturbed.
    fn show_hint(&mut self, text: String, first: Option<Lay>) {
        let Some(sight) = self.sight().filter(Sight::is_to_move) else { return };
        if self.ask.is_some() || self.tried.is_some() || !self.selection.typed.is_empty() {
            return;
        }
        self.notice = Some(Notice { text, warns: false });
        if let Some(first) = first {
            self.selection.pick(first.card, &sight);
            self.selection.pile = Some(first.pile);
        }
    }
}
