//! Who runs the server: PostgreSQL refuses to run as root.

use std::io;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use nix::unistd::{Uid, User};

/// An unprivileged user to become, if this process is root.
#[derive(Clone, Copy)]
pub(crate) struct Unprivileged(Option<(u32, u32)>);

impl Unprivileged {
    pub(crate) fn find() -> Unprivileged {
        if !Uid::effective().is_root() {
            return Unprivileged(None);
        }
        let found = ["postgres", "nobody"].iter().find_map(|name| User::from_name(name).ok().flatten());
        Unprivileged(found.map(|user| (user.uid.as_raw(), user.gid.as_raw())))
    }

    /// Runs a command as this user.
    pub(crate) fn runs(self, command: &mut Command) {
        if let Some((uid, gid)) = self.0 {
            command.uid(uid).gid(gid);
        }
    }

    /// Gives a file or folder to this user.
    pub(crate) fn owns(self, path: &Path) -> io::Result<()> {
        self.0.map_or(Ok(()), |(uid, gid)| chown(path, Some(uid), Some(gid)))
    }
}
