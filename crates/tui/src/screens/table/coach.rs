//! The coach: a warning while a costly card is chosen, and a remark after a turn.

use tenback_table::Coaching;
use tenback_wire::ClientCommand;

use super::{Notice, TableScreen};
use crate::context::Context;
use crate::host::Host;
use crate::remote::Remote;
use crate::sight::Sight;

impl TableScreen {
    /// Switches the coach on or off. Those who share a keyboard share the coach, and all of them see it.
    pub(super) fn switch_coach(&mut self, context: &Context) {
        if !self.host.allows_hints() {
            return self.warn(context.words.message("table-hints-off", &[]));
        }
        let on = !self.host.has_coach();
        let id = match &mut self.host {
            Host::Local(local) => {
                local.set_coach(on);
                match (on, local.is_alone()) {
                    (false, _) => "coach-off",
                    (true, true) => "coach-on",
                    (true, false) => "coach-on-all",
                }
            }
            Host::Remote(remote) => {
                let coaching = remote.next_coaching();
                remote.ask(ClientCommand::Coach { coaching });
                match coaching {
                    Coaching::Off => "coach-off",
                    Coaching::Agreed => "coach-agreed",
                    Coaching::On if remote.is_only_person() => "coach-on",
                    Coaching::On => "coach-on-there",
                }
            }
        };
        self.say(context, id);
        if self.host.decides_on_coach()
            && let Some(problem) = context.remember_coach(on)
        {
            self.warn(problem);
        }
    }

    /// Players who want a coach get one if nobody else has to agree.
    pub(super) fn bring_coach(&mut self, context: &Context) {
        if let Some(remote) = self.host.remote_mut()
            && remote.offers_coach()
            && context.wants_coach()
        {
            remote.ask(ClientCommand::Coach { coaching: Coaching::On });
        }
    }

    /// What the coach says against the chosen lay.
    pub(super) fn coach_warning(&self, sight: &Sight, context: &Context) -> Option<String> {
        let lay = self.selection.lay().ok().filter(|_| sight.is_to_move() && self.tried.is_none())?;
        self.host.coach_warning(lay, &context.words).filter(|_| self.host.lays_under_way().is_empty())
    }

    /// The key that agrees to the coach of somebody else, if that is asked.
    pub(super) fn coach_question(&self) -> Option<(&'static str, &'static str)> {
        let asked = self.host.remote().is_some_and(Remote::is_asked_for_coach);
        asked.then_some(("p", "coach-key-agree"))
    }

    /// The key for the own coach, if it does anything now.
    pub(super) fn coach_key(&self) -> Option<(&'static str, &'static str)> {
        let plays = self.host.seat().is_some() && self.host.allows_hints() && self.coach_question().is_none();
        plays.then_some(("p", "coach-key"))
    }

    /// Shows what the coach says about the last turn, before what was drawn and what others have played since.
    pub(super) fn tell_remark(&mut self, context: &Context) {
        let Some(remark) = self.host.take_remark(&context.words) else { return };
        let text: Vec<String> = [remark].into_iter().chain(self.drawn.take()).collect();
        let text = text.join(" ");
        self.drawn = Some(text.clone());
        if self.ask.is_none() && self.notice.as_ref().is_none_or(|notice| !notice.warns) {
            self.notice = Some(Notice { text, warns: false });
            self.tell_others(context);
        }
    }
}
