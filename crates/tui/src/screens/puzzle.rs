//! The screen for puzzles.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};
use tenback_puzzles::{Step, Theme};
use tenback_rules::{Lay, Pile};

use super::selection::{Incomplete, Selection};
use super::{Go, pages};
use crate::context::Context;
use crate::draw::keys::Button;
use crate::draw::pen::write;
use crate::draw::table::{Layout, Picture, inset};
use crate::keys::{Input, KeyCode};
use crate::phrases;
use crate::puzzling::{FirstPuzzle, Puzzling, Stage};

/// The screen for puzzles.
pub(crate) struct PuzzleScreen {
    puzzling: Puzzling,
    selection: Selection,
    notice: Option<String>,
}

const KEYS: [(&str, &str); 9] = [
    ("⏎", "tui-key-lay"),
    ("e", "tui-key-end"),
    ("s", "puzzles-key-solution"),
    ("u", "puzzles-key-again"),
    ("n", "puzzles-key-next"),
    ("t", "puzzles-key-theme"),
    ("y", "puzzles-key-today"),
    ("r", "tui-key-rules"),
    ("q", "tui-key-back"),
];

impl PuzzleScreen {
    /// Starts with a puzzle; `None` if there are none at all.
    pub(crate) fn new(first: FirstPuzzle, context: &Context) -> Option<PuzzleScreen> {
        let puzzling = Puzzling::start(first, context)?;
        Some(PuzzleScreen { puzzling, selection: Selection::default(), notice: None })
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    pub(crate) fn input(&mut self, input: Input, area: Rect, context: &Context) -> Go {
        match input {
            Input::Click(x, y) => self.click(x, y, area, context),
            Input::Wheel(_) => {}
            Input::Key(key) => return self.key(key, context),
        }
        Go::Stay
    }

    fn click(&mut self, x: u16, y: u16, area: Rect, context: &Context) {
        let Some(layout) = Layout::new(area) else { return };
        let sight = self.puzzling.sight();
        if let Some(card) = layout.card_at(x, y, &sight.cards()) {
            self.selection.pick(card, &sight);
        } else if let Some(pile) = layout.pile_at(x, y) {
            self.selection.pile = Some(pile);
            if let Some(card) = self.selection.card {
                self.play(Step::Lay(Lay { card, pile }), context);
            }
        }
    }

    fn key(&mut self, key: KeyCode, context: &Context) -> Go {
        self.notice = None;
        if std::mem::take(&mut self.selection.rejected) && matches!(key, KeyCode::Char(_) | KeyCode::Enter) {
            self.selection.clear();
        }
        let sight = self.puzzling.sight();
        match key {
            KeyCode::Left | KeyCode::Right => self.selection.step_card(key == KeyCode::Right, &sight),
            KeyCode::Up | KeyCode::Down => self.selection.step_pile(key == KeyCode::Down),
            KeyCode::Backspace => self.selection.erase(&sight),
            KeyCode::Char(letter) if letter.is_ascii_digit() || Pile::from_letter(letter).is_some() => {
                self.selection.type_letter(letter, &sight);
            }
            KeyCode::Enter if *self.puzzling.stage() == Stage::Solved => self.change(Puzzling::next),
            KeyCode::Enter => self.lay(context),
            KeyCode::Char('e') => self.play(Step::EndTurn, context),
            KeyCode::Char('s') => self.notice = self.puzzling.show_solution(context),
            KeyCode::Char('u') => self.change(Puzzling::restart),
            KeyCode::Char('n') => self.change(Puzzling::next),
            KeyCode::Char('y') => self.change(Puzzling::today),
            KeyCode::Char('t') => {
                let theme = following(self.puzzling.theme());
                self.change(|puzzling| puzzling.choose_theme(theme));
            }
            KeyCode::Char('r') => return Go::Page(Box::new(pages::rules(context, self.puzzling.puzzle().name()))),
            KeyCode::Char('?') => return Go::Page(Box::new(pages::help(context))),
            KeyCode::Char('q') | KeyCode::Esc => return Go::Start,
            _ => {}
        }
        Go::Stay
    }

    fn change(&mut self, change: impl FnOnce(&mut Puzzling)) {
        change(&mut self.puzzling);
        self.selection.clear();
    }

    fn lay(&mut self, context: &Context) {
        let say = |id| Some(context.words.message(id, &[]));
        match self.selection.lay() {
            Ok(lay) => self.play(Step::Lay(lay), context),
            Err(Incomplete::Nothing | Incomplete::NoLay) => self.notice = say("tui-choose-card"),
            Err(Incomplete::NoPile) => self.notice = say("tui-choose-pile"),
        }
    }

    fn play(&mut self, step: Step, context: &Context) {
        match self.puzzling.play(step, context) {
            Ok(notice) => {
                self.notice = notice;
                self.selection.clear();
            }
            Err(why) => {
                self.notice = Some(context.words.illegal(&why));
                self.selection.rejected = true;
            }
        }
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let Some(layout) = Layout::new(area) else { return Vec::new() };
        let names = self.puzzling.names(context);
        let (pen, sight) = (context.pen(&names), self.puzzling.sight());
        let solving = *self.puzzling.stage() == Stage::Solving;
        let report =
            || self.puzzling.report(context).unwrap_or_else(|| context.words.puzzle_task(self.puzzling.puzzle()));
        let todo = match self.puzzling.stage() {
            Stage::Solving => phrases::owed(&context.words, &sight, "tui-todo-enough"),
            Stage::Solved | Stage::Failed(_) | Stage::Shown => pen.say("puzzles-todo-then"),
        };
        let style = match self.puzzling.stage() {
            Stage::Failed(_) => context.theme.warning(),
            Stage::Solved => context.theme.accent(),
            Stage::Solving | Stage::Shown => Style::new(),
        };
        let picture = Picture {
            sight: &sight,
            picked: self.selection.card,
            aim: self.selection.pile,
            fresh: None,
            ghosts: &[],
            label: Some(self.puzzling.title(context)),
            todo,
            urgent: solving,
            typed: &self.selection.typed,
            notice: Some(self.notice.clone().map_or_else(|| (report(), style), |text| (text, context.theme.warning()))),
            keys: &KEYS,
            log: &[context.words.puzzle_task(self.puzzling.puzzle()), self.puzzling.rating(context)],
            end: None,
        };
        let buttons = picture.draw(buffer, &layout, &pen);
        if let Some(text) = self.puzzling.other_hand(context) {
            Clear.render(layout.mates, buffer);
            write(buffer, inset(layout.mates), &text, Style::new());
        }
        buttons
    }
}

/// The next theme in turn; after the last, all themes.
fn following(theme: Option<Theme>) -> Option<Theme> {
    let at = theme.and_then(|theme| Theme::ALL.iter().position(|&other| other == theme));
    Theme::ALL.get(at.map_or(0, |at| at + 1)).copied()
}
