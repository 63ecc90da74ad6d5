//! Laying, trying out, taking back, and telling the team.

use tenback_rules::{
    CardCommand, Command, Contest, Drawn, Event, Lay, Phase, PileSignal, Seen, Signal, TurnState, Viewer,
};
use tenback_table::Talk;

use super::{Ask, Notice, TableScreen};
use crate::desk::Desk;
use crate::log::Entry;
use crate::remote::Remote;
use crate::sight::Sight;

impl TableScreen {
    /// Lays a card, or tries it out; what would lose is asked about first.
    pub(super) fn lay(&mut self, lay: Lay, desk: &Desk) {
        if self.tried.is_some() {
            return self.try_out(lay, desk);
        }
        let loses = self.sight().and_then(|sight| sight.legal(lay.card, lay.pile).map(|legal| legal.loses));
        if loses == Some(true) {
            return self.ask_loses(Ask::Loses(lay), lay, desk);
        }
        self.lay_all(&[lay], desk);
    }

    /// Lays cards one after another, as far as they are taken.
    pub(super) fn lay_all(&mut self, lays: &[Lay], desk: &Desk) {
        let since = self.host.log().len();
        for &lay in lays {
            let result = self.host.act(Command::Lay(lay));
            let refused = result.is_err();
            self.done(result, desk);
            if refused {
                return;
            }
        }
        self.tell_drawn(since, desk);
    }

    pub(super) fn try_out(&mut self, lay: Lay, desk: &Desk) {
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
                self.warn(desk.words.illegal(&refused.why));
            }
        }
    }

    pub(super) fn lay_tried(&mut self, desk: &Desk) {
        let lays = self.tried.clone().unwrap_or_default();
        let (Some(&last), Some(view)) = (lays.last(), self.host.view()) else {
            return self.say(desk, "tui-nothing-tried");
        };
        // Only the last lay can have lost: none is taken behind one that does.
        if view.try_out(&lays).is_ok_and(|preview| matches!(preview.state, TurnState::Broken(_))) {
            return self.ask_loses(Ask::LosesTried, last, desk);
        }
        self.tried = None;
        self.lay_all(&lays, desk);
    }

    fn ask_loses(&mut self, ask: Ask, lay: Lay, desk: &Desk) {
        self.ask = Some(ask);
        let args = [("card", lay.card.number().into()), ("pile", lay.pile.to_string().into())];
        self.warn(desk.words.message("tui-ask-loses", &args));
    }

    pub(super) fn undo(&mut self, desk: &Desk) {
        match self.tried.as_mut().map(Vec::pop) {
            Some(Some(_)) => self.notice = None,
            Some(None) => self.say(desk, "tui-nothing-tried"),
            None => {
                let result = self.host.act(Command::TakeBack);
                self.done(result, desk);
            }
        }
    }

    pub(super) fn toggle_trying(&mut self, desk: &Desk) {
        self.selection.clear();
        self.hint = None;
        if self.tried.take().is_some() {
            return self.say(desk, "tui-try-off");
        }
        if self.host.board().rules().seats() == 1 {
            return self.say(desk, "tui-alone-undo");
        }
        self.tried = Some(Vec::new());
        self.say(desk, "tui-try-on");
    }

    pub(super) fn signal(&mut self, what: PileSignal, desk: &Desk) {
        if self.host.board().rules().seats() == 1 {
            return;
        }
        let Some(pile) = self.selection.pile else { return self.say(desk, "tui-choose-pile") };
        let result = self.host.act(Command::Signal(Signal::Pile(what, pile)));
        self.done(result, desk);
    }

    pub(super) fn tell_command(&mut self, sight: &Sight, desk: &Desk) {
        match self.selection.card.and_then(|card| sight.board.rules().commands().of(card)) {
            Some(command) => {
                let result = self.host.act(Command::Signal(Signal::Hold(command)));
                self.done(result, desk);
            }
            None => self.say(desk, "tui-no-command"),
        }
    }

    pub(super) fn ask_resign(&mut self, desk: &Desk) {
        self.ask = Some(Ask::Resign);
        let together = self.host.remote().is_some_and(Remote::decides_together);
        let id = if together { "tui-ask-resign-team" } else { "tui-ask-resign" };
        self.warn(desk.words.message(id, &[]));
    }

    /// What the one at the keyboard has drawn since the log was so long.
    pub(super) fn tell_drawn(&mut self, since: usize, desk: &Desk) {
        let Some(seat) = self.host.seat().filter(|_| self.notice.is_none()) else { return };
        let seen = |entry: &Entry| entry.seen_by(Viewer::Seat(seat));
        let cards = self.host.log().iter().skip(since).filter_map(seen).find_map(|seen| match seen {
            Event::Drew { cards: Drawn::Own(cards), .. } => Some(cards),
            _ => None,
        });
        if let Some(cards) = cards {
            let numbers: Vec<String> = cards.as_slice().iter().map(ToString::to_string).collect();
            let text = desk.words.message("tui-drawn", &[("cards", numbers.join(", ").into())]);
            self.drawn = Some(text.clone());
            self.notice = Some(Notice { text, warns: false });
        }
    }

    /// Whether somebody else has laid a card since the log was so long.
    pub(super) fn others_laid(&self, since: usize) -> bool {
        let seen = |entry: &Entry| entry.seen_by(Viewer::Spectator);
        let mut news = self.host.log().iter().skip(since).filter_map(seen);
        news.any(|seen| matches!(seen, Event::Laid { seat, .. } if Some(seat) != self.host.seat()))
    }

    /// What the others have laid since the own turn, behind what was drawn after it.
    pub(super) fn tell_others(&mut self, desk: &Desk) {
        let Some(own) = self.host.seat() else { return };
        if self.ask.is_some() || self.notice.as_ref().is_some_and(|notice| notice.warns) {
            return;
        }
        let names = self.host.names(desk);
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
