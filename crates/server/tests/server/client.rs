//! A client written only from the protocol document.

use std::collections::VecDeque;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing takes this long on an idle machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// The response to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A connection from one of this machine's many addresses.
async fn dial(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.connect(to).await
}

/// A request written by hand, so that every byte is known.
pub(crate) async fn request(to: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    request_from(Ipv4Addr::LOCALHOST, to, method, path, headers, body).await
}

async fn request_from(from: Ipv4Addr, to: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    let mut stream = dial(from, to).await.expect("it listens");
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.expect("it reads");
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    read.expect("an answer in time").expect("an answer");
    let text = String::from_utf8(bytes).expect("text");
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = if head.contains("transfer-encoding: chunked") { unchunked(body) } else { body.to_owned() };
    Answer { status, head: head.to_owned(), body }
}

/// The contents of a body that was sent in chunks, each after its length.
fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("the length of a chunk");
        whole.push_str(&rest[..length]);
        body = rest[length..].strip_prefix("\r\n").unwrap_or_default();
    }
    whole
}

/// A person with a name and a token.
#[derive(Clone)]
pub(crate) struct Somebody {
    pub(crate) server: SocketAddr,
    pub(crate) token: String,
    /// The address they connect from.
    from: Ipv4Addr,
    /// The number of the person's next command, over all connections.
    commands: Arc<AtomicU64>,
    /// The mark of their browser, if they use one.
    browser: Option<String>,
}

pub(crate) const JSON: &str = "Content-Type: application/json\r\n";

impl Somebody {
    pub(crate) async fn new(server: SocketAddr, name: &str) -> Somebody {
        Somebody::from(Ipv4Addr::LOCALHOST, server, name).await
    }

    /// Somebody who connects from another address.
    pub(crate) async fn from(from: Ipv4Addr, server: SocketAddr, name: &str) -> Somebody {
        let body = json!({ "name": name, "keep": "token" }).to_string();
        let answer = request_from(from, server, "POST", "/api/me", JSON, &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        Somebody { from, ..Somebody::with_token(server, answer.json()["token"].as_str().expect("a token")) }
    }

    pub(crate) fn with_token(server: SocketAddr, token: &str) -> Somebody {
        Somebody { server, token: token.to_owned(), from: Ipv4Addr::LOCALHOST, commands: Arc::default(), browser: None }
    }

    /// The same person in a browser with this mark.
    #[allow(dead_code, reason = "used by tests/abuse")]
    pub(crate) fn in_browser(self, mark: &str) -> Somebody {
        Somebody { browser: Some(mark.to_owned()), ..self }
    }

    /// The same person at another address.
    #[allow(dead_code, reason = "used by tests/abuse")]
    pub(crate) fn moved_to(&self, from: Ipv4Addr) -> Somebody {
        Somebody { from, ..self.clone() }
    }

    fn cookie(&self) -> Option<String> {
        self.browser.as_ref().map(|mark| format!("tenback-browser-{}={mark}", self.server.port()))
    }

    /// The same person at another server.
    pub(crate) fn at(&self, server: SocketAddr) -> Somebody {
        Somebody { server, ..self.clone() }
    }

    fn bearer(&self) -> String {
        let cookie = self.cookie().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        format!("Authorization: Bearer {}\r\n{cookie}", self.token)
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request_from(self.from, self.server, "GET", path, &self.bearer(), "").await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        request_from(self.from, self.server, method, path, &format!("{JSON}{}", self.bearer()), &body.to_string()).await
    }

    /// Creates a table and returns its id.
    pub(crate) async fn table(&self, wanted: Value) -> String {
        let answer = self.send("POST", "/api/tables", &wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn connect(&self, table: &str) -> Result<Socket, Error> {
        let mut request = format!("ws://{}/api/tables/{table}/socket", self.server).into_client_request()?;
        let bearer = format!("Bearer {}", self.token).parse().expect("letters and digits");
        request.headers_mut().insert("Authorization", bearer);
        if let Some(cookie) = self.cookie() {
            request.headers_mut().insert("Cookie", cookie.parse().expect("letters and digits"));
        }
        let stream = MaybeTlsStream::Plain(dial(self.from, self.server).await?);
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream, heard: VecDeque::new(), commands: self.commands.clone(), seq: 0, raw: Vec::new() })
    }

    /// The status and the problem with which a table refuses to open its socket. A plain request says the same.
    pub(crate) async fn shut_out(&self, table: &str) -> (u16, Value) {
        let refused = match self.connect(table).await.map(|_| ()) {
            Err(Error::Http(answer)) => answer,
            other => panic!("the socket must not open: {other:?}"),
        };
        let problem = serde_json::from_slice(refused.body().as_deref().expect("a problem")).expect("JSON");
        let asked = self.get(&format!("/api/tables/{table}/entry")).await;
        assert_eq!((asked.status, asked.json()), (refused.status().as_u16(), problem));
        (asked.status, asked.json())
    }

    /// Connects by an invite link.
    pub(crate) async fn join_by(&self, table: &str, invite: &str) -> Player {
        self.join_saying(table, json!({ "type": "hello", "invite": invite })).await
    }

    /// Connects, says hello and is welcomed.
    pub(crate) async fn join(&self, table: &str) -> Player {
        self.join_having(table, 0).await
    }

    pub(crate) async fn join_having(&self, table: &str, have: u64) -> Player {
        self.join_saying(table, json!({ "type": "hello", "have": have })).await
    }

    async fn join_saying(&self, table: &str, hello: Value) -> Player {
        let mut socket = self.connect(table).await.expect("the socket opens");
        socket.say(&hello).await;
        let welcome = socket.hear("welcome").await;
        socket.seq = welcome["seq"].as_u64().expect("a number");
        Player {
            view: welcome["view"].clone(),
            legal: welcome["legal"].clone(),
            you: welcome["you"].clone(),
            welcome,
            socket,
        }
    }
}

/// An open socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: VecDeque<Value>,
    commands: Arc<AtomicU64>,
    /// The number of the last event received.
    pub(crate) seq: u64,
    /// Every text received.
    pub(crate) raw: Vec<String>,
}

impl Socket {
    pub(crate) async fn say(&mut self, frame: &Value) {
        self.stream.send(Message::text(frame.to_string())).await.expect("it is open");
    }

    /// The next frame; `None` once the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        if let Some(frame) = self.heard.pop_front() {
            return Some(frame);
        }
        self.receive().await
    }

    async fn receive(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a frame in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    self.raw.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next frame of a kind. Other frames are kept for later.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        if let Some(index) = self.heard.iter().position(|frame| frame["type"] == kind) {
            return self.heard.remove(index).expect("it is there");
        }
        loop {
            let frame = self.receive().await.unwrap_or_else(|| panic!("closed before {kind}; heard {:?}", self.raw));
            if frame["type"] == kind {
                return frame;
            }
            self.heard.push_back(frame);
        }
    }

    fn new_id(&self) -> String {
        format!("c{}", self.commands.fetch_add(1, Ordering::Relaxed))
    }
}

/// A person at a table, who follows the game.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) welcome: Value,
    pub(crate) view: Value,
    pub(crate) legal: Value,
    pub(crate) you: Value,
}

impl Player {
    /// Sends a command and waits for its step or refusal.
    pub(crate) async fn act(&mut self, command: Value) -> Result<Value, Value> {
        let id = self.socket.new_id();
        self.socket.say(&json!({ "type": "do", "id": id, "seen": self.socket.seq, "command": command })).await;
        loop {
            let frame = self.follow().await.unwrap_or_else(|| panic!("closed; heard {:?}", self.socket.raw));
            match frame["type"].as_str() {
                Some("step") if frame["done"] == json!(id) => return Ok(frame),
                Some("done") if frame["id"] == json!(id) => return Ok(frame),
                Some("refused") if frame["id"] == json!(id) => return Err(frame),
                _ => {}
            }
        }
    }

    /// Sends a command that must succeed.
    pub(crate) async fn must(&mut self, command: Value) -> Value {
        let told = command.to_string();
        self.act(command).await.unwrap_or_else(|refused| panic!("{told}: {refused}"))
    }

    /// Follows the next frame.
    pub(crate) async fn follow(&mut self) -> Option<Value> {
        let frame = self.socket.next().await?;
        if frame["type"] == "step" {
            let seen = frame["seen"].as_array().expect("a list");
            for told in seen {
                self.socket.seq += 1;
                assert_eq!(told["seq"], json!(self.socket.seq), "a number is missing: {frame}");
            }
            assert_eq!(frame["seq"], json!(self.socket.seq));
            self.legal = frame["legal"].clone();
            if frame.get("view").is_some() {
                self.view = frame["view"].clone();
            }
            if frame.get("you").is_some() {
                self.you = frame["you"].clone();
            }
        }
        Some(frame)
    }

    /// Receives frames up to this event.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.socket.seq < seq {
            assert!(self.follow().await.is_some(), "closed");
        }
    }

    pub(crate) fn seat(&self) -> u64 {
        self.you["seat"].as_u64().expect("a seat")
    }

    pub(crate) fn is_to_move(&self) -> bool {
        self.view["phase"] == "running" && self.view["turn"]["seat"] == self.you["seat"]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view["phase"] == "over"
    }

    /// A sensible move: the cheapest lay, or the end of the turn.
    pub(crate) fn sensible(&self) -> Value {
        let legal = self.legal.as_array().expect("a list");
        let cost = |lay: &&Value| (lay["loses"] == true, lay["step"].as_i64().expect("a number"));
        let cheapest = legal.iter().min_by_key(cost);
        let may_end = self.view["turn"]["may_end"] == true;
        match cheapest {
            Some(lay) if !may_end || (lay["step"].as_i64() < Some(2) && lay["loses"] == false) => {
                json!({ "kind": "lay", "lay": lay["lay"] })
            }
            _ => json!({ "kind": "end-turn" }),
        }
    }
}
