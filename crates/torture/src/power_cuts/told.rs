//! What the server told its clients, and when: from the bytes it sent on their sockets.

use std::collections::HashMap;

use tenback_wire::ServerFrame;

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
    /// Reads the frames on all sockets. Which table a socket belongs to is known from the commands answered there.
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
        let mut promises = Promises { told: Vec::new(), done: HashMap::new() };
        for socket in sockets.into_values() {
            promises.add(socket, &tables);
        }
        promises.told.sort_by_key(|promise| promise.at);
        promises.check(clients)?;
        Ok(promises)
    }

    fn add(&mut self, socket: Socket, tables: &HashMap<String, String>) {
        let table = socket.frames.iter().find_map(|frame| tables.get(frame.done.as_ref()?.0.as_str()));
        for Frame { at, seq, done } in socket.frames {
            if let Some((id, seq)) = done {
                let first = self.done.entry(id).or_insert((at, seq));
                *first = (*first).min((at, seq));
            }
            if let (Some(table), Some(seq)) = (table, seq) {
                self.told.push(Promise { at, table: table.clone(), seq });
            }
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

/// What a socket has sent so far.
#[derive(Default)]
struct Socket {
    bytes: Vec<u8>,
    /// Whether the response that opens a web socket has passed.
    open: bool,
    frames: Vec<Frame>,
}

/// What a frame promises.
struct Frame {
    at: usize,
    seq: Option<u64>,
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
        ServerFrame::Welcome(welcome) => Some(Frame { at, seq: Some(welcome.seq), done: None }),
        ServerFrame::Step(step) => {
            let done = step.done.as_ref().map(|id| (id.as_str().to_owned(), step.seq));
            Some(Frame { at, seq: Some(step.seq), done })
        }
        ServerFrame::Done { id, seq } => {
            Some(Frame { at, seq: Some(*seq), done: Some((id.as_str().to_owned(), *seq)) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!((frame.at, frame.seq, frame.done.as_ref()), (8, Some(41), Some(&("c7".to_owned(), 41))));
    }
}
