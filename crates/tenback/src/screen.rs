//! What `play` and `replay` share: display options, the data folder, and starting the interface.

use std::env;
use std::io::{self, BufReader, IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_review::Effort;
use tenback_tui::{
    App, Context, Farewell, LocalOffset, OpenError, Opening, Pace, SavedGames, Saving, Setting, Theme, fill,
    login_name, terminal_columns,
};
use tenback_words::{Language, Words};

use crate::command_error::{CommandError, note};
use crate::data;
use crate::interrupt::{asked_to_leave, leave_saying};

/// Display options, and where games are saved.
#[derive(Args, Default)]
pub(crate) struct Screen {
    /// Use lines of text instead of a screen; the default if input or output is not a terminal
    #[arg(long)]
    plain: bool,
    /// No colours (also with $NO_COLOR)
    #[arg(long)]
    mono: bool,
    /// Use ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// With lines of text: report only what changes and what you still have to do
    #[arg(long)]
    brief: bool,
    /// Let bots play without pauses
    #[arg(long)]
    fast: bool,
    /// Folder for saved games and settings [default: $TENBACK_DATA, else the system's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Screen {
    /// The usual display, with this folder.
    pub(crate) fn with_data(data: Option<PathBuf>) -> Screen {
        Screen { data, ..Screen::default() }
    }

    /// The context of the interface.
    pub(crate) fn context(&self, language: Language) -> Context {
        let theme = Theme { mono: self.mono || is_set("NO_COLOR"), ascii: self.ascii };
        let pace = if self.fast { Pace::Fast } else { Pace::Calm };
        let folder = data::folder(self.data.clone());
        let remembered = || folder.as_deref().and_then(|folder| Setting::Brief.load(folder));
        let brief = self.brief || remembered().is_some_and(|value| value == "on");
        Context {
            words: Words::new(language),
            theme,
            saved: SavedGames::new(folder),
            pace,
            brief,
            offset: LocalOffset::of_this_machine(),
            columns: stdout().is_terminal().then(terminal_columns).flatten(),
            login_name: login_name(),
            effort: Effort::DEFAULT,
        }
    }

    /// Whether lines of text are used.
    pub(crate) fn is_plain(&self) -> bool {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !stdin().is_terminal() || !stdout().is_terminal()
    }
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Runs the screen or the plain mode until the user leaves.
pub(crate) fn open(screen: &Screen, context: Context, opening: Opening, notices: &[String]) -> io::Result<ExitCode> {
    if screen.is_plain() {
        notices.iter().for_each(note);
        let farewell = Farewell::default();
        let said = farewell.clone();
        leave_saying(move || said.take());
        let left = tenback_tui::plain(context, opening, BufReader::new(stdin()), stdout().lock(), &farewell)?;
        return Ok(left.map_or_else(|refused| refuse(&refused.0, &refused.1), status));
    }
    let mut app = match App::new(context, opening) {
        Ok(app) => app,
        Err(refused) => return Ok(refuse(&refused.0, &refused.1)),
    };
    if !notices.is_empty() {
        app.tell(notices.join(" "));
    }
    tenback_tui::run(&mut app, asked_to_leave())?;
    if let Some(text) = app.farewell() {
        writeln!(stdout(), "{}", terminal_columns().map_or_else(|| text.clone(), |columns| fill(&text, columns)))?;
    }
    Ok(status(app.saving()))
}

/// The exit status once the user has left.
fn status(saving: Saving) -> ExitCode {
    match saving {
        Saving::Done => ExitCode::SUCCESS,
        Saving::Failed => ExitCode::FAILURE,
    }
}

fn refuse(context: &Context, why: &OpenError) -> ExitCode {
    match why {
        OpenError::Deal(why) => CommandError::Usage(context.no_game(why)).report(),
        OpenError::Load(why) => CommandError::Failure(context.unreadable(why)).report(),
        OpenError::NoTable(refused) => CommandError::Failure(context.no_table(&refused.1, &refused.0)).report(),
    }
}
