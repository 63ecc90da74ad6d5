//! A game in lines of text.

use std::io::{BufRead, Write};
use std::time::Duration;

use tenback_rules::{Command, Illegal, Lay, Phase, TurnState, View};
use tenback_table::Refusal;
use tenback_words::loss_word;

use super::describe::Describer;
use super::request::{Detail, Request, WrittenLay};
use super::{Plain, PlainResult, Saving};
use crate::host::{Host, PendingHint};
use crate::local_game::{Keyboard, LocalGame};
use crate::log::Narrator;
use crate::phrases;
use crate::sight::Sight;

/// Enough lines to push the last hand off the screen.
const COVER: usize = 60;

/// How a game was left.
#[derive(PartialEq, Eq)]
pub(super) enum Parting {
    /// It is over.
    Over,
    /// The player left it.
    Left,
}

/// What a line led to.
#[derive(PartialEq, Eq)]
pub(super) enum After {
    /// A change.
    Changed,
    /// An answer.
    Answered,
    /// The player leaves.
    Left,
}

/// What was reported last, so that nothing is reported twice.
#[derive(PartialEq, Eq, Clone, Copy)]
struct Announced {
    turn: u16,
    laid: u8,
    over: bool,
    keyboard: Keyboard,
    asked: bool,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Plays a game until it is over or the player leaves.
    pub(super) fn play(&mut self, local: LocalGame) -> PlainResult<Parting> {
        let mut host = Host::from(local);
        self.introduce(&host)?;
        // In a new game everything is news.
        let mut heard = if is_fresh(&host) { 0 } else { host.log().len() };
        let mut last: Option<Announced> = None;
        let mut unsaved = host.trouble().is_some();
        let earlier = self.saving;
        loop {
            self.let_bots_lay(&mut host, &mut heard)?;
            self.saving = if host.is_unsaved() { Saving::Failed } else { earlier };
            if !unsaved {
                self.tell_trouble(&host)?;
            }
            unsaved = host.trouble().is_some();
            if matches!(host.board().phase(), Phase::Over(_)) {
                return self.end(&host);
            }
            if let Host::Local(local) = &host {
                self.farewell.set(Some(self.context.farewell(local)));
            }
            let now = announced(&host);
            if last != Some(now) {
                let detail = self.detail(last, now, is_fresh(&host));
                self.tell_situation(&host, detail)?;
                last = Some(now);
            }
            let line = self.read()?;
            if self.handle(&mut host, &line)? == After::Left {
                let text = self.farewell.take().unwrap_or_default();
                self.line(&text)?;
                return Ok(Parting::Left);
            }
        }
    }

    /// How much to report: the whole table in a new turn, otherwise the hand; in brief, only a new player's cards.
    fn detail(&self, last: Option<Announced>, now: Announced, fresh: bool) -> Detail {
        let new_player = last.is_none_or(|last| last.keyboard != now.keyboard);
        let new_turn = last.is_none_or(|last| last.turn != now.turn);
        match self.context.brief {
            true if last.is_none() && !fresh => Detail::Table,
            true if new_player => Detail::Numbers,
            true => Detail::Nothing,
            false if new_player || new_turn => Detail::Table,
            false => Detail::Hand,
        }
    }

    fn introduce(&mut self, host: &Host) -> PlainResult {
        let rules = host.board().rules();
        let turn = host.board().turn();
        let args =
            [("game", rules.name().word().into()), ("seats", rules.seats().into()), ("turn", turn.number().into())];
        self.say_with(if is_fresh(host) { "plain-dealt" } else { "plain-resumed" }, &args)?;
        self.say("plain-welcome")?;
        if rules.seats() > 1 {
            let names = host.names(&self.context).join(", ");
            self.say_with("plain-seats", &[("names", names.into())])?;
        }
        if host.trouble().is_none() && host.file().is_none() {
            return self.say("tui-no-folder");
        }
        self.tell_trouble(host)
    }

    /// Says why the game is not saved, if it is not.
    pub(super) fn tell_trouble(&mut self, host: &Host) -> PlainResult {
        let Some(trouble) = host.trouble() else { return Ok(()) };
        let args = [
            ("file", trouble.path.display().to_string().into()),
            ("error", self.context.words.io_error(&trouble.error).into()),
        ];
        self.say_with("tui-unsaved", &args)
    }

    /// Reports new events.
    fn tell_news(&mut self, host: &Host, heard: &mut usize) -> PlainResult {
        let viewer = match host.keyboard() {
            Keyboard::Shown(viewer) => viewer,
            Keyboard::Covered(_) => tenback_rules::Viewer::Spectator,
        };
        let names = host.names(&self.context);
        let (you, rules) = (host.you(), host.board().rules());
        let narrator = Narrator { words: &self.context.words, names: &names, you, viewer, rules };
        let news: Vec<String> = host.log()[*heard..].iter().filter_map(|entry| narrator.sentence(entry)).collect();
        *heard = host.log().len();
        news.iter().try_for_each(|sentence| self.line(sentence))
    }

    fn let_bots_lay(&mut self, host: &mut Host, heard: &mut usize) -> PlainResult {
        self.tell_news(host, heard)?;
        self.tell_remark(host)?;
        while host.bot_to_move().is_some() {
            if host.poll(std::time::Instant::now()) {
                self.tell_news(host, heard)?;
            } else {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        Ok(())
    }

    fn end(&mut self, host: &Host) -> PlainResult<Parting> {
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

    /// Reports why the game ended and which cards are left.
    pub(super) fn tell_end(&mut self, host: &Host) -> PlainResult {
        let Some(end) = host.game_end() else { return Ok(()) };
        let names = host.names(&self.context);
        let words = &self.context.words;
        let mut sentences: Vec<String> = end.stuck.as_ref().and_then(|stuck| words.stuck(stuck)).into_iter().collect();
        for (name, hand) in names.iter().zip(&end.hands).filter(|(_, hand)| !hand.is_empty()) {
            sentences.push(format!("{name}: {}.", phrases::numbers(hand, ", ")));
        }
        sentences.extend(phrases::undrawn(words, &end).map(|text| text + "."));
        sentences.push(phrases::figures(words, &end, host.hints()) + ".");
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// Reports the table in some detail, and what to do.
    pub(super) fn tell_situation(&mut self, host: &Host, detail: Detail) -> PlainResult {
        let names = host.names(&self.context);
        if let Keyboard::Covered(seat) = host.keyboard() {
            return self.say_with("plain-pass", &[("name", names[seat.index()].clone().into())]);
        }
        let Some(view) = host.view() else { return Ok(()) };
        let sight = Sight::of(&view);
        let looker = Describer { words: &self.context.words, names: &names, sight: &sight };
        let mut sentences = match detail {
            Detail::Table => looker.table(),
            Detail::Piles => looker.piles(),
            Detail::Hand => looker.hand().into_iter().collect(),
            Detail::Numbers => looker.hand_in_brief().into_iter().collect(),
            Detail::Nothing => Vec::new(),
        };
        if let Some(seat) = host.pass_to() {
            let args = [("name", names[seat.index()].clone().into())];
            sentences.push(self.context.words.message("plain-pass-on", &args));
        } else if host.asks_who_begins() && host.saves() {
            let id = if host.is_alone() { "plain-todo-begin" } else { "plain-todo-wish" };
            sentences.push(self.context.words.message(id, &[]));
        } else if sight.is_to_move() {
            sentences.push(phrases::owed(&self.context.words, &sight, "plain-todo-enough"));
        }
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// Handles a line.
    pub(super) fn handle(&mut self, host: &mut Host, line: &str) -> PlainResult<After> {
        let lower = line.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let covered = matches!(host.keyboard(), Keyboard::Covered(_));
        let wish = Request::read(&words).filter(|wish| !covered || wish.works_while_covered());
        let Some(wish) = wish.filter(|wish| !matches!(wish, Request::Begin(_)) || host.asks_who_begins()) else {
            self.what(line)?;
            return Ok(After::Answered);
        };
        match wish {
            Request::Leave => Ok(After::Left),
            Request::Help => self.help(host),
            Request::Pass => self.pass(host),
            Request::Look(detail) => self.look(host, detail),
            Request::Brief(brief) => {
                self.set_brief(brief)?;
                Ok(After::Answered)
            }
            Request::Log => self.log(host),
            Request::Rules => self.rules(host),
            Request::Hint => self.hint(host),
            Request::Coach(coaching) => self.coach(host, coaching),
            Request::Try(lays) => self.try_out(host, lays),
            Request::AskResign => self.ask_resign(),
            Request::Begin(wish) => {
                let result = host.wish(Some(wish));
                self.done(host, result)
            }
            Request::Act(command) => {
                let result = host.act(command);
                self.done(host, result)
            }
            Request::Lay(lays) => self.lay(host, &lays),
        }
    }

    fn log(&mut self, host: &Host) -> PlainResult<After> {
        self.tell_news(host, &mut 0)?;
        Ok(After::Answered)
    }

    fn ask_resign(&mut self) -> PlainResult<After> {
        self.say("plain-resign")?;
        Ok(After::Answered)
    }

    pub(super) fn done(&mut self, host: &Host, result: Result<(), Refusal>) -> PlainResult<After> {
        match result {
            Ok(()) => Ok(After::Changed),
            Err(why) => {
                let text = phrases::refusal(&self.context.words, &why, &host.names(&self.context));
                self.line(&text)?;
                Ok(After::Answered)
            }
        }
    }

    fn lay(&mut self, host: &mut Host, lays: &[WrittenLay]) -> PlainResult<After> {
        for written in lays {
            let Some(card) = written.card else {
                return self.done(host, Err(Refusal::Illegal(Illegal::NotInHand { number: written.number })));
            };
            let lay = Lay { card, pile: written.pile };
            if let Some(cause) = host.why_it_loses(lay).filter(|_| !written.insisted) {
                let args = [
                    ("card", card.number().into()),
                    ("pile", written.pile.to_string().into()),
                    ("again", format!("{lay}!").into()),
                    ("cause", loss_word(cause).into()),
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

    fn look(&mut self, host: &Host, detail: Detail) -> PlainResult<After> {
        self.tell_situation(host, detail)?;
        Ok(After::Answered)
    }

    /// Switches between brief and full.
    pub(super) fn set_brief(&mut self, brief: bool) -> PlainResult {
        let problem = self.context.set_brief(brief);
        self.say(if brief { "plain-brief" } else { "plain-full" })?;
        problem.map_or(Ok(()), |text| self.line(&text))
    }

    fn pass(&mut self, host: &mut Host) -> PlainResult<After> {
        match host.keyboard() {
            Keyboard::Covered(seat) => {
                host.uncover();
                let name = host.names(&self.context)[seat.index()].clone();
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

    fn hint(&mut self, host: &mut Host) -> PlainResult<After> {
        let choice = match host.hint() {
            Some(PendingHint::Thinking(thinking)) => thinking.wait(Duration::from_secs(10)),
            Some(PendingHint::Asked) => {
                self.say("tui-hint-wait")?;
                return Ok(After::Answered);
            }
            None => None,
        };
        match choice {
            Some(choice) => {
                let text = phrases::hint(&self.context.words, &choice, &host.names(&self.context));
                self.line(&text)?;
            }
            None if !host.allows_hints() => self.say("table-hints-off")?,
            None => self.say("tui-not-your-turn")?,
        }
        Ok(After::Answered)
    }

    fn try_out(&mut self, host: &mut Host, written: Option<Vec<WrittenLay>>) -> PlainResult<After> {
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
                let args = [("lays", phrases::lays(&lays).into()), ("state", state.into())];
                self.context.words.message("plain-tried", &args)
            }
            Err(why) => self.context.words.illegal(&why),
        };
        self.line(&text)?;
        self.warn_of(host, written.first())?;
        Ok(After::Answered)
    }
}

fn is_fresh(host: &Host) -> bool {
    let turn = host.board().turn();
    turn.number() <= 1 && turn.laid() == 0
}

fn announced(host: &Host) -> Announced {
    Announced {
        turn: host.board().turn().number(),
        laid: host.board().turn().laid(),
        over: host.board().ending().is_some(),
        keyboard: host.keyboard(),
        asked: host.asks_who_begins(),
    }
}

/// The state of the turn after some lays, as the message calls it.
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
