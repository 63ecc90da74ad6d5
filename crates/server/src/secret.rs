//! Secrets of people, and ids of tables.

use std::fmt;

use data_encoding::BASE32_DNSCURVE;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;
use tenback_store::{Device, DeviceId, Digest, TableId};
use tenback_table::PersonId;

use crate::world::{RandomError, World};

/// Encodes bytes as lowercase letters and digits.
pub(crate) fn text(bytes: &[u8]) -> String {
    BASE32_DNSCURVE.encode(bytes)
}

/// The bytes of a text that [`text`] could have made: one value, one text.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    // Base 32 would also accept uppercase letters.
    (!text.contains(char::is_uppercase)).then(|| BASE32_DNSCURVE.decode(text.as_bytes()).ok()).flatten()
}

/// A person and a secret of 160 bits. Only its digest is ever stored.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret {
    pub(crate) person: PersonId,
    bytes: [u8; Secret::BYTES],
}

/// A person as operators know them: the first half of their token, which is not secret.
pub(crate) fn person_text(person: PersonId) -> String {
    text(&person.number().to_be_bytes())
}

/// The inverse of [`person_text`].
pub(crate) fn read_person(text: &str) -> Option<PersonId> {
    let number: [u8; 8] = bytes(text)?.try_into().ok()?;
    Some(PersonId::new(u64::from_be_bytes(number)))
}

impl Secret {
    const BYTES: usize = 20;

    pub(crate) fn new(person: PersonId, world: &dyn World) -> Result<Secret, RandomError> {
        let mut bytes = [0; Secret::BYTES];
        world.fill(&mut bytes)?;
        Ok(Secret { person, bytes })
    }

    /// Parses a secret from its text.
    pub(crate) fn read(text: &str) -> Option<Secret> {
        let (person, secret) = text.split_once('.')?;
        let bytes = bytes(secret)?.try_into().ok()?;
        Some(Secret { person: read_person(person)?, bytes })
    }

    /// The text for its owner, shown once.
    pub(crate) fn reveal(&self) -> String {
        format!("{}.{}", person_text(self.person), text(&self.bytes))
    }

    pub(crate) fn digest(&self) -> Digest {
        Digest::new(Sha256::digest(self.bytes).into())
    }

    /// The device that it is the token of. All are compared, in constant time.
    pub(crate) fn find<'a>(&self, devices: &'a [Device]) -> Option<&'a Device> {
        let own = self.digest();
        let is_own = |device: &Device| bool::from(own.as_bytes().ct_eq(device.token.as_bytes()));
        devices.iter().fold(None, |found, device| if is_own(device) { Some(device) } else { found })
    }

    /// Whether it has this digest, compared in constant time.
    pub(crate) fn matches(&self, digest: &Digest) -> bool {
        self.digest().as_bytes().ct_eq(digest.as_bytes()).into()
    }
}

/// Secrets do not appear in logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({:?}, …)", self.person)
    }
}

/// A new person.
pub(crate) fn new_person(world: &dyn World) -> Result<PersonId, RandomError> {
    let mut number = [0; 8];
    world.fill(&mut number)?;
    Ok(PersonId::new(u64::from_be_bytes(number)))
}

/// A new device.
pub(crate) fn new_device(world: &dyn World) -> Result<DeviceId, RandomError> {
    let mut number = [0; 8];
    world.fill(&mut number)?;
    Ok(DeviceId::new(u64::from_be_bytes(number)))
}

/// A device as its owner knows it.
pub(crate) fn device_text(device: DeviceId) -> String {
    text(&device.number().to_be_bytes())
}

/// The device with this text.
pub(crate) fn device_id(text: &str) -> Option<DeviceId> {
    let number = u64::from_be_bytes(bytes(text)?.try_into().ok()?);
    Some(DeviceId::new(number)).filter(|id| id.number() == number)
}

/// A table id that cannot be guessed: 80 bits.
pub(crate) fn new_table(world: &dyn World) -> Result<TableId, RandomError> {
    let mut bytes = [0; 10];
    world.fill(&mut bytes)?;
    Ok(TableId::new(&text(&bytes)).expect("sixteen small letters and digits"))
}

/// The code of a table's invite link: 104 bits.
pub(crate) fn new_invite(world: &dyn World) -> Result<String, RandomError> {
    let mut bytes = [0; 13];
    world.fill(&mut bytes)?;
    Ok(text(&bytes))
}

/// Whether two secret texts are the same, compared in constant time.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::System;

    #[test]
    fn a_secret_is_read_back_and_told_apart() {
        let person = PersonId::new(77);
        let secret = Secret::new(person, &System).expect("random numbers are available");
        let other = Secret::new(person, &System).expect("random numbers are available");
        assert_eq!(Secret::read(&secret.reveal()), Some(secret.clone()));
        assert!(secret.matches(&secret.digest()));
        assert!(!other.matches(&secret.digest()));
        assert!(!format!("{secret:?}").contains(&text(&secret.bytes)), "the secret appears in its debug output");
    }

    #[test]
    fn what_is_no_secret_is_not_read() {
        let secret = Secret::new(PersonId::new(1), &System).expect("random numbers are available").reveal();
        for forged in ["", ".", "a.b", &secret[1..], &secret[..secret.len() - 1], &format!("{secret}0")] {
            assert_eq!(Secret::read(forged), None, "{forged}");
        }
    }

    #[test]
    fn tables_are_found_by_sixteen_characters() {
        let id = new_table(&System).expect("random numbers are available");
        assert_eq!(id.as_str().len(), 16);
    }
}
