//! The whole program in the terminal as a value: keys in, screen out.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use tenback_client::{ClientError, Link};
use tenback_lessons::LessonName;

use crate::context::{Context, DealError};
use crate::draw::ascii;
use crate::draw::keys::{Button, clicked, draw_keys};
use crate::draw::page::Page;
use crate::draw::table::{SMALLEST, draw_text};
use crate::host::Host;
use crate::invitation::Invitation;
use crate::keys::{Input, KeyCode};
use crate::plain::Saving;
use crate::plan::Plan;
use crate::puzzling::FirstPuzzle;
use crate::remote::Remote;
use crate::saved::LoadError;
use crate::screens::join::Join;
use crate::screens::lesson::LessonScreen;
use crate::screens::puzzle::PuzzleScreen;
use crate::screens::replay::ReplayScreen;
use crate::screens::room::Room;
use crate::screens::start::Start;
use crate::screens::table::TableScreen;
use crate::screens::{Go, pages};
use crate::timeline::Timeline;

/// The program in the terminal.
pub struct App {
    context: Context,
    screen: Screen,
    /// A table on a server that is left only to replay its last game.
    aside: Option<Box<TableScreen>>,
    page: Option<Box<Page>>,
    area: Rect,
    /// The keys of the last line, which can be clicked.
    buttons: Vec<Button>,
    done: bool,
    /// Whether a game that was left could be saved.
    saving: Saving,
}

enum Screen {
    Start(Start),
    Join(Box<Join>),
    Room(Box<Room>),
    Table(Box<TableScreen>),
    Replay(Box<ReplayScreen>),
    Lesson(Box<LessonScreen>),
    Puzzle(Box<PuzzleScreen>),
}

/// What the program opens with.
#[derive(Debug)]
pub enum Opening {
    /// The start screen.
    Start,
    /// A new game.
    Deal(Plan),
    /// A saved game.
    Resume(std::path::PathBuf, Box<crate::saved::Loaded>),
    /// A game to replay.
    Replay(Box<Timeline>),
    /// A lesson, or the list of them.
    Learn(Option<LessonName>),
    /// Puzzles.
    Puzzles(FirstPuzzle),
    /// A table on a server.
    Join(Box<Invitation>),
}

/// Why the program could not start as requested.
#[derive(Debug)]
pub enum OpenError {
    /// The game could not be dealt.
    Deal(DealError),
    /// The file is not a game.
    Load(LoadError),
    /// The table cannot be reached.
    NoTable(Box<(Link, ClientError)>),
}

impl App {
    /// Starts the program.
    pub fn new(context: Context, opening: Opening) -> Result<App, Box<(Context, OpenError)>> {
        let screen = match open(&context, opening) {
            Ok(screen) => screen,
            Err(why) => return Err(Box::new((context, why))),
        };
        let (area, saving) = (Rect::default(), Saving::Done);
        Ok(App { context, screen, aside: None, page: None, area, buttons: Vec::new(), done: false, saving })
    }

    /// Whether the program should end.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether something can happen without a key press; then [`App::tick`] must be called.
    pub fn is_waiting(&self) -> bool {
        match &self.screen {
            Screen::Table(table) => table.is_waiting(),
            Screen::Join(join) => join.is_waiting(),
            Screen::Room(_) => true,
            Screen::Replay(replay) => replay.is_waiting(),
            Screen::Start(_) | Screen::Lesson(_) | Screen::Puzzle(_) => false,
        }
    }

    /// Does what happens without a key press. Returns whether the screen must be redrawn.
    pub fn tick(&mut self, now: Instant) -> bool {
        let (changed, go) = match &mut self.screen {
            Screen::Table(table) => (table.tick(now, &self.context), Go::Stay),
            Screen::Join(join) => join.tick(&self.context).map_or((false, Go::Stay), |go| (true, go)),
            Screen::Room(room) => room.tick(),
            Screen::Replay(replay) => (replay.tick(&self.context), Go::Stay),
            Screen::Start(_) | Screen::Lesson(_) | Screen::Puzzle(_) => (false, Go::Stay),
        };
        let moved = !matches!(go, Go::Stay);
        self.go(go);
        changed || moved
    }

    /// Handles a key or a click.
    pub fn input(&mut self, input: Input) {
        let input = match input {
            Input::Click(x, y) => clicked(&self.buttons, x, y).map_or(input, Input::Key),
            Input::Key(_) | Input::Wheel(_) => input,
        };
        let is_typing = self.is_typing() && self.page.is_none();
        let input = if is_typing { input } else { input.on_latin_keyboard() };
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
            self.page = Some(Box::new(pages::help(&self.context)));
            return;
        }
        let go = match &mut self.screen {
            Screen::Start(start) => start.input(input, self.area, &mut self.context),
            Screen::Join(join) => join.input(input, &self.context),
            Screen::Room(room) => room.input(input, self.area, &self.context),
            Screen::Table(table) => table.input(input, self.area, &self.context),
            Screen::Replay(replay) => replay.input(input, self.area, &self.context),
            Screen::Lesson(lesson) => lesson.input(input, self.area, &self.context),
            Screen::Puzzle(puzzle) => puzzle.input(input, self.area, &self.context),
        };
        self.go(go);
    }

    /// Whether text is being typed, in any alphabet, rather than commands.
    fn is_typing(&self) -> bool {
        match &self.screen {
            Screen::Start(start) => start.is_typing(),
            Screen::Join(_) => true,
            Screen::Room(room) => room.is_typing(),
            Screen::Table(table) => table.is_typing(),
            Screen::Replay(_) | Screen::Lesson(_) | Screen::Puzzle(_) => false,
        }
    }

    /// Switches between the seats and the board of a remote table.
    fn change_rooms(&mut self) {
        let nowhere = Screen::Start(Start::new());
        self.screen = match std::mem::replace(&mut self.screen, nowhere) {
            Screen::Room(room) => {
                let (remote, notice) = room.into_parts();
                let mut table = TableScreen::new(Host::Remote(remote), &self.context);
                notice.into_iter().for_each(|text| table.tell(text));
                Screen::Table(Box::new(table))
            }
            Screen::Table(table) => match table.into_host() {
                Host::Remote(remote) => Screen::Room(Box::new(Room::new(remote))),
                here @ Host::Local(_) => Screen::Table(Box::new(TableScreen::new(here, &self.context))),
            },
            other => other,
        };
    }

    /// Replays a game; a remote table waits in the background.
    fn replay(&mut self, replay: ReplayScreen) {
        let replay = Screen::Replay(Box::new(replay));
        if let Screen::Table(table) = std::mem::replace(&mut self.screen, replay) {
            self.aside = Some(table).filter(|table| table.is_remote());
        }
    }

    fn go(&mut self, go: Go) {
        if matches!(go, Go::Start | Go::Table(_) | Go::Replay(_) | Go::Review(..) | Go::Quit) {
            self.saving = self.saving();
        }
        match go {
            Go::Stay => {}
            Go::Start => {
                let start = || Screen::Start(Start::new());
                self.screen = self.aside.take().map_or_else(start, Screen::Table);
            }
            Go::Join => self.screen = Screen::Join(Box::new(Join::new(&Invitation::default(), &self.context))),
            Go::Room(remote, said) => {
                self.screen = Screen::Room(Box::new(Room::new(remote)));
                said.into_iter().for_each(|text| self.tell(text));
            }
            Go::ToTable | Go::ToRoom => self.change_rooms(),
            Go::Table(local) => self.screen = Screen::Table(Box::new(TableScreen::new(*local, &self.context))),
            Go::Moved(local, text) => {
                self.go(Go::Table(local));
                self.tell(text);
            }
            Go::Lesson(lesson) => self.screen = Screen::Lesson(Box::new(LessonScreen::new(lesson))),
            Go::Lessons => self.screen = Screen::Start(Start::at_lessons(&self.context)),
            Go::Replay(timeline) => self.replay(ReplayScreen::new(*timeline, &self.context)),
            Go::Review(timeline, seat) => self.replay(ReplayScreen::reviewing(*timeline, seat, &self.context)),
            Go::Puzzles => {
                if let Some(puzzles) = PuzzleScreen::new(FirstPuzzle::Next, &self.context) {
                    self.screen = Screen::Puzzle(Box::new(puzzles));
                }
            }
            Go::Page(mut page) => {
                page.scroll_by(0, self.area);
                self.page = Some(page);
            }
            Go::Quit => self.done = true,
        }
    }

    /// Shows a message until the next key.
    pub fn tell(&mut self, text: String) {
        match &mut self.screen {
            Screen::Start(start) => start.say(text),
            Screen::Join(join) => join.tell(text),
            Screen::Room(room) => room.tell(text),
            Screen::Table(table) => table.tell(text),
            Screen::Replay(replay) => replay.tell(text),
            Screen::Lesson(lesson) => lesson.tell(text),
            Screen::Puzzle(puzzle) => puzzle.tell(text),
        }
    }

    /// What to print once the terminal is restored: whether the game is saved.
    pub fn farewell(&self) -> Option<String> {
        let remote = |remote: &Remote| remote.farewell(&self.context);
        match &self.screen {
            Screen::Table(table) => table.farewell(&self.context),
            Screen::Room(room) => remote(room.remote()),
            Screen::Replay(_) => self.aside.as_ref().and_then(|table| table.farewell(&self.context)),
            Screen::Start(_) | Screen::Join(_) | Screen::Lesson(_) | Screen::Puzzle(_) => None,
        }
    }

    /// Whether all games could be saved.
    pub fn saving(&self) -> Saving {
        let unsaved = |table: &TableScreen| table.is_unsaved();
        match &self.screen {
            Screen::Table(table) if unsaved(table) => Saving::Failed,
            _ if self.aside.as_deref().is_some_and(unsaved) => Saving::Failed,
            _ => self.saving,
        }
    }

    /// Ends the program; the game is saved.
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
            let pen = self.context.pen(&[]);
            page.draw(buffer, area, &pen);
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            draw_keys(buffer, last, &[("↑↓", "tui-key-scroll"), ("Esc", "tui-key-back")], &pen)
        } else {
            match &self.screen {
                Screen::Start(start) => start.draw(buffer, area, &self.context),
                Screen::Join(join) => join.draw(buffer, area, &self.context),
                Screen::Room(room) => room.draw(buffer, area, &self.context),
                Screen::Table(table) => table.draw(buffer, area, &self.context),
                Screen::Replay(replay) => replay.draw(buffer, area, &self.context),
                Screen::Lesson(lesson) => lesson.draw(buffer, area, &self.context),
                Screen::Puzzle(puzzle) => puzzle.draw(buffer, area, &self.context),
            }
        };
        if self.context.theme.ascii {
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
        let text = self.context.words.message("tui-too-small", &args);
        draw_text(buffer, area, &text, Style::new());
    }
}

fn fits(area: Rect) -> bool {
    area.width >= SMALLEST.0 && area.height >= SMALLEST.1
}

fn open(context: &Context, opening: Opening) -> Result<Screen, OpenError> {
    let table = |local| Screen::Table(Box::new(TableScreen::new(local, context)));
    Ok(match opening {
        Opening::Start => Screen::Start(Start::new()),
        Opening::Deal(plan) => table(context.deal(&plan).map_err(OpenError::Deal)?),
        Opening::Resume(path, loaded) => {
            let local = context.resume(&path, &loaded).map_err(OpenError::Load)?;
            let moved = context.moved(&local, &path);
            let mut screen = TableScreen::new(local, context);
            if let Some(text) = moved {
                screen.tell(text);
            }
            Screen::Table(Box::new(screen))
        }
        Opening::Replay(timeline) => Screen::Replay(Box::new(ReplayScreen::new(*timeline, context))),
        Opening::Learn(Some(lesson)) => Screen::Lesson(Box::new(LessonScreen::new(lesson))),
        Opening::Learn(None) => Screen::Start(Start::at_lessons(context)),
        Opening::Puzzles(first) => match PuzzleScreen::new(first, context) {
            Some(puzzles) => Screen::Puzzle(Box::new(puzzles)),
            None => Screen::Start(Start::new()),
        },
        Opening::Join(invitation) => Screen::Join(Box::new(Join::new(&invitation, context))),
    })
}

/// Scrolls a page; returns whether it was closed.
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
