//! `tenback serve`, and `tenback` without arguments: starting, greeting, stopping cleanly, and errors.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::text;

const PATIENCE: Duration = Duration::from_secs(20);
const LANGUAGES: [&str; 5] = ["en", "de", "cs", "pl", "uk"];

/// The program with its data in this folder, in English, untouched by the environment of the tests.
pub(crate) fn program(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenback"));
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("TENBACK_")) {
        command.env_remove(name);
    }
    command.args(args).env("LC_ALL", "C.UTF-8").env("TENBACK_DATA", data).env_remove("DISPLAY");
    command.env_remove("WAYLAND_DISPLAY").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs it until it ends, and returns its exit status, output and messages.
pub(crate) fn ended(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let output = program(data, args).output().expect("the program ends");
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

/// A server that is running.
pub(crate) struct Served {
    child: Child,
    lines: Receiver<String>,
    /// The greeting.
    pub(crate) greeting: Vec<String>,
}

/// The output of a program, line by line.
pub(crate) fn lines_of(child: &mut Child) -> Receiver<String> {
    let output = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
    let (send, lines) = channel();
    std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

impl Served {
    /// Starts it and waits until it has greeted.
    pub(crate) fn start(mut command: Command) -> Served {
        let mut child = command.spawn().expect("the program starts");
        let lines = lines_of(&mut child);
        let mut served = Served { child, lines, greeting: Vec::new() };
        while !served.greeting.last().is_some_and(|line| line.contains("Ctrl-C")) {
            match served.lines.recv_timeout(PATIENCE) {
                Ok(line) => served.greeting.push(line),
                Err(_) => served.fail("it never greeted"),
            }
        }
        served
    }

    /// The port of the first link in the greeting.
    pub(crate) fn port(&self) -> u16 {
        let link = self.greeting[0].rsplit(' ').next().unwrap_or_default();
        link.rsplit(':').next().and_then(|port| port.parse().ok()).expect("the greeting begins with a link")
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Requests the start page and returns the first line of the answer.
    fn asked_for_its_page(&self) -> String {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port())).expect("it listens");
        socket.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
        let request = format!("GET / HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n\r\n", self.port());
        socket.write_all(request.as_bytes()).expect("it reads");
        let mut first = String::new();
        BufReader::new(socket).read_line(&mut first).expect("it answers");
        first
    }

    pub(crate) fn send(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().expect("kill runs");
        assert!(sent.success());
    }

    /// Sends a signal, waits for the end, and returns the output since the greeting.
    pub(crate) fn stop(&mut self, signal: &str) -> (ExitStatus, Vec<String>, String) {
        self.send(signal);
        let end = Instant::now() + PATIENCE;
        let status = loop {
            match self.child.try_wait().expect("the program can be asked after") {
                Some(status) => break status,
                None if Instant::now() > end => self.fail("it does not stop"),
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        let mut log = String::new();
        self.child.stderr.take().expect("asked once").read_to_string(&mut log).expect("the log is text");
        (status, self.lines.iter().collect(), log)
    }

    fn fail(&mut self, what: &str) -> ! {
        _ = self.child.kill();
        let mut log = String::new();
        _ = self.child.stderr.take().map(|mut stderr| stderr.read_to_string(&mut log));
        panic!("{what}: {:?}\n{log}", self.greeting);
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Runs a server that cannot start, and returns its exit status and message.
#[track_caller]
pub(crate) fn refused(command: &mut Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command.output().expect("the program ends");
    assert_eq!(text(&stdout), "", "nothing is promised");
    (status.code(), text(&stderr))
}

#[test]
fn without_arguments_it_serves_until_it_is_stopped() {
    let data = folder();
    for signal in ["-TERM", "-INT"] {
        let mut command = program(data.path(), &[]);
        command.env("TENBACK_PORT", "0");
        let mut served = Served::start(command);
        assert!(served.greeting[0].starts_with("Tenback is running at http://localhost:"), "{:?}", served.greeting);
        let file = data.path().join("tenback.db");
        let rest = [
            format!(
                "“tenback play --at http://localhost:{} --seats 3” creates a table for three there; “tenback play” plays on this keyboard.",
                served.port()
            ),
            format!("Games are saved in {}", file.display()),
            "Press Ctrl-C to stop the server.".to_owned(),
        ];
        assert_eq!(served.greeting[1..], rest);
        let answer = served.asked_for_its_page();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer:?}");
        let (status, said, log) = served.stop(signal);
        assert_eq!(status.code(), Some(0), "{log}");
        assert_eq!(said, ["Stopping. Press Ctrl-C again to stop without waiting.", "Goodbye! All games are saved."]);
        assert!(log.contains("INFO"), "without a terminal there is a log: {log:?}");
        assert!(file.is_file() && !data.path().join("tenback.db-wal").exists(), "the database is closed in order");
    }
}

#[test]
fn a_second_signal_stops_immediately() {
    let data = folder();
    let mut served = Served::start(program(data.path(), &["serve", "--port", "0"]));
    // An unfinished request, which the server would wait for.
    let mut socket = TcpStream::connect(("127.0.0.1", served.port())).expect("it listens");
    socket.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("it reads");
    assert_eq!(served.asked_for_its_page().get(..12), Some("HTTP/1.1 200"), "the other one is accepted before");
    served.send("-INT");
    assert!(served.lines.recv_timeout(PATIENCE).is_ok_and(|line| line.starts_with("Stopping.")));
    let (status, said, _) = served.stop("-INT");
    assert_eq!(status.code(), Some(130), "as shells have it");
    assert_eq!(said, [""; 0], "there was no time for a goodbye");
    let mut again = Served::start(program(data.path(), &["serve", "--port", "0"]));
    assert_eq!(again.stop("-TERM").0.code(), Some(0), "the database is none the worse");
}

#[test]
fn it_greets_in_every_language() {
    let data = folder();
    let mut greetings = Vec::new();
    for language in LANGUAGES {
        let mut served =
            Served::start(program(data.path(), &["serve", "--port", "0", "--database", "memory", "--lang", language]));
        assert!(served.greeting[0].contains("http://localhost:"), "{:?}", served.greeting);
        greetings.push(served.greeting[1..].to_vec());
        assert_eq!(served.stop("-TERM").0.code(), Some(0));
    }
    greetings.sort();
    greetings.dedup();
    assert_eq!(greetings.len(), LANGUAGES.len(), "{greetings:#?}");
    assert!(!data.path().join("tenback.db").exists(), "memory leaves nothing behind");
}

#[test]
fn the_environment_sets_options() {
    let data = folder();
    let file = data.path().join("by environment.db");
    let mut command = program(data.path(), &["serve"]);
    command.env("TENBACK_PORT", "0").env("TENBACK_HOST", "127.0.0.1").env("TENBACK_LAN", "off");
    command.env("TENBACK_DATABASE", format!("sqlite:{}", file.display()));
    command.env("TENBACK_PUBLIC_URL", "https://play.example.org/").env("TENBACK_BEHIND_PROXY", "1");
    command.env("TENBACK_LOG", "info").env("TENBACK_LIMIT_SPECTATORS", "0");
    let mut served = Served::start(command);
    assert_eq!(served.greeting[0], "Tenback is running at https://play.example.org");
    let (status, _, log) = served.stop("-TERM");
    assert_eq!(status.code(), Some(0));
    assert!(file.is_file(), "the database is where the environment wants it");
    assert!(log.contains("INFO"), "there is a log");
}

#[test]
fn options_override_the_environment() {
    let data = folder();
    let mut command = program(data.path(), &["serve", "--port", "0", "--log", "off"]);
    command.env("TENBACK_PORT", "1").env("TENBACK_LOG", "trace").env("TENBACK_DATABASE", "memory");
    let mut served = Served::start(command);
    let (status, _, log) = served.stop("-TERM");
    assert_eq!((status.code(), log.as_str()), (Some(0), ""));
}

#[test]
fn predictable_cards_are_announced_and_never_leave_this_machine() {
    let data = folder();
    let seeded = ["serve", "--port", "0", "--database", "memory", "--deal-seed", "7"];
    let mut served = Served::start(program(data.path(), &seeded));
    assert!(served.greeting[1].contains("the cards are predictable"), "{:?}", served.greeting);
    assert_eq!(served.stop("-TERM").0.code(), Some(0));
    for public in [["--lan", "--no-open"], ["--host", "127.0.0.1"], ["--public-url", "https://play.example.org"]] {
        let mut command = program(data.path(), &seeded);
        assert_eq!(refused(command.args(public)).0, Some(2), "{public:?}");
    }
    let mut elsewhere = program(data.path(), &seeded);
    assert_eq!(refused(elsewhere.env("TENBACK_HOST", "127.0.0.1")).0, Some(2), "variables count like options");
}

#[test]
fn lan_shows_links_for_the_local_network() {
    let data = folder();
    let mut served = Served::start(program(data.path(), &["serve", "--lan", "--port", "0", "--database", "memory"]));
    let port = served.port();
    let second = &served.greeting[1];
    let invited =
        second.starts_with("On the local network, anyone can join at http://") && second.contains(&port.to_string());
    assert!(invited || second.starts_with("This machine is not on a local network"), "{:?}", served.greeting);
    assert!(!served.greeting.concat().contains('█'), "a code is for terminals");
    assert_eq!(served.stop("-TERM").0.code(), Some(0));
}

#[test]
fn a_port_in_use_is_reported_with_the_link_to_try() {
    let data = folder();
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    let port = taken.local_addr().expect("it listens").port().to_string();
    for language in LANGUAGES {
        let (status, said) = refused(&mut program(data.path(), &["serve", "--port", &port, "--lang", language]));
        assert_eq!(status, Some(1), "{said}");
        assert!(said.contains(&format!("http://localhost:{port}")) && said.contains("--port"), "{said}");
    }
    assert_eq!(std::fs::read_dir(data.path()).expect("the folder is there").count(), 0, "no database was touched");
}

#[test]
fn an_address_of_another_machine_is_reported() {
    let data = folder();
    let args = ["serve", "--host", "192.0.2.77", "--database", "memory"];
    let (status, said) = refused(&mut program(data.path(), &args));
    assert_eq!(status, Some(1));
    assert!(said.starts_with("192.0.2.77:8098 is not an address of this machine"), "{said}");
    let args = ["serve", "--host", "tenback.invalid", "--database", "memory"];
    let (status, said) = refused(&mut program(data.path(), &args));
    assert_eq!(status, Some(1));
    assert!(said.starts_with("The host “tenback.invalid” is unknown"), "{said}");
}

#[test]
fn usage_errors_are_reported_and_change_nothing() {
    let data = folder();
    for (args, word) in [
        (&["--database", "games.db"][..], "“games.db”"),
        (&["--database", "sqlite:"], "“sqlite:”"),
        (&["--public-url", "play.example.org"], "“play.example.org”"),
        (&["--public-url", "https://play.example.org/here"], "without a path"),
        (&["--trusted-proxies", "127.0.0.1,proxy.lan"], "“proxy.lan”"),
        (&["--lan", "--host", "localhost"], "--lan"),
        (&["--port", "65536"], "65536"),
        (&["--log", "loud"], "loud"),
        (&["--limit-connections", "0"], "0"),
    ] {
        let (status, said) = refused(&mut program(data.path(), &[&["serve"], args].concat()));
        assert_eq!(status, Some(2), "{args:?}: {said}");
        assert!(said.contains(word), "{args:?} should speak of {word}: {said}");
    }
    let (status, said) = refused(program(data.path(), &[]).env("TENBACK_PORT", "many"));
    assert_eq!(status, Some(2), "{said}");
    assert_eq!(std::fs::read_dir(data.path()).expect("the folder is there").count(), 0, "nothing was made");
}

#[test]
fn bare_options_belong_to_serve() {
    let data = folder();
    assert_eq!(refused(&mut program(data.path(), &["--port", "0"])).0, Some(2));
}

#[test]
fn help_names_every_option_and_its_variable_in_every_language() {
    let data = folder();
    let names = [
        "port",
        "host",
        "lan",
        "database",
        "secret-file",
        "public-url",
        "allowed-hosts",
        "behind-proxy",
        "trusted-proxies",
        "who-may-open",
        "no-open",
        "log-format",
        "log",
    ];
    let limits = ["connections", "connections-per-address", "spectators", "tables-per-day", "people-per-hour"];
    let limits = limits.iter().chain(&["requests-per-minute"]).map(|limit| format!("limit-{limit}"));
    let names: Vec<String> = names.into_iter().map(str::to_owned).chain(limits).collect();
    for language in LANGUAGES {
        let output = program(data.path(), &["serve", "--help", "--lang", language]).output().expect("it runs");
        let help = text(&output.stdout);
        let words: Vec<&str> = help.split(|letter: char| letter.is_whitespace() || "[]=".contains(letter)).collect();
        for name in &names {
            let variable = format!("TENBACK_{}", name.replace('-', "_").to_uppercase());
            assert!(words.contains(&format!("--{name}").as_str()), "{language} lacks --{name}\n{help}");
            assert!(words.contains(&variable.as_str()), "{language} lacks {variable}\n{help}");
        }
    }
}
