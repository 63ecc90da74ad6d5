//! The whole program in the terminal as a value: keys in, screen out.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::desk::{Desk, NoGame};
use crate::draw::ascii;
use crate::draw::page::Page;
use crate::draw::table::{SMALLEST, draw_keys, draw_text};
use crate::keep::Unreadable;
use crate::keys::{Input, KeyCode};
use crate::plan::Plan;
use crate::screens::replay::ReplayScreen;
use crate::screens::start::Start;
use crate::screens::table::TableScreen;
use crate::screens::{Go, pages};
use crate::timeline::Timeline;

/// The program in the terminal.
pub struct App {
    desk: Desk,
    screen: Screen,
    page: Option<Box<Page>>,
    area: Rect,
    done: bool,
}

enum Screen {
    Start(Start),
    Table(Box<TableScreen>),
    Replay(Box<ReplayScreen>),
}

/// What the program opens with.
#[derive(Debug)]
pub enum Opening {
    /// The start screen.
    Start,
    /// A new game.
    Deal(Plan),
    /// A kept game.
    Resume(std::path::PathBuf, Box<crate::keep::Loaded>),
    /// An old game to look at.
    Replay(Box<Timeline>),
}

/// Why the program could not open with what it was told to.
#[derive(Debug)]
pub enum NotOpened {
    /// The game could not be dealt.
    NoGame(NoGame),
    /// The file is no game.
    Unreadable(Unreadable),
}

impl App {
    /// Opens the program.
    pub fn new(desk: Desk, opening: Opening) -> Result<App, Box<(Desk, NotOpened)>> {
        let screen = match open(&desk, opening) {
            Ok(screen) => screen,
            Err(why) => return Err(Box::new((desk, why))),
        };
        Ok(App { desk, screen, page: None, area: Rect::default(), done: false })
    }

    /// Whether it is time to leave.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether something may happen without a key: then [`App::tick`] wants to be called.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_waiting())
    }

    /// Goes on where nobody pressed a key. Answers whether there is something new to draw.
    pub fn tick(&mut self, now: Instant) -> bool {
        match &mut self.screen {
            Screen::Table(table) => table.tick(now, &self.desk),
            Screen::Start(_) | Screen::Replay(_) => false,
        }
    }

    /// A key or a click.
    pub fn input(&mut self, input: Input) {
        // Only the start screen takes words, in any letters.
        let takes_words = matches!(self.screen, Screen::Start(_)) && self.page.is_none();
        let input = if takes_words { input } else { input.on_latin_keyboard() };
        if !fits(self.area) {
            if matches!(input, Input::Key(KeyCode::Char('q'))) {
                self.done = true;
            }
            return;
        }
        if let Some(page) = &mut self.page {
            if turn_page(page, input, self.area) {
                self.page = None;
            }
            return;
        }
        if let (Input::Key(KeyCode::Char('?')), Screen::Start(_)) = (input, &self.screen) {
            self.page = Some(Box::new(pages::help(&self.desk)));
            return;
        }
        let go = match &mut self.screen {
            Screen::Start(start) => start.input(input, self.area, &mut self.desk),
            Screen::Table(table) => table.input(input, self.area, &self.desk),
            Screen::Replay(replay) => replay.input(input, &self.desk),
        };
        self.go(go);
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Start => self.screen = Screen::Start(Start::new()),
            Go::Table(house) => self.screen = Screen::Table(Box::new(TableScreen::new(*house, &self.desk))),
            Go::Moved(house, text) => {
                self.go(Go::Table(house));
                self.tell(text);
            }
            Go::Replay(timeline) => self.screen = Screen::Replay(Box::new(ReplayScreen::new(*timeline, &self.desk))),
            Go::Page(mut page) => {
                page.scroll_by(0, self.area);
                self.page = Some(page);
            }
            Go::Quit => self.done = true,
        }
    }

    /// Says something until the next key.
    pub fn tell(&mut self, text: String) {
        match &mut self.screen {
            Screen::Start(start) => start.say(text),
            Screen::Table(table) => table.tell(text),
            Screen::Replay(replay) => replay.tell(text),
        }
    }

    /// Leaves at once; the game is kept.
    pub fn interrupt(&mut self) {
        self.done = true;
    }

    /// Draws everything.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        self.area = area;
        if !fits(area) {
            self.draw_too_small(buffer, area);
        } else if let Some(page) = &self.page {
            let pen = self.desk.pen(&[]);
            page.draw(buffer, area, &pen);
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            draw_keys(buffer, last, &[("↑↓", "tui-key-scroll"), ("Esc", "tui-key-back")], &pen);
        } else {
            match &self.screen {
                Screen::Start(start) => start.draw(buffer, area, &self.desk),
                Screen::Table(table) => table.draw(buffer, area, &self.desk),
                Screen::Replay(replay) => replay.draw(buffer, area, &self.desk),
            }
        }
        if self.desk.theme.ascii {
            ascii::reduce(buffer);
        }
    }

    fn draw_too_small(&self, buffer: &mut Buffer, area: Rect) {
        let args = [
            ("columns", SMALLEST.0.into()),
            ("rows", SMALLEST.1.into()),
            ("has-columns", area.width.into()),
            ("has-rows", area.height.into()),
        ];
        let text = self.desk.words.message("tui-too-small", &args);
        draw_text(buffer, area, &text, Style::new());
    }
}

fn fits(area: Rect) -> bool {
    area.width >= SMALLEST.0 && area.height >= SMALLEST.1
}

fn open(desk: &Desk, opening: Opening) -> Result<Screen, NotOpened> {
    let table = |house| Screen::Table(Box::new(TableScreen::new(house, desk)));
    Ok(match opening {
        Opening::Start => Screen::Start(Start::new()),
        Opening::Deal(plan) => table(desk.deal(&plan).map_err(NotOpened::NoGame)?),
        Opening::Resume(path, loaded) => {
            let house = desk.resume(&path, &loaded).map_err(NotOpened::Unreadable)?;
            let moved = desk.moved(&house, &path);
            let mut screen = TableScreen::new(house, desk);
            if let Some(text) = moved {
                screen.tell(text);
            }
            Screen::Table(Box::new(screen))
        }
        Opening::Replay(timeline) => Screen::Replay(Box::new(ReplayScreen::new(*timeline, desk))),
    })
}

/// Scrolls a page; answers whether it was closed.
fn turn_page(page: &mut Page, input: Input, area: Rect) -> bool {
    let screenful = i32::from(area.height.saturating_sub(6));
    let lines = match input {
        Input::Wheel(lines) => lines,
        Input::Click(..) => 0,
        Input::Key(key) => match key {
            KeyCode::Down | KeyCode::Char('j') => 1,
            KeyCode::Up | KeyCode::Char('k') => -1,
            KeyCode::PageDown | KeyCode::Char(' ') => screenful,
            KeyCode::PageUp => -screenful,
            KeyCode::Home => i32::from(i16::MIN),
            KeyCode::End => i32::from(i16::MAX),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | '?' | 'l' | 'r') => return true,
            _ => 0,
        },
    };
    page.scroll_by(lines, area);
    false
}
