//! Whether several terminals are at a table as the same person.

use std::fs::{self, File, OpenOptions};
use std::path::PathBuf;

/// Marks that this terminal is at a table, for others that use the same identity. It ends on drop, also when the
/// program is killed.
#[derive(Debug)]
pub struct TableLock {
    file: File,
    path: PathBuf,
}

impl TableLock {
    /// None if there can be no such file; then others are not noticed.
    pub(crate) fn new(path: PathBuf) -> Option<TableLock> {
        fs::create_dir_all(path.parent()?).ok()?;
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path).ok()?;
        file.lock_shared().ok()?;
        Some(TableLock { file, path })
    }

    /// Whether another terminal is at the table as the same person.
    pub fn is_shared(&self) -> bool {
        // Each terminal has a shared lock, so only one that is alone gets an exclusive one.
        let alone = self.file.unlock().and_then(|()| Ok(self.file.try_lock()?));
        let _no_longer_noticed = self.file.unlock().and_then(|()| self.file.lock_shared());
        alone.is_err()
    }
}

impl Drop for TableLock {
    fn drop(&mut self) {
        if !self.is_shared() {
            let _gone_already = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminals_notice_each_other_until_they_leave() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("servers/table.lock");
        let lock = || TableLock::new(path.clone()).expect("the file can be made");
        let first = lock();
        assert!(!first.is_shared());
        let second = lock();
        assert!(first.is_shared() && second.is_shared());
        drop(first);
        assert!(!second.is_shared());
        assert!(lock().is_shared(), "the one who stayed is still noticed");
        drop(second);
        assert!(!path.exists(), "nothing is left behind");
    }
}
