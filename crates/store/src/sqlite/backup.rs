//! Copies of a whole file: made while a server runs, checked, and put back.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::OpenFlags;

use crate::ownership::hand_over;

use super::open::{OpenError, OpenFault, beside, check_header, connect, create_private, judge, lock};
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
        verify(path).map_err(|why| OpenError { path: path.to_owned(), why })
    }

    /// Copies a database to a new file and checks the copy. A server may be using the database.
    pub fn back_up(path: &Path, to: &Path) -> Result<(), BackupError> {
        let source = |why| BackupError::Source(OpenError { path: path.to_owned(), why });
        let target = |why| BackupError::Target(OpenError { path: to.to_owned(), why });
        exists(path).map_err(source)?;
        check_header(path).map_err(source)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(source)?;
        let name = to.to_str().ok_or_else(|| target(io::Error::from(io::ErrorKind::InvalidFilename).into()))?;
        if to.exists() {
            return Err(BackupError::Exists(to.to_owned()));
        }
        create_private(to).map_err(|why| target(why.into()))?;
        let copied = connection.execute("VACUUM INTO ?1", [name]).map_err(OpenFault::from);
        let checked = copied.and_then(|_| Ok(File::open(to)?.sync_all()?)).and_then(|()| verify(to));
        checked.map_err(|why| {
            // A backup that cannot be trusted is worse than none.
            let _gone = fs::remove_file(to);
            target(why)
        })
    }

    /// Puts a backup in the place of a database that no server uses, after checking it. Returns where the replaced
    /// database is now, if there was one.
    pub fn restore(path: &Path, from: &Path) -> Result<Option<PathBuf>, BackupError> {
        let target = |why: OpenFault| BackupError::Target(OpenError { path: path.to_owned(), why });
        Sqlite::verify(from).map_err(BackupError::Source)?;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|why| target(why.into()))?;
        }
        let _locked = lock(path).map_err(target)?;
        let new = beside(path, ".restoring");
        copy(from, &new).and_then(|()| replace(path, &new)).map_err(|why| {
            let _gone = fs::remove_file(&new);
            target(why.into())
        })
    }
}

fn exists(path: &Path) -> Result<(), OpenFault> {
    fs::metadata(path).map(|_| ()).map_err(OpenFault::from)
}

fn verify(path: &Path) -> Result<(), OpenFault> {
    exists(path)?;
    check_header(path)?;
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    judge(application, migrate::version(&connection)?)?;
    let sound: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound == "ok" { Ok(()) } else { Err(OpenFault::Broken) }
}

/// Copies a file to one that only its owner can read.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    match fs::remove_file(to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => create_private(to)?,
    }
    let mut target = OpenOptions::new().write(true).open(to)?;
    io::copy(&mut File::open(from)?, &mut target)?;
    target.sync_all()
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
    for ending in ["-wal", "-shm"] {
        let _none = fs::remove_file(beside(path, ending));
    }
    fs::rename(new, path)?;
    hand_over(path)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(aside)
}

/// A name for the replaced database that is not in use.
fn free_name(path: &Path) -> PathBuf {
    let numbered = |number: u32| beside(path, &format!(".replaced-{number}"));
    (1..).map(numbered).find(|name| !name.exists()).unwrap_or_else(|| numbered(0))
}
