//! Runs the worked example of `docs/PROTOCOL.md` against a server.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tenback_notation::{Record, replay};
use tenback_rules::{GameName, Rules, Setup};
use tenback_server::{RandomError, System, World};
use tenback_store::{Memory, Timestamp};
use tenback_table::Deal;

use crate::client::{Answer, Socket, Somebody, request};
use crate::document::{Block, section};
use crate::script::{Curl, Typed, typed};
use crate::shape::Names;
use crate::test_server::{TestServer, generous};

/// A world with the deal of the example. Time and secrets are real.
struct Example;

/// The hands of the example; the other cards follow in steps of nine.
const HANDS: [u16; 18] = [4, 14, 37, 58, 81, 97, 9, 23, 46, 60, 72, 90, 5, 28, 41, 55, 77, 93];

impl World for Example {
    fn now(&self) -> Timestamp {
        System.now()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        System.fill(bytes)
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, RandomError> {
        let others = (0..98).map(|index| 2 + (index * 9) % 98).filter(|card| !HANDS.contains(card));
        let setup = Setup {
            game: GameName::Classic,
            seats: 3,
            first: None,
            hand_size: None,
            minimum: None,
            commands: None,
            decks: vec![HANDS.into_iter().chain(others).collect()],
            hands: None,
            piles: None,
        };
        Ok(Deal { setup: setup.with_options_of(rules), salt: Some("a grain of salt".to_owned()) })
    }
}

/// The timeout for a frame.
const PATIENCE: Duration = Duration::from_secs(10);

/// The running example.
struct Stage {
    server: SocketAddr,
    sockets: HashMap<String, Socket>,
    /// The sockets whose next frames may be skipped.
    skipping: HashMap<String, bool>,
    /// The last body that was not JSON.
    text: String,
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worked_example_works() {
    let server = TestServer::in_world(Arc::new(Memory::default()), generous(), Arc::new(Example)).await;
    let mut names = Names::default();
    names.set("SERVER", &server.address.to_string());
    names.set("PORT", &server.address.port().to_string());
    let mut stage =
        Stage { server: server.address, sockets: HashMap::new(), skipping: HashMap::new(), text: String::new() };
    let blocks = section("## A worked example").blocks();
    for block in &blocks {
        match block.kind.as_str() {
            "console" => {
                for command in typed(&block.text) {
                    stage.run(&mut names, block, &command).await;
                }
            }
            "frames" => stage.frames(&mut names, block).await,
            other => panic!("line {}: blocks of the example are console or frames, not {other:?}", block.line),
        }
    }
    assert!(blocks.len() > 10, "most of the example is missing");
    let record = Record::parse(&stage.text).expect("the example ends with a record");
    replay(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{record}"));
    assert!(record.tag("Salt").is_some() && record.tag("Commitment").is_some(), "the deal can be checked: {record}");
    server.stop().await;
}

impl Stage {
    async fn run(&mut self, names: &mut Names, block: &Block, command: &Typed) {
        let words = command.words(names);
        let at = format!("the block at line {}: {}", block.line, words.join(" "));
        match words.first().map(String::as_str) {
            Some("curl") => {
                let curl = Curl::read(&words[1..]);
                let answer = request(self.server, &curl.method, curl.path(), &curl.headers, &curl.body).await;
                self.compare(names, &command.answer, &answer).unwrap_or_else(|why| panic!("{at}\n{why}\n{answer:?}"));
            }
            Some("websocat") => self.connect(names, command, &words).await,
            _ => panic!("{at}: the example uses curl and websocat"),
        }
    }

    /// Checks the status, then the headers shown, then the body. Other headers may be sent, but no other cookies.
    fn compare(&mut self, names: &mut Names, shown: &str, answer: &Answer) -> Result<(), String> {
        let (status, mut rest) = shown.split_once('\n').unwrap_or((shown, ""));
        names.fits_text(status, answer.head.lines().next().unwrap_or_default())?;
        let mut shown_so_far: Vec<String> = Vec::new();
        while let Some((name, _)) = rest.split_once(": ").filter(|(name, _)| is_header(name)) {
            let (header, behind) = rest.split_once('\n').unwrap_or((rest, ""));
            let begins = format!("{}: ", name.to_lowercase());
            let before = shown_so_far.iter().filter(|shown| **shown == begins).count();
            let sent = answer.head.lines().filter_map(|line| line.strip_prefix(&begins)).nth(before);
            names.fits_text(&header[begins.len()..], sent.ok_or_else(|| format!("{name} is not sent"))?)?;
            shown_so_far.push(begins);
            rest = behind;
        }
        let cookies = answer.head.lines().filter(|line| line.starts_with("set-cookie: ")).count();
        if cookies != shown_so_far.iter().filter(|shown| *shown == "set-cookie: ").count() {
            return Err(format!("{cookies} cookies are sent"));
        }
        match serde_json::from_str(rest) {
            Ok(shown) => names.fits(&shown, &answer.json()),
            Err(_) => {
                self.text.clone_from(&answer.body);
                names.fits_text(rest.trim(), answer.body.trim())
            }
        }
    }

    /// A socket is named after its token.
    async fn connect(&mut self, names: &Names, command: &Typed, words: &[String]) {
        let name = command.line.split_once("Bearer $").map(|(_, rest)| rest).and_then(|rest| rest.split('"').next());
        let name = name.expect("a socket is opened with somebody's token").to_owned();
        let url = words.last().expect("an address");
        let path = url.strip_prefix(&names.fill("ws://$SERVER/api/tables/")).expect("the socket of a table");
        let table = path.strip_suffix("/socket").expect("the socket of a table");
        let somebody = Somebody::with_token(self.server, &names.fill(&format!("${name}")));
        let socket = somebody.connect(table).await.unwrap_or_else(|why| panic!("{}: {why}", command.line));
        self.sockets.insert(name, socket);
    }

    async fn frames(&mut self, names: &mut Names, block: &Block) {
        // A frame continues in indented lines.
        for line in block.text.replace("\n ", " ").lines() {
            let (name, rest) = line.split_once(' ').unwrap_or_else(|| panic!("no frame: {line}"));
            let (direction, frame) = rest.split_once(' ').unwrap_or((rest, ""));
            if direction == "×" {
                self.sockets.remove(name);
                continue;
            }
            let socket = self.sockets.get_mut(name).unwrap_or_else(|| panic!("{name} is not connected: {line}"));
            match (direction, frame) {
                (">", _) => socket.say(&read(&names.fill(frame))).await,
                ("<", "…") => {
                    self.skipping.insert(name.to_owned(), true);
                }
                ("<", _) => {
                    let skips = self.skipping.remove(name).unwrap_or(false);
                    receive(names, socket, &read(frame), skips, block.line).await;
                }
                _ => panic!("neither sent nor received: {line}"),
            }
        }
    }
}

/// The next frame must match; or a later one, where some are skipped.
async fn receive(names: &mut Names, socket: &mut Socket, shown: &Value, skips: bool, line: usize) {
    loop {
        let next = tokio::time::timeout(PATIENCE, socket.next()).await.ok().flatten();
        let heard = || socket.raw.iter().rev().take(3).rev().cloned().collect::<Vec<_>>().join("\n");
        let frame = next.unwrap_or_else(|| {
            panic!("the block at line {line}: nothing like {shown} came; the last were\n{}", heard())
        });
        match names.fits(shown, &frame) {
            Ok(()) => return,
            Err(_) if skips => {}
            Err(why) => panic!("the block at line {line}: {why}\nshown {shown}\nsent  {frame}"),
        }
    }
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn is_header(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-')
}
