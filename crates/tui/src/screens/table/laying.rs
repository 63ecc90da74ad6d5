//! Playing cards, trying out, taking back, and signals.

use tenback_rules::{
    CardCommand, Command, Contest, Drawn, EndCause, Event, Lay, Phase, PileSignal, Preview, Seen, Signal, TurnState,
    Viewer,
};
use tenback_table::Talk;
use tenback_words::loss_word;

use super::{Ask, Notice, TableScreen};
use crate::context::Context;
use crate::log::Entry;
use crate::remote::Remote;
use crate::sight::Sight;

impl TableScreen {
    /// Plays a card or tries it out; asks first if it would lose.
    pub(super) fn lay(&mut self, lay: Lay, context: &Context) {
        if self.tried.is_some() {
            return self.try_out(lay, context);
        }
        if let Some(cause) = self.host.why_it_loses(lay) {
            return self.ask_loses(Ask::Loses(lay), lay, cause, context);
        }
        self.lay_all(&[lay], context);
    }

    /// Plays cards one after another until one is rejected.
    pub(super) fn lay_all(&mut self, lays: &[Lay], context: &Context) {
        let since = self.host.log().len();
        for &lay in lays {
            let result = self.host.act(Command::Lay(lay));
            let refused = result.is_err();
            self.done(result, context);
            if refused {
                return;
            }
        }
        self.tell_drawn(since, context);
    }

    pub(super) fn try_out(&mut self, lay: Lay, context: &Context) {
        let Some(view) = self.host.view() else { return };
        let mut lays = self.tried.clone().unwrap_or_default();
        lays.push(lay);
        match view.try_out(&lays) {
            Ok(_) => {
                self.tried = Some(lays);
                self.selection.clear();
                self.notice = None;
            }
            Err(refused) => {
                self.selection.rejected = true;
                self.warn(context.words.illegal(&refused.why));
            }
        }
    }

    pub(super) fn lay_tried(&mut self, context: &Context) {
        let lays = self.tried.clone().unwrap_or_default();
        let (Some(&last), Some(view)) = (lays.last(), self.host.view()) else {
            return self.say(context, "tui-nothing-tried");
        };
        // Only the last lay can lose, since none is legal after it.
        if let Ok(Preview { state: TurnState::Broken(cause), .. }) = view.try_out(&lays) {
            return self.ask_loses(Ask::LosesTried, last, cause, context);
        }
        self.tried = None;
        self.lay_all(&lays, context);
    }

    fn ask_loses(&mut self, ask: Ask, lay: Lay, cause: EndCause, context: &Context) {
        self.ask = Some(ask);
        let args = [
            ("card", lay.card.number().into()),
            ("pile", lay.pile.to_string().into()),
            ("cause", loss_word(cause).into()),
        ];
        self.warn(context.words.message("tui-ask-loses", &args));
    }

    pub(super) fn undo(&mut self, context: &Context) {
        match self.tried.as_mut().map(Vec::pop) {
            Some(Some(_)) => self.notice = None,
            Some(None) => self.say(context, "tui-nothing-tried"),
            None => {
                let result = self.host.act(Command::TakeBack);
                self.done(result, context);
            }
        }
    }

    pub(super) fn toggle_trying(&mut self, context: &Context) {
        self.selection.clear();
        self.hint = None;
        if self.tried.take().is_some() {
            return self.say(context, "tui-try-off");
        }
        self.tried = Some(Vec::new());
        self.say(context, "tui-try-on");
    }

    pub(super) fn signal(&mut self, what: PileSignal, context: &Context) {
        if self.host.board().rules().seats() == 1 {
            return;
        }
        let Some(pile) = self.selection.pile else { return self.say(context, "tui-choose-pile") };
        let result = self.host.act(Command::Signal(Signal::Pile(what, pile)));
        self.done(result, context);
    }

    pub(super) fn tell_command(&mut self, sight: &Sight, context: &Context) {
        match self.selection.card.and_then(|card| sight.board.rules().commands().of(card)) {
            Some(command) => {
                let result = self.host.act(Command::Signal(Signal::Hold(command)));
                self.done(result, context);
            }
            None => self.say(context, "tui-no-command"),
        }
    }

    pub(super) fn ask_resign(&mut self, context: &Context) {
        self.ask = Some(Ask::Resign);
        let together = self.host.remote().is_some_and(Remote::decides_together);
        let id = if together { "tui-ask-resign-team" } else { "tui-ask-resign" };
        self.warn(context.words.message(id, &[]));
    }

    /// Shows what the player has drawn since log entry `since`.
    pub(super) fn tell_drawn(&mut self, since: usize, context: &Context) {
        let Some(seat) = self.host.seat().filter(|_| self.notice.is_none()) else { return };
        let seen = |entry: &Entry| entry.seen_by(Viewer::Seat(seat));
        let cards = self.host.log().iter().skip(since).filter_map(seen).find_map(|seen| match seen {
            Event::Drew { cards: Drawn::Own(cards), .. } => Some(cards),
            _ => None,
        });
        if let Some(cards) = cards {
            let numbers: Vec<String> = cards.as_slice().iter().map(ToString::to_string).collect();
            let text = context.words.message("tui-drawn", &[("cards", numbers.join(", ").into())]);
            self.drawn = Some(text.clone());
            self.notice = Some(Notice { text, warns: false });
        }
    }

    /// Whether another player has played a card since log entry `since`.
    pub(super) fn others_laid(&self, since: usize) -> bool {
        let seen = |entry: &Entry| entry.seen_by(Viewer::Spectator);
        let mut news = self.host.log().iter().skip(since).filter_map(seen);
        news.any(|seen| matches!(seen, Event::Laid { seat, .. } if Some(seat) != self.host.seat()))
    }

    /// Shows what was drawn after the own turn, and what the others have played since.
    pub(super) fn tell_others(&mut self, context: &Context) {
        let Some(own) = self.host.seat() else { return };
        if self.ask.is_some() || self.notice.as_ref().is_some_and(|notice| notice.warns) {
            return;
        }
        let names = self.host.names(context);
        let mut told: Vec<String> = self.drawn.iter().cloned().collect();
        let mut last = None;
        let seen: Vec<Seen> = self.host.log().iter().filter_map(|entry| entry.seen_by(Viewer::Seat(own))).collect();
        let own_turn = |seen: &Seen| matches!(seen, Event::TurnEnded { seat } if *seat == own);
        let since = seen.iter().rposition(own_turn).unwrap_or(0);
        for seen in &seen[since..] {
            let Event::Laid { seat, card, pile } = *seen else { continue };
            match told.last_mut().filter(|_| last == Some(seat)) {
                Some(text) => text.push_str(&format!(" {card}{pile}")),
                None => told.push(format!("{}: {card}{pile}", names[seat.index()])),
            }
            last = Some(seat);
        }
        if last.is_some() {
            self.notice = Some(Notice { text: told.join(" · "), warns: false });
        }
    }

    pub(super) fn can_signal(&self, sight: &Sight) -> bool {
        let rules = sight.board.rules();
        rules.seats() > 1
            && rules.contest() == Contest::Together
            && self.host.talk() != Talk::None
            && matches!(sight.board.phase(), Phase::Running)
            && sight.board.shown_on(CardCommand::Mute).is_none()
    }
}
