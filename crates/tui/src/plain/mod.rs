//! The plain mode: lines of text in and out, every change in a sentence. For screen readers, pipes and scripts.

mod coach;
mod describe;
mod game;
mod help;
mod lesson;
mod lobby;
mod puzzles;
mod remote;
mod replay;
mod request;
mod review;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};

use game::Parting;
use tenback_table::Table;
use tenback_words::Value;

use crate::app::{OpenError, Opening};
use crate::context::Context;
use crate::fill::fill;
use crate::local_game::{LocalGame, Pace};

/// Lines in, lines out.
struct Plain<R, W> {
    context: Context,
    input: R,
    out: W,
    farewell: Farewell,
    /// The table of the last game that was played to its end, to deal another one there.
    finished: Option<Table>,
    /// Whether a game could not be saved.
    saving: Saving,
}

/// Whether all games that were played could be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Saving {
    /// They could.
    #[default]
    Done,
    /// At least one could not.
    Failed,
}

/// What to say when the program is interrupted in the middle of a game: whether it is saved. The handler of Ctrl-C has
/// a copy.
#[derive(Clone, Debug, Default)]
pub struct Farewell(Arc<Mutex<Option<String>>>);

impl Farewell {
    /// The sentence, unless there is nothing to say.
    pub fn take(&self) -> Option<String> {
        self.0.lock().ok()?.take()
    }

    fn set(&self, text: Option<String>) {
        if let Ok(mut kept) = self.0.lock() {
            *kept = text;
        }
    }
}

/// Why reading or writing stopped.
enum Stop {
    /// There are no more lines.
    NoMoreInput,
    /// An error of the system.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

type PlainResult<T = ()> = Result<T, Stop>;

/// Runs the plain mode until there are no more lines or the player leaves.
pub fn plain(
    mut context: Context,
    opening: Opening,
    input: impl BufRead + Send + 'static,
    out: impl Write,
    farewell: &Farewell,
) -> io::Result<Result<Saving, Box<(Context, OpenError)>>> {
    // Readers of lines set their own pace.
    context.pace = Pace::Fast;
    let farewell = farewell.clone();
    if let Opening::Join(invitation) = &opening
        && let Some(link) = &invitation.link
    {
        return match remote::arrive(&context, invitation, link) {
            Ok(arrived) => {
                let mut plain =
                    Plain { context, input: io::empty(), out, farewell, finished: None, saving: Saving::Done };
                let result = plain.stay(arrived, input);
                plain.ended(result).map(|()| Ok(plain.saving))
            }
            Err(why) => Ok(Err(Box::new((context, OpenError::NoTable(why))))),
        };
    }
    let local = match opening {
        Opening::Deal(ref plan) => context.deal(plan).map_err(OpenError::Deal).map(Some),
        Opening::Resume(ref path, ref loaded) => context.resume(path, loaded).map_err(OpenError::Load).map(Some),
        Opening::Start | Opening::Replay(_) | Opening::Learn(_) | Opening::Puzzles(_) | Opening::Join(_) => Ok(None),
    };
    let local = match local {
        Ok(local) => local,
        Err(why) => return Ok(Err(Box::new((context, why)))),
    };
    let mut plain = Plain { context, input, out, farewell, finished: None, saving: Saving::Done };
    let result = plain.run(local, opening);
    plain.ended(result).map(|()| Ok(plain.saving))
}

/// The next line that is not empty, trimmed.
fn next_line(input: &mut impl BufRead) -> PlainResult<String> {
    loop {
        let mut bytes = Vec::new();
        // Invalid UTF-8 is answered like any other unknown command.
        if input.read_until(b'\n', &mut bytes)? == 0 {
            return Err(Stop::NoMoreInput);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !line.is_empty() {
            return Ok(line);
        }
    }
}

impl<R: BufRead, W: Write> Plain<R, W> {
    fn run(&mut self, local: Option<LocalGame>, opening: Opening) -> PlainResult {
        let parting = match (local, opening) {
            (Some(local), Opening::Resume(path, _)) => self.go_on(local, &path)?,
            (Some(local), _) => self.play(local)?,
            (None, Opening::Replay(timeline)) => self.replay(*timeline)?,
            (None, Opening::Learn(Some(lesson))) => self.learn(lesson)?,
            (None, Opening::Learn(None)) => {
                self.list_lessons()?;
                Parting::Over
            }
            (None, Opening::Puzzles(first)) => self.puzzles(first)?,
            (None, _) => {
                self.say("plain-welcome")?;
                self.say("plain-lobby")?;
                Parting::Over
            }
        };
        // After a game there may be another one.
        if parting == Parting::Over { self.lobby() } else { Ok(()) }
    }

    /// If the lines end in the middle of a game, says whether it is saved.
    fn ended(&mut self, result: PlainResult) -> io::Result<()> {
        match result {
            Ok(()) => Ok(()),
            Err(Stop::Io(error)) => Err(error),
            Err(Stop::NoMoreInput) => match self.farewell.take().map(|text| self.line(&text)) {
                Some(Err(Stop::Io(error))) => Err(error),
                _ => Ok(()),
            },
        }
    }

    fn line(&mut self, text: &str) -> PlainResult {
        // Text from other players must not move the cursor.
        let shown: String = text.trim_end().chars().filter(|letter| !letter.is_control()).collect();
        let shown = self.context.columns.map_or_else(|| shown.clone(), |columns| fill(&shown, columns));
        Ok(writeln!(self.out, "{shown}")?)
    }

    fn say(&mut self, id: &str) -> PlainResult {
        let text = self.context.words.message(id, &[]);
        self.line(&text)
    }

    fn say_with<'v>(&mut self, id: &str, args: &[(&'v str, Value<'v>)]) -> PlainResult {
        let text = self.context.words.message(id, args);
        self.line(&text)
    }

    /// The next line that is not empty, trimmed.
    fn read(&mut self) -> PlainResult<String> {
        self.out.flush()?;
        next_line(&mut self.input)
    }

    /// Takes the words of one line after the other, in lower case, until somebody leaves: by `quit`, or as `take` says.
    fn converse(
        &mut self,
        mut take: impl FnMut(&mut Plain<R, W>, &[&str]) -> PlainResult<Option<Parting>>,
    ) -> PlainResult<Parting> {
        loop {
            let line = self.read()?.to_lowercase();
            let words: Vec<&str> = line.split_whitespace().collect();
            if let ["quit" | "q"] = words[..] {
                self.say("plain-bye")?;
                return Ok(Parting::Left);
            }
            if let Some(parting) = take(self, &words)? {
                return Ok(parting);
            }
        }
    }

    fn what(&mut self, text: &str) -> PlainResult {
        let shown: String = text.chars().filter(|letter| !letter.is_control()).take(40).collect();
        self.say_with("plain-what", &[("text", shown.into())])
    }
}
