//! Files and folders that are not writable.

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;
use tenback_store::{OpenFault, Sqlite};

use crate::again;

/// Set for the process without write permission.
const FOLDER: &str = "TENBACK_TEST_PERMISSION_FOLDER";
const TEST: &str = "permission::a_database_that_is_not_writable_is_rejected";
const NOBODY: u32 = 65534;

#[test]
fn a_database_that_is_not_writable_is_rejected() {
    if let Some(folder) = env::var_os(FOLDER) {
        return refused(Path::new(&folder));
    }
    let folder = tempfile::tempdir().expect("a folder");
    allow(folder.path(), 0o755);
    for (name, mode) in [("closed", 0o555), ("open", 0o777)] {
        let inner = folder.path().join(name);
        drop(Sqlite::open(inner.join("old.db")).expect("a new file"));
        fs::remove_file(inner.join("old.db.lock")).expect("it stays behind");
        allow(&inner.join("old.db"), 0o444);
        allow(&inner, mode);
    }
    let before = fs::read(folder.path().join("open/old.db")).expect("it can be read");
    // Root may write anywhere, so root runs a copy of this program as another user.
    let root = folder.path().metadata().expect("it is there").uid() == 0;
    let (mut child, _copy) = if root { as_nobody() } else { (again(TEST), None) };
    let output = child.env(FOLDER, folder.path()).output().expect("another process");
    allow(&folder.path().join("closed"), 0o755);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"), "the other process did run");
    assert_eq!(fs::read(folder.path().join("open/old.db")).expect("it can be read"), before);
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("it is ours");
}

fn as_nobody() -> (Command, Option<TempDir>) {
    let folder = tempfile::tempdir().expect("a folder");
    allow(folder.path(), 0o755);
    let program = folder.path().join("test");
    fs::copy(env::current_exe().expect("this program"), &program).expect("a copy");
    allow(&program, 0o755);
    let mut command = Command::new(program);
    command.args(again(TEST).get_args()).current_dir(folder.path()).uid(NOBODY).gid(NOBODY);
    (command, Some(folder))
}

fn refused(folder: &Path) {
    for file in ["closed/new.db", "closed/inner/new.db", "closed/old.db", "open/old.db"] {
        let why = Sqlite::open(folder.join(file)).expect_err(file).why;
        assert!(matches!(why, OpenFault::NoPermission), "{file}: {why:?}");
    }
}
