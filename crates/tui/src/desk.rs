//! What every screen works with: words, looks, the folder of games; and how a game gets onto the table.

use std::path::Path;
use std::time::SystemTime;

use rand::rngs::SysError;
use tenback_notation::{Fault, Record};
use tenback_rules::{Seat, Setup, SetupError, Viewer};
use tenback_table::{Command, Deal, Event, Language, Name, Person, Refusal, Settings, Sitter, Table};
use tenback_words::Words;

use crate::chance::Chance;
use crate::draw::pen::Pen;
use crate::draw::theme::Theme;
use crate::house::{House, KeptAt, Pace};
use crate::keep::{Held, Keep, Loaded, Unreadable, load};
use crate::plan::{Place, Plan};
use crate::settings::Setting;
use crate::tell;
use crate::timeline::Timeline;

/// Words, looks and the folder of games.
#[derive(Debug)]
pub struct Desk {
    /// What is said, in the language of whoever sits here.
    pub words: Words,
    /// What the terminal can show.
    pub theme: Theme,
    /// Where games are kept.
    pub keep: Keep,
    /// How fast bots lay.
    pub pace: Pace,
    /// Whether lines of text tell only what has changed.
    pub brief: bool,
}

/// Why no game could be dealt.
#[derive(Debug)]
pub enum NoGame {
    /// The system's generator does not answer.
    NoChance(SysError),
    /// There is no such game.
    Setup(SetupError),
    /// The table refuses it.
    Refused(Refusal),
}

impl From<Refusal> for NoGame {
    fn from(why: Refusal) -> NoGame {
        NoGame::Refused(why)
    }
}

impl Desk {
    pub(crate) fn pen<'a>(&'a self, names: &'a [String]) -> Pen<'a> {
        Pen { words: &self.words, theme: self.theme, names }
    }

    /// Chooses another language, also for the next time. Says why it could not be remembered, if it could not.
    pub(crate) fn speak(&mut self, language: Language) -> Option<String> {
        self.words = Words::new(language);
        self.remember(Setting::Language, language.code())
    }

    /// Chooses how much lines of text tell, also for the next time.
    pub(crate) fn set_brief(&mut self, brief: bool) -> Option<String> {
        self.brief = brief;
        self.remember(Setting::Brief, if brief { "on" } else { "off" })
    }

    /// Without a folder there is nothing to remember it in, as was said when the game began.
    fn remember(&self, setting: Setting, value: &str) -> Option<String> {
        let error = setting.save(self.keep.folder()?, value).err()?;
        Some(self.words.message("tui-not-remembered", &[("error", error.to_string().into())]))
    }

    /// Deals a new game.
    pub(crate) fn deal(&self, plan: &Plan) -> Result<House, NoGame> {
        let mut chance = Chance::new(plan.seed).map_err(NoGame::NoChance)?;
        let seats = plan.places.len() as u16;
        let dealt = chance.with(|mut rng| Setup::deal(plan.game, seats, &mut rng));
        let setup = Setup { hand_size: plan.hand_size, minimum: plan.minimum, ..dealt };
        let rules = setup.rules().map_err(NoGame::Setup)?;
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

    /// Deals another game to the same players by the same rules: the same cards again, or others.
    pub(crate) fn deal_again(&self, last: &Table, same: bool) -> Result<House, NoGame> {
        let mut chance = Chance::new(None).map_err(NoGame::NoChance)?;
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
    fn open(&self, table: Table, seed: u64) -> House {
        let game = table.settings().rules.name();
        let place = KeptAt::new(self.keep.reserve(game, SystemTime::now()));
        House::new(table, place, self.pace, seed)
    }

    /// Goes on with a game that was kept: in the file it came from where that is ours and holds nothing else, otherwise
    /// in a file of its own.
    pub(crate) fn resume(&self, path: &Path, loaded: &Loaded) -> Result<House, Unreadable> {
        let record = &loaded.record;
        if self.keep.owns(path) {
            let held = Held::take(path.to_owned()).ok_or(Unreadable::Held)?;
            // Another window may have played on since the file was read.
            let Loaded { record, .. } = &load(path, 1)?;
            return self.take_over(record, || KeptAt::of_file(held, record));
        }
        let game = loaded.replayed.game.board().rules().name();
        self.take_over(record, || match self.keep.reserve(game, SystemTime::now()) {
            Ok(Some(new)) => KeptAt::copy_of(new, record),
            nowhere => KeptAt::new(nowhere),
        })
    }

    /// Says that a game goes on in another file than the one it was read from, if it does.
    pub(crate) fn moved(&self, house: &House, from: &Path) -> Option<String> {
        let to = house.file().filter(|&file| file != from)?;
        let args = [("file", from.display().to_string().into()), ("new", to.display().to_string().into())];
        Some(self.words.message("tui-moved", &args))
    }

    /// Plays on from a point of another game, as a game of its own.
    pub(crate) fn play_on(&self, record: &Record) -> Result<House, Unreadable> {
        let game = record.tag("Game").and_then(tenback_rules::GameName::from_word);
        let game = game.ok_or(Unreadable::NoRecord)?;
        self.take_over(record, || KeptAt::new(self.keep.reserve(game, SystemTime::now())))
    }

    /// The place is asked for last: no file is made for a game that cannot be played.
    fn take_over(&self, record: &Record, place: impl FnOnce() -> KeptAt) -> Result<House, Unreadable> {
        let language = self.words.language();
        let fault = |fault: Fault| Unreadable::Fault(Box::new(fault));
        let mut table = Table::from_record(record, language, |seat| self.nameless(seat)).map_err(fault)?;
        // Nobody would ever lay from an empty seat: whoever is at the keyboard does.
        for seat in Seat::all(table.settings().rules.seats()) {
            if table.sitters()[seat] == Sitter::Empty {
                let person = Person::local(seat, self.nameless(seat), language);
                let sitter = Sitter::Person(person);
                table.apply(&Event::Seated { seat, sitter });
            }
        }
        let seed = Chance::new(None).map_or(0, |mut chance| chance.seed());
        let past = Timeline::of_record(record).map(|timeline| timeline.entries()).unwrap_or_default();
        let begun = table.game().is_some_and(|game| game.board().turn().number() > 0);
        let mut house = House::new(table, place(), self.pace, seed);
        if begun {
            house.remember(past);
        }
        Ok(house)
    }

    fn nameless(&self, seat: Seat) -> Name {
        let name = self.words.message("tui-player", &[("seat", seat.number().into())]);
        Name::new(&name).unwrap_or_else(|_| Name::new("?").expect("a question mark can be a name"))
    }

    /// The names of a table's seats, as whoever is at the keyboard reads them.
    pub(crate) fn names(&self, house: &House) -> Vec<String> {
        let own = house.seat().filter(|_| house.is_alone());
        self.names_at(house.table(), own.map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn names_at(&self, table: &Table, you: Viewer) -> Vec<String> {
        let name = |(seat, sitter): (Seat, &Sitter)| match sitter {
            _ if you == Viewer::Seat(seat) => self.words.message("tui-you", &[]),
            Sitter::Person(person) => person.name.to_string(),
            Sitter::Bot { level } | Sitter::StandIn { level, .. } => tell::bot(&self.words, *level, seat),
            Sitter::Empty => self.words.message("tui-player", &[("seat", seat.number().into())]),
        };
        table.sitters().iter().map(name).collect()
    }

    /// The names in a record, for looking at it again, and the seat that is called “you”: the only person, where
    /// that person has no name.
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

    /// What is said when somebody leaves a game at this keyboard.
    pub(crate) fn farewell(&self, house: &House) -> String {
        let id = match house.trouble() {
            _ if house.is_kept() => "tui-kept",
            None if house.file().is_some() => "tui-not-kept",
            _ => "tui-not-saved",
        };
        self.words.message(id, &[])
    }

    /// Why a game could not be dealt.
    pub fn no_game(&self, why: &NoGame) -> String {
        match why {
            NoGame::NoChance(error) => self.words.message("tui-no-chance", &[("error", error.to_string().into())]),
            NoGame::Setup(error) => self.words.setup_error(error),
            NoGame::Refused(why) => self.words.refusal(why),
        }
    }

    /// Why a file is no game.
    pub fn unreadable(&self, why: &Unreadable) -> String {
        match why {
            Unreadable::Io(error) => self.words.message("cli-unreadable", &[("error", error.to_string().into())]),
            Unreadable::NoRecord => self.words.message("tui-no-record", &[]),
            Unreadable::TooFewRecords { records, wanted } => self
                .words
                .message("tui-too-few-records", &[("records", (*records).into()), ("wanted", (*wanted).into())]),
            Unreadable::Held => self.words.message("tui-held", &[]),
            Unreadable::Fault(fault) => self.words.problem(&fault.problem),
        }
    }
}

fn person((seat, sitter): (Seat, &Sitter)) -> Option<(Seat, &Name)> {
    match sitter {
        Sitter::Person(person) => Some((seat, &person.name)),
        Sitter::Bot { .. } | Sitter::StandIn { .. } | Sitter::Empty => None,
    }
}

/// Whether this is what a person without a name is called, in any language.
fn is_nameless(name: &Name, seat: Seat) -> bool {
    let called = |language: Language| Words::of(language).message("tui-player", &[("seat", seat.number().into())]);
    Language::ALL.into_iter().any(|language| called(language) == name.to_string())
}
