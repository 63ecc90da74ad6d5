//! A lesson: the table, with what the coach says below it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use tenback_lessons::{Action, LessonName, Request, Session};
use tenback_rules::{Event, Lay, Pile, PileSignal, Signal, Viewer};

use super::selection::{Incomplete, Selection};
use super::{Go, pages};
use crate::context::Context;
use crate::draw::keys::Button;
use crate::draw::pen::{line, write};
use crate::draw::table::{Layout, Picture, inset};
use crate::draw::wrap::wrap;
use crate::keys::{Input, KeyCode};
use crate::phrases;
use crate::sight::Sight;

/// A lesson on the screen.
pub(crate) struct LessonScreen {
    session: Session,
    selection: Selection,
    /// In place of the coach's words, until the next key.
    notice: Option<Notice>,
}

/// What is said about the last key.
enum Notice {
    Warning(String),
    Hint(String),
}

/// What the coach asks for, which decides what keys do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Read,
    Play,
    Signal,
    Say,
    Nothing,
}

impl LessonScreen {
    pub(crate) fn new(lesson: LessonName) -> LessonScreen {
        LessonScreen { session: Session::new(lesson), selection: Selection::default(), notice: None }
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(Notice::Warning(text));
    }

    fn sight(&self) -> Sight {
        Sight::of(&self.session.game().view(Viewer::Seat(Session::YOU)))
    }

    fn task(&self) -> Task {
        match (self.session.request(), self.session.shows()) {
            (Request::Read, _) => Task::Read,
            (Request::Move, Some(Action::Signal(_))) => Task::Signal,
            (Request::Move, _) => Task::Play,
            (Request::Say, _) => Task::Say,
            (Request::Nothing, _) => Task::Nothing,
        }
    }

    pub(crate) fn input(&mut self, input: Input, area: Rect, context: &Context) -> Go {
        self.notice = None;
        match input {
            Input::Click(x, y) => self.click(x, y, area, context),
            Input::Wheel(_) => {}
            Input::Key(key) => return self.key(key, context),
        }
        Go::Stay
    }

    fn key(&mut self, key: KeyCode, context: &Context) -> Go {
        let task = self.task();
        match (key, task) {
            (KeyCode::Char('q'), _) => return Go::Lessons,
            (KeyCode::Char('?'), _) => return Go::Page(Box::new(pages::help(context))),
            (KeyCode::Char('r'), _) => {
                return Go::Page(Box::new(pages::rules(context, self.session.lesson().game())));
            }
            (KeyCode::Enter, Task::Nothing) => return self.session.lesson().next().map_or(Go::Lessons, Go::Lesson),
            (KeyCode::Enter | KeyCode::Char(' '), Task::Read) => self.take(Action::Next, context),
            (KeyCode::Char(digit @ '1'..='9'), Task::Say) => self.take(Action::Say(digit as u8 - b'0'), context),
            (_, Task::Play | Task::Signal) => self.key_in_game(key, task, context),
            _ => {}
        }
        Go::Stay
    }

    fn key_in_game(&mut self, key: KeyCode, task: Task, context: &Context) {
        let sight = self.sight();
        if std::mem::take(&mut self.selection.rejected) && matches!(key, KeyCode::Char(_) | KeyCode::Enter) {
            self.selection.clear();
        }
        match key {
            KeyCode::Left | KeyCode::Right => self.selection.step_card(key == KeyCode::Right, &sight),
            KeyCode::Up | KeyCode::Down => self.selection.step_pile(key == KeyCode::Down),
            KeyCode::Backspace => self.selection.erase(&sight),
            KeyCode::Esc => self.selection.clear(),
            KeyCode::Char(letter) if letter.is_ascii_digit() || Pile::from_letter(letter).is_some() => {
                self.selection.type_letter(letter, &sight);
            }
            KeyCode::Char('k') => self.signal(PileSignal::KeepOff, context),
            KeyCode::Char('n') => self.signal(PileSignal::RatherNot, context),
            KeyCode::Char('s') => self.signal(PileSignal::SmallSteps, context),
            KeyCode::Char('g') => self.signal(PileSignal::GoAhead, context),
            KeyCode::Enter if task == Task::Play => match self.selection.lay() {
                Ok(lay) => self.take(Action::Lay(lay), context),
                Err(why) => self.tell_incomplete(why, &sight, context),
            },
            KeyCode::Char('e') => self.take(Action::EndTurn, context),
            KeyCode::Char('h') => self.show(&sight, context),
            _ => {}
        }
    }

    fn click(&mut self, x: u16, y: u16, area: Rect, context: &Context) {
        let (Some(layout), sight) = (Layout::new(area), self.sight()) else { return };
        if let Some(card) = layout.card_at(x, y, &sight.cards()) {
            self.selection.pick(card, &sight);
        } else if let Some(pile) = layout.pile_at(x, y) {
            self.selection.pile = Some(pile);
            if let (Some(card), Task::Play) = (self.selection.card, self.task()) {
                self.take(Action::Lay(Lay { card, pile }), context);
            }
        }
    }

    fn signal(&mut self, signal: PileSignal, context: &Context) {
        match self.selection.pile {
            Some(pile) => self.take(Action::Signal(Signal::Pile(signal, pile)), context),
            None => self.notice = Some(Notice::Hint(context.words.message("tui-choose-pile", &[]))),
        }
    }

    fn tell_incomplete(&mut self, why: Incomplete, sight: &Sight, context: &Context) {
        self.notice = Some(match why {
            Incomplete::Nothing => Notice::Hint(context.words.message("tui-choose-card", &[])),
            Incomplete::NoPile => Notice::Hint(context.words.message("tui-choose-pile", &[])),
            Incomplete::NoLay => {
                let args = [
                    ("text", std::mem::take(&mut self.selection.typed).into()),
                    ("example", phrases::example(sight).into()),
                ];
                Notice::Warning(context.words.message("tui-no-lay", &args))
            }
        });
    }

    /// Selects a card that leads on, or says that the turn should end.
    fn show(&mut self, sight: &Sight, context: &Context) {
        match self.session.shows() {
            Some(Action::Lay(lay)) => {
                self.selection.pick(lay.card, sight);
                self.selection.pile = Some(lay.pile);
            }
            Some(Action::EndTurn) => {
                self.notice = Some(Notice::Hint(context.words.message("lesson-end-now", &[])));
            }
            Some(Action::Signal(Signal::Pile(_, pile))) => self.selection.pile = Some(pile),
            _ => {}
        }
    }

    fn take(&mut self, action: Action, context: &Context) {
        match self.session.take(action) {
            Ok(()) => {
                self.selection.clear();
                if self.session.request() == Request::Nothing
                    && let Some(trouble) = context.complete_lesson(self.session.lesson())
                {
                    self.tell(trouble);
                }
            }
            Err(objection) => {
                self.selection.rejected = true;
                self.tell(context.words.objection(&objection));
            }
        }
    }
}

/// Drawing.
impl LessonScreen {
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let Some(layout) = Layout::new(area) else { return Vec::new() };
        let you = context.words.message("tui-you", &[]);
        let names = context.words.names_around(self.session.game().board().rules(), Session::YOU, &you);
        let pen = context.pen(&names);
        let (sight, fresh) = (self.sight(), self.fresh());
        let keys = self.keys();
        let picture = Picture {
            sight: &sight,
            picked: self.selection.card,
            aim: self.selection.pile,
            fresh,
            ghosts: &[],
            label: Some(self.label(context)),
            todo: String::new(),
            urgent: false,
            typed: &self.selection.typed,
            notice: None,
            keys: &keys,
            log: &[],
            end: None,
        };
        let buttons = picture.draw(buffer, &layout, &pen);
        self.draw_coach(buffer, &layout, context);
        buttons
    }

    /// The coach's words above the keys. Where there is too little room below the hand, they cover what is above.
    fn draw_coach(&self, buffer: &mut Buffer, layout: &Layout, context: &Context) {
        let width = usize::from(layout.todo.width).saturating_sub(if self.selection.typed.is_empty() { 4 } else { 12 });
        let (lines, style) = self.coach(width, context);
        let height = lines.len() as u16;
        let top = layout.todo.y.min(layout.keys.y.saturating_sub(height));
        let area = Rect { y: top, height: layout.keys.y - top, ..layout.todo };
        let typed = Rect { x: area.right().saturating_sub(10), y: layout.todo.y, width: 10, height: 1 };
        for row in 0..area.height {
            let kept = if area.y + row == typed.y && !self.selection.typed.is_empty() { typed.width } else { 0 };
            Clear.render(Rect { width: area.width - kept, ..line(area, row) }, buffer);
        }
        let area = inset(area);
        for (row, text) in (0..).zip(&lines) {
            let mark = if row == 0 { "● " } else { "  " };
            write(buffer, line(area, row), &format!("{mark}{text}"), style);
        }
    }

    fn coach(&self, width: usize, context: &Context) -> (Vec<String>, Style) {
        match &self.notice {
            Some(Notice::Warning(text)) => return (wrap(text, width), context.theme.warning()),
            Some(Notice::Hint(text)) => return (wrap(text, width), context.theme.note()),
            None => {}
        }
        let mut lines = wrap(&context.words.message(self.session.says(), &[]), width);
        for (number, id) in (1..).zip(self.session.sentences()) {
            lines.extend(wrap(&format!("{number} {}", context.words.message(id, &[])), width));
        }
        (lines, context.theme.accent())
    }

    /// The title of the lesson, and the step.
    fn label(&self, context: &Context) -> String {
        let (step, steps) = (self.session.step().min(self.session.steps() - 1) + 1, self.session.steps());
        format!("{} · {step}/{steps}", context.words.lesson_title(self.session.lesson()))
    }

    /// The pile of the last card.
    fn fresh(&self) -> Option<Pile> {
        self.session.events().iter().rev().find_map(|event| match event {
            Event::Laid { pile, .. } => Some(*pile),
            _ => None,
        })
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = match self.task() {
            Task::Read => vec![("⏎", "tui-key-read-on")],
            Task::Play => {
                vec![("45a ⏎", "tui-key-lay"), ("e", "tui-key-end"), ("h", "tui-key-hint"), ("←→↑↓", "tui-key-choose")]
            }
            Task::Signal => vec![("a b c d", "tui-key-choose"), ("k n s g", "tui-key-signal"), ("h", "tui-key-hint")],
            Task::Say => vec![("1 2 3", "tui-key-choose")],
            Task::Nothing if self.session.lesson().next().is_some() => vec![("⏎", "tui-key-next-lesson")],
            Task::Nothing => vec![("⏎", "tui-key-back")],
        };
        keys.extend([("r", "tui-key-rules"), ("?", "tui-key-help"), ("q", "tui-key-back")]);
        keys
    }
}
