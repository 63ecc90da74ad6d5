//! `tenback play` on a real terminal, which is given back whatever happens.

use std::fs::File;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix_openpty::openpty;
use rustix_openpty::rustix::termios::Winsize;
use tempfile::TempDir;

const ENTER_SCREEN: &str = "\x1b[?1049h";
const LEAVE_SCREEN: &str = "\x1b[?1049l";

/// The program with this terminal for everything.
fn spawn(args: &[&str], terminal: &File, data: &TempDir) -> Child {
    let copy = || Stdio::from(terminal.try_clone().expect("the terminal can be shared"));
    Command::new(env!("CARGO_BIN_EXE_tenback"))
        .args(args)
        .env("TENBACK_DATA", data.path())
        .env("TERM", "xterm-256color")
        .env("LANG", "C.UTF-8")
        .env_remove("LC_ALL")
        .stdin(copy())
        .stdout(copy())
        .stderr(copy())
        .spawn()
        .expect("the program starts")
}

/// The program on a terminal of its own, and somebody in front of it.
struct Terminal {
    child: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    seen: String,
    _data: TempDir,
}

impl Terminal {
    fn start(args: &[&str], columns: u16, rows: u16) -> Terminal {
        let size = Winsize { ws_col: columns, ws_row: rows, ws_xpixel: 0, ws_ypixel: 0 };
        let pty = openpty(None, Some(&size)).expect("a terminal");
        let slave = File::from(pty.user);
        let data = TempDir::new().expect("a temporary folder");
        let child = spawn(args, &slave, &data);
        drop(slave);
        let keyboard = File::from(pty.controller);
        let mut output = keyboard.try_clone().expect("the terminal can be shared");
        let (send, screen) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Reading fails once the program has closed its side.
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal { child, keyboard, screen, seen: String::new(), _data: data }
    }

    fn type_keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    /// Waits until the program has written this since the last time.
    fn wait_for(&mut self, text: &str) {
        let end = Instant::now() + Duration::from_secs(20);
        while !self.seen.contains(text) {
            let left = end.saturating_duration_since(Instant::now());
            match self.screen.recv_timeout(left) {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("{text:?} never came: {:?}", self.seen),
            }
        }
        let behind = self.seen.find(text).map_or(0, |at| at + text.len());
        self.seen.drain(..behind);
    }

    fn exit_status(&mut self) -> Option<i32> {
        self.child.wait().expect("the program ends").code()
    }
}

#[test]
fn a_lay_on_a_real_terminal() {
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for(ENTER_SCREEN);
    terminal.wait_for("lay 2 cards");
    terminal.type_keys("25a\r");
    terminal.wait_for("Lay one more card.");
    terminal.type_keys("q");
    terminal.wait_for("T E N B A C K");
    terminal.type_keys("q");
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));
}

#[test]
fn ctrl_c_and_a_polite_kill_give_the_terminal_back() {
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("lay 2 cards");
    terminal.type_keys("\x03");
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));

    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("lay 2 cards");
    let status = Command::new("kill").arg(terminal.child.id().to_string()).status().expect("kill runs");
    assert!(status.success());
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));
}

#[test]
fn a_terminal_of_twenty_by_five_is_asked_to_grow() {
    let mut terminal = Terminal::start(&["play"], 20, 5);
    terminal.wait_for("Tenback");
    terminal.type_keys("q");
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));
}

#[test]
fn a_terminal_that_is_closed_ends_the_program() {
    let pty = openpty(None, Some(&Winsize { ws_col: 80, ws_row: 24, ws_xpixel: 0, ws_ypixel: 0 })).expect("a terminal");
    let slave = File::from(pty.user);
    let data = TempDir::new().expect("a temporary folder");
    let mut child = spawn(&["play", "classic", "--seed", "7"], &slave, &data);
    drop(slave);
    let mut window = File::from(pty.controller);
    window.read_exact(&mut [0; 100]).expect("the program draws something");
    drop(window);
    let end = Instant::now() + Duration::from_secs(20);
    while child.try_wait().expect("the program can be asked after").is_none() {
        if Instant::now() > end {
            child.kill().expect("the program can be killed");
            panic!("it goes on without a terminal");
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}
