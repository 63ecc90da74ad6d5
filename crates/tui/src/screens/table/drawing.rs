//! The table on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_rules::{Event, Phase, Pile, TurnState, Viewer};

use super::{Ask, TableScreen};
use crate::context::Context;
use crate::draw::keys::{Button, draw_keys};
use crate::draw::pen::{Pen, write_centred};
use crate::draw::table::{Layout, Picture};
use crate::local_game::Keyboard;
use crate::log::{Entry, Narrator};
use crate::phrases;
use crate::sight::Sight;

impl TableScreen {
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let names = self.host.names(context);
        let pen = context.pen(&names);
        let (Some(layout), Some(sight)) = (Layout::new(area), self.sight()) else {
            return self.draw_covered(buffer, area, &pen);
        };
        let notice = self.notice(&sight, &names, context);
        let log = self.log(context);
        let keys = self.keys(&sight);
        let (todo, urgent) = self.remote_todo(&sight, &pen, context).unwrap_or_else(|| self.todo(&sight, &pen));
        let picture = Picture {
            sight: &sight,
            picked: self.selection.card,
            aim: self.selection.pile,
            fresh: self.fresh(),
            ghosts: &[],
            label: self.label(&pen),
            todo,
            urgent,
            typed: &self.selection.typed,
            notice,
            keys: &keys,
            log: &log,
            end: self.host.game_end().map(|end| (end, self.host.hints())),
        };
        picture.draw(buffer, &layout, &pen)
    }

    /// The label in the title: clock and lays being tried out.
    fn label(&self, pen: &Pen<'_>) -> Option<String> {
        let trying = self.tried.as_ref().map(|lays| format!("{} {}", pen.say("tui-trying"), phrases::lays(lays)));
        let labels: Vec<String> = self.clock().into_iter().chain(trying).collect();
        (!labels.is_empty()).then(|| labels.join(" · "))
    }

    /// The notice: an answer to a key, how the game ended, or the command of the selected card.
    fn notice(&self, sight: &Sight, names: &[String], context: &Context) -> Option<(String, Style)> {
        let rules = sight.board.rules();
        if let Some(typing) = self.typing(context) {
            return Some(typing);
        }
        match (&self.notice, phrases::ending(&context.words, &self.host, names)) {
            (Some(notice), _) if notice.warns => return Some((notice.text.clone(), context.theme.warning())),
            (_, Some(ending)) => return Some((ending, context.theme.accent())),
            _ => {}
        }
        if let Some(warning) = self.coach_warning(sight, context) {
            return Some((warning, context.theme.warning()));
        }
        if let Some(notice) = &self.notice {
            return Some((notice.text.clone(), Style::new()));
        }
        let command = self.selection.card.and_then(|card| rules.commands().of(card))?;
        Some((phrases::command_in_force(&context.words, command), context.theme.note()))
    }

    /// The screen while the keyboard is passed on: no cards.
    fn draw_covered(&self, buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) -> Vec<Button> {
        let Keyboard::Covered(seat) = self.host.keyboard() else { return Vec::new() };
        let name = || [("name", pen.name(seat).to_owned().into())];
        let middle = Rect { y: area.y + area.height / 2 - 1, height: 1, ..area };
        write_centred(buffer, middle, &pen.say_with("tui-pass", &name()), pen.theme.accent());
        let below = Rect { y: middle.y + 2, ..middle };
        write_centred(buffer, below, &pen.say_with("tui-pass-ready", &name()), Style::new());
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        draw_keys(buffer, last, &[("⏎", "tui-key-open"), ("q", "tui-key-back")], pen)
    }

    pub(super) fn log(&self, context: &Context) -> Vec<String> {
        let names = self.host.names(context);
        let Keyboard::Shown(viewer) = self.host.keyboard() else { return Vec::new() };
        let (you, rules) = (self.host.you(), self.host.board().rules());
        let narrator = Narrator { words: &context.words, names: &names, you, viewer, rules };
        let needed = self.host.game_end().and_then(|end| context.words.stuck(end.stuck.as_ref()?));
        self.host.log().iter().filter_map(|entry| narrator.sentence(entry)).chain(needed).collect()
    }

    /// The pile of the last card.
    fn fresh(&self) -> Option<Pile> {
        let seen = |entry: &Entry| entry.seen_by(Viewer::Spectator);
        self.host.log().iter().rev().filter_map(seen).find_map(|seen| match seen {
            Event::Laid { pile, .. } => Some(Some(pile)),
            Event::TakenBack { .. } => Some(None),
            _ => None,
        })?
    }

    /// What to do now, and whether it is for the player at the keyboard.
    fn todo(&self, sight: &Sight, pen: &Pen<'_>) -> (String, bool) {
        if sight.board.ending().is_some() {
            return (pen.say("tui-todo-again"), true);
        }
        if let Some(seat) = self.host.pass_to() {
            return (pen.say_with("tui-todo-pass", &[("name", pen.name(seat).to_owned().into())]), true);
        }
        if self.host.asks_who_begins() {
            let id = if self.host.is_alone() { "tui-todo-begin" } else { "tui-todo-wish" };
            return (pen.say(id), true);
        }
        if !sight.is_to_move() {
            let name = sight.board.to_move().map(|seat| pen.name(seat).to_owned()).unwrap_or_default();
            let id = if self.host.bot_to_move().is_some() { "tui-todo-thinking" } else { "tui-todo-wait" };
            return (pen.say_with(id, &[("name", name.into())]), false);
        }
        let trying = self.tried.as_ref().is_some_and(|lays| !lays.is_empty());
        let text = match sight.state {
            TurnState::Complete => pen.say("tui-todo-tried-out"),
            TurnState::Broken(_) => pen.say("tui-todo-tried-lost"),
            TurnState::Open if trying => phrases::owed(pen.words, sight, "tui-todo-tried-enough"),
            TurnState::Open => phrases::owed(pen.words, sight, "tui-todo-enough"),
        };
        (text, true)
    }

    /// The keys that do something after the game.
    fn keys_after(&self) -> Vec<(&'static str, &'static str)> {
        let look = [("v", "tui-key-review"), ("l", "tui-key-log")];
        if self.is_remote() {
            return self.remote_keys(true).into_iter().chain(look).collect();
        }
        let again = [("a", "tui-key-another"), ("s", "tui-key-same")];
        again.into_iter().chain(look).chain([("q", "tui-key-back")]).collect()
    }

    /// The keys for the own turn.
    fn turn_keys(&self, sight: &Sight) -> Vec<(&'static str, &'static str)> {
        let mut keys = vec![("45a ⏎", "tui-key-lay")];
        match (&self.tried, sight.board.rules().seats()) {
            (Some(_), _) => keys.extend([("y", "tui-key-real"), ("u", "tui-key-undo"), ("t", "tui-key-stop")]),
            (None, 1) => keys.extend([("e", "tui-key-end"), ("u", "tui-key-undo")]),
            (None, _) => keys.extend([("e", "tui-key-end"), ("t", "tui-key-try")]),
        }
        if self.host.allows_hints() {
            keys.push(("h", "tui-key-hint"));
        }
        keys
    }

    /// The keys that do something now.
    fn keys(&self, sight: &Sight) -> Vec<(&'static str, &'static str)> {
        let mut keys = vec![("?", "tui-key-help")];
        if self.chat.is_some() {
            return vec![("⏎", "tui-key-send"), ("Esc", "tui-key-no")];
        }
        if self.ask.is_some() {
            let yes = if self.ask == Some(Ask::Resign) { "x" } else { "⏎" };
            let hand_over = (self.ask == Some(Ask::Leave)).then_some(("m", "tui-key-bot"));
            return [(yes, "tui-key-yes"), ("Esc", "tui-key-no")].into_iter().chain(hand_over).collect();
        }
        if matches!(sight.board.phase(), Phase::Over(_)) {
            keys.extend(self.keys_after());
            return keys;
        }
        keys.extend(self.vote_keys());
        keys.extend(self.coach_question());
        if self.host.pass_to().is_some() {
            keys.push(("⏎", "tui-key-pass"));
        }
        if sight.is_to_move() {
            keys.extend(self.turn_keys(sight));
        }
        keys.extend(self.remote_keys(false));
        if self.can_signal(sight) {
            keys.push(("k n s g", "tui-key-signal"));
        }
        if !self.is_remote() {
            keys.push(("q", "tui-key-back"));
        }
        // Taking back matters more to somebody who is alone.
        if sight.is_to_move() && self.tried.is_none() && sight.board.rules().seats() == 1 {
            keys.push(("t", "tui-key-try"));
        }
        keys.extend([("l", "tui-key-log"), ("r", "tui-key-rules"), ("←→↑↓", "tui-key-choose")]);
        if !sight.board.rules().commands().all().is_empty() {
            keys.push(("o", "tui-key-hold"));
        }
        keys.extend(self.coach_key());
        keys
    }
}
