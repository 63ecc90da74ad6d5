//! The real terminal: taken over, fed with keys, and always given back.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
#[cfg(unix)]
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::app::App;
use crate::keys::Input;

/// How long nobody looks whether a bot has something to say.
const SOON: Duration = Duration::from_millis(40);
/// The same where nothing is expected.
const LATER: Duration = Duration::from_millis(500);

/// How long the program may take to stop when it is asked to.
const GRACE: Duration = Duration::from_secs(1);
/// The exit status when the terminal has gone, as shells have it.
const EXIT_HUNG_UP: i32 = 129;

/// Runs the program on the terminal until it is done, or somebody asks it to stop.
pub fn run(app: &mut App, stop: &'static AtomicBool) -> io::Result<()> {
    let guard = Guard::take()?;
    leave_when_hung_up(stop);
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let result = serve(app, &mut terminal, stop);
    drop(guard);
    result
}

/// Reading keys from a terminal that was closed never comes back, so somebody else has to end the program. Every lay is
/// saved by then.
fn leave_when_hung_up(stop: &'static AtomicBool) {
    thread::spawn(move || {
        while !stop.load(Ordering::Relaxed) && !has_hung_up() {
            thread::sleep(LATER);
        }
        thread::sleep(GRACE);
        give_back();
        process::exit(EXIT_HUNG_UP);
    });
}

/// Whether the terminal is gone, which is told by a signal only to those it controls.
#[cfg(unix)]
fn has_hung_up() -> bool {
    let stdin = io::stdin();
    let mut watched = [PollFd::new(&stdin, PollFlags::empty())];
    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
    poll(&mut watched, Some(&Timespec::default())).is_ok() && watched[0].revents().intersects(gone)
}

#[cfg(not(unix))]
fn has_hung_up() -> bool {
    false
}

fn serve(app: &mut App, terminal: &mut Terminal<CrosstermBackend<Stdout>>, stop: &AtomicBool) -> io::Result<()> {
    let mut stale = true;
    while !app.is_done() && !stop.load(Ordering::Relaxed) {
        if stale {
            terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        }
        let wait = if app.is_waiting() { SOON } else { LATER };
        stale = false;
        // All keys that are there are taken before the screen is drawn again.
        let mut more = event::poll(wait)?;
        while more && !app.is_done() {
            stale |= take(app, &event::read()?);
            more = event::poll(Duration::ZERO)?;
        }
        stale |= app.tick(Instant::now());
    }
    Ok(())
}

/// Hands an event of the terminal on. Answers whether there is something new to draw.
fn take(app: &mut App, event: &Event) -> bool {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => return false,
        Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => match key.code {
            KeyCode::Char('c' | 'd') => app.interrupt(),
            _ => return false,
        },
        Event::Key(key) => app.input(Input::Key(key.code)),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => app.input(Input::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollDown => app.input(Input::Wheel(1)),
            MouseEventKind::ScrollUp => app.input(Input::Wheel(-1)),
            _ => return false,
        },
        Event::Resize(..) => {}
        _ => return false,
    }
    true
}

/// The terminal while it is ours. It is given back when this goes, and before a panic is told.
struct Guard;

impl Guard {
    fn take() -> io::Result<Guard> {
        let told = panic::take_hook();
        let ours = thread::current().id();
        // A bot that breaks down on its own thread is replaced by another, and says nothing into the picture.
        panic::set_hook(Box::new(move |why| {
            if thread::current().id() == ours {
                give_back();
                told(why);
            }
        }));
        enable_raw_mode()?;
        let guard = Guard;
        // A program that was killed leaves its picture behind.
        execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    // Whatever fails here, nothing better can be done.
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}
