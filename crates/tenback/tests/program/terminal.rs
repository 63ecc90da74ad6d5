//! `tenback play` on a real terminal, which is always restored; and the server on a terminal.

use std::fs::{self, File, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix_openpty::openpty;
use rustix_openpty::rustix::termios::Winsize;
use tempfile::TempDir;

const ENTER_SCREEN: &str = "\x1b[?1049h";
const LEAVE_SCREEN: &str = "\x1b[?1049l";

/// The program on this terminal, with these environment variables.
fn spawn(args: &[&str], settings: &[(&str, &str)], terminal: &File, data: &TempDir) -> Child {
    let copy = || Stdio::from(terminal.try_clone().expect("the terminal can be shared"));
    Command::new(env!("CARGO_BIN_EXE_tenback"))
        .args(args)
        .env("TENBACK_DATA", data.path())
        .env("TERM", "xterm-256color")
        .env("LANG", "C.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .envs(settings.iter().copied())
        .stdin(copy())
        .stdout(copy())
        .stderr(copy())
        .spawn()
        .expect("the program starts")
}

/// The program on its own terminal, and its user.
struct Terminal {
    child: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    seen: String,
    /// The side of the program, for the next one.
    slave: File,
    data: TempDir,
}

impl Terminal {
    fn start(args: &[&str], columns: u16, rows: u16) -> Terminal {
        Terminal::start_with(args, &[], columns, rows)
    }

    fn start_with(args: &[&str], settings: &[(&str, &str)], columns: u16, rows: u16) -> Terminal {
        let size = Winsize { ws_col: columns, ws_row: rows, ws_xpixel: 0, ws_ypixel: 0 };
        let pty = openpty(None, Some(&size)).expect("a terminal");
        let slave = File::from(pty.user);
        let data = TempDir::new().expect("a temporary folder");
        let child = spawn(args, settings, &slave, &data);
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
        Terminal { child, keyboard, screen, seen: String::new(), slave, data }
    }

    /// Starts the program again on the same terminal.
    fn start_again(&mut self, args: &[&str]) {
        self.child = spawn(args, &[], &self.slave, &self.data);
    }

    fn type_keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    /// Waits until the program has written this, and returns what came before it.
    fn wait_for(&mut self, text: &str) -> String {
        let end = Instant::now() + Duration::from_secs(20);
        while !self.seen.contains(text) {
            let left = end.saturating_duration_since(Instant::now());
            match self.screen.recv_timeout(left) {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("{text:?} never came: {:?}", self.seen),
            }
        }
        let at = self.seen.find(text).unwrap_or_default();
        let before = self.seen.drain(..at).collect();
        self.seen.drain(..text.len());
        before
    }

    fn exit_status(&mut self) -> Option<i32> {
        self.child.wait().expect("the program ends").code()
    }
}

#[test]
fn a_move_on_a_real_terminal() {
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for(ENTER_SCREEN);
    terminal.wait_for("play 2 cards");
    terminal.type_keys("25a\r");
    // Only what changes is drawn, and the space before it was there.
    terminal.wait_for("one more card.");
    terminal.type_keys("q");
    terminal.wait_for("T E N B A C K");
    terminal.type_keys("q");
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));
}

#[test]
fn ctrl_c_and_sigterm_restore_the_terminal() {
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("play 2 cards");
    terminal.type_keys("\x03");
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));

    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("play 2 cards");
    let status = Command::new("kill").arg(terminal.child.id().to_string()).status().expect("kill runs");
    assert!(status.success());
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));
}

/// Both keys end the program and say whether the game is saved.
#[test]
fn ctrl_c_and_ctrl_d_say_that_the_game_is_saved() {
    for key in ["\x03", "\x04"] {
        let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
        terminal.wait_for("play 2 cards");
        terminal.type_keys("25a\r");
        terminal.wait_for("one more card.");
        terminal.type_keys(key);
        terminal.wait_for(LEAVE_SCREEN);
        terminal.wait_for("The game is saved: “tenback play --resume” continues it.");
        assert_eq!(terminal.exit_status(), Some(0));
    }
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("play 2 cards");
    terminal.type_keys("\x04");
    terminal.wait_for(LEAVE_SCREEN);
    terminal.wait_for("No card was played, so this game is not saved.");
}

/// A killed program leaves its screen behind; the next one must not draw between its remains.
#[test]
fn a_game_resumed_after_a_kill_starts_on_a_clear_screen() {
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("play 2 cards");
    terminal.type_keys("25a\r");
    terminal.wait_for("one more card.");
    terminal.child.kill().expect("the program can be killed");
    terminal.exit_status();
    terminal.start_again(&["play", "--resume"]);
    terminal.wait_for(ENTER_SCREEN);
    let before = terminal.wait_for("one more card.");
    let cleared = before.find("\x1b[2J").expect("the screen is cleared");
    assert!(!before[..cleared].contains("pile"), "nothing is drawn before that: {before:?}");
    terminal.type_keys("\x03");
    terminal.wait_for("The game is saved");
}

#[test]
fn a_click_on_the_last_line_ends_the_turn() {
    let mut terminal = Terminal::start(&["play", "classic", "--seed", "7"], 80, 24);
    terminal.wait_for("play 2 cards");
    terminal.type_keys("25a\r30a\r");
    terminal.wait_for("keep playing");
    // " ? help  45a ⏎ play  e end turn": the key and its meaning stand in columns 22 to 31, counted from 1.
    terminal.type_keys("\x1b[<0;24;24M\x1b[<0;24;24m");
    terminal.wait_for("Drawn:");
}

#[test]
fn a_tiny_terminal_asks_for_more_room() {
    let mut terminal = Terminal::start(&["play"], 20, 5);
    terminal.wait_for("Tenback");
    terminal.type_keys("q");
    terminal.wait_for(LEAVE_SCREEN);
    assert_eq!(terminal.exit_status(), Some(0));
}

/// A fake browser that writes down the link.
fn browser(folder: &Path, opened: &Path) {
    let script = format!("#!/bin/sh\nfor link; do :; done\necho \"$link\" > '{}'\n", opened.display());
    let browser = folder.join("xdg-open");
    fs::write(&browser, script).expect("a temporary file");
    fs::set_permissions(&browser, Permissions::from_mode(0o755)).expect("the file is ours");
}

#[test]
fn at_a_terminal_the_browser_is_opened_and_ctrl_c_stops_the_server() {
    let desktop = TempDir::new().expect("a temporary folder");
    let opened = desktop.path().join("opened");
    browser(desktop.path(), &opened);
    let path = desktop.path().to_str().expect("a plain path");
    for (args, opens) in [(&[][..], true), (&["serve", "--no-open"], false)] {
        let settings = [("TENBACK_PORT", "0"), ("DISPLAY", ":7"), ("PATH", path)];
        let mut terminal = Terminal::start_with(args, &settings, 80, 24);
        terminal.wait_for("Tenback is running at ");
        let link = terminal.wait_for("\r\n");
        terminal.wait_for("Press Ctrl-C to stop the server.");
        let end = Instant::now() + Duration::from_secs(if opens { 20 } else { 1 });
        let read = || fs::read_to_string(&opened).unwrap_or_default();
        while read().is_empty() && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(read().trim(), if opens { &link } else { "" });
        _ = fs::remove_file(&opened);
        // This is not the controlling terminal of the program, so send the signal instead of the key.
        let status = Command::new("kill").args(["-INT", &terminal.child.id().to_string()]).status().expect("kill runs");
        assert!(status.success());
        let log = terminal.wait_for("Goodbye! All games are saved.");
        assert!(!log.contains("INFO"), "at a terminal only trouble is logged: {log}");
        assert_eq!(terminal.exit_status(), Some(0));
    }
}

#[test]
fn lan_shows_a_qr_code() {
    let args = ["serve", "--lan", "--no-open", "--port", "0", "--database", "memory"];
    let mut terminal = Terminal::start(&args, 80, 24);
    let greeting = terminal.wait_for("Press Ctrl-C to stop the server.");
    terminal.child.kill().expect("the program can be killed");
    if greeting.contains("This machine is not on a local network") {
        return;
    }
    let code = greeting.rfind('█').expect("a code is drawn");
    assert!(greeting.contains('▄'), "{greeting}");
    // On 24 rows only what follows the code is sure to stay.
    for link in ["Tenback is running at http://localhost:", "can scan this code or join at"] {
        assert!(greeting.find(link).is_some_and(|at| at > code), "{link:?} is above the code: {greeting}");
    }
}

/// A terminal would break lines in the middle of words.
#[test]
fn lines_break_between_words() {
    let serve = ["serve", "--no-open", "--port", "0", "--database", "memory"];
    for (args, last) in [
        (&serve[..], "Press Ctrl-C to stop the server."),
        (&["play", "--plain"], "read the rules."),
        (&["play", "--plain", "--bots", "greedy", "--seats", "1", "--seed", "7"], "quit"),
        (&["serve", "--database", "pigeons:home"], "--database memory."),
    ] {
        let mut terminal = Terminal::start(args, 40, 24);
        let said = terminal.wait_for(last) + last;
        _ = terminal.child.kill();
        terminal.exit_status();
        for line in said.lines() {
            let whole_word = !line.trim().contains(' ');
            assert!(line.trim_end().chars().count() <= 40 || whole_word, "{args:?}: {line:?}");
        }
        assert!(said.lines().filter(|line| line.chars().count() > 30).count() > 1, "lines are filled: {said}");
    }
}

#[test]
fn closing_the_terminal_ends_the_program() {
    let pty = openpty(None, Some(&Winsize { ws_col: 80, ws_row: 24, ws_xpixel: 0, ws_ypixel: 0 })).expect("a terminal");
    let slave = File::from(pty.user);
    let data = TempDir::new().expect("a temporary folder");
    let mut child = spawn(&["play", "classic", "--seed", "7"], &[], &slave, &data);
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

#[test]
fn an_operator_is_asked_before_something_is_deleted() {
    for (answer, said) in [("n", "Nothing was changed."), ("", "Nothing was changed."), ("yes", "No server is running")]
    {
        let mut terminal = Terminal::start(&["admin", "tables", "delete", "k3v9x2aa"], 100, 24);
        terminal.wait_for("Delete table k3v9x2aa for good? [y/N] ");
        terminal.type_keys(&format!("{answer}\r"));
        terminal.wait_for(said);
        assert_eq!(terminal.exit_status(), Some(1));
    }
}
