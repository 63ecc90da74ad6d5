//! Faults that somebody announces: which node or database is about to be killed, paused or stopped, and when it is back.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What is about to happen, as in `kill node=1` or `back database`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Announcement {
    /// What.
    pub action: Action,
    /// Where.
    pub place: Place,
}

/// What happens to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// It is killed.
    Kill,
    /// It is paused.
    Pause,
    /// It is stopped cleanly.
    Stop,
    /// It works again.
    Back,
}

/// Where it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// A node, by its place among the targets, counted from 1.
    Node(u32),
    /// The database.
    Database,
}

/// A line that is not an announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadAnnouncement {
    /// As written.
    pub line: String,
}

impl Action {
    const ALL: [Action; 4] = [Action::Kill, Action::Pause, Action::Stop, Action::Back];

    const fn word(self) -> &'static str {
        match self {
            Action::Kill => "kill",
            Action::Pause => "pause",
            Action::Stop => "stop",
            Action::Back => "back",
        }
    }
}

impl FromStr for Announcement {
    type Err = BadAnnouncement;

    fn from_str(line: &str) -> Result<Announcement, BadAnnouncement> {
        let bad = || BadAnnouncement { line: line.to_owned() };
        let mut words = line.split_whitespace();
        let (action, place, rest) = (words.next(), words.next(), words.next());
        let action = Action::ALL.into_iter().find(|known| Some(known.word()) == action);
        let place = match place {
            Some("database") => Some(Place::Database),
            Some(node) => {
                let number = node.strip_prefix("node=").and_then(|number| number.parse().ok());
                number.filter(|number| *number > 0).map(Place::Node)
            }
            None => None,
        };
        let announced = action.zip(place).filter(|_| rest.is_none());
        announced.map(|(action, place)| Announcement { action, place }).ok_or_else(bad)
    }
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::Node(number) => write!(f, "{} node={number}", self.action.word()),
            Place::Database => write!(f, "{} database", self.action.word()),
        }
    }
}

impl fmt::Display for BadAnnouncement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not an announcement", self.line)
    }
}

impl std::error::Error for BadAnnouncement {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_read_as_they_are_written() {
        for line in ["kill node=1", "pause node=12", "stop node=3", "back node=1", "kill database", "back database"] {
            assert_eq!(line.parse::<Announcement>().map(|known| known.to_string()), Ok(line.to_owned()));
        }
        for line in ["", "kill", "kill node", "kill node=0", "kill node=x", "melt node=1", "kill node=1 now"] {
            assert_eq!(line.parse::<Announcement>(), Err(BadAnnouncement { line: line.to_owned() }));
        }
    }
}
