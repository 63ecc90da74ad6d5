//! Collections of puzzles: as text, compressed, and the one that ships.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, BufReader, Read, Write};
use std::sync::LazyLock;

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use tenback_notation::RecordReader;

use crate::puzzle::{NoPuzzle, Puzzle};
use crate::theme::Theme;

/// Puzzles in order, found by their ids.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
    by_id: HashMap<String, usize>,
}

/// Why a file is not a collection.
#[derive(Debug)]
pub enum NoCollection {
    /// It cannot be read.
    Io(io::Error),
    /// A record is not a puzzle.
    Record {
        /// Its number, counted from 1.
        number: usize,
        /// Why not.
        why: NoPuzzle,
    },
}

static SHIPPED: LazyLock<Collection> = LazyLock::new(|| {
    let bytes = include_bytes!("../puzzles.tgn.gz");
    Collection::read(&bytes[..]).expect("the puzzles that ship are puzzles")
});

impl Collection {
    /// The puzzles that ship.
    pub fn shipped() -> &'static Collection {
        &SHIPPED
    }

    /// Puzzles in this order; those that are there already are left out.
    pub fn new(puzzles: impl IntoIterator<Item = Puzzle>) -> Collection {
        let mut collection = Collection::default();
        for puzzle in puzzles {
            collection.add(puzzle);
        }
        collection
    }

    /// Adds a puzzle, unless it is there already. Returns whether it was added.
    pub fn add(&mut self, puzzle: Puzzle) -> bool {
        let id = puzzle.id();
        if self.by_id.contains_key(&id) {
            return false;
        }
        self.by_id.insert(id, self.puzzles.len());
        self.puzzles.push(puzzle);
        true
    }

    /// Reads records, compressed with gzip or not.
    pub fn read(mut input: impl Read) -> Result<Collection, NoCollection> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes).map_err(NoCollection::Io)?;
        if bytes.starts_with(&[0x1f, 0x8b]) {
            let mut text = Vec::new();
            MultiGzDecoder::new(&bytes[..]).read_to_end(&mut text).map_err(NoCollection::Io)?;
            bytes = text;
        }
        let mut collection = Collection::default();
        for (at, chunk) in RecordReader::new(BufReader::new(&bytes[..])).enumerate() {
            let refused = |why| NoCollection::Record { number: at + 1, why };
            let record = chunk.map_err(NoCollection::Io)?.read(Ok).map_err(NoPuzzle::Record).map_err(refused)?;
            collection.add(Puzzle::from_record(&record).map_err(refused)?);
        }
        Ok(collection)
    }

    /// All puzzles as records.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for puzzle in &self.puzzles {
            // Writing to a string cannot fail.
            _ = writeln!(text, "{}", puzzle.record());
        }
        text
    }

    /// The same, compressed with gzip; the same puzzles always give the same bytes.
    pub fn compressed(&self) -> io::Result<Vec<u8>> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(self.text().as_bytes())?;
        encoder.finish()
    }

    /// The puzzles in order.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle with this id.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.by_id.get(id).map(|&at| &self.puzzles[at])
    }

    /// The puzzle of a day, counted from 1 January 1970 (UTC). All come up before one comes up again.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        let count = self.puzzles.len() as u64;
        // Neighbours come from the same source; far steps mix them.
        let step = (count * 5 / 13..=count).find(|&step| step > 0 && greatest_common_divisor(step, count) == 1)?;
        self.puzzles.get((day % count * step % count) as usize)
    }

    /// A puzzle for a solver of this rating: one of the closest that have not been seen, chosen by a number.
    fn next(&self, rating: f64, wanted: impl Fn(&str, &Puzzle) -> bool, choice: u64) -> Option<&Puzzle> {
        /// How many of the closest are chosen from.
        const CLOSEST: usize = 20;
        let all = self.by_id.iter().map(|(id, &at)| (id, &self.puzzles[at]));
        let mut found: Vec<(&String, &Puzzle)> = all.filter(|(id, puzzle)| wanted(id, puzzle)).collect();
        let distance = |puzzle: &Puzzle| (f64::from(puzzle.rating) - rating).abs() as u64;
        found.sort_by_key(|(id, puzzle)| (distance(puzzle), *id));
        found.truncate(CLOSEST);
        let count = found.len() as u64;
        (count > 0).then(|| found[(choice % count) as usize].1)
    }

    /// The same for a theme, or for all, and those that have been tried: once all have been, one of them.
    pub fn fitting(
        &self,
        rating: f64,
        theme: Option<Theme>,
        tried: impl Fn(&str) -> bool,
        choice: u64,
    ) -> Option<&Puzzle> {
        let has_theme = |puzzle: &Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme));
        let new = self.next(rating, |id, puzzle| has_theme(puzzle) && !tried(id), choice);
        new.or_else(|| self.next(rating, |_, puzzle| has_theme(puzzle), choice))
    }

    /// How many puzzles have a theme.
    pub fn with_theme(&self, theme: Theme) -> usize {
        self.puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count()
    }
}

fn greatest_common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}
