//! Drawing the seats of a remote table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_client::Follower;
use tenback_rules::{Contest, Seat};
use tenback_table::Talk;
use tenback_wire::Sitter;

use super::Room;
use crate::context::Context;
use crate::draw::keys::{Button, draw_keys};
use crate::draw::pen::{Pen, line, write, write_right};
use crate::draw::table::draw_text;
use crate::draw::wrap::wrap;
use crate::log::{Entry, Narrator};
use crate::phrases;

impl Room {
    /// The area of the seats.
    pub(super) fn seats_area(&self, area: Rect) -> Rect {
        Rect { x: area.x + 1, y: area.y + 4, width: area.width.saturating_sub(2), height: self.seats() as u16 }
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let pen = context.pen(&[]);
        let row = |y: u16| Rect { x: area.x + 1, y, width: area.width.saturating_sub(2), height: 1 };
        if let Some(follower) = self.remote.follower() {
            write(buffer, row(area.y), &title(follower, &pen), pen.theme.strong());
            write_right(buffer, row(area.y), &agreed(follower, &pen), Style::new());
            self.draw_seats(buffer, self.seats_area(area), follower, context);
        }
        if let Some(link) = self.remote.link_for_friends() {
            write(buffer, row(area.y + 2), &pen.say_with("tui-room-link", &[("link", link.into())]), pen.theme.note());
        }
        let top = self.seats_area(area).bottom() + 1;
        let bottom = area.bottom().saturating_sub(5);
        self.draw_log(buffer, Rect { y: top, height: bottom.saturating_sub(top), ..row(top) }, context);
        let (todo, urgent) = self.todo(&pen, context);
        let mark = if urgent { "● " } else { "" };
        let style = if urgent { pen.theme.accent() } else { Style::new() };
        write(buffer, row(bottom), &format!("{mark}{todo}"), style);
        if let Some((text, style)) = self.answer(&pen) {
            draw_text(buffer, Rect { height: 2, ..row(bottom + 1) }, &text, style);
        }
        draw_keys(buffer, Rect { y: area.bottom().saturating_sub(1), height: 1, ..area }, &self.keys(), &pen)
    }

    fn draw_seats(&self, buffer: &mut Buffer, area: Rect, follower: &Follower, context: &Context) {
        let names = self.remote.names(context);
        for (index, (seat, name)) in (0..).zip(Seat::all(follower.table().rules.seats()).zip(&names)) {
            let chosen = usize::from(index) == self.at;
            let mark = if chosen { "▶" } else { " " };
            let style = match follower.sitter(seat) {
                _ if chosen => context.theme.accent(),
                Sitter::Empty => context.theme.quiet(),
                _ => Style::new(),
            };
            let own = match follower.sitter(seat) {
                Sitter::Person { name } if follower.you().seat == Some(seat) => format!(" · {name}"),
                _ => String::new(),
            };
            write(buffer, line(area, index), &format!("{mark} {seat}  {name}{own}"), style);
        }
    }

    pub(super) fn log(&self, context: &Context) -> Vec<String> {
        let Some(follower) = self.remote.follower() else { return Vec::new() };
        let names = self.remote.names(context);
        let (viewer, rules) = (self.remote.viewer(), &follower.table().rules);
        let narrator = Narrator { words: &context.words, names: &names, you: follower.you().seat, viewer, rules };
        follower.log().iter().map(Entry::of_note).filter_map(|entry| narrator.sentence(&entry)).collect()
    }

    fn draw_log(&self, buffer: &mut Buffer, area: Rect, context: &Context) {
        let lines: Vec<String> = self.log(context).iter().flat_map(|text| wrap(text, area.width.into())).collect();
        let last = lines.len().saturating_sub(area.height.into());
        for (row, text) in (0..).zip(&lines[last..]) {
            write(buffer, line(area, row), text, Style::new());
        }
    }

    /// What to do now, and whether it is for the user.
    fn todo(&self, pen: &Pen<'_>, context: &Context) -> (String, bool) {
        if let Some(text) = phrases::line(context, &self.remote) {
            return (text, false);
        }
        let Some(follower) = self.remote.follower() else { return (pen.say("tui-line-connecting"), false) };
        if self.visiting {
            return (pen.say("tui-todo-back"), false);
        }
        let empty = follower.table().sitters.contains(&Sitter::Empty);
        match (follower.you().seat, follower.you().host) {
            (None, _) if empty && self.remote.lacks_invite() => (pen.say("tui-todo-invite"), false),
            (None, _) if empty => (pen.say("tui-todo-sit"), true),
            (None, _) => (pen.say("tui-todo-looking"), false),
            (Some(_), _) if !empty => (pen.say("tui-todo-deal"), true),
            (Some(_), true) => (pen.say_with("tui-todo-seats-host", &[("level", self.level.word().into())]), true),
            (Some(_), false) => (pen.say("tui-todo-seats"), false),
        }
    }

    fn answer(&self, pen: &Pen<'_>) -> Option<(String, Style)> {
        if let Some(chat) = &self.chat {
            return Some((phrases::typing(pen.words, chat.text()), pen.theme.chosen()));
        }
        self.notice.clone().map(|text| (text, pen.theme.warning()))
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        if self.chat.is_some() {
            return vec![("⏎", "tui-key-send"), ("Esc", "tui-key-no")];
        }
        if self.kicking.is_some() {
            return vec![("⏎", "tui-key-yes"), ("Esc", "tui-key-no")];
        }
        let host = self.remote.follower().is_some_and(|follower| follower.you().host);
        let mut keys = vec![("?", "tui-key-help")];
        if self.visiting {
            keys.push(("Esc", "tui-key-table"));
        }
        match self.own_seat() {
            None => keys.push(("⏎", "tui-key-sit")),
            Some(_) => keys.extend([("d", "tui-form-deal"), ("f", "tui-key-stand")]),
        }
        if host {
            keys.extend([("b", "tui-key-bot"), ("k", "tui-key-kick")]);
        }
        keys.extend([("/", "tui-key-chat"), ("q", "tui-key-leave")]);
        // What does not fit into the line is in the help.
        match self.remote.needs_invite() {
            true if host => keys.extend([("i", "tui-key-anyone"), ("n", "tui-key-new-link")]),
            false if host => keys.push(("i", "tui-key-invite")),
            _ => {}
        }
        keys.extend([("↑↓", "tui-key-choose"), ("r", "tui-key-rules")]);
        keys
    }
}

/// The game and the number of players.
fn title(follower: &Follower, pen: &Pen<'_>) -> String {
    let rules = &follower.table().rules;
    pen.say_with("tui-room-title", &[("game", rules.name().word().into()), ("seats", rules.seats().into())])
}

/// The table's settings and its spectators.
fn agreed(follower: &Follower, pen: &Pen<'_>) -> String {
    let table = follower.table();
    let signals = table.rules.contest() == Contest::Together && table.rules.seats() > 1;
    let mut said = vec![match table.talk {
        Talk::Chat => pen.say("tui-form-talk-chat"),
        Talk::Signals if signals => pen.say("tui-form-talk-signals"),
        Talk::Signals | Talk::None => pen.say("tui-form-talk-none"),
    }];
    said[0] = format!("{}: {}", pen.say("tui-form-talk"), said[0]);
    said.extend(table.clock.map(|clock| pen.say_with("tui-room-clock", &[("seconds", clock.seconds.into())])));
    said.extend(table.invite_only.then(|| pen.say("tui-room-invited")));
    let lookers = follower.present().spectators;
    if lookers > 0 {
        said.push(pen.say_with("tui-room-lookers", &[("count", lookers.into())]));
    }
    said.join(" · ")
}
