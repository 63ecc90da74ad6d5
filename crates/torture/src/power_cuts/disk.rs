//! A disk that forgets what was not synced. Pure.
//!
//! A sync of a file makes its contents durable, not its name: that takes a sync of its folder. Changes of names survive in
//! the order in which they were made, as with any journal; writes survive in any combination, whole or in sectors.

use std::collections::HashMap;

use rand::{Rng, RngExt};

use super::trace::Op;

/// What a disk writes at once.
const SECTOR: usize = 512;

/// Files by their names.
pub(super) type Files = HashMap<String, Vec<u8>>;

/// A folder with files, some of whose changes are not durable yet.
#[derive(Default)]
pub(super) struct Disk {
    contents: Vec<Contents>,
    names: HashMap<String, usize>,
    durable_names: HashMap<String, usize>,
    renaming: Vec<(usize, NameChange)>,
}

/// The contents of a file, with or without a name.
#[derive(Default)]
struct Contents {
    durable: Vec<u8>,
    pending: Vec<(usize, Change)>,
}

#[derive(Clone)]
enum Change {
    Write { offset: usize, bytes: Vec<u8> },
    Truncate { size: usize },
}

#[derive(Clone)]
enum NameChange {
    Set { name: String, contents: usize },
    Remove { name: String },
}

impl Disk {
    /// What the server did next.
    pub(super) fn apply(&mut self, index: usize, op: &Op) {
        match op {
            Op::Create { file } => {
                self.contents(index, file);
            }
            Op::Write { file, offset, bytes } => {
                let change = Change::Write { offset: *offset, bytes: bytes.clone() };
                self.contents(index, file).pending.push((index, change));
            }
            Op::Truncate { file, size } => {
                self.contents(index, file).pending.push((index, Change::Truncate { size: *size }));
            }
            Op::Remove { file } => {
                self.names.remove(file);
                self.renaming.push((index, NameChange::Remove { name: file.clone() }));
            }
            Op::Sync { file, began } => self.contents(index, file).sync(*began),
            Op::SyncFolder { began } => self.sync_folder(*began),
            Op::Told { .. } => {}
        }
    }

    /// The contents of a file, which is created if it does not exist.
    fn contents(&mut self, index: usize, file: &str) -> &mut Contents {
        let contents = match self.names.get(file) {
            Some(contents) => *contents,
            None => {
                let contents = self.contents.len();
                self.contents.push(Contents::default());
                self.names.insert(file.to_owned(), contents);
                self.renaming.push((index, NameChange::Set { name: file.to_owned(), contents }));
                contents
            }
        };
        &mut self.contents[contents]
    }

    fn sync_folder(&mut self, began: usize) {
        let covered = self.renaming.partition_point(|(index, _)| *index < began);
        for (_, change) in self.renaming.drain(..covered) {
            change.apply(&mut self.durable_names);
        }
    }

    /// The files as a power cut now could leave them.
    pub(super) fn cut(&self, random: &mut impl Rng) -> Files {
        let mut names = self.durable_names.clone();
        let survive = random.random_range(0..=self.renaming.len());
        self.renaming[..survive].iter().for_each(|(_, change)| change.clone().apply(&mut names));
        let luck = Luck::new(random);
        names.into_iter().map(|(name, index)| (name, self.contents[index].cut(luck, random))).collect()
    }
}

impl NameChange {
    fn apply(self, names: &mut HashMap<String, usize>) {
        match self {
            NameChange::Set { name, contents } => drop(names.insert(name, contents)),
            NameChange::Remove { name } => drop(names.remove(&name)),
        }
    }
}

/// What survives of the changes that were not synced.
#[derive(Clone, Copy)]
enum Luck {
    Nothing,
    Everything,
    /// Each change for itself: all of it, nothing, or some sectors.
    Mixed,
}

impl Luck {
    fn new(random: &mut impl Rng) -> Luck {
        match random.random_range(0..8) {
            0 => Luck::Nothing,
            1 => Luck::Everything,
            _ => Luck::Mixed,
        }
    }
}

impl Contents {
    /// Makes durable what was written before the sync began.
    fn sync(&mut self, began: usize) {
        let covered = self.pending.partition_point(|(index, _)| *index < began);
        for (_, change) in self.pending.drain(..covered) {
            change.apply(&mut self.durable, |_| true);
        }
    }

    fn cut(&self, luck: Luck, random: &mut impl Rng) -> Vec<u8> {
        let mut bytes = self.durable.clone();
        for (_, change) in &self.pending {
            let kept = match luck {
                Luck::Nothing => 0,
                Luck::Everything => 1,
                Luck::Mixed => random.random_range(0..3),
            };
            match (kept, change) {
                (0, _) | (2, Change::Truncate { .. }) => {}
                (1, _) => change.apply(&mut bytes, |_| true),
                _ => change.apply(&mut bytes, |_| random.random_bool(0.5)),
            }
        }
        bytes
    }
}

impl Change {
    /// Applies a change, or those of its sectors that are wanted.
    fn apply(&self, file: &mut Vec<u8>, mut wanted: impl FnMut(usize) -> bool) {
        match self {
            Change::Truncate { size } => file.resize(*size, 0),
            Change::Write { offset, bytes } => {
                let mut at = *offset;
                while at < offset + bytes.len() {
                    let end = ((at / SECTOR + 1) * SECTOR).min(offset + bytes.len());
                    if wanted(at / SECTOR) {
                        if file.len() < end {
                            file.resize(end, 0);
                        }
                        file[at..end].copy_from_slice(&bytes[at - offset..end - offset]);
                    }
                    at = end;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    fn write(file: &str, offset: usize, bytes: &[u8]) -> Op {
        Op::Write { file: file.to_owned(), offset, bytes: bytes.to_vec() }
    }

    fn disk(ops: &[Op]) -> Disk {
        let mut disk = Disk::default();
        ops.iter().enumerate().for_each(|(index, op)| disk.apply(index, op));
        disk
    }

    fn cuts(disk: &Disk) -> Vec<Files> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        (0..200).map(|_| disk.cut(&mut random)).collect()
    }

    #[test]
    fn what_was_synced_with_its_name_survives_every_cut() {
        let sync = Op::Sync { file: "a".to_owned(), began: 1 };
        let disk = disk(&[write("a", 0, b"durable"), sync, Op::SyncFolder { began: 2 }, write("b", 0, b"lost?")]);
        assert!(cuts(&disk).iter().all(|files| files["a"] == b"durable"));
    }

    #[test]
    fn what_was_not_synced_is_there_or_gone() {
        let disk = disk(&[
            write("a", 0, b"old"),
            Op::Sync { file: "a".to_owned(), began: 1 },
            Op::SyncFolder { began: 2 },
            write("a", 0, b"new"),
        ]);
        let cuts = cuts(&disk);
        assert!(cuts.iter().any(|files| files["a"] == b"old") && cuts.iter().any(|files| files["a"] == b"new"));
    }

    #[test]
    fn a_write_after_a_sync_began_is_not_covered_by_it() {
        let disk = disk(&[
            write("a", 0, b"1"),
            write("a", 1, b"2"),
            Op::Sync { file: "a".to_owned(), began: 1 },
            Op::SyncFolder { began: 3 },
        ]);
        assert!(cuts(&disk).iter().any(|files| files["a"] == b"1"));
    }

    #[test]
    fn a_long_write_is_torn_at_sectors() {
        let disk =
            disk(&[Op::Create { file: "a".to_owned() }, Op::SyncFolder { began: 1 }, write("a", 0, &[7; 3 * SECTOR])]);
        let torn = |files: &&Files| files["a"].starts_with(&[0; SECTOR]) && files["a"].ends_with(&[7; SECTOR]);
        assert!(cuts(&disk).iter().any(|files| torn(&files)));
    }

    #[test]
    fn a_name_that_was_not_synced_may_be_missing_or_still_there() {
        let made = disk(&[write("a", 0, b"1"), Op::Sync { file: "a".to_owned(), began: 1 }]);
        assert!(cuts(&made).iter().any(|files| files.is_empty()) && cuts(&made).iter().any(|files| files.len() == 1));
        let removed = disk(&[
            Op::Create { file: "a".to_owned() },
            Op::SyncFolder { began: 1 },
            Op::Remove { file: "a".to_owned() },
        ]);
        assert!(
            cuts(&removed).iter().any(|files| files.is_empty()) && cuts(&removed).iter().any(|files| files.len() == 1)
        );
    }
}
