//! Identities on servers: a secret for each, in a file that only its owner can read.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::link::Link;
use crate::table_lock::TableLock;

/// A person's identity on a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Identity {
    /// The server it is for. A renamed file must not send one server's secret to another.
    server: String,
    /// The name others see.
    pub name: String,
    /// The secret.
    pub(crate) token: String,
}

impl Identity {
    pub(crate) fn new(link: &Link, name: String, token: String) -> Identity {
        Identity { server: link.server(), name, token }
    }
}

/// The folder with all identities.
#[derive(Clone, Debug)]
pub struct Identities {
    folder: PathBuf,
}

impl Identities {
    /// Uses this folder, which is created when needed.
    pub fn at(folder: PathBuf) -> Identities {
        Identities { folder }
    }

    /// The identity for the server of a link, if there is one.
    pub fn find(&self, link: &Link) -> Option<Identity> {
        let text = fs::read_to_string(self.path(link)).ok()?;
        serde_json::from_str(&text).ok().filter(|identity: &Identity| identity.server == link.server())
    }

    /// The servers that this terminal has an identity at, in alphabetical order.
    pub fn servers(&self) -> Vec<Link> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let identity = |path: PathBuf| -> Option<Link> {
            let text = fs::read_to_string(path).ok()?;
            let identity: Identity = serde_json::from_str(&text).ok()?;
            Link::to_server(&identity.server).ok().filter(|server| self.find(server).is_some())
        };
        let is_identity = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "json");
        let mut servers: Vec<Link> = files.filter(is_identity).filter_map(identity).collect();
        servers.sort_by_key(Link::server);
        servers.dedup();
        servers
    }

    /// Saves an identity, atomically. A file that cannot be read is kept beside it, because the secret in it may still be
    /// somebody's only way back.
    pub(crate) fn save(&self, link: &Link, identity: &Identity) -> io::Result<()> {
        let path = self.path(link);
        let temporary = path.with_extension("new");
        fs::create_dir_all(&self.folder)?;
        if path.exists() && self.find(link).is_none() {
            fs::rename(&path, path.with_extension("damaged"))?;
        }
        let saved =
            write_private(&temporary, &serde_json::to_vec(identity)?).and_then(|()| fs::rename(&temporary, &path));
        if saved.is_err() {
            let _already_gone = fs::remove_file(&temporary);
        }
        saved
    }

    /// Checks that an identity can be saved, before a code that works only once is used.
    pub fn check_room(&self) -> io::Result<()> {
        let trial = self.folder.join("trial.new");
        fs::create_dir_all(&self.folder)?;
        write_private(&trial, b"{}")?;
        fs::remove_file(trial)
    }

    /// Removes the identity for the server of a link, once it is signed out there.
    pub fn forget(&self, link: &Link) -> io::Result<()> {
        fs::remove_file(self.path(link))
    }

    /// Marks that this person is at a table.
    pub(crate) fn lock(&self, link: &Link) -> Option<TableLock> {
        TableLock::new(self.folder.join(format!("{}-{}.lock", safe(&link.server()), safe(link.table()))))
    }

    fn path(&self, link: &Link) -> PathBuf {
        self.folder.join(format!("{}.json", safe(&link.server())))
    }
}

/// A text as part of a file name.
fn safe(text: &str) -> String {
    let safe = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
    text.chars().map(safe).collect()
}

/// Writes a file that only its owner can read, from the first byte on.
fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = create_private(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(unix)]
fn create_private(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    // A leftover from an earlier attempt may have been created by somebody else.
    let _none_there = fs::remove_file(path);
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

#[cfg(not(unix))]
fn create_private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create(true).truncate(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(text: &str) -> Link {
        Link::parse(text).expect("a link")
    }

    #[test]
    fn an_identity_is_for_one_server_only() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let identities = Identities::at(folder.path().join("servers"));
        let (here, there) = (link("http://host:8098/t/abc"), link("http://host:8099/t/abc"));
        assert_eq!(identities.find(&here), None);
        let identity = Identity::new(&here, "Ann".into(), "secret".into());
        identities.save(&here, &identity).expect("it can be saved");
        identities.save(&here, &identity).expect("it can be saved again");
        assert_eq!(identities.find(&link("http://host:8098/t/other")), Some(identity), "for all its tables");
        assert_eq!(identities.find(&there), None);
        fs::rename(identities.path(&here), identities.path(&there)).expect("files can be moved");
        assert_eq!(identities.find(&there), None, "a moved file gives away no secret");
        assert_eq!(identities.servers(), [], "nor is it listed");
        identities.save(&there, &Identity::new(&there, "Ben".into(), "other".into())).expect("it can be saved");
        assert_eq!(identities.servers(), [link("http://host:8099/t/abc").to_table("")]);
    }

    #[test]
    fn a_damaged_file_is_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let identities = Identities::at(folder.path().to_owned());
        let link = link("https://host/t/abc");
        fs::write(identities.path(&link), "{\"token\": \"old").expect("the folder is there");
        assert_eq!(identities.find(&link), None);
        identities.save(&link, &Identity::new(&link, "Ann".into(), "new".into())).expect("it can be saved");
        let kept = fs::read_to_string(identities.path(&link).with_extension("damaged"));
        assert_eq!(kept.expect("it was moved"), "{\"token\": \"old");
        assert!(identities.find(&link).is_some());
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_can_read_the_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let identities = Identities::at(folder.path().to_owned());
        let link = link("https://host/t/abc");
        identities.save(&link, &Identity::new(&link, "Ann".into(), "secret".into())).expect("it can be saved");
        let about = fs::metadata(identities.path(&link)).expect("the file is there");
        assert_eq!(about.permissions().mode() & 0o777, 0o600);
    }
}
