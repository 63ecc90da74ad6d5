//! The start screen: new game, saved games, joining a table, rules and language.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_lessons::LessonName;
use tenback_rules::{Direction, GameName};
use tenback_table::Language;

use super::form::Form;
use super::list::{Kind, List, describe};
use super::{Go, pages};
use crate::context::Context;
use crate::draw::keys::{Button, draw_keys};
use crate::draw::pen::{Pen, write};
use crate::draw::table::draw_text;
use crate::keys::{Input, KeyCode};
use crate::timeline::Timeline;

/// The lines of the menu.
const MENU: [(Entry, &str); 9] = [
    (Entry::New, "tui-menu-new"),
    (Entry::Resume, "tui-menu-resume"),
    (Entry::Replays, "tui-menu-replays"),
    (Entry::Puzzles, "tui-menu-puzzles"),
    (Entry::Join, "tui-menu-join"),
    (Entry::Lessons, "tui-menu-lessons"),
    (Entry::Rules, "tui-menu-rules"),
    (Entry::Language, "tui-menu-language"),
    (Entry::Quit, "tui-menu-quit"),
];

#[derive(Clone, Copy)]
enum Entry {
    New,
    Join,
    Resume,
    Replays,
    Lessons,
    Puzzles,
    Rules,
    Language,
    Quit,
}

/// A part of the start screen.
enum Part {
    Menu(usize),
    Form(Box<Form>),
    Games(List),
    Lessons(usize),
    Rules(usize),
    Languages(usize),
}

/// The start screen.
pub(crate) struct Start {
    part: Part,
    notice: Option<String>,
}

impl Start {
    pub(crate) fn new() -> Start {
        Start { part: Part::Menu(0), notice: None }
    }

    /// The list of lessons; the first that is not completed is chosen.
    pub(crate) fn at_lessons(context: &Context) -> Start {
        let done = context.completed_lessons();
        let next = LessonName::ALL.iter().position(|lesson| !done.contains(lesson));
        Start { part: Part::Lessons(next.unwrap_or(0)), notice: None }
    }

    /// Whether text is being typed.
    pub(crate) const fn is_typing(&self) -> bool {
        matches!(self.part, Part::Form(_))
    }

    pub(crate) fn say(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    pub(crate) fn input(&mut self, input: Input, area: Rect, context: &mut Context) -> Go {
        let key = match input {
            Input::Key(key) => key,
            Input::Click(_, y) => return self.click(y, area, context),
            Input::Wheel(lines) if lines > 0 => KeyCode::Down,
            Input::Wheel(_) => KeyCode::Up,
        };
        self.notice = None;
        match (&mut self.part, key) {
            (Part::Menu(_), KeyCode::Char('q')) => return Go::Quit,
            (Part::Form(form), KeyCode::Enter) => {
                context.pace = form.pace();
                return match form.plan() {
                    Ok(plan) => self.deal(&plan, context),
                    Err(why) => self.told(context.words.name_error(&why)),
                };
            }
            (Part::Form(form), key) if key != KeyCode::Esc => form.key(key),
            (Part::Games(list), key) if list.deletes => {
                list.deletes = false;
                return if key == KeyCode::Enter { self.delete(context) } else { Go::Stay };
            }
            (Part::Games(_), KeyCode::Char('d') | KeyCode::Delete) => self.ask_delete(context),
            (_, KeyCode::Esc | KeyCode::Char('q')) => self.part = Part::Menu(0),
            (_, KeyCode::Up) => self.step(false),
            (_, KeyCode::Down) => self.step(true),
            (_, KeyCode::Enter | KeyCode::Char(' ')) => return self.choose(context),
            _ => {}
        }
        Go::Stay
    }

    fn told(&mut self, notice: String) -> Go {
        self.notice = Some(notice);
        Go::Stay
    }

    fn deal(&mut self, plan: &crate::plan::Plan, context: &Context) -> Go {
        match context.deal(plan) {
            Ok(local) => Go::Table(Box::new(local)),
            Err(why) => self.told(context.no_game(&why)),
        }
    }

    fn ask_delete(&mut self, context: &Context) {
        if let Part::Games(list) = &mut self.part
            && list.chosen().is_some()
        {
            list.deletes = true;
            self.notice = Some(context.words.message("tui-ask-delete", &[]));
        }
    }

    fn delete(&mut self, context: &Context) -> Go {
        let Part::Games(list) = &mut self.part else { return Go::Stay };
        match list.delete(context) {
            Ok(()) => Go::Stay,
            Err(why) => self.told(context.unreadable(&why)),
        }
    }

    fn step(&mut self, down: bool) {
        let turn = |at: usize, count: usize| if down { (at + 1) % count } else { (at + count - 1) % count };
        match &mut self.part {
            Part::Menu(at) => *at = turn(*at, MENU.len()),
            Part::Games(list) => list.step(down),
            Part::Lessons(at) => *at = turn(*at, LessonName::ALL.len()),
            Part::Rules(at) => *at = turn(*at, GameName::ALL.len()),
            Part::Languages(at) => *at = turn(*at, Language::ALL.len()),
            Part::Form(_) => {}
        }
    }

    fn choose(&mut self, context: &mut Context) -> Go {
        match &self.part {
            Part::Menu(at) => return self.enter(MENU[*at].0, context),
            Part::Games(list) => return self.open_game(list.kind, context),
            Part::Lessons(at) => return Go::Lesson(LessonName::ALL[*at]),
            Part::Rules(at) => return Go::Page(Box::new(pages::rules(context, GameName::ALL[*at]))),
            Part::Languages(at) => {
                self.notice = context.speak(Language::ALL[*at]);
                self.part = Part::Menu(0);
            }
            Part::Form(_) => {}
        }
        Go::Stay
    }

    fn enter(&mut self, entry: Entry, context: &Context) -> Go {
        self.part = match entry {
            Entry::New => Part::Form(Box::new(Form::new(context.pace))),
            Entry::Join => return Go::Join,
            Entry::Resume => Part::Games(List::new(Kind::Open, context)),
            Entry::Replays => Part::Games(List::new(Kind::Over, context)),
            Entry::Lessons => return Go::Lessons,
            Entry::Puzzles => return Go::Puzzles,
            Entry::Rules => Part::Rules(0),
            Entry::Language => {
                let now = Language::ALL.iter().position(|&language| language == context.words.language());
                Part::Languages(now.unwrap_or(0))
            }
            Entry::Quit => return Go::Quit,
        };
        Go::Stay
    }

    fn open_game(&mut self, kind: Kind, context: &Context) -> Go {
        let Part::Games(list) = &self.part else { return Go::Stay };
        let Some(kept) = list.chosen() else { return Go::Stay };
        let text = describe(kept, context);
        match (&kept.content, kind) {
            (Err(_), _) => self.told(text),
            (Ok(game), Kind::Open) => match context.resume(&kept.path, game) {
                Ok(local) => match context.moved(&local, &kept.path) {
                    Some(text) => Go::Moved(Box::new(local), text),
                    None => Go::Table(Box::new(local)),
                },
                Err(why) => self.told(context.unreadable(&why)),
            },
            (Ok(game), Kind::Over) => Go::Replay(Box::new(Timeline::new(game.record.clone(), game.replayed.clone()))),
        }
    }

    /// A click on a menu line chooses it; lists of games and the form are for keys.
    fn click(&mut self, y: u16, area: Rect, context: &mut Context) -> Go {
        let Some(row) = y.checked_sub(body(area).y).map(usize::from) else { return Go::Stay };
        match &mut self.part {
            Part::Menu(at) if row < MENU.len() => *at = row,
            Part::Lessons(at) if row < LessonName::ALL.len() => *at = row,
            Part::Rules(at) if row < GameName::ALL.len() => *at = row,
            Part::Languages(at) if row < Language::ALL.len() => *at = row,
            _ => return Go::Stay,
        }
        self.choose(context)
    }
}

/// Drawing.
impl Start {
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let pen = context.pen(&[]);
        draw_banner(buffer, area, &pen);
        let body = body(area);
        write_choices(buffer, body, &self.lines(body, context), context);
        if let Some(text) = self.note(context) {
            let below = Rect { y: area.bottom().saturating_sub(4), height: 2, ..body };
            draw_text(buffer, below, &text, context.theme.note());
        }
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        draw_keys(buffer, last, self.keys(), &pen)
    }

    /// The lines of the open part, and which one is chosen; long lists scroll to it.
    fn lines(&self, body: Rect, context: &Context) -> Vec<(String, bool)> {
        let mark = |texts: Vec<String>, at: usize| {
            texts.into_iter().enumerate().map(|(index, text)| (text, index == at)).collect::<Vec<_>>()
        };
        let mut lines = match &self.part {
            Part::Menu(at) => mark(MENU.iter().map(|(_, id)| context.words.message(id, &[])).collect(), *at),
            Part::Form(form) => form_lines(form, context),
            Part::Games(list) if list.chosen().is_none() => vec![(context.words.message("tui-list-none", &[]), false)],
            Part::Games(list) => mark(list.lines().cloned().collect(), list.at),
            Part::Lessons(at) => mark(lesson_lines(context), *at),
            Part::Rules(at) => {
                let name = |game: GameName| context.words.message("game", &[("game", game.word().into())]);
                mark(GameName::ALL.map(name).to_vec(), *at)
            }
            Part::Languages(at) => mark(Language::ALL.map(|language| language.own_name().to_owned()).to_vec(), *at),
        };
        let at = lines.iter().position(|&(_, chosen)| chosen).unwrap_or(0);
        lines.split_off((at + 1).saturating_sub(body.height.into()))
    }

    fn note(&self, context: &Context) -> Option<String> {
        let stand_in = matches!(&self.part, Part::Form(form) if form.game() == GameName::Extreme);
        self.notice.clone().or_else(|| stand_in.then(|| context.words.message("tui-form-stand-in", &[])))
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match &self.part {
            Part::Menu(_) => {
                &[("↑↓", "tui-key-choose"), ("⏎", "tui-key-open"), ("?", "tui-key-help"), ("q", "tui-key-quit")]
            }
            Part::Form(_) => {
                &[("⏎", "tui-form-deal"), ("↑↓", "tui-key-choose"), ("←→", "tui-key-change"), ("Esc", "tui-key-back")]
            }
            Part::Games(list) if list.deletes => &[("⏎", "tui-key-yes"), ("Esc", "tui-key-no")],
            Part::Games(list) if list.chosen().is_some() => {
                &[("↑↓", "tui-key-choose"), ("⏎", "tui-key-open"), ("d", "tui-key-delete"), ("Esc", "tui-key-back")]
            }
            _ => &[("↑↓", "tui-key-choose"), ("⏎", "tui-key-open"), ("Esc", "tui-key-back")],
        }
    }
}

/// The lessons, each with what one learns; those that were completed have a check mark.
fn lesson_lines(context: &Context) -> Vec<String> {
    let done = context.completed_lessons();
    let line = |lesson: LessonName| {
        let mark = if done.contains(&lesson) { '✓' } else { ' ' };
        format!("{mark} {} · {}", context.words.lesson_title(lesson), context.words.lesson_about(lesson))
    };
    LessonName::ALL.map(line).into()
}

/// Writes lines, with a mark before the one that is chosen.
pub(super) fn write_choices(buffer: &mut Buffer, body: Rect, lines: &[(String, bool)], context: &Context) {
    for (row, (text, chosen)) in (0..body.height).zip(lines) {
        let mark = if *chosen { "▶ " } else { "  " };
        let style = if *chosen { context.theme.accent() } else { Style::new() };
        write(buffer, Rect { y: body.y + row, height: 1, ..body }, &format!("{mark}{text}"), style);
    }
}

/// The area of the lines.
pub(super) fn body(area: Rect) -> Rect {
    let width = area.width.saturating_sub(8);
    Rect { x: area.x + 4, y: area.y + 7, width, height: area.height.saturating_sub(11) }
}

fn form_lines(form: &Form, context: &Context) -> Vec<(String, bool)> {
    let labels: Vec<String> = form.fields().iter().map(|&field| form.label(field, context)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let line = |(field, label): (_, &String)| {
        let chosen = form.at() == Some(field);
        let value = form.value(field, context);
        let note = form.note(field, context).map(|note| format!("  {note}")).unwrap_or_default();
        let value = if chosen { format!("‹ {value} ›{note}") } else { format!("  {value}") };
        (format!("{label:<width$}  {value}"), chosen)
    };
    form.fields().into_iter().zip(&labels).map(line).collect()
}

/// The name of the game between a rising and a falling track.
pub(super) fn draw_banner(buffer: &mut Buffer, area: Rect, pen: &Pen<'_>) {
    let width = area.width.saturating_sub(8);
    let line = |row: u16| Rect { x: area.x + 4, y: area.y + row, width, height: 1 };
    let bar = |used: u16, filled_left: bool| -> String {
        (0..width).map(|column| if (column < used) == filled_left { '█' } else { '─' }).collect()
    };
    write(buffer, line(1), &bar(width / 3, true), pen.theme.direction(Direction::Ascending));
    write(buffer, line(2), "T E N B A C K", pen.theme.strong());
    write(buffer, line(3), &pen.say("tui-motto"), Style::new());
    write(buffer, line(4), &bar(width * 2 / 3, false), pen.theme.direction(Direction::Descending));
}
