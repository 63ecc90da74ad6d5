//! `tenback play --join`: programs at a table of a real server, through pipes.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::serve::{Served, folder, lines_of, program};
use crate::text;

const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) fn serve(data: &Path, port: u16) -> Served {
    let database = format!("sqlite:{}", data.join("tables.db").display());
    let port = port.to_string();
    Served::start(program(data, &["serve", "--no-open", "--port", &port, "--database", &database]))
}

/// A plain request, written by hand.
pub(crate) fn post(port: u16, path: &str, token: &str, body: &str) -> Value {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
    let length = body.len();
    let head =
        format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Length: {length}");
    write!(stream, "{head}\r\nContent-Type: application/json\r\nAuthorization: Bearer {token}\r\n\r\n{body}")
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let (_, body) = answer.split_once("\r\n\r\n").expect("there is a body");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

/// The link of a new table for two, created by somebody who takes no seat.
fn new_table(port: u16) -> String {
    new_table_of(port, r#"{"game": "classic", "seats": 2, "sit": false}"#)
}

fn new_table_of(port: u16, wanted: &str) -> String {
    let host = post(port, "/api/me", "", r#"{"name": "Host", "keep": "token"}"#);
    let token = host["token"].as_str().expect("a token");
    let table = post(port, "/api/tables", token, wanted);
    table["link"].as_str().expect("a link").to_owned()
}

/// A player with a program in plain mode.
pub(crate) struct Player {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    said: Vec<String>,
    pub(crate) data: TempDir,
}

impl Player {
    pub(crate) fn join(link: &str, name: &str) -> Player {
        Player::play(&["--join", link, "--name", name])
    }

    pub(crate) fn play(args: &[&str]) -> Player {
        let data = folder();
        let mut command = program(data.path(), &[&["play", "--plain"], args].concat());
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
        let lines = lines_of(&mut child);
        Player { stdin: child.stdin.take(), child, lines, said: Vec::new(), data }
    }

    pub(crate) fn types(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("nobody has left");
        writeln!(stdin, "{line}").and_then(|()| stdin.flush()).expect("the program reads");
    }

    /// Waits for a line that starts with one of these texts, and returns it.
    #[track_caller]
    pub(crate) fn hears_one(&mut self, beginnings: &[&str]) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    self.said.push(line.clone());
                    if beginnings.iter().any(|beginning| line.contains(beginning)) {
                        return line;
                    }
                }
                Err(_) => panic!("nobody said {beginnings:?}:\n{}", self.said.join("\n")),
            }
        }
    }

    #[track_caller]
    pub(crate) fn hears(&mut self, text: &str) {
        self.hears_one(&[text]);
    }

    /// Plays a turn by hints. Returns whether the game continues.
    pub(crate) fn plays(&mut self) -> bool {
        self.types("hint");
        let hint = self.hears_one(&["A master would", "The game is over"]);
        if hint.contains("The game is over") {
            return false;
        }
        let lays =
            hint.split("would play ").nth(1).and_then(|rest| rest.split('.').next()).unwrap_or_default().to_owned();
        if !lays.is_empty() {
            let insisted: Vec<String> = lays.split(' ').map(|lay| format!("{lay}!")).collect();
            self.types(&insisted.join(" "));
        }
        self.types("end");
        true
    }

    #[track_caller]
    pub(crate) fn leaves(mut self) -> TempDir {
        self.types("quit");
        self.stdin = None;
        let status = self.child.wait().expect("the program ends");
        assert!(status.success(), "{status}");
        std::mem::replace(&mut self.data, folder())
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The saved games in a folder.
fn games(data: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(data.join("games")) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let records = paths.filter(|path| path.extension().is_some_and(|ending| ending == "tgn"));
    records.map(|path| fs::read_to_string(path).expect("it is text")).collect()
}

#[test]
fn two_programs_play_at_one_table_and_survive_a_restart() {
    let data = folder();
    let mut server = serve(data.path(), 0);
    let port = server.port();
    let link = new_table(port);
    let mut ann = Player::join(&link, "Ann");
    ann.hears("Waiting for more players.");
    let mut ben = Player::join(&link, "Ben");
    ben.hears("All seats are taken: type “deal” to deal the cards.");
    ben.types("say Hello, Ann!");
    ann.hears("Ben: “Hello, Ann!”");
    ann.types("deal");
    ann.hears("Who goes first?");
    ann.types("say I hold the 47");
    ann.hears("Not sent: “47” could be a card");
    ann.types("begin now");
    ann.hears("Your turn: play 2 cards.");
    ann.plays();
    ben.hears("Your turn: play 2 cards.");

    server.stop("-TERM");
    ann.hears("Connection lost");
    ben.hears("Connection lost");
    let _again = serve(data.path(), port);
    ann.hears("The connection is back.");
    ben.hears("The connection is back.");
    ben.plays();
    ann.hears("Your turn: play");
    ann.types("resign yes");
    ben.hears("Ann suggests giving up: type “yes” to give up, “no” to keep playing.");
    ben.types("no");
    ann.hears("Ben: no, let’s keep playing.");
    ann.hears("The game goes on.");
    ann.types("resign yes");
    ann.hears("You have already suggested giving up this turn.");
    ben.types("resign yes");
    ann.hears("Ben suggests giving up: type “yes” to give up, “no” to keep playing.");
    ann.types("yes");
    ann.hears("The team gave up, as Ben suggested.");
    ben.hears("You gave up.");
    for player in [&mut ann, &mut ben] {
        player.hears("Still in the draw pile: ");
        player.hears("It is saved in");
        player.hears("“again” deals another game");
    }
    ben.types("same");
    ann.hears("The cards are dealt.");
    ann.hears("Who goes first?");
    for player in [ann, ben] {
        let data = player.leaves();
        let kept = games(data.path());
        assert_eq!(kept.len(), 1, "{kept:?}");
        assert!(kept[0].contains("[Players \"Ann; Ben\"]"), "{}", kept[0]);
    }
}

#[test]
fn a_returning_player_has_the_same_seat() {
    let data = folder();
    let server = serve(data.path(), 0);
    let link = new_table(server.port());
    let mut ann = Player::join(&link, "Ann");
    ann.hears("Waiting for more players.");
    let mut ben = Player::join(&link, "Ben");
    ann.hears("All seats are taken");
    ben.hears("All seats are taken");
    ann.types("deal");
    ann.hears("Who goes first?");
    ann.types("quit");
    ann.hears("Your seat is kept for you");
    // The saved identity gets the seat back without a name.
    let mut command = program(ann.data.path(), &["play", "--plain", "--join", &link]);
    let again = command.stdin(Stdio::null()).output().expect("the program ends");
    let said = text(&again.stdout);
    assert!(said.contains("Your hand: "), "{said}\n{}", text(&again.stderr));
    // The server may take a moment to notice the disconnection.
    let is_away = |ben: &mut Player| {
        ben.types("who");
        ben.hears_one(&["Seat 1: Ann"]).contains("(away)")
    };
    assert!((0..100).any(|_| is_away(&mut ben)));
}

#[test]
fn a_table_is_created_from_the_terminal() {
    let data = folder();
    let server = serve(data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    let mut ann = Player::play(&["extreme", "--seats", "3", "--bots", "greedy", "--at", &at, "--name", "Ann"]);
    let link = ann.hears_one(&["/t/"]);
    let link = link.split_whitespace().find(|word| word.contains("/t/")).expect("a link").to_owned();
    let mut ben = Player::join(link.trim_end_matches('.'), "Ben");
    ann.hears("All seats are taken");
    ben.hears("All seats are taken");
    // The creator of the table is its host.
    ann.types("kick 2");
    ben.hears_one(&["removed you"]);
    let wrong = |args: &[&str]| {
        let output = program(data.path(), &[&["play", "--plain"], args].concat()).output().expect("the program ends");
        (output.status.code(), text(&output.stderr))
    };
    let (code, said) = wrong(&["--at", &link, "--name", "Eve"]);
    assert!(code == Some(2) && said.contains("This is not the address of a server"), "{code:?}: {said}");
    let (code, said) = wrong(&["--at", &at, "--seats", "9", "--name", "Eve"]);
    assert!(code == Some(1) && said.contains("1 to 5 players"), "{code:?}: {said}");
}

/// One's own attempt is the same table every time; options of other games are refused.
#[test]
fn a_deal_of_the_day_is_played_and_resumed() {
    let data = folder();
    let server = serve(data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    let mut ann = Player::play(&["daily", "--at", &at, "--name", "Ann"]);
    let link = ann.hears_one(&["/t/"]);
    let link = link.split_whitespace().find(|word| word.contains("/t/")).expect("a link").to_owned();
    ann.hears("Your turn: play 2 cards.");
    let again = |args: &[&str]| {
        let args = [&["play", "--plain", "daily", "--at", at.as_str()], args].concat();
        program(ann.data.path(), &args).stdin(Stdio::null()).output().expect("the program ends")
    };
    let resumed = again(&[]);
    assert!(text(&resumed.stdout).contains(&link), "{}", text(&resumed.stdout));
    let other = again(&["--deal", "extreme-1"]);
    assert!(text(&other.stdout).contains("Extreme, one player"), "{}", text(&other.stdout));
    let wrong = again(&["--seats", "3"]);
    assert_eq!(wrong.status.code(), Some(2), "{}", text(&wrong.stderr));
    assert!(text(&wrong.stderr).contains("choose it with --deal"), "{}", text(&wrong.stderr));
}

#[test]
fn without_a_name_the_login_name_is_used() {
    let system = Command::new("id").arg("-un").output().expect("every Unix has it");
    assert!(system.status.success(), "the tests run as a user with a name");
    let data = folder();
    let server = serve(data.path(), 0);
    let at = format!("http://127.0.0.1:{}", server.port());
    for (variable, expected) in [("", text(&system.stdout).trim().to_owned()), ("Grace", "Grace".to_owned())] {
        let own = folder();
        let mut command = program(own.path(), &["play", "--plain", "classic", "--seats", "2", "--at", &at]);
        command.env("USER", variable).env("LOGNAME", "").env_remove("USERNAME").stdin(Stdio::null());
        let output = command.output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let servers = fs::read_dir(own.path().join("servers")).expect("an identity was saved");
        let identities: String =
            servers.flatten().map(|file| fs::read_to_string(file.path()).unwrap_or_default()).collect();
        assert!(identities.contains(&format!("\"name\":\"{expected}\"")), "{expected}: {identities}");
    }
}

/// One data folder is one person: another name renames that person, and the message says how to be somebody else.
#[test]
fn another_name_is_for_the_same_person() {
    let data = folder();
    let server = serve(data.path(), 0);
    let link = new_table(server.port());
    let mut ann = Player::join(&link, "Ann");
    ann.hears("Waiting for more players.");
    let args = ["play", "--plain", "--join", &link, "--name", "Ben"];
    let output = program(ann.data.path(), &args).stdin(Stdio::null()).output().expect("the program ends");
    let said = text(&output.stderr);
    let hint = "To play as someone else, use another folder: --data DIR.";
    assert!(said.contains(&format!("Ann is now called Ben at this server. {hint}")), "{said}");
    let said = text(&output.stdout);
    assert!(said.contains("You are already at this table in another terminal; both show the same seat."), "{said}");
    ann.types("who");
    ann.hears("Seat 1: You.");
    let cat = folder();
    let other = format!("--data={}", cat.path().display());
    let args = ["play", "--plain", "--join", &link, "--name", "Cat", &other];
    let output = program(ann.data.path(), &args).stdin(Stdio::null()).output().expect("the program ends");
    assert_eq!(text(&output.stderr), "");
    ann.hears("Cat joined the table.");
}

#[test]
fn errors_say_what_to_do() {
    let data = folder();
    let server = serve(data.path(), 0);
    let joined = |link: &str, more: &[&str]| {
        let args = [&["play", "--plain", "--join", link], more].concat();
        let output = program(data.path(), &args).output().expect("the program ends");
        (output.status.code(), text(&output.stderr))
    };
    let (code, said) = joined("tenback.example/t/abc", &[]);
    assert!(code == Some(2) && said.contains("This is not a link to a table."), "{code:?}: {said}");
    let (code, said) = joined(&format!("http://127.0.0.1:{}/t/aaaaaaaaaaaaaaaa", server.port()), &["--name", "Ann"]);
    assert!(code == Some(1) && said.contains("There is no such table"), "{code:?}: {said}");
    let (code, said) = joined("http://127.0.0.1:1/t/abc", &["--name", "Ann"]);
    assert!(code == Some(1) && said.contains("isn’t responding"), "{code:?}: {said}");
    let (code, said) = joined("http://127.0.0.1:1/t/abc", &["--name", ";"]);
    assert!(code == Some(2) && said.contains("semicolon"), "{code:?}: {said}");
    let (code, said) = joined("http://127.0.0.1:1/t/abc", &["--lang", "de", "--name", "Ann"]);
    assert!(code == Some(1) && said.contains("antwortet nicht"), "{code:?}: {said}");
}

#[test]
fn an_invite_link_lets_a_terminal_sit_down() {
    let data = folder();
    let served = serve(data.path(), 0);
    let wanted = r#"{"game": "classic", "seats": 2, "sit": false, "invite_only": true}"#;
    let link = new_table_of(served.port(), wanted);
    let (plain, _) = link.split_once("#invite=").expect("a code");
    let mut eve = Player::join(plain, "Eve");
    eve.hears("This table needs an invitation");
    let mut ann = Player::join(&link, "Ann");
    ann.hears("Seat 1: You");
    ann.leaves();
    eve.leaves();
}
