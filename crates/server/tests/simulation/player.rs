//! People who play whatever happens: they reconnect to any node, and repeat what was not answered.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use turmoil::net::TcpStream;

pub(crate) type Outcome<T> = Result<T, Box<dyn Error>>;

/// How long an answer may take before somebody tries another node.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long a whole game may take with all faults.
const WHOLE_GAME: Duration = Duration::from_secs(600);

/// What one person did and saw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ledger {
    /// The number of the last event of every acknowledged command.
    pub(crate) acknowledged: BTreeMap<String, u64>,
    /// Every event as this person saw it.
    pub(crate) seen: BTreeMap<u64, String>,
    /// How often they connected.
    pub(crate) connections: u32,
}

/// A person who plays.
pub(crate) struct Person {
    nodes: Vec<String>,
    rng: Xoshiro256PlusPlus,
    token: String,
    commands: u64,
    ledger: Ledger,
}

type Socket = WebSocketStream<TcpStream>;

/// A connection, and what is known about the game.
struct Seat {
    socket: Socket,
    seq: u64,
    view: Value,
    legal: Value,
    seat: Value,
}

impl Person {
    /// Makes a new person, as soon as a node answers.
    pub(crate) async fn new(nodes: &[String], name: &str, seed: u64) -> Outcome<Person> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut person =
            Person { nodes: nodes.to_vec(), rng, token: String::new(), commands: 0, ledger: Ledger::default() };
        let made = person.request("POST", "/api/me", &json!({ "name": name, "keep": "token" })).await;
        person.token = made["token"].as_str().ok_or("no token")?.to_owned();
        Ok(person)
    }

    fn any_node(&mut self) -> String {
        let index = self.rng.next_u64() as usize % self.nodes.len();
        self.nodes[index].clone()
    }

    /// Asks one node after the other until one answers.
    pub(crate) async fn request(&mut self, method: &str, path: &str, body: &Value) -> Value {
        loop {
            let node = self.any_node();
            let asked = timeout(PATIENCE, self.ask(&node, method, path, body)).await;
            if let Ok(Ok(answer)) = asked {
                return answer;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    async fn ask(&self, node: &str, method: &str, path: &str, body: &Value) -> Outcome<Value> {
        let mut stream = TcpStream::connect((node, 80)).await?;
        let (body, token) = (body.to_string(), &self.token);
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {node}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(text.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let text = String::from_utf8(bytes)?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
        if !head.starts_with("HTTP/1.1 20") {
            return Err(head.into());
        }
        Ok(serde_json::from_str(body)?)
    }

    /// Plays at a table until the game is over, and returns what was seen and acknowledged.
    pub(crate) async fn play(mut self, table: &str, sits: bool) -> Outcome<Ledger> {
        let playing = async {
            let mut pending: Option<Value> = sits.then(|| self.command(&json!({ "kind": "sit" })));
            loop {
                let node = self.any_node();
                if let Ok(true) = self.visit(&node, table, &mut pending).await {
                    return;
                }
                sleep(Duration::from_millis(50 + self.rng.next_u64() % 200)).await;
            }
        };
        let over = timeout(WHOLE_GAME, playing).await;
        over.map_err(|_| format!("a game did not go on; {:?}", self.ledger.acknowledged.len()))?;
        Ok(self.ledger)
    }

    fn command(&mut self, command: &Value) -> Value {
        self.commands += 1;
        json!({ "type": "do", "id": format!("c{}", self.commands), "command": command })
    }

    /// One connection; returns whether the game is over.
    async fn visit(&mut self, node: &str, table: &str, pending: &mut Option<Value>) -> Outcome<bool> {
        let mut seat = timeout(PATIENCE * 3, self.connect(node, table)).await??;
        self.ledger.connections += 1;
        loop {
            if seat.view["phase"] == "over" && pending.is_none() {
                return Ok(true);
            }
            if pending.is_none() {
                *pending = self.next_move(&seat).map(|command| self.command(&command));
            }
            if let Some(command) = &*pending {
                seat.socket.send(Message::text(command.to_string())).await?;
            }
            self.listen(&mut seat, pending).await?;
        }
    }

    async fn connect(&mut self, node: &str, table: &str) -> Outcome<Seat> {
        let mut request = format!("ws://{node}/api/tables/{table}/socket").into_client_request()?;
        request.headers_mut().insert("Authorization", format!("Bearer {}", self.token).parse()?);
        let stream = TcpStream::connect((node, 80)).await?;
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        let have = self.ledger.seen.last_key_value().map_or(0, |(seq, _)| *seq);
        socket.send(Message::text(json!({ "type": "hello", "have": have }).to_string())).await?;
        let welcome = hear(&mut socket).await?;
        if welcome["type"] != "welcome" {
            return Err(welcome.to_string().into());
        }
        let seq = welcome["seq"].as_u64().ok_or("no number")?;
        self.see(&welcome["tail"]);
        let (view, legal) = (welcome["view"].clone(), welcome["legal"].clone());
        Ok(Seat { socket, seq, view, legal, seat: welcome["you"]["seat"].clone() })
    }

    /// Waits for the answer to a command, or for the next step.
    async fn listen(&mut self, seat: &mut Seat, pending: &mut Option<Value>) -> Outcome<()> {
        let id = pending.as_ref().map(|command| command["id"].clone());
        loop {
            let frame = match &id {
                Some(_) => timeout(PATIENCE, hear(&mut seat.socket)).await??,
                // A partner may be away for a while.
                None => timeout(PATIENCE * 5, hear(&mut seat.socket)).await??,
            };
            let kind = frame["type"].as_str().unwrap_or_default();
            if kind == "step" {
                self.follow(seat, &frame)?;
            }
            let answered = match kind {
                "step" => frame.get("done"),
                "done" | "refused" => frame.get("id"),
                "bye" => return Err("dismissed".into()),
                _ => None,
            };
            match (&id, answered) {
                (Some(id), Some(answered)) if id == answered => {
                    if kind != "refused" {
                        let seq = frame["seq"].as_u64().ok_or("no number")?;
                        self.ledger.acknowledged.insert(id.as_str().unwrap_or_default().to_owned(), seq);
                    }
                    *pending = None;
                    return Ok(());
                }
                (None, _) if kind == "step" => return Ok(()),
                _ => {}
            }
        }
    }

    fn follow(&mut self, seat: &mut Seat, step: &Value) -> Outcome<()> {
        let before = seat.seq;
        seat.seq = step["seq"].as_u64().ok_or("no number")?;
        let told = step["seen"].as_array().map_or(0, Vec::len) as u64;
        assert_eq!(before + told, seat.seq, "an event is missing: {step}");
        self.see(&step["seen"]);
        seat.legal = step["legal"].clone();
        if let Some(view) = step.get("view") {
            seat.view = view.clone();
        }
        if let Some(you) = step.get("you") {
            seat.seat = you["seat"].clone();
        }
        Ok(())
    }

    /// Notes events. The same event always looks the same, whichever node shows it.
    fn see(&mut self, events: &Value) {
        for event in events.as_array().into_iter().flatten() {
            let Some(seq) = event["seq"].as_u64() else { continue };
            let text = event.to_string();
            let known = self.ledger.seen.entry(seq).or_insert_with(|| text.clone());
            assert_eq!(*known, text, "event {seq} has changed");
        }
    }

    /// What to do now, if anything.
    fn next_move(&mut self, seat: &Seat) -> Option<Value> {
        let view = &seat.view;
        match view["phase"].as_str() {
            None => (seat.seat == json!(1)).then(|| json!({ "kind": "deal" })),
            Some("dealt") => (seat.seat == json!(1)).then(|| json!({ "kind": "begin" })),
            Some("running") if view["turn"]["seat"] == seat.seat => {
                let legal = seat.legal.as_array().filter(|legal| !legal.is_empty());
                let may_end = view["turn"]["may_end"] == true;
                let ends = may_end && self.rng.next_u64().is_multiple_of(3);
                match legal.filter(|_| !ends) {
                    Some(legal) => {
                        let lay = &legal[self.rng.next_u64() as usize % legal.len()];
                        Some(json!({ "kind": "lay", "lay": lay["lay"] }))
                    }
                    None => Some(json!({ "kind": "end-turn" })),
                }
            }
            Some(_) => None,
        }
    }
}

async fn hear(socket: &mut Socket) -> Outcome<Value> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err("closed".into()),
            Some(Ok(_)) => {}
        }
    }
}
