//! The form for a new game.

use tenback_bots::Level;
use tenback_rules::{Contest, GameName, Options, Rules};
use tenback_table::{Name, NameError, Talk};

use crate::context::Context;
use crate::keys::KeyCode;
use crate::local_game::Pace;
use crate::plan::{Place, Plan};

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Game,
    Seats,
    Seat(usize),
    Hand,
    Minimum,
    Talk,
    Pace,
    Seed,
}

/// A seat in the form.
#[derive(Clone, Debug)]
struct Seated {
    /// None for a person.
    bot: Option<Level>,
    name: String,
}

impl Seated {
    /// Whether the name can be longer.
    fn takes_letter(&self) -> bool {
        self.bot.is_none() && self.name.chars().count() < Name::MOST
    }
}

/// The form.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    game: GameName,
    seats: Vec<Seated>,
    smaller_hand: bool,
    harder_minimum: bool,
    talk: Talk,
    pace: Pace,
    seed: String,
    at: usize,
}

impl Form {
    pub(crate) fn new(pace: Pace) -> Form {
        let seats = vec![Seated { bot: None, name: String::new() }];
        Form {
            game: GameName::Classic,
            seats,
            smaller_hand: false,
            harder_minimum: false,
            talk: Talk::Signals,
            pace,
            seed: String::new(),
            at: 0,
        }
    }

    pub(crate) fn pace(&self) -> Pace {
        self.pace
    }

    pub(crate) fn game(&self) -> GameName {
        self.game
    }

    fn rules(&self) -> Option<Rules> {
        Rules::new(self.game, self.seats.len() as u8, Options::default()).ok()
    }

    fn is_together(&self) -> bool {
        self.rules().is_some_and(|rules| rules.contest() == Contest::Together)
    }

    /// The lines that apply to this game.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Game];
        if self.game.seats().0 != self.game.seats().1 {
            fields.push(Field::Seats);
        }
        fields.extend((0..self.seats.len()).map(Field::Seat));
        if self.is_together() {
            fields.extend([Field::Hand, Field::Minimum]);
            if self.seats.len() > 1 {
                fields.push(Field::Talk);
            }
        }
        if self.seats.iter().any(|seated| seated.bot.is_some()) {
            fields.push(Field::Pace);
        }
        fields.push(Field::Seed);
        fields
    }

    pub(crate) fn at(&self) -> Option<Field> {
        self.fields().get(self.at).copied()
    }

    pub(crate) fn key(&mut self, key: KeyCode) {
        let count = self.fields().len();
        match key {
            KeyCode::Up => self.at = (self.at + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % count,
            KeyCode::Right | KeyCode::Char(' ') if key == KeyCode::Right || !self.is_typing() => self.change(true),
            KeyCode::Left => self.change(false),
            KeyCode::Char(letter) => self.type_letter(letter),
            KeyCode::Backspace => self.erase(),
            _ => {}
        }
        self.at = self.at.min(self.fields().len() - 1);
    }

    fn is_typing(&self) -> bool {
        matches!(self.at(), Some(Field::Seat(seat)) if self.seats[seat].bot.is_none())
    }

    fn type_letter(&mut self, letter: char) {
        match self.at() {
            Some(Field::Seed) if letter.is_ascii_digit() && self.seed.len() < 19 => self.seed.push(letter),
            Some(Field::Seat(seat)) if self.seats[seat].takes_letter() => self.seats[seat].name.push(letter),
            _ => {}
        }
    }

    fn erase(&mut self) {
        match self.at() {
            Some(Field::Seed) => drop(self.seed.pop()),
            Some(Field::Seat(seat)) => drop(self.seats[seat].name.pop()),
            _ => {}
        }
    }

    fn change(&mut self, forwards: bool) {
        match self.at() {
            Some(Field::Game) => self.choose_game(turned(&GameName::ALL, self.game, forwards)),
            Some(Field::Seats) => {
                let (fewest, most) = self.game.seats();
                let counts: Vec<usize> = (fewest.into()..=most.into()).collect();
                self.seat(turned(&counts, self.seats.len(), forwards));
            }
            Some(Field::Seat(seat)) => {
                let kinds: Vec<Option<Level>> = std::iter::once(None).chain(Level::FOR_PEOPLE.map(Some)).collect();
                self.seats[seat].bot = turned(&kinds, self.seats[seat].bot, forwards);
            }
            Some(Field::Hand) => self.smaller_hand = !self.smaller_hand,
            Some(Field::Minimum) => self.harder_minimum = !self.harder_minimum,
            Some(Field::Talk) => self.talk = turned(&[Talk::None, Talk::Signals], self.talk, forwards),
            Some(Field::Pace) => self.pace = if self.pace == Pace::Calm { Pace::Fast } else { Pace::Calm },
            Some(Field::Seed) | None => {}
        }
    }

    fn choose_game(&mut self, game: GameName) {
        self.game = game;
        let (fewest, most) = game.seats();
        self.seat(self.seats.len().clamp(fewest.into(), most.into()));
    }

    fn seat(&mut self, count: usize) {
        self.seats.resize(count, Seated { bot: Some(Level::Expert), name: String::new() });
    }

    /// The label of a line.
    pub(crate) fn label(&self, field: Field, context: &Context) -> String {
        match field {
            Field::Game => context.words.message("tui-form-game", &[]),
            Field::Seats => context.words.message("tui-form-seats", &[]),
            Field::Seat(seat) => context.words.message("tui-form-seat", &[("seat", (seat + 1).into())]),
            Field::Hand => context.words.message("tui-form-hand", &[]),
            Field::Minimum => context.words.message("tui-form-minimum", &[]),
            Field::Talk => context.words.message("tui-form-talk", &[]),
            Field::Pace => context.words.message("tui-form-pace", &[]),
            Field::Seed => context.words.message("tui-form-seed", &[]),
        }
    }

    /// The value of a line.
    pub(crate) fn value(&self, field: Field, context: &Context) -> String {
        let say = |id: &str| context.words.message(id, &[]);
        let count = |harder: bool, cards: u8| {
            let id = if harder { "tui-form-harder" } else { "tui-form-usual" };
            context.words.message(id, &[("cards", cards.into())])
        };
        match field {
            Field::Game => context.words.message("game", &[("game", self.game.word().into())]),
            Field::Seats => self.seats.len().to_string(),
            Field::Seat(seat) => match (self.seats[seat].bot, self.seats[seat].name.as_str()) {
                (Some(level), _) => context.words.message("tui-form-bot", &[("level", level.word().into())]),
                (None, "") => say("tui-form-person"),
                (None, name) => format!("{}: {name}", say("tui-form-person")),
            },
            Field::Hand => {
                let usual = self.rules().map_or(0, |rules| rules.hand_size());
                count(self.smaller_hand, usual - u8::from(self.smaller_hand))
            }
            Field::Minimum => count(self.harder_minimum, 2 + u8::from(self.harder_minimum)),
            Field::Talk if self.talk == Talk::None => say("tui-form-talk-none"),
            Field::Talk => say("tui-form-talk-signals"),
            Field::Pace if self.pace == Pace::Calm => say("tui-form-pace-calm"),
            Field::Pace => say("tui-form-pace-fast"),
            Field::Seed if self.seed.is_empty() => say("tui-form-seed-none"),
            Field::Seed => self.seed.clone(),
        }
    }

    /// What a line means, if there is more to say about its value: what a bot is like.
    pub(crate) fn note(&self, field: Field, context: &Context) -> Option<String> {
        let Field::Seat(seat) = field else { return None };
        let level = self.seats[seat].bot?;
        Some(context.words.message("level-character", &[("level", level.word().into())]))
    }

    /// The game that the form describes.
    pub(crate) fn plan(&self) -> Result<Plan, NameError> {
        let place = |seated: &Seated| match (seated.bot, seated.name.trim()) {
            (Some(level), _) => Ok(Place::Bot(level)),
            (None, "") => Ok(Place::Person(None)),
            (None, name) => Name::new(name).map(|name| Place::Person(Some(name))),
        };
        let together = self.is_together();
        let smaller = self.rules().map(|rules| u16::from(rules.hand_size()) - 1);
        Ok(Plan {
            game: self.game,
            places: self.seats.iter().map(place).collect::<Result<_, _>>()?,
            hand_size: smaller.filter(|_| together && self.smaller_hand),
            minimum: (together && self.harder_minimum).then_some(3),
            talk: self.talk,
            seed: self.seed.parse().ok(),
        })
    }
}

/// The next or the previous value, cyclically.
fn turned<T: Copy + PartialEq>(values: &[T], now: T, forwards: bool) -> T {
    let at = values.iter().position(|&value| value == now).unwrap_or(0);
    let step = if forwards { 1 } else { values.len() - 1 };
    values[(at + step) % values.len()]
}
