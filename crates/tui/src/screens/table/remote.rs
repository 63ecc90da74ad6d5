//! What is different at a remote table: chat, bots that stand in, votes, and the connection.

use std::time::Instant;

use ratatui::style::Style;
use tenback_rules::{Command, Phase, Viewer};
use tenback_table::Talk;
use tenback_wire::{ClientCommand, Sitter};

use super::{Ask, Notice, TableScreen};
use crate::context::Context;
use crate::draw::pen::Pen;
use crate::host::Host;
use crate::keys::KeyCode;
use crate::log::{Entry, Narrator};
use crate::phrases;
use crate::remote::Remote;
use crate::screens::Go;
use crate::screens::chat::{Chat, Typed};
use crate::sight::Sight;

/// A key and the message that says what it does.
type Key = (&'static str, &'static str);

impl TableScreen {
    pub(crate) fn is_remote(&self) -> bool {
        self.host.remote().is_some()
    }

    /// Whether text is being typed.
    pub(crate) const fn is_typing(&self) -> bool {
        self.chat.is_some()
    }

    pub(crate) fn into_host(self) -> Host {
        self.host
    }

    /// Clears selections, lays tried out and questions when a new game starts.
    pub(super) fn begin_anew(&mut self) {
        let game = self.host.remote().and_then(Remote::follower).map_or(0, |follower| follower.table().games);
        if std::mem::replace(&mut self.game, game) != game {
            self.selection.clear();
            (self.tried, self.ask, self.hint) = (None, None, None);
            (self.notice, self.drawn) = (None, None);
        }
    }

    /// Shows messages of the server. Returns whether the screen must be redrawn.
    pub(super) fn tick_remote(&mut self, now: Instant, context: &Context) -> bool {
        self.begin_anew();
        let Some(remote) = self.host.remote_mut() else { return false };
        let said = remote.hear();
        let counts = remote.time_left(now).is_some() || remote.vote().is_some();
        let runs = counts || phrases::line(context, remote).is_some();
        if let Some(text) = said.last() {
            // The lays tried out may be what was refused, or the hint.
            (self.tried, self.hint) = (None, None);
            self.warn(text.clone());
        }
        if let Some(outdated) = self.host.remote_mut().and_then(Remote::take_outdated) {
            self.notice.take_if(|notice| notice.text == outdated);
        }
        if self.host.trouble().is_some() && self.notice.is_none() {
            self.tell_trouble(context);
        }
        runs || !said.is_empty()
    }

    /// Shows a new chat message of another player, for screens without room for the log.
    pub(super) fn tell_words(&mut self, since: usize, context: &Context) {
        if self.ask.is_some() {
            return;
        }
        let own = self.host.seat();
        let by_others = |entry: &&Entry| matches!(entry, Entry::Said(line) if Some(line.seat) != own);
        let Some(entry) = self.host.log().iter().skip(since).rfind(by_others) else { return };
        let (names, viewer) = (self.host.names(context), own.map_or(Viewer::Spectator, Viewer::Seat));
        let (you, rules) = (self.host.you(), self.host.board().rules());
        let narrator = Narrator { words: &context.words, names: &names, you, viewer, rules };
        if let Some(text) = narrator.sentence(entry) {
            self.notice = Some(Notice { text, warns: false });
        }
    }

    pub(super) fn is_remote_key(&self, key: KeyCode, over: bool) -> bool {
        let Some(remote) = self.host.remote() else { return false };
        // A half-typed entry is a lay.
        if !self.selection.typed.is_empty() {
            return false;
        }
        match key {
            KeyCode::Char('y' | 'n') => remote.is_asked_to_give_up() && self.tried.is_none(),
            KeyCode::Char('/' | 'w' | 'm') => true,
            KeyCode::Char('b') => remote.is_opening(),
            KeyCode::Char('a' | 's') | KeyCode::Enter => over,
            _ => false,
        }
    }

    pub(super) fn remote_key(&mut self, key: KeyCode, context: &Context) -> Go {
        self.notice = None;
        let Some(remote) = self.host.remote_mut() else { return Go::Stay };
        match key {
            KeyCode::Char('/') => self.chat = Some(Chat::default()),
            KeyCode::Char('w') => return Go::ToRoom,
            KeyCode::Char('y' | 'n') => remote.ask(ClientCommand::Vote { agree: key == KeyCode::Char('y') }),
            KeyCode::Char('m') => remote.change_places(),
            KeyCode::Char('b') => {
                let result = remote.act(Command::Begin);
                self.done(result, context);
            }
            KeyCode::Char('a') => remote.ask(ClientCommand::Deal { again: false }),
            KeyCode::Char('s') => remote.ask(ClientCommand::Deal { again: true }),
            _ => {}
        }
        Go::Stay
    }

    pub(super) fn type_words(&mut self, key: KeyCode) {
        let Some(chat) = &mut self.chat else { return };
        match chat.key(key) {
            Typed::More => return,
            Typed::Dropped => {}
            Typed::Done(text) => {
                self.notice = None;
                if let Some(remote) = self.host.remote_mut() {
                    remote.ask(ClientCommand::Say { text });
                }
            }
        }
        self.chat = None;
    }

    /// Asks before leaving a running game.
    pub(super) fn ask_leave(&mut self, context: &Context) -> Go {
        let plays = self.host.seat().is_some() && self.host.board().ending().is_none();
        if !plays || self.host.remote().is_some_and(|remote| remote.end().is_some()) {
            return Go::Start;
        }
        self.ask = Some(Ask::Leave);
        self.warn(context.words.message("tui-ask-leave", &[]));
        Go::Stay
    }

    pub(super) fn leave_table(&mut self, hands_over: bool) -> Go {
        if let Some(remote) = self.host.remote_mut().filter(|remote| hands_over && !remote.bot_plays_for_me()) {
            let level = tenback_bots::Level::Expert;
            remote.ask(ClientCommand::HandOver { seat: None, level });
        }
        Go::Start
    }
}

/// Drawing.
impl TableScreen {
    /// What to do at a remote table, where that differs.
    pub(super) fn remote_todo(&self, sight: &Sight, pen: &Pen<'_>, context: &Context) -> Option<(String, bool)> {
        let remote = self.host.remote()?;
        if let Some(text) = phrases::line(context, remote) {
            return Some((text, false));
        }
        let board = &sight.board;
        if board.ending().is_some() {
            let id = if remote.goes_on() { "tui-todo-again" } else { "tui-todo-over" };
            return Some((pen.say(id), remote.goes_on()));
        }
        if let Some(text) = self.todo_vote(remote, pen) {
            return Some((text, remote.is_asked_to_give_up()));
        }
        if remote.bot_plays_for_me() {
            return Some((pen.say("tui-todo-bot-plays"), true));
        }
        if remote.is_opening() {
            let id = if remote.asks_who_begins() { "tui-todo-wish-there" } else { "tui-todo-wished" };
            return Some((pen.say(id), true));
        }
        if board.phase() == Phase::Dealt {
            return Some((pen.say("tui-todo-opening"), false));
        }
        self.todo_in_game(remote, sight, pen)
    }

    fn todo_in_game(&self, remote: &Remote, sight: &Sight, pen: &Pen<'_>) -> Option<(String, bool)> {
        if !remote.lays_under_way().is_empty() && self.tried.is_none() {
            return Some((pen.say("tui-todo-sent"), false));
        }
        let seat = sight.board.to_move().filter(|&seat| remote.seat() != Some(seat))?;
        let empty = remote.follower().is_some_and(|follower| *follower.sitter(seat) == Sitter::Empty);
        if empty {
            return Some((pen.say_with("tui-todo-nobody", &[("seat", seat.number().into())]), false));
        }
        let late = remote.late() == Some(seat) && remote.seat().is_some();
        late.then(|| (pen.say_with("tui-todo-late", &[("name", pen.name(seat).to_owned().into())]), true))
    }

    /// The vote on giving up, if there is one and nothing is tried out.
    fn todo_vote(&self, remote: &Remote, pen: &Pen<'_>) -> Option<String> {
        let vote = remote.vote().filter(|_| self.tried.is_none())?;
        if !remote.is_asked_to_give_up() {
            return Some(pen.say("tui-todo-vote-wait"));
        }
        let seconds = remote.seconds_to_answer(Instant::now());
        let args = [("name", pen.name(vote.seat).to_owned().into()), ("seconds", seconds.into())];
        Some(pen.say_with("tui-todo-vote", &args))
    }

    /// The chat message being typed.
    pub(super) fn typing(&self, context: &Context) -> Option<(String, Style)> {
        let chat = self.chat.as_ref()?;
        Some((phrases::typing(&context.words, chat.text()), context.theme.chosen()))
    }

    /// The time left for the turn.
    pub(super) fn clock(&self) -> Option<String> {
        let running = self.host.board().ending().is_none();
        self.host.remote().filter(|_| running)?.time_left(Instant::now())
    }

    /// The keys that answer a proposal to give up.
    pub(super) fn vote_keys(&self) -> Vec<Key> {
        let asked = self.host.remote().is_some_and(Remote::is_asked_to_give_up) && self.tried.is_none();
        if asked { vec![("y", "tui-key-give-up"), ("n", "tui-key-go-on")] } else { Vec::new() }
    }

    /// The keys that only remote tables have.
    pub(super) fn remote_keys(&self, over: bool) -> Vec<Key> {
        let Some(remote) = self.host.remote() else { return Vec::new() };
        let mut keys = Vec::new();
        if over && remote.seat().is_some() {
            keys.extend([("a", "tui-key-another"), ("s", "tui-key-same")]);
        }
        if remote.seat().is_some() && self.host.talk() == Talk::Chat {
            keys.push(("/", "tui-key-chat"));
        }
        keys.extend([("q", "tui-key-leave"), ("w", "tui-key-room")]);
        keys
    }
}
