//! The secret of a server. It is kept apart from the database, so that a copy of the database alone does not reveal what
//! was stored as a keyed digest.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use data_encoding::BASE32_DNSCURVE;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tenback_store::{hand_over, private_file};

use crate::secret;
use crate::world::{RandomError, System, World};

/// 256 random bits that a server keeps to itself, or shares with others that use the same database. Nothing uses them
/// directly: for each purpose there is an independent key.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerSecret([u8; ServerSecret::BYTES]);

/// What a key is for. The labels never change: other ones would be other keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Recognising where people come from whom a host has removed.
    Origins,
    /// Links between nodes.
    Links,
    /// Names of limits that nodes share.
    Limits,
}

/// A key for one purpose.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SubKey([u8; ServerSecret::BYTES]);

/// A server's secret in a file.
#[derive(Debug)]
pub struct LoadedSecret {
    /// The secret.
    pub secret: ServerSecret,
    /// Whether there was none, so that it has just been made.
    pub is_new: bool,
}

impl ServerSecret {
    const BYTES: usize = 32;

    /// Reads the secret from a file, or creates one that only the owner of its folder can read.
    pub fn in_file(path: &Path) -> io::Result<LoadedSecret> {
        match fs::read_to_string(path) {
            Ok(text) => Ok(LoadedSecret { secret: ServerSecret::parse(&text)?, is_new: false }),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {
                ServerSecret::create(path, |draft, path| fs::hard_link(draft, path))
            }
            Err(why) => Err(why),
        }
    }

    /// A secret until the server stops.
    pub fn in_memory() -> Result<ServerSecret, RandomError> {
        let mut bytes = [0; ServerSecret::BYTES];
        System.fill(&mut bytes)?;
        Ok(ServerSecret(bytes))
    }

    /// The secret with these bytes, for tests.
    pub const fn from_bytes(bytes: [u8; ServerSecret::BYTES]) -> ServerSecret {
        ServerSecret(bytes)
    }

    fn parse(text: &str) -> io::Result<ServerSecret> {
        let bytes = BASE32_DNSCURVE.decode(text.trim().as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(ServerSecret).ok_or_else(|| io::ErrorKind::InvalidData.into())
    }

    /// A new secret in a file that appears complete or not at all. If another server is faster, it is that one's.
    fn create(path: &Path, link: impl Fn(&Path, &Path) -> io::Result<()>) -> io::Result<LoadedSecret> {
        let secret = ServerSecret::in_memory().map_err(io::Error::other)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let draft = draft_path(path)?;
        let linked = secret.write(&draft).map(|()| link(&draft, path));
        // What is left of a failed attempt has another name and is never read.
        let _none = fs::remove_file(&draft);
        let named = match linked? {
            // Not every file system has hard links. Without them, a server that starts at the same time may find a file that is
            // not complete yet, and has to be started again.
            Err(why) if why.kind() != io::ErrorKind::AlreadyExists => secret.write(path),
            linked => linked,
        };
        match named {
            Ok(()) => {
                sync_folder(folder)?;
                Ok(LoadedSecret { secret, is_new: true })
            }
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                let secret = ServerSecret::parse(&fs::read_to_string(path)?)?;
                Ok(LoadedSecret { secret, is_new: false })
            }
            Err(why) => Err(why),
        }
    }

    /// Writes a file that did not exist, completely or not at all.
    fn write(&self, path: &Path) -> io::Result<()> {
        let mut file = private_file().create_new(true).open(path)?;
        let text = format!("{}\n", secret::text(&self.0));
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        written.and_then(|()| hand_over(&file, path)).inspect_err(|_| {
            // The error of writing says more than that of tidying up.
            let _none = fs::remove_file(path);
        })
    }

    /// The key for a purpose. Nothing leads from it to the secret or to another key.
    pub(crate) fn key(&self, purpose: Purpose) -> SubKey {
        SubKey(hmac(&self.0, purpose.label().as_bytes()))
    }
}

impl Purpose {
    const fn label(self) -> &'static str {
        match self {
            Purpose::Origins => "tenback origins 1",
            Purpose::Links => "tenback links 1",
            Purpose::Limits => "tenback limits 1",
        }
    }
}

impl SubKey {
    /// The key itself, for a protocol that needs one.
    pub(crate) const fn bytes(&self) -> &[u8; ServerSecret::BYTES] {
        &self.0
    }

    /// A digest of a text that nobody can make, or try out, without the key.
    pub(crate) fn digest(&self, text: &str) -> [u8; 32] {
        hmac(&self.0, text.as_bytes())
    }
}

fn hmac(key: &[u8; ServerSecret::BYTES], text: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length is valid");
    mac.update(text);
    mac.finalize().into_bytes().into()
}

/// Where the file is written before it has its name. It is random, since processes of several containers may have the same
/// number, and so may the one that left a draft behind.
fn draft_path(path: &Path) -> io::Result<PathBuf> {
    let mut random = [0; 5];
    System.fill(&mut random).map_err(io::Error::other)?;
    let mut draft = path.as_os_str().to_owned();
    draft.push(format!(".{}", secret::text(&random)));
    Ok(draft.into())
}

/// Makes the names in a folder durable.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// Elsewhere folders cannot be opened.
#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// Secrets do not appear in logs.
impl fmt::Debug for ServerSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSecret(…)")
    }
}

/// Secrets do not appear in logs.
impl fmt::Debug for SubKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SubKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_made_once_and_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/tenback.secret");
        let first = ServerSecret::in_file(&path).expect("a new one");
        let again = ServerSecret::in_file(&path).expect("it is there");
        assert_eq!((first.is_new, again.is_new, &first.secret), (true, false, &again.secret));
        let files = fs::read_dir(folder.path().join("new")).expect("a folder").count();
        assert_eq!(files, 1, "nothing else is left there");
        let text = fs::read_to_string(&path).expect("it is there");
        assert!(!format!("{:?}", first.secret).contains(text.trim()), "it does not appear in logs");
        fs::remove_file(&path).expect("it is there");
        let other = ServerSecret::in_file(&path).expect("a new one");
        assert!(other.is_new && other.secret != first.secret);
    }

    #[test]
    fn a_secret_is_made_without_hard_links_and_beside_old_drafts() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tenback.secret");
        let old = folder.path().join(format!("tenback.secret.{}", std::process::id()));
        fs::write(old, "what a process with this number left behind").expect("it is writable");
        let unsupported = |_: &Path, _: &Path| Err(io::ErrorKind::Unsupported.into());
        let first = ServerSecret::create(&path, unsupported).expect("a new one");
        assert!(first.is_new);
        assert_eq!(ServerSecret::in_file(&path).expect("it is there").secret, first.secret);
        let slower = ServerSecret::create(&path, unsupported).expect("that of the other server");
        assert_eq!((slower.is_new, &slower.secret), (false, &first.secret));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "no draft is left");
    }

    #[test]
    fn of_two_servers_that_make_a_secret_the_slower_takes_the_other_ones() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tenback.secret");
        let other = ServerSecret::from_bytes([7; 32]);
        let slow = |draft: &Path, path: &Path| {
            other.write(path)?;
            fs::hard_link(draft, path)
        };
        let loaded = ServerSecret::create(&path, slow).expect("that of the other server");
        assert_eq!((loaded.is_new, &loaded.secret), (false, &other));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_of_the_folder_can_read_the_file() {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = tempfile::tempdir().expect("a folder");
        let is_root = chown(folder.path(), Some(65534), Some(65534)).is_ok();
        let path = folder.path().join("tenback.secret");
        ServerSecret::in_file(&path).expect("a new one");
        let file = path.metadata().expect("it is there");
        assert_eq!(file.mode() & 0o777, 0o600);
        assert!(!is_root || file.uid() == 65534, "the server can read what root has made");
    }

    #[test]
    fn what_is_no_secret_is_rejected_and_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tenback.secret");
        for wrong in ["", "short", "Dear diary"] {
            fs::write(&path, wrong).expect("it is writable");
            let why = ServerSecret::in_file(&path).expect_err("not a secret");
            assert_eq!(why.kind(), io::ErrorKind::InvalidData);
            assert_eq!(fs::read_to_string(&path).expect("it is there"), wrong);
        }
    }

    #[test]
    fn digests_depend_on_the_secret_the_purpose_and_the_text() {
        let (one, two) = (ServerSecret([1; 32]), ServerSecret([2; 32]));
        let digest = |secret: &ServerSecret, text| secret.key(Purpose::Origins).digest(text);
        assert_eq!(digest(&one, "10.0.0.1/32"), digest(&one, "10.0.0.1/32"));
        assert_ne!(digest(&one, "10.0.0.1/32"), digest(&one, "10.0.0.2/32"));
        assert_ne!(digest(&one, "10.0.0.1/32"), digest(&two, "10.0.0.1/32"));
        assert_ne!(SubKey(one.0).digest("x"), digest(&one, "x"), "the secret itself is no key");
    }

    /// RFC 4231, test case 2 with its key padded as the standard pads it.
    #[test]
    fn digests_are_those_of_the_standard() {
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let digest = hmac(&key, b"what do ya want for nothing?");
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(data_encoding::HEXLOWER.encode(&digest), expected);
    }
}
