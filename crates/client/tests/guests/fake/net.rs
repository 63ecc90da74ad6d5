//! The server's network: HTTP requests and sockets on one port.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use tenback_table::{Name, PersonId};
use tenback_wire::{
    ClientFrame, CommandId, Me, NewPerson, Problem, ProfileUpdate, Refused, ServerFrame, Stage, Summary,
};
use tungstenite::{Error, Message, WebSocket};

use super::{Client, Out, State, TABLE};

type Shared = Arc<Mutex<State>>;

pub(super) fn serve(listener: TcpListener, state: &Shared) {
    let state = Arc::downgrade(state);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let Some(state) = state.upgrade() else { return };
            thread::spawn(move || serve_connection(stream, &state));
        }
    });
}

/// The head of a request; it stays in the stream.
fn peek_head(stream: &TcpStream) -> io::Result<String> {
    let mut bytes = vec![0; 8192];
    loop {
        let count = stream.peek(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
        if count == 0 || text.contains("\r\n\r\n") {
            return Ok(text);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let is_it = |line: &&str| line.to_ascii_lowercase().starts_with(&format!("{name}:"));
    head.lines().find(is_it).and_then(|line| line.split_once(": ")).map(|(_, value)| value.trim())
}

fn serve_connection(mut stream: TcpStream, state: &Shared) {
    let Ok(head) = peek_head(&stream) else { return };
    let mut words = head.split_whitespace();
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let token = header(&head, "authorization").and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    let person = {
        let state = state.lock().expect("no test thread panics while it holds the server");
        state.people.iter().find(|(known, _)| known == token).map(|(_, person)| person.id)
    };
    let closed = state.lock().expect("no test thread panics while it holds the server").closed;
    if path.ends_with("/socket") {
        let answer = match person {
            _ if closed => Some((503, String::new())),
            None => Some(problem(401, "who-are-you")),
            Some(_) => None,
        };
        match (answer, person) {
            (None, Some(person)) => {
                if let Ok(socket) = tungstenite::accept(stream) {
                    talk(socket, person, state);
                }
            }
            (answer, _) => reply(&mut stream, &head, answer.unwrap_or_default()),
        }
        return;
    }
    let body = read_body(&mut stream, &head);
    let answer = answer(
        &mut state.lock().expect("no test thread panics while it holds the server"),
        method,
        path,
        person,
        &body,
    );
    let _gone = write_answer(&mut stream, answer);
}

fn reply(stream: &mut TcpStream, head: &str, answer: (u16, String)) {
    read_body(stream, head);
    let _gone = write_answer(stream, answer);
}

fn read_body(stream: &mut TcpStream, head: &str) -> String {
    let length: usize = header(head, "content-length").and_then(|value| value.parse().ok()).unwrap_or(0);
    let before = head.find("\r\n\r\n").map_or(0, |end| end + 4);
    let mut bytes = vec![0; before + length];
    if stream.read_exact(&mut bytes).is_err() {
        return String::new();
    }
    String::from_utf8_lossy(&bytes[before..]).into_owned()
}

fn write_answer(stream: &mut TcpStream, (status, body): (u16, String)) -> io::Result<()> {
    let head = format!("HTTP/1.1 {status} X\r\ncontent-type: application/json\r\nconnection: close\r\n");
    write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len())?;
    stream.flush()
}

fn problem(status: u16, code: &str) -> (u16, String) {
    let problem = Problem { code: code.into(), text: format!("Refused: {code}.") };
    (status, serde_json::to_string(&problem).expect("plain data"))
}

fn answer(state: &mut State, method: &str, path: &str, person: Option<PersonId>, body: &str) -> (u16, String) {
    let ok = |me: &Me| (200, serde_json::to_string(me).expect("plain data"));
    match (method, path, person) {
        ("GET", path, _) if path == format!("/api/tables/{TABLE}") => {
            let settings = state.table.settings();
            let summary = Summary {
                id: TABLE.into(),
                game: settings.rules.name(),
                seats: settings.rules.seats(),
                free: 0,
                sitters: Vec::new(),
                stage: Stage::Waiting,
                talk: settings.talk,
                language: settings.language,
                spectators: settings.spectators,
                invite_only: state.table.invite().is_some(),
                finished: 0,
                ending: None,
                your_seat: None,
                your_turn: None,
                updated: None,
            };
            (200, serde_json::to_string(&summary).expect("plain data"))
        }
        ("GET", path, _) if path.starts_with("/api/tables/") => problem(404, "no-such-table"),
        ("POST", "/api/me", _) => {
            let Ok(new) = serde_json::from_str::<NewPerson>(body) else { return problem(400, "unreadable") };
            if Name::new(&new.name).is_err() {
                return problem(422, "bad-name");
            }
            let (token, id) = state.introduce(&new.name, new.language);
            state.host.get_or_insert(id);
            ok(&Me { name: new.name, language: new.language, token: Some(token) })
        }
        (_, "/api/me", None) => problem(401, "who-are-you"),
        ("GET", "/api/me", Some(person)) => {
            let person = state.person(person);
            ok(&Me { name: person.name.to_string(), language: person.language, token: None })
        }
        ("PUT", "/api/me", Some(id)) => {
            let renamed: ProfileUpdate = serde_json::from_str(body).expect("clients send what can be read");
            let known = state.people.iter_mut().map(|(_, person)| person).find(|person| person.id == id);
            let person = known.expect("the person is known");
            person.name = Name::new(&renamed.name).expect("tests use names that are some");
            person.language = renamed.language;
            ok(&Me { name: renamed.name, language: renamed.language, token: None })
        }
        _ => (404, "<html>nothing here</html>".into()),
    }
}

/// Serves a socket until one side closes it.
fn talk(mut socket: WebSocket<TcpStream>, person: PersonId, state: &Shared) {
    let (out, outgoing) = channel();
    let Some(have) = hello(&mut socket) else { return };
    let number = {
        let mut state = state.lock().expect("no test thread panics while it holds the server");
        let number = state.next_socket;
        state.next_socket += 1;
        state.sockets.push(Client { number, person, out: out.clone() });
        let welcome = ServerFrame::Welcome(Box::new(state.welcome(person, have)));
        let _here = out.send(Out::Frame(Box::new(welcome)));
        let present = state.presence();
        state.tell_all(|client| (client.number != number).then(|| ServerFrame::Present(present.clone())));
        number
    };
    let _always = socket.get_ref().set_read_timeout(Some(Duration::from_millis(2)));
    pass_on(&mut socket, person, state, &outgoing);
    let mut state = state.lock().expect("no test thread panics while it holds the server");
    state.sockets.retain(|client| client.number != number);
    let present = state.presence();
    state.tell_all(|_| Some(ServerFrame::Present(present.clone())));
}

fn hello(socket: &mut WebSocket<TcpStream>) -> Option<u64> {
    match ClientFrame::read(socket.read().ok()?.to_text().ok()?) {
        Ok(ClientFrame::Hello { have, .. }) => Some(have),
        _ => None,
    }
}

fn pass_on(socket: &mut WebSocket<TcpStream>, person: PersonId, state: &Shared, outgoing: &Receiver<Out>) {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => hear(person, state, &text),
            Ok(_) => {}
            Err(Error::Io(error)) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(_) => return,
        }
        while let Ok(out) = outgoing.try_recv() {
            let Out::Frame(frame) = out else { return };
            let text = serde_json::to_string(&*frame).expect("plain data");
            if socket.send(Message::text(text)).is_err() {
                return;
            }
            if matches!(*frame, ServerFrame::Bye(_)) {
                let _gone = socket.close(None);
                return;
            }
        }
    }
}

fn hear(person: PersonId, state: &Shared, text: &str) {
    let mut state = state.lock().expect("no test thread panics while it holds the server");
    let (id, command) = match ClientFrame::read(text) {
        Ok(ClientFrame::Do { id, command, .. }) => (id, command),
        Ok(ClientFrame::Hint { id }) => {
            let answer = state.advise(person, &id).unwrap_or_else(|denial| {
                let (code, text) = state.why(person, &denial);
                refused(id, code, text)
            });
            return answer_to(&state, person, &answer);
        }
        _ => return,
    };
    if let Some(&seq) = state.done.get(id.as_str()) {
        return answer_to(&state, person, &ServerFrame::Done { id, seq });
    }
    if let Err(denial) = state.act(person, command, Some(id.as_str())) {
        let (code, text) = state.why(person, &denial);
        answer_to(&state, person, &refused(id, code, text));
    }
}

fn refused(id: CommandId, code: String, text: String) -> ServerFrame {
    ServerFrame::Refused(Refused { id: Some(id), code, text })
}

fn answer_to(state: &State, person: PersonId, frame: &ServerFrame) {
    state.tell_all(|client| (client.person == person).then(|| frame.clone()));
}
