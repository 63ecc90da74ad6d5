//! Opening a file: looked at before it is touched, held against other servers, brought up to date.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::header::Header;
use super::migrate::{APPLICATION, KNOWN, STEPS, migrate, version};

/// A file that could not be opened.
#[derive(Debug)]
pub struct OpenError {
    /// Which file.
    pub path: PathBuf,
    /// Why not.
    pub why: OpenFault,
}

/// Why a file could not be opened. Whatever the reason, it is as it was.
#[derive(Debug)]
pub enum OpenFault {
    /// A newer version of this program has written it.
    Newer {
        /// The version of the file.
        found: i32,
        /// The newest version known here.
        known: i32,
    },
    /// It is a database of another program.
    NotOurs,
    /// It is no database.
    NotADatabase,
    /// It is a database, but damaged.
    Broken,
    /// File or folder may not be written.
    NoPermission,
    /// Another server has it open.
    InUse,
    /// Anything else the system says.
    Io(io::Error),
}

/// Held while a file is open, by all who use it. The last to let go frees the file.
pub(super) type Lock = Arc<File>;

/// A file that is open, locked and up to date.
pub(super) struct Opened {
    pub(super) writer: Connection,
    pub(super) reader: Connection,
    pub(super) lock: Lock,
}

/// How long to wait for another program that looks into the file, such as one that copies it.
const PATIENCE: Duration = Duration::from_secs(5);

/// More than there are statements.
const STATEMENTS: usize = 64;

pub(super) fn open(path: &Path) -> Result<Opened, OpenFault> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    look(path)?;
    let lock = lock(path)?;
    create_private(path)?;
    let mut writer = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    // A connection that closes copies into the file what a crash left beside it. Not into one that is refused.
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    check(&writer)?;
    migrate(&mut writer, &STEPS)?;
    set_up(&writer)?;
    let reader = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(Opened { writer, reader, lock: Arc::new(lock) })
}

/// Refuses a file by its first bytes. One that does not exist or is empty becomes a new database.
fn look(path: &Path) -> Result<(), OpenFault> {
    let (application, version, whole) = match Header::read(path)? {
        Header::Missing => return Ok(()),
        Header::Foreign => return Err(OpenFault::NotADatabase),
        Header::Database { application, version, whole } => (application, version, whole),
    };
    judge(application, version)?;
    // A crash may leave the end of the file in the log beside it. SQLite then knows what to do.
    if whole || beside(path, "-wal").exists() || beside(path, "-journal").exists() {
        Ok(())
    } else {
        Err(OpenFault::Broken)
    }
}

/// A new file is its owner's alone: the hands of games under way are in it. SQLite gives what it puts beside it the same
/// rights.
fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// The path of a file that belongs to another.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut beside = OsString::from(path);
    beside.push(ending);
    PathBuf::from(beside)
}

fn judge(application: i32, version: i32) -> Result<(), OpenFault> {
    match (application, version) {
        (APPLICATION, 1..=KNOWN) => Ok(()),
        (APPLICATION, ..1) => Err(OpenFault::Broken),
        (APPLICATION, found) => Err(OpenFault::Newer { found, known: KNOWN }),
        _ => Err(OpenFault::NotOurs),
    }
}

/// Keeps other servers out. The lock goes with the process, however that ends; its file stays, since removing it could
/// pull it from under somebody who has just opened it.
fn lock(path: &Path) -> Result<File, OpenFault> {
    // However the path was written, one file has one lock.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(beside(&path, ".lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenFault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, OpenFault> {
    // Each connection stays on one thread at a time. No flag for URIs: a path is a path.
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Looks again, now that what a crash left beside the file counts too. Nothing is written yet.
fn check(connection: &Connection) -> Result<(), OpenFault> {
    let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = version(connection)?;
    // SQLite opens what it may not write for reading only, and says nothing.
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
    // With NORMAL a commit is not synced before it is answered: a power cut would lose events that have been told.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // On macOS a sync reaches the disk only with this. Elsewhere it does nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
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
