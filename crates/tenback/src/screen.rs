//! What `play` and `replay` share: the language, the looks, the folder, and the way to the terminal.

use std::env;
use std::io::{self, IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tenback_tui::{App, Desk, Keep, NotOpened, Opening, Pace, Theme};
use tenback_words::{Language, Words};

use crate::interrupt::asked_to_stop;
use crate::trouble::Trouble;

/// How it looks, and where games are kept.
#[derive(Args)]
pub(crate) struct Screen {
    /// Lines of text instead of a screen; always so when input or output is no terminal
    #[arg(long)]
    plain: bool,
    /// Language: en, de, cs, pl or uk [default: the locale's]
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// No colours; also with $NO_COLOR
    #[arg(long)]
    mono: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    /// Bots lay without a pause
    #[arg(long)]
    fast: bool,
    /// Folder for kept games [default: $TENBACK_DATA, else the system's place for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Screen {
    /// All that a screen works with, and something to say first if the language is not there.
    pub(crate) fn desk(&self) -> (Desk, Option<String>) {
        let (language, unknown) = language(self.lang.as_deref());
        let words = Words::new(language);
        let notice = unknown.map(|code| {
            let codes = Language::ALL.map(Language::code).join(", ");
            words.message("cli-unknown-language", &[("code", code.into()), ("codes", codes.into())])
        });
        let theme = Theme { mono: self.mono || is_set("NO_COLOR"), ascii: self.ascii };
        let pace = if self.fast { Pace::Fast } else { Pace::Calm };
        (Desk { words, theme, keep: Keep::find(self.data.clone()), pace }, notice)
    }

    fn is_plain(&self) -> bool {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !stdin().is_terminal() || !stdout().is_terminal()
    }
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// The language asked for, else the locale's; and what was asked for if it is not there.
fn language(asked: Option<&str>) -> (Language, Option<String>) {
    let locale =
        || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| env::var(name).ok().filter(|v| !v.is_empty()));
    let Some(code) = asked.map(str::to_owned).or_else(locale) else { return (Language::English, None) };
    match Language::from_code(&code) {
        Some(language) => (language, None),
        // The locale of no language.
        None if asked.is_none() && ["C", "POSIX"].contains(&code.split('.').next().unwrap_or_default()) => {
            (Language::English, None)
        }
        None => (Language::English, Some(code)),
    }
}

/// Opens the screen, or the lines of text, and stays until it is left.
pub(crate) fn open(screen: &Screen, desk: Desk, opening: Opening, notice: Option<String>) -> io::Result<ExitCode> {
    if screen.is_plain() {
        if let Some(notice) = notice {
            eprintln!("{notice}");
        }
        let left = tenback_tui::plain(desk, opening, stdin().lock(), stdout().lock())?;
        return Ok(left.map_or_else(|refused| refuse(&refused.0, &refused.1), |()| ExitCode::SUCCESS));
    }
    let mut app = match App::new(desk, opening) {
        Ok(app) => app,
        Err(refused) => return Ok(refuse(&refused.0, &refused.1)),
    };
    if let Some(notice) = notice {
        app.tell(notice);
    }
    tenback_tui::run(&mut app, asked_to_stop())?;
    Ok(ExitCode::SUCCESS)
}

fn refuse(desk: &Desk, why: &NotOpened) -> ExitCode {
    match why {
        NotOpened::NoGame(why) => Trouble::Usage(desk.no_game(why)).report(),
        NotOpened::Unreadable(why) => Trouble::Failure(desk.unreadable(why)).report(),
    }
}
