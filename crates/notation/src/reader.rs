//! Splits a stream of any length into records of bounded size.

use std::io::{self, BufRead};

use crate::fault::{Fault, SyntaxError};
use crate::record::{Record, starts_record};
use crate::replay::{Replayed, replay};

/// The text of one record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The line of the input on which it starts, counted from 1.
    pub first_line: usize,
    /// Its text, or why it is not valid text.
    pub text: Result<String, Fault>,
}

impl Chunk {
    /// Parses the record and plays it by the rules; line numbers in faults refer to the whole input.
    pub fn replay(&self) -> Result<(Record, Replayed), Fault> {
        self.read(|record| {
            let replayed = replay(&record)?;
            Ok((record, replayed))
        })
    }

    /// Parses the record and passes it on; line numbers in faults refer to the whole input.
    pub fn read<T>(&self, use_record: impl FnOnce(Record) -> Result<T, Fault>) -> Result<T, Fault> {
        let text = self.text.as_ref().map_err(Clone::clone)?;
        let result = Record::parse(text).and_then(use_record);
        result.map_err(|fault| Fault { line: fault.line + self.first_line - 1, ..fault })
    }
}

/// Reads a stream record by record, each starting with its `Game` tag. At most one record is held in memory.
pub struct RecordReader<R> {
    input: R,
    line: usize,
    pending: Pending,
    done: bool,
}

#[derive(Default)]
struct Pending {
    first_line: usize,
    bytes: Vec<u8>,
    too_long: bool,
    has_game: bool,
}

impl<R: BufRead> RecordReader<R> {
    /// Longer records are rejected.
    pub const LIMIT: usize = 1 << 20;

    /// Reads from this input.
    pub fn new(input: R) -> RecordReader<R> {
        RecordReader { input, line: 0, pending: Pending::default(), done: false }
    }

    fn read_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let Some(cut) = read_line(&mut self.input, &mut line, RecordReader::<R>::LIMIT + 1)? else {
                self.done = true;
                return Ok(std::mem::take(&mut self.pending).finish());
            };
            self.line += 1;
            let starts = is_game_line(&line);
            let finished =
                if starts && !self.pending.is_preamble() { std::mem::take(&mut self.pending).finish() } else { None };
            self.pending.push(&line, cut, self.line);
            self.pending.has_game |= starts;
            if finished.is_some() {
                return Ok(finished);
            }
        }
    }
}

impl<R: BufRead> Iterator for RecordReader<R> {
    type Item = io::Result<Chunk>;

    fn next(&mut self) -> Option<io::Result<Chunk>> {
        if self.done {
            return None;
        }
        let chunk = self.read_chunk();
        self.done |= chunk.is_err();
        chunk.transpose()
    }
}

impl Pending {
    fn push(&mut self, line: &[u8], cut: bool, number: usize) {
        if self.bytes.is_empty() && !self.too_long {
            if line.trim_ascii().is_empty() {
                return; // Blank lines before a record are not part of it.
            }
            self.first_line = number;
        }
        let limit = RecordReader::<&[u8]>::LIMIT;
        if cut || self.bytes.len() + line.len() > limit {
            self.too_long = true;
            self.bytes = Vec::new();
        }
        if !self.too_long {
            self.bytes.extend_from_slice(line);
        }
    }

    /// Whether there were only whitespace and comments so far: they belong to the next record.
    fn is_preamble(&self) -> bool {
        if self.has_game || self.too_long {
            return false;
        }
        let text = String::from_utf8_lossy(&self.bytes);
        let mut rest = text.trim_start_matches('\u{feff}').trim_start();
        while let Some(inside) = rest.strip_prefix('{') {
            match inside.split_once('}') {
                Some((_, after)) => rest = after.trim_start(),
                None => return false,
            }
        }
        rest.is_empty()
    }

    fn finish(self) -> Option<Chunk> {
        let first_line = self.first_line;
        if self.too_long {
            let limit = RecordReader::<&[u8]>::LIMIT;
            let fault = Fault::of_text(first_line, SyntaxError::TooLong { limit });
            return Some(Chunk { first_line, text: Err(fault) });
        }
        if self.is_preamble() {
            return None;
        }
        let text = String::from_utf8(self.bytes).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = first_line + valid.iter().filter(|&&byte| byte == b'\n').count();
            Fault::of_text(line, SyntaxError::NotText)
        });
        Some(Chunk { first_line, text })
    }
}

fn is_game_line(line: &[u8]) -> bool {
    let start = &line[..line.len().min(64)];
    starts_record(String::from_utf8_lossy(start).trim_start_matches('\u{feff}'))
}

/// Reads a line including its newline into `line`, but at most `limit` bytes of it; the rest is read and dropped.
/// Returns whether something was dropped, or `None` at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, limit: usize) -> io::Result<Option<bool>> {
    let mut cut = false;
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            return Ok(any.then_some(cut));
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n').map(|at| at + 1);
        let used = end.unwrap_or(buffer.len());
        let room = limit - line.len();
        line.extend_from_slice(&buffer[..used.min(room)]);
        cut |= used > room;
        input.consume(used);
        if end.is_some() {
            return Ok(Some(cut));
        }
    }
}
