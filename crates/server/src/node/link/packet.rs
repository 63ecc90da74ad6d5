//! What nodes send each other. The frames of clients and tables are passed on as they are; everything else is JSON.

use std::net::IpAddr;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use tenback_table::{Language, Name, Person, PersonId};
use tenback_wire::{ChatMessage, Summary};

use super::noise::LinkError;
use crate::denial::Denial;
use crate::forgetting::Forget;
use crate::origin::{Browser, Origin};

/// The longest packet: a welcome with room to spare.
const LONGEST: usize = 1 << 20;
/// Length, kind and key.
const HEADER: usize = 4 + 1 + 8;

/// The connection of a client, as an edge numbers it on one link.
pub(crate) type Key = u64;

/// One packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Packet {
    /// A sign of life.
    Ping,
    /// To or about a table.
    Control(Vec<u8>),
    /// A frame of a client, on its way to the owner.
    Frame { guest: Key, text: Bytes },
    /// A frame of a table, on its way to the client.
    Text { guest: Key, text: Utf8Bytes },
}

impl Packet {
    pub(super) fn control(message: &impl Serialize) -> Packet {
        Packet::Control(serde_json::to_vec(message).expect("a message is plain data"))
    }

    /// Appends the bytes of a packet.
    pub(super) fn write(&self, to: &mut Vec<u8>) {
        let (kind, key, contents): (u8, Key, &[u8]) = match self {
            Packet::Ping => (0, 0, &[]),
            Packet::Control(contents) => (1, 0, contents),
            Packet::Frame { guest, text } => (2, *guest, text),
            Packet::Text { guest, text } => (3, *guest, text.as_bytes()),
        };
        let length = u32::try_from(HEADER - 4 + contents.len()).unwrap_or(u32::MAX);
        to.reserve(HEADER + contents.len());
        to.extend_from_slice(&length.to_be_bytes());
        to.push(kind);
        to.extend_from_slice(&key.to_be_bytes());
        to.extend_from_slice(contents);
    }
}

/// Packets from a stream of bytes.
#[derive(Default)]
pub(super) struct Packets {
    bytes: Vec<u8>,
    read: usize,
}

impl Packets {
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.bytes.drain(..self.read);
        self.read = 0;
        self.bytes.extend_from_slice(bytes);
    }

    /// The next packet that has arrived completely.
    pub(super) fn next(&mut self) -> Result<Option<Packet>, LinkError> {
        let rest = &self.bytes[self.read..];
        let Some((length, rest)) = rest.split_first_chunk::<4>() else { return Ok(None) };
        let length = u32::from_be_bytes(*length) as usize;
        if !(HEADER - 4..=LONGEST).contains(&length) {
            return Err(LinkError::Protocol("the length of a packet"));
        }
        let Some(packet) = rest.get(..length) else { return Ok(None) };
        self.read += 4 + length;
        let Some((key, contents)) = packet[1..].split_first_chunk::<8>() else { return Ok(None) };
        let guest = Key::from_be_bytes(*key);
        match packet[0] {
            0 => Ok(Some(Packet::Ping)),
            1 => Ok(Some(Packet::Control(contents.to_vec()))),
            2 => Ok(Some(Packet::Frame { guest, text: Bytes::copy_from_slice(contents) })),
            3 => match std::str::from_utf8(contents) {
                Ok(text) => Ok(Some(Packet::Text { guest, text: Utf8Bytes::from(text.to_owned()) })),
                Err(_) => Err(LinkError::Protocol("a text that is not UTF-8")),
            },
            _ => Err(LinkError::Protocol("an unknown kind of packet")),
        }
    }
}

/// What the edge says first.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Greeting {
    /// The node that it means to reach.
    pub(super) to: u64,
}

/// What the owner answers.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Greeted {
    /// The node that it is, if that is another one.
    pub(super) node: u64,
}

/// From the edge, where a client is connected, to the owner of its table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ToOwner {
    /// A client joins a table.
    Join { guest: Key, table: String, visitor: Visitor, invite: Option<String>, have: u64 },
    /// A client is gone.
    Gone { guest: Key },
    /// A question to a table.
    Ask { id: Key, table: String, question: Question },
}

/// From the owner of a table to an edge.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ToEdge {
    /// The client has joined.
    Joined { guest: Key },
    /// The table does not let the client in; the code says why.
    Refused { guest: Key, code: String },
    /// The table belongs to another node.
    Moved { guest: Key },
    /// The connection of a client ends; the code says why.
    End { guest: Key, why: String },
    /// The answer to a question; `None` if the table belongs to another node.
    Answer { id: Key, answer: Option<Answer> },
}

/// A question to a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// Its summary.
    Describe,
    /// Its chat before an event.
    Chat { visitor: Visitor, before: u64 },
    /// Whether somebody may connect.
    MayEnter { visitor: Visitor },
    /// Whether it shows none of these cards, which are closed to somebody.
    CheckCards { closed: Vec<[u8; 32]> },
    /// The operator closes it.
    Close,
    /// Chat is to be deleted.
    Forget(Forget),
}

/// The answer of a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    Summary(Box<Summary>),
    Chat(Vec<ChatMessage>),
    Refused(String),
    Forgotten(usize),
    Done,
}

impl Answer {
    /// Why the table refuses, if it does.
    pub(crate) fn refusal(self) -> Option<Denial> {
        match self {
            Answer::Refused(code) => Some(Denial::by_code(&code)),
            Answer::Summary(_) | Answer::Chat(_) | Answer::Forgotten(_) | Answer::Done => None,
        }
    }
}

/// Somebody at another node.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Visitor {
    person: PersonId,
    name: String,
    language: String,
    address: IpAddr,
    browser: Option<String>,
}

impl Visitor {
    pub(crate) fn new(person: &Person, from: &Origin) -> Visitor {
        Visitor {
            person: person.id,
            name: person.name.to_string(),
            language: person.language.code().to_owned(),
            address: from.address,
            browser: from.browser.as_ref().map(|browser| browser.as_str().to_owned()),
        }
    }

    /// Where they come from.
    pub(crate) fn origin(&self) -> Origin {
        Origin { address: self.address, browser: self.browser.as_deref().and_then(Browser::read) }
    }

    pub(crate) fn person(&self) -> Person {
        let language = Language::from_code(&self.language).unwrap_or_default();
        Person { id: self.person, name: Name::stored(&self.name), language }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets_are_read_back_however_they_are_cut() {
        let sent = [
            Packet::Ping,
            Packet::control(&ToOwner::Gone { guest: 3 }),
            Packet::Frame { guest: 1, text: Bytes::from_static(b"{}") },
            Packet::Text { guest: u64::MAX, text: "ž".repeat(1_000).into() },
        ];
        let mut bytes = Vec::new();
        sent.iter().for_each(|packet| packet.write(&mut bytes));
        for size in [1, 2, 7, 64, bytes.len()] {
            let (mut packets, mut received) = (Packets::default(), Vec::new());
            for part in bytes.chunks(size) {
                packets.add(part);
                while let Some(packet) = packets.next().expect("valid packets") {
                    received.push(packet);
                }
            }
            assert_eq!(received, sent, "in parts of {size}");
        }
    }

    #[test]
    fn nonsense_is_an_error() {
        for bytes in [[0xff; 13], [0; 13]] {
            let mut packets = Packets::default();
            packets.add(&bytes);
            assert!(packets.next().is_err());
        }
        let mut packets = Packets::default();
        packets.add(&[0, 0, 0, 9, 99, 0, 0, 0, 0, 0, 0, 0, 0]);
        assert!(packets.next().is_err(), "an unknown kind");
    }
}
