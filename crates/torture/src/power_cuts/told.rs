//! What the server told its clients, and when: from the bytes it sent on their sockets.

use std::collections::HashMap;

use tenback_wire::{Seen, SeenEvent, ServerFrame};

use super::trace::{Op, Trace};
use crate::fault::Fault;
use crate::history::SharedHistory;

/// Everything that was told, in order.
pub(super) struct Promises {
    told: Vec<Promise>,
    /// For each command, where it was first acknowledged, and its last event.
    done: HashMap<String, (usize, u64)>,
}

/// A client was told that a table has an event.
pub(super) struct Promise {
    /// Where in the trace.
    pub(super) at: usize,
    pub(super) table: String,
    pub(super) seq: u64,
}

impl Promises {
    /// Reads the frames on all sockets.
    pub(super) fn of(trace: &Trace, clients: &[SharedHistory]) -> Result<Promises, Fault> {
        let tables = clients.iter().flat_map(|client| {
            let client = client.lock();
            client.sent.iter().map(|sent| (sent.id.clone(), client.table.clone())).collect::<Vec<_>>()
        });
        let tables: HashMap<String, String> = tables.collect();
        let mut sockets: HashMap<&str, Socket> = HashMap::new();
        for (at, op) in trace.ops.iter().enumerate().filter(|(_, op)| op.is_told()) {
            if let Op::Told { socket, bytes } = op {
                sockets.entry(socket).or_default().hear(at, bytes);
            }
        }
        let tables = Tables::of(tables, sockets.values());
        let mut promises = Promises { told: Vec::new(), done: HashMap::new() };
        for socket in sockets.into_values().filter(|socket| !socket.frames.is_empty()) {
            let table = tables.find(&socket).cloned().ok_or_else(|| Fault::Expected {
                what: format!("the table of a socket with the commitments {:?} to be known", socket.commitments),
            })?;
            promises.add(socket, &table);
        }
        promises.told.sort_by_key(|promise| promise.at);
        promises.check(clients)?;
        Ok(promises)
    }

    fn add(&mut self, socket: Socket, table: &str) {
        for Frame { at, seq, done } in socket.frames {
            if let Some((id, seq)) = done {
                let first = self.done.entry(id).or_insert((at, seq));
                *first = (*first).min((at, seq));
            }
            self.told.push(Promise { at, table: table.to_owned(), seq });
        }
    }

    /// Every acknowledgement that a client got must be in the trace; otherwise the cuts would check less than they claim.
    fn check(&self, clients: &[SharedHistory]) -> Result<(), Fault> {
        let missing = clients.iter().find_map(|client| {
            let client = client.lock();
            let answered = client.sent.iter().filter(|sent| matches!(sent.answer, crate::history::Answer::Done { .. }));
            answered.map(|sent| sent.id.clone()).find(|id| !self.done.contains_key(id))
        });
        match missing {
            Some(id) => Err(Fault::Expected { what: format!("the acknowledgement of {id} to be in the trace") }),
            None => Ok(()),
        }
    }

    /// What was told before a moment.
    pub(super) fn before(&self, moment: usize) -> impl Iterator<Item = &Promise> {
        self.told.iter().take_while(move |promise| promise.at < moment)
    }

    /// Where a command was acknowledged, and its last event.
    pub(super) fn done(&self, id: &str) -> Option<(usize, u64)> {
        self.done.get(id).copied()
    }
}

/// Which table a socket belongs to.
struct Tables {
    /// From the commands answered there.
    by_command: HashMap<String, String>,
    /// Spectators send none, but are told the same commitments to deals as the players.
    by_commitment: HashMap<String, String>,
}

impl Tables {
    fn of<'a>(by_command: HashMap<String, String>, sockets: impl Iterator<Item = &'a Socket>) -> Tables {
        let mut tables = Tables { by_command, by_commitment: HashMap::new() };
        for socket in sockets {
            if let Some(table) = tables.by_command(socket).cloned() {
                tables.by_commitment.extend(socket.commitments.iter().map(|told| (told.clone(), table.clone())));
            }
        }
        tables
    }

    fn by_command(&self, socket: &Socket) -> Option<&String> {
        socket.frames.iter().find_map(|frame| self.by_command.get(frame.done.as_ref()?.0.as_str()))
    }

    fn find(&self, socket: &Socket) -> Option<&String> {
        let by_commitment = || socket.commitments.iter().find_map(|told| self.by_commitment.get(told));
        self.by_command(socket).or_else(by_commitment)
    }
}

/// What a socket has sent so far.
#[derive(Default)]
struct Socket {
    bytes: Vec<u8>,
    /// Whether the response that opens a web socket has passed.
    open: bool,
    frames: Vec<Frame>,
    /// To deals at its table.
    commitments: Vec<String>,
}

/// What a frame promises.
struct Frame {
    at: usize,
    seq: u64,
    done: Option<(String, u64)>,
}

impl Socket {
    fn hear(&mut self, at: usize, bytes: &[u8]) {
        self.bytes.extend(bytes);
        if !self.open {
            let Some(end) = self.bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return };
            if !self.bytes.starts_with(b"HTTP/1.1 101") {
                // Another request on this connection may still open a web socket.
                self.bytes.clear();
                return;
            }
            self.bytes.drain(..end + 4);
            self.open = true;
        }
        while let Some((start, end)) = frame(&self.bytes) {
            // Pings and closes are no text, and promise nothing.
            if let Ok(heard) = serde_json::from_slice(&self.bytes[start..end]) {
                self.frames.extend(promise(at, &heard));
                self.commitments.extend(commitments(&heard));
            }
            self.bytes.drain(..end);
        }
    }
}

/// Where the payload of the first frame is, if all of it is there. Servers do not mask.
fn frame(bytes: &[u8]) -> Option<(usize, usize)> {
    let (start, length) = match *bytes.get(1)? {
        126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, usize::try_from(u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)).ok()?),
        short => (2, usize::from(short & 0x7f)),
    };
    (bytes.len() >= start + length).then_some((start, start + length))
}

fn promise(at: usize, frame: &ServerFrame) -> Option<Frame> {
    match frame {
        ServerFrame::Welcome(welcome) => Some(Frame { at, seq: welcome.seq, done: None }),
        ServerFrame::Step(step) => {
            let done = step.done.as_ref().map(|id| (id.as_str().to_owned(), step.seq));
            Some(Frame { at, seq: step.seq, done })
        }
        ServerFrame::Done { id, seq } => Some(Frame { at, seq: *seq, done: Some((id.as_str().to_owned(), *seq)) }),
        _ => None,
    }
}

/// The commitments that a frame mentions.
fn commitments(frame: &ServerFrame) -> Vec<String> {
    let of_event = |event: &SeenEvent| match &event.seen {
        Seen::Promised { commitment } => commitment.clone(),
        _ => None,
    };
    match frame {
        ServerFrame::Welcome(welcome) => {
            let table = [&welcome.table.commitment, &welcome.table.next_commitment];
            table.into_iter().flatten().cloned().chain(welcome.tail.iter().filter_map(of_event)).collect()
        }
        ServerFrame::Step(step) => step.seen.iter().filter_map(of_event).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_without_commands_belongs_to_the_table_with_the_same_commitment() {
        let done = |id: &str| Frame { at: 1, seq: 7, done: Some((id.to_owned(), 7)) };
        let socket = |frames, commitments: &[&str]| Socket {
            frames,
            commitments: commitments.iter().map(|told| (*told).to_owned()).collect(),
            ..Socket::default()
        };
        let players = [socket(vec![done("a-1")], &["one", "two"]), socket(vec![done("b-1")], &["three"])];
        let commands = [("a-1", "A"), ("b-1", "B")].map(|(id, table)| (id.to_owned(), table.to_owned()));
        let tables = Tables::of(commands.into(), players.iter());
        let watching = |told: &str| tables.find(&socket(Vec::new(), &[told])).cloned();
        assert_eq!(watching("two").as_deref(), Some("A"));
        assert_eq!(watching("three").as_deref(), Some("B"));
        assert_eq!(watching("four"), None);
    }

    #[test]
    fn frames_are_put_together_from_pieces() {
        let text = br#"{"type":"done","id":"c7","seq":41}"#;
        let mut bytes = b"HTTP/1.1 101 Switching Protocols\r\n\r\n\x81".to_vec();
        bytes.push(text.len() as u8);
        bytes.extend(text);
        let mut socket = Socket::default();
        socket.hear(3, &bytes[..50]);
        assert!(socket.frames.is_empty());
        socket.hear(8, &bytes[50..]);
        let frame = &socket.frames[0];
        assert_eq!((frame.at, frame.seq, frame.done.as_ref()), (8, 41, Some(&("c7".to_owned(), 41))));
    }
}
