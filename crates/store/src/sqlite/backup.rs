//! Copies of a whole file: made while a server runs, checked, and put back.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::ownership::{hand_over, private_file};
use crate::{OpenError, OpenFault};

use super::open::{beside, check_header, connect, judge, lock};
use super::{Sqlite, migrate};

/// Why a file was not backed up or restored.
#[derive(Debug)]
pub enum BackupError {
    /// The file to copy cannot be used.
    Source(OpenError),
    /// The file to write exists already.
    Exists(PathBuf),
    /// The file to write cannot be written, or is in use.
    Target(OpenError),
}

impl Sqlite {
    /// Whether a file is a sound database of this program: every page, index and row is checked. A server may be
    /// using it.
    pub fn verify(path: &Path) -> Result<(), OpenError> {
        verify(path).map_err(|why| OpenError::of_file(path, why))
    }

    /// Copies a database to a new file and checks the copy. A server may be using the database.
    pub fn back_up(path: &Path, to: &Path) -> Result<(), BackupError> {
        let source = |why| BackupError::Source(OpenError::of_file(path, why));
        let target = |why| BackupError::Target(OpenError::of_file(to, why));
        exists(path).map_err(source)?;
        check_header(path).map_err(source)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(source)?;
        let name = to.to_str().ok_or_else(|| target(io::Error::from(io::ErrorKind::InvalidFilename).into()))?;
        private_file().create_new(true).open(to).map_err(|why| match why.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_owned()),
            _ => target(why.into()),
        })?;
        let copied = connection.execute("VACUUM INTO ?1", [name]).map_err(OpenFault::from);
        let checked = copied.and_then(|_| Ok(File::open(to)?.sync_all()?)).and_then(|()| verify(to));
        checked.map_err(|why| {
            // A backup that cannot be trusted is worse than none.
            let _gone = fs::remove_file(to);
            target(why)
        })
    }

    /// Puts a backup in the place of a database that no server uses, after checking it. What a crash or a running server
    /// left in the backup's log is part of it. Returns where the replaced database is now, if there was one.
    pub fn restore(path: &Path, from: &Path) -> Result<Option<PathBuf>, BackupError> {
        let target = |why: OpenFault| BackupError::Target(OpenError::of_file(path, why));
        Sqlite::verify(from).map_err(BackupError::Source)?;
        let place = place(path).map_err(|why| target(why.into()))?;
        let _locked = lock(&place).map_err(target)?;
        let new = beside(&place, ".restoring");
        let restored = copy(from, &new).and_then(|()| Ok(replace(&place, &new)?));
        restored.map_err(|why| {
            remove(&new);
            target(why)
        })
    }
}

/// Where a database is or will be, without links on the way. The folder is created.
fn place(path: &Path) -> io::Result<PathBuf> {
    if let Ok(place) = fs::canonicalize(path) {
        return Ok(place);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    Ok(fs::canonicalize(folder)?.join(name))
}

fn exists(path: &Path) -> Result<(), OpenFault> {
    fs::metadata(path).map(|_| ()).map_err(OpenFault::from)
}

fn verify(path: &Path) -> Result<(), OpenFault> {
    exists(path)?;
    check_header(path)?;
    check_content(&connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?)
}

fn check_content(connection: &Connection) -> Result<(), OpenFault> {
    let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    judge(application, migrate::version(connection)?)?;
    let sound: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound == "ok" { Ok(()) } else { Err(OpenFault::Broken) }
}

/// Copies a database, with what is in its log, to a new file that only its owner can read, and checks the copy.
fn copy(from: &Path, to: &Path) -> Result<(), OpenFault> {
    remove(to);
    let file = private_file().create_new(true).open(to)?;
    let source = connect(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let mut target = connect(to, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NOFOLLOW)?;
    if Backup::new(&source, &mut target)?.step(-1)? != StepResult::Done {
        return Err(OpenFault::InUse);
    }
    // Everything is in the one file that is going to be moved.
    target.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    check_content(&target)?;
    drop(target);
    file.sync_all()?;
    Ok(hand_over(&file, to)?)
}

/// Removes what an interrupted attempt left behind.
fn remove(new: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        // Usually there is nothing; what cannot be removed is an error as soon as it is to be created.
        let _none = fs::remove_file(beside(new, ending));
    }
}

/// Moves the old database aside, with what a crash left in its log, and the new one in its place.
fn replace(path: &Path, new: &Path) -> io::Result<Option<PathBuf>> {
    let aside = path.exists().then(|| free_name(path));
    if let Some(aside) = &aside {
        fs::rename(path, aside)?;
        let log = beside(path, "-wal");
        if log.exists() {
            fs::rename(log, beside(aside, "-wal"))?;
        }
    }
    // What a deleted database left behind does not belong to the new one.
    for ending in ["-wal", "-shm", "-journal"] {
        let _none = fs::remove_file(beside(path, ending));
    }
    fs::rename(new, path)?;
    if let Some(folder) = path.parent() {
        File::open(folder)?.sync_all()?;
    }
    Ok(aside)
}

/// A name for the replaced database that is not in use.
fn free_name(path: &Path) -> PathBuf {
    let numbered = |number: u32| beside(path, &format!(".replaced-{number}"));
    (1..).map(numbered).find(|name| !name.exists()).unwrap_or_else(|| numbered(0))
}
