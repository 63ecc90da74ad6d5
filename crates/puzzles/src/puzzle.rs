//! A puzzle and its record.

use std::fmt;

use sha2::{Digest, Sha256};
use tenback_notation::{Fault, Mark, Record, Recorder, Tag, Word, replay};
use tenback_rules::{Card, Contest, Game, GameName, Lay, Seat, Setup};

use crate::exact::is_same_turn;
use crate::step::Step;
use crate::theme::Theme;
use crate::value::Value;

/// What is asked for, and what has been proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// All cards are known, and the solver plays every hand: play them all. The same cards must go on the same piles in
    /// the same order; only lays on different piles may be swapped.
    Line,
    /// The same, but only the first lay is the only one: the rest can be played in several ways.
    FirstLay,
    /// Alone, before the last cards are drawn: one turn wins with more of the possible draws than any other.
    Draw {
        /// The share of draws with which the solution wins.
        best: Value,
        /// The same of the next best turn.
        second: Value,
    },
    /// Face to Face with open hands: one turn wins at once or, if both draw piles are empty, against every answer.
    Duel,
}

impl Kind {
    /// The word for it in records and on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Line => "line",
            Kind::FirstLay => "first-lay",
            Kind::Draw { .. } => "draw",
            Kind::Duel => "duel",
        }
    }
}

/// A position with exactly one solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The position. The seat to move is the solver.
    pub setup: Setup,
    /// What is asked for.
    pub kind: Kind,
    /// The solution: a turn, or all steps to the win.
    pub solution: Vec<Step>,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// How many first lays look no worse than the right one but fail.
    pub tempting: u8,
    /// How difficult it is, on the scale of Glicko-2.
    pub rating: u16,
}

/// Why a record is not a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum NoPuzzle {
    /// The record is not valid.
    Record(Fault),
    /// A tag is missing or has no meaning.
    Tag(&'static str),
    /// The game is not running at the start.
    Over,
}

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPuzzle::Record(fault) => write!(f, "line {}: {:?}", fault.line, fault.problem),
            NoPuzzle::Tag(name) => write!(f, "the tag {name} is missing or wrong"),
            NoPuzzle::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for NoPuzzle {}

impl Puzzle {
    /// Its name: the start of a digest of the position, so that it stays the same in every collection.
    pub fn id(&self) -> String {
        /// How many bytes of the digest.
        const BYTES: usize = 4;
        let position = Recorder::new(&self.setup).record().to_string();
        Sha256::digest(position).iter().take(BYTES).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The game at the start.
    pub fn game(&self) -> Game {
        Game::new(&self.setup).expect("puzzles are made from valid games")
    }

    /// Which game it is about.
    pub const fn name(&self) -> GameName {
        self.setup.game
    }

    /// The seat whose hand the solver plays in a later position: against an opponent the first, otherwise the one to move.
    pub fn seat_in(game: &Game) -> Seat {
        let board = game.board();
        if board.rules().contest() == Contest::Opposed { Seat::FIRST } else { board.turn().seat() }
    }

    /// The puzzle as a record: the solution as its turns, everything else as tags.
    pub fn record(&self) -> Record {
        let mut recorder = Recorder::new(&self.setup);
        let mut game = self.game();
        for step in &self.solution {
            let events = step.play(&mut game).expect("a solution is legal");
            events.iter().for_each(|event| recorder.note(event));
        }
        let mut record = recorder.record();
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.word()).collect();
        let kind = match self.kind {
            Kind::Draw { best, second } => format!("draw {} {}", best.in_twelfths(), second.in_twelfths()),
            kind => kind.word().to_owned(),
        };
        for (name, value) in [
            ("Puzzle", kind),
            ("Themes", themes.join(" ")),
            ("Tempting", self.tempting.to_string()),
            ("Rating", self.rating.to_string()),
        ] {
            record.set_tag(Tag::new(name, &value).expect("words and numbers are valid values"));
        }
        record
    }

    /// Reads a puzzle back from its record.
    pub fn from_record(record: &Record) -> Result<Puzzle, NoPuzzle> {
        let setup = replay(record).map_err(NoPuzzle::Record)?.setup;
        let game = Game::new(&setup).ok().filter(|game| game.board().to_move().is_some()).ok_or(NoPuzzle::Over)?;
        let number = |name| record.tag(name).and_then(|value| value.parse::<u16>().ok()).ok_or(NoPuzzle::Tag(name));
        let themes: Option<Vec<Theme>> = record.tag("Themes").unwrap_or("").split(' ').map(Theme::from_word).collect();
        Ok(Puzzle {
            kind: record.tag("Puzzle").and_then(read_kind).ok_or(NoPuzzle::Tag("Puzzle"))?,
            solution: steps(game, record),
            themes: themes.ok_or(NoPuzzle::Tag("Themes"))?,
            tempting: number("Tempting")?.min(u16::from(u8::MAX)) as u8,
            rating: number("Rating")?,
            setup,
        })
    }
}

fn read_kind(text: &str) -> Option<Kind> {
    let mut words = text.split(' ');
    match words.next()? {
        "line" => Some(Kind::Line),
        "first-lay" => Some(Kind::FirstLay),
        "duel" => Some(Kind::Duel),
        "draw" => {
            let mut share = || Value::twelfths(words.next()?.parse().ok()?);
            Some(Kind::Draw { best: share()?, second: share()? })
        }
        _ => None,
    }
}

/// The steps of a valid record: its lays, and the ends of turns that do not end by themselves.
fn steps(mut game: Game, record: &Record) -> Vec<Step> {
    let mut steps = Vec::new();
    for line in record.turns() {
        let start = game.clone();
        for word in &line.words {
            let Word::Lay(written) = word else { continue };
            let Some(card) = u8::try_from(written.number).ok().and_then(Card::new) else { continue };
            let step = Step::Lay(Lay { card, pile: written.pile });
            step.play_unchecked(&mut game);
            steps.push(step);
        }
        if is_same_turn(&start, &game) && line.mark != Some(Mark::Open) {
            Step::EndTurn.play_unchecked(&mut game);
            steps.push(Step::EndTurn);
        }
    }
    steps
}
