//! The folder of saved games: one record per file, unfinished or finished.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tenback_notation::{Fault, Record, RecordReader, Replayed, ResultTag, Tag};
use tenback_rules::GameName;

use crate::date;

/// How many games are listed, newest first.
pub(crate) const LISTED: usize = 200;

/// Where games are saved.
#[derive(Clone, Debug)]
pub struct SavedGames {
    folder: Option<PathBuf>,
}

/// Why a game could not be saved.
#[derive(Debug)]
pub struct SaveError {
    /// The file.
    pub path: PathBuf,
    /// The system's error.
    pub error: io::Error,
}

/// A file in the folder.
#[derive(Debug)]
pub struct SavedGame {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written.
    pub changed: SystemTime,
    /// What is in it.
    pub content: Result<Box<Loaded>, LoadError>,
}

/// A valid record.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The record.
    pub record: Record,
    /// The game it describes.
    pub replayed: Replayed,
}

/// Why a file could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// It cannot be read.
    Io(io::Error),
    /// It contains no record.
    NoRecord,
    /// It has too few records.
    TooFewRecords {
        /// How many it has.
        records: usize,
        /// The one requested, counted from 1.
        wanted: usize,
    },
    /// The record is invalid.
    Fault(Box<Fault>),
    /// The game is open in another window.
    InUse,
}

impl SavedGames {
    /// Saves games in this folder, which is created when needed.
    pub fn at(folder: PathBuf) -> SavedGames {
        SavedGames { folder: Some(folder) }
    }

    /// Saves games in this folder; without one they are not saved.
    pub fn new(folder: Option<PathBuf>) -> SavedGames {
        SavedGames { folder }
    }

    /// Where games are saved.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    fn games_folder(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("games"))
    }

    /// Reserves a file for a new game. It stays empty until the first move.
    pub(crate) fn reserve(&self, game: GameName, now: SystemTime) -> Result<Option<LockedFile>, SaveError> {
        let Some(folder) = self.games_folder() else { return Ok(None) };
        let at = |error| SaveError { path: folder.clone(), error };
        fs::create_dir_all(&folder).map_err(at)?;
        let stem = format!("{}-{}", date::stamp(now), game.word());
        let names = std::iter::once(format!("{stem}.tgn")).chain((2..100).map(|again| format!("{stem}-{again}.tgn")));
        for path in names.map(|name| folder.join(name)) {
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                // No other window can have locked a file this new.
                Ok(_) => return Ok(LockedFile::take(path.clone()).or(Some(LockedFile { path, lock: None }))),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(SaveError { path, error }),
            }
        }
        Err(at(io::ErrorKind::AlreadyExists.into()))
    }

    /// Whether a file may be overwritten with its game: it is in the folder and contains nothing else.
    pub(crate) fn owns(&self, path: &Path) -> bool {
        let real = |path: &Path| fs::canonicalize(path).ok();
        let home = self.games_folder().and_then(|folder| real(&folder));
        let inside = real(path).is_some_and(|path| path.parent() == home.as_deref());
        let records = || File::open(path).map(|file| RecordReader::new(BufReader::new(file)).take(2).count());
        inside && records().is_ok_and(|count| count == 1)
    }

    /// Deletes a game of the folder for good, unless it is open in another window.
    pub(crate) fn delete(&self, path: &Path) -> Result<(), LoadError> {
        let held = LockedFile::take(path.to_owned()).ok_or(LoadError::InUse)?;
        fs::remove_file(&*held).map_err(LoadError::Io)
    }

    /// The newest unfinished game that is not open in another window.
    pub fn last_open(&self) -> Option<PathBuf> {
        let is_open = |kept: &SavedGame| kept.content.as_ref().is_ok_and(|game| game.is_open()) && !is_held(&kept.path);
        self.games().find(is_open).map(|kept| kept.path)
    }

    /// All games in the folder, newest first, each loaded on demand. Invalid files are included, with the reason.
    pub fn games(&self) -> impl Iterator<Item = SavedGame> + use<> {
        let entries = self.games_folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
        let dated = |path: PathBuf| {
            let about = fs::metadata(&path).ok()?;
            // A program that was killed before the first move leaves an empty file behind.
            (about.len() > 0).then(|| Some((about.modified().ok()?, path)))?
        };
        let is_record = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "tgn");
        let mut files: Vec<(SystemTime, PathBuf)> =
            entries.flatten().map(|entry| entry.path()).filter(is_record).filter_map(dated).collect();
        files.sort_unstable_by(|one, other| other.cmp(one));
        files.into_iter().map(|(changed, path)| SavedGame { content: load(&path, 1).map(Box::new), path, changed })
    }
}

impl Loaded {
    /// Whether the game is unfinished.
    pub fn is_open(&self) -> bool {
        self.replayed.game.board().ending().is_none()
    }

    /// The result, as in the notation.
    pub fn result(&self) -> ResultTag {
        self.replayed.game.board().ending().map_or(ResultTag::Open, |ending| ResultTag::Over(ending.outcome))
    }
}

/// A file that no other window writes while this value exists. Saving replaces the file, so the lock is on a second
/// file next to it. A lock file left behind by a killed program does not count.
#[derive(Debug)]
pub(crate) struct LockedFile {
    path: PathBuf,
    /// None if the lock file cannot be created or locked; then saving reports what is wrong.
    lock: Option<File>,
}

impl LockedFile {
    /// Locks a file, unless another window has it.
    pub(crate) fn take(path: PathBuf) -> Option<LockedFile> {
        let beside = lock_of(&path);
        loop {
            let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&beside);
            let Ok(lock) = opened else { return Some(LockedFile { path, lock: None }) };
            match lock.try_lock() {
                // Its owner may have removed it just before it was locked; then it keeps nobody out.
                Ok(()) if !beside.exists() => {}
                Ok(()) => return Some(LockedFile { path, lock: Some(lock) }),
                Err(TryLockError::WouldBlock) => return None,
                Err(TryLockError::Error(_)) => {
                    let _left_behind = fs::remove_file(&beside);
                    return Some(LockedFile { path, lock: None });
                }
            }
        }
    }
}

impl Deref for LockedFile {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

impl Drop for LockedFile {
    fn drop(&mut self) {
        // A game without a move is not saved.
        if fs::metadata(&self.path).is_ok_and(|about| about.len() == 0) {
            let _gone_already = fs::remove_file(&self.path);
        }
        if self.lock.is_some() {
            let _gone_already = fs::remove_file(lock_of(&self.path));
        }
    }
}

fn lock_of(path: &Path) -> PathBuf {
    beside(path, ".lock")
}

/// Whether another window has locked this file.
fn is_held(path: &Path) -> bool {
    File::open(lock_of(path)).is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Loads a record from a file, counted from 1, and checks it against the rules.
pub fn load(path: &Path, number: usize) -> Result<Loaded, LoadError> {
    let file = File::open(path).map_err(LoadError::Io)?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        return Err(LoadError::Io(io::ErrorKind::IsADirectory.into()));
    }
    read_record(BufReader::new(file), number)
}

/// Reads a record from a text, counted from 1, and checks it against the rules.
pub fn read_record(text: impl BufRead, number: usize) -> Result<Loaded, LoadError> {
    let mut chunks = RecordReader::new(text);
    let mut before = 0;
    while before + 1 < number && chunks.next().is_some() {
        before += 1;
    }
    let chunk = chunks.next().ok_or(match before {
        0 => LoadError::NoRecord,
        records => LoadError::TooFewRecords { records, wanted: number },
    })?;
    let played = chunk.map_err(LoadError::Io)?.replay();
    let (record, replayed) = played.map_err(|fault| LoadError::Fault(Box::new(fault)))?;
    Ok(Loaded { record, replayed })
}

/// Writes a record to a temporary file and renames it, so that the file is always complete.
pub(crate) fn save(path: &Path, record: &Record) -> Result<(), SaveError> {
    let beside = beside(path, ".new");
    write_whole(path, &beside, record.to_string().as_bytes()).map_err(|error| {
        let _gone_already = fs::remove_file(&beside);
        SaveError { path: path.to_owned(), error }
    })
}

/// Checks that a game could be written here, before one is played.
pub(crate) fn check_room(path: &Path) -> Result<(), SaveError> {
    /// Longer than most games.
    const ROOM: [u8; 4096] = [b'\n'; 4096];
    let beside = beside(path, ".new");
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(&ROOM)?;
        file.sync_all()
    });
    let _gone_already = fs::remove_file(&beside);
    written.map_err(|error| SaveError { path: path.to_owned(), error })
}

/// A file next to another: its full name with a suffix, so that no two files share it.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn write_whole(path: &Path, beside: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(beside, path)?;
    sync_folder(path)
}

/// The file's name is stored in the folder, which must be synced, too.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Adds the date to a record, unless it has one.
pub(crate) fn add_date(record: &mut Record, now: SystemTime) {
    if record.tag("Date").is_none()
        && let Some(tag) = Tag::new("Date", &date::day(now))
    {
        record.set_tag(tag);
    }
}
