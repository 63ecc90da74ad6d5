//! The coach in lines of text.

use std::io::{BufRead, Write};
use std::time::Duration;

use tenback_rules::Lay;
use tenback_table::Coaching;
use tenback_wire::ClientCommand;

use super::game::After;
use super::request::WrittenLay;
use super::{Plain, PlainResult};
use crate::host::Host;

/// The longest wait for what the coach has to say.
const MAX_WAIT: Duration = Duration::from_secs(30);

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Switches the coach on or off. Those who share a keyboard share the coach; at a server everybody has one of their own.
    pub(super) fn coach(&mut self, host: &mut Host, coaching: Coaching) -> PlainResult<After> {
        let on = coaching == Coaching::On;
        let local = match host {
            Host::Local(local) => local,
            Host::Remote(remote) => {
                remote.ask(ClientCommand::Coach { coaching });
                return Ok(After::Answered);
            }
        };
        local.set_coach(on);
        let alone = local.is_alone();
        self.say(match (on, alone) {
            (false, _) => "coach-off",
            (true, true) => "coach-on",
            (true, false) => "coach-on-all",
        })?;
        if let Some(problem) = self.context.remember_coach(on).filter(|_| alone) {
            self.line(&problem)?;
        }
        Ok(After::Answered)
    }

    /// Says what the coach thinks of the last turn.
    pub(super) fn tell_remark(&mut self, host: &mut Host) -> PlainResult {
        wait(host);
        let remark = host.take_remark(&self.context.words);
        remark.map_or(Ok(()), |text| self.line(&text))
    }

    /// Says what the coach has against a lay that is tried out.
    pub(super) fn warn_of(&mut self, host: &mut Host, written: Option<&WrittenLay>) -> PlainResult {
        wait(host);
        let lay = written.and_then(|written| written.card.map(|card| Lay { card, pile: written.pile }));
        let warning = lay.and_then(|lay| host.coach_warning(lay, &self.context.words));
        warning.map_or(Ok(()), |text| self.line(&text))
    }
}

/// Lines come one after another, so what is said belongs before the next one.
fn wait(host: &mut Host) {
    if let Host::Local(local) = host
        && let Some(coach) = local.coach_mut()
    {
        coach.wait(MAX_WAIT);
    }
}
