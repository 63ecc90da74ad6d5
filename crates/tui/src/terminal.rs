//! The real terminal: raw mode, events, and restoring it in every case.

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

/// How often to check for bots and the network.
const SOON: Duration = Duration::from_millis(40);
/// The same when nothing is expected.
const LATER: Duration = Duration::from_millis(500);

/// How long the program may take to stop.
const GRACE: Duration = Duration::from_secs(1);
/// The exit status when the terminal is closed, as in shells.
const EXIT_HUNG_UP: i32 = 129;

/// Runs the program on the terminal until it is done or `stop` is set.
pub fn run(app: &mut App, stop: &'static AtomicBool) -> io::Result<()> {
    let guard = Guard::take()?;
    leave_when_hung_up(stop);
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let result = serve(app, &mut terminal, stop);
    drop(guard);
    result
}

/// Reading from a closed terminal blocks forever, so another thread ends the program. Every move is saved by then.
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

/// Whether the terminal was closed. Only the processes it controls get a signal.
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
        // Handle all pending keys before redrawing.
        let mut more = event::poll(wait)?;
        while more && !app.is_done() {
            stale |= take(app, &event::read()?);
            more = event::poll(Duration::ZERO)?;
        }
        stale |= app.tick(Instant::now());
    }
    Ok(())
}

/// Handles a terminal event. Returns whether the screen must be redrawn.
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

/// Restores the terminal when dropped, and before a panic message.
struct Guard;

impl Guard {
    fn take() -> io::Result<Guard> {
        let told = panic::take_hook();
        let ours = thread::current().id();
        // A bot that panics on its own thread is replaced by another and must not print onto the screen.
        panic::set_hook(Box::new(move |why| {
            if thread::current().id() == ours {
                give_back();
                told(why);
            }
        }));
        enable_raw_mode()?;
        let guard = Guard;
        // A killed program leaves its screen behind.
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
    // There is nothing to do about failures here.
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}
