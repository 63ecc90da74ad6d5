//! A simulated user: presses keys and reads the screen.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tempfile::TempDir;
use tenback_review::Effort;
use tenback_rules::GameName;
use tenback_table::Name;
use tenback_tui::{
    App, Context, Input, Invitation, KeyCode, Link, LocalOffset, Opening, Pace, Place, Plan, SavedGames, Saving, Theme,
    Timeline, load,
};
use tenback_words::{Language, Words};

/// A user with a screen and a folder for saved games.
pub(crate) struct Seat {
    app: App,
    terminal: Terminal<TestBackend>,
    folder: TempDir,
}

/// How the screen looks.
#[derive(Clone, Copy)]
pub(crate) struct Looks {
    pub(crate) size: (u16, u16),
    pub(crate) theme: Theme,
    pub(crate) language: Language,
    pub(crate) pace: Pace,
}

pub(crate) const USUAL: Looks =
    Looks { size: (80, 24), theme: Theme { mono: false, ascii: false }, language: Language::English, pace: Pace::Fast };

pub(crate) fn context(folder: &Path, looks: Looks) -> Context {
    let saved = SavedGames::at(folder.to_owned());
    Context {
        words: Words::new(looks.language),
        theme: looks.theme,
        saved,
        pace: looks.pace,
        brief: false,
        offset: LocalOffset::default(),
        columns: None,
        login_name: Name::new("Grace").ok(),
        effort: Effort::per_turn(Effort::LEAST),
    }
}

/// A new game from a seed.
pub(crate) fn deal(game: GameName, places: Vec<Place>, seed: u64) -> Opening {
    Opening::Deal(Plan { places, seed: Some(seed), ..Plan::new(game) })
}

/// A game for one person.
pub(crate) fn alone(game: GameName, seed: u64) -> Opening {
    deal(game, vec![Place::Person(None)], seed)
}

impl Seat {
    pub(crate) fn new(opening: Opening) -> Seat {
        Seat::with(opening, USUAL)
    }

    pub(crate) fn with(opening: Opening, looks: Looks) -> Seat {
        let folder = TempDir::new().expect("a temporary folder");
        Seat::at(folder, opening, looks)
    }

    /// Resumes a game written as a record.
    pub(crate) fn at_record(record: &str) -> Seat {
        let folder = TempDir::new().expect("a temporary folder");
        fs::create_dir(folder.path().join("games")).expect("the folder can be made");
        let file = folder.path().join("games/position.tgn");
        fs::write(&file, record).expect("the file can be written");
        let loaded = load(&file, 1).expect("the record is sound");
        Seat::at(folder, Opening::Resume(file, Box::new(loaded)), USUAL)
    }

    /// Replays a game written as a record.
    pub(crate) fn replaying(record: &str) -> Seat {
        let folder = TempDir::new().expect("a temporary folder");
        let file = folder.path().join("old.tgn");
        fs::write(&file, record).expect("the file can be written");
        let loaded = load(&file, 1).expect("the record is sound");
        Seat::at(folder, Opening::Replay(Box::new(Timeline::new(loaded.record, loaded.replayed))), USUAL)
    }

    pub(crate) fn at(folder: TempDir, opening: Opening, looks: Looks) -> Seat {
        let app = App::new(context(folder.path(), looks), opening).unwrap_or_else(|refused| panic!("{:?}", refused.1));
        let terminal = Terminal::new(TestBackend::new(looks.size.0, looks.size.1)).expect("a screen");
        let mut seat = Seat { app, terminal, folder };
        seat.settle();
        seat
    }

    /// Joins a remote table, without waiting.
    pub(crate) fn joining(link: &str, name: &str, looks: Looks) -> Seat {
        let folder = TempDir::new().expect("a temporary folder");
        let invitation = Invitation { link: Link::parse(link).ok(), name: Name::new(name).ok(), watch: false };
        Seat::invited(folder, invitation, looks)
    }

    /// The same with any invitation.
    pub(crate) fn invited(folder: TempDir, invitation: Invitation, looks: Looks) -> Seat {
        let opening = Opening::Join(Box::new(invitation));
        let app = App::new(context(folder.path(), looks), opening).unwrap_or_else(|refused| panic!("{:?}", refused.1));
        let terminal = Terminal::new(TestBackend::new(looks.size.0, looks.size.1)).expect("a screen");
        let mut seat = Seat { app, terminal, folder };
        seat.draw();
        seat
    }

    /// Waits until something is on the screen.
    #[track_caller]
    pub(crate) fn until(&mut self, text: &str) {
        self.wait_for(text, |seat| seat.shows(text));
    }

    /// Waits until a condition holds.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, what: &str, holds: impl Fn(&Seat) -> bool) {
        let began = Instant::now();
        while !holds(self) {
            assert!(began.elapsed() < Duration::from_secs(60), "waited in vain for {what:?}:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(2));
            self.app.tick(Instant::now());
            self.draw();
        }
    }

    /// Types letters without waiting for bots; `⏎` is the Enter key.
    pub(crate) fn type_at_once(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.press_at_once(if letter == '⏎' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.draw();
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.draw(frame.buffer_mut())).expect("the screen can be drawn");
    }

    /// Waits until bots have played and hints have arrived.
    fn settle(&mut self) {
        let began = Instant::now();
        let mut now = began;
        while self.app.is_waiting() {
            assert!(began.elapsed() < Duration::from_secs(60), "nobody answers");
            if !self.app.tick(now) {
                std::thread::sleep(Duration::from_millis(1));
                // The clock of the screen runs ahead, to skip pauses.
                now += Duration::from_millis(40);
            }
        }
        self.draw();
    }

    /// Presses a key without waiting for bots.
    pub(crate) fn press_at_once(&mut self, key: KeyCode) {
        self.app.input(Input::Key(key));
        self.draw();
    }

    pub(crate) fn press(&mut self, key: KeyCode) {
        self.app.input(Input::Key(key));
        self.settle();
    }

    /// Types letters, one after the other; `⏎` is the Enter key.
    pub(crate) fn keys(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.press(if letter == '⏎' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.app.input(Input::Click(column, row));
        self.settle();
    }

    pub(crate) fn is_done(&self) -> bool {
        self.app.is_done()
    }

    /// The text on the screen.
    pub(crate) fn screen(&self) -> String {
        self.terminal.backend().to_string()
    }

    /// A line of the screen, from 0.
    pub(crate) fn row(&self, row: usize) -> String {
        let screen = self.screen();
        screen.lines().nth(row).expect("the screen has this line").trim_matches('"').to_owned()
    }

    #[track_caller]
    pub(crate) fn sees(&self, text: &str) {
        assert!(self.shows(text), "{text:?} is not on the screen:\n{}", self.screen());
    }

    #[track_caller]
    pub(crate) fn sees_no(&self, text: &str) {
        assert!(!self.shows(text), "{text:?} is on the screen:\n{}", self.screen());
    }

    /// Whether a text is on the screen, even across lines.
    pub(crate) fn shows(&self, text: &str) -> bool {
        let lines: Vec<String> = self.screen().lines().map(|line| line.trim_matches('"').trim().to_owned()).collect();
        lines.join(" ").contains(text) || self.screen().contains(text)
    }

    /// The files of saved games.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.folder.path().join("games")) else { return Vec::new() };
        let paths = entries.map(|entry| entry.expect("the entry can be read").path());
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "tgn")).collect()
    }

    /// The only saved game, as text.
    pub(crate) fn record(&self) -> String {
        let files = self.files();
        assert_eq!(files.len(), 1, "one game is kept");
        fs::read_to_string(&files[0]).expect("the file can be read")
    }

    /// The file that a position was read from.
    pub(crate) fn position(&self) -> String {
        fs::read_to_string(self.folder.path().join("games/position.tgn")).expect("the file can be read")
    }

    /// Whether all games could be saved.
    pub(crate) fn saving(&self) -> Saving {
        self.app.saving()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Ends the program and returns the folder.
    pub(crate) fn leave(self) -> TempDir {
        self.folder
    }
}
