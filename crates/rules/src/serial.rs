//! Serialization: as numbers and words of the notation, never by the order of an enum.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use crate::card::{Card, CardList};
use crate::command_cards::{CardCommand, CommandCards};
use crate::lay::Lay;
use crate::pile::Pile;
use crate::rules::{Contest, GameName, Options, Rules};
use crate::seat::Seat;
use crate::signal::{PileSignal, Signal};

/// Serializes a type as a number.
macro_rules! as_number {
    ($($kind:ty, $noun:literal: $from:path, $number:path;)*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $number(*self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                let number = u8::deserialize(deserializer)?;
                $from(number).ok_or_else(|| D::Error::custom(format_args!("{number} is not a {}", $noun)))
            }
        }
    )*};
}

/// Reads a type from words of the notation.
macro_rules! from_words {
    ($kind:ty, $noun:literal, $from:path) => {
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                let words = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                $from(&words).ok_or_else(|| D::Error::custom(format_args!("{words:?} is not a {}", $noun)))
            }
        }
    };
}

/// Serializes a type as a fixed word of the notation.
macro_rules! as_word {
    ($($kind:ty, $noun:literal: $from:path, $word:path;)*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($word(*self))
            }
        }

        from_words!($kind, $noun, $from);
    )*};
}

/// Serializes a type as it is displayed, in words of the notation.
macro_rules! as_displayed {
    ($($kind:ty, $noun:literal: $from:path;)*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        from_words!($kind, $noun, $from);
    )*};
}

as_number! {
    Card, "card": Card::new, Card::number;
    Seat, "seat": Seat::from_number, Seat::number;
}

as_word! {
    CardCommand, "command of a card": CardCommand::from_word, CardCommand::word;
    GameName, "game": GameName::from_word, GameName::word;
    Pile, "pile": Pile::from_word, Pile::word;
    PileSignal, "signal about a pile": PileSignal::from_word, PileSignal::word;
}

as_displayed! {
    Lay, "lay": Lay::from_word;
    Signal, "signal": Signal::from_words;
}

impl Serialize for CardList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardList, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > CardList::CAPACITY {
            return Err(D::Error::custom("more cards than fit in any hand"));
        }
        Ok(CardList::from_slice(&cards))
    }
}

/// The stored form of rules. Command cards are always listed: a different built-in assignment must not change a game in
/// progress.
#[derive(Serialize, Deserialize)]
struct StoredRules {
    game: GameName,
    seats: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hand_size: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    minimum: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    commands: Vec<(CardCommand, Vec<Card>)>,
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let together = self.contest() == Contest::Together;
        let carriers = |command| (command, self.commands().cards(command).iter().collect());
        let stored = StoredRules {
            game: self.name(),
            seats: self.seats(),
            hand_size: together.then(|| self.hand_size()),
            minimum: together.then(|| self.minimum(1)),
            commands: CardCommand::ALL
                .map(carriers)
                .into_iter()
                .filter(|(_, cards): &(_, Vec<_>)| !cards.is_empty())
                .collect(),
        };
        stored.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        let stored = StoredRules::deserialize(deserializer)?;
        let pairs = stored.commands.iter().flat_map(|(command, cards)| cards.iter().map(|card| (*card, *command)));
        let carried = CommandCards::new(pairs).map_err(|_| D::Error::custom("a card carries two commands"))?;
        let commands = (stored.game == GameName::Extreme).then_some(carried);
        let options = Options { hand_size: stored.hand_size, minimum: stored.minimum, commands };
        Rules::new(stored.game, stored.seats, options).map_err(|_| D::Error::custom("invalid rules"))
    }
}
