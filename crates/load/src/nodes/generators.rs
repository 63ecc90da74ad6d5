//! The processes of the generators.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use serde::Serialize;

use super::link::{Order, Word};
use super::plan::Job;
use crate::error::LoadError;

/// All generators. They end when this is dropped.
pub(super) struct Generators {
    processes: Vec<(Child, ChildStdin)>,
    words: Receiver<(usize, Option<Word>)>,
}

impl Generators {
    /// Starts them and gives each its job.
    pub(super) fn start(program: &Path, jobs: &[Job]) -> Result<Generators, LoadError> {
        let (send, words) = channel();
        let mut generators = Generators { processes: Vec::new(), words };
        for (index, job) in jobs.iter().enumerate() {
            let mut command = Command::new(program);
            command.args(["load", "--generator"]).stdin(Stdio::piped()).stdout(Stdio::piped());
            let mut child = command.spawn()?;
            let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
                return Err(ended());
            };
            let written = write_line(&mut input, job);
            generators.processes.push((child, input));
            written?;
            let send = send.clone();
            std::thread::spawn(move || listen(index, BufReader::new(output), &send));
        }
        Ok(generators)
    }

    pub(super) const fn count(&self) -> usize {
        self.processes.len()
    }

    /// Tells all of them something.
    pub(super) fn tell(&mut self, order: Order) -> Result<(), LoadError> {
        self.processes.iter_mut().try_for_each(|(_, input)| write_line(input, &order))
    }

    /// The next word, with the number of the generator; `None` if nobody says anything for this long.
    pub(super) fn hear(&self, within: Duration) -> Result<Option<(usize, Word)>, LoadError> {
        match self.words.recv_timeout(within) {
            Ok((_, Some(Word::Failed(failure)))) => Err(failure.into()),
            Ok((index, Some(word))) => Ok(Some((index, word))),
            Ok((_, None)) | Err(RecvTimeoutError::Disconnected) => Err(ended()),
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }
}

impl Drop for Generators {
    fn drop(&mut self) {
        for (child, _) in &mut self.processes {
            // It may have ended on its own.
            _ = child.kill();
            _ = child.wait();
        }
    }
}

fn listen(index: usize, output: impl BufRead, send: &Sender<(usize, Option<Word>)>) {
    let words = output.lines().map_while(Result::ok).map_while(|line| serde_json::from_str(&line).ok());
    for word in words {
        let is_last = matches!(word, Word::Outcome(_));
        if send.send((index, Some(word))).is_err() || is_last {
            return;
        }
    }
    // Nobody may be listening any more.
    _ = send.send((index, None));
}

fn write_line(input: &mut ChildStdin, line: &impl Serialize) -> Result<(), LoadError> {
    let text = serde_json::to_string(line).map_err(std::io::Error::from)?;
    writeln!(input, "{text}").and_then(|()| input.flush()).map_err(|_| ended())
}

fn ended() -> LoadError {
    LoadError::Unreachable { why: "a generator has ended".to_owned() }
}
