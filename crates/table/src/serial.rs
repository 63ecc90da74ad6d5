//! Stored and sent forms of what has a word of its own.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use crate::language::Language;
use crate::name::Name;
use crate::person::PersonId;
use crate::settings::Talk;

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        String::deserialize(deserializer).map(|text| Name::kept(&text))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let code = String::deserialize(deserializer)?;
        Language::from_code(&code).ok_or_else(|| D::Error::custom("no language Tenback speaks"))
    }
}

impl Serialize for Talk {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Talk {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Talk, D::Error> {
        let word = String::deserialize(deserializer)?;
        Talk::from_word(&word).ok_or_else(|| D::Error::custom("not a level of talk: none, signals or chat"))
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PersonId, D::Error> {
        u64::deserialize(deserializer).map(PersonId::new)
    }
}

/// A bot's level by its word, for fields.
pub(crate) mod level {
    use super::{Deserialize, Deserializer, Error, Serializer};
    use tenback_bots::Level;

    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.word())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let word = String::deserialize(deserializer)?;
        Level::from_word(&word).ok_or_else(|| D::Error::custom("not a level of a bot"))
    }
}
