//! Help and rules, in lines of text.

use std::io::{BufRead, Write};

use tenback_rules::{Contest, GameName};

use super::game::After;
use super::{Plain, PlainResult};
use crate::host::Host;
use crate::screens::pages;

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn rules(&mut self, host: &Host) -> PlainResult<After> {
        self.read_rules(host.board().rules().name())?;
        Ok(After::Answered)
    }

    /// The chapters of a game's rules.
    pub(super) fn read_rules(&mut self, game: GameName) -> PlainResult {
        for (title, text) in pages::chapters(game) {
            self.say(title)?;
            let chapter = self.context.words.message(text, &[]);
            chapter.lines().filter(|line| !line.is_empty()).try_for_each(|line| self.line(line))?;
        }
        if game == GameName::Extreme {
            let text = pages::stand_in(&self.context);
            self.line(&text)?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self, host: &Host) -> PlainResult<After> {
        for id in ["plain-help-lay", "plain-help-end", "plain-help-try", "plain-help-hint", "coach-help-plain"] {
            self.say(id)?;
        }
        for id in ["plain-help-look", "plain-help-brief"] {
            self.say(id)?;
        }
        if host.board().rules().seats() > 1 && host.board().rules().contest() == Contest::Together {
            self.say("plain-signals")?;
        }
        self.say("plain-help-rest")?;
        Ok(After::Answered)
    }
}
