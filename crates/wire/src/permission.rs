//! Permissions: what a client may do now.

use std::fmt;

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use tenback_rules::Seat;

/// Something a client may do now. It is sent as a word, followed by the seat where it matters: `hand-over 3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Permission {
    /// Take an empty seat without naming one.
    Sit,
    /// Take this empty seat.
    SitAt(Seat),
    /// Leave one's seat.
    Leave,
    /// Put a bot on this empty seat.
    Bot(Seat),
    /// Remove the person or bot on this seat.
    Kick(Seat),
    /// Make the person on this seat the host.
    PassHost(Seat),
    /// Stop the person on this seat from writing in the chat, or allow it again.
    Silence(Seat),
    /// Close the table for good.
    Close,
    /// Let a bot play one's own seat.
    HandOver,
    /// Let a bot play another person's seat.
    HandOverSeat(Seat),
    /// Take one's seat back from the bot.
    Return,
    /// Allow spectators, or stop allowing them.
    Spectators,
    /// Let only people with the invite link take a seat, make a new link, or let anyone in again.
    InviteOnly,
    /// Deal the first or the next game.
    Deal,
    /// Deal the same cards again.
    DealAgain,
    /// Go first.
    Begin,
    /// Say who should go first: `let-me-begin` or `not-me`.
    StartPreference,
    /// Play a card.
    Lay,
    /// End the turn.
    EndTurn,
    /// Take back the last lay.
    TakeBack,
    /// Try out lays in private.
    TryOut,
    /// Ask for a hint.
    Hint,
    /// Signal something about a pile to the team.
    Signal,
    /// Send a chat message.
    Say,
    /// Give up the game: it ends at once.
    Resign,
    /// Propose to the team to give up the game. The command is `resign`, too.
    ProposeGiveUp,
    /// Answer the proposal to give up.
    Vote,
}

impl Permission {
    /// Those without a seat.
    pub const PLAIN: [Permission; 21] = [
        Permission::Sit,
        Permission::Leave,
        Permission::HandOver,
        Permission::Return,
        Permission::Spectators,
        Permission::InviteOnly,
        Permission::Deal,
        Permission::DealAgain,
        Permission::Begin,
        Permission::StartPreference,
        Permission::Lay,
        Permission::EndTurn,
        Permission::TakeBack,
        Permission::TryOut,
        Permission::Hint,
        Permission::Signal,
        Permission::Say,
        Permission::Resign,
        Permission::ProposeGiveUp,
        Permission::Vote,
        Permission::Close,
    ];

    /// Those with a seat, for one seat.
    pub const fn at(seat: Seat) -> [Permission; 6] {
        [
            Permission::SitAt(seat),
            Permission::Bot(seat),
            Permission::Kick(seat),
            Permission::PassHost(seat),
            Permission::Silence(seat),
            Permission::HandOverSeat(seat),
        ]
    }

    /// The word by which clients identify it, without the seat. It never changes.
    pub const fn word(self) -> &'static str {
        match self {
            Permission::Sit | Permission::SitAt(_) => "sit",
            Permission::Leave => "leave",
            Permission::Bot(_) => "bot",
            Permission::Kick(_) => "kick",
            Permission::PassHost(_) => "pass-host",
            Permission::Silence(_) => "silence",
            Permission::Close => "close",
            Permission::HandOver | Permission::HandOverSeat(_) => "hand-over",
            Permission::Return => "return",
            Permission::Spectators => "spectators",
            Permission::InviteOnly => "invite-only",
            Permission::Deal => "deal",
            Permission::DealAgain => "deal-again",
            Permission::Begin => "begin",
            Permission::StartPreference => "start-preference",
            Permission::Lay => "lay",
            Permission::EndTurn => "end-turn",
            Permission::TakeBack => "take-back",
            Permission::TryOut => "try-out",
            Permission::Hint => "hint",
            Permission::Signal => "signal",
            Permission::Say => "say",
            Permission::Resign => "resign",
            Permission::ProposeGiveUp => "propose-give-up",
            Permission::Vote => "vote",
        }
    }

    /// Its seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Permission::SitAt(seat)
            | Permission::Bot(seat)
            | Permission::Kick(seat)
            | Permission::PassHost(seat)
            | Permission::Silence(seat)
            | Permission::HandOverSeat(seat) => Some(seat),
            _ => None,
        }
    }

    fn from_text(text: &str) -> Option<Permission> {
        match text.split_once(' ') {
            None => Permission::PLAIN.into_iter().find(|permission| permission.word() == text),
            Some((word, number)) => {
                let seat = Seat::from_number(number.parse().ok()?)?;
                Permission::at(seat).into_iter().find(|permission| permission.word() == word)
            }
        }
    }
}

impl fmt::Display for Permission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            None => f.write_str(self.word()),
            Some(seat) => write!(f, "{} {}", self.word(), seat.number()),
        }
    }
}

impl Serialize for Permission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.seat() {
            None => serializer.serialize_str(self.word()),
            Some(_) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Permission {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Permission, D::Error> {
        let text = String::deserialize(deserializer)?;
        Permission::from_text(&text).ok_or_else(|| D::Error::custom("not a permission"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permission_is_read_back_as_it_was_written() {
        let all = Permission::PLAIN.into_iter().chain(Seat::all(5).flat_map(Permission::at));
        for permission in all {
            let text = serde_json::to_string(&permission).expect("plain data");
            assert_eq!(serde_json::from_str::<Permission>(&text).ok(), Some(permission), "{text}");
        }
        assert!(serde_json::from_str::<Permission>("\"kick 9\"").is_err(), "there are five seats at most");
    }
}
