//! The meaning of the tags.

use std::fmt;

use tenback_rules::{CardCommand, GameName, Outcome, Part, Seat, Setup, SetupError};

use crate::fault::{Fault, Problem, SetupProblem, SyntaxError};
use crate::parse::{is_number, parse_number, shorten};
use crate::record::{Record, Tag};

/// The tags the program knows.
pub(crate) const KNOWN: [&str; 13] = [
    "Game",
    "Seats",
    "First",
    "Hand",
    "Minimum",
    "Commands",
    "Deck",
    "Hands",
    "Piles",
    "Result",
    "Termination",
    "Salt",
    "Commitment",
];

/// The value of the `Result` tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultTag {
    /// The game is not over.
    Open,
    /// It is over.
    Over(Outcome),
}

/// The value of the `Termination` tag: the seat that ended the game other than by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Termination {
    /// It gave up.
    Resigned(Seat),
    /// It ran out of time.
    Time(Seat),
}

impl fmt::Display for ResultTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResultTag::Open => f.write_str("open"),
            ResultTag::Over(Outcome::Won) => f.write_str("won"),
            ResultTag::Over(Outcome::Lost { left }) => write!(f, "lost {left}"),
            ResultTag::Over(Outcome::SeatWon(seat)) => write!(f, "seat {seat}"),
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Termination::Resigned(seat) => write!(f, "resigned {seat}"),
            Termination::Time(seat) => write!(f, "time {seat}"),
        }
    }
}

/// The parsed tags of a record.
pub(crate) struct ParsedTags {
    pub(crate) setup: Setup,
    /// The seat that goes first.
    pub(crate) first: Seat,
    pub(crate) result: Option<ResultTag>,
    pub(crate) termination: Option<Termination>,
}

impl Record {
    /// Parses the tags; syntax is checked before meaning.
    pub(crate) fn parse_tags(&self) -> Result<ParsedTags, Fault> {
        self.check_unique()?;
        RawTags::read(self)?.interpret(self)
    }

    fn check_unique(&self) -> Result<(), Fault> {
        for (index, tag) in self.tags.iter().enumerate() {
            let known = KNOWN.contains(&tag.name.as_str());
            if known && self.tags[..index].iter().any(|earlier| earlier.name == tag.name) {
                return Err(Fault::of_text(tag.source.0, SyntaxError::TagTwice { name: tag.name.clone() }));
            }
        }
        Ok(())
    }

    fn find(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// The line of a tag, or of the start of the record.
    pub(crate) fn line_of(&self, name: &str) -> usize {
        self.find(name).or(self.tags.first()).map_or(1, |tag| tag.source.0)
    }
}

/// Makes a termination from its seat.
type MakeTermination = fn(Seat) -> Termination;

/// Well-formed values of the tags, not yet checked against the rules.
struct RawTags {
    seats: Option<u16>,
    first: Option<u16>,
    hand_size: Option<u16>,
    minimum: Option<u16>,
    commands: Option<Vec<(String, Vec<u16>)>>,
    decks: Option<Vec<Vec<u16>>>,
    hands: Option<Vec<Vec<u16>>>,
    piles: Option<Vec<u16>>,
    result: Option<ResultTag>,
    termination: Option<(MakeTermination, u16)>,
}

impl RawTags {
    fn read(record: &Record) -> Result<RawTags, Fault> {
        Ok(RawTags {
            seats: read(record, "Seats", number)?,
            first: read(record, "First", number)?,
            hand_size: read(record, "Hand", number)?,
            minimum: read(record, "Minimum", number)?,
            commands: read(record, "Commands", command_lists)?,
            decks: read(record, "Deck", lists)?,
            hands: read(record, "Hands", lists)?,
            piles: read(record, "Piles", list)?,
            result: read(record, "Result", result)?,
            termination: read(record, "Termination", termination)?,
        })
    }

    fn interpret(self, record: &Record) -> Result<ParsedTags, Fault> {
        let fail = |name: &str, problem| Fault::of_text(record.line_of(name), Problem::Setup(problem));
        let missing = |name| fail(name, SetupProblem::Missing { name });
        let word = record.tag("Game").ok_or_else(|| missing("Game"))?;
        let game =
            GameName::from_word(word).ok_or_else(|| fail("Game", SetupProblem::UnknownGame { name: shorten(word) }))?;
        let commands = self.commands.map(known_commands).transpose().map_err(|problem| fail("Commands", problem))?;
        let setup = Setup {
            game,
            seats: self.seats.unwrap_or(game.seats().0.into()),
            first: Some(self.first.unwrap_or(1)),
            hand_size: self.hand_size,
            minimum: self.minimum,
            commands,
            decks: self.decks.ok_or_else(|| missing("Deck"))?,
            hands: self.hands,
            piles: self.piles,
        };
        let refused = |error: SetupError| fail(tag_of(error.part), SetupProblem::Refused(error));
        let seats = setup.rules().map_err(refused)?.seats();
        let seat =
            |number: u16| u8::try_from(number).ok().and_then(Seat::from_number).filter(|seat| seat.number() <= seats);
        let termination = self.termination.map(|(how, number)| {
            seat(number).map(how).ok_or_else(|| fail("Termination", SetupProblem::NoSuchSeat { number }))
        });
        Ok(ParsedTags {
            // A first seat that does not exist is rejected when the game is created.
            first: setup.first.and_then(seat).unwrap_or(Seat::FIRST),
            result: self.result,
            termination: termination.transpose()?,
            setup,
        })
    }
}

/// The tag that a part of a setup comes from.
pub const fn tag_of(part: Part) -> &'static str {
    match part {
        Part::Seats => "Seats",
        Part::First => "First",
        Part::Hand => "Hand",
        Part::Minimum => "Minimum",
        Part::Commands => "Commands",
        Part::Deck => "Deck",
        Part::Hands => "Hands",
        Part::Piles => "Piles",
    }
}

fn read<T>(record: &Record, name: &'static str, parse: fn(&str) -> Option<T>) -> Result<Option<T>, Fault> {
    let Some(tag) = record.find(name) else { return Ok(None) };
    let bad = || Fault::of_text(tag.source.0, SyntaxError::BadValue { name, value: shorten(&tag.value) });
    parse(tag.value.trim()).ok_or_else(bad).map(Some)
}

fn number(text: &str) -> Option<u16> {
    is_number(text).then(|| parse_number(text))
}

fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Option<Vec<u16>> {
    words.map(number).collect()
}

/// Numbers separated by spaces; `-` is an empty list.
fn list(text: &str) -> Option<Vec<u16>> {
    match text.trim() {
        "" => None,
        "-" => Some(Vec::new()),
        text => numbers(text.split_whitespace()),
    }
}

fn lists(text: &str) -> Option<Vec<Vec<u16>>> {
    text.split(';').map(list).collect()
}

fn command_lists(text: &str) -> Option<Vec<(String, Vec<u16>)>> {
    let one = |part: &str| {
        let mut words = part.split_whitespace();
        let word = words.next()?.to_owned();
        let words: Vec<&str> = words.collect();
        let cards = if words == ["-"] { Vec::new() } else { numbers(words.into_iter())? };
        Some((word, cards))
    };
    if text == "-" { Some(Vec::new()) } else { text.split(';').map(one).collect() }
}

fn known_commands(lists: Vec<(String, Vec<u16>)>) -> Result<Vec<(CardCommand, Vec<u16>)>, SetupProblem> {
    lists
        .into_iter()
        .map(|(word, numbers)| match CardCommand::from_word(&word) {
            Some(command) => Ok((command, numbers)),
            None => Err(SetupProblem::UnknownCommand { word: shorten(&word) }),
        })
        .collect()
}

fn result(text: &str) -> Option<ResultTag> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["open"] => ResultTag::Open,
        ["won"] => ResultTag::Over(Outcome::Won),
        ["lost", left] => ResultTag::Over(Outcome::Lost { left: u8::try_from(number(left)?).unwrap_or(u8::MAX) }),
        ["seat", "1"] => ResultTag::Over(Outcome::SeatWon(Seat::FIRST)),
        ["seat", "2"] => ResultTag::Over(Outcome::SeatWon(Seat::SECOND)),
        _ => return None,
    })
}

fn termination(text: &str) -> Option<(MakeTermination, u16)> {
    let (how, seat) = text.split_once(char::is_whitespace)?;
    let how: MakeTermination = match how {
        "resigned" => Termination::Resigned,
        "time" => Termination::Time,
        _ => return None,
    };
    Some((how, number(seat.trim())?))
}
