//! Visitors who come through a proxy, each from an address of their own.

use std::io::{Read, Write};
use std::net::Ipv4Addr;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

use crate::tls::{Certificate, DOMAIN, Stream};

/// A visitor of the page.
pub(crate) struct Browser<'a> {
    pub(crate) certificate: &'a Certificate,
    pub(crate) port: u16,
    pub(crate) from: Ipv4Addr,
    /// Sent with every request.
    pub(crate) cookie: String,
}

/// The response to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    /// Reads a response to its end.
    pub(crate) fn read(stream: &mut impl Read) -> Answer {
        let mut bytes = Vec::new();
        // Some servers end the connection without saying so.
        _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8(bytes).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let answer = Answer { status, head: head.to_lowercase(), body: body.to_owned() };
        if let Some(length) = answer.header("content-length") {
            assert_eq!(length, answer.body.len().to_string(), "it is not complete: {}", answer.head);
        }
        answer
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

impl Browser<'_> {
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "", "")
    }

    pub(crate) fn post(&self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, "Content-Type: application/json\r\n", body)
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let mut stream = self.certificate.connect(self.from, self.port);
        let (length, cookie) = (body.len(), &self.cookie);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {DOMAIN}\r\nOrigin: https://{DOMAIN}\r\nCookie: {cookie}\r\n\
             Connection: close\r\nContent-Length: {length}\r\n{headers}\r\n"
        );
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).expect("it reads");
        stream.flush().expect("it reads");
        Answer::read(&mut stream)
    }

    /// Becomes a person, as the page does.
    pub(crate) fn named(self, name: &str) -> Self {
        let answer = self.post("/api/me", &json!({ "name": name }).to_string());
        assert_eq!(answer.status, 201, "{answer:?}");
        let set = answer.header("set-cookie").expect("a cookie").to_owned();
        assert!(set.starts_with("tenback=") && set.ends_with("; secure"), "{set}");
        Browser { cookie: set.split(';').next().unwrap_or_default().to_owned(), ..self }
    }

    /// Opens a table's socket and is welcomed.
    pub(crate) fn join(&self, table: &str) -> Player {
        let mut request = format!("wss://{DOMAIN}/api/tables/{table}/socket").into_client_request().expect("a request");
        for (name, value) in [("Cookie", self.cookie.clone()), ("Origin", format!("https://{DOMAIN}"))] {
            request.headers_mut().insert(name, value.parse().expect("letters and digits"));
        }
        let stream = self.certificate.connect(self.from, self.port);
        let (socket, _) = client(request, stream).expect("the socket opens");
        let mut player =
            Player { socket, seq: 0, commands: 0, you: Value::Null, view: Value::Null, legal: Value::Null };
        player.say(&json!({ "type": "hello", "have": 0 }));
        let welcome = player.hear();
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        player.seq = welcome["seq"].as_u64().expect("a number");
        player.take(&welcome);
        player
    }
}

/// Somebody at a table, who follows the game.
pub(crate) struct Player {
    socket: WebSocket<Stream>,
    pub(crate) seq: u64,
    commands: u64,
    you: Value,
    pub(crate) view: Value,
    legal: Value,
}

impl Player {
    fn say(&mut self, frame: &Value) {
        self.socket.send(Message::text(frame.to_string())).expect("it is open");
    }

    fn hear(&mut self) -> Value {
        loop {
            match self.socket.read().expect("a frame in time") {
                Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
                Message::Close(why) => panic!("closed: {why:?}"),
                _ => {}
            }
        }
    }

    fn take(&mut self, frame: &Value) {
        for (field, known) in [("view", &mut self.view), ("legal", &mut self.legal), ("you", &mut self.you)] {
            if let Some(value) = frame.get(field) {
                known.clone_from(value);
            }
        }
    }

    fn follow(&mut self) -> Value {
        let frame = self.hear();
        assert_ne!(frame["type"], "refused", "{frame}");
        if frame["type"] == "step" {
            self.seq = frame["seq"].as_u64().expect("a number");
            self.take(&frame);
        }
        frame
    }

    /// Sends a command and waits until it is done.
    pub(crate) fn act(&mut self, command: &Value) {
        self.commands += 1;
        let id = format!("c{}", self.commands);
        self.say(&json!({ "type": "do", "id": id, "seen": self.seq, "command": command }));
        while self.follow()["done"] != json!(id) {}
    }

    /// Follows the game up to an event.
    pub(crate) fn until(&mut self, seq: u64) {
        while self.seq < seq {
            self.follow();
        }
    }

    pub(crate) fn is_to_move(&self) -> bool {
        self.view["phase"] == "running" && self.view["turn"]["seat"] == self.you["seat"]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view["phase"] == "over"
    }

    /// The cheapest lay, or the end of the turn.
    pub(crate) fn sensible(&self) -> Value {
        let cost = |lay: &&Value| (lay["loses"] == true, lay["step"].as_i64());
        let cheapest = self.legal.as_array().and_then(|legal| legal.iter().min_by_key(cost));
        match cheapest {
            Some(lay) if self.view["turn"]["may_end"] != true => json!({ "kind": "lay", "lay": lay["lay"] }),
            _ => json!({ "kind": "end-turn" }),
        }
    }
}
