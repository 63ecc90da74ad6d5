//! The ledger of a run: what servers acknowledged and what every client saw, to be compared with the stored log.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the names of ledgers begin and end with; the number of the generator is in between.
const PREFIX: &str = "ledger-";
const SUFFIX: &str = ".json";

/// What the clients of one generator know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// Table by table.
    pub tables: Vec<TableLedger>,
}

/// What the clients at one table know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableLedger {
    /// The id of the table.
    pub table: String,
    /// The commands that were answered with `done`, each once.
    pub acknowledged: Vec<Acknowledged>,
    /// The commands that were never answered. They may or may not have been carried out.
    pub unanswered: Vec<Unanswered>,
    /// What each client saw.
    pub viewers: Vec<ViewerLedger>,
}

/// A command that a server said it has carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acknowledged {
    /// Who issued it: the public half of a token.
    pub person: String,
    /// The id they gave it.
    pub id: String,
    /// The number of its last event.
    pub seq: u64,
}

/// A command without an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unanswered {
    /// Who issued it.
    pub person: String,
    /// The id they gave it.
    pub id: String,
}

/// What a client saw, over all its connections.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ViewerLedger {
    /// Whose client it is.
    pub person: String,
    /// The events, in the order they came.
    pub seen: Vec<Stretch>,
}

/// Events in a row, seen from the same seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stretch {
    /// The seat, counted from 1; 0 for spectators.
    pub seat: u8,
    /// The number of the event before the first.
    pub after: u64,
    /// The events, see [`event_hash`].
    pub hashes: Vec<u64>,
}

impl Stretch {
    /// The number of the last event.
    pub const fn last(&self) -> u64 {
        self.after + self.hashes.len() as u64
    }
}

impl ViewerLedger {
    /// Notes a frame that has passed the checks. Only those with events count.
    pub(crate) fn note(&mut self, seat: u8, text: &str) {
        #[derive(Deserialize)]
        struct Events {
            #[serde(default, alias = "tail")]
            seen: Vec<Value>,
        }
        let Ok(Events { seen }) = serde_json::from_str(text) else { return };
        for event in &seen {
            let Some(seq) = event["seq"].as_u64() else { continue };
            let continues = |stretch: &&mut Stretch| stretch.seat == seat && stretch.last() + 1 == seq;
            match self.seen.last_mut().filter(continues) {
                Some(stretch) => stretch.hashes.push(event_hash(event)),
                None => {
                    let hashes = vec![event_hash(event)];
                    self.seen.push(Stretch { seat, after: seq.saturating_sub(1), hashes });
                }
            }
        }
    }
}

impl Ledger {
    /// Reads the ledgers of all generators of a run from their folder.
    pub fn read_all(folder: &Path) -> io::Result<Ledger> {
        let files = files_in(folder)?;
        if files.is_empty() {
            return Err(io::ErrorKind::NotFound.into());
        }
        let mut all = Ledger::default();
        for file in files {
            let ledger: Ledger = serde_json::from_slice(&fs::read(file)?)?;
            all.tables.extend(ledger.tables);
        }
        Ok(all)
    }

    /// Whether a folder has the ledgers of a run. Those of two runs cannot be told apart.
    pub fn is_in(folder: &Path) -> io::Result<bool> {
        match files_in(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            files => Ok(!files?.is_empty()),
        }
    }

    /// Writes the ledger of one generator to the folder of its run.
    pub(crate) fn write(&self, folder: &Path, generator: u32) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        fs::write(folder.join(format!("{PREFIX}{generator}{SUFFIX}")), serde_json::to_vec(self)?)
    }
}

/// The ledgers in a folder, in order.
fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let is_ledger = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        name.to_str().is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX))
    };
    let mut files: Vec<_> = entries.iter().filter(|entry| is_ledger(entry)).map(fs::DirEntry::path).collect();
    files.sort();
    Ok(files)
}

/// A short stand-in for an event as one viewer sees it (FNV-1a of its JSON).
pub fn event_hash(event: &Value) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    event.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
