//! Serialization of types that are written as one word.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use crate::name::Name;
use crate::settings::Talk;

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        String::deserialize(deserializer).map(|text| Name::stored(&text))
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
