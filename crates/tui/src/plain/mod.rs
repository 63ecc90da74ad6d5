//! The same games as lines of text in and out: nothing is drawn, every change is said in a sentence. For screen
//! readers, pipes and scripts.

mod game;
mod help;
mod lobby;
mod look;
mod replay;
mod there;
mod wish;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};

use game::Parting;
use tenback_table::Table;
use tenback_words::Value;

use crate::app::{NotOpened, Opening};
use crate::desk::Desk;
use crate::house::{House, Pace};

/// Lines in, lines out.
struct Plain<R, W> {
    desk: Desk,
    input: R,
    out: W,
    farewell: Farewell,
    /// The table of the last game that was played to its end, to deal another one there.
    finished: Option<Table>,
}

/// What is to be said when lines of text end in the middle of a game: that it is saved, or that it is not. Whoever
/// handles Ctrl-C holds a copy.
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

/// Why reading or writing goes no further: the other side has closed, or the system refuses.
enum Stop {
    /// There are no more lines.
    NoMoreInput,
    /// The system's word.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

type Told<T = ()> = Result<T, Stop>;

/// Plays in lines of text until there are no more of them, or the player leaves.
pub fn plain(
    mut desk: Desk,
    opening: Opening,
    input: impl BufRead + Send + 'static,
    out: impl Write,
    farewell: &Farewell,
) -> io::Result<Result<(), Box<(Desk, NotOpened)>>> {
    // Who reads line by line follows at their own pace.
    desk.pace = Pace::Fast;
    let farewell = farewell.clone();
    if let Opening::Join(invitation) = &opening
        && let Some(link) = &invitation.link
    {
        return match there::arrive(&desk, invitation, link) {
            Ok(arrived) => {
                let mut plain = Plain { desk, input: io::empty(), out, farewell, finished: None };
                let result = plain.stay(arrived, input);
                plain.ended(result).map(Ok)
            }
            Err(why) => Ok(Err(Box::new((desk, NotOpened::NoTable(why))))),
        };
    }
    let house = match opening {
        Opening::Deal(ref plan) => desk.deal(plan).map_err(NotOpened::NoGame).map(Some),
        Opening::Resume(ref path, ref loaded) => desk.resume(path, loaded).map_err(NotOpened::Unreadable).map(Some),
        Opening::Start | Opening::Replay(_) | Opening::Join(_) => Ok(None),
    };
    let house = match house {
        Ok(house) => house,
        Err(why) => return Ok(Err(Box::new((desk, why)))),
    };
    let mut plain = Plain { desk, input, out, farewell, finished: None };
    let result = plain.run(house, opening);
    plain.ended(result).map(Ok)
}

/// The next line that says something, without the space around it.
fn next_line(input: &mut impl BufRead) -> Told<String> {
    loop {
        let mut bytes = Vec::new();
        // What is no text is no command either; it is answered like any other garbage.
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
    fn run(&mut self, house: Option<House>, opening: Opening) -> Told {
        let parting = match (house, opening) {
            (Some(house), Opening::Resume(path, _)) => self.go_on(house, &path)?,
            (Some(house), _) => self.play(house)?,
            (None, Opening::Replay(timeline)) => self.replay(*timeline)?,
            (None, _) => {
                self.say("plain-welcome")?;
                self.say("plain-lobby")?;
                Parting::Over
            }
        };
        // After a game there may be another one.
        if parting == Parting::Over { self.lobby() } else { Ok(()) }
    }

    /// Whoever runs out of lines in the middle of a game is told what becomes of it.
    fn ended(&mut self, result: Told) -> io::Result<()> {
        match result {
            Ok(()) => Ok(()),
            Err(Stop::Io(error)) => Err(error),
            Err(Stop::NoMoreInput) => match self.farewell.take().map(|text| self.line(&text)) {
                Some(Err(Stop::Io(error))) => Err(error),
                _ => Ok(()),
            },
        }
    }

    fn line(&mut self, text: &str) -> Told {
        // What others have written must not move the cursor.
        let shown: String = text.trim_end().chars().filter(|letter| !letter.is_control()).collect();
        Ok(writeln!(self.out, "{shown}")?)
    }

    fn say(&mut self, id: &str) -> Told {
        let text = self.desk.words.message(id, &[]);
        self.line(&text)
    }

    fn say_with<'v>(&mut self, id: &str, args: &[(&'v str, Value<'v>)]) -> Told {
        let text = self.desk.words.message(id, args);
        self.line(&text)
    }

    /// The next line that says something, without the space around it.
    fn read(&mut self) -> Told<String> {
        self.out.flush()?;
        next_line(&mut self.input)
    }

    fn what(&mut self, text: &str) -> Told {
        let shown: String = text.chars().filter(|letter| !letter.is_control()).take(40).collect();
        self.say_with("plain-what", &[("text", shown.into())])
    }
}
