//! What `play` and `replay` share: the looks, the folder, and the way to the terminal.

use std::env;
use std::io::{self, BufReader, IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_tui::{App, Desk, Farewell, Keep, NotOpened, Opening, Pace, Setting, Theme};
use tenback_words::{Language, Words};

use crate::data;
use crate::interrupt::{asked_to_leave, leave_saying};
use crate::trouble::{Trouble, note};

/// How it looks, and where games are kept.
#[derive(Args)]
pub(crate) struct Screen {
    /// Lines of text instead of a screen; always so when input or output is no terminal
    #[arg(long)]
    plain: bool,
    /// No colours; also with $NO_COLOR
    #[arg(long)]
    mono: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    /// With lines of text: tell only what changes and what is left to do
    #[arg(long)]
    brief: bool,
    /// Bots play without a pause
    #[arg(long)]
    fast: bool,
    /// Folder for kept games [default: $TENBACK_DATA, else the system's place for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Screen {
    /// All that a screen works with.
    pub(crate) fn desk(&self, language: Language) -> Desk {
        let theme = Theme { mono: self.mono || is_set("NO_COLOR"), ascii: self.ascii };
        let pace = if self.fast { Pace::Fast } else { Pace::Calm };
        let folder = data::folder(self.data.clone());
        let remembered = || folder.as_deref().and_then(|folder| Setting::Brief.load(folder));
        let brief = self.brief || remembered().is_some_and(|value| value == "on");
        Desk { words: Words::new(language), theme, keep: Keep::new(folder), pace, brief }
    }

    fn is_plain(&self) -> bool {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !stdin().is_terminal() || !stdout().is_terminal()
    }
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Opens the screen, or the lines of text, and stays until it is left.
pub(crate) fn open(screen: &Screen, desk: Desk, opening: Opening, notice: Option<String>) -> io::Result<ExitCode> {
    if screen.is_plain() {
        if let Some(notice) = notice {
            note(notice);
        }
        let farewell = Farewell::default();
        let said = farewell.clone();
        leave_saying(move || said.take());
        let left = tenback_tui::plain(desk, opening, BufReader::new(stdin()), stdout().lock(), &farewell)?;
        return Ok(left.map_or_else(|refused| refuse(&refused.0, &refused.1), |()| ExitCode::SUCCESS));
    }
    let mut app = match App::new(desk, opening) {
        Ok(app) => app,
        Err(refused) => return Ok(refuse(&refused.0, &refused.1)),
    };
    if let Some(notice) = notice {
        app.tell(notice);
    }
    tenback_tui::run(&mut app, asked_to_leave())?;
    if let Some(text) = app.farewell() {
        writeln!(stdout(), "{text}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn refuse(desk: &Desk, why: &NotOpened) -> ExitCode {
    match why {
        NotOpened::NoGame(why) => Trouble::Usage(desk.no_game(why)).report(),
        NotOpened::Unreadable(why) => Trouble::Failure(desk.unreadable(why)).report(),
        NotOpened::NoTable(refused) => Trouble::Failure(desk.no_table(&refused.1, &refused.0)).report(),
    }
}
