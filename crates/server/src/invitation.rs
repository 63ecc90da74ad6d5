//! The operator's invitation: who has its link may create tables.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use subtle::ConstantTimeEq;
use tenback_store::{hand_over, private_file};
use tracing::warn;

use crate::secret;
use crate::world::{System, World};

/// A secret of 100 bits that the operator hands out in a link. In a file, another process can renew it while the server runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation(Source);

#[derive(Clone, PartialEq, Eq)]
enum Source {
    File(PathBuf),
    Memory(String),
}

/// Secrets do not appear in logs.
impl std::fmt::Debug for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::File(path) => write!(f, "{}", path.display()),
            Source::Memory(_) => f.write_str("…"),
        }
    }
}

impl Invitation {
    /// Reads the invitation from a file, or creates one.
    pub fn in_file(path: &Path) -> io::Result<Invitation> {
        match fs::read_to_string(path) {
            Ok(code) if !code.trim().is_empty() => Ok(Invitation(Source::File(path.to_owned()))),
            Ok(_) => Invitation::renewed(path),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Invitation::renewed(path),
            Err(why) => Err(why),
        }
    }

    /// A new invitation in a file: links with the old one stop working. The file belongs to the owner of its folder, who may be
    /// another one than this process's.
    pub fn renewed(path: &Path) -> io::Result<Invitation> {
        let code = new_code()?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = private_file().create(true).truncate(true).open(path)?;
        file.write_all(format!("{code}\n").as_bytes())?;
        hand_over(&file, path)?;
        Ok(Invitation(Source::File(path.to_owned())))
    }

    /// An invitation until the server stops.
    pub fn in_memory() -> io::Result<Invitation> {
        new_code().map(|code| Invitation(Source::Memory(code)))
    }

    /// The secret.
    pub fn code(&self) -> io::Result<String> {
        match &self.0 {
            Source::File(path) => fs::read_to_string(path).map(|code| code.trim().to_owned()),
            Source::Memory(code) => Ok(code.clone()),
        }
    }

    /// The end of a link with the secret. The part after the hash is not sent to any server, so it does not appear in logs.
    pub fn link(&self, server: &str) -> io::Result<String> {
        Ok(format!("{server}/#invitation={}", self.code()?))
    }

    /// Whether this is the secret now, compared in constant time. The file is short and read for new tables only.
    pub(crate) fn is(&self, code: &str) -> bool {
        match self.code() {
            Ok(own) => !own.is_empty() && own.as_bytes().ct_eq(code.as_bytes()).into(),
            Err(why) => {
                warn!(%why, file = ?self.0, "the invitation cannot be read");
                false
            }
        }
    }
}

fn new_code() -> io::Result<String> {
    let mut bytes = [0; 13];
    System.fill(&mut bytes).map_err(io::Error::other)?;
    Ok(secret::text(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_stays_until_it_is_renewed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/tenback.invite");
        let invitation = Invitation::in_file(&path).expect("a new one");
        let code = invitation.code().expect("it is there");
        assert!(code.len() > 20 && invitation.is(&code) && !invitation.is("") && !invitation.is(&code[1..]));
        assert_eq!(Invitation::in_file(&path).and_then(|again| again.code()).ok(), Some(code.clone()));
        Invitation::renewed(&path).expect("it is writable");
        assert!(!invitation.is(&code), "the running server knows that it was renewed");
        fs::remove_file(&path).expect("it is there");
        assert!(!invitation.is(&code) && !invitation.is(""), "without a file nobody is invited");
    }

    /// As root, following the link would overwrite any file.
    #[cfg(unix)]
    #[test]
    fn a_link_in_its_place_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let (target, path) = (folder.path().join("target"), folder.path().join("tenback.invite"));
        fs::write(&target, "precious").expect("it is writable");
        std::os::unix::fs::symlink(&target, &path).expect("a link");
        Invitation::renewed(&path).expect_err("a link");
        assert_eq!(fs::read_to_string(&target).expect("it is there"), "precious");
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_of_the_folder_can_read_the_file() {
        use std::os::unix::fs::{MetadataExt, chown};
        let folder = tempfile::tempdir().expect("a folder");
        let is_root = chown(folder.path(), Some(65534), Some(65534)).is_ok();
        let path = folder.path().join("tenback.invite");
        Invitation::in_file(&path).expect("a new one");
        let file = path.metadata().expect("it is there");
        assert_eq!(file.mode() & 0o777, 0o600);
        assert!(!is_root || file.uid() == 65534, "the server can read what root has made");
    }
}
