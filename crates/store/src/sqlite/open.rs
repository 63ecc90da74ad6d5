//! Opening a file: it is inspected before it is modified, locked against other servers, and migrated.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::OpenFault;
use crate::ownership::{hand_over, private_file};

use super::header::{Header, undoes_everything};
use super::migrate::{APPLICATION, KNOWN, STEPS, migrate, version};

/// The lock of an open file, shared by its users and released with the last of them.
pub(super) type Lock = Arc<File>;

/// A file that is open, locked and up to date.
pub(super) struct Opened {
    pub(super) writer: Connection,
    pub(super) readers: Vec<Connection>,
    pub(super) lock: Lock,
}

/// How long to wait for other programs that read the file, such as a backup.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many threads read, so that one long read does not hold up the others.
const READERS: usize = 3;

/// The statement cache: more than there are statements.
const CACHED_STATEMENTS: usize = 64;

/// How many pages are logged before they are copied to the file: 16 MB.
const CHECKPOINT_PAGES: u32 = 4_000;

pub(super) fn open(path: &Path) -> Result<Opened, OpenFault> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    check_header(path)?;
    let lock = lock(path)?;
    create_private(path)?;
    let mut writer = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    // A closing connection checkpoints what a crash left in the log. That must not happen to a rejected file.
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    check(&writer)?;
    migrate(&mut writer, &STEPS)?;
    set_up(&writer)?;
    let readers = (0..READERS).map(|_| connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)).collect::<Result<_, _>>()?;
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(Opened { writer, readers, lock: Arc::new(lock) })
}

/// Rejects a file by its header. A missing or empty file becomes a new database, and so does one whose creation was
/// interrupted by a power cut.
pub(super) fn check_header(path: &Path) -> Result<(), OpenFault> {
    let (application, version, whole) = match Header::read(path)? {
        Header::Missing => return Ok(()),
        Header::Blank if undoes_everything(&beside(path, "-journal"))? => return Ok(()),
        Header::Blank | Header::Foreign => return Err(OpenFault::NotADatabase),
        Header::Database { application, version, whole } => (application, version, whole),
    };
    judge(application, version)?;
    // After a crash the end of the file may be in the log; SQLite handles that.
    if whole || beside(path, "-wal").exists() || beside(path, "-journal").exists() {
        Ok(())
    } else {
        Err(OpenFault::Broken)
    }
}

/// A new file is readable only by its owner, because it contains the hands of running games. SQLite gives its auxiliary
/// files the same permissions.
fn create_private(path: &Path) -> io::Result<()> {
    match private_file().create_new(true).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// The path of an auxiliary file.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut beside = OsString::from(path);
    beside.push(ending);
    PathBuf::from(beside)
}

pub(super) fn judge(application: i32, version: i32) -> Result<(), OpenFault> {
    match (application, version) {
        (APPLICATION, 1..=KNOWN) => Ok(()),
        (APPLICATION, ..1) => Err(OpenFault::Broken),
        (APPLICATION, found) => Err(OpenFault::Newer { found, known: KNOWN }),
        _ => Err(OpenFault::NotOurs),
    }
}

/// Locks out other servers. The lock ends with the process, however that ends; the lock file stays, since removing it
/// could affect a process that has just opened it.
pub(super) fn lock(path: &Path) -> Result<File, OpenFault> {
    // Use the canonical path, so that one file has one lock.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let path = beside(&path, ".lock");
    let file = private_file().create(true).truncate(false).open(&path)?;
    match file.try_lock() {
        Ok(()) => {
            hand_over(&file, &path)?;
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => Err(OpenFault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

pub(super) fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, OpenFault> {
    // Each connection is used by one thread at a time. No URI flag: a path is a path.
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(CACHED_STATEMENTS);
    // Otherwise SQLite plans some statements again for every set of parameters.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

/// Checks again, including what a crash left in the log. Nothing has been written yet.
fn check(connection: &Connection) -> Result<(), OpenFault> {
    let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = version(connection)?;
    // SQLite silently opens files that are not writable as read-only.
    if connection.is_readonly("main")? {
        return Err(OpenFault::NoPermission);
    }
    let things: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let new = (application, version, things) == (0, 0, 0);
    if !new {
        judge(application, version)?;
        let sound: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        if sound != "ok" {
            return Err(OpenFault::Broken);
        }
    }
    Ok(())
}

fn set_up(connection: &Connection) -> Result<(), OpenFault> {
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(OpenFault::Io(io::ErrorKind::Unsupported.into()));
    }
    // With NORMAL a commit is not synced before it is answered: a power failure would lose events that clients have
    // already seen.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // By default, pages that change with every move would be copied from the log to the file every second or two.
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    // Needed on macOS for a sync to reach the disk; no effect elsewhere.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted or replaced is overwritten with zeros, so that it cannot be read from the file afterwards.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    Ok(())
}

impl From<io::Error> for OpenFault {
    fn from(error: io::Error) -> OpenFault {
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => OpenFault::NoPermission,
            _ => OpenFault::Io(error),
        }
    }
}

impl From<rusqlite::Error> for OpenFault {
    fn from(error: rusqlite::Error) -> OpenFault {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenFault::NotADatabase,
            Some(ErrorCode::DatabaseCorrupt) => OpenFault::Broken,
            Some(ErrorCode::PermissionDenied | ErrorCode::ReadOnly) => OpenFault::NoPermission,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenFault::InUse,
            _ => OpenFault::Io(io::Error::other(error)),
        }
    }
}
