//! What every screen needs: language, theme and saved games; and how a game is dealt, resumed or continued.

use std::io;
use std::path::Path;
use std::time::SystemTime;

use rand::rngs::SysError;
use tenback_lessons::LessonName;
use tenback_notation::{Fault, Record};
use tenback_review::Effort;
use tenback_rules::{Seat, Setup, SetupError, Viewer};
use tenback_table::{Command, Deal, Event, Language, Name, Person, Refusal, Settings, Sitter, Table, printable};
use tenback_words::Words;

use crate::date::LocalOffset;
use crate::draw::pen::Pen;
use crate::draw::theme::Theme;
use crate::local_game::{LocalGame, Pace};
use crate::phrases;
use crate::plan::{Place, Plan};
use crate::random::RandomSource;
use crate::save_file::SaveFile;
use crate::saved::{LoadError, Loaded, LockedFile, SavedGames, load};
use crate::seat_names::told_apart;
use crate::settings::Setting;
use crate::timeline::Timeline;

/// Language, theme and saved games.
#[derive(Debug)]
pub struct Context {
    /// The messages, in the user's language.
    pub words: Words,
    /// What the terminal can show.
    pub theme: Theme,
    /// Where games are saved.
    pub saved: SavedGames,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether the plain mode reports only what has changed.
    pub brief: bool,
    /// For the times in the lists of saved games.
    pub offset: LocalOffset,
    /// The columns of the terminal, for lines of text; without them lines are not broken.
    pub columns: Option<usize>,
    /// The name of the user on this machine, if it can be a name at a table.
    pub login_name: Option<Name>,
    /// How much work is put into reviews.
    pub effort: Effort,
}

/// Why a game could not be dealt.
#[derive(Debug)]
pub enum DealError {
    /// The system's random generator is not available.
    NoChance(SysError),
    /// The setup is invalid.
    Setup(SetupError),
    /// The table rejects it.
    Refused(Refusal),
}

impl From<Refusal> for DealError {
    fn from(why: Refusal) -> DealError {
        DealError::Refused(why)
    }
}

impl Context {
    pub(crate) fn pen<'a>(&'a self, names: &'a [String]) -> Pen<'a> {
        Pen { words: &self.words, theme: self.theme, names }
    }

    /// Switches to another language and remembers it. Returns a message if it cannot be remembered.
    pub(crate) fn speak(&mut self, language: Language) -> Option<String> {
        self.words = Words::new(language);
        self.remember(Setting::Language, language.code())
    }

    /// Switches between the brief and the full plain mode and remembers it.
    pub(crate) fn set_brief(&mut self, brief: bool) -> Option<String> {
        self.brief = brief;
        self.remember(Setting::Brief, if brief { "on" } else { "off" })
    }

    /// Whether the user wants a coach wherever nobody else has a say in it.
    pub(crate) fn wants_coach(&self) -> bool {
        self.saved.folder().and_then(|folder| Setting::Coach.load(folder)).is_some_and(|value| value == "on")
    }

    /// Remembers whether the user wants a coach. Returns a message if it cannot be remembered.
    pub(crate) fn remember_coach(&self, on: bool) -> Option<String> {
        self.remember(Setting::Coach, if on { "on" } else { "off" })
    }

    /// The coach comes to a game by itself only if there is one person to ask.
    fn with_coach(&self, mut local: LocalGame) -> LocalGame {
        local.set_coach(local.is_alone() && self.wants_coach());
        local
    }

    /// The lessons that were completed.
    pub(crate) fn completed_lessons(&self) -> Vec<LessonName> {
        let kept = self.saved.folder().and_then(|folder| Setting::Lessons.load(folder)).unwrap_or_default();
        kept.split_whitespace().filter_map(LessonName::from_word).collect()
    }

    /// Remembers that a lesson was completed. Returns a message if it cannot be remembered.
    pub(crate) fn complete_lesson(&self, lesson: LessonName) -> Option<String> {
        let mut done = self.completed_lessons();
        if done.contains(&lesson) {
            return None;
        }
        done.push(lesson);
        let words: Vec<&str> = done.into_iter().map(LessonName::word).collect();
        self.remember(Setting::Lessons, &words.join(" "))
    }

    /// Without a data folder nothing is remembered; the user was told when the game started.
    fn remember(&self, setting: Setting, value: &str) -> Option<String> {
        let error = setting.save(self.saved.folder()?, value).err()?;
        Some(self.words.message("tui-not-remembered", &[("error", self.words.io_error(&error).into())]))
    }

    /// Deals a new game.
    pub(crate) fn deal(&self, plan: &Plan) -> Result<LocalGame, DealError> {
        let mut chance = RandomSource::new(plan.seed).map_err(DealError::NoChance)?;
        let seats = plan.places.len() as u16;
        let dealt = chance.with(|mut rng| Setup::deal(plan.game, seats, &mut rng));
        let setup = Setup { hand_size: plan.hand_size, minimum: plan.minimum, ..dealt };
        let rules = setup.rules().map_err(DealError::Setup)?;
        let language = self.words.language();
        let mut table = Table::new(Settings { talk: plan.talk, ..Settings::new(rules, language) });
        for (seat, place) in Seat::all(rules.seats()).zip(&plan.places) {
            let sitter = match place {
                Place::Bot(level) => Sitter::Bot { level: *level },
                Place::Person(name) => {
                    let name = name.clone().unwrap_or_else(|| self.nameless(seat));
                    Sitter::Person(Person::local(seat, name, language))
                }
            };
            table.act(Command::Sit { seat, sitter })?;
        }
        let salt = Some(chance.salt());
        table.act(Command::Deal(Deal { setup, salt }))?;
        Ok(self.open(table, chance.seed()))
    }

    /// Deals another game to the same players by the same rules, with the same cards or new ones.
    pub(crate) fn deal_again(&self, last: &Table, same: bool) -> Result<LocalGame, DealError> {
        let mut chance = RandomSource::new(None).map_err(DealError::NoChance)?;
        let mut table = Table::new(last.settings().clone());
        for (seat, sitter) in last.sitters().iter() {
            table.act(Command::Sit { seat, sitter: sitter.clone() })?;
        }
        let deal = last.deal_of_game().cloned().ok_or(Refusal::NotDealt)?;
        let deal = if same {
            Deal { setup: Setup { first: None, ..deal.setup }, ..deal }
        } else {
            let Setup { game, seats, .. } = deal.setup;
            let fresh = chance.with(|mut rng| Setup::deal(game, seats, &mut rng));
            let setup = Setup { first: None, decks: fresh.decks, hands: None, piles: None, ..deal.setup };
            Deal { setup, salt: Some(chance.salt()) }
        };
        table.act(Command::Deal(deal))?;
        Ok(self.open(table, chance.seed()))
    }

    /// Opens a table whose cards were just dealt.
    fn open(&self, table: Table, seed: u64) -> LocalGame {
        let game = table.settings().rules.name();
        let place = SaveFile::new(self.saved.reserve(game, SystemTime::now()));
        self.with_coach(LocalGame::new(table, place, self.pace, seed))
    }

    /// Resumes a saved game: in its own file if that is in our folder and contains nothing else, otherwise in a new
    /// file.
    pub(crate) fn resume(&self, path: &Path, loaded: &Loaded) -> Result<LocalGame, LoadError> {
        let record = &loaded.record;
        if self.saved.owns(path) {
            let held = LockedFile::take(path.to_owned()).ok_or(LoadError::InUse)?;
            // Another window may have played on since the file was read.
            let Loaded { record, .. } = &load(path, 1)?;
            return self.take_over(record, || SaveFile::of_file(held, record));
        }
        let game = loaded.replayed.game.board().rules().name();
        self.take_over(record, || match self.saved.reserve(game, SystemTime::now()) {
            Ok(Some(new)) => SaveFile::copy_of(new, record),
            nowhere => SaveFile::new(nowhere),
        })
    }

    /// A message if the game continues in another file than the one it was read from.
    pub(crate) fn moved(&self, local: &LocalGame, from: &Path) -> Option<String> {
        let to = local.file().filter(|&file| file != from)?;
        let args = [("file", from.display().to_string().into()), ("new", to.display().to_string().into())];
        Some(self.words.message("tui-moved", &args))
    }

    /// Continues from a position of another game, as a new game.
    pub(crate) fn play_on(&self, record: &Record) -> Result<LocalGame, LoadError> {
        let game = record.tag("Game").and_then(tenback_rules::GameName::from_word);
        let game = game.ok_or(LoadError::NoRecord)?;
        self.take_over(record, || SaveFile::new(self.saved.reserve(game, SystemTime::now())))
    }

    /// The file is reserved last, so that none is created for a game that cannot be played.
    fn take_over(&self, record: &Record, place: impl FnOnce() -> SaveFile) -> Result<LocalGame, LoadError> {
        let language = self.words.language();
        let fault = |fault: Fault| LoadError::Fault(Box::new(fault));
        let mut table = Table::from_record(record, language, |seat| self.nameless(seat)).map_err(fault)?;
        // Nobody would ever play from an empty seat, so the user takes it.
        for seat in Seat::all(table.settings().rules.seats()) {
            if table.sitters()[seat] == Sitter::Empty {
                let person = Person::local(seat, self.nameless(seat), language);
                let sitter = Sitter::Person(person);
                table.apply(&Event::Seated { seat, sitter });
            }
        }
        let seed = RandomSource::new(None).map_or(0, |mut chance| chance.seed());
        let past = Timeline::of_record(record).map(|timeline| timeline.entries()).unwrap_or_default();
        let begun = table.game().is_some_and(|game| game.board().turn().number() > 0);
        let mut local = self.with_coach(LocalGame::new(table, place(), self.pace, seed));
        if begun {
            local.remember(past);
        }
        Ok(local)
    }

    pub(crate) fn nameless(&self, seat: Seat) -> Name {
        let name = self.words.message("tui-player", &[("seat", seat.number().into())]);
        Name::new(&name).unwrap_or_else(|_| Name::unknown())
    }

    /// The names of a table's seats, as the user sees them.
    pub(crate) fn names(&self, local: &LocalGame) -> Vec<String> {
        let own = local.seat().filter(|_| local.is_alone());
        self.names_at(local.table(), own.map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn names_at(&self, table: &Table, you: Viewer) -> Vec<String> {
        let called = |(seat, sitter): (Seat, &Sitter)| match sitter {
            _ if you == Viewer::Seat(seat) => self.words.message("tui-you", &[]),
            Sitter::Person(person) => person.name.to_string(),
            Sitter::Bot { level } | Sitter::StandIn { level, .. } => phrases::bot(&self.words, *level, seat),
            Sitter::Empty => self.words.message("tui-player", &[("seat", seat.number().into())]),
        };
        let called: Vec<Option<String>> = table.sitters().iter().map(called).map(Some).collect();
        told_apart(&self.words, &called, None).into_iter().flatten().collect()
    }

    /// The names in a record, and the seat that is called “you”: the only person, if that person has no name.
    pub(crate) fn names_of(&self, record: &Record) -> (Vec<String>, Option<Seat>) {
        let table = Table::from_record(record, self.words.language(), |seat| self.nameless(seat));
        let Ok(table) = table else { return (Vec::new(), None) };
        let people: Vec<(Seat, &Name)> = table.sitters().iter().filter_map(person).collect();
        let you = match people[..] {
            [(seat, name)] if is_nameless(name, seat) => Some(seat),
            _ => None,
        };
        (self.names_at(&table, you.map_or(Viewer::Spectator, Viewer::Seat)), you)
    }

    /// What is said when a local game is left: whether it is saved.
    pub(crate) fn farewell(&self, local: &LocalGame) -> String {
        let id = match local.is_kept() {
            _ if local.is_unsaved() => "tui-not-saved",
            true => "tui-kept",
            false => "tui-not-kept",
        };
        self.words.message(id, &[])
    }

    /// Why a game could not be dealt.
    pub fn no_game(&self, why: &DealError) -> String {
        match why {
            DealError::NoChance(error) => self.words.message("tui-no-chance", &[("error", error.to_string().into())]),
            DealError::Setup(error) => self.words.setup_error(error),
            DealError::Refused(why) => self.words.refusal(why),
        }
    }

    /// Why a file cannot be opened, and what to do.
    pub fn cannot_open(&self, file: &Path, why: &LoadError) -> String {
        let name = ("file", file.display().to_string().into());
        match why {
            LoadError::Io(error) if error.kind() == io::ErrorKind::NotFound => {
                self.words.message("cli-no-file", &[name])
            }
            LoadError::Io(error) => {
                self.words.message("cli-cannot-read-file", &[name, ("error", self.words.io_error(error).into())])
            }
            _ => self.words.message("tui-broken", &[name, ("why", self.unreadable(why).into())]),
        }
    }

    /// Why a file could not be loaded.
    pub fn unreadable(&self, why: &LoadError) -> String {
        match why {
            LoadError::Io(error) => {
                self.words.message("cli-unreadable", &[("error", self.words.io_error(error).into())])
            }
            LoadError::NoRecord => self.words.message("tui-no-record", &[]),
            LoadError::TooFewRecords { records, wanted } => self
                .words
                .message("tui-too-few-records", &[("records", (*records).into()), ("wanted", (*wanted).into())]),
            LoadError::InUse => self.words.message("tui-held", &[]),
            LoadError::Fault(fault) => printable(&self.words.problem(&fault.problem)),
        }
    }
}

fn person((seat, sitter): (Seat, &Sitter)) -> Option<(Seat, &Name)> {
    match sitter {
        Sitter::Person(person) => Some((seat, &person.name)),
        Sitter::Bot { .. } | Sitter::StandIn { .. } | Sitter::Empty => None,
    }
}

/// Whether this is the default name of a seat, in any language.
fn is_nameless(name: &Name, seat: Seat) -> bool {
    let called = |language: Language| Words::of(language).message("tui-player", &[("seat", seat.number().into())]);
    Language::ALL.into_iter().any(|language| called(language) == name.to_string())
}
