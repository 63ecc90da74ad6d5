//! The folder in which games are kept, each a record of its own, open or finished.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tenback_notation::{Fault, Record, RecordReader, Replayed, ResultTag, Tag};
use tenback_rules::GameName;

use crate::date;

/// How many games are listed: the newest.
pub(crate) const LISTED: usize = 200;

/// Where games are kept.
#[derive(Clone, Debug)]
pub struct Keep {
    folder: Option<PathBuf>,
}

/// Why a game could not be kept.
#[derive(Debug)]
pub struct KeepError {
    /// Where it should have gone.
    pub path: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

/// A file of the folder.
#[derive(Debug)]
pub struct Kept {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written.
    pub changed: SystemTime,
    /// What is in it.
    pub content: Result<Box<Loaded>, Unreadable>,
}

/// A record that was read and is sound.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// As it was written.
    pub record: Record,
    /// As it was played.
    pub replayed: Replayed,
}

/// Why a file is no game.
#[derive(Debug)]
pub enum Unreadable {
    /// It cannot be read.
    Io(io::Error),
    /// There is no record in it.
    NoRecord,
    /// It has fewer records.
    TooFewRecords {
        /// How many it has.
        records: usize,
        /// Which one was asked for, counted from 1.
        wanted: usize,
    },
    /// The record is not sound.
    Fault(Box<Fault>),
    /// The game is open in another window.
    Held,
}

impl Keep {
    /// Keeps games in this folder, which is made when it is needed.
    pub fn at(folder: PathBuf) -> Keep {
        Keep { folder: Some(folder) }
    }

    /// Keeps games in this folder; without one they are not kept.
    pub fn new(folder: Option<PathBuf>) -> Keep {
        Keep { folder }
    }

    /// Where games are kept.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    fn games_folder(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join("games"))
    }

    /// Makes room for a new game: a file of its own, empty until the game is saved.
    pub(crate) fn reserve(&self, game: GameName, now: SystemTime) -> Result<Option<Held>, KeepError> {
        let Some(folder) = self.games_folder() else { return Ok(None) };
        let at = |error| KeepError { path: folder.clone(), error };
        fs::create_dir_all(&folder).map_err(at)?;
        let stem = format!("{}-{}", date::stamp(now), game.word());
        let names = std::iter::once(format!("{stem}.tgn")).chain((2..100).map(|again| format!("{stem}-{again}.tgn")));
        for path in names.map(|name| folder.join(name)) {
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                // Nobody else can know of a file this new.
                Ok(_) => return Ok(Held::take(path.clone()).or(Some(Held { path, lock: None }))),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(KeepError { path, error }),
            }
        }
        Err(at(io::ErrorKind::AlreadyExists.into()))
    }

    /// Whether a file may be written over with the game in it: it is one of the folder's own and holds nothing else.
    pub(crate) fn owns(&self, path: &Path) -> bool {
        let real = |path: &Path| fs::canonicalize(path).ok();
        let home = self.games_folder().and_then(|folder| real(&folder));
        let inside = real(path).is_some_and(|path| path.parent() == home.as_deref());
        let records = || File::open(path).map(|file| RecordReader::new(BufReader::new(file)).take(2).count());
        inside && records().is_ok_and(|count| count == 1)
    }

    /// Deletes a game of the folder for good, unless it is open in another window.
    pub(crate) fn delete(&self, path: &Path) -> Result<(), Unreadable> {
        let held = Held::take(path.to_owned()).ok_or(Unreadable::Held)?;
        fs::remove_file(&*held).map_err(Unreadable::Io)
    }

    /// The file of the newest game that can be gone on with and is not open in another window.
    pub fn last_open(&self) -> Option<PathBuf> {
        let is_open = |kept: &Kept| kept.content.as_ref().is_ok_and(|game| game.is_open()) && !is_held(&kept.path);
        self.games().find(is_open).map(|kept| kept.path)
    }

    /// All games of the folder, the newest first, each read when it is asked for. What is not sound is told of and left
    /// alone.
    pub fn games(&self) -> impl Iterator<Item = Kept> + use<> {
        let entries = self.games_folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
        let dated = |path: PathBuf| {
            let about = fs::metadata(&path).ok()?;
            // A game that was never saved leaves an empty file behind: there is nothing to tell of.
            (about.len() > 0).then(|| Some((about.modified().ok()?, path)))?
        };
        let is_record = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "tgn");
        let mut files: Vec<(SystemTime, PathBuf)> =
            entries.flatten().map(|entry| entry.path()).filter(is_record).filter_map(dated).collect();
        files.sort_unstable_by(|one, other| other.cmp(one));
        files.into_iter().map(|(changed, path)| Kept { content: load(&path, 1).map(Box::new), path, changed })
    }
}

impl Loaded {
    /// Whether the game can be played on.
    pub fn is_open(&self) -> bool {
        self.replayed.game.board().ending().is_none()
    }

    /// The result, as the notation has it.
    pub fn result(&self) -> ResultTag {
        self.replayed.game.board().ending().map_or(ResultTag::Open, |ending| ResultTag::Over(ending.outcome))
    }
}

/// A file that nobody else writes while this lives. Saving puts a new file in its place, so the lock is on another one
/// beside it. A lock left behind by a program that was killed is free.
#[derive(Debug)]
pub(crate) struct Held {
    path: PathBuf,
    /// Nothing where the system has no locks, or no room for one: then saving tells what is wrong.
    lock: Option<File>,
}

impl Held {
    /// Takes a file, unless another window has it.
    pub(crate) fn take(path: PathBuf) -> Option<Held> {
        let beside = lock_of(&path);
        loop {
            let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&beside);
            let Ok(lock) = opened else { return Some(Held { path, lock: None }) };
            match lock.try_lock() {
                // Whoever had it may have removed it just before it was locked: then it keeps nobody out.
                Ok(()) if !beside.exists() => {}
                Ok(()) => return Some(Held { path, lock: Some(lock) }),
                Err(TryLockError::WouldBlock) => return None,
                Err(TryLockError::Error(_)) => {
                    let _left_behind = fs::remove_file(&beside);
                    return Some(Held { path, lock: None });
                }
            }
        }
    }
}

impl Deref for Held {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Nothing was played: a game without a move is not kept.
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

/// Whether a window has this file.
fn is_held(path: &Path) -> bool {
    File::open(lock_of(path)).is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Reads a record of a file, counted from 1, and plays it by the rules.
pub fn load(path: &Path, number: usize) -> Result<Loaded, Unreadable> {
    let file = File::open(path).map_err(Unreadable::Io)?;
    if file.metadata().is_ok_and(|about| about.is_dir()) {
        return Err(Unreadable::Io(io::ErrorKind::IsADirectory.into()));
    }
    let mut chunks = RecordReader::new(BufReader::new(file));
    let mut before = 0;
    while before + 1 < number && chunks.next().is_some() {
        before += 1;
    }
    let chunk = chunks.next().ok_or(match before {
        0 => Unreadable::NoRecord,
        records => Unreadable::TooFewRecords { records, wanted: number },
    })?;
    let played = chunk.map_err(Unreadable::Io)?.replay();
    let (record, replayed) = played.map_err(|fault| Unreadable::Fault(Box::new(fault)))?;
    Ok(Loaded { record, replayed })
}

/// Writes a record so that the file is always whole, whatever happens in between: beside it first, then in its place.
pub(crate) fn save(path: &Path, record: &Record) -> Result<(), KeepError> {
    let beside = beside(path, ".new");
    write_whole(path, &beside, record.to_string().as_bytes()).map_err(|error| {
        let _gone_already = fs::remove_file(&beside);
        KeepError { path: path.to_owned(), error }
    })
}

/// A file next to another: the whole name with something behind it, so that no two files share it.
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

/// The name is part of the folder, which has to reach the disk too.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Adds the day of a game to its record, unless it has one.
pub(crate) fn add_date(record: &mut Record, now: SystemTime) {
    if record.tag("Date").is_none()
        && let Some(tag) = Tag::new("Date", &date::day(now))
    {
        record.set_tag(tag);
    }
}
