//! The game that a challenge comes from: where it was played and who played it.

use std::fmt;
use std::str::FromStr;

use tenback_bots::Level;
use tenback_daily::Score;
use tenback_notation::Record;
use tenback_rules::{Contest as Aim, Event, Game, Seat, Setup};
use tenback_store::{FinishedGame, TableId};
use tenback_table::{Past, PersonId, players};

use crate::contest::Roster;
use crate::denial::Denial;
use crate::replay::without_commitment;

/// Where the cards of a challenge were first played. It is stored as the name of the challenge's only instance, which nobody
/// is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    /// The table.
    pub(super) table: TableId,
    /// The number of the game there.
    pub(super) number: u32,
    /// The bot of each seat that no person had.
    pub(super) bots: Vec<Option<Level>>,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bots: Vec<&str> = self.bots.iter().map(|bot| bot.map_or("-", Level::word)).collect();
        write!(f, "{}/{}/{}", self.table, self.number, bots.join(","))
    }
}

/// What is stored is not the source of a challenge.
#[derive(Debug)]
pub(crate) struct NoSource;

impl FromStr for Source {
    type Err = NoSource;

    fn from_str(text: &str) -> Result<Source, NoSource> {
        let mut parts = text.split('/');
        let (Some(table), Some(number), Some(bots), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NoSource);
        };
        let bot = |word: &str| if word == "-" { Ok(None) } else { Level::from_word(word).map(Some).ok_or(NoSource) };
        Ok(Source {
            table: TableId::new(table).ok_or(NoSource)?,
            number: number.parse().map_err(|_| NoSource)?,
            bots: bots.split(',').map(bot).collect::<Result<_, _>>()?,
        })
    }
}

impl Source {
    /// Who plays the challenge: bots of the same levels on the same seats, and people on the others.
    pub(super) fn roster(&self, setup: &Setup) -> Option<Roster> {
        let seats = Seat::all(u8::try_from(self.bots.len()).ok()?).zip(&self.bots);
        let bots = seats.filter_map(|(seat, bot)| Some((seat, (*bot)?))).collect();
        Some(Roster { rules: setup.rules().ok()?, bots })
    }
}

/// Whether somebody played a game.
pub(super) fn played(game: &FinishedGame, person: PersonId) -> bool {
    game.players.iter().any(|player| player.person == person)
}

/// What others need to play a finished game again.
pub(super) struct Original {
    pub(super) setup: Setup,
    pub(super) bots: Vec<Option<Level>>,
    /// The salt of its commitment, which only those know who may read it.
    pub(super) salt: String,
}

/// Reads a finished game; `None` if it is damaged.
fn read(game: &FinishedGame) -> Option<(Record, Past)> {
    let record = Record::parse(&game.record).ok()?;
    let past = Past::of(&without_commitment(&record)).ok()?;
    Some((record, past))
}

/// The deal of a finished game and who played it. Set-up positions are not dealt.
pub(super) fn original(game: &FinishedGame) -> Result<Original, Denial> {
    let damaged = || Denial::internal(format_args!("game {} is damaged", game.number));
    let (record, Past { rules, setup, events }) = read(game).ok_or_else(damaged)?;
    if setup.hands.is_some() || setup.piles.is_some() {
        return Err(Denial::NotInContest);
    }
    let words = players(&record, rules.seats());
    // A bot that stood in for somebody leaves the seat to a person.
    let bot = |(seat, word): (Seat, &String)| {
        let has_person = game.players.iter().any(|player| player.seat == Some(seat.number()));
        if has_person { None } else { Level::from_word(word) }
    };
    let bots: Vec<Option<Level>> = Seat::all(rules.seats()).zip(&words).map(bot).collect();
    let people = bots.iter().filter(|bot| bot.is_none()).count();
    if people == 0 {
        return Err(Denial::NotInContest);
    }
    // A team agrees on who goes first; nobody asks opponents, or somebody alone.
    let agreed = people > 1 && rules.contest() == Aim::Together;
    let first = events.iter().find_map(|event| match event {
        Event::Began { seat } => Some(u16::from(seat.number())),
        _ => None,
    });
    let setup = Setup { first: first.filter(|_| !agreed), ..setup };
    Ok(Original { setup, bots, salt: record.tag("Salt").unwrap_or_default().to_owned() })
}

/// The score of a finished game for the person on a seat; `None` if it is damaged.
pub(super) fn score(game: &FinishedGame, seat: Seat) -> Option<Score> {
    let (_, past) = read(game)?;
    let mut end = Game::new(&past.setup).ok()?;
    past.events.iter().for_each(|event| end.apply(event));
    Some(Score::of(end.board(), seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_read_as_it_was_written() {
        for text in ["k3v9x2aak3v9x2aa/1/-", "k3v9x2aak3v9x2aa/12/-,expert,-"] {
            let source: Source = text.parse().expect("a source");
            assert_eq!(source.to_string(), text);
        }
        for text in
            ["", "k3v9x2aak3v9x2aa/1", "k3v9x2aak3v9x2aa/one/-", "K/1/-", "k3v9x2aak3v9x2aa/1/chess", "k3v9x2aa/1/-/-"]
        {
            assert!(text.parse::<Source>().is_err(), "{text}");
        }
    }
}
