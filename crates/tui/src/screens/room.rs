//! The seats of a remote table, before the deal and between games.

mod drawing;

use ratatui::layout::Rect;
use tenback_bots::Level;
use tenback_client::ConnectionState;
use tenback_rules::Seat;
use tenback_wire::{ClientCommand, Sitter};

use super::chat::{Chat, Typed};
use super::{Go, pages};
use crate::context::Context;
use crate::keys::{Input, KeyCode};
use crate::remote::Remote;

/// The seats screen.
pub(crate) struct Room {
    remote: Box<Remote>,
    /// The seat that is chosen.
    at: usize,
    /// The bot that would be put there.
    level: Level,
    chat: Option<Chat>,
    /// The seat to remove, once confirmed.
    kicking: Option<Seat>,
    notice: Option<String>,
    /// Whether the user came here from the board and can go back.
    visiting: bool,
}

impl Room {
    pub(crate) fn new(remote: Box<Remote>) -> Room {
        let visiting = remote.is_dealt();
        Room { remote, at: 0, level: Level::Expert, chat: None, kicking: None, notice: None, visiting }
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    /// Whether text is being typed.
    pub(crate) const fn is_typing(&self) -> bool {
        self.chat.is_some()
    }

    pub(crate) fn remote(&self) -> &Remote {
        &self.remote
    }

    /// The table and what was said about it last.
    pub(crate) fn into_parts(self) -> (Box<Remote>, Option<String>) {
        (self.remote, self.notice)
    }

    /// Processes what has arrived. Returns whether to redraw, and where to go.
    pub(crate) fn tick(&mut self) -> (bool, Go) {
        let changed = self.remote.poll();
        if let Some(text) = self.remote.hear().pop() {
            self.notice = Some(text);
        }
        let outdated = self.remote.take_outdated();
        self.notice.take_if(|notice| Some(&*notice) == outdated.as_ref());
        let dealt = self.remote.is_dealt() && !self.visiting && self.chat.is_none();
        // The countdown to the next attempt is on screen.
        let counts = *self.remote.guest().connection_state() != ConnectionState::Open;
        (changed || counts, if dealt { Go::ToTable } else { Go::Stay })
    }

    pub(crate) fn input(&mut self, input: Input, area: Rect, context: &Context) -> Go {
        match input {
            Input::Key(key) => self.key(key, context),
            Input::Click(_, y) => {
                let row = y.checked_sub(self.seats_area(area).y).map(usize::from);
                self.at = row.filter(|&row| row < self.seats()).unwrap_or(self.at);
                Go::Stay
            }
            Input::Wheel(lines) => {
                self.choose(lines > 0);
                Go::Stay
            }
        }
    }

    fn key(&mut self, key: KeyCode, context: &Context) -> Go {
        self.notice = None;
        if let Some(chat) = &mut self.chat {
            match chat.key(key) {
                Typed::More => {}
                Typed::Dropped => self.chat = None,
                Typed::Done(text) => {
                    self.chat = None;
                    self.remote.ask(ClientCommand::Say { text });
                }
            }
            return Go::Stay;
        }
        if let Some(seat) = self.kicking.take() {
            if key == KeyCode::Enter {
                self.remote.ask(ClientCommand::Kick { seat });
            }
            return Go::Stay;
        }
        match key {
            KeyCode::Char('q') => return self.leave(),
            KeyCode::Esc | KeyCode::Char('w') if self.visiting => return Go::ToTable,
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help_remote(context))),
            KeyCode::Char('l') => return Go::Page(Box::new(pages::log(context, &self.log(context)))),
            KeyCode::Char('r') => {
                let game = self.remote.follower().map(|follower| follower.table().rules.name());
                return game.map_or(Go::Stay, |game| Go::Page(Box::new(pages::rules(context, game))));
            }
            KeyCode::Up | KeyCode::Down => self.choose(key == KeyCode::Down),
            KeyCode::Left | KeyCode::Right => self.change_level(key == KeyCode::Right),
            KeyCode::Char('c' | '/') => self.chat = Some(Chat::default()),
            _ => self.key_at_seat(key, context),
        }
        Go::Stay
    }

    fn key_at_seat(&mut self, key: KeyCode, context: &Context) {
        let Some(seat) = self.chosen() else { return };
        let own = self.own_seat() == Some(seat);
        match key {
            KeyCode::Enter | KeyCode::Char('s') => self.remote.ask(ClientCommand::Sit { seat: Some(seat) }),
            KeyCode::Char('f') => self.remote.ask(ClientCommand::Leave {}),
            KeyCode::Char('d') => {
                // After the deal, go to the board.
                self.visiting = false;
                self.remote.ask(ClientCommand::Deal { again: false });
            }
            KeyCode::Char('b') => self.remote.ask(ClientCommand::Bot { seat, level: self.level }),
            KeyCode::Char('i') => self.remote.ask(ClientCommand::InviteOnly { on: !self.remote.needs_invite() }),
            KeyCode::Char('n') if self.remote.needs_invite() => self.remote.ask(ClientCommand::InviteOnly { on: true }),
            KeyCode::Char('k') if !own => self.ask_kick(seat, context),
            KeyCode::Char('m') if own => self.remote.change_places(),
            KeyCode::Char('m') => {
                self.remote.ask(ClientCommand::HandOver { seat: Some(seat), level: self.level });
            }
            _ => {}
        }
    }

    fn ask_kick(&mut self, seat: Seat, context: &Context) {
        let follower = self.remote.follower();
        match follower.map(|follower| follower.sitter(seat)) {
            // Bots are removed without a question.
            Some(Sitter::Bot { .. }) => self.remote.ask(ClientCommand::Kick { seat }),
            Some(Sitter::Person { .. } | Sitter::StandIn { .. }) => {
                let name = self.remote.names(context).into_iter().nth(seat.index()).unwrap_or_default();
                self.notice = Some(context.words.message("tui-ask-kick", &[("name", name.into())]));
                self.kicking = Some(seat);
            }
            Some(Sitter::Empty) | None => {}
        }
    }

    /// Leaving before the deal frees the seat; in a game it is kept.
    fn leave(&mut self) -> Go {
        self.remote.free_seat();
        Go::Start
    }

    fn choose(&mut self, down: bool) {
        let count = self.seats().max(1);
        self.at = if down { (self.at + 1) % count } else { (self.at + count - 1) % count };
    }

    fn change_level(&mut self, forwards: bool) {
        let levels = Level::FOR_PEOPLE;
        let at = levels.iter().position(|&level| level == self.level).unwrap_or(0);
        let step = if forwards { 1 } else { levels.len() - 1 };
        self.level = levels[(at + step) % levels.len()];
    }

    fn seats(&self) -> usize {
        self.remote.follower().map_or(0, |follower| follower.table().sitters.len())
    }

    fn chosen(&self) -> Option<Seat> {
        Seat::from_number(u8::try_from(self.at + 1).ok()?).filter(|_| self.at < self.seats())
    }

    fn own_seat(&self) -> Option<Seat> {
        self.remote.follower().and_then(|follower| follower.you().seat)
    }
}
