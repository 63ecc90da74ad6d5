//! The whole program in the terminal as a value: keys in, screen out.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_client::{ClientError, Link};

use crate::desk::{Desk, NoGame};
use crate::draw::ascii;
use crate::draw::keys::{Button, clicked, draw_keys};
use crate::draw::page::Page;
use crate::draw::table::{SMALLEST, draw_text};
use crate::host::Host;
use crate::invitation::Invitation;
use crate::keep::Unreadable;
use crate::keys::{Input, KeyCode};
use crate::plan::Plan;
use crate::remote::Remote;
use crate::screens::join::Join;
use crate::screens::replay::ReplayScreen;
use crate::screens::room::Room;
use crate::screens::start::Start;
use crate::screens::table::TableScreen;
use crate::screens::{Go, pages};
use crate::timeline::Timeline;

/// The program in the terminal.
pub struct App {
    desk: Desk,
    screen: Screen,
    /// A table elsewhere that is only left for a look at its last game.
    aside: Option<Box<TableScreen>>,
    page: Option<Box<Page>>,
    area: Rect,
    /// The keys of the last line, which can be clicked.
    buttons: Vec<Button>,
    done: bool,
}

enum Screen {
    Start(Start),
    Join(Box<Join>),
    Room(Box<Room>),
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
    /// A table elsewhere.
    Join(Box<Invitation>),
}

/// Why the program could not open with what it was told to.
#[derive(Debug)]
pub enum NotOpened {
    /// The game could not be dealt.
    NoGame(NoGame),
    /// The file is no game.
    Unreadable(Unreadable),
    /// There is no way to the table.
    NoTable(Box<(Link, ClientError)>),
}

impl App {
    /// Opens the program.
    pub fn new(desk: Desk, opening: Opening) -> Result<App, Box<(Desk, NotOpened)>> {
        let screen = match open(&desk, opening) {
            Ok(screen) => screen,
            Err(why) => return Err(Box::new((desk, why))),
        };
        Ok(App { desk, screen, aside: None, page: None, area: Rect::default(), buttons: Vec::new(), done: false })
    }

    /// Whether it is time to leave.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether something may happen without a key: then [`App::tick`] wants to be called.
    pub fn is_waiting(&self) -> bool {
        match &self.screen {
            Screen::Table(table) => table.is_waiting(),
            Screen::Join(join) => join.is_waiting(),
            Screen::Room(_) => true,
            Screen::Start(_) | Screen::Replay(_) => false,
        }
    }

    /// Goes on where nobody pressed a key. Answers whether there is something new to draw.
    pub fn tick(&mut self, now: Instant) -> bool {
        let (changed, go) = match &mut self.screen {
            Screen::Table(table) => (table.tick(now, &self.desk), Go::Stay),
            Screen::Join(join) => join.tick(&self.desk).map_or((false, Go::Stay), |go| (true, go)),
            Screen::Room(room) => room.tick(),
            Screen::Start(_) | Screen::Replay(_) => (false, Go::Stay),
        };
        let moved = !matches!(go, Go::Stay);
        self.go(go);
        changed || moved
    }

    /// A key or a click.
    pub fn input(&mut self, input: Input) {
        let input = match input {
            Input::Click(x, y) => clicked(&self.buttons, x, y).map_or(input, Input::Key),
            Input::Key(_) | Input::Wheel(_) => input,
        };
        let takes_words = self.takes_words() && self.page.is_none();
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
            Screen::Join(join) => join.input(input, &self.desk),
            Screen::Room(room) => room.input(input, self.area, &self.desk),
            Screen::Table(table) => table.input(input, self.area, &self.desk),
            Screen::Replay(replay) => replay.input(input, &self.desk),
        };
        self.go(go);
    }

    /// Whether words are typed, in any letters, and no commands.
    fn takes_words(&self) -> bool {
        match &self.screen {
            Screen::Start(start) => start.takes_words(),
            Screen::Join(_) => true,
            Screen::Room(room) => room.takes_words(),
            Screen::Table(table) => table.takes_words(),
            Screen::Replay(_) => false,
        }
    }

    /// Goes from the room of a table elsewhere to the table, or back.
    fn change_rooms(&mut self) {
        let nowhere = Screen::Start(Start::new());
        self.screen = match std::mem::replace(&mut self.screen, nowhere) {
            Screen::Room(room) => {
                Screen::Table(Box::new(TableScreen::new(Host::There(room.into_remote()), &self.desk)))
            }
            Screen::Table(table) => match table.into_host() {
                Host::There(remote) => Screen::Room(Box::new(Room::new(remote))),
                here @ Host::Here(_) => Screen::Table(Box::new(TableScreen::new(here, &self.desk))),
            },
            other => other,
        };
    }

    /// Looks at an old game; a table elsewhere waits meanwhile.
    fn replay(&mut self, timeline: Timeline) {
        let replay = Screen::Replay(Box::new(ReplayScreen::new(timeline, &self.desk)));
        if let Screen::Table(table) = std::mem::replace(&mut self.screen, replay) {
            self.aside = Some(table).filter(|table| table.is_elsewhere());
        }
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => {}
            Go::Start => {
                let start = || Screen::Start(Start::new());
                self.screen = self.aside.take().map_or_else(start, Screen::Table);
            }
            Go::Join => self.screen = Screen::Join(Box::new(Join::new(&Invitation::default(), &self.desk))),
            Go::Room(remote, said) => {
                self.screen = Screen::Room(Box::new(Room::new(remote)));
                said.into_iter().for_each(|text| self.tell(text));
            }
            Go::ToTable | Go::ToRoom => self.change_rooms(),
            Go::Table(house) => self.screen = Screen::Table(Box::new(TableScreen::new(*house, &self.desk))),
            Go::Moved(house, text) => {
                self.go(Go::Table(house));
                self.tell(text);
            }
            Go::Replay(timeline) => self.replay(*timeline),
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
            Screen::Join(join) => join.tell(text),
            Screen::Room(room) => room.tell(text),
            Screen::Table(table) => table.tell(text),
            Screen::Replay(replay) => replay.tell(text),
        }
    }

    /// What is to be said once the terminal is given back: that the game is saved, or that it is not.
    pub fn farewell(&self) -> Option<String> {
        let remote = |remote: &Remote| remote.farewell(&self.desk);
        match &self.screen {
            Screen::Table(table) => table.farewell(&self.desk),
            Screen::Room(room) => remote(room.remote()),
            Screen::Replay(_) => self.aside.as_ref().and_then(|table| table.farewell(&self.desk)),
            Screen::Start(_) | Screen::Join(_) => None,
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
        self.buttons = if !fits(area) {
            self.draw_too_small(buffer, area);
            Vec::new()
        } else if let Some(page) = &self.page {
            let pen = self.desk.pen(&[]);
            page.draw(buffer, area, &pen);
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            draw_keys(buffer, last, &[("↑↓", "tui-key-scroll"), ("Esc", "tui-key-back")], &pen)
        } else {
            match &self.screen {
                Screen::Start(start) => start.draw(buffer, area, &self.desk),
                Screen::Join(join) => join.draw(buffer, area, &self.desk),
                Screen::Room(room) => room.draw(buffer, area, &self.desk),
                Screen::Table(table) => table.draw(buffer, area, &self.desk),
                Screen::Replay(replay) => replay.draw(buffer, area, &self.desk),
            }
        };
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
        Opening::Join(invitation) => Screen::Join(Box::new(Join::new(&invitation, desk))),
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
