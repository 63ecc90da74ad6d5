//! Who one is on which server: a secret for each, in a file that nobody else may read.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::link::Link;

/// Who one is on a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Identity {
    /// The server it is for. A file that was renamed must not tell the secret of one server to another.
    server: String,
    /// What the others call this person.
    pub name: String,
    /// The secret.
    pub(crate) token: String,
}

impl Identity {
    pub(crate) fn new(link: &Link, name: String, token: String) -> Identity {
        Identity { server: link.server(), name, token }
    }
}

/// The folder of all of them.
#[derive(Clone, Debug)]
pub struct Identities {
    folder: PathBuf,
}

impl Identities {
    /// Kept in this folder, which is made when it is needed.
    pub fn at(folder: PathBuf) -> Identities {
        Identities { folder }
    }

    /// Who one is on the server of a link, if that is known.
    pub fn find(&self, link: &Link) -> Option<Identity> {
        let text = fs::read_to_string(self.path(link)).ok()?;
        serde_json::from_str(&text).ok().filter(|identity: &Identity| identity.server == link.server())
    }

    /// Keeps it: whole, or not at all.
    pub(crate) fn keep(&self, link: &Link, identity: &Identity) -> io::Result<()> {
        let path = self.path(link);
        let beside = path.with_extension("new");
        fs::create_dir_all(&self.folder)?;
        let kept = write_private(&beside, &serde_json::to_vec(identity)?).and_then(|()| fs::rename(&beside, &path));
        if kept.is_err() {
            let _gone_already = fs::remove_file(&beside);
        }
        kept
    }

    fn path(&self, link: &Link) -> PathBuf {
        let tame = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
        let name: String = link.server().chars().map(tame).collect();
        self.folder.join(format!("{name}.json"))
    }
}

/// Writes a file that only its owner may read, from the first byte on.
fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = create_private(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(unix)]
fn create_private(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    // What is left of an earlier try may have been made by others.
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
    fn a_secret_is_for_one_server_and_one_user_only() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let identities = Identities::at(folder.path().join("servers"));
        let (here, there) = (link("http://host:8098/t/abc"), link("http://host:8099/t/abc"));
        assert_eq!(identities.find(&here), None);
        let identity = Identity::new(&here, "Ann".into(), "secret".into());
        identities.keep(&here, &identity).expect("it can be kept");
        identities.keep(&here, &identity).expect("it can be kept again");
        assert_eq!(identities.find(&link("http://host:8098/t/other")), Some(identity), "for all its tables");
        assert_eq!(identities.find(&there), None);
        fs::rename(identities.path(&here), identities.path(&there)).expect("files can be moved");
        assert_eq!(identities.find(&there), None, "a moved file tells nobody a secret");
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_the_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let identities = Identities::at(folder.path().to_owned());
        let link = link("https://host/t/abc");
        identities.keep(&link, &Identity::new(&link, "Ann".into(), "secret".into())).expect("it can be kept");
        let about = fs::metadata(identities.path(&link)).expect("the file is there");
        assert_eq!(about.permissions().mode() & 0o777, 0o600);
    }
}
