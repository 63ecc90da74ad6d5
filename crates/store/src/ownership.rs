//! Files that an operator's command makes for a server.

use std::io;
use std::path::Path;

/// Gives a file to the owner of its folder: an operator's command may run as root, the server as somebody else.
#[cfg(unix)]
pub fn hand_over(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (owner, own) = (folder.metadata()?, path.metadata()?);
    if (owner.uid(), owner.gid()) != (own.uid(), own.gid()) {
        // Only root may, and only root has to.
        let _as_it_is = chown(path, Some(owner.uid()), Some(owner.gid()));
    }
    Ok(())
}

/// Elsewhere files belong to everybody who may write to the folder.
#[cfg(not(unix))]
pub fn hand_over(_path: &Path) -> io::Result<()> {
    Ok(())
}
