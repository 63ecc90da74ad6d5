//! Files that an operator's command makes for a server. The command may run as root, and the folder may belong to somebody
//! else: links that were put in the place of such a file are not followed.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Options for a file that only its owner can read once it is created. A symbolic link in its place is an error.
pub fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600).custom_flags(rustix::fs::OFlags::NOFOLLOW.bits().cast_signed());
    }
    options
}

/// Gives an open file to the owner of its folder: an operator's command may run as root, the server as somebody else.
#[cfg(unix)]
pub fn hand_over(file: &File, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (owner, own) = (folder.metadata()?, file.metadata()?);
    // A file with a second name may belong to somebody else under that name.
    if (owner.uid(), owner.gid()) != (own.uid(), own.gid()) && own.is_file() && own.nlink() == 1 {
        // Only root may, and only root has to.
        let _as_it_is = fchown(file, Some(owner.uid()), Some(owner.gid()));
    }
    Ok(())
}

/// Elsewhere files belong to everybody who may write to the folder.
#[cfg(not(unix))]
pub fn hand_over(_file: &File, _path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::{MetadataExt, chown, symlink};

    use super::*;

    /// The service account, if this runs as root; otherwise owners cannot change at all.
    const NOBODY: u32 = 65534;

    #[test]
    fn a_symbolic_link_is_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        let (target, link) = (folder.path().join("target"), folder.path().join("link"));
        symlink(&target, &link).expect("a link");
        let opened = private_file().create(true).truncate(true).open(&link);
        assert!(opened.is_err() && !target.exists(), "nothing is created where a link points");
        fs::write(&target, "precious").expect("it is writable");
        private_file().create(true).truncate(true).open(&link).expect_err("a link");
        assert_eq!(fs::read_to_string(&target).expect("it is there"), "precious");
    }

    #[test]
    fn a_file_with_a_second_name_keeps_its_owner() {
        let (elsewhere, folder) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let is_root = chown(folder.path(), Some(NOBODY), Some(NOBODY)).is_ok();
        let (target, own) = (elsewhere.path().join("target"), folder.path().join("own"));
        fs::write(&target, "precious").expect("it is writable");
        let before = target.metadata().expect("it is there").uid();
        let link = folder.path().join("link");
        fs::hard_link(&target, &link).expect("a second name");
        for path in [&link, &own] {
            let file = private_file().create(true).truncate(false).open(path).expect("it is writable");
            hand_over(&file, path).expect("it is there");
        }
        assert_eq!(target.metadata().expect("it is there").uid(), before);
        assert!(!is_root || own.metadata().expect("it is there").uid() == NOBODY);
    }
}
