//! A game in lines of text.

use std::io::{BufRead, Write};
use std::time::Duration;

use tenback_rules::{Command, Illegal, Lay, Phase, TurnState, View};
use tenback_table::Refusal;

use super::look::Looker;
use super::wish::{Detail, Wish, WrittenLay};
use super::{Plain, Told};
use crate::host::Host;
use crate::house::{House, Keyboard};
use crate::log::Describer;
use crate::sight::Sight;
use crate::tell;

/// Enough lines to push the last hand off the screen.
const COVER: usize = 60;

/// How somebody comes away from a game.
#[derive(PartialEq, Eq)]
pub(super) enum Parting {
    /// It is over.
    Over,
    /// It is left.
    Left,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
pub(super) enum After {
    /// Something happened.
    Changed,
    /// Something was only answered.
    Answered,
    /// The player leaves.
    Left,
}

/// What the player was told last, so that nothing is told twice.
#[derive(PartialEq, Eq, Clone, Copy)]
struct Stand {
    turn: u16,
    laid: u8,
    over: bool,
    keyboard: Keyboard,
    asked: bool,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Plays a game until it is over or the player leaves.
    pub(super) fn play(&mut self, house: House) -> Told<Parting> {
        let mut host = Host::from(house);
        self.introduce(&host)?;
        // Of a new game everything is news: who begins, and what was said before.
        let mut heard = if is_fresh(&host) { 0 } else { host.log().len() };
        let mut last: Option<Stand> = None;
        let mut unsaved = host.trouble().is_some();
        loop {
            self.let_bots_lay(&mut host, &mut heard)?;
            if !unsaved {
                self.tell_trouble(&host)?;
            }
            unsaved = host.trouble().is_some();
            if matches!(host.board().phase(), Phase::Over(_)) {
                return self.end(&host);
            }
            if let Host::Here(house) = &host {
                self.farewell.set(Some(self.desk.farewell(house)));
            }
            let now = stand(&host);
            if last != Some(now) {
                let detail = self.detail(last, now, is_fresh(&host));
                self.tell_stand(&host, detail)?;
                last = Some(now);
            }
            let line = self.read()?;
            if self.obey(&mut host, &line)? == After::Left {
                let text = self.farewell.take().unwrap_or_default();
                self.line(&text)?;
                return Ok(Parting::Left);
            }
        }
    }

    /// How much is told now: the whole table where the turn is new, and where it is not, the hand.
    fn detail(&self, last: Option<Stand>, now: Stand, fresh: bool) -> Detail {
        let new_player = last.is_none_or(|last| last.keyboard != now.keyboard);
        let new_turn = last.is_none_or(|last| last.turn != now.turn);
        match self.desk.brief {
            true if last.is_none() && !fresh => Detail::Table,
            true if new_player => Detail::Numbers,
            true => Detail::Nothing,
            false if new_player || new_turn => Detail::Table,
            false => Detail::Hand,
        }
    }

    fn introduce(&mut self, host: &Host) -> Told {
        let rules = host.board().rules();
        let turn = host.board().turn();
        let args =
            [("game", rules.name().word().into()), ("seats", rules.seats().into()), ("turn", turn.number().into())];
        self.say_with(if is_fresh(host) { "plain-dealt" } else { "plain-resumed" }, &args)?;
        self.say("plain-welcome")?;
        if rules.seats() > 1 {
            let names = host.names(&self.desk).join(", ");
            self.say_with("plain-seats", &[("names", names.into())])?;
        }
        if host.trouble().is_none() && host.file().is_none() {
            return self.say("tui-no-folder");
        }
        self.tell_trouble(host)
    }

    /// Says why the game is not kept, if it is not.
    pub(super) fn tell_trouble(&mut self, host: &Host) -> Told {
        let Some(trouble) = host.trouble() else { return Ok(()) };
        let args = [("file", trouble.path.display().to_string().into()), ("error", trouble.error.to_string().into())];
        self.say_with("tui-unsaved", &args)
    }

    /// Tells what has happened since it was last told.
    fn tell_news(&mut self, host: &Host, heard: &mut usize) -> Told {
        let viewer = match host.keyboard() {
            Keyboard::Shown(viewer) => viewer,
            Keyboard::Covered(_) => tenback_rules::Viewer::Spectator,
        };
        let names = host.names(&self.desk);
        let (you, rules) = (host.you(), host.board().rules());
        let describer = Describer { words: &self.desk.words, names: &names, you, viewer, rules };
        let news: Vec<String> = host.log()[*heard..].iter().filter_map(|entry| describer.sentence(entry)).collect();
        *heard = host.log().len();
        news.iter().try_for_each(|sentence| self.line(sentence))
    }

    fn let_bots_lay(&mut self, host: &mut Host, heard: &mut usize) -> Told {
        self.tell_news(host, heard)?;
        while host.bot_to_move().is_some() {
            if host.poll(std::time::Instant::now()) {
                self.tell_news(host, heard)?;
            } else {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        Ok(())
    }

    fn end(&mut self, host: &Host) -> Told<Parting> {
        self.tell_end(host)?;
        match host.file().filter(|_| host.is_kept()).map(|file| file.display().to_string()) {
            Some(file) => self.say_with("plain-over", &[("file", file.into())])?,
            None => self.say("plain-over-unkept")?,
        }
        self.farewell.take();
        self.finished = host.local_table().cloned();
        self.say("plain-again")?;
        Ok(Parting::Over)
    }

    /// Why the game ended, and what everybody still held.
    pub(super) fn tell_end(&mut self, host: &Host) -> Told {
        let Some(end) = host.game_end() else { return Ok(()) };
        let names = host.names(&self.desk);
        let words = &self.desk.words;
        let mut sentences: Vec<String> = end.stuck.as_ref().and_then(|stuck| words.stuck(stuck)).into_iter().collect();
        for (name, hand) in names.iter().zip(&end.hands).filter(|(_, hand)| !hand.is_empty()) {
            sentences.push(format!("{name}: {}.", tell::numbers(hand, ", ")));
        }
        sentences.extend(tell::undrawn(words, &end).map(|text| text + "."));
        sentences.push(tell::figures(words, &end, host.hints()) + ".");
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// What the player needs to know now, and what is to be done.
    pub(super) fn tell_stand(&mut self, host: &Host, detail: Detail) -> Told {
        let names = host.names(&self.desk);
        if let Keyboard::Covered(seat) = host.keyboard() {
            return self.say_with("plain-pass", &[("name", names[seat.index()].clone().into())]);
        }
        let Some(view) = host.view() else { return Ok(()) };
        let sight = Sight::of(&view);
        let looker = Looker { words: &self.desk.words, names: &names, sight: &sight };
        let mut sentences = match detail {
            Detail::Table => looker.table(),
            Detail::Piles => looker.piles(),
            Detail::Hand => looker.hand().into_iter().collect(),
            Detail::Numbers => looker.hand_in_brief().into_iter().collect(),
            Detail::Nothing => Vec::new(),
        };
        if let Some(seat) = host.pass_to() {
            let args = [("name", names[seat.index()].clone().into())];
            sentences.push(self.desk.words.message("plain-pass-on", &args));
        } else if host.asks_who_begins() && host.saves() {
            let id = if host.is_alone() { "plain-todo-begin" } else { "plain-todo-wish" };
            sentences.push(self.desk.words.message(id, &[]));
        } else if sight.is_to_move() {
            sentences.push(tell::owed(&self.desk.words, &sight, "plain-todo-enough"));
        }
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// Does what a line says.
    pub(super) fn obey(&mut self, host: &mut Host, line: &str) -> Told<After> {
        let lower = line.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let covered = matches!(host.keyboard(), Keyboard::Covered(_));
        let wish = Wish::read(&words).filter(|wish| !covered || wish.needs_no_eyes());
        let Some(wish) = wish.filter(|wish| !matches!(wish, Wish::Begin(_)) || host.asks_who_begins()) else {
            self.what(line)?;
            return Ok(After::Answered);
        };
        match wish {
            Wish::Leave => Ok(After::Left),
            Wish::Help => self.help(host),
            Wish::Pass => self.pass(host),
            Wish::Look(detail) => self.look(host, detail),
            Wish::Brief(brief) => {
                self.set_brief(brief)?;
                Ok(After::Answered)
            }
            Wish::Log => self.log(host),
            Wish::Rules => self.rules(host),
            Wish::Hint => self.hint(host),
            Wish::Try(lays) => self.try_out(host, lays),
            Wish::AskResign => self.ask_resign(),
            Wish::Begin(wish) => {
                let result = host.wish(Some(wish));
                self.done(host, result)
            }
            Wish::Act(command) => {
                let result = host.act(command);
                self.done(host, result)
            }
            Wish::Lay(lays) => self.lay(host, &lays),
        }
    }

    fn log(&mut self, host: &Host) -> Told<After> {
        self.tell_news(host, &mut 0)?;
        Ok(After::Answered)
    }

    fn ask_resign(&mut self) -> Told<After> {
        self.say("plain-resign")?;
        Ok(After::Answered)
    }

    pub(super) fn done(&mut self, host: &Host, result: Result<(), Refusal>) -> Told<After> {
        match result {
            Ok(()) => Ok(After::Changed),
            Err(why) => {
                let text = tell::refusal(&self.desk.words, &why, &host.names(&self.desk));
                self.line(&text)?;
                Ok(After::Answered)
            }
        }
    }

    fn lay(&mut self, host: &mut Host, lays: &[WrittenLay]) -> Told<After> {
        for written in lays {
            let Some(card) = written.card else {
                return self.done(host, Err(Refusal::Illegal(Illegal::NotInHand { number: written.number })));
            };
            let lay = Lay { card, pile: written.pile };
            let sight = host.sight(&[]);
            let loses = sight.and_then(|sight| sight.legal(card, written.pile).map(|legal| legal.loses));
            if loses == Some(true) && !written.insisted {
                let args = [
                    ("card", card.number().into()),
                    ("pile", written.pile.to_string().into()),
                    ("again", format!("{lay}!").into()),
                ];
                self.say_with("plain-loses", &args)?;
                return Ok(After::Answered);
            }
            let result = host.act(Command::Lay(lay));
            if self.done(host, result)? == After::Answered {
                return Ok(After::Answered);
            }
        }
        Ok(After::Changed)
    }

    fn look(&mut self, host: &Host, detail: Detail) -> Told<After> {
        self.tell_stand(host, detail)?;
        Ok(After::Answered)
    }

    /// Tells less, or more, from now on.
    pub(super) fn set_brief(&mut self, brief: bool) -> Told {
        let problem = self.desk.set_brief(brief);
        self.say(if brief { "plain-brief" } else { "plain-full" })?;
        problem.map_or(Ok(()), |text| self.line(&text))
    }

    fn pass(&mut self, host: &mut Host) -> Told<After> {
        match host.keyboard() {
            Keyboard::Covered(seat) => {
                host.uncover();
                let name = host.names(&self.desk)[seat.index()].clone();
                self.say_with("plain-cleared", &[("name", name.into())])?;
            }
            Keyboard::Shown(_) if host.pass_to().is_some() => {
                host.pass();
                (0..COVER).try_for_each(|_| self.line(""))?;
            }
            Keyboard::Shown(_) if host.asks_who_begins() && !host.is_alone() => {
                let result = host.wish(None);
                return self.done(host, result);
            }
            Keyboard::Shown(_) => self.what("next")?,
        }
        Ok(After::Answered)
    }

    fn hint(&mut self, host: &mut Host) -> Told<After> {
        match host.hint().and_then(|thought| thought.wait(Duration::from_secs(10))) {
            Some(choice) => {
                let text = tell::hint(&self.desk.words, &choice, &host.names(&self.desk));
                self.line(&text)?;
            }
            None if !host.allows_hints() => self.say("table-hints-off")?,
            None => self.say("tui-not-your-turn")?,
        }
        Ok(After::Answered)
    }

    fn try_out(&mut self, host: &Host, written: Option<Vec<WrittenLay>>) -> Told<After> {
        let (Some(written), Some(view)) = (written, host.view()) else {
            self.say("plain-help-try")?;
            return Ok(After::Answered);
        };
        let lays: Result<Vec<Lay>, u32> = written
            .iter()
            .map(|written| written.card.map(|card| Lay { card, pile: written.pile }).ok_or(written.number))
            .collect();
        let tried = lays.map_err(|number| Illegal::NotInHand { number }).and_then(|lays| preview(&view, &lays));
        let text = match tried {
            Ok((lays, state)) => {
                let args = [("lays", tell::lays(&lays).into()), ("state", state.into())];
                self.desk.words.message("plain-tried", &args)
            }
            Err(why) => self.desk.words.illegal(&why),
        };
        self.line(&text)?;
        Ok(After::Answered)
    }
}

fn is_fresh(host: &Host) -> bool {
    let turn = host.board().turn();
    turn.number() <= 1 && turn.laid() == 0
}

fn stand(host: &Host) -> Stand {
    Stand {
        turn: host.board().turn().number(),
        laid: host.board().turn().laid(),
        over: host.board().ending().is_some(),
        keyboard: host.keyboard(),
        asked: host.asks_who_begins(),
    }
}

/// How the turn would stand after some lays, as the word of the message.
fn preview(view: &View, lays: &[Lay]) -> Result<(Vec<Lay>, &'static str), Illegal> {
    let preview = view.try_out(lays).map_err(|untriable| untriable.why)?;
    let state = match preview.state {
        TurnState::Complete => "over",
        TurnState::Broken(_) => "lost",
        TurnState::Open if preview.may_end => "enough",
        TurnState::Open => "more",
    };
    Ok((lays.to_vec(), state))
}
